"""The time portal and Mr. T.I.M.E. (ST-5.13)."""

import pytest

from tests.builders import after, legal, load, play, position_of, starting
from tests.games.steam_time.builders import DATA, news, seat, settle, table
from tests.games.steam_time.clause_builders import SPACES, alone, last_turn, log_of, with_data

N6 = [
    *("place easter encounter", "reveal N6", "reveal N1", "reveal N2"),
    "choose N6",
]  # 2 steps and 1 esteem, or 3 steps for 1 steam


@pytest.mark.parametrize(
    ("portal", "then", "reached"), [(0, 1, False), (2, 3, False), (3, 4, False), (4, 0, True)]
)
def test_ST_5_13_one_step_of_five_fields(portal: int, then: int, reached: bool) -> None:
    match = play(alone(seat("", portal=portal)), "place wall mission")
    found = position_of(match)
    assert found["seats"][0]["portal"] == then
    assert match.actor == (0 if reached else 1)
    assert bool(starting(match, "mister")) is reached


@pytest.mark.parametrize(
    ("portal", "then", "reached"),
    [(0, 3, False), (1, 4, False), (2, 0, True), (3, 1, True), (4, 2, True)],
)
def test_ST_5_13_reaching_the_pink_field_or_passing_it(
    portal: int, then: int, reached: bool
) -> None:
    match = play(alone(seat("", portal=portal)), *N6, "bottom")
    found = position_of(match)
    assert found["seats"][0]["portal"] == then
    mister = [{"do": "end_turn"}, {"do": "extra_actions"}, {"do": "mister", "seat": 0}]
    assert found["todo"] == (mister if reached else [])
    assert found["extra_actions"] == []


def test_ST_5_13_beginning_on_the_pink_field_is_not_reaching_it() -> None:
    match = play(alone(seat("", portal=0)), *N6, "top")
    assert (match.actor, position_of(match)["seats"][0]["portal"]) == (1, 2)


@pytest.mark.parametrize(("portal", "then", "waiting"), [(0, 1, [0]), (3, 4, [0]), (4, 0, [0, 0])])
def test_ST_5_13_once_for_each_time_round(portal: int, then: int, waiting: list[int]) -> None:
    """11 steps: two or three times round."""
    game, data = with_data(("encounters.N6.top.gain", {"portal": 11}))
    start = alone(seat("", portal=portal, steam=0), data=data)
    match = play(load(start, game), *N6)
    assert position_of(match)["seats"][0]["portal"] == then
    assert position_of(match)["extra_actions"] == waiting
    for left in range(len(waiting), -1, -1):  # one by one
        assert (match.actor, len(position_of(match)["extra_actions"])) == (0, left)
        play(match, "mister stonehenge gold")
    assert (match.actor, position_of(match)["seats"][0]["gold"]) == (1, 8 + 7 * (1 + len(waiting)))


def test_ST_5_13_to_any_space_occupied_or_not_higher_or_lower() -> None:
    """Where seat 1 stands, crystals and gold can be had, but the expedition is gone."""
    by = {"stonehenge crystals": 1, "giza gold": 1, "machu expedition": 1, "giza encounter": 0}
    start = table(seats=(seat(portal=4),), start=1, turn=0, by=by)
    gone = ["wall mission", "machu expedition"]
    wanted = [f"mister {space}" for space in SPACES if space not in gone]
    assert legal(start, "place wall mission") == wanted


def test_ST_5_13_he_acts_and_returns_and_the_space_is_as_before() -> None:
    start = table(seats=(seat("grey", portal=4),), start=1, turn=0, by={"giza gold": 1})
    assert news(start, after(start, "place wall mission", "mister giza gold")) == {
        "seats.0.missions": ["M2"], "seats.0.portal": 0,
        "stream.wall.mission.card": None, "stream.wall.mission.by": 0,
        "seats.0.gold": 8 + 6 + 2, "bank": 84 - 8, "seats.0.steam": 2,  # action, bonus, extra
        "seats.0.airships": 2, "seats.0.height": 3, "turn": 1, "actor": 1,
    }  # fmt: skip
    match = play(start, "place wall mission", "mister machu gold")
    assert "place machu gold" in legal(match)  # free for seat 1


def test_ST_5_13_he_uses_no_airship_and_no_height() -> None:
    match = play(alone(seat(portal=4)), "place wall mission", "mister machu gold")
    found = position_of(match)["seats"][0]
    assert (found["airships"], found["height"]) == (2, 3)
    play(match, "place stonehenge gold")
    assert starting(match, "place")[0] == "easter encounter"


def test_ST_5_13_he_takes_the_card_of_a_space_that_stays_free() -> None:
    start = alone(seat(portal=4), spaces={"angkor mission": "M9"})
    match = play(start, "place wall mission", "mister angkor mission")
    found = position_of(match)
    assert found["seats"][0]["missions"] == ["M2", "M9"]
    assert found["stream"][4]["spaces"]["mission"] == {"by": None, "card": None}
    assert "place angkor mission" not in legal(match)  # nothing lies there any more
    assert (found["seats"][0]["esteem"], found["seats"][0]["steam"]) == (1 + 1, 2)


def test_ST_5_13_only_spaces_that_can_be_used() -> None:
    """ST-5.3 holds for Mr. T.I.M.E. too."""
    start = table(seats=(seat("", gold=1, steam=0, portal=4),), bank=0)
    found = legal(start, "place wall mission")
    wanted = ["stonehenge mission", "giza encounter", "wall encounter", "easter encounter"]
    assert found == [f"mister {space}" for space in [*wanted, "angkor mission"]]


def test_ST_5_13_he_must_be_used() -> None:
    match = play(alone(seat(portal=4)), "place wall mission")
    assert {line.split()[0] for line in legal(match)} == {"mister"}


NO_ENCOUNTERS = [
    (
        f"monuments.{monument['id']}.spaces",
        [space for space in monument["spaces"] if space["kind"] != "encounter"],
    )
    for monument in DATA["monuments"]
]
NO_MISSIONS: dict[str, str | None] = {"stonehenge mission": None, "angkor mission": None}


def test_ST_5_13_lost_if_no_space_is_usable() -> None:
    game, data = with_data(*NO_ENCOUNTERS)
    board = seat("", gold=0, steam=0, portal=4)
    start = table(seats=(board,), spaces=NO_MISSIONS, bank=0, data=data)
    match = play(load(start, game), "place wall mission")
    assert news(start, position_of(match)) == {
        "seats.0.missions": ["M1"], "seats.0.portal": 0,
        "stream.wall.mission.card": None, "stream.wall.mission.by": 0,
        "seats.0.airships": 2, "seats.0.height": 3, "start_moved": True, "turn": 1, "actor": 1,
    }  # fmt: skip


def test_ST_5_13_the_only_space_is_used_by_itself_and_the_next_one_lost() -> None:
    game, data = with_data(
        *NO_ENCOUNTERS,
        ("constants.portal_dial", 1),
        ("monuments.wall.spaces.mission.extra", {"portal": 2}),
    )
    board = seat("", gold=0, steam=0)
    spaces = NO_MISSIONS | {"angkor mission": "M9"}
    start = table(seats=(board,), spaces=spaces, bank=0, data=data)
    match = play(load(start, game), "place wall mission")
    found = position_of(match)
    assert (log_of(match), match.actor) == (["place wall mission"], 1)
    assert found["seats"][0]["missions"] == ["M1", "M9"]
    assert (found["seats"][0]["steam"], found["extra_actions"]) == (1, [])


def test_ST_5_13_he_waits_until_extra_and_bonus_are_finished() -> None:
    """The extra of the deposit is a step here; the bonus is a T.I.M.E. crystal."""
    game, data = with_data(("monuments.angkor.spaces.crystals.extra", {"portal": 1}))
    start = alone(seat("black", portal=4), data=data)
    match = play(load(start, game), "place angkor crystals", "buy green", "done")
    found = position_of(match)
    assert legal(match)[0] == "into green"
    assert (found["seats"][0]["portal"], found["extra_actions"]) == (0, [0])
    assert [entry["do"] for entry in found["todo"]] == ["end_turn", "extra_actions", "into"]
    play(match, "into green")
    assert legal(match)[0] == "mister stonehenge mission"
    assert position_of(match)["extra_actions"] == []


def test_ST_5_13_an_extra_action_may_bring_another() -> None:
    game, data = with_data(("constants.portal_dial", 1))
    start = alone(seat("green"), data=data)
    match = play(load(start, game), "place wall mission", "mister wall encounter")
    play(match, "reveal N21", "reveal N1", "choose N21")
    assert position_of(match)["seats"][0]["esteem"] == 1 + 5
    play(match, "mister wall encounter", "reveal N17", "reveal N2", "choose N17")
    assert (match.actor, position_of(match)["turn"]) == (0, 0)
    play(match, "mister stonehenge gold")
    assert (match.actor, position_of(match)["turn"]) == (1, 1)
    assert position_of(match)["seats"][0]["airships"] == 2


def test_ST_5_13_other_seats_have_theirs_through_a_purple_action() -> None:
    """N7 is 5 steps for 2 gold here. Seat 0's own step is the extra of the space: it comes last."""
    game, data = with_data(("encounters.N7.bottom.gain", {"portal": 5}))
    boards = (seat(portal=4), seat("grey grey"), seat(), seat())
    start = table(4, seats=boards, data=data)
    match = play(load(start, game), "place wall encounter", "reveal N7", "reveal N1", "choose N7")
    assert position_of(match)["extra_actions"] == []
    play(match, "yes", "yes")
    assert position_of(match)["extra_actions"] == [1, 2]
    play(match, "no")
    found = position_of(match)
    assert found["todo"] == [
        {"do": "end_turn"}, {"do": "extra_actions"}, {"do": "mister", "seat": 1},
    ]  # fmt: skip
    assert (found["extra_actions"], found["turn"]) == ([2, 0], 0)
    play(match, "mister stonehenge gold")
    found = position_of(match)
    assert found["seats"][1]["gold"] == 8 - 2 + 7 + 4  # his own bonus
    assert (found["seats"][1]["airships"], found["seats"][1]["height"]) == (3, None)
    assert (match.actor, found["extra_actions"]) == (2, [0])
    play(match, "mister stonehenge gold")
    assert (match.actor, position_of(match)["extra_actions"]) == (0, [])
    play(match, "mister machu gold")
    assert (match.actor, position_of(match)["turn"], legal(match)[-2]) == (1, 1, "card")


def test_ST_5_13_in_the_order_they_arose_chains_included() -> None:
    """Every step is an extra action here: seat 1's second one comes after seat 2's first."""
    game, data = with_data(
        ("constants.portal_dial", 1), ("encounters.N7.bottom.gain", {"portal": 1})
    )
    match = play(load(table(3, data=data), game), "place easter encounter")
    play(match, "reveal N7", "reveal N1", "reveal N2", "choose N7", "yes", "yes")
    assert (match.actor, position_of(match)["extra_actions"]) == (1, [2])
    play(match, "mister wall mission")
    assert (match.actor, position_of(match)["extra_actions"]) == (2, [1])
    play(match, "mister giza gold")
    assert (match.actor, position_of(match)["extra_actions"]) == (1, [])
    play(match, "mister giza gold")
    assert (match.actor, position_of(match)["todo"]) == (1, [])  # now it is seat 1's turn


def test_ST_5_13_the_others_are_asked_from_the_owner_of_the_extra_action_on() -> None:
    game, data = with_data(("encounters.N7.bottom.gain", {"portal": 5}))
    match = play(load(table(4, data=data), game), "place giza encounter")
    play(match, "reveal N7", "reveal N1", "choose N7", "no", "yes", "no")
    assert match.actor == 2
    play(match, "mister giza encounter", "reveal N21", "reveal N2", "choose N21")
    asked = []
    while legal(match) == ["yes", "no"]:
        asked.append(match.actor)
        play(match, "no")
    assert asked == [3, 0, 1]
    found = position_of(match)["seats"]
    assert (found[2]["esteem"], found[2]["steam"]) == (5 + 2, 1 + 1)  # extra and bonus are his
    assert (found[0]["esteem"], found[0]["steam"]) == (1 + 2, 1 + 4 + 1)  # of his own action


def test_ST_5_13_during_income_after_the_whole_income_of_the_seat() -> None:
    income = {"portal": 5, "crystal_from_deposit": 1}
    game, data = with_data(("upgrades.U7.income", income))
    start = last_turn(seat(upgrades=["U7"]), seat(upgrades=["U8"]), data=data)
    match = settle(play(load(start, game), "pass"))
    found = position_of(match)
    assert (found["phase"], found["round"], found["extra_actions"]) == ("income", 3, [0])
    assert found["todo"] == [
        {"do": "income", "seat": 1},
        {"do": "extra_actions"},
        {"do": "pick", "seat": 0, "left": 1, "from": "stonehenge green"},
    ]
    play(match, "stop")
    found = position_of(match)
    assert found["todo"][1:] == [{"do": "extra_actions"}, {"do": "mister", "seat": 0}]
    assert starting(match, "mister") == SPACES
    assert found["seats"][1]["esteem"] == 0  # his income comes after it
    play(match, "mister machu gold")
    found = position_of(match)
    assert (found["phase"], found["actor"], found["seats"][1]["esteem"]) == ("actions", 0, 3)
    assert found["seats"][0]["gold"] == 8 + 8 + 2
    assert "card" not in legal(match)  # it was not a turn


def test_ST_5_13_the_portal_is_untouched_without_steps() -> None:
    match = play(alone(seat(portal=4)), "place stonehenge gold")
    assert (match.actor, position_of(match)["seats"][0]["portal"]) == (1, 4)
