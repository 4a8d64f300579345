"""What the server says when it refuses: HTTP status, English, German."""

from typing import Final

from spieluhr.server.people_sentences import OPERATION, RECOGNITION
from spieluhr.server.tournament_sentences import TOURNAMENTS

SENTENCES: Final[dict[str, tuple[int, str, str]]] = {
    # Who asks, and whether they may.
    "no-guest": (401, "The server does not know you.", "Der Server kennt dich nicht."),
    "recovery-used": (
        401,
        "This link has been used already, has expired, or there is a newer one.",
        "Dieser Link wurde schon benutzt, ist abgelaufen, oder es gibt einen neueren.",
    ),
    **RECOGNITION,
    **OPERATION,
    "foreign": (
        403,
        "Refused: this came from another site's page.",
        "Abgelehnt: Das kam von der Seite eines anderen Anbieters.",
    ),
    "not-local": (
        403,
        "Only the machine the server runs on may ask this.",
        "Das darf nur der Rechner fragen, auf dem der Server läuft.",
    ),
    "bots-only": (
        403,
        "Only a bot with its token can do this.",
        "Das kann nur ein Bot mit seinem Token.",
    ),
    "not-for-bots": (403, "A bot cannot do this.", "Das kann ein Bot nicht."),
    # What was sent.
    "message": (400, "This message is wrong: {problem}.", "Diese Nachricht ist falsch: {problem}."),
    "no-route": (404, "There is nothing at this address.", "Unter dieser Adresse gibt es nichts."),
    "no-method": (
        405,
        "{method} is not possible here, only {allowed}.",
        "{method} geht hier nicht, nur {allowed}.",
    ),
    "too-slow": (
        408,
        "The message did not arrive in time. Send it again.",
        "Die Nachricht kam nicht rechtzeitig an. Schick sie noch einmal.",
    ),
    "too-large": (
        413,
        "The message is larger than {most} bytes.",
        "Die Nachricht ist größer als {most} Bytes.",
    ),
    "not-json": (
        415,
        "Send JSON, and say so: content-type: application/json.",
        "Schick JSON und sag es auch: content-type: application/json.",
    ),
    "wrong-host": (
        421,
        "This server does not answer to that name.",
        "Unter diesem Namen antwortet der Server nicht.",
    ),
    "name": (
        400,
        "Names need 1 to 40 visible characters.",
        "Ein Name braucht 1 bis 40 sichtbare Zeichen.",
    ),
    "name-bot": (
        400,
        "This name looks like a bot. Please choose another one.",
        "Dieser Name sieht nach einem Bot aus. Wähl bitte einen anderen.",
    ),
    "name-level": (
        400,
        "“{name}” is how strong a bot is. Please choose another name.",
        "„{name}“ heißt eine Stärke der Bots. Wähl bitte einen anderen Namen.",
    ),
    # Too much.
    "too-fast": (429, "Too many messages. Slow down.", "Zu viele Nachrichten. Bitte langsamer."),
    "too-many-connections": (
        429,
        "Too many connections from your address. Close some and try again.",
        "Zu viele Verbindungen von deiner Adresse. Schließ einige und versuch es noch einmal.",
    ),
    "too-many-spectators": (
        409,
        "So many people are watching this table that there is no room left. Try again later.",
        "An diesem Tisch schauen schon so viele zu, dass kein Platz mehr ist. "
        "Versuch es später noch einmal.",
    ),
    "too-many-windows": (
        409,
        "You have this table open {count} times already. Close one of them.",
        "Du hast diesen Tisch schon {count} Mal offen. Schließ eins davon.",
    ),
    "too-many-tables": (
        409,
        "You have {count} unfinished games. Finish or delete one first.",
        "Du hast {count} angefangene Spiele. Beende oder lösche erst eins.",
    ),
    "too-many-reviews": (
        429,
        "Too many reviews at once. Try again when one of them is done.",
        "Zu viele Analysen auf einmal. Versuch es noch einmal, wenn eine davon fertig ist.",
    ),
    "no-review": (
        404,
        "This review is not there any more. Start it again.",
        "Diese Analyse gibt es nicht mehr. Starte sie noch einmal.",
    ),
    "no-puzzle": (404, "There is no such puzzle.", "Dieses Rätsel gibt es nicht."),
    "too-many-puzzles": (
        429,
        "Too many puzzles at once. Try again in a moment.",
        "Zu viele Rätsel auf einmal. Versuch es gleich noch einmal.",
    ),
    "too-many-records": (
        429,
        "Too many records at once. Try again in a moment.",
        "Zu viele Aufzeichnungen auf einmal. Versuch es gleich noch einmal.",
    ),
    "too-many-bots": (
        409,
        "You already have {count} bots; that is the limit.",
        "Du hast schon {count} Bots; mehr gehen nicht.",
    ),
    "too-many-favourites": (
        409,
        "You have saved {count} positions; that is the limit. Delete one first.",
        "Du hast {count} Stellungen gespeichert; mehr gehen nicht. Lösch erst eine.",
    ),
    "no-favourite": (
        404,
        "You have saved no such position.",
        "Eine solche Stellung hast du nicht gespeichert.",
    ),
    # Being called, and answers given ahead.
    "push-service": (
        400,
        "This server does not send to your browser's push service.",
        "An den Push-Dienst dieses Browsers sendet der Server nicht.",
    ),
    "push-keys": (
        400,
        "The keys of this browser are not valid. Turn notifications off and on again.",
        "Die Schlüssel dieses Browsers sind ungültig. Schalte Benachrichtigungen aus und wieder "
        "ein.",
    ),
    "webhook-address": (
        400,
        "A webhook needs a public https:// address, without a password, on port 443 or 8443.",
        "Ein Webhook braucht eine öffentliche https://-Adresse, ohne Passwort, auf Port 443 oder "
        "8443.",
    ),
    "mail-address": (
        400,
        "This does not look like an e-mail address.",
        "Das sieht nicht nach einer E-Mail-Adresse aus.",
    ),
    "mail-asked": (
        429,
        "We already wrote to this address in the last 24 hours. Look for our e-mail, in spam too.",
        "Wir haben dieser Adresse in den letzten 24 Stunden schon geschrieben. Such unsere E-Mail, "
        "auch im Spam-Ordner.",
    ),
    "mail-link": (
        404,
        "This link has expired or was already used.",
        "Dieser Link ist abgelaufen oder wurde schon benutzt.",
    ),
    "no-mail": (
        409,
        "This server sends no e-mail.",
        "Dieser Server verschickt keine E-Mails.",
    ),
    "no-channel": (
        404,
        "There is no such device or address.",
        "Ein solches Gerät oder eine solche Adresse gibt es nicht.",
    ),
    "too-many-channels": (
        429,
        "You have {count} of these; that is the limit. Remove one first.",
        "Du hast davon {count}; mehr gehen nicht. Entfern erst eins.",
    ),
    "no-order": (
        409,
        "Nothing can be answered ahead here.",
        "Hier lässt sich nichts im Voraus beantworten.",
    ),
    "no-step": (
        400,
        "This game has only {last} steps.",
        "Diese Partie hat nur {last} Schritte.",
    ),
    "too-many-streams": (
        429,
        "This bot already has {count} open streams.",
        "Dieser Bot hat schon {count} offene Streams.",
    ),
    "too-many-reports": (
        429,
        "You have reported {count} tables today; that is the limit.",
        "Du hast heute schon {count} Tische gemeldet; mehr gehen nicht.",
    ),
    # A table.
    "no-table": (404, "There is no such table.", "Diesen Tisch gibt es nicht."),
    "table-unreadable": (
        500,
        "This table cannot be read. Whoever runs the server finds out why with spieluhr db check.",
        "Dieser Tisch ist nicht lesbar. Wer den Server betreibt, erfährt mit spieluhr db check, "
        "warum.",
    ),
    "table-rules": (
        400,
        "This game follows version {version} of the rules of {game}; this server plays version "
        "{known}.",
        "Diese Partie folgt Version {version} der Regeln von {game}; dieser Server spielt nach "
        "Version {known}.",
    ),
    "table-bots-only": (
        400,
        "At least one seat has to be for a person.",
        "Mindestens ein Platz muss für einen Menschen sein.",
    ),
    "table-begun": (409, "The game has already started.", "Das Spiel hat schon begonnen."),
    "table-waits": (
        409,
        "The game has not started: a seat is still free.",
        "Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.",
    ),
    "table-seated": (409, "You are already sitting here.", "Du sitzt schon hier."),
    "table-not-seated": (
        403,
        "You are not sitting at this table.",
        "Du sitzt nicht an diesem Tisch.",
    ),
    "table-barred": (
        403,
        "The host has given your seat away. You can watch.",
        "Deinen Platz hat der Gastgeber wieder freigegeben. Du kannst zuschauen.",
    ),
    "table-not-away": (
        409,
        "A bot takes over only when it is that player's turn and they have been away too long.",
        "Ein Bot übernimmt nur, wenn jemand am Zug ist und zu lange weg war.",
    ),
    "table-unsure": (
        409,
        "The server is checking whether they are connected. Try again in a moment.",
        "Der Server prüft noch, ob sie verbunden sind. Versuch es gleich noch einmal.",
    ),
    "table-others": (
        409,
        "Others are still playing here. Resign first, then you can delete the game.",
        "Hier spielen noch andere. Gib erst auf, dann kannst du das Spiel löschen.",
    ),
    "not-host": (
        403,
        "Only the host can do this, before the game starts.",
        "Das kann nur der Gastgeber, bevor das Spiel beginnt.",
    ),
    "nonce-early": (
        409,
        "It is too early for that: first everybody pledges to a random number.",
        "Dafür ist es zu früh: Erst legen sich alle auf eine Zufallszahl fest.",
    ),
    "nonce-other": (
        409,
        "This is not the random number that you pledged to.",
        "Das ist nicht die Zufallszahl, auf die du dich festgelegt hast.",
    ),
    # Questions and hints.
    "undo-again": (
        409,
        "You have taken this turn back once already: now the others decide.",
        "Du hast diesen Zug schon einmal zurückgenommen: Jetzt sind die anderen dran.",
    ),
    "undo-enough": (
        409,
        "{most} moves were taken back in this game; that is the limit.",
        "In diesem Spiel wurden {most} Züge zurückgenommen; mehr gehen nicht.",
    ),
    "no-draw": (
        409,
        "{game} has no draw by agreement.",
        "{game} kennt kein vereinbartes Unentschieden.",
    ),
    "no-offer": (409, "Nobody has asked you anything.", "Niemand hat dich etwas gefragt."),
    "offer-open": (
        409,
        "A question is still open at this table: it has to be answered first.",
        "An diesem Tisch ist noch eine Frage offen: Die muss erst beantwortet werden.",
    ),
    "offer-again": (
        409,
        "You have already asked. You can ask again after the next move.",
        "Du hast schon gefragt. Nach dem nächsten Zug kannst du wieder fragen.",
    ),
    "no-rematch": (
        409,
        "{name} would rather not play again.",
        "{name} möchte nicht noch einmal spielen.",
    ),
    "hints-off": (
        409,
        "No hints against people: this table was opened without them.",
        "Keine Tipps gegen Menschen: Dieser Tisch wurde ohne Tipps eröffnet.",
    ),
    "no-hint": (409, "There is no hint right now.", "Gerade gibt es keinen Tipp."),
    "no-bot": (404, "You have no such bot.", "Einen solchen Bot hast du nicht."),
    **TOURNAMENTS,
    # The server itself.
    "store-down": (
        503,
        "The server cannot write to its database right now.",
        "Der Server kann gerade nicht in seine Datenbank schreiben.",
    ),
    "restarting": (
        503,
        "The server is restarting; try again in a moment.",
        "Der Server startet gerade neu; versuch es gleich noch einmal.",
    ),
    "broken": (
        500,
        "Something went wrong on the server. Nothing was lost; try again.",
        "Auf dem Server ging etwas schief. Nichts ist verloren; versuch es noch einmal.",
    ),
}
