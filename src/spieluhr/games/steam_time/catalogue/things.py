"""What things are called: colours, spaces, generators, amounts, and other parts of sentences."""

from typing import Final

from spieluhr.games.steam_time.catalogue.kind import Sentences

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

KINDS: Final[Sentences] = {
    "mission": ("mission", "Auftrag"),
    "encounter": ("encounter", "Begegnung"),
    "crystals": ("crystals", "Kristalle"),
    "upgrade": ("upgrade", "Upgrade"),
    "gold": ("gold", "Gold"),
    "expedition": ("expedition", "Expedition"),
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
    "steam": ("{count} steam", "{count} Dampf"),
    "esteem": ("{count} esteem", "{count} Ansehen"),
    "portal.one": ("1 portal step", "1 Schritt am Zeitportal"),
    "portal.many": ("{count} portal steps", "{count} Schritte am Zeitportal"),
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
    "upgrades_owned.one": ("1 upgrade of your own", "1 eigenes Upgrade"),
    "upgrades_owned.many": ("{count} upgrades of your own", "{count} eigene Upgrades"),
    "expeditions_owned.one": ("1 expedition of your own", "1 eigene Expedition"),
    "expeditions_owned.many": ("{count} expeditions of your own", "{count} eigene Expeditionen"),
    "encounter.one": ("1 encounter", "1 Begegnung"),
    "encounter.many": ("{count} encounters", "{count} Begegnungen"),
    "reward.one": ("the first reward", "die erste Belohnung"),
    "reward.many": ("the first {count} rewards", "die ersten {count} Belohnungen"),
}

# A whole card. Halves of an encounter are said without a subject.
CARDS: Final[Sentences] = {
    "M": ("{code}: {need} for {esteem}", "{code}: {need} für {esteem}"),
    "U": ("{code} ({letters}): income {income}", "{code} ({letters}): Einkommen {income}"),
    "X": (
        "{code} {name} ({letters}): rewards {rewards}",
        "{code} {name} ({letters}): Belohnungen {rewards}",
    ),
    "N.blue": ("{code} {name}: {top}; or {bottom}", "{code} {name}: {top}; oder {bottom}"),
    "N.purple": (
        "{code} {name}: {top}; the others may: {bottom}",
        "{code} {name}: {top}; die anderen dürfen: {bottom}",
    ),
    "F": ("{code}: {colours}", "{code}: {colours}"),
    "letter": ("{letter} {colour}", "{letter} {colour:plain}"),
    "half": ("pay {pay}, gain {gain}", "{pay:den} zahlen, {gain:den} bekommen"),
    "half.gain": ("gain {gain}", "{gain:den} bekommen"),
    "half.pay": ("pay {pay}", "{pay:den} zahlen"),
    "half.nothing": ("nothing happens", "nichts geschieht"),
    "named": ("{name} ({code})", "{name} ({code})"),
    "M.named": ("mission {code}", "Auftrag {code}"),
    "U.named": ("upgrade {code}", "Upgrade {code}"),
    "X.named": ("the expedition {name} ({code})", "Expedition {name} ({code})"),
}

SMALL: Final[Sentences] = {
    "and": ("and", "und"),
    "you": ("you", "du"),
    "nothing": ("nothing", "nichts"),
    "cost.one": ("{colours:a} crystal", "einen Kristall in {colours}"),
    "cost.many": ("one crystal each of {colours}", "je einen Kristall in {colours}"),
    "left": ("{name} {count}", "{name} {count}"),
    "no-room": ("{colour}: no free slot", "{colour}: kein freier Platz"),
    "too-dear": ("{colour}: {gold} gold needed", "{colour}: {gold} Gold nötig"),
}
