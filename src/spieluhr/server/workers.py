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
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

LOG = logging.getLogger("spieluhr.bots")
RETRIES = 3


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


class Workers:
    """The processes. When one dies, all are started anew and the work is done again."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.count, multiprocessing.get_context("spawn"), initializer=_follow_parent
        )

    async def run(self, work: Any, job: Any) -> Any:
        for attempt in range(RETRIES):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, job)
            except BrokenProcessPool:
                LOG.warning("a bot process died, attempt %d", attempt + 1)
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = self._start()
        raise RuntimeError("bot processes keep dying")

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
