"""Moves and positions in writing: the one text form of each move, positions as JSON."""

from itertools import chain
from typing import Any, Final, NoReturn

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.bits import bit, count, elements
from spieluhr.core.codec import Codec
from spieluhr.core.errors import Malformed
from spieluhr.core.game import problem
from spieluhr.games.demo.components import HAND, HOURS, NO_CARD, SEATS
from spieluhr.games.demo.knowledge import DemoRules, actor_word
from spieluhr.games.demo.rules import DRAW, State, drawer
from spieluhr.games.demo.schema import Position
from spieluhr.kit.notation import MoveTexts

RULES: Final = DemoRules()
TEXTS: Final = MoveTexts([f"{verb} {hour}" for verb in ("lay", "draw") for hour in range(HOURS)])


def observed_text(s: State, m: int, seat: int | None) -> str:
    """The move's text as the seat learns it: what others draw is covered."""
    if m >= DRAW and drawer(s) != (-1 if seat is None else seat):
        return "draw ?"
    return TEXTS.text(m)


def position(s: State) -> dict[str, Any]:
    """The full truth."""
    return {
        "game": "demo",
        "options": {},
        "actor": actor_word(RULES.actor(s)),
        "leader": int(s.leader),
        "led": None if s.led == NO_CARD else int(s.led),
        "hands": [elements(s.hands[seat]) for seat in range(SEATS)],
        "won": [elements(s.won[seat]) for seat in range(SEATS)],
        "pile": elements(s.pile),
    }


def read(written: object) -> State:
    """The table that was written; Malformed, with the reason, if it cannot be one."""
    try:
        given = msgspec.convert(written, Position)
    except msgspec.ValidationError as error:
        _refuse(problem(error))
    led = [] if given.led is None else [given.led]
    if sorted(chain(led, given.pile, *given.hands, *given.won)) != list(range(HOURS)):
        _refuse("every hour lies in exactly one place")
    s = State(
        vec[i64]([_set_of(hours) for hours in given.hands]),
        vec[i64]([_set_of(hours) for hours in given.won]),
    )
    s.pile, s.leader = _set_of(given.pile), given.leader
    s.led = led[0] if led else NO_CARD
    _check_counts(s)
    if position(s) != written:
        _refuse("cards stand in rising order, and the actor follows from them")
    return s


def _check_counts(s: State) -> None:
    """What the rules rely on."""
    ahead = int(count(s.hands[s.leader]) + (s.led != NO_CARD))
    behind = int(count(s.hands[1 - s.leader]))
    is_drawing = s.led == NO_CARD and bool(s.pile) and behind < HAND
    if ahead > HAND or ahead - behind not in ((0, 1) if is_drawing else (0,)):
        _refuse("the hands do not fit each other")
    if any(count(s.won[seat]) % 2 for seat in range(SEATS)):
        _refuse("cards are won in pairs")


def _set_of(hours: list[int]) -> int:
    return sum(int(bit(hour)) for hour in hours)


def _refuse(reason: str) -> NoReturn:
    raise Malformed("position", problem=reason)


CODEC: Final = Codec(
    {"lay": (("hour",),), "draw": (("hour",),)},
    text=TEXTS.text,
    parse=TEXTS.parse,
    observed_text=observed_text,
    position=position,
    read_position=read,
    numbers=("hour",),
    counts_turns=False,
)
