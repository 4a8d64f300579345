"""The MCP server: a real client plays, over standard input and output and inside one process."""

import importlib
import os
import sys
from pathlib import Path
from typing import Any

import anyio
import msgspec
import pytest
from mcp import Client, ClientSession, StdioServerParameters, stdio_client
from mcp.types import CallToolResult, TextContent

from spieluhr import games
from spieluhr.cli import mcp as command
from spieluhr.cli.main import main
from spieluhr.core import proof, record
from spieluhr.core.errors import Malformed, SpieluhrError
from spieluhr.research.mcp_tables import MOST_TABLES, Tables
from tests.research.test_text import moves_in

SERVER = StdioServerParameters(
    command=sys.executable, args=["-m", "spieluhr", "mcp"], env=dict(os.environ)
)


class Caller:
    """A client that keeps all that it was told."""

    def __init__(self, session: ClientSession | Client) -> None:
        self.session = session
        self.heard: list[str] = []

    async def call(self, tool: str, **given: Any) -> str:
        answer = await self._ask(tool, given)
        assert not answer.is_error, _text(answer)
        return _text(answer)

    async def refused(self, tool: str, **given: Any) -> str:
        answer = await self._ask(tool, given)
        assert answer.is_error
        return _text(answer)

    async def _ask(self, tool: str, given: dict[str, Any]) -> CallToolResult:
        answer = await self.session.call_tool(tool, given)
        assert isinstance(answer, CallToolResult)
        self.heard.append(answer.model_dump_json())
        return answer


def _text(answer: CallToolResult) -> str:
    [said] = answer.content
    assert isinstance(said, TextContent)
    return said.text


def test_a_client_plays_a_whole_game(tmp_path: Path) -> None:
    """The server is a process of its own, which says nothing on standard error."""

    async def main() -> None:
        with (tmp_path / "log").open("w") as errors, anyio.fail_after(60):
            async with (
                stdio_client(SERVER, errlog=errors) as (reading, writing),
                ClientSession(reading, writing) as session,
            ):
                await session.initialize()
                await play_a_game(Caller(session))

    anyio.run(main)
    assert (tmp_path / "log").read_text() == ""


async def play_a_game(caller: Caller) -> None:
    listed = await caller.session.list_tools()
    assert [tool.name for tool in listed.tools] == list(command.TOOLS)
    assert all(tool.description for tool in listed.tools)
    assert "### 3. Duel" in await caller.call("rules", game="antinomy")
    shown = await caller.call("start", game="antinomy", seats=["me", "beginner"], seed=1)
    assert shown.startswith("Table t1. ")
    await check_refusals(caller)
    assert '"known_to":0' in await caller.call("record", table="t1")
    assert "- best, win chance " in await caller.call("hint", table="t1")
    while moves := moves_in(shown):
        shown = await caller.call("play", table="t1", move=moves[0])
    assert "The game is over." in shown
    check_record(caller.heard, await caller.call("record", table="t1"))


async def check_refusals(caller: Caller) -> None:
    before = await caller.call("look", table="t1")
    assert "is not a move" in await caller.refused("play", table="t1", move="jump")
    why = await caller.refused("play", table="t1", move="play r1 0")
    assert why.startswith("“play r1 0” is not possible: ")
    assert await caller.refused("look", table="t2") == "There is no such table."
    assert "Chance has decided" in await caller.refused("undo", table="t1")
    assert await caller.refused("play", table="t1") == "“” is not a move."
    assert await caller.call("look") == before  # there is one table only
    assert await caller.call("look", table="t1") == before


def check_record(heard: list[str], written: str) -> None:
    """All chance follows from the seed whose hash was shown, and which was not told before."""
    found = record.decode(written)
    assert found.outcome is not None and found.chance is not None and found.chance.seed
    assert proof.check_chance(found, games.load("antinomy"))
    assert found.chance.hash in heard[1]
    assert not any(found.chance.seed in answer for answer in heard[:-1])


def test_rules_are_resources_and_several_seats_can_be_played() -> None:
    async def main() -> None:
        async with Client(command.make_server(command.ReviewedTables())) as client:
            caller = Caller(client)
            found = (await caller.session.list_resources()).resources
            assert len(found) == 2 * len(games.game_ids())
            read = await caller.session.read_resource("spieluhr://rules/dragonkeepers/de")
            assert "Drachenhüter · zu zweit" in read.model_dump_json()
            shown = await caller.call("start", game="antinomy", seats=["me", "me"], lang="de")
            assert "Du bist Spieler 1 (Platz 0)." in shown
            refused = await caller.refused("play", table="t1", move="hüpf")
            assert refused == "„hüpf“ ist kein Zug."
            move = shown.partition("was jeder bewirkt:\n- ")[2].partition(":")[0]
            assert "Spieler 2 (Platz 1)" in await caller.call("play", table="t1", move=move)
            assert "Platz 0" in await caller.call("look", table="t1", seat=0)
            assert "Platz 0" in await caller.call("undo", table="t1")
            assert "aufgegeben" in await caller.call("end", table="t1")

    anyio.run(main)


def test_without_a_table_a_sentence_asks_for_one() -> None:
    tables = Tables()
    with pytest.raises(Malformed, match="There is no table yet: start one first"):
        tables.look()
    tables.start("antinomy", seed=1)
    assert tables.look() == tables.look("t1")
    tables.start("antinomy", seed=2)
    with pytest.raises(Malformed, match="Say which table: t1, t2"):
        tables.play(move="wand 0")
    with pytest.raises(Malformed, match="There is no game “”; choose from"):
        tables.start()


def test_hints_and_undo_can_be_left_out() -> None:
    async def tools(*flags: str) -> list[str]:
        arguments = [*SERVER.args, *flags]
        server = StdioServerParameters(command=SERVER.command, args=arguments, env=SERVER.env)
        async with (
            stdio_client(server) as (reading, writing),
            ClientSession(reading, writing) as it,
        ):
            await it.initialize()
            return [tool.name for tool in (await it.list_tools()).tools]

    assert anyio.run(tools, "--no-hint", "--no-undo") == [
        name for name in command.TOOLS if name not in ("hint", "undo")
    ]


def test_games_are_listed_with_what_can_be_chosen() -> None:
    listed = msgspec.json.decode(Tables().list_games())
    assert [line["id"] for line in listed["games"]] == games.game_ids()
    assert "beginner" in listed["bots"]
    for line in listed["games"]:
        game = games.load(line["id"])
        assert set(line["options"]) == set(game.options.__struct_fields__)
        for mode in line["modes"]:
            for players in mode["players"]:
                sitting = ["me", *["random"] * (players - 1)]
                shown = Tables().start(line["id"], mode["options"], sitting)
                assert mode["name"] in shown


def test_a_seed_gives_the_same_game_and_none_gives_another() -> None:
    def deal(seed: int | None) -> str:
        return Tables().start("perfect_moment", seed=seed, seats=["me", "random"])

    assert deal(7) == deal(7) != deal(8)
    assert deal(None) != deal(None)


def test_what_is_known_during_the_game_is_the_told_log() -> None:
    tables = Tables()
    tables.start("antinomy", seats=["random", "me"], seed=3)
    known = msgspec.json.decode(tables.record("t1"))
    match = tables.table("t1").match
    assert [step["move"] for step in known["log"]] == match.observed_log(1)
    assert "deal ?" in match.observed_log(1)
    assert known["chance"]["seed"] is None and "outcome" not in known


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"game": "chess"}, "no game “chess”"),
        ({"options": {"solo": "trivial"}}, "The options are wrong"),
        ({"options": {"solo": "x" * 3_000}}, "larger than 2000"),
        ({"seats": ["me"]}, "Antinomy: 2, not 1"),
        ({"seats": ["me", "me", "me"]}, "Antinomy: 2, not 3"),
        ({"seats": ["club", "club"]}, "at least must be “me”"),
        ({"seats": ["me", "deep blue"]}, "no bot “deep blue”"),
        ({"seed": -1}, "a seed is a number from 0"),
        ({"lang": "fr"}, "no language “fr”"),
    ],
)
def test_a_wrong_start_is_refused_in_words(given: dict[str, Any], why: str) -> None:
    tables = Tables()
    with pytest.raises(SpieluhrError, match=why):
        tables.start(**{"game": "antinomy", **given})
    with pytest.raises(Malformed, match="no such table"):
        tables.look("t1")


def test_a_game_is_reviewed_when_it_is_over() -> None:
    tables = command.ReviewedTables()
    tables.start("antinomy", seats=["me", "random"], seed=3, lang="de")
    with pytest.raises(SpieluhrError, match="not over yet"):
        tables.review()
    tables.end()
    assert "Gegensatz: Analyse" in tables.review()
    assert "Antinomy: review" in tables.review("t1", "en")


def test_there_are_only_so_many_tables_and_the_oldest_that_is_over_makes_room() -> None:
    tables = Tables()
    for _ in range(MOST_TABLES):
        tables.start("antinomy", {"solo": "easy"})
    with pytest.raises(Malformed, match=f"You have {MOST_TABLES} unfinished games"):
        tables.start("antinomy", {"solo": "easy"})
    tables.end("t5")
    assert tables.start("antinomy", {"solo": "easy"}).startswith(f"Table t{MOST_TABLES + 1}.")
    with pytest.raises(Malformed, match="no such table"):
        tables.look("t5")
    assert tables.look("t1")


def test_without_the_package_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "mcp"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "mcp", None)
    importlib.reload(command)  # the command itself can be imported without it
    with pytest.raises(SystemExit) as left:
        main(["mcp"])
    said = capsys.readouterr()
    assert (left.value.code, said.out) == (2, "")
    assert said.err == 'spieluhr: mcp is not installed: pip install "spieluhr[mcp]"\n'
