"""Six reactions: told to all at the table, kept nowhere, and not for spamming."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from spieluhr.server.live.room import REACTION_BURST, REACTIONS
from spieluhr.server.messages import table as messages
from tests.server.tables import DECODER, ENCODER, TWO, Club, Listener, everything, run, seated
from tests.server.test_cluster import apart

BURST = int(REACTION_BURST)


def reactions(client: Listener) -> list[tuple[int, str]]:
    return [(one["seat"], one["what"]) for one in client.heard() if one["is"] == "reaction"]


def test_everybody_at_the_table_sees_it_and_nothing_is_kept(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table_id = await club.begun(TWO)
        room, (anna, bert, spectator) = await seated(club, table_id, "anna", "bert", None)
        before = everything(room.table)
        await club.say(room, bert, do="react", what="wow")
        for client in (anna, bert, spectator):
            assert reactions(client) == [(1, "wow")]
        assert everything(room.table) == before == everything(await club.stored(table_id))
        late = Listener("anna")
        await club.rooms.enter(table_id, late)
        assert reactions(late) == []

    run(tmp_path, test)


def test_only_who_sits_here_reacts(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        room, clients = await seated(club, await club.begun(TWO), "anna", None, "cleo")
        for client in clients[1:]:
            client.heard()
            await club.say(room, client, do="react", what="nice")
            assert [one["error"] for one in client.heard()] == ["table-not-seated"]
        assert reactions(clients[0]) == []

    run(tmp_path, test)


def test_before_and_after_the_game_too(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        room, (anna,) = await seated(club, await club.open(["anna", ""]), "anna")
        await club.say(room, anna, do="react", what="thanks")
        assert reactions(anna) == [(0, "thanks")]
        room, (anna, bert) = await seated(club, await club.begun(TWO), "anna", "bert")
        await club.say(room, anna, do="resign")
        await club.say(room, bert, do="react", what="good-game")
        assert reactions(anna) == [(1, "good-game")]

    run(tmp_path, test)


def test_who_spams_is_refused_alone_and_a_second_window_does_not_help(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        room, clients = await seated(club, await club.begun(TWO), "anna", "anna", "bert")
        for n in range(20):
            await club.say(room, clients[n % 2], do="react", what="oops")
        bert = clients[2]
        assert reactions(bert) == [(0, "oops")] * BURST
        refused = [one for client in clients[:2] for one in client.heard() if one["is"] == "error"]
        assert {one["error"] for one in refused} == {"too-fast"}
        assert len(refused) == 20 - BURST
        await club.say(room, bert, do="react", what="nice")  # the other seat has its own measure
        assert reactions(clients[0]) == [(1, "nice")]
        bucket = room._reactions[0]
        later = bucket.now() + 1 / REACTIONS
        bucket.now = lambda: later
        await club.say(room, clients[0], do="react", what="oops")
        await club.say(room, clients[0], do="react", what="oops")
        assert reactions(bert) == [(1, "nice"), (0, "oops")]

    run(tmp_path, test)


@pytest.mark.parametrize(
    "wrong",
    [
        {"do": "react"},
        {"do": "react", "what": "you idiot"},
        {"do": "react", "what": 1},
        {"do": "react", "what": "nice", "seat": 1},
        {"do": "react", "what": "nice", "text": "hello"},
    ],
)
def test_there_is_no_free_text(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        DECODER.decode(ENCODER.encode(wrong))


def test_there_are_six() -> None:
    assert len(messages.ReactionName.__args__) == 6  # type: ignore[attr-defined]


def test_who_is_connected_to_another_process_sees_it_once(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        street, processes, rooms, clients = await apart(club)
        await club.say(rooms[0], clients[0], processes[0], do="react", what="thinking")
        street.deliver()
        assert [reactions(client) for client in clients] == [
            [(0, "thinking")],
            [(0, "thinking")],
        ]

    run(tmp_path, test)
