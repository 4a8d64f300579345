"""The view in numbers, field by field: what a reader of the layout expects to find."""

from spieluhr.core.match import Match
from spieluhr.core.sheet import Sheet
from tests.builders import Position, load, play
from tests.games.perfect_moment.builders import CARDS, CINEMA, GAME, ITEMS, echo_table, new, table

ALL_ITEMS = [item for era in ITEMS.values() for item in era.split()]
NAMES = {field.name: field.meaning for field in GAME.layout.fields}
DEALS = [
    *("deal map/mask", "deal map/gun", "deal map/armor", "deal mask/gun"),
    *("deal ring/poem", "deal flowers/ring", "deal phone/keys", "deal tickets/keys"),
]


def observed(start: Position | Match, seat: int) -> dict[str, list[int]]:
    match = start if isinstance(start, Match) else load(start)
    sheet = Sheet(GAME.layout.size)
    GAME.rules.observe(match.state, seat, sheet)
    return GAME.layout.named(sheet.row())


def parts(cells: list[int], size: int) -> list[list[int]]:
    """A field of several dimensions, cut by its last one."""
    return [cells[at : at + size] for at in range(0, len(cells), size)]


def cards(cells: list[int]) -> list[str]:
    return [card for card, cell in zip(CARDS, cells, strict=True) if cell]


def items(cells: list[int]) -> list[str]:
    return [item for item, cell in zip(ALL_ITEMS, cells, strict=True) if cell]


def card_rows(cells: list[int]) -> list[list[str]]:
    return [cards(row) for row in parts(cells, len(CARDS))]


def words(name: str, cells: list[int]) -> list[str]:
    """What is marked, in the words of the layout: `one of: this, that`."""
    meant = NAMES[name].rpartition("of: ")[2].split(", ")
    return [word for word, cell in zip(meant, cells, strict=True) if cell]


def test_the_game_and_whose_turn_it_is() -> None:
    for seat in (0, 1):
        row = observed(table(turn=6, last=3), seat)
        assert (row["solo"], row["seat"]) == ([0], [seat])
        assert words("eras", row["eras"]) == CINEMA
        assert words("actor", row["actor"]) == (["I"] if seat == 1 else ["the other one"])
        assert row["my_turn"] == [seat]
        assert (row["turn"], row["quiet"], row["uses"]) == ([0, 6], [3], [2])
        assert words("reason", row["reason"]) == []


def test_hands_are_known_cards_and_a_number() -> None:
    known = table(plans=("flowers/ring:01", "phone/wallet:1"))
    mine, other = observed(known, 0), observed(known, 1)
    assert card_rows(mine["hand"]) == [["flowers/ring"], []]
    assert (cards(mine["shown"]), mine["other_hidden"]) == (["flowers/ring"], [1])
    assert card_rows(other["hand"]) == [["phone/wallet"], ["flowers/ring"]]
    assert (cards(other["shown"]), other["other_hidden"]) == ([], [0])


def test_displays_show_first_what_faces_the_reader() -> None:
    faces = {
        seat: [items(row) for row in parts(observed(table(), seat)["display"], len(ALL_ITEMS))]
        for seat in (0, 1)
    }
    empty: list[list[str]] = [[], []]
    assert faces[0] == [
        *(["mask"], ["gun"], ["map"], ["armor"], *empty),
        *(["ring"], ["poem"], ["tickets"], ["keys"], *empty),
    ]
    assert faces[1] == [
        *(["poem"], ["ring"], ["keys"], ["tickets"], *empty),
        *(["gun"], ["mask"], ["armor"], ["map"], *empty),
    ]


def test_the_paradox_has_no_item_until_one_is_chosen() -> None:
    faced = observed(table(), 1)
    assert (cards(faced["paradox"]), items(faced["paradox_item"])) == (["phone/keys"], ["phone"])
    scored = table(("phone|tickets map|armor", "ring|poem mask|gun"))
    turned = observed(play(scored, "score paradox", "flip tickets/keys"), 0)
    assert (cards(turned["paradox"]), items(turned["paradox_item"])) == (["tickets/keys"], [])


def test_scored_cards_and_what_others_would_give() -> None:
    won = table(fragments=("map/gun", "gun/armor"), points=("wallet/keys=3", "poem/chocolates"))
    row = observed(won, 1)
    assert card_rows(row["fragments"]) == [["gun/armor"], ["map/gun"]]
    assert card_rows(row["twos"]) == [["poem/chocolates"], []]
    assert card_rows(row["threes"]) == [[], ["wallet/keys"]]
    assert row["points"] == [3, 4]
    worth = dict(zip(CARDS, observed(won, 0)["worth"], strict=True))
    assert [worth[card] for card in ("map/mask", "mask/armor", "mask/gun", "ring/poem")] == [
        *(3, 2, 2, 0)
    ]


def test_the_deck_by_place_as_far_as_it_is_known() -> None:
    looked = play(
        table(top="map/gun:1", paradox="tickets|wallet"),
        *("use tickets paradox", "look map/gun", "look wallet/keys"),
    )
    mine, other = observed(looked, 0), observed(looked, 1)
    assert mine["deck_size"] == other["deck_size"] == [11]
    assert card_rows(mine["deck"])[:3] == [["map/gun"], ["wallet/keys"], []]
    assert card_rows(other["deck"])[:3] == [["map/gun"], [], []]
    assert "wallet/keys" in cards(other["unseen"])
    assert "wallet/keys" not in cards(mine["unseen"])


def test_covered_choices_of_set_up_are_a_number_to_the_other() -> None:
    lines = ["own map/mask mask", "give map/gun map", "top map/armor"]
    match = play(new(), "flip wallet/keys keys", *DEALS, *lines)
    mine, other = observed(match, 0), observed(match, 1)
    assert mine["laid_own"].index(1) == 2 * CARDS.index("map/mask") + 1
    assert mine["laid_give"].index(1) == 2 * CARDS.index("map/gun")
    assert (cards(mine["laid_deck"]), mine["laid_on_top"]) == (["map/armor"], [1])
    assert (mine["other_laid"], other["other_laid"]) == ([0], [3])
    covered = ("laid_own", "laid_give", "laid_deck", "laid_on_top")
    assert not any(cell for name in covered for cell in other[name])


def test_procedures_under_way_from_the_innermost() -> None:
    row = observed(play(table(), "use mask own1"), 1)
    assert [words("whose", k) for k in parts(row["whose"], 2)][:3] == [["the other's"]] * 2 + [[]]
    doing = [words("doing", k) for k in parts(row["doing"], 19)]
    assert doing == [["mask"], ["turn"], [], []]
    assert [words("step", k) for k in parts(row["step"], 49)] == [["draw1"], ["act"], [], []]


def test_lifted_cards_are_known_to_who_looked() -> None:
    lifted = play(
        table(paradox="gun|armor"), "use gun paradox", "look wallet/keys", "look mask/armor"
    )
    mine, other = observed(lifted, 0), observed(lifted, 1)
    assert mine["lifted_size"] == other["lifted_size"] == [2]
    assert card_rows(mine["lifted"]) == [["wallet/keys"], ["mask/armor"], [], []]
    assert card_rows(other["lifted"]) == [[]] * 4


def test_cards_kept_apart_are_known_to_who_drew() -> None:
    drawn = play(
        table(top="map/gun:1", paradox="chocolates|poem"),
        *("use chocolates paradox", "draw map/gun", "draw wallet/keys"),
    )
    mine, other = observed(drawn, 0), observed(drawn, 1)
    assert (cards(mine["apart"]), mine["apart_hidden"]) == (["map/gun", "wallet/keys"], [0])
    assert (cards(other["apart"]), other["apart_hidden"]) == (["map/gun"], [1])


def test_a_pick_of_the_ring_is_covered() -> None:
    displays = ("mask|gun map|armor", "flowers|poem tickets|keys")
    before = table(displays, ("map/gun:0", "phone/wallet:1"), paradox="ring|chocolates")
    picked = play(before, "use ring paradox", "pick plan")
    mine, other = observed(picked, 0), observed(picked, 1)
    assert (words("my_pick", mine["my_pick"]), mine["other_picked"]) == (["plan"], [0])
    assert (words("my_pick", other["my_pick"]), other["other_picked"]) == ([], [1])


def test_alone_the_other_one_is_echo() -> None:
    row = observed(echo_table(left=6), 0)
    assert (row["solo"], row["seat"], row["other_hidden"]) == ([1], [0], [1])
    assert len(cards(row["removed"])) == 18 - 6 - 7
    assert cards(row["echo_plan"]) == []
    assert "ring/poem" in cards(row["unseen"])
