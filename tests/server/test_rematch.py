"""Once more, with seats exchanged."""

import asyncio
from pathlib import Path

import pytest

from spieluhr.core.errors import NotYourTurn
from spieluhr.server.lobby import Lobby
from spieluhr.server.store.rows import Guest
from tests.server.tables import NOW, THREE, TWO, Club, Listener, run


def guest(name: str) -> Guest:
    return Guest(name, name, None, name, False, None, NOW)


@pytest.mark.parametrize("players", [TWO, [*THREE[:2], "bot:club"]])
def test_a_rematch_exchanges_the_seats(tmp_path: Path, players: list[str]) -> None:
    """Both ask at once: it is made once, it begins once, and who looks on is told where."""

    async def test(club: Club) -> None:
        game = "antinomy" if len(players) == 2 else "dragonkeepers"
        table_id, lobby, looker = await club.begun(players, game), Lobby(club.rooms), Listener(None)
        await club.rooms.enter(table_id, looker)
        with pytest.raises(NotYourTurn):
            await lobby.rematch(guest("anna"), table_id)
        room = await club.rooms.room(table_id)
        room.table.row.status = "over"
        with pytest.raises(NotYourTurn):
            await lobby.rematch(guest("emil"), table_id)
        made = await asyncio.gather(*(lobby.rematch(guest(name), table_id) for name in TWO))
        assert made[0] is made[1] and room.table.row.rematch == made[0].table.row.id
        new = await club.stored(made[0].table.row.id)
        assert [place.name for place in new.seats] == [players[-1], *players[:-1]]
        assert (new.row.status, new.row.version, new.row.undone) == ("playing", 1, [])
        assert new.row.seed != room.table.row.seed
        assert looker.table()["rematch"] == new.row.id

    run(tmp_path, test)
