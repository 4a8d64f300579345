"""What each seat knows, and worlds that agree with it (section 5 of the specification)."""

from itertools import combinations

from mypy_extensions import i64

from spieluhr.core.bits import count, elements
from spieluhr.core.dice import Dice
from spieluhr.core.rules import CHANCE
from spieluhr.games.antinomy import moves
from spieluhr.games.antinomy.components import (
    CARD_SET,
    CODES,
    COLOURS,
    HAND,
    LEVELS,
    NO_CARD,
    RELIC_SET,
    RELICS,
    SOLO_GOAL,
    SUPPLY,
)
from spieluhr.games.antinomy.rules import steps, verbs
from spieluhr.games.antinomy.schema import Actor, Options, View
from spieluhr.games.antinomy.state import (
    CRYSTALS,
    DEAL,
    NO_SWAP,
    NOWHERE,
    PARADOX,
    PHASES,
    WANDS,
    State,
    copy,
    hand_set,
    seats,
    set_hand,
)


def codes(members: i64) -> list[str]:
    """A set of cards in the words of the notation."""
    return [CODES[card] for card in elements(members)]


def code(card: i64) -> str | None:
    return None if card == NO_CARD else CODES[card]


def options(s: State) -> Options:
    if s.level == 0:
        return Options()
    return Options(solo=LEVELS[s.level - 1], shrine=s.shrine_variant)


def actor_word(s: State) -> Actor:
    actor = verbs.actor(s)
    if actor >= 0:
        return int(actor)
    return "chance" if actor == CHANCE else "over"


def supply(s: State) -> int:
    given = sum(int(s.cells[CRYSTALS + seat]) for seat in range(seats(s)))
    return max(0, SUPPLY - given - int(s.stones))


def wand_places(s: State) -> list[int | None]:
    places = [int(s.cells[WANDS + seat]) for seat in range(seats(s))]
    return [None if place == NOWHERE else place for place in places]


def hidden_in_hand(s: State, holder: i64, seat: int | None) -> i64:
    """The cards of a hand that the seat has not seen."""
    return 0 if seat == holder else hand_set(s, holder) & ~s.seen


def unseen(s: State, seat: int | None) -> i64:
    """The cards that the seat cannot place."""
    members = s.pile
    if s.codex != NO_CARD:
        members |= i64(1) << s.codex
    for holder in range(seats(s)):
        members |= hidden_in_hand(s, holder, seat)
    return members


def _hand_view(s: State, holder: i64, seat: int | None) -> list[str | None]:
    hidden = hidden_in_hand(s, holder, seat)
    shown: list[str | None] = []
    shown.extend(codes(hand_set(s, holder) & ~hidden))
    return shown + [None] * int(count(hidden))


def view(s: State, seat: int | None) -> View:
    solo = s.level != 0
    return View(
        seat=seat,
        options=options(s),
        turn=int(s.turn),
        actor=actor_word(s),
        phase=PHASES[s.phase],
        timeline=[code(s.cells[place]) for place in range(9)],
        hands=[_hand_view(s, holder, seat) for holder in range(seats(s))],
        colour=COLOURS[s.colour] if s.colour >= 0 else None,
        wands=wand_places(s),
        crystals=[int(s.cells[CRYSTALS + holder]) for holder in range(seats(s))],
        goal=SOLO_GOAL[s.level],
        supply=supply(s),
        swap=None if s.swap == NO_SWAP else moves.SPANS[s.swap],
        revealed=[] if s.revealed == NO_CARD else [CODES[s.revealed]],
        unseen=codes(unseen(s, seat)),
        pile=int(count(s.pile)) if solo else None,
        drawn=code(s.drawn),
        stones=int(s.stones) if solo else None,
        shrine=codes(s.shrine),
        removed=codes(s.removed),
    )


def told(s: State, m: int, seat: int | None) -> str:
    """The move's text as the seat learns it: dealt hands and the codex are covered."""
    if s.phase != DEAL:
        return moves.text(m)
    dealt = RELICS - count(s.pile & RELIC_SET)
    in_hands = HAND * seats(s)
    if dealt >= in_hands + 9:
        return "deal ?"
    if dealt < in_hands and dealt // HAND != (-1 if seat is None else seat):
        return "deal ?"
    return moves.text(m)


def resample(s: State, seat: int | None, dice: Dice) -> State:
    """Deal what the seat has not seen anew: hands and codex are relics, the rest is the pile."""
    world = copy(s)
    hidden = unseen(s, seat)
    relics = elements(hidden & RELIC_SET)
    dice.shuffle(relics)
    for holder in range(seats(s)):
        covered = hidden_in_hand(s, holder, seat)
        if not covered:
            continue
        new = _asked_hand(s, relics, dice) if _is_asked(s) else relics[: int(count(covered))]
        relics = [card for card in relics if card not in new]
        set_hand(world, holder, elements(hand_set(s, holder) & ~covered) + new)
    if s.codex != NO_CARD:
        world.codex = relics.pop()
    pile: i64 = hidden & CARD_SET & ~RELIC_SET
    for card in relics:
        pile |= i64(1) << i64(card)
    world.pile = pile
    return world


def _is_asked(s: State) -> bool:
    """AN-4.5: in solo the question itself tells an onlooker that a paradox can be formed."""
    return s.level != 0 and s.phase == PARADOX


def _asked_hand(s: State, relics: list[int], dice: Dice) -> list[int]:
    """Cards for the solo hand with which the question is asked, all such hands equally likely."""
    known = elements(hand_set(s, 0) & s.seen)
    trial = copy(s)
    fitting: list[list[int]] = []
    for new in combinations(sorted(relics), HAND - len(known)):
        set_hand(trial, 0, known + list(new))
        if steps.makes_paradox(trial):
            fitting.append(list(new))
    return fitting[dice.below(len(fitting))]
