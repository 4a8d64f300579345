"""spieluhr replay: step through a record or a trace."""

import argparse
import sys
from typing import Any

from spieluhr.cli import files, screen
from spieluhr.cli.verify import is_trace, read_matches
from spieluhr.cli.words import default_language, say
from spieluhr.core import record
from spieluhr.core.ending import how_it_ended
from spieluhr.core.errors import Malformed
from spieluhr.core.events import events_for
from spieluhr.core.match import Match
from spieluhr.core.words import LANGUAGES, Reader


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help="step through a saved game",
        description="Step through a record or a trace as any seat knew it.",
    )
    parser.add_argument("file", help="a record or a trace; - reads standard input")
    parser.add_argument(
        "--seat", default="0", metavar="N", help="0, 1, .. or “none” for a spectator"
    )
    parser.add_argument("--game", type=int, default=1, metavar="N", help="which game of a trace")
    parser.add_argument("--lang", choices=LANGUAGES, help="English or German")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    lang = arguments.lang or default_language()
    text = files.read_text(arguments.file)
    matches = read_matches(text, arguments.file)
    if not 1 <= arguments.game <= len(matches):
        raise Malformed("record", problem=f"it holds {len(matches)} games")
    match = matches[arguments.game - 1]
    viewer = Viewer(match, _names(text, match, lang), _seat(arguments.seat, match), lang)
    if sys.stdin.isatty() and arguments.file != "-":
        viewer.walk()
    else:
        viewer.print_all()
    return 0


def _names(text: str, match: Match, lang: str) -> list[str]:
    if is_trace(text):
        return [say(lang, "player", n=seat + 1) for seat in range(match.seats)]
    return [files.shown(seat.name) for seat in record.decode(text).seats]


def _seat(word: str, match: Match) -> int | None:
    if word == "none":
        return None
    if word.isascii() and word.isdigit() and int(word[:9]) < match.seats:
        return int(word)
    raise Malformed("seat", seat=word, last=match.seats - 1)


class Viewer:
    """Shows a match step by step as one seat has known it."""

    def __init__(self, match: Match, names: list[str], seat: int | None, lang: str) -> None:
        self.match = match
        self.names = names
        self.seat = seat
        self.lang = lang
        self.console = screen.console()

    def reader(self) -> Reader:
        """For sentences, through the eyes that are chosen now."""
        return Reader(self.lang, self.names, self.seat)

    def seat_name(self) -> str:
        """Whose eyes, in words; also for spectators."""
        return say(self.lang, "spectator") if self.seat is None else self.names[self.seat]

    def show_step(self, n: int) -> None:
        """What the entry before step n did, and the table after it."""
        past = self.match.at(n)
        if n:
            move = past.observed_log(self.seat)[-1]
            facts = {"n": n, "of": len(self.match.log), "move": move}
            self.console.rule(say(self.lang, "step", **facts), style="dim", characters="─")
            self.print_lines(n - 1)
        view = past.view(self.seat)
        self.console.print(screen.board(self.match.game, view, self.reader(), []))

    def print_lines(self, n: int) -> None:
        """What step `n` told those eyes."""
        for event in events_for(self.match.log[n].events, self.seat):
            line = self.match.game.words.log_line(event, self.reader())
            if line is not None:
                self.console.print(f"· {line}", markup=False)

    def print_all(self) -> None:
        """Every step as lines, then the last table: for pipes and files."""
        moves = self.match.observed_log(self.seat)
        for n, move in enumerate(moves):
            facts = {"n": n + 1, "of": len(moves), "move": move}
            self.console.print(say(self.lang, "step", **facts), markup=False)
            self.print_lines(n)
        view = self.match.view(self.seat)
        self.console.print(screen.board(self.match.game, view, self.reader(), []))
        if self.match.is_over:
            for line in how_it_ended(self.match, view, self.reader()):
                self.console.print(line, markup=False)

    def walk(self) -> None:
        """Asks for a key after each step, until `q` or the end of the input."""
        n = 0
        while True:
            self.show_step(n)
            keys = say(self.lang, "replay-keys")
            self.console.print(f"{keys} ({say(self.lang, 'seen-by', name=self.seat_name())})")
            try:
                line = self.console.input("> ").strip().lower()
            except EOFError:
                return
            if line == "q":
                return
            n = self.turn_page(line, n)

    def turn_page(self, line: str, n: int) -> int:
        """The step after that key. `s` stays, and takes the next seat's eyes."""
        last = len(self.match.log)
        if line == "s":
            seats: list[int | None] = [*range(self.match.seats), None]
            self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]
            return n
        if line == "b":
            return max(0, n - 1)
        if line.isascii() and line.isdigit():
            return min(last, int(line[:9]))
        return min(last, n + 1)
