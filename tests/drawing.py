"""The table as the terminal draws it, for tests of every game."""

import importlib
import io

from rich.console import Console

from spieluhr.core.match import Match
from spieluhr.core.words import Reader

NAMES = ["Anna", "Benedikta von und zu Hohenfels", "Cem", "桃子"]


def drawing(
    match: Match,
    seat: int | None,
    lang: str = "en",
    width: int = 80,
    colour: bool = False,
    legal: list[str] | None = None,
) -> str:
    """As that seat sees it, by default with the moves that it can make now."""
    terminal = importlib.import_module(f"spieluhr.games.{match.game.id}.terminal")
    screen = Console(
        file=io.StringIO(),
        width=width,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        legacy_windows=False,
    )
    reader = Reader(lang, NAMES[: match.seats], seat)
    with screen.capture() as shown:
        offered = texts(match) if legal is None else legal
        screen.print(terminal.draw(match.view(seat), reader, offered))
    return shown.get()


def texts(match: Match) -> list[str]:
    """What a person can do; chance is nobody."""
    return [match.text(move) for move in match.legal()] if match.actor >= 0 else []


def readers(match: Match) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(match.seats), None]


def line_with(shown: str, sign: str) -> str:
    return next(line for line in shown.splitlines() if sign in line)
