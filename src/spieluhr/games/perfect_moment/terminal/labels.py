"""What the drawing in the terminal says, English and German side by side."""

from typing import Final

from spieluhr.core.words import Sentences

LABELS: Final[Sentences] = {
    "turn": ("turn {turn}", "Zug {turn}"),
    "set-up": ("set-up", "Aufbau"),
    "over": ("the end", "Ende"),
    "eras": ("eras", "Epochen"),
    "uses": ("{uses} left", "noch {uses}"),
    "quiet": ("quiet turns {quiet} of {most}", "stille Züge {quiet} von {most}"),
    "me": ("{name} (you)", "{name} (du)"),
    "hand": ("hand", "Hand"),
    "open-plan": ("open plan", "offener Plan"),
    "known": ("known", "bekannt"),
    "deck": ("deck: {cards}", "Nachziehstapel: {cards}"),
    "from-top": ("from the top:", "von oben:"),
    "scored": (
        "scored for 3: {threes} · for 2: {twos}",
        "gewertet für 3: {threes} · für 2: {twos}",
    ),
    "fragments": ("fragments", "Fragmente"),
    "fading": ("fading", "verblasst"),
    "removed": ("removed", "entfernt"),
    "near": ("▼ faces {who:you}", "▼ zeigt zu {who:dir}"),
    "far": ("▲ faces {who:you}", "▲ zu {who:dir}"),
    "to-deck": ("→ faces the deck, for both", "→ zum Nachziehstapel, für beide"),
    "usable": ("{signs} possible now", "{signs} jetzt möglich"),
    "now": ("now", "jetzt"),
    "covered": ("face down", "verdeckt"),
    "first": ("{item} for the first time", "{item} zum ersten Mal"),
    "second": ("{item} for the second time", "{item} zum zweiten Mal"),
    "echo": ("Echo's turn", "Echos Zug"),
    "drawn": ("drawn", "gezogen"),
    "lifted": ("looked at", "angesehen"),
    "waits": ("direction still open", "Ausrichtung noch offen"),
    "picked": ("given away", "wird hergegeben"),
    "laid.own": ("own display: {card} (▼ {item})", "eigene Auslage: {card} (▼ {item})"),
    "laid.give": (
        "{other:your} display: {card} (▼ {item})",
        "{other:deine} Auslage: {card} (▼ {item})",
    ),
    "laid.bottom": ("under the deck: {card}", "unter den Nachziehstapel: {card}"),
    "laid.top": ("on top of the deck: {card}", "auf den Nachziehstapel: {card}"),
    "laid.other": ("{who:you}: {cards} face down", "{who:du}: {cards} verdeckt"),
}
