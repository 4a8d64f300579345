"""The arena on a real Ray cluster of this machine, as `--ray ADDRESS` reaches it."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

import spieluhr
from spieluhr import INTERPRETED, games
from spieluhr.arena import engines, plan
from spieluhr.arena.plan import Result
from spieluhr.core.errors import Malformed
from tests.arena.test_arena import stored, timeless
from tests.folders import contents
from tests.test_cli import ENVIRONMENT

# It must not touch what the user has of Ray: a token of its own, a folder of its own.
RAY = ENVIRONMENT | {
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": uuid.uuid4().hex,
    "RAY_USAGE_STATS_ENABLED": "0",
}
CLUSTER = """
import sys, ray
found = ray.init(num_cpus=2, include_dashboard=False, _temp_dir=sys.argv[1],
                 object_store_memory=80 * 1024**2)
print(found.address_info["gcs_address"], flush=True)
sys.stdin.read()
ray.shutdown()
"""
PATIENCE = 300  # seconds, on a machine that has much else to do


class Cluster:
    """Runs until its standard input ends. Its workers have the environment of this process."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, "-c", CLUSTER, folder]
        self.process = subprocess.Popen(
            command, env=RAY, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    def busy(self) -> list[int]:
        """The workers that play just now."""
        parents = {pid: _parent(pid) for pid in _processes()}
        raylets = [pid for pid, parent in parents.items() if parent == self.process.pid]
        workers = [pid for pid, parent in parents.items() if parent in raylets]
        return [pid for pid in workers if _title(pid).startswith("ray::play")]

    def stop(self) -> None:
        self.process.communicate(timeout=PATIENCE)


def _processes() -> list[int]:
    return [int(name) for name in os.listdir("/proc") if name.isdigit()]  # noqa: PTH208


def _parent(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:  # it has ended since
        return 0


def _title(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace")
    except OSError:
        return ""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    folder = tempfile.mkdtemp(prefix="ray")  # names of sockets in it must be short
    started = Cluster(folder)
    try:
        assert started.address
        yield started
    finally:
        started.stop()
        shutil.rmtree(folder, ignore_errors=True)


def command(game: str, bots: str, count: int, folder: Path, *more: str) -> list[str]:
    words = ["arena", game, "--bots", bots, "--games", str(count), "--seed", "5"]
    return [sys.executable, "-m", "spieluhr", *words, "--resume", str(folder), "--ray", *more]


def finished(words: list[str]) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        words, env=RAY, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done


def alone(game: str, bots: str, count: int) -> list[Result]:
    """What one process plays."""
    wanted = plan.make(games.load(game), {}, 2, bots.split(","), count, seed=5)
    return timeless(list(engines.locally(wanted, plan.tasks(wanted), 1)))


def test_a_cluster_plays_what_one_process_plays(cluster: Cluster, tmp_path: Path) -> None:
    done = finished(command("antinomy", "random,beginner", 12, tmp_path / "a", cluster.address))
    assert done.returncode == 0, done.stderr
    assert "12 games of 6 deals" in done.stdout
    assert timeless(stored(tmp_path / "a")) == alone("antinomy", "random,beginner", 12)


def test_a_cluster_writes_the_same_data_as_one_process(cluster: Cluster, tmp_path: Path) -> None:
    """`spieluhr dataset`, byte for byte."""
    words = ["dataset", "antinomy", "--bots", "random,beginner", "--games", "6", "--seed", "5"]
    for folder, engine in (("a", ["--ray", cluster.address]), ("b", ["--processes", "1"])):
        out = ["--out", str(tmp_path / folder), *engine]
        done = finished([sys.executable, "-m", "spieluhr", *words, *out])
        assert done.returncode == 0, done.stderr
    assert contents(tmp_path / "a") == contents(tmp_path / "b")
    assert len(contents(tmp_path / "a")) > 2


def test_a_cluster_reviews_and_studies_as_one_process_does(
    cluster: Cluster, tmp_path: Path
) -> None:
    """`spieluhr review DIR` and `spieluhr study`: the same rows, in whatever order they come."""
    (tmp_path / "games").mkdir()
    for seed in (1, 2):
        match, bot = spieluhr.start("antinomy", seed=seed), spieluhr.bot("random", seed=seed)
        while not match.is_over:
            match.play(bot.choose(match))
        match.save(tmp_path / "games" / f"{seed}.json")
    review = ["review", str(tmp_path / "games"), "--level", "club"]
    study = ["study", "antinomy", "--games", "4", "--level", "random"]
    for words, place in ((review, "--out"), (study, "--resume")):
        for folder, engine in (("a", ["--ray", cluster.address]), ("b", ["--processes", "1"])):
            out = tmp_path / words[0] / folder
            asked = [sys.executable, "-m", "spieluhr", *words, place, str(out), *engine]
            done = finished(asked)
            assert done.returncode == 0, done.stderr
        here, there = (lines_of(tmp_path / words[0] / folder) for folder in ("a", "b"))
        assert here == there
        assert sum(len(lines) for lines in here.values()) >= 2


def lines_of(folder: Path) -> dict[str, list[bytes]]:
    """Of all files with one result in each line."""
    return {file.name: sorted(file.read_bytes().splitlines()) for file in folder.glob("*.jsonl")}


def kill_one(cluster: Cluster, running: subprocess.Popen[str]) -> int:
    """As soon as a worker plays."""
    while running.poll() is None:
        for worker in cluster.busy():
            os.kill(worker, signal.SIGKILL)
            return worker
        time.sleep(0.01)
    raise AssertionError("no worker was seen playing")


def test_a_worker_that_dies_costs_time_and_nothing_else(cluster: Cluster, tmp_path: Path) -> None:
    bots, count = ("beginner,casual", 8) if INTERPRETED else ("casual,club", 24)
    words = command("perfect_moment", bots, count, tmp_path / "a", cluster.address)
    with subprocess.Popen(
        words, env=RAY, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        try:
            killed = kill_one(cluster, running)
            output, said = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()
    assert running.returncode == 0, said
    assert f"{count} games" in output
    assert not Path(f"/proc/{killed}").exists()
    assert timeless(stored(tmp_path / "a")) == alone("perfect_moment", bots, count)


def test_without_an_address_the_cluster_is_of_this_machine(tmp_path: Path) -> None:
    done = finished(command("antinomy", "random", 3, tmp_path / "a"))
    assert done.returncode == 0, done.stderr
    assert timeless(stored(tmp_path / "a")) == alone("antinomy", "random", 3)


def test_an_address_where_nobody_is_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
    done = finished(command("antinomy", "random", 3, tmp_path / "a", address))
    assert done.returncode == 2
    last = done.stderr.splitlines()[-1]
    assert last.startswith(f"spieluhr: The Ray cluster at {address} does not answer: ")


# --- addresses, without Ray ---


def refusal(address: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is said before Ray is asked at all."""
    monkeypatch.setattr(engines, "find_ray", lambda: None)
    monkeypatch.setattr(engines, "PATIENCE", 0.3)
    wanted = plan.make(games.load("antinomy"), {}, 2, ["random"], 1, seed=0)
    with pytest.raises(Malformed) as caught:
        list(engines.on_ray(wanted, plan.tasks(wanted), address))
    assert address in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("address", ["here", "127.0.0.1", ":6379", "127.0.0.1:x", "h:99999999"])
def test_what_is_no_address_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal(address, monkeypatch)


def test_who_accepts_and_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        assert "timed out" in refusal(address, monkeypatch)
        assert "timed out" in refusal(f"ray://{address}", monkeypatch)


@pytest.mark.parametrize("answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"220 mail\r\n", b""])
def test_who_answers_but_is_not_ray_is_told(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:

        def serve() -> None:
            line, _ = other.accept()
            with line:
                line.recv(64)
                line.sendall(answer)

        server = threading.Thread(target=serve)
        server.start()
        said = refusal(f"127.0.0.1:{other.getsockname()[1]}", monkeypatch)
        server.join()
    assert "not Ray" in said
