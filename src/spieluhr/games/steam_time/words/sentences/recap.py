"""A whole turn in one line."""

from typing import Final

from spieluhr.core.words import Sentences

# A whole turn in one line: parts of it, without a subject.
RECAP: Final[Sentences] = {
    "setup": ("The board is set up.", "Der Spielplan ist aufgebaut."),
    "turn": ("{who}: {deeds}.", "{who}: {deeds}."),
    "turn.points": ("{who} +{points}: {deeds}.", "{who} +{points}: {deeds}."),
    # Where somebody went can be seen on the board. None: no card was chosen, or not yet.
    "mission": ("took a mission ({esteem})", "Auftrag genommen ({esteem})"),
    "mission.none": ("looking for a mission", "auf Auftragssuche"),
    "encounter": ("met {card}", "{card:den} getroffen"),
    "encounter.none": ("met nobody", "niemanden getroffen"),
    "crystals": ("bought crystals", "Kristalle gekauft"),
    "upgrade": ("got an upgrade", "Upgrade bekommen"),
    "gold": ("took gold", "Gold geholt"),
    "expedition": ("expedition {card}", "Expedition {card}"),
    "expedition.none": ("set out on an expedition", "auf Expedition gegangen"),
    "mister": ("Mr. T.I.M.E.: {deed}", "Mr. T.I.M.E.: {deed}"),
    "card": ("took the start player card", "Startspielerkarte genommen"),
    "pass": ("passed", "gepasst"),
    "paid": ("paid {amounts}", "{amounts:den} gezahlt"),
    "gained": ("gained {amounts}", "{amounts:den} bekommen"),
    "traded": ("{paid} → {gained}", "{paid} → {gained}"),
    "purple": ("Purple action: {names}.", "Lila Aktion: {names}."),
    "kept": (
        "Nobody took the start player card: {name} keeps it.",
        "Niemand hat die Startspielerkarte genommen: {name} behält sie.",
    ),
    "kept.me": (
        "Nobody took the start player card: you keep it.",
        "Niemand hat die Startspielerkarte genommen: Du behältst sie.",
    ),
    "kept.esteem": (
        "Nobody took the start player card: {name} keeps it, +{esteem}.",
        "Niemand hat die Startspielerkarte genommen: {name} behält sie, +{esteem}.",
    ),
    "kept.esteem.me": (
        "Nobody took the start player card: you keep it, +{esteem}.",
        "Niemand hat die Startspielerkarte genommen: Du behältst sie, +{esteem}.",
    ),
    "round": ("Round {round} begins with {name}.", "Runde {round} beginnt mit {name}."),
    "round.me": ("Round {round} begins with you.", "Runde {round} beginnt mit dir."),
    "income": ("Income: {names}.", "Einkommen: {names}."),
    "missions": ("Missions: {names}.", "Aufträge: {names}."),
    "missions.none": ("Nobody fulfils a mission.", "Niemand erfüllt einen Auftrag."),
    "share": ("{name} +{esteem}", "{name} +{esteem}"),
}
