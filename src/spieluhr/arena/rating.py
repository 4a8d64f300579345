"""Ratings of people on a scale on which the levels of the bots have fixed places.

The scale is Elo's: 100 points more win 64 % of the games between two, 400 points more 91 %. `club`
stands at 1500 in every game. A rating is what Plackett-Luce (openskill) makes of one game after the
other, with its uncertainty; the levels do not move, as they neither learn nor tire.
"""

import json
import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import Struct
from openskill.models import PlackettLuce

FILE: Final = "ratings.json"
ANCHOR: Final = "club"
AT_ANCHOR: Final = 1500.0
PER_LOG_ODDS: Final = 400.0 / math.log(10.0)
BETA: Final = PER_LOG_ODDS / math.sqrt(2.0)  # what one game may hide of the strength of a player
START: Final = 1300.0  # somebody of whom nothing is known: between casual and club
UNKNOWN: Final = 350.0  # and how little is known
DRIFT: Final = 6.0  # how far somebody may have come from one game to the next
SURE: Final = 1.96  # standard deviations within which it lies with 95 %

_MODEL: Final = PlackettLuce(mu=START, sigma=UNKNOWN, beta=BETA, tau=DRIFT)


class Skill(Struct, frozen=True):
    """A rating with its standard deviation, both in points."""

    mean: float = START
    doubt: float = UNKNOWN


def level_skills(game_id: str) -> dict[str, Skill]:
    """Where the levels stand in this game; empty if nobody has measured it (`spieluhr ratings`)."""
    return dict(_read(game_id))


@cache
def _read(game_id: str) -> dict[str, Skill]:
    path = files("spieluhr.games") / game_id / FILE
    if not path.is_file():
        return {}
    levels: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["levels"]
    return {
        level: Skill(float(one["points"]), float(one["error"])) for level, one in levels.items()
    }


def rated(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The ratings after a game. What it says of a level is for nobody: levels stay as measured.

    How well a level was measured counts: who beats one of which little is known learns less by it.
    """
    teams = [[_MODEL.rating(mu=skill.mean, sigma=max(skill.doubt, 1e-6))] for skill in skills]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(float(team[0].mu), float(team[0].sigma)) for team in after]


def win_share(gap: float) -> float:
    """How often somebody wins who is so many points better than the only opponent."""
    return 1.0 / (1.0 + math.exp(-gap / PER_LOG_ODDS))
