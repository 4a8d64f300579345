"""What can be wrong with what an agent asks for, in two languages."""

from typing import ClassVar, Final

from spieluhr.core.errors import Malformed

SENTENCES: Final = {
    "how-many": (
        "You can play 1 to {most} games at once, not {n}.",
        "Du kannst 1 bis {most} Spiele zugleich spielen, nicht {n}.",
    ),
    "no-table": ("There is no such table.", "Diesen Tisch gibt es nicht."),
    "too-many-tables": (
        "You have {count} unfinished games. Finish or delete one first.",
        "Du hast {count} angefangene Spiele. Beende oder lösche erst eins.",
    ),
    "too-large": (
        "The message is larger than {most} bytes.",
        "Die Nachricht ist größer als {most} Bytes.",
    ),
    "no-hint": ("There is no hint right now.", "Gerade gibt es keinen Tipp."),
}


class ResearchError(Malformed):
    """A table or a batch of games that is not possible."""

    sentences: ClassVar = SENTENCES
