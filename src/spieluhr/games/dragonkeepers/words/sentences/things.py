"""What things are called: chests, phases, rewards, and other parts of sentences."""

from typing import Final

from spieluhr.core.words import Both, Sentences

TITLE: Final[Both] = ("Dragonkeepers", "Drachenhüter")

CHESTS: Final[Sentences] = {
    "wind": ("wind chest", "Windtruhe"),
    "return": ("return chest", "Rückkehrtruhe"),
    "barter": ("barter chest", "Tauschtruhe"),
    "thrift": ("thrift chest", "Spartruhe"),
    "key": ("key chest", "Schlüsseltruhe"),
    "page": ("page chest", "Seitentruhe"),
}

# What a chest can do, without its full stop.
POWERS: Final[Sentences] = {
    "wind": (
        "the display cards go under their piles and are replaced",
        "Die Karten der Auslage kommen unter ihre Stapel und werden ersetzt",
    ),
    "return": (
        "up to two dragons from the top of a stack return to hand",
        "Bis zu zwei Drachen kommen oben von einem Stapel zurück auf die Hand",
    ),
    "barter": (
        "a backlight dragon from the supply goes to hand",
        "Ein Gegenlicht-Drache aus dem Vorrat kommt auf die Hand",
    ),
    "thrift": (
        "one dragon fewer is enough for the page’s reward",
        "Ein Drache weniger reicht für die Belohnung der Seite",
    ),
    "key": (
        "dragons may be laid on the closed stack of that colour",
        "Drachen dürfen auf den geschlossenen Stapel dieser Farbe gelegt werden",
    ),
    "page": (
        "the number counts one higher or one lower, and so does its reward",
        "Die Zahl gilt um eins höher oder niedriger, und ihre Belohnung auch",
    ),
}

PHASES: Final[Sentences] = {
    "setup": ("set-up", "Aufbau"),
    "take": ("taking cards", "Karten nehmen"),
    "refill": ("refilling the display", "Auslage auffüllen"),
    "crystal": ("a fourth card", "vierte Karte"),
    "act": ("changing the book and laying", "Buch ändern und auslegen"),
    "return": ("taking back", "Zurücknehmen"),
    "lay": ("laying dragons", "Drachen auslegen"),
    "end": ("new stack", "neuer Stapel"),
    "along": ("joining in", "Mitauslegen"),
    "pearls": ("values of the pearls", "Werte der Perlen"),
    "over": ("the end", "Ende"),
}

# So many of something; German as the object of a sentence.
COUNTED: Final[Sentences] = {
    "card.one": ("1 card", "1 Karte"),
    "card.many": ("{count} cards", "{count} Karten"),
    "point.one": ("1 point", "1 Punkt"),
    "point.many": ("{count} points", "{count} Punkte"),
    "piece.one": ("1 piece", "1 Stück"),
    "piece.many": ("{count} pieces", "{count} Stücke"),
    "lowest.one": ("the lowest amulet piece", "das niedrigste Amulett-Stück"),
    "lowest.many": ("the {count} lowest amulet pieces", "die {count} niedrigsten Amulett-Stücke"),
    "highest.one": ("the highest amulet piece", "das höchste Amulett-Stück"),
    "highest.many": ("the {count} highest amulet pieces", "die {count} höchsten Amulett-Stücke"),
    "crystal.one": ("1 crystal", "1 Kristall"),
    "crystal.many": ("{count} crystals", "{count} Kristalle"),
    "backlight.one": ("1 backlight dragon", "1 Gegenlicht-Drachen"),
    "backlight.many": ("{count} backlight dragons", "{count} Gegenlicht-Drachen"),
    "egg.one": ("1 golden egg", "1 goldenes Ei"),
    "egg.many": ("{count} golden eggs", "{count} goldene Eier"),
}

SMALL: Final[Sentences] = {
    "piece": ("an amulet piece (value {value})", "ein Amulett-Stück (Wert {value})"),
    "pieces": (
        "{count} amulet pieces (values {values})",
        "{count} Amulett-Stücke (Werte {values})",
    ),
    "pearl": ("a {colour} pearl", "eine {colour:e} Perle"),
    "coat": ("a coat of arms (value {value})", "ein Wappen der Vielfalt (Wert {value})"),
    # Why nothing can be laid.
    "why.closed": ("your {colour} stack is closed", "Dein {colour:er} Stapel ist geschlossen"),
    "why.no-real": ("you have no {colour} dragon", "Du hast keinen {colour:en} Drachen"),
    "why.too-few": (
        "the book asks for {dragons}, you have {held}",
        "Das Buch verlangt {dragons:den}, du hast {held}",
    ),
    "why.too-few.jokers": (
        "the book asks for {dragons}, you have {held} with jokers",
        "Das Buch verlangt {dragons:den}, du hast mit Jokern {held}",
    ),
}
