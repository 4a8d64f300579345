"""Why a move is not possible: a whole sentence, and never a wrong one."""

from typing import Final

from spieluhr.core.words import Sentences

REFUSE: Final[Sentences] = {
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "turn": ("It is not your turn.", "Du bist nicht an der Reihe."),
    "wait": ("Chance decides now.", "Jetzt entscheidet der Zufall."),
    "chance": ("That is left to chance.", "Das entscheidet der Zufall."),
    "solo": ("That only exists in the solo game.", "Das gibt es nur im Solospiel."),
    "no-shrine": ("You are playing without the shrine.", "Du spielst ohne Schrein."),
    "now.place": ("Place your wand first.", "Setze zuerst deinen Zauberstab."),
    "now.move": ("Play a relic first.", "Spiele zuerst ein Relikt."),
    "now.move.solo": (
        "Play a relic first, or skip the turn.",
        "Spiele zuerst ein Relikt oder setze aus.",
    ),
    "now.paradox": (
        "You have already moved; now decide about the paradox.",
        "Du hast dich schon bewegt; jetzt geht es um das Paradoxon.",
    ),
    "now.remove": (
        "First choose which relic of the paradox goes.",
        "Wähle zuerst, welches Relikt des Paradoxons geht.",
    ),
    "now.drop": (
        "First choose which relic leaves the shrine.",
        "Wähle zuerst, welches Relikt den Schrein verlässt.",
    ),
    "now.swap": (
        "First choose the three relics you swap for.",
        "Wähle zuerst die drei Relikte, gegen die du tauschst.",
    ),
    "now.replace": (
        "First choose what makes way for the drawn card.",
        "Wähle zuerst, was der gezogenen Karte Platz macht.",
    ),
    "wand-colour": (
        "{card:The} lies at place {place}; your wand has to start under a {colour} relic.",
        (
            "Auf Platz {place} liegt {card:der}; dein Zauberstab muss unter einem "
            "{colour:en} Relikt beginnen."
        ),
    ),
    "not-held": ("{card:The} is not in your hand.", "Du hast {card:den} nicht auf der Hand."),
    "stay": (
        "Your wand is already at place {place}: you have to move on.",
        "Dein Zauberstab steht schon auf Platz {place}: Du musst weiterziehen.",
    ),
    "too-far": (
        "{card:The} takes you {steps} into the future, but there is only room for {room}.",
        "{card:Der} führt {steps} in die Zukunft, aber dort ist nur Platz für {room}.",
    ),
    "not-exact": (
        "{card:The} takes you exactly {steps} into the future; place {place} is {distance} away.",
        "{card:Der} führt genau {steps} in die Zukunft; Platz {place} ist {distance} entfernt.",
    ),
    "flare": (
        "{card:The} lies at place {place}: you can never move there.",
        "Auf Platz {place} liegt {card:der}: Dorthin darfst du nie ziehen.",
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
        "Your three relics share no colour, number or symbol.",
        "Deine drei Relikte haben weder Farbe noch Zahl noch Symbol gemeinsam.",
    ),
    "codex-colour": (
        "{card:The} has the codex colour: no paradox.",
        "{card:Der} hat die Kodex-Farbe: kein Paradoxon.",
    ),
    "name-side": (
        "Name the three places you swap with: {sides}.",
        "Nenne die drei Plätze, mit denen du tauschst: {sides}.",
    ),
    "side-later": (
        "In the solo game you choose the side later.",
        "Im Solospiel wählst du die Seite erst später.",
    ),
    "not-beside": (
        ("The three relics have to lie right next to your wand at place {place}: places {sides}."),
        (
            "Die drei Relikte müssen direkt neben deinem Zauberstab auf Platz {place} liegen: "
            "Plätze {sides}."
        ),
    ),
    "side-flare": (
        "{card:The} lies at place {place}: you can never take a solar flare.",
        "Auf Platz {place} liegt {card:der}: Eine Sonneneruption darfst du nie nehmen.",
    ),
    "not-in-shrine": (
        "{card:The} is not in the shrine.",
        "{card:Der} ist nicht im Schrein.",
    ),
    "not-like": (
        (
            "{drawn:The} shares no number, colour or symbol with {card:the}, "
            "and other cards in the timeline do match."
        ),
        (
            "{drawn:Der} hat weder Zahl noch Farbe noch Symbol mit {card:dem} gemeinsam, "
            "aber andere Karten im Zeitstrahl passen."
        ),
    ),
}
