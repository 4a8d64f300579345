"""More tables for clause tests: other data, the last turn of a round, the end of the game."""

import copy
from collections.abc import Callable
from typing import Any

from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.games.steam_time.data import check
from spieluhr.games.steam_time.game import made
from tests.builders import Position, load, play, position_of
from tests.games.steam_time.builders import DATA, GAME, news, seat, table

# What exists with two players, monuments and kinds in their orders.
SPACES = [
    *("stonehenge mission", "stonehenge crystals", "stonehenge gold"),
    *("giza encounter", "giza gold", "giza expedition"),
    *("wall mission", "wall encounter", "wall upgrade"),
    *("easter encounter", "easter upgrade", "easter expedition"),
    *("angkor mission", "angkor crystals", "angkor upgrade"),
    *("machu crystals", "machu gold", "machu expedition"),
]
# What a placed airship changes besides its action.
PLACED = ("airships", "height", "start_moved", "turn", "actor", "by")


def do(name: str, number: int | None = None, /, **fields: object) -> Position:
    """An entry of `todo`; `from_` stands for `from`."""
    whose = {} if number is None else {"seat": number}
    return {"do": name, **whose, **{key.removesuffix("_"): fields[key] for key in fields}}


def log_of(match: Match) -> list[str]:
    return [GAME.codec.text(step.move) for step in match.log]


def brought(start: Position, *lines: str, game: Game = GAME) -> Position:
    """What these moves changed, but for the airship that was placed and the next turn."""
    changed = news(start, position_of(play(load(start, game), *lines)))
    return {
        path: value
        for path, value in changed.items()
        if path.rsplit(".", maxsplit=1)[-1] not in PLACED
    }


def with_data(*changes: tuple[str, Any]) -> tuple[Game, Position]:
    """The game with other printed values, and its data: `("encounters.N6.top.gain", {..})`."""
    data = copy.deepcopy(DATA)
    for path, value in changes:
        *way, last = path.split(".")
        inner: Any = data
        for key in way:
            inner = _inside(inner, key)
        inner[last] = copy.deepcopy(value)
    check(data)
    return made(data), data


def _inside(part: Any, key: str) -> Any:
    if isinstance(part, dict):
        return part[key]
    return next(entry for entry in part if key in (entry.get("id"), entry.get("kind")))


def last_turn(*boards: Position, start: int = 0, **changes: Any) -> Position:
    """Seat `start` has taken the card and all rest but the last, who has only to pass."""
    seats = tuple(board | {"resting": board is not boards[-1]} for board in boards)
    last = len(boards) - 1
    options: Position = {"start": 0, "turn": last, "card": start, **changes}
    return table(len(boards), seats=seats, **options)


def ending(*boards: Position, start: int = 0, **changes: Any) -> Match:
    """After round 5; missions are asked for from this start player on."""
    return play(last_turn(*boards, start=start, round=5, **changes), "pass")


def random_game(players: int, seed: int, tables: Callable[[Match], None]) -> Match:
    """A whole game; most passes are avoided, so that it comes to something."""
    match, dice = Match(GAME, GAME.read_options({"players": players}), players), Dice(seed)
    while not match.is_over:
        tables(match)
        move = GAME.rules.sample(match.state, dice)
        if GAME.codec.text(move) == "pass" and dice.below(6):
            move = match.legal()[0]
        match.enter([move])
    tables(match)
    return match


# Encounters on Giza, where two cards are revealed, and on Easter Island, where three are.
POOR = seat("", gold=0, steam=0)
GIZA = ["place giza encounter"]
EASTER = ["place easter encounter"]


def alone(board: Position, **changes: Any) -> Position:
    """Seat 0 with this board; seat 1 can pay nothing, so it is never asked."""
    return table(seats=(board, POOR), **changes)


def met(card: str, *lines: str) -> list[str]:
    """On Giza this card is chosen."""
    other = "N1" if card != "N1" else "N2"
    return [*GIZA, f"reveal {card}", f"reveal {other}", f"choose {card}", *lines]
