"""Makes the folder that any web space can serve: the built web app, and a Python to go with it."""

import ast
import asyncio
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from spieluhr.core.errors import Malformed
from spieluhr.offline import compiled_wheel, ingredients
from spieluhr.offline.database import PageDatabase, Pages
from spieluhr.server.http.catalogue import all_games
from spieluhr.server.http.pages import built
from spieluhr.server.store import migrations

ROOT: Final = Path(str(files("spieluhr")))
ENGINE: Final = ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs")
DOCUMENTED: Final = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
LIBRARY, SOURCES, UPGRADE = "library.zip", "spieluhr.zip", "upgrade.zip"


def make(folder: Path, pyodide: Path, wheels: Path, compiled: Path | None = None) -> None:
    """Everything that is served. What was in the folder before is replaced.

    `wheels`: where packages compiled for browsers are kept; `compiled`: the wheel with our own.
    """
    pages = built()
    if not (pages / "index.html").is_file():
        raise Malformed("file", file=str(pages), problem="the web app is not built: make setup")
    if not (pyodide / ENGINE[1]).is_file():
        raise Malformed("file", file=str(pyodide), problem=_without_pyodide())
    with tempfile.TemporaryDirectory() as place:
        made = Path(place, "made")
        shutil.copytree(pages, made)
        sources = Path(place, "sources")
        _collect(sources, wheels)
        if compiled:
            compiled_wheel.extract(compiled, sources, ROOT)
        python = _python(made / "python", Path(place), pyodide)
        _page(made, python)
        _manifests(made)
        _worker(made, python)
        if folder.exists():
            shutil.rmtree(folder)
        shutil.move(made, folder)


def _without_pyodide() -> str:
    return f"Pyodide is not there: npm install pyodide@{ingredients.PYODIDE}"


# Python and what it runs.


def _python(target: Path, work: Path, pyodide: Path) -> str:
    """The name of its folder: another content has another one, so that nothing old is mixed in."""
    target.mkdir()
    for name in ENGINE:
        shutil.copy(pyodide / name, target)
    _library(pyodide / "python_stdlib.zip", target / LIBRARY)
    _zip(work / "sources", target / SOURCES)
    _packages(ingredients.UPGRADE, work / "upgrade")
    _zip(work / "upgrade", target / UPGRADE)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    (target / "lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    sizes = {name: (target / name).stat().st_size for name in (ENGINE[1], LIBRARY, SOURCES)}
    (target / "files.json").write_text(json.dumps(sizes), encoding="utf-8")
    (target / "games.json").write_bytes(msgspec.json.encode(all_games(())))
    digest = hashlib.sha256()
    for one in sorted(target.iterdir()):
        digest.update(one.read_bytes())
    name = f"python-{digest.hexdigest()[:12]}"
    target.rename(target.with_name(name))
    return name


def _library(whole: Path, target: Path) -> None:
    """Python's own library without what a page has no use for."""
    with zipfile.ZipFile(whole) as given, _zipfile(target) as kept:
        for name in given.namelist():
            if not name.endswith("/") and ingredients.is_wanted(name, ingredients.NOT_OF_PYTHON):
                kept.writestr(_entry(name), given.read(name))


def _collect(sources: Path, wheels: Path) -> None:
    for place, path in ingredients.own(ROOT):
        _copy(path, sources / place)
    _packages(ingredients.PACKAGES, sources)
    for wheel in download(wheels):
        with zipfile.ZipFile(wheel) as given:
            for name in given.namelist():
                if name.endswith((".py", ".so")):
                    given.extract(name, sources)
    file, form = asyncio.run(fresh())
    (sources / "spieluhr/offline/fresh.sqlite").write_bytes(file)
    (sources / "spieluhr/offline/form.txt").write_text(form, encoding="utf-8")


def _packages(names: Iterable[str], target: Path) -> None:
    for package in names:
        for place, path in ingredients.of_package(package):
            _copy(path, target / place)
            if path.suffix == ".py":
                slim(target / place)


def slim(module: Path) -> None:
    """Without comments and docstrings, which are half of what others wrote."""
    tree = ast.parse(module.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.Pass()]
    module.write_text(ast.unparse(tree), encoding="utf-8")


def _copy(path: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, target)


def download(folder: Path) -> list[Path]:
    """The wheels that were compiled for the browser, each compared with its hash."""
    folder.mkdir(parents=True, exist_ok=True)
    found = [path for name in ingredients.COMPILED for path in folder.glob(f"{name}-*.whl")]
    if len(found) == len(ingredients.COMPILED):
        return found
    wanted = ROOT / "offline/wheels.txt"
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download"]
    which = [
        "--no-deps", "--only-binary", ":all:", "--require-hashes", "--requirement", str(wanted),
        "--platform", ingredients.PLATFORM, "--python-version", "3.14", "--implementation", "cp",
        "--abi", "cp314", "--dest", str(folder),
    ]  # fmt: skip
    try:
        subprocess.run([*command, *which], check=True)  # noqa: S603
    except subprocess.CalledProcessError:
        problem = "its packages cannot be fetched from PyPI"
        raise Malformed("file", file=str(wanted), problem=problem) from None
    return [path for name in ingredients.COMPILED for path in folder.glob(f"{name}-*.whl")]


async def fresh() -> tuple[bytes, str]:
    """A database without games, and which form it has."""

    async def nowhere(_pages: Pages) -> None: ...

    database = PageDatabase(b"", nowhere, is_kept=False)
    await database.write(migrations.upgrade)
    form = await database.read(
        lambda db: str(db.exec_driver_sql("SELECT version_num FROM alembic_version").scalar())
    )
    file = database.file()
    await database.close()
    return file, form


def _zip(folder: Path, target: Path) -> None:
    with _zipfile(target) as made:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                made.writestr(_entry(path.relative_to(folder).as_posix()), path.read_bytes())


def _zipfile(target: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9)


def _entry(name: str) -> zipfile.ZipInfo:
    """Always with the same time: the same content is the same file."""
    entry = zipfile.ZipInfo(name)
    entry.compress_type = zipfile.ZIP_DEFLATED
    return entry


# The page.

# As the server says it in headers; WebAssembly besides.
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; "
    "script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'"
)


def _page(folder: Path, python: str) -> None:
    """It says where its Python is, and may load nothing from elsewhere."""
    index = folder / "index.html"
    text = index.read_text(encoding="utf-8")
    said = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n    '
        f'<meta name="spieluhr-python" content="{python}/" />\n    '
    )
    index.write_text(re.sub(r'(?=<meta name="viewport")', said, text, count=1), encoding="utf-8")
    text = index.read_text(encoding="utf-8")
    index.write_text(text.replace("manifest.webmanifest", "manifest.en.webmanifest"), "utf-8")


TOLD: Final = {
    "en": "Tabletop games by their exact rules, alone, on one screen or against bots, offline.",
    "de": "Spiele genau nach ihren Regeln, allein, an einem Gerät oder gegen Bots. Auch ohne Netz.",
}


def _manifests(folder: Path) -> None:
    """In both languages, and for whatever address the folder will have."""
    served = folder / "manifest.webmanifest"
    told = json.loads(served.read_text(encoding="utf-8"))
    for lang, description in TOLD.items():
        here = {"lang": lang, "description": description, "start_url": "./", "scope": "./"}
        icons = [{**icon, "src": icon["src"].lstrip("/")} for icon in told["icons"]]
        own = {name: value for name, value in told.items() if name != "id"}
        (folder / f"manifest.{lang}.webmanifest").write_text(
            json.dumps({**own, **here, "icons": icons}, ensure_ascii=False, indent=2), "utf-8"
        )
    served.unlink()


def _worker(folder: Path, python: str) -> None:
    """With the list of all files, and a version that follows from what is in them."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    listed = json.dumps([path.relative_to(folder).as_posix() for path in files])
    text = (ROOT / "offline/sw.js").read_text(encoding="utf-8")
    filled = text.replace("{files}", listed).replace("{python}", python)
    filled = filled.replace("{version}", digest.hexdigest()[:12])
    (folder / "sw.js").write_text(filled, encoding="utf-8")


def download_size(folder: Path) -> int:
    """Bytes of everything, each file as a web space sends it: packed where that helps."""
    return sum(packed_size(path) for path in folder.rglob("*") if path.is_file())


def packed_size(path: Path) -> int:
    """With gzip, as usual."""
    content = path.read_bytes()
    return min(len(content), len(gzip.compress(content, 9)))
