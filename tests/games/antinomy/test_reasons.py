"""Why a move is not possible: always a reason, and always a true one."""

from itertools import islice

import pytest

from spieluhr.core.errors import Illegal
from spieluhr.games.antinomy.notation.moves import TEXTS
from tests.builders import Position, legal_texts, load
from tests.games.antinomy.builders import GAME, MODES, position, random_game, solo_position

WORDS = GAME.words


@pytest.mark.parametrize(("solo", "shrine"), MODES)
def test_exactly_the_illegal_moves_have_a_reason(solo: str | None, shrine: bool) -> None:
    for match, _ in islice(random_game(solo, shrine, 1), 0, 200, 3):
        if match.actor < 0:
            continue
        view, legal = match.view(match.actor), legal_texts(match)
        for move in TEXTS.texts:
            why = WORDS.refuse(view, move)
            assert (why is None) == (move in legal), move
            assert why is None or all(line.endswith(".") and "{" not in line for line in why)


FLARES = {"row": "g3 r1 b4 f13 g1 r4 f24 p3 g4", "removed": "x1 x2"}
FOREIGN: list[tuple[Position, str, str, str]] = [
    (position(), "skip", "That only exists in the solo game.", "Das gibt es nur im Solospiel."),
    (position(), "deal g3", "That is left to chance.", "Das entscheidet der Zufall."),
    (
        position(),
        "wand 0",
        "Play a relic first.",
        "Spiele zuerst ein Relikt.",
    ),
    (
        solo_position(),
        "decline",
        "Play a relic first, or skip the turn.",
        "Spiele zuerst ein Relikt oder setze aus.",
    ),
    (
        position(phase="paradox"),
        "play r2 6",
        "You have already moved; now decide about the paradox.",
        "Du hast dich schon bewegt; jetzt geht es um das Paradoxon.",
    ),
    (
        solo_position(),
        "drop g3",
        "You are playing without the shrine.",
        "Du spielst ohne Schrein.",
    ),
]
WRONG: list[tuple[Position, str, str, str]] = [
    (
        position(phase="place", turn=0, wands=[None, None]),
        "wand 1",
        "The red key 1 lies at place 1; your wand has to start under a green relic.",
        "Auf Platz 1 liegt der rote Schlüssel 1; "
        "dein Zauberstab muss unter einem grünen Relikt beginnen.",
    ),
    (
        position(),
        "play b1 0",
        "The blue skull 1 is not in your hand.",
        "Du hast den blauen Schädel 1 nicht auf der Hand.",
    ),
    (
        position(),
        "play r2 4",
        "Your wand is already at place 4: you have to move on.",
        "Dein Zauberstab steht schon auf Platz 4: Du musst weiterziehen.",
    ),
    (
        position(),
        "play r2 7",
        "The red skull 2 takes you exactly 2 steps into the future; place 7 is 3 steps away.",
        "Der rote Schädel 2 führt genau 2 Schritte in die Zukunft; "
        "Platz 7 ist 3 Schritte entfernt.",
    ),
    (
        position(wands=[7, 8]),
        "play r2 8",
        "The red skull 2 takes you 2 steps into the future, but there is only room for 1 step.",
        "Der rote Schädel 2 führt 2 Schritte in die Zukunft, "
        "aber dort ist nur Platz für 1 Schritt.",
    ),
    (
        position(turn=2),  # seat 1 looks the other way; its wand stands at place 8
        "play r3 4",
        "The red ring 3 takes you exactly 3 steps into the future; place 4 is 4 steps away.",
        "Der rote Ring 3 führt genau 3 Schritte in die Zukunft; Platz 4 ist 4 Schritte entfernt.",
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
        "The solar flare 2/4 lies at place 6: you can never move there.",
        "Auf Platz 6 liegt die Sonneneruption 2/4: Dorthin darfst du nie ziehen.",
    ),
    (
        position(phase="paradox"),
        "paradox 5-7",
        "Your three relics share no colour, number or symbol.",
        "Deine drei Relikte haben weder Farbe noch Zahl noch Symbol gemeinsam.",
    ),
    (
        position(phase="paradox", hands=("r2 p4 b1", "r3 g2 p1"), colour="blue"),
        "paradox 5-7",
        "The blue skull 1 has the codex colour: no paradox.",
        "Der blaue Schädel 1 hat die Kodex-Farbe: kein Paradoxon.",
    ),
    (
        position(phase="paradox", hands=("r2 p4 b1", "r3 g2 p1")),
        "paradox",
        "Name the three places you swap with: 1-3 or 5-7.",
        "Nenne die drei Plätze, mit denen du tauschst: 1-3 oder 5-7.",
    ),
    (
        position(phase="paradox", hands=("r2 p4 b1", "r3 g2 p1"), wands=[2, 8]),
        "paradox 0-2",
        "The three relics have to lie right next to your wand at place 2: places 3-5.",
        "Die drei Relikte müssen direkt neben deinem Zauberstab auf Platz 2 liegen: Plätze 3-5.",
    ),
    (
        solo_position(phase="paradox", hand="r2 p4 b1"),
        "paradox 1-3",
        "In the solo game you choose the side later.",
        "Im Solospiel wählst du die Seite erst später.",
    ),
    (
        solo_position(phase="swap", row=str(FLARES["row"]).replace("f24", "b2"), removed="x1"),
        "swap 1-3",
        "The solar flare 1/3 lies at place 3: you can never take a solar flare.",
        "Auf Platz 3 liegt die Sonneneruption 1/3: Eine Sonneneruption darfst du nie nehmen.",
    ),
    (
        solo_position(phase="remove", hand="r2 p4 b1"),
        "remove g1",
        "The green feather 1 is not in your hand.",
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
        "The solar flare 1/3 shares no number, colour or symbol with the blue key 4, "
        "and other cards in the timeline do match.",
        "Die Sonneneruption 1/3 hat weder Zahl noch Farbe noch Symbol mit dem blauen Schlüssel 4 "
        "gemeinsam, aber andere Karten im Zeitstrahl passen.",
    ),
]


@pytest.mark.parametrize(("written", "move", "english", "german"), FOREIGN + WRONG)
def test_the_reason_is_the_true_one(
    written: Position, move: str, english: str, german: str
) -> None:
    match = load(written)
    assert WORDS.refuse(match.view(match.actor), move) == (english, german)


def test_a_refused_move_is_answered_with_the_reason() -> None:
    match = load(position())
    with pytest.raises(Illegal) as refused:
        match.play("play r2 7", 0)
    assert "exactly 2 steps" in refused.value.sentence("en")
    assert "genau 2 Schritte" in refused.value.sentence("de")


def test_a_reason_for_those_who_are_not_asked() -> None:
    match = load(position())
    assert WORDS.refuse(match.view(1), "play r3 7") == (
        "It is not your turn.",
        "Du bist nicht an der Reihe.",
    )
    assert WORDS.refuse(match.view(0), "nonsense") is None
    over = load(position(phase="over", crystals=[5, 1]))
    assert WORDS.refuse(over.view(0), "play r2 6") == (
        "The game is over.",
        "Das Spiel ist zu Ende.",
    )
