"""Observations for learners: cards with what is printed on them, seen from one's own side."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import spieluhr
from spieluhr import games
from spieluhr.core.errors import Malformed
from spieluhr.core.match import Match
from spieluhr.research import petting_zoo, spaces, vector
from spieluhr.research.gym import IDS

# A game need not have the second layout, and a new one does not.
FOR_LEARNERS = [game_id for game_id in games.game_ids() if 2 in games.load(game_id).layouts()]
each_for_learners = pytest.mark.parametrize("game_id", FOR_LEARNERS)


def told(match: Match, seat: int) -> dict[str, int]:
    """By label, what is not 0 in the row of layout 2."""
    row = spaces.row(match.game, match.state, seat, 2).tolist()
    labels = match.game.layout_of(2).labels()
    return {label: cell for label, cell in zip(labels, row, strict=True) if cell}


@each_for_learners
def test_the_vector_environment_speaks_both_layouts(game_id: str) -> None:
    old, new = vector(game_id, 4, seed=3), vector(game_id, 4, seed=3, layout=2)
    before, now = old.reset(), new.reset()
    recast = new.game.recast(2)
    assert recast is not None
    for _ in range(40):
        assert now.observation.shape == (4, new.size) and new.size > old.size
        for row, same in zip(before.observation, now.observation, strict=True):
            sheet_row = bytes(recast.rows(spaces.cells(row)))
            assert bytes(same) == sheet_row
        np.testing.assert_array_equal(before.mask, now.mask)
        actions = old.sample()
        before, now = old.step(actions), new.step(actions)
    scaled = new.scaled(now.observation)
    assert scaled.dtype == np.float32 and scaled.shape == now.observation.shape
    assert scaled.min() >= 0 and scaled.mean() < 1


def test_a_card_comes_with_its_marks() -> None:
    match = spieluhr.start("antinomy", seed=1)
    seen = told(match, 0)
    for place, code in enumerate(match.view(0).timeline):
        card = code if isinstance(code, str) else code.code
        assert seen[f"timeline[{place}, {card}]"] == 1
        assert seen[f"timeline_number[{place}, {card[1]}]"] == 1
        colour = {"r": "red", "g": "green", "p": "purple", "b": "blue"}[card[0]]
        assert seen[f"timeline_colour[{place}, {colour}]"] == 1


def test_both_sides_of_antinomy_see_the_timeline_from_their_past() -> None:
    """The same table from both seats: what is place 2 for one is place 6 for the other."""
    match = spieluhr.start("antinomy", seed=1)
    wand = match.text(match.legal()[0])
    match.play(wand)
    first, second = told(match, 0), told(match, 1)
    turned = {
        label.replace(f"[{place}", f"[{8 - place}", 1): cell
        for label, cell in second.items()
        if label.startswith(("timeline", "my_wand", "other_wand"))
        for place in [int(label.partition("[")[2][0])]
    }
    mine = {label: cell for label, cell in first.items() if label.startswith("timeline")}
    assert mine == {label: cell for label, cell in turned.items() if label.startswith("timeline")}
    place = wand.removeprefix("wand ")
    assert f"my_wand[{place}]" in first and f"other_wand[{place}]" in turned


def test_moves_are_turned_with_the_board() -> None:
    env = vector("antinomy", 1, layout=2)
    own, other = env.turned()
    text = env.game.codec.text
    assert own.tolist() == list(range(env.actions))
    for number, move in (("wand 2", "wand 6"), ("play r3 0", "play r3 8"), ("skip", "skip")):
        assert text(int(other[env.game.codec.parse(number)])) == move
    assert text(int(other[env.game.codec.parse("paradox 0-2")])) == "paradox 6-8"
    assert sorted(other) == own.tolist() and other[other].tolist() == own.tolist()


def test_expeditions_and_missions_come_with_their_numbers() -> None:
    match = spieluhr.start("steam_time", seed=1)
    seen = told(match, match.actor)
    rules: Any = match.game.rules
    box = rules.box.data
    open_missions = [label for label in seen if label.startswith("open_missions[")]
    assert open_missions
    for label in open_missions:
        monument, code = label[len("open_missions[") : -1].split(", ")
        mission = box["missions"][int(code[1:]) - 1]
        assert seen[f"open_missions_worth[{monument}, esteem]"] == mission["esteem"]
        for need, number in mission["need"].items():
            assert seen[f"open_missions_needs[{monument}, {need}]"] == number


def test_the_cards_on_top_come_with_their_backs() -> None:
    """Dragonkeepers: the book shows the backs of the piles' top cards."""
    match = spieluhr.start("dragonkeepers", seed=1)
    seen = told(match, 0)
    number = next(label for label in seen if label.startswith("page_number["))
    assert f"pile_top_back[left, 0, {number[-2]}]" in seen


def test_every_adapter_speaks_it() -> None:
    seat = gymnasium.make(IDS["antinomy"], layout=2, opponents="random")
    seen, _ = seat.reset(seed=1)
    zoo = petting_zoo.raw_env("antinomy", layout=2)
    zoo.reset(seed=1)
    for told_in in (seen, zoo.observe("seat_0")):
        assert len(told_in["observation"]) == games.load("antinomy").layout_of(2).size
    assert seat.observation_space.contains(seen)
    assert zoo.observation_space("seat_0").contains(zoo.observe("seat_0"))


def test_a_layout_that_does_not_exist_is_refused_in_words() -> None:
    with pytest.raises(Malformed, match="Observations of Antinomy have layout 1, 2, not 3"):
        vector("antinomy", 2, layout=3)


def test_an_outlook_shows_where_moves_lead_and_nothing_hidden() -> None:
    """What a seat would know after its move: its own place of the wand, before chance decides."""
    env = vector("antinomy", 2, seed=1, layout=2)
    before = env.reset()
    seen = env.outlook()
    assert [len(column) for column in seen] == [int(before.mask.sum())] * 3
    np.testing.assert_array_equal(env.now.observation, before.observation)
    labels = env.layout.labels()
    for game, action, after in zip(*seen, strict=True):
        assert before.mask[game, action]
        place = env.game.codec.text(int(action)).removeprefix("wand ")
        assert after[labels.index(f"my_wand[{place}]")] == 1
