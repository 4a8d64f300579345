"""Steam Time a second time: slow, plain, on JSON positions and move texts only.

An oracle for tests. It shares nothing with the engine but the rules text (ST-...).
"""

import copy
from typing import Any

from tests.games.steam_time.naive_board import (
    all_crystals,
    crystals_in,
    missing_colours,
    monument_row,
    pay_gold,
    put_coloured,
    remove_crystal,
    space_at,
    take_from_deposit,
)
from tests.games.steam_time.naive_cards import (
    COLOURS,
    Amounts,
    Data,
    Entry,
    Position,
    added,
    canonical,
    card_row,
    cost_colours,
    generator_of,
    load,
    printed_space,
    start,
)
from tests.games.steam_time.naive_gain import (
    answer_encounter,
    answer_gain,
    answer_pay,
    answer_special,
    choose,
    run_gain,
    run_reveal,
)
from tests.games.steam_time.naive_legal import answers, legal, supply_chances, weights
from tests.games.steam_time.naive_round import (
    answer_fulfil,
    apply_chance,
    begin_supply,
    seats_from,
)

__all__ = [
    "apply",
    "canonical",
    "count",
    "legal",
    "load",
    "outcome",
    "settle",
    "start",
    "weights",
]


def apply(data: Data, position: Position, move: str) -> Position:
    """A new position after the move and all that follows by itself."""
    if move not in legal(data, position):
        raise ValueError(f"not legal: {move}")
    after = copy.deepcopy(position)
    if position["actor"] == "chance":
        apply_chance(data, after, move.split())
    else:
        answer(data, after, move.split())
    settle(data, after)
    return after


# --- what happens by itself --------------------------------------------------------------


def settle(data: Data, position: Position) -> None:
    """Go on, in place, until chance or a player with a real choice is asked (ST-9.1)."""
    while position["phase"] != "over":
        if not position["todo"] and position["phase"] != "actions":
            next_phase(position)
        elif position["todo"] and position["todo"][-1]["do"] in AUTOMATIC:
            run(data, position)
        elif is_chance(data, position):
            position["actor"] = "chance"
            return
        elif is_question(data, position):
            return


AUTOMATIC = ["end_turn", "extra_actions", "bonus", "receive", "gain", "income"]


def next_phase(position: Position) -> None:
    # `todo` is empty
    if position["phase"] == "supply" and position["round"] > 1:
        position["phase"] = "income"  # ST-4.1
        for index in reversed(seats_from(position, position["start"])):
            position["todo"].append({"do": "income", "seat": index})
    elif position["phase"] in ("supply", "income"):
        position["phase"] = "actions"
    else:
        position["phase"] = position["actor"] = "over"


def is_chance(data: Data, position: Position) -> bool:
    """Is a draw next? An entry with nothing left to draw goes away or becomes the next one."""
    if not position["todo"]:
        return False
    entry = position["todo"][-1]
    if entry["do"] == "reveal":
        return run_reveal(position, entry)
    if entry["do"] != "supply":
        return False
    if position["phase"] != "supply":
        begin_supply(data, position)
    if position["phase"] == "supply" and supply_chances(data, position):
        return True
    if position["phase"] == "supply":
        position["todo"].pop()
    return False


def is_question(data: Data, position: Position) -> bool:
    """Is there a choice? One answer is given by itself, an entry without any goes away."""
    if not position["todo"] and position["phase"] != "actions":
        return False
    if position["todo"] and position["todo"][-1]["do"] in [*AUTOMATIC, "reveal", "supply"]:
        return False
    moves = answers(data, position)
    if len(moves) >= 2:
        top = position["todo"][-1] if position["todo"] else {"seat": position["turn"]}
        position["actor"] = top["seat"]
        return True
    if moves:
        answer(data, position, moves[0].split())
    elif position["todo"][-1]["do"] == "choose":
        choose(data, position, position["todo"][-1], None)  # ST-5.8
    else:
        assert position["todo"][-1]["do"] == "mister"
        position["todo"].pop()  # ST-5.13: lost
    return False


def run(data: Data, position: Position) -> None:
    """Carry out the top entry, which asks nothing."""
    entry = position["todo"].pop()
    if entry["do"] == "end_turn":
        end_turn(position)
    elif entry["do"] == "extra_actions":
        next_extra_action(position)
    elif entry["do"] == "bonus":
        push_gain(position, entry["seat"], bonus(data, position, entry))
    elif entry["do"] == "receive":
        receive(data, position, entry["seat"], entry["card"])
    elif entry["do"] == "gain":
        run_gain(data, position, entry)
    else:
        position["todo"].append({"do": "extra_actions"})  # ST-4.2
        upgrades = position["seats"][entry["seat"]]["upgrades"]
        what = added([card_row(data, card)["income"] for card in upgrades])
        push_gain(position, entry["seat"], what)


def push_gain(position: Position, index: int, what: Amounts) -> None:
    position["todo"].append({"do": "gain", "seat": index, "what": dict(what)})


def next_extra_action(position: Position) -> None:
    # ST-5.13: one by one, in the order they arose
    if position["extra_actions"]:
        index = position["extra_actions"].pop(0)
        position["todo"].append({"do": "extra_actions"})
        position["todo"].append({"do": "mister", "seat": index})


def bonus(data: Data, position: Position, entry: Entry) -> Amounts:
    # ST-5.6
    seat = position["seats"][entry["seat"]]
    colour = generator_of(data, entry["kind"])
    crystals = crystals_in(seat, colour)
    if entry["kind"] == "expedition":
        rewards = card_row(data, seat["expeditions"][-1])["rewards"]
        return added(rewards[:crystals])
    each = data["generators"][colour]["bonus_per_crystal"]
    return {key: value * crystals for key, value in each.items()}


def receive(data: Data, position: Position, index: int, card: str) -> None:
    # ST-5.7, ST-5.10, ST-5.12
    seat = position["seats"][index]
    if card[0] == "M":
        seat["missions"].append(card)
    elif card[0] == "X":
        seat["expeditions"].append(card)
    else:
        seat["upgrades"].append(card)
        push_gain(position, index, card_row(data, card)["income"])


# --- turns -------------------------------------------------------------------------------


def answer(data: Data, position: Position, words: list[str]) -> None:
    """Carry out the answer to the question that is next, without what follows by itself."""
    if not position["todo"]:
        answer_turn(data, position, words)
        return
    entry = position["todo"][-1]
    do = entry["do"]
    if do in ("take", "take_one", "take_any", "into", "pick"):
        answer_gain(data, position, entry, words)
    elif do in ("pay", "pay_any", "pay_one", "pay_different"):
        answer_pay(position, entry, words[1])
    elif do in ("choose", "half", "purple"):
        answer_encounter(data, position, entry, words)
    elif do == "special":
        answer_special(data, position, position["seats"][entry["seat"]], words)
    elif do == "mister":
        position["todo"].pop()
        push_action(data, position, entry["seat"], words[1], words[2])
    elif do == "buy":
        answer_buy(data, position, entry, words)
    else:
        answer_fulfil(data, position, entry, words)


def answer_turn(data: Data, position: Position, words: list[str]) -> None:
    index = position["turn"]
    seat = position["seats"][index]
    if words[0] != "card" and index == position["start"]:
        position["start_moved"] = True  # ST-9.7
    position["passes"] = position["passes"] + 1 if words[0] == "pass" else 0
    position["todo"].append({"do": "end_turn"})
    if words[0] == "pass":
        seat["resting"] = True  # ST-5.4
    elif words[0] == "card":
        position["card"] = index
        position["todo"].append({"do": "special", "seat": index})
    else:
        seat["airships"] -= 1
        seat["height"] = monument_row(position, words[1])[0]
        space_at(position, words[1], words[2])["by"] = index
        position["todo"].append({"do": "extra_actions"})
        push_action(data, position, index, words[1], words[2])


def push_action(data: Data, position: Position, index: int, monument: str, kind: str) -> None:
    # ST-5.6, ST-9.9: bonus, extra, action, the last on top
    printed = printed_space(data, monument, kind)
    todo = position["todo"]
    todo.append({"do": "bonus", "seat": index, "monument": monument, "kind": kind})
    if printed.get("extra"):
        push_gain(position, index, printed["extra"])
    if kind == "gold":
        push_gain(position, index, {"gold": printed["gold"]})  # ST-5.11
    elif kind == "encounter":
        todo.append({"do": "reveal", "seat": index, "left": printed["reveal"], "cards": []})
    elif kind == "crystals":
        buy = {"do": "buy", "seat": index, "monument": monument, "bought": 0, "from": COLOURS[0]}
        todo.append(buy)
    else:
        take_card(data, position, index, monument, kind)


def take_card(data: Data, position: Position, index: int, monument: str, kind: str) -> None:
    # ST-9.9: the card leaves the space and the colours you have are paid
    space = space_at(position, monument, kind)
    card = space["card"]
    space["card"] = None
    position["todo"].append({"do": "receive", "seat": index, "card": card})
    if kind == "mission":
        return
    seat = position["seats"][index]
    missing = missing_colours(data, position, seat, card)
    for colour in cost_colours(data, position, card):
        if colour not in missing:
            remove_crystal(position, seat, colour)
    if missing:
        pay = {"do": "pay", "seat": index, "left": len(missing), "from": COLOURS[0]}
        position["todo"].append(pay)


def answer_buy(data: Data, position: Position, entry: Entry, words: list[str]) -> None:
    # ST-5.9
    if words[0] == "done":
        position["todo"].pop()
        return
    seat = position["seats"][entry["seat"]]
    take_from_deposit(position, entry["monument"], words[1])
    pay_gold(position, seat, data["constants"]["crystal_price"])
    put_coloured(data, position, seat, words[1])
    entry["bought"] += 1
    entry["from"] = words[1]


def end_turn(position: Position) -> None:
    # ST-5.5, ST-9.7
    idle = all(seat["resting"] or seat["airships"] == 0 for seat in position["seats"])
    all_passed = position["passes"] >= position["players"]
    if idle and (position["card"] is not None or all_passed):
        end_actions(position)
    else:
        position["turn"] = (position["turn"] + 1) % position["players"]


def end_actions(position: Position) -> None:
    # ST-5.5, ST-9.8
    position["todo"] = [{"do": "supply"}]
    if position["card"] is None:
        position["todo"].append({"do": "special", "seat": position["start"]})
    else:
        position["start"] = position["card"]
    position["turn"] = position["start"]
    position["passes"] = 0
    position["start_moved"] = False


# --- the end -----------------------------------------------------------------------------


def outcome(data: Data, position: Position) -> dict[str, Any]:
    """Scores, ranks and reason of a game that is over (ST-7.2, ST-9.10)."""
    if position["actor"] != "over":
        raise ValueError("the game is not over")
    scores = [seat["esteem"] for seat in position["seats"]]
    results = [(seat["esteem"], all_crystals(seat)) for seat in position["seats"]]
    ranks = [1 + sum(other > mine for other in results) for mine in results]
    return {"scores": scores, "ranks": ranks, "reason": "rounds"}


def count(data: Data, position: Position, depth: int) -> int:
    """Perft: the number of move sequences of exactly this length, chance included."""
    if depth == 0:
        return 1
    return sum(count(data, apply(data, position, m), depth - 1) for m in legal(data, position))
