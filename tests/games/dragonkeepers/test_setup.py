"""Set-up (DK-2.1 to DK-2.4)."""

from collections import Counter

import pytest

from spieluhr.core.match import Match
from tests.builders import last_events, legal, play, position_of, weights
from tests.games.dragonkeepers.builders import STARTS, dealt, new

REMOVED = {2: 16, 3: 12, 4: 8}


def before_starts(players: int) -> Match:
    """The first start card is due."""
    match = new(players)
    for _ in range(REMOVED[players]):
        play(match, legal(match)[0])
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_DK_2_1_seats_take_0_1_2_3_start_cards(players: int) -> None:
    table = position_of(dealt(players))
    assert [len(hand) for hand in table["hands"]] == [0, 1, 2, 3][:players]
    assert all(code in STARTS for hand in table["hands"] for code in hand)
    assert table["unseen"] == {
        code: seat for code in STARTS for seat in range(players) if code in table["hands"][seat]
    }


def test_DK_2_1_in_the_order_of_the_seats() -> None:
    match = before_starts(4)
    given = []
    for code in ("w2s", "bgs", "g2s", "r3s", "rws", "b3s"):
        play(match, f"start {code}")
        given.append([seat for seat in range(4) if code in position_of(match)["hands"][seat]])
    assert given == [[1], [2], [2], [3], [3], [3]]


def test_DK_2_1_dealt_at_random() -> None:
    match = before_starts(3)
    assert weights(match) == {f"start {code}": 1 for code in STARTS}
    play(match, "start g2s")
    assert weights(match) == {f"start {code}": 1 for code in STARTS if code != "g2s"}


def test_DK_2_1_only_the_seat_sees_its_start_card() -> None:
    match = before_starts(3)
    play(match, "start g2s")
    step = match.log[-1].events
    assert [e.facts["card"] for e in step if e.is_for(1)] == ["g2s"]
    for seat in (0, 2, None):
        assert [e.facts["card"] for e in step if e.is_for(seat)] == ["?2s"]
    assert list(match.view(1).table.hands[1]) == ["g2s"]
    assert list(match.view(0).table.hands[1]) == ["?2s"]


def test_DK_2_1_the_rest_goes_out_of_the_game_unseen() -> None:
    match = dealt(3, seed=5)
    table = position_of(match)
    assert len(table["start_pool"]) == 5
    own = table["hands"][1]
    # Seat 1 cannot tell what lies outside from what seat 2 holds.
    assert list(match.view(1).table.start_pool) == [code for code in STARTS if code not in own]
    piles = [code for side in ("left", "right") for code in table["book"][side]["pool"]]
    assert not set(piles) & set(STARTS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_DK_2_1_seat_0_starts_then_clockwise(players: int) -> None:
    match = dealt(players)
    turns: list[tuple[int, int, int, str]] = []
    while len(turns) < players + 1:
        table = position_of(match)
        turns.append((table["turn"], table["active"], table["actor"], table["phase"]))
        while position_of(match)["turn"] == len(turns):
            play(match, legal(match)[-1])  # take, stop, pass
    seats = [*range(players), 0]
    assert turns == [(n + 1, seat, seat, "take") for n, seat in enumerate(seats)]


def test_DK_2_1_backlight_dragons_lie_open_in_nobodys_hand() -> None:
    table = position_of(dealt(4))
    assert table["supply"]["backlight"] == 11
    assert "j6" not in [code for hand in table["hands"] for code in hand]


def test_DK_2_2_one_card_of_each_side_is_revealed() -> None:
    table = position_of(dealt(3))
    assert table["display"]["left"][1] in "12345"
    assert table["display"]["right"][1] in "wgrb"
    for side in ("left", "right"):
        pile = table["book"][side]
        assert pile["size"] == sum(pile["pool"].values()) == 51
        assert [code[0] for code in pile["top"]] == ["?"]
        assert pile["bottom"] == []


def test_DK_2_2_shuffled_and_never_mixed() -> None:
    match = before_starts(2)
    play(match, "start w2s")
    left = {
        f"reveal left {c}{n}": k
        for c in "wgrb"
        for n, k in zip("12345", (1, 3, 3, 4, 2), strict=True)
    }
    assert weights(match) == left
    play(match, "reveal left w4")
    assert weights(match) == {
        "page left 1": 4, "page left 2": 12, "page left 3": 12, "page left 4": 15, "page left 5": 8,
    }  # fmt: skip
    play(match, "page left 5")
    assert weights(match) == {
        "reveal right wg": 5, "reveal right wr": 4, "reveal right wb": 4,
        "reveal right gw": 4, "reveal right gr": 5, "reveal right gb": 4,
        "reveal right rw": 4, "reveal right rg": 4, "reveal right rb": 5,
        "reveal right bw": 5, "reveal right bg": 4, "reveal right br": 4,
    }  # fmt: skip
    play(match, "reveal right wg")
    assert weights(match) == {
        "page right w": 13, "page right g": 12, "page right r": 13, "page right b": 13,
    }  # fmt: skip
    table = position_of(play(match, "page right r"))
    assert table["display"] == {"left": "w4", "right": "wg"}
    assert [table["book"][side]["top"] for side in ("left", "right")] == [["?5"], ["?r"]]
    assert legal(match) == ["take left", "take right"]


@pytest.mark.parametrize(("players", "number"), [(2, 16), (3, 12), (4, 8)])
def test_DK_2_3_pieces_are_removed(players: int, number: int) -> None:
    match = new(players)
    assert position_of(match)["pending"].count("remove") == number
    assert position_of(match)["pending"][:number] == ["remove"] * number
    pieces = position_of(dealt(players))["pieces"]
    assert len(pieces) == 45 - number
    assert pieces == sorted(pieces)


def test_DK_2_3_each_piece_is_equally_likely() -> None:
    match = new(2)
    row = {1: 8, 4: 8, 6: 5, 8: 4, 10: 8, 12: 4, 16: 5, 20: 3}
    assert weights(match) == {f"remove {value}": number for value, number in row.items()}
    play(match, "remove 20", "remove 20", "remove 10")
    row |= {20: 1, 10: 7}
    assert weights(match) == {f"remove {value}": number for value, number in row.items()}
    play(match, "remove 20")
    assert "remove 20" not in legal(match)
    assert Counter(position_of(match)["pieces"]) == {v: n for v, n in row.items() if v != 20}


@pytest.mark.parametrize(("players", "coats"), [(2, [12, 8]), (3, [16, 12, 8]), (4, [16, 12, 8])])
def test_DK_2_4_supply(players: int, coats: list[int]) -> None:
    table = position_of(dealt(players))
    assert table["coats"] == coats
    assert table["supply"] == {
        "eggs": 9, "crystals": 10, "backlight": 11, "red": 6, "blue": 9,
    }  # fmt: skip
    for key in ("eggs", "crystals"):
        assert table[key] == [0] * players
    assert table["taken_coats"] == [None] * players
    assert table["pearls"] == table["taken_pieces"] == table["rows"] == [[]] * players


def test_DK_2_4_the_last_page_begins_the_first_turn() -> None:
    events = last_events(dealt(3))
    assert [event["kind"] for event in events] == ["page", "turn"]
    assert events[1] == {"kind": "turn", "turn": 1, "seat": 0}
