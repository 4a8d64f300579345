"""How it ended and why, and where the points came from."""

from typing import Final

from spieluhr.core.words import Sentences

# How it ended and why, line by line.
RESULT: Final[Sentences] = {
    "won.me": ("You have won.", "Du hast gewonnen."),
    "won": ("{name} has won.", "{name} hat gewonnen."),
    "lost.me": ("You have lost.", "Du hast verloren."),
    "lost": ("{name} has lost.", "{name} hat verloren."),
    "drawn": ("A draw.", "Unentschieden."),
    "crystals.me": (
        "You collected all {goal} crystals; {other} has {rest}.",
        "Du hast alle {goal} Kristalle gesammelt; {other} hat {rest}.",
    ),
    "crystals.from-me": (
        "{name} collected all {goal} crystals; you have {rest}.",
        "{name} hat alle {goal} Kristalle gesammelt; du hast {rest}.",
    ),
    "crystals": (
        "{name} collected all {goal} crystals; {other} has {rest}.",
        "{name} hat alle {goal} Kristalle gesammelt; {other} hat {rest}.",
    ),
    "turns": (
        "After turn {turn} the crystals decide: {most} to {rest}.",
        "Nach Zug {turn} entscheiden die Kristalle: {most} zu {rest}.",
    ),
    "solo.crystals.me": (
        "You collected all {goal} crystals.",
        "Du hast alle {goal} Kristalle gesammelt.",
    ),
    "solo.crystals": (
        "{name} collected all {goal} crystals.",
        "{name} hat alle {goal} Kristalle gesammelt.",
    ),
    "solo.pile.me": (
        "The draw pile ran out; you have {crystals} of {goal} crystals.",
        "Der Nachziehstapel ist leer; du hast {crystals} von {goal} Kristallen.",
    ),
    "solo.pile": (
        "The draw pile ran out; {name} has {crystals} of {goal} crystals.",
        "Der Nachziehstapel ist leer; {name} hat {crystals} von {goal} Kristallen.",
    ),
    "shrine.complete": (
        "The shrine shows every colour, every number and every symbol.",
        "Der Schrein zeigt jede Farbe, jede Zahl und jedes Symbol.",
    ),
    "shrine.lacks": ("Missing from the shrine: {missing}.", "Im Schrein fehlt: {missing}."),
}

# Where the crystals came from.
SCORES: Final[Sentences] = {
    "title": ("Crystals", "Kristalle"),
    "paradox": ("Paradoxes", "Paradoxa"),
    "won": ("Duels won", "Duelle gewonnen"),
    "lost": ("Duels lost", "Duelle verloren"),
    "start": ("At the start", "Zu Beginn"),
    # Where most of the winner's lead came from; a duel lost is one the other has won.
    "by.paradox": (
        "Paradoxes made the difference: {more} to {less}.",
        "Den Unterschied machten die Paradoxa: {more} zu {less}.",
    ),
    "by.won": (
        "The duels made the difference: {more} to {less}.",
        "Den Unterschied machten die Duelle: {more} zu {less}.",
    ),
}
