"""One game of an arena, from its plan alone: the same numbers on every machine."""

import time

from spieluhr.arena.plan import Plan, Result, Task, deal_seed, load_game, options_of, seating
from spieluhr.bots import Bot, answer, make_bot
from spieluhr.core.dice import Dice
from spieluhr.core.rules import CHANCE, OVER


def dice_of(plan: Plan, task: Task) -> tuple[Dice, list[Dice]]:
    """Dice for chance, the same for all games of a deal, and dice for each seat's bot."""
    seed = deal_seed(plan, task.deal)
    own = [Dice(seed * 64 + task.turned * 8 + seat + 1) for seat in range(plan.seats)]
    return Dice(seed), own


def play(plan: Plan, task: Task) -> Result:
    """One game of the plan, with dice that follow from plan and task alone."""
    game = load_game(plan)
    rules = game.rules
    names = seating(plan, task.turned)
    bots: list[Bot] = [make_bot(name) for name in names]
    chance, own = dice_of(plan, task)
    s = game.new(options_of(plan, game, task.deal), plan.seats)
    decisions, seconds = [0] * plan.seats, [0.0] * plan.seats
    while True:
        actor = rules.actor(s)
        if actor == OVER:
            break
        if actor == CHANCE:
            rules.apply(s, rules.sample(s, chance))
            continue
        began = time.process_time()
        move = answer(bots[actor], game, s, own[actor])
        seconds[actor] += time.process_time() - began
        decisions[actor] += 1
        for seat, bot in enumerate(bots):
            bot.follow(seat, rules.observed_move(s, move, seat))
        rules.apply(s, move)
    outcome = rules.outcome(s)
    rounded = [round(spent, 4) for spent in seconds]
    return Result(
        *(task.deal, task.turned, names, outcome.scores, outcome.ranks, outcome.reason),
        *(decisions, rounded),
    )
