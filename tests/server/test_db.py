"""`spieluhr db`: copies while a server runs, and checks that find damage."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from spieluhr.cli.main import main
from spieluhr.cli.server_process import Running, free_port
from spieluhr.server.store.backup import backup
from spieluhr.server.store.store import connect
from tests.server.postgres import Cluster, cluster  # noqa: F401
from tests.server.watched import Watched


@pytest.fixture(scope="module", name="saved")
def played_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup that was made while games were played."""
    folder = tmp_path_factory.mktemp("db")
    db = f"sqlite:///{folder / 'live.sqlite'}"
    server = Running(db, free_port(), folder / "log")
    try:
        server.wait()
        asyncio.run(_play(server, folder))
    finally:
        server.stop()
    return folder / "2.sqlite"


async def _play(server: Running, folder: Path) -> None:
    tables = [Watched([server.url], "steam_time", n) for n in range(3)]
    enough = asyncio.Event()
    enough.set()
    playing = asyncio.gather(*(table.play(enough) for table in tables))
    for n in range(2):
        while sum(len(game.known) for table in tables for game in table.games) < 60 * n + 10:
            await asyncio.sleep(0.02)
        await asyncio.to_thread(backup, server.db, str(folder / f"{n}.sqlite"))
    await playing
    await asyncio.to_thread(backup, server.db, str(folder / "2.sqlite"))


def check(file: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main(["db", "check", "--db", f"sqlite:///{file}"])
    return code, capsys.readouterr().out


def test_backups_made_while_a_server_runs_are_right(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for n in range(3):
        assert check(saved.with_name(f"{n}.sqlite"), capsys) == (0, "3 tables, all right\n")


# What is done to one table, and what the check says of it.
DAMAGES = {
    "DELETE FROM steps WHERE n = 7": "a step of its log is missing",
    "UPDATE steps SET move = 'nonsense' WHERE n = 30": "step 30: “nonsense” is not a move",
    "UPDATE steps SET actor = 1 - actor WHERE n = (SELECT max(n) FROM steps WHERE actor >= 0)": (
        "It is not your turn"
    ),
    "UPDATE tables SET seed = '" + 32 * "ab" + "'": "gives “",
    "UPDATE tables SET draws = draws + 1": "results were drawn, but it counts",
    "UPDATE tables SET status = 'playing'": "its game is over, but its status says",
    "UPDATE tables SET version = 3": "its version is 3, but",
    "UPDATE tables SET rules = 99": "version 99",
    "INSERT INTO undone SELECT id, 0, '{\"log\": 5}' FROM tables": "it cannot be replayed: ",
    "UPDATE tables SET options = '{\"odd\": 1}'": "options are wrong",
    "UPDATE tables SET options = 'no JSON'": "its row cannot be read",
    "UPDATE tables SET status = 'open'": "it has a log, but has not started",
    "UPDATE tables SET game = 'chess'": "no game “chess”",
    "DELETE FROM seats WHERE seat = 0": "a seat is missing",
    'UPDATE tables SET ending = \'{"reason": "agreed", "seat": null}\'': "another ending",
    "UPDATE tables SET bot_due = 1.0": "still waiting for somebody",
    "DELETE FROM steps WHERE n > 20": "",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_found(
    damage: str, saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"
    copy.write_bytes(saved.read_bytes())
    changed = sqlite3.connect(copy)
    for name in ("steps", "seats"):
        others = f"DELETE FROM {name} WHERE table_id <> (SELECT min(id) FROM tables)"
        changed.execute(others)
    changed.execute("DELETE FROM tables WHERE id <> (SELECT min(id) FROM tables)")
    changed.execute(damage)
    changed.commit()
    changed.close()
    code, said = check(copy, capsys)
    assert code == 1 and DAMAGES[damage] in said and said.endswith("1 table, 1 damaged\n")


def test_a_backup_overwrites_nothing(saved: Path, tmp_path: Path) -> None:
    target = tmp_path / "there"
    target.write_text("mine")
    with pytest.raises(SystemExit):
        main(["db", "backup", str(target), "--db", f"sqlite:///{saved}"])
    assert target.read_text() == "mine"
    assert main(["db", "backup", str(tmp_path / "new"), "--db", f"sqlite:///{saved}"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", "there"]
    # Nor does reading it leave anything beside it: it may lie where nothing can be written.
    (tmp_path / "empty").mkdir()
    empty = f"sqlite:///{tmp_path / 'empty/tables.sqlite'}"
    assert main(["db", "restore", str(tmp_path / "new"), "--db", empty]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "new", "there"]


@pytest.mark.parametrize("task", [["backup", "x"], ["check"]])
def test_a_database_that_is_not_there(
    task: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["db", *task, "--db", f"sqlite:///{tmp_path / 'nothing'}"])
    assert ended.value.code == 2 and "no such database" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_database_of_another_form_is_not_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "old.sqlite"
    sqlite3.connect(file).close()
    with pytest.raises(SystemExit):
        main(["db", "check", "--db", f"sqlite:///{file}"])
    assert "it is from another version" in capsys.readouterr().err


def test_postgresql(postgres: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = postgres.new_database()

    async def prepare() -> None:
        store = connect(url)
        await store.upgrade()
        await store.close()

    asyncio.run(prepare())
    assert main(["db", "check", "--db", url]) == 0
    assert capsys.readouterr().out == "0 tables, all right\n"
    file = tmp_path / "copy"
    assert main(["db", "backup", str(file), "--db", url]) == 0
    assert file.stat().st_mode & 0o77 == 0
    assert check(file, capsys) == (0, f"copied to {file}\n0 tables, all right\n")
