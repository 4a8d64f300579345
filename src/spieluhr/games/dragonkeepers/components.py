"""Kinds of cards, and the box: the numbers of one data set."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = ("white", "green", "red", "blue")
LETTERS: Final = "wgrb"
FRONTS: Final = 4
# Backs in the order of DK-7.2: numbers, then colours; a backlight dragon's 6 stands apart.
BACKS: Final = "12345wgrb6"
NUMBERS: Final = 5
HIGHEST_PAGE: Final = 6
PRINTED_BACKS: Final = 9
SIX: Final = PRINTED_BACKS
LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")

# A kind is (front * 9 + back) * 2, + 1 for a start card: rising in the order of DK-7.2.
KINDS_OF_FRONT: Final = 2 * PRINTED_BACKS
JOKER: Final = FRONTS * KINDS_OF_FRONT
KINDS: Final = JOKER + 1
LEFT_KINDS: Final = 2 * NUMBERS  # of each front come first, then those of the right side
NO_KIND: Final = -1
NO_FRONT: Final = -1
MAX_PLAYERS: Final = 4
LAST_TURN: Final = 300  # DK-4.4
RING: Final = 3  # DK-3.7
LARGEST_VALUE: Final = 999


def kind_of(front: int, back: int, start: bool) -> int:
    """A card's kind by front, back and whether it is a start card: one number for equal cards."""
    return (front * PRINTED_BACKS + back) * 2 + (1 if start else 0)


def is_start(kind: i64) -> bool:
    """Start cards are marked on their backs; False where there is no card."""
    return kind >= 0 and kind % 2 == 1


def _codes() -> tuple[str, ...]:
    codes = [
        LETTERS[front] + BACKS[back] + ("s" if start else "")
        for front in range(FRONTS)
        for back in range(PRINTED_BACKS)
        for start in (False, True)
    ]
    return (*codes, "j6")


CODES: Final = _codes()
KIND_OF: Final = {code: kind for kind, code in enumerate(CODES)}
FRONT: Final = vec[i64]([kind // KINDS_OF_FRONT for kind in range(JOKER)] + [NO_FRONT])
BACK: Final = vec[i64]([kind // 2 % PRINTED_BACKS for kind in range(JOKER)] + [SIX])
SIDE_OF: Final = vec[i64]([LEFT if BACK[k] < NUMBERS else RIGHT for k in range(JOKER)] + [LEFT])

CHESTS: Final = ("wind", "return", "barter", "thrift", "key", "page")
LOWEST: Final = 0
HIGHEST: Final = 1
CRYSTAL: Final = 2
BACKLIGHT: Final = 3
EGG: Final = 4
REWARD_KEYS: Final = ("lowest", "highest", "crystal", "backlight", "egg")
REWARDS: Final = 5


class Box:
    """What lies in the box, by one data set; `digest` names the set (DK-8.2)."""

    def __init__(self, data: dict[str, Any], digest: str) -> None:
        self.digest = digest
        self.pool: vec[i64] = vec[i64](_pool(data))
        self.starts: list[int] = sorted(_start_kind(card) for card in data["start_cards"]["cards"])
        self.dealt: list[int] = [int(n) for n in data["start_cards"]["dealt_by_turn_order"]]
        pieces = data["amulet_pieces"]
        values = sorted(int(value) for value in pieces["count_by_value"])
        self.values: list[int] = values
        # By value, which of them it is, from 0.
        self.place_of_value: vec[i64] = vec[i64](_places(values))
        self.piece_counts: list[int] = [int(pieces["count_by_value"][str(v)]) for v in values]
        self.removed: list[int] = _by_players(pieces["removed_by_players"])
        self.end_amulets: list[int] = _by_players(data["end_amulets"])
        self.pearl_values: list[list[int]] = []
        self.pearl_counts: list[list[int]] = []
        for colour in ("red", "blue"):
            worths = sorted(int(value) for value in data["pearls"][colour])
            self.pearl_values.append(worths)
            self.pearl_counts.append([int(data["pearls"][colour][str(v)]) for v in worths])
        self.mean_pearls: list[float] = [self._mean_pearl(colour) for colour in range(2)]
        self.coats: list[list[int]] = [[], []]
        for players in ("2", "3", "4"):
            self.coats.append(sorted((int(v) for v in data["coats"][players]), reverse=True))
        self.eggs = int(data["eggs"]["count"])
        self.egg_value = int(data["eggs"]["value"])
        self.egg_turned = int(data["eggs"]["turned"])
        self.crystals = int(data["crystals"]["count"])
        self.backlights = int(data["backlight"]["count"])
        self.rewards: vec[i64] = vec[i64](_rewards(data["rewards"]))

    def reward(self, number: i64, key: i64) -> i64:
        """How many of these things a lay of so many dragons gives."""
        return self.rewards[REWARDS * number + key]

    def _mean_pearl(self, colour: int) -> float:
        worth = 0.0
        number = 0.0
        for value, count in zip(self.pearl_values[colour], self.pearl_counts[colour], strict=True):
            worth += float(value * count)
            number += float(count)
        return worth / number if number else 0.0


def _places(values: list[int]) -> list[int]:
    return [values.index(n) if n in values else -1 for n in range(max(values, default=0) + 1)]


def _pool(data: dict[str, Any]) -> list[int]:
    counts = [0] * KINDS
    for front, colour in enumerate(COLOURS):
        for number in range(NUMBERS):
            counts[kind_of(front, number, False)] = int(data["left"][colour][str(number + 1)])
        for back, other in enumerate(COLOURS):
            number = int(data["right"][colour].get(other, 0))
            counts[kind_of(front, NUMBERS + back, False)] = number
    return counts


def _start_kind(card: list[Any]) -> int:
    front, back = COLOURS.index(card[0]), card[1]
    if isinstance(back, int):
        return kind_of(front, back - 1, True)
    return kind_of(front, NUMBERS + COLOURS.index(back), True)


def _by_players(table: dict[str, Any]) -> list[int]:
    return [0, 0, int(table["2"]), int(table["3"]), int(table["4"])]


def _rewards(table: dict[str, Any]) -> list[int]:
    """By number of dragons, from 0 on, and by key."""
    rewards = [0] * REWARDS
    for number in range(1, HIGHEST_PAGE + 1):
        rewards += [int(table[str(number)].get(key, 0)) for key in REWARD_KEYS]
    return rewards
