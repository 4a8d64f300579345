"""The reason inside an error, in German: msgspec's few shapes, and our own, raised in English.

What records and messages can be refused for is said in both languages. Why a position or a file of
data is wrong is told in the terms of its format, which are English: there the sentence says so.
"""

import re
from typing import Final

# In the order in which they are tried. `{reason}`, `{place}` and `{kind}` are looked up here again.
REASONS: Final = {
    # msgspec: where, then what.
    "{reason} - at `key` in `{where}`": "{reason} (in einem Schlüssel von „{where}“)",
    "{reason} - at `{where}`": "{reason} (bei „{where}“)",
    "Expected `{kind}`, got `{given}`": "erwartet wird {kind}, nicht {given}",
    "Expected `{kind}` of length {sign} {n}": "erwartet wird {kind} mit Länge {sign} {n}",
    "Expected `{kind}` of at least length {n}": "erwartet wird {kind} mit mindestens {n} Einträgen",
    "Expected `{kind}` of length {n}, got {m}": "erwartet wird {kind} mit Länge {n}, nicht {m}",
    "Expected `{kind}` of length {n} to {m}, got {given}": (
        "erwartet wird {kind} mit Länge {n} bis {m}, nicht {given}"
    ),
    "Expected `{kind}` matching regex {form}": "erwartet wird {kind} der Form {form}",
    "Expected `{kind}` {sign} {n}": "erwartet wird {kind} {sign} {n}",
    "Object contains unknown field `{field}`": "das Feld „{field}“ ist unbekannt",
    "Object missing required field `{field}`": "das Feld „{field}“ fehlt",
    "Invalid enum value {value}": "der Wert {value} ist unbekannt",
    "Invalid value {value}": "der Wert {value} ist unbekannt",
    "Integer value out of range": "eine Zahl ist zu groß oder zu klein",
    "Number out of range": "eine Zahl ist zu groß oder zu klein",
    "Input data was truncated": "der Text bricht ab",
    "JSON is malformed: {what}": "der Text ist kein gültiges JSON",
    "Invalid UTF-8 encoded string": "der Text ist kein gültiges UTF-8",
    "'utf-8' codec can't decode {what}": "der Text ist kein gültiges UTF-8",
    "{kind} | {given}": "{kind} oder {given}",
    # Messages and records.
    "it is nested too deeply": "der Text ist zu tief verschachtelt",
    # Moves.
    'it needs a "{key}"': "„{key}“ fehlt",
    "“{verb}” does not take these keys": "zu „{verb}“ gehören andere Angaben",
    "“{field}” has the wrong type": "„{field}“ hat den falschen Typ",
    # Records: what is about one step begins with it.
    "{place}: {reason}": "{place}: {reason}",
    "{place} has draw {given}, but it is draw {right}": (
        "{place} nennt Ziehung {given}, es ist aber Ziehung {right}"
    ),
    "step {n} before undo {m}": "Schritt {n} vor Rücknahme {m}",
    "step {n}": "Schritt {n}",
    "there is no step {n}": "einen Schritt {n} gibt es nicht",
    "its draw number is missing": "die Nummer der Ziehung fehlt",
    "draw {n} gives “{right}”, not “{given}”": "Ziehung {n} ergibt „{right}“, nicht „{given}“",
    "{actor} decides, not {given}": "hier entscheidet {actor}, nicht {given}",
    "only chance has a draw": "eine Ziehung hat nur der Zufall",
    "it does not name its data set": "sie nennt ihren Datensatz nicht",
    "its start position has different options": "ihre Anfangsstellung hat andere Optionen",
    "an undo lists its steps, but a later one does not": (
        "eine Rücknahme nennt ihre Schritte, eine spätere aber nicht"
    ),
    "undo {n} goes to a step that is not there": (
        "Rücknahme {n} führt zu einem Schritt, den es nicht gibt"
    ),
    "undo {n} does not list all steps that it took back": (
        "Rücknahme {n} nennt nicht alle zurückgenommenen Schritte"
    ),
    "undo {n} does not say what was taken back": (
        "Rücknahme {n} sagt nicht, was zurückgenommen wurde"
    ),
    "the game is over, but it has no outcome": (
        "das Spiel ist zu Ende, aber sie nennt kein Ergebnis"
    ),
    "it has an outcome, but the game is not over": (
        "sie nennt ein Ergebnis, aber das Spiel ist nicht zu Ende"
    ),
    "the outcome is {right}": "das Ergebnis ist {right}",
    "it has both an ending and an outcome": "sie nennt einen Abbruch und ein Ergebnis zugleich",
    "the game is over by its rules, but it has an ending": (
        "das Spiel ist nach den Regeln zu Ende, aber sie nennt einen Abbruch"
    ),
    "its ending names the seat {seat}": "ihr Abbruch nennt den Platz {seat}",
    "before is a number of seconds": "„before“ ist eine Zahl von Sekunden",
    "it has no proof of chance": "der Nachweis des Zufalls fehlt",
    "its seed does not have the hash that was shown": (
        "ihr Startwert hat nicht die Prüfsumme, die gezeigt wurde"
    ),
    "its proof of chance does not name the table": "ihr Nachweis des Zufalls nennt den Tisch nicht",
    "its proof of chance has not one nonce for each seat": (
        "ihr Nachweis des Zufalls hat nicht für jeden Platz eine Zufallszahl"
    ),
    "its options are not what was asked for and drawn": (
        "ihre Optionen sind nicht die gewünschten und gezogenen"
    ),
    "its {name} is not {n} bytes in hex": "„{name}“ hat nicht {n} Bytes in Hexadezimalziffern",
}
KINDS: Final = {
    "int": "eine ganze Zahl",
    "float": "eine Zahl",
    "bool": "ja oder nein (true, false)",
    "str": "ein Text",
    "array": "eine Liste",
    "object": "ein Objekt",
    "null": "nichts (null)",
    "chance": "der Zufall",
}
# These parts of a reason have a German form themselves; all others stay as they are.
NESTED: Final = ("reason", "place", "kind", "given", "actor")
FIELD: Final = re.compile(r"\\\{(\w+)\\\}")


class Shape:
    """A sentence with gaps, to be recognized."""

    def __init__(self, english: str, german: str) -> None:
        self.german = german
        self.form = re.compile(FIELD.sub(r"(?P<\1>.+?)", re.escape(english)), re.IGNORECASE)


SHAPES: Final = [Shape(english, german) for english, german in REASONS.items()]


def in_german(reason: str, more: list[Shape]) -> str | None:
    """None: it is not known here. `more` are sentences that a reason may quote."""
    if reason in KINDS:
        return KINDS[reason]
    for shape in SHAPES + more:
        matched = shape.form.fullmatch(reason)
        if matched is None:
            continue
        parts = matched.groupdict()
        translated = {name: in_german(part, more) for name, part in parts.items() if name in NESTED}
        if translated.get("reason", "") is None or translated.get("place", "") is None:
            continue
        return shape.german.format(
            **parts | {name: german for name, german in translated.items() if german}
        )
    return None
