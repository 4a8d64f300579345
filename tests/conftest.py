"""Before all tests."""

import pytest

from spieluhr import INTERPRETED, interpreted


def pytest_configure() -> None:
    """Tests that are green on old compiled modules say nothing about the sources."""
    told = "" if INTERPRETED else interpreted.warning()
    if told:
        raise pytest.UsageError(f"{told} Or test the sources as they are: SPIELUHR_INTERPRETED=1")
