"""The stream that chance follows from: as documented, even, and never twice the same."""

import hashlib
import hmac
import re
from collections import Counter
from pathlib import Path

import pytest

from spieluhr.core import fair
from spieluhr.core.errors import Malformed

PAGE = Path(__file__).parent.parent / "docs" / "records.md"
SEED = bytes(range(32))


def by_the_book(seed: bytes, draw: int, below: int) -> tuple[int, int]:
    """The number as docs/records.md tells it, and in which block it was found."""
    block = 0
    while True:
        message = f"spieluhr 1 draw {draw} block {block}".encode("ascii")
        digest = hmac.new(seed, message, hashlib.sha256).hexdigest()
        for start in range(0, 64, 16):
            word = int(digest[start : start + 16], 16)
            if word < 2**64 - 2**64 % below:
                return word % below, block
        block += 1


def chi_square(counts: "Counter[int]", cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


def test_the_example_of_the_documentation() -> None:
    page = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d) \| `([0-9a-f]{16})` \| (\d) \|$", page, re.MULTILINE)
    assert [int(draw) for draw, _, _ in rows] == [0, 1, 2, 3]
    for draw, word, number in rows:
        assert fair.words(SEED, int(draw), 0)[0] == int(word, 16)
        assert fair.number(SEED, int(draw), 6) == int(number)
    assert f"Its hash is `{fair.commitment(SEED)}`" in page


@pytest.mark.parametrize("below", [1, 2, 6, 52, 2**32, 2**63 - 1, 2**63 + 1, 2**64 - 1, 2**64])
def test_numbers_are_those_of_the_book(below: int) -> None:
    for draw in range(200):
        assert fair.number(SEED, draw, below) == by_the_book(SEED, draw, below)[0] < below


def test_words_that_are_passed_over_lead_to_the_next_block() -> None:
    """Just above 2**63 nearly every second word is passed over."""
    below = 2**63 + 1
    blocks = Counter(by_the_book(SEED, draw, below)[1] for draw in range(2000))
    assert blocks[0] > 1700
    assert 60 < blocks[1] < 200


def test_large_ranges_are_even() -> None:
    """Without passing over, the first third of 3 * 2**62 would come in every second draw."""
    below = 3 * 2**62
    thirds = Counter(fair.number(SEED, draw, below) >> 62 for draw in range(6000))
    assert chi_square(thirds, 3) < 25


@pytest.mark.parametrize("below", [2, 6, 13, 100])
def test_numbers_are_even(below: int) -> None:
    counts = Counter(fair.number(SEED, draw, below) for draw in range(200 * below))
    assert chi_square(counts, below) < below + 6 * (2 * below) ** 0.5


def test_neighbouring_draws_and_seeds_have_nothing_in_common() -> None:
    other = bytes([1, *SEED[1:]])
    draws = range(7200)
    mine = [fair.number(SEED, draw, 6) for draw in [*draws, 7200]]
    theirs = [fair.number(other, draw, 6) for draw in draws]
    following = Counter(6 * mine[draw] + mine[draw + 1] for draw in draws)
    beside = Counter(6 * mine[draw] + theirs[draw] for draw in draws)
    assert chi_square(following, 36) < 36 + 50
    assert chi_square(beside, 36) < 36 + 50


def test_results_are_as_likely_as_their_weights() -> None:
    moves, weights = [4, 7, 9, 20], [1, 0, 5, 2]
    counts = Counter(fair.result(SEED, draw, moves, weights) for draw in range(8000))
    assert counts[7] == 0
    for move, weight in zip(moves, weights, strict=True):
        assert abs(counts[move] - 1000 * weight) < 200


def test_results_are_walked_through_in_rising_order() -> None:
    for draw in range(50):
        left = fair.number(SEED, draw, 6)
        assert fair.result(SEED, draw, [3, 5, 8], [1, 2, 3]) == [3, 5, 5, 8, 8, 8][left]
        assert fair.result(SEED, draw, [8, 3, 5], [3, 1, 2]) == [3, 5, 5, 8, 8, 8][left]


def test_there_is_no_draw_between_no_results() -> None:
    for below in (-1, 0, 2**64 + 1):
        with pytest.raises(ValueError, match="draw"):
            fair.number(SEED, 0, below)
    with pytest.raises(ValueError, match="draw"):
        fair.result(SEED, 0, [], [])
    with pytest.raises(ValueError, match="zip"):
        fair.result(SEED, 0, [1], [1, 1])


@pytest.mark.parametrize("text", ["", "00", "x" * 64, "AB" * 32, "00 " * 32, "00" * 33, "é" * 64])
def test_a_seed_is_32_bytes_in_small_hex(text: str) -> None:
    with pytest.raises(Malformed, match="seed is not 32 bytes"):
        fair.read_hex("seed", text)
    assert fair.read_hex("seed", SEED.hex()) == SEED
