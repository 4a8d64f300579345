"""What can be wrong with what somebody asks for. Each error is a sentence, in two languages."""

from typing import Final

from spieluhr.core.reasons import Shape, in_german

# key: (English, German); a sentence may use the facts it is made with.
SENTENCES: Final = {
    "move": ("“{move}” is not a move.", "„{move}“ ist kein Zug."),
    "move-json": ("This is not a move: {problem}.", "Das ist kein Zug: {problem}."),
    "number": ("There is no move number {move}.", "Einen Zug Nummer {move} gibt es nicht."),
    "options": ("The options are wrong: {problem}.", "Die Optionen passen nicht: {problem}."),
    "position": ("The position is wrong: {problem}.", "Die Stellung ist falsch: {problem}."),
    "record": ("The record is wrong: {problem}.", "Die Aufzeichnung ist falsch: {problem}."),
    "file": ("“{file}”: {problem}.", "„{file}“: {problem}."),
    "line": ("Line {line}: {problem}.", "Zeile {line}: {problem}."),
    "bot": (
        "There is no bot “{bot}”; choose from: {bots}.",
        "Den Bot „{bot}“ gibt es nicht; zur Wahl stehen: {bots}.",
    ),
    "bots": (
        "A table for {seats} takes 1 to {seats} bots, not {count}.",
        "An einen Tisch für {seats} passen 1 bis {seats} Bots, nicht {count}.",
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
    "ray": (
        "The Ray cluster at {address} does not answer: {problem}.",
        "Der Ray-Cluster bei {address} antwortet nicht: {problem}.",
    ),
    "soak": (
        "The game with seed {seed} failed at step {step}: {problem}",
        "Das Spiel mit Startwert {seed} scheiterte bei Schritt {step}: {problem}",
    ),
    "illegal": ("“{move}” is not possible now.", "„{move}“ ist jetzt nicht möglich."),
    "illegal-why": ("“{move}” is not possible: {why}", "„{move}“ geht nicht: {why}"),
    "action": (
        "Action {action} is not legal in game {index}.",
        "Aktion {action} ist in Spiel {index} nicht erlaubt.",
    ),
    "actions": (
        "The actions are wrong: {problem}.",
        "Die Aktionen passen nicht: {problem}.",
    ),
    "how-many": (
        "You can play 1 to {most} games at once, not {n}.",
        "Du kannst 1 bis {most} Spiele zugleich spielen, nicht {n}.",
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
    "undo-again": (
        "You have taken this turn back once already: now the others decide.",
        "Du hast diesen Zug schon einmal zurückgenommen: Jetzt sind die anderen dran.",
    ),
    "undo-enough": (
        "{most} moves were taken back in this game; that is the limit.",
        "In diesem Spiel wurden {most} Züge zurückgenommen; mehr gehen nicht.",
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
    "data": (
        "The data set {data} of {game} is missing here.",
        "Der Datensatz {data} von {game} fehlt hier.",
    ),
    "data-field": (
        "The data are wrong at “{field}”: {problem}.",
        "Die Daten sind falsch bei „{field}“: {problem}.",
    ),
    "no-data": ("{game} has no data to replace.", "{game} hat keine ersetzbaren Daten."),
    "message": ("This message is wrong: {problem}.", "Diese Nachricht ist falsch: {problem}."),
    "no-table": ("There is no such table.", "Diesen Tisch gibt es nicht."),
    "no-guest": ("The server does not know you.", "Der Server kennt dich nicht."),
    "recovery-used": (
        "This link has been used already, has expired, or there is a newer one.",
        "Dieser Link wurde schon benutzt, ist abgelaufen, oder es gibt einen neueren.",
    ),
    "table-begun": ("The game has already started.", "Das Spiel hat schon begonnen."),
    "table-waits": (
        "The game has not started: a seat is still free.",
        "Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.",
    ),
    "table-seated": ("You are already sitting here.", "Du sitzt schon hier."),
    "table-not-seated": ("You are not sitting at this table.", "Du sitzt nicht an diesem Tisch."),
    "table-over": ("The game is not over yet.", "Das Spiel ist noch nicht zu Ende."),
    "table-not-away": (
        "A bot takes over only when it is that player's turn and they have been away too long.",
        "Ein Bot übernimmt nur, wenn jemand am Zug ist und zu lange weg war.",
    ),
    "table-unsure": (
        "The server is checking whether they are connected. Try again in a moment.",
        "Der Server prüft noch, ob sie verbunden sind. Versuch es gleich noch einmal.",
    ),
    "table-bots-only": (
        "At least one seat has to be for a person.",
        "Mindestens ein Platz muss für einen Menschen sein.",
    ),
    "table-others": (
        "Others are still playing here. Resign first, then you can delete the game.",
        "Hier spielen noch andere. Gib erst auf, dann kannst du das Spiel löschen.",
    ),
    "table-barred": (
        "The host has given your seat away. You can watch.",
        "Deinen Platz hat der Gastgeber wieder freigegeben. Du kannst zuschauen.",
    ),
    "table-rules": (
        "This game follows version {version} of the rules of {game}; this server plays version "
        "{known}.",
        "Diese Partie folgt Version {version} der Regeln von {game}; dieser Server spielt nach "
        "Version {known}.",
    ),
    "table-unreadable": (
        "This table cannot be read. Whoever runs the server finds out why with spieluhr db check.",
        "Dieser Tisch ist nicht lesbar. Wer den Server betreibt, erfährt mit spieluhr db check, "
        "warum.",
    ),
    "not-host": (
        "Only the host can do this, before the game starts.",
        "Das kann nur der Gastgeber, bevor das Spiel beginnt.",
    ),
    "no-rematch": (
        "{name} would rather not play again.",
        "{name} möchte nicht noch einmal spielen.",
    ),
    "too-many-reports": (
        "You have reported {count} tables today; that is the limit.",
        "Du hast heute schon {count} Tische gemeldet; mehr gehen nicht.",
    ),
    "table-seats": (
        "The seats are wrong: {problem}.",
        "Die Plätze passen nicht: {problem}.",
    ),
    "too-many-tables": (
        "You have {count} unfinished games. Finish or delete one first.",
        "Du hast {count} angefangene Spiele. Beende oder lösche erst eins.",
    ),
    "too-fast": ("Too many messages. Slow down.", "Zu viele Nachrichten. Bitte langsamer."),
    "too-many-connections": (
        "Too many connections from your address. Close some and try again.",
        "Zu viele Verbindungen von deiner Adresse. Schließ einige und versuch es noch einmal.",
    ),
    "too-many-spectators": (
        "So many people are watching this table that there is no room left. Try again later.",
        "An diesem Tisch schauen schon so viele zu, dass kein Platz mehr ist. "
        "Versuch es später noch einmal.",
    ),
    "too-many-windows": (
        "You have this table open {count} times already. Close one of them.",
        "Du hast diesen Tisch schon {count} Mal offen. Schließ eins davon.",
    ),
    "too-many-records": (
        "Too many records at once. Try again in a moment.",
        "Zu viele Aufzeichnungen auf einmal. Versuch es gleich noch einmal.",
    ),
    "too-slow": (
        "The message did not arrive in time. Send it again.",
        "Die Nachricht kam nicht rechtzeitig an. Schick sie noch einmal.",
    ),
    "too-large": (
        "The message is larger than {most} bytes.",
        "Die Nachricht ist größer als {most} Bytes.",
    ),
    "name": (
        "Names need 1 to 40 visible characters.",
        "Ein Name braucht 1 bis 40 sichtbare Zeichen.",
    ),
    "name-bot": (
        "This name looks like a bot. Please choose another one.",
        "Dieser Name sieht nach einem Bot aus. Wähl bitte einen anderen.",
    ),
    "name-level": (
        "“{name}” is how strong a bot is. Please choose another name.",
        "„{name}“ heißt eine Stärke der Bots. Wähl bitte einen anderen Namen.",
    ),
    "foreign": (
        "Refused: this came from another site's page.",
        "Abgelehnt: Das kam von der Seite eines anderen Anbieters.",
    ),
    "not-json": (
        "Send JSON, and say so: content-type: application/json.",
        "Schick JSON und sag es auch: content-type: application/json.",
    ),
    "no-route": ("There is nothing at this address.", "Unter dieser Adresse gibt es nichts."),
    "no-method": (
        "{method} is not possible here, only {allowed}.",
        "{method} geht hier nicht, nur {allowed}.",
    ),
    "wrong-host": (
        "This server does not answer to that name.",
        "Unter diesem Namen antwortet der Server nicht.",
    ),
    "not-local": (
        "Only the machine the server runs on may ask this.",
        "Das darf nur der Rechner fragen, auf dem der Server läuft.",
    ),
    "store-down": (
        "The server cannot write to its database right now.",
        "Der Server kann gerade nicht in seine Datenbank schreiben.",
    ),
    "restarting": (
        "The server is restarting; try again in a moment.",
        "Der Server startet gerade neu; versuch es gleich noch einmal.",
    ),
    "broken": (
        "Something went wrong on the server. Nothing was lost; try again.",
        "Auf dem Server ging etwas schief. Nichts ist verloren; versuch es noch einmal.",
    ),
    "bots-only": (
        "Only a bot with its token can do this.",
        "Das kann nur ein Bot mit seinem Token.",
    ),
    "no-bot": ("You have no such bot.", "Einen solchen Bot hast du nicht."),
    "not-for-bots": ("A bot cannot do this.", "Das kann ein Bot nicht."),
    "too-many-bots": (
        "You already have {count} bots; that is the limit.",
        "Du hast schon {count} Bots; mehr gehen nicht.",
    ),
    "too-many-streams": (
        "This bot already has {count} open streams.",
        "Dieser Bot hat schon {count} offene Streams.",
    ),
    "hints-off": (
        "No hints against people: this table was opened without them.",
        "Keine Tipps gegen Menschen: Dieser Tisch wurde ohne Tipps eröffnet.",
    ),
    "nonce-early": (
        "It is too early for that: first everybody pledges to a random number.",
        "Dafür ist es zu früh: Erst legen sich alle auf eine Zufallszahl fest.",
    ),
    "nonce-other": (
        "This is not the random number that you pledged to.",
        "Das ist nicht die Zufallszahl, auf die du dich festgelegt hast.",
    ),
    "no-hint": ("There is no hint right now.", "Gerade gibt es keinen Tipp."),
    "no-offer": ("Nobody has asked you anything.", "Niemand hat dich etwas gefragt."),
    "offer-open": (
        "A question is still open at this table: it has to be answered first.",
        "An diesem Tisch ist noch eine Frage offen: Die muss erst beantwortet werden.",
    ),
    "offer-again": (
        "You have already asked. You can ask again after the next move.",
        "Du hast schon gefragt. Nach dem nächsten Zug kannst du wieder fragen.",
    ),
    "no-draw": (
        "{game} has no draw by agreement.",
        "{game} kennt kein vereinbartes Unentschieden.",
    ),
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
        reason = facts.get("problem")
        if column == 1 and isinstance(reason, str) and not isinstance(self.facts["problem"], tuple):
            facts["problem"] = (
                in_german(reason, QUOTED) or f"Einzelheiten nur auf Englisch: {reason}"
            )
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
