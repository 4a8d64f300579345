"""What is public in the sources, and whether it has a docstring, read without importing them.

Exempt is what a reader finds described elsewhere:

- what overrides a method that a base class describes (a game's `legal`: see `Rules.legal`);
- dunder methods, names with an underscore, and whatever is defined inside a function;
- `add` and `run` of a command: `spieluhr/cli/__init__.py` says what they are for all of them;
- `upgrade` and `downgrade` of a migration, Alembic's verbs: the module says what it changes.
"""

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.docs.blocks import ROOT

SOURCES = ROOT / "src"
TEMPLATE = ROOT / "template/src"
Function = ast.FunctionDef | ast.AsyncFunctionDef
Named = Function | ast.ClassDef
VERBS = {  # by folder
    "cli": frozenset({"add", "run"}),
    "versions": frozenset({"upgrade", "downgrade"}),
}


class Module:
    """One file of sources: its classes, and where the names it imports come from."""

    def __init__(self, source: str, verbs: frozenset[str]) -> None:
        self.tree = ast.parse(source)
        self.verbs = verbs
        self.classes = {n.name: n for n in self.tree.body if isinstance(n, ast.ClassDef)}
        self.imported = dict(self._imports())

    def _imports(self) -> Iterator[tuple[str, str]]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    yield alias.asname or alias.name, f"{node.module}.{alias.name}"
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    yield alias.asname or alias.name, alias.name

    def bare(self) -> list[str]:
        """The names of what is public, not exempt, and has no docstring."""
        named = [n for n in self.tree.body if isinstance(n, Named) and n.name not in self.verbs]
        return [name for node in named for name in self._bare(node)]

    def _bare(self, node: Named) -> Iterator[str]:
        if node.name.startswith("_"):
            return
        if not ast.get_docstring(node):
            yield node.name
        if isinstance(node, ast.ClassDef):
            for child in node.body:
                if isinstance(child, Named) and not self.is_described(node, child.name):
                    yield from (f"{node.name}.{name}" for name in self._bare(child))

    def is_described(self, owner: ast.ClassDef, name: str) -> bool:
        """Does a base class say what the method does?"""
        return any(self._describes(base, name) for base in owner.bases)

    def _describes(self, base: ast.expr, name: str) -> bool:
        written = ast.unparse(base).partition("[")[0]
        if written in self.classes:
            return self.says(self.classes[written], name)
        first, _, rest = written.partition(".")
        place = ".".join(filter(None, (self.imported.get(first, f"builtins.{first}"), rest)))
        return describes(*place.rpartition(".")[::2], name)

    def says(self, owner: ast.ClassDef, name: str) -> bool:
        """Does the class say what the method does, itself or by its bases?"""
        own = [n for n in owner.body if isinstance(n, Named) and n.name == name]
        return any(map(ast.get_docstring, own)) or self.is_described(owner, name)


def describes(module: str, owner: str, name: str) -> bool:
    """Does that class say what the method does? One of another project does if it has it."""
    path = file_of(module)
    if path is None:
        return hasattr(getattr(importlib.import_module(module), owner), name)
    found = read(path)
    if owner in found.classes:
        return found.says(found.classes[owner], name)
    return describes(*found.imported[owner].rpartition(".")[::2], name)


def file_of(module: str) -> Path | None:
    """None if it is no module of this project."""
    places = [root.joinpath(*module.split(".")) for root in (SOURCES, TEMPLATE)]
    files = [file for at in places for file in (at.with_suffix(".py"), at / "__init__.py")]
    return next((path for path in files if path.is_file()), None)


@cache
def read(path: Path) -> Module:
    """A module of this project."""
    verbs = VERBS.get(path.parent.name, frozenset())
    return Module(path.read_text(encoding="utf-8"), verbs)
