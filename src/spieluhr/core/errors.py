"""What can be wrong with what somebody asks for. Each error is a sentence, in two languages."""

from operator import index
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spieluhr.core.reasons import Shape, in_german

# key: (English, German); a sentence may use the facts it is made with.
SENTENCES: Final = {
    "move": ("“{move}” is not a move.", "„{move}“ ist kein Zug."),
    "move-json": ("This is not a move: {problem}.", "Das ist kein Zug: {problem}."),
    "number": ("There is no move number {move}.", "Einen Zug Nummer {move} gibt es nicht."),
    "whole": (
        "{what} must be a whole number, not {value}.",
        "{what} muss eine ganze Zahl sein, nicht {value}.",
    ),
    "options": ("The options are wrong: {problem}.", "Die Optionen passen nicht: {problem}."),
    "position": ("The position is wrong: {problem}.", "Die Stellung ist falsch: {problem}."),
    "record": ("The record is wrong: {problem}.", "Die Aufzeichnung ist falsch: {problem}."),
    "file": ("“{file}”: {problem}.", "„{file}“: {problem}."),
    "bot": (
        "There is no bot “{bot}”; choose from: {bots}.",
        "Den Bot „{bot}“ gibt es nicht; zur Wahl stehen: {bots}.",
    ),
    "bot-class": (
        "“{bot}” is not a bot: {problem}.",
        "„{bot}“ ist kein Bot: {problem}.",
    ),
    "bot-move": (
        "The bot {bot} chose move number {move}, which is not possible now.",
        "Der Bot {bot} hat Zug Nummer {move} gewählt, der jetzt nicht möglich ist.",
    ),
    "no-judgement": (
        "{bot} chooses a move without judging the others.",
        "{bot} wählt einen Zug, ohne die anderen zu bewerten.",
    ),
    "resume": (
        "The folder {folder} cannot be used: {problem}.",
        "Der Ordner {folder} lässt sich nicht verwenden: {problem}.",
    ),
    "game-broken": (
        "The game {game} cannot be loaded: {problem}.",
        "Das Spiel {game} lässt sich nicht laden: {problem}.",
    ),
    "not-installed": (
        '{package} is not installed: pip install "spieluhr[{extra}]"',
        '{package} ist nicht installiert: pip install "spieluhr[{extra}]"',
    ),
    "illegal": ("“{move}” is not possible now.", "„{move}“ ist jetzt nicht möglich."),
    "illegal-why": ("“{move}” is not possible: {why}", "„{move}“ geht nicht: {why}"),
    "action": (
        "Action {action} is not legal in game {index}.",
        "Aktion {action} ist in Spiel {index} nicht erlaubt.",
    ),
    "actions": ("The actions are wrong: {problem}.", "Die Aktionen passen nicht: {problem}."),
    "no-dice": (
        "Chance decides now, and this match has no dice of its own: give some to settle().",
        "Jetzt entscheidet der Zufall, und dieses Spiel hat keine eigenen Würfel: Gib settle() "
        "welche.",
    ),
    "turn": ("It is not your turn.", "Du bist nicht an der Reihe."),
    "chance": ("Chance decides now.", "Jetzt entscheidet der Zufall."),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "stale": (
        "Too late: the table has moved on (it is at {now}, not {version}). Look again.",
        "Zu spät: Am Tisch ging es schon weiter (er steht bei {now}, nicht {version}). "
        "Schau noch einmal hin.",
    ),
    "undo-nothing": ("There is nothing to take back.", "Es gibt nichts zurückzunehmen."),
    "undo-chance": (
        "Chance has decided since: that cannot be taken back.",
        "Seitdem hat der Zufall entschieden: Das lässt sich nicht zurücknehmen.",
    ),
    "undo-reveal": (
        "Hidden cards were revealed since: that cannot be taken back.",
        "Seitdem wurden verdeckte Karten gezeigt: Das lässt sich nicht zurücknehmen.",
    ),
    "undo-other": (
        "Somebody else has decided since: that cannot be taken back.",
        "Seitdem hat jemand anders entschieden: Das lässt sich nicht zurücknehmen.",
    ),
    "game": (
        "There is no game “{game}”; choose from: {games}.",
        "Das Spiel „{game}“ gibt es nicht; zur Wahl stehen: {games}.",
    ),
    "seats": (
        "Players in this game of {game}: {allowed}, not {seats}.",
        "Spieler bei dieser Partie {game}: {allowed}, nicht {seats}.",
    ),
    "seat": (
        "There is no seat {seat}, only 0 to {last}.",
        "Platz {seat} gibt es nicht, nur 0 bis {last}.",
    ),
    "layout": (
        "Observations of {game} have layout {known}, not {version}.",
        "Beobachtungen von {game} gibt es im Layout {known}, nicht {version}.",
    ),
    "data": (
        "The data set {data} of {game} is missing here.",
        "Der Datensatz {data} von {game} fehlt hier.",
    ),
    "data-field": (
        "The data are wrong at “{field}”: {problem}.",
        "Die Daten sind falsch bei „{field}“: {problem}.",
    ),
    "table-over": ("The game is not over yet.", "Das Spiel ist noch nicht zu Ende."),
    "table-seats": ("The seats are wrong: {problem}.", "Die Plätze passen nicht: {problem}."),
    "rules-version": (
        "The record follows version {version} of the rules of {game}; known versions: {known}.",
        "Die Aufzeichnung folgt Version {version} der Regeln von {game}; bekannt sind: {known}.",
    ),
}


# What is wrong with a step of a record is quoted as its reason, without the full stop.
QUOTED: Final = [
    Shape(SENTENCES[key][0].rstrip("."), SENTENCES[key][1].rstrip("."))
    for key in ("move", "number", "illegal", "turn", "chance", "over")
]


@mypyc_attr(allow_interpreted_subclasses=True)
class SpieluhrError(Exception):
    """A mistake of a user or a caller. Nothing was changed by it.

    `sentences` by key, in English and German. Other layers have errors of their own, each a class
    of this family with its own sentences.
    """

    sentences: ClassVar[dict[str, tuple[str, str]]] = SENTENCES

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Facts travel along between processes."""
        return _remade, (type(self), self.key, self.facts)

    def sentence(self, lang: str = "en") -> str:
        """In English or German; a fact may itself be a pair of both."""
        column = 1 if lang == "de" else 0
        facts = {k: v[column] if isinstance(v, tuple) else v for k, v in self.facts.items()}
        reason = facts.get("problem")
        if column == 1 and isinstance(reason, str) and not isinstance(self.facts["problem"], tuple):
            facts["problem"] = (
                in_german(reason, QUOTED) or f"Einzelheiten nur auf Englisch: {reason}"
            )
        return self.sentences[self.key][column].format(**facts)

    def __str__(self) -> str:
        return self.sentence()


def _remade(kind: type[SpieluhrError], key: str, facts: dict[str, object]) -> SpieluhrError:
    return kind(key, **facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Malformed(SpieluhrError):
    """It cannot be read at all: no such move, option, position or record."""


def whole(value: object, what: tuple[str, str]) -> int:
    """As a number of Python's own, also from numpy's; Malformed if it is none."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        raise Malformed("whole", what=what, value=f"{value!r:.40}") from None


class Illegal(SpieluhrError):
    """A move of the game, but not one of the legal ones now."""


class NotYourTurn(SpieluhrError):
    """Somebody else decides, or chance, or the game is over; or it is not over yet."""


class Stale(SpieluhrError):
    """Meant for an earlier version of the table."""


class NoUndo(SpieluhrError):
    """What happened since cannot be made unseen."""


class Reason(ValueError):
    """Why a value is refused where it is read, in English and German."""

    def __init__(self, english: str, german: str) -> None:
        super().__init__(english)
        self.both = english, german
