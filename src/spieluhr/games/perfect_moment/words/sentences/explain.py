"""What a legal move would do."""

from typing import Final

from spieluhr.core.words import Sentences

EXPLAIN: Final[Sentences] = {
    "use": ("{item:Cap} ({card}, {where}): {action}", "{item:Cap} ({card}, {where}): {action}"),
    "use.armor": (
        "Twice {item} ({card}, {where}): {action}",
        "Zweimal {item} ({card}, {where}): {action}",
    ),
    "draw-fails": (
        "But the deck is too small ({cards}): you cannot draw, and the game ends.",
        "Aber der Nachziehstapel ist zu klein ({cards}): Du kannst nicht ziehen, und das Spiel "
        "endet.",
    ),
    "nothing-to-see": (
        "But the deck is empty: nothing happens.",
        "Aber der Nachziehstapel ist leer: Nichts passiert.",
    ),
    "score": ("{points} for {card} ({target}): {why}.", "{points} für {card} ({target}): {why}."),
    "why.1": (
        "your display has one of its items ({item}), and it becomes your fragment",
        "einer ihrer Gegenstände ist in deiner Auslage ({item}), sie wird dein Fragment",
    ),
    "why.2": (
        "your display has both items, facing different ways",
        "beide Gegenstände sind in deiner Auslage, unterschiedlich ausgerichtet",
    ),
    "why.3": (
        "your display has both items, facing the same way",
        "beide Gegenstände sind in deiner Auslage, gleich ausgerichtet",
    ),
    "total": ("That brings you to {points}.", "Damit hast du {points}."),
    "wins": (
        "That brings you to {points}, and you win.",
        "Damit hast du {points} und gewinnst.",
    ),
    "loses-point": ("{other} loses 1 point.", "{other} verliert 1 Punkt."),
    "deck-ends": (
        "The deck is empty, so the game ends.",
        "Der Nachziehstapel ist leer, also endet das Spiel.",
    ),
    "new-plan": (
        "You draw a new plan, and your turn ends.",
        "Du ziehst einen neuen Plan, und dein Zug endet.",
    ),
    "new-paradox": (
        "A new paradox is turned up, and your turn ends.",
        "Ein neues Paradoxon wird aufgedeckt, und dein Zug endet.",
    ),
    "turn-over": ("Your turn ends.", "Dein Zug endet."),
    "their-new-plan": ("{other} draws a new plan.", "{other} zieht einen neuen Plan."),
    "end": ("You end your turn.", "Du beendest deinen Zug."),
    "quiet-ends": (
        "That is {most} turns in a row without a score: the game ends.",
        "Das sind {most} Züge in Folge ohne Wertung: Das Spiel endet.",
    ),
    "own": (
        "{card:Cap} goes into your display ({facing}).",
        "{card:Cap} kommt in deine Auslage ({facing}).",
    ),
    "give": (
        "{card:Cap} goes into {other:your} display ({facing}).",
        "{card:Cap} kommt in {other:deine} Auslage ({facing}).",
    ),
    "bottom": (
        "{card:Cap} goes face down under the deck.",
        "{card:Cap} kommt verdeckt unter den Nachziehstapel.",
    ),
    "top": (
        "{card:Cap} goes face down on top of the deck.",
        "{card:Cap} kommt verdeckt oben auf den Nachziehstapel.",
    ),
    "from-display": ("It leaves your display.", "Sie verlässt deine Auslage."),
    "plan-stays": ("Your plan is then {card}.", "Dein Plan ist dann {card}."),
    "take": ("You take {card} into your hand.", "Du nimmst {card} auf die Hand."),
    "turn": (
        "{card:Cap} turns around (then {facing}).",
        "{card:Cap} wird gedreht (dann {facing}).",
    ),
    "stop.map": ("The other card stays as it is.", "Die andere Karte bleibt, wie sie liegt."),
    "stop.flowers": ("You stop swapping.", "Du tauschst nicht weiter."),
    "stop.aces": (
        "{card:Cap} stays on top of the deck.",
        "{card:Cap} bleibt oben auf dem Nachziehstapel.",
    ),
    "stop.knife": ("{other:You} keeps the plan {card}.", "{other:Du} behält den Plan {card}."),
    "swap": (
        "Your plan {card} goes into your display ({facing}), and {taken} becomes your plan.",
        "Dein Plan {card} kommt in deine Auslage ({facing}), und {taken} wird dein Plan.",
    ),
    "pick": ("You give away {card}.", "Du gibst {card} her."),
    "pick.plan": ("You give away your plan {card}.", "Du gibst deinen Plan {card} her."),
    "pick.echo": ("Echo gives away {card}.", "Echo gibt {card} her."),
    "pick.echoplan": ("Echo gives away its plan {card}.", "Echo gibt seinen Plan {card} her."),
    "pick.hidden": ("Echo gives away its plan, unseen.", "Echo gibt seinen Plan ungesehen her."),
    "yes": (
        "Your plan {card} becomes your fragment, and you draw a new plan.",
        "Dein Plan {card} wird dein Fragment, und du ziehst einen neuen.",
    ),
    "no": ("You keep your plan {card}.", "Du behältst deinen Plan {card}."),
    "yes.solo": (
        "Echo's plan becomes the fading card, and Echo draws a new one.",
        "Echos Plan wird zur verblassenden Karte, und Echo zieht einen neuen.",
    ),
    "yes.gone": ("{card:Cap} leaves the game.", "{card:Cap} verlässt das Spiel."),
    "no.solo": ("Echo keeps its plan.", "Echo behält seinen Plan."),
    "steal": (
        "You steal {card}, and it becomes your fragment.",
        "Du stiehlst {card}, und sie wird dein Fragment.",
    ),
    "rest-under": (
        "{card:Cap} is discarded under the deck.",
        "{card:Cap} wird unter den Nachziehstapel abgeworfen.",
    ),
    "then-works": (
        "Then you use {item:the} at once. {action}",
        "Dann nutzt du sofort {item:den}. {action}",
    ),
    "then-barred": (
        "Nothing more happens: you are already using {item:the}.",
        "Mehr passiert nicht: Du nutzt {item:den} gerade schon.",
    ),
    "face": (
        "Facing the deck, for both to use: {item}; facing away: {far}.",
        "Zum Nachziehstapel, für beide nutzbar: {item}; abgewandt: {far}.",
    ),
    "lies": ("{card:Cap} lies there ({facing}).", "{card:Cap} liegt dort ({facing})."),
}
