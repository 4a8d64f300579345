"""What Antinomy says: complete, in both languages, true, and never more than the reader knows."""

import re
from collections.abc import Iterator

import pytest

from spieluhr.core.events import Event, events_for
from spieluhr.core.match import Match
from spieluhr.core.words import Both, Reader
from tests.games.antinomy.builders import GAME, MODES, new, random_game
from tests.games.antinomy.naive import CARDS

WORDS = GAME.words
LANGS = ("en", "de")
NAMES = ["Anna", "Ben"]
KINDS = {
    "deal",
    "row",
    "codex",
    "wand",
    "play",
    "skip",
    "decline",
    "paradox",
    "crystal",
    "colour",
    "swap",
    "side",
    "duel",
    "reveal",
    "drawn",
    "won",
    "draw",
    "replace",
    "remove",
    "drop",
    "stone",
    "over",
}
QUIET = {"deal", "row", "side", "decline"}  # these may need no line
GERMAN = {"red": "rot", "green": "grün", "purple": "lila", "blue": "blau"}
GERMAN |= {"key": "Schlüssel", "skull": "Schädel", "ring": "Ring", "feather": "Feder"}
SEATS: list[int | None] = [0, 1, None]


def reader_of(lang: str, match: Match, seat: int | None) -> Reader:
    return Reader(lang, NAMES[: match.seats], seat)


def readers(match: Match) -> list[int | None]:
    return [seat for seat in SEATS if seat is None or seat < match.seats]


def steps(solo: str | None, shrine: bool, seed: int) -> Iterator[Match]:
    """A random game after each of its moves."""
    match = new(solo, shrine)
    for match, _ in random_game(solo, shrine, seed):
        if match.log:
            yield match
    yield match


def names_a_card(line: str, code: str) -> bool:
    """By its code or, in either language, by its name."""
    colour, numbers, symbol = CARDS[code]
    written = "/".join(str(number) for number in numbers)
    if symbol is None:
        name = f"(solar flare|Sonneneruption) {written}"
    else:
        word = colour or "extinguished"
        stem = GERMAN.get(word, "erloschen")
        name = rf"({word}|{stem}\w*) ({symbol}|{GERMAN[symbol]}) {written}"
    return re.search(rf"\b({code}|{name})\b", line, re.IGNORECASE) is not None


def is_whole(line: str) -> bool:
    return line[-1] in ".?" and not re.search(r"[{}]|None|\s\s", line)


def moves_of(match: Match) -> list[str]:
    return [GAME.codec.text(move) for move in match.legal()]


# --- log lines


@pytest.mark.parametrize(("solo", "shrine"), MODES)
def test_every_event_is_told_to_everybody_and_tells_no_secret(
    solo: str | None, shrine: bool
) -> None:
    for seed in range(3):
        for match in steps(solo, shrine, seed):
            for seat in readers(match):
                unseen = match.view(seat).unseen
                for event in events_for(match.log[-1].events, seat):
                    for lang in LANGS:
                        line = WORDS.log_line(event, reader_of(lang, match, seat))
                        if line is None:
                            assert event.kind in QUIET
                            continue
                        assert is_whole(line), line
                        told = [code for code in unseen if names_a_card(line, code)]
                        assert not told, line


def test_random_games_make_every_kind_of_event() -> None:
    made: set[str] = set()
    for solo, shrine in MODES:
        for seed in range(4):
            *_, match = steps(solo, shrine, seed)
            made |= {event.kind for step in match.log for event in step.events}
    assert made == KINDS


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (
            Event("deal", {"seat": 0, "card": "g3"}),
            ("You are dealt the green skull 3.", "Du bekommst den grünen Schädel 3."),
            None,
        ),
        (
            Event("play", {"seat": 0, "card": "b3", "place": 5, "taken": "r1", "way": "future"}),
            (
                "You play the blue feather 3 into the future (place 5) and take the red key 1.",
                "Du spielst die blaue Feder 3 in die Zukunft (Platz 5) "
                "und nimmst den roten Schlüssel 1.",
            ),
            (
                "Anna plays the blue feather 3 into the future (place 5) and takes the red key 1.",
                "Anna spielt die blaue Feder 3 in die Zukunft (Platz 5) "
                "und nimmt den roten Schlüssel 1.",
            ),
        ),
        (
            Event("paradox", {"seat": 0, "cards": ["g1", "p1", "b1"]}),
            (
                "Paradox (same number): you show green feather 1, purple ring 1 and blue skull 1.",
                "Paradoxon (gleiche Zahl): Du zeigst die grüne Feder 1, den lila Ring 1 "
                "und den blauen Schädel 1.",
            ),
            (
                "Paradox (same number): Anna shows green feather 1, purple ring 1 "
                "and blue skull 1.",
                "Paradoxon (gleiche Zahl): Anna zeigt die grüne Feder 1, den lila Ring 1 "
                "und den blauen Schädel 1.",
            ),
        ),
        (
            Event("crystal", {"seat": 0, "from": 1}),
            ("You take a crystal from Ben.", "Du nimmst Ben einen Kristall ab."),
            ("Anna takes a crystal from you.", "Anna nimmt dir einen Kristall ab."),
        ),
        (
            Event("won", {"seat": 0, "pays": False}),
            (
                "You win the duel, but Ben has no crystal to lose.",
                "Du gewinnst das Duell, aber Ben hat keinen Kristall.",
            ),
            (
                "Anna wins the duel, but you have no crystal to lose.",
                "Anna gewinnt das Duell, aber du hast keinen Kristall.",
            ),
        ),
        (
            Event("over", {"scores": [5, 2], "ranks": [1, 2], "reason": "crystals"}),
            (
                "The game is over: you win with 5 crystals.",
                "Das Spiel ist zu Ende: Du gewinnst mit 5 Kristallen.",
            ),
            (
                "The game is over: Anna wins with 5 crystals.",
                "Das Spiel ist zu Ende: Anna gewinnt mit 5 Kristallen.",
            ),
        ),
        (
            Event("draw", {"card": "x3", "to": "row"}),
            (
                "Drawn for the timeline: the extinguished feather 3.",
                "Für den Zeitstrahl gezogen: die erloschene Feder 3.",
            ),
            (
                "Drawn for the timeline: the extinguished feather 3.",
                "Für den Zeitstrahl gezogen: die erloschene Feder 3.",
            ),
        ),
        (
            Event("remove", {"card": "f24", "to": "box"}),
            ("The solar flare 2/4 leaves the game.", "Die Sonneneruption 2/4 verlässt das Spiel."),
            None,
        ),
    ],
)
def test_log_lines_speak_to_the_seat_and_of_the_others(
    event: Event, mine: Both, theirs: Both | None
) -> None:
    for column, lang in enumerate(LANGS):
        assert WORDS.log_line(event, Reader(lang, NAMES, 0)) == mine[column]
        if theirs is not None:
            assert WORDS.log_line(event, Reader(lang, NAMES, 1)) == theirs[column]


def test_a_duel_names_the_reader_first() -> None:
    facts: dict[str, object] = {
        "seat": 0,
        "hands": [["r1", "r2", "r3"], ["g1", "g2", "g4"]],
        "sums": [6, 0],
    }
    line = WORDS.log_line(Event("duel", facts), Reader("en", NAMES, 1))
    assert line == (
        "Duel, 0 to 6: you show green feather 1, green key 2 and green ring 4, "
        "Anna shows red key 1, red skull 2 and red ring 3."
    )
