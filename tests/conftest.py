"""Before all tests."""

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from spieluhr import INTERPRETED, interpreted


def pytest_configure() -> None:
    """Tests that are green on old compiled modules say nothing about the sources."""
    os.environ["SPIELUHR_PAR_RUNS"] = "0"  # servers of tests have better things to do
    told = "" if INTERPRETED else interpreted.warning()
    if told:
        raise pytest.UsageError(f"{told} Or test the sources as they are: SPIELUHR_INTERPRETED=1")


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
    """Any test goes to any process, but a file that makes something for all its tests to one.

    Its servers, sites and clusters are made once then.
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.split("::", 1)[0]
        return file if _has_something_in_common(file) else nodeid


@cache
def _has_something_in_common(file: str) -> bool:
    text = (Path(__file__).parents[1] / file).read_text(encoding="utf-8")
    return '(scope="module"' in text


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling:
    """In their own order, browsers last: where one has run, no other event loop can."""
    config.option.loadscopereorder = False
    return Scheduling(config, log)
