"""Commands of the documentation, run in a shell or read without running them."""

import importlib.util
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from spieluhr.cli.main import parser
from spieluhr.games import game_ids
from tests.docs.blocks import ROOT, Block

# Programs of others. What they are told is not ours to check; that it is a command at all is.
FOREIGN = {"cd", "cp", "createdb", "createuser", "curl", "docker", "echo", "export", "git", "npm",
           "openssl", "pg_dump", "pg_restore", "pre-commit", "printf", "pytest", "ray", "systemctl",
           "uvx"}  # fmt: skip
TO_COME = "mine_field"  # the game that the pages about a new game make
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
    "optional-dependencies"
]
PATIENCE = 300  # seconds; a slow machine is no error


class Refusal(Exception):
    """A command that cannot be what was meant."""


# Running.


def script_of(block: Block) -> list[tuple[str, str | None]]:
    """What is to be typed, and what must come of it if the page tells."""
    if block.language != "console":
        return [(block.text, block.prints)]
    typed: list[tuple[str, str | None]] = []
    for line in block.text.splitlines(keepends=True):
        if line.startswith("$ "):
            typed.append((line[2:], None))
        elif typed:
            typed[-1] = (typed[-1][0], (typed[-1][1] or "") + line)
        else:
            raise Refusal(f"{block}: the first line of a console is a command: $ ...")
    return typed


def run(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """In a shell that ends at the first failure, with nobody at the keyboard."""
    for name in (".venv", "examples", "bench", "src", "tests"):
        if not (folder / name).exists():
            target = Path(sys.prefix) if name == ".venv" else ROOT / name
            (folder / name).symlink_to(target, target_is_directory=True)
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "SPIELUHR_DATA": str(folder / "data"),
        "LANG": "C.UTF-8", "LC_ALL": "", "COLUMNS": "100", "NO_COLOR": "1",
    }  # fmt: skip
    return subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        timeout=PATIENCE, check=False,
    )  # fmt: skip


# Reading.


def commands(script: str) -> Iterator[list[str]]:
    """Its single commands, without assignments before them and files after them."""
    for line in script.replace("\\\n", " ").splitlines():
        signs = shlex.shlex(line, posix=True, punctuation_chars=True)
        signs.whitespace_split = True
        words: list[str] = []
        is_file = False
        for sign in signs:
            if set(sign) <= set("();|&"):
                yield from [words] if words else []
                words = []
            elif set(sign) <= set("<>"):
                is_file = True
            elif is_file:
                is_file = False
            elif words or not re.match(r"\w+=", sign):
                words.append(sign)
        yield from [words] if words else []


def read(script: str) -> None:
    """Could these commands be run? Refuses what we do not know."""
    for program, *words in commands(script):
        name = Path(program).name
        if name == "spieluhr":
            _parse(words)
        elif name == "make":
            _look_for_targets(words)
        elif name in ("python", "python3"):
            _look_for_program(words)
        elif name == "pip":
            _look_for_extras(words)
        elif name not in FOREIGN:
            raise Refusal(f"{name} is neither ours nor known")


def _parse(words: list[str]) -> None:
    known = [game_ids()[0] if word == TO_COME else word for word in words]
    try:
        parser().parse_args(known)
    except SystemExit as ended:
        if ended.code != 0:
            raise Refusal(f"spieluhr {shlex.join(words)}") from None


def _look_for_targets(words: list[str]) -> None:
    for target in words:
        if "=" not in target and not re.search(rf"^{target}:", MAKEFILE, re.MULTILINE):
            raise Refusal(f"make {target}")


def _look_for_program(words: list[str]) -> None:
    if words[0] == "-m":
        there = importlib.util.find_spec(words[1]) is not None
    else:
        there = words[0] == "-c" or (ROOT / words[0]).is_file()
    if not there:
        raise Refusal(f"python {shlex.join(words)}")


def _look_for_extras(words: list[str]) -> None:
    for names in re.findall(r"spieluhr\[([\w,]+)\]", " ".join(words)):
        for name in names.split(","):
            if name not in EXTRAS:
                raise Refusal(f"spieluhr[{name}]")
