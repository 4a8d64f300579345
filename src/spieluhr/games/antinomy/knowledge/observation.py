"""What a seat knows, in numbers: the view for those who learn from it."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core.bits import count
from spieluhr.core.rules import CHANCE, OVER
from spieluhr.core.sheet import Field, Layout, Sheet
from spieluhr.games.antinomy.components import (
    CARDS,
    CODES,
    COLOURS,
    LEVELS,
    RELICS,
    ROW,
    SOLO_GOAL,
    SUPPLY,
)
from spieluhr.games.antinomy.knowledge.view import hidden_in_hand, supply, unseen
from spieluhr.games.antinomy.knowledge.worlds import Worlds
from spieluhr.games.antinomy.rules.moves import SPANS
from spieluhr.games.antinomy.rules.play import PLAY
from spieluhr.games.antinomy.rules.state import (
    CRYSTALS,
    PHASES,
    SEATS,
    WANDS,
    State,
    hand_set,
    seats,
)

MODE_NAMES: Final = ("for two", *LEVELS)
MODES: Final = len(MODE_NAMES)
ACTORS: Final = ("I", "the other one", "chance", "nobody")
LARGE: Final = (("of 256", "rest"),)
RELIC_CODES: Final = CODES[:RELICS]
LAYOUT: Final[Layout] = Layout(
    1,
    (
        Field("mode", (MODES,), 1, "one of: for two, solo easy, normal, hard", (MODE_NAMES,)),
        Field("shrine_variant", (1,), 1, "solo with the shrine"),
        Field("seat", (1,), 1, "1: I am seat 1, for whom the future lies on the left"),
        Field(
            "actor",
            (4,),
            1,
            "who decides, one of: I, the other one, chance, nobody any more",
            (ACTORS,),
        ),
        Field("phase", (len(PHASES),), 1, f"one of: {', '.join(PHASES)}", (PHASES,)),
        Field("turn", (2,), 255, "turns begun: units of 256, and the rest", LARGE),
        Field(
            "timeline",
            (ROW, CARDS),
            1,
            "by place from 0 to 8, which card lies there",
            ((), CODES),
        ),
        Field("my_hand", (RELICS,), 1, "cards that I hold", (RELIC_CODES,)),
        Field("other_hand", (RELICS,), 1, "cards that I know the other one holds", (RELIC_CODES,)),
        Field("other_hidden", (1,), 3, "how many more the other one holds"),
        Field(
            "colour", (len(COLOURS),), 1, f"of the codex, one of: {', '.join(COLOURS)}", (COLOURS,)
        ),
        Field("my_wand", (ROW,), 1, "at which place it lies"),
        Field("other_wand", (ROW,), 1, "at which place it lies"),
        Field("my_crystals", (1,), 20, "how many"),
        Field("other_crystals", (1,), 20, "how many"),
        Field("goal", (1,), 6, "crystals that win"),
        Field("supply", (1,), SUPPLY, "crystals that nobody has"),
        Field("swap", (len(SPANS),), 1, "places that a paradox exchanges, by the lowest", (SPANS,)),
        Field(
            "revealed", (RELICS,), 1, "the card that was drawn from the other hand", (RELIC_CODES,)
        ),
        Field("unseen", (CARDS,), 1, "cards that I cannot place", (CODES,)),
        Field("pile", (1,), CARDS, "solo: cards in the pile"),
        Field("drawn", (CARDS,), 1, "solo: the card that was drawn from the pile", (CODES,)),
        Field("stones", (1,), 20, "solo: how many"),
        Field("shrine", (CARDS,), 1, "solo: cards in it", (CODES,)),
        Field("removed", (CARDS,), 1, "solo: cards out of the game", (CODES,)),
    ),
)


class AntinomyRules(Worlds):
    """Adds what a seat knows in numbers: with it the rules are complete."""

    __slots__ = ()

    def observe(self, s: State, seat: i64, sheet: Sheet) -> None:
        _write_question(s, seat, sheet)
        for place in range(i64(ROW)):
            sheet.one_of(s.cells[place], CARDS)
        sheet.members(hand_set(s, seat), RELICS)
        is_alone = s.level != 0
        if is_alone:
            sheet.skip(RELICS + 1)
        else:
            hidden = hidden_in_hand(s, 1 - seat, int(seat))
            sheet.members(hand_set(s, 1 - seat) & ~hidden, RELICS)
            sheet.number(count(hidden))
        sheet.one_of(s.colour, len(COLOURS))
        _write_of_both(s, seat, WANDS, ROW, sheet)
        _write_of_both(s, seat, CRYSTALS, 0, sheet)
        sheet.number(SOLO_GOAL[s.level])
        sheet.number(supply(s))
        sheet.one_of(s.swap, len(SPANS))
        sheet.one_of(s.revealed, RELICS)
        sheet.members(unseen(s, int(seat)), CARDS)
        sheet.number(count(s.pile) if is_alone else i64(0))
        sheet.one_of(s.drawn, CARDS)
        sheet.number(s.stones)
        sheet.members(s.shrine, CARDS)
        sheet.members(s.removed, CARDS)


def _write_question(s: State, seat: i64, sheet: Sheet) -> None:
    """The game, who decides and what."""
    sheet.one_of(s.level, MODES)
    sheet.flag(s.shrine_variant)
    sheet.flag(seat == 1)
    actor = PLAY.actor(s)
    sheet.one_of(i64(2) if actor == CHANCE else i64(3) if actor == OVER else i64(actor != seat), 4)
    sheet.one_of(s.phase, len(PHASES))
    sheet.large(s.turn)


def _write_of_both(s: State, seat: i64, cell: i64, places: i64, sheet: Sheet) -> None:
    """A cell of mine and one of the other's: as one of so many places, or as a number."""
    for k in range(i64(SEATS)):
        who = seat ^ k
        is_there = who < seats(s)
        if places:
            sheet.one_of(s.cells[cell + who] if is_there else i64(-1), places)
        else:
            sheet.number(s.cells[cell + who] if is_there else i64(0))
