"""Tables to start tests from."""

from itertools import chain
from typing import Any

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match

GAME = games.load("demo")
NEW = GAME.codec.position(GAME.new(GAME.read_options({})))


def table(hands: list[list[int]], **changed: Any) -> Match:
    """These hands and what is named; what lies nowhere was won by seat 0."""
    laid: dict[str, Any] = {**NEW, "hands": hands, "pile": [], **changed}
    lying = {*chain(laid["pile"], *hands), laid["led"]}
    laid["won"] = [[hour for hour in range(24) if hour not in lying], []]
    laid["actor"] = laid["leader"] if laid["led"] is None else 1 - laid["leader"]
    return Match(GAME, GAME.read_options({}), 2, GAME.codec.read_position(laid))


def dealt() -> Match:
    """A new game after the cards were dealt."""
    match = Match(GAME, GAME.read_options({}))
    match.settle(Dice(1))
    return match
