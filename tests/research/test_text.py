"""Plain-text observations: what a seat knows, all that it needs to decide, and nothing else."""

import re

import pytest

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.ending import how_it_ended
from spieluhr.core.errors import Malformed, NotYourTurn, NoUndo, SpieluhrError
from spieluhr.core.events import events_for
from spieluhr.core.match import Match
from spieluhr.core.rules import State
from spieluhr.core.step import Step
from spieluhr.core.words import Reader
from spieluhr.research.text import ME, WIDTH, TextTable, observation
from tests.battery.cases import Case, every_case, random_match, walk

SEED = bytes(range(32))
NO_MOVE = -99  # in place of what the seat has not heard: whoever reads it, fails


def other_world(match: Match, seat: int, world: State) -> Match:
    """The same story for the seat, with another truth: what it has not heard is not there."""
    twin = Match(match.game, match.options, match.seats, world)
    twin.from_position, twin.version = match.from_position, match.version
    for step in match.log:
        own = [move if n == seat else NO_MOVE for n, move in enumerate(step.observed)]
        twin.log.append(Step(step.actor, NO_MOVE, events_for(step.events, seat), own))
    return twin


def table(
    game_id: str, sitting: list[str], options: dict[str, object] | None = None, lang: str = "en"
) -> TextTable:
    game = games.load(game_id)
    chosen = game.read_options(game.complete(dict(options or {}), Dice(1)))
    return TextTable(Match(game, chosen, len(sitting)), sitting, SEED, Dice(2), lang)


def moves_in(shown: str) -> list[str]:
    """The legal moves that a text lists."""
    below = shown.partition("Legal moves, and what each does:\n")[2]
    return [line[2:].partition(": ")[0] for line in below.splitlines()]


@every_case
def test_a_text_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(case: Case) -> None:
    rules, codec, dice, differed = case.game.rules, case.game.codec, Dice(41), 0
    for n, match in enumerate(walk(case, 1, steps=110)):
        if n % 10 > 1:
            continue
        for seat in range(case.seats):
            world = rules.resample(match.state, seat, dice)
            twin = other_world(match, seat, world)
            lang = ("en", "de")[n % 2]
            assert observation(twin, seat, lang) == observation(match, seat, lang)
            differed += codec.position(world) != codec.position(match.state)
    assert differed or not case.hooks().hides(case.options, case.seats)


@every_case
def test_a_text_says_what_is_to_be_decided_and_what_each_move_does(case: Case) -> None:
    match = random_match(case, 1, steps=60)
    match.settle(Dice(1))
    for seat in range(case.seats):
        shown = observation(match, seat)
        legal = [case.game.codec.text(move) for move in match.legal()]
        assert shown.startswith(case.game.words.title[0])
        assert moves_in(shown) == (legal if match.actor == seat else [])
        meant = [line.partition(": ")[2] for line in shown.splitlines() if line[:2] == "- "]
        assert all(meant[-len(legal) :]) or match.actor != seat


@every_case
def test_a_text_is_plain_and_looks_the_same_everywhere(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = random_match(case, 2, steps=50)
    shown = observation(match, 0)
    assert "\x1b" not in shown and "[bold" not in shown
    assert not any(line != line.rstrip() for line in shown.splitlines())
    rule = next(line for line in shown.splitlines() if set(line) == {"─"})
    assert len(rule) == WIDTH
    for name, value in {"COLUMNS": "33", "FORCE_COLOR": "1", "TERM": "xterm-256color"}.items():
        monkeypatch.setenv(name, value)
    assert observation(match, 0) == shown


@every_case
def test_the_end_is_told_with_its_reason(case: Case) -> None:
    match = random_match(case, 1)
    for seat in range(case.seats):
        shown = observation(match, seat)
        assert "The game is over." in shown and moves_in(shown) == []
        assert shown.rstrip().splitlines()[-1] in _result(match, seat)


def _result(match: Match, seat: int) -> list[str]:
    names = Reader("en", [f"Player {n + 1}" for n in range(match.seats)], seat)
    return how_it_ended(match, match.view(seat), names)


def test_the_news_are_those_since_the_own_last_decision() -> None:
    playing = table("antinomy", [ME, ME])
    first = observation(playing.match, 1)
    assert "What has happened:" in first and "since" not in first
    playing.play(moves_in(playing.look())[0])
    shown = playing.play(moves_in(playing.look())[0])
    assert "You are Player 1 (seat 0)." in shown
    news = shown.partition("your own move first:\n")[2].partition("\n\n")[0].splitlines()
    mine, theirs = news
    assert mine.startswith("- You") and theirs.startswith("- Player 2")


def test_the_other_language_is_used_throughout() -> None:
    shown = table("antinomy", [ME, "random"], lang="de").look()
    assert shown.startswith("Gegensatz · zu zweit · 2 Personen")
    assert "Mögliche Züge und was jeder bewirkt:" in shown
    assert not re.search(r"\b(the|your|relic)\b", shown)


@pytest.mark.parametrize(
    ("seat", "lang", "names", "why"),
    [
        (2, "en", None, "There is no seat 2"),
        (-1, "en", None, "There is no seat -1"),
        (0, "fr", None, "no language “fr”"),
        (0, "en", ["Ada"], "1 names for 2 seats"),
    ],
)
def test_a_wrong_reader_is_refused(seat: int, lang: str, names: list[str] | None, why: str) -> None:
    match = Match(games.load("antinomy"), games.load("antinomy").read_options({}))
    with pytest.raises(Malformed, match=why):
        observation(match, seat, lang, names)


@every_case
def test_a_table_answers_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    case: Case,
) -> None:
    """Looking, a hint and every refusal; a hint is costly where a search gives it."""
    sitting = [ME, *["random"] * (case.seats - 1)]
    playing = TextTable(case.match(), sitting, SEED, Dice(5))
    for n in range(4):
        before = playing.look()
        world = case.game.rules.resample(playing.match.state, 0, Dice(n))
        twin = TextTable(other_world(playing.match, 0, world), sitting, SEED, Dice(6))
        assert twin.look() == before
        if n == 2 and case.game.id == "antinomy":
            assert twin.hint() == playing.hint()
        legal = moves_in(before)
        for move in set(case.hooks().SOME_MOVES[:12]) - set(legal):
            assert refusal(twin, move) == refusal(playing, move)
        playing.play(legal[-1])


def refusal(playing: TextTable, move: str) -> str:
    with pytest.raises(SpieluhrError) as refused:
        playing.play(move)
    return refused.value.sentence()


def test_what_is_refused_changes_nothing() -> None:
    playing = table("antinomy", [ME, "random"])
    before, version = playing.look(), playing.match.version
    for move in ("", "fly", "wand 99", "play r1 3", "draw r1", "x" * 201):
        refusal(playing, move)
    with pytest.raises(Malformed, match="seat 1 is not yours, but 0"):
        playing.play(moves_in(before)[0], 1)
    assert (playing.look(), playing.match.version) == (before, version)


def test_a_free_undo_is_taken_back_and_another_is_refused_with_the_reason() -> None:
    playing = table("antinomy", [ME, ME])
    before = playing.look(0)
    playing.play(moves_in(before)[0])
    assert playing.undo() == before
    with pytest.raises(NoUndo, match="Chance has decided since"):
        playing.undo()


def test_giving_up_ends_the_game_and_shows_the_truth() -> None:
    playing = table("antinomy", [ME, "random"])
    assert '"seed":null' in playing.record() and SEED.hex() not in playing.record()
    assert playing.end().rstrip().endswith("Player 1 resigned.")
    assert SEED.hex() in playing.record()
    assert refusal(playing, "wand 0") == "The game is over."
    for verb in (playing.end, playing.hint, playing.undo):
        with pytest.raises(NotYourTurn, match="The game is over"):
            verb()


def test_a_game_of_more_than_two_is_left_unfinished() -> None:
    playing = table("dragonkeepers", [ME, "random", "random"], {"players": 3})
    assert "The game was left unfinished." in playing.end()
