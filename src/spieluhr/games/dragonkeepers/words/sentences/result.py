"""How it ended and why, and where the points came from."""

from typing import Final

from spieluhr.core.words import Sentences

# First who won; then how, and why it ended.
RESULT: Final[Sentences] = {
    "won": ("{name} has won.", "{name} hat gewonnen."),
    "won.me": ("You have won.", "Du hast gewonnen."),
    "shared": ("{names} share the win.", "{names} teilen sich den Sieg."),
    "shared.me": ("You share the win with {names}.", "Du teilst dir den Sieg mit {names}."),
    "lead": ("{points}, {lead} more than {other}.", "{points}, {lead} mehr als {other}."),
    "tie-break": (
        "Tied on {points}: more dragons laid decides it ({counted}).",
        "Gleichstand bei {points:n}: Es entscheiden die ausgelegten Drachen ({counted}).",
    ),
    "level": (
        "Tied on {points} and on dragons laid ({counted}).",
        "Gleichstand bei {points:n} und auch bei den ausgelegten Drachen ({counted}).",
    ),
    "amulets": (
        "The game ended with {amulets} finished amulets.",
        "Spielende: {amulets} Amulette sind vollendet.",
    ),
    "book": (
        "The game ended when the book had no cards left to take.",
        "Spielende: Das Magische Buch hat keine Karten mehr.",
    ),
    "turns": (
        "The game ended after {turn} turns.",
        "Spielende: {turn} Züge sind gespielt.",
    ),
}

SCORES: Final[Sentences] = {
    "title": ("Points", "Punkte"),
    "pieces": ("Amulet pieces", "Amulett-Stücke"),
    "pearls": ("Pearls", "Perlen"),
    "eggs": ("Golden eggs", "Goldene Eier"),
    "coats": ("Coat of arms", "Wappen der Vielfalt"),
    # Where most of the winner's lead came from.
    "by.pieces": (
        "The amulet pieces made the difference: {more} to {less}.",
        "Den Unterschied machten die Amulett-Stücke: {more} zu {less}.",
    ),
    "by.pearls": (
        "The pearls made the difference: {more} to {less}.",
        "Den Unterschied machten die Perlen: {more} zu {less}.",
    ),
    "by.eggs": (
        "The golden eggs made the difference: {more} to {less}.",
        "Den Unterschied machten die goldenen Eier: {more} zu {less}.",
    ),
    "by.coats": (
        "The coat of arms made the difference: {more} to {less}.",
        "Den Unterschied machte das Wappen der Vielfalt: {more} zu {less}.",
    ),
}
