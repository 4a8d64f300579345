"""Spieluhr: modern tabletop games, exactly by their rules."""

import os
from typing import Final

__version__: Final = "0.2.0"

INTERPRETED = os.environ.get("SPIELUHR_INTERPRETED", "") not in ("", "0")

if INTERPRETED:
    from spieluhr import interpreted

    interpreted.install()
