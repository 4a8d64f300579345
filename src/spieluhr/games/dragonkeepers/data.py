"""Is this a data set of Dragonkeepers? Every check names the field (DK-8.1)."""

from pathlib import Path
from typing import Any, Final

from spieluhr.core import component_data
from spieluhr.core.component_data import DataSets, keys, refuse
from spieluhr.games.dragonkeepers.components import COLOURS, LARGEST_VALUE, REWARD_KEYS

KEYS: Final = {
    *("colours", "left", "right", "backlight", "start_cards", "amulet_pieces", "end_amulets"),
    *("pearls", "coats", "eggs", "crystals", "rewards"),
}
PLAYERS: Final = ("2", "3", "4")
MOST_KINDS_OF_PIECES: Final = 24


def whole(field: str, value: Any, least: int = 0) -> int:
    """A whole number in a data set's bounds; anything else is refused by the field's name."""
    return component_data.whole(field, value, least, LARGEST_VALUE)


def check(data: Any) -> None:
    """Refuses, naming the field, what is no complete data set."""
    keys("the file", data, KEYS, {"note", "status"})
    if data["colours"] != list(COLOURS):
        refuse("colours", "they are white, green, red, blue")
    _check_left(data["left"])
    _check_right(data["right"])
    keys("backlight", data["backlight"], {"count", "back"})
    whole("backlight.count", data["backlight"]["count"])
    if data["backlight"]["back"] != 6:
        refuse("backlight.back", "it is 6")
    _check_starts(data["start_cards"])
    _check_pieces(data)
    _check_pearls(data["pearls"])
    for players in keys("coats", data["coats"], set(PLAYERS)):
        if not isinstance(data["coats"][players], list) or len(data["coats"][players]) > 4:
            refuse(f"coats.{players}", "a list of at most 4 numbers is needed")
        for value in data["coats"][players]:
            whole(f"coats.{players}", value, 1)
    _check_eggs(data["eggs"])
    keys("crystals", data["crystals"], {"count"})
    whole("crystals.count", data["crystals"]["count"])
    _check_rewards(data["rewards"])


def _check_left(left: Any) -> None:
    total = 0
    for colour, counts in keys("left", left, set(COLOURS)).items():
        keys(f"left.{colour}", counts, {"1", "2", "3", "4", "5"})
        number = sum(whole(f"left.{colour}.{n}", count) for n, count in counts.items())
        if number == 0:
            refuse(f"left.{colour}", "every colour is there at least once")
        total += number
    if total != 52:
        refuse("left", f"the cards add up to {total}, not 52")


def _check_right(right: Any) -> None:
    total = 0
    for colour, counts in keys("right", right, set(COLOURS)).items():
        keys(f"right.{colour}", counts, set(COLOURS) - {colour})
        number = sum(whole(f"right.{colour}.{back}", count) for back, count in counts.items())
        if number == 0:
            refuse(f"right.{colour}", "every colour is there at least once")
        total += number
    if total != 52:
        refuse("right", f"the cards add up to {total}, not 52")


def _check_starts(starts: Any) -> None:
    keys("start_cards", starts, {"cards", "dealt_by_turn_order"})
    cards = starts["cards"]
    if not isinstance(cards, list) or len(cards) != 8:
        refuse("start_cards.cards", "eight cards are needed")
    for card in cards:
        if not isinstance(card, list) or len(card) != 2 or card[0] not in COLOURS:
            refuse("start_cards.cards", "a card is a front colour and a back")
        number = isinstance(card[1], int) and not isinstance(card[1], bool) and 1 <= card[1] <= 5
        if not number and (card[1] not in COLOURS or card[1] == card[0]):
            refuse("start_cards.cards", "a back is 1 to 5 or another colour than the front")
    if len({tuple(card) for card in cards}) != 8:
        refuse("start_cards.cards", "the eight cards are different")
    dealt = starts["dealt_by_turn_order"]
    if not isinstance(dealt, list) or len(dealt) != 4:
        refuse("start_cards.dealt_by_turn_order", "four numbers are needed")
    if sum(whole("start_cards.dealt_by_turn_order", number) for number in dealt) > 8:
        refuse("start_cards.dealt_by_turn_order", "there are eight start cards")


def _check_pieces(data: Any) -> None:
    pieces = keys("amulet_pieces", data["amulet_pieces"], {"count_by_value", "removed_by_players"})
    counts = pieces["count_by_value"]
    if not isinstance(counts, dict) or not 0 < len(counts) <= MOST_KINDS_OF_PIECES:
        refuse("amulet_pieces.count_by_value", "counts by value are needed")
    for value, count in counts.items():
        if not value.isascii() or not value.isdigit() or int(value[:9]) > LARGEST_VALUE:
            refuse("amulet_pieces.count_by_value", f"“{value}” is no value")
        whole(f"amulet_pieces.count_by_value.{value}", count)
    if sum(counts.values()) != 45:
        refuse("amulet_pieces.count_by_value", f"there are {sum(counts.values())} pieces, not 45")
    removed = keys("amulet_pieces.removed_by_players", pieces["removed_by_players"], set(PLAYERS))
    ends = keys("end_amulets", data["end_amulets"], set(PLAYERS))
    for players in PLAYERS:
        field = f"amulet_pieces.removed_by_players.{players}"
        if whole(field, removed[players]) >= 45:
            refuse(field, "fewer than 45 are removed")
        if whole(f"end_amulets.{players}", ends[players], 1) > (45 - removed[players]) // 3:
            refuse(f"end_amulets.{players}", "there are not enough pieces for so many amulets")


def _check_pearls(pearls: Any) -> None:
    total = 0
    for colour, counts in keys("pearls", pearls, {"red", "blue"}).items():
        if not isinstance(counts, dict) or not counts:
            refuse(f"pearls.{colour}", "counts by value are needed")
        for value, count in counts.items():
            if not value.isascii() or not value.isdigit() or int(value[:9]) > LARGEST_VALUE:
                refuse(f"pearls.{colour}", f"“{value}” is no value")
            total += whole(f"pearls.{colour}.{value}", count)
    if total != 15:
        refuse("pearls", f"there are {total} pearls, not 15")
    if min(map(int, pearls["red"])) <= max(map(int, pearls["blue"])):
        refuse("pearls", "every red one is worth more than every blue one")


def _check_eggs(eggs: Any) -> None:
    keys("eggs", eggs, {"count", "value", "turned"})
    for key in ("count", "value", "turned"):
        whole(f"eggs.{key}", eggs[key])
    if eggs["turned"] < eggs["value"]:
        refuse("eggs.turned", "a turned egg is worth at least as much")


def _check_rewards(rewards: Any) -> None:
    for number, reward in keys("rewards", rewards, set("123456")).items():
        keys(f"rewards.{number}", reward, set(), set(REWARD_KEYS))
        for key, count in reward.items():
            whole(f"rewards.{number}.{key}", count)
        if reward.get("lowest", 0) + reward.get("highest", 0) < 1:
            refuse(f"rewards.{number}", "there is at least one amulet piece")


SETS: Final[DataSets] = DataSets("dragonkeepers", Path(__file__).with_name("data.json"), check)
