"""Which rules and values are those of the box."""

from typing import Final

from spieluhr.core.schema import About

ABOUT: Final[About] = About(
    origin=(
        "Rules as in the original, but nearly all card values are reconstructed.",
        "Regeln wie im Original, aber fast alle Kartenwerte sind von uns ergänzt.",
    )
)
