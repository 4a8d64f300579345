"""What can be wrong with what somebody asks for. Each error is a sentence, in two languages."""

from typing import Final

# key: (English, German); a sentence may use the facts it is made with.
SENTENCES: Final = {
    "move": ("“{move}” is not a move.", "„{move}“ ist kein Zug."),
    "move-json": ("This is not a move: {problem}.", "Das ist kein Zug: {problem}."),
    "number": ("There is no move number {move}.", "Einen Zug Nummer {move} gibt es nicht."),
    "options": ("The options do not fit: {problem}.", "Die Optionen passen nicht: {problem}."),
    "position": ("The position is wrong: {problem}.", "Die Stellung ist falsch: {problem}."),
    "record": ("The record is wrong: {problem}.", "Die Aufzeichnung ist falsch: {problem}."),
    "file": ("“{file}”: {problem}.", "„{file}“: {problem}."),
    "line": ("Line {line}: {problem}.", "Zeile {line}: {problem}."),
    "bot": (
        "There is no bot “{bot}”. There are: {bots}.",
        "Es gibt keinen Bot „{bot}“. Es gibt: {bots}.",
    ),
    "bots": (
        "{count} bots do not fit at a table of {seats}: at least one, at most one for each seat.",
        "{count} Bots passen nicht an einen Tisch für {seats}: einer bis {seats} dürfen es sein.",
    ),
    "resume": (
        "The folder {folder} cannot be used: {problem}.",
        "Der Ordner {folder} ist nicht zu gebrauchen: {problem}.",
    ),
    "no-ray": (
        "Ray is not installed: install spieluhr[ray].",
        "Ray ist nicht installiert: Installiere spieluhr[ray].",
    ),
    "not-installed": (
        "{package} is not installed: install spieluhr[{extra}].",
        "{package} ist nicht installiert: Installiere spieluhr[{extra}].",
    ),
    "ray": (
        "The Ray cluster at {address} does not answer: {problem}.",
        "Der Ray-Cluster bei {address} antwortet nicht: {problem}.",
    ),
    "soak": (
        "The game with seed {seed} failed at step {step}: {problem}",
        "Das Spiel mit Startzahl {seed} scheiterte bei Schritt {step}: {problem}",
    ),
    "illegal": ("“{move}” is not possible now.", "„{move}“ ist jetzt nicht möglich."),
    "illegal-why": ("“{move}” is not possible: {why}", "„{move}“ geht nicht: {why}"),
    "action": (
        "Action {action} is not legal in game {index}.",
        "Aktion {action} ist in Spiel {index} nicht erlaubt.",
    ),
    "actions": (
        "The actions do not fit: {problem}.",
        "Die Aktionen passen nicht: {problem}.",
    ),
    "how-many": (
        "{n} games cannot be played at once: 1 to {most} can.",
        "{n} Spiele zugleich gehen nicht: 1 bis {most} dürfen es sein.",
    ),
    "turn": ("It is not your turn.", "Du bist nicht an der Reihe."),
    "chance": ("Chance decides now, nobody else.", "Jetzt entscheidet der Zufall."),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "stale": (
        "The table has changed since: it is at version {now}, not {version}.",
        "Der Tisch hat sich geändert: Er steht bei Version {now}, nicht {version}.",
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
        "There is no game “{game}”; there are: {games}.",
        "Ein Spiel „{game}“ gibt es nicht, nur: {games}.",
    ),
    "seats": (
        "{game} is not for {seats} here, but for {allowed}.",
        "{game} ist hier nicht für {seats}, sondern für {allowed}.",
    ),
    "seat": (
        "There is no seat {seat}; seats are 0 to {last}.",
        "Einen Platz {seat} gibt es nicht, nur 0 bis {last}.",
    ),
    "data": (
        "The data set {data} of {game} is not here.",
        "Der Datensatz {data} von {game} ist nicht da.",
    ),
    "data-field": (
        "The data are wrong at “{field}”: {problem}.",
        "Die Daten sind falsch bei „{field}“: {problem}.",
    ),
    "no-data": ("{game} has no data to replace.", "{game} hat keine ersetzbaren Daten."),
    "message": ("This message is wrong: {problem}.", "Diese Nachricht ist falsch: {problem}."),
    "no-table": ("There is no such table.", "Diesen Tisch gibt es nicht."),
    "no-guest": ("You are not known here.", "Du bist hier nicht bekannt."),
    "recovery-used": (
        "This link was used already, or there is a newer one.",
        "Dieser Link wurde schon benutzt, oder es gibt einen neueren.",
    ),
    "table-begun": ("The game has begun.", "Das Spiel hat begonnen."),
    "table-waits": (
        "The game has not begun: a seat is open.",
        "Das Spiel hat nicht begonnen: Ein Platz ist frei.",
    ),
    "table-seated": ("You sit here already.", "Du sitzt schon hier."),
    "table-stranger": ("You do not sit at this table.", "Du sitzt nicht an diesem Tisch."),
    "table-over": ("The game is not over yet.", "Das Spiel ist noch nicht zu Ende."),
    "table-not-away": (
        "Only the seat of somebody can be given away who has to decide and has been gone too long.",
        "Nur ein Platz kann vergeben werden, der am Zug ist und zu lange verlassen war.",
    ),
    "table-seats": (
        "The seats do not fit: {problem}.",
        "Die Plätze passen nicht: {problem}.",
    ),
    "too-many-tables": (
        "You have {count} tables that are not over. Finish one first.",
        "Du hast {count} Tische, die nicht zu Ende sind. Beende erst einen.",
    ),
    "too-fast": ("Too many messages. Slow down.", "Zu viele Nachrichten. Langsamer bitte."),
    "too-large": (
        "The message is larger than {most} bytes.",
        "Die Nachricht ist größer als {most} Bytes.",
    ),
    "name": (
        "A name has 1 to 40 signs that can be seen.",
        "Ein Name hat 1 bis 40 sichtbare Zeichen.",
    ),
    "foreign": (
        "This was sent from another site's page: refused.",
        "Das kam von der Seite eines anderen Anbieters: abgelehnt.",
    ),
    "not-json": (
        "Send JSON, and say so: content-type: application/json.",
        "Schicke JSON und sage es auch: content-type: application/json.",
    ),
    "no-route": ("There is nothing at this address.", "Unter dieser Adresse gibt es nichts."),
    "no-method": (
        "{method} is not possible here, only {allowed}.",
        "{method} geht hier nicht, nur {allowed}.",
    ),
    "restarting": (
        "The server is starting anew; try again in a moment.",
        "Der Server startet gerade neu, versuche es gleich noch einmal.",
    ),
    "broken": (
        "Something went wrong in the server. Nothing was lost; try again.",
        "Im Server ging etwas schief. Nichts ist verloren, versuche es noch einmal.",
    ),
    "bots-only": ("This is for a bot with its token.", "Das ist für einen Bot mit seinem Token."),
    "no-bot": ("You have no such bot.", "Einen solchen Bot hast du nicht."),
    "not-for-bots": ("A bot cannot do this.", "Das kann ein Bot nicht."),
    "too-many-bots": (
        "You have {count} bots; more are not possible.",
        "Du hast {count} Bots, mehr gehen nicht.",
    ),
    "too-many-streams": (
        "This bot listens in {count} places already.",
        "Dieser Bot hört schon an {count} Stellen zu.",
    ),
    "no-hint": ("There is no hint now.", "Jetzt gibt es keinen Tipp."),
    "no-offer": ("Nobody has asked you anything.", "Niemand hat dich etwas gefragt."),
    "no-draw": ("{game} knows no agreed draw.", "{game} kennt kein vereinbartes Unentschieden."),
    "rules-version": (
        "The record follows version {version} of the rules of {game}; known are: {known}.",
        "Die Aufzeichnung folgt Version {version} der Regeln von {game}, bekannt sind: {known}.",
    ),
}


class SpieluhrError(Exception):
    """A mistake of a user or a caller. Nothing was changed by it."""

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
        return SENTENCES[self.key][column].format(**facts)

    def __str__(self) -> str:
        return self.sentence()


def _remade(kind: type[SpieluhrError], key: str, facts: dict[str, object]) -> SpieluhrError:
    return kind(key, **facts)


class Malformed(SpieluhrError):
    """It cannot be read at all: no such move, option, position or record."""


class Illegal(SpieluhrError):
    """A move of the game, but not one of the legal ones now."""


class NotYourTurn(SpieluhrError):
    """Somebody else decides, or chance, or the game is over."""


class Stale(SpieluhrError):
    """Meant for an earlier version of the table."""


class NoUndo(SpieluhrError):
    """What happened since cannot be made unseen."""
