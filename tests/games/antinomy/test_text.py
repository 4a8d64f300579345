"""What Antinomy says: complete, in both languages, true, and never more than the reader knows."""

import re
from collections.abc import Iterator
from itertools import islice
from textwrap import wrap

import pytest

from spieluhr.core.events import Event, events_for
from spieluhr.core.match import Match
from spieluhr.core.words import Both, Reader
from tests.games.antinomy.build import (
    GAME,
    MODES,
    Position,
    load,
    new,
    position,
    random_game,
    solo_position,
)
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


def table(lang: str, match: Match, seat: int | None) -> Reader:
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
                        line = WORDS.log_line(event, table(lang, match, seat))
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


# --- prompts and explanations


@pytest.mark.parametrize(("solo", "shrine"), MODES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_prompt_and_every_explanation(solo: str | None, shrine: bool, lang: str) -> None:
    for seed in range(3):
        for match in islice(steps(solo, shrine, seed), 300):
            for seat in readers(match):
                assert is_whole(WORDS.prompt(match.view(seat), table(lang, match, seat)))
            if match.actor < 0:
                continue
            view, reader = match.view(match.actor), table(lang, match, match.actor)
            waiting = WORDS.prompt(match.view(None), table(lang, match, None))
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
    assert WORDS.explain(view, move, table("en", match, match.actor)) == english
    assert WORDS.explain(view, move, table("de", match, match.actor)) == german


def test_a_duel_is_foretold_as_it_happens() -> None:
    """The sums in the explanation hold: exact when all is known, else a range."""
    foretold = 0
    for seed in range(3):
        for match, line in islice(random_game(None, False, seed), 500):
            if match.actor < 0 or line != "decline":
                continue
            seat = match.actor
            said = WORDS.explain(match.view(seat), line, table("en", match, seat))
            found = re.search(r": (\d+) against (\d+)(?: to (\d+))?\.$", said)
            after = match.at(len(match.log))
            events = after.play(seat, GAME.codec.parse(line))
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
                    said = WORDS.prompt(match.view(seat), table(lang, match, seat))
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
        reader = table(lang, match, 0)
        assert WORDS.result(match.outcome(), match.view(0), reader) == lines
        others = WORDS.result(match.outcome(), match.view(None), table(lang, match, None))
        assert len(others) == len(lines)
        assert not any(re.search(r"\b(you|du)\b", line, re.IGNORECASE) for line in others)
