"""What can be wrong with what an agent asks for, in two languages."""

from typing import ClassVar, Final

from spieluhr.core.errors import Malformed

SENTENCES: Final = {
    "how-many": (
        "You can play 1 to {most} games at once, not {n}.",
        "Du kannst 1 bis {most} Spiele zugleich spielen, nicht {n}.",
    ),
    "limit": (
        "A game can be cut off after 1 decision or more, not after {limit}.",
        "Ein Spiel kann nach 1 Entscheidung oder mehr abgebrochen werden, nicht nach {limit}.",
    ),
    "processes": (
        "For {n} games you can use 1 to {most} processes, not {processes}.",
        "Für {n} Spiele kannst du 1 bis {most} Prozesse nehmen, nicht {processes}.",
    ),
    "clone-processes": (
        "Games in several processes cannot be cloned or pickled: leave out `processes`.",
        "Spiele in mehreren Prozessen lassen sich nicht kopieren oder speichern: Lass `processes` "
        "weg.",
    ),
    "outlook-processes": (
        "Games in several processes cannot be looked ahead in: leave out `processes`.",
        "In Spielen in mehreren Prozessen lässt sich nicht vorausschauen: Lass `processes` weg.",
    ),
    "process-ended": (
        "One of the processes has ended, so the environment is closed.",
        "Einer der Prozesse ist zu Ende, darum ist die Umgebung geschlossen.",
    ),
    "closed": ("The environment is closed.", "Die Umgebung ist geschlossen."),
    "clone": (
        "The clone is of another environment: game, number of games and seats must be the same.",
        "Die Kopie gehört zu einer anderen Umgebung: Spiel, Anzahl der Spiele und Plätze müssen "
        "gleich sein.",
    ),
    "no-recall": (
        "There is no tensor for perfect recall: it would have to hold the whole log. Use the "
        "information state string, or the observation tensor.",
        "Für vollständige Erinnerung gibt es keinen Tensor: Er müsste das ganze Protokoll "
        "enthalten. Nimm den Text (information state string) oder den Tensor der Beobachtung.",
    ),
    "turns": (
        "There are endgames of 1 to {most} turns, not of {turns}.",
        "Endspiele gibt es mit 1 bis {most} Zügen, nicht mit {turns}.",
    ),
    "too-many-nodes": (
        "This game is too large to be written out: its tree has more than {most} nodes.",
        "Dieses Spiel ist zu groß, um ganz aufgeschrieben zu werden: Sein Baum hat mehr als {most} "
        "Knoten.",
    ),
    "which-table": ("Say which table: {tables}.", "Sag, welcher Tisch: {tables}."),
    "first-table": (
        "There is no table yet: start one first.",
        "Es gibt noch keinen Tisch: Eröffne erst einen.",
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
