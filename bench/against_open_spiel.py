"""Our bots against OpenSpiel's information-set search: same games, paired deals, equal CPU time.

    python bench/against_open_spiel.py --game antinomy --games 200 --out results/antinomy
    python bench/against_open_spiel.py --game antinomy --rates

Every deal is played twice, with seats exchanged and the same dice for chance. OpenSpiel's bot gets
for each decision the CPU time that our level has needed for one on average so far, or `--cpu-ms`.
Decisions between one move only are made by nobody and counted for nobody.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from spieluhr import games
from spieluhr.arena.plan import Plan, Result, Task, deal_seed, options_of, tasks
from spieluhr.arena.statistics import by_deal, share
from spieluhr.bots.levels import BUDGETS, Budget, LevelBot
from spieluhr.bots.search import CHILDREN, PLAYOUT, Search, Settings
from spieluhr.cli import screen
from spieluhr.core.dice import Dice
from spieluhr.core.rules import CHANCE, OVER
from spieluhr.research import open_spiel
from spieluhr.research.open_spiel import Playouts, SpielState

THEIRS = "open_spiel"
SETTINGS = ("game", "level", "times", "cpu_ms", "explore", "rollouts", "seed")
FEWEST = 2  # simulations: the first only opens the root
SEARCHED = 1000  # iterations of each search whose rate is measured
AFTER = 2  # decisions from the start at which rates are measured: in Antinomy the wands stand


class Compared(Result, frozen=True):
    """A result with the simulations of OpenSpiel's bot."""

    simulations: int


class TimeUp(Exception):
    """The CPU time of a decision is used up."""


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, stopped by CPU time where it would draw the next world."""

    def __init__(self, game: Any, evaluator: Any, explore: float, seed: int) -> None:
        dice = np.random.RandomState(seed % 2**32)
        super().__init__(game, evaluator, explore, sys.maxsize, random_state=dice)
        self.set_resampler(
            lambda state, player: state.resample_from_infostate(player, dice.random_sample)
        )
        self.until = 0.0
        self.done = 0

    def sample_root_state(self, state: SpielState) -> SpielState:
        if self.done >= FEWEST and time.process_time() >= self.until:
            raise TimeUp
        self.done += 1
        world: SpielState = super().sample_root_state(state)
        return world

    def run_search(self, state: SpielState) -> Any:
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)

    def decide(self, state: SpielState, seconds: float) -> int:
        self.until, self.done = time.process_time() + seconds, 0
        return int(self.step(state))


class Purse:
    """CPU time and decisions of one side, over all games."""

    def __init__(self, seconds: float = 0.0, decisions: int = 0) -> None:
        self.seconds = seconds
        self.decisions = decisions

    def add(self, seconds: float, decisions: int) -> None:
        self.seconds += seconds
        self.decisions += decisions

    def mean(self) -> float:
        return self.seconds / max(1, self.decisions)


class Ours:
    def __init__(self, budget: Budget, seed: int) -> None:
        self.simulations = 0
        self._bot = LevelBot(budget)
        self._dice = Dice(seed)

    def choose(self, state: SpielState, seat: int) -> int:
        rules = state.progress.game.rules
        world = rules.resample(state.progress.state, seat, self._dice)
        return self._bot.choose(rules, world, seat, self._dice)

    def follow(self, seat: int, label: int) -> None:
        self._bot.follow(seat, label)


class Theirs:
    def __init__(self, bot: TimedBot, allowance: Callable[[], float]) -> None:
        self.simulations = 0
        self._bot = bot
        self._allowance = allowance

    def choose(self, state: SpielState, seat: int) -> int:
        move = self._bot.decide(state, self._allowance())
        self.simulations += self._bot.done
        return move

    def follow(self, seat: int, label: int) -> None:
        """It begins every search anew."""


class Contest:
    """What the games of one comparison have in common."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        game = games.load(wanted.game)
        self.wanted = wanted
        self.game = game
        deals = -(-wanted.games // 2)
        names = [wanted.level, THEIRS]
        self.plan = Plan(game.id, {}, 2, names, deals, wanted.seed, game.version, game.data)
        self.budget = multiplied(BUDGETS[wanted.level], wanted.times)
        self.ours = Purse()

    def allowance(self) -> float:
        cpu: float | None = self.wanted.cpu_ms
        return self.ours.mean() if cpu is None else cpu / 1000.0

    def calibrate(self) -> None:
        """Our level against itself, on a deal that is not played otherwise."""
        self.play(Task(-1, 0), [self.plan.bots[0]] * 2)

    def player(self, name: str, spiel: Any, seed: int) -> Ours | Theirs:
        if name != THEIRS:
            return Ours(self.budget, seed)
        rollouts = evaluator(self.wanted.rollouts, seed)
        return Theirs(TimedBot(spiel, rollouts, self.wanted.explore, seed), self.allowance)

    def play(self, task: Task, names: list[str]) -> Compared:
        """Like a game of the arena, at a table of OpenSpiel's kind."""
        game, rules, seed = self.game, self.game.rules, deal_seed(self.plan, task.deal)
        options = msgspec.to_builtins(options_of(self.plan, game, task.deal))
        spiel = open_spiel.load(game.id, options)
        own = [seed * 64 + task.turned * 8 + seat + 1 for seat in range(2)]
        players = [self.player(name, spiel, own[seat]) for seat, name in enumerate(names)]
        state, chance = spiel.new_initial_state(), Dice(seed)
        spent = [Purse(), Purse()]
        while (actor := rules.actor(state.progress.state)) != OVER:
            s = state.progress.state
            if actor == CHANCE:
                state.apply_action(rules.sample(s, chance) - game.decisions)
                continue
            legal = rules.legal(s)
            move = legal[0]
            if len(legal) > 1:
                began = time.process_time()
                move = players[actor].choose(state, actor)
                seconds = time.process_time() - began
                spent[actor].add(seconds, 1)
                if names[actor] != THEIRS:
                    self.ours.add(seconds, 1)
            for seat, player in enumerate(players):
                player.follow(seat, rules.observed_move(s, move, seat))
            state.apply_action(move)
        end = rules.outcome(state.progress.state)
        return Compared(
            *(task.deal, task.turned, names, end.scores, end.ranks, end.reason),
            [purse.decisions for purse in spent],
            [round(purse.seconds, 4) for purse in spent],
            sum(player.simulations for player in players),
        )


def multiplied(budget: Budget, times: int) -> Budget:
    """The same level with so many times the CPU time: more iterations, more worlds."""
    return Budget(budget.iterations * times, budget.depth, budget.worlds * times, budget.slip)


def evaluator(rollouts: str, seed: int) -> Any:
    if rollouts == "compiled":
        return Playouts(seed)
    return RandomRolloutEvaluator(1, np.random.RandomState(seed % 2**32))


def compare(wanted: argparse.Namespace) -> str:
    """Play what is not in the folder yet; a Markdown table of all of it."""
    contest = Contest(wanted)
    path = wanted.out / "results.jsonl"
    results = begun(wanted, path)
    there = {(result.deal, result.turned) for result in results}
    todo = [task for task in tasks(contest.plan) if (task.deal, task.turned) not in there]
    if todo and wanted.cpu_ms is None:
        contest.calibrate()
    with screen.progress() as progress, path.open("ab") as file:
        bar = progress.add_task("", total=len(there) + len(todo), completed=len(there))
        for task in todo:
            names = contest.plan.bots[task.turned :] + contest.plan.bots[: task.turned]
            results.append(contest.play(task, names))
            file.write(msgspec.json.encode(results[-1]) + b"\n")
            file.flush()
            progress.advance(bar)
    return table(wanted, results)


def begun(wanted: argparse.Namespace, path: Path) -> list[Compared]:
    """The results that are there already; those of another comparison are refused."""
    path.parent.mkdir(parents=True, exist_ok=True)
    settings = {name: getattr(wanted, name) for name in SETTINGS}
    note = path.with_name("settings.json")
    if note.exists() and msgspec.json.decode(note.read_bytes()) != settings:
        raise SystemExit(f"{path.parent} holds another comparison")
    note.write_bytes(msgspec.json.encode(settings))
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Compared) for line in lines]


def table(wanted: argparse.Namespace, results: list[Compared]) -> str:
    purses = {wanted.level: Purse(), THEIRS: Purse()}
    for result in results:
        for seat, name in enumerate(result.bots):
            purses[name].add(result.seconds[seat], result.decisions[seat])
    wins = share(by_deal(results, wanted.level))
    mine, theirs = purses[wanted.level], purses[THEIRS]
    simulations = sum(result.simulations for result in results)
    columns = {
        "game": wanted.game,
        "games": len(results),
        f"`{wanted.level}` wins": f"{wins.mean:.1%}",
        "95%": f"{wins.low:.1%} – {wins.high:.1%}",
        "its CPU ms per decision": f"{1000 * mine.mean():.1f}",
        "OpenSpiel's": f"{1000 * theirs.mean():.1f}",
        "OpenSpiel's simulations per decision": f"{simulations / theirs.decisions:.1f}",
        "per CPU second": f"{simulations / theirs.seconds:.0f}",
    }
    lines = [columns, dict.fromkeys(columns, "---")]
    rows = [list(columns), *(list(line.values()) for line in reversed(lines))]
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in rows)


def start(game_id: str, seed: int) -> SpielState:
    """A table after the deal and the first decisions."""
    state, dice, left = open_spiel.load(game_id, seed=seed).new_initial_state(), Dice(seed), AFTER
    rules = state.progress.game.rules
    while rules.actor(state.progress.state) == CHANCE or left or len(state.legal_actions()) == 1:
        if rules.actor(state.progress.state) == CHANCE:
            move = rules.sample(state.progress.state, dice)
            state.apply_action(move - state.progress.game.decisions)
        else:
            state.apply_action(state.legal_actions()[0])
            left = max(0, left - 1)
    return state


def our_rate(leaf: int, states: list[SpielState]) -> float:
    began = time.process_time()
    for seed, state in enumerate(states):
        search, rules = Search(Settings(iterations=SEARCHED, leaf=leaf)), state.progress.game.rules
        search.run(rules, state.progress.state, state.current_player(), Dice(seed))
    return SEARCHED * len(states) / (time.process_time() - began)


def their_rate(rollouts: str, states: list[SpielState]) -> float:
    done, began = 0, time.process_time()
    for seed, state in enumerate(states):
        bot = TimedBot(state.get_game(), evaluator(rollouts, seed), 1.0, seed)
        bot.decide(state, 1.0)
        done += bot.done
    return done / (time.process_time() - began)


def native_rate(name: str, searches: int) -> float:
    """OpenSpiel's bot in C++ on a game of its own in C++."""
    spent = 0.0
    for seed in range(searches):
        state, dice = pyspiel.load_game(name).new_initial_state(), np.random.RandomState(seed)
        while state.is_chance_node():
            results, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(results, p=chances))
        rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.ISMCTSBot(seed, rollouts, 1.0, SEARCHED)
        began = time.process_time()
        bot.step(state)
        spent += time.process_time() - began
    return SEARCHED * searches / spent


def rates(wanted: argparse.Namespace) -> str:
    states = [start(wanted.game, seed) for seed in range(wanted.searches)]
    rows = {
        "our search, random games (`PLAYOUT`)": our_rate(PLAYOUT, states),
        "our search, children evaluated (`CHILDREN`)": our_rate(CHILDREN, states),
        "OpenSpiel's bot, its own rollouts": their_rate("own", states[:10]),
        "OpenSpiel's bot, our compiled rollouts": their_rate("compiled", states[:10]),
        "OpenSpiel's bot in C++ on its gin_rummy": native_rate("gin_rummy", 10),
    }
    body = [f"| {name} | {rate:,.0f} |" for name, rate in rows.items()]
    return "\n".join([f"| {wanted.game} | iterations per CPU second |", "|---|---|", *body])


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--game", choices=["antinomy", "perfect_moment"], default="antinomy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", choices=list(BUDGETS), default="master")
    parser.add_argument("--times", type=int, default=1, help="so many times the level's budget")
    parser.add_argument("--cpu-ms", type=float, help="for OpenSpiel (default: as ours)")
    parser.add_argument("--explore", type=float, default=0.7, help="OpenSpiel's constant of UCT")
    parser.add_argument("--rollouts", choices=["own", "compiled"], default="compiled")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("against_open_spiel"))
    parser.add_argument("--rates", action="store_true", help="iterations per CPU second only")
    parser.add_argument("--searches", type=int, default=60, help="of which rates are the mean")
    return parser.parse_args()


if __name__ == "__main__":
    wanted = arguments()
    said = rates(wanted) if wanted.rates else compare(wanted)
    screen.console().print(said, soft_wrap=True)
