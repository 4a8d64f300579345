"""What each seat knows (section 5 of the specification)."""

from mypy_extensions import i64

from spieluhr.core.bits import count, elements
from spieluhr.core.rules import actor_word
from spieluhr.games.antinomy.components import (
    CODES,
    COLOURS,
    LEVELS,
    NO_CARD,
    ROW,
    SOLO_GOAL,
    SUPPLY,
)
from spieluhr.games.antinomy.knowledge.preview import previews
from spieluhr.games.antinomy.knowledge.schema import View
from spieluhr.games.antinomy.options import Options
from spieluhr.games.antinomy.rules import moves
from spieluhr.games.antinomy.rules.play import Play
from spieluhr.games.antinomy.rules.state import (
    CRYSTALS,
    NO_SWAP,
    NOWHERE,
    PHASES,
    WANDS,
    State,
    hand_set,
    seats,
)


def codes(members: i64) -> list[str]:
    """A set of cards in the words of the notation."""
    return [CODES[card] for card in elements(members)]


def code(card: i64) -> str | None:
    """As views and notation write a card; None where there is none."""
    return None if card == NO_CARD else CODES[card]


def options(s: State) -> Options:
    """As they would have to be chosen for this table."""
    if s.level == 0:
        return Options()
    return Options(solo=LEVELS[s.level - 1], shrine=s.shrine_variant)


def supply(s: State) -> int:
    """Crystals that nobody has; alone, the stones that count turns are crystals, too."""
    left: int = SUPPLY - s.stones
    for seat in range(seats(s)):
        left -= s.cells[CRYSTALS + seat]
    return max(0, left)


def wand_places(s: State) -> list[int | None]:
    """By seat, counted along the timeline; None for a wand that is not set yet."""
    places = [int(s.cells[WANDS + seat]) for seat in range(seats(s))]
    return [None if place == NOWHERE else place for place in places]


def hidden_in_hand(s: State, holder: i64, seat: int | None) -> i64:
    """The cards of a hand that the seat has not seen."""
    if seat is not None and i64(seat) == holder:
        return 0
    return hand_set(s, holder) & ~s.seen


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


class Sight(Play):
    """Adds what a seat sees."""

    __slots__ = ()

    def view(self, s: State, seat: int | None) -> View:
        solo = s.level != 0
        return View(
            seat=seat,
            options=options(s),
            turn=int(s.turn),
            actor=actor_word(self.actor(s)),
            phase=PHASES[s.phase],
            timeline=[code(s.cells[place]) for place in range(ROW)],
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
            previews=previews(s, seat),
        )
