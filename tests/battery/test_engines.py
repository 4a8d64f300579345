"""Compiled and interpreted code are the same game, move for move."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from spieluhr import INTERPRETED
from spieluhr.cli.options import flags
from tests.battery.cases import Case, all_cases

# Bots are slow uncompiled, slower still if many play: they are compared at small tables, once,
# in the compiled half of the tests, and only for so many decisions.
DECISIONS = 8
SMALL = 0 if INTERPRETED else 2  # seats


def compared() -> list[Any]:
    """Every case with random players, and small tables with a bot."""
    found = []
    for param in all_cases():
        (case,) = param.values
        policies = ["random", "maxn"] if case.seats <= SMALL else ["random"]
        found += [pytest.param(case, policy, id=f"{policy}-{param.id}") for policy in policies]
    return found


def traced(case: Case, policy: str, interpreted: bool, steps: int | None = None) -> str:
    arguments = [case.game.id, *flags(case.options, case.seats), "--policy", policy]
    limit = [] if steps is None else ["--steps", str(steps)]
    command = [sys.executable, "-m", "spieluhr", "trace", *arguments, "--seed", "7", *limit]
    environment = {**os.environ, "SPIELUHR_INTERPRETED": "1" if interpreted else ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.parametrize(("case", "policy"), compared())
def test_both_engines_play_the_same_games(case: Case, policy: str) -> None:
    """Also shows that bots decide alike in both."""
    compiled, steps = traced(case, policy, interpreted=False), None
    if policy == "maxn":
        steps = steps_of_decisions(compiled)
        compiled = traced(case, policy, interpreted=False, steps=steps)
    assert compiled == traced(case, policy, interpreted=True, steps=steps)


def steps_of_decisions(trace: str) -> int:
    """How many steps there are up to the last decision that is compared."""
    steps = [line for line in map(json.loads, trace.splitlines()) if "actor" in line]
    decided = [n for n, step in enumerate(steps, start=1) if step["actor"] != "chance"]
    return decided[:DECISIONS][-1]


def test_the_switch_runs_the_sources() -> None:
    command = [sys.executable, "-m", "spieluhr", "version"]
    environment = {**os.environ, "SPIELUHR_INTERPRETED": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "interpreted (SPIELUHR_INTERPRETED is set)" in done.stdout
