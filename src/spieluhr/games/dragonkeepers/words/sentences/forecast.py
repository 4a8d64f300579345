"""What could happen, in the reasons of hints."""

from typing import Final

from spieluhr.core.words import Sentences

FORECAST: Final[Sentences] = {
    "gain.me": ("You could then get {things}.", "Du könntest dann {things} bekommen."),
    "gain": ("{name} could then get {things}.", "{name} könnte dann {things} bekommen."),
}

THINGS: Final[Sentences] = {
    "piece": ("an amulet piece worth {value}", "ein Amulett-Stück (Wert {value})"),
    "pearl": ("a pearl", "eine Perle"),
    "coat": ("the coat of arms worth {value}", "das Wappen der Vielfalt (Wert {value})"),
    "egg": ("an egg", "ein Ei"),
    "backlight": ("a backlight dragon", "einen Gegenlicht-Drachen"),
    "crystal": ("a crystal", "einen Kristall"),
}
