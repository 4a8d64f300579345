"""Magic chests (section 5): when they are offered, what they cost, what they do."""

import pytest

from tests.builders import Position, after, legal, play, position_of
from tests.games.dragonkeepers.builders import CHESTS
from tests.games.dragonkeepers.table_builders import powers, table

TAKE = {"phase": "take", "taken": 0}
# Red 3 is shown. Seat 0 can lay two to four reds; its red stack would be a new one.
HANDS = ("r1 r2 rw j6 w4", "r4 r4 rb g1")
ROW = "g2 g3 / b1"
ALL = ["return green", "barter", "thrift", "page up", "page down"]


def acting(**changes: object) -> Position:
    given: dict[str, object] = {"rows": (ROW,), "crystals": (2, 3), "chests": CHESTS}
    return table(*HANDS, **(given | changes))  # type: ignore[arg-type]


def closed(hand: str = "r1 r2 r3", **changes: object) -> Position:
    """Seat 0 has red between two others."""
    given: dict[str, object] = {"rows": ("g2 / r4 r4 / b1",), "crystals": (1,), "chests": CHESTS}
    return table(hand, "g1", **(given | changes))  # type: ignore[arg-type]


def winding(**changes: object) -> Position:
    given: dict[str, object] = {"crystals": (1,), "chests": ["wind"], **TAKE}
    return table("r1", "g1", **(given | changes))  # type: ignore[arg-type]


def test_DK_5_1_all_that_can_be_used_is_offered_in_order() -> None:
    assert powers(acting()) == ALL


@pytest.mark.parametrize("name", CHESTS)
def test_DK_5_1_only_the_chosen_chests_are_there(name: str) -> None:
    offered = {line.split()[0] for line in powers(acting(chests=[name]))}
    assert offered == {power.split()[0] for power in ALL} & {name}


def test_DK_5_1_without_chests_or_crystal_there_is_no_power() -> None:
    assert powers(acting(chests=[])) == []
    assert powers(acting(crystals=(0, 3))) == []
    assert powers(winding(crystals=(0, 3))) == []


@pytest.mark.parametrize("power", ALL)
def test_DK_5_1_a_crystal_goes_back_and_the_position_names_the_power(power: str) -> None:
    then = after(acting(), f"chest {power}")
    assert then["crystals"] == [1, 3]
    assert then["supply"]["crystals"] == 6
    assert then["chest"] == power
    assert then["turn"] == 1


@pytest.mark.parametrize("power", ["return green", "barter"])
def test_DK_5_1_one_power_per_turn_in_all(power: str) -> None:
    assert powers(acting(), f"chest {power}") == []


def test_DK_5_1_wind_is_the_power_of_its_turn() -> None:
    known = acting(**TAKE, page=("w2 ?3", "bw ?r"))
    assert powers(known) == ["wind"]
    assert powers(known, "chest wind") == []
    assert "chest barter" not in legal(
        known, "chest wind", "take left", "reveal left g3", "page left 3", "stop"
    )


def test_DK_5_1_next_turn_there_is_a_power_again() -> None:
    match = play(acting(), "chest barter", "pass", "pass")
    assert position_of(match)["chest"] is None
    assert position_of(match)["active"] == 1
    assert powers(match) == ["wind"]


def test_DK_5_1_not_when_laying_along() -> None:
    assert legal(acting(), "pass") == ["lay r4", "pass"]


def test_DK_5_1_a_fourth_card_may_be_bought_in_the_same_turn() -> None:
    start = acting(**TAKE, page=("w2 ?3", "bw wr rb gw bw ?r"))
    lines = ["chest wind", "take right", "take right", "take right"]
    assert legal(start, *lines) == ["crystal", "stop"]
    then = after(start, *lines, "crystal")
    assert then["crystals"] == [0, 3]
    assert (then["phase"], then["taken"]) == ("take", 3)


def test_DK_5_2_wind_is_offered_before_the_first_card_only() -> None:
    assert legal(winding()) == ["take left", "take right", "chest wind"]
    assert legal(winding(taken=1)) == ["take left", "take right", "stop"]
    assert powers(winding(phase="act", taken=1)) == []


def test_DK_5_2_wind_puts_both_under_their_piles_and_both_pages_change() -> None:
    match = play(winding(), "chest wind")
    then = position_of(match)
    assert then["display"] == {"left": None, "right": None}
    assert [then["book"][side]["bottom"] for side in ("left", "right")] == [["w5"], ["wg"]]
    assert then["pending"] == ["reveal left", "page left", "reveal right", "page right"]
    assert (then["phase"], then["actor"], then["taken"]) == ("refill", "chance", 0)
    play(match, "reveal left g3", "page left 1", "reveal right br", "page right w")
    then = position_of(match)
    assert then["display"] == {"left": "g3", "right": "br"}
    assert then["book"]["left"]["top"] == ["?1"]
    assert then["book"]["right"]["top"] == ["?w"]
    assert (then["phase"], then["actor"], then["taken"]) == ("take", 0, 0)
    assert legal(match) == ["take left", "take right"]


def test_DK_5_2_a_later_wind_goes_under_the_earlier_one() -> None:
    then = after(winding(under=("w4 g4", "")), "chest wind")
    assert then["book"]["left"]["bottom"] == ["w4", "g4", "w5"]
    assert then["book"]["right"]["bottom"] == ["wg"]


def test_DK_5_2_what_is_known_is_filled_with_the_move_itself() -> None:
    then = after(winding(page=("g4 w2 ?3", "?r")), "chest wind")
    assert then["display"] == {"left": "g4", "right": None}
    assert then["book"]["left"]["top"] == ["w2", "?3"]
    assert then["pending"] == ["reveal right", "page right"]
    both = after(winding(page=("g4 ?3", "bw ?r")), "chest wind")
    assert both["display"] == {"left": "g4", "right": "bw"}
    assert both["pending"] == []
    assert both["phase"] == "take"


def test_DK_5_2_an_open_place_is_skipped() -> None:
    start = winding(display=(None, "wg"), page=("?4", "?r"), pools=("w4", None))
    assert "chest wind" in legal(start)
    then = after(start, "chest wind")
    assert then["book"]["left"]["bottom"] == []
    assert then["book"]["right"]["bottom"] == ["wg"]
    assert then["pending"] == ["reveal right", "page right"]


def test_DK_5_2_the_last_card_of_a_pile_goes_and_the_display_card_is_its_page() -> None:
    start = winding(page=("?4", "bw ?r"), pools=("w4", None))
    match = play(start, "chest wind")
    assert position_of(match)["pending"] == ["reveal left"]
    assert legal(match) == ["reveal left w4"]
    then = after(match, "reveal left w4")
    assert then["display"] == {"left": "w4", "right": "bw"}
    assert then["book"]["left"] == {"size": 1, "top": ["w5"], "bottom": [], "pool": {}}


def test_DK_5_2_a_pile_that_is_known_stays_in_order() -> None:
    then = after(winding(page=("g4 w4", "bw ?r"), pools=("", None)), "chest wind")
    assert then["display"]["left"] == "g4"
    assert then["book"]["left"]["top"] == ["w4", "w5"]


def test_DK_5_2_wind_reveals_a_start_card_that_lay_on_the_book() -> None:
    start = winding(page=("w2s ?3", "bw ?r"), unseen={"w2s": 1})
    then = after(start, "chest wind")
    assert then["display"]["left"] == "w2s"
    assert then["unseen"] == {}


@pytest.mark.parametrize(
    ("row", "offered"),
    [
        ("", []),
        ("g2", []),
        ("g2 g3", ["return green"]),
        ("w2 w3 / g2 g3 / r4 r4 r5", ["return white", "return green", "return red"]),
        ("b2 b3 / g2 / r4 j6 / w1", ["return red", "return blue"]),
    ],
)
def test_DK_5_3_return_needs_a_stack_of_two_open_or_closed(row: str, offered: list[str]) -> None:
    start = table("w3", "g1", rows=(row, "b4 b4"), crystals=(1,), chests=["return"])
    assert powers(start) == offered


def test_DK_5_3_return_of_a_stack_of_two_takes_one_and_asks_no_more() -> None:
    then = after(acting(), "chest return green")
    assert then["rows"][0][0] == {"colour": "green", "cards": ["g2"]}
    assert then["hands"][0] == ["w4", "g3", "r1", "r2", "rw", "j6"]
    assert (then["phase"], then["returning"]) == ("act", None)


@pytest.mark.parametrize(
    ("answer", "stack", "hand"),
    [("stop", ["r4", "r4", "r5"], ["w3", "j6"]), ("again", ["r4", "r4"], ["w3", "r5", "j6"])],
)
def test_DK_5_3_return_may_take_a_second_card_and_no_third(
    answer: str, stack: list[str], hand: list[str]
) -> None:
    start = table("w3", "g1", rows=("r4 r4 r5 j6",), crystals=(1,), chests=["return"])
    asked = after(start, "chest return red")
    assert (asked["phase"], asked["returning"]) == ("return", "red")
    assert legal(start, "chest return red") == ["again", "stop"]
    then = after(start, "chest return red", answer)
    assert then["rows"][0][0]["cards"] == stack
    assert then["hands"][0] == hand
    assert (then["phase"], then["returning"], then["chest"]) == ("act", None, "return red")


def test_DK_5_3_the_bottom_card_stays() -> None:
    start = table("w3", "g1", rows=("r4 r4 r5",), crystals=(1,), chests=["return"])
    then = after(start, "chest return red", "again")
    assert then["rows"][0] == [{"colour": "red", "cards": ["r4"]}]


def test_DK_5_3_what_was_taken_back_can_be_laid_again() -> None:
    start = table("r1 r2", "g1", rows=("g2 / r4 r4",), crystals=(1,), chests=["return"])
    assert "lay r1" not in legal(start)
    then = after(start, "chest return red", "lay r1", "lay r2", "lay r4")
    assert then["rows"][0][1]["cards"] == ["r4", "r1", "r2", "r4"]


def test_DK_5_3_barter_takes_a_backlight_dragon() -> None:
    then = after(acting(), "chest barter")
    assert then["hands"][0].count("j6") == 2
    assert then["supply"]["backlight"] == 9
    assert then["phase"] == "act"


def test_DK_5_3_barter_needs_one_in_the_supply() -> None:
    last = table("r1", "j6 " * 10, crystals=(1,), chests=["barter"])
    assert powers(last) == ["barter"]
    none = table("r1", "j6 " * 11, crystals=(1,), chests=["barter"])
    assert powers(none) == []


@pytest.mark.parametrize("book", ["book w4", "book rw"])
def test_DK_5_3_before_and_between_book_changes(book: str) -> None:
    assert {"return green", "barter"} <= set(powers(acting(), book))
    then = legal(acting(), "chest barter")
    assert book in then
    assert then[-1] == "pass"


@pytest.mark.parametrize("power", ["thrift", "page up", "page down"])
def test_DK_5_4_the_lay_must_follow(power: str) -> None:
    match = play(acting(), f"chest {power}")
    assert position_of(match)["phase"] == "act"
    offered = legal(match)
    assert offered
    assert all(line.startswith("lay r") for line in offered)


def test_DK_5_4_thrift_lays_one_fewer_for_the_reward_of_the_page() -> None:
    then = after(acting(), "chest thrift", "lay r1", "lay rw", "end left")
    assert then["rows"][0][0] == {"colour": "red", "cards": ["r1", "rw"]}
    assert then["taken_pieces"][0] == [1]
    assert then["eggs"][0] == 1
    assert then["crystals"][0] == 2  # 2 - 1 + 1: the 3 gives a piece, a crystal and an egg
    assert then["phase"] == "along"


@pytest.mark.parametrize(
    ("page", "hand", "offered"),
    [
        ("?1", "r1 r2", False),
        ("?2", "r1", True),
        ("?2", "j6", False),
        ("?3", "r1 j6", True),
        ("?3", "j6 j6", False),
        ("?3", "r1 g2 g2", False),
        ("j6 ?3", "r1 r2 r3 r4 r5", True),
        ("j6 ?3", "r1 r2 r3 r4", False),
    ],
)
def test_DK_5_4_thrift_only_with_two_or_more_and_a_real_dragon(
    page: str, hand: str, offered: bool
) -> None:
    start = table(hand, "g1", page=(page, "?r"), crystals=(1,), chests=["thrift"])
    assert powers(start) == (["thrift"] if offered else [])


def test_DK_5_4_key_opens_the_closed_stack_for_one_lay() -> None:
    assert not any(line.startswith("lay ") for line in legal(closed()))
    assert powers(closed()) == ["return red", "barter", "key"]
    then = after(closed(), "chest key", "lay r1", "lay r2", "lay r3")
    assert [stack["colour"] for stack in then["rows"][0]] == ["green", "red", "blue"]
    assert then["rows"][0][1]["cards"] == ["r4", "r4", "r1", "r2", "r3"]
    assert (then["taken_pieces"][0], then["eggs"][0]) == ([1], 1)


def test_DK_5_4_the_stack_stays_closed_after_the_key() -> None:
    start = closed("r1 r2 r3 r2 r3 r5", crystals=(1,))
    match = play(start, "chest key", "lay r1", "lay r2", "lay r2", "pass")
    assert position_of(match)["active"] == 1
    play(match, "take left", "reveal left g3", "page left 2", "stop", "pass")
    assert position_of(match)["actor"] == 0
    assert legal(match) == ["pass"]


def test_DK_5_4_key_only_for_a_closed_stack_and_enough_dragons() -> None:
    assert "key" not in powers(closed("r1 r2"))
    assert "key" not in powers(closed("j6 j6 j6"))
    assert "key" not in powers(closed(rows=("g2 / b1 / r4",)))
    assert "key" not in powers(closed(rows=("g2 / w1 / b1",)))


def test_DK_5_4_thrift_and_page_do_not_open_a_stack() -> None:
    offered = powers(closed("r1 r2 r3 r5"))
    assert not {"thrift", "page up", "page down"} & set(offered)


@pytest.mark.parametrize(
    ("power", "cards", "pieces", "gained"),
    [
        ("page up", ["r1", "r2", "rw", "j6"], [1, 1], (1, 0, 0)),  # as a 4
        ("page down", ["r1", "r2"], [1], (0, 1, 0)),  # as a 2
    ],
)
def test_DK_5_4_page_gives_the_reward_of_the_new_number(
    power: str, cards: list[str], pieces: list[int], gained: tuple[int, int, int]
) -> None:
    then = after(acting(), f"chest {power}", *(f"lay {card}" for card in cards), "end right")
    assert then["rows"][0][-1]["cards"] == cards
    assert then["taken_pieces"][0] == pieces
    crystals, dragons, eggs = gained
    assert then["crystals"][0] == 1 + crystals
    assert then["supply"]["backlight"] == 10 - dragons
    assert then["eggs"][0] == eggs


@pytest.mark.parametrize(
    ("page", "ways"),
    [
        ("?1", ["page up"]),
        ("?2", ["page up", "page down"]),
        ("?4", ["page up", "page down"]),
        ("?5", ["page down"]),
        ("j6 ?3", ["page down"]),
    ],
)
def test_DK_5_4_page_stays_between_1_and_5(page: str, ways: list[str]) -> None:
    hand = "r1 r2 r2 r3 r4 r5 r5"
    start = table(hand, "g1", page=(page, "?r"), crystals=(1,), chests=["page"])
    assert powers(start) == ways


def test_DK_5_4_page_only_if_that_lay_is_possible() -> None:
    start = table("r1 r2 r3", "g1", crystals=(1,), chests=["page"])
    assert powers(start) == ["page down"]
    assert powers(table("r1 j6 j6 j6", "g1", crystals=(1,), chests=["page"])) == [
        "page up",
        "page down",
    ]


@pytest.mark.parametrize("lines", [["chest thrift", "lay r1", "lay r2"], ["chest page down"]])
def test_DK_5_4_others_lay_along_by_the_printed_page(lines: list[str]) -> None:
    own = lines if len(lines) > 1 else [*lines, "lay r1", "lay r2"]
    match = play(acting(), *own, "end left")
    assert position_of(match)["actor"] == 1
    then = after(match, "lay r4", "lay r4", "lay rb")
    assert then["rows"][1] == [{"colour": "red", "cards": ["r4", "r4", "rb"]}]
    assert (then["eggs"][1], then["crystals"][1]) == (1, 4)
    assert then["active"] == 1
