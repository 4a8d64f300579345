"""Moves and positions in writing: the one text form of each move, positions as JSON."""

from itertools import chain
from typing import Any, Final

from spieluhr.core.bits import count
from spieluhr.core.codec import Codec
from spieluhr.core.rules import actor_word
from spieluhr.games.demo.components import HAND, HOURS, NO_CARD, SEATS
from spieluhr.games.demo.knowledge import FIELDS, RULES
from spieluhr.games.demo.rules import DRAW, State, drawer
from spieluhr.games.demo.schema import Position
from spieluhr.kit.notation import MoveTexts, check_form, converted, refuse

TEXTS: Final[MoveTexts] = MoveTexts(
    [f"{verb} {hour}" for verb in ("lay", "draw") for hour in range(HOURS)]
)


def observed_text(s: State, m: int, seat: int | None) -> str:
    """The move's text as the seat learns it: what others draw is covered."""
    if m >= DRAW and drawer(s) != (-1 if seat is None else seat):
        return "draw ?"
    return TEXTS.text(m)


def position(s: State) -> dict[str, Any]:
    """The full truth."""
    actor = actor_word(RULES.actor(s))
    return {"game": "demo", "options": {}, "actor": actor, **FIELDS.write(s)}


def read(written: Any) -> State:
    """The table that was written; Malformed, with the reason, if it cannot be one."""
    given = converted(written, Position)
    s = FIELDS.read(given)  # refuses what is no card
    led = [] if given.led is None else [given.led]
    if sorted(chain(led, given.pile, *given.hands, *given.won)) != list(range(HOURS)):
        refuse("every hour lies in exactly one place")
    _check_counts(s)
    check_form(position(s), written)
    return s


def _check_counts(s: State) -> None:
    """What the rules rely on."""
    ahead = int(count(s.hands[s.leader]) + (s.led != NO_CARD))
    behind = int(count(s.hands[1 - s.leader]))
    is_drawing = s.led == NO_CARD and bool(s.pile) and behind < HAND
    if ahead > HAND or ahead - behind not in ((0, 1) if is_drawing else (0,)):
        refuse("the hands do not fit each other")
    if any(count(s.won[seat]) % 2 for seat in range(SEATS)):
        refuse("cards are won in pairs")


CODEC: Final[Codec] = Codec(
    {"lay": (("hour",),), "draw": (("hour",),)},
    text=TEXTS.text,
    parse=TEXTS.parse,
    observed_text=observed_text,
    position=position,
    read_position=read,
    numbers=("hour",),
    counts_turns=False,
)
