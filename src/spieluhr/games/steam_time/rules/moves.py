"""Moves as small ints; `notation/moves.py` writes them (ST-9.3, ST-9.4)."""

from typing import Final

from spieluhr.games.steam_time import components

# Compiled, only what is reckoned from numbers of the same module is a constant.
SIX: Final = 6
SPACES: Final = SIX * SIX
EFFORTS: Final = 12
UPGRADES: Final = 30
EXPEDITIONS: Final = 30
MISSIONS: Final = 32
ENCOUNTERS: Final = 24
assert (SIX, SPACES) == (components.SIX, components.SPACES)
assert (EFFORTS, UPGRADES) == (components.EFFORTS, components.UPGRADES)
assert (EXPEDITIONS, MISSIONS) == (components.EXPEDITIONS, components.MISSIONS)
assert components.ENCOUNTERS == ENCOUNTERS

MOST_STEAM: Final = 10  # ST-5.1

# Decisions: within each question rising in the order of ST-9.3.
PLACE: Final = 0  # + space
CARD: Final = PLACE + SPACES
PASS: Final = CARD + 1
NONE: Final = PASS + 1
STEAM: Final = NONE  # + how much, 1 to MOST_STEAM
CRYSTAL: Final = STEAM + MOST_STEAM + 1  # + generator
BUY: Final = CRYSTAL + SIX  # + colour
DONE: Final = BUY + SIX
PAY: Final = DONE + 1  # + colour
CHOOSE: Final = PAY + SIX  # + encounter
TOP: Final = CHOOSE + ENCOUNTERS
BOTTOM: Final = TOP + 1
FULFIL: Final = BOTTOM + 1  # + mission
YES: Final = FULFIL + MISSIONS
NO: Final = YES + 1
TAKE: Final = NO + 1  # + colour
INTO: Final = TAKE + SIX  # + generator
PICK: Final = INTO + SIX  # + place in a deposit
STOP: Final = PICK + SPACES
MISTER: Final = STOP + 1  # + space
DECISIONS: Final = MISTER + SPACES

# Chance.
MONUMENT: Final = DECISIONS  # + monument
EFFORT: Final = MONUMENT + SIX  # + card
MISSION: Final = EFFORT + EFFORTS  # + card
DRAW: Final = MISSION + MISSIONS  # + colour
UPGRADE: Final = DRAW + SIX  # + card
EXPEDITION: Final = UPGRADE + UPGRADES  # + card
REVEAL: Final = EXPEDITION + EXPEDITIONS  # + encounter
MOVES: Final = REVEAL + ENCOUNTERS
