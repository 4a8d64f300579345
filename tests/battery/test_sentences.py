"""Catalogues: what a game says stands in both languages, with the same facts."""

import importlib
import importlib.util
import pkgutil
from collections.abc import Iterator
from string import Formatter
from types import ModuleType

import pytest

from spieluhr import games

ROOMS = ("words", "terminal", "text")  # a small game may have one module instead


def modules(game_id: str) -> Iterator[ModuleType]:
    for room in ROOMS:
        name = f"spieluhr.games.{game_id}.{room}"
        if importlib.util.find_spec(name) is None:
            continue
        package = importlib.import_module(name)
        yield package
        for found in pkgutil.walk_packages(getattr(package, "__path__", []), f"{name}."):
            yield importlib.import_module(found.name)


def pairs(module: ModuleType) -> Iterator[tuple[str, tuple[str, str]]]:
    """Every sentence of the module's catalogues, with where it stands."""
    for name, value in vars(module).items():
        if isinstance(value, dict):
            for key, both in value.items():
                yield from flattened(f"{module.__name__}.{name}[{key!r}]", both)


def flattened(where: str, both: object) -> Iterator[tuple[str, tuple[str, str]]]:
    if isinstance(both, tuple) and all(isinstance(part, tuple) for part in both):
        for part in both:
            yield from flattened(where, part)
    elif isinstance(both, tuple) and len(both) == 2:
        english, german = both
        if isinstance(english, str) and isinstance(german, str):
            yield where, (english, german)


def facts(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


@pytest.mark.parametrize("game_id", games.game_ids())
def test_both_languages_use_the_same_facts(game_id: str) -> None:
    found = dict(pair for module in modules(game_id) for pair in pairs(module))
    assert len(found) > 20, "where does this game keep its sentences?"
    for where, (english, german) in found.items():
        assert facts(english) == facts(german), where
