"""What players are asked, and what those who wait are told."""

from typing import Final

from spieluhr.games.perfect_moment.catalogue.kind import Sentences

# Asked of the actor, by step; `do.step` where it is another question, `.solo` alone.
PROMPT: Final[Sentences] = {
    "own": (
        "Choose a card for your own display, and which item faces you.",
        "Wähle eine Karte für die eigene Auslage, und welcher Gegenstand zu dir zeigt.",
    ),
    "give": (
        "Choose a card for {other:your} display, and which item faces you.",
        "Wähle eine Karte für die Auslage {other:von}, und welcher Gegenstand zu dir zeigt.",
    ),
    "end": (
        "One card goes under the deck or on top of it; the other one is your plan.",
        "Eine Karte kommt unter den Stapel oder obenauf, die andere ist dein Plan.",
    ),
    "end.solo": (
        "One card goes under the deck; the other one is your plan.",
        "Eine Karte kommt unter den Stapel, die andere ist dein Plan.",
    ),
    "face": (
        "The paradox is {card}: choose the item that faces the deck.",
        "Das Paradoxon ist {card}: Wähle den Gegenstand, der zum Stapel zeigt.",
    ),
    "face.echo": (
        "{card:Cap} joins Echo's display: choose the item that faces you.",
        "{card:Cap} kommt in Echos Auslage: Wähle den Gegenstand, der zu dir zeigt.",
    ),
    "face.own": (
        "{card:Cap} joins your display: choose the item that faces you.",
        "{card:Cap} kommt in deine Auslage: Wähle den Gegenstand, der zu dir zeigt.",
    ),
    "act": (
        "Use an item ({uses} left), score a card, or end your turn.",
        "Nutze einen Gegenstand (noch {uses}), werte eine Karte oder beende deinen Zug.",
    ),
    "act.use": (
        "Use an item ({uses} left), or end your turn; no card scores now.",
        "Nutze einen Gegenstand (noch {uses}) oder beende deinen Zug; werten geht gerade nicht.",
    ),
    "act.score": (
        "Your items are used: score a card, or end your turn.",
        "Deine Nutzungen sind verbraucht: Werte eine Karte oder beende deinen Zug.",
    ),
    "act.end": (
        "Your items are used and no card scores: end your turn.",
        "Deine Nutzungen sind verbraucht, und werten geht nicht: Beende deinen Zug.",
    ),
    "turn1": (
        "Map: choose a card of your display to turn around.",
        "Karte: Wähle eine Karte deiner Auslage, die du herumdrehst.",
    ),
    "turn2": (
        "Map: turn the other card of your display, too?",
        "Karte: Drehst du auch die andere Karte deiner Auslage herum?",
    ),
    "bottom": (
        "{item:Cap}: choose which of your cards goes under the deck.",
        "{item:Cap}: Wähle, welche deiner Karten unter den Stapel kommt.",
    ),
    "top": (
        "{item:Cap}: choose which of your cards goes on top of the deck.",
        "{item:Cap}: Wähle, welche deiner Karten oben auf den Stapel kommt.",
    ),
    "shed": (
        "{item:Cap}: choose which card of your display goes on top of the deck.",
        "{item:Cap}: Wähle, welche Karte deiner Auslage oben auf den Stapel kommt.",
    ),
    "sort": (
        "Gun: choose a looked-at card and where it goes (those for the bottom first).",
        "Waffe: Wähle eine angesehene Karte und wohin sie kommt (erst die nach unten).",
    ),
    "stack": (
        "Tickets: choose the next card to put back (the last one lies on top).",
        "Tickets: Wähle, welche Karte du als nächste zurücklegst (die letzte liegt oben).",
    ),
    "answer": (
        "Armor of {other}: make your plan a fragment for 1 point?",
        "Die Weste {other:von}: Machst du deinen Plan für 1 Punkt zum Fragment?",
    ),
    "answer.solo": (
        "Armor: you decide for Echo. Shall its plan become the fading card?",
        "Weste: Du entscheidest für Echo. Soll sein Plan verblassen?",
    ),
    "choose": (
        "Armor: choose an item facing {other} that works twice for you.",
        "Weste: Wähle einen Gegenstand, der zu {other:dem} zeigt; er wirkt zweimal für dich.",
    ),
    "swap1": (
        "Flowers: choose a card of your display that becomes your plan, or stop.",
        "Blumen: Wähle eine Karte deiner Auslage, die dein Plan wird, oder hör auf.",
    ),
    "swap2": (
        "Flowers: exchange your plan once more, or stop.",
        "Blumen: Tausch deinen Plan noch einmal, oder hör auf.",
    ),
    "pick": (
        "Ring: choose one of your three cards to give away.",
        "Ring: Wähle eine deiner drei Karten, die du hergibst.",
    ),
    "pick.solo": (
        "Ring: you decide for Echo, too. Which of its cards does it give?",
        "Ring: Du entscheidest auch für Echo. Welche Karte gibt es her?",
    ),
    "fill": (
        "Choose a card of your hand for your display, and which item faces you.",
        "Wähle eine Handkarte für deine Auslage, und welcher Gegenstand zu dir zeigt.",
    ),
    "lay": (
        "Chocolates: choose a drawn card for your display, and which item faces you.",
        "Pralinen: Wähle eine gezogene Karte für deine Auslage, und was davon zu dir zeigt.",
    ),
    "keys.lay": (
        "Keys: choose which item of the drawn card faces you; it works at once.",
        "Schlüssel: Wähle, was von der gezogenen Karte zu dir zeigt; es wirkt sofort.",
    ),
    "turnother": (
        "Wallet: choose which card {other} has in the display turns around.",
        "Brieftasche: Wähle, welche Karte in der Auslage {other:von} sich dreht.",
    ),
    "aces": (
        "Aces: what becomes of {card}, the top card of the deck?",
        "Asse: Was geschieht mit {card}, der obersten Karte des Stapels?",
    ),
    "steal": (
        "Money: choose the fragment that you steal.",
        "Geld: Wähle das Fragment, das du stiehlst.",
    ),
    "knife": (
        "Knife: the plan of {other} is {card}. Do you score it?",
        "Messer: Der Plan {other:von} ist {card}. Wertest du ihn?",
    ),
    "knife.none": (
        "Knife: the plan of {other} is {card}, which you cannot score.",
        "Messer: Der Plan {other:von} ist {card}, den du nicht werten kannst.",
    ),
}

# Said to those who wait, and while chance decides.
WAITING: Final[Sentences] = {
    "deal": ("The cards are being dealt.", "Die Karten werden verteilt."),
    "draw": ("A card comes from the deck.", "Eine Karte kommt vom Stapel."),
    "look": ("The top of the deck is looked at.", "Der Stapel wird oben angesehen."),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "setup": (
        "{who:You} gives each card its purpose, covered.",
        "{who:Du} bestimmt verdeckt, wozu jede Karte dient.",
    ),
    "setup.solo": (
        "{who:You} gives each card its purpose.",
        "{who:Du} bestimmt, wozu jede Karte dient.",
    ),
    "act": (
        "{who:You} uses items, scores a card or ends the turn.",
        "{who:Du} nutzt Gegenstände, wertet eine Karte oder beendet den Zug.",
    ),
    "face": (
        "{who:You} chooses the direction of the paradox.",
        "{who:Du} wählt die Richtung des Paradoxons.",
    ),
    "answer": (
        "Armor: {who:you} decides whether the plan becomes a fragment.",
        "Weste: {who:Du} entscheidet, ob der Plan zum Fragment wird.",
    ),
    "pick2": (
        "Ring: {who:you} chooses a card to give away.",
        "Ring: {who:Du} wählt eine Karte, die weggeht.",
    ),
    "fill": (
        "{who:You} fills the display from the hand.",
        "{who:Du} füllt die Auslage aus der Hand auf.",
    ),
    "echo": (
        "Echo's turn: {who:you} chooses the direction of a card.",
        "Echos Zug: {who:Du} wählt die Richtung einer Karte.",
    ),
    "item": (
        "{who:You} carries out {item:the}.",
        "{who:Du} führt {item:den} aus.",
    ),
}
