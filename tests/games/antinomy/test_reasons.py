"""Why a move is not possible: always a reason, and always a true one."""

from itertools import islice

import pytest

from spieluhr.core.errors import Illegal
from spieluhr.games.antinomy.moves import TEXTS
from tests.games.antinomy.build import (
    GAME,
    MODES,
    Position,
    legal_texts,
    load,
    position,
    random_game,
    solo_position,
)

WORDS = GAME.words


@pytest.mark.parametrize(("solo", "shrine"), MODES)
def test_exactly_the_illegal_moves_have_a_reason(solo: str | None, shrine: bool) -> None:
    for match, _ in islice(random_game(solo, shrine, 1), 0, 200, 3):
        if match.actor < 0:
            continue
        view, legal = match.view(match.actor), legal_texts(match)
        for move in TEXTS:
            why = WORDS.why_not(view, move)
            assert (why is None) == (move in legal), move
            assert why is None or all(line.endswith(".") and "{" not in line for line in why)


FLARES = {"row": "g3 r1 b4 f13 g1 r4 f24 p3 g4", "removed": "x1 x2"}
FOREIGN: list[tuple[Position, str, str, str]] = [
    (position(), "skip", "That belongs to the solo game.", "Das gehört zum Solospiel."),
    (position(), "deal g3", "Only chance decides that.", "Darüber entscheidet nur der Zufall."),
    (
        position(),
        "wand 0",
        "Now you move: play a relic.",
        "Jetzt bewegst du dich: Spiele ein Relikt.",
    ),
    (
        solo_position(),
        "decline",
        "Now you move: play a relic, or skip the turn.",
        "Jetzt bewegst du dich: Spiele ein Relikt, oder setze aus.",
    ),
    (
        position(phase="paradox"),
        "play r2 6",
        "You have moved; now you decide about the paradox.",
        "Du hast dich bewegt; jetzt entscheidest du über das Paradoxon.",
    ),
    (
        solo_position(),
        "drop g3",
        "You play without the shrine.",
        "Du spielst ohne den Schrein.",
    ),
]
WRONG: list[tuple[Position, str, str, str]] = [
    (
        position(phase="place", turn=0, wands=[None, None]),
        "wand 1",
        "At place 1 lies the red key 1; the wand starts under a green relic.",
        "Auf Platz 1 liegt der rote Schlüssel 1; der Zauberstab beginnt unter einem grünen Relikt.",
    ),
    (
        position(),
        "play b1 0",
        "You do not hold the blue skull 1.",
        "Du hast den blauen Schädel 1 nicht auf der Hand.",
    ),
    (
        position(),
        "play r2 4",
        "Your wand stands at place 4 already: a move leads away from it.",
        "Dein Zauberstab steht schon auf Platz 4: Ein Zug führt von dort weg.",
    ),
    (
        position(),
        "play r2 7",
        "Into the future the red skull 2 leads exactly 2 steps; place 7 is 3 steps away.",
        "In die Zukunft führt der rote Schädel 2 genau 2 Schritte; "
        "Platz 7 ist 3 Schritte entfernt.",
    ),
    (
        position(wands=[7, 8]),
        "play r2 8",
        "The red skull 2 needs 2 steps into the future, and there is room for only 1 step.",
        "Der rote Schädel 2 braucht 2 Schritte in die Zukunft, "
        "und dort ist nur Platz für 1 Schritt.",
    ),
    (
        position(turn=2),  # seat 1 looks the other way; its wand stands at place 8
        "play r3 4",
        "Into the future the red ring 3 leads exactly 3 steps; place 4 is 4 steps away.",
        "In die Zukunft führt der rote Ring 3 genau 3 Schritte; Platz 4 ist 4 Schritte entfernt.",
    ),
    (
        position(),
        "play r2 2",
        "Place 2 is in your past, and the red skull 2 shares neither colour nor symbol "
        "with the blue key 4.",
        "Platz 2 liegt in deiner Vergangenheit, und der rote Schädel 2 hat weder Farbe "
        "noch Symbol mit dem blauen Schlüssel 4 gemeinsam.",
    ),
    (
        solo_position(hand="r2 g2 p1", **FLARES),
        "play g2 6",
        "At place 6 lies the solar flare 2/4: no move leads there.",
        "Auf Platz 6 liegt die Sonneneruption 2/4: Dorthin führt kein Zug.",
    ),
    (
        position(phase="paradox"),
        "paradox 5-7",
        "Your three relics share neither colour nor number nor symbol.",
        "Deine drei Relikte haben weder Farbe noch Zahl noch Symbol gemeinsam.",
    ),
    (
        position(phase="paradox", hands=("r2 p4 b1", "r3 g2 p1"), colour="blue"),
        "paradox 5-7",
        "The blue skull 1 has the colour of the codex.",
        "Der blaue Schädel 1 hat die Farbe des Kodex.",
    ),
    (
        position(phase="paradox", hands=("r2 p4 b1", "r3 g2 p1")),
        "paradox",
        "Say which three places you exchange: 1-3 or 5-7.",
        "Nenne die drei Plätze, die du tauschst: 1-3 oder 5-7.",
    ),
    (
        position(phase="paradox", hands=("r2 p4 b1", "r3 g2 p1"), wands=[2, 8]),
        "paradox 0-2",
        "The three places must lie right beside your wand at place 2: 3-5.",
        "Die drei Plätze müssen direkt neben deinem Zauberstab auf Platz 2 liegen: 3-5.",
    ),
    (
        solo_position(phase="paradox", hand="r2 p4 b1"),
        "paradox 1-3",
        "Alone you say only “paradox”; the side is chosen later.",
        "Allein sagst du nur „paradox“; die Seite wählst du später.",
    ),
    (
        solo_position(phase="swap", row=str(FLARES["row"]).replace("f24", "b2"), removed="x1"),
        "swap 1-3",
        "At place 3 lies the solar flare 1/3, and a solar flare is never taken.",
        "Auf Platz 3 liegt die Sonneneruption 1/3, und eine Sonneneruption nimmt man nie.",
    ),
    (
        solo_position(phase="remove", hand="r2 p4 b1"),
        "remove g1",
        "You do not hold the green feather 1.",
        "Du hast die grüne Feder 1 nicht auf der Hand.",
    ),
    (
        solo_position(phase="drop", shrine="r3 p4 b1 p1 r2 g2", hand="x1 x2 x3", stones=0),
        "drop g1",
        "The green feather 1 is not in the shrine.",
        "Die grüne Feder 1 ist nicht im Schrein.",
    ),
    (
        solo_position(phase="replace", drawn="f13"),
        "replace 2",
        "The solar flare 1/3 shares neither number nor colour nor symbol with the blue key 4, "
        "and other cards of the timeline fit it.",
        "Die Sonneneruption 1/3 hat weder Zahl noch Farbe noch Symbol mit dem blauen Schlüssel 4 "
        "gemeinsam, und andere Karten im Zeitstrahl passen dazu.",
    ),
]


@pytest.mark.parametrize(("written", "move", "english", "german"), FOREIGN + WRONG)
def test_the_reason_is_the_true_one(
    written: Position, move: str, english: str, german: str
) -> None:
    match = load(written)
    assert WORDS.why_not(match.view(match.actor), move) == (english, german)


def test_a_refused_move_is_answered_with_the_reason() -> None:
    match = load(position())
    with pytest.raises(Illegal) as refused:
        match.play_text(0, "play r2 7")
    assert "exactly 2 steps" in refused.value.sentence("en")
    assert "genau 2 Schritte" in refused.value.sentence("de")


def test_a_reason_for_those_who_are_not_asked() -> None:
    match = load(position())
    assert WORDS.why_not(match.view(1), "play r3 7") == (
        "It is not your turn.",
        "Du bist nicht an der Reihe.",
    )
    assert WORDS.why_not(match.view(0), "nonsense") is None
    over = load(position(phase="over", crystals=[5, 1]))
    assert WORDS.why_not(over.view(0), "play r2 6") == (
        "The game is over.",
        "Das Spiel ist zu Ende.",
    )
