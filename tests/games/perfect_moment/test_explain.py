"""What is asked, and what a move would do: for every question, and as it then happens."""

import re
from itertools import islice
from textwrap import wrap

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.words import Reader
from tests.builders import Position, legal_texts, load, play
from tests.games.perfect_moment.builders import GAME, den_table, echo_table, table
from tests.games.perfect_moment.test_text import LANGS, NAMES, games, is_whole, reader_of, readers

WORDS = GAME.words
# Every question that somebody is asked.
QUESTIONS = {
    *("setup own", "setup give", "setup end", "turn act", "turn face", "map turn1", "map turn2"),
    *("mask bottom1", "mask fill", "gun sort", "armor answer", "armor choose", "flowers swap1"),
    *("flowers swap2", "ring pick1", "ring pick2", "ring fill", "poem top1", "poem top2"),
    *("poem fill", "chocolates lay", "chocolates shed", "phone bottom1", "phone bottom2"),
    *("phone fill", "tickets stack", "wallet turnother", "keys shed", "keys lay", "aces aces"),
    *("aces fill", "money top1", "money steal", "money fill", "knife knife"),
}
SOLO_QUESTIONS = {
    *("setup face", "setup facefirst", "setup faceextra", "ring facering"),
    *("echo faceright", "echo faceplan", "echo face"),
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("solo", [False, True])
def test_every_prompt_and_every_explanation(solo: bool, lang: str) -> None:
    asked: set[str] = set()
    for game in games(solo, 24):
        for match, _ in islice(game, 400):
            for seat in readers(match):
                said_now = WORDS.prompt(match.view(seat), reader_of(lang, match, seat))
                assert is_whole(said_now)
                assert len(wrap(said_now, 38)) <= 3, said_now  # on the smallest phone
            if match.actor < 0:
                continue
            view, reader = match.view(match.actor), reader_of(lang, match, match.actor)
            waiting = WORDS.prompt(match.view(None), reader_of(lang, match, None))
            assert WORDS.prompt(view, reader) != waiting
            assert NAMES[0] in waiting or NAMES[1] in waiting
            said = [WORDS.explain(view, move, reader) for move in sorted(legal_texts(match))]
            assert all(is_whole(line) for line in said), said
            assert len(set(said)) == len(said), said
            asked.add(f"{view.pending[-1].do} {view.pending[-1].step}")
    assert asked >= (QUESTIONS | SOLO_QUESTIONS if solo else QUESTIONS | {"ring fillother"})


# Seat 0: mask|gun map|armor, plan flowers/ring; seat 1: ring|poem tickets|keys; paradox phone|keys.
SIX_TWOS = "map/mask map/gun flowers/poem flowers/chocolates ring/chocolates poem/chocolates"


@pytest.mark.parametrize(
    ("start", "lines", "move", "english", "german"),
    [
        (
            table(),
            "",
            "use mask own1",
            "Mask (mask / gun, your display): Draw a card, then discard one of yours under the"
            " deck.",
            "Maske (Maske / Waffe, deine Auslage): Ziehe eine Karte, dann wirf eine deiner "
            "Karten ab.",
        ),
        (
            table(left=0),
            "",
            "use mask own1",
            "Mask (mask / gun, your display): Draw a card, then discard one of yours under the"
            " deck. But the deck is too small (0 cards): you cannot draw, and the game ends.",
            "Maske (Maske / Waffe, deine Auslage): Ziehe eine Karte, dann wirf eine deiner "
            "Karten ab. Aber der Nachziehstapel ist zu klein (0 Karten): Du "
            "kannst nicht ziehen, und das Spiel endet.",
        ),
        (
            table(plans=("map/mask:0", "phone/wallet:1")),
            "",
            "score plan",
            "3 points for map / mask (plan): your display has both items, facing the same way."
            " That brings you to 3 points. You draw a new plan, and your turn ends.",
            "3 Punkte für Karte / Maske (Plan): beide Gegenstände sind in deiner "
            "Auslage, gleich ausgerichtet. Damit hast du 3 Punkte. Du ziehst einen neuen Plan, "
            "und dein Zug endet.",
        ),
        (
            table(fragments=("", "map/gun")),
            "",
            "score fragment map/gun",
            "2 points for map / gun (Niklas's fragment): your display has both items, facing "
            "different ways. That brings you to 2 points. Niklas loses 1 point. Your turn ends.",
            "2 Punkte für Karte / Waffe (Niklas’ Fragment): beide Gegenstände "
            "sind in deiner Auslage, unterschiedlich ausgerichtet. Damit hast du 2 Punkte. "
            "Niklas verliert 1 Punkt. Dein Zug endet.",
        ),
        (
            table(plans=("gun/armor:0", "phone/wallet:1"), points=(SIX_TWOS + " flowers/ring", "")),
            "",
            "score plan",
            "3 points for gun / armor (plan): your display has both items, facing the same "
            "way. That brings you to 17 points, and you win.",
            "3 Punkte für Waffe / Weste (Plan): beide Gegenstände sind in deiner "
            "Auslage, gleich ausgerichtet. Damit hast du 17 Punkte und gewinnst.",
        ),
        (
            table(),
            "use mask own1 | draw map/gun",
            "bottom mask/gun",
            "Mask / gun goes face down under the deck. It leaves your display.",
            "Maske / Waffe kommt verdeckt unter den Nachziehstapel. Sie verlässt deine Auslage.",
        ),
        (
            table(),
            "use mask own1 | draw map/gun | bottom mask/gun",
            "place map/gun gun",
            "Map / gun goes into your display (facing you: gun, facing Niklas: map). Your plan"
            " is then flowers / ring.",
            "Karte / Waffe kommt in deine Auslage (zu dir: Waffe, zu Niklas: Karte). Dein Plan"
            " ist dann Blumen / Ring.",
        ),
        (
            table(turn=6, displays=("mask|gun map|armor", "poem|ring keys|wallet")),
            "use wallet own2",
            "turn opp1",
            "Mask / gun turns around (then facing you: mask, facing Anna: gun).",
            "Maske / Waffe wird gedreht (dann zu dir: Maske, zu Anna: Waffe).",
        ),
        (
            echo_table(
                plans=("gun/armor:0", "ring/poem:"),
                fragments=("", "aces/money"),
                displays=("flowers|ring armor|map", "aces|knife mask|gun"),
            ),
            "use armor own2",
            "yes",
            "Echo's plan becomes the fading card, and Echo draws a new one. "
            "Aces / money leaves the game.",
            "Echos Plan wird zur verblassenden Karte, und Echo zieht einen neuen. Asse / Geld "
            "verlässt das Spiel.",
        ),
        (
            den_table(),
            "use aces paradox | look map/mask",
            "score map/mask",
            "3 points for map / mask (top of the deck): your display has both items, facing "
            "the same way. That brings you to 3 points.",
            "3 Punkte für Karte / Maske (oberste Karte): beide Gegenstände "
            "sind in deiner Auslage, gleich ausgerichtet. Damit hast du 3 Punkte.",
        ),
    ],
)
def test_explanations_say_what_happens(
    start: Position, lines: str, move: str, english: str, german: str
) -> None:
    match = play(start, *(lines.split(" | ") if lines else ()))
    assert move in legal_texts(match)
    view = match.view(match.actor)
    assert WORDS.explain(view, move, reader_of("en", match, match.actor)) == english
    assert WORDS.explain(view, move, reader_of("de", match, match.actor)) == german


@pytest.mark.parametrize("solo", [False, True])
def test_scorings_are_foretold_as_they_happen(solo: bool) -> None:
    foretold = 0
    for game in games(solo, 6):
        for match, line in game:
            if match.actor < 0 or not line.startswith(("score", "steal")):
                continue
            seat = match.actor
            said = WORDS.explain(match.view(seat), line, reader_of("en", match, seat))
            after = match.at(len(match.log))
            play(after, line)
            total = re.search("That brings you to (\\d+) points?", said)
            assert total is not None
            assert after.view(None).points[seat] == int(total[1])
            assert ("and win" in said) == (after.is_over and after.outcome.reason == "points")
            assert ("the game ends" in said) == (after.is_over and "and win" not in said)
            foretold += 1
    assert foretold > 10


@pytest.mark.parametrize("solo", [False, True])
def test_a_draw_that_fails_is_foretold(solo: bool) -> None:
    failing = 0
    for seed, game in enumerate(games(solo, 12)):
        for match, line in game:
            if not line.startswith("use") or len(match.view(None).deck) > 2:
                continue
            said = WORDS.explain(match.view(match.actor), line, reader_of("en", match, match.actor))
            after = match.at(len(match.log))
            play(after, line)
            after.settle(Dice(seed))
            assert ("you cannot draw" in said) == after.is_over, said
            failing += after.is_over
    assert failing > 2


def test_the_prompt_says_what_is_left_to_do() -> None:
    reader = Reader("en", NAMES, 0)
    prompts = {uses: WORDS.prompt(load(table(uses=uses)).view(0), reader) for uses in (2, 1, 0)}
    assert prompts[2] == "Nothing to score yet: use an item (2 uses left) or end your turn."
    assert prompts[1] == "Nothing to score yet: use an item (1 use left) or end your turn."
    assert prompts[0] == "No uses left and nothing to score: end your turn."
    scoring = load(table(uses=0, plans=("map/mask:0", "phone/wallet:1")))
    assert WORDS.prompt(scoring.view(0), reader) == ("No uses left: score a card or end your turn.")
