"""What things are called, and other parts of sentences."""

from typing import Final

from spieluhr.core.words import Both, Sentences

TITLE: Final[Both] = ("Antinomy", "Gegensatz")

# What cards have in common.
KINDS: Final[Sentences] = {
    "colour": ("same colour", "gleiche Farbe"),
    "number": ("same number", "gleiche Zahl"),
    "symbol": ("same symbol", "gleiches Symbol"),
}

COUNTED: Final[Sentences] = {
    "step.one": ("1 step", "1 Schritt"),
    "step.many": ("{count} steps", "{count} Schritte"),
    "crystal.one": ("1 crystal", "1 Kristall"),
    "crystal.many": ("{count} crystals", "{count} Kristalle"),
    "range": ("{low} to {high}", "{low} bis {high}"),
}
