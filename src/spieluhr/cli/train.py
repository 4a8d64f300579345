"""spieluhr train: puzzles in the terminal."""

import argparse
import json
from typing import Any

from rich.console import Console

from spieluhr import games
from spieluhr.bots.levels import LEVELS
from spieluhr.bots.naming import FIRST_NAMES
from spieluhr.cli import files, screen
from spieluhr.cli.words import default_language, say
from spieluhr.core import component_data
from spieluhr.core.words import LANGUAGES, Reader
from spieluhr.puzzles import books, telling
from spieluhr.puzzles.errors import PuzzleError
from spieluhr.puzzles.schema import Puzzle

SOLVED = "solved.json"
QUIT = ("quit", "ende", "q")
SHOW = ("show", "zeigen", "?")


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "train",
        help="solve puzzles in the terminal",
        description="Positions in which one move is clearly better than all others: find it. What "
        "you have tried is kept on this machine; the first try counts.",
    )
    parser.add_argument("game", choices=games.game_ids(), metavar="GAME")
    parser.add_argument("--lang", choices=LANGUAGES, help="English or German")
    parser.add_argument("--theme", metavar="NAME", help="only this theme")
    parser.add_argument(
        "--level", metavar="NAME", help="only puzzles that this level of bot finds and no lower one"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    lang = arguments.lang or default_language()
    console = screen.console()
    tried = Tried()
    wanted = fitting(books.need_book(arguments.game).puzzles, arguments.theme, arguments.level)
    for one in sorted(wanted, key=lambda one: (one.id in tried.there, one.id)):
        trainer = Trainer(console, lang, arguments.game, one)
        found = trainer.ask()
        if found is None:
            break
        tried.note(arguments.game, one.id, found)
        mine = tried.of(arguments.game)
        console.print(say(lang, "train-count", n=sum(mine), all=len(mine)), style="dim")
        if screen.ask(console, say(lang, "train-next")) is None:
            break
    return 0


def fitting(puzzles: list[Puzzle], theme: str | None, level: str | None) -> list[Puzzle]:
    """Those that were asked for; a sentence with all names if there are none."""
    found = [one for one in puzzles if theme in (None, one.theme) and level in (None, one.level)]
    if not found:
        themes = ", ".join(sorted({one.theme for one in puzzles}))
        levels = ", ".join(name for name in LEVELS if any(one.level == name for one in puzzles))
        raise PuzzleError("no-such-puzzles", themes=themes, levels=levels)
    return found


class Trainer:
    """Asks one puzzle at one keyboard."""

    def __init__(self, console: Console, lang: str, game_id: str, one: Puzzle) -> None:
        self.console = console
        self.lang = lang
        self.one = one
        self.match = books.table(game_id, one)
        others = iter(FIRST_NAMES)
        you = say(lang, "you")
        self.names = [you if seat == one.seat else next(others) for seat in range(self.match.seats)]
        self.moves = [self.match.text(move) for move in self.match.legal()]
        self.first: str | None = None

    def ask(self) -> bool | None:
        """Was the first try right? None: the reader has left."""
        self._show()
        first: bool | None = None
        while True:
            line = screen.ask(self.console, "> ")
            if line is None or line.strip().lower() in QUIT:
                return first
            if line.strip().lower() in SHOW:
                self._tell(None)
                return bool(first)
            move = self._read(line.strip())
            if move is None:
                continue
            is_right = self._tell(move)
            first = is_right if first is None else first
            if is_right:
                return first

    def _show(self) -> None:
        view, reader = self.match.view(self.one.seat), self._reader()
        game = self.match.game
        self.console.print(screen.board(game, view, reader, self.moves))
        self.console.print(f"\n{game.words.prompt(view, reader)}", style="bold", markup=False)
        for n, move in enumerate(self.moves, start=1):
            said = game.words.explain(view, move, reader)
            self.console.print(f"{n:>3}  {said}", markup=False)
        self.console.print(say(self.lang, "train-commands"), style="dim", markup=False)

    def _reader(self) -> Reader:
        return Reader(self.lang, self.names, self.one.seat)

    def _read(self, line: str) -> str | None:
        """A number or a move; what is neither is said so."""
        if line.isascii() and line.isdigit() and 0 < int(line[:6]) <= len(self.moves):
            return self.moves[int(line) - 1]
        if line in self.moves:
            return line
        self.console.print(say(self.lang, "no-number", n=len(self.moves)), markup=False)
        return None

    def _tell(self, move: str | None) -> bool:
        teller = telling.Teller(self.match, self.names, self.lang)
        told = telling.of_book(teller, self.one, move, self.first)
        if self.first is None:
            self.first = move
        for line in told.lines:
            self.console.print(line, markup=False, soft_wrap=True)
        return move in self.one.solutions


class Tried:
    """First tries on this machine."""

    def __init__(self) -> None:
        folder = component_data.folder("puzzles")
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / SOLVED
        self.there: dict[str, list[Any]] = {}
        if self.path.is_file():
            self.there = json.loads(files.read_text(str(self.path)))

    def note(self, game: str, name: str, is_right: bool) -> None:
        """Only the first one counts."""
        if name not in self.there:
            self.there[name] = [game, is_right]
            files.write_text(str(self.path), json.dumps(self.there))

    def of(self, game: str) -> list[bool]:
        """Was it right? For each puzzle of the game that was tried."""
        return [bool(right) for of, right in self.there.values() if of == game]
