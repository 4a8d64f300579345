"""Events: what happened, for those who may know it."""

from mypy_extensions import i64

from spieluhr.core.events import EVERYBODY, Event, Facts
from spieluhr.games.perfect_moment.components import CODES, FACE, ITEMS, side_card
from spieluhr.games.perfect_moment.rules.places import face_towards, laid_cell
from spieluhr.games.perfect_moment.rules.state import (
    LAID_CARD,
    LAID_END,
    LAID_OWN,
    TOP_END,
    State,
    copy,
)


def audience(marks: i64) -> int:
    """The seats of these marks as an audience."""
    return int(marks << 1)


def secret(
    out: list[Event] | None, kind: str, facts: Facts, card: i64, marks: i64, learning: i64 = 0
) -> None:
    """A card that only the marked seats know; `learning` those who know it only now."""
    if out is not None:
        _tell(out, kind, facts, card, audience(marks), audience(learning))


def open_or_secret(
    out: list[Event] | None, kind: str, facts: Facts, card: i64, marks: i64, is_open: bool
) -> None:
    """The same for a card that may have lain open: then spectators have seen it, too."""
    if out is not None:
        _tell(out, kind, facts, card, EVERYBODY if is_open else audience(marks), 0)


def _tell(
    out: list[Event], kind: str, facts: Facts, card: i64, knowing: int, learning: int
) -> None:
    if knowing:
        full: Facts = {**facts, "card": CODES[card]}
        out.append(Event(kind, full, knowing, learning))
    if knowing != EVERYBODY:
        covered: Facts = {**facts, "card": None}
        out.append(Event(kind, covered, EVERYBODY & ~knowing))


def next_scene(s: State, out: list[Event] | None, kind: str, facts: Facts) -> None:
    """Public, and something else begins with it: what was told before is shown first."""
    if out is not None:
        out.append(Event(kind, facts, scene=copy(s)))


def lying(side: i64) -> Facts:
    """A card in a display, in the words of the notation."""
    return {"card": CODES[side_card(side)], "faces": [ITEMS[FACE[side]], ITEMS[FACE[side ^ 1]]]}


def laid_words(s: State, seat: i64, job: i64) -> str:
    """A covered choice of set-up, in the words of the move that made it."""
    laid = s.cells[laid_cell(seat, job)]
    if job == LAID_CARD:
        end = "top" if s.cells[laid_cell(seat, LAID_END)] == TOP_END else "bottom"
        return f"{end} {CODES[laid]}"
    verb = "own" if job == LAID_OWN else "give"
    return f"{verb} {CODES[side_card(laid)]} {ITEMS[face_towards(laid, seat)]}"
