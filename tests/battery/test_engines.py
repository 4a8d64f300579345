"""Compiled and interpreted code are the same game, move for move."""

import os
import subprocess
import sys

import pytest

from spieluhr import INTERPRETED
from spieluhr.cli.options import flags
from tests.battery.cases import Case, every_case

# Bots are slow uncompiled: their games are compared once, in the compiled half of the tests.
POLICIES = ["random"] if INTERPRETED else ["random", "greedy"]


def traced(case: Case, policy: str, interpreted: bool) -> str:
    arguments = [case.game.id, *flags(case.options, case.seats), "--policy", policy]
    steps = ["--steps", "55"] if policy == "greedy" else []
    command = [sys.executable, "-m", "spieluhr", "trace", *arguments, "--seed", "7", *steps]
    environment = {**os.environ, "SPIELUHR_INTERPRETED": "1" if interpreted else ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


@every_case
@pytest.mark.parametrize("policy", POLICIES)
def test_both_engines_play_the_same_games(case: Case, policy: str) -> None:
    """Also shows that bots decide alike in both."""
    assert traced(case, policy, interpreted=False) == traced(case, policy, interpreted=True)


def test_the_switch_runs_the_sources() -> None:
    command = [sys.executable, "-m", "spieluhr", "version"]
    environment = {**os.environ, "SPIELUHR_INTERPRETED": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "interpreted (SPIELUHR_INTERPRETED is set)" in done.stdout
