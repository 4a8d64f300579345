"""A random move (`sample`) is one of `legal`, each equally often, in every phase."""

from collections import Counter

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from tests.builders import legal_texts, load, position_of
from tests.games.antinomy.builders import GAME, MODES, around, random_game, solo_position

EACH = 60


def assert_sampled_evenly(match: Match, seed: int) -> None:
    legal, dice = match.legal(), Dice(seed)
    found = Counter(GAME.rules.sample(match.state, dice) for _ in range(EACH * len(legal)))
    assert sorted(found) == legal
    deviation = sum((often - EACH) ** 2 / EACH for often in found.values())
    assert deviation < len(legal) + 5 * (2 * len(legal)) ** 0.5


@pytest.mark.parametrize(("solo", "shrine"), MODES)
def test_AN_3_1_a_random_move_is_any_legal_one_equally_often(
    solo: str | None, shrine: bool
) -> None:
    met: Counter[tuple[str, object]] = Counter()
    for seed in (31, 32, 33):
        for match, _ in random_game(solo, shrine, seed):
            table = position_of(match)
            where = (table["phase"], table["actor"])
            met[where] += 1
            if met[where] <= 6:
                assert_sampled_evenly(match, len(match.log))
            if len(match.log) > 150:
                break
    assert {"deal", "place", "move"} <= {phase for phase, _ in met}


@pytest.mark.parametrize("phase", ["move", "paradox"])
@pytest.mark.parametrize("turn", [1, 2])
def test_AN_3_4_a_random_answer_forms_a_paradox_on_every_side(phase: str, turn: int) -> None:
    """Both players hold one, with three relics on each side of their wands."""
    match = load(around("p1 p2 p3", "b1 b2 b3", phase=phase, turn=turn, wands=[4, 5]))
    assert_sampled_evenly(match, turn)
    assert phase == "move" or len(match.legal()) == 3


def test_AN_4_9_a_random_turn_alone_is_skipped_as_often_as_any_card_is_played() -> None:
    match = load(solo_position())
    assert GAME.codec.parse("skip") in match.legal()
    assert_sampled_evenly(match, 5)


def test_AN_4_3_with_flares_as_the_only_targets_a_random_turn_is_skipped() -> None:
    row = "r1 f13 f24 r4 b4 p4 r3 b3 g2"
    match = load(solo_position(row=row, hand="p1 p2 b1", codex="g4", wands=[0]))
    assert legal_texts(match) == {"skip"}
    assert_sampled_evenly(match, 6)
