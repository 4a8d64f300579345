"""A game's options as parameters of OpenSpiel: `spieluhr_steam_time(players=3)`.

A list is written with `/` between its words: commas would break a game string, and OpenSpiel takes
`1981+1994` for a number that it cannot read.
"""

from typing import Any, Final

import msgspec

from spieluhr.core.game import Game

PLAYERS: Final = "players"  # every game has it; 0: as many as the other options are for
BETWEEN: Final = "/"

Parameter = bool | int | str


def specification(game: Game) -> dict[str, Parameter]:
    """Every parameter with its default, by which OpenSpiel knows its type."""
    shape = msgspec.inspect.type_info(game.options)
    assert isinstance(shape, msgspec.inspect.StructType)
    found: dict[str, Parameter] = {PLAYERS: 0}
    for field in shape.fields:
        found[field.name] = written(None if field.required else field.default)
    return found | {PLAYERS: 0}


def written(value: object) -> Parameter:
    """An option as a parameter; nothing is an empty text."""
    if isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return BETWEEN.join(str(word) for word in value)
    return ""


def read(game: Game, parameters: dict[str, Any]) -> tuple[dict[str, object], int | None]:
    """The options that the parameters name, and how many play, if they say so."""
    kinds = {field.name: field.type for field in msgspec.inspect.type_info(game.options).fields}  # type: ignore[attr-defined]
    options: dict[str, object] = {}
    for name, value in parameters.items():
        if name == PLAYERS or value == "":
            continue
        is_list = isinstance(_plain(kinds[name]), msgspec.inspect.ListType)
        options[name] = str(value).split(BETWEEN) if is_list else value
    return options, int(parameters.get(PLAYERS, 0)) or None


def _plain(kind: msgspec.inspect.Type) -> msgspec.inspect.Type:
    return kind.type if isinstance(kind, msgspec.inspect.Metadata) else kind


def named(game: Game, options: dict[str, object]) -> dict[str, Parameter]:
    """The options as parameters, without those that have their default."""
    usual = specification(game)
    all_of_them = {name: written(value) for name, value in options.items()}
    return {name: value for name, value in all_of_them.items() if value != usual[name]}
