"""What is said, to whom, in both languages."""

from string import Formatter

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.words import Table
from spieluhr.games.demo.text import SENTENCES

GAME = games.load("demo")


def facts_in(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_both_languages_tell_the_same_facts() -> None:
    assert all(facts_in(english) == facts_in(german) for english, german in SENTENCES.values())


def test_a_draw_is_told_to_who_draws_and_to_nobody_else() -> None:
    match = Match(GAME, GAME.read_options({}))
    match.settle(Dice(1))
    for seat, lines in ((0, 3), (1, 3), (None, 0)):
        reader = Table("en", ["Ada", "Ben"], seat)
        told = [GAME.words.log_line(event, reader) for event in match.heard(seat)]
        assert len([line for line in told if line is not None]) == lines
