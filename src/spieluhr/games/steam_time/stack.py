"""The stack of what is under way, from its JSON (ST-9.6)."""

from msgspec import UNSET

from spieluhr.games.steam_time.components import (
    COLOURS,
    KINDS,
    MISSION,
    MONUMENTS,
    pack,
)
from spieluhr.games.steam_time.components import GAINS as GAIN_KEYS
from spieluhr.games.steam_time.moves import ENCOUNTER_CODES, MISSION_CODES
from spieluhr.games.steam_time.position import CODES, KIND_OF_LETTER
from spieluhr.games.steam_time.progress import refuse
from spieluhr.games.steam_time.schema import Todo
from spieluhr.games.steam_time.state import TODO, State, push

FIELDS: dict[str, tuple[str, ...]] = {
    "end_turn": (),
    "extra_actions": (),
    "supply": (),
    "bonus": ("seat", "monument", "kind"),
    "receive": ("seat", "card"),
    "pay": ("seat", "left", "from_"),
    "buy": ("seat", "monument", "bought", "from_"),
    "reveal": ("seat", "left", "cards"),
    "choose": ("seat", "cards"),
    "half": ("seat", "card"),
    "purple": ("seat", "card"),
    "pay_any": ("seat", "left", "from_"),
    "pay_one": ("seat", "left", "from_"),
    "pay_different": ("seat", "left", "from_"),
    "gain": ("seat", "what"),
    "take": ("seat", "colour", "left"),
    "take_one": ("seat", "left"),
    "take_any": ("seat", "left", "from_"),
    "into": ("seat", "left", "from_"),
    "pick": ("seat", "left", "from_"),
    "special": ("seat",),
    "mister": ("seat",),
    "income": ("seat",),
    "fulfil": ("seat", "mission"),
}
PLACES = [f"{monument} {colour}" for monument in MONUMENTS for colour in COLOURS]


def lay_stack(s: State, todo: list[Todo]) -> None:
    for entry in todo:
        if entry.do not in FIELDS:
            refuse(f"“{entry.do}” is never under way")
        for field in entry.__struct_fields__[1:]:
            if (field in FIELDS[entry.do]) != (getattr(entry, field) is not UNSET):
                refuse(f"“{entry.do}” does not go with these keys")
        seat = entry.seat if isinstance(entry.seat, int) else -1
        push(s, TODO.index(entry.do), seat, *_numbers(entry))


def _numbers(entry: Todo) -> tuple[int, int, int]:
    left = entry.left if isinstance(entry.left, int) else 0
    if entry.do == "gain":
        return _gain(entry)
    if entry.do == "take":
        return COLOURS.index(str(entry.colour)), left, 0
    if entry.do == "bonus":
        return MONUMENTS.index(str(entry.monument)), KINDS.index(str(entry.kind)), 0
    if entry.do == "buy":
        bought = entry.bought if isinstance(entry.bought, int) else 0
        return MONUMENTS.index(str(entry.monument)), bought, _from(entry, list(COLOURS))
    if entry.do == "receive":
        kind = KIND_OF_LETTER.get(str(entry.card)[:1], MISSION)
        return kind, card_number(str(entry.card), CODES[kind]), 0
    if entry.do in ("half", "purple"):
        return card_number(str(entry.card), ENCOUNTER_CODES), 0, 0
    if entry.do == "fulfil":
        return card_number(str(entry.mission), MISSION_CODES), 0, 0
    if entry.do in ("reveal", "choose"):
        cards = _cards(entry)
        return (left, cards, 0) if entry.do == "reveal" else (cards, 0, 0)
    if entry.from_ is UNSET:
        return left, 0, 0
    return left, _from(entry, PLACES if entry.do == "pick" else list(COLOURS)), 0


def _gain(entry: Todo) -> tuple[int, int, int]:
    what = entry.what if isinstance(entry.what, dict) else {}
    if not what or not set(what) <= set(GAIN_KEYS):
        refuse("“what” is something that can be gained")
    first, second, third = pack(what)
    return first, second, third


def _from(entry: Todo, known: list[str]) -> int:
    if entry.from_ not in known:
        refuse(f"“{entry.do}” cannot go on from “{entry.from_}”")
    return known.index(str(entry.from_))


def card_number(code: str, codes: list[str]) -> int:
    if code not in codes:
        refuse(f"there is no card “{code}” of that kind")
    return codes.index(code)


def _cards(entry: Todo) -> int:
    found = 0
    for code in entry.cards if isinstance(entry.cards, list) else []:
        found |= 1 << card_number(code, ENCOUNTER_CODES)
    return found
