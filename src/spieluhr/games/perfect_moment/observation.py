"""What a seat knows, in numbers: the view for those who learn from it."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core.bits import count
from spieluhr.core.rules import CHANCE, OVER
from spieluhr.core.sheet import Field, Layout, Sheet
from spieluhr.games.perfect_moment.components import (
    CARDS,
    CARDS_OF_ERA,
    ERAS,
    FACE,
    ITEMS,
    NO_CARD,
    QUIET_TURNS,
    USES,
)
from spieluhr.games.perfect_moment.moves import PICKS, PLAN_PICK
from spieluhr.games.perfect_moment.rules import verbs
from spieluhr.games.perfect_moment.rules.score import points, worth
from spieluhr.games.perfect_moment.state import (
    APART,
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
    TOP_END,
    TWOS,
    UNFIXED,
    State,
    deck_index,
    seat_mark,
    user,
)
from spieluhr.games.perfect_moment.view import known_in_hand, unseen

GAME_CARDS: Final = CARDS - CARDS_OF_ERA  # three eras of four
SIDES: Final = 2 * CARDS
PLACES: Final = 3  # of a display: the third one only while an item is carried out
FRAMES: Final = 4
ROOM_LIFTED: Final = 4
ROOM_APART: Final = 2
OWN_PICKS: Final = PLAN_PICK + 1
BOTH: Final = "by seat (I, the other one)"
INNERMOST: Final = "by procedure under way, the innermost first"

LAYOUT: Final = Layout(
    1,
    (
        Field("solo", (1,), 1, "alone: the other one is Echo"),
        Field("eras", (len(ERAS),), 1, f"those in the game, of: {', '.join(ERAS)}"),
        Field("seat", (1,), 1, "1: I am seat 1, who has the second turn"),
        Field("actor", (4,), 1, "who decides, one of: I, the other one, chance, nobody any more"),
        Field("my_turn", (1,), 1, "it is my turn (before the first one: I am seat 0)"),
        Field("turn", (2,), 255, "turns begun: units of 256, and the rest"),
        Field("quiet", (1,), QUIET_TURNS, "turns in a row in which nothing was scored"),
        Field("uses", (1,), USES, "items that may still be used in this turn"),
        Field("reason", (3,), 1, f"of the end, one of: {', '.join(REASONS[1:])}"),
        Field("points", (2,), 3 * GAME_CARDS, BOTH),
        Field("hand", (2, CARDS), 1, f"{BOTH}, cards of a hand that I know"),
        Field("shown", (CARDS,), 1, "cards of my hand that the other one knows"),
        Field("other_hidden", (1,), GAME_CARDS, "how many more cards the other one holds"),
        Field(
            "display",
            (2, PLACES, 2, len(ITEMS)),
            1,
            f"{BOTH} and place, the item that faces me and the one that faces the other one",
        ),
        Field("paradox", (CARDS,), 1, "which card it is"),
        Field("paradox_item", (len(ITEMS),), 1, "which item faces the deck"),
        Field("fragments", (2, CARDS), 1, f"{BOTH}, cards scored for 1"),
        Field("twos", (2, CARDS), 1, f"{BOTH}, cards scored for 2"),
        Field("threes", (2, CARDS), 1, f"{BOTH}, cards scored for 3"),
        Field("removed", (CARDS,), 1, "solo: cards out of the game"),
        Field("worth", (CARDS,), 3, "what each card would give me with my display now"),
        Field("deck_size", (1,), GAME_CARDS, "how many cards lie in the deck"),
        Field("deck", (GAME_CARDS, CARDS), 1, "by place from the top, which card if I know it"),
        Field("unseen", (CARDS,), 1, "cards that I cannot place"),
        Field("laid_own", (SIDES,), 1, "set-up: my card for my display, 2 * card + item to me"),
        Field("laid_give", (SIDES,), 1, "set-up: my card for the other display, likewise"),
        Field("laid_deck", (CARDS,), 1, "set-up: my card for the deck"),
        Field("laid_on_top", (1,), 1, "set-up: it goes on top"),
        Field("other_laid", (1,), 3, "set-up: how many covered choices the other one has made"),
        Field("whose", (FRAMES, 2), 1, f"{INNERMOST}, one of: mine, the other's"),
        Field("doing", (FRAMES, len(DOINGS)), 1, f"{INNERMOST}, one of: {', '.join(DOINGS)}"),
        Field("step", (FRAMES, len(STEPS)), 1, f"{INNERMOST}, one of: {', '.join(STEPS)}"),
        Field("armor", (len(ITEMS),), 1, "the item that armor carries out once more"),
        Field("apart", (CARDS,), 1, "cards kept apart from the plan that I know"),
        Field("apart_hidden", (1,), ROOM_APART, "how many more are kept apart"),
        Field("lifted_size", (1,), ROOM_LIFTED, "how many cards are lifted from the deck"),
        Field("lifted", (ROOM_LIFTED, CARDS), 1, "in order, which card if I know it"),
        Field("topped", (1,), 1, "gun: a card has been put back, so no more are discarded"),
        Field("my_pick", (OWN_PICKS,), 1, f"ring, one of: {', '.join(PICKS[:OWN_PICKS])}"),
        Field("other_picked", (1,), 1, "ring: the other one has made a covered pick"),
        Field("card", (CARDS,), 1, "the card that waits for its direction"),
        Field("echo_plan", (CARDS,), 1, "solo: Echo's open plan"),
    ),
)


def observe(s: State, seat: i64, sheet: Sheet) -> None:
    _write_question(s, seat, sheet)
    _write_hands(s, seat, sheet)
    _write_displays(s, seat, sheet)
    _write_scored(s, seat, sheet)
    _write_deck(s, seat, sheet)
    _write_laid(s, seat, sheet)
    _write_stack(s, seat, sheet)
    _write_held(s, seat, sheet)


def _write_question(s: State, seat: i64, sheet: Sheet) -> None:
    """The game, who decides, and how far it has come."""
    sheet.flag(s.solo)
    for era in range(len(ERAS)):
        sheet.flag((s.all_cards >> (CARDS_OF_ERA * era)) & 1 != 0)
    sheet.flag(seat == 1)
    actor = verbs.actor(s)
    sheet.one_of(2 if actor == CHANCE else 3 if actor == OVER else i64(actor != seat), 4)
    sheet.flag(s.player == seat)
    sheet.large(s.turn)
    sheet.number(s.turn - s.last)
    sheet.number(s.uses)
    sheet.one_of(s.reason - 1, len(REASONS) - 1)
    sheet.number(points(s, seat))
    sheet.number(points(s, 1 - seat))


def _write_hands(s: State, seat: i64, sheet: Sheet) -> None:
    known = known_in_hand(s, 1 - seat, int(seat))
    sheet.members(s.cells[HANDS + seat], CARDS)
    sheet.members(known, CARDS)
    sheet.members(s.cells[SHOWN + seat], CARDS)
    sheet.number(count(s.cells[HANDS + 1 - seat] & ~known))


def _write_displays(s: State, seat: i64, sheet: Sheet) -> None:
    """What lies open, by the items: two of them are one card."""
    for holder in (seat, 1 - seat):
        for place in range(PLACES):
            side = s.cells[DISPLAYS + PLACES * holder + place]
            if side == NOTHING:
                sheet.skip(2 * len(ITEMS))
            else:
                sheet.one_of(FACE[side ^ seat], len(ITEMS))
                sheet.one_of(FACE[side ^ 1 ^ seat], len(ITEMS))
    is_there = s.paradox != NO_CARD
    sheet.one_of(s.paradox >> 1 if is_there else NO_CARD, CARDS)
    sheet.one_of(FACE[s.paradox] if is_there and s.paradox_faced else -1, len(ITEMS))


def _write_scored(s: State, seat: i64, sheet: Sheet) -> None:
    for first in (FRAGMENTS, TWOS, THREES):
        sheet.members(s.cells[first + seat], CARDS)
        sheet.members(s.cells[first + 1 - seat], CARDS)
    sheet.members(s.removed, CARDS)
    for card in range(CARDS):
        sheet.number(worth(s, seat, card))


def _write_deck(s: State, seat: i64, sheet: Sheet) -> None:
    mark = seat_mark(s, seat)
    sheet.number(s.size)
    for place in range(s.size):
        sheet.one_of(_card_if_known(s.cells[deck_index(s, place)], mark), CARDS)
    sheet.skip((GAME_CARDS - s.size) * CARDS)
    sheet.members(unseen(s, int(seat)), CARDS)


def _card_if_known(entry: i64, mark: i64) -> i64:
    """The card of an entry with the seat's mark, else NO_CARD."""
    if entry == UNFIXED or entry & mark == 0:
        return NO_CARD
    return entry >> 2


def _write_laid(s: State, seat: i64, sheet: Sheet) -> None:
    """PM-8.5: covered choices of set-up; of the other one's only that they are made."""
    mine = LAID + 4 * seat
    for k in range(2):
        side = s.cells[mine + k]
        sheet.one_of(side if side == NOTHING else side ^ seat, SIDES)
    sheet.one_of(s.cells[mine + 2], CARDS)
    sheet.flag(s.cells[mine + 3] == TOP_END)
    made: i64 = 0
    for k in range(3):
        if s.cells[LAID + 4 * (1 - seat) + k] != NOTHING:
            made += 1
    sheet.number(made)


def _write_stack(s: State, seat: i64, sheet: Sheet) -> None:
    """The procedures under way; frames are (doing * 64 + step) * 2 + seat."""
    top = STACK_CELLS + s.depth - 1
    free = FRAMES - s.depth
    for k in range(s.depth):
        sheet.one_of(i64(s.cells[top - k] & 1 != seat), 2)
    sheet.skip(free * 2)
    for k in range(s.depth):
        sheet.one_of(s.cells[top - k] >> 7, len(DOINGS))
    sheet.skip(free * len(DOINGS))
    for k in range(s.depth):
        sheet.one_of(s.cells[top - k] >> 1 & 63, len(STEPS))
    sheet.skip(free * len(STEPS))


def _write_held(s: State, seat: i64, sheet: Sheet) -> None:
    """What the procedures themselves hold."""
    sheet.one_of(s.armor_item, len(ITEMS))
    _write_apart(s, seat, sheet)
    _write_lifted(s, seat, sheet)
    sheet.flag(s.topped)
    is_mine = user(s) == seat
    sheet.one_of(s.pick if is_mine else -1, OWN_PICKS)
    sheet.flag(s.pick >= 0 and not is_mine)
    sheet.one_of(s.card, CARDS)
    sheet.one_of(s.plan, CARDS)


def _write_apart(s: State, seat: i64, sheet: Sheet) -> None:
    """A set: their order says nothing."""
    known: i64 = 0
    hidden: i64 = 0
    for k in range(ROOM_APART):
        entry = s.cells[APART + k]
        card = _card_if_known(entry, seat_mark(s, seat))
        if card != NO_CARD:
            known |= i64(1) << card
        elif entry != NOTHING:
            hidden += 1
    sheet.members(known, CARDS)
    sheet.number(hidden)


def _write_lifted(s: State, seat: i64, sheet: Sheet) -> None:
    lifted: i64 = 0
    for k in range(ROOM_LIFTED):
        if s.cells[LIFTED + k] != NOTHING:
            lifted += 1
    sheet.number(lifted)
    for k in range(ROOM_LIFTED):
        sheet.one_of(_card_if_known(s.cells[LIFTED + k], seat_mark(s, seat)), CARDS)
