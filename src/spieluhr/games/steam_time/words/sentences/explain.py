"""What a legal move would do."""

from typing import Final

from spieluhr.core.words import Sentences

# Several of them follow one another.
EXPLAIN: Final[Sentences] = {
    "mission": (
        "At {monument:the} you take the mission: {need} → {esteem}.",
        "Bei {monument:dem} nimmst du den Auftrag: {need} → {esteem}.",
    ),
    "encounter": (
        "At {monument:the} you reveal {encounters} and choose one.",
        "Bei {monument:dem} deckst du {encounters} auf und wählst eine.",
    ),
    "encounter.one": (
        "At {monument:the} you reveal {encounters}.",
        "Bei {monument:dem} deckst du {encounters} auf.",
    ),
    "crystals": (
        "At {monument:the} you buy crystals for {price} gold each. On offer: {deposit}.",
        "Bei {monument:dem} kaufst du Kristalle für je {price} Gold. Im Angebot: {deposit}.",
    ),
    "upgrade": (
        "At {monument:the} you pay {cost} for the upgrade.",
        "Bei {monument:dem} zahlst du {cost} für das Upgrade.",
    ),
    "gold": ("At {monument:the} you take {gold}.", "Bei {monument:dem} nimmst du {gold}."),
    "expedition": (
        "At {monument:the} you pay {cost} for {card}.",
        "Bei {monument:dem} zahlst du {cost} für {card:den}.",
    ),
    "lacking": (
        "You have no {colours} crystal: you pay 1 steam and another crystal instead.",
        "In {colours} hast du keinen Kristall: Stattdessen zahlst du 1 Steam und einen anderen "
        "Kristall.",
    ),
    "lacking.more": (
        "You are missing {colours}: for each, you pay 1 steam and another crystal instead.",
        "In {colours} hast du keinen Kristall: Je Farbe zahlst du stattdessen 1 Steam und einen "
        "anderen Kristall.",
    ),
    "income": (
        "It brings {income}, now and in every later round.",
        "Es bringt {income:den}, sofort und in jeder weiteren Runde.",
    ),
    "income.last": ("It brings {income} now.", "Es bringt sofort {income:den}."),
    "rewards": (
        "With {crystals} left in your {generator} you get {rewards}: {gains}.",
        "Mit dann {crystals:n} in {generator:deinem} bekommst du {rewards}: {gains:den}.",
    ),
    "extra": ("The space also gives {extra}.", "Das Feld gibt außerdem {extra:den}."),
    "bonus": (
        "Bonus for {crystals} in your {generator}: {gains}.",
        "Bonus für {crystals} in {generator:deinem}: {gains}.",
    ),
    "bonus.none": (
        "No bonus: your {generator} is empty.",
        "Kein Bonus: {generator:Dein} ist leer.",
    ),
    "full": ("Steam beyond {most} is lost.", "Steam über {most} verfällt."),
    "total": ("In all you gain {gains}.", "Insgesamt bekommst du {gains:den}."),
    "top": (
        "That is the top of the time stream: no more airships for you this round.",
        "Höher geht es nicht: In dieser Runde setzt du kein Luftschiff mehr ein.",
    ),
    "portal": (
        "With {steps} your time portal reaches pink: you get an extra action.",
        "Mit {steps:n} erreicht dein Zeitportal Pink: Du bekommst eine Extraaktion.",
    ),
    "card": (
        "You take the start player card and will be start player after this phase.",
        "Du nimmst die Startspielerkarte und bist nach dieser Phase Startspieler.",
    ),
    "card.steam": (
        "With {steam} you may use one of its special actions.",
        "Mit {steam} darfst du eine ihrer Sonderaktionen nutzen.",
    ),
    "card.none": (
        "Without steam you can’t use its special actions.",
        "Ohne Steam kannst du ihre Sonderaktionen nicht nutzen.",
    ),
    "pass": (
        "You place no more airships this round.",
        "Du setzt in dieser Runde kein Luftschiff mehr ein.",
    ),
    "pass.again": ("You do nothing this turn.", "Du tust in diesem Zug nichts."),
    "pass.ends": ("That ends the actions of this round.", "Damit enden die Aktionen dieser Runde."),
    "none": ("You use no special action.", "Du nutzt keine Sonderaktion."),
    "steam": ("You turn {steam} into {esteem}.", "Du tauschst {steam} gegen {esteem}."),
    "crystal": (
        "You pay 1 steam for a T.I.M.E. crystal. In your {generator} it counts as {colour}.",
        "Du zahlst 1 Steam für einen T.I.M.E.-Kristall. In {generator:deinem} zählt er "
        "als {colour}.",
    ),
    "dear": ("Its slot costs {surcharge} gold.", "Sein Platz kostet {surcharge} Gold."),
    "buy": (
        "You buy {colour:a} crystal for {price} gold.",
        "Du kaufst einen {colour:en} Kristall für {price} Gold.",
    ),
    "done": ("You buy no more crystals.", "Du kaufst keine Kristalle mehr."),
    "pay": (
        "You pay {crystals} from your {generator}.",
        "Du zahlst {crystals:den} aus {generator:deinem}.",
    ),
    "pay.left": ("Then {left} to go.", "Danach noch {left}."),
    "pay.card": ("Then {card} is yours.", "Dann gehört dir {card:der}."),
    "pay.brings": ("Then you gain {gains}.", "Dann bekommst du {gains:den}."),
    "choose.both": (
        "You meet {card}. Upper action: {top}. Or the lower one: {bottom}.",
        "Du triffst {card:den}. Obere Aktion: {top}. Oder die untere: {bottom}.",
    ),
    "choose.top": (
        "You meet {card}: {top}. You can’t pay for the lower action.",
        "Du triffst {card:den}: {top}. Die untere Aktion kannst du nicht bezahlen.",
    ),
    "choose.bottom": (
        "You meet {card}: {bottom}. You can’t pay for the upper action.",
        "Du triffst {card:den}: {bottom}. Die obere Aktion kannst du nicht bezahlen.",
    ),
    "choose.purple": (
        "You meet {card}: {top}. Then each of the others may: {bottom}.",
        "Du triffst {card:den}: {top}. Danach dürfen alle anderen: {bottom}.",
    ),
    "half.top": ("You use the upper action: {half}.", "Du nutzt die obere Aktion: {half}."),
    "half.bottom": ("You use the lower action: {half}.", "Du nutzt die untere Aktion: {half}."),
    "yes": ("You use the purple action: {half}.", "Du nutzt die lila Aktion: {half}."),
    "no.purple": ("You decline the purple action.", "Du verzichtest auf die lila Aktion."),
    "fulfil": (
        "You fulfil the mission: you pay {pays} and gain {esteem}.",
        "Du erfüllst den Auftrag: Du zahlst {pays:den} und bekommst {esteem}.",
    ),
    "no.fulfil": (
        "You leave the mission unfulfilled and pay nothing.",
        "Du lässt den Auftrag unerfüllt und zahlst nichts.",
    ),
    "proposed": ("You need it for your best result.", "Für dein bestes Ergebnis brauchst du ihn."),
    "not-proposed": ("You do best without it.", "Ohne ihn schneidest du am besten ab."),
    "take": (
        "{colour:A} crystal goes from the bag into your {generator}.",
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
        "You take {colour:a} crystal from {monument:the} into your {generator}.",
        "Du nimmst einen {colour:en} Kristall von {monument:dem} in {generator:deinen}.",
    ),
    "stop": ("You give up {crystals}.", "Du verzichtest auf {crystals:den}."),
}
