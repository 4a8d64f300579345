"""Which rules and values are those of the box."""

from typing import Final

from spieluhr.core.schema import About

ABOUT: Final[About] = About(
    origin=(
        "Rules and cards as in the original.",
        "Regeln und Karten wie im Original.",
    )
)
