"""What a legal move would do."""

from typing import Final

from spieluhr.games.steam_time.catalogue.kind import Sentences

# Several of them follow one another.
EXPLAIN: Final[Sentences] = {
    "mission": (
        "At {monument:the} you take {card}: {need} for {esteem} at the end.",
        "Bei {monument:dem} nimmst du {card:den}: {need} für {esteem} am Ende.",
    ),
    "encounter": (
        "At {monument:the} you reveal {encounters} and use one of them.",
        "Bei {monument:dem} deckst du {encounters} auf und nutzt eine davon.",
    ),
    "crystals": (
        "At {monument:the} you buy crystals for {price} gold each. On the deposit: {deposit}.",
        "Bei {monument:dem} kaufst du Kristalle für je {price} Gold. In der Lagerstätte: "
        "{deposit}.",
    ),
    "upgrade": (
        "At {monument:the} you pay {cost} for {card}.",
        "Bei {monument:dem} zahlst du {cost} für {card:den}.",
    ),
    "gold": ("At {monument:the} you take {gold}.", "Bei {monument:dem} nimmst du {gold}."),
    "expedition": (
        "At {monument:the} you pay {cost} for {card}.",
        "Bei {monument:dem} zahlst du {cost} für {card:den}.",
    ),
    "lacking": (
        "You lack {colours}: each such colour takes 1 steam and another crystal instead.",
        "In {colours} hast du keinen Kristall: Jede solche Farbe kostet stattdessen 1 Dampf "
        "und einen anderen Kristall.",
    ),
    "income": (
        "It brings {income}, at once and in every later round.",
        "Es bringt {income:den}, sofort und in jeder späteren Runde.",
    ),
    "income.last": ("It brings {income} at once.", "Es bringt sofort {income:den}."),
    "rewards": (
        "With {crystals} left in your {generator} you get {rewards}: {gains}.",
        "Mit dann {crystals:n} in {generator:deinem} bekommst du {rewards}: {gains:den}.",
    ),
    "extra": ("The space also gives {extra}.", "Das Feld gibt außerdem {extra:den}."),
    "bonus": (
        "Bonus with {crystals} in your {generator}: {gains}.",
        "Bonus bei {crystals:n} in {generator:deinem}: {gains}.",
    ),
    "bonus.none": (
        "Without a crystal in your {generator} there is no bonus.",
        "Ohne Kristall in {generator:deinem} gibt es keinen Bonus.",
    ),
    "total": ("In all you gain {gains}.", "Zusammen bekommst du {gains:den}."),
    "top": (
        "It is the top of the time stream: you can place no airship after it this round.",
        "Dort endet der Zeitstrom: Danach kannst du in dieser Runde kein Luftschiff einsetzen.",
    ),
    "portal": (
        "Portal steps: {steps}. That reaches pink and brings an extra action.",
        "Schritte am Zeitportal: {steps}. Das erreicht Pink und bringt eine Extraaktion.",
    ),
    "card": (
        "You take the start player card and are start player from the end of this phase on.",
        "Du nimmst die Startspielerkarte und bist ab dem Ende dieser Phase Startspieler.",
    ),
    "card.steam": (
        "With your {steam} you may then use one of its special actions.",
        "Mit {steam} darfst du dann eine ihrer Sonderaktionen nutzen.",
    ),
    "card.none": (
        "Without steam you cannot use its special actions.",
        "Ohne Dampf kannst du ihre Sonderaktionen nicht nutzen.",
    ),
    "pass": (
        "You place no more airships this round.",
        "Du setzt in dieser Runde kein Luftschiff mehr ein.",
    ),
    "pass.again": ("You do nothing this turn.", "Du tust in diesem Zug nichts."),
    "pass.ends": ("The actions of this round end with it.", "Damit enden die Aktionen der Runde."),
    "none": ("You use no special action.", "Du nutzt keine Sonderaktion."),
    "steam": ("You turn {steam} into {esteem}.", "Du machst aus {steam} {esteem}."),
    "crystal": (
        "You pay 1 steam for a T.I.M.E. crystal. In your {generator} it counts as {colour}.",
        "Du zahlst 1 Dampf für einen T.I.M.E.-Kristall. In {generator:deinem} zählt er "
        "als {colour}.",
    ),
    "dear": ("For its slot you pay {surcharge} gold.", "Für den Platz zahlst du {surcharge} Gold."),
    "buy": (
        "You buy {colour:a} crystal for {price} gold.",
        "Du kaufst einen {colour:en} Kristall für {price} Gold.",
    ),
    "done": ("You buy no more crystals.", "Du kaufst keine Kristalle mehr."),
    "pay": (
        "You pay {crystals} from your {generator}.",
        "Du zahlst {crystals:den} aus {generator:deinem}.",
    ),
    "pay.left": ("Still to pay after that: {left}.", "Danach noch zu zahlen: {left}."),
    "pay.card": ("Then {card} is yours.", "Dann gehört {card:der} dir."),
    "pay.brings": ("Then you gain {gains}.", "Dann bekommst du {gains:den}."),
    "choose.both": (
        "You use {card}. Upper action: {top}. Or the lower one: {bottom}.",
        "Du nutzt {card:den}. Obere Aktion: {top}. Oder die untere: {bottom}.",
    ),
    "choose.top": (
        "You use {card}: {top}. The lower action you cannot pay.",
        "Du nutzt {card:den}: {top}. Die untere Aktion kannst du nicht bezahlen.",
    ),
    "choose.bottom": (
        "You use {card}: {bottom}. The upper action you cannot pay.",
        "Du nutzt {card:den}: {bottom}. Die obere Aktion kannst du nicht bezahlen.",
    ),
    "choose.purple": (
        "You use {card}: {top}. Then each of the others may: {bottom}.",
        "Du nutzt {card:den}: {top}. Danach dürfen alle anderen: {bottom}.",
    ),
    "half.top": ("You do the upper action: {half}.", "Du führst die obere Aktion aus: {half}."),
    "half.bottom": (
        "You do the lower action: {half}.",
        "Du führst die untere Aktion aus: {half}.",
    ),
    "yes": ("You do the purple action: {half}.", "Du führst die lila Aktion aus: {half}."),
    "no.purple": ("You do not do the purple action.", "Du führst die lila Aktion nicht aus."),
    "fulfil": (
        "You fulfil {card}: you pay {pays} and gain {esteem}.",
        "Du erfüllst {card:den}: Du zahlst {pays:den} und bekommst {esteem}.",
    ),
    "no.fulfil": (
        "You leave {card} unfulfilled and pay nothing.",
        "Du lässt {card:den} unerfüllt und zahlst nichts.",
    ),
    "proposed": (
        "The set with which you end best has it.",
        "Mit ihm endest du am besten.",
    ),
    "not-proposed": (
        "The set with which you end best does without it.",
        "Am besten endest du ohne ihn.",
    ),
    "take": (
        "{colour:A} crystal comes from the bag into your {generator}.",
        "Ein {colour:er} Kristall kommt aus dem Beutel in {generator:deinen}.",
    ),
    "take.more": (
        "The others have the same colour: {left} more.",
        "Die übrigen haben dieselbe Farbe: noch {left}.",
    ),
    "into": (
        "A T.I.M.E. crystal goes into your {generator} and counts as {colour} there.",
        "Ein T.I.M.E.-Kristall kommt in {generator:deinen} und zählt dort als {colour}.",
    ),
    "pick": (
        "From {monument:the} you take {colour:a} crystal into your {generator}.",
        "Von {monument:dem} nimmst du einen {colour:en} Kristall in {generator:deinen}.",
    ),
    "stop": ("You give up {crystals}.", "Du verzichtest auf {crystals:den}."),
}
