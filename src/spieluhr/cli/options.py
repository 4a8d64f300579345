"""A game's options as flags: read off its own option type, so that a new game brings its own."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from spieluhr import games
from spieluhr.bots import find_bot, is_own
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game


def add_games(parser: argparse.ArgumentParser, required: bool = True) -> list[Any]:
    """A sub-command for each game, with the game's own flags; returns their parsers."""
    each = parser.add_subparsers(dest="game", metavar="GAME", required=required, title="games")
    parsers = []
    for game_id in games.game_ids():
        try:
            game = games.load(game_id)
        except Malformed as error:  # its data set went bad: told to those who want this game
            each.add_parser(game_id, help=str(error)).set_defaults(run=_refusal(error))
            continue
        title = " / ".join(dict.fromkeys(game.words.title))
        sub = each.add_parser(game_id, help=title, description=f"{title}: {parser.description}")
        _add_flags(sub, game)
        parsers.append(sub)
    return parsers


def _refusal(error: Malformed) -> Callable[[argparse.Namespace], int]:
    def refuse(arguments: argparse.Namespace) -> int:
        del arguments
        raise error

    return refuse


def _add_flags(parser: argparse.ArgumentParser, game: Game) -> None:
    group = parser.add_argument_group("game options")
    shape = msgspec.inspect.type_info(game.options)
    assert isinstance(shape, msgspec.inspect.StructType)
    for field in shape.fields:
        if field.name == "players":  # every game has this flag
            continue
        flag = "--" + field.encode_name.replace("_", "-")
        hint = msgspec_hint(game.options, field.name)
        text = _description(field.type)
        choices = _choices(hint)
        if choices:
            group.add_argument(flag, dest=f"option_{field.name}", choices=choices, help=text)
        elif hint is bool:
            group.add_argument(
                flag, dest=f"option_{field.name}", action="store_true", default=None, help=text
            )
        else:
            group.add_argument(
                flag, dest=f"option_{field.name}", metavar="A,B", type=comma_words, help=text
            )
    group.add_argument("--players", type=int, metavar="N", help="number of players")


def msgspec_hint(options: type[Any], name: str) -> Any:
    """The plain type of an option, without its description and without None."""
    hint = options.__annotations__[name]
    while get_origin(hint) is not None and hasattr(hint, "__metadata__"):
        hint = hint.__origin__
    kinds = [kind for kind in get_args(hint) if kind is not type(None)]
    return kinds[0] if type(None) in get_args(hint) and len(kinds) == 1 else hint


def _choices(hint: Any) -> list[str]:
    return [str(word) for word in get_args(hint)] if get_origin(hint) is Literal else []


def _description(kind: msgspec.inspect.Type) -> str | None:
    if not isinstance(kind, msgspec.inspect.Metadata):
        return None
    return (kind.extra_json_schema or {}).get("description")


def bot_name(text: str) -> str:
    """The name of a bot that there is; a module of your own is also looked for where you are."""
    here = str(Path.cwd())
    if is_own(text) and here not in sys.path:
        sys.path.append(here)
    find_bot(text)
    return text


def bot_names(text: str) -> list[str]:
    """For argparse: names with commas between them, each of a bot that exists."""
    return [bot_name(word) for word in comma_words(text)]


def comma_words(text: str) -> list[str]:
    """Without spaces around them, and without empty ones."""
    return [word.strip() for word in text.split(",") if word.strip()]


def given(arguments: argparse.Namespace) -> dict[str, object]:
    """The options of the game that the flags name."""
    chosen: dict[str, object] = {
        name.removeprefix("option_"): value
        for name, value in vars(arguments).items()
        if name.startswith("option_") and value is not None
    }
    fields = games.load(arguments.game).options.__struct_fields__
    if "players" in fields and arguments.players is not None:
        chosen["players"] = arguments.players
    return chosen


def chosen(arguments: argparse.Namespace, dice: Dice) -> tuple[Game, Any, int]:
    """The game, its options and the number of players that the flags say; dice for the rest."""
    game = games.load(arguments.game)
    options = game.read_options(game.complete(given(arguments), dice))
    allowed = game.seat_counts(options)
    seats = arguments.players if arguments.players is not None else allowed[0]
    if seats not in allowed:
        known = ", ".join(str(number) for number in allowed)
        raise Malformed("seats", game=game.words.title, seats=seats, allowed=known)
    return game, options, seats


def flags(chosen: Any, seats: int) -> list[str]:
    """The flags that say these options."""
    words = ["--players", str(seats)]
    for name, value in msgspec.to_builtins(chosen).items():
        flag = "--" + name.replace("_", "-")
        if value is True:
            words.append(flag)
        elif isinstance(value, list):
            words += [flag, ",".join(str(item) for item in value)]
        elif value is not None and value is not False:
            words += [flag, str(value)]
    return words
