"""What could happen, in the reasons of hints."""

from typing import Final

from spieluhr.core.words import Both, Sentences

WHEN: Final[tuple[Both, ...]] = (
    ("This turn", "In diesem Zug"),
    ("Next turn", "Im nächsten Zug"),
    ("On your next turn", "In deinem nächsten Zug"),
)

FORECAST: Final[Sentences] = {
    "paradox.me": (
        "{when} you could form a paradox and gain a crystal.",
        "{when} könntest du ein Paradoxon bilden und einen Kristall bekommen.",
    ),
    "paradox": (
        "{when} {name} could form a paradox and gain a crystal.",
        "{when} könnte {name} ein Paradoxon bilden und einen Kristall bekommen.",
    ),
    "duel.me": (
        "{when} you could win a duel against {other} ({sums}).",
        "{when} könntest du ein Duell gegen {other} gewinnen ({sums}).",
    ),
    "duel": (
        "{when} {name} could win a duel against you ({sums}).",
        "{when} könnte {name} ein Duell gegen dich gewinnen ({sums}).",
    ),
    "free.me": (
        "{when} you could win a duel against {other} ({sums}), but there is no crystal to take.",
        "{when} könntest du ein Duell gegen {other} gewinnen ({sums}), aber es gibt keinen "
        "Kristall zu holen.",
    ),
    "free": (
        "{when} {name} could win a duel against you ({sums}), but you have no crystal to lose.",
        "{when} könnte {name} ein Duell gegen dich gewinnen ({sums}), aber du hast keinen "
        "Kristall zu verlieren.",
    ),
    "over.me": ("{when} you could win the game.", "{when} könntest du das Spiel gewinnen."),
    "over": ("{when} {name} could win the game.", "{when} könnte {name} das Spiel gewinnen."),
    "lost.me": ("{when} you could lose the game.", "{when} könntest du das Spiel verlieren."),
}
