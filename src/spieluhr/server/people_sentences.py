"""What the server says when it refuses: how people are recognised, and the operator's work."""

from typing import Final

RECOGNITION: Final[dict[str, tuple[int, str, str]]] = {
    "signed-out": (
        401,
        "You were signed out on this device.",
        "Du wurdest auf diesem Gerät abgemeldet.",
    ),
    "no-device": (404, "You have no such device.", "Ein solches Gerät hast du nicht."),
    "already-you": (
        409,
        "You are {name} on this device already. The link still works elsewhere.",
        "Du bist auf diesem Gerät schon {name}. Der Link gilt weiter, aber woanders.",
    ),
    "someone-else": (
        409,
        "On this device you are {name}, with {count} games. Confirm that you want to leave them.",
        "Auf diesem Gerät bist du {name}, mit {count} Spielen. Bestätige, dass du sie verlassen "
        "willst.",
    ),
    "name-protected": (
        409,
        "The name “{name}” belongs to someone with a passkey. If that is you, sign in with it; "
        "otherwise choose another name.",
        "Der Name „{name}“ gehört jemandem mit Passkey. Wenn du das bist, melde dich damit an; "
        "sonst wähl einen anderen Namen.",
    ),
    "passkey-host": (
        400,
        "Passkeys only work under the server's domain name, not under a number or another name.",
        "Passkeys gehen nur unter dem Domainnamen des Servers, nicht unter einer Nummer oder einem "
        "anderen Namen.",
    ),
    "passkey-late": (
        401,
        "That took too long or was sent twice. Try again.",
        "Das hat zu lange gedauert oder kam zweimal. Versuch es noch einmal.",
    ),
    "passkey-wrong": (
        400,
        "This passkey could not be checked. Nothing was changed; try again.",
        "Dieser Passkey ließ sich nicht prüfen. Es wurde nichts geändert; versuch es noch einmal.",
    ),
    "passkey-unknown": (
        401,
        "The server does not know this passkey. It was removed, or belongs to another server.",
        "Der Server kennt diesen Passkey nicht. Er wurde entfernt oder gehört zu einem anderen "
        "Server.",
    ),
    "passkey-taken": (
        409,
        "This passkey, or your name, has just been taken by someone else.",
        "Dieser Passkey oder dein Name gehört seit eben jemand anderem.",
    ),
    "no-passkey": (404, "You have no such passkey.", "Einen solchen Passkey hast du nicht."),
    "too-many-passkeys": (
        409,
        "You have {count} passkeys; that is the limit. Remove one first.",
        "Du hast {count} Passkeys; mehr gehen nicht. Entferne erst einen.",
    ),
}
OPERATION: Final[dict[str, tuple[int, str, str]]] = {
    "banned": (
        403,
        "Whoever runs this server has banned you from playing here. You can still download or "
        "delete your data.",
        "Wer diesen Server betreibt, hat dich hier gesperrt. Deine Daten kannst du weiter "
        "herunterladen oder löschen.",
    ),
    "network-banned": (
        403,
        "Whoever runs this server has banned your network.",
        "Wer diesen Server betreibt, hat dein Netzwerk gesperrt.",
    ),
    "draining": (
        503,
        "The server is about to be updated, so no new games right now. Games in progress go on. "
        "Try again in a few minutes.",
        "Der Server wird gleich aktualisiert, darum beginnen gerade keine neuen Partien. Laufende "
        "gehen weiter. Versuch es in ein paar Minuten noch einmal.",
    ),
    "operator-only": (
        401,
        "This page is for whoever runs the server: open it on the server's own machine, or with a "
        "token from spieluhr admin token.",
        "Diese Seite ist für alle, die den Server betreiben: auf dem Server selbst oder mit einem "
        "Token von spieluhr admin token.",
    ),
    "ban-unclear": (
        400,
        "“{what}” is neither a guest's id nor a network such as 203.0.113.0/24.",
        "„{what}“ ist weder die Kennung eines Gasts noch ein Netzwerk wie 203.0.113.0/24.",
    ),
    "ban-loopback": (
        400,
        "{what} includes this machine itself: you would lock yourself out.",
        "{what} enthält diesen Rechner selbst: Du würdest dich aussperren.",
    ),
    "ban-wide": (
        400,
        "{what} is too wide: a ban covers at most a /{least}.",
        "{what} ist zu groß: Eine Sperre umfasst höchstens ein /{least}.",
    ),
    "ban-missing": (404, "There is no ban of {what}.", "{what} ist nicht gesperrt."),
    "no-person": (404, "There is no guest {what}.", "Einen Gast {what} gibt es nicht."),
    "duration": (
        400,
        "“{what}” is not a duration. Write 30m, 12h, 7d or 4w.",
        "„{what}“ ist keine Dauer. Schreib 30m, 12h, 7d oder 4w.",
    ),
    "announcement": (
        400,
        "An announcement needs 1 to {most} characters in each language.",
        "Eine Mitteilung braucht in jeder Sprache 1 bis {most} Zeichen.",
    ),
    "no-announcement": (
        404,
        "There is no announcement {what}.",
        "Eine Mitteilung {what} gibt es nicht.",
    ),
}
