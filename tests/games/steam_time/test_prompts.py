"""What Steam Time asks, and what it says a move would do: true, whole, no two alike."""

import re
import textwrap
from collections import Counter

import pytest

from spieluhr.core.events import Event
from spieluhr.core.match import Match
from tests.games.steam_time.build import POOR, alone, ending, last_turn
from tests.games.steam_time.test_text import CODE, LANGS, WORDS, curious_game, is_whole, reading
from tests.games.steam_time.world import legal, load, new, play, seat, settle, table

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
                said = [WORDS.prompt(views[k], reading(lang, match, k)) for k in seats]
                assert all(is_whole(line) for line in said), said
                assert said[0] not in said[1:]
                reader = reading(lang, match, match.actor)
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
        view, reader = match.view(match.actor), reading("en", match, match.actor)
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
    assert WORDS.prompt(match.view(number), reading("en", match, number)) == english
    assert WORDS.prompt(match.view(number), reading("de", match, number)) == german
    for other in (1 - number, None):
        assert WORDS.prompt(match.view(other), reading("en", match, other)) == waiting


def test_prompts_while_chance_decides() -> None:
    start = new()
    assert WORDS.prompt(start.view(0), reading("en", start, 0)) == "The board is being set up."
    filling = play(last_turn(seat(), POOR), "pass")
    assert WORDS.prompt(filling.view(0), reading("de", filling, 0)) == (
        "Der Spielplan wird für Runde 3 aufgefüllt."
    )
    revealing = play(table(), "place giza encounter")
    told = WORDS.prompt(revealing.view(1), reading("en", revealing, 1))
    assert told == "Encounters are being revealed."


# --- explanations

EXPLAINED: list[tuple[Match, str, str, str]] = [
    (
        load(alone(seat("green blue black pink pink*", steam=10, portal=1))),
        "place wall upgrade",
        "At the Great Wall you pay one crystal each of green, blue and black for the upgrade. "
        "It brings 4 gold and 1 esteem, now and in every later round. Bonus for 2 crystals in "
        "your time portal: 2 portal steps. In all you gain 4 gold, 1 esteem and 2 portal steps.",
        "Bei der Großen Mauer zahlst du je einen Kristall in Grün, Blau und Schwarz für das "
        "Upgrade. Es bringt 4 Gold und 1 Ansehen, sofort und in jeder weiteren Runde. Bonus "
        "für 2 Kristalle in deinem Zeitportal: 2 Portalschritte. Insgesamt bekommst du 4 Gold, "
        "1 Ansehen und 2 Portalschritte.",
    ),
    (  # ST-3.7: there is room for 10 steam
        load(alone(seat("grey*", steam=10))),
        "place giza gold",
        "At the Pyramids of Giza you take 6 gold. The space also gives 1 steam. Bonus for 1 "
        "crystal in your Midas machine: 2 gold. In all you gain 8 gold.",
        "Bei den Pyramiden von Gizeh nimmst du 6 Gold. Das Feld gibt außerdem 1 Steam. Bonus "
        "für 1 Kristall in deiner Midas-Maschine: 2 Gold. Insgesamt bekommst du 8 Gold.",
    ),
    (
        load(alone(seat("blue black orange orange pink", steam=1))),
        "place giza expedition",
        "At the Pyramids of Giza you pay one crystal each of green, blue and black for the "
        "expedition Himeji Castle. You have no green crystal: you pay 1 steam and "
        "another crystal instead. With 2 crystals left in your analytic engine you get the "
        "first 2 rewards: 6 gold and 5 esteem.",
        "Bei den Pyramiden von Gizeh zahlst du je einen Kristall in Grün, Blau und Schwarz für "
        "die Expedition Burg Himeji. In Grün hast du keinen Kristall: Stattdessen zahlst du "
        "1 Steam und einen anderen Kristall. Mit dann 2 Kristallen in deiner Rechenmaschine "
        "bekommst du die ersten 2 Belohnungen: 6 Gold und 5 Ansehen.",
    ),
    (
        load(alone(seat("", portal=4))),
        "place wall mission",
        "At the Great Wall you take the mission: 3 blue crystals → 7 esteem. The space also "
        "gives 1 portal step. No bonus: there is no crystal in your bridge. With 1 portal step "
        "your time portal reaches pink: you get an extra action.",
        "Bei der Großen Mauer nimmst du den Auftrag: 3 blaue Kristalle → 7 Ansehen. Das Feld "
        "gibt außerdem 1 Portalschritt. Kein Bonus: In deiner Brücke liegt kein Kristall. Mit "
        "1 Portalschritt erreicht dein Zeitportal Pink: Du bekommst eine Extraaktion.",
    ),
    (
        load(alone(seat())),
        "place machu crystals",
        "At Machu Picchu you buy crystals for 2 gold each. On offer: 1 green crystal, 1 blue "
        "crystal, 1 black crystal, 1 pink crystal and 1 grey crystal. Bonus for 1 crystal in "
        "your laboratory: 1 T.I.M.E. crystal. That is the top of the time stream: no more "
        "airships for you this round.",
        "Bei Machu Picchu kaufst du Kristalle für je 2 Gold. Im Angebot: 1 grüner Kristall, 1 "
        "blauer Kristall, 1 schwarzer Kristall, 1 pinker Kristall und 1 grauer Kristall. Bonus "
        "für 1 Kristall in deinem Labor: 1 T.I.M.E.-Kristall. Das ist ganz oben im Zeitstrom: "
        "In dieser Runde kannst du kein weiteres Luftschiff einsetzen.",
    ),
    (
        play(alone(seat("", portal=4)), "place wall mission"),
        "mister easter encounter",
        "At Easter Island you reveal 3 encounters and choose one. No bonus: there is no "
        "crystal in your engine room.",
        "Bei der Osterinsel deckst du 3 Begegnungen auf und wählst eine. Kein Bonus: In deinem "
        "Maschinenraum liegt kein Kristall.",
    ),
    (
        play(alone(seat()), "place machu crystals", "buy green"),
        "buy black",
        "You buy a black crystal for 2 gold. Its slot costs 2 gold.",
        "Du kaufst einen schwarzen Kristall für 2 Gold. Sein Platz kostet 2 Gold.",
    ),
    (
        play(alone(seat("black")), "place machu crystals", "buy green"),
        "done",
        "You buy no more crystals. Bonus for 1 crystal in your laboratory: 1 T.I.M.E. crystal.",
        "Du kaufst keine Kristalle mehr. Bonus für 1 Kristall in deinem Labor: 1 "
        "T.I.M.E.-Kristall.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N20", "bottom"),
        "pay green",
        "You pay 1 green crystal and 1 T.I.M.E. crystal from your bridge. Then you gain 7 esteem.",
        "Du zahlst 1 grünen Kristall und 1 T.I.M.E.-Kristall aus deiner Brücke. Dann bekommst du "
        "7 Ansehen.",
    ),
    (
        play(alone(seat("blue blue pink grey*", steam=2)), "place giza expedition", "pay blue"),
        "pay grey",
        "You pay 1 steam and 1 T.I.M.E. crystal from your Midas machine. Then the expedition "
        "Himeji Castle is yours.",
        "Du zahlst 1 Steam und 1 T.I.M.E.-Kristall aus deiner Midas-Maschine. Dann gehört die "
        "Expedition Burg Himeji dir.",
    ),
    (
        play(alone(seat(HELD)), *GIZA),
        "choose N9",
        "You meet Johannes Kepler. Upper action: gain 2 pink crystals. Or the lower one: pay 3 "
        "crystals of any colours, gain 9 esteem.",
        "Du triffst Johannes Kepler. Obere Aktion: 2 pinke Kristalle bekommen. Oder die "
        "untere: 3 Kristalle beliebiger Farben zahlen, 9 Ansehen bekommen.",
    ),
    (
        play(alone(seat("")), *GIZA),
        "choose N9",
        "You meet Johannes Kepler: gain 2 pink crystals. You can’t pay for the lower action.",
        "Du triffst Johannes Kepler: 2 pinke Kristalle bekommen. Die untere Aktion kannst du "
        "nicht bezahlen.",
    ),
    (
        play(table(), "place giza encounter", "reveal N7", "reveal N14"),
        "choose N7",
        "You meet Heron of Alexandria: gain 4 steam and 1 esteem. Then each of the others may: "
        "pay 2 gold, gain 2 steam.",
        "Du triffst Heron von Alexandria: 4 Steam und 1 Ansehen bekommen. Danach dürfen alle "
        "anderen: 2 Gold zahlen, 2 Steam bekommen.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N20", "top"),
        "take pink",
        "A pink crystal goes from the bag into your time portal. Its slot costs 2 gold. The "
        "others have the same colour: 1 more.",
        "Ein pinker Kristall kommt aus dem Beutel in dein Zeitportal. Sein Platz kostet 2 "
        "Gold. Die übrigen haben dieselbe Farbe: noch 1.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N9", "top"),
        "stop",
        "You give up 2 pink crystals.",
        "Du verzichtest auf 2 pinke Kristalle.",
    ),
    (
        settle(play(last_turn(seat(upgrades=["U4"]), POOR), "pass")),
        "pick stonehenge green",
        "You take a green crystal from Stonehenge into your bridge.",
        "Du nimmst einen grünen Kristall von Stonehenge in deine Brücke.",
    ),
    (
        play(NO_CARD, "pass"),
        "crystal black",
        "You pay 1 steam for a T.I.M.E. crystal. In your laboratory it counts as black. Its "
        "slot costs 2 gold.",
        "Du zahlst 1 Steam für einen T.I.M.E.-Kristall. In deinem Labor zählt er als Schwarz. "
        "Sein Platz kostet 2 Gold.",
    ),
    (
        load(NO_CARD),
        "pass",
        "You do nothing this turn. That ends the actions of this round.",
        "Du tust in diesem Zug nichts. Damit enden die Aktionen dieser Runde.",
    ),
    (
        load(NO_CARD),
        "card",
        "You take the start player card and will be start player after this phase. With 1 "
        "steam you may use one of its special actions.",
        "Du nimmst die Startspielerkarte und bist nach dieser Phase Startspieler. Mit 1 Steam "
        "darfst du eine ihrer Sonderaktionen nutzen.",
    ),
    (
        ending(seat("green blue green* pink grey", missions=["M15", "M21", "M25"]), POOR),
        "fulfil M15",
        "You fulfil the mission: you pay 1 green crystal, 1 pink crystal and 1 T.I.M.E. "
        "crystal and gain 6 esteem. You do best without it.",
        "Du erfüllst den Auftrag: Du zahlst 1 grünen Kristall, 1 pinken Kristall und 1 "
        "T.I.M.E.-Kristall und bekommst 6 Ansehen. Ohne ihn schneidest du am besten ab.",
    ),
    (
        ending(seat(missions=["M21"]), POOR),
        "no",
        "You leave the mission unfulfilled and pay nothing. You need it for your best result.",
        "Du lässt den Auftrag unerfüllt und zahlst nichts. Für dein bestes Ergebnis brauchst "
        "du ihn.",
    ),
]


@pytest.mark.parametrize(("match", "move", "english", "german"), EXPLAINED)
def test_explanations_say_what_happens(match: Match, move: str, english: str, german: str) -> None:
    assert move in legal(match)
    view = match.view(match.actor)
    assert WORDS.explain(view, move, reading("en", match, match.actor)) == english
    assert WORDS.explain(view, move, reading("de", match, match.actor)) == german
