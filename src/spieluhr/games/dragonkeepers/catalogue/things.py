"""What things are called: chests, phases, rewards, and other parts of sentences."""

from typing import Final

from spieluhr.games.dragonkeepers.catalogue.kind import Sentences

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
        "the cards of the display go under their piles, and new ones come",
        "Die Karten der Auslage kommen unter ihre Stapel, und neue rücken nach",
    ),
    "return": (
        "up to two dragons come from the top of a stack back to the hand",
        "Bis zu zwei Drachen kommen oben von einem Stapel zurück auf die Hand",
    ),
    "barter": (
        "a backlight dragon comes from the supply to the hand",
        "Ein Gegenlichtdrache kommt aus dem Vorrat auf die Hand",
    ),
    "thrift": (
        "one dragon fewer is enough for the reward of the page",
        "Ein Drache weniger genügt für die Belohnung der Seite",
    ),
    "key": (
        "dragons may be laid on the closed stack of the colour",
        "Drachen dürfen auf den geschlossenen Stapel der Farbe gelegt werden",
    ),
    "page": (
        "the number counts one higher or one lower, and so does its reward",
        "Die Zahl gilt um eins höher oder niedriger, und ihre Belohnung auch",
    ),
}

PHASES: Final[Sentences] = {
    "setup": ("set-up", "Aufbau"),
    "take": ("taking cards", "Karten nehmen"),
    "refill": ("filling the display", "Auslage auffüllen"),
    "crystal": ("a fourth card", "vierte Karte"),
    "act": ("book and lay", "Buch und Auslegen"),
    "return": ("taking back", "Zurücknehmen"),
    "lay": ("laying dragons", "Drachen auslegen"),
    "end": ("new stack", "neuer Stapel"),
    "along": ("laying along", "Mitlegen"),
    "pearls": ("values of the pearls", "Werte der Perlen"),
    "over": ("the end", "Ende"),
}

# So many of something; German as the object of a sentence.
COUNTED: Final[Sentences] = {
    "card.one": ("1 card", "1 Karte"),
    "card.many": ("{count} cards", "{count} Karten"),
    "point.one": ("1 point", "1 Punkt"),
    "point.many": ("{count} points", "{count} Punkte"),
    "lowest.one": ("the lowest amulet piece", "das niedrigste Amulettstück"),
    "lowest.many": ("the {count} lowest amulet pieces", "die {count} niedrigsten Amulettstücke"),
    "highest.one": ("the highest amulet piece", "das höchste Amulettstück"),
    "highest.many": ("the {count} highest amulet pieces", "die {count} höchsten Amulettstücke"),
    "crystal.one": ("1 crystal", "1 Kristall"),
    "crystal.many": ("{count} crystals", "{count} Kristalle"),
    "backlight.one": ("1 backlight dragon", "1 Gegenlichtdrachen"),
    "backlight.many": ("{count} backlight dragons", "{count} Gegenlichtdrachen"),
    "egg.one": ("1 golden egg", "1 goldenes Ei"),
    "egg.many": ("{count} golden eggs", "{count} goldene Eier"),
}

SMALL: Final[Sentences] = {
    "and": ("and", "und"),
    "you": ("you", "du"),
    "nothing": ("nothing", "nichts"),
    "piece": ("amulet piece {value}", "das Amulettstück {value}"),
    "pieces": ("amulet pieces {values}", "die Amulettstücke {values}"),
    "pearl": ("a {colour} pearl", "eine {colour:e} Perle"),
    "coat": ("the coat of arms worth {value}", "das Wappen im Wert von {value}"),
    "eggs": ("{points}", "{points}"),
    "eggs.turned": ("{points} with one turned", "{points} mit einem umgedrehten"),
    "laid": ("{name} {count}", "{name} {count}"),
}
