"""Whoever reads the reference finds a sentence for everything that is public."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT

PACKAGES = ("core", "kit", "bots", "research", "arena")
Named = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def public(source: str) -> Iterator[tuple[str, str | None]]:
    """Each public class, function and method with its docstring."""
    yield from _public(ast.parse(source), "")


def _public(parent: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, str | None]]:
    for node in parent.body:
        if isinstance(node, Named) and not node.name.startswith("_"):
            yield prefix + node.name, ast.get_docstring(node)
            if isinstance(node, ast.ClassDef):
                yield from _public(node, f"{prefix}{node.name}.")


def bare(source: str) -> list[str]:
    return [name for name, said in public(source) if not said]


def modules(package: str) -> list[Path]:
    return sorted((ROOT / "src" / "spieluhr" / package).rglob("*.py"))


@pytest.mark.parametrize("package", PACKAGES)
def test_everything_public_has_a_docstring(package: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in modules(package)
        for name in bare(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_what_has_none_is_found() -> None:
    source = 'class A:\n    "Said."\n    def b(self): ...\n    def _c(self): ...\ndef d(): ...\n'
    assert bare(source) == ["A.b", "d"]
