"""What is shipped: every puzzle can be played, and is what the page says of it."""

import msgspec
import pytest

from spieluhr import games
from spieluhr.bots.levels import LEVELS
from spieluhr.core.errors import SpieluhrError
from spieluhr.core.match import Match
from spieluhr.puzzles import books
from spieluhr.puzzles.finding import LEAST
from spieluhr.puzzles.making import plan_of
from spieluhr.puzzles.playing_on import Played
from spieluhr.puzzles.schema import Book, Found, Game, Measured, Other, Puzzle

WITH = [game for game in games.game_ids() if books.has_puzzles(game)]


def test_games_that_are_shipped_have_puzzles() -> None:
    assert WITH


@pytest.mark.parametrize("game_id", WITH)
def test_every_puzzle_can_be_played_and_leads_by_8_points(game_id: str) -> None:
    book = books.need_book(game_id)
    words = games.load(game_id).words
    assert len({one.id for one in book.puzzles}) == len(book.puzzles)
    last: dict[int, Match] = {}
    for one in book.puzzles:
        assert one.gap >= LEAST
        assert one.level in (*LEVELS, "")
        assert one.theme in {*words.themes, "defence", "quiet"}
        if one.game not in last:
            most = max(other.n for other in book.puzzles if other.game == one.game)
            last[one.game] = books.replayed(
                game_id, book.rules, book.data, book.games[one.game], most
            )
        match = last[one.game].at(one.n)
        assert match.actor == one.seat
        assert {*one.others, *one.solutions} == {match.text(m) for m in match.legal()}


@pytest.mark.parametrize("game_id", WITH)
def test_answers_that_count_alike_lead_to_the_same_table(game_id: str) -> None:
    twice = [one for one in books.need_book(game_id).puzzles if one.twins]
    for one in twice[:3]:
        match = books.table(game_id, one)
        positions = []
        for move in one.solutions:
            s = match.game.rules.copy(match.state)
            match.game.rules.apply(s, match.game.codec.parse(move))
            positions.append(match.game.codec.position(s))
        assert all(position == positions[0] for position in positions)


def test_a_puzzle_that_is_not_there_is_refused_in_words() -> None:
    with pytest.raises(SpieluhrError) as refused:
        books.puzzle(WITH[0], "0" * 10)
    assert refused.value.sentence("de") == "Dieses Rätsel gibt es nicht."


def found(number: int, level: str, theme: str, gap: float) -> Found:
    one = Puzzle(
        id=f"{number:010}", game=0, n=0, seat=0, best="a",
        others={"b": Other(gap, 0.01, 90), "c": Other(gap + 0.1, 0.01, 95)},
        level=level, theme=theme,
    )  # fmt: skip
    return Found(number, [], Game({}, 2, ""), [one], 1, 1, 1, 1, 0.0)


def bound(some: list[Found], factor: float, most: int) -> Book:
    measured = Measured(factor, 0.1, 24, 40, "club")
    return books.bound(plan_of("antinomy"), some, measured, LEAST, most)


def test_only_what_still_leads_after_playing_on_is_bound() -> None:
    book = bound([found(1, "club", "duel", 0.1), found(2, "club", "duel", 0.3)], 0.5, 10)
    assert [one.id for one in book.puzzles] == ["0000000002"]
    other = book.puzzles[0].others["b"]
    assert other.cost == pytest.approx(0.15)
    assert other.error == pytest.approx((0.005**2 + 0.03**2) ** 0.5, abs=0.001)


def test_a_book_takes_no_more_easy_ones_than_it_has_to() -> None:
    easy = [found(n, "first_game", "duel", 0.5) for n in range(10)]
    hard = [found(10 + n, "club", str(n), 0.2) for n in range(10)]
    book = bound(easy + hard, 1.0, 12)
    assert sum(one.level == "first_game" for one in book.puzzles) == 3
    assert len(bound(easy, 1.0, 8).puzzles) == 8


def test_where_there_is_nothing_to_find_there_is_no_puzzle() -> None:
    plain = found(1, "first_game", "win", 0.9)
    one = plain.puzzles[0]
    only = msgspec.structs.replace(one, others={"b": one.others["b"]})
    plain = msgspec.structs.replace(plain, puzzles=[only])
    assert bound([plain], 1.0, 5).puzzles == []


@pytest.mark.parametrize(
    ("factor", "came", "error", "is_kept"),
    [
        (0.9, None, 0.0, True),
        (0.9, 0.0, 0.1, True),  # it may still be there
        (0.9, -0.2, 0.1, False),
        (0.3, None, 0.0, False),  # on average such leads are none, and nobody has looked
        (0.3, 0.3, 0.1, True),
        (0.3, 0.2, 0.1, False),  # not surely
        (0.3, 0.05, 0.01, False),
    ],
)
def test_a_lead_has_to_be_there_when_the_game_is_played_on(
    factor: float, came: float | None, error: float, is_kept: bool
) -> None:
    one = found(1, "club", "duel", 0.4)
    played = {} if came is None else {one.puzzles[0].id: Played("x", 0.4, came, error)}
    measured = Measured(factor, 0.1, 24, 40, "club")
    book = books.bound(plan_of("antinomy"), [one], measured, LEAST, 5, played)
    assert len(book.puzzles) == is_kept
    if is_kept and factor < books.TRUSTED:
        assert book.puzzles[0].others["b"].cost == pytest.approx(0.3)


def test_only_the_closest_move_costs_more_than_the_search_has_it() -> None:
    one = found(1, "club", "duel", 0.2)
    others = {"b": Other(0.2, 0.02, 60), "c": Other(0.5, 0.02, 90), "d": Other(0.21, 0.02, 60)}
    puzzle = msgspec.structs.replace(one.puzzles[0], others=others)
    played = {puzzle.id: Played(puzzle.id, 0.2, 0.4, 0.03)}
    measured = Measured(0.3, 0.1, 24, 40, "club")
    kept = [msgspec.structs.replace(one, puzzles=[puzzle])]
    (shown,) = books.bound(plan_of("antinomy"), kept, measured, LEAST, 5, played).puzzles
    assert [shown.others[move].cost for move in "bcd"] == [0.4, 0.5, 0.4]
