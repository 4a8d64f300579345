"""What happened."""

from typing import Final

from spieluhr.core.words import Sentences

# `.me`: the reader is the seat. `.open`: the reader is nobody at the table and may know it.
LOG: Final[Sentences] = {
    "deal.me": ("You are dealt {card}.", "Du bekommst {card}."),
    "deal": ("{who:You} is dealt {card}.", "{who:Du} bekommt {card}."),
    "deal.open": (
        "Face up, for {who:your} display: {card}.",
        "Offen für {who:deine} Auslage: {card}.",
    ),
    "flip": ("The new paradox is {card}.", "Das neue Paradoxon ist {card}."),
    "flip.faced": (
        "The paradox is {card}; facing the deck: {item}.",
        "Das Paradoxon ist {card}; zum Nachziehstapel zeigt: {item}.",
    ),
    "face": (
        "Paradox {card}: {item:the} side now faces the deck.",
        "Paradoxon {card}: Zum Nachziehstapel zeigt jetzt „{item}“.",
    ),
    "cover.own": (
        "{who:Your} choice, face down: {card} for {who:your} own display.",
        "{who:Deine} Wahl, verdeckt: {card} für {who:deine} eigene Auslage.",
    ),
    "cover.give": (
        "{who:Your} choice, face down: {card} for {other:your} display.",
        "{who:Deine} Wahl, verdeckt: {card} für {other:deine} Auslage.",
    ),
    "cover.bottom": (
        "{who:Your} choice, face down: {card} goes under the deck.",
        "{who:Deine} Wahl, verdeckt: {card} kommt unter den Nachziehstapel.",
    ),
    "cover.top": (
        "{who:Your} choice, face down: {card} goes on top of the deck.",
        "{who:Deine} Wahl, verdeckt: {card} kommt oben auf den Nachziehstapel.",
    ),
    "cover": (
        "{who:You} chooses a card, face down.",
        "{who:Du} wählt verdeckt eine Karte.",
    ),
    "open": (
        "All is revealed. {who:Your} display: {mine}; {other:your} display: {theirs}.",
        "Alles wird aufgedeckt. {who:Deine} Auslage: {mine}; {other:deine} Auslage: {theirs}.",
    ),
    "turn.me": ("Turn {turn}: your turn.", "Zug {turn}: Du bist dran."),
    "turn": ("Turn {turn}: {who:your} turn.", "Zug {turn}: {who:Du} ist am Zug."),
    "end.me": ("You end your turn.", "Du beendest deinen Zug."),
    "end": ("{who:You} ends the turn.", "{who:Du} beendet den Zug."),
    "use.me": (
        "You use {item:the} ({owner:your} display).",
        "Du nutzt {item:den} ({owner:deine} Auslage).",
    ),
    "use": (
        "{who:You} uses {item:the} ({owner:your} display).",
        "{who:Du} nutzt {item:den} ({owner:deine} Auslage).",
    ),
    "use.paradox.me": ("You use {item:the} (paradox).", "Du nutzt {item:den} (Paradoxon)."),
    "use.paradox": (
        "{who:You} uses {item:the} (paradox).",
        "{who:Du} nutzt {item:den} (Paradoxon).",
    ),
    "choose.me": (
        "Armor: you now use {item:the} twice.",
        "Weste: Du nutzt jetzt zweimal {item:den}.",
    ),
    "choose": (
        "Armor: {who:you} now uses {item:the} twice.",
        "Weste: {who:Du} nutzt jetzt zweimal {item:den}.",
    ),
    "carry": ("{by:Cap}: now {item:the}.", "{by:Cap}: jetzt {item:der}."),
    "answer.no.me": ("Armor: you keep your plan.", "Weste: Du behältst deinen Plan."),
    "answer.no": ("Armor: {who:you} keeps the plan.", "Weste: {who:Du} behält den Plan."),
    "answer.yes.me": (
        "Armor: you make your plan a fragment.",
        "Weste: Du machst deinen Plan zum Fragment.",
    ),
    "answer.yes": (
        "Armor: {who:you} makes the plan a fragment.",
        "Weste: {who:Du} macht den Plan zum Fragment.",
    ),
    "answer.no.solo": (
        "Armor: Echo's plan does not fade.",
        "Weste: Echos Plan verblasst nicht.",
    ),
    "answer.yes.solo": ("Armor: Echo's plan will fade.", "Weste: Echos Plan soll verblassen."),
    "draw.hand.me": ("You draw {card}.", "Du ziehst {card}."),
    "draw.hand": ("{who:You} draws {card}.", "{who:Du} zieht {card}."),
    "draw.apart.me": (
        "You draw {card} and keep it apart from your plan.",
        "Du ziehst {card} und hältst sie getrennt von deinem Plan.",
    ),
    "draw.apart": (
        "{who:You} draws {card} and keeps it apart from the plan.",
        "{who:Du} zieht {card} und hält sie getrennt vom Plan.",
    ),
    "put.top.me": (
        "You put {card} back on the deck ({source}).",
        "Du legst {card} auf den Nachziehstapel zurück ({source}).",
    ),
    "put.top": (
        "{who:You} puts {card} back on the deck ({source}).",
        "{who:Du} legt {card} auf den Nachziehstapel zurück ({source}).",
    ),
    "put.bottom.me": (
        "You discard {card} under the deck ({source}).",
        "Du wirfst {card} unter den Nachziehstapel ab ({source}).",
    ),
    "put.bottom": (
        "{who:You} discards {card} under the deck ({source}).",
        "{who:Du} wirft {card} unter den Nachziehstapel ab ({source}).",
    ),
    "place": (
        "{card:Cap} goes into {who:your} display ({facing}).",
        "{card:Cap} kommt in {who:deine} Auslage ({facing}).",
    ),
    "turned": (
        "{card:Cap} in {who:your} display turns around ({facing}).",
        "{card:Cap} in {who:deiner} Auslage wird gedreht ({facing}).",
    ),
    "swap.me": (
        "Your plan {card} goes into your display ({facing}); {taken} is your new plan.",
        "Dein Plan {card} kommt in deine Auslage ({facing}); {taken} ist dein neuer Plan.",
    ),
    "swap": (
        "{who:Your} plan {card} goes into the display ({facing}); {taken} is the new plan.",
        "{who:Dein} Plan {card} kommt in die Auslage ({facing}); {taken} ist der neue Plan.",
    ),
    "look.me": (
        "You look at card {n} of the deck: {card}.",
        "Du siehst dir Karte {n} des Nachziehstapels an: {card}.",
    ),
    "look": (
        "{who:You} looks at card {n} of the deck.",
        "{who:Du} sieht sich Karte {n} des Nachziehstapels an.",
    ),
    "look.known": (
        "{who:You} looks at card {n} of the deck, which you know: {card}.",
        "{who:Du} sieht sich Karte {n} des Nachziehstapels an, die du kennst: {card}.",
    ),
    "look.open": (
        "{who:You} looks at card {n} of the deck: {card}.",
        "{who:Du} sieht sich Karte {n} des Nachziehstapels an: {card}.",
    ),
    "keep.me": ("You take {card} into your hand.", "Du nimmst {card} auf die Hand."),
    "keep": (
        "{who:You} takes {card} from the deck.",
        "{who:Du} nimmt {card} vom Nachziehstapel auf die Hand.",
    ),
    "pick.me": ("Your choice, face down: {given}.", "Deine Wahl, verdeckt: {given}."),
    "pick.open": (
        "{who:Your} choice, face down: {given}.",
        "{who:Deine} Wahl, verdeckt: {given}.",
    ),
    "pick": (
        "{who:You} chooses a card to swap, face down.",
        "{who:Du} wählt verdeckt eine Karte zum Tauschen.",
    ),
    "exchange": (
        "The ring swaps {given} for {taken}.",
        "Der Ring tauscht {given} gegen {taken}.",
    ),
    "receive.me": ("You get {card}.", "Du bekommst {card}."),
    "receive": ("{who:You} gets {card}.", "{who:Du} bekommt {card}."),
    "shown.drinks.me": (
        "Drinks: {other:you} now knows your plan {card}.",
        "Drinks: {other:Du} kennt jetzt deinen Plan {card}.",
    ),
    "shown.drinks": (
        "Drinks: {who:your} plan lies open: {card}.",
        "Drinks: {who:Dein} Plan liegt offen: {card}.",
    ),
    "shown.knife.me": (
        "Knife: {other:You} sees your plan {card}.",
        "Messer: {other:Du} sieht deinen Plan {card}.",
    ),
    "shown.knife": (
        "Knife: you see {who:your} plan: {card}.",
        "Messer: Du siehst {who:deinen} Plan: {card}.",
    ),
    "shown.knife.open": (
        "Knife: {other:You} sees {who:your} plan: {card}.",
        "Messer: {other:Du} sieht {who:deinen} Plan: {card}.",
    ),
    "score.me": (
        "You score {points}: {card} ({target}).",
        "Du holst {points}: {card} ({target}).",
    ),
    "score": (
        "{who:You} scores {points}: {card} ({target}).",
        "{who:Du} holt {points}: {card} ({target}).",
    ),
    "score.fragment.me": (
        "You score {points}: {card} ({target}), now your fragment.",
        "Du holst {points}: {card} ({target}), jetzt dein Fragment.",
    ),
    "score.fragment": (
        "{who:You} scores {points}: {card} ({target}), now a fragment.",
        "{who:Du} holt {points}: {card} ({target}), jetzt ein Fragment.",
    ),
    "steal.me": (
        "You steal {card}: it is your fragment now.",
        "Du stiehlst {card}: Das ist jetzt dein Fragment.",
    ),
    "steal": (
        "{who:You} steals the fragment {card}.",
        "{who:Du} stiehlt das Fragment {card}.",
    ),
    "echoreveal": (
        "Echo reveals its plan: {card}. Cards sharing an item turn around.",
        "Echo deckt seinen Plan auf: {card}. Karten mit demselben Gegenstand werden gedreht.",
    ),
    "eliminate": (
        "Both items of {card} ({where}) are on Echo's other three cards: Echo eliminates it.",
        "Beide Gegenstände von {card} ({where}) sind auf Echos drei anderen Karten: "
        "Echo eliminiert sie.",
    ),
    "planb": ("Echo cannot eliminate anything: plan B.", "Echo kann nichts eliminieren: Plan B."),
    "echodraw": (
        "Echo's new right card is {card}.",
        "Echos neue rechte Karte ist {card}.",
    ),
    "nomatch": (
        "No item appears twice among Echo's cards: nothing leaves the game.",
        "Kein Gegenstand kommt auf Echos Karten zweimal vor: Nichts verlässt das Spiel.",
    ),
    "fade": (
        "One item of {card} ({where}) is on Echo's other cards: it fades "
        "and can still be scored for 2 or 3 points.",
        "Ein Gegenstand von {card} ({where}) ist auf Echos anderen Karten: Sie verblasst "
        "und lässt sich noch für 2 oder 3 Punkte werten.",
    ),
    "fade.armor": (
        "Armor: Echo's plan {card} fades and can still be scored for 2 or 3 points.",
        "Weste: Echos Plan {card} verblasst und lässt sich noch für 2 oder 3 Punkte werten.",
    ),
    "fade.gone": (
        " The older one, {gone}, leaves the game.",
        " Die ältere, {gone}, verlässt das Spiel.",
    ),
    "over.won.me": (
        "The game is over: you win with {points}.",
        "Das Spiel ist zu Ende: Du gewinnst mit {points:n}.",
    ),
    "over.won": (
        "The game is over: {who:You} wins with {points}.",
        "Das Spiel ist zu Ende: {who:Du} gewinnt mit {points:n}.",
    ),
    "over.solo.me": (
        "The game is over: you have {points}.",
        "Das Spiel ist zu Ende: Du hast {points}.",
    ),
    "over.solo": (
        "The game is over: {who:You} has {points}.",
        "Das Spiel ist zu Ende: {who:Du} hat {points}.",
    ),
}
