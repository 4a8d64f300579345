"""What is in the box (DK-1.1 to DK-1.4)."""

from collections import Counter

import pytest

from spieluhr.core.errors import Malformed
from tests.builders import after, legal, play, position_of, starting
from tests.games.dragonkeepers.builders import CHESTS, GAME, cards, new, position, side_of


def test_DK_1_1_fifty_two_cards_with_numbers() -> None:
    pile = position_of(new())["book"]["left"]
    assert pile["size"] == sum(pile["pool"].values()) == 52
    assert {code[1] for code in pile["pool"]} == set("12345")
    for front in "wgrb":
        numbers = [pile["pool"][front + back] for back in "12345"]
        assert numbers == [1, 3, 3, 4, 2]


def test_DK_1_1_fifty_two_cards_with_small_dragons() -> None:
    pile = position_of(new())["book"]["right"]
    assert pile["size"] == sum(pile["pool"].values()) == 52
    assert pile["pool"] == {
        "wg": 5, "wr": 4, "wb": 4, "gw": 4, "gr": 5, "gb": 4,
        "rw": 4, "rg": 4, "rb": 5, "bw": 5, "bg": 4, "br": 4,
    }  # fmt: skip


def test_DK_1_1_eleven_backlight_dragons_with_a_six() -> None:
    assert position_of(new())["supply"]["backlight"] == 11
    table = position("1b", "b1 j6")
    assert starting(table, "book") == ["b1", "j6"]
    after_six = play(table, "book j6")
    assert after_six.view(0).page_number == 6


def test_DK_1_1_backlight_dragons_have_no_colour() -> None:
    for colour in "wgrb":
        table = position(f"2{colour}", f"{colour}1 j6", display=("r3", "gr"))
        assert after(table, f"lay {colour}1", "lay j6")["rows"][0][0]["cards"] == [
            f"{colour}1",
            "j6",
        ]


def test_DK_1_1_eight_start_cards_known_by_their_ribbon() -> None:
    assert position_of(new())["start_pool"] == cards("w2s wrs g2s gbs r3s rws b3s bgs")
    # A ribbon makes it another card than the same one without, which is a card of the book.
    table = position("2w", "w2 w2s wr wrs")
    assert starting(table, "book") == ["w2", "w2s", "wr", "wrs"]
    assert starting(table, "lay") == ["w2", "w2s", "wr"]


def test_DK_1_1_start_cards_belong_to_the_side_of_their_back() -> None:
    for code, side in (("w2s", "left"), ("b3s", "left"), ("wrs", "right"), ("bgs", "right")):
        table = after(position("2w", code), f"book {code}")
        assert table["book"][side]["top"][0] == code
        assert table["changed"] == [side]


def test_DK_1_1_all_the_other_things() -> None:
    table = position_of(new(4))
    assert len(table["pieces"]) == 45
    assert len(table["coats"]) == 3
    supply = table["supply"]
    assert supply["red"] + supply["blue"] == 15
    assert (supply["eggs"], supply["crystals"]) == (9, 10)


def test_DK_1_1_six_magic_chests() -> None:
    options = GAME.read_options({"players": 2, "chests": CHESTS})
    assert list(options.chests) == ["wind", "return", "barter", "thrift", "key", "page"]
    with pytest.raises(Malformed):
        GAME.read_options({"players": 2, "chests": ["fire"]})


def test_DK_1_2_four_dragon_colours() -> None:
    table = position_of(new())
    fronts = {code[0] for side in ("left", "right") for code in table["book"][side]["pool"]}
    assert fronts == set("wgrb")


@pytest.mark.parametrize(
    ("code", "colour"), [("gw", "white"), ("wg", "green"), ("wr", "red"), ("rb", "blue")]
)
def test_DK_1_2_a_card_shows_the_page_it_would_be(code: str, colour: str) -> None:
    match = play(position("1b", code), f"book {code}")
    assert match.view(0).page_colour == colour


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_DK_1_2_likewise_the_number(number: int) -> None:
    match = play(position("1b", f"w{number}"), f"book w{number}")
    assert match.view(0).page_number == number


def test_DK_1_3_amulet_pieces() -> None:
    assert Counter(position_of(new())["pieces"]) == {
        1: 8, 4: 8, 6: 5, 8: 4, 10: 8, 12: 4, 16: 5, 20: 3,
    }  # fmt: skip


def test_DK_1_4_front_and_back_colours_differ() -> None:
    table = position_of(new())
    right = [*table["book"]["right"]["pool"], *table["start_pool"]]
    assert len(right) == 12 + 8
    assert all(code[0] != code[1] for code in right)
    assert all(side_of(code) == "right" for code in table["book"]["right"]["pool"])


def test_DK_1_4_no_move_names_a_card_of_one_colour() -> None:
    match = new()
    while position_of(match)["pending"][0] != "reveal right":
        play(match, legal(match)[0])
    found = starting(match, "reveal right")
    assert found == cards("wg wr wb gw gr gb rw rg rb bw bg br")
