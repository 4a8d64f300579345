"""Spieluhr: modern tabletop games, exactly by their rules."""

import os

INTERPRETED = os.environ.get("SPIELUHR_INTERPRETED", "") not in ("", "0")

if INTERPRETED:
    from spieluhr import interpreted

    interpreted.install()
