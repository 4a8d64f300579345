"""One game of a study: how it ended, what was used in it, and two random moves tried."""

from collections import Counter
from typing import Any, Final

from msgspec import Struct

from spieluhr.arena.plan import Plan, Task, deal_seed, seating
from spieluhr.bots import Bot, answer, make_bot
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, OVER
from spieluhr.reviews.samples import played
from spieluhr.reviews.studies import data_sets

TRIALS: Final = 0x7A1A  # apart from the dice of the game


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: a plan, with its data set if it is not one that is kept everywhere.

    `is_tried`: from one decision of each game two random moves are played to the end.
    """

    games: Plan
    is_tried: bool
    data: dict[str, Any] | None = None


class Trial(Struct, frozen=True, forbid_unknown_fields=True):
    """Two moves that were drawn at random at one decision, and how the game ended with each.

    Both were played on with the same dice, so that only the move differs at first.
    """

    seat: int
    progress: float
    things: list[list[str]]
    results: list[float]


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """A game: shares of the win, points and what each seat used, so many times."""

    deal: int
    turned: int
    bots: list[str]
    results: list[float]
    scores: list[int]
    decisions: int
    used: list[dict[str, int]]
    trial: Trial | None = None


def see(wanted: Wanted, task: Task) -> Seen:
    """The same plan and task give the same game, wherever it is played."""
    plan = wanted.games
    if wanted.data is not None:
        data_sets.keep(plan.game, wanted.data)
    match = played(plan, task)
    outcome = match.outcome
    return Seen(
        task.deal,
        task.turned,
        seating(plan, task.turned),
        outcome.shares(),
        outcome.scores,
        sum(step.actor != CHANCE for step in match.log),
        used(match),
        tried(plan, task, match) if wanted.is_tried else None,
    )


def used(match: Match) -> list[dict[str, int]]:
    """What each seat chose, by decisions of its own."""
    found: list[Counter[str]] = [Counter() for _ in range(match.seats)]
    for step in match.log:
        if 0 <= step.actor < match.seats:
            found[step.actor].update(things(match.game, step.move))
    return [dict(one) for one in found]


def things(game: Game, move: int) -> list[str]:
    """The cards, spaces and colours that a move names: `play card b2` is one of them."""
    written = game.codec.move_json(move)
    verb = str(written.pop(game.codec.verb_key))
    found = []
    for field, value in written.items():
        for one in value if isinstance(value, list) else [value]:
            found.append(f"{verb} {field} {one}")
    return found


def tried(plan: Plan, task: Task, match: Match) -> Trial | None:
    """At a random decision of the game: two random moves, each played on to the end."""
    dice = Dice(deal_seed(plan, task.deal) * 64 + task.turned + TRIALS)
    free = _free(match)
    if not free:
        return None
    past = match.at(free[int(dice.below(len(free)))])
    seat, legal = past.actor, past.legal()
    first = int(dice.below(len(legal)))
    second = (first + 1 + int(dice.below(len(legal) - 1))) % len(legal)
    moves = [legal[first], legal[second]]
    seed = int(dice.below(1 << 30))
    names = seating(plan, task.turned)
    return Trial(
        seat,
        round(match.game.heuristics.progress(past.state), 3),
        [things(match.game, move) for move in moves],
        [_played_on(past, move, names, seed)[seat] for move in moves],
    )


def _free(match: Match) -> list[int]:
    rules, found = match.game.rules, []
    s = rules.copy(match.start)
    for n, step in enumerate(match.log):
        if 0 <= step.actor < match.seats and len(rules.legal(s)) > 1:
            found.append(n)
        rules.apply(s, step.move)
    return found


def _played_on(past: Match, move: int, names: list[str], seed: int) -> list[float]:
    rules, s = past.game.rules, past.game.rules.copy(past.state)
    bots: list[Bot] = [make_bot(name) for name in names]
    chance, own = Dice(seed), [Dice(seed + 1 + seat) for seat in range(past.seats)]
    rules.apply(s, move)
    while (actor := rules.actor(s)) != OVER:
        if actor == CHANCE:
            rules.apply(s, rules.sample(s, chance))
            continue
        chosen = answer(bots[actor], past.game, s, own[actor])
        for seat, bot in enumerate(bots):
            bot.follow(seat, int(rules.observed_move(s, chosen, seat)))
        rules.apply(s, chosen)
    return rules.outcome(s).shares()
