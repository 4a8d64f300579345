"""The ladder: what is played, and what it says."""

import re
from itertools import pairwise

import pytest
from msgspec import structs

from spieluhr import games
from spieluhr.arena import ladder, ladder_page, one_game, plan
from spieluhr.arena.ladder import PAIRS, Rung
from spieluhr.arena.plan import Result
from spieluhr.bots import LEVELS
from spieluhr.cli.ladder import duration
from spieluhr.core.errors import Malformed

ALL = ladder.rungs(games.game_ids(), PAIRS, 400, seed=0)
ALONE = ladder.alone(games.game_ids(), ["master"], 500, seed=0)


def rung(game: str, seats: int, lower: str = "club", level: str = "expert") -> Rung:
    found = ladder.rungs([game], [(lower, level)], 4, seed=1)
    return next(one for one in found if one.plan.seats == seats)


def results(of: Rung, wins: list[float], seconds: float = 0.5) -> list[Result]:
    """Deal after deal, the level wins this share of the seats it is turned to."""
    turns = plan.rotations(of.plan.bots)
    found = []
    for task in plan.tasks(of.plan):
        if task.deal >= len(wins):
            break
        bots = plan.seating(of.plan, task.turned)
        won = task.turned < round(wins[task.deal] * turns)
        best = bots.index(of.level) if won else bots.index(of.lower or of.level)
        ranks = [1 if seat == best and (won or of.lower) else 2 for seat in range(len(bots))]
        found.append(
            Result(
                *(task.deal, task.turned, bots, [3 + task.deal] * len(bots), ranks, "cards"),
                *([2] * len(bots), [seconds] * len(bots)),
            )
        )
    return found


# --- which games ---


def test_every_neighbour_in_every_game_and_number_of_players() -> None:
    tables = {("antinomy", 2), ("perfect_moment", 2)}
    tables |= {(game, seats) for game in ("dragonkeepers", "steam_time") for seats in (2, 3, 4)}
    found = [(one.plan.game, one.plan.seats, one.lower, one.level) for one in ALL]
    assert len(found) == len(set(found))
    known = {game for game, _ in tables}
    assert {one for one in found if one[0] in known} == {
        (*at, *pair) for at in tables for pair in pairwise(LEVELS)
    }


def test_one_seat_is_the_higher_level_and_every_seat_in_turn() -> None:
    for one in ALL:
        assert one.lower is not None
        assert sorted(one.plan.bots) == sorted([one.level] + [one.lower] * (one.plan.seats - 1))
        seats = one.plan.seats
        at = [plan.seating(one.plan, turned).index(one.level) for turned in range(seats)]
        assert sorted(at) == list(range(seats))
        assert one.count == len(list(plan.tasks(one.plan)))
        assert 400 <= one.count < 400 + seats
        assert one.count % seats == 0


def test_every_way_to_play_alone() -> None:
    known = ("antinomy", "perfect_moment")
    found = [(one.plan.game, one.plan.options) for one in ALONE if one.plan.game in known]
    levels = ("easy", "normal", "hard")
    antinomy = [{"solo": level, **more} for level in levels for more in ({}, {"shrine": True})]
    expected = [("antinomy", options) for options in antinomy]
    assert found == [*expected, ("perfect_moment", {"solo": True})]
    for one in ALONE:
        assert (one.plan.bots, one.count, one.lower) == (["master"], 500, None)
    assert [one.mode for one in ALONE[:2]] == ["solo easy", "solo easy, shrine"]


def test_every_rung_has_a_folder_of_its_own() -> None:
    other = ladder.rungs(games.game_ids(), PAIRS, 800, seed=0)
    names = [one.name for one in (*ALL, *ALONE, *other)]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z0-9_-]+", name) for name in names)


def test_what_is_cheap_comes_first() -> None:
    order = ladder.cheap_first([*ALONE, *reversed(ALL)])
    assert len(order) == len(ALL) + len(ALONE)
    levels = [LEVELS.index(one.level) for one in order]
    assert levels == sorted(levels)
    for level in LEVELS[1:]:
        seats = [one.plan.seats for one in order if one.level == level]
        assert seats == sorted(seats)


def test_pairs_are_read_in_either_order_and_once() -> None:
    assert ladder.read_pairs(["club-expert", "expert-club"]) == [("club", "expert")]
    assert ladder.read_pairs(["master-beginner"]) == [("beginner", "master")]
    assert ladder.read_pairs([]) == []


@pytest.mark.parametrize("word", ["club-genius", "club", "club-club", "", "club-expert-master"])
def test_what_is_no_pair_is_refused(word: str) -> None:
    with pytest.raises(Malformed):
        ladder.read_pairs([word])


# --- what they say ---


def judged(one: Rung, wins: list[float]) -> bool | None:
    return ladder.judge(one, results(one, wins)).holds


def of_deals(one: Rung, deals: int) -> Rung:
    return structs.replace(one, plan=structs.replace(one.plan, deals=deals))


def test_one_against_one_it_must_win_65_per_cent() -> None:
    one = of_deals(rung("antinomy", 2), 100)
    assert one.goal == 0.65
    assert judged(one, [1.0] * 30 + [0.5] * 70) is True
    assert judged(one, [1.0] * 29 + [0.5] * 71) is False
    assert judged(one, [1.0] * 99) is None


def test_too_few_games_prove_nothing() -> None:
    few = of_deals(rung("antinomy", 2), 3)
    found = ladder.judge(few, results(few, [1.0, 1.0, 0.5]))
    assert found.wins.mean > 0.8
    assert found.wins.low < 0.5
    assert found.holds is False


def test_at_a_larger_table_the_interval_must_lie_above_the_share() -> None:
    one = of_deals(rung("steam_time", 4), 100)
    assert one.goal == 0.25
    level, better = [0.25] * 90 + [0.5] * 10, [0.25] * 50 + [0.5] * 50
    assert judged(one, level) is True  # the deals go so much alike that even this is clear
    assert judged(one, better) is True
    luck = [0.0] * 46 + [0.5] * 54
    assert ladder.judge(one, results(one, luck)).wins.mean > 0.25
    assert judged(one, luck) is False
    assert judged(one, [0.25] * 100) is False


def test_a_deal_that_was_interrupted_does_not_count() -> None:
    """Its games from the better seat may be the ones that are there."""
    one = of_deals(rung("antinomy", 2), 3)
    played = results(one, [0.5, 0.5, 0.5])
    assert [result.ranks for result in played[-2:]] == [[2, 1], [2, 1]]
    found = ladder.judge(one, played[:-1])
    assert (found.games, found.wins.mean, found.holds) == (5, 0.5, None)
    assert ladder.judge(one, played[:1]).wins.mean == 1.0


def test_time_is_cpu_per_decision_of_both() -> None:
    one = rung("dragonkeepers", 3)
    found = ladder.judge(one, results(one, [1.0, 1.0], seconds=0.5))
    assert found.seconds == [0.25, 0.25]


def test_time_left_is_by_what_was_measured() -> None:
    cheap, dear = rung("antinomy", 2, "beginner", "casual"), rung("antinomy", 2, "expert", "master")
    assert ladder.seconds_left([cheap, dear], {}) == 0.0
    played = {cheap.name: results(cheap, [1.0], seconds=0.5)}  # 2 of 4 games, of 1 second
    ratio = ladder.guess(dear) / ladder.guess(cheap)
    assert ratio > 50
    assert ladder.seconds_left([cheap], played) == pytest.approx(2.0)
    assert ladder.seconds_left([cheap, dear], played) == pytest.approx(2.0 + 4 * ratio)
    played[dear.name] = results(dear, [1.0, 0.0], seconds=5.0)
    assert ladder.seconds_left([cheap, dear], played) == pytest.approx(2.0)


def test_games_that_would_end_differently_today_are_found_out() -> None:
    one = rung("antinomy", 2, "beginner", "casual")
    known = [one_game.play(one.plan, task) for task in plan.tasks(one.plan)]
    assert not ladder.is_outdated(one, known)
    assert not ladder.is_outdated(one, [])
    changed = [structs.replace(result, decisions=[1, 1]) for result in known]
    assert ladder.is_outdated(one, changed)


# --- the page ---


def rows(page: str) -> list[list[str]]:
    """The cells of all tables."""
    lines = [line for line in page.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_page_has_a_row_for_each_rung_with_games() -> None:
    two, four, none = rung("antinomy", 2), rung("dragonkeepers", 4), rung("steam_time", 2)
    played = {two.name: results(two, [1.0, 1.0]), four.name: results(four, [])}
    page = ladder_page.page([two, four, none], played, "today:\n`the command`")
    heads, lines, *found = rows(page)
    assert len(lines) == len(heads)
    assert found == [
        [
            *("Antinomy", "2", "expert", "club", "4", "100.0%", "34.2% – 100.0%", "65%"),
            *("✗", "250", "250"),
        ]
    ]
    assert "today:\n`the command`" in page
    assert "0 of 1 rungs hold. 2 of 3 are not finished." in page
    assert "Alone" not in page


def test_a_rung_that_is_not_finished_is_marked() -> None:
    two = rung("antinomy", 2)
    (found,) = rows(ladder_page.page([two], {two.name: results(two, [1.0])}, ""))[2:]
    assert found[4] == "2 of 4"
    assert found[8] == "…"


def test_the_page_tells_how_games_alone_went() -> None:
    alone = of_deals(ladder.alone(["perfect_moment"], ["expert"], 4, seed=0)[0], 12)
    played = {alone.name: results(alone, [1.0] * 3 + [0.0] * 9)}  # points 3 to 14
    page = ladder_page.page([alone], played, "")
    (found,) = rows(page)[2:]
    assert found[:5] == ["The Perfect Moment", "solo", "expert", "12", "25.0%"]
    assert found[5] == "8.9% – 53.2%"  # Wilson
    assert found[6:8] == ["8.5 ± 3.5", "3, 6, 9, 11, 14"]
    assert "rungs hold" not in page
    picture = page[page.index("```text\n") + 8 : page.rindex("\n```")].splitlines()
    assert [line.split()[0] for line in picture] == [str(number) for number in range(3, 15)]


def test_a_histogram_counts_and_leaves_gaps() -> None:
    drawn = ladder_page.histogram([2] * 80 + [4] * 40 + [10])
    lines = drawn.splitlines()
    assert lines[:3] == [" 2 " + "█" * 40 + " 80", " 3", " 4 " + "█" * 20 + " 40"]
    assert lines[-1] == "10 ▏ 1"
    assert len(lines) == 9


@pytest.mark.parametrize(
    ("seconds", "says"), [(3.2, "3 s"), (600, "10 min"), (7199, "2 h 0 min"), (9000, "2 h 30 min")]
)
def test_a_duration_is_told_roughly(seconds: float, says: str) -> None:
    assert duration(seconds) == says
