"""Did all chance of a game follow from the seed whose hash was shown?"""

import msgspec

from spieluhr.core import fair
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.record import replay
from spieluhr.core.rules import CHANCE
from spieluhr.core.schema import Entry, Record


def check_chance(record: Record, game: Game) -> int | None:
    """How many draws there were, all of them right; None while the seed is secret.

    Malformed, with the step, if one is not what the seed gives, or not the next in number.
    """
    key = read_key(record)
    if key is None:
        return None
    check_options(record, game, key)
    for n, mark in enumerate(record.undone):
        if mark.log is None:
            raise Malformed("record", problem=f"undo {n} does not say what was taken back")
    check = Check(key)
    replay(record, game, check.step)
    return check.draws


def read_key(record: Record) -> bytes | None:
    """What all chance follows from; None while the seed is secret."""
    chance = record.chance
    if chance is None:
        raise Malformed("record", problem="it has no proof of chance")
    shown = fair.read_hex("hash", chance.hash).hex()
    if chance.seed is None:
        return None
    seed = fair.read_hex("seed", chance.seed)
    if fair.commitment(seed) != shown:
        raise Malformed("record", problem="its seed does not have the hash that was shown")
    if chance.nonces is None:
        return seed
    if chance.table is None:
        raise Malformed("record", problem="its proof of chance does not name the table")
    if len(chance.nonces) != len(record.seats):
        raise Malformed("record", problem="its proof of chance has not one nonce for each seat")
    for nonce in filter(None, chance.nonces):
        fair.read_hex("nonce", nonce)
    return fair.key(seed, chance.table, chance.nonces)


def check_options(record: Record, game: Game, key: bytes) -> None:
    """Malformed if options that were left to chance are not what the key gives."""
    asked = None if record.chance is None else record.chance.asked
    if asked is None:
        return
    right = msgspec.to_builtins(game.read_options(complete(game, asked, key)))
    given = msgspec.to_builtins(game.read_options(record.options))
    if right != given:
        raise Malformed("record", problem="its options are not what was asked for and drawn")


def complete(game: Game, asked: dict[str, object], key: bytes) -> dict[str, object]:
    """The options that were asked for, with what was left to chance."""
    return game.complete(asked, Dice(fair.options_seed(key)))


class Check:
    """Goes along with a record from step to step, in the order in which they happened."""

    def __init__(self, key: bytes) -> None:
        self._draws = fair.Draws(key)

    @property
    def draws(self) -> int:
        """How many there were."""
        return self._draws.count

    def step(self, match: Match, entry: Entry, place: str) -> None:
        """Malformed if this chance result is not the one the seed gives."""
        if match.actor != CHANCE:
            return
        if entry.draw is None:
            raise Malformed("record", problem=f"{place}: its draw number is missing")
        if entry.draw != self.draws:
            raise Malformed(
                "record", problem=f"{place} has draw {entry.draw}, but it is draw {self.draws}"
            )
        rules, codec = match.game.rules, match.game.codec
        right = codec.text(self._draws.next(match.legal(), rules.weights(match.state)))
        if entry.move != right:
            raise Malformed(
                "record",
                problem=f"{place}: draw {entry.draw} gives “{right}”, not “{entry.move}”",
            )
