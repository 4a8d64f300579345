"""What Steam Time asks, and what it says a move would do: true, whole, no two alike."""

import re
import textwrap
from collections import Counter

import pytest

from spieluhr.core.events import Event
from spieluhr.core.match import Match
from tests.builders import legal, load, play
from tests.games.steam_time.builders import new, seat, settle, table
from tests.games.steam_time.clause_builders import POOR, alone, ending, last_turn
from tests.games.steam_time.test_text import CODE, LANGS, WORDS, curious_game, is_whole, reader_of

QUESTIONS = {
    *("turn", "special", "buy", "pay", "pay_any", "pay_one", "choose", "half", "purple", "take"),
    *("take_one", "take_any", "into", "pick", "mister", "fulfil"),
}
RARE = {"pay_different"}
GIZA = ["place giza encounter", "reveal N9", "reveal N20"]  # Kepler and Copernicus
MOST_LINES = {"special": 4}  # lines of 38 characters on a phone; else three
HELD = "green green* blue pink pink"


def question(match: Match) -> str:
    todo = match.view(None).table.todo
    return str(todo[-1].do) if todo else "turn"


def test_every_prompt_and_every_explanation() -> None:
    asked: Counter[str] = Counter()
    for seed in range(15):
        for match in curious_game(2 + seed % 3, seed):
            asked[question(match)] += 1
            if match.is_over or asked[question(match)] > 40:
                continue
            seats = (match.actor, (match.actor + 1) % match.seats, None)
            views = {number: match.view(number) for number in seats}
            for lang in LANGS:
                said = [WORDS.prompt(views[k], reader_of(lang, match, k)) for k in seats]
                assert all(is_whole(line) for line in said), said
                assert said[0] not in said[1:]
                reader = reader_of(lang, match, match.actor)
                told = [WORDS.explain(views[match.actor], m, reader) for m in legal(match)]
                assert all(is_whole(line) for line in told), told
                assert len(set(told)) == len(told), told
                assert not any(CODE.search(line) for line in [*said, *told])
                assert len(textwrap.wrap(said[0], 38)) <= MOST_LINES.get(question(match), 3), said
    assert set(asked) >= QUESTIONS, QUESTIONS - set(asked)
    assert set(asked) <= QUESTIONS | RARE


def test_gains_are_foretold_as_they_come() -> None:
    """Where an explanation adds up what a space gives, it is what the events tell."""
    foretold = 0
    for match in curious_game(3, 1):
        if match.is_over or question(match) != "turn":
            continue
        view, reader = match.view(match.actor), reader_of("en", match, match.actor)
        for move in match.legal():
            said = WORDS.explain(view, match.game.codec.text(move), reader)
            found = re.search(r"In all you gain ([^.]*)\.", said)
            if found is None:
                continue
            events: list[Event] = []
            match.game.rules.apply(match.game.rules.copy(match.state), move, events)
            assert gained(events, match.actor) == numbers(found[1]), said
            foretold += 1
    assert foretold > 50


def numbers(said: str) -> dict[str, int]:
    """`2 gold and 1 portal step`: how much of what; crystals have events of their own."""
    found = re.findall(r"(\d+) (gold|steam|esteem|portal)", said)
    return {what: int(number) for number, what in found}


def gained(events: list[Event], number: int) -> dict[str, int]:
    total: Counter[str] = Counter()
    for event in events:
        if event.kind == "gain" and event.facts["seat"] == number:
            for what in ("gold", "steam", "esteem", "portal"):
                total[what] += int(str(event.facts[what]))
    return dict(+total)


# --- prompts

NO_CARD = table(seats=(seat(resting=True), seat(resting=True)), turn=1, passes=1, start_moved=True)
PROMPTS: list[tuple[Match, str, str, str]] = [
    (
        load(table(by={"giza gold": 0, "wall upgrade": 1}, turn=0, start_moved=True)),
        "Place an airship above the Pyramids of Giza (2 left), take the start player card or pass.",
        "Setze ein Luftschiff über den Pyramiden von Gizeh ein (noch 2), nimm die "
        "Startspielerkarte oder passe.",
        "Anna’s turn.",
    ),
    (
        load(table()),
        "Place an airship (3 left) or pass.",
        "Setze ein Luftschiff ein (noch 3) oder passe.",
        "Anna’s turn.",
    ),
    (
        load(NO_CARD),
        "Take the start player card or pass.",
        "Nimm die Startspielerkarte oder passe.",
        "Ben’s turn.",
    ),
    (
        play(table(by={"machu gold": 0}, turn=1, start_moved=True), "pass"),
        "There is no space for your next airship: take the start player card or pass.",
        "Für dein nächstes Luftschiff gibt es kein Feld: Nimm die Startspielerkarte oder passe.",
        "Anna’s turn.",
    ),
    (
        play(NO_CARD, "pass"),
        "You stay start player. Start player card: turn steam into esteem, or 1 steam into a "
        "T.I.M.E. crystal. You have 1 steam.",
        "Du bleibst Startspieler. Startspielerkarte: Tausche Steam gegen Ansehen oder 1 Steam "
        "gegen einen T.I.M.E.-Kristall. Du hast 1 Steam.",
        "Anna may use the start player card.",
    ),
    (
        play(alone(seat()), "place machu crystals", "buy green"),
        "Buy another crystal for 2 gold or stop. You have 6 gold.",
        "Kaufe noch einen Kristall für 2 Gold oder hör auf. Du hast 6 Gold.",
        "Anna is buying crystals at Machu Picchu.",
    ),
    (
        play(alone(seat("blue blue pink grey*", steam=2)), "place giza expedition"),
        "For each missing colour, pay 1 steam and any crystal: 2 to go.",
        "Zahle je fehlender Farbe 1 Steam und einen beliebigen Kristall: noch 2.",
        "Anna is paying for the expedition Himeji Castle with steam: 2 to go.",
    ),
    (
        play(alone(seat(HELD)), *GIZA),
        "Choose an encounter: Johannes Kepler, Nicolaus Copernicus.",
        "Wähle eine Begegnung: Johannes Kepler, Nikolaus Kopernikus.",
        "Anna is choosing an encounter: Johannes Kepler, Nicolaus Copernicus.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N9"),
        "The upper or the lower action of Johannes Kepler?",
        "Die obere oder die untere Aktion von Johannes Kepler?",
        "Anna is choosing an action of Johannes Kepler.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N9", "bottom", "pay green"),
        "Pay crystals of any colours: 2 to go. For that you gain 9 esteem.",
        "Zahle Kristalle beliebiger Farben: noch 2. Dafür bekommst du 9 Ansehen.",
        "Anna is paying crystals of any colours: 2 to go.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N20", "bottom"),
        "Choose the colour of the 2 crystals you pay. For that you gain 7 esteem.",
        "Wähle die Farbe, in der du 2 Kristalle zahlst. Dafür bekommst du 7 Ansehen.",
        "Anna is choosing a colour to pay 2 crystals.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N20", "top"),
        "Choose a colour and take 2 crystals of it, or stop.",
        "Wähle eine Farbe und nimm davon 2 Kristalle oder hör auf.",
        "Anna is choosing the colour of new crystals: 2 to go.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N9", "top"),
        "Take a pink crystal? Its slot costs 2 gold. 2 to go.",
        "Einen pinken Kristall nehmen? Der Platz kostet 2 Gold. Noch 2.",
        "Anna may take a pink crystal for 2 gold.",
    ),
    (
        play(table(), "place giza encounter", "reveal N7", "reveal N14", "choose N7"),
        "Purple action of Heron of Alexandria: 2 gold → 2 steam?",
        "Lila Aktion von Heron von Alexandria: 2 Gold → 2 Steam?",
        "Ben may use the purple action of Heron of Alexandria: 2 gold → 2 steam.",
    ),
    (
        play(alone(seat("", portal=4)), "place wall mission"),
        "Extra action: send Mr. T.I.M.E. to any usable space, free or taken.",
        "Extraaktion: Schicke Mr. T.I.M.E. auf ein nutzbares Feld, frei oder besetzt.",
        "Anna has an extra action for Mr. T.I.M.E.",
    ),
    (
        ending(seat("green blue green* pink grey", missions=["M15", "M21", "M25"]), POOR),
        "Fulfil this mission? 2 green crystals and 1 pink crystal → 6 esteem. Best: no.",
        "Diesen Auftrag erfüllen? 2 grüne Kristalle und 1 pinker Kristall → 6 Ansehen. Am "
        "besten: nein.",
        "Anna may fulfil a mission: 2 green crystals and 1 pink crystal → 6 esteem.",
    ),
    (
        play(ending(seat(missions=["M21"]), POOR), "fulfil M21"),
        "Pay crystals of different colours: 4 to go. For that you gain 7 esteem.",
        "Zahle Kristalle verschiedener Farben: noch 4. Dafür bekommst du 7 Ansehen.",
        "Anna is paying crystals of different colours: 4 to go.",
    ),
    (
        settle(play(last_turn(seat(upgrades=["U4"]), POOR), "pass")),
        "Take a crystal from any deposit or stop: 1 to go.",
        "Nimm einen Kristall aus einer Lagerstätte oder hör auf: noch 1.",
        "Anna is taking crystals from deposits: 1 to go.",
    ),
]


@pytest.mark.parametrize(("match", "english", "german", "waiting"), PROMPTS)
def test_the_prompt_says_what_is_asked(
    match: Match, english: str, german: str, waiting: str
) -> None:
    number = match.actor
    assert WORDS.prompt(match.view(number), reader_of("en", match, number)) == english
    assert WORDS.prompt(match.view(number), reader_of("de", match, number)) == german
    for other in (1 - number, None):
        assert WORDS.prompt(match.view(other), reader_of("en", match, other)) == waiting


def test_prompts_while_chance_decides() -> None:
    start = new()
    assert WORDS.prompt(start.view(0), reader_of("en", start, 0)) == "The board is being set up."
    filling = play(last_turn(seat(), POOR), "pass")
    assert WORDS.prompt(filling.view(0), reader_of("de", filling, 0)) == (
        "Der Spielplan wird für Runde 3 aufgefüllt."
    )
    revealing = play(table(), "place giza encounter")
    told = WORDS.prompt(revealing.view(1), reader_of("en", revealing, 1))
    assert told == "Encounters are being revealed."


# --- explanations
