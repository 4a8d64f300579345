"""A whole turn in one line, and the table of points at the end."""

import re

import pytest

from spieluhr.core.events import Event
from spieluhr.core.match import Match
from spieluhr.core.moments import NOBODY, turns
from spieluhr.core.words import Both, Reader
from spieluhr.games import load
from tests.builders import played_by_bots

GAME = load("dragonkeepers")
WORDS = GAME.words
LANGS = ("en", "de")
NAMES = ["Ada", "Ben", "Cleo", "Dora"]
CHESTS = ["wind", "return", "barter", "thrift", "key", "page"]
CODE = re.compile(r"\b[wgrbj?][1-6wgrb]s?\b|[{}]|None|nothing|nichts")
LONG = 130


def played(players: int, seed: int, chests: list[str]) -> Match:
    options = GAME.read_options({"players": players, "chests": chests})
    return played_by_bots(Match(GAME, options, players), seed, "first_game")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chests", [[], CHESTS])
def test_every_turn_of_a_game_has_a_recap(players: int, chests: list[str]) -> None:
    match = played(players, 3, chests)
    for seat in (0, None):
        for lang in LANGS:
            reader = Reader(lang, NAMES[:players], seat)
            said = [WORDS.recap(turn.events_for(match, seat), reader) for turn in turns(match)]
            assert all(line.endswith(".") for line in said)
            assert not any("\n" in line or CODE.search(line) for line in said)
            assert sum(len(line) > LONG for line in said) < len(said) / 10
            if seat is None:
                assert not any(re.search(r"\b(you|du)\b", line, re.IGNORECASE) for line in said)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_recap_begins_with_who_and_points(players: int) -> None:
    match = played(players, 5, [])
    scored = 0
    for turn in turns(match):
        active, events = turn.owner, turn.events_for(match, None)
        if active == NOBODY:
            continue
        points = sum(
            int(str(event.facts["value"]))
            for event in events
            if event.kind in ("piece", "coat") and event.facts["seat"] == active
        )
        name = NAMES[active]
        start = f"{name} +{points}: took " if points else f"{name}: took "
        assert WORDS.recap(events, Reader("en", NAMES[:players], None)).startswith(start)
        scored += points > 0
    assert scored > 5


def event(kind: str, seat: int, **facts: object) -> Event:
    return Event(kind, {"seat": seat, **facts})


def taken(seat: int, *cards: str) -> list[Event]:
    return [event("take", seat, side="left", card=card) for card in cards]


TOOK = [event("turn", 0, turn=4), *taken(0, "g1", "w2", "gb")]
LAID = [
    *TOOK,
    event("book", 0, side="right", card="wg"),
    event("lay", 0, card="g1"),
    event("lay", 0, card="j6"),
    event("laid", 0, colour="green"),
    event("piece", 0, value=4),
]


@pytest.mark.parametrize(
    ("events", "mine", "theirs"),
    [
        (
            [*TOOK, event("pass", 0), event("pass", 1), event("pass", 2)],
            ("You: took 3 cards.", "Du: 3 Karten genommen."),
            ("Ada: took 3 cards.", "Ada: 3 Karten genommen."),
        ),
        (
            [*LAID, event("pass", 1), event("pass", 2)],
            (
                "You +4: took 3, changed the book, laid 2 green (amulet piece 4).",
                "Du +4: 3 genommen, Buch geändert, 2 grüne ausgelegt (Amulett-Stück 4).",
            ),
            (
                "Ada +4: took 3, changed the book, laid 2 green (amulet piece 4).",
                "Ada +4: 3 genommen, Buch geändert, 2 grüne ausgelegt (Amulett-Stück 4).",
            ),
        ),
        (
            [
                event("turn", 1, turn=5),
                event("chest", 1, power="wind"),
                *taken(1, "r1"),
                event("pass", 1),
                event("lay", 2, card="r3"),
                event("coat", 2, value=12),
                event("piece", 2, value=6),
                event("lay", 0, card="r3"),
                event("crystal", 0, number=1),
            ],
            (
                "Ben: opened the wind chest, took 1. Joined in: Cleo +18, you.",
                "Ben: Windtruhe geöffnet, 1 genommen. Mitausgelegt: Cleo +18, du.",
            ),
            None,
        ),
        (
            [
                event("turn", 2, turn=6),
                *taken(2, "r1"),
                event("chest", 2, power="page up"),
                event("lay", 2, card="r1"),
                event("coat", 2, value=16),
                event("piece", 2, value=1),
                event("piece", 2, value=4),
                event("pearl", 2, colour="red"),
                event("crystal", 2, number=1),
                event("egg", 2, number=1),
            ],
            (
                "Cleo +21: took 1, opened the page chest, laid 1 red (coat of arms 16, amulet "
                "pieces 1 and 4, red pearl, 1 crystal, 1 golden egg).",
                "Cleo +21: 1 genommen, Seitentruhe geöffnet, 1 roten ausgelegt (Wappen der "
                "Vielfalt 16, Amulett-Stücke 1 und 4, rote Perle, 1 Kristall, 1 goldenes Ei).",
            ),
            None,
        ),
        (  # the dragon of the chest is no reward
            [
                *TOOK,
                event("chest", 0, power="barter"),
                event("backlight", 0, number=1),
                event("lay", 0, card="g1"),
                event("lay", 0, card="j6"),
                event("piece", 0, value=4),
                event("backlight", 0, number=1),
            ],
            (
                "You +4: took 3, opened the barter chest, laid 2 green (amulet piece 4, "
                "1 backlight dragon).",
                "Du +4: 3 genommen, Tauschtruhe geöffnet, 2 grüne ausgelegt (Amulett-Stück 4, "
                "1 Gegenlicht-Drache).",
            ),
            None,
        ),
    ],
)
def test_recaps(events: list[Event], mine: Both, theirs: Both | None) -> None:
    for lang, said in zip(LANGS, mine, strict=True):
        assert WORDS.recap(events, Reader(lang, NAMES[:3], 0)) == said
    for lang, said in zip(LANGS, theirs or (), strict=False):
        assert WORDS.recap(events, Reader(lang, NAMES[:3], 1)) == said


def test_nothing_has_no_recap_and_dealing_is_nobodys_turn() -> None:
    passed = WORDS.recap([event("turn", 1, turn=9), event("pass", 1)], Reader("de", NAMES, 0))
    assert passed == "Ben: gepasst."
    assert WORDS.recap([], Reader("en", NAMES, 0)) == ""
    dealt = [event("start", 1, card="?2s")]
    assert WORDS.recap(dealt, Reader("en", NAMES, 0)) == "The table is set up."


# --- the table of points


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rows_add_up_to_the_points(players: int) -> None:
    for seed in range(3):
        match = played(players, seed, CHESTS if seed else [])
        outcome, view = match.outcome, match.view(0)
        [scores] = WORDS.scores(
            outcome, view, match.events_for(0), Reader("en", NAMES[:players], 0)
        )
        columns = zip(*(row.points for row in scores.rows), strict=True)
        assert [sum(column) for column in columns] == outcome.scores
        for row in scores.rows:
            for points, note in zip(row.points, row.notes, strict=True):
                if "piece" not in note and note:  # 16 + 2 × 4
                    assert eval(note.replace("×", "*")) == points


def test_the_rows_have_names() -> None:
    match = played(2, 1, [])
    for lang, names in (
        ("en", ["Amulet pieces", "Pearls", "Golden eggs", "Coat of arms"]),
        ("de", ["Amulett-Stücke", "Perlen", "Goldene Eier", "Wappen der Vielfalt"]),
    ):
        reader = Reader(lang, NAMES[:2], 0)
        [scores] = WORDS.scores(match.outcome, match.view(0), [], reader)
        assert [row.name for row in scores.rows] == names
