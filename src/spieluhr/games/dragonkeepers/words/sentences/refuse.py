"""Why a move is not possible: a whole sentence, and never a wrong one."""

from typing import Final

from spieluhr.core.words import Sentences

REFUSE: Final[Sentences] = {
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "turn": ("It’s not your turn.", "Du bist nicht an der Reihe."),
    "wait": ("One moment: cards are being drawn.", "Einen Moment: Es werden noch Karten gezogen."),
    "chance": ("That is left to chance.", "Das entscheidet der Zufall."),
    "now.take": ("You are still taking cards.", "Du nimmst noch Karten."),
    "now.crystal": (
        "First decide whether to pay a crystal for a fourth card.",
        "Entscheide zuerst, ob du einen Kristall für eine vierte Karte zahlst.",
    ),
    "now.act": (
        "You have taken your cards: now change the book, lay dragons or pass.",
        "Du hast deine Karten genommen: Ändere jetzt das Buch, lege Drachen aus oder passe.",
    ),
    "now.return": (
        "First decide whether to take back another dragon.",
        "Entscheide zuerst, ob du noch einen Drachen zurücknimmst.",
    ),
    "now.lay": (
        "You have started to lay: choose the next dragon.",
        "Du legst gerade aus: Wähle den nächsten Drachen.",
    ),
    "now.end": (
        "First choose an end of your row for the new stack.",
        "Wähle zuerst ein Ende deiner Reihe für den neuen Stapel.",
    ),
    "now.along": (
        "When you join in, you can only lay or pass: book, crystals and chests are for the player "
        "whose turn it is.",
        "Beim Mitauslegen kannst du nur auslegen oder passen: Buch, Kristalle und Truhen nutzt "
        "nur, wer am Zug ist.",
    ),
    "bound": (
        "After the {chest} you must lay at once.",
        "Nach der {chest} musst du sofort auslegen.",
    ),
    "open": (
        "The {side} place of the display is empty.",
        "In der Auslage liegt {side:s} keine Karte.",
    ),
    "first": ("You must take at least one card.", "Du musst mindestens eine Karte nehmen."),
    "paid": (
        "You have paid a crystal for this card: take it.",
        "Für diese Karte hast du einen Kristall gezahlt: Nimm sie.",
    ),
    "not-held": ("You don’t have {card:the} in hand.", "Du hast {card:den} nicht auf der Hand."),
    "changed": (
        "You have already changed the {side} page this turn.",
        "Du hast die {side:e} Seite in diesem Zug schon geändert.",
    ),
    "colour": (
        "The book asks for {colour} dragons: {card:the} doesn’t fit.",
        "Das Buch verlangt {colour:e} Drachen: {card:Der} passt nicht.",
    ),
    "joker-first": (
        "Lay a real dragon first: backlight dragons only stand in for missing ones.",
        "Lege zuerst einen echten Drachen aus: Gegenlicht-Drachen ersetzen nur fehlende.",
    ),
    "closed": (
        "Your {colour} stack is closed: it lies between two others.",
        "Dein {colour:er} Stapel ist geschlossen: Er liegt zwischen zwei anderen.",
    ),
    "no-real": (
        "You have no {colour} dragon, and backlight dragons alone are not enough.",
        "Du hast keinen {colour:en} Drachen, und Gegenlicht-Drachen allein genügen nicht.",
    ),
    "too-few": (
        "You need {dragons}; with backlight dragons you have only {held}.",
        "Du brauchst {dragons:den}; mit Gegenlicht-Drachen hast du nur {held}.",
    ),
    "order": (
        "Cards are laid in a fixed order: {card:the} comes before {last:the}.",
        "Ausgelegt wird in fester Reihenfolge: {card:Der} gehört vor {last:den}.",
    ),
    "too-late": (
        "Cards are laid in a fixed order: from {card:the} on you have only {held} of the {left} "
        "still needed.",
        "Ausgelegt wird in fester Reihenfolge: Ab {card:dem} hast du nur noch {held} von {left} "
        "nötigen Karten.",
    ),
    "chest-absent": (
        "The {chest} is not in this game.",
        "Die {chest} ist nicht im Spiel.",
    ),
    "chest-used": (
        "You have already opened a chest this turn: the {chest}.",
        "Du hast in diesem Zug schon eine Truhe geöffnet: die {chest}.",
    ),
    "no-crystal": (
        "You have no crystal to open the {chest}.",
        "Du hast keinen Kristall für die {chest}.",
    ),
    "wind-late": (
        "You can only open the {chest} at the start of your turn, before you take a card.",
        "Die {chest} kannst du nur am Anfang deines Zuges öffnen, bevor du eine Karte nimmst.",
    ),
    "return-none": (
        "There is no {colour} stack in your row.",
        "In deiner Reihe liegt kein {colour:er} Stapel.",
    ),
    "return-one": (
        "Your {colour} stack has only one card, and the bottom card stays.",
        "Dein {colour:er} Stapel hat nur eine Karte, und die unterste bleibt liegen.",
    ),
    "barter-none": (
        "There are no backlight dragons left in the supply.",
        "Im Vorrat ist kein Gegenlicht-Drache mehr.",
    ),
    "thrift-one": (
        "The left page shows 1: you can’t lay fewer.",
        "Die linke Seite zeigt 1: Weniger geht nicht.",
    ),
    "key-open": (
        "Your row has no closed {colour} stack.",
        "In deiner Reihe liegt kein geschlossener {colour:er} Stapel.",
    ),
    "page-bounds": (
        "The left page shows {number}, and with the {chest} you can only lay 1 to 5 dragons.",
        "Die linke Seite zeigt {number}, und mit der {chest} kannst du nur 1 bis 5 Drachen "
        "auslegen.",
    ),
}
