"""Why a move is not possible: a whole sentence, and never a wrong one."""

from typing import Final

from spieluhr.games.perfect_moment.catalogue.kind import Sentences

WHY_NOT: Final[Sentences] = {
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "turn": ("It is not your turn.", "Du bist nicht an der Reihe."),
    "wait": ("Chance decides now.", "Jetzt entscheidet der Zufall."),
    "chance": ("Only chance decides that.", "Darüber entscheidet nur der Zufall."),
    "now": ("Another question is open. {asked}", "Eine andere Frage ist offen. {asked}"),
    "no-uses": (
        "You have used both items of this turn.",
        "Du hast in diesem Zug schon zwei Gegenstände genutzt.",
    ),
    "faces-other": (
        "At {place}, on {card}, facing you is not {item} but {near}.",
        "Auf {place}, bei {card}, zeigt zu dir nicht: {item}, sondern: {near}.",
    ),
    "no-such-item": (
        "At {place} lies {card}: there is no {item} on it.",
        "Auf {place} liegt {card}, nicht: {item}.",
    ),
    "not-to-deck": (
        "On the paradox {card}, facing the deck is not {item} but {near}.",
        "Beim Paradoxon {card} zeigt zum Stapel nicht: {item}, sondern: {near}.",
    ),
    "armor-place": (
        "Armor takes an item from {other:your} display only: opp1 or opp2.",
        "Die Weste nimmt nur einen Gegenstand aus der Auslage {other:von}: opp1 oder opp2.",
    ),
    "armor-faces": (
        "At {place}, on {card}, facing {other} is not {item} but {near}.",
        "Auf {place}, bei {card}, zeigt zu {other:dem} nicht: {item}, sondern: {near}.",
    ),
    "barred": (
        "Being carried out already: {item}. No item works inside itself.",
        "Wird schon ausgeführt: {item}. Kein Gegenstand wirkt in sich selbst.",
    ),
    "worthless": (
        "No item of {card} lies in your display.",
        "Kein Gegenstand von {card} liegt in deiner Auslage.",
    ),
    "fragment-one": (
        "A fragment is scored for 2 or 3 only; of {card} your display has but one item: {item}.",
        "Ein Fragment wird nur für 2 oder 3 gewertet; von {card} hat deine Auslage nur: {item}.",
    ),
    "no-fragment": ("{card:Cap} is nobody's fragment.", "{card:Cap} ist kein Fragment."),
    "score-what": (
        "Say what you score: score plan, score paradox or score fragment with its card.",
        "Nenne, was du wertest: score plan, score paradox oder score fragment mit Karte.",
    ),
    "score-only": (
        "Here it is about {card} alone.",
        "Hier geht es allein um {card}.",
    ),
    "not-held": ("You do not hold {card}.", "{card:Cap} ist nicht auf deiner Hand."),
    "not-yours": (
        "{card:Cap} is neither in your hand nor in your display.",
        "{card:Cap} ist weder auf deiner Hand noch in deiner Auslage.",
    ),
    "not-shown": (
        "{card:Cap} does not lie in your display.",
        "{card:Cap} liegt nicht in deiner Auslage.",
    ),
    "not-drawn": (
        "{card:Cap} was not drawn for this: {drawn}.",
        "{card:Cap} wurde dafür nicht gezogen: {drawn}.",
    ),
    "not-lifted": (
        "{card:Cap} is not among the looked-at cards: {lifted}.",
        "{card:Cap} ist nicht unter den angesehenen Karten: {lifted}.",
    ),
    "topped": (
        "After the first card put back, the gun discards no more.",
        "Nach der ersten zurückgelegten Karte kommt keine mehr unter den Stapel.",
    ),
    "no-top-solo": (
        "Alone this card goes under the deck, not on top.",
        "Allein kommt diese Karte unter den Stapel, nicht obenauf.",
    ),
    "aces-bottom": (
        "Aces put only the looked-at card under the deck: {card}.",
        "Die Asse legen nur die angesehene Karte unter den Stapel: {card}.",
    ),
    "aces-top": (
        "{card:Cap} lies on top already; “stop” leaves it there.",
        "{card:Cap} liegt schon oben; „stop“ lässt sie dort.",
    ),
    "map-own": (
        "The map turns cards of your own display.",
        "Die Karte dreht Karten deiner eigenen Auslage.",
    ),
    "map-once": ("That card has been turned already.", "Diese Karte ist schon gedreht."),
    "wallet-other": (
        "The wallet turns a card of {other:your} display.",
        "Die Brieftasche dreht eine Karte in der Auslage {other:von}.",
    ),
    "not-on-plan": (
        "Your plan is {card}: there is no {item} on it.",
        "Dein Plan {card} hat nicht: {item}.",
    ),
    "not-on-card": (
        "It is about {card}: there is no {item} on it.",
        "Es geht um {card}, nicht um: {item}.",
    ),
    "pick-own": (
        "You give one of your own cards: own1, own2 or plan.",
        "Du gibst eine eigene Karte her: own1, own2 oder plan.",
    ),
    "pick-echo": (
        "Your card is chosen; now one of Echo's: opp1, opp2 or oppplan.",
        "Deine Karte ist gewählt; jetzt eine von Echo: opp1, opp2 oder oppplan.",
    ),
    "not-theirs": (
        "{card:Cap} is no fragment of {other}.",
        "{card:Cap} ist kein Fragment {other:von}.",
    ),
}
