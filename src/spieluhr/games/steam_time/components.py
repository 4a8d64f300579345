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
SIX: Final = 6  # monuments, kinds of spaces, colours, generators
SPACES: Final = SIX * SIX
MAX_PLAYERS: Final = 4

EFFORTS: Final = 12
UPGRADES: Final = 30
EXPEDITIONS: Final = 30
MISSIONS: Final = 32
ENCOUNTERS: Final = 24
CARDS_PER_ROUND: Final = 6
MOST_CELLS: Final = 7  # of rewards on an expedition


def codes(letter: str, number: int) -> list[str]:
    """What the cards of one kind are called in events and notation."""
    return [f"{letter}{n}" for n in range(1, number + 1)]


EFFORT_CODES: Final = codes("F", EFFORTS)
MISSION_CODES: Final = codes("M", MISSIONS)
UPGRADE_CODES: Final = codes("U", UPGRADES)
EXPEDITION_CODES: Final = codes("X", EXPEDITIONS)
ENCOUNTER_CODES: Final = codes("N", ENCOUNTERS)
# Of the cards that lie on spaces.
CODES_OF_KIND: Final = {
    MISSION: MISSION_CODES,
    UPGRADE: UPGRADE_CODES,
    EXPEDITION: EXPEDITION_CODES,
}
KIND_OF_LETTER: Final = {"M": MISSION, "U": UPGRADE, "X": EXPEDITION}

# What can be gained, in the order of ST-3.9.
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
# A gain is three ints, each with five numbers of 12 bits.
PACK: Final = 3
PER_INT: Final = 5
AMOUNT_BITS: Final = 12
MOST_AMOUNT: Final = 4095
LARGEST: Final = 99  # of one printed number, so that no sum of gains runs over its bits

# What is paid, ten numbers for each half of an encounter.
PAYS: Final = ("gold", "steam", *COLOURS, "crystals_any_colours", "crystals_one_colour")
# What a mission needs, twelve numbers.
NEEDS: Final = (
    *("gold", "steam", *COLOURS, "different_colours", "one_colour"),
    *("upgrades_owned", "expeditions_owned"),
)
CHOSEN_ANY: Final = 8  # so many crystals of any colours; of a mission: of different colours
CHOSEN_ONE: Final = 9  # so many of one colour
NEED_UPGRADES: Final = 10
NEED_EXPEDITIONS: Final = 11


def space_at(monument: i64, kind: i64) -> i64:
    """The number of a space. A place in a deposit is counted alike: monument and colour."""
    return monument * SIX + kind


def monument_of(space: i64) -> i64:
    """A space is a monument and a kind in one number."""
    return space // SIX


def kind_of(space: i64) -> i64:
    """The kind of a space, the colour of a place in a deposit."""
    return space % SIX


def shift_of(k: i64) -> i64:
    """Where the amount of GAINS[k] begins in its int, the one with the number k // PER_INT."""
    return AMOUNT_BITS * (k % PER_INT)


def amount(packed: i64, k: i64) -> i64:
    """How much of GAINS[k] this int of a gain, the one that holds it, brings."""
    return packed >> shift_of(k) & MOST_AMOUNT


def pack(gain: dict[str, Any]) -> list[int]:
    """A gain as three ints: the sum of packs is the pack of the sum."""
    packed = [0] * PACK
    for k, key in enumerate(GAINS):
        packed[k // PER_INT] += int(gain.get(key, 0)) << shift_of(k)
    return packed


def unpack(first: i64, second: i64, third: i64) -> dict[str, int]:
    """Only what is not zero."""
    gain: dict[str, int] = {}
    packed = (first, second, third)
    for k, key in enumerate(GAINS):
        number = int(amount(packed[k // PER_INT], k))
        if number:
            gain[key] = number
    return gain


def letters(cost: str) -> int:
    """The letters A-F of a cost as a set."""
    members = 0
    for letter in cost:
        members |= 1 << "ABCDEF".index(letter)
    return members


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
        amounts = [0] * SPACES
        extra = [0] * (SPACES * PACK)
        for m, monument in enumerate(monuments):
            for space in monument["spaces"]:
                at = int(space_at(m, KINDS.index(space["kind"])))
                players[at] = int(space["from_players"])
                for key in ("reveal", "crystals", "gold"):
                    amounts[at] += int(space.get(key, 0))
                extra[PACK * at : PACK * (at + 1)] = pack(space.get("extra", {}))
        self.from_players: vec[i64] = vec[i64](players)
        self.amount: vec[i64] = vec[i64](amounts)
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
    sums: list[int] = []
    for card in expeditions:
        total = [0] * PACK
        sums += total
        for cell in range(MOST_CELLS):
            if cell < len(card["rewards"]):
                total = [a + b for a, b in zip(total, pack(card["rewards"][cell]), strict=True)]
            sums += total
    return sums
