"""Several processes serve the same tables of a PostgreSQL installation."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from spieluhr import games
from spieluhr.cli.server_process import Running, free_port
from spieluhr.server.store.store import connect
from tests.server.postgres import Cluster, cluster  # noqa: F401
from tests.server.watched import Watched, check


@pytest.fixture(scope="module", name="pair")
def two_servers(
    postgres: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Running]]:
    """Started together, on a database without a table."""
    folder: Path = tmp_path_factory.mktemp("servers")
    db = postgres.new_database()
    pair = [Running(db, free_port(), folder / f"log{n}") for n in range(2)]
    for server in pair:
        server.wait()
    yield pair
    assert [server.stop() for server in pair] == [0, 0]


async def finish(pair: list[Running], tables: list[Watched]) -> int:
    enough = asyncio.Event()
    enough.set()
    await asyncio.gather(*(table.play(enough) for table in tables))
    store = connect(pair[0].db)
    try:
        return await check(store, tables)
    finally:
        await store.close()


def test_two_people_on_two_processes_finish_a_game_of_each_title(pair: list[Running]) -> None:
    urls = [server.url for server in pair]
    tables = [Watched(urls, game, n) for n, game in enumerate(games.game_ids())]
    moves = asyncio.run(finish(pair, tables))
    assert moves == sum(len(table.games[0].known) for table in tables)
    for table in tables:
        assert table.games[0].is_over and table.lost == 0
        assert [player.url for player in table.players] == urls


def test_they_go_on_when_the_database_drops_its_connections(
    pair: list[Running], postgres: Cluster
) -> None:
    async def run() -> None:
        tables = [Watched([server.url for server in pair], "steam_time", n) for n in range(4)]
        playing = asyncio.create_task(finish(pair, tables))
        for _ in range(3):
            await asyncio.sleep(0.7)
            await asyncio.to_thread(postgres.cut_connections)
        async with asyncio.timeout(60):
            moves = await playing
        assert moves == sum(len(table.games[0].known) for table in tables)

    asyncio.run(run())
