"""One game between bots, with everything that is worth learning from."""

from msgspec import Struct, json

from spieluhr.bots import Bot, LevelBot, ask, make_bot
from spieluhr.bots.asking import remember
from spieluhr.bots.search import JudgedMove
from spieluhr.core import record
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.schema import Seat
from spieluhr.core.sheet import Sheet


class Decision(Struct, frozen=True):
    """What a seat knew, what it could do, what its bot thought of that, and what it did.

    `step` is where the move stands in the log of the record. `observation` has a byte for each
    number of the game's layout. `visits` and `values` go with `legal`; None where the bot did not
    judge its moves: it had one only, or it is no level.
    """

    step: int
    seat: int
    observation: bytes
    legal: list[int]
    move: int
    visits: list[int] | None
    values: list[float] | None


class Played(Struct, frozen=True):
    """A finished game; all lists but `decisions` are by seat. `record` is one line of JSON."""

    number: int
    bots: list[str]
    decisions: list[Decision]
    scores: list[int]
    ranks: list[int]
    utilities: list[float]
    record: bytes


def play(match: Match, number: int, names: list[str], chance: Dice, own: list[Dice]) -> Played:
    """The match to its end. Chance and each of the bots have dice of their own."""
    bots = [make_bot(name) for name in names]
    sheet = Sheet(match.game.layout.size)
    decisions: list[Decision] = []
    match.settle(chance)
    while not match.is_over:
        seat = match.actor
        decision = decide(bots[seat], match, own[seat], sheet)
        decisions.append(decision)
        match.play(decision.move, seat)
        match.settle(chance)
    outcome = match.outcome
    return Played(
        number=number,
        bots=names,
        decisions=decisions,
        scores=outcome.scores,
        ranks=outcome.ranks,
        utilities=outcome.utilities(),
        record=json.encode(record.make(match, [Seat(name, name) for name in names])),
    )


def decide(bot: Bot, match: Match, dice: Dice, sheet: Sheet) -> Decision:
    """The bot's decision for the seat whose turn it is."""
    seat, legal = match.actor, match.legal()
    sheet.clear()
    match.game.rules.observe(match.state, seat, sheet)
    found: list[JudgedMove] = []
    if isinstance(bot, LevelBot) and len(legal) > 1:
        remember(bot, match, seat)
        heuristics = match.game.heuristics
        world = match.game.rules.resample(match.state, seat, dice)  # as `advise` deals it
        found = bot.judge(heuristics, world, seat, dice)
        move = bot.pick(heuristics, found, world, seat, dice)
    else:
        move = ask(bot, match, dice)
    judged = {one.move: one for one in found}
    return Decision(
        step=len(match.log),
        seat=seat,
        observation=bytes(sheet.row()),
        legal=legal,
        move=move,
        visits=[judged[m].visits for m in legal] if judged else None,
        values=[judged[m].value for m in legal] if judged else None,
    )
