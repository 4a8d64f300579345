"""Dragonkeepers a second time: slow, plain, on JSON positions and move texts only.

An oracle for tests. It shares nothing with the engine but the rules text (DK-...).
"""

import copy
from typing import Any

from tests.games.dragonkeepers.naive_cards import (
    COLOURS,
    SIDES,
    Data,
    Position,
    counted,
    data_hash,
    in_order,
    kinds,
    load,
    side_of,
    start,
)
from tests.games.dragonkeepers.naive_legal import (
    display_open,
    first_hidden_pearl,
    lay_size,
    legal,
    power,
    reward_number,
    shown_colour,
    stack_index,
    weights,
)

__all__ = ["apply", "count", "data_hash", "legal", "load", "outcome", "start", "weights"]

LAST_TURN = 300  # DK-4.4


# --- chance ------------------------------------------------------------------------------


def apply_chance(data: Data, position: Position, move: str) -> None:
    words = move.split()
    position["pending"].pop(0)
    if words[0] == "remove":
        position["pieces"].remove(int(words[1]))
    elif words[0] == "start":
        deal_start(data, position, words[1])
    elif words[0] == "reveal":
        reveal(position, words[1], words[2])
    elif words[0] == "page":
        position["book"][words[1]]["top"] = ["?" + words[2]]
    else:
        seat, index = first_hidden_pearl(position)
        position["pearls"][seat][index] = int(words[1])
    if not position["pending"]:
        after_chance(position)


def after_chance(position: Position) -> None:
    if position["phase"] == "setup":
        begin_turn(position, 0)
    elif position["phase"] == "refill":
        after_taking(position)
    else:
        position["actor"] = position["phase"] = "over"


def deal_start(data: Data, position: Position, card: str) -> None:
    # DK-2.1: seat 1 gets all of its cards, then seat 2, then seat 3
    dealt = data["start_cards"]["dealt_by_turn_order"]
    seat = 0
    while len(position["hands"][seat]) >= dealt[seat]:
        seat += 1
    position["start_pool"].remove(card)
    give_card(position, seat, card)
    position["unseen"][card] = seat
    position["unseen"] = {name: position["unseen"][name] for name in kinds(position["unseen"])}


def reveal(position: Position, side: str, card: str) -> None:
    # a card nobody knew: it leaves the pool, and the `?` goes with it
    pile = position["book"][side]
    pile["pool"][card] -= 1
    pile["pool"] = counted(pile["pool"])
    pile["size"] -= 1
    pile["top"] = []
    if not pile["pool"]:  # DK-7.7: with an empty pool everything stands in top
        pile["top"], pile["bottom"] = pile["bottom"], []
    position["display"][side] = card


# --- the display -------------------------------------------------------------------------


def fill(position: Position, side: str) -> None:
    """Fill an open place: at once if the card is known, else as chance still due."""
    pile = position["book"][side]
    if position["display"][side] is not None or pile["size"] < 2:  # DK-3.12
        return
    if not pile["top"][0].startswith("?"):
        card = pile["top"].pop(0)  # DK-3.11: the page under it shows again
        pile["size"] -= 1
        position["display"][side] = card
        position["unseen"].pop(card, None)
        return
    position["pending"].append(f"reveal {side}")
    if sum(pile["pool"].values()) >= 2:  # else the next page is known by its place
        position["pending"].append(f"page {side}")


def go_on(position: Position) -> None:
    # after the places were filled
    if position["pending"]:
        position["actor"], position["phase"] = "chance", "refill"
    else:
        after_taking(position)


def after_taking(position: Position) -> None:
    # DK-7.3, DK-7.7: what follows is derived from `taken`
    seat = position["actor"] = position["active"]
    if display_open(position) or position["taken"] == 4:
        position["phase"] = "act"
    elif position["taken"] < 3:
        position["phase"] = "take"
    else:
        position["phase"] = "crystal" if position["crystals"][seat] else "act"


def begin_turn(position: Position, seat: int) -> None:
    position["turn"] += 1
    position["active"] = seat
    position["taken"] = 0
    position["changed"] = []
    position["chest"] = None
    for side in SIDES:
        fill(position, side)
    position["last"] = display_open(position)  # DK-3.12
    go_on(position)


# --- moves of a seat ---------------------------------------------------------------------


def apply(data: Data, position: Position, move: str) -> Position:
    """A new position after the move and all that follows by itself."""
    if move not in legal(data, position):
        raise ValueError(f"not legal: {move}")
    after = copy.deepcopy(position)
    if position["actor"] == "chance":
        apply_chance(data, after, move)
    else:
        apply_decision(data, after, move.split())
    return after


def apply_decision(data: Data, position: Position, words: list[str]) -> None:
    if words[0] == "take":
        take(position, words[1])
    elif words[0] == "crystal":
        pay_crystal(position)
        position["phase"] = "take"
    elif words[0] == "stop":
        position["phase"], position["returning"] = "act", None
    elif words[0] == "book":
        change_book(position, words[1])
    elif words[0] == "chest":
        open_chest(position, words[1:])
    elif words[0] == "again":
        take_back(position, position["returning"])
        position["phase"], position["returning"] = "act", None
    elif words[0] == "lay":
        lay(data, position, words[1])
    elif words[0] == "end":
        finish_lay(data, position, words[1])
    else:
        next_along(data, position)


def give_card(position: Position, seat: int, card: str) -> None:
    position["hands"][seat] = in_order(position["hands"][seat] + [card])


def pay_crystal(position: Position) -> None:
    position["crystals"][position["active"]] -= 1
    position["supply"]["crystals"] += 1


def take(position: Position, side: str) -> None:
    # DK-3.1
    give_card(position, position["active"], position["display"][side])
    position["display"][side] = None
    position["taken"] += 1
    fill(position, side)
    go_on(position)


def change_book(position: Position, card: str) -> None:
    # DK-3.3, DK-3.11
    side = side_of(card)
    position["hands"][position["active"]].remove(card)
    position["book"][side]["top"].insert(0, card)
    position["book"][side]["size"] += 1
    position["changed"] = [name for name in SIDES if name in position["changed"] + [side]]


def open_chest(position: Position, words: list[str]) -> None:
    # DK-5.1
    pay_crystal(position)
    position["chest"] = " ".join(words)
    if words[0] == "wind":
        wind(position)
    elif words[0] == "barter":
        position["supply"]["backlight"] -= 1
        give_card(position, position["active"], "j6")
    elif words[0] == "return":
        return_first(position, words[1])


def return_first(position: Position, colour: str) -> None:
    # DK-5.3, DK-7.3
    if take_back(position, colour) >= 2:
        position["phase"], position["returning"] = "return", colour


def wind(position: Position) -> None:
    # DK-5.2
    for side in SIDES:
        card = position["display"][side]
        pile = position["book"][side]
        if card is not None:
            pile["bottom" if pile["pool"] else "top"].append(card)
            pile["size"] += 1
            position["display"][side] = None
    for side in SIDES:
        fill(position, side)
    go_on(position)


def take_back(position: Position, colour: str) -> int:
    # DK-5.3 return; how many cards are left in the stack
    seat = position["active"]
    index = stack_index(position, seat, colour[0])
    assert index is not None
    cards = position["rows"][seat][index]["cards"]
    give_card(position, seat, cards.pop())
    return len(cards)


# --- laying ------------------------------------------------------------------------------


def lay(data: Data, position: Position, card: str) -> None:
    # DK-7.8
    seat = position["actor"]
    position["hands"][seat].remove(card)
    position["unseen"].pop(card, None)
    position["laying"].append(card)
    position["phase"] = "lay"
    if len(position["laying"]) < lay_size(position, power(position, seat)):
        return
    new = stack_index(position, seat, shown_colour(position)) is None
    if new and position["rows"][seat]:
        position["phase"] = "end"
    else:
        finish_lay(data, position, "right")


def finish_lay(data: Data, position: Position, end: str) -> None:
    seat = position["actor"]
    row = position["rows"][seat]
    index = stack_index(position, seat, shown_colour(position))
    if index is not None:
        row[index]["cards"] += position["laying"]
    else:
        colour = next(name for name in COLOURS if name[0] == shown_colour(position))
        stack = {"colour": colour, "cards": position["laying"]}
        row.insert(0 if end == "left" else len(row), stack)
        take_coat(position, seat)
    position["laying"] = []
    number = reward_number(position, power(position, seat))
    give_reward(position, seat, data["rewards"][str(number)])
    next_along(data, position)


def take_coat(position: Position, seat: int) -> None:
    # DK-3.8: the moment comes with the fourth colour
    if len(position["rows"][seat]) == 4 and position["coats"]:
        position["taken_coats"][seat] = position["coats"].pop(0)


def give_reward(position: Position, seat: int, reward: dict[str, int]) -> None:
    # DK-3.6, after the coat
    for _ in range(reward.get("lowest", 0)):
        take_piece(position, seat, 0)
    for _ in range(reward.get("highest", 0)):
        take_piece(position, seat, -1)
    for _ in range(reward.get("crystal", 0)):
        if position["supply"]["crystals"]:
            position["supply"]["crystals"] -= 1
            position["crystals"][seat] += 1
    for _ in range(reward.get("backlight", 0)):
        if position["supply"]["backlight"]:
            position["supply"]["backlight"] -= 1
            give_card(position, seat, "j6")
    for _ in range(reward.get("egg", 0)):
        if position["supply"]["eggs"]:
            position["supply"]["eggs"] -= 1
            position["eggs"][seat] += 1


def take_piece(position: Position, seat: int, index: int) -> None:
    # DK-3.6, DK-3.7
    if not position["pieces"]:
        return
    position["taken_pieces"][seat].append(position["pieces"].pop(index))
    if len(position["taken_pieces"][seat]) % 3 == 0:
        colour = "red" if position["supply"]["red"] else "blue"
        if position["supply"][colour]:
            position["supply"][colour] -= 1
            position["pearls"][seat].append(colour)


def next_along(data: Data, position: Position) -> None:
    # DK-3.9
    players = position["options"]["players"]
    seat = (position["actor"] + 1) % players
    if seat != position["active"]:
        position["actor"], position["phase"] = seat, "along"
    elif is_finished(data, position):
        end_game(position)
    else:
        begin_turn(position, (position["active"] + 1) % players)


# --- the end -----------------------------------------------------------------------------


def reason(data: Data, position: Position) -> str | None:
    # DK-4.5
    finished = sum(len(pieces) // 3 for pieces in position["taken_pieces"])
    if finished >= data["end_amulets"][str(position["options"]["players"])]:
        return "amulets"
    if position["last"]:
        return "book"
    if position["turn"] >= LAST_TURN:
        return "turns"
    return None


def is_finished(data: Data, position: Position) -> bool:
    return reason(data, position) is not None


def end_game(position: Position) -> None:
    position["pending"] = ["pearl"] * sum(len(pearls) for pearls in position["pearls"])
    if position["pending"]:
        position["actor"], position["phase"] = "chance", "pearls"
    else:
        position["actor"] = position["phase"] = "over"


def points(data: Data, position: Position, seat: int) -> int:
    # DK-4.2
    eggs = position["eggs"]
    total = sum(position["taken_pieces"][seat]) + sum(position["pearls"][seat])
    total += position["taken_coats"][seat] or 0
    total += eggs[seat] * data["eggs"]["value"]
    if eggs[seat] > 0 and eggs[seat] == max(eggs):
        total += data["eggs"]["turned"] - data["eggs"]["value"]
    return int(total)


def dragons(position: Position, seat: int) -> int:
    # DK-4.3
    return sum(len(stack["cards"]) for stack in position["rows"][seat])


def outcome(data: Data, position: Position) -> dict[str, Any]:
    """Scores, ranks and reason of a game that is over."""
    if position["actor"] != "over":
        raise ValueError("the game is not over")
    seats = range(position["options"]["players"])
    scores = [points(data, position, seat) for seat in seats]
    results = [(scores[seat], dragons(position, seat)) for seat in seats]
    ranks = [1 + sum(other > mine for other in results) for mine in results]
    return {"scores": scores, "ranks": ranks, "reason": reason(data, position)}


def count(data: Data, position: Position, depth: int) -> int:
    """Perft: the number of move sequences of exactly this length, chance included."""
    if depth == 0:
        return 1
    return sum(count(data, apply(data, position, m), depth - 1) for m in legal(data, position))
