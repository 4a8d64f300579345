"""What is missing in the time stream, and how chance fills it: a handler for each kind (ST-9.8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.bits import bit, elements
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event, Facts
from spieluhr.core.phases import Phase
from spieluhr.games.steam_time import components
from spieluhr.games.steam_time.components import (
    COLOURS,
    EFFORT_CODES,
    KINDS,
    MONUMENTS,
    SIX,
    kind_of,
    monument_of,
    space_at,
)
from spieluhr.games.steam_time.rules import moves
from spieluhr.games.steam_time.rules.spaces import exists
from spieluhr.games.steam_time.rules.state import (
    BAG,
    CARD,
    DEPOSIT,
    EFFORT_DECK,
    HEIGHTS,
    MISSION_DECK,
    ROUND_EXPEDITIONS,
    ROUND_UPGRADES,
    STREAM,
    State,
    number,
)
from spieluhr.games.steam_time.rules.tell import space_facts

# What chance has to decide next, in the first number of the entry `supply`; else a space.
NOTHING: Final = -1
EFFORT: Final = -2
MONUMENT: Final = -3


class Gap(Phase[State]):
    """Something is missing: what can come there, and what that does."""

    def is_open(self, s: State, space: i64) -> bool:
        """Is it missing on that space, and is there still something to come?"""
        return False


class Monument(Gap):
    """Which one comes next in the stream: one that is not in it yet."""

    def legal(self, s: State) -> list[int]:
        return [moves.MONUMENT + k for k in range(i64(SIX)) if s.cells[HEIGHTS + k] == 0]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        monument = m - moves.MONUMENT
        height: i64 = 0
        while s.cells[STREAM + height] >= 0:
            height += 1
        s.cells[STREAM + height] = monument
        s.cells[HEIGHTS + monument] = height + 1
        if out is not None:
            facts: Facts = {"monument": MONUMENTS[monument], "height": int(height + 1)}
            out.append(Event("monument", facts))


class Effort(Gap):
    """The round's effort card."""

    def legal(self, s: State) -> list[int]:
        return [moves.EFFORT + card for card in elements(s.cells[EFFORT_DECK])]

    def sample(self, s: State, dice: Dice) -> i64:
        return moves.EFFORT + dice.member(s.cells[EFFORT_DECK])

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        s.effort = m - moves.EFFORT
        s.cells[EFFORT_DECK] &= ~bit(s.effort)
        if out is not None:
            out.append(Event("effort", {"card": EFFORT_CODES[s.effort], "round": int(s.round)}))


class Crystal(Gap):
    """ST-9.4: out of the bag, each colour as likely as its crystals are many."""

    def is_open(self, s: State, space: i64) -> bool:
        first = DEPOSIT + space_at(monument_of(space), 0)
        lying: i64 = 0
        left: i64 = 0
        for colour in range(i64(SIX)):
            lying += s.cells[first + colour]
            left += s.cells[BAG + colour]
        return lying < s.box.amount[space] and left > 0

    def legal(self, s: State) -> list[int]:
        return [moves.DRAW + colour for colour in range(i64(SIX)) if s.cells[BAG + colour]]

    def weights(self, s: State) -> list[int]:
        return [s.cells[BAG + colour] for colour in range(i64(SIX)) if s.cells[BAG + colour]]

    def sample(self, s: State, dice: Dice) -> i64:
        left: i64 = 0
        for colour in range(i64(SIX)):
            left += s.cells[BAG + colour]
        left = dice.below(left)
        drawn: i64 = 0
        while left >= s.cells[BAG + drawn]:
            left -= s.cells[BAG + drawn]
            drawn += 1
        return moves.DRAW + drawn

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        monument, colour = monument_of(number(s, 0)), m - moves.DRAW
        s.cells[BAG + colour] -= 1
        s.cells[DEPOSIT + space_at(monument, colour)] += 1
        if out is not None:
            out.append(Event("draw", {"monument": MONUMENTS[monument], "colour": COLOURS[colour]}))


class Card(Gap):
    """A card of its deck, face up."""

    def __init__(self, deck: i64, first: i64, codes: list[str]) -> None:
        self.deck = deck  # its cell
        self.first = first  # the move that brings its card 0
        self.codes = codes

    def is_open(self, s: State, space: i64) -> bool:
        return s.cells[CARD + space] < 0 and s.cells[self.deck] != 0

    def legal(self, s: State) -> list[int]:
        return [self.first + card for card in elements(s.cells[self.deck])]

    def sample(self, s: State, dice: Dice) -> i64:
        return self.first + dice.member(s.cells[self.deck])

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        space, card = number(s, 0), m - self.first
        s.cells[self.deck] &= ~bit(card)
        s.cells[CARD + space] = card
        if out is not None:
            out.append(Event("lay", {**space_facts(space), "card": self.codes[card]}))


THE_MONUMENT: Final[Gap] = Monument()
THE_EFFORT: Final[Gap] = Effort()
ON_SPACES: Final[dict[int, Gap]] = {
    components.MISSION: Card(MISSION_DECK, moves.MISSION, components.MISSION_CODES),
    components.CRYSTALS: Crystal(),
    components.UPGRADE: Card(ROUND_UPGRADES, moves.UPGRADE, components.UPGRADE_CODES),
    components.EXPEDITION: Card(ROUND_EXPEDITIONS, moves.EXPEDITION, components.EXPEDITION_CODES),
}
NEVER: Final = Gap()
BY_KIND: Final = vec[Gap]([ON_SPACES.get(kind, NEVER) for kind in range(len(KINDS))])


def next_gap(s: State, lowest: i64) -> i64:
    """ST-9.8: the first for which there is still something; none is below this height."""
    if s.cells[STREAM + SIX - 1] < 0:
        return MONUMENT
    if s.effort < 0:
        return EFFORT
    for height in range(lowest, i64(SIX)):
        first = space_at(s.cells[STREAM + height], 0)
        for space in range(first, first + SIX):
            if exists(s, space) and BY_KIND[kind_of(space)].is_open(s, space):
                return space
    return NOTHING


def gap(s: State) -> Gap:
    """The one that chance fills now."""
    space = number(s, 0)
    if space >= 0:
        return BY_KIND[kind_of(space)]
    return THE_MONUMENT if space == MONUMENT else THE_EFFORT
