"""Steam Time, naive: crystals, gold and spaces (what one can do and what it does)."""

from collections.abc import Iterator
from typing import Any

from tests.games.steam_time.naive_cards import (
    COLOURS,
    KINDS,
    Amounts,
    Data,
    Position,
    Seat,
    cost_colours,
    monuments,
)

# --- generators --------------------------------------------------------------------------


def surcharge(data: Data, seat: Seat, colour: str) -> int | None:
    """What the next free slot costs; None if there is no slot (ST-3.2)."""
    generator = data["generators"][colour]
    slot = len(seat["generators"][colour]) + 1
    if slot > generator["slots"]:
        return None
    if slot in generator["surcharge_slots"]:
        price: int = data["constants"]["slot_surcharge"]
        return price
    return 0


def fits(data: Data, seat: Seat, colour: str, price: int = 0) -> bool:
    # ST-3.2: a slot, and gold for the price and the surcharge
    extra = surcharge(data, seat, colour)
    return extra is not None and bool(seat["gold"] >= price + extra)


def pay_gold(position: Position, seat: Seat, amount: int) -> None:
    assert seat["gold"] >= amount
    seat["gold"] -= amount
    position["bank"] += amount


def pay_surcharge(data: Data, position: Position, seat: Seat, colour: str) -> None:
    extra = surcharge(data, seat, colour)
    assert extra is not None
    pay_gold(position, seat, extra)


def put_coloured(data: Data, position: Position, seat: Seat, colour: str) -> None:
    # ST-3.1: left of the T.I.M.E. crystals; the crystal comes from wherever the caller took it
    pay_surcharge(data, position, seat, colour)
    row = seat["generators"][colour]
    row.insert(row.count(colour), colour)


def put_time(data: Data, position: Position, seat: Seat, colour: str) -> None:
    # ST-3.1
    assert position["mine"] >= 1
    pay_surcharge(data, position, seat, colour)
    position["mine"] -= 1
    seat["generators"][colour].append("time")


def remove_crystal(position: Position, seat: Seat, colour: str) -> None:
    # ST-3.3: always from the right
    crystal = seat["generators"][colour].pop()
    if crystal == "time":
        position["mine"] += 1
    else:
        position["bag"][colour] += 1


def crystals_in(seat: Seat, colour: str) -> int:
    # ST-3.4: both kinds count as the colour of the generator
    return len(seat["generators"][colour])


def all_crystals(seat: Seat) -> int:
    return sum(crystals_in(seat, colour) for colour in COLOURS)


def colours_from(first: str) -> list[str]:
    # ST-9.2: the same or a later one
    return COLOURS[COLOURS.index(first) :]


# --- spaces ------------------------------------------------------------------------------


def monument_row(position: Position, monument: str) -> tuple[int, dict[str, Any]]:
    """The height (1 to 6) of a monument and what lies there."""
    for index, row in enumerate(position["stream"]):
        if row["monument"] == monument:
            return index + 1, row
    raise ValueError(f"not in the stream: {monument}")


def space_at(position: Position, monument: str, kind: str) -> dict[str, Any]:
    space: dict[str, Any] = monument_row(position, monument)[1]["spaces"][kind]
    return space


def all_spaces(data: Data, position: Position) -> Iterator[tuple[str, str]]:
    # monument order, then kind order
    for monument in monuments(data):
        spaces = monument_row(position, monument)[1]["spaces"]
        for kind in KINDS:
            if kind in spaces:
                yield monument, kind


def usable(data: Data, position: Position, seat: Seat, monument: str, kind: str) -> bool:
    # ST-5.3, apart from who stands where
    space = space_at(position, monument, kind)
    if kind == "mission":
        return space["card"] is not None
    if kind == "encounter":
        return True
    if kind == "crystals":
        return bool(buyable(data, position, seat, monument, COLOURS[0]))
    if kind == "gold":
        return bool(position["bank"] > 0)
    return space["card"] is not None and can_afford(data, position, seat, space["card"])


def buyable(data: Data, position: Position, seat: Seat, monument: str, first: str) -> list[str]:
    # ST-5.9
    deposit = space_at(position, monument, "crystals")["crystals"]
    price = data["constants"]["crystal_price"]
    return [
        colour
        for colour in colours_from(first)
        if deposit.get(colour, 0) > 0 and fits(data, seat, colour, price)
    ]


def take_from_deposit(position: Position, monument: str, colour: str) -> None:
    # ST-9.7: a deposit names only colours that lie there
    deposit = space_at(position, monument, "crystals")["crystals"]
    deposit[colour] -= 1
    if deposit[colour] == 0:
        del deposit[colour]


def pickable(data: Data, position: Position, seat: Seat, first: str) -> list[str]:
    # ST-4.1, ST-9.2: "giza green", in monument order, then colour order
    first_monument, first_colour = first.split()
    order = monuments(data)
    begin = (order.index(first_monument), COLOURS.index(first_colour))
    found = []
    for monument, kind in all_spaces(data, position):
        if kind != "crystals":
            continue
        deposit = space_at(position, monument, kind)["crystals"]
        for colour in COLOURS:
            later = (order.index(monument), COLOURS.index(colour)) >= begin
            if later and deposit.get(colour, 0) > 0 and fits(data, seat, colour):
                found.append(f"{monument} {colour}")
    return found


# --- payments ----------------------------------------------------------------------------


def missing_colours(data: Data, position: Position, seat: Seat, card: str) -> list[str]:
    return [c for c in cost_colours(data, position, card) if crystals_in(seat, c) == 0]


def can_afford(data: Data, position: Position, seat: Seat, card: str) -> bool:
    # ST-3.5: upgrades and expeditions, steam helps
    colours = cost_colours(data, position, card)
    missing = len(missing_colours(data, position, seat, card))
    left = all_crystals(seat) - (len(colours) - missing)
    return bool(seat["steam"] >= missing and left >= missing)


def can_pay(seat: Seat, price: Amounts) -> bool:
    # ST-5.8, ST-7.1: `pay` of an encounter or `need` of a mission, in full, no steam help
    if seat["gold"] < price.get("gold", 0) or seat["steam"] < price.get("steam", 0):
        return False
    if len(seat["upgrades"]) < price.get("upgrades_owned", 0):
        return False
    if len(seat["expeditions"]) < price.get("expeditions_owned", 0):
        return False
    left = {colour: crystals_in(seat, colour) - price.get(colour, 0) for colour in COLOURS}
    if min(left.values()) < 0:
        return False
    one = max(price.get("crystals_one_colour", 0), price.get("one_colour", 0))
    return (
        sum(left.values()) >= price.get("crystals_any_colours", 0)
        and max(left.values()) >= one
        and sum(value > 0 for value in left.values()) >= price.get("different_colours", 0)
    )


def pay_fixed(position: Position, seat: Seat, price: Amounts) -> None:
    # ST-9.9: gold, steam, named colours at once
    pay_gold(position, seat, price.get("gold", 0))
    seat["steam"] -= price.get("steam", 0)
    for colour in COLOURS:
        for _ in range(price.get(colour, 0)):
            remove_crystal(position, seat, colour)
