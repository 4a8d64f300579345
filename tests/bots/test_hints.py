"""Advice in words: how good a move is, and why."""

import re

import pytest

from spieluhr import games
from spieluhr.bots import LevelBot, advise, ask, at_level, hints
from spieluhr.bots.chances import fits
from spieluhr.bots.hints import (
    BEST,
    CLEARLY_WORSE,
    SLIGHTLY_WORSE,
    chance_words,
    order,
    rank_words,
    ranked,
)
from spieluhr.bots.reasons import Reasons
from spieluhr.bots.search import JudgedMove
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.match import Match
from spieluhr.core.words import LANGUAGES, Reader
from tests.battery.cases import Case, every_case
from tests.bots.test_fairness import decisions

SLIP = 0.05
CHANCES = {"en": r"win chance (\d+)% ± (\d+)", "de": r"Siegchance (\d+) % ± (\d+)"}
NAMES = ["Ada", "Ben", "Cem", "Dora"]


def reader(match: Match, lang: str = "en") -> Reader:
    return Reader(lang, NAMES[: match.seats], match.actor)


# --- how good ---


def test_moves_that_differ_by_less_than_the_noise_are_equally_good() -> None:
    found = [
        JudgedMove(5, 30, 0.62, 0.02),
        JudgedMove(2, 25, 0.60, 0.02),
        JudgedMove(3, 20, 0.52, 0.01),
    ]
    assert ranked(found, SLIP) == [BEST, BEST, CLEARLY_WORSE]
    assert ranked([JudgedMove(5, 30, 0.62), JudgedMove(2, 25, 0.60)], SLIP) == [
        BEST,
        SLIGHTLY_WORSE,
    ]


def test_what_was_hardly_tried_is_not_among_the_best() -> None:
    assert ranked([JudgedMove(1, 60, 0.6, 0.01), JudgedMove(2, 2, 0.62, 0.2)], SLIP) == [
        BEST,
        SLIGHTLY_WORSE,
    ]


def test_equals_have_no_order_of_their_own() -> None:
    """They come as the game lists them, whichever the search has tried more often."""
    found = [
        JudgedMove(9, 30, 0.6),
        JudgedMove(4, 31, 0.6),
        JudgedMove(2, 20, 0.5),
        JudgedMove(1, 10, 0.57),
    ]
    ranks = ranked(found, SLIP)
    assert [found[n].move for n in order(found, ranks)] == [4, 9, 1, 2]


@every_case
def test_a_number_that_is_shown_is_a_chance_to_win(case: Case) -> None:
    """None in reasons, and never a sure one; several of the best are called equals."""
    for n, match in enumerate(decisions(case, 20, most=2)):
        for lang in LANGUAGES:
            told = hints.hints(match, reader(match, lang), Dice(n))
            assert told[0].rank == BEST
            assert not any("%" in one.say + one.reason for one in told)
            mode = match.game.heuristics.mode(match.state)
            for hint in told:
                if mode not in fits(case.game.id):  # not calibrated, or it did not hold
                    assert chance_words(hint, lang) == ""
                    continue
                found = re.fullmatch(CHANCES[lang], chance_words(hint, lang))
                assert found is not None and 1 <= int(found[1]) <= 99 and int(found[2]) >= 1
            equals = [one for one in told if one.rank == BEST]
            said = {rank_words(told, one, lang) for one in equals}
            one, several = ("best", "equally good") if lang == "en" else ("am besten", "gleich gut")
            assert said == {several if len(equals) > 1 else one}


@every_case
def test_every_move_is_told_once(case: Case) -> None:
    """Moves to the same end are told together, and all have a reason until they are many."""
    for n, match in enumerate(decisions(case, 25, most=3)):
        told = hints.hints(match, reader(match), Dice(n))
        texts = [text for one in told for text in [one.text, *one.twins]]
        assert sorted(texts) == sorted(match.game.codec.text(move) for move in match.legal())
        assert all(one.reason for one in told[: hints.REASONED - len(texts) + len(told)])


def test_two_ways_to_the_same_table_are_told_together() -> None:
    """The Perfect Moment: an item that lies on two cards works the same on either."""
    game = games.load("perfect_moment")
    found = 0
    for seed in range(60):
        dice = Dice(seed)
        match = Match(game, game.read_options(game.complete({}, dice)))
        for _ in range(30):
            match.settle(dice)
            if match.is_over:
                break
            told = hints.without_twins(match, plain(match), Dice(1))
            found += sum(len(one.twins) for one in told)
            match.play(game.rules.sample(match.state, dice))
        if found:
            return
    pytest.fail("no twins were met")


def plain(match: Match) -> list[hints.Hint]:
    text = match.game.codec.text
    return [hints.Hint(move, text(move), text(move), BEST) for move in match.legal()]


# --- why ---


@every_case
def test_a_line_of_play_is_a_game_that_could_be_played(case: Case) -> None:
    """From the move on, by everybody in turn, and no longer than asked for."""
    rules = case.game.rules
    longest = 0
    for n, match in enumerate(decisions(case, 20, most=3)):
        bot, seat = at_level("expert"), match.actor
        for found in advise(bot, match, Dice(n))[:4]:
            world = rules.resample(match.state, seat, Dice(n))
            line = bot.line(case.game.heuristics, world, seat, found.move, 6, Dice(n))
            assert line[0].actor == seat and line[0].events
            assert 1 <= len(line) <= 6
            assert all(0 <= ply.actor < case.seats for ply in line)
            longest = max(longest, len(line))
    assert longest > 1


@every_case
def test_reasons_leave_the_bot_as_it_was(case: Case) -> None:
    """It would choose the same, and has the same trees."""
    match = next(decisions(case, 20, most=1))
    first, second = at_level("expert"), at_level("expert")
    for bot in (first, second):
        advise(bot, match, Dice(3))
    reasons = Reasons(first, match, reader(match))
    for move in match.legal()[:3]:
        reasons.look(move, True, Dice(4))
    reasons.sentences()
    assert sizes(first) == sizes(second)
    assert ask(first, match, Dice(5)) == ask(second, match, Dice(5))


def sizes(bot: LevelBot) -> list[int]:
    return [tree.size() for tree in bot._search.trees]


def test_a_line_of_exact_look_ahead_is_everybody_s_best() -> None:
    """Antinomy for two: whoever could take the last crystal at once is expected to do so."""
    game = games.load("antinomy")
    sure = won = 0
    for seed in range(12):
        match, dice = Match(game, game.read_options({})), Dice(seed)
        while True:
            match.settle(dice)
            if match.is_over:
                break
            bot, seat = at_level("expert"), match.actor
            found = advise(bot, match, dice)
            if found[0].value > 0.999:
                world = game.rules.resample(match.state, seat, dice)
                line = bot.line(game.heuristics, world, seat, found[0].move, 12, dice)
                over = [one for ply in line for one in ply.events if one.kind == "over"]
                won += [one.facts["ranks"][seat] for one in over] == [1]  # type: ignore[index]
                sure += 1
            match.play(found[0].move, seat)
    assert sure > 10 and won > 0.8 * sure


@every_case
def test_what_could_follow_is_told_as_a_possibility(case: Case) -> None:
    could = re.compile(r"\bcould\b|^Then perhaps: |^Nothing much |^Your only move")
    konnte = re.compile(r"\bkönnte|^Danach vielleicht: |^Danach passiert |^Dein einziger Zug")
    for n, match in enumerate(decisions(case, 40, most=3)):
        for lang, pattern in (("en", could), ("de", konnte)):
            for one in hints.hints(match, reader(match, lang), Dice(n)):
                assert not one.reason or pattern.search(one.reason), one.reason


DUEL = [
    Event("duel", {"seat": 1, "hands": [["r1"], ["b4"]], "sums": [6, 9]}),
    Event("won", {"seat": 1, "pays": True}),
]


@pytest.mark.parametrize(
    ("game", "events", "lang", "sentence"),
    [
        ("antinomy", DUEL, "en", "Next turn Ben could win a duel against you (6:9)."),
        ("antinomy", DUEL, "de", "Im nächsten Zug könnte Ben ein Duell gegen dich gewinnen (6:9)."),
        (
            "antinomy",
            [Event("crystal", {"seat": 0, "from": None})],
            "en",
            "Next turn you could form a paradox and gain a crystal.",
        ),
        (
            "perfect_moment",
            [Event("score", {"seat": 1, "card": "x", "points": 3, "source": "plan"})],
            "en",
            "Ben could then score 3 points.",
        ),
        (
            "dragonkeepers",
            [
                Event("piece", {"seat": 0, "value": 4}),
                Event("pearl", {"seat": 0, "colour": "red"}),
            ],
            "de",
            "Du könntest dann ein Amulett-Stück (Wert 4) und eine Perle bekommen.",
        ),
        (
            "steam_time",
            [
                Event("gain", {"seat": 1, "gold": 0, "steam": 0, "esteem": 2, "portal": 0}),
                Event("gain", {"seat": 1, "gold": 1, "steam": 0, "esteem": 3, "portal": 0}),
            ],
            "en",
            "Ben could then gain 5 esteem.",
        ),
    ],
)
def test_points_are_foretold(game: str, events: list[Event], lang: str, sentence: str) -> None:
    words = games.load(game).words
    told = words.forecast(events, 1, Reader(lang, ["Ada", "Ben"], 0))
    assert [one.say for one in told] == [sentence]
    assert told[0].points > 0
