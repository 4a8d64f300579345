"""How long the garbage collector stops a server: as Python sets it, and as the server does.

    python -m bench.pauses [--tables 250] [--moves 20] [--python]

Tables of all games in turn with two readers each, in one process and with its database, but without
sockets. `--python` leaves the collector as Python sets it; so run it twice, and compare.
"""

import argparse
import asyncio
import gc
import importlib
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.tables import TWO, Club, club, seated, some_move

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.server import pauses


class Pauses:
    """Seconds of CPU, by generation: what the machine does meanwhile is no matter."""

    def __init__(self) -> None:
        self.took: dict[int, list[float]] = {}
        self._began = 0.0

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            took = self.took.setdefault(info["generation"], [])
            took.append(time.thread_time() - self._began)


async def play(at: Club, tables: int, moves: int) -> None:
    """One move at each table after the other."""
    rooms = []
    for n in range(tables):
        game = games.game_ids()[n % len(games.game_ids())]
        room, clients = await seated(at, await at.begun(TWO, game), *TWO)
        rooms.append((room, clients, Dice(n)))
    for _ in range(moves):
        for room, clients, dice in rooms:
            seat = room.table.actor
            if seat is not None:
                move = some_move(room.table, dice)
                await at.say(room, clients[seat], do="play", move=move)
                for client in clients:
                    client.heard()


async def measure(tables: int, moves: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with club(Path(folder)) as at:
            await play(at, tables, moves)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--python", action="store_true")
    asked = parser.parse_args()
    importlib.import_module("spieluhr.server.service")  # as much is loaded as in a server
    if not asked.python:
        pauses.spare_collector()
    found = Pauses()
    gc.callbacks.append(found)
    cpu = time.process_time()
    asyncio.run(measure(asked.tables, asked.moves))
    print(f"{time.process_time() - cpu:.1f} s of CPU")
    for generation, took in sorted(found.took.items()):
        longest, together = 1000 * max(took), sum(took)
        print(
            f"{generation}: {len(took)} times, longest {longest:.1f} ms, together {together:.2f} s"
        )


if __name__ == "__main__":
    main()
