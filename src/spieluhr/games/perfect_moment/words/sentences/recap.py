"""A whole turn in one line."""

from typing import Final

from spieluhr.core.words import Sentences

# A turn in one line; several of them may follow one another, the points first.
RECAP: Final[Sentences] = {
    "won": (
        "{who:You} won the game with {points}.",
        "{who:hat} das Spiel mit {points:n} gewonnen.",
    ),
    "ended": ("The game ended with {points}.", "Das Spiel endete mit {points:n}."),
    "score": ("{who:You} scored {points}: {what}.", "{who:hat} {points} geholt: {what}."),
    "what": ("{card} ({target})", "{card} ({target})"),
    "what.fragment": (
        "{card} ({target}, now a fragment)",
        "{card} ({target}, jetzt ein Fragment)",
    ),
    "what.stolen": ("{card} ({target}, stolen)", "{card} ({target}, gestohlen)"),
    "with": ("Used: {items}.", "Genutzt: {items}."),
    "used": ("{who:You} used {items:the}.", "{who:hat} {items:den} genutzt."),
    "used.end": (
        "{who:You} used {items:the} without scoring.",
        "{who:hat} {items:den} genutzt, aber nichts gewertet.",
    ),
    "end": (
        "{who:You} used nothing and scored nothing.",
        "{who:hat} nichts genutzt und nichts gewertet.",
    ),
    "cover": (
        "{who:You} secretly chose a job for each card.",
        "{who:hat} jeder Karte geheim eine Aufgabe gegeben.",
    ),
    "echo.eliminate": (
        "Echo eliminated {card} ({where}).",
        "Echo hat {card} eliminiert ({where}).",
    ),
    "echo.fade": (
        "Echo let {card} fade ({where}).",
        "Echo hat {card} verblassen lassen ({where}).",
    ),
    "echo.nothing": ("Echo eliminated nothing.", "Echo hat nichts eliminiert."),
    "echo.turned": ("Turned around: {cards}.", "Gedreht: {cards}."),
}
