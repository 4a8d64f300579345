"""The command line: one word for each thing to do."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from spieluhr.cli import (
    admin,
    arena,
    bench,
    calibrate,
    daily,
    data,
    dataset,
    db,
    files,
    ladder,
    load,
    mcp,
    new_game,
    perft,
    play,
    position,
    puzzles,
    ratings,
    replay,
    review,
    serve,
    soak,
    spaces,
    static,
    study,
    trace,
    train,
    verify,
    version,
    view_types,
)
from spieluhr.core.errors import Malformed, SpieluhrError

COMMANDS = (
    play, daily, train, serve, admin, db, load, replay, review, verify, trace, position, perft,
    bench, soak, arena, ladder, ratings, calibrate, puzzles, study, data, dataset, spaces, static,
    mcp, new_game, view_types, version,
)  # fmt: skip


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        fail(f"{message}. See {self.prog} --help.")


def fail(sentence: str) -> NoReturn:
    """Exit code 2, which says that the user has to change something."""
    sys.stderr.write(f"spieluhr: {files.shown(sentence)}\n")
    sys.exit(2)


def parser() -> argparse.ArgumentParser:
    """With all commands. What a command needs besides is imported when it runs."""
    top = Parser(
        prog="spieluhr",
        description="Tabletop games by their exact rules: play, replay and study them.",
        epilog="“spieluhr play” starts a game; “spieluhr COMMAND --help” says more.",
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return top


def not_installed(error: ModuleNotFoundError, extra: str | None) -> SpieluhrError:
    """What to install for a command that says which extra it needs; any other miss is a mistake."""
    package = (error.name or "").partition(".")[0]
    if extra is None or package in ("", "spieluhr"):
        raise error
    return Malformed("not-installed", package=package, extra=extra)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. A user's mistake is one sentence and exit code 2."""
    chosen = argparse.Namespace()
    try:
        parser().parse_args(arguments, chosen)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except ModuleNotFoundError as error:
        fail(str(not_installed(error, getattr(chosen, "extra", None))))
    except SpieluhrError as error:
        fail(str(error))
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
