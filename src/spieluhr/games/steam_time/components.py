"""Colours, kinds of spaces, resources, and the box: the numbers of one data set (ST-1, ST-2.5)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = ("green", "blue", "black", "pink", "grey", "orange")
COLOUR_LETTERS: Final = "GBKPYO"
# The kind of a space has the number of the colour of its generator (ST-1.2).
KINDS: Final = ("mission", "encounter", "crystals", "upgrade", "gold", "expedition")
MISSION: Final = 0
ENCOUNTER: Final = 1
CRYSTALS: Final = 2
UPGRADE: Final = 3
GOLD: Final = 4
EXPEDITION: Final = 5
BLACK: Final = 2
ORANGE: Final = 5
MONUMENTS: Final = ("stonehenge", "giza", "wall", "easter", "angkor", "machu")
SPACES: Final = 36  # monument * 6 + kind
MAX_PLAYERS: Final = 4

EFFORTS: Final = 12
UPGRADES: Final = 30
EXPEDITIONS: Final = 30
MISSIONS: Final = 32
ENCOUNTERS: Final = 24
CARDS_PER_ROUND: Final = 6
MOST_CELLS: Final = 7  # of rewards on an expedition

# What can be gained, in the order of ST-3.9. A gain is three ints with five numbers of 12 bits.
GAINS: Final = (
    *("gold", "steam", "esteem", "portal", *COLOURS),
    *("crystals_one_colour", "crystals_any_colours", "time_crystal", "crystal_from_deposit"),
)
GAIN_GOLD: Final = 0
GAIN_STEAM: Final = 1
GAIN_ESTEEM: Final = 2
GAIN_PORTAL: Final = 3
GAIN_COLOUR: Final = 4
GAIN_ONE: Final = 10
GAIN_ANY: Final = 11
GAIN_TIME: Final = 12
GAIN_DEPOSIT: Final = 13
PACK: Final = 3
LARGEST: Final = 99  # of one printed number, so that no sum of gains runs over its 12 bits

# What is paid, ten numbers for each half of an encounter.
PAYS: Final = ("gold", "steam", *COLOURS, "crystals_any_colours", "crystals_one_colour")
# What a mission needs, twelve numbers.
NEEDS: Final = (
    *("gold", "steam", *COLOURS, "different_colours", "one_colour"),
    *("upgrades_owned", "expeditions_owned"),
)
ASKED_ANY: Final = 8  # or different colours
ASKED_ONE: Final = 9
NEED_UPGRADES: Final = 10
NEED_EXPEDITIONS: Final = 11


def pack(gain: dict[str, Any]) -> list[int]:
    """A gain as three ints: the sum of packs is the pack of the sum."""
    found = [0] * PACK
    for k, key in enumerate(GAINS):
        found[k // 5] += int(gain.get(key, 0)) << (12 * (k % 5))
    return found


def unpack(first: i64, second: i64, third: i64) -> dict[str, int]:
    """Only what is not zero."""
    found: dict[str, int] = {}
    parts = (first, second, third)
    for k, key in enumerate(GAINS):
        number = int(parts[k // 5]) >> (12 * (k % 5)) & 4095
        if number:
            found[key] = number
    return found


def letters(cost: str) -> int:
    """The letters A-F of a cost as a set."""
    found = 0
    for letter in cost:
        found |= 1 << "ABCDEF".index(letter)
    return found


class Box:
    """What lies in the box, by one data set; `digest` names the set."""

    def __init__(self, data: dict[str, Any], digest: str) -> None:
        self.data = data  # for names and views; the rules read the numbers below
        self.digest = digest
        constants = data["constants"]
        self.rounds: i64 = int(constants["rounds"])
        self.airships: i64 = int(constants["airships"])
        self.steam_max: i64 = int(constants["steam_max"])
        self.dial: i64 = int(constants["portal_dial"])
        self.gold_total: i64 = int(constants["gold_total"])
        self.crystals: i64 = int(constants["crystals_per_colour"])
        self.time_crystals: i64 = int(constants["time_crystals"])
        self.price: i64 = int(constants["crystal_price"])
        self.surcharge: i64 = int(constants["slot_surcharge"])
        self._read_generators(data["generators"])
        self._read_monuments(data["monuments"])
        self._read_cards(data)
        self._read_encounters(data["encounters"])

    def _read_generators(self, generators: dict[str, Any]) -> None:
        """`dear` are the slots with a surcharge, as sets of slots from 0."""
        slots: list[int] = []
        dear: list[int] = []
        bonus: list[int] = []
        for colour in COLOURS:
            generator = generators[colour]
            slots.append(int(generator["slots"]))
            dear.append(sum(1 << int(slot) - 1 for slot in generator["surcharge_slots"]))
            each = generator["bonus_per_crystal"]
            bonus += pack(each if isinstance(each, dict) else {})
        self.slots: vec[i64] = vec[i64](slots)
        self.dear: vec[i64] = vec[i64](dear)
        self.bonus: vec[i64] = vec[i64](bonus)

    def _read_monuments(self, monuments: list[Any]) -> None:
        """`amount` is how many cards are revealed, crystals drawn or gold given there."""
        players = [MAX_PLAYERS + 1] * SPACES
        amount = [0] * SPACES
        extra = [0] * (SPACES * PACK)
        for m, monument in enumerate(monuments):
            for space in monument["spaces"]:
                kind = KINDS.index(space["kind"])
                players[m * 6 + kind] = int(space["from_players"])
                for key in ("reveal", "crystals", "gold"):
                    amount[m * 6 + kind] += int(space.get(key, 0))
                first = PACK * (m * 6 + kind)
                extra[first : first + PACK] = pack(space.get("extra", {}))
        self.from_players: vec[i64] = vec[i64](players)
        self.amount: vec[i64] = vec[i64](amount)
        self.extra: vec[i64] = vec[i64](extra)

    def _read_cards(self, data: dict[str, Any]) -> None:
        effort: list[int] = []
        for card in data["effort"]:
            effort += [COLOUR_LETTERS.index(letter) for letter in card]
        self.effort: vec[i64] = vec[i64](effort)  # the colour of each letter
        upgrades, expeditions = data["upgrades"], data["expeditions"]
        self.upgrade_cost: vec[i64] = vec[i64]([letters(card["cost"]) for card in upgrades])
        self.expedition_cost: vec[i64] = vec[i64]([letters(card["cost"]) for card in expeditions])
        self.upgrade_rounds: list[int] = [int(card["round"]) for card in upgrades]
        self.expedition_rounds: list[int] = [int(card["round"]) for card in expeditions]
        income: list[int] = []
        for card in upgrades:
            income += pack(card["income"])
        self.income: vec[i64] = vec[i64](income)
        self.rewards: vec[i64] = vec[i64](_rewards(expeditions))
        needs: list[int] = []
        for card in data["missions"]:
            needs += [int(card["need"].get(key, 0)) for key in NEEDS]
        self.needs: vec[i64] = vec[i64](needs)
        self.mission_esteem: vec[i64] = vec[i64]([int(c["esteem"]) for c in data["missions"]])

    def _read_encounters(self, encounters: list[Any]) -> None:
        """Halves: card * 2 is its upper action, card * 2 + 1 the lower one."""
        pays: list[int] = []
        gains: list[int] = []
        for card in encounters:
            for half in ("top", "bottom"):
                pays += [int(card[half]["pay"].get(key, 0)) for key in PAYS]
                gains += pack(card[half]["gain"])
        self.pays: vec[i64] = vec[i64](pays)
        self.half_gains: vec[i64] = vec[i64](gains)
        self.purple: list[bool] = [card["colour"] == "purple" for card in encounters]


def _rewards(expeditions: list[Any]) -> list[int]:
    """For each card and each number of cells from the left the sum of what they give."""
    found: list[int] = []
    for card in expeditions:
        total = [0] * PACK
        found += total
        for cell in range(MOST_CELLS):
            if cell < len(card["rewards"]):
                total = [a + b for a, b in zip(total, pack(card["rewards"][cell]), strict=True)]
            found += total
    return found
