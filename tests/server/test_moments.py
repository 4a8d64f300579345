"""What a message tells of what happened: moments with their views, turns of others in a line."""

import zlib
from typing import Any

import msgspec
import pytest

from spieluhr.core.dice import Dice
from spieluhr.server.tables.projection import Viewer, present
from spieluhr.server.tables.table import Table
from tests.every_game import fullest
from tests.server.tables import NOW, advance, match_of, new_table, some_move, story

FOUR = ["anna", "bot:casual", "bot:casual", "bot:casual"]
TABLES = [(one.game, one.options, FOUR[: one.seats]) for one in fullest() if one.seats > 1]
MOST_PACKED = 40_000  # bytes of all messages from one decision of mine to the next


def shown(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The message as it comes out of the wire."""
    here = [True] * len(table.seats)
    told: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(present(table, viewer, here, spectators=0))
    )
    return told


def view_of(told: dict[str, Any], moment: dict[str, Any]) -> Any:
    """As the page makes it."""
    view = msgspec.json.decode(msgspec.json.encode(told["view"]))
    for patch in moment["patches"]:
        whole: Any = {"view": view}
        way: list[str | int] = ["view", *list[str | int](patch["at"])]
        place = whole
        for key in way[:-1]:
            place = place[key]
        place[way[-1]] = patch["to"]
        view = whole["view"]
    return view


@pytest.mark.parametrize(("game", "options", "players"), TABLES)
def test_every_moment_has_the_view_of_its_time(
    game: str, options: dict[str, Any], players: list[str]
) -> None:
    table, dice, viewer = new_table(players, game, options), Dice(1), Viewer("anna")
    shown(table, viewer)
    several = 0
    for _ in range(60):
        if table.actor is None:
            break
        advance(table, 1, dice)
        told = shown(table, viewer)
        assert told["is_new"] is False and told["happened"] == [] and told["moments"]
        assert view_of(told, told["moments"][-1]) == told["view"]
        several += len(told["moments"]) > 1
        seen = [msgspec.to_builtins(match_of(table).at(n).view(0)) for n in _steps(table)]
        whole = [view_of(told, one) for one in told["moments"]]
        assert any(view in seen for view in whole)
    assert several > 0


def _steps(table: Table) -> range:
    """The entries of the log since the last decision."""
    log = match_of(table).log
    start = max(n for n, step in enumerate(log) if step.actor >= 0)
    return range(start + 1, len(log) + 1)


@pytest.mark.parametrize(("game", "options", "players"), TABLES)
def test_after_a_reload_the_turns_of_others_are_there(
    game: str, options: dict[str, Any], players: list[str]
) -> None:
    """The whole story, and of it the moments since my last turn, as somebody heard who stayed."""
    table, dice, stays = new_table(players, game, options), Dice(2), Viewer("anna")
    heard = story(shown(table, stays))
    recaps = 0
    for _ in range(80):
        if table.actor is None:
            break
        advance(table, 1, dice)
        told = shown(table, stays)
        heard += story(told)
        fresh = shown(table, Viewer("anna"))
        assert fresh["is_new"] and story(fresh) == heard
        assert fresh["since"] == told["since"]
        turns = {one["turn"] for one in fresh["moments"]}
        assert {one["turn"] for one in fresh["since"]} <= turns
        assert all(one["seat"] != 0 and one["say"] for one in fresh["since"])
        recaps += len(fresh["since"])
    assert recaps > 0


def test_behind_the_curtain_nobody_s_turns_are_told() -> None:
    table, dice = new_table(["anna", "anna"]), Dice(3)
    advance(table, 9, dice)
    curtain = shown(table, Viewer("anna"))
    assert curtain["seat"] is None and curtain["since"] == []
    actor = table.actor
    lifted = shown(table, Viewer("anna", seat=actor))
    assert lifted["seat"] == actor and lifted["since"]


@pytest.mark.parametrize(("game", "options"), [("antinomy", {}), ("dragonkeepers", {"players": 2})])
def test_what_everybody_can_know_is_called_forced_among_people(
    game: str, options: dict[str, Any]
) -> None:
    """Alone with bots nobody could learn anything: there it is not asked."""
    dice, found = Dice(5), 0
    tables = [new_table(["anna", other], game, options) for other in ("bert", FOUR[1])]
    for _ in range(150):
        for table in tables:
            if table.actor is None:
                continue
            told = shown(table, Viewer("anna"))
            if told["forced"] is not None:
                assert table is tables[0] and table.actor == 0
                assert [one["move"] for one in told["legal"]] == [told["forced"]]
                found += 1
            table.play(table.actor, some_move(table, dice), table.row.version, NOW)
    assert found > 0


def test_a_turn_of_steam_time_for_four_is_small() -> None:
    table, dice, viewer = new_table(FOUR, "steam_time", {"players": 4}), Dice(4), Viewer("anna")
    shown(table, viewer)
    turn, largest = b"", 0
    while table.actor is not None:
        advance(table, 1, dice)
        turn += msgspec.json.encode(present(table, viewer, [True] * 4, spectators=0))
        if table.actor == 0:
            largest, turn = max(largest, len(zlib.compress(turn))), b""
    assert 0 < largest < MOST_PACKED
