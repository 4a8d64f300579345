"""One game of bots of mixed levels, looked through for puzzles."""

import hashlib
import json
import time
from typing import Any, Final

import msgspec
from msgspec import Struct

from spieluhr import games
from spieluhr.bots import Bot, answer, make_bot
from spieluhr.bots.levels import at_level
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event, events_for
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, OVER, State
from spieluhr.core.words import Reader
from spieluhr.puzzles.difficulty import EASIEST, is_plain, lowest_level
from spieluhr.puzzles.finding import Answer, Search
from spieluhr.puzzles.schema import Found, Puzzle
from spieluhr.puzzles.schema import Game as Played

LEVELS: Final = ("beginner", "casual", "club", "expert")  # whose games are looked through
MOST: Final = 3  # puzzles of one game
MOST_EASY: Final = 1  # of those that the lowest level finds
APART: Final = 8  # entries of the log between two of them
PARTED: Final = "|"
ADVISER: Final = "club"  # whose play shows what a best move brings
SEEDS: Final = 0x9A1ED
MOST_SEATS: Final = 8


class Plan(Struct, frozen=True):
    """Whose games, and which lead is asked for; a game's number gives all its dice."""

    game: str
    options: dict[str, Any]
    seats: int
    rules: int
    data: str | None
    least: float


def look_through(plan: Plan, number: int) -> Found:
    """The same plan and number give the same puzzles."""
    began = time.process_time()
    game = games.load(plan.game).edition(plan.rules, plan.data)
    dice = Dice(SEEDS * 1_000_003 + number)
    match, levels = played(plan, game, dice)
    search = Search(game, plan.least)
    tables = choices(match)
    puzzles: list[Puzzle] = []
    order = list(range(len(tables)))
    dice.shuffle(order)
    for k in order:
        n, s = tables[k]
        if len(puzzles) == MOST or any(abs(n - one.n) < APART for one in puzzles):
            continue
        found = search.at(s, dice)
        if found is None:
            continue
        one = _puzzle(game, match, n, s, found, dice)
        easy = sum(other.level == EASIEST for other in puzzles)
        if not is_plain(one) and (one.level != EASIEST or easy < MOST_EASY):
            puzzles.append(one)
    puzzles.sort(key=lambda one: one.n)
    last = max((one.n for one in puzzles), default=0)
    log = PARTED.join(match.text(step.move) for step in match.log[:last])
    return Found(
        number=number,
        levels=levels,
        game=Played(msgspec.to_builtins(match.options), match.seats, log),
        puzzles=puzzles,
        decisions=len(tables),
        screened=search.screened,
        looked=search.looked,
        confirmed=search.confirmed,
        seconds=round(time.process_time() - began, 3),
    )


def played(plan: Plan, game: Game, dice: Dice) -> tuple[Match, list[str]]:
    """A game between levels that the dice choose."""
    options = game.read_options(game.complete(dict(plan.options), dice))
    match = Match(game, options, plan.seats)
    levels = [LEVELS[dice.below(len(LEVELS))] for _ in range(match.seats)]
    bots: list[Bot] = [make_bot(level) for level in levels]
    match.settle(dice)
    while not match.is_over:
        move = answer(bots[match.actor], game, match.state, dice)
        for seat, bot in enumerate(bots):
            bot.follow(seat, int(game.rules.observed_move(match.state, move, seat)))
        match.play(move)
        match.settle(dice)
    return match, levels


def choices(match: Match) -> list[tuple[int, State]]:
    """Tables at which somebody really had to decide, with the entries before each."""
    rules = match.game.rules
    s = rules.copy(match.start)
    found = []
    for n, step in enumerate(match.log):
        if step.actor != CHANCE and len(rules.legal(s)) > 1:
            found.append((n, rules.copy(s)))
        rules.apply(s, step.move)
    return found


def _puzzle(game: Game, match: Match, n: int, s: State, found: Answer, dice: Dice) -> Puzzle:
    text = game.codec.text
    closest = min(found.others, key=lambda m: found.others[m].cost)
    return Puzzle(
        id=puzzle_id(match, n),
        game=0,
        n=n,
        seat=int(game.rules.actor(s)),
        best=text(found.best),
        others={text(m): one for m, one in sorted(found.others.items())},
        level=lowest_level(game, s, [found.best, *found.twins], dice),
        theme=theme(game, s, found.best, closest, dice),
        twins=[text(m) for m in found.twins],
    )


def puzzle_id(match: Match, n: int) -> str:
    """Follows from the table alone: it keeps its name in a larger book."""
    game = match.game
    moves = [match.text(step.move) for step in match.log[:n]]
    whole = [game.id, game.version, game.data, msgspec.to_builtins(match.options), moves]
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:10]


DEFENCE, QUIET = "defence", "quiet"
WORLDS: Final = 6
FURTHER: Final = 12  # decisions that are looked ahead at most
GAIN: Final = 1.0  # as the game counts, that others get after the second best move only


def theme(game: Game, s: State, best: int, closest: int, dice: Dice) -> str:
    """As the game names it; where nothing happens, what the move prevents."""
    seat = int(game.rules.actor(s))
    mine, theirs = _ahead(game, s, best, dice)
    named = game.words.theme(game.codec.text(best), events_for(mine, seat), seat)
    if named:
        return named
    gains = []
    for move, heard in ((best, theirs), (closest, _ahead(game, s, closest, dice)[1])):
        more = [_ahead(game, s, move, dice)[1] for _ in range(WORLDS - 1)]
        gains.append(sum(_gain(game, events, seat) for events in [heard, *more]) / WORLDS)
    return DEFENCE if gains[1] - gains[0] >= GAIN else QUIET


def _ahead(game: Game, s: State, move: int, dice: Dice) -> tuple[list[Event], list[Event]]:
    """What happens until others decide, and what they do then, in a world the seat may be in."""
    rules, bot = game.rules, at_level(ADVISER)
    seat = int(rules.actor(s))
    world = rules.resample(s, seat, dice)
    mine: list[Event] = []
    theirs: list[Event] = []
    rules.apply(world, move, mine)
    for _ in range(FURTHER):
        while rules.actor(world) == CHANCE:
            rules.apply(world, rules.sample(world, dice), theirs if theirs else mine)
        actor = rules.actor(world)
        if actor == OVER or (theirs and actor == seat):
            break
        chosen = answer(bot, game, world, dice)
        rules.apply(world, chosen, mine if actor == seat else theirs)
    return mine, theirs


def _gain(game: Game, events: list[Event], seat: int) -> float:
    """What others get of these events, as the game counts."""
    reader = Reader("en", ["?"] * MOST_SEATS, seat)
    found = game.words.forecast(events_for(events, seat), 1, reader)
    return sum(one.points for one in found if one.seat != seat)
