"""The games that can be played here."""

from functools import cache
from typing import Any

import msgspec

from spieluhr import games
from spieluhr.bots.levels import LEVELS
from spieluhr.core.component_data import digest
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.words import Both
from spieluhr.lessons import has_lesson
from spieluhr.puzzles.books import has_puzzles
from spieluhr.server.messages.games import GameLine, InBothLanguages, Mode


@cache
def all_games(bots: tuple[str, ...] = ()) -> list[GameLine]:
    """With the bots that may sit at tables besides the levels."""
    return [_line(games.load(game_id), bots) for game_id in games.game_ids()]


def _line(game: Game, bots: tuple[str, ...]) -> GameLine:
    modes = [_mode(game, title, dict(options)) for title, options in game.modes]
    return GameLine(
        id=game.id,
        title=_both(game.words.title),
        rules=game.version,
        data=game.data,
        has_own_data=_has_own_data(game),
        origin=None if game.about is None else _both(game.about.origin),
        allows_draw=game.allows_draw,
        has_lesson=has_lesson(game.id),
        has_puzzles=has_puzzles(game.id),
        players=sorted({count for mode in modes for count in mode.players}),
        levels=[*LEVELS, *bots],
        modes=modes,
        options=_schema(game),
    )


def _has_own_data(game: Game) -> bool:
    sets = games.data_sets(game.id)
    return sets is not None and game.data != digest(sets.read(sets.builtin))


def _mode(game: Game, title: Both, options: dict[str, object]) -> Mode:
    complete = game.read_options(game.complete(dict(options), Dice(0)))
    return Mode(_both(title), options, game.seat_counts(complete))


def _schema(game: Game) -> dict[str, Any]:
    """Without a reference to itself, as it is embedded in another document."""
    whole = msgspec.json.schema(game.options)
    schema: dict[str, Any] = dict(whole["$defs"][game.options.__name__])
    schema.pop("required", None)  # what is left out, the server completes
    return schema


def _both(both: Both) -> InBothLanguages:
    return InBothLanguages(*both)
