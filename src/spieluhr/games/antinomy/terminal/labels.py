"""What the drawing in the terminal says, English and German side by side."""

from typing import Final

from spieluhr.core.words import Sentences

LEVEL_WORDS: Final[Sentences] = {
    "easy": ("easy", "einfach"),
    "normal": ("normal", "normal"),
    "hard": ("hard", "schwer"),
}

LABELS: Final[Sentences] = {
    "solo": ("solo {level}", "Solo {level}"),
    "with-shrine": ("shrine", "Schrein"),
    "turn": ("turn {turn}", "Zug {turn}"),
    "set-up": ("set-up", "Aufbau"),
    "over": ("the end", "Ende"),
    "supply": ("supply {supply}", "Vorrat {supply}"),
    "codex": ("codex", "Kodex"),
    "my-future": ("your future", "deine Zukunft"),
    "future": ("future", "Zukunft"),
    "past": ("past", "Vergangenheit"),
    "me": ("{name} (you)", "{name} (du)"),
    "pile": ("Draw pile", "Stapel"),
    "stones": ("Time stones", "Zeitsteine"),
    "drawn": ("Drawn", "Gezogen"),
    "unseen": ("Unseen", "Unbekannt"),
    "shrine": ("Shrine", "Schrein"),
    "missing": ("Missing", "Es fehlt"),
    "nothing": ("nothing", "nichts"),
    "removed": ("Removed", "Entfernt"),
}
