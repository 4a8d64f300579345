"""What a seat knows, in numbers: the view for those who learn from it."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core.bits import count
from spieluhr.core.rules import CHANCE, OVER
from spieluhr.core.sheet import Field, Layout, Sheet
from spieluhr.games.perfect_moment.components import (
    CARDS,
    CARDS_OF_ERA,
    CODES,
    ERAS,
    FACE,
    ITEMS,
    NO_CARD,
    QUIET_TURNS,
    USES,
    side_card,
)
from spieluhr.games.perfect_moment.knowledge.view import card_if_known, known_in_hand, unseen
from spieluhr.games.perfect_moment.knowledge.worlds import Worlds
from spieluhr.games.perfect_moment.rules.moves import OWN_PICKS, PICKS
from spieluhr.games.perfect_moment.rules.places import (
    apart_entries,
    deck_entry,
    display_cell,
    face_towards,
    laid_cell,
    lifted_entries,
    seat_mark,
)
from spieluhr.games.perfect_moment.rules.score import points, worth
from spieluhr.games.perfect_moment.rules.state import (
    APART_ROOM,
    DISPLAY_ROOM,
    FRAGMENTS,
    FRAMES,
    HANDS,
    LAID_CARD,
    LAID_END,
    LAID_GIVEN,
    LIFTED,
    LIFTED_ROOM,
    NOTHING,
    PROCEDURES,
    REASONS,
    SEATS,
    SHOWN,
    STACK_ROOM,
    STEPS,
    THREES,
    TOP_END,
    State,
    frame_procedure,
    frame_step,
    frame_user,
    user,
)

GAME_CARDS: Final = CARDS - CARDS_OF_ERA  # three eras of four
SIDES: Final = 2 * CARDS
BOTH: Final = "by seat (I, the other one)"
WHOSE: Final = ("I", "the other one")
ACTORS: Final = (*WHOSE, "chance", "nobody")
TOWARDS: Final = ("to me", "to the other one")
LARGE: Final = (("of 256", "rest"),)
SIDE_CODES: Final = tuple(f"{CODES[side // 2]} {ITEMS[FACE[side]]}" for side in range(SIDES))
INNERMOST: Final = "by procedure under way, the innermost first"

LAYOUT: Final[Layout] = Layout(
    1,
    (
        Field("solo", (1,), 1, "alone: the other one is Echo"),
        Field("eras", (len(ERAS),), 1, f"those in the game, of: {', '.join(ERAS)}", (ERAS,)),
        Field("seat", (1,), 1, "1: I am seat 1, who has the second turn"),
        Field(
            "actor",
            (4,),
            1,
            "who decides, one of: I, the other one, chance, nobody any more",
            (ACTORS,),
        ),
        Field("my_turn", (1,), 1, "it is my turn (before the first one: I am seat 0)"),
        Field("turn", (2,), 255, "turns begun: units of 256, and the rest", LARGE),
        Field("quiet", (1,), QUIET_TURNS, "turns in a row in which nothing was scored"),
        Field("uses", (1,), USES, "items that may still be used in this turn"),
        Field("reason", (3,), 1, f"of the end, one of: {', '.join(REASONS[1:])}", (REASONS[1:],)),
        Field("points", (2,), 3 * GAME_CARDS, BOTH, (WHOSE,)),
        Field("hand", (2, CARDS), 1, f"{BOTH}, cards of a hand that I know", (WHOSE, CODES)),
        Field("shown", (CARDS,), 1, "cards of my hand that the other one knows", (CODES,)),
        Field("other_hidden", (1,), GAME_CARDS, "how many more cards the other one holds"),
        Field(
            "display",
            (2, DISPLAY_ROOM, 2, len(ITEMS)),
            1,
            f"{BOTH} and place, the item that faces me and the one that faces the other one",
            (WHOSE, (), TOWARDS, ITEMS),
        ),
        Field("paradox", (CARDS,), 1, "which card it is", (CODES,)),
        Field("paradox_item", (len(ITEMS),), 1, "which item faces the deck", (ITEMS,)),
        Field("fragments", (2, CARDS), 1, f"{BOTH}, cards scored for 1", (WHOSE, CODES)),
        Field("twos", (2, CARDS), 1, f"{BOTH}, cards scored for 2", (WHOSE, CODES)),
        Field("threes", (2, CARDS), 1, f"{BOTH}, cards scored for 3", (WHOSE, CODES)),
        Field("removed", (CARDS,), 1, "solo: cards out of the game", (CODES,)),
        Field("worth", (CARDS,), 3, "what each card would give me with my display now", (CODES,)),
        Field("deck_size", (1,), GAME_CARDS, "how many cards lie in the deck"),
        Field(
            "deck",
            (GAME_CARDS, CARDS),
            1,
            "by place from the top, which card if I know it",
            ((), CODES),
        ),
        Field("unseen", (CARDS,), 1, "cards that I cannot place", (CODES,)),
        Field(
            "laid_own",
            (SIDES,),
            1,
            "set-up: my card for my display, 2 * card + item to me",
            (SIDE_CODES,),
        ),
        Field(
            "laid_give",
            (SIDES,),
            1,
            "set-up: my card for the other display, likewise",
            (SIDE_CODES,),
        ),
        Field("laid_deck", (CARDS,), 1, "set-up: my card for the deck", (CODES,)),
        Field("laid_on_top", (1,), 1, "set-up: it goes on top"),
        Field("other_laid", (1,), 3, "set-up: how many covered choices the other one has made"),
        Field("whose", (STACK_ROOM, 2), 1, f"{INNERMOST}, one of: mine, the other's", ((), WHOSE)),
        Field(
            "doing",
            (STACK_ROOM, len(PROCEDURES)),
            1,
            f"{INNERMOST}, one of: {', '.join(PROCEDURES)}",
            ((), PROCEDURES),
        ),
        Field(
            "step",
            (STACK_ROOM, len(STEPS)),
            1,
            f"{INNERMOST}, one of: {', '.join(STEPS)}",
            ((), STEPS),
        ),
        Field("armor", (len(ITEMS),), 1, "the item that armor carries out once more", (ITEMS,)),
        Field("apart", (CARDS,), 1, "cards kept apart from the plan that I know", (CODES,)),
        Field("apart_hidden", (1,), APART_ROOM, "how many more are kept apart"),
        Field("lifted_size", (1,), LIFTED_ROOM, "how many cards are lifted from the deck"),
        Field("lifted", (LIFTED_ROOM, CARDS), 1, "in order, which card if I know it", ((), CODES)),
        Field("topped", (1,), 1, "gun: a card has been put back, so no more are discarded"),
        Field(
            "my_pick",
            (OWN_PICKS,),
            1,
            f"ring, one of: {', '.join(PICKS[:OWN_PICKS])}",
            (PICKS[:OWN_PICKS],),
        ),
        Field("other_picked", (1,), 1, "ring: the other one has made a covered pick"),
        Field("card", (CARDS,), 1, "the card that waits for its direction", (CODES,)),
        Field("echo_plan", (CARDS,), 1, "solo: Echo's open plan", (CODES,)),
    ),
)


class PerfectMomentRules(Worlds):
    """All verbs of the game."""

    __slots__ = ()

    def observe(self, s: State, seat: i64, sheet: Sheet) -> None:
        _write_question(s, seat, self.actor(s), sheet)
        _write_hands(s, seat, sheet)
        _write_displays(s, seat, sheet)
        _write_scored(s, seat, sheet)
        _write_deck(s, seat, sheet)
        _write_laid(s, seat, sheet)
        _write_stack(s, seat, sheet)
        _write_held(s, seat, sheet)


def _write_question(s: State, seat: i64, actor: i64, sheet: Sheet) -> None:
    """The game, who decides, and how far it has come."""
    sheet.flag(s.solo)
    for era in range(i64(len(ERAS))):
        sheet.flag((s.all_cards >> (CARDS_OF_ERA * era)) & 1 != 0)
    sheet.flag(seat == 1)
    sheet.one_of(i64(2) if actor == CHANCE else i64(3) if actor == OVER else i64(actor != seat), 4)
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
    for k in range(i64(SEATS)):
        holder = seat ^ k
        for place in range(i64(DISPLAY_ROOM)):
            side = s.cells[display_cell(holder, place)]
            if side == NOTHING:
                sheet.skip(2 * len(ITEMS))
            else:
                sheet.one_of(face_towards(side, seat), len(ITEMS))
                sheet.one_of(face_towards(side, 1 - seat), len(ITEMS))
    is_there = s.paradox != NO_CARD
    sheet.one_of(side_card(s.paradox) if is_there else i64(NO_CARD), CARDS)
    sheet.one_of(FACE[s.paradox] if is_there and s.paradox_faced else i64(-1), len(ITEMS))


def _write_scored(s: State, seat: i64, sheet: Sheet) -> None:
    for first in range(FRAGMENTS, i64(THREES + 1), SEATS):  # scored for 1, 2, 3
        sheet.members(s.cells[first + seat], CARDS)
        sheet.members(s.cells[first + 1 - seat], CARDS)
    sheet.members(s.removed, CARDS)
    for card in range(i64(CARDS)):
        sheet.number(worth(s, seat, card))


def _write_deck(s: State, seat: i64, sheet: Sheet) -> None:
    mark = seat_mark(s, seat)
    sheet.number(s.size)
    for place in range(s.size):
        sheet.one_of(card_if_known(deck_entry(s, place), mark), CARDS)
    sheet.skip((GAME_CARDS - s.size) * CARDS)
    sheet.members(unseen(s, int(seat)), CARDS)


def _write_laid(s: State, seat: i64, sheet: Sheet) -> None:
    """PM-8.5: covered choices of set-up; of the other one's only that they are made."""
    for job in range(i64(LAID_GIVEN + 1)):
        side = s.cells[laid_cell(seat, job)]
        sheet.one_of(side if side == NOTHING else side ^ seat, SIDES)
    sheet.one_of(s.cells[laid_cell(seat, LAID_CARD)], CARDS)
    sheet.flag(s.cells[laid_cell(seat, LAID_END)] == TOP_END)
    made: i64 = 0
    for job in range(i64(LAID_CARD + 1)):
        if s.cells[laid_cell(1 - seat, job)] != NOTHING:
            made += 1
    sheet.number(made)


def _write_stack(s: State, seat: i64, sheet: Sheet) -> None:
    """The procedures under way."""
    top = FRAMES + s.depth - 1
    free = STACK_ROOM - s.depth
    for k in range(s.depth):
        sheet.one_of(i64(frame_user(s.cells[top - k]) != seat), 2)
    sheet.skip(free * 2)
    for k in range(s.depth):
        sheet.one_of(frame_procedure(s.cells[top - k]), len(PROCEDURES))
    sheet.skip(free * len(PROCEDURES))
    for k in range(s.depth):
        sheet.one_of(frame_step(s.cells[top - k]), len(STEPS))
    sheet.skip(free * len(STEPS))


def _write_held(s: State, seat: i64, sheet: Sheet) -> None:
    """What the procedures themselves hold."""
    sheet.one_of(s.armor_item, len(ITEMS))
    _write_apart(s, seat, sheet)
    _write_lifted(s, seat, sheet)
    sheet.flag(s.topped)
    is_mine = user(s) == seat
    sheet.one_of(s.ring_pick if is_mine else i64(NOTHING), OWN_PICKS)
    sheet.flag(s.ring_pick != NOTHING and not is_mine)
    sheet.one_of(s.unfaced, CARDS)
    sheet.one_of(s.echo_plan, CARDS)


def _write_apart(s: State, seat: i64, sheet: Sheet) -> None:
    """A set: their order says nothing."""
    known: i64 = 0
    hidden: i64 = 0
    for entry in apart_entries(s):
        card = card_if_known(entry, seat_mark(s, seat))
        if card != NO_CARD:
            known |= i64(1) << card
        else:
            hidden += 1
    sheet.members(known, CARDS)
    sheet.number(hidden)


def _write_lifted(s: State, seat: i64, sheet: Sheet) -> None:
    sheet.number(len(lifted_entries(s)))
    for k in range(i64(LIFTED_ROOM)):
        sheet.one_of(card_if_known(s.cells[LIFTED + k], seat_mark(s, seat)), CARDS)
