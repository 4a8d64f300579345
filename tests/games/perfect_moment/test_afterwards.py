"""A turn told afterwards in one line, and where the points came from."""

import re

import pytest

from spieluhr.core.match import Match
from spieluhr.core.words import Reader
from tests.builders import Position, play, played_by_bots, turns
from tests.games.perfect_moment.builders import (
    CARDS,
    CHOICES,
    GAME,
    den_table,
    echo_table,
    new,
    table,
)

WORDS = GAME.words
LANGS = ("en", "de")
NAMES = ["Anna", "Niklas"]
NOBODY = re.compile(r"\b(you|your|du|dir|dich|dein\w*|hast)\b", re.IGNORECASE)
CODE = re.compile(rf"{'|'.join(CARDS)}|\b(own|opp)\d|oppplan|None|[{{}}\n]")


def game(seed: int, solo: bool) -> Match:
    """Played by bots that like points."""
    return played_by_bots(new(CHOICES[seed % len(CHOICES)], solo), seed)


def recap(match: Match, reader: int | None, lang: str) -> str:
    return WORDS.recap(match.events_for(reader), Reader(lang, NAMES[: match.seats], reader))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("solo", [False, True])
def test_every_turn_of_a_game_is_one_line(solo: bool, lang: str) -> None:
    for seed in range(4):
        match = game(seed, solo)
        for reader in (0, None) if solo else (0, 1, None):
            said = Reader(lang, NAMES[: match.seats], reader)
            lines = [WORDS.recap(events, said) for events in list(turns(match, reader, "turn"))[1:]]
            for line in lines:
                assert line.endswith(".") and not CODE.search(line), line
                assert reader is not None or not NOBODY.search(line), line
            assert sorted(map(len, lines))[len(lines) * 4 // 5] <= 150
            assert max(map(len, lines)) <= 260


SCORING = table(plans=("map/mask:0", "phone/wallet:1"))
ARMORED = table(
    ("mask|gun armor|map", "keys|wallet flowers|poem"), plans=("flowers/ring:0", "phone/tickets:1")
)
TWICE = "use armor own2 | yes | draw ring/poem | use wallet opp1 | turn opp1 | turn opp1 | end"


@pytest.mark.parametrize(
    ("start", "moves", "english", "german"),
    [
        (
            SCORING,
            "use mask own1 | draw map/gun | bottom map/gun | score plan | draw mask/armor",
            "Anna scored 3 points: map / mask (plan). Used: mask.",
            "Anna hat 3 Punkte geholt: Karte / Maske (Plan). Genutzt: Maske.",
        ),
        (
            table(fragments=("", "map/gun")),
            "score fragment map/gun",
            "Anna scored 2 points: map / gun (your fragment).",
            "Anna hat 2 Punkte geholt: Karte / Waffe (dein Fragment).",
        ),
        (
            den_table(),
            "use aces paradox | look map/mask | score map/mask | end",
            "Anna scored 3 points: map / mask (top of the deck). Used: aces.",
            "Anna hat 3 Punkte geholt: Karte / Maske (oberste Karte). Genutzt: Asse.",
        ),
        (
            den_table(paradox="money|aces", fragments=("", "ring/chocolates")),
            "use money paradox | draw map/mask | top map/mask | steal ring/chocolates | end",
            "Anna scored 1 point: ring / chocolates (your fragment, stolen). Used: money.",
            "Anna hat 1 Punkt geholt: Ring / Pralinen (dein Fragment, gestohlen). Genutzt: Geld.",
        ),
        (
            ARMORED,
            TWICE,
            "Anna used the armor and the wallet without scoring. "
            "You scored 1 point: phone / tickets (plan, now a fragment).",
            "Anna hat die Weste und die Brieftasche genutzt, aber nichts gewertet. "
            "Du hast 1 Punkt geholt: Handy / Tickets (Plan, jetzt ein Fragment).",
        ),
        (
            table(),
            "use map own2 | turn own1 | stop | use map own2 | turn own1 | stop | end",
            "Anna used the map (2×) without scoring.",
            "Anna hat die „Karte“ (2×) genutzt, aber nichts gewertet.",
        ),
        (
            table(),
            "end",
            "Anna used nothing and scored nothing.",
            "Anna hat nichts genutzt und nichts gewertet.",
        ),
        (
            table(
                plans=("map/mask:0", "phone/wallet:1"),
                points=("map/gun=3 mask/armor=3 gun/armor=3 flowers/poem=2 ring/chocolates=2", ""),
            ),
            "score plan",
            "Anna won the game with 16 points. Anna scored 3 points: map / mask (plan).",
            "Anna hat das Spiel mit 16 Punkten gewonnen. "
            "Anna hat 3 Punkte geholt: Karte / Maske (Plan).",
        ),
    ],
)
def test_a_turn_in_one_line(start: Position, moves: str, english: str, german: str) -> None:
    match = play(start, *moves.split(" | "))
    assert recap(match, 1, "en") == english
    assert recap(match, 1, "de") == german


def test_echos_turn_in_one_line() -> None:
    fading = echo_table(
        displays=("flowers|ring map|gun", "aces|knife mask|armor"),
        plans=("gun/armor:0", "ring/poem:"),
        paradox="money|drinks",
        top="drinks/knife:",
    )
    match = play(fading, "end", "draw drinks/knife", "face knife")
    *_, events = turns(match, 0, "turn")
    said = [WORDS.recap(events, Reader(lang, NAMES[:1], 0)) for lang in LANGS]
    assert said == [
        "Echo let drinks / knife fade (its right card). Turned around: flowers / ring.",
        "Echo hat Drinks / Messer verblassen lassen (Echos rechte Karte). Gedreht: Blumen / Ring.",
    ]


def test_set_up_ends_with_both_displays() -> None:
    match = game(1, solo=False)
    first, *_ = turns(match, 0, "turn")
    line = WORDS.recap(first, Reader("en", NAMES, 0))
    assert line.startswith("All is revealed. Your display: ")
    covered = [event for event in first if event.kind == "cover" and event.facts["seat"] == 1]
    assert WORDS.recap(covered, Reader("de", NAMES, 0)) == (
        "Niklas hat jeder Karte geheim eine Aufgabe gegeben."
    )


def test_a_replay_in_the_open_view_calls_everybody_by_name() -> None:
    """Somebody who is nobody at the table may be told all, but is never `you`."""
    for solo in (False, True):
        for seed in range(3):
            match = game(seed, solo)
            events = [event for step in match.log for event in step.events]
            for lang in LANGS:
                reader = Reader(lang, NAMES[: match.seats], None)
                for event in events:
                    line = WORDS.log_line(event, reader)
                    assert line is None or not NOBODY.search(line), line


def test_the_points_by_where_they_came_from() -> None:
    start = table(
        plans=("map/mask:0", "phone/wallet:1"),
        points=("map/gun=3 mask/armor=3 gun/armor=3 flowers/poem=2", "wallet/keys=3"),
        fragments=("flowers/chocolates poem/chocolates", "ring/chocolates"),
    )
    match = play(start, "score plan")
    for lang, title, names in (
        ("en", "Points", ["3-point cards", "2-point cards", "Fragments"]),
        ("de", "Punkte", ["Karten für 3 Punkte", "Karten für 2 Punkte", "Fragmente"]),
    ):
        said = Reader(lang, NAMES, 1)
        (found,) = WORDS.scores(match.outcome, match.view(1), match.events_for(1), said)
        assert found.title == title
        assert [row.name for row in found.rows] == names
        assert [row.points for row in found.rows] == [[12, 3], [2, 0], [2, 1]]
        assert [row.notes for row in found.rows] == [["4 × 3", "1 × 3"], ["1 × 2", ""], ["", ""]]
