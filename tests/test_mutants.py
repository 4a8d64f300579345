"""The tool that asks whether tests notice mistakes (bench/mutants.py), on a game of six lines."""

from pathlib import Path

import pytest
from bench import mutants as tool
from bench.mutation import Mutant, mutants
from rich.console import Console

RULES = '''"""A shop: 2 gold each."""


def price(number: int | None) -> int:
    return 0 if number is None else number * 2


def is_dear(number: int) -> bool:
    return price(number) > 9
'''
TESTS = """from spieluhr.games.shop.rules import price


def test_two_gold_each() -> None:
    assert [price(None), price(1), price(3)] == [0, 2, 6]
"""
LOOP = """def price(number):
    left, gold = number or 0, 0
    while left > 0:
        left -= 1
        gold += 2
    return gold
"""
NOTICED = "number * 2 -> number + 2"
NOT_NOTICED = "price(number) > 9 -> price(number) >= 9"


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A project with this one game and its test."""
    root = tmp_path / "project"
    files = {
        "src/spieluhr/__init__.py": "",
        "src/spieluhr/games/__init__.py": "",
        "src/spieluhr/games/shop/__init__.py": "",
        "src/spieluhr/games/shop/rules.py": RULES,
        "tests/games/shop/test_shop.py": TESTS,
        "pyproject.toml": "[tool.pytest.ini_options]\naddopts = '--import-mode=importlib'\n",
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def change(mutant: Mutant) -> str:
    return f"{mutant.before} -> {mutant.after}"


def chosen(root: Path, *changes: str) -> list[Mutant]:
    return [mutant for mutant in tool.all_mutants(root, "shop") if change(mutant) in changes]


def judged(root: Path, found: list[Mutant]) -> dict[str, str]:
    console = Console(quiet=True)
    results = tool.run(root, "shop", found, 1, root / "kept.json", console)
    return {change(mutant): results[tool.name_of(mutant)] for mutant in found}


def test_a_mistake_is_killed_by_a_test_or_survives_and_the_checkout_stays_as_it_is(
    shop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = chosen(shop, NOTICED, NOT_NOTICED)
    assert judged(shop, found) == {NOTICED: tool.KILLED, NOT_NOTICED: tool.SURVIVED}
    assert (shop / "src/spieluhr/games/shop/rules.py").read_text(encoding="utf-8") == RULES

    asked: list[str] = []
    judge = tool.Copy.judge

    def listening(self: tool.Copy, mutant: Mutant, plan: tool.Plan) -> str:
        asked.append(change(mutant))
        return judge(self, mutant, plan)

    monkeypatch.setattr(tool.Copy, "judge", listening)
    assert judged(shop, found) == {NOTICED: tool.KILLED, NOT_NOTICED: tool.SURVIVED}
    assert asked == []  # known from the run before

    better = TESTS.replace("import price", "import is_dear, price")
    better += "    assert not is_dear(4.5) and is_dear(5)\n"
    (shop / "tests/games/shop/test_shop.py").write_text(better, encoding="utf-8")
    assert judged(shop, found) == {NOTICED: tool.KILLED, NOT_NOTICED: tool.KILLED}
    assert asked == [NOT_NOTICED]  # with other tests only survivors are tried again


def test_an_interrupted_run_goes_on_where_it_stopped(
    shop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, asked = chosen(shop, NOTICED, NOT_NOTICED), list[str]()
    judge = tool.Copy.judge

    def interrupted(self: tool.Copy, mutant: Mutant, plan: tool.Plan) -> str:
        asked.append(change(mutant))
        if len(asked) == 2:
            raise KeyboardInterrupt
        return judge(self, mutant, plan)

    monkeypatch.setattr(tool.Copy, "judge", interrupted)
    with pytest.raises(KeyboardInterrupt):
        judged(shop, found)
    assert judged(shop, found) == {NOTICED: tool.KILLED, NOT_NOTICED: tool.SURVIVED}
    assert asked == [NOTICED, NOT_NOTICED, NOT_NOTICED]


def test_a_mistake_that_never_ends_runs_too_long(
    shop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "LEAST_SECONDS", 1)
    rules = shop / "src/spieluhr/games/shop/rules.py"
    rules.write_text(LOOP, encoding="utf-8")
    (endless,) = chosen(shop, "left -= 1 -> pass")
    assert judged(shop, [endless]) == {"left -= 1 -> pass": tool.TOO_LONG}


def test_tests_that_fail_without_a_mistake_are_an_error(shop: Path) -> None:
    found = chosen(shop, NOTICED)
    rules = shop / "src/spieluhr/games/shop/rules.py"
    rules.write_text(RULES.replace("* 2", "* 3"), encoding="utf-8")
    with pytest.raises(SystemExit, match="do not pass"):
        judged(shop, found)


def test_what_cannot_change_play_is_left_alone() -> None:
    source = '''"""1 + 1"""
from typing import Final
import sys
LIMIT: Final = 5
class State:
    """a < b"""
    __slots__ = ("a", "b")
    def both(self, other: "int | None" = None) -> int | None:
        """Not True."""
        assert other is not None and other > 0, f"{other + 1}"
        return other
'''
    assert [change(mutant) for mutant in mutants("rules.py", source)] == []


def test_mistakes_of_every_kind_are_made_in_their_line() -> None:
    source = "def f(s, a, b):\n    s.a = a if a < b and not b else 7\n    s.b += a\n    g(a)\n"
    found = {change(mutant): mutant.line for mutant in mutants("rules.py", source)}
    assert found == {
        "s.a = a if a < b and (not b) else 7 -> pass": 2,
        "a if a < b and (not b) else 7 -> 7 if a < b and (not b) else a": 2,
        "a < b and (not b) -> a < b or not b": 2,
        "a < b -> a <= b": 2,
        "not b -> b": 2,
        "7 -> 8": 2,
        "s.b += a -> s.b -= a": 3,
        "s.b += a -> pass": 3,
        "g(a) -> pass": 4,
    }


def test_the_page_keeps_the_reason_for_a_survivor(shop: Path) -> None:
    found = chosen(shop, NOTICED, NOT_NOTICED)
    results = dict(zip(map(tool.name_of, found), (tool.KILLED, tool.SURVIVED), strict=True))
    page = "# Mutants\n\nWhat they are.\n\n## zoo\n\nOther.\n"
    first = tool.section("shop", "make mutants GAME=shop", 12, found, results, page)
    assert "2 of 12 mutants: 1 killed, 0 ran too long, 1 survived." in first
    assert first.count(tool.OPEN_REASON) == 1
    page = tool.with_section(page, "shop", first.replace(tool.OPEN_REASON, "Nobody asks."))
    again = tool.section("shop", "make mutants GAME=shop", 12, found, results, page)
    assert tool.OPEN_REASON not in again
    assert again.count("| Nobody asks. |") == 1
    page = tool.with_section(page, "shop", again)
    assert page.count("## shop") == 1
    assert page.startswith("# Mutants\n\nWhat they are.\n\n## shop")
    assert page.endswith("## zoo\n\nOther.\n")
