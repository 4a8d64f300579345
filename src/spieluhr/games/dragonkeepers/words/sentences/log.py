"""What happened."""

from typing import Final

from spieluhr.core.words import Sentences

# `.me`: said to the seat itself.
LOG: Final[Sentences] = {
    "start": ("{name} is dealt {card:a}.", "{name} bekommt {card:einen}."),
    "start.me": ("You are dealt {card:a}.", "Du bekommst {card:einen}."),
    "turn": ("Turn {turn}: {name}.", "Zug {turn}: {name}."),
    "turn.me": ("Turn {turn}: you’re up.", "Zug {turn}: Du bist dran."),
    "reveal": (
        "{card:The} comes into the display on the {side}.",
        "{card:Der} kommt {side:s} in die Auslage.",
    ),
    "page": ("The {side} page shows {back}.", "Die {side:e} Seite zeigt {back}."),
    "take": (
        "{name} takes {card:the} from the {side}.",
        "{name} nimmt {card:den} von {side:s}.",
    ),
    "take.me": (
        "You take {card:the} from the {side}.",
        "Du nimmst {card:den} von {side:s}.",
    ),
    "stop": ("{name} stops taking cards.", "{name} nimmt keine Karte mehr."),
    "stop.me": ("You stop taking cards.", "Du nimmst keine Karte mehr."),
    "pay": (
        "{name} pays a crystal for a fourth card.",
        "{name} zahlt einen Kristall für eine vierte Karte.",
    ),
    "pay.me": (
        "You pay a crystal for a fourth card.",
        "Du zahlst einen Kristall für eine vierte Karte.",
    ),
    "book": (
        "{name} puts {card:the} on the {side} page of the book.",
        "{name} legt {card:den} auf die {side:e} Seite des Buchs.",
    ),
    "book.me": (
        "You put {card:the} on the {side} page of the book.",
        "Du legst {card:den} auf die {side:e} Seite des Buchs.",
    ),
    "chest": (
        "{name} opens the {chest} for a crystal: {power}.",
        "{name} öffnet für einen Kristall die {chest}: {power}.",
    ),
    "chest.me": (
        "You open the {chest} for a crystal: {power}.",
        "Du öffnest für einen Kristall die {chest}: {power}.",
    ),
    "under": (
        "{card:The} goes under the {side} pile.",
        "{card:Der} kommt unter den {side:en} Stapel.",
    ),
    "back": (
        "{name} takes back {card:the} from the {colour} stack.",
        "{name} nimmt {card:den} vom {colour:en} Stapel zurück.",
    ),
    "back.me": (
        "You take back {card:the} from your {colour} stack.",
        "Du nimmst {card:den} von deinem {colour:en} Stapel zurück.",
    ),
    "lay": ("{name} lays {card:the}.", "{name} legt {card:den} aus."),
    "lay.me": ("You lay {card:the}.", "Du legst {card:den} aus."),
    "stack": (
        "{name} starts a {colour} stack at the {side} end of the row.",
        "{name} beginnt einen {colour:en} Stapel am {side:en} Ende der Reihe.",
    ),
    "stack.me": (
        "You start a {colour} stack at the {side} end of your row.",
        "Du beginnst einen {colour:en} Stapel am {side:en} Ende deiner Reihe.",
    ),
    "pass": ("{name} lays nothing.", "{name} legt nichts aus."),
    "pass.me": ("You lay nothing.", "Du legst nichts aus."),
    "coat": (
        "{name} has all four colours: a coat of arms (value {value}).",
        "{name} hat alle vier Farben: ein Wappen der Vielfalt (Wert {value}).",
    ),
    "coat.me": (
        "You have all four colours: a coat of arms (value {value}).",
        "Du hast alle vier Farben: ein Wappen der Vielfalt (Wert {value}).",
    ),
    "piece": (
        "{name} gets an amulet piece (value {value}).",
        "{name} bekommt ein Amulett-Stück (Wert {value}).",
    ),
    "piece.me": (
        "You get an amulet piece (value {value}).",
        "Du bekommst ein Amulett-Stück (Wert {value}).",
    ),
    "pearl": (
        "{name} finishes an amulet and takes a {colour} pearl.",
        "{name} vollendet ein Amulett und nimmt eine {colour:e} Perle.",
    ),
    "pearl.me": (
        "You finish an amulet and take a {colour} pearl.",
        "Du vollendest ein Amulett und nimmst eine {colour:e} Perle.",
    ),
    "got": ("{name} gets {things}.", "{name} bekommt {things}."),
    "got.me": ("You get {things}.", "Du bekommst {things}."),
    "value": (
        "{name} turns over a pearl worth {value}.",
        "{name} deckt eine Perle auf: {value} Punkte.",
    ),
    "value.me": (
        "You turn over a pearl worth {value}.",
        "Du deckst eine Perle auf: {value} Punkte.",
    ),
    "over": (
        "The game is over: {name} wins with {points}.",
        "Das Spiel ist zu Ende: {name} gewinnt mit {points:n}.",
    ),
    "over.me": (
        "The game is over: you win with {points}.",
        "Das Spiel ist zu Ende: Du gewinnst mit {points:n}.",
    ),
    "over.shared": (
        "The game is over: {names} share the win with {points} each.",
        "Das Spiel ist zu Ende: {names} teilen sich den Sieg mit je {points:n}.",
    ),
    "over.shared.me": (
        "The game is over: you share the win with {names}, {points} each.",
        "Das Spiel ist zu Ende: Du teilst dir den Sieg mit {names}, je {points}.",
    ),
}
