"""The stack of what is under way: its entries in writing, and read again (ST-9.6)."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from msgspec import UNSET

from spieluhr.core import bits
from spieluhr.games.steam_time.components import (
    CODES_OF_KIND,
    COLOURS,
    ENCOUNTER_CODES,
    GAINS,
    KIND_OF_LETTER,
    KINDS,
    MISSION,
    MISSION_CODES,
    MONUMENTS,
    pack,
    unpack,
)
from spieluhr.games.steam_time.knowledge.schema import Todo
from spieluhr.games.steam_time.rules.state import TODO, WIDTH, State, push
from spieluhr.kit.notation import card_number, card_set, refuse

PLACES: Final = [f"{monument} {colour}" for monument in MONUMENTS for colour in COLOURS]
SEATLESS: Final = ("end_turn", "extra_actions", "supply")


def cards(codes: list[str], members: int) -> list[str]:
    """The codes of a set, in rising order."""
    return [codes[card] for card in bits.elements(members)]


class Part(NamedTuple):
    """A key of an entry: what stands for it among the entry's three numbers, from `first` on."""

    key: str
    first: int
    write: Callable[..., Any]
    read: Callable[[Any], Sequence[int]]
    width: int = 1


def _count(key: str, at: int) -> Part:
    return Part(key, at, int, lambda number: (number,))


def _name(key: str, at: int, names: Sequence[str]) -> Part:
    return Part(key, at, names.__getitem__, lambda name: (names.index(name),))


def _from(do: str, at: int, names: Sequence[str]) -> Part:
    """The first of those that are still allowed."""

    def read(name: str) -> Sequence[int]:
        if name not in names:
            refuse(f"“{do}” cannot go on from “{name}”")
        return (names.index(name),)

    return Part("from_", at, names.__getitem__, read)


def _card(key: str, codes: list[str]) -> Part:
    return Part(key, 0, codes.__getitem__, lambda code: (card_number(code, codes),))


def _revealed(at: int) -> Part:
    return Part(
        "cards",
        at,
        lambda members: cards(ENCOUNTER_CODES, members),
        lambda given: (card_set(given, ENCOUNTER_CODES),),
    )


def _read_received(code: str) -> Sequence[int]:
    kind = KIND_OF_LETTER.get(code[:1], MISSION)
    return kind, card_number(code, CODES_OF_KIND[kind])


def _read_gain(what: dict[str, int]) -> Sequence[int]:
    if not what or not set(what) <= set(GAINS):
        refuse("“what” is something that can be gained")
    return pack(what)


LEFT: Final = _count("left", 0)
PARTS: Final[dict[str, tuple[Part, ...]]] = {
    "bonus": (_name("monument", 0, MONUMENTS), _name("kind", 1, KINDS)),
    "receive": (
        Part("card", 0, lambda kind, card: CODES_OF_KIND[kind][card], _read_received, width=2),
    ),
    "buy": (_name("monument", 0, MONUMENTS), _count("bought", 1), _from("buy", 2, COLOURS)),
    "reveal": (LEFT, _revealed(1)),
    "choose": (_revealed(0),),
    "half": (_card("card", ENCOUNTER_CODES),),
    "purple": (_card("card", ENCOUNTER_CODES),),
    "gain": (Part("what", 0, unpack, _read_gain, width=3),),
    "take": (_name("colour", 0, COLOURS), _count("left", 1)),
    "take_one": (LEFT,),
    "pick": (LEFT, _from("pick", 1, PLACES)),
    "fulfil": (_card("mission", MISSION_CODES),),
    **{
        do: (LEFT, _from(do, 1, COLOURS))
        for do in ("pay", "pay_any", "pay_one", "pay_different", "take_any", "into")
    },
}


def _fields(do: str) -> tuple[str, ...]:
    parts = tuple(part.key for part in PARTS.get(do, ()))
    return parts if do in SEATLESS else ("seat", *parts)


FIELDS: Final = {do: _fields(do) for do in TODO}  # besides `do`


def write_entry(s: State, k: int) -> dict[str, Any]:
    """The k-th from below, with only the keys that this kind of entry has."""
    what, seat, *numbers = s.todo[k * WIDTH : (k + 1) * WIDTH]
    written: dict[str, Any] = {"do": TODO[what]}
    if seat >= 0:
        written["seat"] = seat
    for part in PARTS.get(TODO[what], ()):
        value = part.write(*numbers[part.first : part.first + part.width])
        written[part.key.rstrip("_")] = value
    return written


def lay_stack(s: State, todo: list[Todo]) -> None:
    """Refuses entries that are never under way, and keys that do not go with them."""
    for entry in todo:
        if entry.do not in FIELDS:
            refuse(f"“{entry.do}” is never under way")
        for field in entry.__struct_fields__[1:]:
            if (field in FIELDS[entry.do]) != (getattr(entry, field) is not UNSET):
                refuse(f"“{entry.do}” does not go with these keys")
        numbers = [0] * (WIDTH - 2)
        for part in PARTS.get(entry.do, ()):
            numbers[part.first : part.first + part.width] = part.read(getattr(entry, part.key))
        seat = entry.seat if isinstance(entry.seat, int) else -1
        push(s, TODO.index(entry.do), seat, *numbers)
