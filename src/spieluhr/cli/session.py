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
    """Asks people, lets bots play, and shows each of them only what they may know."""

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
        self.read = [len(match.log)] * len(seats)  # how much of the log each seat has read
        self.at_keyboard: int | None = None
        self.left = False

    def reader(self, seat: int | None) -> Reader:
        """For sentences: the session's language and names, and that seat's eyes."""
        return Reader(self.lang, [who.name for who in self.seats], seat)

    def say(self, key: str, **facts: object) -> None:
        """A sentence of the terminal's own, by its key."""
        self.tell(say(self.lang, key, **facts))

    def tell(self, sentence: str) -> None:
        """One sentence; a file name in it is not broken into lines."""
        self.console.print(sentence, markup=False, soft_wrap=True)

    def run(self) -> None:
        """Until the game is over or everybody has left."""
        self.introduce()
        while not self.left:
            self.settle()
            if self.match.is_over:
                self.show_result()
                return
            if self.is_bot(self.match.actor):
                self.match.play(self.bot_move())
            else:
                self.ask_person(self.match.actor)

    def settle(self) -> None:
        """Let chance decide until somebody has to."""
        self.match.settle(self.dice)

    def is_bot(self, seat: int) -> bool:
        """Does a bot decide there?"""
        return seat in self.bots

    def introduce(self) -> None:
        """Who the bots are, and how strong."""
        bots = [place for seat, place in enumerate(self.seats) if self.is_bot(seat)]
        if bots:
            names = [f"{bot.name} ({called(bot.player, self.lang)})" for bot in bots]
            self.say("against", names=", ".join(names))

    def bot_move(self) -> int:
        """Asks the bot that has to decide, with a sign that it is thinking."""
        bot, name = self.bots[self.match.actor], self.seats[self.match.actor].name
        with self.console.status(say(self.lang, "thinking", name=name)):
            return ask(bot, self.match, self.dice)

    def people(self) -> list[int]:
        """The seats at this keyboard."""
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
        """What the seat sees: news, table, question and numbered moves."""
        self.show_news(seat)
        self.console.print()
        view = self.match.view(seat)
        self.console.print(screen.board(self.match.game, view, self.reader(seat), self.moves()))
        prompt = self.match.game.words.prompt(view, self.reader(seat))
        self.console.print(f"\n{prompt}", style="bold", markup=False)
        self.console.print(screen.numbered(self.moves()))
        self.console.print(say(self.lang, "commands"), style="dim", markup=False)

    def moves(self) -> list[str]:
        """As text, in the order of their numbers."""
        return [self.match.game.codec.text(move) for move in self.match.legal()]

    def show_news(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        self.print_log(seat, self.read[seat])
        self.read[seat] = len(self.match.log)

    def print_log(self, seat: int | None, since: int) -> None:
        """What the seat (None: a spectator) was told from step `since` on."""
        words, reader = self.match.game.words, self.reader(seat)
        for event in self.match.events_for(seat, since):
            line = words.log_line(event, reader)
            if line is not None:
                self.console.print(f"· {line}", markup=False)

    def show_result(self) -> None:
        """Through the eyes of the only person; of a spectator where there are several."""
        seats: list[int | None] = [*self.people()] if len(self.people()) == 1 else [None]
        for seat in seats:
            self.print_log(seat, self.read[seat] if seat is not None else min(self.read))
            reader, view = self.reader(seat), self.match.view(seat)
            self.console.print(screen.board(self.match.game, view, reader, []))
            for line in how_it_ended(self.match, view, reader):
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
        """One line: a move, its number or a command. A refusal is said and changes nothing."""
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
                self.match.play(legal[0], seat)
            return
        if line.isascii() and line.isdigit():
            self.play_number(seat, line)
        else:
            self.match.play(self.match.game.codec.tidy(line), seat)

    def play_number(self, seat: int, line: str) -> None:
        """As listed, from 1; another number is refused in a sentence."""
        legal = self.match.legal()
        number = int(line[:9])
        if 1 <= number <= len(legal):
            self.match.play(legal[number - 1], seat)
        else:
            self.say("no-number", n=len(legal))

    def obey(self, seat: int, command: str, rest: str) -> None:
        """`rest` is what stands behind the command's word."""
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
            hinted = hints.hints(self.match, self.reader(seat), dice)
        self.say("hint-heading")
        self.console.print(
            screen.advised(
                (
                    numbers[one.move],
                    one,
                    hints.rank_words(hinted, one, self.lang),
                    hints.chance_words(one, self.lang),
                )
                for one in hinted
            )
        )

    def show_log(self, seat: int) -> None:
        """All that the seat has been told since the beginning."""
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
        self.read = [min(length, len(self.match.log)) for length in self.read]
        self.say("taken-back")

    def save(self, name: str, replace: bool) -> None:
        """An existing file is kept, and that is said, unless `replace`."""
        if not name:
            self.say("save-where")
        elif Path(name).exists() and not replace:
            self.say("exists", file=name)
        else:
            made = record.make(self.match, self.seats, hints=self.hints)
            files.write_text(name, record.encode(made))
            self.say("saved", file=name)
