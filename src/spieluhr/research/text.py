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
from spieluhr.core.errors import Malformed, NotYourTurn, NoUndo
from spieluhr.core.forced import forced
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, actor_word
from spieluhr.core.schema import RECORD_FORM, Ending, Fair, Seat
from spieluhr.core.words import Both, Reader, pick
from spieluhr.research import compact
from spieluhr.research.compact import Shown
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
    match: Match,
    seat: int,
    lang: str = "en",
    names: Sequence[str] | None = None,
    since: int | None = None,
) -> str:
    """Title and options, what happened, the board, what is asked, and the seat's legal moves.

    What happened since that step of the log, or since the seat last decided.
    """
    reader = reader_of(match, seat, lang, names)
    since_then = news(match, reader, since)
    parts = [opening(match, reader), since_then, board(match, reader), asked(match, reader)]
    return "\n\n".join(filter(None, parts)) + "\n"


def reader_of(match: Match, seat: int, lang: str, names: Sequence[str] | None = None) -> Reader:
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


def opening(match: Match, reader: Reader) -> str:
    """The first lines of a table: which game, for how many, and who you are."""
    assert reader.seat is not None
    who = reader.say(WORDS["you"], name=reader.name(reader.seat), seat=reader.seat)
    return f"{headline(match.game, match.options, match.seats, reader.lang)}\n{who}"


def news(match: Match, reader: Reader, since: int | None = None) -> str:
    """What the seat has heard since that step, or since it last decided; empty: nothing."""
    if since is None:
        own = [n for n, step in enumerate(match.log) if step.actor == reader.seat]
        since = own[-1] if own else 0
    events = match.events_for(reader.seat, since)
    lines = [match.game.words.log_line(event, reader) for event in events]
    listed = [f"- {line}" for line in lines if line is not None]
    is_own = since < len(match.log) and match.log[since].actor == reader.seat
    return "\n".join([reader.say(WORDS["since" if is_own else "began"]), *listed]) if listed else ""


def board(match: Match, reader: Reader) -> str:
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
        page.print(drawing.draw(match.view(reader.seat), reader, _legal(match, reader)))
    return "\n".join(line.rstrip() for line in drawn.get().splitlines()).strip("\n")


def asked(match: Match, reader: Reader) -> str:
    """The prompt with the moves, or who else decides, or how it ended."""
    words, view = match.game.words, match.view(reader.seat)
    if match.is_over:
        return "\n".join([reader.say(WORDS["over"]), *how_it_ended(match, view, reader)])
    if match.actor == CHANCE:
        return reader.say(WORDS["chance"])
    lines = [words.prompt(view, reader)]
    legal = _legal(match, reader)
    if legal:
        lines += ["", reader.say(WORDS["moves"])]
        lines += [f"- {move}: {words.explain(view, move, reader)}" for move in legal]
    return "\n".join(lines)


def _legal(match: Match, reader: Reader) -> list[str]:
    """Only the seat that decides has moves: those of others would tell what they hold."""
    if match.actor != reader.seat:
        return []
    return [match.game.codec.text(move) for move in match.legal()]


class TextTable:
    """A game for a caller who reads and writes text; bots and a seed (`core.fair`) do the rest.

    What it says is about views and heard events; the log and the seed are told at the end.
    `is_compact`: it says it in few words (`research.compact`). `skips`: where there is one move
    only, it is made for the caller; at a hot seat only where everybody knows there is no other.
    """

    def __init__(
        self,
        match: Match,
        sitting: list[str],
        seed: bytes,
        dice: Dice,
        lang: str = "en",
        is_compact: bool = False,
        skips: bool = False,
    ) -> None:
        self.match = match
        self.lang = lang
        self.mine = [seat for seat, player in enumerate(sitting) if player == ME]
        self.seats = _sitters(sitting, lang)
        self.ending: Ending | None = None
        self._bots = {n: make_bot(player) for n, player in enumerate(sitting) if player != ME}
        self._seed = seed
        self._dice = dice  # of the bots; it has nothing to do with the seed
        self.is_compact = is_compact
        self.skips = skips
        self._shown: dict[int, Shown] = {}  # by seat, what a compact table has told
        self._since: dict[int, int] = {}  # by seat, the step of its last decision that was a choice
        self.go_on()

    @property
    def is_over(self) -> bool:
        """By the rules, or because the caller resigned."""
        return self.match.is_over or self.ending is not None

    def go_on(self) -> None:
        """Chance and bots, until one of the caller's seats decides or the game is over."""
        match = self.match
        while not self.is_over:
            if match.actor == CHANCE:
                match.settle(fair.Draws(self._seed, match.draws))
            elif match.actor not in self.mine:
                match.play(ask(self._bots[match.actor], match, self._dice))
            elif self.skips and self._is_forced():
                match.play(match.legal()[0])
            else:
                return

    def _is_forced(self) -> bool:
        if len(self.mine) > 1:
            return forced(self.match) is not None
        return len(self.match.legal()) == 1

    def look(self, wanted: int | None = None) -> str:
        """The observation of the caller's seat, or how the game was ended."""
        self._shown.pop(self._seat(wanted), None)  # who asks is told everything
        return self._told(wanted)

    def _told(self, wanted: int | None = None) -> str:
        self.go_on()
        reader, seat = self._reader(wanted), self._seat(wanted)
        if self.is_compact and not self.is_over:
            return self._in_short(seat, reader)
        if self.ending is None:
            since = self._since.get(seat)
            return observation(self.match, seat, self.lang, reader.names, since)
        name = "" if self.ending.seat is None else reader.name(self.ending.seat)
        ended = reader.say(WORDS[self.ending.reason], name=name)
        parts = [opening(self.match, reader), board(self.match, reader), ended]
        return "\n\n".join(parts) + "\n"

    def play(self, line: str, wanted: int | None = None) -> str:
        """A move in its text form; if it is refused, nothing has changed."""
        self._running()
        if len(line) > LONGEST_MOVE:
            raise ResearchError("too-large", most=LONGEST_MOVE)
        seat, step = self._seat(wanted), len(self.match.log)
        self.match.play(self.match.game.codec.tidy(line), seat)
        self._since[seat] = step
        return self._told()

    def _in_short(self, seat: int, reader: Reader) -> str:
        before, now = self._shown.get(seat), compact.shown(self.match, seat)
        self._shown[seat] = now
        parts = [
            opening(self.match, reader) if before is None else "",
            news(self.match, reader, self._since.get(seat)),
            compact.board(before, now, reader),
            compact.asked(self.match, reader),
        ]
        return "\n".join(filter(None, parts)) + "\n"

    def hint(self, wanted: int | None = None) -> str:
        """The judgement of a bot, which is handed a world dealt anew from what the seat knows."""
        self._running()
        seat, reader = self._seat(wanted), self._reader(wanted)
        if self.match.actor != seat:
            raise ResearchError("no-hint")
        lines = [reader.say(WORDS["hint"])]
        found = hints.hints(self.match, reader, Dice(self.match.version))
        for one in found:
            said = [hints.rank_words(found, one, self.lang), hints.chance_words(one, self.lang)]
            rank, twins = ", ".join(filter(None, said)), ", ".join(one.twins)
            move = f"{one.text} ({reader.say(WORDS['twins'], moves=twins)})" if twins else one.text
            lines.append(f"- {rank}: {move}: {one.say} {one.reason}".rstrip())
        return "\n".join(lines) + "\n"

    def undo(self, wanted: int | None = None) -> str:
        """Only where nothing came to light and nobody else decided since."""
        self._running()
        mine = [step.actor for step in self.match.log if step.actor in self.mine]
        seat = mine[-1] if wanted is None and mine else self._seat(wanted)
        self._take_back(seat)
        self._since.pop(seat, None)
        return self.look(seat)

    def _take_back(self, seat: int) -> None:
        """The last decision that was a choice: those that were skipped would come again."""
        try:
            self.match.undo(seat)
            while self.skips and self._is_forced():
                self.match.undo(seat)
        except NoUndo:
            self.go_on()
            raise

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
        return reader_of(self.match, self._seat(wanted), self.lang, names)


def _sitters(players: list[str], lang: str) -> list[Seat]:
    found: list[Seat] = []
    for number, player in enumerate(players, 1):
        if player == ME:
            found.append(Seat(pick(WORDS["player"], lang).format(n=number)))
        else:
            found.append(Seat(first_name(seat.name for seat in found), player))
    return found
