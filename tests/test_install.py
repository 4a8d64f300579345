"""What is installed, and what is not: extras, other systems, and a wheel that plays."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import spieluhr
from tests.workshop import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
BASE = {"librt", "msgspec", "mypy_extensions", "openskill", "platformdirs", "rich"}
# What rich brings along.
BROUGHT = {"pygments", "markdown_it", "mdurl"}
SECONDS = 300

# A machine on which only these packages were installed.
ONLY = """
import sys
from importlib.machinery import PathFinder
from pathlib import Path

INSTALLED = {{"site-packages", "dist-packages"}}  # of whatever environment
ALLOWED = set({allowed!r})

class Finder(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        found = PathFinder.find_spec(name, path, target)
        top = name.partition(".")[0]
        # What a compiled package of them shares is a module with a number for a name.
        known = top in ALLOWED or top.endswith("__mypyc")
        if found and path is None and not known and found.origin:
            if INSTALLED & set(Path(found.origin).parts):
                return None
        return found

sys.meta_path[:] = [one for one in sys.meta_path if one is not PathFinder] + [Finder]
"""

# A machine that is not POSIX: what Windows does not have.
FOREIGN = """
import os, signal, socket, sys
for name in ("fcntl", "grp", "pwd", "resource", "termios", "tty", "uvloop"):
    sys.modules[name] = None
for name in ("fchmod", "fork", "getuid", "killpg", "sysconf", "setsid", "getloadavg"):
    delattr(os, name)
for name in ("SIGKILL", "SIGHUP", "SIGUSR1", "SIGALRM"):
    delattr(signal, name)
"""

EVERYTHING = """
import importlib, pkgutil, spieluhr
def failed(name):
    raise
count = 0
for found in pkgutil.walk_packages(spieluhr.__path__, "spieluhr.", onerror=failed):
    if not found.name.endswith("__main__") and ".migrations" not in found.name:
        importlib.import_module(found.name)
        count += 1
print(count)
"""


def python(code: str, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        env={**os.environ, **settings}, capture_output=True, text=True, encoding="utf-8",
        timeout=SECONDS, check=False,
    )  # fmt: skip


def test_importing_the_library_brings_no_server_and_no_numpy() -> None:
    code = "import sys, spieluhr, spieluhr.games, spieluhr.bots; print(*sys.modules)"
    loaded = {name.partition(".")[0] for name in python(code).stdout.split()}
    assert "spieluhr" in loaded
    assert not loaded & {"numpy", "starlette", "uvicorn", "sqlalchemy", "websockets", "asyncio"}


def test_the_base_is_small() -> None:
    names = {re.split(r"[^\w-]", one)[0] for one in PROJECT["project"]["dependencies"]}
    assert names == BASE


def test_all_is_every_extra_that_a_command_may_ask_for() -> None:
    (named,) = EXTRAS["all"]
    assert set(re.findall(r"\w+", named.partition("[")[2])) == {"mcp", "ray", "research", "server"}
    locked = re.search(r"^EXTRAS := (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert locked and set(locked[1].split()) == EXTRAS.keys() - {"all"}


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve"], "server"),
        (["db", "check"], "server"),
        (["load", "--seconds", "1"], "server"),
        (["dataset", "antinomy", "--out", "nowhere"], "research"),
        (["mcp"], "mcp"),
        (["arena", "antinomy", "--bots", "random,random", "--ray"], "ray"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_without_an_extra_one_line_says_what_to_install(
    words: list[str], extra: str, tmp_path: Path
) -> None:
    code = ONLY.format(allowed=BASE | BROUGHT) + "from spieluhr.cli.main import main; main()"
    done = python(code, *words, SPIELUHR_DATA=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    hint = rf'spieluhr: [\w ]+ is not installed: pip install "spieluhr\[{extra}\]"\n'
    assert re.fullmatch(hint, done.stderr), done.stderr


def test_with_the_base_alone_a_game_is_played(tmp_path: Path) -> None:
    code = ONLY.format(allowed=BASE | BROUGHT) + "from spieluhr.cli.main import main; main()"
    words = ["trace", "antinomy", "--policy", "greedy", "--games", "1"]
    done = python(code, *words, SPIELUHR_DATA=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "outcome" in json.loads(done.stdout.splitlines()[-1])


def test_everything_can_be_imported_on_a_system_that_is_not_posix() -> None:
    done = python(FOREIGN + EVERYTHING)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 300


def test_a_mistake_of_ours_is_not_told_as_a_missing_package() -> None:
    code = "import sys; sys.modules['spieluhr.server.run'] = None\n"
    done = python(code + "from spieluhr.cli.main import main; main()", "serve")
    assert "Traceback" in done.stderr and "pip install" not in done.stderr


def test_the_version_is_written_once() -> None:
    assert "version" in PROJECT["project"]["dynamic"]
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"]["attr"] == "spieluhr.__version__"
    package = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    assert "version" not in package
    said = python("from spieluhr.cli.main import main; main()", "version").stdout
    assert said.startswith(f"spieluhr {spieluhr.__version__}, ")


def test_a_door_is_compiled_without_python_h_only_if_all_that_it_calls_is_declared() -> None:
    code = (
        "import sys, setup, mypyc; from pathlib import Path; sys.platform = 'linux'\n"
        "door = Path(mypyc.__file__).with_name('lib-rt').joinpath('module_shim.tmpl').read_text()\n"
        "more = door.replace('PyErr_Clear()', 'PyErr_Print()')\n"
        "print(*(setup.PYTHON in setup.lighten(one) for one in (door, more)))"
    )
    assert python(code, PYTHONPATH=str(ROOT)).stdout == "False True\n"


# The pure wheel, built as the release builds it: a few seconds, as nothing is compiled.


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpacked, as pip would install it."""
    folder = tmp_path_factory.mktemp("wheel")
    sources = folder / "sources"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    for name in ("src", "template"):
        shutil.copytree(ROOT / name, sources / name, ignore=ignored)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, sources / name)
    words = ("wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder)
    settings = {"SPIELUHR_PURE": "1", "SPIELUHR_REPOSITORY": "https://code.example/us/spieluhr"}
    subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", *words, sources],
        env={**os.environ, **settings}, check=True, capture_output=True, timeout=SECONDS,
    )  # fmt: skip
    (made,) = folder.glob("*.whl")
    assert made.name == f"spieluhr-{spieluhr.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(made) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


def installed(wheel: Path, folder: Path, *words: str, typed: str = "", **settings: str) -> str:
    """What the command of the wheel says, in that folder."""
    environment = {**os.environ, "PYTHONPATH": str(wheel), "SPIELUHR_INTERPRETED": "", **settings}
    done = subprocess.run(
        [sys.executable, "-P", "-m", "spieluhr", *words], cwd=folder, env=environment,
        input=typed, capture_output=True, text=True, encoding="utf-8", timeout=SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_wheel_holds_pages_rules_and_template_and_nothing_that_is_not_played(wheel: Path) -> None:
    files = {path.relative_to(wheel).as_posix() for path in wheel.rglob("*") if path.is_file()}
    assert "spieluhr/server/static/index.html" in files
    assert any(re.match(r"spieluhr/server/static/assets/.*\.js$", file) for file in files)
    assert "spieluhr/games/antinomy/rules.de.md" in files
    assert "spieluhr/server/store/migrations/versions/0001_first.py" in files
    assert "spieluhr/template/src/spieluhr/games/demo/game.py" in files
    assert not [file for file in files if re.search(r"\.so$|/\.|__pycache__|^tests/", file)]


def test_the_page_of_the_project_has_links_that_lead_somewhere(wheel: Path) -> None:
    (about,) = wheel.glob("*.dist-info/METADATA")
    text = about.read_text(encoding="utf-8")
    tag = f"https://code.example/us/spieluhr/{{}}/v{spieluhr.__version__}/docs/"
    assert f"]({tag.format('raw')}pictures/antinomy-desktop-dark.png)" in text
    assert f"]({tag.format('blob')}install.md)" in text
    assert re.findall(r"\]\((?!https://|#)[^)]*\)", text) == []


def test_the_pure_wheel_says_that_it_is_slower(wheel: Path, tmp_path: Path) -> None:
    told = installed(wheel, tmp_path, "version")
    assert told.startswith(f"spieluhr {spieluhr.__version__}, interpreted (slower), ")
    assert "pip install --force-reinstall --no-binary spieluhr spieluhr" in told


def test_a_new_game_begins_as_a_project_of_its_own(wheel: Path, tmp_path: Path) -> None:
    installed(wheel, tmp_path, "new-game", "mine_field")
    project = tmp_path / "mine_field"
    sources = {"SPIELUHR_GAMES": str(project / "src/spieluhr_mine_field")}
    typed = "1\n" * 30
    words = ("play", "mine_field", "--opponent", "random", "--seed", "3")
    assert "All cards are played." in installed(wheel, tmp_path, *words, typed=typed, **sources)
    tests = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", str(project)]
    environment = {**os.environ, "PYTHONPATH": str(wheel), **sources}
    done = subprocess.run(tests, cwd=project, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_games_are_found_by_their_entry_points(wheel: Path, tmp_path: Path) -> None:
    installed(wheel, tmp_path, "new-game", "mine_field")
    shutil.copytree(tmp_path / "mine_field/src", tmp_path / "site")
    about = tmp_path / "site/spieluhr_mine_field-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: a\nVersion: 1\n")
    entries = "[spieluhr.games]\nmine_field = spieluhr_mine_field\ngone = spieluhr_gone\n"
    (about / "entry_points.txt").write_text(entries)
    paths = os.pathsep.join([str(wheel), str(tmp_path / "site")])
    assert "mine_field: Mine Field" in installed(wheel, tmp_path, "version", PYTHONPATH=paths)
    (tmp_path / "site/spieluhr_mine_field/mine_field/game.py").write_text("GAME = nothing\n")
    with pytest.raises(AssertionError, match="The game mine_field cannot be loaded: NameError"):
        installed(wheel, tmp_path, "version", PYTHONPATH=paths)
