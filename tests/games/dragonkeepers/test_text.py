"""What Dragonkeepers says: complete, in both languages, true, never more than the reader knows."""

import re
from collections.abc import Iterator
from itertools import chain

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.ending import how_it_ended
from spieluhr.core.events import Event, events_for
from spieluhr.core.match import Match
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Both, Reader, pick
from spieluhr.games import load as load_game
from spieluhr.games.dragonkeepers.words import facts
from spieluhr.games.dragonkeepers.words.names import CardName, reward_list
from spieluhr.games.dragonkeepers.words.sentences.things import CHESTS as CHEST_NAMES
from spieluhr.games.dragonkeepers.words.sentences.things import PHASES, POWERS
from tests.builders import assert_log_line, load
from tests.games.dragonkeepers.builders import position

GAME = load_game("dragonkeepers")
WORDS = GAME.words
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


def reader_of(lang: str, match: Match, seat: int | None) -> Reader:
    return Reader(lang, NAMES[: match.seats], seat)


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
        match.play(eager[dice.below(len(eager))])
        match.settle(dice)
        yield match


def text(move: int) -> str:
    return GAME.codec.text(move)


def is_whole(line: str) -> bool:
    return line.endswith((".", "?")) and not re.search(r"[{}]|None|\s\s", line)


# --- the catalogue and the names


@pytest.mark.parametrize(
    ("code", "english", "german"),
    [
        ("w3", "white dragon (back: 3)", "weißer Drache (Rückseite: 3)"),
        ("wg", "white dragon (back: green)", "weißer Drache (Rückseite: grün)"),
        (
            "b2s",
            "blue dragon (start card, back: 2)",
            "blauer Drache (Startkarte, Rückseite: 2)",
        ),
        ("j6", "backlight dragon", "Gegenlicht-Drache"),
        ("?3", "a card (back: 3)", "eine Karte (Rückseite: 3)"),
        ("?rs", "a start card (back: red)", "eine Startkarte (Rückseite: rot)"),
        ("?2s1", "a start card (back: 2)", "eine Startkarte (Rückseite: 2)"),
    ],
)
def test_cards_have_names(code: str, english: str, german: str) -> None:
    assert (CardName(code).form("en", ""), CardName(code).form("de", "")) == (english, german)


def test_chests_phases_and_rewards_have_names() -> None:
    view = next(random_game(2, 0)).view(0)
    for lang in LANGS:
        names = [pick(CHEST_NAMES[name], lang) for name in CHESTS]
        names += [pick(POWERS[name], lang) for name in CHESTS]
        names += [pick(PHASES[phase], lang) for phase in PROMPTED]
        assert len(set(names)) == len(names)
    assert (
        reward_list(facts.reward(view, 2)).form("en", "")
        == "the lowest amulet piece and 1 backlight dragon"
    )
    assert (
        reward_list(facts.reward(view, 2)).form("de", "")
        == "das niedrigste Amulett-Stück und 1 Gegenlicht-Drachen"
    )


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
                for event in events_for(events, seat):
                    for lang in LANGS:
                        line = WORDS.log_line(event, reader_of(lang, match, seat))
                        if event.kind in ("remove", "laid"):  # the table shows them
                            assert line is None
                            continue
                        assert line is not None
                        assert is_whole(line), line
                        assert not any(names_start_card(line, code) for code in pool), line
    assert made == KINDS


def names_start_card(line: str, code: str) -> bool:
    """By its code, or as a start card with this front and back, in either language."""
    back = FRONTS.get(code[1], code[1])
    name = rf"({FRONTS[code[0]]})\w* (dragon|Drachen?) \((start card|Startkarte), \w+: ({back})\)"
    return re.search(rf"\b{code}\b|{name}", line, re.IGNORECASE) is not None


def test_the_search_for_secrets_finds_them() -> None:
    for lang in LANGS:
        event = Event("start", {"seat": 1, "card": "wrs"})
        line = WORDS.log_line(event, Reader(lang, NAMES, 1))
        assert line is not None
        assert names_start_card(line, "wrs")
        assert not names_start_card(line, "w2s")


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (
            Event("start", {"seat": 0, "card": "?2s"}),
            (
                "You are dealt a start card (back: 2).",
                "Du bekommst eine Startkarte (Rückseite: 2).",
            ),
            (
                "Anna is dealt a start card (back: 2).",
                "Anna bekommt eine Startkarte (Rückseite: 2).",
            ),
        ),
        (
            Event("take", {"seat": 0, "side": "left", "card": "g3"}),
            (
                "You take the green dragon (back: 3) from the left.",
                "Du nimmst den grünen Drachen (Rückseite: 3) von links.",
            ),
            (
                "Anna takes the green dragon (back: 3) from the left.",
                "Anna nimmt den grünen Drachen (Rückseite: 3) von links.",
            ),
        ),
        (
            Event("backlight", {"seat": 0, "number": 2}),
            ("You get 2 backlight dragons.", "Du bekommst 2 Gegenlicht-Drachen."),
            ("Anna gets 2 backlight dragons.", "Anna bekommt 2 Gegenlicht-Drachen."),
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
                "Das Spiel ist zu Ende: Du teilst dir den Sieg mit Cleo, je 40 Punkte.",
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
    assert_log_line(WORDS, NAMES, event, mine, theirs)


# --- prompts and explanations


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_prompt_and_every_explanation(players: int) -> None:
    asked: set[str] = set()
    for match in chain(random_game(players, 1), random_game(players, 2)):
        for lang in LANGS:
            said = [WORDS.prompt(match.view(k), reader_of(lang, match, k)) for k in readers(match)]
            assert all(is_whole(line) for line in said), said
            if match.actor < 0:
                continue
            asked.add(match.view(None).table.phase)
            assert said.count(said[match.actor]) == 1
            view, reader = match.view(match.actor), reader_of(lang, match, match.actor)
            told = [WORDS.explain(view, text(move), reader) for move in match.legal()]
            assert all(is_whole(line) for line in told), told
            assert len(set(told)) == len(told), told
    assert asked == PROMPTED


def test_prompts_while_chance_decides() -> None:
    match = Match(GAME, GAME.read_options({"players": 2}), 2)
    assert WORDS.prompt(match.view(0), reader_of("en", match, 0)) == "The table is being set up."


def test_gains_are_foretold_as_they_come() -> None:
    """The pieces that a last card is said to bring are those that it brings."""
    foretold = 0
    for match in random_game(3, 5):
        if match.actor < 0:
            continue
        for move in match.legal():
            seat, reader = match.actor, reader_of("en", match, match.actor)
            said = WORDS.explain(match.view(seat), text(move), reader)
            found = re.search(
                r"get .*amulet (?:piece \(value (\d+)|pieces \(values (\d+) and (\d+))", said
            )
            if found is None or foretold > 40:
                continue
            after = match.at(len(match.log))
            events = after.play(move, seat)
            pieces = [str(event.facts["value"]) for event in events if event.kind == "piece"]
            assert pieces == [number for number in found.groups() if number], said
            pearls = [event for event in events if event.kind == "pearl"]
            assert len(pearls) == said.count(" pearl"), said
            foretold += 1
    assert foretold > 10


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
    assert how_it_ended(match, match.view(0), reader_of("en", match, 0)) == [
        "Ben has won.",
        "31 points, 12 more than you.",
        "The golden eggs made the difference: 20 to 0.",
        "The game ended after 300 turns.",
    ]
    assert how_it_ended(match, match.view(1), reader_of("de", match, 1)) == [
        "Du hast gewonnen.",
        "31 Punkte, 12 mehr als Anna.",
        "Den Unterschied machten die goldenen Eier: 20 zu 0.",
        "Spielende: 300 Züge sind gespielt.",
    ]


def test_the_last_line_says_why_it_ended() -> None:
    *_, match = random_game(2, 11)
    assert match.outcome.reason == "amulets"
    count = sum(match.view(0).amulets)
    for reason, *said in (
        (
            "amulets",
            f"The game ended with {count} finished amulets.",
            f"Spielende: {count} Amulette sind vollendet.",
        ),
        (
            "book",
            "The game ended when the book had no cards left to take.",
            "Spielende: Das Magische Buch hat keine Karten mehr.",
        ),
    ):
        outcome = Outcome(match.outcome.scores, match.outcome.ranks, reason)
        for lang, line in zip(LANGS, said, strict=True):
            assert WORDS.result(outcome, match.view(0), reader_of(lang, match, 0))[-1] == line


def test_the_result_of_a_tie() -> None:
    """DK-4.3."""
    match = over(("r5 rw", "b4"))
    view = match.view(None)
    first = WORDS.result(Outcome([20, 20], [1, 2], "turns"), view, reader_of("en", match, None))
    assert first[:2] == [
        "Anna has won.",
        "Tied on 20 points: more dragons laid decides it (Anna 2 and Ben 1).",
    ]
    shared = Outcome([20, 20], [1, 1], "amulets")
    assert WORDS.result(shared, view, reader_of("de", match, 1))[:2] == [
        "Du teilst dir den Sieg mit Anna.",
        "Gleichstand bei 20 Punkten und auch bei den ausgelegten Drachen (Anna 2 und du 1).",
    ]
    assert (
        WORDS.result(shared, view, reader_of("en", match, None))[0] == "Anna and Ben share the win."
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_spectator_reads_names(players: int) -> None:
    *_, match = random_game(players, 11)
    for lang in LANGS:
        lines = WORDS.result(match.outcome, match.view(None), reader_of(lang, match, None))
        told = [
            WORDS.log_line(event, reader_of(lang, match, None)) for event in match.events_for(None)
        ]
        for line in [*lines, *filter(None, told)]:
            assert not re.search(r"\b(you|your|du|dein\w*)\b", line, re.IGNORECASE), line
