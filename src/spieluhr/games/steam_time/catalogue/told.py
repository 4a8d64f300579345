"""What happened and how it ended."""

from typing import Final

from spieluhr.games.steam_time.catalogue.kind import Sentences

# `.me`: said to the seat itself.
LOG: Final[Sentences] = {
    "monument": (
        "Place {height} of the time stream: {monument}.",
        "Platz {height} im Zeitstrom: {monument}.",
    ),
    "effort": (
        "The effort card of round {round} is {text}.",
        "Die Aufwandskarte der Runde {round} ist {text}.",
    ),
    "lay.mission": (
        "The new mission at {monument:the} is {text}.",
        "Der neue Auftrag bei {monument:dem} ist {text}.",
    ),
    "lay.upgrade": (
        "The new upgrade at {monument:the} is {text}.",
        "Das neue Upgrade bei {monument:dem} ist {text}.",
    ),
    "lay.expedition": (
        "The new expedition at {monument:the} is {text}.",
        "Die neue Expedition bei {monument:dem} ist {text}.",
    ),
    "round": (
        "Round {round} begins. All airships come home, the top monument moves to the bottom of "
        "the time stream, and what is left goes. {name} is start player.",
        "Runde {round} beginnt. Alle Luftschiffe kehren heim, das oberste Monument kommt im "
        "Zeitstrom nach unten, und Übriges verschwindet. Startspieler: {name}.",
    ),
    "round.me": (
        "Round {round} begins. All airships come home, the top monument moves to the bottom of "
        "the time stream, and what is left goes. You are start player.",
        "Runde {round} beginnt. Alle Luftschiffe kehren heim, das oberste Monument kommt im "
        "Zeitstrom nach unten, und Übriges verschwindet. Du bist Startspieler.",
    ),
    "income": ("{name} takes income.", "{name} nimmt Einkommen."),
    "income.me": ("You take income.", "Du nimmst Einkommen."),
    "turn": ("It is the turn of {name}.", "{name} ist am Zug."),
    "turn.me": ("It is your turn.", "Du bist am Zug."),
    "place": (
        "{name} places an airship on the {kind} space at {monument:the}.",
        "{name} setzt ein Luftschiff auf das Feld {kind} bei {monument:dem}.",
    ),
    "place.me": (
        "You place an airship on the {kind} space at {monument:the}.",
        "Du setzt ein Luftschiff auf das Feld {kind} bei {monument:dem}.",
    ),
    "mister": (
        "{name} sends Mr. T.I.M.E. to the {kind} space at {monument:the}.",
        "{name} schickt Mr. T.I.M.E. auf das Feld {kind} bei {monument:dem}.",
    ),
    "mister.me": (
        "You send Mr. T.I.M.E. to the {kind} space at {monument:the}.",
        "Du schickst Mr. T.I.M.E. auf das Feld {kind} bei {monument:dem}.",
    ),
    "card": (
        "{name} takes the start player card.",
        "{name} nimmt die Startspielerkarte.",
    ),
    "card.me": ("You take the start player card.", "Du nimmst die Startspielerkarte."),
    "pass": ("{name} passes.", "{name} passt."),
    "pass.me": ("You pass.", "Du passt."),
    "forced": (
        "{name} can do nothing more and passes.",
        "{name} kann nichts mehr tun und passt.",
    ),
    "forced.me": (
        "You can do nothing more and pass.",
        "Du kannst nichts mehr tun und passt.",
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
        "The actions are over, and nobody took the start player card: {name} stays start player "
        "and may use one of its special actions.",
        "Die Aktionen sind vorbei, und niemand nahm die Startspielerkarte: {name} bleibt "
        "Startspieler und darf eine ihrer Sonderaktionen nutzen.",
    ),
    "kept.me": (
        "The actions are over, and nobody took the start player card: you stay start player "
        "and may use one of its special actions.",
        "Die Aktionen sind vorbei, und niemand nahm die Startspielerkarte: Du bleibst "
        "Startspieler und darfst eine ihrer Sonderaktionen nutzen.",
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
        "The time portal reaches pink: {name} has an extra action.",
        "Das Zeitportal erreicht Pink: {name} hat eine Extraaktion.",
    ),
    "extra_action.me": (
        "Your time portal reaches pink: you have an extra action.",
        "Dein Zeitportal erreicht Pink: Du hast eine Extraaktion.",
    ),
    "lost": (
        "{name} can use no space: the extra action is lost.",
        "{name} kann kein Feld nutzen: Die Extraaktion verfällt.",
    ),
    "lost.me": (
        "You can use no space: the extra action is lost.",
        "Du kannst kein Feld nutzen: Die Extraaktion verfällt.",
    ),
    "extra": ("{name} gets the extra of the space.", "{name} bekommt die Zugabe des Feldes."),
    "extra.me": ("You get the extra of the space.", "Du bekommst die Zugabe des Feldes."),
    "bonus": (
        "{name} has a bonus for {crystals} ({generator}).",
        "{name} hat einen Bonus für {crystals} ({generator}).",
    ),
    "bonus.me": (
        "You have a bonus for {crystals} ({generator}).",
        "Du hast einen Bonus für {crystals} ({generator}).",
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
        "{name} setzt einen T.I.M.E.-Kristall in {generator:den}{slot}.",
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
        "{name} buys {colour:a} crystal at {monument:the} for {gold} gold.",
        "{name} kauft bei {monument:dem} einen {colour:en} Kristall für {gold} Gold.",
    ),
    "buy.me": (
        "You buy {colour:a} crystal at {monument:the} for {gold} gold.",
        "Du kaufst bei {monument:dem} einen {colour:en} Kristall für {gold} Gold.",
    ),
    "stop": ("{name} lets the other crystals go.", "{name} verzichtet auf weitere Kristalle."),
    "stop.me": ("You let the other crystals go.", "Du verzichtest auf weitere Kristalle."),
    "receive": ("{name} now has {card}.", "{name} hat jetzt {card:den}."),
    "receive.me": ("You now have {card}.", "Du hast jetzt {card:den}."),
    "reveal": ("Revealed: {text}.", "Aufgedeckt: {text}."),
    "shuffle": (
        "The encounters are used up: the discarded ones become the new deck.",
        "Die Begegnungen sind verbraucht: Die abgelegten werden zum neuen Stapel.",
    ),
    "choose": ("{name} chooses {card}.", "{name} wählt {card:den}."),
    "choose.me": ("You choose {card}.", "Du wählst {card:den}."),
    "top": (
        "{name} does the upper action: {half}.",
        "{name} führt die obere Aktion aus: {half}.",
    ),
    "top.me": ("You do the upper action: {half}.", "Du führst die obere Aktion aus: {half}."),
    "bottom": (
        "{name} does the lower action: {half}.",
        "{name} führt die untere Aktion aus: {half}.",
    ),
    "bottom.me": (
        "You do the lower action: {half}.",
        "Du führst die untere Aktion aus: {half}.",
    ),
    "purple": (
        "{name} does the purple action of {card}: {half}.",
        "{name} führt die lila Aktion von {card:dem} aus: {half}.",
    ),
    "purple.me": (
        "You do the purple action of {card}: {half}.",
        "Du führst die lila Aktion von {card:dem} aus: {half}.",
    ),
    "decline": (
        "{name} does not do the purple action of {card}.",
        "{name} führt die lila Aktion von {card:dem} nicht aus.",
    ),
    "decline.me": (
        "You do not do the purple action of {card}.",
        "Du führst die lila Aktion von {card:dem} nicht aus.",
    ),
    "discard": ("To the discard go {cards}.", "Abgelegt: {cards}."),
    "end": (
        "All rounds are played, now the missions count. {name} begins.",
        "Alle Runden sind gespielt, jetzt zählen die Aufträge. {name} beginnt.",
    ),
    "end.me": (
        "All rounds are played, now the missions count. You begin.",
        "Alle Runden sind gespielt, jetzt zählen die Aufträge. Du beginnst.",
    ),
    "fulfil": (
        "{name} fulfils {card}: {need} for {esteem}.",
        "{name} erfüllt {card:den}: {need} für {esteem}.",
    ),
    "fulfil.me": (
        "You fulfil {card}: {need} for {esteem}.",
        "Du erfüllst {card:den}: {need} für {esteem}.",
    ),
    "leave": ("{name} leaves {card} unfulfilled.", "{name} lässt {card:den} unerfüllt."),
    "leave.me": ("You leave {card} unfulfilled.", "Du lässt {card:den} unerfüllt."),
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
        "Das Spiel ist zu Ende: Du teilst den Sieg mit {names}, je {esteem}.",
    ),
}

RESULT: Final[Sentences] = {
    "won": ("{name} has won.", "{name} hat gewonnen."),
    "won.me": ("You have won.", "Du hast gewonnen."),
    "shared": ("{names} share the win.", "{names} teilen sich den Sieg."),
    "shared.me": ("You share the win with {names}.", "Du teilst den Sieg mit {names}."),
    "tie-break": (
        "Esteem is equal, so the crystals left decide: {counted}.",
        "Das Ansehen ist gleich, also entscheiden die übrigen Kristalle: {counted}.",
    ),
    "level": (
        "Esteem and crystals left are equal: {counted}.",
        "Ansehen und übrige Kristalle sind gleich: {counted}.",
    ),
    "score": (
        "{name}: {esteem} ({crystals} left)",
        "{name}: {esteem} (übrig: {crystals})",
    ),
    "score.me": ("You: {esteem} ({crystals} left)", "Du: {esteem} (übrig: {crystals})"),
    "rounds": (
        "The game ends after round {rounds} and the missions.",
        "Das Spiel endet nach Runde {rounds} und den Aufträgen.",
    ),
}
