"""The question that comes with every lay of somebody else: will you join in? (DK-3.9)"""

from typing import Final

from spieluhr.core.standing import Standing
from spieluhr.games.dragonkeepers.knowledge.schema import View


def _is_asked(view: View) -> bool:
    """Everybody is asked, clockwise, whatever the hand (DK-3.9)."""
    return view.table.phase == "along"


STANDING: Final = (
    Standing(
        key="along",
        move="pass",
        is_asked=_is_asked,
        label=("When others lay dragons", "Wenn andere Drachen auslegen"),
        says=("Pass for me", "Für mich passen"),
        chance=("I could join in", "ich mitauslegen könnte"),
    ),
)
