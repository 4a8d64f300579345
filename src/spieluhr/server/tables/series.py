"""How often the same players have won the same game: their series.

When a game is over, its table keeps who played (`party`) and who came where (`standing`). Tables of
one party are found by that key alone, and only its members learn of it.
"""

import hashlib
import json

from spieluhr.core.game import Game
from spieluhr.core.rules import Outcome
from spieluhr.server.messages.table import Series
from spieluhr.server.store.rows import SeatRow, Standing, TableRow

MOST = 1000  # games of one series that are counted, the latest ones


def conclude(row: TableRow, seats: list[SeatRow], game: Game, outcome: Outcome | None) -> None:
    """Write down who played and how it ended; not what began or stayed in the middle."""
    ranks = ranks_of(row, len(seats), outcome)
    if ranks is None or row.start is not None:
        return
    players = [_player(place, seats) for place in seats]
    row.standing = list(zip(players, ranks, strict=True))
    row.party = _party(row, players, game)


def ranks_of(row: TableRow, seats: int, outcome: Outcome | None) -> list[int] | None:
    """Who came where; None if that was never settled."""
    if outcome is not None:
        return outcome.ranks
    reason, seat = (row.ending or {}).get("reason"), (row.ending or {}).get("seat")
    if reason == "agreed":
        return [1] * seats
    if reason in ("resigned", "clock"):
        return [2 if n == seat else 1 for n in range(seats)]
    return None


def _player(place: SeatRow, seats: list[SeatRow]) -> str:
    """Bots of a level are alike; of several people at one screen each is known by name."""
    if place.guest is None:
        return f"bot/{place.bot}"
    is_shared = sum(other.guest == place.guest for other in seats) > 1
    return f"{place.guest}/{place.name}" if is_shared else place.guest


def _party(row: TableRow, players: list[str], game: Game) -> str:
    alone = _mode(row, game) if len(players) == 1 else None
    key = json.dumps([row.game, sorted(players), alone], sort_keys=True)
    return hashlib.sha256(key.encode()).hexdigest()


def _mode(row: TableRow, game: Game) -> dict[str, object]:
    """The way to play that says most of the options; what was drawn by lot belongs to none."""
    fitting = [mode for _, mode in game.modes if mode.items() <= row.options.items()]
    return max(fitting, key=len, default={})


def series(games: list[Standing], seats: list[SeatRow], guest: str | None) -> Series | None:
    """From a player's side; None for everybody else, and if nothing was counted."""
    mine = [_player(place, seats) for place in seats if guest is not None and place.guest == guest]
    if not mine or not games:
        return None
    counted = Series(len(games), 0, [0] * len(mine))
    for standing in games:
        first = [player for player, rank in standing if rank == 1]
        if len(first) == 1 and first[0] in mine:
            counted.won[mine.index(first[0])] += 1
        elif any(player in mine for player in first):
            counted.drawn += 1
    return counted
