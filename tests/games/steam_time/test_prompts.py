"""What Steam Time asks, and what it says a move would do: true, whole, no two alike."""

import re
from collections import Counter

import pytest

from spieluhr.core.events import Event
from spieluhr.core.match import Match
from tests.games.steam_time.build import POOR, alone, ending, last_turn
from tests.games.steam_time.test_text import LANGS, WORDS, curious_game, is_whole, reading
from tests.games.steam_time.world import legal, load, new, play, seat, settle, table

QUESTIONS = {
    *("turn", "special", "buy", "pay", "pay_any", "pay_one", "choose", "half", "purple", "take"),
    *("take_one", "take_any", "into", "pick", "mister", "fulfil"),
}
RARE = {"pay_different"}
GIZA = ["place giza encounter", "reveal N9", "reveal N20"]  # Kepler and Copernicus
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
        "Place an airship (2 left), take the start player card, or pass. Your last one is at "
        "the Pyramids of Giza: the next has to go higher.",
        "Setze ein Luftschiff ein (noch 2), nimm die Startspielerkarte, oder passe. Dein letztes "
        "steht bei den Pyramiden von Gizeh: Das nächste muss weiter hinauf.",
        "It is the turn of Anna.",
    ),
    (
        load(table()),
        "Place an airship (3 left), or pass.",
        "Setze ein Luftschiff ein (noch 3), oder passe.",
        "It is the turn of Anna.",
    ),
    (
        load(NO_CARD),
        "Take the start player card, or pass.",
        "Nimm die Startspielerkarte, oder passe.",
        "It is the turn of Ben.",
    ),
    (
        play(table(by={"machu gold": 0}, turn=1, start_moved=True), "pass"),
        "No space can be used by your next airship: take the start player card, or pass.",
        "Dein nächstes Luftschiff findet kein nutzbares Feld: Nimm die Startspielerkarte, "
        "oder passe.",
        "It is the turn of Anna.",
    ),
    (
        play(NO_CARD, "pass"),
        "Nobody took the start player card: you stay start player. You may use a special action "
        "of the start player card: 1 esteem for each steam, or a T.I.M.E. crystal for 1 steam. "
        "You have 1 steam.",
        "Niemand nahm die Startspielerkarte: Du bleibst Startspieler. Du darfst eine Sonderaktion "
        "der Startspielerkarte nutzen: 1 Ansehen für jeden Dampf, oder einen T.I.M.E.-Kristall "
        "für 1 Dampf. Du hast 1 Dampf.",
        "Anna may use a special action of the start player card.",
    ),
    (
        play(alone(seat()), "place machu crystals", "buy green"),
        "Buy another crystal at Machu Picchu for 2 gold, or be done. You have 6 gold.",
        "Kaufe bei Machu Picchu noch einen Kristall für 2 Gold, oder schließe ab. Du hast 6 Gold.",
        "Anna buys crystals at Machu Picchu.",
    ),
    (
        play(alone(seat("blue blue pink grey*", steam=2)), "place giza expedition"),
        "Pay 1 steam and a crystal for each colour you lack: 2 still to pay for the expedition "
        "Himeji Castle (X7).",
        "Zahle für jede fehlende Farbe 1 Dampf und einen Kristall: Noch 2 zu zahlen für die "
        "Expedition Burg Himeji (X7).",
        "Anna pays for the expedition Himeji Castle (X7) with steam: 2 still to pay.",
    ),
    (
        play(alone(seat(HELD)), *GIZA),
        "Choose one of the revealed encounters: Johannes Kepler (N9) and Nicolaus Copernicus "
        "(N20).",
        "Wähle eine der aufgedeckten Begegnungen: Johannes Kepler (N9) und Nikolaus Kopernikus "
        "(N20).",
        "Anna chooses one of the revealed encounters: Johannes Kepler (N9) and Nicolaus "
        "Copernicus (N20).",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N9"),
        "Choose an action of Johannes Kepler (N9). Upper: gain 2 pink crystals. Lower: "
        "pay 3 crystals of any colours, gain 9 esteem.",
        "Wähle eine Aktion von Johannes Kepler (N9). Obere: 2 pinke Kristalle bekommen. Untere: "
        "3 Kristalle beliebiger Farben zahlen, 9 Ansehen bekommen.",
        "Anna chooses an action of Johannes Kepler (N9).",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N9", "bottom", "pay green"),
        "Pay crystals of any colours: 2 still to pay. That brings 9 esteem.",
        "Zahle Kristalle beliebiger Farben: Noch 2 zu zahlen. Das bringt 9 Ansehen.",
        "Anna pays crystals of any colours: 2 still to pay.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N20", "bottom"),
        "Choose the colour in which you pay 2 crystals. That brings 7 esteem.",
        "Wähle die Farbe, in der du 2 Kristalle zahlst. Das bringt 7 Ansehen.",
        "Anna chooses the colour in which to pay 2 crystals.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N20", "top"),
        "Choose the colour in which you take 2 crystals from the bag, or stop.",
        "Wähle die Farbe, in der du 2 Kristalle aus dem Beutel nimmst, oder höre auf.",
        "Anna chooses the colour of new crystals: 2 to take.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N9", "top"),
        "The slot for the next pink crystal costs 2 gold: take it, or stop. Still to take: 2.",
        "Der Platz für den nächsten pinken Kristall kostet 2 Gold: Nimm ihn, oder höre auf. "
        "Noch zu nehmen: 2.",
        "Anna may take a pink crystal for 2 gold.",
    ),
    (
        play(table(), "place giza encounter", "reveal N7", "reveal N14", "choose N7"),
        "You may do the purple action of Heron of Alexandria (N7): pay 2 gold, gain 2 steam.",
        "Du darfst die lila Aktion von Heron von Alexandria (N7) ausführen: 2 Gold zahlen, "
        "2 Dampf bekommen.",
        "Ben may do the purple action of Heron of Alexandria (N7): pay 2 gold, gain 2 steam.",
    ),
    (
        play(alone(seat("", portal=4)), "place wall mission"),
        "Your extra action: send Mr. T.I.M.E. to any space that can be used, free or not.",
        "Deine Extraaktion: Schicke Mr. T.I.M.E. auf ein beliebiges nutzbares Feld, "
        "frei oder besetzt.",
        "Anna has an extra action and sends out Mr. T.I.M.E.",
    ),
    (
        ending(seat("green blue green* pink grey", missions=["M15", "M21", "M25"]), POOR),
        "Fulfil mission M15, or not: it asks for 2 green crystals and 1 pink crystal and brings "
        "6 esteem. To end best, fulfil: M21 and M25.",
        "Erfülle den Auftrag M15, oder nicht: Er verlangt 2 grüne Kristalle und 1 pinken Kristall "
        "und bringt 6 Ansehen. Am besten endest du, wenn du erfüllst: M21 und M25.",
        "Anna may fulfil mission M15: 2 green crystals and 1 pink crystal for 6 esteem.",
    ),
    (
        play(ending(seat(missions=["M21"]), POOR), "fulfil M21"),
        "Pay crystals of different colours: 4 still to pay. That brings 7 esteem.",
        "Zahle Kristalle verschiedener Farben: Noch 4 zu zahlen. Das bringt 7 Ansehen.",
        "Anna pays crystals of different colours: 4 still to pay.",
    ),
    (
        settle(play(last_turn(seat(upgrades=["U4"]), POOR), "pass")),
        "Take a crystal from any deposit, or stop. Still to take: 1.",
        "Nimm einen Kristall aus einer beliebigen Lagerstätte, oder höre auf. Noch zu nehmen: 1.",
        "Anna takes crystals from the deposits: 1 still to take.",
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
        "Der Plan wird für Runde 3 aufgefüllt."
    )
    revealing = play(table(), "place giza encounter")
    told = WORDS.prompt(revealing.view(1), reading("en", revealing, 1))
    assert told == "Encounters are being revealed."


# --- explanations

EXPLAINED: list[tuple[Match, str, str, str]] = [
    (
        load(alone(seat("green blue black pink pink*", steam=10, portal=1))),
        "place wall upgrade",
        "At the Great Wall you pay one crystal each of green, blue and black for upgrade U7. "
        "It brings 4 gold and 1 esteem, at once and in every later round. Bonus with 2 crystals "
        "in your time portal: 2 portal steps. In all you gain 4 gold, 1 esteem and 2 portal "
        "steps.",
        "Bei der Großen Mauer zahlst du je einen Kristall in Grün, Blau und Schwarz für das "
        "Upgrade U7. Es bringt 4 Gold und 1 Ansehen, sofort und in jeder späteren Runde. Bonus "
        "bei 2 Kristallen in deinem Zeitportal: 2 Schritte am Zeitportal. Zusammen bekommst du "
        "4 Gold, 1 Ansehen und 2 Schritte am Zeitportal.",
    ),
    (  # ST-3.7: there is room for 10 steam
        load(alone(seat("grey*", steam=10))),
        "place giza gold",
        "At the Pyramids of Giza you take 6 gold. The space also gives 1 steam. Bonus with "
        "1 crystal in your Midas machine: 2 gold. In all you gain 8 gold.",
        "Bei den Pyramiden von Gizeh nimmst du 6 Gold. Das Feld gibt außerdem 1 Dampf. Bonus bei "
        "1 Kristall in deiner Midas-Maschine: 2 Gold. Zusammen bekommst du 8 Gold.",
    ),
    (
        load(alone(seat("blue black orange orange pink", steam=1))),
        "place giza expedition",
        "At the Pyramids of Giza you pay one crystal each of green, blue and black for the "
        "expedition Himeji Castle (X7). You lack green: each such colour takes 1 steam and "
        "another crystal instead. With 2 crystals left in your analytic engine you get the first "
        "2 rewards: 6 gold and 5 esteem.",
        "Bei den Pyramiden von Gizeh zahlst du je einen Kristall in Grün, Blau und Schwarz für "
        "die Expedition Burg Himeji (X7). In Grün hast du keinen Kristall: Jede solche Farbe "
        "kostet stattdessen 1 Dampf und einen anderen Kristall. Mit dann 2 Kristallen in deiner "
        "Rechenmaschine bekommst du die ersten 2 Belohnungen: 6 Gold und 5 Ansehen.",
    ),
    (
        load(alone(seat("", portal=4))),
        "place wall mission",
        "At the Great Wall you take mission M2: 3 blue crystals for 7 esteem at the end. "
        "The space also gives 1 portal step. Without a crystal in your bridge there is no bonus. "
        "Portal steps: 1. That reaches pink and brings an extra action.",
        "Bei der Großen Mauer nimmst du den Auftrag M2: 3 blaue Kristalle für 7 Ansehen am Ende. "
        "Das Feld gibt außerdem 1 Schritt am Zeitportal. Ohne Kristall in deiner Brücke gibt es "
        "keinen Bonus. Schritte am Zeitportal: 1. Das erreicht Pink und bringt eine Extraaktion.",
    ),
    (
        load(alone(seat())),
        "place machu crystals",
        "At Machu Picchu you buy crystals for 2 gold each. On the deposit: 1 green crystal, "
        "1 blue crystal, 1 black crystal, 1 pink crystal and 1 grey crystal. Bonus with 1 crystal "
        "in your laboratory: 1 T.I.M.E. crystal. It is the top of the time stream: you can place "
        "no airship after it this round.",
        "Bei Machu Picchu kaufst du Kristalle für je 2 Gold. In der Lagerstätte: 1 grüner "
        "Kristall, 1 blauer Kristall, 1 schwarzer Kristall, 1 pinker Kristall und 1 grauer "
        "Kristall. Bonus bei 1 Kristall in deinem Labor: 1 T.I.M.E.-Kristall. Dort endet der "
        "Zeitstrom: Danach kannst du in dieser Runde kein Luftschiff einsetzen.",
    ),
    (
        play(alone(seat("", portal=4)), "place wall mission"),
        "mister easter encounter",
        "At Easter Island you reveal 3 encounters and use one of them. Without a crystal in your "
        "engine room there is no bonus.",
        "Bei der Osterinsel deckst du 3 Begegnungen auf und nutzt eine davon. Ohne Kristall in "
        "deinem Maschinenraum gibt es keinen Bonus.",
    ),
    (
        play(alone(seat()), "place machu crystals", "buy green"),
        "buy black",
        "You buy a black crystal for 2 gold. For its slot you pay 2 gold.",
        "Du kaufst einen schwarzen Kristall für 2 Gold. Für den Platz zahlst du 2 Gold.",
    ),
    (
        play(alone(seat("black")), "place machu crystals", "buy green"),
        "done",
        "You buy no more crystals. Bonus with 1 crystal in your laboratory: 1 T.I.M.E. crystal.",
        "Du kaufst keine Kristalle mehr. Bonus bei 1 Kristall in deinem Labor: "
        "1 T.I.M.E.-Kristall.",
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
        "Himeji Castle (X7) is yours.",
        "Du zahlst 1 Dampf und 1 T.I.M.E.-Kristall aus deiner Midas-Maschine. Dann gehört die "
        "Expedition Burg Himeji (X7) dir.",
    ),
    (
        play(alone(seat(HELD)), *GIZA),
        "choose N9",
        "You use Johannes Kepler (N9). Upper action: gain 2 pink crystals. Or the lower one: "
        "pay 3 crystals of any colours, gain 9 esteem.",
        "Du nutzt Johannes Kepler (N9). Obere Aktion: 2 pinke Kristalle bekommen. Oder die "
        "untere: 3 Kristalle beliebiger Farben zahlen, 9 Ansehen bekommen.",
    ),
    (
        play(alone(seat("")), *GIZA),
        "choose N9",
        "You use Johannes Kepler (N9): gain 2 pink crystals. The lower action you cannot pay.",
        "Du nutzt Johannes Kepler (N9): 2 pinke Kristalle bekommen. Die untere Aktion kannst du "
        "nicht bezahlen.",
    ),
    (
        play(table(), "place giza encounter", "reveal N7", "reveal N14"),
        "choose N7",
        "You use Heron of Alexandria (N7): gain 4 steam and 1 esteem. Then each of the others "
        "may: pay 2 gold, gain 2 steam.",
        "Du nutzt Heron von Alexandria (N7): 4 Dampf und 1 Ansehen bekommen. Danach dürfen alle "
        "anderen: 2 Gold zahlen, 2 Dampf bekommen.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N20", "top"),
        "take pink",
        "A pink crystal comes from the bag into your time portal. For its slot you pay 2 gold. "
        "The others have the same colour: 1 more.",
        "Ein pinker Kristall kommt aus dem Beutel in dein Zeitportal. Für den Platz zahlst du "
        "2 Gold. Die übrigen haben dieselbe Farbe: noch 1.",
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
        "From Stonehenge you take a green crystal into your bridge.",
        "Von Stonehenge nimmst du einen grünen Kristall in deine Brücke.",
    ),
    (
        play(NO_CARD, "pass"),
        "crystal black",
        "You pay 1 steam for a T.I.M.E. crystal. In your laboratory it counts as black. "
        "For its slot you pay 2 gold.",
        "Du zahlst 1 Dampf für einen T.I.M.E.-Kristall. In deinem Labor zählt er als Schwarz. "
        "Für den Platz zahlst du 2 Gold.",
    ),
    (
        load(NO_CARD),
        "pass",
        "You do nothing this turn. The actions of this round end with it.",
        "Du tust in diesem Zug nichts. Damit enden die Aktionen der Runde.",
    ),
    (
        load(NO_CARD),
        "card",
        "You take the start player card and are start player from the end of this phase on. "
        "With your 1 steam you may then use one of its special actions.",
        "Du nimmst die Startspielerkarte und bist ab dem Ende dieser Phase Startspieler. "
        "Mit 1 Dampf darfst du dann eine ihrer Sonderaktionen nutzen.",
    ),
    (
        ending(seat("green blue green* pink grey", missions=["M15", "M21", "M25"]), POOR),
        "fulfil M15",
        "You fulfil mission M15: you pay 1 green crystal, 1 pink crystal and 1 T.I.M.E. crystal "
        "and gain 6 esteem. The set with which you end best does without it.",
        "Du erfüllst den Auftrag M15: Du zahlst 1 grünen Kristall, 1 pinken Kristall und "
        "1 T.I.M.E.-Kristall und bekommst 6 Ansehen. Am besten endest du ohne ihn.",
    ),
    (
        ending(seat(missions=["M21"]), POOR),
        "no",
        "You leave mission M21 unfulfilled and pay nothing. The set with which you end best "
        "has it.",
        "Du lässt den Auftrag M21 unerfüllt und zahlst nichts. Mit ihm endest du am besten.",
    ),
]


@pytest.mark.parametrize(("match", "move", "english", "german"), EXPLAINED)
def test_explanations_say_what_happens(match: Match, move: str, english: str, german: str) -> None:
    assert move in legal(match)
    view = match.view(match.actor)
    assert WORDS.explain(view, move, reading("en", match, match.actor)) == english
    assert WORDS.explain(view, move, reading("de", match, match.actor)) == german
