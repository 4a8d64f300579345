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
    "review-what": (
        "Name a record or a folder of records; with --validate, numbers of {game} are tested.",
        "Gib eine Aufzeichnung oder einen Ordner an; mit --validate werden die Zahlen von {game} "
        "geprüft.",
    ),
    "hints-off": (
        "No hints against people: this table was opened without them.",
        "Keine Tipps gegen Menschen: Dieser Tisch wurde ohne Tipps eröffnet.",
    ),
}


class CommandError(Malformed):
    """A command that cannot be carried out."""

    sentences: ClassVar = SENTENCES
