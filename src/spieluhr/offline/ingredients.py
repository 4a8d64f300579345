"""What the Python of a page consists of, and what of it is left at home."""

import fnmatch
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from spieluhr.core.errors import Malformed

PYODIDE: Final = "314.0.7"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
# Needed by the server's routes and tables; the same files that run here.
PACKAGES: Final = (
    "anyio", "idna", "mypy_extensions", "openskill", "platformdirs", "sqlalchemy", "starlette",
    "typing_extensions",
)  # fmt: skip
# Needed only where the database of an older page has to be brought up to date.
UPGRADE: Final = ("alembic", "mako", "markupsafe")
# Compiled for the browser: these come from PyPI (wheels.txt).
COMPILED: Final = ("librt", "msgspec")
SUFFIXES: Final = (".py", ".json", ".txt", ".sqlite", ".mako")

NOT_OURS: Final = (
    "spieluhr/arena/calibration/*", "spieluhr/cli/*", "spieluhr/research/*",
    "spieluhr/template/*", "spieluhr/server/static/*", "spieluhr/server/run.py",
    "spieluhr/server/protection/network.py", "spieluhr/server/workers.py",
    "spieluhr/server/http/notice_*", "spieluhr/server/http/passkey_*",
    "spieluhr/server/live/listener.py", "spieluhr/server/notices/*",
    "spieluhr/server/store/access.py", "spieluhr/server/store/transfer.py",
    "spieluhr/server/store/backup.py", "spieluhr/server/store/lock.py",
    "spieluhr/offline/compiled_wheel.py", "spieluhr/offline/folder.py",
    "spieluhr/offline/ingredients.py",
)  # fmt: skip
NOT_NEEDED: Final = (
    "alembic/testing/*", "alembic/templates/*", "anyio/_backends/_trio.py",
    "anyio/pytest_plugin.py", "mako/ext/*", "mako/testing/*", "sqlalchemy/dialects/mssql/*",
    "sqlalchemy/dialects/mysql/*", "sqlalchemy/dialects/oracle/*", "sqlalchemy/ext/*",
    "sqlalchemy/orm/*", "sqlalchemy/testing/*", "starlette/testclient.py", "*/tests/*",
)  # fmt: skip
# Of Python's own library: what asks a network, a terminal, a debugger or other processes.
NOT_OF_PYTHON: Final = (
    "idlelib/*", "lib2to3/*", "ensurepip/*", "venv/*", "tkinter/*", "turtle*", "test/*",
    "unittest/*", "pydoc*", "pdb.py", "bdb.py", "doctest.py", "imaplib.py", "mailbox.py",
    "ftplib.py", "poplib.py", "smtplib.py", "telnetlib.py", "nntplib.py", "xmlrpc/*",
    "wsgiref/*", "curses/*", "dbm/*", "multiprocessing/*", "concurrent/futures/process.py",
    "distutils/*", "xml/*", "plistlib.py", "pickletools.py", "profile.py", "cProfile.py",
    "profiling/*", "trace.py", "tarfile.py", "pyclbr.py", "optparse.py", "antigravity.py",
    "this.py", "_pyrepl/*", "cmd.py", "rlcompleter.py", "webbrowser.py", "_aix_support.py",
    "_osx_support.py", "_android_support.py", "_apple_support.py", "_ios_support.py",
    "nturl2path.py", "pty.py", "tty.py", "netrc.py", "getpass.py", "fileinput.py", "filecmp.py",
    "tabnanny.py", "symtable.py", "sched.py", "chunk.py", "aifc.py", "wave.py", "colorsys.py",
    "_pydecimal.py", "_pydatetime.py", "_pyio.py", "difflib.py", "zoneinfo/*",
    "sqlite3/__main__.py", "encodings/big5*", "encodings/charmap.py", "encodings/cp[!4]*",
    "encodings/cp42*", "encodings/euc*", "encodings/gb*", "encodings/hp*", "encodings/hz*",
    "encodings/iso*", "encodings/johab*", "encodings/koi*", "encodings/kz*", "encodings/mac*",
    "encodings/pal*", "encodings/ptcp*", "encodings/shift*", "encodings/tis*",
    "asyncio/__main__.py", "asyncio/tools.py", "asyncio/windows_*", "ctypes/*", "tomllib/*",
)  # fmt: skip


def of_package(name: str) -> Iterator[tuple[str, Path]]:
    """Its files as they are installed here, by where they go; nothing compiled."""
    try:
        found = distribution(name).files or []
    except PackageNotFoundError:
        problem = "it is not installed: pip install 'spieluhr[server]'"
        raise Malformed("file", file=name, problem=problem) from None
    for file in found:
        place = file.as_posix()
        if file.suffix in SUFFIXES and ".dist-info/" not in place and is_wanted(place, NOT_NEEDED):
            yield place, Path(str(file.locate()))


def own(sources: Path) -> Iterator[tuple[str, Path]]:
    """Spieluhr's own files."""
    for path in sorted(sources.rglob("*")):
        place = f"spieluhr/{path.relative_to(sources).as_posix()}"
        is_code = path.suffix in SUFFIXES and "__pycache__" not in place
        if path.is_file() and is_code and is_wanted(place, NOT_OURS):
            yield place, path


def is_wanted(place: str, unwanted: tuple[str, ...]) -> bool:
    """Does none of the patterns name it?"""
    return not any(fnmatch.fnmatchcase(place, pattern) for pattern in unwanted)
