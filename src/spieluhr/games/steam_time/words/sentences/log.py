"""What happened."""

from typing import Final

from spieluhr.core.words import Sentences

# `.me`: said to the seat itself.
LOG: Final[Sentences] = {
    "monument": (
        "Height {height} in the time stream: {monument}.",
        "Höhe {height} im Zeitstrom: {monument}.",
    ),
    "effort": (
        "The effort card of round {round} says what colours upgrades and expeditions cost.",
        "Die Aufwandskarte der Runde {round} sagt, welche Farben Upgrades und Expeditionen kosten.",
    ),
    "lay.mission": (
        "New mission at {monument:the}: {text}.",
        "Neuer Auftrag bei {monument:dem}: {text}.",
    ),
    "lay.upgrade": (
        "New upgrade at {monument:the}: {text}.",
        "Neues Upgrade bei {monument:dem}: {text}.",
    ),
    "lay.expedition": (
        "New expedition at {monument:the}: {text}.",
        "Neue Expedition bei {monument:dem}: {text}.",
    ),
    "round": (
        "Round {round} begins with {name}. The airships come home, and the top monument moves "
        "to the bottom of the time stream.",
        "Runde {round} beginnt mit {name}. Die Luftschiffe kehren heim, das oberste Monument "
        "wandert im Zeitstrom ganz nach unten.",
    ),
    "round.me": (
        "Round {round} begins with you. The airships come home, and the top monument moves "
        "to the bottom of the time stream.",
        "Runde {round} beginnt mit dir. Die Luftschiffe kehren heim, das oberste Monument "
        "wandert im Zeitstrom ganz nach unten.",
    ),
    "income": ("{name} gets income.", "{name} erhält Einkommen."),
    "income.me": ("You get your income.", "Du erhältst dein Einkommen."),
    "turn": ("{name}’s turn.", "{name} ist am Zug."),
    "turn.me": ("Your turn.", "Du bist dran."),
    "place": (
        "{name} places an airship at {monument:the}: {kind}.",
        "{name} setzt ein Luftschiff bei {monument:dem} ein: {kind}.",
    ),
    "place.me": (
        "You place an airship at {monument:the}: {kind}.",
        "Du setzt ein Luftschiff bei {monument:dem} ein: {kind}.",
    ),
    "mister": (
        "{name} sends Mr. T.I.M.E. to {monument:the}: {kind}.",
        "{name} setzt Mr. T.I.M.E. bei {monument:dem} ein: {kind}.",
    ),
    "mister.me": (
        "You send Mr. T.I.M.E. to {monument:the}: {kind}.",
        "Du setzt Mr. T.I.M.E. bei {monument:dem} ein: {kind}.",
    ),
    "card": (
        "{name} takes the start player card.",
        "{name} nimmt die Startspielerkarte.",
    ),
    "card.me": ("You take the start player card.", "Du nimmst die Startspielerkarte."),
    "pass": ("{name} passes.", "{name} passt."),
    "pass.me": ("You pass.", "Du passt."),
    "forced": (
        "{name} can only pass.",
        "{name} kann nur noch passen.",
    ),
    "forced.me": (
        "You can only pass.",
        "Du kannst nur noch passen.",
    ),
    "phase_over": (
        "The actions are over. {name} is start player now.",
        "Die Aktionen sind vorbei. Startspieler ist jetzt {name}.",
    ),
    "phase_over.me": (
        "The actions are over. You are start player now.",
        "Die Aktionen sind vorbei. Du bist jetzt Startspieler.",
    ),
    "kept": (
        "The actions are over. Nobody took the start player card: {name} stays start player "
        "and may use it.",
        "Die Aktionen sind vorbei. Niemand hat die Startspielerkarte genommen: {name} bleibt "
        "Startspieler und darf sie nutzen.",
    ),
    "kept.me": (
        "The actions are over. Nobody took the start player card: you stay start player "
        "and may use it.",
        "Die Aktionen sind vorbei. Niemand hat die Startspielerkarte genommen: Du bleibst "
        "Startspieler und darfst sie nutzen.",
    ),
    "no_special": ("{name} uses no special action.", "{name} nutzt keine Sonderaktion."),
    "no_special.me": ("You use no special action.", "Du nutzt keine Sonderaktion."),
    "spend": ("{name} pays {amounts}.", "{name} zahlt {amounts}."),
    "spend.me": ("You pay {amounts}.", "Du zahlst {amounts}."),
    "pay": ("{name} pays {colour:a} crystal.", "{name} zahlt einen {colour:en} Kristall."),
    "pay.me": ("You pay {colour:a} crystal.", "Du zahlst einen {colour:en} Kristall."),
    "pay-time": (
        "{name} pays a T.I.M.E. crystal from the {generator}.",
        "{name} zahlt einen T.I.M.E.-Kristall aus {generator:dem}.",
    ),
    "pay-time.me": (
        "You pay a T.I.M.E. crystal from your {generator}.",
        "Du zahlst einen T.I.M.E.-Kristall aus {generator:deinem}.",
    ),
    "gain": ("{name} gains {amounts}.", "{name} bekommt {amounts:den}."),
    "gain.me": ("You gain {amounts}.", "Du bekommst {amounts:den}."),
    "extra_action": (
        "{name}’s time portal reaches pink: an extra action.",
        "Das Zeitportal von {name} erreicht Pink: eine Extraaktion.",
    ),
    "extra_action.me": (
        "Your time portal reaches pink: an extra action.",
        "Dein Zeitportal erreicht Pink: eine Extraaktion.",
    ),
    "lost": (
        "{name} can’t use any space: the extra action is lost.",
        "{name} kann kein Feld nutzen: Die Extraaktion verfällt.",
    ),
    "lost.me": (
        "You can’t use any space: the extra action is lost.",
        "Du kannst kein Feld nutzen: Die Extraaktion verfällt.",
    ),
    "extra": ("{name} gets the space’s extra.", "{name} bekommt die Zugabe des Feldes."),
    "extra.me": ("You get the space’s extra.", "Du bekommst die Zugabe des Feldes."),
    "bonus": (
        "{name} gets the bonus for {crystals} in the {generator}.",
        "{name} erhält den Bonus für {crystals} {generator:im}.",
    ),
    "bonus.me": (
        "You get the bonus for {crystals} in your {generator}.",
        "Du erhältst den Bonus für {crystals} in {generator:deinem}.",
    ),
    "take": (
        "{name} takes {colour:a} crystal from the bag{slot}.",
        "{name} nimmt einen {colour:en} Kristall aus dem Beutel{slot}.",
    ),
    "take.me": (
        "You take {colour:a} crystal from the bag{slot}.",
        "Du nimmst einen {colour:en} Kristall aus dem Beutel{slot}.",
    ),
    "time": (
        "{name} puts a T.I.M.E. crystal into the {generator}{slot}.",
        "{name} setzt einen T.I.M.E.-Kristall {generator:ins}{slot}.",
    ),
    "time.me": (
        "You put a T.I.M.E. crystal into your {generator}{slot}.",
        "Du setzt einen T.I.M.E.-Kristall in {generator:deinen}{slot}.",
    ),
    "pick": (
        "{name} takes {colour:a} crystal from {monument:the}{slot}.",
        "{name} nimmt einen {colour:en} Kristall von {monument:dem}{slot}.",
    ),
    "pick.me": (
        "You take {colour:a} crystal from {monument:the}{slot}.",
        "Du nimmst einen {colour:en} Kristall von {monument:dem}{slot}.",
    ),
    "slot": (
        " and pays {surcharge} gold for its slot",
        " und zahlt {surcharge} Gold für den Platz",
    ),
    "slot.me": (
        " and pay {surcharge} gold for its slot",
        " und zahlst {surcharge} Gold für den Platz",
    ),
    "buy": (
        "{name} buys {colour:a} crystal for {gold} gold.",
        "{name} kauft einen {colour:en} Kristall für {gold} Gold.",
    ),
    "buy.me": (
        "You buy {colour:a} crystal for {gold} gold.",
        "Du kaufst einen {colour:en} Kristall für {gold} Gold.",
    ),
    "stop": ("{name} takes no more crystals.", "{name} nimmt keine Kristalle mehr."),
    "stop.me": ("You take no more crystals.", "Du nimmst keine Kristalle mehr."),
    "receive": ("{name} gets {card}.", "{name} bekommt {card:den}."),
    "receive.me": ("You get {card}.", "Du bekommst {card:den}."),
    "reveal": ("Revealed: {card}.", "Aufgedeckt: {card:der}."),
    "shuffle": (
        "The encounters have run out: the discarded ones become the new deck.",
        "Die Begegnungen sind aufgebraucht: Die abgelegten werden zum neuen Stapel.",
    ),
    "choose": ("{name} meets {card}.", "{name} trifft {card:den}."),
    "choose.me": ("You meet {card}.", "Du triffst {card:den}."),
    "top": ("{name} uses the upper action: {half}.", "{name} nutzt die obere Aktion: {half}."),
    "top.me": ("You use the upper action: {half}.", "Du nutzt die obere Aktion: {half}."),
    "bottom": ("{name} uses the lower action: {half}.", "{name} nutzt die untere Aktion: {half}."),
    "bottom.me": ("You use the lower action: {half}.", "Du nutzt die untere Aktion: {half}."),
    "purple": (
        "{name} uses the purple action of {card}: {half}.",
        "{name} nutzt die lila Aktion von {card:dem}: {half}.",
    ),
    "purple.me": (
        "You use the purple action of {card}: {half}.",
        "Du nutzt die lila Aktion von {card:dem}: {half}.",
    ),
    "decline": (
        "{name} declines the purple action of {card}.",
        "{name} verzichtet auf die lila Aktion von {card:dem}.",
    ),
    "decline.me": (
        "You decline the purple action of {card}.",
        "Du verzichtest auf die lila Aktion von {card:dem}.",
    ),
    "end": (
        "All rounds are played. Now the missions count, starting with {name}.",
        "Alle Runden sind gespielt. Jetzt zählen die Aufträge; {name} beginnt.",
    ),
    "end.me": (
        "All rounds are played. Now the missions count, starting with you.",
        "Alle Runden sind gespielt. Jetzt zählen die Aufträge; du beginnst.",
    ),
    "fulfil": (
        "{name} fulfils a mission: {need} → {esteem}.",
        "{name} erfüllt einen Auftrag: {need} → {esteem}.",
    ),
    "fulfil.me": (
        "You fulfil a mission: {need} → {esteem}.",
        "Du erfüllst einen Auftrag: {need} → {esteem}.",
    ),
    "leave": (
        "{name} leaves a mission unfulfilled: {need} → {esteem}.",
        "{name} lässt einen Auftrag unerfüllt: {need} → {esteem}.",
    ),
    "leave.me": (
        "You leave a mission unfulfilled: {need} → {esteem}.",
        "Du lässt einen Auftrag unerfüllt: {need} → {esteem}.",
    ),
    "over": (
        "The game is over: {name} wins with {esteem}.",
        "Das Spiel ist zu Ende: {name} gewinnt mit {esteem}.",
    ),
    "over.me": (
        "The game is over: you win with {esteem}.",
        "Das Spiel ist zu Ende: Du gewinnst mit {esteem}.",
    ),
    "over.shared": (
        "The game is over: {names} share the win with {esteem} each.",
        "Das Spiel ist zu Ende: {names} teilen sich den Sieg mit je {esteem}.",
    ),
    "over.shared.me": (
        "The game is over: you share the win with {names}, {esteem} each.",
        "Das Spiel ist zu Ende: Du teilst dir den Sieg mit {names}, je {esteem}.",
    ),
}
