"""What Dragonkeepers says: complete, in both languages, true, never more than the reader knows."""

import re
from collections.abc import Iterator
from itertools import chain
from string import Formatter

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event, heard
from spieluhr.core.match import Match
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Both, Table
from spieluhr.games import load as load_game
from spieluhr.games.dragonkeepers.catalogue import SECTIONS
from spieluhr.games.dragonkeepers.text import DragonkeepersWords
from tests.games.dragonkeepers.build import Position, load, position

GAME = load_game("dragonkeepers")
WORDS = DragonkeepersWords()
LANGS = ("en", "de")
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
CHESTS = ["wind", "return", "barter", "thrift", "key", "page"]
KINDS = {
    *("remove", "start", "turn", "reveal", "page", "take", "stop", "pay", "book", "chest"),
    *("under", "back", "lay", "stack", "laid", "pass", "coat", "piece", "pearl", "crystal"),
    *("backlight", "egg", "value", "over"),
}
PROMPTED = {"take", "crystal", "act", "return", "lay", "end", "along"}
FRONTS = {"w": "white|weiß", "g": "green|grün", "r": "red|rot", "b": "blue|blau"}


def table(lang: str, match: Match, seat: int | None) -> Table:
    return Table(lang, NAMES[: match.seats], seat)


def readers(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


def random_game(players: int, seed: int) -> Iterator[Match]:
    """After the set-up and after each decision with what chance makes of it."""
    options = GAME.read_options({"players": players, "chests": CHESTS})
    match, dice = Match(GAME, options, players), Dice(seed)
    match.settle(dice)
    yield match
    while not match.is_over:
        legal = match.legal()
        eager = [move for move in legal if text(move).startswith(("take", "lay", "crystal"))]
        if not eager or dice.below(3) == 0:
            eager = legal
        match.play(match.actor, eager[dice.below(len(eager))])
        match.settle(dice)
        yield match


def text(move: int) -> str:
    return GAME.codec.text(move)


def is_whole(line: str) -> bool:
    return line.endswith(".") and not re.search(r"[{}]|None|\s\s", line)


# --- the catalogue and the names


@pytest.mark.parametrize("section", sorted(SECTIONS))
def test_both_languages_use_the_same_facts(section: str) -> None:
    def fields(sentence: str) -> set[str]:
        return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}

    for key, (english, german) in SECTIONS[section].items():
        assert english, key
        assert german, key
        assert fields(english) == fields(german), key


@pytest.mark.parametrize(
    ("code", "english", "german"),
    [
        ("w3", "white dragon (back 3)", "weißer Drache (Rückseite 3)"),
        ("wg", "white dragon (back green)", "weißer Drache (Rückseite Grün)"),
        (
            "b2s",
            "blue dragon (start card, back 2)",
            "blauer Drache (Startkarte, Rückseite 2)",
        ),
        ("j6", "backlight dragon", "Gegenlichtdrache"),
        ("?3", "a card with back 3", "eine Karte mit Rückseite 3"),
        ("?rs", "a start card with back red", "eine Startkarte mit Rückseite Rot"),
        ("?2s1", "a start card with back 2", "eine Startkarte mit Rückseite 2"),
    ],
)
def test_cards_have_names(code: str, english: str, german: str) -> None:
    assert (WORDS.card(code, "en"), WORDS.card(code, "de")) == (english, german)


def test_chests_phases_and_rewards_have_names() -> None:
    view = next(random_game(2, 0)).view(0)
    for lang in LANGS:
        names = [WORDS.chest(name, lang) for name in CHESTS]
        names += [WORDS.power(name, lang) for name in CHESTS]
        names += [WORDS.phase(phase, lang) for phase in PROMPTED]
        assert len(set(names)) == len(names)
    assert WORDS.reward(view, 2, "en") == "the lowest amulet piece and 1 backlight dragon"
    assert WORDS.reward(view, 2, "de") == "das niedrigste Amulettstück und 1 Gegenlichtdrachen"


# --- log lines


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_event_is_told_to_everybody_and_tells_no_secret(players: int) -> None:
    made: set[str] = set()
    for seed in range(2):
        done = 0
        for match in random_game(players, seed):
            fresh, done = match.log[done:], len(match.log)
            events = [event for step in fresh for event in step.events]
            made |= {event.kind for event in events}
            for seat in readers(match):
                pool = match.view(seat).table.start_pool
                for event in heard(events, seat):
                    for lang in LANGS:
                        line = WORDS.log_line(event, table(lang, match, seat))
                        if event.kind == "remove":  # the row of pieces shows them
                            assert line is None
                            continue
                        assert line is not None
                        assert is_whole(line), line
                        assert not any(names_start_card(line, code) for code in pool), line
    assert made == KINDS


def names_start_card(line: str, code: str) -> bool:
    """By its code, or as a start card with this front and back, in either language."""
    back = FRONTS.get(code[1], code[1])
    name = rf"({FRONTS[code[0]]})\w* (dragon|Drachen?) \((start card|Startkarte), \w+ ({back})\)"
    return re.search(rf"\b{code}\b|{name}", line, re.IGNORECASE) is not None


def test_the_search_for_secrets_finds_them() -> None:
    for lang in LANGS:
        event = Event("start", {"seat": 1, "card": "wrs"})
        line = WORDS.log_line(event, Table(lang, NAMES, 1))
        assert line is not None
        assert names_start_card(line, "wrs")
        assert not names_start_card(line, "w2s")


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (
            Event("start", {"seat": 0, "card": "?2s"}),
            (
                "You are dealt a start card with back 2.",
                "Du bekommst eine Startkarte mit Rückseite 2.",
            ),
            (
                "Anna is dealt a start card with back 2.",
                "Anna bekommt eine Startkarte mit Rückseite 2.",
            ),
        ),
        (
            Event("take", {"seat": 0, "side": "left", "card": "g3"}),
            (
                "You take the green dragon (back 3) from the left place.",
                "Du nimmst den grünen Drachen (Rückseite 3) vom linken Platz.",
            ),
            (
                "Anna takes the green dragon (back 3) from the left place.",
                "Anna nimmt den grünen Drachen (Rückseite 3) vom linken Platz.",
            ),
        ),
        (
            Event("backlight", {"seat": 0, "number": 2}),
            ("You get 2 backlight dragons.", "Du bekommst 2 Gegenlichtdrachen."),
            ("Anna gets 2 backlight dragons.", "Anna bekommt 2 Gegenlichtdrachen."),
        ),
        (
            Event("over", {"scores": [40, 30], "ranks": [1, 2], "reason": "amulets"}),
            (
                "The game is over: you win with 40 points.",
                "Das Spiel ist zu Ende: Du gewinnst mit 40 Punkten.",
            ),
            (
                "The game is over: Anna wins with 40 points.",
                "Das Spiel ist zu Ende: Anna gewinnt mit 40 Punkten.",
            ),
        ),
        (
            Event("over", {"scores": [40, 30, 40], "ranks": [1, 3, 1], "reason": "book"}),
            (
                "The game is over: you share the win with Cleo, 40 points each.",
                "Das Spiel ist zu Ende: Du teilst den Sieg mit Cleo, je 40 Punkte.",
            ),
            (
                "The game is over: Anna and Cleo share the win with 40 points each.",
                "Das Spiel ist zu Ende: Anna und Cleo teilen sich den Sieg mit je 40 Punkten.",
            ),
        ),
    ],
)
def test_log_lines_speak_to_the_seat_and_of_the_others(
    event: Event, mine: Both, theirs: Both
) -> None:
    for column, lang in enumerate(LANGS):
        assert WORDS.log_line(event, Table(lang, NAMES, 0)) == mine[column]
        assert WORDS.log_line(event, Table(lang, NAMES, 1)) == theirs[column]
        assert WORDS.log_line(event, Table(lang, NAMES, None)) == theirs[column]


# --- prompts and explanations


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_prompt_and_every_explanation(players: int) -> None:
    asked: set[str] = set()
    for match in chain(random_game(players, 1), random_game(players, 2)):
        for lang in LANGS:
            said = [WORDS.prompt(match.view(k), table(lang, match, k)) for k in readers(match)]
            assert all(is_whole(line) for line in said), said
            if match.actor < 0:
                continue
            asked.add(match.view(None).table.phase)
            assert said.count(said[match.actor]) == 1
            view, reader = match.view(match.actor), table(lang, match, match.actor)
            told = [WORDS.explain(view, text(move), reader) for move in match.legal()]
            assert all(is_whole(line) for line in told), told
            assert len(set(told)) == len(told), told
    assert asked == PROMPTED


def test_prompts_while_chance_decides() -> None:
    match = Match(GAME, GAME.read_options({"players": 2}), 2)
    assert WORDS.prompt(match.view(0), table("en", match, 0)) == "The table is being set up."


def test_gains_are_foretold_as_they_come() -> None:
    """The pieces that a last card is said to bring are those that it brings."""
    foretold = 0
    for match in random_game(3, 5):
        if match.actor < 0:
            continue
        for move in match.legal():
            seat, reader = match.actor, table("en", match, match.actor)
            said = WORDS.explain(match.view(seat), text(move), reader)
            found = re.search(r"get .*amulet (?:piece (\d+)|pieces (\d+) and (\d+))", said)
            if found is None or foretold > 40:
                continue
            after = match.at(len(match.log))
            events = after.play(seat, move)
            pieces = [str(event.facts["value"]) for event in events if event.kind == "piece"]
            assert pieces == [number for number in found.groups() if number], said
            pearls = [event for event in events if event.kind == "pearl"]
            assert len(pearls) == said.count(" pearl"), said
            foretold += 1
    assert foretold > 10


THREE = position("2b", "w3 g2 b1 b4 bg j6", rows=("r5 / w4",), crystals=(2,), chests="thrift page")
ENDING = position("1b", "g1", rows=("r5 / w4",), phase="end", laying=["b4"])
EXPLAINED: list[tuple[Position, str, str, str]] = [
    (
        THREE,
        "book w3",
        "The white dragon (back 3) becomes the left page. The book then asks for "
        "3 blue dragons and gives the lowest amulet piece, 1 crystal and 1 golden egg. "
        "You could lay that.",
        "Der weiße Drache (Rückseite 3) wird die linke Seite. Das Buch verlangt dann "
        "3 blaue Drachen und gibt das niedrigste Amulettstück, 1 Kristall und 1 goldenes Ei. "
        "Das könntest du legen.",
    ),
    (
        THREE,
        "lay b1",
        "You lay the blue dragon (back 1); still to lay after that: 1. "
        "Together they bring the lowest amulet piece and 1 backlight dragon.",
        "Du legst den blauen Drachen (Rückseite 1), danach noch zu legen: 1. "
        "Zusammen bringen sie das niedrigste Amulettstück und 1 Gegenlichtdrachen.",
    ),
    (
        THREE,
        "chest thrift",
        "You give back a crystal for the thrift chest: one dragon fewer is enough for the "
        "reward of the page. You must then lay 1 blue dragon for the lowest amulet piece "
        "and 1 backlight dragon.",
        "Du gibst einen Kristall zurück für die Spartruhe: Ein Drache weniger genügt für die "
        "Belohnung der Seite. Dann musst du 1 blauen Drachen für das niedrigste Amulettstück "
        "und 1 Gegenlichtdrachen legen.",
    ),
    (
        ENDING,
        "end right",
        "The blue stack comes to the right end of your row. "
        "You get amulet piece 1 and 1 crystal. The white stack is then closed for good.",
        "Der blaue Stapel kommt an das rechte Ende deiner Reihe. "
        "Du bekommst das Amulettstück 1 und 1 Kristall. "
        "Der weiße Stapel ist dann für immer geschlossen.",
    ),
]


@pytest.mark.parametrize(("written", "move", "english", "german"), EXPLAINED)
def test_explanations_say_what_happens(
    written: Position, move: str, english: str, german: str
) -> None:
    match = load(written)
    assert move in [text(legal) for legal in match.legal()]
    view = match.view(0)
    assert WORDS.explain(view, move, table("en", match, 0)) == english
    assert WORDS.explain(view, move, table("de", match, 0)) == german


def test_the_prompt_says_what_the_book_asks_for() -> None:
    match = load(THREE)
    assert WORDS.prompt(match.view(0), table("en", match, 0)) == (
        "Change the book, lay 2 blue dragons for the lowest amulet piece and 1 backlight dragon, "
        "or pass. You may also open a chest."
    )
    poor = load(position("2b", "w3"))
    assert "cannot lay that. Change" in WORDS.prompt(poor.view(0), table("en", poor, 0))
    done = load(position("2b", "w3", changed=["left"]))
    assert WORDS.prompt(done.view(0), table("en", done, 0)).endswith("cannot lay that: pass.")


# --- how it ended


def over(rows: tuple[str, str], **changes: object) -> Match:
    pearls = {"pearls": [[8], []]}
    written = position(
        "4b",
        players=2,
        rows=rows,
        taken_pieces=([1, 4, 6], [10, 1]),
        eggs=(0, 2),
    )
    return load({**written, **pearls, "phase": "over", "actor": "over", "turn": 300, **changes})


def test_the_result_says_how_and_why() -> None:
    match = over(("r5 rw", "b4"))
    outcome, view = match.outcome(), match.view(0)
    assert WORDS.result(outcome, view, table("en", match, 0)) == [
        "Ben has won.",
        "You: 19 points (pieces 11, pearls 8, coat of arms 0, eggs 0)",
        "Ben: 31 points (pieces 11, pearls 0, coat of arms 0, eggs 20 with one turned)",
        "The game ends after turn 300.",
    ]
    assert WORDS.result(outcome, view, table("de", match, 1)) == [
        "Du hast gewonnen.",
        "Anna: 19 Punkte (Stücke 11, Perlen 8, Wappen 0, Eier 0)",
        "Du: 31 Punkte (Stücke 11, Perlen 0, Wappen 0, Eier 20 mit einem umgedrehten)",
        "Das Spiel endet nach Zug 300.",
    ]


def test_the_result_of_a_tie() -> None:
    """DK-4.3."""
    match = over(("r5 rw", "b4"))
    view = match.view(None)
    first = WORDS.result(Outcome([20, 20], [1, 2], "turns"), view, table("en", match, None))
    assert first[:2] == [
        "Anna has won.",
        "Points are equal, so the dragons laid decide: Anna 2 and Ben 1.",
    ]
    assert first[-1] == "The game ends after turn 300."
    shared = Outcome([20, 20], [1, 1], "amulets")
    assert WORDS.result(shared, view, table("de", match, 1))[:2] == [
        "Du teilst den Sieg mit Anna.",
        "Punkte und gelegte Drachen sind gleich: Anna 2 und du 1.",
    ]
    assert WORDS.result(shared, view, table("en", match, None))[0] == "Anna and Ben share the win."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_of_a_result_add_up(players: int) -> None:
    *_, match = random_game(players, 11)
    lines = WORDS.result(match.outcome(), match.view(None), table("en", match, None))
    scores = [line for line in lines if " points (" in line]
    assert len(scores) == players
    for line, score in zip(scores, match.outcome().scores, strict=True):
        total, *parts = (int(number) for number in re.findall(r"\d+", line))
        assert total == score == sum(parts), line
    assert not any(re.search(r"\b(you|du)\b", line, re.IGNORECASE) for line in lines)
