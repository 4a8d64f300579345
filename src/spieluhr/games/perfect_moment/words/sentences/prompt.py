"""What players are asked, and what those who wait hear."""

from typing import Final

from spieluhr.core.words import Sentences

# Asked of the actor, by step; `do.step` where it is another question, `.solo` alone.
PROMPT: Final[Sentences] = {
    "own": (
        "Choose a card for your display and which item faces you.",
        "Welche Karte kommt in deine Auslage, und was zeigt zu dir?",
    ),
    "give": (
        "Choose a card for {other:your} display and which item faces you.",
        "Welche Karte kommt in die Auslage {other:von}, und was zeigt zu dir?",
    ),
    "end": (
        "Put one card under the deck or on top; the other is your plan.",
        "Lege eine Karte unter oder auf den Nachziehstapel; die andere ist dein Plan.",
    ),
    "end.solo": (
        "Put one card under the deck; the other is your plan.",
        "Lege eine Karte unter den Nachziehstapel; die andere ist dein Plan.",
    ),
    "face": (
        "Paradox: {card}. Which item faces the deck?",
        "Paradoxon: {card}. Welcher Gegenstand zeigt zum Nachziehstapel?",
    ),
    "face.echo": (
        "{card:Cap} joins Echo's display. Which item faces you?",
        "{card:Cap} kommt in Echos Auslage. Welcher Gegenstand zeigt zu dir?",
    ),
    "face.own": (
        "{card:Cap} joins your display. Which item faces you?",
        "{card:Cap} kommt in deine Auslage. Welcher Gegenstand zeigt zu dir?",
    ),
    "act": (
        "Use an item ({uses} left), score a card or end your turn.",
        "Nutze einen Gegenstand (noch {uses}), werte eine Karte oder beende deinen Zug.",
    ),
    "act.use": (
        "Nothing to score yet: use an item ({uses} left) or end your turn.",
        "Noch nichts zu werten: Nutze einen Gegenstand (noch {uses}) oder beende deinen Zug.",
    ),
    "act.score": (
        "No uses left: score a card or end your turn.",
        "Keine Nutzung mehr: Werte eine Karte oder beende deinen Zug.",
    ),
    "act.end": (
        "No uses left and nothing to score: end your turn.",
        "Keine Nutzung mehr und nichts zu werten: Beende deinen Zug.",
    ),
    "turn1": (
        "Map: choose a card of your display to turn around.",
        "„Karte“: Welche Karte deiner Auslage drehst du?",
    ),
    "turn2": (
        "Map: turn your other card around as well?",
        "„Karte“: Drehst du auch die andere?",
    ),
    "bottom": (
        "{item:Cap}: which of your cards do you discard under the deck?",
        "{item:Cap}: Welche deiner Karten wirfst du ab (unter den Nachziehstapel)?",
    ),
    "top": (
        "{item:Cap}: which of your cards do you put back on the deck?",
        "{item:Cap}: Welche deiner Karten legst du auf den Nachziehstapel zurück?",
    ),
    "shed": (
        "{item:Cap}: which card of your display do you put back on the deck?",
        "{item:Cap}: Welche Karte deiner Auslage legst du auf den Nachziehstapel zurück?",
    ),
    "sort": (
        "Gun: first discard what should go under the deck, then put the rest back.",
        "Waffe: Wirf zuerst ab, was weg soll, dann lege den Rest zurück.",
    ),
    "stack": (
        "Tickets: put the cards back one by one; the last one ends up on top.",
        "Tickets: Lege die Karten einzeln zurück; die letzte liegt oben.",
    ),
    "answer": (
        "Armor ({other}): make your plan a fragment for 1 point?",
        "Weste ({other}): Machst du deinen Plan für 1 Punkt zum Fragment?",
    ),
    "answer.solo": (
        "Armor: you decide for Echo. Does its plan fade?",
        "Weste: Du entscheidest für Echo. Soll sein Plan verblassen?",
    ),
    "choose": (
        "Armor: choose an item facing {other} to use twice.",
        "Weste: Welchen Gegenstand, der zu {other:dem} zeigt, nutzt du zweimal?",
    ),
    "swap1": (
        "Flowers: swap your plan with a card of your display, or stop.",
        "Blumen: Tausche deinen Plan gegen eine Karte deiner Auslage oder hör auf.",
    ),
    "swap2": (
        "Flowers: swap your plan once more, or stop.",
        "Blumen: Tausche deinen Plan noch einmal oder hör auf.",
    ),
    "pick": (
        "Ring: which of your three cards do you give away?",
        "Ring: Welche deiner drei Karten gibst du her?",
    ),
    "pick.solo": (
        "Ring: you decide for Echo, too. Which card does Echo give away?",
        "Ring: Du entscheidest auch für Echo. Welche Karte gibt Echo her?",
    ),
    "fill": (
        "Fill your display from your hand: which card, and which item faces you?",
        "Fülle deine Auslage aus der Hand auf: Welche Karte, und was zeigt zu dir?",
    ),
    "lay": (
        "Chocolates: which drawn card joins your display, and which item faces you?",
        "Pralinen: Welche gezogene Karte kommt in deine Auslage, und was zeigt zu dir?",
    ),
    "keys.lay": (
        "Keys: which item of the drawn card faces you? You use it at once.",
        "Schlüssel: Was zeigt auf der gezogenen Karte zu dir? Das nutzt du sofort.",
    ),
    "turnother": (
        "Wallet: choose a card of {other:your} display to turn around.",
        "Brieftasche: Welche Karte in der Auslage {other:von} drehst du?",
    ),
    "aces": (
        "Aces: {card} is on top of the deck. What do you do with it?",
        "Asse: Oben liegt {card}. Was machst du damit?",
    ),
    "steal": (
        "Money: choose the fragment you steal.",
        "Geld: Welches Fragment stiehlst du?",
    ),
    "knife": (
        "Knife: {other:your} plan is {card}. Do you score it?",
        "Messer: Der Plan {other:von} ist {card}. Wertest du ihn?",
    ),
    "knife.none": (
        "Knife: {other:your} plan is {card}. You cannot score it.",
        "Messer: Der Plan {other:von} ist {card}. Werten kannst du ihn nicht.",
    ),
}

# Said to those who wait, and while chance decides.
WAITING: Final[Sentences] = {
    "deal": ("The cards are being dealt.", "Die Karten werden ausgeteilt."),
    "draw": ("A card comes from the deck.", "Eine Karte kommt vom Nachziehstapel."),
    "look": (
        "A card of the deck is being looked at.",
        "Eine Karte im Nachziehstapel wird angesehen.",
    ),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "setup": (
        "{who:You} is secretly choosing a job for each card.",
        "{who:Du} gibt jeder Karte geheim eine Aufgabe.",
    ),
    "setup.solo": (
        "{who:You} is choosing a job for each card.",
        "{who:Du} gibt jeder Karte eine Aufgabe.",
    ),
    "act": ("{who:Your} turn.", "{who:Du} ist am Zug."),
    "face": (
        "{who:You} is choosing which way the paradox faces.",
        "{who:Du} wählt die Ausrichtung des Paradoxons.",
    ),
    "answer": (
        "Armor: {who:you} may make the plan a fragment.",
        "Weste: {who:Du} darf den Plan zum Fragment machen.",
    ),
    "pick2": (
        "Ring: {who:you} is choosing a card to swap.",
        "Ring: {who:Du} wählt eine Karte zum Tauschen.",
    ),
    "fill": (
        "{who:You} is filling the display from hand.",
        "{who:Du} füllt die Auslage aus der Hand auf.",
    ),
    "echo": (
        "Echo's turn: {who:you} is choosing which way a card faces.",
        "Echos Zug: {who:Du} wählt die Ausrichtung einer Karte.",
    ),
    "item": ("{who:You} is using {item:the}.", "{who:Du} nutzt {item:den}."),
}
