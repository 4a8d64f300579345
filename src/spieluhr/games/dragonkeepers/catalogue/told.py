"""What happened and how it ended."""

from typing import Final

from spieluhr.games.dragonkeepers.catalogue.kind import Sentences

# `.me`: said to the seat itself.
LOG: Final[Sentences] = {
    "remove": (
        "An amulet piece worth {value} stays out of the game.",
        "Ein Amulettstück im Wert von {value} bleibt aus dem Spiel.",
    ),
    "start": ("{name} is dealt {card:the}.", "{name} bekommt {card:den}."),
    "start.me": ("You are dealt {card:the}.", "Du bekommst {card:den}."),
    "turn": ("Turn {turn}: {name}.", "Zug {turn}: {name}."),
    "turn.me": ("Turn {turn}: it is yours.", "Zug {turn}: Du bist dran."),
    "reveal": (
        "Into the display, at the {side} place, comes {card:the}.",
        "In die Auslage kommt am {side:en} Platz {card:der}.",
    ),
    "page": ("The {side} page shows {back}.", "Die {side:e} Seite zeigt {back}."),
    "take": (
        "{name} takes {card:the} from the {side} place.",
        "{name} nimmt {card:den} vom {side:en} Platz.",
    ),
    "take.me": (
        "You take {card:the} from the {side} place.",
        "Du nimmst {card:den} vom {side:en} Platz.",
    ),
    "stop": ("{name} takes no more cards.", "{name} nimmt keine Karten mehr."),
    "stop.me": ("You take no more cards.", "Du nimmst keine Karten mehr."),
    "pay": (
        "{name} gives back a crystal for a fourth card.",
        "{name} gibt einen Kristall zurück für eine vierte Karte.",
    ),
    "pay.me": (
        "You give back a crystal for a fourth card.",
        "Du gibst einen Kristall zurück für eine vierte Karte.",
    ),
    "book": (
        "{name} puts {card:the} on the {side} side of the book.",
        "{name} legt {card:den} auf die {side:e} Seite des Buches.",
    ),
    "book.me": (
        "You put {card:the} on the {side} side of the book.",
        "Du legst {card:den} auf die {side:e} Seite des Buches.",
    ),
    "chest": (
        "{name} gives back a crystal for the {chest}: {power}.",
        "{name} gibt einen Kristall zurück für die {chest}: {power}.",
    ),
    "chest.me": (
        "You give back a crystal for the {chest}: {power}.",
        "Du gibst einen Kristall zurück für die {chest}: {power}.",
    ),
    "under": (
        "Under the {side} pile goes {card:the}.",
        "Unter den {side:en} Stapel kommt {card:der}.",
    ),
    "back": (
        "{name} takes {card:the} back from the {colour} stack.",
        "{name} nimmt {card:den} vom {colour:en} Stapel zurück.",
    ),
    "back.me": (
        "You take {card:the} back from your {colour} stack.",
        "Du nimmst {card:den} von deinem {colour:en} Stapel zurück.",
    ),
    "lay": ("{name} lays {card:the}.", "{name} legt {card:den}."),
    "lay.me": ("You lay {card:the}.", "Du legst {card:den}."),
    "stack": (
        "{name} begins the {colour} stack at the {side} end of the row.",
        "{name} beginnt den {colour:en} Stapel am {side:en} Ende der Reihe.",
    ),
    "stack.me": (
        "You begin the {colour} stack at the {side} end of your row.",
        "Du beginnst den {colour:en} Stapel am {side:en} Ende deiner Reihe.",
    ),
    "laid": (
        "{name} has finished laying on the {colour} stack.",
        "{name} hat den {colour:en} Stapel fertig belegt.",
    ),
    "laid.me": (
        "You have finished laying on your {colour} stack.",
        "Du hast deinen {colour:en} Stapel fertig belegt.",
    ),
    "pass": ("{name} lays no dragons.", "{name} legt keine Drachen."),
    "pass.me": ("You lay no dragons.", "Du legst keine Drachen."),
    "coat": (
        "{name} has all four colours: the coat of arms worth {value}.",
        "{name} hat alle vier Farben: das Wappen im Wert von {value}.",
    ),
    "coat.me": (
        "You have all four colours: the coat of arms worth {value}.",
        "Du hast alle vier Farben: das Wappen im Wert von {value}.",
    ),
    "piece": ("{name} gets amulet piece {value}.", "{name} bekommt das Amulettstück {value}."),
    "piece.me": ("You get amulet piece {value}.", "Du bekommst das Amulettstück {value}."),
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
        "{name} turns over a pearl: it is worth {value}.",
        "{name} deckt eine Perle auf: Sie ist {value} wert.",
    ),
    "value.me": (
        "You turn over a pearl: it is worth {value}.",
        "Du deckst eine Perle auf: Sie ist {value} wert.",
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
        "Das Spiel ist zu Ende: Du teilst den Sieg mit {names}, je {points}.",
    ),
}

RESULT: Final[Sentences] = {
    "won": ("{name} has won.", "{name} hat gewonnen."),
    "won.me": ("You have won.", "Du hast gewonnen."),
    "shared": ("{names} share the win.", "{names} teilen sich den Sieg."),
    "shared.me": ("You share the win with {names}.", "Du teilst den Sieg mit {names}."),
    "tie-break": (
        "Points are equal, so the dragons laid decide: {laid}.",
        "Die Punkte sind gleich, also entscheiden die gelegten Drachen: {laid}.",
    ),
    "level": (
        "Points and dragons laid are equal: {laid}.",
        "Punkte und gelegte Drachen sind gleich: {laid}.",
    ),
    "score": (
        "{name}: {points} (pieces {pieces}, pearls {pearls}, coat of arms {coat}, eggs {eggs})",
        "{name}: {points} (Stücke {pieces}, Perlen {pearls}, Wappen {coat}, Eier {eggs})",
    ),
    "score.me": (
        "You: {points} (pieces {pieces}, pearls {pearls}, coat of arms {coat}, eggs {eggs})",
        "Du: {points} (Stücke {pieces}, Perlen {pearls}, Wappen {coat}, Eier {eggs})",
    ),
    "amulets": (
        "The game ends when {amulets} amulets are finished.",
        "Das Spiel endet, wenn {amulets} Amulette vollendet sind.",
    ),
    "book": (
        "The game ends because the book has no card left to take.",
        "Das Spiel endet, weil das Buch keine Karte mehr hergibt.",
    ),
    "turns": (
        "The game ends after turn {turn}.",
        "Das Spiel endet nach Zug {turn}.",
    ),
}
