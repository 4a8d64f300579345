"""What the terminal itself says, in English and German."""

import os

from spieluhr.core.words import Both, pick

WORDS: dict[str, Both] = {
    "you": ("You", "Du"),
    "player": ("Player {n}", "Spieler {n}"),
    "which": ("What would you like to play?", "Was möchtest du spielen?"),
    "number": ("Number: ", "Nummer: "),
    "no-number": ("Please type a number from 1 to {n}.", "Bitte tippe eine Zahl von 1 bis {n}."),
    "enter": ("Enter plays it", "Eingabetaste spielt es"),
    "commands": (
        "A number or a move; or: hint, undo, log, save FILE, help, quit",
        "Eine Nummer oder ein Zug; oder: tipp, zurück, log, speichern DATEI, hilfe, ende",
    ),
    "help": (
        "Type the number of a move or the move itself (for example “{example}”).\n"
        "  hint       what every possible move does, and how good it is\n"
        "  undo       take back your last decision, as long as nothing came to light by it\n"
        "  undo!      take it back all the same; the record will say so\n"
        "  log        what has happened so far\n"
        "  save FILE  write the game to a file; “spieluhr play --load FILE” goes on\n"
        "  quit       leave the table",
        "Tippe die Nummer eines Zuges oder den Zug selbst (zum Beispiel „{example}“).\n"
        "  tipp             was jeder mögliche Zug bewirkt und wie gut er ist\n"
        "  zurück           deine letzte Entscheidung zurücknehmen, solange dadurch nichts\n"
        "                   ans Licht kam\n"
        "  zurück!          trotzdem zurücknehmen; die Aufzeichnung vermerkt es\n"
        "  log              was bisher geschah\n"
        "  speichern DATEI  das Spiel sichern; „spieluhr play --load DATEI“ setzt es fort\n"
        "  ende             den Tisch verlassen",
    ),
    "undo-force": (
        "“undo!” takes it back all the same; the record will say so.",
        "„zurück!“ nimmt es trotzdem zurück; die Aufzeichnung vermerkt es.",
    ),
    "taken-back": ("Taken back.", "Zurückgenommen."),
    "saved": ("Saved in {file}.", "Gesichert in {file}."),
    "save-where": ("Save where? save FILE", "Wohin sichern? speichern DATEI"),
    "exists": (
        "{file} exists already; “save! {file}” replaces it.",
        "{file} gibt es schon; „speichern! {file}“ ersetzt sie.",
    ),
    "loaded": ("The game goes on at step {n}.", "Das Spiel geht bei Schritt {n} weiter."),
    "curtain": (
        "{name}, it is your turn. The other one looks away; press Enter.",
        "{name}, du bist dran. Der andere schaut weg; drücke die Eingabetaste.",
    ),
    "goodbye": ("You leave the table.", "Du verlässt den Tisch."),
    "log-empty": ("Nothing has happened yet.", "Noch ist nichts geschehen."),
    "adviser": ("Your adviser", "Dein Ratgeber"),
    "hint-heading": (
        "Number, move, what a good player expects of it (100 %: a sure win), what it does:",
        "Nummer, Zug, was ein guter Spieler davon erwartet (100 %: sicherer Sieg), was er tut:",
    ),
    "thinking": ("{name} is thinking …", "{name} überlegt …"),
    "step": ("Step {n} of {of}: {move}", "Schritt {n} von {of}: {move}"),
    "seen-by": ("as {name} knows it", "wie {name} es kennt"),
    "onlooker": ("an onlooker", "ein Zuschauer"),
    "replay-keys": (
        "Enter: on, b: back, a number: to that step, s: next seat, q: quit",
        "Eingabetaste: weiter, b: zurück, Zahl: zu diesem Schritt, s: nächster Platz, q: Ende",
    ),
    "moves": ("Legal moves:", "Mögliche Züge:"),
    "results": ("Possible results of chance:", "Mögliche Ergebnisse des Zufalls:"),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
}

# What people type, in either language, by what it means.
COMMANDS: dict[str, str] = {
    "undo": "undo",
    "zurück": "undo",
    "zurueck": "undo",
    "undo!": "undo!",
    "zurück!": "undo!",
    "zurueck!": "undo!",
    "hint": "hint",
    "tipp": "hint",
    "log": "log",
    "save": "save",
    "speichern": "save",
    "save!": "save!",
    "speichern!": "save!",
    "help": "help",
    "?": "help",
    "hilfe": "help",
    "quit": "quit",
    "exit": "quit",
    "ende": "quit",
    "q": "quit",
}


def say(lang: str, key: str, **facts: object) -> str:
    return pick(WORDS[key], lang).format(**facts)


def default_language() -> str:
    """German where the system speaks German, else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return "de" if (spoken or "").lower().startswith("de") else "en"
