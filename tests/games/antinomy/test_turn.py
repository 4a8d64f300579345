"""A turn of two players: the move and the paradox (AN-3.1 to AN-3.6, AN-3.13)."""

import random
from itertools import combinations, permutations

import pytest

from spieluhr.core.errors import Illegal, NotYourTurn
from tests.builders import after, last_events, legal_texts, load, play, position_of
from tests.games.antinomy.builders import GAME, RELICS, around, new, position

# ROW: 0 g3 skull, 1 r1 key, 2 b4 key, 3 p2 feather, 4 g1 feather, 5 r4 feather, 6 b2 ring,
# 7 p3 key, 8 g4 ring. Seat 0 holds r2 skull, g2 key, p1 ring; seat 1 r3 ring, p4 skull, b1 skull.
SYMBOLS = {"key": "r1 g2 p3 b4", "skull": "r2 g3 p4 b1", "ring": "r3 g4 p1 b2"}
SYMBOLS["feather"] = "r4 g1 p2 b3"


def test_AN_3_1_future_by_number_past_by_colour_or_symbol() -> None:
    assert legal_texts(position(wands=[4, 8])) == {
        "play r2 6",
        "play r2 1",  # red
        "play r2 0",  # skull
        "play g2 6",
        "play g2 0",  # green
        "play g2 1",  # key
        "play g2 2",  # key
        "play p1 5",
        "play p1 3",  # purple
    }


def test_AN_3_1_the_same_for_seat_1_in_its_own_direction() -> None:
    assert legal_texts(position(wands=[0, 3], turn=2)) == {
        "play r3 0",
        "play r3 5",  # red
        "play r3 6",  # ring
        "play r3 8",  # ring
        "play p4 7",  # purple; four steps to the left would leave the row
        "play b1 2",
        "play b1 6",  # blue
    }


def test_AN_3_1_future_needs_that_many_relics() -> None:
    found = legal_texts(position(wands=[7, 0]))
    assert "play p1 8" in found
    assert "play r2 8" not in found
    assert "play g2 8" not in found


def test_AN_3_1_the_relic_changes_places_with_the_played_card() -> None:
    before = position(wands=[4, 8])
    table = after(before, "play r2 6")
    assert table["wands"] == [6, 8]
    assert table["hands"] == [["g2", "p1", "b2"], before["hands"][1]]
    assert table["timeline"] == ["g3", "r1", "b4", "p2", "g1", "r4", "r2", "p3", "g4"]
    assert (table["phase"], table["actor"], table["turn"]) == ("paradox", 0, 1)


def test_AN_3_1_into_the_past_likewise() -> None:
    table = after(position(wands=[0, 3], turn=2), "play r3 8")
    assert table["wands"] == [0, 8]
    assert table["hands"][1] == ["g4", "p4", "b1"]
    assert table["timeline"] == ["g3", "r1", "b4", "p2", "g1", "r4", "b2", "p3", "r3"]


def test_AN_3_1_a_card_of_the_other_hand_cannot_be_played() -> None:
    match = load(position())
    with pytest.raises(Illegal):
        match.play("play b1 5", 0)
    with pytest.raises(NotYourTurn):
        match.play("play b1 7", 1)
    assert position_of(match) == position()


def related(one: str, two: str) -> bool:
    return one[0] == two[0] or any(one in four and two in four for four in SYMBOLS.values())


@pytest.mark.parametrize("seat", [0, 1])
def test_AN_3_2_a_legal_move_always_exists(seat: int) -> None:
    """Every hand at every place, with the row that is worst for it.

    A move into the future depends on place and numbers only; every relic of the past is a target
    or not by itself. So a row without a move has none but unrelated relics in the past. Where
    there are enough of them we lay them there; where there are not, we lay as few related ones
    there as we can, nearest to the wand and, turned round, at the far end.
    """
    for held in combinations(RELICS, 3):
        rest = [card for card in RELICS if card not in held]
        foreign = [card for card in rest if not any(related(card, mine) for mine in held)]
        kin = [card for card in rest if card not in foreign]
        for past in range(9):
            worst = [*foreign[:past], *kin[: past - len(foreign[:past])]]
            nine = [*worst, *(card for card in rest if card not in worst)][:9]
            for row in (nine, [*worst[::-1], *nine[past:]]):
                assert_can_move(seat, past, row, held)


def assert_can_move(seat: int, past: int, row: list[str], held: tuple[str, ...]) -> None:
    """`row` begins at the end of the mover's past, where `past` relics lie before his wand."""
    laid, wand = (row, past) if seat == 0 else (row[::-1], 8 - past)
    others = [card for card in RELICS if card not in [*row, *held]][:3]
    hands = (" ".join(held), " ".join(others)) if seat == 0 else (" ".join(others), " ".join(held))
    table = position(" ".join(laid), hands, wands=[wand, wand], turn=1 + seat)
    assert GAME.rules.legal(GAME.codec.read_position(table)), table


def test_AN_3_2_a_legal_move_exists_in_random_positions() -> None:
    chooser = random.Random(32)
    for _ in range(1000):
        deal = RELICS[:]
        chooser.shuffle(deal)
        wands = [chooser.randrange(9), chooser.randrange(9)]
        hands = " ".join(deal[:3]), " ".join(deal[3:6])
        table = position(" ".join(deal[6:15]), hands, wands=wands, turn=chooser.choice([1, 2]))
        found = legal_texts(table)
        assert found
        assert {line.split()[0] for line in found} == {"play"}  # there is no pass


def test_AN_3_3_one_may_move_to_the_other_wand() -> None:
    ahead = position(wands=[4, 6])
    assert "play r2 6" in legal_texts(ahead)
    assert after(ahead, "play r2 6")["wands"] == [6, 6]
    back = position(wands=[4, 0])
    assert after(back, "play r2 0")["wands"] == [0, 0]


@pytest.mark.parametrize(
    "hand",
    ["p1 p2 p3", "p2 p3 p4", "r1 p1 b1", "r4 p4 b4", "r1 p3 b4", "r2 p4 b1", "r3 p1 b2"],
)
def test_AN_3_4_one_colour_one_number_or_one_symbol(hand: str) -> None:
    table = around(hand, phase="paradox", colour="green", wands=[4, 0])
    assert legal_texts(table) == {"decline", "paradox 1-3", "paradox 5-7"}


@pytest.mark.parametrize("hand", ["p1 p2 b1", "r1 r2 p1", "r1 p2 b3", "r1 p1 b4", "r1 b1 b2"])
def test_AN_3_4_two_alike_are_not_enough(hand: str) -> None:
    assert legal_texts(around(hand, phase="paradox", colour="green")) == {"decline"}


@pytest.mark.parametrize(
    ("hand", "colour"),
    [
        ("p1 p2 p3", "purple"),  # all three
        ("r1 g1 b1", "red"),  # the lowest
        ("r1 g1 b1", "green"),
        ("r1 g1 b1", "blue"),
        ("r2 g3 p4", "purple"),
        ("r2 g3 p4", "red"),
    ],
)
def test_AN_3_4_none_of_the_codex_colour(hand: str, colour: str) -> None:
    assert legal_texts(around(hand, phase="paradox", colour=colour)) == {"decline"}


def test_AN_3_4_every_hand_and_colour_by_the_words_of_the_rule() -> None:
    colours = ("red", "green", "purple", "blue")
    found = dict.fromkeys(colours, 0)
    for held in combinations(RELICS, 3):
        alike = any(len({card[k] for card in held}) == 1 for k in (0, 1)) or any(
            set(held) <= set(four.split()) for four in SYMBOLS.values()
        )
        for colour in colours if alike else colours[:1]:
            formed = legal_texts(around(" ".join(held), phase="paradox", colour=colour))
            allowed = alike and all(card[0] != colour[0] for card in held)
            assert (formed != {"decline"}) == allowed, (held, colour)
            found[colour] += allowed
    # Three of four colours with four hands each; one of each number; one of each symbol.
    assert set(found.values()) == {3 * 4 + 4 + 4}


def test_AN_3_4_declining_is_always_allowed() -> None:
    before = around("p1 p2 p3", phase="paradox", colour="green", wands=[4, 0])
    table = after(before, "decline")
    assert (table["turn"], table["actor"], table["phase"]) == (2, 1, "move")
    for key in ("timeline", "hands", "codex", "crystals", "supply", "wands"):
        assert table[key] == before[key]


def test_AN_3_5_crystal_and_colour_before_the_exchange() -> None:
    before = around("p1 p2 p3", phase="paradox", colour="green", wands=[4, 0])
    table = after(before, "paradox 5-7")
    assert table["crystals"] == [1, 0]
    assert table["supply"] == 8
    assert table["codex"]["colour"] == "purple"
    assert (table["hands"], table["timeline"]) == (before["hands"], before["timeline"])
    assert (table["phase"], table["actor"], table["swap"]) == ("order", "chance", "5-7")


def test_AN_3_5_told_in_this_order() -> None:
    match = play(around("p1 p2 p3", phase="paradox", wands=[4, 0]), "paradox 5-7")
    told = {event["kind"]: event for event in last_events(match)}
    assert [kind for kind in told if kind in ("paradox", "crystal", "colour", "duel", "swap")] == [
        "paradox",
        "crystal",
        "colour",
    ]
    assert told["paradox"]["cards"] == ["p1", "p2", "p3"]
    assert (told["crystal"]["seat"], told["crystal"]["from"]) == (0, None)
    assert told["colour"]["colour"] == "purple"


def test_AN_3_5_the_relics_come_shuffled_into_the_gaps() -> None:
    match = play(around("p1 p2 p3", phase="paradox", wands=[4, 0]), "paradox 5-7")
    assert legal_texts(match) == {
        "order " + " ".join(three) for three in permutations(["p1", "p2", "p3"])
    }
    assert len(set(GAME.rules.weights(match.state))) == 1


@pytest.mark.parametrize(("side", "low"), [("1-3", 1), ("5-7", 5)])
def test_AN_3_5_three_relics_beside_the_wand_for_the_hand(side: str, low: int) -> None:
    before = around("p1 p2 p3", phase="paradox", colour="green", wands=[4, 0])
    row = before["timeline"]
    table = after(before, f"paradox {side}", "order p3 p1 p2")
    assert table["hands"][0] == sorted(row[low : low + 3], key=RELICS.index)
    assert table["timeline"] == [*row[:low], "p3", "p1", "p2", *row[low + 3 :]]
    assert table["timeline"][4] == row[4]  # the relic at the wand stays
    assert table["wands"] == [4, 0]
    assert (table["turn"], table["phase"], table["actor"]) == (2, "move", 1)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("wand", "sides"),
    [
        (0, {"1-3"}),
        (1, {"2-4"}),
        (2, {"3-5"}),
        (3, {"0-2", "4-6"}),
        (4, {"1-3", "5-7"}),
        (5, {"2-4", "6-8"}),
        (6, {"3-5"}),
        (7, {"4-6"}),
        (8, {"5-7"}),
    ],
)
def test_AN_3_5_only_a_side_with_three_relics(seat: int, wand: int, sides: set[str]) -> None:
    hands = ("p1 p2 p3", "r1 r2 g1") if seat == 0 else ("r1 r2 g1", "p1 p2 p3")
    table = around(*hands, phase="paradox", turn=1 + seat, wands=[wand, wand])
    assert legal_texts(table) == {"decline"} | {f"paradox {side}" for side in sides}


def test_AN_3_6_the_fifth_crystal_wins_at_once() -> None:
    """Both wands stand together and seat 1 would win the duel: there is none."""
    before = around(
        "p1 p2 p3", "r4 b3 b4", phase="paradox", colour="green", wands=[4, 4], crystals=[4, 2]
    )
    match = play(before, "paradox 5-7")
    table = position_of(match)
    assert match.is_over
    assert table["crystals"] == [5, 2]
    assert (table["hands"], table["timeline"]) == (before["hands"], before["timeline"])
    assert table["codex"]["colour"] == "purple"  # it still advances
    assert (table["swap"], table["turn"], table["phase"]) == (None, 1, "over")
    assert match.outcome.json() == {"scores": [5, 2], "ranks": [1, 2], "reason": "crystals"}


def test_AN_3_13_step_2_is_asked_even_if_no_paradox_can_be_formed() -> None:
    match = play(position(), "play r2 6")
    assert (position_of(match)["phase"], match.actor) == ("paradox", 0)
    assert legal_texts(match) == {"decline"}


def test_AN_3_13_the_question_comes_in_every_turn_of_a_game() -> None:
    match = new()
    dice = random.Random(313)
    while not match.is_over and len(match.log) < 400:
        line = GAME.codec.text(dice.choice(match.legal()))
        play(match, line)
        if line.startswith("play"):
            assert position_of(match)["phase"] == "paradox"
            assert "decline" in legal_texts(match)
