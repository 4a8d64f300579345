"""One family of errors: each layer owns its sentences, in both languages, and uses all of them."""

import ast
import pickle
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import spieluhr
from spieluhr.arena.errors import ArenaError
from spieluhr.cli.errors import CommandError
from spieluhr.core.errors import Illegal, Malformed, NotYourTurn, NoUndo, SpieluhrError, Stale
from spieluhr.research.errors import ResearchError
from spieluhr.server.errors import ServerError, Unreadable, status_of

SOURCES = Path(spieluhr.__file__).parent
CORE = (SpieluhrError, Malformed, Illegal, NotYourTurn, Stale, NoUndo)
OWNERS: dict[str, type[SpieluhrError]] = {
    **{kind.__name__: SpieluhrError for kind in CORE},
    **{kind.__name__: kind for kind in (ArenaError, CommandError, ResearchError, ServerError)},
    "Unreadable": ServerError,
}
LAYERS = sorted(set(OWNERS.values()), key=lambda kind: kind.__name__)


def raised() -> Iterator[tuple[str, str, str]]:
    """Class and key of every error that is made in the sources, and where."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name, key = getattr(node.func, "id", ""), node.args[0]
            if name in OWNERS and isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield name, key.value, f"{path.relative_to(SOURCES)}:{node.lineno}"


def words_of(path: Path) -> set[str]:
    """All strings of a module: a key may be chosen before it is raised."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {value for value in found if isinstance(value, str)}


def facts_in(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}


def test_every_error_has_a_sentence_of_its_own_layer() -> None:
    missing = [
        f"{where}: {name}({key!r})"
        for name, key, where in raised()
        if key not in OWNERS[name].sentences
    ]
    assert missing == []


@pytest.mark.parametrize("layer", LAYERS, ids=lambda kind: kind.__name__)
def test_every_sentence_is_used_and_in_both_languages(layer: type[SpieluhrError]) -> None:
    owned = {key for name, key, _ in raised() if OWNERS[name] is layer}
    apart = ("errors.py", "sentences.py")
    spoken = [words_of(path) for path in SOURCES.rglob("*.py") if path.name not in apart]
    for key, (english, german) in layer.sentences.items():
        assert key in owned or any(key in words for words in spoken), key
        assert english != german and facts_in(english) == facts_in(german), key


def test_core_knows_no_layer_above_it() -> None:
    """No HTTP, no server, no Ray, no file format of theirs."""
    said = " ".join(f"{key} {pair}" for key, pair in SpieluhrError.sentences.items()).lower()
    for word in ("http", "server", "ray", "cookie", "json:", "guest", "stream", "host"):
        assert word not in said.replace("array", ""), word


def test_an_error_of_a_layer_travels_between_processes() -> None:
    error = pickle.loads(pickle.dumps(Unreadable("no-table")))
    assert type(error) is Unreadable
    assert error.sentence("de") == "Diesen Tisch gibt es nicht."
    assert str(ArenaError("bots", seats=2, count=3)).startswith("A table for 2")


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (ServerError("too-fast"), 429),
        (Unreadable("no-table"), 404),
        (Malformed("move", move="x"), 400),
        (Stale("stale", version=1, now=2), 409),
        (NotYourTurn("turn"), 409),
    ],
    ids=lambda one: str(getattr(one, "key", one)),
)
def test_a_refusal_has_a_status(error: SpieluhrError, status: int) -> None:
    assert status_of(error) == status
