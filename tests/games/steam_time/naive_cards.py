"""Steam Time, naive: component data, names and orders, the position before the first chance."""

import copy
import json
from pathlib import Path
from typing import Any

Data = dict[str, Any]
Position = dict[str, Any]
Seat = dict[str, Any]
Entry = dict[str, Any]
Amounts = dict[str, int]

COLOURS = ["green", "blue", "black", "pink", "grey", "orange"]
KINDS = ["mission", "encounter", "crystals", "upgrade", "gold", "expedition"]
EFFORT_COLOURS = {
    "G": "green",
    "B": "blue",
    "K": "black",
    "P": "pink",
    "Y": "grey",
    "O": "orange",
}


def load(path: str) -> Data:
    with Path(path).open(encoding="utf-8") as file:
        data: Data = json.load(file)
    return data


# --- looking things up -------------------------------------------------------------------


def number(card: str) -> int:
    return int(card[1:])


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (card[0], number(card)))


def named(rows: list[dict[str, Any]], name: str) -> dict[str, Any]:
    for row in rows:
        if row["id"] == name:
            return row
    raise ValueError(f"not in the data: {name}")


def names(rows: list[dict[str, Any]]) -> list[str]:
    return [row["id"] for row in rows]


def monuments(data: Data) -> list[str]:
    return names(data["monuments"])


def of_round(rows: list[dict[str, Any]], game_round: int) -> list[str]:
    return [row["id"] for row in rows if row["round"] == game_round]


def card_row(data: Data, card: str) -> dict[str, Any]:
    # the first letter of a card says what it is
    table = {"U": "upgrades", "X": "expeditions", "M": "missions", "N": "encounters"}[card[0]]
    return named(data[table], card)


def printed_space(data: Data, monument: str, kind: str) -> dict[str, Any]:
    for space in named(data["monuments"], monument)["spaces"]:
        if space["kind"] == kind:
            found: dict[str, Any] = space
            return found
    raise ValueError(f"no space {monument} {kind}")


def generator_of(data: Data, kind: str) -> str:
    # ST-1.2: the colour that belongs to an action
    for colour in COLOURS:
        if data["generators"][colour]["action"] == kind:
            return colour
    raise ValueError(f"no generator for {kind}")


def effort_cards(data: Data) -> list[str]:
    return [f"F{index + 1}" for index in range(len(data["effort"]))]


def cost_colours(data: Data, position: Position, card: str) -> list[str]:
    # ST-2.4, ST-5.10: the letters of the cost, turned into colours by the effort card
    letters = data["effort"][number(position["effort"]) - 1]
    wanted = [
        EFFORT_COLOURS[letters["ABCDEF".index(letter)]] for letter in card_row(data, card)["cost"]
    ]
    return [colour for colour in COLOURS if colour in wanted]


def added(amounts: list[Amounts]) -> Amounts:
    # ST-3.9
    total: Amounts = {}
    for amount in amounts:
        for key, value in amount.items():
            total[key] = total.get(key, 0) + value
    return total


# --- set-up ------------------------------------------------------------------------------


def new_seat(data: Data, index: int) -> Seat:
    # ST-2.1
    begin = data["start"]
    extra = begin["extra_by_turn_order"][index]
    generators = {}
    for colour in COLOURS:
        amount = begin["crystals"].get(colour, 0) + extra.get(colour, 0)
        generators[colour] = [colour] * amount
    return {
        "gold": begin["gold"] + extra.get("gold", 0),
        "steam": begin["steam"] + extra.get("steam", 0),
        "portal": 0,
        "esteem": 0,
        "generators": generators,
        "upgrades": [],
        "expeditions": [],
        "missions": [],
        "airships": data["constants"]["airships"],
        "height": None,
        "resting": False,
    }


def full_bag(data: Data, seats: list[Seat]) -> Amounts:
    bag = {}
    for colour in COLOURS:
        given = sum(len(seat["generators"][colour]) for seat in seats)
        bag[colour] = data["constants"]["crystals_per_colour"] - given
    return bag


def empty_monument(data: Data, monument: str, players: int) -> dict[str, Any]:
    # ST-2.2, ST-9.5: only the spaces that exist with this number of players
    spaces: dict[str, Any] = {}
    for printed in named(data["monuments"], monument)["spaces"]:
        if printed["from_players"] > players:
            continue
        space: dict[str, Any] = {"by": None}
        if printed["kind"] in ("mission", "upgrade", "expedition"):
            space["card"] = None
        elif printed["kind"] == "crystals":
            space["crystals"] = {}
        spaces[printed["kind"]] = space
    return {"monument": monument, "spaces": spaces}


def start(data: Data, players: int) -> Position:
    """The position before the first chance move (ST-9.8)."""
    if players not in (2, 3, 4):
        raise ValueError(f"players: {players}")
    seats = [new_seat(data, index) for index in range(players)]
    return {
        "game": "steam_time",
        "players": players,
        "round": 1,
        "phase": "supply",
        "actor": "chance",
        "turn": 0,
        "start": 0,
        "start_moved": False,
        "card": None,
        "passes": 0,
        "effort": None,
        "stream": [],
        "seats": seats,
        "bank": data["constants"]["gold_total"] - sum(seat["gold"] for seat in seats),
        "mine": data["constants"]["time_crystals"],
        "bag": full_bag(data, seats),
        "decks": {
            "effort": effort_cards(data),
            "missions": names(data["missions"]),
            "encounters": names(data["encounters"]),
            "encounter_discard": [],
        },
        "extra_actions": [],
        "todo": [{"do": "supply"}],
    }


def canonical(position: Position) -> Position:
    """A copy in which every list without order (ST-9.7) is sorted, for comparisons."""
    same = copy.deepcopy(position)
    for deck in same["decks"]:
        same["decks"][deck] = in_order(same["decks"][deck])
    for seat in same["seats"]:
        seat["upgrades"] = in_order(seat["upgrades"])
        seat["missions"] = in_order(seat["missions"])
    for entry in same["todo"]:
        if "cards" in entry:
            entry["cards"] = in_order(entry["cards"])
    return same
