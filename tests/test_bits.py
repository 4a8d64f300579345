"""Sets of small ints, compiled and interpreted: also beyond the 31 bits of a C int."""

import pytest

from spieluhr.core import bits
from spieluhr.core.dice import Dice


@pytest.mark.parametrize("k", range(62))
def test_a_set_of_one(k: int) -> None:
    members = bits.bit(k)
    assert members == 1 << k
    assert bits.elements(members) == [k]
    assert bits.count(members) == 1
    assert bits.nth(members, 0) == k


def test_a_set_of_all() -> None:
    members = bits.bit(62) - 1
    assert bits.elements(members) == list(range(62))
    assert bits.count(members) == 62
    assert bits.set_of(list(range(62))) == members
    assert [bits.nth(members, k) for k in (0, 31, 32, 61)] == [0, 31, 32, 61]


def test_dice_choose_every_member_of_a_set_and_nothing_else() -> None:
    dice, members = Dice(1), bits.set_of([0, 31, 32, 61])
    assert {dice.member(members) for _ in range(100)} == {0, 31, 32, 61}
