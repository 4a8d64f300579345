"""Small words: parts of sentences, and labels on the table."""

from typing import Final

from spieluhr.games.antinomy.catalogue.kind import Sentences

# What cards have in common.
KINDS: Final[Sentences] = {
    "colour": ("same colour", "gleiche Farbe"),
    "number": ("same number", "gleiche Zahl"),
    "symbol": ("same symbol", "gleiches Symbol"),
}

COUNTED: Final[Sentences] = {
    "step": ("1 step", "1 Schritt"),
    "steps": ("{count} steps", "{count} Schritte"),
    "crystal": ("1 crystal", "1 Kristall"),
    "crystals": ("{count} crystals", "{count} Kristalle"),
    "range": ("{low} to {high}", "{low} bis {high}"),
}

LEVEL_WORDS: Final[Sentences] = {
    "easy": ("easy", "leicht"),
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
    "pile": ("Pile", "Stapel"),
    "stones": ("Time stones", "Zeitsteine"),
    "drawn": ("Drawn", "Gezogen"),
    "unseen": ("Unseen", "Ungesehen"),
    "shrine": ("Shrine", "Schrein"),
    "missing": ("Missing", "Es fehlt"),
    "nothing": ("nothing", "nichts"),
    "removed": ("Removed", "Entfernt"),
}
