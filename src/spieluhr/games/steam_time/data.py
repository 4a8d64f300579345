"""Is this a data set of Steam Time? Every check names the field (ST-2.5; as in DK-8.1)."""

from pathlib import Path
from typing import Any, Final

from spieluhr.core.component_data import DataSets, keys, refuse, whole
from spieluhr.games.steam_time.components import (
    CARDS_PER_ROUND,
    COLOUR_LETTERS,
    COLOURS,
    EFFORTS,
    ENCOUNTERS,
    EXPEDITIONS,
    GAINS,
    KINDS,
    LARGEST,
    MISSIONS,
    MONUMENTS,
    MOST_CELLS,
    NEEDS,
    ORANGE,
    PAYS,
    UPGRADES,
)

KEYS: Final = {
    *("constants", "generators", "start", "monuments", "effort"),
    *("upgrades", "expeditions", "missions", "encounters"),
}
REMARKS: Final = {"note", "status", "sourced", "effort_letters"}
# ST-1.1, ST-3.2, ST-3.7: what the rules say themselves; the others are printed on the components.
FIXED: Final = {"rounds": 5, "airships": 3, "steam_max": 10, "crystals_per_colour": 15}
FIXED_TOO: Final = {"time_crystals": 30, "crystal_price": 2, "slot_surcharge": 2, "steam_start": 1}
MOST_GOLD: Final = 9999
MOST_SLOTS: Final = 9
AMOUNTS: Final = {"encounter": "reveal", "crystals": "crystals", "gold": "gold"}
CHOSEN: Final = ("crystals_one_colour", "crystals_any_colours")
INCOMES: Final = tuple(key for key in GAINS if key not in CHOSEN)


def check(data: Any) -> None:
    """Refuses, naming the field, what is no complete data set."""
    keys("the file", data, KEYS, REMARKS)
    _check_constants(data["constants"])
    _check_generators(data["generators"])
    _check_start(data)
    _check_monuments(data["monuments"])
    _check_effort(data["effort"])
    _check_upgrades(data["upgrades"])
    _check_expeditions(data["expeditions"])
    _check_missions(data["missions"])
    _check_encounters(data["encounters"])
    _check_portal(data)


def _check_constants(constants: Any) -> None:
    fixed = FIXED | FIXED_TOO
    keys("constants", constants, {*fixed, "portal_dial", "gold_total"}, {"upgrade_places"})
    for key, wanted in fixed.items():
        if constants[key] != wanted or type(constants[key]) is not int:
            refuse(f"constants.{key}", f"it is {wanted}")
    whole("constants.portal_dial", constants["portal_dial"], 1, LARGEST)
    whole("constants.gold_total", constants["gold_total"], 1, MOST_GOLD)
    whole("constants.upgrade_places", constants.get("upgrade_places", 0), 0, LARGEST)


def _check_generators(generators: Any) -> None:
    keys("generators", generators, set(COLOURS))
    for colour, kind in zip(COLOURS, KINDS, strict=True):
        field, generator = f"generators.{colour}", generators[colour]
        keys(field, generator, {"name", "action", "slots", "surcharge_slots", "bonus_per_crystal"})
        _text(f"{field}.name", generator["name"])
        if generator["action"] != kind:
            refuse(f"{field}.action", f"it is {kind}")
        slots = whole(f"{field}.slots", generator["slots"], 1, MOST_SLOTS)
        for slot in _list(f"{field}.surcharge_slots", generator["surcharge_slots"], slots):
            whole(f"{field}.surcharge_slots", slot, 1, slots)
        if len(set(generator["surcharge_slots"])) != len(generator["surcharge_slots"]):
            refuse(f"{field}.surcharge_slots", "each slot is named once")
        bonus = generator["bonus_per_crystal"]
        if colour == COLOURS[ORANGE]:
            _text(f"{field}.bonus_per_crystal", bonus)
        else:
            _amounts(f"{field}.bonus_per_crystal", bonus, INCOMES)


def _check_start(data: Any) -> None:
    """What the seats begin with must be in bank and bag, and fit on their boards."""
    start = keys("start", data["start"], {"gold", "steam", "crystals", "extra_by_turn_order"})
    steam_max = data["constants"]["steam_max"]
    whole("start.gold", start["gold"], 0, MOST_GOLD)
    if start["steam"] != data["constants"]["steam_start"] or type(start["steam"]) is not int:
        refuse("start.steam", "it is constants.steam_start")
    crystals = keys("start.crystals", start["crystals"], set(COLOURS))
    extras = _list("start.extra_by_turn_order", start["extra_by_turn_order"], 4, 4)
    total = 4 * start["gold"]
    for seat, extra in enumerate(extras):
        field = f"start.extra_by_turn_order.{seat}"
        _amounts(field, extra, ("gold", "steam", *COLOURS))
        total += extra.get("gold", 0)
        if start["steam"] + extra.get("steam", 0) > steam_max:
            refuse(field, f"there is room for {steam_max} steam")
        for colour in COLOURS:
            number = whole(f"start.crystals.{colour}", crystals[colour], 0, 3)
            if number + extra.get(colour, 0) > data["generators"][colour]["slots"]:
                refuse(field, f"so many {colour} crystals have no room")
    for colour in COLOURS:
        given = 4 * crystals[colour] + sum(extra.get(colour, 0) for extra in extras)
        if given > data["constants"]["crystals_per_colour"]:
            refuse(f"start.crystals.{colour}", "there are not so many crystals")
    if total > data["constants"]["gold_total"]:
        refuse("start.gold", "there is not so much gold")


def _check_monuments(monuments: Any) -> None:
    _list("monuments", monuments, len(MONUMENTS), len(MONUMENTS))
    for wanted, monument in zip(MONUMENTS, monuments, strict=True):
        field = f"monuments.{wanted}"
        keys(field, monument, {"id", "name", "spaces"})
        if monument["id"] != wanted:
            refuse(f"{field}.id", f"it is {wanted}")
        _text(f"{field}.name", monument["name"])
        spaces = _list(f"{field}.spaces", monument["spaces"], len(KINDS))
        for space in spaces:
            _check_space(field, space)
        if len({space["kind"] for space in spaces}) != len(spaces):
            refuse(f"{field}.spaces", "each kind of space is there once at most")


def _check_space(field: str, space: Any) -> None:
    if not isinstance(space, dict) or space.get("kind") not in KINDS:
        refuse(f"{field}.spaces", f"a space has a kind: {', '.join(KINDS)}")
    field = f"{field}.{space['kind']}"
    amount = AMOUNTS.get(space["kind"])
    keys(field, space, {"kind", "from_players", *([amount] if amount else [])}, {"extra"})
    whole(f"{field}.from_players", space["from_players"], 2, 4)
    if amount:
        whole(f"{field}.{amount}", space[amount], 1, 15 if amount == "crystals" else LARGEST)
    _amounts(f"{field}.extra", space.get("extra", {}), GAINS, chosen=True)


def _check_effort(efforts: Any) -> None:
    for n, effort in enumerate(_list("effort", efforts, EFFORTS, EFFORTS), 1):
        if not isinstance(effort, str) or sorted(effort) != sorted(COLOUR_LETTERS):
            refuse(f"effort.F{n}", f"each of the letters {COLOUR_LETTERS} once")


def _cards(field: str, letter: str, cards: Any, number: int, wanted: set[str]) -> list[Any]:
    for n, card in enumerate(_list(field, cards, number, number), 1):
        keys(f"{field}.{letter}{n}", card, {"id", *wanted})
        if card["id"] != f"{letter}{n}":
            refuse(f"{field}.{letter}{n}.id", f"it is {letter}{n}")
        _text(f"{field}.{letter}{n}.name", card.get("name", "-"))
    return list(cards)


def _check_costs(field: str, cards: list[Any]) -> None:
    rounds = [whole(f"{field}.{card['id']}.round", card["round"], 1, 5) for card in cards]
    for number in range(1, FIXED["rounds"] + 1):
        if rounds.count(number) != CARDS_PER_ROUND:
            refuse(field, f"there are {CARDS_PER_ROUND} cards of round {number}")
    for card in cards:
        cost = card["cost"]
        if not isinstance(cost, str) or not cost or not set(cost) <= set("ABCDEF"):
            refuse(f"{field}.{card['id']}.cost", "letters from A to F are needed")
        if len(set(cost)) != len(cost):
            refuse(f"{field}.{card['id']}.cost", "all letters are different")


def _check_upgrades(cards: Any) -> None:
    checked = _cards("upgrades", "U", cards, UPGRADES, {"round", "cost", "income"})
    _check_costs("upgrades", checked)
    for card in checked:
        _amounts(f"upgrades.{card['id']}.income", card["income"], INCOMES)


def _check_expeditions(cards: Any) -> None:
    checked = _cards("expeditions", "X", cards, EXPEDITIONS, {"name", "round", "cost", "rewards"})
    _check_costs("expeditions", checked)
    for card in checked:
        field = f"expeditions.{card['id']}.rewards"
        for cell in _list(field, card["rewards"], MOST_CELLS):
            _amounts(field, cell, INCOMES)


def _check_missions(cards: Any) -> None:
    for card in _cards("missions", "M", cards, MISSIONS, {"need", "esteem"}):
        field = f"missions.{card['id']}"
        whole(f"{field}.esteem", card["esteem"], 0, LARGEST)
        need = _amounts(f"{field}.need", card["need"], NEEDS)
        if "different_colours" in need and "one_colour" in need:
            refuse(f"{field}.need", "at most one of different_colours and one_colour")
        if need.get("different_colours", 0) > len(COLOURS):
            refuse(f"{field}.need.different_colours", "there are six colours")


def _check_encounters(cards: Any) -> None:
    for card in _cards("encounters", "N", cards, ENCOUNTERS, {"name", "colour", "top", "bottom"}):
        field = f"encounters.{card['id']}"
        if card["colour"] not in ("blue", "purple"):
            refuse(f"{field}.colour", "it is blue or purple")
        for half in ("top", "bottom"):
            keys(f"{field}.{half}", card[half], {"pay", "gain"})
            pay = _amounts(f"{field}.{half}.pay", card[half]["pay"], PAYS)
            if all(key in pay for key in CHOSEN):
                refuse(f"{field}.{half}.pay", f"at most one of {' and '.join(CHOSEN)}")
            _amounts(f"{field}.{half}.gain", card[half]["gain"], GAINS, chosen=True)


def _check_portal(data: Any) -> None:
    """ST-5.13: extra actions are mandatory, and an encounter is always possible.

    If every encounter brought the next extra action, they could follow each other for ever.
    """
    generator = data["generators"]["blue"]
    bonus = generator["bonus_per_crystal"].get("portal", 0) * generator["slots"]
    for players in (2, 3, 4):
        steps = [
            space.get("extra", {}).get("portal", 0) + bonus
            for monument in data["monuments"]
            for space in monument["spaces"]
            if space["kind"] == "encounter" and space["from_players"] <= players
        ]
        if steps and min(steps) >= data["constants"]["portal_dial"]:
            reason = f"with {players} players extra actions could follow each other for ever"
            refuse("constants.portal_dial", reason)


def _amounts(field: str, value: Any, known: tuple[str, ...], chosen: bool = False) -> Any:
    """Numbers by key; `chosen`: named colours, "=" and any colours exclude each other."""
    for key, number in keys(field, value, set(), set(known)).items():
        whole(f"{field}.{key}", number, 1, LARGEST)
    kinds = [any(key in value for key in COLOURS), *(key in value for key in CHOSEN)]
    if chosen and sum(kinds) > 1:
        refuse(field, f"at most one of named colours, {' and '.join(CHOSEN)}")
    return value


def _list(field: str, value: Any, most: int, least: int = 0) -> list[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        number = str(most) if least == most else f"{least} to {most}"
        refuse(field, f"a list of {number} is needed")
    return list(value)


def _text(field: str, value: Any) -> None:
    if not isinstance(value, str) or not 0 < len(value) <= 60 or not value.isprintable():
        refuse(field, "a short text is needed")


SETS: Final[DataSets] = DataSets("steam_time", Path(__file__).with_name("data.json"), check)
