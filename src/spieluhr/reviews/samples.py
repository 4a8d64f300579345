"""Games of bots as the validation looks at them: weighed chance, and what decisions cost."""

from typing import Final

from msgspec import Struct

from spieluhr.arena.one_game import dice_of
from spieluhr.arena.plan import Plan, Task, load_game, options_of, seating
from spieluhr.bots import Bot, answer, make_bot
from spieluhr.core.match import Match
from spieluhr.core.rules import OVER
from spieluhr.reviews import luck
from spieluhr.reviews.efforts import SKETCH, USUAL, draws_of
from spieluhr.reviews.luck import Row
from spieluhr.reviews.reviewing import Reviewer, pieces
from spieluhr.reviews.scale import Scale
from spieluhr.reviews.schema import Decision

OTHER_DICE: Final = 77
POSITIONS: Final = 8  # tables of a game that a scale is fitted to
AGAIN: Final = 1  # of four deals this one is done twice: it is one of those that test


class Stroke(Struct, frozen=True, array_like=True):
    """One event of chance as it was weighed: any scale can be applied to it afterwards."""

    came: list[Row]
    drawn: list[Row]


class Thrown(Struct, frozen=True, forbid_unknown_fields=True):
    """A game with all its strokes of luck; `again` are the same with other dice."""

    deal: int
    turned: int
    mode: str
    results: list[float]
    strokes: list[Stroke]
    again: list[Stroke]


class Glanced(Struct, frozen=True, forbid_unknown_fields=True):
    """A game with some of its tables weighed as they were: what a scale is fitted to."""

    deal: int
    turned: int
    mode: str
    results: list[float]
    rows: list[Row]


class Judged(Struct, frozen=True, forbid_unknown_fields=True):
    """A game with what its decisions cost, and what more effort says of its blunders."""

    deal: int
    turned: int
    mode: str
    results: list[float]
    decisions: list[Decision]
    deep: list[Decision]


class Sketched(Struct, frozen=True, forbid_unknown_fields=True):
    """A game with the luck of every seat, told with little effort: for its mean alone."""

    deal: int
    turned: int
    luck: list[float]


class LuckPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one level, and the scale by which luck is told."""

    games: Plan
    fit: dict[str, dict[str, object]]  # by mode, as review.json has it


class CostPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one level, and the scale by which costs are told."""

    games: Plan
    fit: dict[str, dict[str, object]]  # by mode, as review.json has it
    blunders: int  # so many of a game at most are looked at again
    again: int  # in so many deals, the first ones


def played(plan: Plan, task: Task) -> Match:
    """The game that an arena of the same plan plays."""
    game = load_game(plan)
    bots: list[Bot] = [make_bot(name) for name in seating(plan, task.turned)]
    chance, own = dice_of(plan, task)
    match = Match(game, options_of(plan, game, task.deal), plan.seats)
    match.settle(chance)
    while not match.is_over:
        actor = match.actor
        move = answer(bots[actor], game, match.state, own[actor])
        for seat, bot in enumerate(bots):
            bot.follow(seat, int(game.rules.observed_move(match.state, move, seat)))
        match.play(move)
        match.settle(chance)
    return match


def throw(plan: Plan, task: Task) -> Thrown:
    """One game and all its chance; every fourth deal a second time with other dice."""
    match = played(plan, task)
    reviewer = Reviewer(match, USUAL, Scale())
    again = Reviewer(match, USUAL, Scale(), OTHER_DICE) if task.deal % 4 == AGAIN else None
    return Thrown(
        task.deal,
        task.turned,
        reviewer.mode,
        match.outcome.shares(),
        _strokes(reviewer),
        [] if again is None else _strokes(again),
    )


def sketch(plan: LuckPlan, task: Task) -> Sketched:
    """One game and all its chance, weighed with little effort."""
    match = played(plan.games, task)
    mode = match.game.heuristics.mode(match.start)
    scale = Scale(plan.fit.get(mode))
    reviewer = Reviewer(match, USUAL, scale)
    total = [0.0] * match.seats
    for piece, s in reviewer.tables([piece for piece in pieces(match) if piece.is_chance]):
        came, drawn = reviewer.redrawn(piece, s, SKETCH)
        found, _ = luck.event(scale, mode, (piece.n, piece.end), came, drawn)
        total = [a + b for a, b in zip(total, found.luck, strict=True)]
    return Sketched(task.deal, task.turned, [round(one, 5) for one in total])


def first_of(deal: int, step: int) -> int:
    """Where every so many tables are looked at. Even deals fit and odd ones test, so that this does
    not hang on which of both a deal is: the same moments of the game in both."""
    return deal // 2 % step


def glance(plan: Plan, task: Task) -> Glanced:
    """One game and tables from all parts of it, each after chance: cheaper than all its luck."""
    match = played(plan, task)
    reviewer = Reviewer(match, USUAL, Scale())
    chances = [piece for piece in pieces(match) if piece.is_chance]
    step = max(1, len(chances) // POSITIONS)
    first = first_of(task.deal, step)
    rows = [reviewer.after(piece, s) for piece, s in reviewer.tables(chances[first::step])]
    return Glanced(
        task.deal,
        task.turned,
        reviewer.mode,
        match.outcome.shares(),
        [_short(row) for row in rows if row.seat != OVER],
    )


def _strokes(reviewer: Reviewer) -> list[Stroke]:
    chances = [piece for piece in pieces(reviewer.match) if piece.is_chance]
    found = []
    for piece, s in reviewer.tables(chances):
        came, drawn = reviewer.redrawn(piece, s, draws_of(USUAL))
        found.append(Stroke([_short(row) for row in came], [_short(row) for row in drawn]))
    return found


def _short(row: Row) -> Row:
    return Row(row.seat, round(row.progress, 4), [round(value, 5) for value in row.values])


def judge(plan: CostPlan, task: Task) -> Judged:
    """One game and all its free decisions; blunders once more with 20 times the effort."""
    match = played(plan.games, task)
    mode = match.game.heuristics.mode(match.start)
    scale = Scale(plan.fit.get(mode))
    wanted = [piece for piece in pieces(match) if not piece.is_chance]
    reviewer = Reviewer(match, USUAL, scale)
    decisions = reviewer.costs(wanted)
    most = plan.blunders if task.deal < plan.again else 0
    found = [one.n for one in decisions if one.mark == "blunder"][:most]
    deeper = Reviewer(match, "master", scale, OTHER_DICE)
    deep = deeper.costs([piece for piece in wanted if piece.n in found])
    return Judged(task.deal, task.turned, mode, match.outcome.shares(), decisions, deep)
