"""A turn told afterwards in one line, and where the crystals came from."""

import re
from typing import Any

import pytest

from spieluhr.core.events import Event
from spieluhr.core.match import Match
from spieluhr.core.words import Reader
from tests.builders import Position, play, played_by_bots, turns
from tests.games.antinomy.builders import CARDS, GAME, new, position

WORDS = GAME.words
LANGS = ("en", "de")
NAMES = ["Anna", "Ben"]
SEATS: list[int | None] = [0, 1, None]
NOBODY = re.compile(r"\b(you|your|du|dir|dich|dein\w*|hast)\b", re.IGNORECASE)


def game(seed: int, solo: str | None = None, shrine: bool = False) -> Match:
    """Played by bots that like crystals."""
    return played_by_bots(new(solo, shrine), seed)


def recap(match: Match, reader: int | None, lang: str) -> str:
    return WORDS.recap(match.events_for(reader), Reader(lang, NAMES[: match.seats], reader))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("solo", "shrine"), [(None, False), ("easy", False), ("hard", True)])
def test_every_turn_of_a_game_is_one_line(solo: str | None, shrine: bool, lang: str) -> None:
    for seed in range(3):
        match = game(seed, solo, shrine)
        for reader in SEATS[:: 1 if solo is None else 2]:
            said_to = Reader(lang, NAMES[: match.seats], reader)
            lines = [
                WORDS.recap(events, said_to)
                for events in turns(match, reader, "play", "skip", "wand")
            ]
            for line in lines:
                assert re.fullmatch(r"[^\n{}]+\.", line), line
                assert not re.search(rf"\b({'|'.join(CARDS)}|None)\b", line), line
                assert reader is not None or not NOBODY.search(line), line
            assert sorted(map(len, lines))[len(lines) * 4 // 5] <= 150
            assert max(map(len, lines)) <= 220


TO_MY_WAND = "play p4 4 | decline"  # Ben moves to Anna's wand
SKULLS: dict[str, Any] = {
    "turn": 2,
    "hands": ("r3 g2 p1", "r2 p3 b1"),
    "row": "g3 r1 b4 p2 g1 p4 b2 r4 g4",
}


@pytest.mark.parametrize(
    ("start", "moves", "english", "german"),
    [
        (
            position(turn=2, wands=[0, 8]),
            TO_MY_WAND,
            "Ben played purple skull 4 into the future and took green feather 1.",
            "Ben hat den lila Schädel 4 in die Zukunft gespielt und die grüne Feder 1 genommen.",
        ),
        (
            position(**SKULLS, wands=[0, 8]),
            "play p3 5 | paradox 2-4 | order r2 p4 b1",
            "Ben gained a crystal: paradox (same symbol), "
            "swapped for blue key 4, purple feather 2 and green feather 1.",
            "Ben hat einen Kristall bekommen: Paradoxon (gleiches Symbol), "
            "getauscht gegen blauen Schlüssel 4, lila Feder 2 und grüne Feder 1.",
        ),
        (
            position(**SKULLS, wands=[5, 8], crystals=[1, 0]),
            "play p3 5 | paradox 2-4 | order r2 p4 b1 | reveal b4 | reveal r3",
            "Ben gained a crystal: paradox (same symbol). "
            "Then Ben took a crystal from you: duel, 5 to 5, tie-break 3 to 4. "
            "Ben played purple key 3 and took purple skull 4.",
            "Ben hat einen Kristall bekommen: Paradoxon (gleiches Symbol). "
            "Dann hat Ben dir einen Kristall abgenommen: Duell, 5 zu 5, im Stechen 3 zu 4. "
            "Ben hat den lila Schlüssel 3 gespielt und den lila Schädel 4 genommen.",
        ),
        (
            position(**SKULLS, wands=[0, 8], crystals=[0, 4]),
            "play p3 5 | paradox 2-4",
            "Ben won the game with 5 crystals: paradox (same symbol).",
            "Ben hat das Spiel mit 5 Kristallen gewonnen: Paradoxon (gleiches Symbol).",
        ),
        (
            position(turn=2),
            TO_MY_WAND,
            "Ben won the duel (3 to 4), but there was no crystal to take. "
            "Ben played purple skull 4 and took green feather 1.",
            "Ben hat das Duell gewonnen (3 zu 4), aber es gab keinen Kristall zu holen. "
            "Ben hat den lila Schädel 4 gespielt und die grüne Feder 1 genommen.",
        ),
        (
            position(turn=2, crystals=[1, 0]),
            TO_MY_WAND,
            "Ben took a crystal from you: duel, 3 to 4. "
            "Ben played purple skull 4 and took green feather 1.",
            "Ben hat dir einen Kristall abgenommen: Duell, 3 zu 4. "
            "Ben hat den lila Schädel 4 gespielt und die grüne Feder 1 genommen.",
        ),
        (
            position(turn=2, crystals=[4, 1], hands=("r3 p1 b1", "r2 p4 g2")),
            TO_MY_WAND,
            "You won the game with 5 crystals: duel, 5 to 2. "
            "Ben played purple skull 4 and took green feather 1.",
            "Du hast das Spiel mit 5 Kristallen gewonnen: Duell, 5 zu 2. "
            "Ben hat den lila Schädel 4 gespielt und die grüne Feder 1 genommen.",
        ),
    ],
)
def test_a_turn_in_one_line(start: Position, moves: str, english: str, german: str) -> None:
    match = play(start, *moves.split(" | "))
    assert recap(match, 0, "en") == english
    assert recap(match, 0, "de") == german


@pytest.mark.parametrize("reader", SEATS)
def test_log_and_recap_tell_a_duel_in_one_order(reader: int | None) -> None:
    """The reader's own number first; for spectators that of the one who moved."""
    match = play(position(turn=2, crystals=[1, 0]), *TO_MY_WAND.split(" | "))
    told = "3 to 4" if reader == 0 else "4 to 3"
    lines = [
        WORDS.log_line(event, Reader("en", NAMES, reader)) for event in match.events_for(reader)
    ]
    assert any(line and line.startswith(f"Duel, {told}: ") for line in lines)
    assert f"duel, {told}." in recap(match, reader, "en")


def test_before_a_turn_begins_all_is_told_as_it_came() -> None:
    laid = Event("codex", {"colour": "purple"})
    assert WORDS.recap([laid], Reader("en", NAMES, 0)) == (
        "The timeline is laid out, and the codex shows purple."
    )


# --- where the crystals came from


def rows(match: Match, lang: str = "en") -> list[tuple[str, list[int]]]:
    said_to = Reader(lang, NAMES[: match.seats], 0)
    (found,) = WORDS.scores(match.outcome, match.view(0), match.events_for(0), said_to)
    return [(row.name, row.points) for row in found.rows]


def test_paradoxes_and_duels_add_up_to_the_crystals() -> None:
    match = play(position(turn=2, crystals=[4, 1], hands=("r3 p1 b1", "r2 p4 g2")))
    play(match, *TO_MY_WAND.split(" | "))
    assert rows(match) == [
        ("At the start", [4, 1]),
        ("Paradoxes", [0, 0]),
        ("Duels won", [1, 0]),
        ("Duels lost", [0, -1]),
    ]
    names = [name for name, _ in rows(game(2), "de")]
    assert names == ["Paradoxa", "Duelle gewonnen", "Duelle verloren"]
    assert [name for name, _ in rows(game(2, "easy"))] == ["Paradoxes"]


def test_a_replay_in_the_open_view_calls_everybody_by_name() -> None:
    dealt = Event("deal", {"seat": 1, "card": "g3"})
    assert WORDS.log_line(dealt, Reader("en", NAMES, None)) == "Ben is dealt the green skull 3."
    assert WORDS.log_line(dealt, Reader("de", NAMES, None)) == "Ben bekommt den grünen Schädel 3."
