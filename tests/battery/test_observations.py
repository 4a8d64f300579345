"""The view in numbers: all of it, nothing else, and as its layout says."""

import msgspec

from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.rules import State
from spieluhr.core.sheet import Sheet
from tests.battery.cases import EFFORT, Case, every_case, glances


def observed(game: Game, state: State, seat: int) -> list[bytes]:
    """The row in every layout that the game has."""
    sheet = Sheet(game.layout.size)
    game.rules.observe(state, seat, sheet)
    assert sheet.at == game.layout.size
    recasts = [game.recast(version) for version in game.layouts()]
    return [bytes(one.rows(sheet.cells) if one else sheet.cells) for one in recasts]


@every_case
def test_an_observation_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    case: Case,
) -> None:
    dice = Dice(31)
    for seed in range(3 * EFFORT):
        for match in glances(case, seed):
            for seat in range(case.seats):
                world = case.game.rules.resample(match.state, seat, dice)
                assert observed(case.game, world, seat) == observed(case.game, match.state, seat)


@every_case
def test_an_observation_holds_the_whole_view(case: Case) -> None:
    """Where two views differ, the numbers differ."""
    views: dict[tuple[int, bytes], bytes] = {}
    for seed in range(3 * EFFORT):
        for match in glances(case, seed):
            for seat in range(case.seats):
                view = msgspec.json.encode(match.view(seat))
                for layout, row in enumerate(observed(case.game, match.state, seat)):
                    assert views.setdefault((layout, row), view) == view


@every_case
def test_numbers_keep_to_the_layout(case: Case) -> None:
    layouts = [case.game.layout_of(version) for version in case.game.layouts()]
    for layout in layouts:
        names = [field.name for field in layout.fields]
        assert layout.version > 0 and len(set(names)) == len(names)
        for field in layout.fields:
            assert field.meaning and 0 < field.scale <= field.high <= 255
        labels = layout.labels()
        assert len(labels) == len(set(labels)) == layout.size
    highs = [layout.highs() for layout in layouts]
    for seed in range(3 * EFFORT):
        for match in glances(case, seed):
            for seat in range(case.seats):
                rows = observed(case.game, match.state, seat)
                for row, most in zip(rows, highs, strict=True):
                    assert all(cell <= high for cell, high in zip(row, most, strict=True))


@every_case
def test_moves_are_numbered_decisions_first(case: Case) -> None:
    game = case.game
    for seed in range(3):
        for match in glances(case, seed):
            is_chance = match.actor < 0
            for move in match.legal():
                assert 0 <= move < game.moves and (move >= game.decisions) == is_chance
