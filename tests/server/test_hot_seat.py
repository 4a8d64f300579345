"""Several at one screen: a curtain between them."""

from pathlib import Path
from typing import Any

from spieluhr.core.dice import Dice
from spieluhr.core.events import EVERYBODY
from tests.server.tables import Club, Listener, any_move, match_of, run, some_move, story

ANNA = ["anna", "anna"]


def hands(told: dict[str, Any]) -> list[list[str | None]]:
    found: list[list[str | None]] = told["view"]["hands"]
    return found


def test_nobody_s_cards_are_shown_until_a_seat_is_chosen(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        client = Listener("anna")
        room = await club.rooms.enter(await club.begun(ANNA), client)
        actor = room.table.actor
        assert actor is not None
        told = client.table()
        assert (told["seat"], told["mine"], told["actor"], told["legal"]) == (
            None,
            [0, 1],
            actor,
            [],
        )
        assert all(card is None for hand in hands(told) for card in hand)
        await club.say(room, client, do="see", seat=1 - actor)
        assert [one["error"] for one in client.heard()] == ["turn"]
        await club.say(room, client, do="see", seat=actor)
        told = client.table()
        assert told["seat"] == actor and told["legal"] and told["is_new"]
        assert None not in hands(told)[actor] and set(hands(told)[1 - actor]) == {None}

    run(tmp_path, test)


def test_the_curtain_falls_when_the_turn_goes_on_and_stays_down(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        client, dice = Listener("anna"), Dice(1)
        room = await club.rooms.enter(await club.begun(ANNA), client)
        first = room.table.actor
        assert first is not None
        await club.say(room, client, do="see", seat=first)
        while room.table.actor == first:
            await club.say(room, client, do="play", move=some_move(room.table, dice))
        told = client.table()
        assert (told["seat"], told["legal"], told["is_new"]) == (None, [], True)
        assert told["undo"] == "free"  # for the one who has just decided
        await club.say(room, client, do="undo")
        told = client.table()
        assert (told["actor"], told["seat"]) == (first, None)
        await club.say(room, client, do="see", seat=first)
        assert client.table()["seat"] == first
        await club.say(room, client, do="see", seat=None)
        assert client.table()["seat"] is None

    run(tmp_path, test)


def test_who_moved_sees_the_move_before_the_curtain_falls(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        client, dice = Listener("anna"), Dice(1)
        room = await club.rooms.enter(await club.begun(ANNA), client)
        first = room.table.actor
        assert first is not None
        await club.say(room, client, do="see", seat=first)
        while room.table.actor == first:
            client.heard()
            await club.say(room, client, do="play", move=some_move(room.table, dice))
        parting, curtain = client.heard()
        assert (parting["seat"], parting["legal"], parting["is_new"]) == (first, [], False)
        assert [one["by"] for one in parting["moments"]] == [first]
        assert None not in hands(parting)[first] and set(hands(parting)[1 - first]) == {None}
        assert (curtain["seat"], curtain["version"]) == (None, parting["version"])
        assert all(card is None for hand in hands(curtain) for card in hand)
        await club.say(room, client, do="undo")  # and it does not rise by itself
        assert [one["seat"] for one in client.heard()] == [None]

    run(tmp_path, test)


def test_each_seat_is_told_its_own_story(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        client, dice = Listener("anna"), Dice(2)
        room = await club.rooms.enter(await club.begun(ANNA, "perfect_moment"), client)
        secret = 0
        for _ in range(30):
            seat = room.table.actor
            if seat is None:
                break
            client.heard()
            await club.say(room, client, do="see", seat=seat)
            told, match = client.table(), room.table.told_since(0)
            assert [one["event"] for one in story(told)] == [
                event.json() for event in match.events_for(seat)
            ]
            secret += any(event.audience != EVERYBODY for event in match.events_for(seat))
            await club.say(room, client, do="play", move=some_move(room.table, dice))
        assert secret > 0

    run(tmp_path, test)


def test_beside_a_bot_the_chosen_seat_stays_open(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        client, dice = Listener("anna"), Dice(1)
        table_id = await club.begun(["anna", "bot:club", "anna"], "dragonkeepers")
        room = await club.rooms.enter(table_id, client)
        while room.table.actor != 0:
            await club.rooms.change(table_id, any_move(dice))
        await club.say(room, client, do="see", seat=0)
        while room.table.actor == 0:
            await club.say(room, client, do="play", move=some_move(room.table, dice))
        assert room.table.actor == 1 and client.table()["seat"] == 0
        await club.say(room, client, do="see", seat=2)
        assert client.table()["seat"] == 2

    run(tmp_path, test)


def test_two_people_with_a_hot_seat_among_them(tmp_path: Path) -> None:
    """Anna's two seats agree with one answer; Bert is asked, her other seat is not."""

    async def test(club: Club) -> None:
        table_id, dice = await club.begun(["anna", "bert", "anna"], "dragonkeepers"), Dice(1)
        anna, bert = Listener("anna"), Listener("bert")
        room = await club.rooms.enter(table_id, anna)
        await club.rooms.enter(table_id, bert)

        async def until_undo_asks(client: Listener) -> None:
            while True:
                await club.rooms.change(table_id, any_move(dice))
                if client.table()["undo"] == "ask":
                    return

        await until_undo_asks(bert)
        await club.say(room, bert, do="undo")
        asked = {"kind": "undo", "seat": 1, "yes": [], "at": room.table.row.version}
        assert room.table.row.offer == asked
        await club.say(room, anna, do="answer", yes=True)
        assert room.table.actor == 1 and len(match_of(room.table).undone) == 1
        await until_undo_asks(anna)
        last = room.table.last_decided([0, 2])
        await club.say(room, anna, do="undo")
        await club.say(room, bert, do="answer", yes=True)
        assert room.table.actor == last and len(match_of(room.table).undone) == 2

    run(tmp_path, test)


def test_who_plays_alone_for_several_needs_no_curtain(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        client = Listener("anna", has_curtain=False)
        room = await club.rooms.enter(await club.begun(ANNA), client)
        assert client.table()["seat"] == room.table.actor

    run(tmp_path, test)
