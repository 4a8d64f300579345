"""What the terminal itself says, in English and German."""

import os

from spieluhr.core.words import Both, pick

WORDS: dict[str, Both] = {
    "you": ("You", "Du"),
    "player": ("Player {n}", "Spieler {n}"),
    "which": ("What would you like to play?", "Was möchtest du spielen?"),
    "number": ("Number: ", "Nummer: "),
    "no-number": ("Please type a number from 1 to {n}.", "Bitte tippe eine Zahl von 1 bis {n}."),
    "enter": ("Enter to play it", "Eingabetaste: ausführen"),
    "commands": (
        "A number or a move; or: hint, undo, log, save FILE, help, quit",
        "Eine Nummer oder ein Zug; oder: tipp, zurück, log, speichern DATEI, hilfe, ende",
    ),
    "help": (
        "Type the number of a move or the move itself (for example “{example}”).\n"
        "  hint       what every possible move does, how good it is, and why\n"
        "  undo       take back your last decision, as long as it revealed nothing\n"
        "  undo!      take it back anyway; the record will show it\n"
        "  log        what has happened so far\n"
        "  save FILE  write the game to a file; “spieluhr play --load FILE” continues it\n"
        "  quit       leave the table",
        "Tippe die Nummer eines Zuges oder den Zug selbst (zum Beispiel „{example}“).\n"
        "  tipp             was jeder mögliche Zug bewirkt, wie gut er ist und warum\n"
        "  zurück           deine letzte Entscheidung zurücknehmen, solange dadurch nichts\n"
        "                   aufgedeckt wurde\n"
        "  zurück!          trotzdem zurücknehmen; die Aufzeichnung vermerkt es\n"
        "  log              was bisher passiert ist\n"
        "  speichern DATEI  das Spiel speichern; „spieluhr play --load DATEI“ setzt es fort\n"
        "  ende             den Tisch verlassen",
    ),
    "undo-force": (
        "“undo!” takes it back anyway; the record will show it.",
        "„zurück!“ nimmt es trotzdem zurück; die Aufzeichnung vermerkt es.",
    ),
    "taken-back": ("Taken back.", "Zurückgenommen."),
    "saved": ("Saved to {file}.", "Gespeichert in {file}."),
    "save-where": ("Save where? save FILE", "Wohin speichern? speichern DATEI"),
    "exists": (
        "{file} already exists; “save! {file}” replaces it.",
        "{file} gibt es schon; „speichern! {file}“ ersetzt sie.",
    ),
    "loaded": ("The game continues at step {n}.", "Das Spiel geht bei Schritt {n} weiter."),
    "curtain": (
        "{name}, it is your turn. Everyone else, look away; press Enter.",
        "{name}, du bist dran. Alle anderen schauen weg; drück die Eingabetaste.",
    ),
    "goodbye": ("You have left the table.", "Du hast den Tisch verlassen."),
    "log-empty": ("Nothing has happened yet.", "Noch ist nichts passiert."),
    "adviser": ("Your adviser", "Dein Ratgeber"),
    "hint-heading": (
        "Number, move, what an expert thinks of it, what it does, and what could follow:",
        "Nummer, Zug, was ein Experte davon hält, was er tut und was folgen könnte:",
    ),
    "train-commands": (
        "A number or a move; or: show, quit",
        "Eine Nummer oder ein Zug; oder: zeigen, ende",
    ),
    "train-count": ("{n} of {all} solved", "{n} von {all} gelöst"),
    "train-next": ("Enter: next puzzle ", "Eingabetaste: nächstes Rätsel "),
    "daily-which": ("The deals of {day}:", "Die Tagespartien vom {day}:"),
    "daily-done": ("(played: {points})", "(gespielt: {points})"),
    "daily-par": (
        "Par: the master bot made {mean} on average in {runs} runs of this deal and won {won}.",
        "Par: Der Meister-Bot kam in {runs} Durchgängen dieser Partie im Schnitt auf {mean} und "
        "gewann {won}.",
    ),
    "daily-first": ("Your first try counts:", "Dein erster Versuch zählt:"),
    "daily-again": (
        "This try does not count; only the first one without help does:",
        "Dieser Versuch zählt nicht, nur der erste ohne Hilfe:",
    ),
    "against": ("You play against {names}.", "Du spielst gegen {names}."),
    "thinking": ("{name} is thinking …", "{name} überlegt …"),
    "step": ("Step {n} of {of}: {move}", "Schritt {n} von {of}: {move}"),
    "seen-by": ("as {name} sees it", "wie {name} es sieht"),
    "spectator": ("a spectator", "ein Zuschauer"),
    "replay-keys": (
        "Enter: next, b: back, a number: to that step, s: next seat, q: quit",
        "Eingabetaste: weiter, b: zurück, Zahl: zu diesem Schritt, s: nächster Platz, q: Ende",
    ),
    "moves": ("Legal moves:", "Mögliche Züge:"),
    "results": ("Possible chance results:", "Mögliche Ergebnisse des Zufalls:"),
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
    """In German for `de`, else in English; `facts` fill its placeholders."""
    return pick(WORDS[key], lang).format(**facts)


def default_language() -> str:
    """German where the system speaks German, else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return "de" if (spoken or "").lower().startswith("de") else "en"
