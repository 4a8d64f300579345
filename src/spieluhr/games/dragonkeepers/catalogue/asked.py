"""What players are asked, and what those hear who wait."""

from typing import Final

from spieluhr.games.dragonkeepers.catalogue.kind import Sentences

# Asked of the actor; `.done` where no page can be changed, `.none` where the hand has no lay.
PROMPT: Final[Sentences] = {
    "last": (
        "The last turn: no card is left to take.",
        "Der letzte Zug: Es gibt keine Karte mehr zu nehmen.",
    ),
    "chest": ("You may also open a chest.", "Du darfst auch eine Truhe öffnen."),
    "take": (
        "Take a card from the display. The book now asks for {dragons} and gives {reward}.",
        "Nimm eine Karte aus der Auslage. Das Buch verlangt jetzt {dragons:den} und gibt {reward}.",
    ),
    "take.more": (
        "Take another card ({cards} so far), or stop. The book asks for {dragons} "
        "and gives {reward}.",
        "Nimm noch eine Karte (bisher {cards}), oder höre auf. Das Buch verlangt {dragons:den} "
        "und gibt {reward}.",
    ),
    "take.paid": (
        "Take your fourth card. The book asks for {dragons} and gives {reward}.",
        "Nimm deine vierte Karte. Das Buch verlangt {dragons:den} und gibt {reward}.",
    ),
    "crystal": (
        "Give back a crystal to take a fourth card, or stop.",
        "Gib einen Kristall zurück und nimm eine vierte Karte, oder höre auf.",
    ),
    "act": (
        "Change the book, lay {dragons} for {reward}, or pass.",
        "Ändere das Buch, lege {dragons:den} für {reward}, oder passe.",
    ),
    "act.none": (
        "The book asks for {dragons} and gives {reward}, but you cannot lay that. "
        "Change the book, or pass.",
        "Das Buch verlangt {dragons:den} und gibt {reward}, aber das kannst du nicht legen. "
        "Ändere das Buch, oder passe.",
    ),
    "act.done": (
        "Lay {dragons} for {reward}, or pass.",
        "Lege {dragons:den} für {reward}, oder passe.",
    ),
    "act.done.none": (
        "The book asks for {dragons} and gives {reward}, but you cannot lay that: pass.",
        "Das Buch verlangt {dragons:den} und gibt {reward}, aber das kannst du nicht legen: Passe.",
    ),
    "act.bound": (
        "The {chest} is open: now lay {dragons} for {reward}.",
        "Die {chest} ist offen: Lege jetzt {dragons:den} für {reward}.",
    ),
    "return": (
        "Take the next {colour} dragon back to your hand as well, or stop.",
        "Nimm auch den nächsten {colour:en} Drachen zurück auf die Hand, oder höre auf.",
    ),
    "lay": (
        "Choose the next dragon. You lay {dragons} for {reward}; still to lay: {left}.",
        "Wähle den nächsten Drachen. Du legst {dragons:den} für {reward}, noch zu legen: {left}.",
    ),
    "end": (
        "The {colour} stack is new: choose the left or the right end of your row.",
        "Der {colour:e} Stapel ist neu: Wähle das linke oder das rechte Ende deiner Reihe.",
    ),
    "along": (
        "You may lay along: {dragons} for {reward}. Lay, or pass.",
        "Du darfst mitlegen: {dragons:den} für {reward}. Lege, oder passe.",
    ),
    "along.none": (
        "The book asks for {dragons}, and you cannot lay that along: pass.",
        "Das Buch verlangt {dragons:den}, und das kannst du nicht mitlegen: Passe.",
    ),
}

# Said to those who wait, and while chance decides.
WAITING: Final[Sentences] = {
    "setup": ("The table is being set up.", "Das Spiel wird aufgebaut."),
    "take": ("{name} takes cards from the display.", "{name} nimmt Karten aus der Auslage."),
    "refill": ("The display is being filled.", "Die Auslage wird aufgefüllt."),
    "crystal": (
        "{name} may give back a crystal for a fourth card.",
        "{name} darf für eine vierte Karte einen Kristall zurückgeben.",
    ),
    "act": (
        "{name} may change the book and lay dragons. It asks for {dragons} and gives {reward}.",
        "{name} darf das Buch ändern und Drachen legen. Es verlangt {dragons:den} "
        "und gibt {reward}.",
    ),
    "act.bound": (
        "{name} has opened the {chest} and lays {dragons} for {reward}.",
        "{name} hat die {chest} geöffnet und legt {dragons:den} für {reward}.",
    ),
    "return": (
        "{name} takes {colour} dragons back to the hand.",
        "{name} nimmt {colour:e} Drachen zurück auf die Hand.",
    ),
    "lay": (
        "{name} lays {dragons}; still to lay: {left}.",
        "{name} legt {dragons:den}, noch zu legen: {left}.",
    ),
    "end": (
        "{name} chooses an end of the row for the {colour} stack.",
        "{name} wählt für den {colour:en} Stapel ein Ende der Reihe.",
    ),
    "along": (
        "{name} is asked to lay along: {dragons} for {reward}.",
        "{name} darf mitlegen: {dragons:den} für {reward}.",
    ),
    "pearls": ("The pearls are being turned over.", "Die Perlen werden aufgedeckt."),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
}
