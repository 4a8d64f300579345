"""Once more, with seats exchanged, if everybody wants it."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from spieluhr.core.errors import NotYourTurn
from spieluhr.server.errors import ServerError
from spieluhr.server.live.lobby import Lobby
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.live.streams import Streams
from spieluhr.server.store.rows import Guest
from spieluhr.server.store.store import Store
from tests.server.asking import adding
from tests.server.tables import NOW, THREE, TWO, Club, Listener, Shared, run


def guest(name: str) -> Guest:
    return Guest(name, name, None, name, False, None, NOW)


def lobby_of(rooms: Rooms) -> Lobby:
    return Lobby(rooms, Streams(rooms, alive_seconds=15.0).seated)


async def over(club: Club, players: list[str], game: str = "antinomy") -> str:
    table_id = await club.begun(players, game)
    await club.rooms.change(table_id, lambda table: table.abandon(NOW))
    return table_id


@pytest.mark.parametrize("players", [TWO, [*THREE[:2], "bot:club"]])
def test_a_rematch_exchanges_the_seats(tmp_path: Path, players: list[str]) -> None:
    """Both ask at once: it is made once, it begins once, and spectators are told where."""

    async def test(club: Club) -> None:
        game = "antinomy" if len(players) == 2 else "dragonkeepers"
        table_id, lobby, spectator = (
            await club.begun(players, game),
            lobby_of(club.rooms),
            Listener(None),
        )
        await club.rooms.enter(table_id, spectator)
        with pytest.raises(NotYourTurn):
            await lobby.rematch(guest("anna"), table_id)
        room = await club.rooms.room(table_id)
        await club.rooms.change(table_id, lambda table: table.abandon(NOW))
        with pytest.raises(ServerError):
            await lobby.rematch(guest("emil"), table_id)
        await asyncio.gather(*(lobby.rematch(guest(name), table_id) for name in TWO))
        made = await lobby.rematch(guest("anna"), table_id)
        assert room.table.row.rematch == made.table.row.id
        new = await club.stored(made.table.row.id)
        assert [place.name for place in new.seats] == [players[-1], *players[:-1]]
        assert (new.row.status, new.row.version) == ("open", 0)
        for name in [place.guest for place in new.seats if place.guest] * 2:
            await club.rooms.change(new.row.id, adding(name, club.watch()))
        assert (await club.stored(new.row.id)).row.status == "playing"
        assert new.row.seed != room.table.row.seed
        assert spectator.table()["rematch"] == new.row.id

    run(tmp_path, test)


def test_nobody_is_drawn_into_a_game(tmp_path: Path) -> None:
    """However often one asks: until the other agrees there is no table."""

    async def test(club: Club) -> None:
        table_id, lobby, bert = await over(club, TWO), lobby_of(club.rooms), Listener("bert")
        room = await club.rooms.enter(table_id, bert)
        bert.heard()
        for _ in range(3):
            assert await lobby.rematch(guest("anna"), table_id) is room
        assert await club.store.every_table() == [table_id]
        (told,) = bert.heard()  # asked once
        assert told["offer"] == {"kind": "rematch", "seat": 0, "yes": [0], "no": []}
        await lobby.refuse_rematch(guest("bert"), table_id)
        with pytest.raises(ServerError, match="bert would rather not"):
            await lobby.rematch(guest("anna"), table_id)
        await lobby.refuse_rematch(guest("anna"), table_id)  # takes it back
        assert room.table.row.offer is None

    run(tmp_path, test)


def test_all_people_have_to_agree_and_bots_do(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table_id = await over(club, [*THREE, "bot:club"], "dragonkeepers")
        lobby = lobby_of(club.rooms)
        for name in THREE[:2]:
            assert (await lobby.rematch(guest(name), table_id)).table.row.id == table_id
        assert (await lobby.rematch(guest("cleo"), table_id)).table.row.id != table_id
        alone = await over(club, ["anna", "bot:club"])
        made = await lobby.rematch(guest("anna"), alone)
        assert made.table.row.id != alone
        assert made.table.row.status == "open"  # chance waits for her

    run(tmp_path, test)


def test_two_processes_make_one_table(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table_id = await over(club, TWO)
        lobbies = [lobby_of(club.process(cast("Store", Shared(club.store)))) for _ in range(2)]
        for lobby in lobbies:
            await lobby.rooms.room(table_id)
        for _ in range(2):  # and whoever asks again is led to the same one
            asked = [lobby.rematch(guest(name), table_id) for lobby in lobbies for name in TWO]
            await asyncio.gather(*asked)
        (new,) = [one for one in await club.store.every_table() if one != table_id]
        assert (await club.stored(table_id)).row.rematch == new
        assert (await club.stored(new)).row.status == "open"  # until both have added to chance

    run(tmp_path, test)
