"""What each seat knows (PM-8.1 to PM-8.5). A spectator has no marks and knows what lies open."""

from mypy_extensions import i64

from spieluhr.core.bits import count, elements
from spieluhr.core.rules import actor_word
from spieluhr.games.perfect_moment.components import (
    ARMOR,
    CARDS_OF_ERA,
    CODES,
    ERAS,
    FACE,
    ITEMS,
    NO_CARD,
    NO_ITEM,
    Era,
    side_card,
)
from spieluhr.games.perfect_moment.knowledge.schema import (
    FrameView,
    Lying,
    Paradox,
    Reason,
    Scored,
    View,
)
from spieluhr.games.perfect_moment.options import Options
from spieluhr.games.perfect_moment.rules.moves import PICKS
from spieluhr.games.perfect_moment.rules.places import (
    apart_entries,
    deck_entry,
    display_cell,
    display_set,
    entry_card,
    entry_marks,
    laid_cell,
    lifted_entries,
    plan_of,
    seat_mark,
    shown_cards,
)
from spieluhr.games.perfect_moment.rules.play import Play
from spieluhr.games.perfect_moment.rules.score import points, worth
from spieluhr.games.perfect_moment.rules.state import (
    ACES_STEP,
    APART,
    APART_ROOM,
    FRAGMENTS,
    FRAMES,
    HANDS,
    LAID_CARD,
    LIFTED,
    NOTHING,
    PROCEDURES,
    REASONS,
    RUNNING,
    SEATS,
    SHOWN,
    STEPS,
    THREES,
    TWOS,
    UNFIXED,
    State,
    frame_procedure,
    frame_step,
    frame_user,
    step,
    user,
)
from spieluhr.games.perfect_moment.rules.tell import laid_words


def mark_of(s: State, seat: int | None) -> i64:
    """The bit of a seat in the marks of hidden cards."""
    return i64(0) if seat is None else seat_mark(s, seat)


def known_in_hand(s: State, holder: i64, seat: int | None) -> i64:
    """The cards of a hand that the seat knows."""
    if seat is None:
        return 0
    if i64(seat) == holder:
        return s.cells[HANDS + holder]
    return s.cells[SHOWN + holder]


def card_if_known(entry: i64, mark: i64) -> i64:
    """The card of an entry with the seat's mark, else NO_CARD."""
    return entry_card(entry) if entry != UNFIXED and entry_marks(entry) & mark else i64(NO_CARD)


def _code_if_known(entry: i64, mark: i64) -> str | None:
    card = card_if_known(entry, mark)
    return None if card == NO_CARD else CODES[card]


def _open_cards(s: State) -> i64:
    """Everything that lies open or has been seen by all and left."""
    members = s.removed
    for seat in range(i64(SEATS)):
        members |= s.cells[FRAGMENTS + seat] | s.cells[TWOS + seat] | s.cells[THREES + seat]
        members |= display_set(s, seat)
    if s.paradox != NO_CARD:
        members |= i64(1) << side_card(s.paradox)
    if s.unfaced != NO_CARD:
        members |= i64(1) << s.unfaced
    if s.echo_plan != NO_CARD:
        members |= i64(1) << s.echo_plan
    return members


def unseen(s: State, seat: int | None) -> i64:
    """The cards that the seat cannot place."""
    mark = mark_of(s, seat)
    members = s.all_cards & ~_open_cards(s)
    for holder in range(i64(SEATS)):
        members &= ~known_in_hand(s, holder, seat)
        if seat is not None and i64(seat) == holder:
            members &= ~laid_cards(s, holder)
    for place in range(s.size):
        members &= ~_set_if_known(deck_entry(s, place), mark)
    for k in range(LIFTED, i64(APART + APART_ROOM)):  # lifted cards, then those kept apart
        members &= ~_set_if_known(s.cells[k], mark)
    return members


def _set_if_known(entry: i64, mark: i64) -> i64:
    card = card_if_known(entry, mark)
    return i64(0) if card == NO_CARD else i64(1) << card


def hidden_entries(s: State) -> list[int]:
    """The deck from the top, lifted cards, cards kept apart."""
    deck: list[int] = [deck_entry(s, place) for place in range(s.size)]
    return deck + lifted_entries(s) + apart_entries(s)


def laid_cards(s: State, seat: i64) -> i64:
    """What a seat has given a job in set-up and not laid open."""
    members: i64 = 0
    for job in range(i64(LAID_CARD + 1)):
        laid = s.cells[laid_cell(seat, job)]
        if laid != NOTHING:
            members |= i64(1) << (laid if job == LAID_CARD else side_card(laid))
    return members


def codes(members: i64) -> list[str]:
    """Of a set of cards, in rising order."""
    return [CODES[card] for card in elements(members)]


def eras(s: State) -> list[Era]:
    """Those whose cards are in this game."""
    return [era for k, era in enumerate(ERAS) if s.all_cards >> (CARDS_OF_ERA * k) & 1]


def lying(side: i64) -> Lying:
    """A card as it lies: first the item that faces seat 0, then the other one."""
    return Lying(CODES[side_card(side)], [ITEMS[FACE[side]], ITEMS[FACE[side ^ 1]]])


def display(s: State, seat: i64) -> list[Lying]:
    """From left to right."""
    return [lying(s.cells[display_cell(seat, k)]) for k in range(shown_cards(s, seat))]


def paradox(s: State) -> Paradox | None:
    """None while there is none; without an item until its direction is chosen."""
    if s.paradox == NO_CARD:
        return None
    card = CODES[side_card(s.paradox)]
    return Paradox(card, ITEMS[FACE[s.paradox]]) if s.paradox_faced else Paradox(card)


def scored(s: State, seat: i64) -> list[Scored]:
    """Cards worth 2 or 3, in the order of cards."""
    twos, threes = s.cells[TWOS + seat], s.cells[THREES + seat]
    return [Scored(CODES[card], 2 if twos >> card & 1 else 3) for card in elements(twos | threes)]


def reason(s: State) -> Reason | None:
    """Why the game is over; None while it goes on."""
    return None if s.reason == RUNNING else REASONS[s.reason]  # type: ignore[return-value]


def _hand(s: State, holder: i64, seat: int | None) -> list[str | None]:
    known = known_in_hand(s, holder, seat)
    shown: list[str | None] = []
    shown.extend(codes(known))
    return shown + [None] * int(count(s.cells[HANDS + holder] & ~known))


def _covered(s: State, holder: i64, seat: int | None) -> list[str | None]:
    """PM-8.5: choices of set-up, in words for who made them."""
    covered: list[str | None] = []
    for job in range(LAID_CARD + 1):
        if s.cells[laid_cell(holder, job)] != NOTHING:
            covered.append(laid_words(s, holder, job) if seat == holder else None)
    return covered


def _frame(s: State, k: i64, seat: int | None) -> FrameView:
    frame = s.cells[FRAMES + k]
    procedure, holder = frame_procedure(frame), int(frame_user(frame))
    word, at_step = PROCEDURES[procedure], STEPS[frame_step(frame)]
    if k != s.depth - 1:
        is_chosen = procedure == ARMOR and s.armor_item != NO_ITEM
        return FrameView(word, holder, at_step, ITEMS[s.armor_item] if is_chosen else None)
    mark = mark_of(s, seat)
    picked: list[str | None] = []
    if s.ring_pick != NOTHING:
        picked.append(PICKS[s.ring_pick] if seat == holder else None)
    return FrameView(
        do=word,
        seat=holder,
        step=at_step,
        item=None,
        drawn=_known_first([_code_if_known(entry, mark) for entry in sorted(apart_entries(s))]),
        cards=[_code_if_known(entry, mark) for entry in lifted_entries(s)],
        topped=s.topped,
        picked=picked,
        card=None if s.unfaced == NO_CARD else CODES[s.unfaced],
        plan=None if s.echo_plan == NO_CARD else CODES[s.echo_plan],
    )


def _known_first(cards: list[str | None]) -> list[str | None]:
    """Their order says nothing about those that are unknown."""
    known: list[str | None] = [card for card in cards if card is not None]
    return known + [None] * (len(cards) - len(known))


def _worth(s: State, seat: int | None) -> dict[str, int]:
    """What the seat's owner would get now."""
    if seat is None or s.turn == 0:
        return {}
    values: dict[str, int] = {}
    plan = plan_of(s, seat)
    if plan != NO_CARD:
        values["plan"] = int(worth(s, seat, plan))
    if s.paradox != NO_CARD:
        values["paradox"] = int(worth(s, seat, side_card(s.paradox)))
    cards = elements(s.cells[FRAGMENTS] | s.cells[FRAGMENTS + 1])
    if s.reason == RUNNING and step(s) == ACES_STEP and user(s) == seat:
        cards.append(entry_card(deck_entry(s, 0)))
    for card in cards + elements(known_in_hand(s, 1 - seat, seat)):
        values[CODES[card]] = int(worth(s, seat, card))
    return values


class Sight(Play):
    """What lies before a seat."""

    __slots__ = ()

    def view(self, s: State, seat: int | None) -> View:
        mark = mark_of(s, seat)
        return View(
            seat=seat,
            options=Options(eras=eras(s), solo=s.solo),
            turn=int(s.turn),
            player=int(s.player),
            actor=actor_word(self.actor(s)),
            uses=int(s.uses),
            deck=[_code_if_known(deck_entry(s, place), mark) for place in range(s.size)],
            unseen=codes(unseen(s, seat)),
            paradox=paradox(s),
            displays=[display(s, holder) for holder in range(SEATS)],
            hands=[_hand(s, holder, seat) for holder in range(SEATS)],
            known=[] if seat is None else codes(s.cells[SHOWN + seat]),
            covered=[_covered(s, holder, seat) for holder in range(SEATS)],
            fragments=[codes(s.cells[FRAGMENTS + holder]) for holder in range(SEATS)],
            scored=[scored(s, holder) for holder in range(SEATS)],
            removed=codes(s.removed),
            points=[int(points(s, holder)) for holder in range(SEATS)],
            quiet=int(s.turn - s.last),
            worth=_worth(s, seat),
            pending=[_frame(s, k, seat) for k in range(s.depth)],
            reason=reason(s),
        )
