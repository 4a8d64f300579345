"""Where games are played: in this process, in several, or on a Ray cluster."""

import importlib
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, TypeVar

from spieluhr.arena.errors import ArenaError
from spieluhr.arena.one_game import play
from spieluhr.arena.plan import Plan, Result, Task
from spieluhr.core.errors import Malformed

PATIENCE = 5.0  # seconds until an address does not answer
# How HTTP/2 begins, on which gRPC and with it Ray is built: both sides send their settings at once.
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0"
SETTINGS = 4  # the fourth byte of such a frame
WAITING = 4  # tasks under way for each worker

P = TypeVar("P")
T = TypeVar("T")
R = TypeVar("R")


def do(
    work: Callable[[P, T], R], plan: P, tasks: list[T], processes: int, ray: str | None
) -> Iterator[R]:
    """As commands are told: `ray` is the address of a cluster, "" one of this machine's own."""
    if not tasks:
        return iter(())
    if ray is not None:
        return do_on_ray(work, plan, tasks, ray or None)
    return do_locally(work, plan, tasks, processes)


def locally(plan: Plan, tasks: Iterable[Task], processes: int) -> Iterator[Result]:
    """Results as they come; the order does not matter for what they say."""
    return do_locally(play, plan, tasks, processes)


def do_locally(
    work: Callable[[P, T], R], plan: P, tasks: Iterable[T], processes: int
) -> Iterator[R]:
    """What the work makes of each task; never more at hand than `WAITING` for each process."""
    if processes == 1:
        for task in tasks:
            yield work(plan, task)
        return
    todo = iter(tasks)
    running: set[Future[R]] = set()
    with ProcessPoolExecutor(processes) as pool:
        try:
            while True:
                for task in islice(todo, WAITING * processes - len(running)):
                    running.add(pool.submit(work, plan, task))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for one in done:
                    yield one.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def find_ray() -> Any:
    """The module, or Malformed with what to install."""
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise Malformed("not-installed", package="Ray", extra="ray") from None


def on_ray(plan: Plan, tasks: Iterable[Task], address: str | None) -> Iterator[Result]:
    """On the cluster at this address; without one, on a cluster of this machine."""
    return do_on_ray(play, plan, tasks, address)


def do_on_ray(
    work: Callable[[P, T], R], plan: P, tasks: Iterable[T], address: str | None
) -> Iterator[R]:
    """All tasks on a Ray cluster; those of a worker that died are done again."""
    ray = find_ray()
    if address:
        _check_answer(address)
    try:
        ray.init(address=address, log_to_driver=False, include_dashboard=False)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        reason = str(error).split("\n")[0][:200]
        raise ArenaError("ray", address=address or "-", problem=reason) from None
    try:
        yield from _spread(ray, ray.remote(work), plan, list(tasks))
    finally:
        ray.shutdown()


def _check_answer(address: str) -> None:
    """Ray itself waits for many minutes where nobody answers, or somebody else."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise ArenaError("ray", address=address, problem="an address is HOST:PORT")
    try:
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            is_ray = os.environ.get("RAY_USE_TLS", "0") != "0" or _speaks_grpc(line)
    except (OSError, OverflowError) as error:
        raise ArenaError("ray", address=address, problem=str(error)) from None
    if not is_ray:
        raise ArenaError("ray", address=address, problem="what is there is not Ray")


def _speaks_grpc(line: socket.socket) -> bool:
    line.sendall(HELLO)
    said = line.recv(9)
    return len(said) > 3 and said[3] == SETTINGS


def _spread(ray: Any, remote: Any, plan: Any, tasks: list[Any]) -> Iterator[Any]:
    most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: list[Any] = []
    while tasks or running:
        while tasks and len(running) < most:
            running.append(remote.remote(plan, tasks.pop(0)))
        done, running = ray.wait(running)
        yield from ray.get(done)
