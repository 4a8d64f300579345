"""Tables to start from (ST-9.5) in which everything adds up: box, bank, bag, mine and decks."""

import copy
import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.games import load as load_game
from spieluhr.games import steam_time
from tests.builders import Position, legal, play

GAME = load_game("steam_time")
DATA: Position = json.loads(
    Path(steam_time.__file__).with_name("data.json").read_text(encoding="utf-8")
)
COLOURS = ["green", "blue", "black", "pink", "grey", "orange"]
MONUMENTS = ["stonehenge", "giza", "wall", "easter", "angkor", "machu"]
KINDS = ["mission", "encounter", "crystals", "upgrade", "gold", "expedition"]
LETTER_OF = {"mission": "M", "upgrade": "U", "expedition": "X"}
ONE_EACH = "green blue black pink grey"  # what every seat begins with
FULL = [("green", 4), ("blue", 4), ("black", 2), ("pink", 3), ("grey", 4), ("orange", 5)]

EXAMPLE: Position = json.loads(
    """{
 "game": "steam_time", "players": 2, "round": 2, "phase": "actions", "actor": 1, "turn": 1,
 "start": 0, "start_moved": true, "card": null, "passes": 0, "effort": "F10",
 "stream": [
  {"monument": "machu", "spaces": {"crystals": {"by": null, "crystals": {"green": 3, "orange": 2}},
   "gold": {"by": null}, "expedition": {"by": null, "card": "X11"}}},
  {"monument": "stonehenge", "spaces": {"mission": {"by": null, "card": "M29"},
   "crystals": {"by": null, "crystals": {"blue": 1, "pink": 1, "orange": 2}}, "gold": {"by": 1}}},
  {"monument": "wall", "spaces": {"mission": {"by": null, "card": "M12"}, "encounter": {"by": 1},
   "upgrade": {"by": 0, "card": null}}},
  {"monument": "giza", "spaces": {"encounter": {"by": 0}, "gold": {"by": null},
   "expedition": {"by": 1, "card": null}}},
  {"monument": "easter", "spaces": {"encounter": {"by": null}, "upgrade": {"by": 0, "card": null},
   "expedition": {"by": null, "card": "X8"}}},
  {"monument": "angkor", "spaces": {"mission": {"by": null, "card": "M8"},
   "crystals": {"by": null, "crystals": {"blue": 1, "black": 2}},
   "upgrade": {"by": null, "card": "U7"}}}
 ],
 "seats": [
  {"gold": 7, "steam": 0, "portal": 2, "esteem": 18, "generators": {"green": [], "blue": [],
   "black": [], "pink": ["pink"], "grey": ["grey"], "orange": ["time"]},
   "upgrades": ["U11", "U8"], "expeditions": ["X5"], "missions": [],
   "airships": 0, "height": 5, "resting": false},
  {"gold": 29, "steam": 1, "portal": 2, "esteem": 10, "generators": {"green": ["green"],
   "blue": [], "black": ["black"], "pink": [], "grey": ["grey"], "orange": []},
   "upgrades": [], "expeditions": [], "missions": [],
   "airships": 0, "height": 4, "resting": false}
 ],
 "bank": 64, "mine": 29,
 "bag": {"green": 11, "blue": 13, "black": 12, "pink": 13, "grey": 13, "orange": 11},
 "decks": {"effort": ["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F9", "F11", "F12"],
  "missions": ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M9", "M10", "M13", "M14", "M15", "M16",
   "M17", "M18", "M20", "M21", "M22", "M23", "M24", "M25", "M26", "M27", "M28", "M30", "M31"],
  "encounters": ["N2", "N3", "N4", "N6", "N8", "N9", "N10", "N11", "N12", "N13", "N15", "N16",
   "N17", "N18", "N19", "N20", "N22", "N23"],
  "encounter_discard": ["N1", "N5", "N7", "N14", "N21", "N24"]},
 "extra_actions": [],
 "todo": [{"do": "end_turn"}, {"do": "extra_actions"},
  {"do": "bonus", "seat": 1, "monument": "giza", "kind": "expedition"},
  {"do": "receive", "seat": 1, "card": "X7"},
  {"do": "pay", "seat": 1, "left": 1, "from": "green"}]
}"""
)


def seat(crystals: str = ONE_EACH, **changes: Any) -> Position:
    """An airship board; `orange*` is a T.I.M.E. crystal in the orange generator."""
    words = Counter(crystals.split())
    generators = {
        colour: [colour] * words[colour] + ["time"] * words[f"{colour}*"] for colour in COLOURS
    }
    assert words.total() == sum(len(held) for held in generators.values()), crystals
    return {
        "gold": 8,
        "steam": 1,
        "portal": 0,
        "esteem": 0,
        "generators": generators,
        "upgrades": [],
        "expeditions": [],
        "missions": [],
        "resting": False,
    } | changes


def table(
    players: int = 2,
    *,
    seats: tuple[Position, ...] = (),
    spaces: Mapping[str, str | None] | None = None,
    by: dict[str, int] | None = None,
    stream: list[str] | None = None,
    effort: str = "F1",
    bank: int | None = None,
    mine: int | None = None,
    missions: str | None = None,
    discard: str = "",
    data: Position = DATA,
    **changes: Any,
) -> Position:
    """By default the second round has just begun and seat 0 is asked for its first turn.

    With F1 the letters A-F are the colours in their order. `spaces`: `{"wall upgrade": "U9",
    "machu crystals": "green green orange"}`, None for an empty one; the others have the first
    cards that fit, and one crystal of each colour from green on. `by` are airships. `missions` and
    `discard` are the deck and the discard, by default the rest and nothing. The last seat has what
    is not in a smaller `bank`; T.I.M.E. crystals that are not in the `mine` fill the last seats.
    """
    boards = [copy.deepcopy(board) for board in seats]
    boards += [seat() for _ in range(players - len(boards))]
    order = stream or MONUMENTS
    now: int = changes.get("round", 2)
    todo: list[Position] = changes.get("todo", [])
    rows = _rows(players, order, spaces or {}, by or {}, now, boards, todo, data)
    for number, board in enumerate(boards):
        where = [name.split()[0] for name, owner in (by or {}).items() if owner == number]
        board.setdefault("airships", data["constants"]["airships"] - len(where))
        board.setdefault("height", max((order.index(m) + 1 for m in where), default=None))
    if bank is not None:
        boards[-1]["gold"] = _total("gold_total", data) - bank - _gold(boards[:-1])
    if mine is not None:
        _dig(boards, _total("time_crystals", data) - mine)
    held = Counter(
        crystal for b in boards for generator in b["generators"].values() for crystal in generator
    )
    for row in rows:
        held.update(row["spaces"].get("crystals", {}).get("crystals", {}))
    start, turn = changes.get("start", 0), changes.get("turn", changes.get("start", 0))
    top = todo[-1] if todo else {"do": "turn", "seat": turn}
    lying = [space["card"] for row in rows for space in row["spaces"].values() if "card" in space]
    lying += [card for board in boards for card in board["missions"]]
    lying += [entry["card"] for entry in todo if "card" in entry]
    away = [*discard.split(), *(card for entry in todo for card in entry.get("cards", []))]
    efforts = [f"F{n}" for n in range(1, 13) if f"F{n}" != effort]
    written: Position = {
        "game": "steam_time",
        "players": players,
        "round": now,
        "phase": "actions",
        "actor": "chance" if top["do"] in ("reveal", "supply") else top["seat"],
        "turn": turn,
        "start": start,
        "start_moved": boards[start]["resting"] or start in (by or {}).values(),
        "card": None,
        "passes": 0,
        "effort": effort,
        "stream": rows,
        "seats": [{key: board[key] for key in SEAT_KEYS} for board in boards],
        "bank": _total("gold_total", data) - _gold(boards),
        "mine": _total("time_crystals", data) - held["time"],
        "bag": {c: _total("crystals_per_colour", data) - held[c] for c in COLOURS},
        "decks": {
            "effort": efforts[: 12 - now],
            "missions": [card for card in codes("M", 32) if card not in lying]
            if missions is None
            else missions.split(),
            "encounters": [card for card in codes("N", 24) if card not in away],
            "encounter_discard": discard.split(),
        },
        "extra_actions": [],
        "todo": [],
    }
    return written | changes


def last_pass(*boards: Position, **changes: Any) -> Position:
    """The `pass` of the last seat ends the round: seat 0 took the card, the others rest."""
    given = [*boards, *(seat() for _ in range(2 - len(boards)))]
    for board in given[:-1]:
        board["resting"] = True
    last = len(given) - 1
    usual = {"card": 0, "start_moved": True, "turn": last}
    return table(len(given), seats=tuple(given), **(usual | changes))


SEAT_KEYS = [
    *("gold", "steam", "portal", "esteem", "generators", "upgrades", "expeditions", "missions"),
    *("airships", "height", "resting"),
]


def codes(letter: str, number: int) -> list[str]:
    return [f"{letter}{n}" for n in range(1, number + 1)]


def _rows(
    players: int,
    order: list[str],
    spaces: Mapping[str, str | None],
    by: dict[str, int],
    now: int,
    boards: list[Position],
    todo: list[Position],
    data: Position,
) -> list[Position]:
    used = {card for card in spaces.values() if card}
    used |= {card for b in boards for card in b["upgrades"] + b["expeditions"] + b["missions"]}
    used |= {entry["card"] for entry in todo if "card" in entry}
    rest = {
        "mission": [card["id"] for card in data["missions"]],
        "upgrade": [card["id"] for card in data["upgrades"] if card["round"] == now],
        "expedition": [card["id"] for card in data["expeditions"] if card["round"] == now],
    }
    rest = {kind: [card for card in cards if card not in used] for kind, cards in rest.items()}
    printed = {monument["id"]: monument["spaces"] for monument in data["monuments"]}
    rows = []
    for monument in order:
        row: Position = {}
        for space in sorted(printed[monument], key=lambda found: KINDS.index(found["kind"])):
            kind, name = space["kind"], f"{monument} {space['kind']}"
            if space["from_players"] > players:
                continue
            row[kind] = {"by": by.get(name)}
            if kind in LETTER_OF:
                card = spaces.get(name) if name in spaces or name in by else rest[kind].pop(0)
                row[kind]["card"] = card
            elif kind == "crystals":
                usual = " ".join((COLOURS * 3)[: space["crystals"]])
                words = Counter((spaces.get(name, usual) or "").split())
                row[kind]["crystals"] = {c: words[c] for c in COLOURS if words[c]}
        rows.append({"monument": monument, "spaces": row})
    there = {f"{row['monument']} {kind}" for row in rows for kind in row["spaces"]}
    assert {*spaces, *by} <= there, {*spaces, *by} - there
    return rows


def _total(name: str, data: Position) -> int:
    found: int = data["constants"][name]
    return found


def _gold(boards: list[Position]) -> int:
    return sum(board["gold"] for board in boards)


def _dig(boards: list[Position], number: int) -> None:
    """So many T.I.M.E. crystals lie in generators; seat 0 has those it was given."""
    number -= sum(g.count("time") for board in boards for g in board["generators"].values())
    for board in reversed(boards[1:]):
        for colour, slots in FULL:
            while number and len(board["generators"][colour]) < slots:
                board["generators"][colour].append("time")
                number -= 1
    assert number == 0, "no room for so many T.I.M.E. crystals"


def new(players: int = 2, game: Game = GAME) -> Match:
    """A game before the first monument is laid."""
    return Match(game, game.read_options({"players": players}), players)


def settle(start: Position | Match, *wishes: str) -> Match:
    """Chance until the next decision: each wish once, as soon as it can come true."""
    match = play(start)
    open_wishes = list(wishes)
    while match.actor == CHANCE:
        possible = legal(match)
        line = next((wish for wish in open_wishes if wish in possible), possible[0])
        if line in open_wishes:
            open_wishes.remove(line)
        play(match, line)
    assert not open_wishes, open_wishes
    return match


def crystals(written: Position, number: int) -> str:
    """The crystals of a seat in the words of `seat`."""
    return " ".join(
        colour if crystal == colour else f"{colour}*"
        for colour, generator in written["seats"][number]["generators"].items()
        for crystal in generator
    )


def news(before: Position, now: Position) -> Position:
    """What has changed, by its path: `seats.0.gold`, `stream.giza.gold.by`, `bag.green`."""
    old, new = _flat(before), _flat(now)
    return {path: value for path, value in new.items() if path not in old or old[path] != value}


def _flat(part: Position) -> Position:
    found: Position = {}
    for key, value in part.items():
        if key == "stream":
            for row in value:
                found |= {
                    f"stream.{row['monument']}.{p}": v for p, v in _flat(row["spaces"]).items()
                }
            found["stream"] = [row["monument"] for row in value]
        elif key == "seats":
            for number, board in enumerate(value):
                found |= {f"seats.{number}.{path}": v for path, v in _flat(board).items()}
        elif isinstance(value, dict) and key != "crystals":
            found |= {f"{key}.{path}": v for path, v in _flat(value).items()}
        else:
            found[key] = value
    return found
