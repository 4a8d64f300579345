"""How a game can end before its rules end it, in words."""

from typing import Final

from spieluhr.core.words import Both, Reader

WON: Final[Both] = ("{name} has won.", "{name} hat gewonnen.")
WON_BY_ME: Final[Both] = ("You have won.", "Du hast gewonnen.")
# Said about somebody else, and said to the reader.
LEFT: Final[dict[str, tuple[Both, Both]]] = {
    "resigned": (
        ("{name} resigned.", "{name} hat aufgegeben."),
        ("You resigned.", "Du hast aufgegeben."),
    ),
    "clock": (
        ("{name} ran out of time.", "{name} hatte keine Zeit mehr."),
        ("You ran out of time.", "Du hattest keine Zeit mehr."),
    ),
}
NOBODY: Final[dict[str, tuple[Both, ...]]] = {
    "agreed": (
        ("A draw.", "Unentschieden."),
        ("Both sides agreed.", "Beide Seiten waren einverstanden."),
    ),
    "abandoned": (("The game was left unfinished.", "Das Spiel wurde nicht beendet."),),
}


def sentences(reason: str, seat: int | None, reader: Reader) -> list[str]:
    """Who has won, if anybody has, and why, line by line."""
    if seat is None or reason not in LEFT:
        return [reader.say(line) for line in NOBODY.get(reason, NOBODY["abandoned"])]
    of_other, of_me = LEFT[reason]
    lines = [reader.say(of_me if reader.is_me(seat) else of_other, name=reader.name(seat))]
    if len(reader.names) == 2:  # alone nobody wins by it
        winner = 1 - seat
        won = WON_BY_ME if reader.is_me(winner) else WON
        lines.insert(0, reader.say(won, name=reader.name(winner)))
    return lines
