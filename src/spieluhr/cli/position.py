"""spieluhr position: read a position, show the table and what can be done."""

import argparse
from typing import Any

from spieluhr import games
from spieluhr.cli import files, screen
from spieluhr.cli.words import default_language, say
from spieluhr.core.errors import Malformed
from spieluhr.core.rules import CHANCE, OVER
from spieluhr.core.words import LANGUAGES, Reader


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "position",
        help="show a position and its legal moves",
        description="Read a position as JSON, draw the table and list the legal moves.",
    )
    parser.add_argument("game", metavar="GAME", help="whose position it is")
    parser.add_argument("file", help="the position as JSON; - reads standard input")
    parser.add_argument("--seat", type=int, metavar="N", help="seen from this seat")
    parser.add_argument("--lang", choices=LANGUAGES, help="English or German")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    lang = arguments.lang or default_language()
    game = games.load(arguments.game)
    written = files.read_json(arguments.file)
    s = game.codec.read_position(written)
    seats = game.seat_counts(game.read_options(game.codec.position_options(written)))
    names = [say(lang, "player", n=seat + 1) for seat in range(max(seats))]
    actor = game.rules.actor(s)
    seat = arguments.seat if arguments.seat is not None else max(0, actor)
    if not 0 <= seat < len(names):
        raise Malformed("seat", seat=seat, last=len(names) - 1)
    moves = [game.codec.text(move) for move in game.rules.legal(s)]
    view, table, console = game.rules.view(s, seat), Reader(lang, names, seat), screen.console()
    console.print(screen.board(game, view, table, moves))
    if actor == OVER:
        console.print(say(lang, "over"))
    else:
        console.print(say(lang, "results" if actor == CHANCE else "moves"), style="bold")
        console.print(screen.numbered(moves))
    return 0
