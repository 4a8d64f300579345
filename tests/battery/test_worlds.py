"""Worlds vary: whatever a seat does not know is dealt anew, not only some of it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from tests.battery.cases import EFFORT, Case, every_case

STEPS = 80
OFTEN = 6  # tables at which the same part of a position is looked at
WORLDS = 24  # dealt before it is said that something never varies
Place = tuple[str | int, ...]  # the way to a part of a position: ("hands", 1)


@every_case
def test_what_a_seat_does_not_know_varies_from_world_to_world(case: Case) -> None:
    """Two games that a seat cannot tell apart show, without `resample`, what is hidden from it."""
    looked_at = Counter[tuple[int | None, Place]]()
    for viewer in case.viewers():
        for seed in range(4 * EFFORT):
            for first, second in followed(case, viewer, Dice(3000 + seed)):
                for place in different(position(first), position(second)):
                    looked_at[viewer, place] += 1
                    if looked_at[viewer, place] > OFTEN:
                        continue
                    assert varies(first, viewer, place), (
                        f"{case.source('knowledge', 'worlds')}: {named(viewer)} cannot know "
                        f"“{'.'.join(map(str, place))}” of the position, but in {WORLDS} worlds "
                        f"`resample` always deals the same there"
                    )


def followed(case: Case, viewer: int | None, dice: Dice) -> Iterator[tuple[Match, Match]]:
    """Two games as long as they tell the seat the same."""
    first, second = case.match(), case.match()
    rules, codec = case.game.rules, case.game.codec
    for _ in range(STEPS):
        if first.is_over:
            return
        move = rules.sample(first.state, dice)
        told = codec.observed_text(first.state, move, viewer)
        same = [m for m in second.legal() if codec.observed_text(second.state, m, viewer) == told]
        if not same:
            return
        first.enter([move])
        second.enter([same[dice.below(len(same))]])
        if first.view(viewer) != second.view(viewer):
            return
        yield first, second


def different(one: Any, other: Any, way: Place = ()) -> Iterator[Place]:
    """The parts in which two positions differ: fields, and what they hold for each seat."""
    if one == other:
        return
    if isinstance(one, dict) and one.keys() == other.keys():
        for key in one:
            yield from different(one[key], other[key], (*way, key))
    elif is_nested(one) and is_nested(other) and len(one) == len(other):
        for k in range(len(one)):
            yield from different(one[k], other[k], (*way, k))
    else:
        yield way


def is_nested(value: Any) -> bool:
    """A list of lists has a place for each seat; in a list of cards they only stand in order."""
    return isinstance(value, list) and all(isinstance(item, list) for item in value)


def varies(match: Match, viewer: int | None, place: Place) -> bool:
    """Are there two worlds in which it is different?"""
    rules, codec, first = match.game.rules, match.game.codec, None
    for seed in range(WORLDS):
        world = rules.resample(match.state, viewer, Dice(seed))
        found = at(codec.position(world), place)
        if seed > 0 and found != first:
            return True
        first = found
    return False


def at(whole: Any, place: Place) -> Any:
    for key in place:
        whole = whole[key]
    return whole


def position(match: Match) -> dict[str, Any]:
    return match.game.codec.position(match.state)


def named(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
