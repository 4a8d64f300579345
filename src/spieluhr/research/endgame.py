"""Games small enough for exact tools: the last turns of a real one, its hidden cards dealt anew.

All that everybody sees is fixed. Chance deals what is hidden, every deal equally likely; from there
on the game's own rules hold, unchanged. So what is solved here is a part of the game itself.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final

from spieluhr import games
from spieluhr.core.codec import Codec
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.game import Game
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.rules import CHANCE, Outcome, Rules, State
from spieluhr.core.sheet import Sheet
from spieluhr.games.antinomy.components import (
    CODES,
    COLOURS,
    HAND,
    LAST_TURN,
    RELICS,
    ROW,
    SUPPLY,
)
from spieluhr.research.errors import ResearchError

DEALT: Final = "dealt"  # the first word of the chance result by which the hidden cards are dealt

MOST_TURNS: Final = 4
CRYSTALS: Final = 4  # of each: the next one wins
FAIR_TABLE: Final = 21  # the first small one whose value is below a tenth of a game


class Held(State):
    """A table of the game itself; None before the hidden cards are dealt."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Held) and self.inner == other.inner


class EndgameRules(Rules[Held]):
    """The rules of the game after one chance turn that deals one of the worlds."""

    def __init__(self, game: Game, worlds: Sequence[State]) -> None:
        self.game = game
        self.rules = game.rules
        self.worlds = worlds

    def new(self, options: object, seats: int) -> Held:
        """Before the deal; options are those of the worlds."""
        return Held(None)

    def actor(self, s: Held) -> int:
        """Chance first, then whoever the game asks."""
        return CHANCE if s.inner is None else self.rules.actor(s.inner)

    def legal(self, s: Held) -> list[int]:
        """The deals, numbered behind the moves of the game; then its own."""
        if s.inner is None:
            return [self.game.moves + k for k in range(len(self.worlds))]
        return self.rules.legal(s.inner)

    def weights(self, s: Held) -> list[int]:
        """Every deal is as likely as the others."""
        return [1] * len(self.worlds) if s.inner is None else self.rules.weights(s.inner)

    def apply(self, s: Held, m: int, out: list[Event] | None = None) -> None:
        """The deal, which nobody is told of; then a move of the game."""
        if s.inner is None:
            s.inner = self.rules.copy(self.worlds[m - self.game.moves])
        else:
            self.rules.apply(s.inner, m, out)

    def copy(self, s: Held) -> Held:
        """A table of its own."""
        return Held(None if s.inner is None else self.rules.copy(s.inner))

    def outcome(self, s: Held) -> Outcome:
        """As the game tells it."""
        return self.rules.outcome(s.inner)

    def view(self, s: Held, seat: int | None) -> object:
        """As the game shows it; before the deal, what lies open."""
        if s.inner is None:  # what everybody sees, the same in all worlds
            return self.rules.view(self.worlds[0], None)
        return self.rules.view(s.inner, seat)

    def resample(self, s: Held, seat: int | None, dice: Dice) -> Held:
        """A deal that looks the same to the seat."""
        return Held(None if s.inner is None else self.rules.resample(s.inner, seat, dice))

    def observe(self, s: Held, seat: int, sheet: Sheet) -> None:
        """As the game writes it; before the deal all 0."""
        if s.inner is None:
            sheet.skip(self.game.layout.size)
        else:
            self.rules.observe(s.inner, seat, sheet)

    def observed_move(self, s: Held, m: int, seat: int) -> int:
        """A decision as that seat learns it."""
        return self.rules.observed_move(s.inner, m, seat)


class EndgameHeuristics(Heuristics[Held]):
    """The judgement of the game's own bots, once there is something to judge."""

    def __init__(self, rules: EndgameRules) -> None:
        own = rules.game.heuristics
        super().__init__(rules, own.daring, own.slip)
        self.own = own

    def evaluate(self, s: Held) -> list[float]:
        """As the game judges it."""
        return self.own.evaluate(s.inner)

    def is_quiet(self, s: Held) -> bool:
        """As the game says."""
        return self.own.is_quiet(s.inner)

    def is_lookahead_game(self, s: Held) -> bool:
        """As the game says, so that its levels play as ever."""
        return self.own.is_lookahead_game(s.inner)


class Endgame(Game):
    """A game of its own, made of worlds of another one that look alike to everybody."""

    def __init__(self, game: Game, worlds: Sequence[State], seats: int) -> None:
        rules = EndgameRules(game, worlds)
        super().__init__(rules, _codec(game), game.words, EndgameHeuristics(rules))
        self.game = game
        self.seats = seats
        self.data = game.data

    def seat_counts(self, options: object) -> list[int]:
        """As many as the worlds are for."""
        return [self.seats]


def made(game: Game, worlds: Sequence[State], seats: int) -> Endgame:
    """The endgame of these worlds; what a game is known by belongs to its class."""
    known: dict[str, object] = {
        "id": f"{game.id}_endgame",
        "version": game.version,
        "options": game.options,
        "layout": game.layout,
        "decisions": game.decisions,
        "moves": game.moves + len(worlds),
    }
    found: Endgame = type("Endgame", (Endgame,), known)(game, worlds, seats)
    return found


def _codec(game: Game) -> Codec:
    own = game.codec

    def text(m: int) -> str:
        return own.text(m) if m < game.moves else f"{DEALT} {m - game.moves}"

    def parse(line: str) -> int:
        verb, _, number = line.partition(" ")
        if verb == DEALT and number.isdigit():
            return game.moves + int(number)
        return own.parse(line)

    def observed_text(s: Held, m: int, seat: int | None) -> str:
        return f"{DEALT} ?" if s.inner is None else own.observed_text(s.inner, m, seat)

    def position(s: Held) -> dict[str, Any]:
        return {} if s.inner is None else own.position(s.inner)

    def read_position(written: object) -> Held:
        return Held(own.read_position(written) if written else None)

    return Codec(own.shapes, text, parse, observed_text, position, read_position)


def antinomy(turns: int = 3, table: int = FAIR_TABLE) -> Endgame:
    """The last turns of Antinomy for two (AN-3.12): 140 deals, and every hand is hidden.

    The number of the table decides what lies open: the row, the wands and the colour of the codex.
    """
    if not 1 <= turns <= MOST_TURNS:
        raise ResearchError("turns", turns=turns, most=MOST_TURNS)
    game = games.load("antinomy")
    relics, places, dice = list(range(RELICS)), list(range(ROW)), Dice(table)
    dice.shuffle(relics)
    dice.shuffle(places)
    colour = COLOURS[dice.below(len(COLOURS))]
    codes = [CODES[relic] for relic in relics]
    worlds = [
        game.codec.read_position(_antinomy(turns, codes[:ROW], places[:2], colour, hands))
        for hands in _hands(sorted(codes[ROW:]))
    ]
    return made(game, worlds, 2)


def _hands(hidden: list[str]) -> Iterator[list[list[str]]]:
    """Every way to deal two hands; the card that is left over is the codex."""
    for first in combinations(hidden, HAND):
        others = [card for card in hidden if card not in first]
        for second in combinations(others, HAND):
            yield [list(first), list(second), [card for card in others if card not in second]]


def _antinomy(
    turns: int, timeline: list[str], wands: list[int], colour: str, dealt: list[list[str]]
) -> dict[str, Any]:
    turn = LAST_TURN - turns + 1
    first, second, (codex,) = dealt
    return {
        "game": "antinomy",
        "options": {"solo": None, "shrine": False},
        "turn": turn,
        "actor": (turn - 1) % 2,
        "phase": "move",
        "timeline": timeline,
        "hands": [first, second],
        "codex": {"card": codex, "colour": colour},
        "wands": wands,
        "crystals": [CRYSTALS, CRYSTALS],
        "supply": SUPPLY - 2 * CRYSTALS,
        "swap": None,
        "revealed": [],
    }
