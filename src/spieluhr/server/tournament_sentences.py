"""What tournaments refuse: HTTP status, English, German."""

from typing import Final

TOURNAMENTS: Final[dict[str, tuple[int, str, str]]] = {
    "no-tournament": (404, "There is no such tournament.", "Dieses Turnier gibt es nicht."),
    "no-entrant": (
        404,
        "Nobody with that number takes part.",
        "Mit dieser Nummer spielt niemand mit.",
    ),
    "too-many-tournaments": (
        409,
        "{count} tournaments from here are not over yet. Finish one or call one off first.",
        "Von hier aus laufen schon {count} Turniere. Beende erst eins oder sag eins ab.",
    ),
    "tournament-host": (
        403,
        "Only the organiser can do this.",
        "Das kann nur, wer das Turnier leitet.",
    ),
    "tournament-joined": (409, "You have joined already.", "Du bist schon dabei."),
    "tournament-not-joined": (403, "You are not taking part.", "Du spielst nicht mit."),
    "tournament-barred": (
        403,
        "The organiser has removed you from this tournament. You can watch.",
        "Die Turnierleitung hat dich aus diesem Turnier entfernt. Du kannst zuschauen.",
    ),
    "tournament-full": (
        409,
        "The tournament is full: {most} take part.",
        "Das Turnier ist voll: {most} spielen mit.",
    ),
    "tournament-few": (
        409,
        "The tournament needs at least {fewest} players; bots count.",
        "Das Turnier braucht mindestens {fewest} Teilnehmer; Bots zählen mit.",
    ),
    "tournament-count": (
        409,
        "This game is not played by {count}.",
        "Dieses Spiel wird nicht zu {count} gespielt.",
    ),
    "tournament-bots-only": (
        400,
        "At least one person has to take part.",
        "Mindestens ein Mensch muss mitspielen.",
    ),
    "tournament-rounds": (
        400,
        "Choose how many rounds a Swiss tournament or a series has.",
        "Leg fest, wie viele Runden das Schweizer System oder die Serie hat.",
    ),
    "tournament-size": (
        400,
        "{game} is not played by {count} at one table in this mode.",
        "{game} wird auf diese Art nicht zu {count} an einem Tisch gespielt.",
    ),
    "tournament-begun": (
        409,
        "The tournament has already started.",
        "Das Turnier hat schon begonnen.",
    ),
    "tournament-waits": (
        409,
        "The tournament has not started yet.",
        "Das Turnier hat noch nicht begonnen.",
    ),
    "tournament-over": (409, "The tournament is over.", "Das Turnier ist vorbei."),
    "tournament-out": (
        409,
        "This player has already left the tournament.",
        "Dieser Teilnehmer ist nicht mehr im Turnier.",
    ),
    "tournament-round": (
        409,
        "This round is still being played.",
        "Diese Runde läuft noch.",
    ),
    "tournament-stale": (
        409,
        "The tournament has just changed. Check, and try again.",
        "Das Turnier hat sich gerade geändert. Sieh nach und versuch es noch einmal.",
    ),
    "tournament-here": (
        409,
        "They are at the table, or it is not their turn.",
        "Sie sind am Tisch, oder sie sind gerade nicht am Zug.",
    ),
    "tournament-undo": (
        409,
        "In a tournament a move stands once it has revealed something or someone has answered.",
        "Im Turnier gilt ein Zug, sobald er etwas aufgedeckt oder jemand geantwortet hat.",
    ),
    "tournament-rematch": (
        409,
        "The tournament sets up the next game.",
        "Die nächste Partie setzt das Turnier an.",
    ),
    "tournament-table": (
        409,
        "This table belongs to a tournament. You can leave the tournament on its own page.",
        "Dieser Tisch gehört zu einem Turnier. Verlassen kannst du es auf der Turnierseite.",
    ),
}
