"""Answers given ahead, looked at as a cheater would: two worlds that differ only in a hand.

Whoever sits elsewhere must be shown the same, at the same moments, whether or not the seat that has
answered ahead could have joined in.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from spieluhr import games
from spieluhr.core import standing
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.rules import State
from spieluhr.server.live.standing import StandingAnswers, question_of
from spieluhr.server.notices.herald import Herald
from spieluhr.server.notices.outward import Outward
from spieluhr.server.notices.ways import Ways
from spieluhr.server.notices.wording import Notice
from spieluhr.server.store.notice_rows import OrderRow
from tests.server.tables import Club, Listener, any_move, match_of, run

HOUR = 3600
GAME = "dragonkeepers"
PLAYERS = ["anna", "bert", "cleo"]


def worlds() -> tuple[Any, Any]:
    """Two positions in which bert is asked: he cannot join in, and he could.

    Only his hand differs, so anna, cleo and a spectator cannot tell them apart.
    """
    game = games.load(GAME)
    for seed in (5, 9, 11, 39):
        match, dice = Match(game, game.read_options({"players": 3}), 3, dice=Dice(seed)), Dice(seed)
        while not match.is_over:
            if match.actor == 1 and standing.asked(match, game.standing) is not None:
                for n in range(60):
                    other = game.rules.resample(match.state, 0, Dice(n))
                    is_other = len(game.rules.legal(other)) != len(match.legal())
                    if is_other and _looks_alike(game, match.state, other):
                        both = sorted((match.state, other), key=lambda s: len(game.rules.legal(s)))
                        return game.codec.position(both[0]), game.codec.position(both[1])
            match.play(game.rules.sample(match.state, dice), match.actor)
    raise AssertionError


def _looks_alike(game: Game, one: State, other: State) -> bool:
    view = game.rules.view
    return all(view(one, seat) == view(other, seat) for seat in (None, 0, 2))


CANNOT, COULD = worlds()


class Fixed:
    """Draws that are the same in both worlds."""

    def __init__(self) -> None:
        self.next = 0.25

    def __call__(self) -> float:
        self.next = (self.next + 0.37) % 1.0
        return self.next


Act = Callable[[Club, str, list[Listener]], Awaitable[None]]


async def told(club: Club, position: Any, wait: int, act: Act | None = None) -> dict[str, Any]:
    """All that anna, cleo and a spectator are shown, with the moment of each, and bert's calls."""
    club.watch.time = 1_000_000.0
    table_id = await club.begun(
        PLAYERS, GAME, start=position,
        settings={"move_seconds": 7 * 24 * HOUR, "away_seconds": 7 * 24 * HOUR},
    )  # fmt: skip
    rooms = club.process()
    rooms.standing = StandingAnswers(rooms, Fixed())
    room = await rooms.room(table_id)
    assert question_of(room.table) is not None and room.table.actor == 1
    await club.store.notices.watch(table_id, "bert", 0.0)
    order = OrderRow(table_id, 1, "bert", "along", wait, True)
    await club.store.orders.give(order)
    herald, calls = Herald(rooms, Ways(Outward(), club.watch), 0.0), []

    async def call(guest: str, notice: Notice, only: str | None = None) -> bool:
        del only
        calls.append((guest, notice.event, club.watch.time))
        return True

    herald.call = call  # type: ignore[method-assign]
    watching = [Listener("anna"), Listener("cleo"), Listener(None)]
    for one in watching:
        await rooms.enter(table_id, one)
    heard: list[tuple[float, int, str]] = []
    for minute in range(150):
        await rooms.standing.sweep(club.watch.time)
        await herald.sweep(club.watch.time)
        if act is not None and minute == 3:
            club.rooms = rooms
            await act(club, table_id, watching)
        await asyncio.sleep(0)
        for n, one in enumerate(watching):
            heard += [(club.watch.time, n, plain(said, table_id)) for said in one.said]
            one.said = []
        if room.table.actor != 1:
            break
        club.watch.time += 60
    lines = [str(step.actor) for step in match_of(room.table).log]
    return {"heard": heard, "log": lines, "calls": calls, "left": room.table.actor}


def plain(said: dict[str, Any], table_id: str) -> str:
    """Ids are random; what is secret at the table is not told to these three anyway."""
    return json.dumps(said, sort_keys=True).replace(table_id, "TABLE")


async def comes_to_look(club: Club, table_id: str, _watching: list[Listener]) -> None:
    """As somebody does who was called."""
    rooms = club.rooms
    bert = Listener("bert")
    room = await rooms.enter(table_id, bert)
    assert room.here() == [True, False, True]  # others are not shown it
    await club.say(room, bert, rooms, do="play", move="pass")
    assert [one for one in bert.heard() if one["is"] == "kept"]
    rooms.leave(room, bert)


async def comes_and_stays(club: Club, table_id: str, _watching: list[Listener]) -> None:
    """Who is seen at the table in the moment of the pass was called to it."""
    rooms, bert = club.rooms, Listener("bert")
    room = await rooms.enter(table_id, bert)
    await club.say(room, bert, rooms, do="play", move="pass")


async def stays_away(_club: Club, _table: str, _watching: list[Listener]) -> None: ...


def test_in_two_worlds_that_differ_in_a_hand_others_are_shown_the_same_at_the_same_time(
    tmp_path: Path,
) -> None:
    async def test(club: Club) -> None:
        for wait in (0, HOUR):
            cannot = await told(club, CANNOT, wait, stays_away)
            for act in (stays_away, comes_to_look, comes_and_stays):
                could = await told(club, COULD, wait, act if wait else stays_away)
                assert hidden_aside(could["heard"]) == hidden_aside(cannot["heard"])
                assert could["log"] == cannot["log"] and could["left"] != 1
                # It is bert who is told, and only where he could join in and wants to know.
                assert bool(could["calls"]) == (wait > 0) and not cannot["calls"]

    run(tmp_path, test)


def hidden_aside(heard: list[tuple[float, int, str]]) -> list[tuple[float, int, str]]:
    """The proof of the dice names the table's id and is random; it is public and says nothing."""
    found = []
    for moment, n, said in heard:
        message = json.loads(said)
        message.pop("chance", None)
        found.append((moment, n, json.dumps(message, sort_keys=True)))
    return found


def test_the_time_that_is_drawn_follows_from_the_order_and_the_clock_alone(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        for wait, low, high in ((0, 4, 12), (HOUR, HOUR / 2, HOUR), (86_400, 43_200, 86_400)):
            for position in (CANNOT, COULD):
                table_id = await club.begun(PLAYERS, GAME, start=position)
                rooms = club.process()
                for draw, seconds in ((0.0, low), (1.0, high)):
                    rooms.standing = StandingAnswers(rooms, [draw].pop)
                    order = OrderRow(table_id, 1, "bert", "along", wait, True)
                    await club.store.orders.withdraw(table_id, 1, "bert")
                    await club.store.orders.give(order)
                    await rooms.standing.sweep(club.watch())
                    kept = await club.store.orders.order(table_id, 1)
                    assert kept is not None and kept.due == club.watch() + seconds

    run(tmp_path, test)


def test_an_order_is_seen_nowhere_by_anybody_else(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table_id = await club.begun(PLAYERS, GAME, start=CANNOT)
        room = await club.rooms.room(table_id)
        anna = Listener("anna")
        await club.rooms.enter(table_id, anna)
        anna.heard()
        version = room.table.row.version
        order = OrderRow(table_id, 1, "bert", "along", HOUR, True)
        await club.rooms.standing.give(room.table, order)
        await club.rooms.standing.sweep(club.watch())
        assert room.table.row.version == version and anna.said == []
        # It is for the next question: this one was asked before.
        kept = await club.store.orders.order(table_id, 1)
        assert kept is not None and kept.due is None
        assert await club.rooms.standing.kept_until(room, "bert", "pass") is None
        bert = Listener("bert")
        await club.rooms.enter(table_id, bert)
        await club.say(room, bert, do="play", move="pass")
        assert room.table.actor != 1

    run(tmp_path, test)


def test_whoever_could_join_in_may_until_the_time_has_come(tmp_path: Path) -> None:
    async def joins(club: Club, table_id: str, _watching: list[Listener]) -> None:
        bert = Listener("bert")
        room = await club.rooms.enter(table_id, bert)
        legal = [one["move"] for one in bert.table()["legal"]]
        await club.say(room, bert, club.rooms, do="play", move=legal[0])
        assert room.table.match is not None
        while room.table.actor == 1:
            match = room.table.match
            move = room.table.game.codec.text(match.legal()[0])
            await club.say(room, bert, club.rooms, do="play", move=move)
        assert room.here()[1]  # now that it is over he is seen

    async def test(club: Club) -> None:
        found = await told(club, COULD, HOUR, joins)
        assert found["left"] != 1
        assert max(moment for moment, _, _ in found["heard"]) == 1_000_000.0 + 180

    run(tmp_path, test)


def test_it_is_withdrawn_from_the_next_question_on_and_ends_with_the_own_turn(
    tmp_path: Path,
) -> None:
    async def test(club: Club) -> None:
        table_id = await club.begun(PLAYERS, GAME, start=COULD)
        rooms = club.rooms
        rooms.standing.draw = lambda: 0.0
        room = await rooms.room(table_id)
        store = club.store.orders
        await store.give(OrderRow(table_id, 1, "bert", "along", HOUR, False))
        await rooms.standing.sweep(club.watch())
        kept = await store.order(table_id, 1)
        assert kept is not None
        await rooms.standing.withdraw(kept)
        until = await rooms.standing.kept_until(room, "bert", "pass")
        assert until == club.watch() + HOUR / 2  # taking it back tells nobody anything, either
        club.watch.time += HOUR
        await rooms.standing.sweep(club.watch())
        assert room.table.actor != 1 and await store.order(table_id, 1) is None
        await store.give(OrderRow(table_id, 1, "bert", "along", 0, False))
        dice = Dice(3)
        while room.table.actor != 1 or question_of(room.table) is not None:
            await rooms.change(table_id, any_move(dice, club.watch()))
        await rooms.standing.sweep(club.watch())
        assert await store.order(table_id, 1) is None

    run(tmp_path, test)


@pytest.mark.parametrize("game_id", games.game_ids())
def test_what_may_be_answered_ahead_is_public_and_always_possible(game_id: str) -> None:
    """In every world that a spectator cannot tell apart the same is asked and may be answered."""
    game = games.load(game_id)
    options = dict(game.modes[-1][1])
    dice, count = Dice(9), 0
    for _ in range(3 if game.standing else 1):
        match = Match(game, game.read_options(game.complete(options, dice)), dice=dice)
        while not match.is_over and len(match.log) < 400:
            question = standing.asked(match, game.standing)
            if question is not None:
                count += 1
                answer = game.codec.parse(question.move)
                for seat in (None, *range(match.seats)):
                    assert question.is_asked(match.view(seat))
                for seed in range(3):
                    other = game.rules.resample(match.state, None, Dice(seed))
                    assert answer in game.rules.legal(other)
                    assert question.is_asked(game.rules.view(other, None))
            match.play(game.rules.sample(match.state, dice), match.actor)
    assert bool(count) == bool(game.standing)
