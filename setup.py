"""Compiles the rules and the searchers with mypyc when there is a C compiler."""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

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
ONLY_ASKING = {"egg_info", "dist_info"}

# Looking for warnings in C that nobody wrote takes longer than compiling it. `-w` alone would not
# spare it: that only keeps quiet what Python's own flags let the compiler find.
LOOKS_FOR_WARNINGS = {"-Wall", "-Wextra"}
QUIETLY = [] if sys.platform == "win32" else ["-w"]
# All of it is one C file. Nobody replaces its functions from outside, so they may be inlined: 4 to
# 10 % fewer instructions in random games.
INLINED = ["-fno-semantic-interposition"] if sys.platform == "linux" else []

# msgspec reads annotations, which compiled classes do not keep.
NOT_COMPILED = (
    *("__init__.py", "board.py", "data.py", "options.py", "schema.py"),
    *("notation.py", "terminal.py", "words.py"),  # rooms of a small game that are one module
)


def sources() -> list[str]:
    root = Path(__file__).parent
    found = {path for pattern in COMPILED for path in root.glob(pattern)}
    return sorted(str(path.relative_to(root)) for path in found if path.name not in NOT_COMPILED)


def compiler() -> str | None:
    """The C compiler that Python would call, if it is there."""
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
    found = mypycify(sources(), group_name="spieluhr", opt_level="3", debug_level="0")
    for extension in found:
        extension.extra_compile_args += QUIETLY + INLINED
    return found


class BuildQuietly(build_ext):
    def build_extensions(self) -> None:
        say("the C compiler is at work ...")
        command = getattr(self.compiler, "compiler_so", [])
        command[:] = [flag for flag in command if flag not in LOOKS_FOR_WARNINGS]
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildQuietly})
