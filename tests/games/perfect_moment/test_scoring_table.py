"""What every card is worth with every display, by brute force (PM-4.4)."""

from collections import Counter
from itertools import combinations, product

import pytest

from spieluhr.games.perfect_moment.components import CARD_OF, ITEM_OF, era_set, side_of
from spieluhr.games.perfect_moment.rules import setup
from spieluhr.games.perfect_moment.rules.places import lay, take
from spieluhr.games.perfect_moment.rules.score import worth
from spieluhr.games.perfect_moment.rules.state import State
from tests.builders import legal_texts, load
from tests.games.perfect_moment.builders import CARDS, table

# A display as a set: (item, whom it faces).
Shown = frozenset[tuple[str, str]]


def shown(first: str, one: str, second: str, two: str) -> Shown:
    """The first card with `one` towards its owner, the second with `two`."""
    found = set()
    for card, towards in ((first, one), (second, two)):
        found |= {(item, "owner" if item == towards else "other") for item in card.split("/")}
    return frozenset(found)


def points(display: Shown, target: str) -> int:
    """PM-4.4, counted with sets."""
    wanted = set(target.split("/"))
    there = {item for item, _ in display if item in wanted}
    ways = {whom for item, whom in display if item in wanted}
    if there != wanted:
        return len(there)
    return 3 if len(ways) == 1 else 2


def laid(seat: int, first: str, one: str, second: str, two: str) -> State:
    """A table where nothing but this display lies, the items facing its owner."""
    s = setup.new(False, era_set(["1981", "1994", "2005"]))
    for card, towards in ((first, one), (second, two)):
        lay(s, seat, side_of(CARD_OF[card], ITEM_OF[towards]) ^ seat)
    return s


@pytest.mark.parametrize("seat", [0, 1])
def test_PM_4_4_every_display_and_every_target(seat: int) -> None:
    table_of: Counter[int] = Counter()
    for first, second in combinations(CARDS, 2):
        for one, two in product(first.split("/"), second.split("/")):
            s, display = laid(seat, first, one, second, two), shown(first, one, second, two)
            for target in CARDS:
                if target not in (first, second):
                    found = worth(s, seat, CARD_OF[target])
                    assert found == points(display, target), (display, target)
                    table_of[int(found)] += 1
    # For one target: two cards have its first item, two its second, 19 neither.
    # Both there: 2 x 2 pairs in 4 ways of lying, half of them facing the same way.
    # Nothing there: 19 x 18 / 2 pairs in 4 ways; the rest of 23 x 22 / 2 pairs gives 1.
    both, nothing = 2 * 2 * 4, 171 * 4
    one_item = 253 * 4 - both - nothing
    assert table_of == {3: 24 * 8, 2: 24 * 8, 1: 24 * one_item, 0: 24 * nothing}


def test_PM_4_4_the_order_of_the_two_cards_does_not_matter() -> None:
    for first, second in combinations(CARDS[:12], 2):
        s = laid(0, first, first.split("/")[0], second, second.split("/")[1])
        targets = [CARD_OF[card] for card in CARDS if card not in (first, second)]
        values = [worth(s, 0, target) for target in targets]
        lay(s, 0, take(s, 0, 0))
        assert [worth(s, 0, target) for target in targets] == values


@pytest.mark.parametrize("target", ["map/mask", "map/gun", "flowers/poem", "poem/chocolates"])
def test_PM_4_4_what_is_offered_follows_the_table(target: str) -> None:
    """Through whole positions: the target is the paradox, and then a fragment."""
    others = [card for card in CARDS[:18] if card not in (target, "tickets/keys", "wallet/keys")]
    others = [card for card in others if card not in ("phone/wallet", "phone/keys")]
    for first, second in combinations(others, 2):
        left = [card for card in others if card not in (first, second)]
        one, two = (first.split("/"), second.split("/"))
        displays = (f"{'|'.join(one)} {'|'.join(two[::-1])}", "tickets|keys wallet|keys")
        value = points(shown(first, one[0], second, two[1]), target)
        plans = ("phone/wallet:0", f"{left[0]}:1")
        before = table(displays, plans, paradox="|".join(target.split("/")))
        assert ("score paradox" in legal_texts(before)) == (value > 0)
        assert load(before).view(0).worth["paradox"] == value
        before = table(displays, plans, paradox="phone|keys", fragments=("", target))
        assert (f"score fragment {target}" in legal_texts(before)) == (value > 1)
