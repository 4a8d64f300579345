"""Why a move is not possible: a whole sentence, and never a wrong one."""

from typing import Final

from spieluhr.games.steam_time.catalogue.kind import Sentences

WHY_NOT: Final[Sentences] = {
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "turn": ("It is not your turn to decide.", "Du bist gerade nicht an der Reihe."),
    "wait": ("Chance decides now.", "Jetzt entscheidet der Zufall."),
    "chance": ("Only chance decides that.", "Darüber entscheidet nur der Zufall."),
    # Another question is open.
    "now.turn": (
        "A turn begins with an airship, the start player card, or a pass.",
        "Ein Zug beginnt damit, dass du ein Luftschiff einsetzt, die Startspielerkarte nimmst "
        "oder passt.",
    ),
    "now.special": (
        "First decide about the special action of the start player card.",
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
        "First say yes or no to the purple action of {card}.",
        "Sage zuerst Ja oder Nein zur lila Aktion von {card:dem}.",
    ),
    "now.take": (
        "First take the {colour} crystal, or stop.",
        "Nimm zuerst den {colour:en} Kristall, oder höre auf.",
    ),
    "now.take_one": (
        "First choose the colour of your new crystals, or stop.",
        "Wähle zuerst die Farbe deiner neuen Kristalle, oder höre auf.",
    ),
    "now.take_any": (
        "First take crystals from the bag, or stop.",
        "Nimm zuerst Kristalle aus dem Beutel, oder höre auf.",
    ),
    "now.into": (
        "First put the T.I.M.E. crystal into a generator, or stop.",
        "Setze zuerst den T.I.M.E.-Kristall in einen Generator, oder höre auf.",
    ),
    "now.pick": (
        "First take a crystal from a deposit, or stop.",
        "Nimm zuerst einen Kristall aus einer Lagerstätte, oder höre auf.",
    ),
    "now.mister": (
        "First Mr. T.I.M.E. goes to a space for your extra action.",
        "Zuerst geht Mr. T.I.M.E. für deine Extraaktion auf ein Feld.",
    ),
    "now.fulfil": (
        "The question is whether you fulfil {card}.",
        "Die Frage ist, ob du {card:den} erfüllst.",
    ),
    "mister-home": (
        "Mr. T.I.M.E. goes out only for an extra action, when the time portal reaches pink.",
        "Mr. T.I.M.E. geht nur für eine Extraaktion los, wenn das Zeitportal Pink erreicht.",
    ),
    # Spaces.
    "no-space": (
        "{monument:The} has no {kind} space.",
        "Bei {monument:dem} gibt es kein Feld {kind}.",
    ),
    "players": (
        "The {kind} space at {monument:the} is there only with {players} players or more.",
        "Das Feld {kind} bei {monument:dem} gibt es erst ab {players} Spielern.",
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
        "Another airship is on the {kind} space at {monument:the}.",
        "Auf dem Feld {kind} bei {monument:dem} steht ein anderes Luftschiff.",
    ),
    "occupied.me": (
        "Your own airship is on the {kind} space at {monument:the}.",
        "Auf dem Feld {kind} bei {monument:dem} steht schon dein eigenes Luftschiff.",
    ),
    "not-higher": (
        "Your last airship is at {last:the}, and the next has to go higher up the time stream.",
        "Dein letztes Luftschiff steht bei {last:dem}, und das nächste muss im Zeitstrom "
        "weiter hinauf.",
    ),
    "no-card": (
        "No card lies on the {kind} space at {monument:the}.",
        "Auf dem Feld {kind} bei {monument:dem} liegt keine Karte.",
    ),
    "bank": ("The bank has no gold left.", "Die Bank hat kein Gold mehr."),
    "deposit-empty": (
        "No crystal lies at {monument:the}.",
        "Bei {monument:dem} liegt kein Kristall.",
    ),
    "deposit-useless": (
        "You can buy none of the crystals at {monument:the} ({problems}); you have {held}.",
        "Du kannst keinen der Kristalle bei {monument:dem} kaufen ({problems}); du hast {held}.",
    ),
    "card-crystals": (
        "{card:The} takes {wanted} this round ({colours}), and you have {held} in all.",
        "{card:Der} kostet in dieser Runde {wanted} ({colours}), und du hast insgesamt {held}.",
    ),
    "card-steam": (
        "{card:The} costs {colours} this round. You lack {lacking}: that takes {wanted}, "
        "and you have {held}.",
        "{card:Der} kostet in dieser Runde {colours}. In {lacking} hast du keinen Kristall: "
        "Das verlangt {wanted}, und du hast {held}.",
    ),
    # The start player card.
    "card-taken": (
        "The start player card has been taken this round.",
        "Die Startspielerkarte ist in dieser Runde schon genommen.",
    ),
    "card-first": (
        "You are the start player: the card is not for your first turn of the round.",
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
        "No {colour} crystal lies at {monument:the}.",
        "Bei {monument:dem} liegt kein {colour:er} Kristall.",
    ),
    "order": (
        "Crystals come in the order of the colours: now only {colours}.",
        "Kristalle kommen in der Reihenfolge der Farben: Jetzt nur noch {colours}.",
    ),
    "order-pick": (
        "Deposits come in a fixed order, and you have gone past {colour} at {monument:the}.",
        "Die Lagerstätten kommen in fester Reihenfolge, und {colour} bei {monument:dem} "
        "ist schon vorbei.",
    ),
    "first": ("At least one crystal must be bought.", "Mindestens ein Kristall muss gekauft sein."),
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
        "From one generator {wanted} are paid; your {generator} has {held}.",
        "Aus einem Generator werden {wanted} gezahlt; in {generator:deinem} liegt nur: {held}.",
    ),
    "too-late": (
        "Crystals are paid in the order of the colours: from {colour} on you have {held} "
        "for the {left} still to pay.",
        "Gezahlt wird in der Reihenfolge der Farben: Ab {colour} hast du {held} "
        "für die {left}, die noch zu zahlen sind.",
    ),
    # Encounters.
    "not-revealed": (
        "Not among the revealed encounters: {card}.",
        "Nicht unter den aufgedeckten Begegnungen: {card:den}.",
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
        "That action costs {cost}, and with its named colours paid too few crystals are left.",
        "Diese Aktion kostet {cost:den}, und ohne die genannten Farben bleiben zu wenig Kristalle.",
    ),
    "neither": (
        "You can pay neither action of {card}.",
        "Du kannst keine Aktion von {card:dem} bezahlen.",
    ),
    # Missions.
    "no-mission": (
        "You have no {card} to fulfil.",
        "Du hast keinen {card}, den du erfüllen könntest.",
    ),
    "mission-order": (
        "Missions come in the order of their numbers: now it is {card}.",
        "Aufträge kommen in der Reihenfolge ihrer Nummern: Jetzt ist es {card:der}.",
    ),
}
