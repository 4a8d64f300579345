"""Were the bots honest? Every decision of a record is made again, from what the seat knew alone.

A built-in bot's dice follow from the key of its table, its budget is counted in iterations, and it
is handed a world dealt anew from its seat's knowledge. So its decision can be made again: here in
another world that the seat could not tell from the true one. Had the bot looked at a hidden card
or thrown its dice twice, another move would come out.
"""

from collections.abc import Callable
from typing import Final

from spieluhr.bots.levels import LEVELS
from spieluhr.bots.seated import Seated
from spieluhr.core import fair, proof
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.record import replay
from spieluhr.core.rules import CHANCE
from spieluhr.core.schema import Entry, Record

# Grows whenever a built-in bot decides otherwise than before: then older records cannot be told.
VERSION: Final = 4


def check_bots(
    record: Record, game: Game, progress: Callable[[int], None] | None = None
) -> int | None:
    """How many decisions of built-in bots there are, all of them made again with the same result.

    None if the record cannot tell: the seed is secret, or another version of the bots played.
    Malformed, with the step, if a decision comes out differently.
    """
    key = proof.read_key(record)
    if key is None or record.bots != VERSION:
        return None
    check = Check(record, key, progress)
    replay(record, game, check.step)
    return check.count


def decisions(record: Record) -> int:
    """How many decisions `check_bots` will make again."""
    logs = [record.log, *(mark.log or [] for mark in record.undone)]
    bots = {seat for seat, one in enumerate(record.seats) if one.player in LEVELS}
    return sum(entry.actor in bots for log in logs for entry in log)


class Check:
    """Goes along with a record from step to step."""

    def __init__(self, record: Record, key: bytes, progress: Callable[[int], None] | None) -> None:
        self.record = record
        self.key = key
        self.progress = progress
        self.count = 0
        self.seated: dict[int, Seated] = {}

    def step(self, match: Match, entry: Entry, place: str) -> None:
        """Malformed if a built-in bot decides differently than the record says."""
        seat = match.actor
        if seat == CHANCE or match.is_over:
            return
        who, n = self.record.seats[seat], len(match.log)
        since = who.since if isinstance(who.since, int) else 0
        if who.player not in LEVELS or n < since:
            return
        if seat not in self.seated:
            self.seated[seat] = Seated(who.player)
        chosen = self.seated[seat].choose(
            match, since, lambda step: fair.bot_seed(self.key, seat, step), in_other_world=True
        )
        move = match.game.codec.text(chosen)
        if move != entry.move:
            raise Malformed(
                "record", problem=f"{place}: the bot {who.name} plays “{move}”, not “{entry.move}”"
            )
        self.count += 1
        if self.progress is not None:
            self.progress(self.count)
