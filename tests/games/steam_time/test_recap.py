"""A whole turn in one line, and the tables of esteem at the end."""

import re

import pytest

from spieluhr.core.events import Event
from spieluhr.core.match import Match
from spieluhr.core.moments import NOBODY, turns
from spieluhr.core.words import Both, Reader
from tests.builders import play, played_by_bots
from tests.games.steam_time.builders import new, seat
from tests.games.steam_time.clause_builders import ending, last_turn
from tests.games.steam_time.test_text import CODE, LANGS, WORDS

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
LONG = 160
AMOUNTS = ("gold", "steam", "esteem", "portal")


def played(match: Match, seed: int) -> Match:
    """To the end, by bots."""
    return played_by_bots(match, seed, "first_game")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_of_a_game_has_a_recap(players: int) -> None:
    for seed in range(3):
        match = played(new(players), seed)
        for number in (0, None):
            for lang in LANGS:
                reader = Reader(lang, NAMES[:players], number)
                said = [
                    WORDS.recap(turn.events_for(match, number), reader) for turn in turns(match)
                ]
                assert all(line.endswith(".") for line in said)
                for line in said:
                    assert not re.search(r"\n|[{}]|None|nothing|nichts", line), line
                    assert not CODE.search(line), line
                    you = re.search(r"\b(you|du|dir)\b", line, re.IGNORECASE)
                    assert number is not None or not you, line
                assert sum(len(line) > LONG for line in said) < len(said) / 10


@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_that_is_not_over_has_a_recap(players: int) -> None:
    """Who comes back in the middle of it reads what has happened so far."""
    match = played(new(players), 5)
    reader = Reader("de", NAMES[:players], None)
    for turn in turns(match):
        events = turn.events_for(match, None)
        for k in range(1, len(events)):
            line = WORDS.recap(events[:k], reader)
            assert not re.search(r"[{}]|None", line), line


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_recap_begins_with_who_and_esteem(players: int) -> None:
    match, scored = played(new(players), 4), 0
    for turn in turns(match):
        active, events = turn.owner, turn.events_for(match, None)
        if active == NOBODY:
            continue
        ends = [k for k, event in enumerate(events) if event.kind == "phase_over"]
        own = [e for e in events[: ends[0] if ends else None] if e.facts.get("seat") == active]
        esteem = sum(int(str(e.facts["esteem"])) for e in own if e.kind == "gain")
        start = f"{NAMES[active]} +{esteem}: " if esteem else f"{NAMES[active]}: "
        said = WORDS.recap(events, Reader("en", NAMES[:players], None))
        assert said.startswith(start)
        scored += esteem > 0
    assert scored > 8


def event(kind: str, number: int, **facts: object) -> Event:
    return Event(kind, {"seat": number, **facts})


def gain(number: int, **amounts: int) -> Event:
    return event("gain", number, **{key: amounts.get(key, 0) for key in AMOUNTS})


def at(kind: str, number: int, monument: str, space: str) -> Event:
    return event(kind, number, monument=monument, space=space)


def paid(number: int, *generators: str) -> list[Event]:
    return [event("pay", number, generator=colour, time=False) for colour in generators]


KEPLER = [
    event("turn", 2),
    at("place", 2, "machu", "encounter"),
    Event("reveal", {"card": "N9"}),
    event("choose", 2, card="N9"),
    Event("discard", {"cards": ["N9"]}),
    event("half", 2, card="N9", half="bottom"),
    *paid(2, "green", "blue", "blue"),
    gain(2, esteem=9),
    at("extra", 2, "machu", "encounter"),
    gain(2, esteem=2),
    event("bonus", 2, monument="machu", space="encounter", crystals=1),
    gain(2, steam=1),
]
STEAM_BACK = [
    event("turn", 2),
    at("place", 2, "giza", "encounter"),
    event("choose", 2, card="N9"),
    event("half", 2, card="N9", half="bottom"),
    event("spend", 2, gold=2, steam=3),
    gain(2, esteem=7),
    event("bonus", 2, monument="giza", space="encounter", crystals=3),
    gain(2, gold=4, steam=3),
]
GUTENBERG = [
    event("turn", 1),
    at("place", 1, "wall", "encounter"),
    event("choose", 1, card="N21"),
    event("half", 1, card="N21", half="top"),
    gain(1, esteem=5),
    event("half", 2, card="N21", half="bottom"),
    event("spend", 2, gold=0, steam=1),
    gain(2, esteem=2),
    event("half", 0, card="N21", half="bottom"),
    event("spend", 0, gold=0, steam=1),
    gain(0, esteem=2),
]
MISSION = [
    event("turn", 1),
    at("place", 1, "giza", "mission"),
    event("receive", 1, card="M5"),
    gain(1, portal=1),
    event("extra_action", 1),
    at("mister", 1, "wall", "crystals"),
    event("buy", 1, monument="wall", colour="pink", gold=4),
]
NEXT_ROUND = [
    event("turn", 2),
    event("pass", 2, forced=True),
    Event("phase_over", {"start": 0, "taken": False}),
    event("spend", 0, gold=0, steam=3),
    gain(0, esteem=3),
    Event("round", {"round": 3, "start": 0}),
    event("income", 0),
    gain(0, gold=4),
    event("income", 1),
    gain(1, esteem=2),
]
FINAL = [
    event("turn", 0),
    event("card", 0),
    event("spend", 0, gold=0, steam=2),
    gain(0, esteem=2),
    Event("phase_over", {"start": 0, "taken": True}),
    Event("end", {"start": 0}),
    event("fulfil", 1, card="M25"),
    event("spend", 1, gold=8, steam=0),
    gain(1, esteem=5),
    Event("over", {"scores": [40, 45, 30], "ranks": [2, 1, 3], "reason": "rounds"}),
]


@pytest.mark.parametrize(
    ("events", "said"),
    [
        (
            KEPLER,
            (
                "Cleo +11: met Johannes Kepler, 3 crystals → 1 steam.",
                "Cleo +11: Johannes Kepler getroffen, 3 Kristalle → 1 Steam.",
            ),
        ),
        (
            STEAM_BACK,
            (
                "Cleo +7: met Johannes Kepler, gained 2 gold.",
                "Cleo +7: Johannes Kepler getroffen, 2 Gold bekommen.",
            ),
        ),
        (
            GUTENBERG,
            (
                "Ben +5: met Johannes Gutenberg. Purple action: Cleo +2, you +2.",
                "Ben +5: Johannes Gutenberg getroffen. Lila Aktion: Cleo +2, du +2.",
            ),
        ),
        (
            MISSION,
            (
                "Ben: took a mission (7 esteem), Mr. T.I.M.E.: bought crystals, "
                "4 gold → 1 crystal.",
                "Ben: Auftrag genommen (7 Ansehen), Mr. T.I.M.E.: Kristalle gekauft, "
                "4 Gold → 1 Kristall.",
            ),
        ),
        (
            NEXT_ROUND,
            (
                "Cleo: passed. Nobody took the start player card: you keep it, +3 esteem. "
                "Round 3 begins with you. Income: Ben +2.",
                "Cleo: gepasst. Niemand hat die Startspielerkarte genommen: Du behältst sie, "
                "+3 Ansehen. Runde 3 beginnt mit dir. Einkommen: Ben +2.",
            ),
        ),
        (
            FINAL,
            (
                "You +2: took the start player card, paid 2 steam. Missions: Ben +5. "
                "The game is over: Ben wins with 45 esteem.",
                "Du +2: Startspielerkarte genommen, 2 Steam gezahlt. Aufträge: Ben +5. "
                "Das Spiel ist zu Ende: Ben gewinnt mit 45 Ansehen.",
            ),
        ),
        ([], ("", "")),
        (
            [Event("monument", {"monument": "giza", "height": 1})],
            ("The board is set up.", "Der Spielplan ist aufgebaut."),
        ),
    ],
)
def test_recaps(events: list[Event], said: Both) -> None:
    for lang, line in zip(LANGS, said, strict=True):
        assert WORDS.recap(events, Reader(lang, NAMES[:3], 0)) == line


# --- the tables of esteem


def sums(match: Match, lang: str = "en") -> list[dict[str, list[int]]]:
    """The rows of both tables by name, once they are seen to add up to the esteem."""
    table, outcome = Reader(lang, NAMES[: match.seats], 0), match.outcome
    found = []
    for scores in WORDS.scores(outcome, match.view(0), match.events_for(0), table):
        columns = zip(*(row.points for row in scores.rows), strict=True)
        assert [sum(column) for column in columns] == outcome.scores
        found.append({row.name: row.points for row in scores.rows})
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_tables_add_up_to_the_esteem(players: int) -> None:
    for seed in range(3):
        by_source, by_round = sums(played(new(players), seed))
        assert list(by_source) == [
            *("Upgrades", "Expeditions", "Encounters", "Missions", "Start player card"),
            *("Generator bonuses", "Space extras"),
        ]
        assert list(by_round) == [*(f"Round {k}" for k in range(1, 6)), "Final scoring"]
        assert by_source["Missions"] == by_round["Final scoring"]


def test_a_game_that_goes_on_from_a_position_names_what_was_before() -> None:
    match = play(last_turn(seat(esteem=20), seat(esteem=7), round=4), "pass")
    by_source, by_round = sums(played(match, 1), "de")
    assert by_source["Vorher"] == [20, 7]
    assert list(by_round) == ["Vorher", "Runde 4", "Runde 5", "Schlusswertung"]


def test_missions_alone() -> None:
    match = ending(seat("", gold=8, missions=["M25"], esteem=3), seat("", esteem=4))
    play(match, "fulfil M25")
    by_source, by_round = sums(match)
    assert by_source["Missions"] == [5, 0]
    assert by_source["Before"] == by_round["Before"] == [3, 4]
