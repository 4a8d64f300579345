"""What Steam Time says a move would do: true to the last crystal."""

import pytest

from spieluhr.core.match import Match
from tests.builders import legal, load, play
from tests.games.steam_time.builders import seat, settle, table
from tests.games.steam_time.clause_builders import POOR, alone, ending, last_turn
from tests.games.steam_time.test_prompts import GIZA, HELD, NO_CARD
from tests.games.steam_time.test_text import WORDS, reader_of

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
        "crystal in your Midas machine: 2 gold. Steam beyond 10 is lost. In all you gain 8 gold.",
        "Bei den Pyramiden von Gizeh nimmst du 6 Gold. Das Feld gibt außerdem 1 Steam. Bonus "
        "für 1 Kristall in deiner Midas-Maschine: 2 Gold. Steam über 10 verfällt. Insgesamt "
        "bekommst du 8 Gold.",
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
    (  # ST-3.5: the only other crystal would have counted for the bonus
        load(alone(seat("grey pink pink", steam=1))),
        "place easter upgrade",
        "At Easter Island you pay one crystal each of pink, grey and orange for the upgrade. You "
        "have no orange crystal: you pay 1 steam and another crystal instead. It brings 3 esteem, "
        "now and in every later round. In all you gain 3 esteem.",
        "Bei der Osterinsel zahlst du je einen Kristall in Pink, Grau und Orange für das Upgrade. "
        "In Orange hast du keinen Kristall: Stattdessen zahlst du 1 Steam und einen anderen "
        "Kristall. Es bringt 3 Ansehen, sofort und in jeder weiteren Runde. Insgesamt bekommst du "
        "3 Ansehen.",
    ),
    (
        load(alone(seat("", portal=4))),
        "place wall mission",
        "At the Great Wall you take the mission: 3 blue crystals → 7 esteem. The space also "
        "gives 1 portal step. No bonus: your bridge is empty. With 1 portal step "
        "your time portal reaches pink: you get an extra action.",
        "Bei der Großen Mauer nimmst du den Auftrag: 3 blaue Kristalle → 7 Ansehen. Das Feld "
        "gibt außerdem 1 Portalschritt. Kein Bonus: Deine Brücke ist leer. Mit "
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
        "für 1 Kristall in deinem Labor: 1 T.I.M.E.-Kristall. Höher geht es nicht: In dieser "
        "Runde setzt du kein Luftschiff mehr ein.",
    ),
    (
        play(alone(seat("", portal=4)), "place wall mission"),
        "mister easter encounter",
        "At Easter Island you reveal 3 encounters and choose one. No bonus: your engine room is "
        "empty.",
        "Bei der Osterinsel deckst du 3 Begegnungen auf und wählst eine. Kein Bonus: Dein "
        "Maschinenraum ist leer.",
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
        "Du zahlst 1 Steam und 1 T.I.M.E.-Kristall aus deiner Midas-Maschine. Dann gehört dir "
        "die Expedition Burg Himeji.",
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
    assert WORDS.explain(view, move, reader_of("en", match, match.actor)) == english
    assert WORDS.explain(view, move, reader_of("de", match, match.actor)) == german
