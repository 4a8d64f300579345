"""Compiles the rules and the searchers with mypyc when there is a C compiler.

SPIELUHR_PURE=1 builds the wheel for all systems, without compiling anything. SPIELUHR_REPOSITORY is
where the links of the project's page lead, e.g. https://example.org/us/spieluhr.
"""

import ast
import os
import re
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PAGES = ROOT / "src/spieluhr/server/static"

# The hot path, by folder: rules and searchers meet in one compiled group.
COMPILED = (
    "src/spieluhr/core/*.py",
    "src/spieluhr/bots/*.py",
    "src/spieluhr/games/*/*.py",
    "src/spieluhr/games/*/rules/*.py",
    "src/spieluhr/games/*/knowledge/*.py",
    "src/spieluhr/games/*/bot/*.py",
)


# What pip asks for before it builds; compiling for that would be compiling three times.
ONLY_ASKING = {"egg_info", "dist_info", "sdist"}

# Looking for warnings in C that nobody wrote takes longer than compiling it. `-w` alone would not
# spare it: that only keeps quiet what Python's own flags let the compiler find.
LOOKS_FOR_WARNINGS = {"-Wall", "-Wextra"}
# Functions that only this library calls are called directly, which is 5 to 25 % faster.
FLAGS = [] if sys.platform == "win32" else ["-w", "-fvisibility=hidden"]

# msgspec reads annotations, which compiled classes do not keep.
NOT_COMPILED = (
    *("__init__.py", "data.py", "options.py", "schema.py"),
    *("notation.py", "terminal.py", "words.py"),  # rooms of a small game that are one module
)

# One C file for each game, one for the core, one for the bots: all in one file would need 1.1 GB, a
# file for each module would read the same headers 131 times. See bench/install.md.
UNIT = re.compile(r"__native_spieluhr___(?:games___)?([a-z_]+?)___")
UNITS = Path("build")
# What runs once, at import, is not worth a compiler's thoughts.
ONCE = re.compile(r"^char (CPyDef_\w+_____top_level__)\(void\) \{", re.MULTILINE)
ONCE_FLAGS = """\
#include <Python.h>
#if defined(__clang__)
#define ONCE __attribute__((noinline, optnone))
#elif defined(__GNUC__)
#define ONCE __attribute__((optimize("O0")))
#else
#define ONCE
#endif
"""

# Each module has a door of 50 lines; reading Python.h for it takes ten times as long as the rest.
PYTHON = "#include <Python.h>"
ENOUGH = """\
typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define NULL ((void *)0)
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
"""
CALLED = re.compile(r"\bPy_?(?!Init_)\w+")


def sources() -> list[str]:
    found = {path for pattern in COMPILED for path in ROOT.glob(pattern)}
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name not in NOT_COMPILED)


def compiler() -> str | None:
    """The C compiler that Python would call, if it is there."""
    if sys.platform == "win32":  # setuptools asks this program where it is
        folder = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio/Installer")
        return shutil.which("vswhere", path=str(folder))
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0])


def say(line: str) -> None:
    """`scripts/build` shows it while it waits."""
    print(f"spieluhr: {line}", file=sys.stderr, flush=True)


def extensions() -> list[Extension]:
    if os.environ.get("SPIELUHR_PURE") == "1" or ONLY_ASKING & set(sys.argv[1:2]):
        return []
    if compiler() is None:
        say("no C compiler found; installing uncompiled (slower)")
        return []
    from mypyc.build import mypycify

    say(f"checking the types of {len(sources())} modules and writing them in C ...")
    found = mypycify(
        sources(), group_name="spieluhr", multi_file=True, opt_level="3", debug_level="0"
    )
    library = found[0]
    for written in library.sources:
        document(Path(written))
    library.sources = units(library.sources)
    for door in (Path(source) for extension in found[1:] for source in extension.sources):
        door.write_text(lighten(door.read_text("utf-8")), encoding="utf-8")
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return found


def document(written: Path) -> None:
    """Put the docstrings of a module into its C file: mypyc writes signatures only."""
    name = written.stem.removeprefix("__native_")
    source = ROOT / "src" / f"{name.replace('___', '/')}.py"
    if not source.is_file():  # what joins the modules
        return
    docs = docstrings(ast.parse(source.read_text(encoding="utf-8")))
    before, own = written.read_text(encoding="utf-8"), f"{source.stem}___"

    def described(found: re.Match[str]) -> str:
        return f'{found["head"]}{found["doc"]}{docs.get(found["name"].split(own, 1)[-1], "")}")'

    def got(found: re.Match[str]) -> str:
        place = f"{found['kind'].split(own, 1)[-1]}___{found['name']}"
        return f'{found["head"]}"{docs[place]}"' if place in docs else found[0]

    text = GETTER.sub(got, CLASS.sub(described, METHOD.sub(described, before)))
    written.write_text(text, encoding="utf-8")


METHOD = re.compile(
    r'(?P<head>\(PyCFunction\)CPyPy_(?P<name>\w+),[^"{}]*PyDoc_STR\()(?P<doc>"[^\n]*?--\\n\\n)"\)'
)
CLASS = re.compile(r'(?P<head>\.tp_doc = PyDoc_STR\()(?P<doc>"(?P<name>\w+)\([^\n]*?--\\n\\n)"\)')
GETTER = re.compile(
    r"(?P<head>\(getter\)(?P<kind>\w+?)_get_(?P<name>\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL"
)


def docstrings(node: ast.Module | ast.ClassDef, prefix: str = "") -> dict[str, str]:
    """As C writes them, by the end of the name that C has for what they describe."""
    found: dict[str, str] = {}
    for child in node.body:
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            said = (ast.get_docstring(child) or "").encode()
            found[prefix + child.name] = "".join(
                chr(c) if 32 <= c < 127 and chr(c) not in '"\\?' else f"\\{c:03o}" for c in said
            )
        if isinstance(child, ast.ClassDef):
            found |= docstrings(child, f"{prefix}{child.name}___")
    return found


def units(written: list[str]) -> list[str]:
    """The C files that mypyc wrote, joined by room."""
    rooms: dict[str, list[Path]] = {}
    for path in map(Path, written):
        room = UNIT.match(path.name)
        rooms.setdefault(room[1] if room else "runtime", []).append(path.relative_to(UNITS))
    made = []
    for room, files in rooms.items():
        lines = [f'#include "{file.as_posix()}"' for file in files]
        once = ONCE.findall("\n".join((UNITS / file).read_text("utf-8") for file in files))
        lines[:0] = [f"ONCE char {name}(void);" for name in once]
        unit = UNITS / f"unit_{room}.c"
        unit.write_text(ONCE_FLAGS + "\n".join(lines) + "\n", encoding="utf-8")
        made.append(str(unit))
    return made


def lighten(door: str) -> str:
    """With what it calls instead of all of Python, if that is known; Windows links by Python.h."""
    code = re.sub("//.*", "", door).replace(PYTHON, "")
    is_known = set(CALLED.findall(code)) <= set(CALLED.findall(ENOUGH))
    return door.replace(PYTHON, ENOUGH) if is_known and sys.platform != "win32" else door


class BuildQuietly(build_ext):
    def build_extensions(self) -> None:
        command = getattr(self.compiler, "compiler_so", [])
        command[:] = [flag for flag in command if flag not in LOOKS_FOR_WARNINGS]
        self.compiler.compile = telling(self.compiler.compile)
        super().build_extensions()


def telling(compile_all: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Says which part is being compiled: one unit after the other, then a door for each module."""
    said: set[str] = set()

    def tell(line: str) -> None:
        if line not in said:
            said.add(line)
            say(line)

    def compile_each(sources: list[str], *rest: Any, **named: Any) -> list[str]:
        made = []
        for number, source in enumerate(sources, 1):
            room = Path(source).stem.removeprefix("unit_")
            part = f"{room}, {number} of {len(sources)}" if len(sources) > 1 else "what joins them"
            tell(f"compiling {part} ...")
            made += compile_all([source], *rest, **named)
        return made

    return compile_each


class BuildWithTemplate(build_py):
    """`spieluhr new-game` works from a wheel too, so the small game is part of it."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        if not (PAGES / "index.html").is_file():
            say("the web app is not built, so `spieluhr serve` will have no pages (make setup)")
        shutil.copytree(
            ROOT / "template",
            Path(self.build_lib, "spieluhr", "template"),
            ignore=shutil.ignore_patterns("__pycache__", ".*", "ruff.toml"),
            dirs_exist_ok=True,
        )


# The page of the project at a package index is the README; its links have to lead somewhere there.
LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^]]*)\]\((?!https?:|#)(?P<place>[^)]+)\)")
SOURCE = "Source"


def repository() -> str:
    """Where the sources are published, as given now or when the source archive was made."""
    about = ROOT / "PKG-INFO"
    known = about.read_text(encoding="utf-8") if about.is_file() else ""
    found = re.search(rf"^Project-URL: {SOURCE}, (\S+)$", known, re.MULTILINE)
    return os.environ.get("SPIELUHR_REPOSITORY", found[1] if found else "").rstrip("/")


def page(address: str) -> str:
    """The README with links to this version's files; without an address, without those links."""
    front = (ROOT / "src/spieluhr/__init__.py").read_text(encoding="utf-8")
    version = re.search(r'^__version__.*"(.+)"$', front, re.MULTILINE)
    assert version is not None

    def absolute(link: re.Match[str]) -> str:
        text, is_picture = link["text"], bool(link["picture"])
        if not address:
            return "" if is_picture else text
        kind = "raw" if is_picture else "blob"
        return f"{link['picture']}[{text}]({address}/{kind}/v{version[1]}/{link['place']})"

    return LINK.sub(absolute, (ROOT / "README.md").read_text(encoding="utf-8"))


def links(address: str) -> dict[str, str]:
    if not address:
        return {}
    return {SOURCE: address, "Changelog": f"{address}/blob/main/CHANGELOG.md"}


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildQuietly, "build_py": BuildWithTemplate},
        long_description=page(repository()),
        long_description_content_type="text/markdown",
        project_urls=links(repository()),
    )
