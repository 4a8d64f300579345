"""Games that began under the last release go on under this one.

`from_0_2_0.sql` is what a server of 0.2.0 had in its database when it was stopped: two games under
way.
"""

import asyncio
import sqlite3
from pathlib import Path

from spieluhr.cli.db_check import damage
from spieluhr.cli.load_clients import Player
from spieluhr.cli.server_process import Running, free_port
from spieluhr.server.store.store import connect
from tests.server.watched import Memory, Watched

LEFT = Path(__file__).with_name("from_0_2_0.sql").read_text(encoding="utf-8")


def cookies() -> list[tuple[str, list[str], int]]:
    """For each table its players' cookies, and how many moves they had made."""
    lines = [line.split()[1:] for line in LEFT.splitlines()[2:] if line.startswith("-- ")]
    return [(table_id, tokens, int(moves)) for table_id, *tokens, moves in lines]


def test_games_of_the_last_release_go_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    old = sqlite3.connect(file)
    old.executescript(LEFT)
    old.close()
    asyncio.run(play_on(f"sqlite:///{file}", tmp_path))


async def to_the_end(table: Watched) -> None:
    while not table.games[0].is_over:
        await table._step()
    for player in table.players:
        await player.leave()


async def play_on(db: str, folder: Path) -> None:
    server, tables = Running(db, free_port(), folder / "log"), []
    try:
        await asyncio.to_thread(server.wait)
        for n, (table_id, tokens, _) in enumerate(cookies()):
            table = Watched([server.url], "", n)
            table.players = [Player(server.url, token) for token in tokens]
            table.games = [Memory(table_id, {0, 1})]
            tables.append(table)
        await asyncio.gather(*(to_the_end(table) for table in tables))
    finally:
        server.stop()
    store = connect(db)
    for table, (table_id, _, moves) in zip(tables, cookies(), strict=True):
        whole = await store.table(table_id)
        assert whole is not None and whole[0].status == "over"
        assert sum(step.actor >= 0 for step in whole[2]) == moves + len(table.games[0].known)
        assert await damage(store, table_id) is None
    await store.close()
