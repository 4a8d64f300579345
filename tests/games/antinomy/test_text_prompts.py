"""Prompts, explanations and how it ended, in both languages."""

import re
from itertools import islice
from textwrap import wrap

import pytest

from spieluhr.core.words import Reader
from tests.builders import Position, load
from tests.games.antinomy.builders import GAME, MODES, position, random_game, solo_position
from tests.games.antinomy.test_text import (
    LANGS,
    NAMES,
    WORDS,
    is_whole,
    moves_of,
    reader_of,
    readers,
    steps,
)


@pytest.mark.parametrize(("solo", "shrine"), MODES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_prompt_and_every_explanation(solo: str | None, shrine: bool, lang: str) -> None:
    for seed in range(3):
        for match in islice(steps(solo, shrine, seed), 300):
            for seat in readers(match):
                assert is_whole(WORDS.prompt(match.view(seat), reader_of(lang, match, seat)))
            if match.actor < 0:
                continue
            view, reader = match.view(match.actor), reader_of(lang, match, match.actor)
            waiting = WORDS.prompt(match.view(None), reader_of(lang, match, None))
            assert WORDS.prompt(view, reader) != waiting
            said = [WORDS.explain(view, move, reader) for move in moves_of(match)]
            assert all(is_whole(line) for line in said), said
            assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("written", "move", "english", "german"),
    [
        (
            # The row: g3 r1 b4 p2 g1 r4 b2 p3 g4; the hand: r2 g2 p1; the wand at place 4.
            position(),
            "play g2 6",
            "2 steps into the future, to place 6: you play the green key 2 "
            "and take the blue ring 2.",
            "2 Schritte in die Zukunft, auf Platz 6: Du spielst den grünen Schlüssel 2 "
            "und nimmst den blauen Ring 2.",
        ),
        (
            position(wands=[4, 1]),
            "play r2 1",
            "3 steps into the past (same colour), to place 1: you play the red skull 2 "
            "and take the red key 1. Ben's wand is there, "
            "so you duel: 2 against 7 to 10 with this hand.",
            "3 Schritte in die Vergangenheit (gleiche Farbe), auf Platz 1: "
            "Du spielst den roten Schädel 2 und nimmst den roten Schlüssel 1. "
            "Dort steht der Zauberstab von Ben, also kommt es zum Duell: "
            "2 gegen 7 bis 10 mit dieser Hand.",
        ),
        (
            position(phase="paradox", hands=("r2 p4 b1", "r3 g2 p1")),
            "paradox 5-7",
            "You gain a crystal for your paradox (same symbol); "
            "the codex moves on from green to purple. You take "
            "the red feather 4, the blue ring 2 and the purple key 3 from places 5 to 7; "
            "your three go there, shuffled.",
            "Du bekommst einen Kristall für dein Paradoxon (gleiches Symbol), "
            "und der Kodex rückt von Grün auf Lila. Du nimmst "
            "die rote Feder 4, den blauen Ring 2 und den lila Schlüssel 3 "
            "von den Plätzen 5 bis 7; deine drei kommen gemischt dorthin.",
        ),
        (
            position(phase="paradox", hands=("r2 p4 b1", "r3 g2 p1"), crystals=[4, 0]),
            "paradox 1-3",
            "You gain a crystal for your paradox (same symbol); "
            "the codex moves on from green to purple. "
            "With 5 crystals you win; places 1 to 3 stay as they are.",
            "Du bekommst einen Kristall für dein Paradoxon (gleiches Symbol), "
            "und der Kodex rückt von Grün auf Lila. "
            "Mit 5 Kristallen gewinnst du; die Plätze 1 bis 3 bleiben, wie sie sind.",
        ),
        (
            solo_position(stones=1),
            "play g2 6",
            "2 steps into the future, to place 6: you play the green key 2 "
            "and take the blue ring 2. "
            "That costs the last time stone: "
            "a card from the draw pile replaces one in the timeline.",
            "2 Schritte in die Zukunft, auf Platz 6: Du spielst den grünen Schlüssel 2 "
            "und nimmst den blauen Ring 2. Das kostet den letzten Zeitstein: "
            "Eine Karte vom Nachziehstapel ersetzt eine im Zeitstrahl.",
        ),
        (
            solo_position(shrine="r3 b1", phase="replace", drawn="f13"),
            "replace 4",
            "The solar flare 1/3 replaces the green feather 1 at place 4 (same number). "
            "That relic goes into the shrine. "
            "Then the shrine still needs: purple, 2, 4 and key.",
            "Die Sonneneruption 1/3 ersetzt die grüne Feder 1 auf Platz 4 (gleiche Zahl). "
            "Dieses Relikt kommt in den Schrein. "
            "Dann fehlt im Schrein noch: Lila, 2, 4 und Schlüssel.",
        ),
    ],
)
def test_explanations_say_what_happens(
    written: Position, move: str, english: str, german: str
) -> None:
    match = load(written)
    assert move in moves_of(match)
    view = match.view(match.actor)
    assert WORDS.explain(view, move, reader_of("en", match, match.actor)) == english
    assert WORDS.explain(view, move, reader_of("de", match, match.actor)) == german


def test_a_duel_is_foretold_as_it_happens() -> None:
    """The sums in the explanation hold: exact when all is known, else a range."""
    foretold = 0
    for seed in range(3):
        for match, line in islice(random_game(None, False, seed), 500):
            if match.actor < 0 or line != "decline":
                continue
            seat = match.actor
            said = WORDS.explain(match.view(seat), line, reader_of("en", match, seat))
            found = re.search(r": (\d+) against (\d+)(?: to (\d+))?\.$", said)
            after = match.at(len(match.log))
            events = after.play(GAME.codec.parse(line), seat)
            duels = [event for event in events if event.kind == "duel"]
            assert bool(duels) == bool(found)
            if found:
                mine, low, high = (int(n) for n in (found[1], found[2], found[3] or found[2]))
                sums = duels[0].facts["sums"]
                assert isinstance(sums, list)
                assert sums[seat] == mine
                assert low <= sums[1 - seat] <= high
                foretold += 1
    assert foretold > 10


# --- prompts that depend on the hand, and how it ended


def test_the_paradox_prompt_follows_the_hand_and_tells_nobody_else() -> None:
    can = load(position(phase="paradox", hands=("r2 p4 b1", "r3 g2 p1")))
    cannot = load(position(phase="paradox"))
    mine, other = Reader("en", NAMES, 0), Reader("en", NAMES, 1)
    assert WORDS.prompt(can.view(0), mine) == (
        "Paradox! You gain a crystal: choose the three relics you swap for."
    )
    assert WORDS.prompt(cannot.view(0), mine) == "No paradox this turn."
    assert WORDS.prompt(can.view(1), other) == WORDS.prompt(cannot.view(1), other)
    last = load(position(phase="paradox", hands=("r2 p4 b1", "r3 g2 p1"), crystals=[4, 0]))
    assert WORDS.prompt(last.view(0), mine).startswith("Paradox! This crystal wins the game")


@pytest.mark.parametrize(("solo", "shrine"), MODES)
def test_a_prompt_fits_the_smallest_phone(solo: str | None, shrine: bool) -> None:
    """Three lines of 38 characters."""
    for seed in range(2):
        for match in islice(steps(solo, shrine, seed), 300):
            for seat in readers(match):
                for lang in LANGS:
                    said = WORDS.prompt(match.view(seat), reader_of(lang, match, seat))
                    assert len(wrap(said, 38)) <= 3, said


def test_the_prompt_says_when_there_is_nothing_but_to_skip() -> None:
    stuck = load(
        solo_position(wands=[8], row="r2 r3 r4 g1 g3 g4 x2 x3 x4", hand="x1 p3 b4", codex="r1")
    )
    assert moves_of(stuck) == ["skip"]
    assert WORDS.prompt(stuck.view(0), Reader("en", NAMES[:1], 0)) == (
        "None of your relics can move you: skip the turn."
    )


@pytest.mark.parametrize(
    ("written", "english", "german"),
    [
        (
            position(phase="over", turn=30, crystals=[5, 1]),
            ["You have won.", "You collected all 5 crystals; Ben has 1."],
            ["Du hast gewonnen.", "Du hast alle 5 Kristalle gesammelt; Ben hat 1."],
        ),
        (
            position(phase="over", turn=31, crystals=[2, 5]),
            ["Ben has won.", "Ben collected all 5 crystals; you have 2."],
            ["Ben hat gewonnen.", "Ben hat alle 5 Kristalle gesammelt; du hast 2."],
        ),
        (
            position(phase="over", turn=400, crystals=[2, 2]),
            ["A draw.", "After turn 400 the crystals decide: 2 to 2."],
            ["Unentschieden.", "Nach Zug 400 entscheiden die Kristalle: 2 zu 2."],
        ),
        (
            position(phase="over", turn=400, crystals=[2, 3]),
            ["Ben has won.", "After turn 400 the crystals decide: 3 to 2."],
            ["Ben hat gewonnen.", "Nach Zug 400 entscheiden die Kristalle: 3 zu 2."],
        ),
        (
            solo_position(phase="over", crystals=[5]),
            ["You have won.", "You collected all 5 crystals."],
            ["Du hast gewonnen.", "Du hast alle 5 Kristalle gesammelt."],
        ),
        (
            solo_position(
                phase="over",
                crystals=[6],
                shrine="r3 b1 p4",
                pile="",
                removed="x1 x2 x3 x4 f13 f24",
            ),
            [
                "You have lost.",
                "The draw pile ran out; you have 6 of 5 crystals.",
                "Missing from the shrine: green, 2, key and feather.",
            ],
            [
                "Du hast verloren.",
                "Der Nachziehstapel ist leer; du hast 6 von 5 Kristallen.",
                "Im Schrein fehlt: Grün, 2, Schlüssel und Feder.",
            ],
        ),
    ],
)
def test_the_result_says_how_and_why(
    written: Position, english: list[str], german: list[str]
) -> None:
    match = load(written)
    for lang, lines in (("en", english), ("de", german)):
        reader = reader_of(lang, match, 0)
        assert WORDS.result(match.outcome, match.view(0), reader) == lines
        others = WORDS.result(match.outcome, match.view(None), reader_of(lang, match, None))
        assert len(others) == len(lines)
        assert not any(re.search(r"\b(you|du)\b", line, re.IGNORECASE) for line in others)
