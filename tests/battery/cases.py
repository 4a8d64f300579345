"""Every game in every mode and number of players, and walks through them."""

import importlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from spieluhr import INTERPRETED, games
from spieluhr.bots import MaxnBot, ask
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE

# Uncompiled, everything is tested on fewer games and with fewer players: that both engines play the
# same, for any number, is a test of its own (test_engines).
ROOT = Path(__file__).parents[2]
EFFORT = 1 if INTERPRETED else 2
MOST_SEATS = 3 if INTERPRETED else 8


class Case(NamedTuple):
    """A game as it can be set up."""

    game: Game
    options: Any
    seats: int

    def match(self) -> Match:
        return Match(self.game, self.options, self.seats)

    def viewers(self) -> list[int | None]:
        """All seats, and a spectator."""
        return [*range(self.seats), None]

    def hooks(self) -> Any:
        """What only the game's own tests know: tests/games/<id>/hooks.py."""
        return importlib.import_module(f"tests.games.{self.game.id}.hooks")

    def source(self, room: str, module: str) -> str:
        """Where to look when this game is wrong there; a small game has one module for a room."""
        folder = f"src/spieluhr/games/{self.game.id}"
        is_folder = (ROOT / folder / room).is_dir()
        return f"{folder}/{room}/{module}.py" if is_folder else f"{folder}/{room}.py"


def all_cases() -> list[Any]:
    cases = []
    for game in map(games.load, games.game_ids()):
        for names, given in game.modes:
            options = game.read_options(game.complete(dict(given), Dice(4)))
            for seats in game.seat_counts(options):
                if seats > MOST_SEATS:
                    continue
                name = f"{game.id}-{names[0].replace(', ', '-').replace(' ', '_')}-{seats}"
                cases.append(pytest.param(Case(game, options, seats), id=name))
    return cases


every_case = pytest.mark.parametrize("case", all_cases())


def random_player(match: Match, dice: Dice) -> int:
    """Any move."""
    return match.game.rules.sample(match.state, dice)


def curious_player(match: Match, dice: Dice) -> int:
    """The kind of move first: rare kinds come as often as common ones."""
    texts = {match.game.codec.text(move): move for move in match.legal()}
    kinds = sorted({text.split(" ")[0] for text in texts})
    kind = kinds[dice.below(len(kinds))]
    fitting = [move for text, move in texts.items() if text.split(" ")[0] == kind]
    return fitting[dice.below(len(fitting))]


def keen_player(match: Match, dice: Dice) -> int:
    """Tries to win, with a short look ahead."""
    return ask(MaxnBot(depth=2, worlds=1), match, dice)


Player = Callable[[Match, Dice], int]
PLAYERS: list[Player] = [random_player, curious_player, keen_player]


def step(match: Match, dice: Dice, player: Player = random_player) -> None:
    """One step, chance or decision."""
    if match.actor == CHANCE:
        match.chance(match.game.rules.sample(match.state, dice))
    else:
        match.play(player(match, dice))


def walk(case: Case, seed: int, steps: int = 10_000) -> Iterator[Match]:
    """The same match before every step of a game, and at its end; seeds take turns in players."""
    match, dice = case.match(), Dice(seed)
    for _ in range(steps):
        yield match
        if match.is_over:
            return
        step(match, dice, PLAYERS[seed % len(PLAYERS)])


def glances(case: Case, seed: int) -> Iterator[Match]:
    """`walk`, but of a long game only now and then a step: for what costs much at each."""
    for n, match in enumerate(walk(case, seed)):
        if n < 45 or n % 9 == 0 or match.is_over:
            yield match


def random_match(case: Case, seed: int, steps: int = 10_000) -> Match:
    """A game of `walk` after that many steps, or at its end."""
    match = case.match()
    for match in walk(case, seed, steps):  # noqa: B007
        pass
    return match
