"""Processes that work beside the server: a crash costs a retry, and harms no table."""

import asyncio
import contextlib
import ctypes
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from spieluhr.server.crew import Crew

LOG = logging.getLogger("spieluhr.bots")
RETRIES = 3
MOST_KNOWN = 1000  # of what is near to which process

PR_SET_PDEATHSIG = 1  # of prctl(2)


def _follow_parent() -> None:
    """In a worker: it ends with the server, even if that was killed, and not before.

    Compiled code lets no other thread run until it is done, so Linux is asked to see to it too.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent.pid:  # it died before that
            os._exit(1)

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class Workers(Crew):
    """The processes, each on its own. When one dies, it is started anew and its work done again.

    Work that names what it is `near` goes to the process that did such work last, which may
    remember something of it, unless that one is busy while another is not.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self._pools = [self._start() for _ in range(count)]
        self._busy = [0] * count
        self._last: OrderedDict[str, int] = OrderedDict()

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            1, multiprocessing.get_context("spawn"), initializer=_follow_parent
        )

    def begin(self, work: Any) -> None:
        """Start the first process now, with work that nobody waits for."""
        self._pools[0].submit(work)

    async def run(self, work: Any, job: Any, near: str = "") -> Any:
        """In the process that last worked for `near`, if it is free; a crash is tried again."""
        for attempt in range(RETRIES):
            n = self._choose(near)
            pool = self._pools[n]
            self._busy[n] += 1
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, job)
            except BrokenProcessPool:
                LOG.warning("a bot process died, attempt %d", attempt + 1)
                if self._pools[n] is pool:
                    pool.shutdown(wait=False)
                    self._pools[n] = self._start()
            finally:
                self._busy[n] -= 1
        raise RuntimeError("bot processes keep dying")

    def _choose(self, near: str) -> int:
        n = self._last.pop(near, 0)
        if self._busy[n]:
            n = self._busy.index(min(self._busy))
        if near:
            self._last[near] = n
            if len(self._last) > MOST_KNOWN:
                self._last.popitem(last=False)
        return n

    def stop(self) -> None:
        """Does not wait; what is queued is never begun."""
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)
