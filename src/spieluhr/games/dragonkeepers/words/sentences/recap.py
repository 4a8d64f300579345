"""A whole turn in one line."""

from typing import Final

from spieluhr.core.words import Sentences

# A whole turn in one line: parts of it, without a subject.
RECAP: Final[Sentences] = {
    "setup": ("The table is set up.", "Das Spiel ist aufgebaut."),
    "turn": ("{who}: {deeds}.", "{who}: {deeds}."),
    "turn.points": ("{who}: +{points}. {deeds}.", "{who}: +{points}. {deeds}."),
    "took": ("took {cards}", "{cards} genommen"),
    "chest": ("opened the {chest}", "{chest} geöffnet"),
    "book": ("changed the book", "Buch geändert"),
    "laid": ("laid {dragons}", "{dragons:den} ausgelegt"),
    "laid.for": ("laid {dragons}: {gains}", "{dragons:den} ausgelegt: {gains}"),
    "pass": ("passed", "gepasst"),
    "piece": ("amulet piece (value {value})", "Amulett-Stück (Wert {value})"),
    "pieces": ("amulet pieces (values {values})", "Amulett-Stücke (Werte {values})"),
    "pearl": ("{colour} pearl", "{colour:e} Perle"),
    "backlight": ("1 backlight dragon", "1 Gegenlicht-Drache"),
    "coat": ("coat of arms (value {value})", "Wappen der Vielfalt (Wert {value})"),
    "joined": ("Joined in: {names}.", "Mitausgelegt: {names}."),
    "joiner": ("{name} +{points}", "{name} +{points}"),
}
