"""The battery notices what a new game gets wrong, and says in which file: the template, broken."""

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.workshop import Workshop

DEMO = "src/spieluhr/games/demo"


class Broken(NamedTuple):
    """One change of one file, the test that notices it, and what that test says."""

    file: str
    old: str
    new: str
    test: str
    says: tuple[str, ...]


BROKEN = {
    "an explain that lies": Broken(
        "words.py",
        'key = "explain.win" if beats(hour, view.led) else "explain.lose"',
        'key = "explain.lose" if beats(hour, view.led) else "explain.win"',
        "test_explain.py",
        (f"{DEMO}/words.py", "win both cards"),
    ),
    "an explain that names another card": Broken(
        "words.py",
        'hour = int(move.split(" ")[1])\n    if view.led is None',
        'hour = int(move.split(" ")[1]) ^ 1\n    if view.led is None',
        "test_explain.py",
        (f"{DEMO}/words.py", "Lead hour"),
    ),
    "a spectator who is asked": Broken(
        "words.py",
        "if not reader.is_me(view.actor):",
        "if reader.seat is not None and not reader.is_me(view.actor):",
        "test_prompts.py",
        (f"{DEMO}/words.py", "a spectator"),
    ),
    "a terminal that leaves something out": Broken(
        "terminal.py",
        'led = "–" if view.led is None else str(view.led)',
        'led = "–"',
        "test_terminal.py",
        (f"{DEMO}/terminal.py", "['led']"),
    ),
    "a terminal that shows something else": Broken(
        "terminal.py",
        "len(view.won[seat]) // 2",
        "len(view.won[1 - seat]) // 2",
        "test_terminal.py",
        (f"{DEMO}/terminal.py", "“won and hands of 0”", "points"),
    ),
    "worlds that do not vary": Broken(
        "knowledge.py",
        "        dice.shuffle(hidden)\n",
        "",
        "test_worlds.py",
        (f"{DEMO}/knowledge.py", "“hands.1”", "resample"),
    ),
    "worlds that vary in part": Broken(
        "knowledge.py",
        "        dice.shuffle(hidden)\n",
        "        held = int(count(s.hands[1 - seat])) if seat is not None else 0\n"
        "        first, rest = sorted(hidden)[:held], sorted(hidden)[held:]\n"
        "        dice.shuffle(rest)\n"
        "        hidden = first + rest\n",
        "test_worlds.py",
        (f"{DEMO}/knowledge.py", "“hands."),
    ),
    "an evaluate that is constant": Broken(
        "bot.py",
        "        first, second = self.rules.outcome(s).scores\n",
        "        first, second = 0, 0\n",
        "test_bots.py",
        (f"{DEMO}/bot.py", "evaluate"),
    ),
    "a move with a capital letter": Broken(
        "notation.py",
        '("lay", "draw") for hour',
        '("Lay", "draw") for hour',
        "test_reserved.py",
        (f"{DEMO}/notation.py", "“Lay 0”", "lower case"),
    ),
    "a field that is reserved": Broken(
        "notation.py",
        '    numbers=("hour",),\n',
        '    numbers=("hour", "cards"),\n',
        "test_reserved.py",
        (f"{DEMO}/notation.py", "“cards”"),
    ),
    "a turn that is no number of turns": Broken(
        "notation.py",
        "    counts_turns=False,\n",
        "",
        "test_reserved.py",
        (f"{DEMO}/notation.py", "“turn”", "counts_turns"),
    ),
}


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    made = Workshop(tmp_path_factory.mktemp("broken"))
    made.spieluhr("new-game", "demo")
    return made


@pytest.mark.parametrize("name", BROKEN)
def test_the_battery_notices(name: str, workshop: Workshop, tmp_path: Path) -> None:
    broken = BROKEN[name]
    place = workshop.root / DEMO / broken.file
    whole = shutil.copy(place, tmp_path)
    text = place.read_text(encoding="utf-8")
    assert text.count(broken.old) == 1
    try:
        place.write_text(text.replace(broken.old, broken.new), encoding="utf-8")
        done = workshop.python("pytest", f"tests/battery/{broken.test}", "-k", "demo")
    finally:
        shutil.copy(whole, place)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout
    told = "\n".join(line for line in done.stdout.splitlines() if line.startswith("E "))
    for part in broken.says:
        assert part in told, told
