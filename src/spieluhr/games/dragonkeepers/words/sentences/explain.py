"""What a legal move would do."""

from typing import Final

from spieluhr.core.words import Sentences

# Several of them may follow one another.
EXPLAIN: Final[Sentences] = {
    "take": (
        "You take {card:the} from the {side}.",
        "Du nimmst {card:den} von {side:s}.",
    ),
    "refill": (
        "Then the {side} page ({back}) goes face up into the display, and a new page shows.",
        "Dann kommt die {side:e} Seite ({back}) offen in die Auslage, und eine neue Seite "
        "erscheint.",
    ),
    "refill.known": (
        "{card:The} comes from the book into the display.",
        "{card:Der} kommt aus dem Buch in die Auslage.",
    ),
    "refill.page": (
        "The {side} page then shows {back}.",
        "Die {side:e} Seite zeigt dann {back}.",
    ),
    "refill.none": ("The place then stays empty.", "Der Platz bleibt dann leer."),
    "stop.take": (
        "You stop after {cards} and go on to the book.",
        "Du hörst nach {cards} auf und machst mit dem Buch weiter.",
    ),
    "stop.crystal": (
        "You take no fourth card and keep {crystals}.",
        "Du nimmst keine vierte Karte und behältst {crystals}.",
    ),
    "stop.return": (
        "The rest of your {colour} stack stays.",
        "Der Rest deines {colour:en} Stapels bleibt liegen.",
    ),
    "crystal": (
        "You pay a crystal and take a fourth card.",
        "Du zahlst einen Kristall und nimmst eine vierte Karte.",
    ),
    "book": (
        "{card:The} becomes the {side} page. The book then asks for {dragons} and gives {reward}.",
        "{card:Der} wird zur {side:en} Seite. Das Buch verlangt dann {dragons:den} "
        "und gibt {reward}.",
    ),
    "book.can": ("You can lay that.", "Das kannst du auslegen."),
    "book.cannot": (
        "You can’t lay that with the rest of your hand.",
        "Das kannst du mit deinen übrigen Karten nicht auslegen.",
    ),
    "lay": (
        "You lay {card:the}, then {left} more. Together they bring {reward}.",
        "Du legst {card:den} aus, danach noch {left}. Zusammen bringen sie {reward}.",
    ),
    "lay.done": (
        "You lay {card:the} and get {gains}.",
        "Du legst {card:den} aus und bekommst {gains}.",
    ),
    "lay.new": (
        "You lay {card:the}, then choose an end of your row for the new stack. It brings {reward}.",
        "Du legst {card:den} aus, dann wählst du ein Ende deiner Reihe für den neuen Stapel. "
        "Das bringt {reward}.",
    ),
    "end": (
        "The {colour} stack goes to the {side} end of your row. You get {gains}.",
        "Der {colour:e} Stapel kommt ans {side:e} Ende deiner Reihe. Du bekommst {gains}.",
    ),
    "end.closes": (
        "That closes your {other} stack for good.",
        "Damit ist dein {other:er} Stapel für immer geschlossen.",
    ),
    "end.free": ("It closes no stack.", "Dadurch wird kein Stapel geschlossen."),
    "ends": (
        "That is the last amulet needed: the game ends after this turn.",
        "Damit ist das letzte nötige Amulett vollendet: Nach diesem Zug ist das Spiel zu Ende.",
    ),
    "pass.act": (
        "You lay nothing this turn; the others may still join in.",
        "Du legst in diesem Zug nichts aus; die anderen dürfen trotzdem mitauslegen.",
    ),
    "pass.along": ("You don’t join in.", "Du legst nicht mit aus."),
    "again": (
        "You also take back {card:the} from your {colour} stack.",
        "Du nimmst auch {card:den} von deinem {colour:en} Stapel zurück.",
    ),
    "chest": (
        "You open the {chest} for a crystal: {power}.",
        "Du öffnest für einen Kristall die {chest}: {power}.",
    ),
    "chest.return": (
        "First you take back {card:the} from your {colour} stack.",
        "Zuerst nimmst du {card:den} von deinem {colour:en} Stapel zurück.",
    ),
    "chest.lay": (
        "Then you must lay {dragons} for {reward}.",
        "Dann musst du {dragons:den} auslegen und bekommst {reward}.",
    ),
}
