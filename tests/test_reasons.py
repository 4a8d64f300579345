"""The reason inside a German error is German, too: msgspec's and our own."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

import spieluhr
from spieluhr import games
from spieluhr.core.errors import QUOTED, Malformed
from spieluhr.core.game import problem
from spieluhr.core.reasons import in_german

SOURCES = Path(spieluhr.__file__).parent
# Whose errors a browser can meet; positions and files of data speak in the terms of their format.
SPEAKING = [
    *(SOURCES / f"core/{name}.py" for name in ("record", "proof", "codec", "match", "fair")),
    *(path for room in ("http", "live", "tables") for path in SOURCES.glob(f"server/{room}/*.py")),
]


def raised() -> Iterator[str]:
    """The reasons that stand in the sources; what is filled in is a 7."""
    for path in SPEAKING:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call in ast.walk(tree):
            for given in call.keywords if isinstance(call, ast.Call) else []:
                if given.arg != "problem":
                    continue
                if isinstance(given.value, ast.Constant):
                    yield str(given.value.value)
                elif isinstance(given.value, ast.JoinedStr):
                    parts = given.value.values
                    yield "".join(
                        str(one.value) if isinstance(one, ast.Constant) else "7" for one in parts
                    )


# A step and its reason are filled in as a whole, and looked up by themselves.
@pytest.mark.parametrize("reason", sorted(set(raised()) - {"7: 7"}))
def test_every_reason_of_ours_has_a_german_form(reason: str) -> None:
    asked = reason.replace("7: ", "step 7: ").replace("7 has", "step 7 has")
    assert in_german(asked, QUOTED), reason


@pytest.mark.parametrize(
    ("game", "options", "sentence"),
    [
        ("antinomy", {"shrine": True}, "der Schrein gehört zum Spiel allein"),
        ("antinomy", {"solo": "x"}, "der Wert 'x' ist unbekannt (bei „$.solo“)"),
        ("antinomy", {"foo": 1}, "das Feld „foo“ ist unbekannt"),
        (
            "antinomy",
            {"solo": 3},
            "erwartet wird ein Text oder nichts (null), nicht eine ganze Zahl (bei „$.solo“)",
        ),
        ("antinomy", [], "erwartet wird ein Objekt, nicht eine Liste"),
        ("steam_time", {"players": 7}, "erwartet wird eine ganze Zahl <= 4 (bei „$.players“)"),
        (
            "perfect_moment",
            {"eras": ["1981"]},
            "es sind drei verschiedene Epochen, die früheste zuerst",
        ),
    ],
)
def test_wrong_options_are_refused_in_german(game: str, options: Any, sentence: str) -> None:
    with pytest.raises(Malformed) as refused:
        games.load(game).read_options(options)
    assert refused.value.sentence("de") == f"Die Optionen passen nicht: {sentence}."


class Shapes(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=2, max_length=3)] = "ab"
    few: Annotated[list[int], msgspec.Meta(max_length=1)] = []
    pair: tuple[int, int] = (1, 2)
    key: Annotated[str, msgspec.Meta(pattern="^a")] = "a"
    by: dict[int, int] = {}
    tiny: Annotated[int, msgspec.Meta(gt=1)] = 2


class Needy(msgspec.Struct):
    here: int


@pytest.mark.parametrize(
    ("shape", "text"),
    [
        (Shapes, '{"name": "a"}'),
        (Shapes, '{"name": "abcd"}'),
        (Shapes, '{"few": [1, 2]}'),
        (Shapes, '{"pair": [1]}'),
        (Shapes, '{"key": "b"}'),
        (Shapes, '{"by": {"a": 1}}'),
        (Shapes, '{"tiny": 1}'),
        (Shapes, '{"tiny": true}'),
        (Shapes, '{"other": 1}'),
        (Shapes, "{"),
        (Shapes, "{]"),
        (Shapes, "{} {}"),
        (Shapes, '{"tiny": 1e999}'),
        (Needy, "{}"),
        (Needy, "[]"),
        (Needy, "null"),
    ],
)
def test_what_msgspec_says_has_a_german_form(shape: type, text: str) -> None:
    with pytest.raises(msgspec.DecodeError) as wrong:
        msgspec.json.decode(text, type=shape)
    said = problem(wrong.value)
    assert in_german(said, []), said


def test_a_step_is_quoted_with_its_reason() -> None:
    wrong = Malformed("record", problem="step 3 before undo 1: “zz” is not a move")
    assert wrong.sentence("de") == (
        "Die Aufzeichnung ist falsch: Schritt 3 vor Rücknahme 1: „zz“ ist kein Zug."
    )


def test_an_english_reason_is_called_so() -> None:
    wrong = Malformed("position", problem="the codex is a relic")
    assert wrong.sentence("de") == (
        "Die Stellung ist falsch: Einzelheiten nur auf Englisch: the codex is a relic."
    )
