"""What a legal move would do."""

from typing import Final

from spieluhr.games.dragonkeepers.catalogue.kind import Sentences

# Several of them may follow one another.
EXPLAIN: Final[Sentences] = {
    "take": (
        "From the {side} place you take {card:the}.",
        "Vom {side:en} Platz nimmst du {card:den}.",
    ),
    "refill": (
        "The {side} page ({back}) is then turned over into the display, and a new page shows.",
        "Die {side:e} Seite ({back}) wird dann in die Auslage aufgedeckt, "
        "und eine neue Seite erscheint.",
    ),
    "refill.known": (
        "From the book comes {card:the} into the display.",
        "Aus dem Buch kommt {card:der} in die Auslage.",
    ),
    "refill.page": (
        "The {side} page then shows {back}.",
        "Die {side:e} Seite zeigt dann {back}.",
    ),
    "refill.none": ("The place then stays empty.", "Der Platz bleibt dann leer."),
    "stop.take": (
        "You stop after {cards} and turn to the book.",
        "Du hörst nach {cards} auf und wendest dich dem Buch zu.",
    ),
    "stop.crystal": (
        "You take no fourth card and keep {crystals}.",
        "Du nimmst keine vierte Karte und behältst {crystals}.",
    ),
    "stop.return": (
        "The rest of the {colour} stack stays.",
        "Der Rest des {colour:en} Stapels bleibt liegen.",
    ),
    "crystal": (
        "You give back a crystal and take a fourth card.",
        "Du gibst einen Kristall zurück und nimmst eine vierte Karte.",
    ),
    "book": (
        "{card:The} becomes the {side} page. The book then asks for {dragons} and gives {reward}.",
        "{card:Der} wird die {side:e} Seite. Das Buch verlangt dann {dragons:den} "
        "und gibt {reward}.",
    ),
    "book.can": ("You could lay that.", "Das könntest du legen."),
    "book.cannot": (
        "You could not lay that with the rest of your hand.",
        "Das könntest du mit dem Rest deiner Hand nicht legen.",
    ),
    "lay": (
        "You lay {card:the}; still to lay after that: {left}. Together they bring {reward}.",
        "Du legst {card:den}, danach noch zu legen: {left}. Zusammen bringen sie {reward}.",
    ),
    "lay.done": (
        "You lay {card:the} and get {gains}.",
        "Du legst {card:den} und bekommst {gains}.",
    ),
    "lay.new": (
        "You lay {card:the} as the last one; then you choose an end of your row "
        "for the new stack. It brings {reward}.",
        "Du legst {card:den} als letzten, dann wählst du ein Ende deiner Reihe "
        "für den neuen Stapel. Das bringt {reward}.",
    ),
    "end": (
        "The {colour} stack comes to the {side} end of your row. You get {gains}.",
        "Der {colour:e} Stapel kommt an das {side:e} Ende deiner Reihe. Du bekommst {gains}.",
    ),
    "end.closes": (
        "The {other} stack is then closed for good.",
        "Der {other:e} Stapel ist dann für immer geschlossen.",
    ),
    "end.free": ("No stack is closed by it.", "Kein Stapel wird dadurch geschlossen."),
    "ends": (
        "That is the last amulet needed: the game ends with this turn.",
        "Das ist das letzte nötige Amulett: Das Spiel endet mit diesem Zug.",
    ),
    "pass.act": (
        "You lay nothing this turn; the others may lay along.",
        "Du legst in diesem Zug nichts, die anderen dürfen mitlegen.",
    ),
    "pass.along": ("You do not lay along.", "Du legst nicht mit."),
    "again": (
        "From your {colour} stack {card:the} comes back to your hand too.",
        "Von deinem {colour:en} Stapel kommt auch {card:der} zurück auf deine Hand.",
    ),
    "chest": (
        "You give back a crystal for the {chest}: {power}.",
        "Du gibst einen Kristall zurück für die {chest}: {power}.",
    ),
    "chest.return": (
        "From your {colour} stack {card:the} comes back first.",
        "Von deinem {colour:en} Stapel kommt zuerst {card:der} zurück.",
    ),
    "chest.lay": (
        "You must then lay {dragons} for {reward}.",
        "Dann musst du {dragons:den} für {reward} legen.",
    ),
}
