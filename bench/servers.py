"""How many moves a second two servers on one PostgreSQL make, against one.

    python -m bench.servers [--share 0.25] [--seconds 8] [--tables 400] [--rates 100,150,200]

Every server gets `share` of a core and no more (a group of the kernel's, so this needs root), as
if each had a machine of its own; the clients and PostgreSQL share what is left. At every rate,
first one server is asked for so many moves a second, then each of two. What counts is the highest
rate that is made with 99 of 100 moves within 100 ms.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.postgres import Cluster

from spieluhr.cli.load import BOUND
from spieluhr.cli.server_process import Running, free_port

GROUPS = Path("/sys/fs/cgroup/cpu")
PERIOD = 20_000  # microseconds: short, so that waiting for the next one says little


@contextmanager
def servers(count: int, share: float) -> Iterator[list[Running]]:
    """So many, each with its share of a core, on one empty database."""
    cluster, groups = Cluster(), []
    with tempfile.TemporaryDirectory() as folder:
        db = cluster.new_database()
        found = [Running(db, free_port(), Path(folder) / f"log{k}") for k in range(count)]
        try:
            for server in found:
                server.wait()
            for k, server in enumerate(found):
                group = GROUPS / f"spieluhr-{os.getpid()}-{k}"
                group.mkdir()
                groups.append(group)
                (group / "cpu.cfs_period_us").write_text(str(PERIOD))
                (group / "cpu.cfs_quota_us").write_text(str(int(PERIOD * share)))
                (group / "cgroup.procs").write_text(str(server.process.pid))
            yield found
        finally:
            for server in found:
                server.stop()
            cluster.stop()
            for group in groups:
                with suppress(OSError):
                    group.rmdir()


def asked(found: list[Running], rate: float, given: argparse.Namespace) -> tuple[float, float]:
    """Moves a second of all together, and the worst p99 in ms, when each is asked for `rate`."""
    each = given.tables // len(found)
    command = [sys.executable, "-m", "spieluhr", "load", "--json", "--clients", "1"]
    load = ["--tables", str(each), "--every", str(each / rate), "--seconds", str(given.seconds)]
    clients = [
        subprocess.Popen(
            [*command, *load, "--url", server.url],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        for server in found
    ]
    said = [json.loads(client.communicate()[0]) for client in clients]
    return sum(one["moves_per_second"] for one in said), max(one["p99_ms"] for one in said)


def highest(count: int, given: argparse.Namespace) -> float:
    best = 0.0
    for rate in given.rates:
        with servers(count, given.share) as found:
            time.sleep(1)
            made, late = asked(found, rate, given)
        is_held = late < BOUND * 1000 and made > 0.95 * rate * count
        held = "yes" if is_held else "no"
        print(f"| {count} | {rate:g} | {made:.1f} | {late:.0f} | {held} |", flush=True)
        best = max(best, made) if is_held else best
        if not is_held:
            break
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=0.25, help="of a core, for each server")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--rates", type=lambda text: [float(n) for n in text.split(",")],
                        default=[100.0, 125.0, 150.0, 175.0, 200.0, 250.0, 300.0])  # fmt: skip
    given = parser.parse_args()
    print("| servers | asked of each, moves a second | made | p99, ms | held |")
    print("|---|---:|---:|---:|---|")
    one, two = (highest(count, given) for count in (1, 2))
    print(f"\n{two:.0f} against {one:.0f} moves a second: {two / one:.2f} times")


if __name__ == "__main__":
    main()
