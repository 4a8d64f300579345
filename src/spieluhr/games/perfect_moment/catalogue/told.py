"""What happened and how it ended."""

from typing import Final

from spieluhr.games.perfect_moment.catalogue.kind import Sentences

# What happened. `.me`: the reader is the seat.
LOG: Final[Sentences] = {
    "deal.me": ("You are dealt {card}.", "Du bekommst {card}."),
    "deal.open": (
        "Open, for {who:your} display: {card}.",
        "Offen, für {who:deine} Auslage: {card}.",
    ),
    "flip": ("The new paradox is {card}.", "Das neue Paradoxon ist {card}."),
    "flip.faced": (
        "The paradox is {card}; facing the deck: {item}.",
        "Das Paradoxon ist {card}; zum Stapel zeigt: {item}.",
    ),
    "face": (
        "The paradox {card}: now facing the deck: {item}.",
        "Das Paradoxon {card}: Zum Stapel zeigt jetzt: {item}.",
    ),
    "cover.own.me": (
        "Covered: {card} for your own display.",
        "Verdeckt: {card} für die eigene Auslage.",
    ),
    "cover.give.me": (
        "Covered: {card} for {other:your} display.",
        "Verdeckt: {card} für {other:deine} Auslage.",
    ),
    "cover.bottom.me": (
        "Covered: {card} goes under the deck.",
        "Verdeckt: {card} kommt unter den Stapel.",
    ),
    "cover.top.me": (
        "Covered: {card} goes on top of the deck.",
        "Verdeckt: {card} kommt oben auf den Stapel.",
    ),
    "cover": (
        "{who:You} covers a card and its purpose.",
        "{who:Du} bestimmt verdeckt über eine Karte.",
    ),
    "open": (
        "All is laid open. {who:Your} display: {mine}; {other:your} display: {theirs}.",
        "Alles wird aufgedeckt. {who:Deine} Auslage: {mine}; {other:deine} Auslage: {theirs}.",
    ),
    "turn": ("Turn {turn}: it is {who:your} turn.", "Zug {turn} gehört {who:dir}."),
    "end.me": ("You end your turn without scoring.", "Du beendest deinen Zug ohne Wertung."),
    "end": (
        "{who:You} ends the turn without scoring.",
        "{who:Du} beendet den Zug ohne Wertung.",
    ),
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
        "Armor: you choose {item:the}, for two times.",
        "Weste: Du wählst {item:den}, für zweimal.",
    ),
    "choose": (
        "Armor: {who:You} chooses {item:the}, for two times.",
        "Weste: {who:Du} wählt {item:den}, für zweimal.",
    ),
    "carry": (
        "Carried out through {by:the}: {item}.",
        "Ausgeführt durch {by:den}: {item}.",
    ),
    "answer.no.me": (
        "Armor: you do not make your plan a fragment.",
        "Weste: Du machst deinen Plan nicht zum Fragment.",
    ),
    "answer.no": (
        "Armor: {who:your} plan does not become a fragment.",
        "Weste: {who:Dein} Plan wird kein Fragment.",
    ),
    "answer.yes.me": (
        "Armor: you make your plan a fragment.",
        "Weste: Du machst deinen Plan zum Fragment.",
    ),
    "answer.yes": (
        "Armor: {who:your} plan becomes a fragment.",
        "Weste: {who:Dein} Plan wird zum Fragment.",
    ),
    "answer.no.solo": (
        "Armor: Echo's plan does not fade.",
        "Weste: Echos Plan verblasst nicht.",
    ),
    "answer.yes.solo": ("Armor: Echo's plan is to fade.", "Weste: Echos Plan soll verblassen."),
    "draw.hand.me": ("You draw {card}.", "Du ziehst {card}."),
    "draw.hand": ("{who:You} draws {card}.", "{who:Du} zieht {card}."),
    "draw.apart.me": (
        "You draw {card} and keep it apart from your plan.",
        "Du ziehst {card}, getrennt von deinem Plan.",
    ),
    "draw.apart": (
        "{who:You} draws {card} and keeps it apart from the plan.",
        "{who:Du} zieht {card}, getrennt vom Plan.",
    ),
    "put.top.me": (
        "You put {card} on top of the deck ({source}).",
        "Du legst {card} oben auf den Stapel ({source}).",
    ),
    "put.top": (
        "{who:You} puts {card} on top of the deck ({source}).",
        "{who:Du} legt {card} oben auf den Stapel ({source}).",
    ),
    "put.bottom.me": (
        "You discard {card} under the deck ({source}).",
        "Du legst {card} unter den Stapel ({source}).",
    ),
    "put.bottom": (
        "{who:You} discards {card} under the deck ({source}).",
        "{who:Du} legt {card} unter den Stapel ({source}).",
    ),
    "place": (
        "{card:Cap} goes into {who:your} display ({facing}).",
        "{card:Cap} kommt in {who:deine} Auslage ({facing}).",
    ),
    "turned": (
        "{card:Cap} in {who:your} display turns ({facing}).",
        "{card:Cap} in {who:deiner} Auslage dreht sich ({facing}).",
    ),
    "swap.me": (
        "Your plan {card} goes to place {place} ({facing}); {taken} is your new plan.",
        "Dein Plan {card} kommt auf Platz {place} ({facing}); {taken} ist dein neuer Plan.",
    ),
    "swap": (
        "{who:Your} plan {card} goes to place {place} ({facing}); {taken} is the new plan.",
        "{who:Dein} Plan {card} kommt auf Platz {place} ({facing}); {taken} ist der neue Plan.",
    ),
    "look.me": (
        "You look at card {n} of the deck: {card}.",
        "Du siehst dir Karte {n} des Stapels an: {card}.",
    ),
    "look": ("{who:You} looks at card {n} of the deck.", "{who:Du} sieht Karte {n} des Stapels."),
    "look.known": (
        "{who:You} looks at card {n} of the deck, which you know: {card}.",
        "{who:Du} sieht Karte {n} des Stapels, die du kennst: {card}.",
    ),
    "keep.me": ("You take {card} into your hand.", "Du nimmst {card} auf die Hand."),
    "keep": (
        "{who:You} takes {card} from the deck into the hand.",
        "{who:Du} nimmt {card} vom Stapel auf die Hand.",
    ),
    "pick.me": ("Covered, you give: {given}.", "Verdeckt gibst du her: {given}."),
    "pick": (
        "{who:You} chooses a card to give, covered.",
        "{who:Du} wählt verdeckt eine Karte, die weggeht.",
    ),
    "exchange": (
        "The ring's exchange: from {who:you} {given}, from {other:you} {taken}.",
        "Tausch durch den Ring: von {who:dir} {given}, von {other:dir} {taken}.",
    ),
    "receive.me": ("You get {card}.", "Du erhältst {card}."),
    "receive": ("{who:You} gets {card}.", "{who:Du} erhält {card}."),
    "shown.drinks.me": (
        "Drinks: your plan {card} is known to {other:you} now.",
        "Drinks: Deinen Plan {card} kennt jetzt auch {other:du}.",
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
    "score.me": (
        "You score {card} ({target}): {points}.",
        "Du wertest {card} ({target}): {points}.",
    ),
    "score": (
        "{who:You} scores {card} ({target}): {points}.",
        "{who:Du} wertet {card} ({target}): {points}.",
    ),
    "score.fragment.me": (
        "You score {card} ({target}): {points}, your fragment.",
        "Du wertest {card} ({target}): {points}, dein Fragment.",
    ),
    "score.fragment": (
        "{who:You} scores {card} ({target}): {points}, a fragment.",
        "{who:Du} wertet {card} ({target}): {points}, ein Fragment.",
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
        "Echo reveals its plan: {card}. Lying cards with one of its items turn.",
        "Echo deckt seinen Plan auf: {card}. Liegende Karten mit einem Gegenstand davon "
        "drehen sich.",
    ),
    "eliminate": (
        "Both items of {card} ({where}) occur on the other three cards Echo checks: "
        "{card} leaves the game.",
        "Beide Gegenstände von {card} ({where}) kommen auf den drei anderen Karten vor, "
        "die Echo prüft: {card} verlässt das Spiel.",
    ),
    "planb": (
        "No card that Echo checks has both items on the other three: plan B.",
        "Keine Karte, die Echo prüft, hat beide Gegenstände auf den drei anderen: Plan B.",
    ),
    "echodraw": (
        "Echo's right card comes from the deck: {card}.",
        "Echos rechte Karte kommt vom Stapel: {card}.",
    ),
    "nomatch": (
        "No item occurs twice among the cards Echo checks: nothing goes.",
        "Kein Gegenstand kommt auf den Karten, die Echo prüft, zweimal vor: Nichts geht.",
    ),
    "fade": (
        "Only one item of {card} ({where}) occurs on the other three: {card} fades "
        "and can still be scored for 2 or 3.",
        "Nur ein Gegenstand von {card} ({where}) kommt auf den drei anderen vor: {card} "
        "verblasst und lässt sich noch für 2 oder 3 werten.",
    ),
    "fade.armor": (
        "Through the armor Echo's plan {card} fades and can still be scored for 2 or 3.",
        "Durch die Weste verblasst Echos Plan {card} und lässt sich noch für 2 oder 3 werten.",
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

# How it ended and why, line by line.
RESULT: Final[Sentences] = {
    "won.me": ("You have won.", "Du hast gewonnen."),
    "won": ("{who:You} has won.", "{who:Du} hat gewonnen."),
    "tie.me": (
        "A tie, and you made the last turn: you have won.",
        "Gleichstand, und der letzte Zug war deiner: Du hast gewonnen.",
    ),
    "tie": (
        "A tie, and the last turn was {who:your} turn: {who:you} has won.",
        "Gleichstand, und der letzte Zug gehörte {who:dir}: {who:Du} hat gewonnen.",
    ),
    "score.me": (
        "You: {points} (cards for 3: {threes}, cards for 2: {twos}, fragments: {fragments})",
        "Du: {points} (Karten zu 3: {threes}, Karten zu 2: {twos}, Fragmente: {fragments})",
    ),
    "score": (
        "{who}: {points} (cards for 3: {threes}, cards for 2: {twos}, fragments: {fragments})",
        "{who}: {points} (Karten zu 3: {threes}, Karten zu 2: {twos}, Fragmente: {fragments})",
    ),
    "points": (
        "With {goal} points the game ends at once.",
        "Mit {goal} Punkten endet das Spiel sofort.",
    ),
    "deck": (
        "A card was needed, and the deck was empty.",
        "Eine Karte wurde gebraucht, und der Stapel war leer.",
    ),
    "quiet": (
        "For {most} turns in a row no card was scored.",
        "In {most} Zügen nacheinander wurde keine Karte gewertet.",
    ),
    "quiet.solo": (
        "For {most} turns in a row no card was scored, eliminated or faded.",
        "In {most} Zügen nacheinander wurde keine Karte gewertet, und keine verschwand.",
    ),
    # PM-7.7
    "rank.gone": (
        "Up to 14: nothing is left of reality.",
        "Bis 14: Von der Wirklichkeit ist nichts übrig.",
    ),
    "rank.sacrificed": (
        "15 to 17: reality is saved, at the price of a life.",
        "15 bis 17: Die Wirklichkeit ist gerettet, um den Preis eines Lebens.",
    ),
    "rank.worked": (
        "18 to 20: the plan worked out.",
        "18 bis 20: Der Plan ist aufgegangen.",
    ),
    "rank.master": (
        "21 or more: space and time obey.",
        "Ab 21: Raum und Zeit gehorchen.",
    ),
}
