"""What can be wrong with a command, in two languages."""

from typing import ClassVar, Final

from spieluhr.core.errors import Malformed

SENTENCES: Final = {
    "line": ("Line {line}: {problem}.", "Zeile {line}: {problem}."),
    "soak": (
        "The game with seed {seed} failed at step {step}: {problem}",
        "Das Spiel mit Startwert {seed} scheiterte bei Schritt {step}: {problem}",
    ),
    "no-data": ("{game} has no data to replace.", "{game} hat keine ersetzbaren Daten."),
    "hints-off": (
        "No hints against people: this table was opened without them.",
        "Keine Tipps gegen Menschen: Dieser Tisch wurde ohne Tipps eröffnet.",
    ),
}


class CommandError(Malformed):
    """A command that cannot be carried out."""

    sentences: ClassVar = SENTENCES
