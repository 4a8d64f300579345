"""What The Perfect Moment says: whole, in both languages, and never more than the reader knows."""

import random
import re
from collections.abc import Iterator

import pytest

from spieluhr.core.events import Event, events_for
from spieluhr.core.match import Match
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Both, Reader
from spieluhr.games.perfect_moment.words.names import CardName, EraName, ItemName
from spieluhr.games.perfect_moment.words.sentences.things import ITEM_ACTIONS
from tests.builders import Position, load, play
from tests.games.perfect_moment.builders import (
    CARDS,
    CHOICES,
    GAME,
    ITEMS,
    echo_table,
    random_game,
    table,
)

WORDS = GAME.words
LANGS = ("en", "de")
NAMES = ["Anna", "Niklas"]
SEATS: list[int | None] = [0, 1, None]
KINDS = {
    *("deal", "flip", "face", "cover", "open", "turn", "use", "end", "draw", "put", "place"),
    *("turned", "swap", "look", "lift", "keep", "pick", "exchange", "receive", "shown", "score"),
    *("answer", "choose", "carry", "steal", "over", "fade"),
    *("echoreveal", "eliminate", "planb", "echodraw", "nomatch"),
}
SILENT = {"deal", "lift"}  # these may need no line


def curious(lines: list[str], chooser: random.Random) -> str:
    """The kind of move first: rare kinds come as often as common ones."""
    kind = chooser.choice(sorted({line.split(" ")[0] for line in lines}))
    return chooser.choice([line for line in lines if line.split(" ")[0] == kind])


def reader_of(lang: str, match: Match, seat: int | None) -> Reader:
    return Reader(lang, NAMES[: match.seats], seat)


def readers(match: Match) -> list[int | None]:
    return [seat for seat in SEATS if seat is None or seat < match.seats]


def games(solo: bool, count: int) -> Iterator[Iterator[tuple[Match, str]]]:
    for seed in range(count):
        yield random_game(CHOICES[seed % len(CHOICES)], solo, seed, curious)


NAMES_OF = {
    code: [code, *(CardName(code).form(lang, "").casefold() for lang in LANGS)] for code in CARDS
}


def names_a_card(line: str, code: str) -> bool:
    """By its code or, in either language, by its name."""
    return any(name in line.casefold() for name in NAMES_OF[code])


def named(line: str) -> set[str]:
    return {code for code in CARDS if names_a_card(line, code)}


def is_whole(line: str) -> bool:
    return line[-1] in ".?)" and not re.search(r"[{}]|None|\s\s", line)


# --- the catalogue


def test_names_of_items_cards_and_eras() -> None:
    assert CardName("map/gun").form("en", "") == "map / gun"
    assert CardName("map/gun").form("de", "") == "Karte / Waffe"
    assert EraName("2014").form("en", "") == "2014 the gambling den"
    assert EraName("2014").form("de", "") == "2014 die Spielhölle"
    articles = {item: ItemName(item).form("de", "den") for item in ("gun", "ring", "money")}
    assert articles == {"gun": "die Waffe", "ring": "den Ring", "money": "das Geld"}
    assert set(ITEM_ACTIONS) == {item for items in ITEMS.values() for item in items.split()}


# --- log lines


@pytest.mark.parametrize("solo", [False, True])
def test_every_event_is_told_to_everybody_and_tells_no_secret(solo: bool) -> None:
    told = 0
    for game in games(solo, 8):
        before: dict[int | None, set[str]] = {}
        for match in tables(game):
            after = {seat: set(match.view(seat).unseen) for seat in readers(match)}
            for seat in readers(match) if match.log else []:
                for event in events_for(match.log[-1].events, seat):
                    told += check_line(event, match, seat, before[seat] & after[seat])
            before = after
    assert told > 1000


def tables(game: Iterator[tuple[Match, str]]) -> Iterator[Match]:
    """Before every move, and at the end."""
    last: Match | None = None
    for last, _ in game:
        yield last
    assert last is not None
    yield last


def check_line(event: Event, match: Match, seat: int | None, hidden: set[str]) -> int:
    """How many lines there are; each is whole and names no card but those of the event."""
    lines = [WORDS.log_line(event, reader_of(lang, match, seat)) for lang in LANGS]
    if None in lines:
        assert event.kind in SILENT
        return 0
    for line in lines:
        assert line is not None
        assert is_whole(line), line
        assert not named(line) & hidden, line
        assert named(line) <= named(str(event.facts)), line
    assert len(set(lines)) == 2
    return 2


def test_random_games_make_every_kind_of_event() -> None:
    made: set[str] = set()
    for solo in (False, True):
        for game in games(solo, 12):
            *_, (match, _) = game
            made |= {event.kind for step in match.log for event in step.events}
    assert made == KINDS


def lines_of(event: Event, seat: int | None, seats: int = 2) -> Both:
    english, german = (WORDS.log_line(event, Reader(lang, NAMES[:seats], seat)) for lang in LANGS)
    assert english is not None
    assert german is not None
    return english, german


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (
            Event("use", {"seat": 0, "item": "ring", "place": "opp1"}),
            ("You use the ring (Niklas's display).", "Du nutzt den Ring (Niklas’ Auslage)."),
            ("Anna uses the ring (your display).", "Anna nutzt den Ring (deine Auslage)."),
        ),
        (
            Event("draw", {"seat": 0, "to": "hand", "card": None}),
            ("You draw a card.", "Du ziehst eine Karte."),
            ("Anna draws a card.", "Anna zieht eine Karte."),
        ),
        (
            Event("turned", {"seat": 0, "place": 1, "card": "map/gun", "faces": ["gun", "map"]}),
            (
                "Map / gun in your display turns around (facing you: gun, facing Niklas: map).",
                "Karte / Waffe in deiner Auslage wird gedreht (zu dir: Waffe, zu Niklas: Karte).",
            ),
            (
                "Map / gun in Anna's display turns around (facing you: map, facing Anna: gun).",
                "Karte / Waffe in Annas Auslage wird gedreht (zu dir: Karte, zu Anna: Waffe).",
            ),
        ),
        (
            Event("score", {"seat": 0, "card": "map/gun", "points": 1, "source": "plan"}),
            (
                "You score 1 point: map / gun (plan), now your fragment.",
                "Du holst 1 Punkt: Karte / Waffe (Plan), jetzt dein Fragment.",
            ),
            (
                "Anna scores 1 point: map / gun (plan), now a fragment.",
                "Anna holt 1 Punkt: Karte / Waffe (Plan), jetzt ein Fragment.",
            ),
        ),
        (
            Event("score", {"seat": 0, "card": "map/gun", "points": 3, "source": "oppfragment"}),
            (
                "You score 3 points: map / gun (Niklas's fragment).",
                "Du holst 3 Punkte: Karte / Waffe (Niklas’ Fragment).",
            ),
            (
                "Anna scores 3 points: map / gun (your fragment).",
                "Anna holt 3 Punkte: Karte / Waffe (dein Fragment).",
            ),
        ),
        (
            Event("exchange", {"seat": 0, "places": ["own1", "plan"]}),
            (
                "The ring swaps your left card for Niklas's plan.",
                "Der Ring tauscht deine linke Karte gegen Niklas’ Plan.",
            ),
            (
                "The ring swaps Anna's left card for your plan.",
                "Der Ring tauscht Annas linke Karte gegen deinen Plan.",
            ),
        ),
        (
            Event("shown", {"seat": 0, "why": "drinks", "card": "map/gun"}),
            (
                "Drinks: Niklas now knows your plan map / gun.",
                "Drinks: Niklas kennt jetzt deinen Plan Karte / Waffe.",
            ),
            (
                "Drinks: Anna's plan lies open: map / gun.",
                "Drinks: Annas Plan liegt offen: Karte / Waffe.",
            ),
        ),
        (
            Event("over", {"scores": [16, 9], "ranks": [1, 2], "reason": "points"}),
            (
                "The game is over: you win with 16 points.",
                "Das Spiel ist zu Ende: Du gewinnst mit 16 Punkten.",
            ),
            (
                "The game is over: Anna wins with 16 points.",
                "Das Spiel ist zu Ende: Anna gewinnt mit 16 Punkten.",
            ),
        ),
    ],
)
def test_log_lines_speak_to_the_seat_and_of_the_others(
    event: Event, mine: Both, theirs: Both
) -> None:
    assert lines_of(event, 0) == mine
    assert lines_of(event, 1) == theirs
    for line in lines_of(event, None):
        assert not re.search(r"\b(you|your|du|dir|deine?[nr]?)\b", line, re.IGNORECASE), line


def test_echo_tells_its_turn_step_by_step() -> None:
    """PM-7.9, and then a turn in which plan A fails."""
    example = echo_table(
        displays=("map|gun ring|poem", "wallet|keys tickets|wallet"),
        plans=("flowers/ring:0", "mask/armor:"),
        paradox="phone|tickets",
        eras=["1981", "1994", "2005"],
    )
    assert story(play(example, "end")) == [
        "You end your turn.",
        "Turn 6: Echo's turn.",
        "Echo reveals its plan: mask / armor. Cards sharing an item turn around.",
        "Both items of tickets / wallet (its right card) are on Echo's other three cards: Echo"
        " eliminates it.",
    ]
    fading = echo_table(
        displays=("flowers|ring map|gun", "aces|knife mask|armor"),
        plans=("gun/armor:0", "ring/poem:"),
        paradox="money|drinks",
        top="drinks/knife:",
        fragments=("", "aces/money"),
    )
    match = play(fading, "end", "draw drinks/knife", "face knife")
    assert story(match) == [
        "You end your turn.",
        "Turn 6: Echo's turn.",
        "Echo reveals its plan: ring / poem. Cards sharing an item turn around.",
        "Flowers / ring in your display turns around (facing you: ring, facing Echo: flowers).",
        "Echo cannot eliminate anything: plan B.",
        "Echo discards aces / knife under the deck (from the display).",
        "Echo's new right card is drinks / knife.",
        "Drinks / knife goes into Echo's display (facing you: knife, facing Echo: drinks).",
        "One item of drinks / knife (its right card) is on Echo's other cards: it fades and "
        "can still be scored for 2 or 3 points. The older one, aces / money, leaves the game.",
    ]


def story(match: Match) -> list[str]:
    lines = [WORDS.log_line(event, reader_of("en", match, 0)) for event in match.events_for(0)]
    return [line for line in lines if line is not None]


# --- how it ended


@pytest.mark.parametrize(
    ("start", "move", "english", "german"),
    [
        (
            table(
                plans=("map/mask:0", "phone/wallet:1"),
                points=("map/gun=3 mask/armor=3 gun/armor=3 flowers/poem=2", "wallet/keys=3"),
                fragments=("flowers/chocolates poem/chocolates", "ring/chocolates"),
            ),
            "score plan",
            ["You have won.", "You reached 16 points. Final score: 16 to 4."],
            ["Du hast gewonnen.", "Du hast 16 Punkte erreicht. Endstand: 16 zu 4."],
        ),
        (
            table(left=1, turn=6),
            "use poem own1 | draw map/mask",
            [
                "A tie, but the last turn was Niklas's: Niklas has won.",
                "The deck ran out. Final score: 10 to 10.",
            ],
            [
                "Gleichstand, aber den letzten Zug hatte Niklas: Niklas hat gewonnen.",
                "Der Nachziehstapel war leer. Endstand: 10 zu 10.",
            ],
        ),
        (
            table(turn=25, last=5, fragments=("map/gun", "")),
            "end",
            ["You have won.", "Nobody scored for 20 turns in a row. Final score: 1 to 0."],
            [
                "Du hast gewonnen.",
                "20 Züge in Folge wurde nichts gewertet. Endstand: 1 zu 0.",
            ],
        ),
        (
            echo_table(turn=25, last=5, fragments=("map/mask", ""), removed=["map/armor"]),
            "end",
            [
                "1 point: nothing is left of reality.",
                "0 × 3 + 0 × 2 + 1 fragment.",
                "For 20 turns in a row nothing was scored, eliminated or faded.",
            ],
            [
                "1 Punkt: Von der Wirklichkeit ist nichts übrig.",
                "0 × 3 + 0 × 2 + 1 Fragment.",
                "20 Züge in Folge wurde nichts gewertet oder eliminiert, und nichts verblasste.",
            ],
        ),
    ],
)
def test_the_result_says_how_and_why(
    start: Position, move: str, english: list[str], german: list[str]
) -> None:
    match = play(start, *move.split(" | "))
    assert match.is_over
    for lang, lines in (("en", english), ("de", german)):
        assert WORDS.result(match.outcome, match.view(0), reader_of(lang, match, 0)) == lines
        others = WORDS.result(match.outcome, match.view(None), reader_of(lang, match, None))
        assert len(others) == len(lines)
        assert not any(re.search(r"\b(you|du)\b", line, re.IGNORECASE) for line in others)


@pytest.mark.parametrize(
    ("score", "english", "german"),
    [
        (0, "points: nothing", "Punkte: Von der Wirklichkeit"),
        (14, "points: nothing", "Punkte: Von der Wirklichkeit"),
        (15, "points: reality is saved", "Punkte: Die Wirklichkeit ist gerettet"),
        (17, "points: reality is saved", "Punkte: Die Wirklichkeit ist gerettet"),
        (18, "points: the plan worked", "Punkte: Der Plan"),
        (20, "points: the plan worked", "Punkte: Der Plan"),
        (21, "points: space and time", "Punkte: Raum und Zeit"),
    ],
)
def test_alone_the_points_have_a_rank(score: int, english: str, german: str) -> None:
    view = load(echo_table()).view(0)
    for lang, begin in (("en", english), ("de", german)):
        outcome = Outcome([score], [1 if score >= 18 else 2], "deck")
        first, *_ = WORDS.result(outcome, view, Reader(lang, NAMES[:1], 0))
        assert first.startswith(f"{score} {begin}")
