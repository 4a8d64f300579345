"""Why a move is good or bad: what matters most in the lines of play that a search has in mind."""

from typing import Final

from spieluhr.bots.levels import LevelBot
from spieluhr.bots.line import Ply
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event, events_for
from spieluhr.core.match import Match
from spieluhr.core.words import Both, Reader, pick

WORLDS: Final = 4  # in which the line of play after a move is looked at
FARTHEST: Final = 16  # decisions in a line
TURNS: Final = 3  # of a line: the rest of one's own, those of the others, one's own after them
FADING: Final = 0.7  # what comes a turn later counts less
FITTING: Final = 3.0  # what speaks for a good move, or against a bad one, counts more
SHARED: Final = 0.7  # what follows from all the other moves as well counts less by this part

THEN: Final[Both] = ("Then perhaps: {line}", "Danach vielleicht: {line}")
QUIET: Final[Both] = (
    "Nothing much is likely to happen next.",
    "Danach passiert erst einmal nicht viel.",
)
ONLY: Final[Both] = ("Your only move.", "Dein einziger Zug.")


class Foreseen:
    """What could follow from one move: sentences with their weight, and likely replies."""

    def __init__(self) -> None:
        self.weights: dict[str, float] = {}  # by what happens to whom
        self.said: dict[str, dict[str, int]] = {}  # how, and in how many worlds
        self.replies: dict[str, int] = {}

    def add(self, key: str, sentence: str, weight: float) -> None:
        """One more world in which this happens, and how much it matters."""
        self.weights[key] = self.weights.get(key, 0.0) + weight
        count(self.said.setdefault(key, {}), sentence)

    def sentence(self, key: str) -> str:
        """As it was said in most worlds."""
        return most_common(self.said[key])


class Reasons:
    """Reasons for the moves of the seat that has to decide, in worlds dealt from what it knows."""

    def __init__(self, bot: LevelBot, match: Match, reader: Reader) -> None:
        self.bot = bot
        self.match = match
        self.reader = reader
        self.foreseen: list[Foreseen] = []

    def look(self, move: int, is_good: bool, dice: Dice) -> None:
        """At one of the moves that the bot has just judged."""
        game, seat = self.match.game, self.match.actor
        found = Foreseen()
        for _ in range(WORLDS):
            world = game.rules.resample(self.match.state, seat, dice)
            line = self.bot.line(game.heuristics, world, seat, move, FARTHEST, dice)
            self._note(found, line, is_good)
        self.foreseen.append(found)

    def _note(self, found: Foreseen, line: list[Ply], is_good: bool) -> None:
        """The move itself is explained already: only what follows counts."""
        words, seat = self.match.game.words, self.match.actor
        for later, events in enumerate(by_turn(line)):
            once: set[str] = set()
            for one in words.forecast(events, later, self.reader):
                key = f"{one.what} {one.seat}"
                if key not in once:
                    once.add(key)
                    fits = FITTING if (one.seat == seat) == is_good else 1.0
                    found.add(key, one.say, one.points * fits * FADING ** float(later))
        reply = self._reply(line)
        if reply is not None:
            count(found.replies, reply)

    def _reply(self, line: list[Ply]) -> str | None:
        """What comes of the next choice, if it is worth a line of the log."""
        for ply in line[1:]:
            if ply.is_forced:
                continue
            for event in events_for(ply.events, self.match.actor):
                told = self.match.game.words.log_line(event, self.reader)
                if told is not None and event.kind != "turn":
                    return told
        return None

    def sentences(self) -> list[str]:
        """One for each move that was looked at."""
        if len(self.match.legal()) == 1:
            return [pick(ONLY, self.reader.lang) for _ in self.foreseen]
        return [self._sentence(one) for one in self.foreseen]

    def _sentence(self, found: Foreseen) -> str:
        best, heaviest = "", 0.0
        for key, weight in found.weights.items():
            sentence = found.sentence(key)
            weight *= 1.0 - SHARED * self._share(found, key, sentence)
            if weight > heaviest:
                best, heaviest = sentence, weight
        if best:
            return best
        if found.replies and 2 * max(found.replies.values()) > WORLDS:
            return pick(THEN, self.reader.lang).format(line=most_common(found.replies))
        return pick(QUIET, self.reader.lang)

    def _share(self, found: Foreseen, key: str, sentence: str) -> float:
        """Of how many of the other moves the same can be said."""
        others = [one for one in self.foreseen if one is not found]
        same = [one for one in others if key in one.said and one.sentence(key) == sentence]
        return len(same) / max(1.0, float(len(others)))


def by_turn(line: list[Ply]) -> list[list[Event]]:
    """What the seat hears after its move: as long as it goes on deciding, while others do, and
    when it is asked again."""
    seat = line[0].actor
    turns: list[list[Event]] = [[]]
    for ply in line[1:]:
        if (ply.actor == seat) != (len(turns) % 2 == 1):
            turns.append([])
        if len(turns) > TURNS:
            break
        turns[-1] += events_for(ply.events, seat)
    return turns[:TURNS]


def count(sentences: dict[str, int], sentence: str) -> None:
    """One more time that this sentence was said."""
    sentences[sentence] = sentences.get(sentence, 0) + 1


def most_common(sentences: dict[str, int]) -> str:
    """Among equals the first that was found."""
    return max(sentences, key=lambda one: sentences[one])
