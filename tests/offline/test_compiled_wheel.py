"""Rules compiled for browsers come from a wheel of the same sources, or not at all."""

import zipfile
from pathlib import Path

import pytest

from spieluhr.cli.main import main
from spieluhr.core import component_data
from spieluhr.core.errors import Malformed
from spieluhr.offline import compiled_wheel, folder, ingredients

NAME = f"spieluhr-1.0.0-{compiled_wheel.TAG}"
RULES = "spieluhr/core/rules"
MACHINE_CODE = f"{RULES}.cpython-314-wasm32-emscripten.so"
PYODIDE = Path("web/node_modules/pyodide")


def wheel(place: Path, changed: str = "", name: str = NAME) -> Path:
    made = place / name
    with zipfile.ZipFile(made, "w") as target:
        for file, path in ingredients.own(folder.ROOT):
            text = path.read_bytes()
            target.writestr(file, text + b"\n# another line" if file == changed else text)
        target.writestr(MACHINE_CODE, b"\0asm")
        target.writestr("spieluhr-1.0.0.dist-info/WHEEL", "")
    return made


def test_its_machine_code_is_in_the_folder(tmp_path: Path) -> None:
    target, wheels = tmp_path / "page", component_data.folder("static")
    folder.make(target, PYODIDE, wheels, wheel(tmp_path))
    (packed,) = target.glob("python-*/spieluhr.zip")
    with zipfile.ZipFile(packed) as given:
        assert given.read(MACHINE_CODE) == b"\0asm"
        assert {f"{RULES}.py", "spieluhr/games/antinomy/game.py"} <= set(given.namelist())


@pytest.mark.parametrize(
    ("name", "changed", "said"),
    [
        (NAME, f"{RULES}.py", f"it was made from other sources: {RULES}.py differs"),
        ("spieluhr-1.0.0-py3-none-any.whl", "", "its name does not end in cp314-cp314-"),
    ],
)
def test_another_wheel_is_refused(tmp_path: Path, name: str, changed: str, said: str) -> None:
    """Bots with other rules than the page would play moves that the page does not know."""
    with pytest.raises(Malformed, match=said):
        compiled_wheel.extract(wheel(tmp_path, changed, name), tmp_path / "sources", folder.ROOT)
    assert not (tmp_path / "sources").exists()


@pytest.mark.parametrize(
    ("text", "said"), [(None, "there is no such file"), ("no archive", "it is not a wheel")]
)
def test_what_is_no_wheel_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None, said: str
) -> None:
    target, given = tmp_path / "page", tmp_path / NAME
    if text:
        given.write_text(text)
    with pytest.raises(SystemExit) as end:
        main(["static", str(target), "--compiled", str(given)])
    assert end.value.code == 2
    assert said in capsys.readouterr().err
    assert not target.exists()
