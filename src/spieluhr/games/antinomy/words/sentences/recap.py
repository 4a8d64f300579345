"""A whole turn in one line."""

from typing import Final

from spieluhr.core.words import Sentences

# A turn in one line; several of them may follow one another, the crystals first.
RECAP: Final[Sentences] = {
    "won": (
        "{who} won the game with {crystals}.",
        "{who:hat} das Spiel mit {crystals:n} gewonnen.",
    ),
    "won.paradox": (
        "{who} won the game with {crystals}: paradox ({kind}).",
        "{who:hat} das Spiel mit {crystals:n} gewonnen: Paradoxon ({kind}).",
    ),
    "won.duel": (
        "{who} won the game with {crystals}: duel, {score}.",
        "{who:hat} das Spiel mit {crystals:n} gewonnen: Duell, {score}.",
    ),
    "lost": ("{who} lost the game.", "{who:hat} das Spiel verloren."),
    "drawn": ("The game ended in a draw.", "Das Spiel endete unentschieden."),
    "wand": (
        "{who} started at place {place}.",
        "{who:hat} den Zauberstab auf Platz {place} gesetzt.",
    ),
    "paradox": (
        "{who} gained a crystal: paradox ({kind}).",
        "{who:hat} einen Kristall bekommen: Paradoxon ({kind}).",
    ),
    "paradox.swap": (
        "{who} gained a crystal: paradox ({kind}), swapped for {taken}.",
        "{who:hat} einen Kristall bekommen: Paradoxon ({kind}), getauscht gegen {taken:n}.",
    ),
    "duel.won": (
        "{who} took a crystal from {other:you}: duel, {score}.",
        "{who:hat} {other:dir} einen Kristall abgenommen: Duell, {score}.",
    ),
    "duel.lost": (
        "{who} lost a crystal to {other:you}: duel, {score}.",
        "{who:hat} einen Kristall an {other:dich} verloren: Duell, {score}.",
    ),
    "duel.won.free": (
        "{who} won the duel ({score}), but there was no crystal to take.",
        "{who:hat} das Duell gewonnen ({score}), aber es gab keinen Kristall zu holen.",
    ),
    "duel.lost.free": (
        "{who} lost the duel ({score}), but had no crystal to lose.",
        "{who:hat} das Duell verloren ({score}), aber keinen Kristall eingebüßt.",
    ),
    "duel.drawn": (
        "{who} tied the duel, {score}.",
        "{who:hat} im Duell unentschieden gespielt, {score}.",
    ),
    "duel.cards": (
        "{who} played {card} and took {taken}.",
        "{who:hat} {card:den} gespielt und {taken:den} genommen.",
    ),
    "future": (
        "{who} played {card} into the future and took {taken}.",
        "{who:hat} {card:den} in die Zukunft gespielt und {taken:den} genommen.",
    ),
    "past": (
        "{who} played {card} into the past and took {taken}.",
        "{who:hat} {card:den} in die Vergangenheit gespielt und {taken:den} genommen.",
    ),
    "skip": ("{who} skipped the turn.", "{who:hat} ausgesetzt."),
    "replace": ("{drawn:The} replaced {card:the}.", "{drawn:Der} ersetzt jetzt {card:den}."),
    "shrine": ("{card:The} went into the shrine.", "{card:Der} kam in den Schrein."),
    "stones": ("Time stones: {stones}.", "Zeitsteine: {stones}."),
}

# How a duel stood, as a part of the sentences above.
DUEL: Final[Sentences] = {
    "sums": ("{mine} to {theirs}", "{mine} zu {theirs}"),
    "tie-break": (
        "{mine} to {theirs}, tie-break {first} to {second}",
        "{mine} zu {theirs}, im Stechen {first} zu {second}",
    ),
}
