"""Steam Time, naive: yields, payments that are asked, encounters (entries of `todo`)."""

from tests.games.steam_time.naive_board import (
    pay_fixed,
    put_coloured,
    put_time,
    remove_crystal,
    take_from_deposit,
)
from tests.games.steam_time.naive_cards import (
    COLOURS,
    Amounts,
    Data,
    Entry,
    Position,
    Seat,
    card_row,
    monuments,
)

# --- gain --------------------------------------------------------------------------------


def run_gain(data: Data, position: Position, entry: Entry) -> None:
    # ST-3.9, ST-9.9: `entry` has been taken off the stack
    seat = position["seats"][entry["seat"]]
    what = entry["what"]
    gold = min(what.get("gold", 0), position["bank"])  # ST-3.6
    seat["gold"] += gold
    position["bank"] -= gold
    seat["steam"] = min(seat["steam"] + what.get("steam", 0), data["constants"]["steam_max"])
    seat["esteem"] += what.get("esteem", 0)
    turn_portal(data, position, entry["seat"], what.get("portal", 0))
    position["todo"] += reversed(crystal_entries(data, entry["seat"], what))


def turn_portal(data: Data, position: Position, index: int, steps: int) -> None:
    # ST-5.13
    seat = position["seats"][index]
    for _ in range(steps):
        seat["portal"] = (seat["portal"] + 1) % data["constants"]["portal_dial"]
        if seat["portal"] == 0:
            position["extra_actions"].append(index)


def crystal_entries(data: Data, index: int, what: Amounts) -> list[Entry]:
    """The crystals of a yield as entries, the first to be done first."""
    first = {"from": COLOURS[0]}
    first_place = {"from": f"{monuments(data)[0]} {COLOURS[0]}"}
    entries: list[Entry] = [
        {"do": "take", "seat": index, "colour": colour, "left": what.get(colour, 0)}
        for colour in COLOURS
    ]
    entries += [
        {"do": "take_one", "seat": index, "left": what.get("crystals_one_colour", 0)},
        {"do": "take_any", "seat": index, "left": what.get("crystals_any_colours", 0), **first},
        {"do": "into", "seat": index, "left": what.get("time_crystal", 0), **first},
        {"do": "pick", "seat": index, "left": what.get("crystal_from_deposit", 0), **first_place},
    ]
    return [entry for entry in entries if entry["left"] > 0]


def count_down(position: Position, entry: Entry) -> None:
    # ST-9.9: at 0 the entry is gone
    entry["left"] -= 1
    if entry["left"] == 0:
        position["todo"].pop()


def answer_gain(data: Data, position: Position, entry: Entry, words: list[str]) -> None:
    # take, take_one, take_any, into, pick
    seat = position["seats"][entry["seat"]]
    if words[0] == "stop":
        position["todo"].pop()
        return
    if words[0] == "pick":
        take_from_deposit(position, words[1], words[2])
        put_coloured(data, position, seat, words[2])
    elif words[0] == "into":
        put_time(data, position, seat, words[1])
    else:
        position["bag"][words[1]] -= 1
        put_coloured(data, position, seat, words[1])
    if "from" in entry:
        entry["from"] = " ".join(words[1:])
    if entry["do"] == "take_one":  # the first fixes the colour
        entry["do"] = "take"
        entry["colour"] = words[1]
    count_down(position, entry)


# --- payments ----------------------------------------------------------------------------


def push_deal(position: Position, index: int, price: Amounts, what: Amounts) -> None:
    # ST-9.9: gold, steam, named colours at once, then the asked crystals, then the gain
    seat = position["seats"][index]
    pay_fixed(position, seat, price)
    position["todo"].append({"do": "gain", "seat": index, "what": dict(what)})
    asked = {
        "crystals_any_colours": "pay_any",
        "crystals_one_colour": "pay_one",
        "one_colour": "pay_one",
        "different_colours": "pay_different",
    }
    for key, do in asked.items():
        if price.get(key, 0) > 0:
            position["todo"].append(
                {"do": do, "seat": index, "left": price[key], "from": COLOURS[0]}
            )


def answer_pay(position: Position, entry: Entry, colour: str) -> None:
    # pay, pay_any, pay_one, pay_different
    seat = position["seats"][entry["seat"]]
    if entry["do"] == "pay_one":  # one for all
        for _ in range(entry["left"]):
            remove_crystal(position, seat, colour)
        position["todo"].pop()
        return
    remove_crystal(position, seat, colour)
    if entry["do"] == "pay":  # ST-3.5
        seat["steam"] -= 1
    entry["from"] = colour
    if entry["do"] == "pay_different" and entry["left"] > 1:
        entry["from"] = COLOURS[COLOURS.index(colour) + 1]
    count_down(position, entry)


# --- encounters --------------------------------------------------------------------------


def run_reveal(position: Position, entry: Entry) -> bool:
    """Prepare the next card; True if chance must be asked (ST-3.6)."""
    decks = position["decks"]
    if entry["left"] > 0 and not decks["encounters"]:
        decks["encounters"], decks["encounter_discard"] = decks["encounter_discard"], []
    if entry["left"] > 0 and decks["encounters"]:
        return True
    position["todo"][-1] = {"do": "choose", "seat": entry["seat"], "cards": entry["cards"]}
    return False


def reveal(position: Position, entry: Entry, card: str) -> None:
    position["decks"]["encounters"].remove(card)
    entry["cards"].append(card)
    entry["left"] -= 1


def choose(data: Data, position: Position, entry: Entry, card: str | None) -> None:
    # ST-3.6: all of them go to the discard; None: no action can be paid
    position["todo"].pop()
    position["decks"]["encounter_discard"] += entry["cards"]
    if card is None:
        return
    index = entry["seat"]
    if card_row(data, card)["colour"] == "blue":
        position["todo"].append({"do": "half", "seat": index, "card": card})
        return
    players = position["players"]
    for distance in range(players - 1, 0, -1):  # the next clockwise on top
        other = (index + distance) % players
        position["todo"].append({"do": "purple", "seat": other, "card": card})
    push_half(data, position, index, card, "top")


def push_half(data: Data, position: Position, index: int, card: str, half: str) -> None:
    action = card_row(data, card)[half]
    push_deal(position, index, action["pay"], action["gain"])


def answer_encounter(data: Data, position: Position, entry: Entry, words: list[str]) -> None:
    # choose, half, purple
    if entry["do"] == "choose":
        choose(data, position, entry, words[1])
        return
    position["todo"].pop()
    if entry["do"] == "half":
        push_half(data, position, entry["seat"], entry["card"], words[0])
    elif words[0] == "yes":
        push_half(data, position, entry["seat"], entry["card"], "bottom")


# --- the start card ----------------------------------------------------------------------


def answer_special(data: Data, position: Position, seat: Seat, words: list[str]) -> None:
    # ST-5.1
    position["todo"].pop()
    if words[0] == "steam":
        seat["steam"] -= int(words[1])
        seat["esteem"] += int(words[1])
    elif words[0] == "crystal":
        seat["steam"] -= 1
        put_time(data, position, seat, words[1])
