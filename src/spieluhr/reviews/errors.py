"""What can be wrong with a review, in two languages."""

from typing import ClassVar, Final

from spieluhr.core.errors import Malformed

SENTENCES: Final = {
    "level": (
        "There are no reviews of the level “{level}”; choose from: {levels}.",
        "Analysen der Stärke „{level}“ gibt es nicht; zur Wahl stehen: {levels}.",
    ),
    "running": (
        "Only a finished game can be reviewed, and this one is not over yet.",
        "Nur eine beendete Partie lässt sich analysieren, und diese läuft noch.",
    ),
    "no-data-sets": (
        "{game} has no component data that could be changed.",
        "{game} hat keine Komponentendaten, die man ändern könnte.",
    ),
    "change": (
        "A change is KEY=VALUE, such as missions.0.esteem=9, not “{change}”.",
        "Eine Änderung ist SCHLÜSSEL=WERT, etwa missions.0.esteem=9, nicht „{change}“.",
    ),
    "no-key": (
        "The data set has no “{name}”; spieluhr data GAME --show prints what there is.",
        "Der Datensatz hat kein „{name}“; spieluhr data SPIEL --show zeigt, was es gibt.",
    ),
    "no-records": (
        "There is no record in the folder {folder}.",
        "Im Ordner {folder} liegt keine Aufzeichnung.",
    ),
}


class ReviewError(Malformed):
    """A review that cannot be made."""

    sentences: ClassVar = SENTENCES
