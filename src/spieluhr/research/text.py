"""A table in plain text as one seat knows it, for programs that read and write language.

An observation is made from the seat's view and from what the seat has heard, so that it is the same
in every world that the seat cannot tell apart. `TextTable` plays a whole game by it.
"""

import importlib
from collections.abc import Sequence
from io import StringIO
from typing import Final

import msgspec
from rich.console import Console

from spieluhr.bots import ask, first_name, hints, make_bot
from spieluhr.core import fair, record
from spieluhr.core.dice import Dice
from spieluhr.core.ending import how_it_ended
from spieluhr.core.errors import Malformed, NotYourTurn
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, actor_word
from spieluhr.core.schema import RECORD_FORM, Ending, Fair, Seat
from spieluhr.core.words import Both, Reader, pick
from spieluhr.research.errors import ResearchError
from spieluhr.research.rules_text import check_language, headline

WIDTH: Final = 80  # for which games draw their boards
ME: Final = "me"  # who is asked at a table of text; the others are bots
LONGEST_MOVE: Final = 200  # characters

WORDS: Final[dict[str, Both]] = {
    "player": ("Player {n}", "Spieler {n}"),
    "you": ("You are {name} (seat {seat}).", "Du bist {name} (Platz {seat})."),
    "began": ("What has happened:", "Was passiert ist:"),
    "since": (
        "What has happened since your last decision, your own move first:",
        "Was seit deiner letzten Entscheidung passiert ist, dein eigener Zug zuerst:",
    ),
    "chance": ("Chance decides now.", "Jetzt entscheidet der Zufall."),
    "moves": ("Legal moves, and what each does:", "Mögliche Züge und was jeder bewirkt:"),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "hint": (
        "Each move with what an expert thinks of it, what it does, and what could follow, "
        "the best first:",
        "Jeder Zug mit dem, was ein Experte davon hält, was er tut und was folgen könnte, "
        "der beste zuerst:",
    ),
    "twins": ("the same as {moves}", "das Gleiche wie {moves}"),
    "resigned": ("{name} resigned.", "{name} hat aufgegeben."),
    "abandoned": ("The game was left unfinished.", "Das Spiel wurde nicht beendet."),
}


def observation(
    match: Match, seat: int, lang: str = "en", names: Sequence[str] | None = None
) -> str:
    """Title and options, what happened, the board, what is asked, and the seat's legal moves."""
    table = reader(match, seat, lang, names)
    parts = [opening(match, table), news(match, table), board(match, table), asked(match, table)]
    return "\n\n".join(filter(None, parts)) + "\n"


def reader(match: Match, seat: int, lang: str, names: Sequence[str] | None = None) -> Reader:
    """Who reads it, and what the seats are called; Malformed if there is no such seat."""
    check_language(lang)
    if not 0 <= seat < match.seats:
        raise Malformed("seat", seat=seat, last=match.seats - 1)
    given = seat_names(match.seats, lang) if names is None else list(names)
    if len(given) != match.seats:
        raise Malformed("table-seats", problem=f"{len(given)} names for {match.seats} seats")
    return Reader(lang, given, seat)


def seat_names(seats: int, lang: str) -> list[str]:
    """Player 1, Player 2 and so on, in that language."""
    return [pick(WORDS["player"], lang).format(n=n + 1) for n in range(seats)]


def opening(match: Match, table: Reader) -> str:
    """The first lines of a table: which game, for how many, and who you are."""
    assert table.seat is not None
    who = table.say(WORDS["you"], name=table.name(table.seat), seat=table.seat)
    return f"{headline(match.game, match.options, match.seats, table.lang)}\n{who}"


def news(match: Match, table: Reader) -> str:
    """What the seat has heard since it last decided; empty if that was nothing."""
    own = [n for n, step in enumerate(match.log) if step.actor == table.seat]
    heard = match.events_for(table.seat, own[-1] if own else 0)
    lines = [match.game.words.log_line(event, table) for event in heard]
    told = [f"- {line}" for line in lines if line is not None]
    return "\n".join([table.say(WORDS["since" if own else "began"]), *told]) if told else ""


def board(match: Match, table: Reader) -> str:
    """As the game draws it for a terminal, without colours and of one width everywhere."""
    drawing = importlib.import_module(f"spieluhr.games.{match.game.id}.terminal")
    page = Console(
        file=StringIO(),
        width=WIDTH,
        color_system=None,
        force_terminal=False,
        force_jupyter=False,
        legacy_windows=False,
        highlight=False,
    )
    with page.capture() as drawn:
        page.print(drawing.draw(match.view(table.seat), table, _legal(match, table)))
    return "\n".join(line.rstrip() for line in drawn.get().splitlines()).strip("\n")


def asked(match: Match, table: Reader) -> str:
    """The prompt with the moves, or who else decides, or how it ended."""
    words, view = match.game.words, match.view(table.seat)
    if match.is_over:
        return "\n".join([table.say(WORDS["over"]), *how_it_ended(match, view, table)])
    if match.actor == CHANCE:
        return table.say(WORDS["chance"])
    lines = [words.prompt(view, table)]
    legal = _legal(match, table)
    if legal:
        lines += ["", table.say(WORDS["moves"])]
        lines += [f"- {move}: {words.explain(view, move, table)}" for move in legal]
    return "\n".join(lines)


def _legal(match: Match, table: Reader) -> list[str]:
    """Only the seat that decides has moves: those of others would tell what they hold."""
    if match.actor != table.seat:
        return []
    return [match.game.codec.text(move) for move in match.legal()]


class TextTable:
    """A game for a caller who reads and writes text; bots and a seed (`core.fair`) do the rest.

    What it says is about views and heard events; the log and the seed are told at the end.
    """

    def __init__(
        self, match: Match, sitting: list[str], seed: bytes, dice: Dice, lang: str = "en"
    ) -> None:
        self.match = match
        self.lang = lang
        self.mine = [seat for seat, player in enumerate(sitting) if player == ME]
        self.seats = _sitters(sitting, lang)
        self.ending: Ending | None = None
        self._bots = {n: make_bot(player) for n, player in enumerate(sitting) if player != ME}
        self._seed = seed
        self._dice = dice  # of the bots; it has nothing to do with the seed
        self.go_on()

    @property
    def is_over(self) -> bool:
        """By the rules, or because the caller resigned."""
        return self.match.is_over or self.ending is not None

    def go_on(self) -> None:
        """Chance and bots, until one of the caller's seats decides or the game is over."""
        match = self.match
        while not self.is_over and match.actor not in self.mine:
            if match.actor == CHANCE:
                match.settle(fair.Draws(self._seed, match.draws))
            else:
                match.play(match.actor, ask(self._bots[match.actor], match, self._dice))

    def look(self, wanted: int | None = None) -> str:
        """The observation of the caller's seat, or how the game was ended."""
        self.go_on()
        table = self._reader(wanted)
        if self.ending is None:
            return observation(self.match, self._seat(wanted), self.lang, table.names)
        name = "" if self.ending.seat is None else table.name(self.ending.seat)
        ended = table.say(WORDS[self.ending.reason], name=name)
        parts = [opening(self.match, table), board(self.match, table), ended]
        return "\n\n".join(parts) + "\n"

    def play(self, line: str, wanted: int | None = None) -> str:
        """A move in its text form; if it is refused, nothing has changed."""
        self._running()
        if len(line) > LONGEST_MOVE:
            raise ResearchError("too-large", most=LONGEST_MOVE)
        self.match.play_text(self._seat(wanted), self.match.game.codec.tidy(line))
        return self.look()

    def hint(self, wanted: int | None = None) -> str:
        """The judgement of a bot, which is handed a world dealt anew from what the seat knows."""
        self._running()
        seat, table = self._seat(wanted), self._reader(wanted)
        if self.match.actor != seat:
            raise ResearchError("no-hint")
        lines = [table.say(WORDS["hint"])]
        found = hints.hints(self.match, table, Dice(self.match.version))
        for one in found:
            rank, twins = hints.rank_words(found, one, self.lang), ", ".join(one.twins)
            move = f"{one.text} ({table.say(WORDS['twins'], moves=twins)})" if twins else one.text
            lines.append(f"- {rank}: {move}: {one.say} {one.reason}".rstrip())
        return "\n".join(lines) + "\n"

    def undo(self, wanted: int | None = None) -> str:
        """Only where nothing came to light and nobody else decided since."""
        self._running()
        mine = [step.actor for step in self.match.log if step.actor in self.mine]
        seat = mine[-1] if wanted is None and mine else self._seat(wanted)
        self.match.undo(seat)
        return self.look(seat)

    def end(self, wanted: int | None = None) -> str:
        """Give up; among more than two, the game is left unfinished for all."""
        self._running()
        seat = self._seat(wanted)
        gave_up = len(self.seats) <= 2
        self.ending = Ending("resigned", seat) if gave_up else Ending("abandoned", None)
        return self.look(wanted)

    def record(self, wanted: int | None = None) -> str:
        """All of it with the seed when the game is over; before that what the seat was told."""
        seat = self._seat(wanted)
        if self.is_over:
            chance = Fair(self.commitment, self._seed.hex())
            return record.encode(record.make(self.match, self.seats, chance, self.ending))
        return msgspec.json.encode(self._known(seat)).decode()

    def _known(self, seat: int) -> dict[str, object]:
        match = self.match
        steps = zip(match.log, match.observed_log(seat), strict=True)
        return {
            "spieluhr": RECORD_FORM,
            "game": match.game.id,
            "rules": match.game.version,
            "data": match.game.data,
            "options": match.options,
            "seats": self.seats,
            "known_to": seat,
            "log": [{"actor": actor_word(step.actor), "move": line} for step, line in steps],
            "chance": Fair(self.commitment, None),
        }

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown before the first draw."""
        return fair.commitment(self._seed)

    def _running(self) -> None:
        if self.is_over:
            raise NotYourTurn("over")

    def _seat(self, wanted: int | None) -> int:
        """The caller's seat; if there are several and none is named, the one that decides."""
        if wanted is None:
            return self.match.actor if self.match.actor in self.mine else self.mine[0]
        if wanted not in self.mine:
            known = ", ".join(str(seat) for seat in self.mine)
            raise Malformed("table-seats", problem=f"seat {wanted} is not yours, but {known}")
        return wanted

    def _reader(self, wanted: int | None) -> Reader:
        names = [seat.name for seat in self.seats]
        return reader(self.match, self._seat(wanted), self.lang, names)


def _sitters(players: list[str], lang: str) -> list[Seat]:
    found: list[Seat] = []
    for number, player in enumerate(players, 1):
        if player == ME:
            found.append(Seat(pick(WORDS["player"], lang).format(n=number)))
        else:
            found.append(Seat(first_name(seat.name for seat in found), player))
    return found
