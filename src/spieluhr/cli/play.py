"""spieluhr play: a game in the terminal."""

import argparse
import secrets
from typing import Any

from rich.console import Console

from spieluhr import games
from spieluhr.bots import NAMES, first_name, make_bot
from spieluhr.cli import files, options, screen
from spieluhr.cli.session import Session
from spieluhr.cli.words import default_language, say
from spieluhr.core import record
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.schema import Seat
from spieluhr.core.words import LANGUAGES, pick


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a game in the terminal, alone, against a bot or with a friend.",
    )
    _add_common(parser)
    parser.set_defaults(
        run=run, game=None, load=None, lang=None, opponent="club", seed=None, seat=0, hints=False
    )
    for game in options.add_games(parser, required=False):
        _add_common(game)


def opponent(text: str) -> str:
    """For argparse: `human` for the same keyboard, else a bot that exists."""
    return text if text == "human" else options.bot_name(text)


def _add_common(parser: argparse.ArgumentParser) -> None:
    quiet = argparse.SUPPRESS  # a default here would undo what stands before the game's name
    parser.add_argument("--load", metavar="FILE", default=quiet, help="continue a saved game")
    parser.add_argument("--lang", choices=LANGUAGES, default=quiet, help="English or German")
    parser.add_argument(
        "--opponent",
        type=opponent,
        metavar="BOT",
        default=quiet,
        help=f"who plays the other seats: human, {', '.join(NAMES)}, or module:Class for a bot of "
        "your own (default club)",
    )
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        default=quiet,
        help="where you sit (default 0, the first to play)",
    )
    parser.add_argument("--seed", type=int, default=quiet, help="the same cards every time")
    parser.add_argument(
        "--hints",
        action="store_true",
        default=quiet,
        help="allow hints when several people play; the record will show it",
    )


def run(arguments: argparse.Namespace) -> int:
    lang = arguments.lang or default_language()
    if arguments.load is not None:
        session = load(arguments, lang)
    elif arguments.game is not None:
        session = begin(*options.chosen(arguments, _dice(arguments)), arguments, lang)
    else:
        picked = choose_mode(lang, _dice(arguments))
        if picked is None:
            return 0
        session = begin(*picked, arguments, lang)
    session.run()
    return 0


def _dice(arguments: argparse.Namespace) -> Dice:
    return Dice(secrets.randbits(60) if arguments.seed is None else arguments.seed)


def begin(game: Game, chosen: Any, seats: int, arguments: argparse.Namespace, lang: str) -> Session:
    """A new game; refuses a seat that the game does not have."""
    if not 0 <= arguments.seat < seats:
        raise Malformed("seat", seat=arguments.seat, last=seats - 1)
    sitting = _sitters(seats, arguments, lang)
    return _session(Match(game, chosen, seats), sitting, arguments, lang, arguments.hints)


def _sitters(seats: int, arguments: argparse.Namespace, lang: str) -> list[Seat]:
    if arguments.opponent == "human" and seats > 1:
        return [Seat(say(lang, "player", n=seat + 1)) for seat in range(seats)]
    sitters: list[Seat] = []
    for seat in range(seats):
        if seat == arguments.seat:
            sitters.append(Seat(say(lang, "you")))
        else:
            sitters.append(Seat(first_name(one.name for one in sitters), arguments.opponent))
    return sitters


def load(arguments: argparse.Namespace, lang: str) -> Session:
    """Goes on with a saved game; refuses one with bots that are not known."""
    saved = record.decode(files.read_text(arguments.load))
    if arguments.game not in (None, saved.game):
        raise Malformed("record", problem=f"it is a game of {saved.game}")
    for seat in saved.seats:
        # A bot of somebody's own is imported only if the user names it, never because a file does.
        if seat.player not in ("human", arguments.opponent, *NAMES):
            raise Malformed("record", problem=f"there is no bot “{seat.player}”")
    match = record.replay(saved, games.load(saved.game))
    session = _session(match, saved.seats, arguments, lang, saved.hints)
    session.say("loaded", n=len(match.log))
    return session


def _session(
    match: Match, sitting: list[Seat], arguments: argparse.Namespace, lang: str, hints: bool
) -> Session:
    bots = {n: make_bot(seat.player) for n, seat in enumerate(sitting) if seat.player != "human"}
    return Session(match, sitting, bots, _dice(arguments), lang, hints)


def choose_mode(lang: str, dice: Dice) -> tuple[Game, Any, int] | None:
    """A menu of all games and their modes, for those who typed nothing."""
    console = screen.console()
    console.print(say(lang, "which"), style="bold")
    modes = [(game, mode) for game in map(games.load, games.game_ids()) for mode in game.modes]
    for n, (game, (name, _)) in enumerate(modes, 1):
        title = pick(game.words.title, lang)
        console.print(f"{n:>3} {title}: {pick(name, lang)}", markup=False)
    picked = ask_number(console, lang, len(modes))
    if picked is None:
        return None
    game, (_, given) = modes[picked - 1]
    chosen = game.read_options(game.complete(given, dice))
    return game, chosen, game.seat_counts(chosen)[0]


def ask_number(console: Console, lang: str, highest: int) -> int | None:
    """A number from 1 on; None when there is no more input."""
    while True:
        try:
            line = console.input(say(lang, "number")).strip()
        except EOFError:
            return None
        if line.isascii() and line.isdigit() and 1 <= int(line[:9]) <= highest:
            return int(line)
        console.print(say(lang, "no-number", n=highest))
