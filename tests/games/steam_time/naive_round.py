"""Steam Time, naive: supply with its chance moves, and the missions at the end."""

from typing import Any

from tests.games.steam_time.naive_board import space_at
from tests.games.steam_time.naive_cards import (
    Data,
    Entry,
    Position,
    card_row,
    empty_monument,
    in_order,
)
from tests.games.steam_time.naive_gain import push_deal, reveal
from tests.games.steam_time.naive_legal import first_gap


def seats_from(position: Position, first: int) -> list[int]:
    players = position["players"]
    return [(first + distance) % players for distance in range(players)]


# --- supply ------------------------------------------------------------------------------


def begin_supply(data: Data, position: Position) -> None:
    # ST-6.1, ST-9.8; after round 5 the end instead
    if position["round"] == data["constants"]["rounds"]:
        begin_end(position)
        return
    position["phase"] = "supply"
    position["round"] += 1
    position["card"] = position["effort"] = None
    for seat in position["seats"]:
        seat["airships"] = data["constants"]["airships"]
        seat["height"] = None
        seat["resting"] = False
    position["stream"].insert(0, position["stream"].pop())
    for row in position["stream"]:
        clear_spaces(position, row["spaces"])


def clear_spaces(position: Position, spaces: dict[str, Any]) -> None:
    for space in spaces.values():
        space["by"] = None
        if "card" in space:
            space["card"] = None
        if "crystals" in space:
            for colour, amount in space["crystals"].items():
                position["bag"][colour] += amount
            space["crystals"] = {}


def apply_chance(data: Data, position: Position, words: list[str]) -> None:
    entry = position["todo"][-1]
    if words[0] == "reveal":
        reveal(position, entry, words[1])
    elif words[0] == "monument":
        row = empty_monument(data, words[1], position["players"])
        position["stream"].append(row)
    elif words[0] == "effort":
        position["effort"] = words[1]
        position["decks"]["effort"].remove(words[1])
    else:
        fill_gap(data, position, words)


def fill_gap(data: Data, position: Position, words: list[str]) -> None:
    gap = first_gap(data, position)
    assert gap is not None
    space = space_at(position, *gap)
    if words[0] == "draw":
        position["bag"][words[1]] -= 1
        space["crystals"][words[1]] = space["crystals"].get(words[1], 0) + 1
        return
    space["card"] = words[1]
    if words[0] == "mission":
        position["decks"]["missions"].remove(words[1])


# --- the end -----------------------------------------------------------------------------


def begin_end(position: Position) -> None:
    # ST-7.1, ST-9.9
    position["phase"] = "end"
    position["todo"].pop()
    entries = []
    for index in seats_from(position, position["start"]):
        for mission in in_order(position["seats"][index]["missions"]):
            entries.append({"do": "fulfil", "seat": index, "mission": mission})
    position["todo"] += reversed(entries)


def answer_fulfil(data: Data, position: Position, entry: Entry, words: list[str]) -> None:
    # ST-7.1
    position["todo"].pop()
    if words[0] == "no":
        return
    row = card_row(data, entry["mission"])
    position["seats"][entry["seat"]]["missions"].remove(entry["mission"])
    push_deal(position, entry["seat"], row["need"], {"esteem": row["esteem"]})
