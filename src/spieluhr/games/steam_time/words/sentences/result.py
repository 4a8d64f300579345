"""How it ended and why, and where the points came from."""

from typing import Final

from spieluhr.core.words import Sentences

# First who won; then how, and why it ended.
RESULT: Final[Sentences] = {
    "won": ("{name} has won.", "{name} hat gewonnen."),
    "won.me": ("You have won.", "Du hast gewonnen."),
    "shared": ("{names} share the win.", "{names} teilen sich den Sieg."),
    "shared.me": ("You share the win with {names}.", "Du teilst dir den Sieg mit {names}."),
    "lead": ("{esteem}, {lead} more than {other}.", "{esteem}, {lead} mehr als {other}."),
    "tie-break": (
        "Tied on {esteem}: the crystals left decide it ({counted}).",
        "Gleichstand bei {esteem}: Es entscheiden die übrigen Kristalle ({counted}).",
    ),
    "level": (
        "Tied on {esteem} and on crystals left ({counted}).",
        "Gleichstand bei {esteem} und auch bei den übrigen Kristallen ({counted}).",
    ),
    "rounds": (
        "The game ended after {rounds} rounds and the missions.",
        "Spielende nach {rounds} Runden und den Aufträgen.",
    ),
}

SCORES: Final[Sentences] = {
    "title": ("Esteem by source", "Ansehen nach Herkunft"),
    "title.rounds": ("Esteem by round", "Ansehen nach Runden"),
    "upgrade": ("Upgrades", "Upgrades"),
    "expedition": ("Expeditions", "Expeditionen"),
    "encounter": ("Encounters", "Begegnungen"),
    "mission": ("Missions", "Aufträge"),
    "card": ("Start player card", "Startspielerkarte"),
    "bonus": ("Generator bonuses", "Generator-Boni"),
    "extra": ("Space extras", "Zugaben der Felder"),
    "before": ("Before", "Vorher"),
    # Where most of the winner's lead came from.
    "by.upgrade": (
        "Upgrades made the difference: {more} to {less}.",
        "Den Unterschied machten die Upgrades: {more} zu {less}.",
    ),
    "by.expedition": (
        "Expeditions made the difference: {more} to {less}.",
        "Den Unterschied machten die Expeditionen: {more} zu {less}.",
    ),
    "by.encounter": (
        "Encounters made the difference: {more} to {less}.",
        "Den Unterschied machten die Begegnungen: {more} zu {less}.",
    ),
    "by.mission": (
        "Missions made the difference: {more} to {less}.",
        "Den Unterschied machten die Aufträge: {more} zu {less}.",
    ),
    "by.card": (
        "The start player card made the difference: {more} to {less}.",
        "Den Unterschied machte die Startspielerkarte: {more} zu {less}.",
    ),
    "by.bonus": (
        "Generator bonuses made the difference: {more} to {less}.",
        "Den Unterschied machten die Generator-Boni: {more} zu {less}.",
    ),
    "by.extra": (
        "Space extras made the difference: {more} to {less}.",
        "Den Unterschied machten die Zugaben der Felder: {more} zu {less}.",
    ),
    "round": ("Round {round}", "Runde {round}"),
    "final": ("Final scoring", "Schlusswertung"),
}
