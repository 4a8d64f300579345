"""One game at one keyboard."""

import sys
from pathlib import Path

from rich.console import Console

from spieluhr.bots import Bot, ask, called, hints
from spieluhr.cli import files, screen
from spieluhr.cli.errors import CommandError
from spieluhr.cli.words import COMMANDS, say
from spieluhr.core import record
from spieluhr.core.dice import Dice
from spieluhr.core.ending import how_it_ended
from spieluhr.core.errors import NoUndo, SpieluhrError
from spieluhr.core.match import Match
from spieluhr.core.schema import Seat
from spieluhr.core.words import Reader


class Session:
    """Asks people, lets bots play, and tells each what he may know."""

    def __init__(
        self,
        match: Match,
        seats: list[Seat],
        bots: dict[int, Bot],
        dice: Dice,
        lang: str,
        hints: bool = False,
    ) -> None:
        self.match = match
        self.seats = seats
        self.bots = bots
        self.dice = dice
        self.lang = lang
        self.hints = hints  # also when several people play
        self.console: Console = screen.console()
        self.told = [len(match.log)] * len(seats)  # how much of the log each seat has read
        self.at_keyboard: int | None = None
        self.left = False

    def table(self, seat: int | None) -> Reader:
        return Reader(self.lang, [who.name for who in self.seats], seat)

    def say(self, key: str, **facts: object) -> None:
        self.tell(say(self.lang, key, **facts))

    def tell(self, sentence: str) -> None:
        """One sentence; a file name in it is not broken into lines."""
        self.console.print(sentence, markup=False, soft_wrap=True)

    def run(self) -> None:
        """Until the game is over or everybody has left."""
        self.introduce()
        while not self.left:
            self.match.settle(self.dice)
            if self.match.is_over:
                self.show_result()
                return
            if self.match.actor in self.bots:
                self.match.play(self.match.actor, self.bot_move())
            else:
                self.ask_person(self.match.actor)

    def introduce(self) -> None:
        """Who the bots are, and how strong."""
        bots = [self.seats[seat] for seat in self.bots]
        if bots:
            names = [f"{bot.name} ({called(bot.player, self.lang)})" for bot in bots]
            self.say("against", names=", ".join(names))

    def bot_move(self) -> int:
        bot, name = self.bots[self.match.actor], self.seats[self.match.actor].name
        with self.console.status(say(self.lang, "thinking", name=name)):
            return ask(bot, self.match, self.dice)

    def people(self) -> list[int]:
        return [seat for seat in range(len(self.seats)) if seat not in self.bots]

    def ask_person(self, seat: int) -> None:
        """Show the table once, then listen until something is decided."""
        self.draw_curtain(seat)
        self.show_table(seat)
        version = self.match.version
        while not self.left and self.match.version == version:
            self.listen(seat)

    def draw_curtain(self, seat: int) -> None:
        """Between two people at one keyboard nobody sees the other's hand."""
        if len(self.people()) > 1 and self.at_keyboard != seat:
            self.console.clear()
            if self.console.is_terminal:
                self.console.file.write("\x1b[3J")  # what has scrolled away, too
            self.say("curtain", name=self.seats[seat].name)
            self.read_line("")
        self.at_keyboard = seat

    def show_table(self, seat: int) -> None:
        self.show_news(seat)
        self.console.print()
        view = self.match.view(seat)
        self.console.print(screen.board(self.match.game, view, self.table(seat), self.moves()))
        prompt = self.match.game.words.prompt(view, self.table(seat))
        self.console.print(f"\n{prompt}", style="bold", markup=False)
        self.console.print(screen.numbered(self.moves()))
        self.console.print(say(self.lang, "commands"), style="dim", markup=False)

    def moves(self) -> list[str]:
        return [self.match.game.codec.text(move) for move in self.match.legal()]

    def show_news(self, seat: int) -> None:
        """What has happened since this seat was last told."""
        self.print_log(seat, self.told[seat])
        self.told[seat] = len(self.match.log)

    def print_log(self, seat: int | None, since: int) -> None:
        words, table = self.match.game.words, self.table(seat)
        for event in self.match.events_for(seat, since):
            line = words.log_line(event, table)
            if line is not None:
                self.console.print(f"· {line}", markup=False)

    def show_result(self) -> None:
        seats: list[int | None] = [*self.people()] if len(self.people()) == 1 else [None]
        for seat in seats:
            self.print_log(seat, self.told[seat] if seat is not None else min(self.told))
            table, view = self.table(seat), self.match.view(seat)
            self.console.print(screen.board(self.match.game, view, table, []))
            for line in how_it_ended(self.match, view, table):
                self.console.print(line, style="bold", markup=False)

    def read_line(self, prompt: str) -> str | None:
        """None when there is no more input."""
        try:
            line = self.console.input(prompt)
        except EOFError:
            self.left = True
            return None
        if not sys.stdin.isatty():  # so that a transcript shows what was typed
            self.console.print(line, markup=False, soft_wrap=True)
        return line

    def listen(self, seat: int) -> None:
        line = self.read_line("> ")
        if line is None:
            self.say("goodbye")
            return
        word, _, rest = line.strip().partition(" ")
        command = COMMANDS.get(word.lower())
        try:
            if command is None:
                self.decide(seat, line.strip())
            else:
                self.obey(seat, command, rest.strip())
        except SpieluhrError as error:
            self.tell(error.sentence(self.lang))

    def decide(self, seat: int, line: str) -> None:
        """A move by its number or its text; an empty line if there is only one."""
        legal = self.match.legal()
        if not line:
            if len(legal) == 1:
                self.match.play(seat, legal[0])
            return
        if line.isascii() and line.isdigit():
            self.play_number(seat, line)
        else:
            self.match.play_text(seat, self.match.game.codec.tidy(line))

    def play_number(self, seat: int, line: str) -> None:
        legal = self.match.legal()
        number = int(line[:9])
        if 1 <= number <= len(legal):
            self.match.play(seat, legal[number - 1])
        else:
            self.say("no-number", n=len(legal))

    def obey(self, seat: int, command: str, rest: str) -> None:
        if command == "quit":
            self.left = True
            self.say("goodbye")
        elif command == "help":
            self.say("help", example=self.moves()[0])
        elif command == "hint":
            self.show_hint(seat)
        elif command == "log":
            self.show_log(seat)
        elif command in ("undo", "undo!"):
            self.undo(seat, force=command == "undo!")
        else:
            self.save(rest, replace=command == "save!")

    def show_hint(self, seat: int) -> None:
        """Every move with how good it is, what it does, and why; the best first."""
        if len(self.people()) > 1 and not self.hints:
            raise CommandError("hints-off")
        numbers = {move: n for n, move in enumerate(self.match.legal(), 1)}
        dice = Dice(self.match.version)  # of its own: a hint changes nothing
        with self.console.status(say(self.lang, "thinking", name=say(self.lang, "adviser"))):
            found = hints.hints(self.match, self.table(seat), dice)
        self.say("hint-heading")
        self.console.print(
            screen.advised(
                (numbers[one.move], one, hints.rank_words(found, one, self.lang)) for one in found
            )
        )

    def show_log(self, seat: int) -> None:
        if self.match.log:
            self.print_log(seat, 0)
        else:
            self.say("log-empty")

    def undo(self, seat: int, force: bool) -> None:
        """Among people it is free or not at all; against bots it may be forced."""
        alone = self.people() == [seat]
        try:
            self.match.undo(seat, force=force and alone)
        except NoUndo as error:
            if error.key == "undo-nothing" or not alone:
                raise
            self.tell(error.sentence(self.lang))
            self.say("undo-force")
            return
        self.told = [min(told, len(self.match.log)) for told in self.told]
        self.say("taken-back")

    def save(self, name: str, replace: bool) -> None:
        if not name:
            self.say("save-where")
        elif Path(name).exists() and not replace:
            self.say("exists", file=name)
        else:
            made = record.make(self.match, self.seats, hints=self.hints)
            files.write_text(name, record.encode(made))
            self.say("saved", file=name)
