"""What a view says about playing a card beforehand: as the rules then have it, and no secrets."""

import pytest

from spieluhr.core.match import Match
from spieluhr.games.antinomy.knowledge.schema import View
from tests.builders import legal_texts, load
from tests.games.antinomy.builders import GAME, position, random_game


def seen(match: Match, seat: int | None) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def later(match: Match, *lines: str) -> Match:
    """The same table some moves later, tried apart."""
    world = Match(GAME, match.options, match.seats, GAME.rules.copy(match.state))
    for line in lines:
        world.play(line)
    return world


@pytest.mark.parametrize("solo", [None, "easy"])
def test_previews_are_what_the_rules_say_then(solo: str | None) -> None:
    paradoxes = duels = 0
    for seed in range(6):
        for match, _ in random_game(solo, False, seed):
            view = seen(match, match.actor if match.actor >= 0 else None)
            if view.phase != "move":
                assert view.previews == {}
                continue
            plays = {line for line in legal_texts(match) if line != "skip"}
            assert view.previews.keys() == plays
            for line, then in view.previews.items():
                offered = legal_texts(later(match, line))
                can = any(move.startswith("paradox") for move in offered)
                assert (then.paradox is not None) == can, line
                if solo is None:
                    last = later(match, line, "decline").log[-1].events
                    assert then.duel == any(event.kind == "duel" for event in last), line
                paradoxes += can
                duels += then.duel
    assert paradoxes > 8
    assert (duels > 10) == (solo is None)


def test_the_kind_of_a_paradox_is_said() -> None:
    match = load(position("g3 r1 b4 p2 g1 r4 b2 p3 g4", ("r2 r3 p1", "g2 p4 b1"), wands=[4, 8]))
    kinds = {line: then.paradox for line, then in seen(match, 0).previews.items()}
    assert kinds["play p1 5"] == "colour"  # r2, r3 and the r4 that lies there
    assert kinds["play r2 6"] == "symbol"  # the rings r3, p1 and b2


def test_only_the_mover_has_previews() -> None:
    match = load(position())
    assert seen(match, 0).previews
    assert seen(match, 1).previews == seen(match, None).previews == {}
