"""The ladder: every level against the next lower one in every game, and alone."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise, product
from statistics import fmean
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, structs

from spieluhr import games
from spieluhr.arena import one_game, plan, statistics
from spieluhr.arena.plan import Plan, Result, Task
from spieluhr.arena.statistics import Share
from spieluhr.bots import LEVELS, find_bot
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game

PAIRS = list(pairwise(LEVELS))  # lower, higher
GOAL_OF_TWO = 0.65  # what a level must win against the next lower one, one against one
# CPU of a decision, roughly and beside each other: to begin with what is cheap, and to guess
# how long the rest takes until it is measured.
COST = dict(zip(LEVELS, (1.0, 1.0, 2.0, 12.0, 70.0, 2000.0), strict=True))
COST_OF_OTHERS = COST["club"]


class Rung(Struct, frozen=True):
    """One seat of `level` against seats of `lower` at all others; without it, a game alone."""

    plan: Plan
    level: str
    lower: str | None = None

    @property
    def name(self) -> str:
        """Its folder, and a word that no other rung has."""
        chosen = [str(value) if value is not True else key for key, value in self._chosen()]
        who = [self.level] if self.lower is None else [self.level, self.lower]
        words = [self.plan.game, str(self.plan.seats), *chosen, *who, str(self.count)]
        return "-".join(words).replace(":", ".")

    @property
    def mode(self) -> str:
        """The options in words."""
        words = (key if value is True else f"{key} {value}" for key, value in self._chosen())
        return ", ".join(words)

    @property
    def count(self) -> int:
        """How many games it has."""
        return self.plan.deals * plan.rotations(self.plan.bots)

    @property
    def goal(self) -> float:
        """What share of the games the level must win."""
        return GOAL_OF_TWO if self.plan.seats == 2 else 1.0 / self.plan.seats

    def _chosen(self) -> Iterator[tuple[str, Any]]:
        return (item for item in self.plan.options.items() if item[0] != "players")


class Verdict(Struct, frozen=True):
    """What the games of a rung say. `seconds` are CPU per decision, of the level and the lower."""

    games: int
    wins: Share
    seconds: list[float]
    holds: bool | None  # not known before all games are played


def read_pairs(words: Iterable[str]) -> list[tuple[str, str]]:
    """`club-expert` as lower and higher; of two levels it is known which is which."""
    pairs = []
    for word in words:
        named = word.split("-")
        for name in named:
            find_bot(name)
        if len(set(named)) != 2:
            raise Malformed("options", problem=f"“{word[:40]}” is not a pair like club-expert")
        if all(name in LEVELS for name in named):
            named.sort(key=LEVELS.index)
        pairs.append((named[0], named[1]))
    return list(dict.fromkeys(pairs))


def rungs(
    game_ids: Iterable[str], pairs: Iterable[tuple[str, str]], count: int, seed: int
) -> list[Rung]:
    """For every number of players of the games; at least so many games each."""
    pairs = list(pairs)
    made = []
    for game in map(games.load, game_ids):
        for options in _together(game):
            seats = seat_counts(game, options)[0]
            for lower, level in pairs:
                wanted = plan.make(game, options, seats, [lower, level], count, seed)
                made.append(Rung(wanted, level, lower))
    return made


def alone(game_ids: Iterable[str], levels: Iterable[str], count: int, seed: int) -> list[Rung]:
    """Every way to play a game alone."""
    levels = list(levels)
    return [
        Rung(plan.make(game, options, 1, [level], count, seed), level)
        for game in map(games.load, game_ids)
        for options in solo_modes(game)
        for level in levels
    ]


def _together(game: Game) -> list[dict[str, Any]]:
    """The modes that choose nothing but the number of players."""
    return [
        dict(options)
        for _, options in game.modes
        if set(options) <= {"players"} and seat_counts(game, options)[0] > 1
    ]


def solo_modes(game: Game) -> list[dict[str, Any]]:
    """All choices of words and switches that make a game for one."""
    modes = []
    hints = get_type_hints(game.options)
    choices = {name: values for name, hint in hints.items() if (values := _values(hint))}
    for chosen in product(*choices.values()):
        named = zip(choices, chosen, strict=True)
        options = {name: value for name, value in named if value not in (None, False)}
        try:
            if seat_counts(game, options) == [1]:
                modes.append(options)
        except Malformed:  # these two do not go together
            continue
    return modes


def _values(hint: Any) -> list[Any]:
    """What an option can be; nothing if that is more than a few words or a switch."""
    if hint is bool:
        return [False, True]
    if hint is type(None):
        return [None]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if get_origin(hint) in (Union, UnionType):
        return [value for one in get_args(hint) for value in _values(one)]
    return []


def seat_counts(game: Game, options: dict[str, Any]) -> list[int]:
    """For how many players these options are; what they leave open does not matter for that."""
    return game.seat_counts(game.read_options(game.complete(dict(options), Dice(0))))


def cost(name: str) -> float:
    """Per decision; a bot that is no level counts as one in the middle."""
    return COST.get(name, COST_OF_OTHERS)


def cheap_first(wanted: Iterable[Rung]) -> list[Rung]:
    """By what its stronger player costs: a ladder that is not finished is of use below."""
    return sorted(wanted, key=lambda rung: (cost(rung.level), rung.plan.seats))


def guess(rung: Rung) -> float:
    """What a game costs, beside others of the same game."""
    return sum(cost(name) for name in rung.plan.bots)


def seconds_left(wanted: Iterable[Rung], played: dict[str, list[Result]]) -> float:
    """CPU seconds, by the games that were played so far; 0 before the first."""
    wanted = list(wanted)
    per_game = {
        rung.name: fmean(sum(result.seconds) for result in played[rung.name])
        for rung in wanted
        if played.get(rung.name)
    }
    left = 0.0
    for rung in wanted:
        missing = rung.count - len(played.get(rung.name, []))
        if rung.name in per_game:
            left += missing * per_game[rung.name]
            continue
        known = [one for one in wanted if one.name in per_game]
        alike = [one for one in known if one.plan.game == rung.plan.game] or known
        if alike:
            # The dearest that was played is the most like what is still to come.
            model = max(alike, key=guess)
            left += missing * per_game[model.name] * guess(rung) / guess(model)
    return left


def is_outdated(rung: Rung, results: list[Result]) -> bool:
    """Would its games end differently today? The cheapest one is played again."""
    if not results:
        return False
    known = min(results, key=lambda result: sum(result.seconds))
    again = one_game.play(rung.plan, Task(known.deal, known.turned))
    return structs.replace(again, seconds=[]) != structs.replace(known, seconds=[])


def judge(rung: Rung, results: list[Result]) -> Verdict:
    """One against one it must win 65 %; at a larger table clearly more than its share."""
    whole = whole_deals(rung, results) or results
    wins = statistics.share(statistics.by_deal(whole, rung.level))
    names = [rung.level] if rung.lower is None else [rung.level, rung.lower]
    seconds = [statistics.seconds_per_decision(results, name) for name in names]
    holds: bool | None = None
    if rung.lower is not None and len(results) == rung.count:
        holds = wins.low > 1.0 / rung.plan.seats and wins.mean >= rung.goal
    return Verdict(len(results), wins, seconds, holds)


def whole_deals(rung: Rung, results: list[Result]) -> list[Result]:
    """Without deals that were interrupted: there not every seat has had its turn."""
    counts = Counter(result.deal for result in results)
    turns = plan.rotations(rung.plan.bots)
    return [result for result in results if counts[result.deal] == turns]


def points(results: list[Result]) -> list[int]:
    """The solo games' scores, lowest first."""
    return sorted(result.scores[0] for result in results)
