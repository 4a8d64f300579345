"""What things are called: colours, spaces, generators, amounts, and other parts of sentences."""

from typing import Final

from spieluhr.core.words import Both, Sentences

TITLE: Final[Both] = ("Steam Time", "Steam Time")

# The plain word; `.stem` is what takes a German ending, where it differs.
COLOURS: Final[Sentences] = {
    "green": ("green", "grün"),
    "blue": ("blue", "blau"),
    "black": ("black", "schwarz"),
    "pink": ("pink", "pink"),
    "grey": ("grey", "grau"),
    "orange": ("orange", "orange"),
    "orange.stem": ("orange", "orang"),
}

# The kind of a space; `.space` is the space itself.
KINDS: Final[Sentences] = {
    "mission": ("mission", "Auftrag"),
    "encounter": ("encounter", "Begegnung"),
    "crystals": ("crystals", "Kristalle"),
    "upgrade": ("upgrade", "Upgrade"),
    "gold": ("gold", "Gold"),
    "expedition": ("expedition", "Expedition"),
    "mission.space": ("mission space", "Auftragsfeld"),
    "encounter.space": ("encounter space", "Begegnungsfeld"),
    "crystals.space": ("crystal space", "Kristallfeld"),
    "upgrade.space": ("upgrade space", "Upgradefeld"),
    "gold.space": ("gold space", "Goldfeld"),
    "expedition.space": ("expedition space", "Expeditionsfeld"),
}

# By the name in the built-in data. `.dem` is the German dative where it differs.
GENERATORS: Final[Sentences] = {
    "bridge": ("bridge", "Brücke"),
    "engine room": ("engine room", "Maschinenraum"),
    "laboratory": ("laboratory", "Labor"),
    "time portal": ("time portal", "Zeitportal"),
    "midas machine": ("Midas machine", "Midas-Maschine"),
    "analytic engine": ("analytic engine", "Rechenmaschine"),
    "analytic engine.dem": ("analytic engine", "Rechenmaschine"),
    "other": ("{name}", "Generator {name}"),
}

PHASES: Final[Sentences] = {
    "supply": ("supply", "Nachschub"),
    "income": ("income", "Einkommen"),
    "actions": ("actions", "Aktionen"),
    "end": ("missions", "Aufträge"),
    "over": ("the end", "Ende"),
}

# So many of something. `.den`: German as the object of a sentence, where it differs.
COUNTED: Final[Sentences] = {
    "gold": ("{count} gold", "{count} Gold"),
    "steam": ("{count} steam", "{count} Steam"),
    "esteem": ("{count} esteem", "{count} Ansehen"),
    "portal.one": ("1 portal step", "1 Portalschritt"),
    "portal.many": ("{count} portal steps", "{count} Portalschritte"),
    "colour.one": ("1 {colour} crystal", "1 {colour:er} Kristall"),
    "colour.one.den": ("1 {colour} crystal", "1 {colour:en} Kristall"),
    "colour.many": ("{count} {colour} crystals", "{count} {colour:e} Kristalle"),
    "crystal.one": ("1 crystal", "1 Kristall"),
    "crystal.many": ("{count} crystals", "{count} Kristalle"),
    "crystals_one_colour.one": ("1 crystal of any colour", "1 Kristall beliebiger Farbe"),
    "crystals_one_colour.many": ("{count} crystals of one colour", "{count} Kristalle einer Farbe"),
    "crystals_any_colours.one": ("1 crystal of any colour", "1 Kristall beliebiger Farbe"),
    "crystals_any_colours.many": (
        "{count} crystals of any colours",
        "{count} Kristalle beliebiger Farben",
    ),
    "time_crystal.one": ("1 T.I.M.E. crystal", "1 T.I.M.E.-Kristall"),
    "time_crystal.many": ("{count} T.I.M.E. crystals", "{count} T.I.M.E.-Kristalle"),
    "crystal_from_deposit.one": ("1 crystal from a deposit", "1 Kristall aus einer Lagerstätte"),
    "crystal_from_deposit.many": (
        "{count} crystals from deposits",
        "{count} Kristalle aus Lagerstätten",
    ),
    "different_colours.one": ("1 crystal of any colour", "1 Kristall beliebiger Farbe"),
    "different_colours.many": (
        "{count} crystals of different colours",
        "{count} Kristalle verschiedener Farben",
    ),
    "one_colour.one": ("1 crystal of any colour", "1 Kristall beliebiger Farbe"),
    "one_colour.many": ("{count} crystals of one colour", "{count} Kristalle einer Farbe"),
    "upgrades_owned.one": ("1 upgrade", "1 Upgrade"),
    "upgrades_owned.many": ("{count} upgrades", "{count} Upgrades"),
    "expeditions_owned.one": ("1 expedition", "1 Expedition"),
    "expeditions_owned.many": ("{count} expeditions", "{count} Expeditionen"),
    "encounter.one": ("1 encounter", "1 Begegnung"),
    "encounter.many": ("{count} encounters", "{count} Begegnungen"),
    "reward.one": ("the first reward", "die erste Belohnung"),
    "reward.many": ("the first {count} rewards", "die ersten {count} Belohnungen"),
}

# A whole card. Halves of an encounter are said without a subject. Codes are for records only.
CARDS: Final[Sentences] = {
    "M": ("{need} → {esteem}", "{need} → {esteem}"),
    "U": ("income {income}", "Einkommen {income}"),
    "X": ("{name} ({rewards})", "{name} ({rewards})"),
    "N.blue": ("{name} ({top}; or {bottom})", "{name} ({top}; oder {bottom})"),
    "N.purple": (
        "{name} ({top}; the others may: {bottom})",
        "{name} ({top}; die anderen dürfen: {bottom})",
    ),
    "half": ("pay {pay}, gain {gain}", "{pay:den} zahlen, {gain:den} bekommen"),
    "half.gain": ("gain {gain}", "{gain:den} bekommen"),
    "half.pay": ("pay {pay}", "{pay:den} zahlen"),
    "half.offer": ("{pay} → {gain}", "{pay} → {gain}"),
    "half.nothing": ("nothing happens", "nichts geschieht"),
    "M.named": ("the mission ({text})", "Auftrag ({text})"),
    "U.named": ("the upgrade ({text})", "Upgrade ({text})"),
    "X.named": ("the expedition {text}", "Expedition {text}"),
}

SMALL: Final[Sentences] = {
    "cost.one": ("{colours:a} crystal", "einen Kristall in {colours}"),
    "cost.many": ("one crystal each of {colours}", "je einen Kristall in {colours}"),
    "no-room": ("{colour}: no free slot", "{colour}: kein freier Platz"),
    "too-dear": ("{colour}: {gold} gold needed", "{colour}: {gold} Gold nötig"),
}
