"""Which rules and values are those of the box."""

from typing import Final

from spieluhr.core.schema import About

ABOUT: Final[About] = About(
    origin=(
        "Rules as in the original; card counts, start cards and most rewards are reconstructed.",
        "Regeln wie im Original; Kartenanzahl, Startkarten und die meisten Belohnungen sind von "
        "uns ergänzt.",
    )
)
