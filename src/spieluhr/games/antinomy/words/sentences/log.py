"""What happened."""

from typing import Final

from spieluhr.core.words import Sentences

# `.me`: the reader is the seat. `.from-me`: the reader pays.
LOG: Final[Sentences] = {
    "deal.me": ("You are dealt {card:the}.", "Du bekommst {card:den}."),
    "deal": ("{name} is dealt {card:the}.", "{name} bekommt {card:den}."),
    "codex": (
        "The timeline is laid out, and the codex shows {colour}.",
        "Der Zeitstrahl liegt aus, und der Kodex zeigt {colour}.",
    ),
    "wand.me": (
        "Your wand starts at place {place}.",
        "Du setzt deinen Zauberstab auf Platz {place}.",
    ),
    "wand": (
        "{name}'s wand starts at place {place}.",
        "{name} setzt den Zauberstab auf Platz {place}.",
    ),
    "future.me": (
        "You play {card:the} into the future (place {place}) and take {taken:the}.",
        "Du spielst {card:den} in die Zukunft (Platz {place}) und nimmst {taken:den}.",
    ),
    "future": (
        "{name} plays {card:the} into the future (place {place}) and takes {taken:the}.",
        "{name} spielt {card:den} in die Zukunft (Platz {place}) und nimmt {taken:den}.",
    ),
    "past.me": (
        "You play {card:the} into the past (place {place}) and take {taken:the}.",
        "Du spielst {card:den} in die Vergangenheit (Platz {place}) und nimmst {taken:den}.",
    ),
    "past": (
        "{name} plays {card:the} into the past (place {place}) and takes {taken:the}.",
        "{name} spielt {card:den} in die Vergangenheit (Platz {place}) und nimmt {taken:den}.",
    ),
    "skip.me": ("You skip the turn.", "Du setzt aus."),
    "skip": ("{name} skips the turn.", "{name} setzt aus."),
    "decline.me": ("You pass up the paradox.", "Du verzichtest auf das Paradoxon."),
    "decline": ("{name} passes up the paradox.", "{name} verzichtet auf das Paradoxon."),
    "paradox.me": (
        "Paradox ({kind}): you show {cards}.",
        "Paradoxon ({kind}): Du zeigst {cards:den}.",
    ),
    "paradox": (
        "Paradox ({kind}): {name} shows {cards}.",
        "Paradoxon ({kind}): {name} zeigt {cards:den}.",
    ),
    "crystal.me": ("You gain a crystal.", "Du bekommst einen Kristall."),
    "crystal": ("{name} gains a crystal.", "{name} bekommt einen Kristall."),
    "crystal.paid.me": (
        "You take a crystal from {other}.",
        "Du nimmst {other} einen Kristall ab.",
    ),
    "crystal.paid.from-me": (
        "{name} takes a crystal from you.",
        "{name} nimmt dir einen Kristall ab.",
    ),
    "crystal.paid": (
        "{name} takes a crystal from {other}.",
        "{name} nimmt {other} einen Kristall ab.",
    ),
    "colour": ("The codex moves on to {colour}.", "Der Kodex rückt weiter auf {colour}."),
    "swap.me": (
        "You swap for {taken} (places {low} to {high}) and leave {laid} there.",
        "Du tauschst gegen {taken:den} (Plätze {low} bis {high}); dort liegen jetzt {laid}.",
    ),
    "swap": (
        "{name} swaps for {taken} (places {low} to {high}) and leaves {laid} there.",
        "{name} tauscht gegen {taken:den} (Plätze {low} bis {high}); dort liegen jetzt {laid}.",
    ),
    "duel.me": (
        "Duel, {sum} to {other_sum}: you show {cards}, {other} shows {others}.",
        "Duell, {sum} zu {other_sum}: Du zeigst {cards:den}, {other} zeigt {others:den}.",
    ),
    "duel": (
        "Duel, {sum} to {other_sum}: {name} shows {cards}, {other} shows {others}.",
        "Duell, {sum} zu {other_sum}: {name} zeigt {cards:den}, {other} zeigt {others:den}.",
    ),
    "reveal.me": (
        "Tie-break: {card:the} from your hand counts {worth}.",
        "Stechen: {card:Der} aus deiner Hand zählt {worth}.",
    ),
    "reveal": (
        "Tie-break: {card:the} from {name}'s hand counts {worth}.",
        "Stechen: {card:Der} aus der Hand von {name} zählt {worth}.",
    ),
    "drawn": (
        "The duel is a draw: nothing changes.",
        "Das Duell endet unentschieden: Nichts ändert sich.",
    ),
    "won.me": ("You win the duel.", "Du gewinnst das Duell."),
    "won": ("{name} wins the duel.", "{name} gewinnt das Duell."),
    "won.free.me": (
        "You win the duel, but {other} has no crystal to lose.",
        "Du gewinnst das Duell, aber {other} hat keinen Kristall.",
    ),
    "won.free.from-me": (
        "{name} wins the duel, but you have no crystal to lose.",
        "{name} gewinnt das Duell, aber du hast keinen Kristall.",
    ),
    "won.free": (
        "{name} wins the duel, but {other} has no crystal to lose.",
        "{name} gewinnt das Duell, aber {other} hat keinen Kristall.",
    ),
    "draw.hand": (
        "Drawn to hand: {card:the}.",
        "Auf die Hand gezogen: {card:der}.",
    ),
    "draw.row": (
        "Drawn for the timeline: {card:the}.",
        "Für den Zeitstrahl gezogen: {card:der}.",
    ),
    "replace": ("{card:The} goes to place {place}.", "{card:Der} kommt auf Platz {place}."),
    "remove.box": ("{card:The} leaves the game.", "{card:Der} verlässt das Spiel."),
    "remove.shrine": ("{card:The} goes into the shrine.", "{card:Der} kommt in den Schrein."),
    "drop": (
        "{card:The} goes from the shrine back into the box.",
        "{card:Der} kommt aus dem Schrein zurück in die Schachtel.",
    ),
    "stone": ("Time stones: {stones}.", "Zeitsteine: {stones}."),
    "over.won.me": (
        "The game is over: you win with {crystals}.",
        "Das Spiel ist zu Ende: Du gewinnst mit {crystals:n}.",
    ),
    "over.won": (
        "The game is over: {name} wins with {crystals}.",
        "Das Spiel ist zu Ende: {name} gewinnt mit {crystals:n}.",
    ),
    "over.drawn": ("The game is over: a draw.", "Das Spiel ist zu Ende: unentschieden."),
    "over.lost.me": ("The game is over: you lose.", "Das Spiel ist zu Ende: Du verlierst."),
    "over.lost": ("The game is over: {name} loses.", "Das Spiel ist zu Ende: {name} verliert."),
}
