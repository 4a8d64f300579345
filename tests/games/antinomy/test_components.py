"""What lies in the box (AN-1), as far as a player can tell by what the cards do."""

import pytest

from tests.builders import after, legal_texts, load, position_of
from tests.games.antinomy.builders import (
    CARDS,
    RELICS,
    around,
    in_order,
    new,
    places,
    solo_position,
)

# AN-1.2, typed from the table of the rules.
SYMBOL_OF = {
    "r1": "key",
    "g2": "key",
    "p3": "key",
    "b4": "key",
    "r2": "skull",
    "g3": "skull",
    "p4": "skull",
    "b1": "skull",
    "r3": "ring",
    "g4": "ring",
    "p1": "ring",
    "b2": "ring",
    "r4": "feather",
    "g1": "feather",
    "p2": "feather",
    "b3": "feather",
}
# AN-1.3
EXTINGUISHED = {"x1": (1, "key"), "x2": (2, "ring"), "x3": (3, "feather"), "x4": (4, "skull")}
FLARES = {"f13": {1, 3}, "f24": {2, 4}}
SYMBOLS = SYMBOL_OF | {code: symbol for code, (_, symbol) in EXTINGUISHED.items()}
NUMBERS = {code: {int(code[1])} for code in SYMBOLS} | FLARES


def test_AN_1_1_sixteen_relics_two_wands_ten_crystals() -> None:
    match = new()
    assert legal_texts(match) == {f"deal {colour}{n}" for colour in "rgpb" for n in (1, 2, 3, 4)}
    start = position_of(match)
    assert len(start["wands"]) == 2
    assert start["supply"] + 1 == 10  # the tenth marks the codex colour


def test_AN_1_1_six_solo_cards() -> None:
    pile = position_of(new("easy"))["pile"]
    assert set(pile) - set(RELICS) == {"x1", "x2", "x3", "x4", "f13", "f24"}
    assert len(pile) == 22


def reached_in_the_past(card: str, row: list[str]) -> set[str]:
    """Which of the first eight relics of the row the card reaches from the ninth."""
    others = [c for c in RELICS if c not in [card, *row]]
    match = load(
        solo_position(
            row=" ".join(row), hand=" ".join([card, *others[:2]]), codex=others[2], wands=[8]
        )
    )
    return {row[place] for place in places(match, f"play {card}")}


@pytest.mark.parametrize("card", RELICS)
def test_AN_1_2_colour_and_symbol_of_every_relic(card: str) -> None:
    """Played into the past, a relic finds those of its colour and those of its symbol."""
    others = [c for c in RELICS if c != card]
    found = reached_in_the_past(card, others[:9]) | reached_in_the_past(card, others[:5:-1])
    same = {c for c in others if c[0] == card[0] or SYMBOL_OF[c] == SYMBOL_OF[card]}
    assert found == same
    assert len(found) == 6  # three of its colour, three of its symbol: no relic is both


@pytest.mark.parametrize("card", RELICS)
def test_AN_1_2_number_of_every_relic(card: str) -> None:
    """Played into the future from the far end, a relic goes as far as its number."""
    assert places(around(card + " " + two_others(card), wands=[0, 8]), f"play {card}") == {
        int(card[1])
    }


def two_others(card: str) -> str:
    return " ".join([c for c in RELICS if c != card][:2])


@pytest.mark.parametrize("symbol", ["key", "skull", "ring", "feather"])
def test_AN_1_2_each_symbol_has_every_number_and_every_colour_once(symbol: str) -> None:
    """Three of a symbol are a paradox whichever they are, until one has the codex colour."""
    four = [card for card in RELICS if SYMBOL_OF[card] == symbol]
    assert {card[0] for card in four} == set("rgpb")
    assert {card[1] for card in four} == set("1234")
    colours = {"r": "red", "g": "green", "p": "purple", "b": "blue"}
    for left_out in four:
        hand = " ".join(card for card in four if card != left_out)
        for colour in colours.values():
            table = around(hand, phase="paradox", colour=colour)
            formed = legal_texts(table) != {"decline"}
            assert formed == (colour == colours[left_out[0]])


@pytest.mark.parametrize(("card", "number", "symbol"), [(c, *v) for c, v in EXTINGUISHED.items()])
def test_AN_1_3_extinguished_relics(card: str, number: int, symbol: str) -> None:
    ahead = solo_position(row=" ".join(RELICS[:9]), hand=f"p2 p3 {card}", codex="b4", wands=[0])
    assert places(ahead, f"play {card}") == {number}
    for row in (RELICS[:9], RELICS[:6:-1]):
        rest = [c for c in RELICS if c not in row]
        back = solo_position(
            row=" ".join(row), hand=f"{rest[0]} {rest[1]} {card}", codex=rest[2], wands=[8]
        )
        assert places(back, f"play {card}") == {
            place for place in range(8) if SYMBOL_OF[row[place]] == symbol
        }


@pytest.mark.parametrize("drawn", ["x1", "x2", "x3", "x4", "f13", "f24"])
def test_AN_1_3_numbers_and_symbols_of_the_solo_cards(drawn: str) -> None:
    """Drawn, a solo card replaces what shares a number or a symbol with it."""
    for row in (RELICS[:9], RELICS[7:]):
        rest = [c for c in RELICS if c not in row]
        table = solo_position(
            row=" ".join(row), hand=" ".join(rest[:3]), codex=rest[3], phase="replace", drawn=drawn
        )
        assert places(table, "replace") == {
            place
            for place in range(9)
            if NUMBERS[drawn] & NUMBERS[row[place]]
            or (drawn in SYMBOLS and SYMBOLS[drawn] == SYMBOLS[row[place]])
        }


@pytest.mark.parametrize(
    ("colour", "following"),
    [("green", "purple"), ("purple", "red"), ("red", "blue"), ("blue", "green")],
)
def test_AN_1_4_codex_cycle(colour: str, following: str) -> None:
    hand = " ".join(f"{letter}1" for letter in "rgpb" if letter != colour[0])
    table = around(hand, phase="paradox", colour=colour, wands=[4, 8])
    assert after(table, "paradox 5-7")["codex"]["colour"] == following


def test_codes_stand_in_card_order() -> None:
    pile = position_of(new("hard"))["pile"]
    assert pile == CARDS == in_order(pile)
