"""A whole turn in one line."""

from typing import Final

from spieluhr.core.words import Sentences

# A whole turn in one short line of a phone, two at the most: parts of it, without a subject.
RECAP: Final[Sentences] = {
    "setup": ("The table is set up.", "Das Spiel ist aufgebaut."),
    "turn": ("{who}: {deeds}.", "{who}: {deeds}."),
    "turn.points": ("{who} +{points}: {deeds}.", "{who} +{points}: {deeds}."),
    # `.only`: nothing else was done.
    "took": ("took {count}", "{count} genommen"),
    "took.only": ("took {cards}", "{cards} genommen"),
    "chest": ("opened the {chest}", "{chest} geöffnet"),
    "book": ("changed the book", "Buch geändert"),
    "laid": ("laid {dragons}", "{dragons} ausgelegt"),
    "laid.for": ("laid {dragons} ({gains})", "{dragons} ausgelegt ({gains})"),
    "dragons.one": ("1 {colour}", "1 {colour:en}"),
    "dragons.many": ("{count} {colour}", "{count} {colour:e}"),
    "pass": ("passed", "gepasst"),
    "piece": ("amulet piece {value}", "Amulett-Stück {value}"),
    "pieces": ("amulet pieces {values}", "Amulett-Stücke {values}"),
    "pearl": ("{colour} pearl", "{colour:e} Perle"),
    "backlight": ("1 backlight dragon", "1 Gegenlicht-Drache"),
    "coat": ("coat of arms {value}", "Wappen der Vielfalt {value}"),
    "joined": ("Joined in: {names}.", "Mitausgelegt: {names}."),
    "joiner": ("{name} +{points}", "{name} +{points}"),
}
