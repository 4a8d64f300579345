"""What players are asked, and what those who wait hear."""

from typing import Final

from spieluhr.core.words import Sentences

# Asked of the actor, the verdict first; `.solo` where alone it is another question.
PROMPT: Final[Sentences] = {
    "place": (
        "Place your wand under a {colour} relic.",
        "Setze deinen Zauberstab unter ein {colour:es} Relikt.",
    ),
    "move": (
        "Choose a relic to play and where it takes you.",
        "Spiele ein Relikt und wähle dein Ziel.",
    ),
    "move.solo": (
        "Choose a relic to play and where it takes you, or skip the turn.",
        "Spiele ein Relikt und wähle dein Ziel oder setze aus.",
    ),
    "move.stuck": (
        "None of your relics can move you: skip the turn.",
        "Keins deiner Relikte bringt dich weiter: Setze aus.",
    ),
    "paradox": (
        "Paradox! You gain a crystal: choose the three relics you swap for.",
        "Paradoxon! Du bekommst einen Kristall: Gegen welche drei Relikte tauschst du?",
    ),
    "paradox.wins": (
        "Paradox! This crystal wins the game: choose any side.",
        "Paradoxon! Mit diesem Kristall gewinnst du: Wähle irgendeine Seite.",
    ),
    "paradox.none": ("No paradox this turn.", "Kein Paradoxon in diesem Zug."),
    "paradox.solo": (
        "Paradox! Form it for a crystal, or end your turn without it.",
        "Paradoxon! Bilde es für einen Kristall oder beende deinen Zug ohne.",
    ),
    "remove": (
        "Choose which of the three relics leaves the game.",
        "Welches der drei Relikte verlässt das Spiel?",
    ),
    "remove.shrine": (
        "Choose which of the three relics goes into the shrine.",
        "Welches der drei Relikte kommt in den Schrein?",
    ),
    "drop": (
        "The shrine holds only five relics: choose one to put back in the box.",
        "Der Schrein fasst nur fünf Relikte: Welches kommt zurück in die Schachtel?",
    ),
    "swap": (
        "Choose the three relics you swap for.",
        "Gegen welche drei Relikte tauschst du?",
    ),
    "replace": (
        "Choose the card in the timeline that makes way for {card:the}.",
        "Wähle die Karte im Zeitstrahl, die {card:dem} Platz macht.",
    ),
}

# Said to those who wait, and while chance decides.
WAITING: Final[Sentences] = {
    "deal": ("The cards are being dealt.", "Die Karten werden ausgeteilt."),
    "place": ("{name} is choosing where to start.", "{name} wählt einen Startplatz."),
    "move": ("{name} is choosing a relic to play.", "{name} wählt ein Relikt und ein Ziel."),
    "paradox": ("{name} is looking for a paradox.", "{name} sucht nach einem Paradoxon."),
    "remove": (
        "{name} is choosing the relic that leaves the hand.",
        "{name} wählt das Relikt, das die Hand verlässt.",
    ),
    "drop": (
        "{name} is choosing the relic that leaves the shrine.",
        "{name} wählt das Relikt, das den Schrein verlässt.",
    ),
    "swap": (
        "{name} is choosing three relics to swap for.",
        "{name} wählt drei Relikte zum Tauschen.",
    ),
    "replace": (
        "{name} is choosing what makes way for {card:the}.",
        "{name} wählt, was {card:dem} Platz macht.",
    ),
    "draw": ("A card comes from the draw pile.", "Eine Karte kommt vom Nachziehstapel."),
    "order": (
        "The three relics are shuffled into the timeline.",
        "Die drei Relikte werden in den Zeitstrahl gemischt.",
    ),
    "reveal": (
        "The duel is tied: a random relic from each hand decides.",
        "Gleichstand im Duell: Ein zufälliges Relikt aus jeder Hand entscheidet.",
    ),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
}
