"""What each seat knows (PM-8.1 to PM-8.5). An onlooker has no marks: he knows what lies open."""

from mypy_extensions import i64

from spieluhr.core.bits import count, elements
from spieluhr.core.rules import CHANCE
from spieluhr.games.perfect_moment import moves
from spieluhr.games.perfect_moment.components import (
    ARMOR,
    CARDS_OF_ERA,
    CODES,
    ERAS,
    FACE,
    ITEMS,
    NO_CARD,
)
from spieluhr.games.perfect_moment.rules import verbs
from spieluhr.games.perfect_moment.rules.score import points, worth
from spieluhr.games.perfect_moment.schema import (
    Actor,
    FrameView,
    Lying,
    Options,
    Paradox,
    Scored,
    View,
)
from spieluhr.games.perfect_moment.state import (
    ACES_STEP,
    APART,
    BOTTOM_END,
    DISPLAYS,
    DOINGS,
    FRAGMENTS,
    HANDS,
    LAID,
    LIFTED,
    NOTHING,
    REASONS,
    SHOWN,
    STACK_CELLS,
    STEPS,
    THREES,
    TWOS,
    UNFIXED,
    State,
    deck_index,
    plan_of,
    seat_mark,
    shown_cards,
    step,
    user,
)


def mark_of(s: State, seat: int | None) -> i64:
    """The bit of a seat in the marks of hidden cards."""
    return 0 if seat is None else seat_mark(s, seat)


def known_in_hand(s: State, holder: i64, seat: int | None) -> i64:
    """The cards of a hand that the seat knows."""
    if seat is None:
        return 0
    if seat == holder:
        return s.cells[HANDS + holder]
    return s.cells[SHOWN + holder]


def known_entry(entry: i64, mark: i64) -> str | None:
    return CODES[entry >> 2] if entry != UNFIXED and entry & mark else None


def _open_cards(s: State) -> i64:
    """Everything that lies open or has been seen by all and left."""
    members = s.removed
    for seat in range(2):
        members |= s.cells[FRAGMENTS + seat] | s.cells[TWOS + seat] | s.cells[THREES + seat]
        for k in range(shown_cards(s, seat)):
            members |= i64(1) << (s.cells[DISPLAYS + 3 * seat + k] >> 1)
    if s.paradox != NO_CARD:
        members |= i64(1) << (s.paradox >> 1)
    for card in (s.card, s.plan):
        if card != NO_CARD:
            members |= i64(1) << card
    return members


def unseen(s: State, seat: int | None) -> i64:
    """The cards that the seat cannot place."""
    mark = mark_of(s, seat)
    members = s.all_cards & ~_open_cards(s)
    for holder in range(2):
        members &= ~known_in_hand(s, holder, seat)
        if seat == holder:
            members &= ~laid_cards(s, holder)
    for place in range(s.size):
        members &= ~_bit_if_known(s.cells[deck_index(s, place)], mark)
    for k in range(4):
        members &= ~_bit_if_known(s.cells[LIFTED + k], mark)
    for k in range(2):
        members &= ~_bit_if_known(s.cells[APART + k], mark)
    return members


def _bit_if_known(entry: i64, mark: i64) -> i64:
    return i64(1) << (entry >> 2) if entry != UNFIXED and entry & mark else 0


def laid_cards(s: State, seat: i64) -> i64:
    """What a seat has given a job in set-up and not laid open."""
    members: i64 = 0
    for k in range(3):
        laid = s.cells[LAID + 4 * seat + k]
        if laid != NOTHING:
            members |= i64(1) << (laid >> 1 if k < 2 else laid)
    return members


def codes(members: i64) -> list[str]:
    return [CODES[card] for card in elements(members)]


def eras(s: State) -> list[str]:
    return [era for k, era in enumerate(ERAS) if s.all_cards >> (CARDS_OF_ERA * k) & 1]


def _actor(s: State) -> Actor:
    actor = verbs.actor(s)
    if actor >= 0:
        return int(actor)
    return "chance" if actor == CHANCE else "over"


def _lying(side: i64) -> Lying:
    return Lying(CODES[side >> 1], [ITEMS[FACE[side]], ITEMS[FACE[side ^ 1]]])


def _display(s: State, seat: i64) -> list[Lying]:
    first = DISPLAYS + 3 * seat
    return [_lying(s.cells[first + k]) for k in range(shown_cards(s, seat))]


def _paradox(s: State) -> Paradox | None:
    if s.paradox == NO_CARD:
        return None
    card = CODES[s.paradox >> 1]
    return Paradox(card, ITEMS[FACE[s.paradox]]) if s.paradox_faced else Paradox(card)


def _hand(s: State, holder: i64, seat: int | None) -> list[str | None]:
    known = known_in_hand(s, holder, seat)
    shown: list[str | None] = []
    shown.extend(codes(known))
    return shown + [None] * int(count(s.cells[HANDS + holder] & ~known))


def _covered(s: State, holder: i64, seat: int | None) -> list[str | None]:
    """PM-8.5: choices of set-up, in words for who made them."""
    found: list[str | None] = []
    for k in range(3):
        laid = s.cells[LAID + 4 * holder + k]
        if laid == NOTHING:
            continue
        if seat != holder:
            found.append(None)
        elif k < 2:
            found.append(moves.TEXTS[(moves.OWN if k == 0 else moves.GIVE) + (laid ^ holder)])
        else:
            at = s.cells[LAID + 4 * holder + 3]
            found.append(moves.TEXTS[(moves.BOTTOM if at == BOTTOM_END else moves.TOP) + laid])
    return found


def _scored(s: State, seat: i64) -> list[Scored]:
    twos, threes = s.cells[TWOS + seat], s.cells[THREES + seat]
    return [Scored(CODES[card], 2 if twos >> card & 1 else 3) for card in elements(twos | threes)]


def _frame(s: State, k: i64, seat: int | None) -> FrameView:
    frame = s.cells[STACK_CELLS + k]
    what, holder, mark = frame >> 7, int(frame & 1), mark_of(s, seat)
    if k != s.depth - 1:
        item = ITEMS[s.armor_item] if what == ARMOR and s.armor_item >= 0 else None
        return FrameView(DOINGS[what], holder, STEPS[frame >> 1 & 63], item)
    drawn = sorted(s.cells[APART + n] for n in range(2) if s.cells[APART + n] != NOTHING)
    lifted = [s.cells[LIFTED + n] for n in range(4) if s.cells[LIFTED + n] != NOTHING]
    picked: list[str | None] = []
    if s.pick >= 0:
        picked.append(moves.PICKS[s.pick] if seat == holder else None)
    return FrameView(
        do=DOINGS[what],
        seat=holder,
        step=STEPS[frame >> 1 & 63],
        item=None,
        drawn=_known_first([known_entry(entry, mark) for entry in drawn]),
        cards=[known_entry(entry, mark) for entry in lifted],
        topped=s.topped,
        picked=picked,
        card=None if s.card == NO_CARD else CODES[s.card],
        plan=None if s.plan == NO_CARD else CODES[s.plan],
    )


def _known_first(cards: list[str | None]) -> list[str | None]:
    """Their order says nothing about those that are unknown."""
    known: list[str | None] = [card for card in cards if card is not None]
    return known + [None] * (len(cards) - len(known))


def _worth(s: State, seat: int | None) -> dict[str, int]:
    """What the seat's owner would get now."""
    if seat is None or s.turn == 0:
        return {}
    found: dict[str, int] = {}
    plan = plan_of(s, seat)
    if plan != NO_CARD:
        found["plan"] = int(worth(s, seat, plan))
    if s.paradox != NO_CARD:
        found["paradox"] = int(worth(s, seat, s.paradox >> 1))
    for card in elements(s.cells[FRAGMENTS] | s.cells[FRAGMENTS + 1]):
        found[CODES[card]] = int(worth(s, seat, card))
    if s.reason == 0 and step(s) == ACES_STEP and user(s) == seat:
        looked = s.cells[deck_index(s, 0)] >> 2
        found[CODES[looked]] = int(worth(s, seat, looked))
    for card in elements(known_in_hand(s, 1 - seat, seat)):
        found[CODES[card]] = int(worth(s, seat, card))
    return found


def view(s: State, seat: int | None) -> View:
    mark = mark_of(s, seat)
    known = 0 if seat is None else s.cells[SHOWN + seat]
    return View(
        seat=seat,
        options=Options(eras=eras(s), solo=s.solo),  # type: ignore[arg-type]
        turn=int(s.turn),
        player=int(s.player),
        actor=_actor(s),
        uses=int(s.uses),
        deck=[known_entry(s.cells[deck_index(s, place)], mark) for place in range(s.size)],
        unseen=codes(unseen(s, seat)),
        paradox=_paradox(s),
        displays=[_display(s, holder) for holder in range(2)],
        hands=[_hand(s, holder, seat) for holder in range(2)],
        known=codes(known),
        covered=[_covered(s, holder, seat) for holder in range(2)],
        fragments=[codes(s.cells[FRAGMENTS + holder]) for holder in range(2)],
        scored=[_scored(s, holder) for holder in range(2)],
        removed=codes(s.removed),
        points=[int(points(s, holder)) for holder in range(2)],
        quiet=int(s.turn - s.last),
        worth=_worth(s, seat),
        pending=[_frame(s, k, seat) for k in range(s.depth)],
        reason=REASONS[s.reason] if s.reason else None,  # type: ignore[arg-type]
    )
