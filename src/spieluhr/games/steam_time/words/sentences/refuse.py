"""Why a move is not possible: a whole sentence, and never a wrong one."""

from typing import Final

from spieluhr.core.words import Sentences

REFUSE: Final[Sentences] = {
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "turn": ("It’s not your turn.", "Du bist nicht an der Reihe."),
    "wait": ("One moment: the board is being filled.", "Einen Moment: Der Spielplan wird gefüllt."),
    "chance": ("That is left to chance.", "Das entscheidet der Zufall."),
    # Another question is open.
    "now.turn": (
        "First place an airship, take the start player card or pass.",
        "Setze zuerst ein Luftschiff ein, nimm die Startspielerkarte oder passe.",
    ),
    "now.special": (
        "First decide on the special action of the start player card.",
        "Entscheide zuerst über die Sonderaktion der Startspielerkarte.",
    ),
    "now.buy": (
        "You are buying crystals at {monument:the}.",
        "Du kaufst gerade Kristalle bei {monument:dem}.",
    ),
    "now.pay": ("First pay for {card}.", "Bezahle zuerst {card:den}."),
    "now.pay_any": ("First pay the crystals.", "Zahle zuerst die Kristalle."),
    "now.pay_one": ("First pay the crystals.", "Zahle zuerst die Kristalle."),
    "now.pay_different": ("First pay the crystals.", "Zahle zuerst die Kristalle."),
    "now.choose": (
        "First choose one of the revealed encounters.",
        "Wähle zuerst eine der aufgedeckten Begegnungen.",
    ),
    "now.half": (
        "First choose the upper or the lower action of {card}.",
        "Wähle zuerst die obere oder die untere Aktion von {card:dem}.",
    ),
    "now.purple": (
        "First decide on the purple action of {card}.",
        "Entscheide zuerst über die lila Aktion von {card:dem}.",
    ),
    "now.take": (
        "First take the {colour} crystal or stop.",
        "Nimm zuerst den {colour:en} Kristall oder hör auf.",
    ),
    "now.take_one": (
        "First choose the colour of your new crystals or stop.",
        "Wähle zuerst die Farbe deiner neuen Kristalle oder hör auf.",
    ),
    "now.take_any": (
        "First take crystals from the bag or stop.",
        "Nimm zuerst Kristalle aus dem Beutel oder hör auf.",
    ),
    "now.into": (
        "First put the T.I.M.E. crystal into a generator or stop.",
        "Setze zuerst den T.I.M.E.-Kristall in einen Generator oder hör auf.",
    ),
    "now.pick": (
        "First take a crystal from a deposit or stop.",
        "Nimm zuerst einen Kristall aus einer Lagerstätte oder hör auf.",
    ),
    "now.mister": (
        "First send Mr. T.I.M.E. to a space: you have an extra action.",
        "Schicke zuerst Mr. T.I.M.E. auf ein Feld: Du hast eine Extraaktion.",
    ),
    "now.fulfil": (
        "First decide whether to fulfil {card}.",
        "Entscheide zuerst, ob du {card:den} erfüllst.",
    ),
    "mister-home": (
        "Mr. T.I.M.E. comes only with an extra action, when your time portal reaches pink.",
        "Mr. T.I.M.E. kommt nur mit einer Extraaktion, wenn dein Zeitportal Pink erreicht.",
    ),
    # Spaces.
    "no-space": (
        "There is no {kind:space} at {monument:the}.",
        "Bei {monument:dem} gibt es kein {kind:space}.",
    ),
    "players": (
        "The {kind:space} at {monument:the} is only used with {players} or more players.",
        "Das {kind:space} bei {monument:dem} gibt es erst ab {players} Personen.",
    ),
    "resting": (
        "You have passed: no more airships for you this round.",
        "Du hast gepasst: In dieser Runde setzt du kein Luftschiff mehr ein.",
    ),
    "no-airship": (
        "You have no airship left this round.",
        "Du hast in dieser Runde kein Luftschiff mehr.",
    ),
    "occupied": (
        "The {kind:space} at {monument:the} is taken.",
        "Das {kind:space} bei {monument:dem} ist besetzt.",
    ),
    "occupied.me": (
        "Your own airship is already on the {kind:space} at {monument:the}.",
        "Auf dem {kind:space} bei {monument:dem} steht schon dein eigenes Luftschiff.",
    ),
    "not-higher": (
        "Your last airship is at {last:the}: the next must go higher up the time stream.",
        "Dein letztes Luftschiff steht bei {last:dem}: Das nächste muss im Zeitstrom weiter "
        "nach oben.",
    ),
    "no-card": (
        "There is no card on the {kind:space} at {monument:the}.",
        "Auf dem {kind:space} bei {monument:dem} liegt keine Karte.",
    ),
    "bank": ("The bank has no gold left.", "Die Bank hat kein Gold mehr."),
    "deposit-empty": (
        "There are no crystals at {monument:the}.",
        "Bei {monument:dem} liegen keine Kristalle.",
    ),
    "deposit-useless": (
        "You can’t buy any crystal at {monument:the} ({problems}); you have {held}.",
        "Bei {monument:dem} kannst du keinen Kristall kaufen ({problems}); du hast {held}.",
    ),
    "card-crystals": (
        "{card:The} costs {wanted} this round ({colours}), and you have only {held}.",
        "{card:Der} kostet in dieser Runde {wanted} ({colours}), und du hast nur {held}.",
    ),
    "card-steam": (
        "{card:The} costs {colours} this round. You are missing {lacking}: that takes "
        "{wanted}, and you have {held}.",
        "{card:Der} kostet in dieser Runde {colours}. In {lacking} hast du keinen Kristall: "
        "Dafür brauchst du {wanted}, und du hast {held}.",
    ),
    # The start player card.
    "card-taken": (
        "The start player card has already been taken this round.",
        "Die Startspielerkarte ist in dieser Runde schon vergeben.",
    ),
    "card-first": (
        "You are start player: you can’t take the card in your first turn of the round.",
        "Du bist Startspieler: In deinem ersten Zug der Runde darfst du die Karte nicht nehmen.",
    ),
    "steam": ("You have only {held}.", "Du hast nur {held}."),
    # Crystals.
    "mine": ("The secret mine is empty.", "Die geheime Mine ist leer."),
    "bag": ("The bag has no {colour} crystal.", "Im Beutel ist kein {colour:er} Kristall."),
    "full": ("Your {generator} is full.", "{generator:Dein} ist voll."),
    "gold.price": (
        "A crystal costs {price} gold, and you have {held}.",
        "Ein Kristall kostet {price} Gold, und du hast {held}.",
    ),
    "gold.slot": (
        "The next slot of your {generator} costs {surcharge} gold, and you have {held}.",
        "Der nächste Platz in {generator:deinem} kostet {surcharge} Gold, und du hast {held}.",
    ),
    "gold.both": (
        "The crystal costs {price} gold and the next slot of your {generator} {surcharge} more; "
        "you have {held}.",
        "Der Kristall kostet {price} Gold und der nächste Platz in {generator:deinem} noch "
        "{surcharge}; du hast {held}.",
    ),
    "not-lying": (
        "There is no {colour} crystal at {monument:the}.",
        "Bei {monument:dem} liegt kein {colour:er} Kristall.",
    ),
    "order": (
        "Crystals are chosen in the order of the colours: only {colours} now.",
        "Kristalle wählst du in der Reihenfolge der Farben: Jetzt geht nur noch {colours}.",
    ),
    "order-pick": (
        "Deposits are used in a fixed order, and you have already passed {colour} at "
        "{monument:the}.",
        "Die Lagerstätten kommen in fester Reihenfolge dran, und {colour} bei {monument:dem} "
        "ist schon vorbei.",
    ),
    "first": ("You must buy at least one crystal.", "Du musst mindestens einen Kristall kaufen."),
    "other-colour": (
        "These crystals are {colour}.",
        "Diese Kristalle sind {colour:plain}.",
    ),
    # Payments.
    "empty": (
        "There is no crystal in your {generator}.",
        "In {generator:deinem} ist kein Kristall.",
    ),
    "too-few-one": (
        "You must pay {wanted} from one generator; your {generator} has only {held}.",
        "Du musst {wanted} aus einem Generator zahlen; in {generator:deinem} hast du nur {held}.",
    ),
    "too-late": (
        "Crystals are paid in the order of the colours: from {colour} on you have {held}, and "
        "{left} are still to pay.",
        "Gezahlt wird in der Reihenfolge der Farben: Ab {colour} hast du {held}, zu zahlen sind "
        "noch {left}.",
    ),
    # Encounters.
    "not-revealed": (
        "That encounter has not been revealed: {card}.",
        "Diese Begegnung ist nicht aufgedeckt: {card:den}.",
    ),
    "short": (
        "That action costs {cost}, and you have only {held}.",
        "Diese Aktion kostet {cost:den}, und du hast nur {held:den}.",
    ),
    "short.any": (
        "That action costs {cost}, and you have only {held}.",
        "Diese Aktion kostet {cost}, und du hast nur {held}.",
    ),
    "short.one": (
        "That action costs {cost}, and you have at most {held} of one colour.",
        "Diese Aktion kostet {cost}, und du hast höchstens {held} einer Farbe.",
    ),
    "short.rest": (
        "That action costs {cost}, and after the named colours you have too few crystals left.",
        "Diese Aktion kostet {cost:den}, und nach den genannten Farben bleiben dir zu wenig "
        "Kristalle.",
    ),
    "neither": (
        "You can’t pay for either action of {card}.",
        "Du kannst keine Aktion von {card:dem} bezahlen.",
    ),
    # Missions.
    "no-mission": (
        "You don’t have {card}.",
        "Du hast {card:den} nicht.",
    ),
    "mission-order": (
        "Missions come in a fixed order: now decide on {card}.",
        "Aufträge kommen in fester Reihenfolge dran: Jetzt geht es um {card:den}.",
    ),
}
