"""The drill: a server is lost, its backup is restored elsewhere, and the games go on."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from spieluhr.cli.db_check import damage
from spieluhr.cli.main import main
from spieluhr.cli.server_process import Running, free_port
from spieluhr.core.dice import Dice
from spieluhr.server.store.store import connect
from tests.server.postgres import Cluster, cluster  # noqa: F401
from tests.server.tables import TWO, Club, any_move, run
from tests.server.watched import Watched

ENOUGH = 12  # moves of each game before the backup


def test_a_backup_is_restored_and_played_on(tmp_path: Path) -> None:
    old, new = (f"sqlite:///{tmp_path / name}" for name in ("old.sqlite", "new.sqlite"))
    asyncio.run(drill(old, new, tmp_path))


def test_from_postgresql_into_a_file_and_back(tmp_path: Path, postgres: Cluster) -> None:
    asyncio.run(drill(postgres.new_database(), postgres.new_database(), tmp_path))


async def drill(old: str, new: str, folder: Path) -> None:
    """Both players keep their cookies, and nothing else."""
    tables = [Watched([""], "antinomy", n) for n in range(2)]  # too long to end before
    enough, file = asyncio.Event(), str(folder / "backup.sqlite")
    lost = Running(old, free_port(), folder / "log1")
    try:
        await asyncio.to_thread(lost.wait)
        for table in tables:
            table.urls[:] = [lost.url]
        playing = asyncio.gather(*(table.play(enough, 0.02) for table in tables))
        while any(not one.games or len(one.games[0].known) < ENOUGH for one in tables):
            await asyncio.sleep(0.02)
        assert await asyncio.to_thread(main, ["db", "backup", file, "--db", old]) == 0
    finally:
        lost.kill()
    known = [len(table.games[0].known) for table in tables]
    assert await asyncio.to_thread(main, ["db", "restore", file, "--db", new]) == 0
    server = Running(new, free_port(), folder / "log2")
    try:
        await asyncio.to_thread(server.wait)
        enough.set()
        for table in tables:
            table.urls[:] = [server.url]
        await playing
    finally:
        code = server.stop()
    store = connect(new)
    for table, before in zip(tables, known, strict=True):
        assert table.games[0].is_over and table.lost > 0
        assert len(table.games[0].known) > before
        assert await damage(store, table.games[0].table_id) is None
    await store.close()
    assert code == 0


def refused(file: Path, target: Path, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as ended:
        main(["db", "restore", str(file), "--db", f"sqlite:///{target}"])
    assert ended.value.code == 2
    return capsys.readouterr().err


def club_of(folder: Path) -> Path:
    """A database with one game that has begun, without a server."""

    async def play(club: Club) -> None:
        table_id = await club.begun(TWO)
        await club.rooms.change(table_id, any_move(Dice(1)))

    run(folder, play)
    return folder / "club.sqlite"


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, target = club_of(tmp_path), tmp_path / "new.sqlite"
    for _ in range(2):  # the backup itself stays as it was
        assert main(["db", "restore", str(file), "--db", f"sqlite:///{target}"]) == 0
        target.unlink()
    assert main(["db", "restore", str(file), "--db", f"sqlite:///{target}"]) == 0
    capsys.readouterr()
    assert "it is not empty" in refused(file, target, capsys)
    assert main(["db", "check", "--db", f"sqlite:///{target}"]) == 0
    assert capsys.readouterr().out == "1 table, all right\n"


def test_what_is_no_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target, file = tmp_path / "new.sqlite", tmp_path / "file"
    assert "there is no such file" in refused(file, target, capsys)
    assert list(tmp_path.glob("*.lock")) == []
    file.write_text("something else")
    assert "not an SQLite database" in refused(file, target, capsys)
    other = sqlite3.connect(tmp_path / "other")
    other.execute("CREATE TABLE birds (name TEXT)")
    other.commit()
    other.close()
    assert "not a Spieluhr backup" in refused(tmp_path / "other", target, capsys)
    newer = sqlite3.connect(club_of(tmp_path))
    newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.commit()
    newer.close()
    assert "newer Spieluhr" in refused(tmp_path / "club.sqlite", target, capsys)
    assert not target.exists()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("UPDATE tables SET options = '{bad'", "the file is damaged"),
        ("UPDATE tables SET created = 'yesterday'", "the file is damaged"),
        ("INSERT INTO devices VALUES ('d', 'nobody', 't', '', '', 0, 0)", "the file is damaged"),
        ("ALTER TABLE devices DROP COLUMN created", "the file is damaged"),
        ("DROP TABLE steps", "it holds no Spieluhr tables"),
    ],
)
def test_what_is_wrong_in_a_backup_is_said_of_it_and_nothing_is_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str, says: str
) -> None:
    file, target = club_of(tmp_path), tmp_path / "new.sqlite"
    known = sqlite3.connect(file)
    known.execute(change)
    known.commit()
    known.close()
    said = refused(file, target, capsys)
    assert says in said and str(file) in said and "new.sqlite" not in said
    if target.exists():
        assert main(["db", "check", "--db", f"sqlite:///{target}"]) == 0
        assert capsys.readouterr().out.startswith("0 tables")
