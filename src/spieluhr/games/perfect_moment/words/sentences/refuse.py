"""Why a move is not possible: a whole sentence, and never a wrong one."""

from typing import Final

from spieluhr.core.words import Sentences

REFUSE: Final[Sentences] = {
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "turn": ("It is not your turn.", "Du bist nicht an der Reihe."),
    "wait": ("Chance decides now.", "Jetzt entscheidet der Zufall."),
    "chance": ("That is left to chance.", "Das entscheidet der Zufall."),
    "now": ("Not right now. {asked}", "Das geht gerade nicht. {asked}"),
    "no-uses": (
        "You have already used two items this turn.",
        "Du hast in diesem Zug schon zwei Gegenstände genutzt.",
    ),
    "faces-other": (
        "Facing you on {card}: {near}, not {item}.",
        "Zu dir zeigt auf {card}: {near}, nicht {item}.",
    ),
    "no-such-item": ("{card:Cap} has no {item}.", "Auf {card} gibt es {item:den} nicht."),
    "not-to-deck": (
        "Facing the deck on the paradox {card}: {near}, not {item}.",
        "Zum Nachziehstapel zeigt auf dem Paradoxon {card}: {near}, nicht {item}.",
    ),
    "armor-place": (
        "With armor you can only use an item in {other:your} display.",
        "Mit der Weste nutzt du nur einen Gegenstand in der Auslage {other:von}.",
    ),
    "armor-faces": (
        "Facing {other} on {card}: {near}, not {item}.",
        "Zu {other:dem} zeigt auf {card}: {near}, nicht {item}.",
    ),
    "barred": (
        "You are already using {item:the}: no item works inside itself.",
        "Du nutzt {item:den} gerade schon: Kein Gegenstand wirkt in sich selbst.",
    ),
    "worthless": (
        "No item of {card} is in your display.",
        "Kein Gegenstand von {card} ist in deiner Auslage.",
    ),
    "fragment-one": (
        "A fragment scores only 2 or 3 points; your display has just one item of {card}: {item}.",
        "Ein Fragment zählt nur für 2 oder 3 Punkte; von {card} hat deine Auslage nur: {item}.",
    ),
    "no-fragment": ("{card:Cap} is not a fragment.", "{card:Cap} ist kein Fragment."),
    "score-what": (
        "Say what you score: your plan, the paradox or a fragment.",
        "Sag, was du wertest: deinen Plan, das Paradoxon oder ein Fragment.",
    ),
    "score-only": ("This is only about {card}.", "Hier geht es nur um {card}."),
    "not-held": ("{card:Cap} is not in your hand.", "{card:Cap} ist nicht auf deiner Hand."),
    "not-yours": (
        "{card:Cap} is neither in your hand nor in your display.",
        "{card:Cap} ist weder auf deiner Hand noch in deiner Auslage.",
    ),
    "not-shown": (
        "{card:Cap} is not in your display.",
        "{card:Cap} liegt nicht in deiner Auslage.",
    ),
    "not-drawn": (
        "You drew {drawn}, not {card}.",
        "Du hast {drawn} gezogen, nicht {card}.",
    ),
    "not-lifted": (
        "{card:Cap} is not among the cards you looked at: {lifted}.",
        "{card:Cap} ist nicht unter den angesehenen Karten: {lifted}.",
    ),
    "topped": (
        "You have already put a card back: you can no longer discard.",
        "Du hast schon eine Karte zurückgelegt: Abwerfen geht nicht mehr.",
    ),
    "no-top-solo": (
        "Alone, this card goes under the deck, not on top.",
        "Im Solospiel kommt diese Karte unter den Nachziehstapel, nicht obenauf.",
    ),
    "aces-bottom": (
        "Aces can only discard the card you looked at: {card}.",
        "Mit den Assen wirfst du nur die angesehene Karte ab: {card}.",
    ),
    "aces-top": (
        "{card:Cap} is already on top; simply leave it there.",
        "{card:Cap} liegt schon oben; lass sie einfach liegen.",
    ),
    "map-own": (
        "The map only turns cards of your own display.",
        "Mit diesem Gegenstand drehst du nur Karten deiner eigenen Auslage.",
    ),
    "map-once": ("You have already turned that card.", "Diese Karte hast du schon gedreht."),
    "wallet-other": (
        "The wallet only turns a card of {other:your} display.",
        "Mit der Brieftasche drehst du nur eine Karte in der Auslage {other:von}.",
    ),
    "not-on-plan": (
        "Your plan {card} has no {item}.",
        "Auf deinem Plan {card} gibt es {item:den} nicht.",
    ),
    "not-on-card": ("{card:Cap} has no {item}.", "Auf {card} gibt es {item:den} nicht."),
    "pick-own": (
        "Give away one of your own cards: one of your display, or your plan.",
        "Gib eine eigene Karte her: eine aus deiner Auslage oder deinen Plan.",
    ),
    "pick-echo": (
        "Your card is chosen; now choose one of Echo's.",
        "Deine Karte ist gewählt; jetzt wähle eine von Echo.",
    ),
    "not-theirs": (
        "{card:Cap} is not one of {other:your} fragments.",
        "{card:Cap} ist kein Fragment {other:von}.",
    ),
}
