"""What a legal move would do; several sentences may follow one another."""

from typing import Final

from spieluhr.games.perfect_moment.catalogue.kind import Sentences

EXPLAIN: Final[Sentences] = {
    "use": (
        "{item:Cap} on {card} ({place}): {action}",
        "{item:Cap} bei {card} ({place}): {action}",
    ),
    "use.armor": (
        "Twice {item} on {card} ({place}): {action}",
        "Zweimal {item} bei {card} ({place}): {action}",
    ),
    "draw-fails": (
        "But the deck has too few cards ({cards}): the draw fails, and the game ends.",
        "Aber der Stapel hat zu wenige Karten ({cards}): Das Ziehen scheitert, das Spiel endet.",
    ),
    "nothing-to-see": (
        "But the deck is empty: nothing happens.",
        "Aber der Stapel ist leer: Nichts geschieht.",
    ),
    "score": (
        "You score {card} ({target}) for {points}: {why}.",
        "Du wertest {card} ({target}) für {points}: {why}.",
    ),
    "why.1": (
        "your display has one of its items, {item}, and it becomes your fragment",
        "deine Auslage hat einen ihrer Gegenstände, {item}, und sie wird dein Fragment",
    ),
    "why.2": (
        "your display has both items, facing different ways",
        "deine Auslage hat beide Gegenstände, in verschiedener Richtung",
    ),
    "why.3": (
        "your display has both items, facing the same way",
        "deine Auslage hat beide Gegenstände, in gleicher Richtung",
    ),
    "total": ("Then you have {points}.", "Dann hast du {points}."),
    "wins": ("Then you have {points} and win.", "Dann hast du {points} und gewinnst."),
    "loses-point": ("{other} loses 1 point.", "{other} verliert 1 Punkt."),
    "deck-ends": (
        "The deck is empty, so the game ends with it.",
        "Der Stapel ist leer, also endet damit das Spiel.",
    ),
    "new-plan": (
        "You draw a new plan, and your turn is over.",
        "Du ziehst einen neuen Plan, und dein Zug ist vorbei.",
    ),
    "new-paradox": (
        "A new paradox comes, and your turn is over.",
        "Ein neues Paradoxon kommt, und dein Zug ist vorbei.",
    ),
    "turn-over": ("Your turn is over.", "Dein Zug ist vorbei."),
    "their-new-plan": ("{other} draws a new plan.", "{other} zieht einen neuen Plan."),
    "end": ("You end your turn without scoring.", "Du beendest deinen Zug ohne Wertung."),
    "quiet-ends": (
        "It is the last quiet turn, and the game ends.",
        "Es ist der letzte stille Zug, und das Spiel endet.",
    ),
    "own": (
        "{card:Cap} lies in your display ({facing}).",
        "{card:Cap} liegt in deiner Auslage ({facing}).",
    ),
    "give": (
        "{card:Cap} lies in {other:your} display ({facing}).",
        "{card:Cap} liegt in {other:deiner} Auslage ({facing}).",
    ),
    "bottom": (
        "{card:Cap} goes face down under the deck.",
        "{card:Cap} kommt verdeckt unter den Stapel.",
    ),
    "top": (
        "{card:Cap} goes face down on top of the deck.",
        "{card:Cap} kommt verdeckt oben auf den Stapel.",
    ),
    "from-display": ("It leaves your display.", "Sie verlässt deine Auslage."),
    "plan-stays": ("Your plan is then {card}.", "Dein Plan ist dann {card}."),
    "take": ("You take {card} into your hand.", "Du nimmst {card} auf die Hand."),
    "turn": ("{card:Cap} turns (then {facing}).", "{card:Cap} dreht sich (dann {facing})."),
    "stop.map": ("You leave the other card as it lies.", "Die andere Karte bleibt, wie sie liegt."),
    "stop.flowers": ("You exchange nothing more.", "Du tauschst nichts mehr."),
    "stop.aces": ("You leave {card} on top of the deck.", "{card:Cap} bleibt oben auf dem Stapel."),
    "stop.knife": ("You leave {card} to {other:you}.", "Du lässt {other:dir} den Plan {card}."),
    "swap": (
        "Your plan {card} goes to {place} ({facing}), and {taken} becomes your plan.",
        "Dein Plan {card} kommt auf {place} ({facing}), und {taken} wird dein Plan.",
    ),
    "pick": ("You give {card} away ({place}).", "Du gibst {card} her ({place})."),
    "pick.echo": ("Echo gives {card} ({place}).", "Echo gibt {card} her ({place})."),
    "pick.hidden": ("Echo gives its unseen plan.", "Echo gibt seinen ungesehenen Plan her."),
    "yes": (
        "Your plan {card} becomes your fragment, and you draw a new plan.",
        "Dein Plan {card} wird dein Fragment, und du ziehst einen neuen Plan.",
    ),
    "no": ("You keep your plan {card}.", "Du behältst deinen Plan {card}."),
    "yes.solo": (
        "Echo's plan becomes the fading card, and Echo draws a new one.",
        "Echos Plan wird die verblassende Karte, und Echo zieht einen neuen.",
    ),
    "yes.gone": ("{card:Cap} leaves the game.", "{card:Cap} verlässt das Spiel."),
    "no.solo": ("Echo keeps its plan.", "Echo behält seinen Plan."),
    "steal": (
        "{card:Cap} becomes your fragment.",
        "{card:Cap} wird dein Fragment.",
    ),
    "rest-under": ("{card:Cap} goes under the deck.", "{card:Cap} kommt unter den Stapel."),
    "then-works": ("Then comes {item}: {action}", "Dann wirkt: {item}. {action}"),
    "then-barred": (
        "Nothing more, for this is being carried out already: {item}.",
        "Mehr nicht, denn das wird schon ausgeführt: {item}.",
    ),
    "face": (
        "Facing the deck, for both sides to use: {item}; facing away: {far}.",
        "Zum Stapel, für beide Seiten nutzbar: {item}; abgewandt: {far}.",
    ),
    "lies": ("{card:Cap} lies there ({facing}).", "{card:Cap} liegt dort ({facing})."),
}
