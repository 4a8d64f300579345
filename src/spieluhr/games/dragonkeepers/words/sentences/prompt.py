"""What players are asked, and what those who wait hear."""

from typing import Final

from spieluhr.core.words import Sentences

# Asked of the actor, in at most three short lines of a phone. What the book gives is drawn on it.
# `.done` where no page can be changed, `.none` where the hand has no lay.
PROMPT: Final[Sentences] = {
    "last": ("Last turn: no cards left to take.", "Letzter Zug: Es gibt keine Karten mehr."),
    "chest": ("You can also open a chest.", "Du kannst auch eine Truhe öffnen."),
    "take": (
        "Take a card. The book asks for {dragons}.",
        "Nimm eine Karte. Das Buch verlangt {dragons:den}.",
    ),
    "take.more": (
        "Take another card or stop ({cards} so far). The book asks for {dragons}.",
        "Nimm noch eine Karte oder hör auf (bisher {cards}). Das Buch verlangt {dragons:den}.",
    ),
    "take.paid": (
        "Take your fourth card. The book asks for {dragons}.",
        "Nimm deine vierte Karte. Das Buch verlangt {dragons:den}.",
    ),
    "crystal": (
        "Pay a crystal for a fourth card or stop.",
        "Zahle einen Kristall für eine vierte Karte oder hör auf.",
    ),
    "act": (
        "Lay {dragons}, change the book or pass.",
        "Lege {dragons:den} aus, ändere das Buch oder passe.",
    ),
    "act.none": (
        "You can’t lay: {why}. Change the book or pass.",
        "Auslegen geht nicht: {why}. Ändere das Buch oder passe.",
    ),
    "act.done": ("Lay {dragons} or pass.", "Lege {dragons:den} aus oder passe."),
    "act.done.none": (
        "You can’t lay: {why}. All you can do is pass.",
        "Auslegen geht nicht: {why}. Du kannst nur passen.",
    ),
    "act.bound": (
        "The {chest} is open: now lay {dragons}.",
        "Die {chest} ist offen: Lege jetzt {dragons:den} aus.",
    ),
    "return": (
        "Take back the next {colour} dragon too, or stop.",
        "Nimm auch den nächsten {colour:en} Drachen zurück oder hör auf.",
    ),
    "lay": (
        "Choose the next dragon: {left} more to lay.",
        "Wähle den nächsten Drachen (noch {left}).",
    ),
    "end": (
        "Which end of your row gets the {colour} stack?",
        "An welches Ende deiner Reihe kommt der {colour:e} Stapel?",
    ),
    "along": (
        "You may join in: lay {dragons} or pass.",
        "Du darfst mitauslegen: Lege {dragons:den} aus oder passe.",
    ),
    "along.none": ("You can’t join in: {why}.", "Mitauslegen geht nicht: {why}."),
}

# Said to those who wait, and while chance decides.
WAITING: Final[Sentences] = {
    "setup": ("The table is being set up.", "Das Spiel wird aufgebaut."),
    "take": ("{name} is taking cards.", "{name} nimmt Karten."),
    "refill": ("The display is being refilled.", "Die Auslage wird aufgefüllt."),
    "crystal": (
        "{name} may pay a crystal for a fourth card.",
        "{name} darf für einen Kristall eine vierte Karte nehmen.",
    ),
    "act": (
        "{name} may change the book and lay. It asks for {dragons}.",
        "{name} darf das Buch ändern und auslegen. Es verlangt {dragons:den}.",
    ),
    "act.bound": (
        "{name} has opened the {chest} and lays {dragons}.",
        "{name} hat die {chest} geöffnet und legt {dragons:den} aus.",
    ),
    "return": (
        "{name} is taking back {colour} dragons.",
        "{name} nimmt {colour:e} Drachen zurück.",
    ),
    "lay": (
        "{name} is laying {dragons}: {left} more to lay.",
        "{name} legt {dragons:den} aus: noch {left}.",
    ),
    "end": (
        "{name} is choosing an end of the row for the {colour} stack.",
        "{name} wählt ein Ende der Reihe für den {colour:en} Stapel.",
    ),
    "along": ("{name} may join in: {dragons}.", "{name} darf {dragons:den} mitauslegen."),
    "pearls": ("The pearls are being turned over.", "Die Perlen werden aufgedeckt."),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
}
