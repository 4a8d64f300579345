"""Reading what a user names, with a sentence for everything that can be wrong with it."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from spieluhr.core.errors import Malformed
from spieluhr.core.game import problem

LARGEST = 64 * 1024 * 1024


def shown(text: str) -> str:
    """As it may be printed: signs that a terminal obeys, or that turn a line round, stand in files
    of strangers too."""
    return "".join(sign if sign.isprintable() or sign in "\n\t" else "�" for sign in text)


def read_text(name: str) -> str:
    """The file's text; `-` is standard input."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LARGEST + 1)
    except OSError as error:
        raise Malformed("file", file=name, problem=_reason(error)) from None
    if len(data) > LARGEST:
        raise Malformed("file", file=name, problem="it is larger than 64 MiB")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Malformed("file", file=name, problem="it is not UTF-8 text") from None


def write_text(name: str, text: str) -> None:
    """All or nothing: an interrupted write leaves the old file."""
    path = Path(name)
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise Malformed("file", file=name, problem=_reason(error)) from None


def read_json(name: str) -> Any:
    """Any JSON value; a file that is missing, no text or no JSON is refused in a sentence."""
    try:
        return msgspec.json.decode(read_text(name))
    except msgspec.DecodeError as error:
        raise Malformed("file", file=name, problem=problem(error)) from None
    except RecursionError:
        raise Malformed("file", file=name, problem="it is nested too deeply") from None


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
