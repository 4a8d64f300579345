"""spieluhr load: many clients play at random, and how long a move takes is measured."""

import argparse
import json
import multiprocessing
import os
import queue
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from spieluhr import games
from spieluhr.cli import screen
from spieluhr.cli.serve import allow_files
from spieluhr.cli.trace import positive
from spieluhr.core.errors import Malformed

if TYPE_CHECKING:
    from spieluhr.cli.server_process import Running

BOUND = 0.100  # seconds: the highest rate is the last one with 99 of 100 moves below it
FASTER = 1.25  # from one step to the next
MOST_STEPS = 30


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "load",
        help="measure a server under load",
        description="WebSocket clients play random games, two at each table, and measure how long "
        "a move takes. Without --url, a server is started for the test.",
    )
    parser.add_argument("--tables", type=positive, default=100, help="tables at once (100)")
    parser.add_argument(
        "--moving", type=positive,
        help="this many of them play (all); at the others one player stays connected",
    )  # fmt: skip
    parser.add_argument("--every", type=float, default=5.0, help="seconds between moves (5)")
    parser.add_argument("--moves", type=positive, help="stop after this many moves")
    parser.add_argument("--seconds", type=float, help="stop after this many seconds (60)")
    parser.add_argument("--game", choices=games.game_ids(), help="only this game (all in turn)")
    parser.add_argument("--url", help="a running server; its limits must allow for the load")
    parser.add_argument("--db", metavar="URL", help="database of the server that is started")
    parser.add_argument("--clients", type=positive, help="client processes")
    parser.add_argument(
        "--highest", action="store_true",
        help="go faster in steps of --seconds (10) until p99 is over 100 ms",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(run=run, extra="server")


def run(arguments: argparse.Namespace) -> int:
    from spieluhr.cli.server_process import Running, free_port  # noqa: PLC0415

    allow_files()
    with tempfile.TemporaryDirectory(prefix="spieluhr-load-") as folder:
        if arguments.url:
            return _measure(arguments, arguments.url.rstrip("/"), None)
        db = arguments.db or f"sqlite:///{folder}/load.sqlite"
        server = Running(db, free_port(), Path(folder) / "log")
        try:
            server.wait()
            return _measure(arguments, server.url, server)
        finally:
            server.stop()


def _measure(arguments: argparse.Namespace, url: str, server: "Running | None") -> int:
    load = Load(url, arguments, server)
    try:
        load.open()
        if arguments.highest:
            measured = load.highest(arguments.seconds or 10.0)
        else:
            end = arguments.seconds or (60.0 if arguments.moves is None else 1e9)
            measured = load.measure(end, arguments.moves)
    finally:
        load.close()
    print(json.dumps(measured) if arguments.json else _report(measured))
    return 1 if measured["errors"] else 0


class Load:
    """The processes of clients, and what they tell."""

    def __init__(self, url: str, arguments: argparse.Namespace, server: "Running | None") -> None:
        from spieluhr.cli.load_clients import Tally, clients  # noqa: PLC0415

        context = multiprocessing.get_context("spawn")
        self.decoder = msgspec.msgpack.Decoder(Tally)
        self.server = server
        self.tables: int = arguments.tables
        self.moving: int = min(arguments.moving or self.tables, self.tables)
        self.empty = self._usage()[0]  # MiB, before anybody came
        self.tallies: Any = context.Queue()
        self.pace: Any = context.Value("d", max(0.001, arguments.every))
        self.go, self.stop = context.Event(), context.Event()
        names = [arguments.game] if arguments.game else list(games.game_ids())
        wanted = [names[n % len(names)] for n in range(self.tables)]
        count = min(arguments.clients or os.cpu_count() or 1, self.tables)
        self.processes = [
            context.Process(
                target=clients, daemon=True,
                args=(
                    url, wanted[n::count], len(range(n, self.moving, count)), n, self.pace,
                    self.tallies, self.go, self.stop,
                ),
            )
            for n in range(count)
        ]  # fmt: skip
        self.errors: dict[str, int] = {}
        self.games = 0
        self.cpu: dict[int, float] = {}

    def open(self) -> None:
        """All sit at their tables."""
        for process in self.processes:
            process.start()
        ready = 0
        while ready < len(self.processes):
            ready += self._hear()[1]
        if sum(self.errors.values()) == self.tables:
            raise Malformed("file", file="spieluhr load", problem=next(iter(self.errors)))
        self.go.set()

    def close(self) -> None:
        """Lets the clients finish for 15 seconds, then kills those that are left."""
        self.go.set()
        self.stop.set()
        end = time.monotonic() + 15
        while any(process.is_alive() for process in self.processes) and time.monotonic() < end:
            self._hear()
        for process in self.processes:
            if process.is_alive():
                process.kill()

    def _hear(self) -> tuple[list[float], int]:
        """Latencies, and how many have become ready, of one message at most."""
        try:
            tally = self.decoder.decode(self.tallies.get(timeout=0.1))
        except queue.Empty:
            if not self.go.is_set() and not all(one.is_alive() for one in self.processes):
                raise Malformed("file", file="spieluhr load", problem="a client died") from None
            return [], 0
        for error in tally.errors:
            self.errors[error] = self.errors.get(error, 0) + 1
        self.games += tally.games
        self.cpu[tally.process] = tally.cpu
        return tally.latencies, int(tally.is_ready)

    def measure(self, seconds: float, moves: int | None) -> dict[str, Any]:
        """For so long or so many moves, at the present pace."""
        latencies: list[float] = []
        began, used = time.perf_counter(), (*self._usage(), sum(self.cpu.values()))
        with screen.progress() as bar:
            task = bar.add_task("", total=moves or round(seconds))
            while (spent := time.perf_counter() - began) < seconds:
                latencies += self._hear()[0]
                bar.update(task, completed=len(latencies) if moves else round(spent))
                if moves is not None and len(latencies) >= moves:
                    break
        spent = time.perf_counter() - began
        return self._numbers(latencies, spent, used)

    def highest(self, seconds: float) -> dict[str, Any]:
        """The last pace that was held; the first steps settle the tables."""
        best: dict[str, Any] = {}
        for _ in range(MOST_STEPS):
            self.measure(min(seconds, max(2.0, 2 * self.pace.value)), None)
            measured = self.measure(seconds, None)
            wanted = self.moving / self.pace.value
            if measured["p99_ms"] > 1000 * BOUND or measured["moves_per_second"] < 0.9 * wanted:
                return {**(best or measured), "is_held": bool(best), "then": measured}
            best = measured
            self.pace.value /= FASTER
        return {**best, "is_held": True}

    def _usage(self) -> tuple[float, float]:
        return (0.0, 0.0) if self.server is None else self.server.usage()

    def _numbers(
        self, latencies: list[float], spent: float, used: tuple[float, float, float]
    ) -> dict[str, Any]:
        memory, cpu = self._usage()
        ordered = sorted(latencies) or [float("inf")]
        return {
            "tables": self.tables,
            "moving": self.moving,
            "every": round(self.pace.value, 4),
            "seconds": round(spent, 1),
            "moves": len(latencies),
            "moves_per_second": round(len(latencies) / spent, 1),
            **{f"p{p}_ms": round(1000 * ordered[len(ordered) * p // 100], 1) for p in (50, 95, 99)},
            "max_ms": round(1000 * ordered[-1], 1),
            "games": self.games,
            "errors": dict(self.errors),
            "server_memory_mib": round(memory, 1),
            "table_kib": round(1024 * max(0.0, memory - self.empty) / self.tables, 1),
            "server_cpu": round((cpu - used[1]) / spent, 3),
            "cpu_ms_per_move": round(1000 * (cpu - used[1]) / max(1, len(latencies)), 3),
            "client_processes": len(self.processes),
            "client_cpu": round((sum(self.cpu.values()) - used[2]) / spent, 3),
        }


def _report(result: dict[str, Any]) -> str:
    lines = [
        f"{result['tables']} tables of which {result['moving']} play, a move every "
        f"{result['every']} s each, {result['seconds']} s",
        f"moves       {result['moves']} ({result['moves_per_second']} per second), "
        f"{result['games']} games ended",
        f"latency     p50 {result['p50_ms']} ms, p95 {result['p95_ms']} ms, "
        f"p99 {result['p99_ms']} ms, longest {result['max_ms']} ms",
        f"server      {result['server_memory_mib']} MiB, {result['table_kib']} KiB a table; "
        f"{result['server_cpu']:.0%} of a core, {result['cpu_ms_per_move']} ms of CPU a move",
        f"clients     {result['client_processes']} processes, {result['client_cpu']:.0%} of a core",
        f"errors      {sum(result['errors'].values())}",
    ]
    lines += [f"            {count} × {error}" for error, count in result["errors"].items()]
    if "then" in result:
        then = result["then"]
        lines.append(
            f"not held    {then['moving'] / then['every']:.0f} moves per second: "
            f"{then['moves_per_second']} made, p99 {then['p99_ms']} ms"
        )
    return "\n".join(lines)
