"""How it ended and why, and where the points came from."""

from typing import Final

from spieluhr.core.words import Sentences

# How it ended and why, line by line.
RESULT: Final[Sentences] = {
    "won.me": ("You have won.", "Du hast gewonnen."),
    "won": ("{who:You} has won.", "{who:Du} hat gewonnen."),
    "tie.me": (
        "A tie, but the last turn was yours: you have won.",
        "Gleichstand, aber der letzte Zug war deiner: Du hast gewonnen.",
    ),
    "tie": (
        "A tie, but the last turn was {who:your}: {who:you} has won.",
        "Gleichstand, aber den letzten Zug hatte {who:Du}: {who:Du} hat gewonnen.",
    ),
    "points": (
        "{who:You} reached {goal} points. Final score: {high} to {low}.",
        "{who:hat} {goal} Punkte erreicht. Endstand: {high} zu {low}.",
    ),
    "deck": (
        "The deck ran out. Final score: {high} to {low}.",
        "Der Nachziehstapel war leer. Endstand: {high} zu {low}.",
    ),
    "quiet": (
        "Nobody scored for {most} turns in a row. Final score: {high} to {low}.",
        "{most} Züge in Folge wurde nichts gewertet. Endstand: {high} zu {low}.",
    ),
    "solo.sum": (
        "{threes} × 3 + {twos} × 2 + {fragments}.",
        "{threes} × 3 + {twos} × 2 + {fragments}.",
    ),
    "solo.deck": ("The deck ran out.", "Der Nachziehstapel war leer."),
    "solo.quiet": (
        "For {most} turns in a row nothing was scored, eliminated or faded.",
        "{most} Züge in Folge wurde nichts gewertet oder eliminiert, und nichts verblasste.",
    ),
    # PM-7.7
    "rank.gone": (
        "{points}: nothing is left of reality.",
        "{points}: Von der Wirklichkeit ist nichts übrig.",
    ),
    "rank.sacrificed": (
        "{points}: reality is saved, at the price of a life.",
        "{points}: Die Wirklichkeit ist gerettet, um den Preis eines Lebens.",
    ),
    "rank.worked": ("{points}: the plan worked.", "{points}: Der Plan ist aufgegangen."),
    "rank.master": ("{points}: space and time obey.", "{points}: Raum und Zeit gehorchen."),
}

# Where the points came from.
SCORES: Final[Sentences] = {
    "title": ("Points", "Punkte"),
    "threes": ("3-point cards", "Karten für 3 Punkte"),
    "twos": ("2-point cards", "Karten für 2 Punkte"),
    "fragments": ("Fragments", "Fragmente"),
    # Where most of the winner's lead came from, in points.
    "by.threes": (
        "The 3-point cards made the difference: {more} to {less} points.",
        "Den Unterschied machten die Karten für 3 Punkte: {more} zu {less} Punkte.",
    ),
    "by.twos": (
        "The 2-point cards made the difference: {more} to {less} points.",
        "Den Unterschied machten die Karten für 2 Punkte: {more} zu {less} Punkte.",
    ),
    "by.fragments": (
        "The fragments made the difference: {more} to {less}.",
        "Den Unterschied machten die Fragmente: {more} zu {less}.",
    ),
}
