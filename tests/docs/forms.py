"""Blocks that are data: are they what they are called?"""

import configparser
import json
import re
import tomllib
from collections.abc import Callable
from typing import Any

import msgspec
from mkdocs.utils.yaml import yaml_load

from spieluhr.core import record
from spieluhr.core.schema import Record
from spieluhr.server.messages.bots import Alive, Over, Turn
from spieluhr.server.messages.table import Down

RECORD = {field.encode_name: field.type for field in msgspec.structs.fields(Record)}
BOT_LINES = ("turn", "over", "alive")


def check_json(text: str) -> None:
    """JSON; and what looks like a record, a part of one or a message must be one."""
    value = json.loads(text)
    if not isinstance(value, dict):
        return
    if "spieluhr" in value:
        record.decode(text)
    elif "is" in value:
        _check_message(value)
    elif value.keys() <= RECORD.keys():
        for key, part in value.items():
            msgspec.convert(part, RECORD[key])


def _check_message(value: dict[str, Any]) -> None:
    kinds: Any = Turn | Over | Alive if value["is"] in BOT_LINES else Down
    msgspec.convert(value, kinds)


def check_lines(text: str) -> None:
    for line in text.splitlines():
        check_json(line)


def check_nginx(text: str) -> None:
    """Directives end with a semicolon or open a block, and every block is closed."""
    bare = re.sub(r"'[^']*'|\"[^\"]*\"|#.*", "quoted", text)
    depth = 0
    for words, sign in re.findall(r"([^;{}]*)([;{}]|$)", bare):
        depth += {"{": 1, "}": -1}.get(sign, 0)
        starts = bool(words.strip())
        if starts is not (sign in (";", "{")) and (starts or sign != "}") and (starts or sign):
            raise ValueError(f"nginx: {words.strip() or sign!r}")
        if depth < 0:
            raise ValueError("nginx: one } too many")
    if depth:
        raise ValueError("nginx: a block is not closed")


def _check_ini(text: str) -> None:
    configparser.ConfigParser(strict=True, interpolation=None).read_string(text)


FORMS: dict[str, Callable[[str], object]] = {
    "json": check_json,
    "jsonl": check_lines,
    "ndjson": check_lines,
    "yaml": yaml_load,
    "toml": tomllib.loads,
    "ini": _check_ini,
    "nginx": check_nginx,
}
