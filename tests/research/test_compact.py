"""Tables in few characters, and without questions that have one answer."""

import json
from typing import Any

import pytest

import spieluhr
from spieluhr.core.dice import Dice
from spieluhr.core.errors import NoUndo
from spieluhr.core.forced import forced
from spieluhr.core.match import Match
from spieluhr.research import compact
from spieluhr.research.mcp_tables import Tables
from spieluhr.research.text import ME, TextTable
from tests.battery.cases import Case, every_case
from tests.research.test_text import SEED, moves_in, other_world

HALF = 0.5


def moves_of(shown: str) -> list[str]:
    lines = [line for line in shown.splitlines() if line.startswith("Moves: ")]
    return lines[0].removeprefix("Moves: ").split("; ") if lines else []


def told(shown: str) -> dict[str, Any]:
    for line in shown.splitlines():
        if line.startswith(("Table: ", "Changed: ")):
            found: dict[str, Any] = json.loads(line.partition(": ")[2])
            return found
    return {}


def put(before: Any, changed: Any) -> Any:
    """What somebody knows who puts what was told in place of what he knew."""
    if isinstance(before, list):
        numbered = {str(n): one for n, one in enumerate(before)}
        entries = put(numbered, changed)
        return [entries[number] for number in numbered]
    known = {name: one for name, one in before.items() if name not in changed}
    for name, value in changed.items():
        old = before.get(name)
        if isinstance(value, dict) and isinstance(old, (dict, list)):
            known[name] = put(old, value)
        elif value is not None:
            known[name] = value
    return known


def table(match: Match, **ways: Any) -> TextTable:
    return TextTable(match, [ME, *["random"] * (match.seats - 1)], SEED, Dice(5), **ways)


@every_case
def test_what_changed_together_with_what_was_known_is_the_view(case: Case) -> None:
    playing = table(case.match(), is_compact=True)
    shown = playing.look()
    assert shown.startswith(case.game.words.title[0])
    known = told(shown)
    for _ in range(25):
        if playing.is_over:
            break
        assert known == compact.shown(playing.match, 0)
        assert moves_of(shown) == [playing.match.text(move) for move in playing.match.legal()]
        shown = playing.play(moves_of(shown)[-1])
        assert "Table: " not in shown
        known = put(known, told(shown))
    assert playing.is_over or told(playing.look()) == compact.shown(playing.match, 0)


@every_case
def test_a_compact_table_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    case: Case,
) -> None:
    playing = table(case.match(), is_compact=True)
    for n in range(4):
        before = playing.look()
        world = case.game.rules.resample(playing.match.state, 0, Dice(n))
        assert table(other_world(playing.match, 0, world), is_compact=True).look() == before
        playing.play(moves_of(before)[-1])


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("antinomy", {}),
        ("perfect_moment", {}),
        ("dragonkeepers", {"players": 3}),
        ("steam_time", {"players": 2}),
        ("steam_time", {"players": 4}),
    ],
)
def test_a_game_takes_less_than_half_the_characters(game: str, options: dict[str, Any]) -> None:
    sizes = []
    for is_compact in (False, True):
        start = spieluhr.start(game, seed=1, **options)
        playing = table(Match(start.game, start.options, start.seats), is_compact=is_compact)
        chooser, shown = Dice(2), playing.look()
        size = len(shown)
        while not playing.is_over:
            legal = playing.match.legal()
            shown = playing.play(playing.match.text(legal[chooser.below(len(legal))]))
            size += len(shown)
        sizes.append(size)
    assert sizes[1] < HALF * sizes[0], sizes


def test_forced_decisions_are_skipped_and_all_that_happened_is_told() -> None:
    match = spieluhr.start("antinomy", seed=2)
    asked = table(Match(match.game, match.options, 2), skips=True)
    while not asked.is_over:
        assert len(asked.match.legal()) > 1
        asked.play(moves_in(asked.look())[0])
    forced = [step for step in asked.match.log if step.actor == 0]
    assert len(forced) > 20


def test_the_news_begin_with_the_last_choice() -> None:
    match = spieluhr.start("antinomy", seed=2)
    playing = table(Match(match.game, match.options, 2), skips=True)
    playing.play(moves_in(playing.look())[0])  # the wand; then the first relic
    shown = playing.play(moves_in(playing.look())[0])
    news = shown.partition("your own move first:\n")[2].splitlines()
    assert news[0].startswith("- You play"), news


def test_at_a_hot_seat_only_what_everybody_knows_to_be_forced_is_skipped() -> None:
    """Whether a hand makes a paradox can be hidden: skipping the question would tell the other."""
    asked_in_vain = 0
    for seed in range(8):
        match = spieluhr.start("antinomy", seed=seed)
        game = Match(match.game, match.options, 2)
        playing = TextTable(game, [ME, ME], bytes([seed] * 32), Dice(5), skips=True)
        while not playing.is_over and len(game.log) < 60:
            legal = moves_in(playing.look())
            if len(legal) == 1:
                asked_in_vain += 1
                assert forced(game) is None
            playing.play(legal[-1])
    assert asked_in_vain


def test_undo_goes_back_to_a_choice() -> None:
    match = spieluhr.start("antinomy", seed=4, solo="easy")
    playing = table(Match(match.game, match.options, 1), skips=True)
    before = playing.look()
    playing.play(moves_in(before)[0])
    try:
        assert playing.undo() == before
    except NoUndo as error:
        pytest.fail(str(error))


def test_tables_are_started_either_way() -> None:
    tables = Tables()
    full = tables.start("antinomy", seed=3)
    short = tables.start("antinomy", seed=3, compact=True, skip_forced=True)
    assert "╭" in full and "╭" not in short and "Table: {" in short
    assert tables.table("t2").skips and not tables.table("t1").skips
