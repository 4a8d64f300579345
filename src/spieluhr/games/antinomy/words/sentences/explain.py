"""What a legal move would do."""

from typing import Final

from spieluhr.core.words import Sentences

# Several of them may follow one another.
EXPLAIN: Final[Sentences] = {
    "wand": (
        (
            "Your wand starts at place {place}, under {card:the} "
            "(relics in your future: {future}, in your past: {past})."
        ),
        (
            "Dein Zauberstab beginnt auf Platz {place}, unter {card:dem} "
            "(Relikte in deiner Zukunft: {future}, in deiner Vergangenheit: {past})."
        ),
    ),
    "future": (
        "{steps} into the future, to place {place}: you play {card:the} and take {taken:the}.",
        (
            "{steps} in die Zukunft, auf Platz {place}: Du spielst {card:den} "
            "und nimmst {taken:den}."
        ),
    ),
    "past": (
        "{steps} into the past ({kind}), to place {place}: "
        "you play {card:the} and take {taken:the}.",
        (
            "{steps} in die Vergangenheit ({kind}), auf Platz {place}: Du spielst {card:den} "
            "und nimmst {taken:den}."
        ),
    ),
    "then-paradox": ("That makes a paradox ({kind}).", "Das ergibt ein Paradoxon ({kind})."),
    "then-duel": (
        "{name}'s wand is there, so you duel: {mine} against {theirs} with this hand.",
        (
            "Dort steht der Zauberstab von {name}, also kommt es zum Duell: "
            "{mine} gegen {theirs} mit dieser Hand."
        ),
    ),
    "skip": (
        (
            "You skip the whole turn: a card from the draw pile replaces one in the timeline. "
            "That costs no time stone."
        ),
        (
            "Du setzt aus: Eine Karte vom Nachziehstapel ersetzt eine im Zeitstrahl. "
            "Das kostet keinen Zeitstein."
        ),
    ),
    "decline": ("You end your turn without a paradox.", "Du beendest deinen Zug ohne Paradoxon."),
    "duel": (
        "Then you duel {name}: {mine} against {theirs}.",
        "Dann folgt ein Duell mit {name}: {mine} gegen {theirs}.",
    ),
    "stone": (
        "That costs a time stone: {stones} left.",
        "Das kostet einen Zeitstein, {stones} bleiben.",
    ),
    "stone.one": (
        "That costs a time stone: one left.",
        "Das kostet einen Zeitstein, einer bleibt.",
    ),
    "stone.last": (
        "That costs the last time stone: a card from the draw pile replaces one in the timeline.",
        (
            "Das kostet den letzten Zeitstein: "
            "Eine Karte vom Nachziehstapel ersetzt eine im Zeitstrahl."
        ),
    ),
    "paradox": (
        "You gain a crystal for your paradox ({kind}); the codex moves on from {old} to {new}.",
        (
            "Du bekommst einen Kristall für dein Paradoxon ({kind}), "
            "und der Kodex rückt von {old} auf {new}."
        ),
    ),
    "paradox.wins": (
        "With {crystals} crystals you win; places {low} to {high} stay as they are.",
        (
            "Mit {crystals} Kristallen gewinnst du; die Plätze {low} bis {high} "
            "bleiben, wie sie sind."
        ),
    ),
    "exchange": (
        "You take {taken:the} from places {low} to {high}; your three go there, shuffled.",
        (
            "Du nimmst {taken:den} von den Plätzen {low} bis {high}; "
            "deine drei kommen gemischt dorthin."
        ),
    ),
    "paradox.solo": (
        (
            "You show your paradox ({kind}): one relic leaves, a card from the draw pile "
            "takes its place, then you swap all three. At the end you gain a crystal, "
            "and the codex moves on from {old} to {new}."
        ),
        (
            "Du zeigst dein Paradoxon ({kind}): Ein Relikt geht, dafür kommt eine Karte vom "
            "Nachziehstapel, dann tauschst du alle drei. Zum Schluss bekommst du einen Kristall, "
            "und der Kodex rückt von {old} auf {new}."
        ),
    ),
    "crystal": (
        "Then you gain a crystal, and the codex moves on from {old} to {new}.",
        "Dann bekommst du einen Kristall, und der Kodex rückt von {old} auf {new}.",
    ),
    "wins": ("That wins the game.", "Damit gewinnst du."),
    "remove.box": (
        "{card:The} leaves the game, and you draw a card for it.",
        "{card:Der} verlässt das Spiel, dafür ziehst du eine Karte.",
    ),
    "remove.shrine": (
        "{card:The} goes into the shrine, and you draw a card for it.",
        "{card:Der} kommt in den Schrein, dafür ziehst du eine Karte.",
    ),
    "drop": (
        "{card:The} goes from the shrine back into the box.",
        "{card:Der} kommt aus dem Schrein zurück in die Schachtel.",
    ),
    "shrine.full": (
        "Then one relic has to leave the shrine.",
        "Danach muss ein Relikt den Schrein verlassen.",
    ),
    "shrine.lacks": (
        "Then the shrine still needs: {missing}.",
        "Dann fehlt im Schrein noch: {missing}.",
    ),
    "shrine.complete": ("Then the shrine is complete.", "Dann ist der Schrein vollständig."),
    "replace": (
        "{drawn:The} replaces {card:the} at place {place} ({why}).",
        "{drawn:Der} ersetzt {card:den} auf Platz {place} ({why}).",
    ),
    "replace.any": ("nothing in the timeline matches it", "nichts im Zeitstrahl passt dazu"),
    "replace.box": ("That card leaves the game.", "Diese Karte verlässt das Spiel."),
    "replace.shrine": ("That relic goes into the shrine.", "Dieses Relikt kommt in den Schrein."),
}
