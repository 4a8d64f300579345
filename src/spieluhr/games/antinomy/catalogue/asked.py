"""What players are asked, and why something cannot be."""

from typing import Final

from spieluhr.games.antinomy.catalogue.kind import Sentences

# Asked of the actor; `.solo` where alone it is another question.
PROMPT: Final[Sentences] = {
    "place": (
        "Place your wand under a {colour} relic.",
        "Setze deinen Zauberstab unter ein {colour:es} Relikt.",
    ),
    "move": (
        "Choose a relic to play and where it takes you.",
        "Wähle ein Relikt, das du spielst, und wohin es dich führt.",
    ),
    "move.solo": (
        "Choose a relic to play and where it takes you, or skip the turn.",
        "Wähle ein Relikt, das du spielst, und wohin es dich führt, oder setze aus.",
    ),
    "move.stuck": (
        "None of your relics takes you anywhere: skip the turn.",
        "Keins deiner Relikte führt dich irgendwohin: Setze aus.",
    ),
    "paradox": (
        "Your hand is a paradox ({kind}): choose the side you exchange it for, or end your turn.",
        (
            "Deine Hand ist ein Paradoxon ({kind}): Wähle die Seite, gegen die du sie tauschst, "
            "oder beende deinen Zug."
        ),
    ),
    "paradox.none": (
        "Your hand is no paradox: end your turn.",
        "Deine Hand ist kein Paradoxon: Beende deinen Zug.",
    ),
    "paradox.solo": (
        "Your hand is a paradox ({kind}): form it, or end your turn without it.",
        "Deine Hand ist ein Paradoxon ({kind}): Bilde es, oder beende deinen Zug ohne.",
    ),
    "remove": (
        "Choose which of the three relics leaves the game.",
        "Wähle, welches der drei Relikte das Spiel verlässt.",
    ),
    "remove.shrine": (
        "Choose which of the three relics goes into the shrine.",
        "Wähle, welches der drei Relikte in den Schrein kommt.",
    ),
    "drop": (
        "The shrine is too full: choose the relic that goes back into the box.",
        "Der Schrein ist zu voll: Wähle das Relikt, das zurück in die Schachtel kommt.",
    ),
    "swap": (
        "Choose the side of your wand whose three relics you take.",
        "Wähle die Seite deines Zauberstabs, deren drei Relikte du nimmst.",
    ),
    "replace": (
        "Choose the card of the timeline that makes way for {card:the}.",
        "Wähle die Karte im Zeitstrahl, die {card:dem} Platz macht.",
    ),
}

# Said to those who wait, and while chance decides.
WAITING: Final[Sentences] = {
    "deal": ("The cards are being dealt.", "Die Karten werden verteilt."),
    "place": ("{name} places a wand.", "{name} setzt einen Zauberstab."),
    "move": ("{name} chooses a relic to play.", "{name} wählt ein Relikt zum Spielen."),
    "paradox": (
        "{name} decides about a paradox.",
        "{name} entscheidet über ein Paradoxon.",
    ),
    "remove": (
        "{name} chooses the relic that leaves the hand.",
        "{name} wählt das Relikt, das die Hand verlässt.",
    ),
    "drop": (
        "{name} chooses the relic that leaves the shrine.",
        "{name} wählt das Relikt, das den Schrein verlässt.",
    ),
    "swap": ("{name} chooses a side of the wand.", "{name} wählt eine Seite des Zauberstabs."),
    "replace": (
        "{name} chooses what makes way for {card:the}.",
        "{name} wählt, was {card:dem} Platz macht.",
    ),
    "draw": ("A card comes from the pile.", "Eine Karte kommt vom Stapel."),
    "order": (
        "The three relics are shuffled into the timeline.",
        "Die drei Relikte werden in den Zeitstrahl gemischt.",
    ),
    "reveal": (
        "The duel is level: a random relic of each hand decides.",
        "Im Duell steht es gleich: Ein zufälliges Relikt jeder Hand entscheidet.",
    ),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
}

# Why a move is not possible: a whole sentence, and never a wrong one.
WHY_NOT: Final[Sentences] = {
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "turn": ("It is not your turn.", "Du bist nicht an der Reihe."),
    "wait": ("Chance decides now.", "Jetzt entscheidet der Zufall."),
    "chance": ("Only chance decides that.", "Darüber entscheidet nur der Zufall."),
    "solo": ("That belongs to the solo game.", "Das gehört zum Solospiel."),
    "no-shrine": ("You play without the shrine.", "Du spielst ohne den Schrein."),
    "now.place": ("First you place your wand.", "Zuerst setzt du deinen Zauberstab."),
    "now.move": ("Now you move: play a relic.", "Jetzt bewegst du dich: Spiele ein Relikt."),
    "now.move.solo": (
        "Now you move: play a relic, or skip the turn.",
        "Jetzt bewegst du dich: Spiele ein Relikt, oder setze aus.",
    ),
    "now.paradox": (
        "You have moved; now you decide about the paradox.",
        "Du hast dich bewegt; jetzt entscheidest du über das Paradoxon.",
    ),
    "now.remove": (
        "Now you choose which relic of the paradox goes.",
        "Jetzt wählst du, welches Relikt des Paradoxons geht.",
    ),
    "now.drop": (
        "Now you choose which relic leaves the shrine.",
        "Jetzt wählst du, welches Relikt den Schrein verlässt.",
    ),
    "now.swap": (
        "Now you choose which side of your wand you take.",
        "Jetzt wählst du, welche Seite deines Zauberstabs du nimmst.",
    ),
    "now.replace": (
        "Now you choose what the drawn card replaces.",
        "Jetzt wählst du, was die gezogene Karte ersetzt.",
    ),
    "wand-colour": (
        "At place {place} lies {card:the}; the wand starts under a {colour} relic.",
        (
            "Auf Platz {place} liegt {card:der}; der Zauberstab beginnt unter einem "
            "{colour:en} Relikt."
        ),
    ),
    "not-held": ("You do not hold {card:the}.", "Du hast {card:den} nicht auf der Hand."),
    "stay": (
        "Your wand stands at place {place} already: a move leads away from it.",
        "Dein Zauberstab steht schon auf Platz {place}: Ein Zug führt von dort weg.",
    ),
    "too-far": (
        "{card:The} needs {steps} into the future, and there is room for only {room}.",
        "{card:Der} braucht {steps} in die Zukunft, und dort ist nur Platz für {room}.",
    ),
    "not-exact": (
        "Into the future {card:the} leads exactly {steps}; place {place} is {distance} away.",
        "In die Zukunft führt {card:der} genau {steps}; Platz {place} ist {distance} entfernt.",
    ),
    "flare": (
        "At place {place} lies {card:the}: no move leads there.",
        "Auf Platz {place} liegt {card:der}: Dorthin führt kein Zug.",
    ),
    "not-akin": (
        (
            "Place {place} is in your past, and {card:the} shares neither colour nor symbol "
            "with {there:the}."
        ),
        (
            "Platz {place} liegt in deiner Vergangenheit, und {card:der} hat weder Farbe "
            "noch Symbol mit {there:dem} gemeinsam."
        ),
    ),
    "nothing-common": (
        "Your three relics share neither colour nor number nor symbol.",
        "Deine drei Relikte haben weder Farbe noch Zahl noch Symbol gemeinsam.",
    ),
    "codex-colour": (
        "{card:The} has the colour of the codex.",
        "{card:Der} hat die Farbe des Kodex.",
    ),
    "name-side": (
        "Say which three places you exchange: {sides}.",
        "Nenne die drei Plätze, die du tauschst: {sides}.",
    ),
    "side-later": (
        "Alone you say only “paradox”; the side is chosen later.",
        "Allein sagst du nur „paradox“; die Seite wählst du später.",
    ),
    "not-beside": (
        "The three places must lie right beside your wand at place {place}: {sides}.",
        "Die drei Plätze müssen direkt neben deinem Zauberstab auf Platz {place} liegen: {sides}.",
    ),
    "side-flare": (
        "At place {place} lies {card:the}, and a solar flare is never taken.",
        "Auf Platz {place} liegt {card:der}, und eine Sonneneruption nimmt man nie.",
    ),
    "not-in-shrine": (
        "{card:The} is not in the shrine.",
        "{card:Der} ist nicht im Schrein.",
    ),
    "not-like": (
        (
            "{drawn:The} shares neither number nor colour nor symbol with {card:the}, "
            "and other cards of the timeline fit it."
        ),
        (
            "{drawn:Der} hat weder Zahl noch Farbe noch Symbol mit {card:dem} gemeinsam, "
            "und andere Karten im Zeitstrahl passen dazu."
        ),
    ),
}
