"""One game of bots, and what seats may have thought of their chances on the way."""

from itertools import pairwise
from typing import Final

from msgspec import Struct

from spieluhr.arena.one_game import dice_of
from spieluhr.arena.plan import Plan, Task, load_game, options_of, seating
from spieluhr.bots import Bot, answer, make_bot
from spieluhr.bots.chances import look
from spieluhr.bots.hints import ADVISER
from spieluhr.bots.levels import at_level
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.rules import CHANCE, OVER, State

POSITIONS: Final = 8  # of a game: one of every eighth of its decisions
THOUGHTS: Final = 0x5EED  # dice that have nothing to do with those of the game


class Position(Struct, frozen=True, array_like=True):
    """What a seat that decides thinks of its table, and of its best move."""

    seat: int
    progress: float
    values: list[float]
    searched: float
    noise: float


class Sampled(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game: what every seat got of the win, and some of its positions."""

    deal: int
    turned: int
    mode: str
    shares: list[float]
    positions: list[Position]


def play(plan: Plan, task: Task) -> Sampled:
    """The game that an arena of the same plan plays."""
    game = load_game(plan)
    rules = game.rules
    bots: list[Bot] = [make_bot(name) for name in seating(plan, task.turned)]
    chance, own = dice_of(plan, task)
    s = game.new(options_of(plan, game, task.deal), plan.seats)
    mode = game.heuristics.mode(s)
    choices: list[State] = []
    while (actor := rules.actor(s)) != OVER:
        if actor == CHANCE:
            rules.apply(s, rules.sample(s, chance))
            continue
        if len(rules.legal(s)) > 1:
            choices.append(rules.copy(s))
        move = answer(bots[actor], game, s, own[actor])
        for seat, bot in enumerate(bots):
            bot.follow(seat, rules.observed_move(s, move, seat))
        rules.apply(s, move)
    dice = Dice(own[0].below(1 << 30) ^ THOUGHTS)
    positions = [position(game, one, dice) for one in spread(choices, dice)]
    return Sampled(task.deal, task.turned, mode, rules.outcome(s).shares(), positions)


def spread(choices: list[State], dice: Dice) -> list[State]:
    """One of every part of the game, so that no phase is left out."""
    bounds = [len(choices) * k // POSITIONS for k in range(POSITIONS + 1)]
    parts = pairwise(bounds)
    return [choices[low + dice.below(high - low)] for low, high in parts if high > low]


def position(game: Game, s: State, dice: Dice) -> Position:
    """Judged as a hint judges it."""
    seat = game.rules.actor(s)
    world = game.rules.resample(s, seat, dice)
    best = at_level(ADVISER).judge(game.heuristics, world, seat, dice)[0]
    table = look(game.heuristics, world, seat, dice)
    values = [round(value, 5) for value in table.values]
    return Position(
        seat, round(table.progress, 5), values, round(best.value, 5), round(best.noise, 5)
    )
