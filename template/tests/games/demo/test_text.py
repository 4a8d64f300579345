"""What is said, to whom, in both languages."""

from string import Formatter

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.match import Match
from spieluhr.core.words import Reader
from spieluhr.games.demo.words import SENTENCES
from tests.games.demo.builders import GAME, dealt


def facts_in(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_both_languages_tell_the_same_facts() -> None:
    assert all(facts_in(english) == facts_in(german) for english, german in SENTENCES.values())


def test_a_draw_is_told_to_who_draws_and_to_nobody_else() -> None:
    match = dealt()
    for seat, lines in ((0, 3), (1, 3), (None, 0)):
        reader = Reader("en", ["Ada", "Ben"], seat)
        said = [GAME.words.log_line(event, reader) for event in match.events_for(seat)]
        assert len([line for line in said if line is not None]) == lines


def recap(seat: int | None, *events: Event) -> list[str]:
    names = ["Ada", "Ben"]
    return [GAME.words.recap([*events], Reader(lang, names, seat)) for lang in ("en", "de")]


def test_a_turn_is_told_in_one_line_points_first() -> None:
    led = Event("lead", {"seat": 1, "hour": 3})
    answered = Event("answer", {"seat": 1, "hour": 15})
    won, lost = (Event("won", {"seat": seat, "hours": [7, 15]}) for seat in (1, 0))
    assert recap(0, answered, won, led) == [
        "Ben won a point with hour 15. Ben led hour 3.",
        "Ben hat mit Stunde 15 einen Punkt geholt. Ben hat Stunde 3 vorgelegt.",
    ]
    assert recap(1, answered, lost) == [
        "You lost a point with hour 15.",
        "Du hast mit Stunde 15 einen Punkt verloren.",
    ]


def test_the_result_and_where_the_points_came_from() -> None:
    match, dice = Match(GAME, GAME.read_options({})), Dice(1)
    while not match.is_over:
        match.settle(dice)
        if not match.is_over:
            match.play(match.legal()[0])
    scores, view = match.outcome.scores, match.view(0)
    said = Reader("en", ["Ada", "Ben"], 0)
    first, second = GAME.words.result(match.outcome, view, said)
    assert "won" in first
    assert second == f"{max(scores)} points to {min(scores)}."
    (found,) = GAME.words.scores(match.outcome, view, match.events_for(0), said)
    (row,) = found.rows
    assert (row.name, row.points) == ("Cards won", scores)
    assert row.notes == [f"{2 * points} cards" for points in scores]
