"""`spieluhr load` plays, measures and says what went wrong."""

import json
from pathlib import Path

import pytest

from spieluhr.cli.main import main
from spieluhr.cli.server_process import Running, free_port

KEYS = {
    "tables", "moving", "every", "seconds", "moves", "moves_per_second", "p50_ms", "p95_ms",
    "p99_ms", "max_ms", "games", "errors", "server_memory_mib", "table_kib", "server_cpu",
    "cpu_ms_per_move", "client_processes", "client_cpu",
}  # fmt: skip


def load(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(["load", *arguments])
    return code, capsys.readouterr().out


def test_a_server_is_started_and_measured(capsys: pytest.CaptureFixture[str]) -> None:
    paced = ("--tables", "8", "--moving", "5", "--every", "0.2", "--moves", "80")
    asked = (*paced, "--clients", "2", "--json")
    code, said = load(capsys, *asked)
    found = json.loads(said)
    assert code == 0 and set(found) == KEYS and found["errors"] == {}
    assert (found["tables"], found["moving"]) == (8, 5)
    assert found["cpu_ms_per_move"] > 0 and found["table_kib"] > 0
    assert found["moves"] >= 80 and found["server_memory_mib"] > 10 and found["server_cpu"] > 0
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["p99_ms"] <= found["max_ms"]


def test_a_server_that_runs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The highest rate: whatever it is here, it is found. Short games are played again."""
    server = Running(f"sqlite:///{tmp_path / 'a.sqlite'}", free_port(), tmp_path / "log")
    try:
        server.wait()
        asked = ("--tables", "2", "--game", "steam_time", "--url", server.url, "--clients", "1")
        code, said = load(capsys, *asked, "--every", "0", "--seconds", "4")
        assert code == 0 and "errors      0" in said
        code, said = load(capsys, *asked, "--every", "0.0001", "--highest", "--seconds", "1")
    finally:
        server.stop()
    assert code == 0 and "not held" in said


def test_no_server(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        load(capsys, "--tables", "2", "--url", "http://127.0.0.1:1", "--clients", "1")
    assert ended.value.code == 2 and "/api/me: ConnectionRefusedError" in capsys.readouterr().err
