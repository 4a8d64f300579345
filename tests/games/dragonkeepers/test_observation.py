"""The view in numbers, field by field: what a reader of the layout expects to find."""

from spieluhr.core.match import Match
from spieluhr.core.sheet import Sheet
from tests.builders import Position, load, play, position_of
from tests.games.dragonkeepers.builders import CHESTS, GAME, ORDER, STARTS, new, position

BACKS = "12345wgrb"
PHASES = ["setup", "take", "refill", "crystal", "act", "return", "lay", "end", "along"]
PHASES += ["pearls", "over"]
COLOURS = ["white", "green", "red", "blue"]
UNKNOWN = 74  # + back
COVERED = 83  # + back, + 9 for each seat between me and who knows the front


def observed(start: Position | Match, seat: int) -> dict[str, list[int]]:
    match = start if isinstance(start, Match) else load(start)
    sheet = Sheet(GAME.layout.size)
    GAME.rules.observe(match.state, seat, sheet)
    return GAME.layout.named(sheet.row())


def parts(cells: list[int], number: int) -> list[list[int]]:
    """A field, cut by its first dimension."""
    size = len(cells) // number
    return [cells[at : at + size] for at in range(0, len(cells), size)]


def counted(cells: list[int]) -> list[str]:
    """Cards from their numbers by kind."""
    return [code for code, held in zip(ORDER, cells, strict=True) for _ in range(held)]


def listed(cells: list[int]) -> list[str]:
    """Cards from a list of them, which ends with zeros."""
    found = [cell for cell in cells if cell]
    assert cells[: len(found)] == found
    return [ORDER[cell - 1] for cell in found]


def starts(cells: list[int]) -> list[str]:
    return [code for code, cell in zip(STARTS, cells, strict=True) if cell]


def dealt() -> Match:
    """Three players: seat 1 has w2s, seat 2 g2s and wrs."""
    away = ["remove 4"] * 8 + ["remove 8"] * 4
    shown = ["reveal left r3", "page left 4", "reveal right gr", "page right b"]
    return play(new(3), *away, "start w2s", "start g2s", "start wrs", *shown)


def test_seats_are_counted_from_the_reader() -> None:
    asked = position(phase="along", actor=2, active=1, crystals=(1, 2, 3), eggs=(4, 0, 5))
    row = observed(asked, 2)
    assert (row["players"], row["seat"]) == ([0, 1, 0], [0, 0, 1, 0])
    assert row["actor"] == [1, 0, 0, 0, 0, 0]
    assert row["active"] == [0, 0, 1, 0]
    assert row["crystals"] == [3, 1, 2, 0]
    assert row["eggs"] == [5, 4, 0, 0]
    assert observed(asked, 0)["actor"] == [0, 0, 1, 0, 0, 0]


def test_before_the_deal_chance_acts() -> None:
    row = observed(new(4, ["key"]), 3)
    assert row["actor"] == [0, 0, 0, 0, 1, 0]
    assert row["due"] == [8, 6, 1, 1, 1, 1, 0]
    assert row["chests"] == [int(name == "key") for name in CHESTS]
    assert row["page_number"] == [0] * 6
    assert starts(row["starts_unseen"]) == STARTS
    assert sum(row["pool"]) == 104


def test_start_cards_of_others_are_backs() -> None:
    match = dealt()
    hands = {seat: parts(observed(match, seat)["hand"], 4) for seat in range(3)}
    assert [counted(hand) for hand in hands[0]] == [[], [], [], []]
    assert [counted(hand) for hand in hands[1]] == [["w2s"], [], [], []]
    assert [counted(hand) for hand in hands[2]] == [["wrs", "g2s"], [], [], []]
    row = observed(match, 1)
    covered = parts(row["hand_covered"], 4)
    backs = [[BACKS[k] for k, held in enumerate(cells) if held] for cells in covered]
    assert backs == [[], ["2", "r"], [], []]
    assert starts(row["starts_mine"]) == ["w2s"]
    assert starts(row["starts_unseen"]) == [code for code in STARTS if code != "w2s"]


def test_the_book_and_the_display() -> None:
    row = observed(position("4b"), 0)
    assert row["page_number"] == [0, 0, 0, 1, 0, 0]
    assert row["page_colour"] == [0, 0, 0, 1]
    assert row["page_front"] == [0] * 8
    assert [counted(cells) for cells in parts(row["display"], 2)] == [["r3"], ["gr"]]
    top = parts(row["pile_top"], 2)
    assert [cells[:2] for cells in top] == [[UNKNOWN + 3, 0], [UNKNOWN + 8, 0]]
    assert row["pile_size"] == [51, 51]


def test_known_cards_of_a_pile_stand_from_the_top() -> None:
    known = position(left="g5 w1 ?4", under=("b2 r2", ""), chests="wind")
    row = observed(known, 1)
    assert listed(parts(row["pile_top"], 2)[0][:2]) == ["g5", "w1"]
    assert parts(row["pile_top"], 2)[0][2:4] == [UNKNOWN + 3, 0]
    assert listed(parts(row["pile_bottom"], 2)[0]) == ["b2", "r2"]
    assert row["page_front"] == [0, 1, 0, 0, 0, 0, 0, 0]


def test_a_start_card_on_the_book_says_who_knows_it() -> None:
    """Seat 2 has changed the left page with its g2s; it sits two seats after seat 0."""
    match = play(position("4b", "", "", "g2s", active=2), "book g2s")
    tops = {seat: observed(match, seat)["pile_top"][:2] for seat in range(3)}
    back = BACKS.index("2")
    assert tops[0] == [COVERED + back + 9, UNKNOWN + 3]
    assert tops[1] == [COVERED + back, UNKNOWN + 3]
    assert listed(tops[2][:1]) == ["g2s"]
    assert observed(match, 0)["page_front"][:4] == [0, 0, 0, 0]
    assert observed(match, 2)["page_front"][:4] == [0, 1, 0, 0]


def test_rows_by_place_and_stacks_from_the_top() -> None:
    row = observed(position(rows=("r5 rw / b4 b5 j6", "w1")), 1)
    mine, _, other, _ = parts(row["row"], 4)
    assert [COLOURS[cells.index(1)] for cells in parts(other, 4)[:2]] == ["red", "blue"]
    assert mine == [1] + [0] * 15
    assert parts(row["height"], 4) == [[1, 0, 0, 0], [0] * 4, [0, 0, 2, 3], [0] * 4]
    stacks = [listed(cells) for cells in parts(parts(row["stack"], 4)[2], 4)]
    assert stacks == [[], [], ["rw", "r5"], ["j6", "b5", "b4"]]


def test_a_lay_under_way() -> None:
    row = observed(play(position("3b", "b1 b2 b2"), "lay b1", "lay b2"), 1)
    assert row["phase"] == [int(name == "lay") for name in PHASES]
    assert counted(row["laying"]) == ["b1", "b2"]
    assert counted(parts(row["hand"], 4)[2]) == ["b2"]


def test_the_power_of_this_turn() -> None:
    wind = play(position(phase="take", crystals=(1,), chests="wind"), "chest wind")
    assert observed(wind, 0)["power"].index(1) == 0
    rows = ("g1 g2 g3",)
    back = play(position(rows=rows, crystals=(1,), chests="return"), "chest return green")
    row = observed(back, 0)
    assert row["power"].index(1) == 1 + COLOURS.index("green")
    assert row["returning"] == [0, 1, 0, 0]
    up = position("2b", "b1 b2 b3", crystals=(1,), chests="page")
    assert observed(play(up, "chest page up"), 0)["power"].index(1) == 8


def test_pieces_pearls_and_points() -> None:
    won = position(taken_pieces=([1, 4, 6, 20], [], [8]), coats=(None, None, None))
    row = observed(won, 0)
    mine, _, other, _ = parts(row["taken_pieces"], 4)
    assert (mine[:5], other[:2]) == ([1, 2, 3, 8, 0], [4, 0])
    assert (row["amulets"], row["end_amulets"]) == ([1, 0, 0, 0], [8])
    assert row["pearls"] == [1, 0, 0, 0, 0, 0, 0, 0]
    assert row["points"] == [0, 31, 0, 0, 0, 8, 0, 0]
    left = position_of(load(won))["pieces"]
    assert row["pieces"][:8] == [left.count(value) for value in (1, 4, 6, 8, 10, 12, 16, 20)]
    assert (row["coats_left"], row["supply"]) == ([3], [9, 10, 11, 5, 9])


def test_pearls_laid_open_have_their_value() -> None:
    """The last turn of all; the pearls of seat 0 are settled first."""
    ending = position(
        taken_pieces=([1, 4, 6, 8, 10, 12], [1, 4, 6], []),
        turn=300,
        active=2,
        actor=1,
        phase="along",
    )
    row = observed(play(ending, "pass", "pearl 9"), 1)
    assert row["due"][6] == 2
    assert row["pearls"] == [1, 0, 0, 0, 1, 0, 0, 0]
    assert [cells[:2] for cells in parts(row["pearl_values"], 4)] == [
        [0, 0],
        [0, 0],
        [10, 0],
        [0, 0],
    ]
    assert row["turn"] == [1, 44]
