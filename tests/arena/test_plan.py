"""Which games an arena plays, and what is the same in the games of one deal."""

from itertools import product
from typing import Any

import pytest
from msgspec import structs

from spieluhr import games
from spieluhr.arena import one_game, plan
from spieluhr.arena.plan import Plan, Task
from spieluhr.bots import NAMES
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.rules import CHANCE, Outcome, Rules


def planned(*bots: str, seats: int = 2, count: int = 1, game: str = "antinomy") -> Plan:
    options = {"players": seats} if game in ("steam_time", "dragonkeepers") else {}
    return plan.make(games.load(game), options, seats, list(bots), count, seed=3)


def seatings(wanted: Plan) -> list[tuple[int, list[str]]]:
    return [(task.deal, plan.seating(wanted, task.turned)) for task in plan.tasks(wanted)]


def test_every_deal_is_played_with_every_seating() -> None:
    wanted = planned("random", "club", "expert", seats=3, count=6, game="steam_time")
    circle = [
        ["random", "club", "expert"],
        ["club", "expert", "random"],
        ["expert", "random", "club"],
    ]
    assert seatings(wanted) == [(deal, bots) for deal in range(2) for bots in circle]


def test_every_bot_has_every_seat_equally_often() -> None:
    told = seatings(planned("random", "club", seats=4, count=8, game="dragonkeepers"))
    for bot, share in (("random", 3), ("club", 1)):
        at = [sum(bots[seat] == bot for _, bots in told) for seat in range(4)]
        assert at == [2 * share] * 4


@pytest.mark.parametrize(("count", "deals"), [(1, 1), (2, 1), (3, 2), (6, 3), (7, 4)])
def test_at_least_as_many_games_as_wanted(count: int, deals: int) -> None:
    wanted = planned("random", "club", count=count)
    assert wanted.deals == deals
    assert len(list(plan.tasks(wanted))) == 2 * deals


def test_seats_that_are_left_over_are_the_first_bots() -> None:
    wanted = planned("club", "random", seats=4, game="dragonkeepers")
    assert sorted(wanted.bots) == ["club", "club", "club", "random"]
    assert planned("club", seats=3, game="dragonkeepers").bots == ["club"] * 3


@pytest.mark.parametrize(
    ("bots", "turns"),
    [
        (["club"], 1),
        (["club", "club", "club"], 1),
        (["club", "random"], 2),
        (["club", "random", "club", "random"], 2),
        (["club", "club", "random", "random"], 4),
        (["club", "random", "expert"], 3),
    ],
)
def test_a_seating_is_played_once(bots: list[str], turns: int) -> None:
    assert plan.rotations(bots) == turns
    wanted = structs.replace(planned("club"), seats=len(bots), bots=bots, deals=1)
    told = [seating for _, seating in seatings(wanted)]
    assert len(told) == turns
    assert all(told.count(seating) == 1 for seating in told)


def test_equal_players_need_no_rotation() -> None:
    assert len(list(plan.tasks(planned("random", count=5)))) == 5
    assert len(list(plan.tasks(planned("random", "random", count=5)))) == 5


@pytest.mark.parametrize("bot", ["genius", "", "Random", "x" * 500])
def test_an_unknown_bot_is_refused_with_the_known_ones(bot: str) -> None:
    with pytest.raises(Malformed) as caught:
        planned("random", bot)
    sentence = str(caught.value)
    assert f"“{bot[:40]}”" in sentence
    for name in NAMES:
        assert name in sentence
    assert len(sentence) < 200


@pytest.mark.parametrize("bots", [[], ["random"] * 3])
def test_too_many_or_no_bots_are_refused(bots: list[str]) -> None:
    with pytest.raises(Malformed) as caught:
        planned(*bots)
    sentence = str(caught.value)
    assert f"1 to 2 bots, not {len(bots)}." in sentence
    assert "table for 2" in sentence


def test_a_plan_of_other_rules_is_refused() -> None:
    with pytest.raises(Malformed, match="version 99") as caught:
        one_game.play(structs.replace(planned("random"), rules=99), Task(0, 0))
    assert "Antinomy" in str(caught.value)


def test_a_plan_of_other_data_is_refused() -> None:
    wanted = planned("random", game="dragonkeepers")
    assert wanted.data == games.load("dragonkeepers").data is not None
    with pytest.raises(Malformed, match="0123"):
        one_game.play(structs.replace(wanted, data="0123"), Task(0, 0))


class Seeded(Dice):
    """Dice that tell what they were made from."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed


class Witness(Rules[Any]):
    """The rules of a game, and all that was asked of them at one table."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.chance: list[int] = []
        self.setup: list[int] = []
        self.chance_seeds: set[int] = set()
        self.own_seeds: dict[int, set[int]] = {}

    def actor(self, s: Any) -> int:
        return self.rules.actor(s)

    def legal(self, s: Any) -> list[int]:
        return self.rules.legal(s)

    def apply(self, s: Any, m: int, out: Any = None) -> None:
        self.rules.apply(s, m, out)

    def outcome(self, s: Any) -> Outcome:
        return self.rules.outcome(s)

    def heard(self, s: Any, m: int, seat: int) -> int:
        return self.rules.observed_move(s, m, seat)

    def sample(self, s: Any, dice: Dice) -> int:
        m = self.rules.sample(s, dice)
        if self.rules.actor(s) == CHANCE:
            assert isinstance(dice, Seeded)
            self.chance.append(m)
            self.chance_seeds.add(dice.seed)
        return m

    def resample(self, s: Any, seat: int | None, dice: Dice) -> Any:
        assert isinstance(dice, Seeded) and seat is not None
        if not self.own_seeds:
            self.setup = list(self.chance)
        self.own_seeds.setdefault(seat, set()).add(dice.seed)
        return self.rules.resample(s, seat, dice)


def watched(wanted: Plan, task: Task, monkeypatch: pytest.MonkeyPatch) -> tuple[Witness, Any]:
    """What happened at the table of this task, and the options it was played with."""
    game = games.load(wanted.game)
    witness = Witness(game.rules)
    chosen: list[Any] = []

    class Watched(Game):
        def new(self, options: Any, seats: int | None = None) -> Any:
            chosen.append(options)
            return game.new(options, seats)

        def read_options(self, written: object) -> Any:
            return game.read_options(written)

        def complete(self, given: dict[str, object], dice: Dice) -> dict[str, object]:
            return game.complete(given, dice)

    stand_in = Watched(witness, game.codec, game.words, Heuristics(witness))
    monkeypatch.setattr(one_game, "load_game", lambda _: stand_in)
    monkeypatch.setattr(one_game, "Dice", Seeded)
    one_game.play(wanted, task)
    return witness, chosen[0]


def test_games_of_a_deal_have_the_same_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = structs.replace(planned("random", "greedy"), bots=["random", "random"], deals=3)
    dealt = {
        (deal, turned): watched(wanted, Task(deal, turned), monkeypatch)[0]
        for deal, turned in product(range(3), range(2))
    }
    for deal in range(3):
        first, second = dealt[deal, 0], dealt[deal, 1]
        assert first.setup
        assert first.setup == second.setup
        assert first.chance_seeds == second.chance_seeds
        assert len(first.chance_seeds) == 1
    assert len({tuple(dealt[deal, 0].setup) for deal in range(3)}) == 3


def test_another_seed_deals_other_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = planned("random")
    one, _ = watched(wanted, Task(0, 0), monkeypatch)
    other, _ = watched(structs.replace(wanted, seed=4), Task(0, 0), monkeypatch)
    assert one.setup != other.setup


def test_own_dice_differ_by_deal_seat_and_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = structs.replace(planned("random", seats=3, game="steam_time"), deals=2)
    found: list[int] = []
    for deal, turned in product(range(2), range(3)):
        witness, _ = watched(wanted, Task(deal, turned), monkeypatch)
        assert sorted(witness.own_seeds) == [0, 1, 2]
        for seeds in witness.own_seeds.values():
            assert len(seeds) == 1
            assert not seeds & witness.chance_seeds
            found.extend(seeds)
    assert len(found) == len(set(found)) == 18


def test_options_left_to_chance_are_those_of_the_deal() -> None:
    game = games.load("perfect_moment")
    wanted = planned("random", "greedy", game="perfect_moment", count=40)
    eras = [tuple(plan.options_of(wanted, game, deal).eras) for deal in range(wanted.deals)]
    assert eras == [tuple(plan.options_of(wanted, game, deal).eras) for deal in range(wanted.deals)]
    assert len(set(eras)) == 4
    named = structs.replace(wanted, options={"eras": list(eras[0])})
    assert {tuple(plan.options_of(named, game, deal).eras) for deal in range(20)} == {eras[0]}


def test_options_left_to_chance_do_not_tell_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first card is as likely in every choice of eras: they are not rolled with one number."""
    wanted = planned("random", game="perfect_moment", count=40)
    game = games.load("perfect_moment")
    found = set()
    for deal in range(wanted.deals):
        witness, options = watched(wanted, Task(deal, 0), monkeypatch)
        legal = game.rules.legal(game.new(options, 2))
        found.add((tuple(options.eras), legal.index(witness.chance[0]) * 4 // len(legal)))
    assert len(found) > 8  # of 4 choices of eras and 4 quarters of the cards
