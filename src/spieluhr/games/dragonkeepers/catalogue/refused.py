"""Why a move is not possible: a whole sentence, and never a wrong one."""

from typing import Final

from spieluhr.games.dragonkeepers.catalogue.kind import Sentences

WHY_NOT: Final[Sentences] = {
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "turn": ("It is not your turn to decide.", "Du bist gerade nicht an der Reihe."),
    "wait": ("Chance decides now.", "Jetzt entscheidet der Zufall."),
    "chance": ("Only chance decides that.", "Darüber entscheidet nur der Zufall."),
    "now.take": (
        "You are still taking cards from the display.",
        "Du nimmst noch Karten aus der Auslage.",
    ),
    "now.crystal": (
        "First decide whether you give a crystal for a fourth card.",
        "Entscheide zuerst, ob du für eine vierte Karte einen Kristall gibst.",
    ),
    "now.act": (
        "Now you may change the book and lay dragons; taking is over.",
        "Jetzt darfst du das Buch ändern und Drachen legen, das Nehmen ist vorbei.",
    ),
    "now.return": (
        "First decide whether another dragon comes back from the stack.",
        "Entscheide zuerst, ob noch ein Drache vom Stapel zurückkommt.",
    ),
    "now.lay": (
        "You have begun to lay: choose the next dragon.",
        "Du legst gerade aus: Wähle den nächsten Drachen.",
    ),
    "now.end": (
        "First choose the end of your row for the new stack.",
        "Wähle zuerst das Ende deiner Reihe für den neuen Stapel.",
    ),
    "now.along": (
        "Who lays along only lays or passes: book, crystals and chests are for the one "
        "whose turn it is.",
        "Wer mitlegt, legt nur oder passt: Buch, Kristalle und Truhen sind für den da, "
        "der am Zug ist.",
    ),
    "bound": (
        "After the {chest} you have to lay at once.",
        "Nach der {chest} musst du sofort legen.",
    ),
    "open": (
        "No card lies at the {side} place of the display.",
        "Am {side:en} Platz der Auslage liegt keine Karte.",
    ),
    "first": ("At least one card must be taken.", "Mindestens eine Karte muss genommen werden."),
    "paid": (
        "You have paid a crystal for this card: take it.",
        "Für diese Karte hast du einen Kristall bezahlt: Nimm sie.",
    ),
    "not-held": ("You do not hold {card:the}.", "Du hast {card:den} nicht auf der Hand."),
    "changed": (
        "You have changed the {side} page already this turn.",
        "Du hast die {side:e} Seite in diesem Zug schon geändert.",
    ),
    "colour": (
        "The book asks for {colour} dragons; {card:the} does not fit.",
        "Das Buch verlangt {colour:e} Drachen, {card:der} passt nicht.",
    ),
    "joker-first": (
        "Real dragons come first; backlight dragons only stand in for missing ones.",
        "Echte Drachen kommen zuerst, Gegenlichtdrachen ersetzen nur fehlende.",
    ),
    "closed": (
        "Your {colour} stack is closed: it lies between two others.",
        "Dein {colour:er} Stapel ist geschlossen: Er liegt zwischen zwei anderen.",
    ),
    "no-real": (
        "You hold no {colour} dragon, and backlight dragons alone are not enough.",
        "Du hast keinen {colour:en} Drachen, und Gegenlichtdrachen allein genügen nicht.",
    ),
    "too-few": (
        "You need {dragons}; your hand with its backlight dragons has only {held}.",
        "Nötig: {dragons}; deine Hand hat mit Gegenlichtdrachen nur {held}.",
    ),
    "order": (
        "The cards of a lay come in a fixed order: {card:the} belongs before {last:the}.",
        "Ausgelegt wird in fester Reihenfolge: {card:der} gehört vor {last:den}.",
    ),
    "too-late": (
        "The cards of a lay come in a fixed order: from {card:the} on your hand has only {held} "
        "of {left} still needed.",
        "Ausgelegt wird in fester Reihenfolge: Ab {card:dem} hat deine Hand nur noch {held} "
        "von {left} nötigen.",
    ),
    "chest-absent": (
        "The {chest} is not in this game.",
        "Die {chest} ist nicht in diesem Spiel.",
    ),
    "chest-used": (
        "You have used a chest already this turn: the {chest}.",
        "Du hast in diesem Zug schon eine Truhe benutzt: die {chest}.",
    ),
    "no-crystal": (
        "You have no crystal to give for the {chest}.",
        "Du hast keinen Kristall für die {chest}.",
    ),
    "wind-late": (
        "The {chest} can be used only before the first card is taken.",
        "Die {chest} kann nur benutzt werden, bevor die erste Karte genommen ist.",
    ),
    "return-none": (
        "There is no {colour} stack in your row.",
        "In deiner Reihe liegt kein {colour:er} Stapel.",
    ),
    "return-one": (
        "In your {colour} stack lies only one card, and the bottom card stays.",
        "In deinem {colour:en} Stapel liegt nur eine Karte, und die unterste bleibt.",
    ),
    "barter-none": (
        "No backlight dragon is left in the supply.",
        "Im Vorrat ist kein Gegenlichtdrache mehr.",
    ),
    "thrift-one": (
        "The left page shows 1: nothing can be spared.",
        "Die linke Seite zeigt 1: Da lässt sich nichts sparen.",
    ),
    "key-open": (
        "Your row has no closed {colour} stack.",
        "In deiner Reihe liegt kein geschlossener {colour:er} Stapel.",
    ),
    "page-bounds": (
        "The left page shows {number}, and the {chest} only leads to a number from 1 to 5.",
        "Die linke Seite zeigt {number}, und die {chest} führt nur zu einer Zahl von 1 bis 5.",
    ),
}
