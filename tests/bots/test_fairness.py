"""No level plays by what its seat does not know, and no bot can get at it."""

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from spieluhr import INTERPRETED
from spieluhr.arena import one_game, plan
from spieluhr.arena.plan import Task
from spieluhr.bots import LEVELS, Bot, LevelBot, ask, at_level, hints
from spieluhr.bots.levels import BUDGETS, Budget
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.match import Match
from spieluhr.core.rules import Rules, State
from spieluhr.core.words import LANGUAGES, Reader
from tests.battery.cases import Case, every_case, random_match

TRUTHS = 3  # for each decision
DECISIONS = 2  # of each story

every_level = pytest.mark.parametrize("name", LEVELS)


def made(name: str) -> LevelBot:
    """A level with all that it may spend; uncompiled that would take too long."""
    if not INTERPRETED:
        return at_level(name)
    real = BUDGETS[name]
    fewer = min(real.iterations, 10), min(real.depth, 2), min(real.worlds, 2)
    return LevelBot(Budget(*fewer, real.slip))


def table_of(case: Case, state: State) -> Match:
    return Match(case.game, case.options, case.seats, state)


def decisions(case: Case, first: int, most: int) -> Iterator[Match]:
    """Tables of different games at which somebody has a choice, from early to late."""
    found = 0
    for seed in range(first, first + 40):
        match, dice = random_match(case, seed, steps=14 + 9 * (seed - first)), Dice(seed)
        while not match.is_over and (match.actor < 0 or len(match.legal()) < 2):
            match.enter([case.game.rules.sample(match.state, dice)])
        if not match.is_over:
            yield match
            found += 1
        if found == most:
            return


def differ(case: Case, states: list[State]) -> bool:
    positions = [case.game.codec.position(state) for state in states]
    return any(position != positions[0] for position in positions)


# --- the same knowledge and the same dice, the same move ---


@every_case
@every_level
def test_a_level_chooses_the_same_whatever_the_truth_is(case: Case, name: str) -> None:
    rules = case.game.rules
    looked = other_truths = 0
    for n, match in enumerate(decisions(case, 50, most=2)):
        truths = [rules.resample(match.state, match.actor, Dice(k)) for k in range(TRUTHS)]
        chosen = {ask(made(name), table_of(case, truth), Dice(n)) for truth in truths}
        chosen.add(ask(made(name), match, Dice(n)))
        assert len(chosen) == 1
        assert chosen <= set(match.legal())
        looked += 1
        other_truths += differ(case, [match.state, *truths])
    assert looked == 2
    assert other_truths or not case.hooks().hides(case.options, case.seats)


def hinted(match: Match, lang: str, dice: Dice) -> list[tuple[object, ...]]:
    """All that a hint says."""
    reader = Reader(lang, ["Ada", "Ben", "Cem", "Dora"][: match.seats], match.actor)
    told = hints.hints(match, reader, dice)
    return [(one.text, one.say, one.rank, one.reason, *one.twins) for one in told]


@every_case
def test_hints_and_their_reasons_are_the_same_whatever_the_truth_is(case: Case) -> None:
    rules, other_truths = case.game.rules, 0
    for n, match in enumerate(decisions(case, 30, most=3)):
        truths = [rules.resample(match.state, match.actor, Dice(k)) for k in range(TRUTHS)]
        for lang in LANGUAGES:
            told = hinted(match, lang, Dice(n))
            assert all(hinted(table_of(case, one), lang, Dice(n)) == told for one in truths)
        other_truths += differ(case, [match.state, *truths])
    assert other_truths or not case.hooks().hides(case.options, case.seats)


def goes_along(case: Case, first: Match, second: Match, seat: int, move: int, dice: Dice) -> bool:
    """The move in one game and one that tells the seat the same in the other, if there is one."""
    codec = case.game.codec
    told = codec.observed_text(first.state, move, seat)
    same = [m for m in second.legal() if codec.observed_text(second.state, m, seat) == told]
    first.enter([move])
    if not same:
        return False
    second.enter([same[dice.below(len(same))]])
    heard = [match.log[-1].observed for match in (first, second)]
    agree = not heard[0] or heard[0][seat] == heard[1][seat]
    return agree and first.view(seat) == second.view(seat)


def compared(case: Case, name: str, start: Match, dice: Dice) -> tuple[int, int]:
    """One seat in two games that look the same to it: how many of its decisions agreed.

    The second number is of those at which the truths were different.
    """
    rules, seat = case.game.rules, start.actor
    first = table_of(case, rules.copy(start.state))
    second = table_of(case, rules.resample(start.state, seat, dice))
    bots = made(name), made(name)
    looked = other_truths = 0
    while not first.is_over and looked < DECISIONS:
        if first.actor == seat:
            n = len(first.log)
            move = ask(bots[0], first, Dice(n))
            assert ask(bots[1], second, Dice(n)) == move
            if len(first.legal()) > 1:
                looked += 1
                other_truths += differ(case, [first.state, second.state])
        else:
            move = rules.sample(first.state, dice)
        if not goes_along(case, first, second, seat, move, dice):
            break
    return looked, other_truths


@every_case
@every_level
def test_a_level_is_fair_also_by_what_it_remembers(case: Case, name: str) -> None:
    """It is asked again and again, and goes on from what it thought before."""
    starts = decisions(case, 70, most=3)
    found = [compared(case, name, start, Dice(k)) for k, start in enumerate(starts)]
    assert sum(looked for looked, _ in found) > len(found)
    hides = case.hooks().hides(case.options, case.seats)
    assert sum(others for _, others in found) > 0 or not hides


# --- a bot that looks everywhere ---

# Code leads to whole modules, and there to everything: what is handed is data.
CODE = (ModuleType, type, FunctionType, BuiltinFunctionType)
# One such value is as good as another, and Python shares them.
PLAIN = (int, float, str, bytes, tuple, frozenset, type(None))


def reachable(*roots: object) -> dict[int, object]:
    """All that can be got at from these, by id."""
    found: dict[int, object] = {}
    todo = list(roots)
    while todo:
        one = todo.pop()
        if id(one) not in found and not isinstance(one, CODE):
            found[id(one)] = one
            todo += gc.get_referents(one)
    return found


def secrets(truth: object, game: Game, options: object, seats: int) -> dict[int, object]:
    """All that belongs to this one game: its state with its cells, its log."""
    common = reachable(game, options, game.new(options, seats))
    return {
        key: one
        for key, one in reachable(truth).items()
        if key not in common and not isinstance(one, PLAIN) and not is_of_words(one)
    }


def is_of_words(one: object) -> bool:
    """Names of what is in the box, which worlds share; what is hidden is numbers."""
    return isinstance(one, list) and all(isinstance(word, str) for word in one)


class Spy(Bot):
    """Keeps all that it can get at from what it is handed, and from what the rules make of it."""

    def __init__(self) -> None:
        self.found: dict[int, object] = {}

    def choose(self, heuristics: Heuristics[Any], world: Any, seat: int, dice: Dice) -> int:
        rules = heuristics.rules
        further = [rules.copy(world), rules.resample(world, seat, dice), rules.view(world, seat)]
        self.found |= reachable(heuristics, world, dice, *further)
        return rules.legal(world)[0]


@every_case
def test_a_spy_does_not_find_the_truth(case: Case) -> None:
    for n, match in enumerate(decisions(case, 90, most=3)):
        hidden = secrets(match, case.game, case.options, case.seats)
        assert {id(match), id(match.state), id(match.log)} <= set(hidden)
        spy = Spy()
        ask(spy, match, Dice(n))
        assert any(isinstance(one, State) for one in spy.found.values())
        assert not set(hidden) & set(spy.found)


@every_case
@every_level
def test_the_truth_is_not_in_what_a_level_remembers(case: Case, name: str) -> None:
    for n, match in enumerate(decisions(case, 90, most=2)):
        bot = made(name)
        ask(bot, match, Dice(n))
        hidden = secrets(match, case.game, case.options, case.seats)
        assert not set(hidden) & set(reachable(bot))


@every_case
def test_a_spy_in_the_arena_does_not_find_the_truth(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There the truth is the table of the game: all states of the spy are others."""
    game, truth = case.game, list[State]()

    class Watched(Game):
        def new(self, options: object, seats: int | None = None) -> State:
            truth.append(game.new(options, seats))
            return truth[-1]

        def read_options(self, written: object) -> Any:
            return case.options

        def complete(self, given: dict[str, object], dice: Dice) -> dict[str, object]:
            return given

    class Watcher(Spy):
        def choose(self, heuristics: Heuristics[Any], world: Any, seat: int, dice: Dice) -> int:
            self.found = {}
            super().choose(heuristics, world, seat, dice)
            hidden = secrets(truth[0], game, case.options, case.seats)
            assert id(truth[0]) in hidden
            assert not set(hidden) & set(self.found)
            looked.append(seat)
            return heuristics.rules.sample(world, dice)

    looked: list[int] = []
    stand_in = Watched(game.rules, game.codec, game.words, game.heuristics)
    monkeypatch.setattr(one_game, "load_game", lambda _: stand_in)
    monkeypatch.setattr(one_game, "make_bot", lambda _: Watcher())
    one_game.play(plan.make(game, {}, case.seats, ["random"], 1, seed=1), Task(0, 0))
    assert len(truth) == 1
    assert set(looked) == set(range(case.seats))


@every_case
def test_a_bot_that_spoils_its_world_spoils_nothing_else(case: Case) -> None:
    """No cell of the world is a cell of the truth."""

    class Vandal(Bot):
        def choose(self, heuristics: Heuristics[Any], world: Any, seat: int, dice: Dice) -> int:
            rules = heuristics.rules
            move = rules.legal(world)[0]
            while rules.legal(world):
                rules.apply(world, rules.sample(world, dice))
            return move

    for n, match in enumerate(decisions(case, 110, most=3)):
        before = case.game.codec.position(match.state)
        assert ask(Vandal(), match, Dice(n)) in match.legal()
        assert case.game.codec.position(match.state) == before


# --- the spy is a good one ---


class Gossip(Rules[Any]):
    """Rules that remember the last table they dealt a world from."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.last: list[State] = []

    def actor(self, s: Any) -> int:
        return self.rules.actor(s)

    def legal(self, s: Any) -> list[int]:
        return self.rules.legal(s)

    def copy(self, s: Any) -> Any:
        return self.rules.copy(s)

    def view(self, s: Any, seat: int | None) -> object:
        return self.rules.view(s, seat)

    def resample(self, s: Any, seat: int | None, dice: Dice) -> Any:
        self.last = [*self.last, s]
        return self.rules.resample(s, seat, dice)


@every_case
def test_a_spy_finds_what_is_handed_to_it_or_lies_about(case: Case) -> None:
    match = next(decisions(case, 90, most=1))
    spy = Spy()
    spy.choose(case.game.heuristics, match.state, match.actor, Dice(1))
    assert id(match.state) in spy.found
    gossip = Gossip(case.game.rules)
    loose = Game(gossip, case.game.codec, case.game.words, Heuristics(gossip))
    told = Match(loose, case.options, case.seats, case.game.rules.copy(match.state))
    spy = Spy()
    ask(spy, told, Dice(1))
    assert id(told.state) in spy.found
