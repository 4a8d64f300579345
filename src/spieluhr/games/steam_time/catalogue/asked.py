"""What players are asked, and what those hear who wait."""

from typing import Final

from spieluhr.games.steam_time.catalogue.kind import Sentences

# Asked of the actor; several of them may follow one another.
PROMPT: Final[Sentences] = {
    "turn.all": (
        "Place an airship ({airships} left), take the start player card, or pass.",
        "Setze ein Luftschiff ein (noch {airships}), nimm die Startspielerkarte, oder passe.",
    ),
    "turn.place": (
        "Place an airship ({airships} left), or pass.",
        "Setze ein Luftschiff ein (noch {airships}), oder passe.",
    ),
    "turn.card": (
        "Take the start player card, or pass.",
        "Nimm die Startspielerkarte, oder passe.",
    ),
    "turn.stuck": (
        "No space can be used by your next airship: take the start player card, or pass.",
        "Dein nächstes Luftschiff findet kein nutzbares Feld: Nimm die Startspielerkarte, "
        "oder passe.",
    ),
    "turn.higher": (
        "Your last one is at {monument:the}: the next has to go higher.",
        "Dein letztes steht bei {monument:dem}: Das nächste muss weiter hinauf.",
    ),
    "special": (
        "You may use a special action of the start player card: 1 esteem for each steam, "
        "or a T.I.M.E. crystal for 1 steam. You have {steam}.",
        "Du darfst eine Sonderaktion der Startspielerkarte nutzen: 1 Ansehen für jeden Dampf, "
        "oder einen T.I.M.E.-Kristall für 1 Dampf. Du hast {steam}.",
    ),
    "special.steam": (
        "You may use the start player card: 1 esteem for each steam. You have {steam}.",
        "Du darfst die Startspielerkarte nutzen: 1 Ansehen für jeden Dampf. Du hast {steam}.",
    ),
    "special.kept": (
        "Nobody took the start player card: you stay start player.",
        "Niemand nahm die Startspielerkarte: Du bleibst Startspieler.",
    ),
    "buy": (
        "Buy a crystal at {monument:the} for {price} gold. You have {gold}.",
        "Kaufe bei {monument:dem} einen Kristall für {price} Gold. Du hast {gold}.",
    ),
    "buy.more": (
        "Buy another crystal at {monument:the} for {price} gold, or be done. You have {gold}.",
        "Kaufe bei {monument:dem} noch einen Kristall für {price} Gold, oder schließe ab. "
        "Du hast {gold}.",
    ),
    "pay": (
        "Pay 1 steam and a crystal for each colour you lack: {left} still to pay for {card}.",
        "Zahle für jede fehlende Farbe 1 Dampf und einen Kristall: "
        "Noch {left} zu zahlen für {card:den}.",
    ),
    "pay_any": (
        "Pay crystals of any colours: {left} still to pay.",
        "Zahle Kristalle beliebiger Farben: Noch {left} zu zahlen.",
    ),
    "pay_one": (
        "Choose the colour in which you pay {crystals}.",
        "Wähle die Farbe, in der du {crystals} zahlst.",
    ),
    "pay_different": (
        "Pay crystals of different colours: {left} still to pay.",
        "Zahle Kristalle verschiedener Farben: Noch {left} zu zahlen.",
    ),
    "brings": ("That brings {gains}.", "Das bringt {gains:den}."),
    "choose": (
        "Choose one of the revealed encounters: {cards}.",
        "Wähle eine der aufgedeckten Begegnungen: {cards}.",
    ),
    "half": (
        "Choose an action of {card}. Upper: {top}. Lower: {bottom}.",
        "Wähle eine Aktion von {card:dem}. Obere: {top}. Untere: {bottom}.",
    ),
    "purple": (
        "You may do the purple action of {card}: {bottom}.",
        "Du darfst die lila Aktion von {card:dem} ausführen: {bottom}.",
    ),
    "take": (
        "The slot for the next {colour} crystal costs {surcharge} gold: take it, or stop. "
        "Still to take: {left}.",
        "Der Platz für den nächsten {colour:en} Kristall kostet {surcharge} Gold: Nimm ihn, "
        "oder höre auf. Noch zu nehmen: {left}.",
    ),
    "take_one": (
        "Choose the colour in which you take {crystals} from the bag, or stop.",
        "Wähle die Farbe, in der du {crystals} aus dem Beutel nimmst, oder höre auf.",
    ),
    "take_any": (
        "Take a crystal of any colour from the bag, or stop. Still to take: {left}.",
        "Nimm einen Kristall beliebiger Farbe aus dem Beutel, oder höre auf. "
        "Noch zu nehmen: {left}.",
    ),
    "into": (
        "Put a T.I.M.E. crystal into one of your generators, or stop. Still to place: {left}.",
        "Setze einen T.I.M.E.-Kristall in einen deiner Generatoren, oder höre auf. "
        "Noch einzusetzen: {left}.",
    ),
    "pick": (
        "Take a crystal from any deposit, or stop. Still to take: {left}.",
        "Nimm einen Kristall aus einer beliebigen Lagerstätte, oder höre auf. "
        "Noch zu nehmen: {left}.",
    ),
    "mister": (
        "Your extra action: send Mr. T.I.M.E. to any space that can be used, free or not.",
        "Deine Extraaktion: Schicke Mr. T.I.M.E. auf ein beliebiges nutzbares Feld, "
        "frei oder besetzt.",
    ),
    "fulfil": (
        "Fulfil {card}, or not: it asks for {need} and brings {esteem}.",
        "Erfülle {card:den}, oder nicht: Er verlangt {need:den} und bringt {esteem}.",
    ),
    "proposal": (
        "To end best, fulfil: {missions}.",
        "Am besten endest du, wenn du erfüllst: {missions}.",
    ),
    "proposal.none": (
        "You end best if you fulfil none.",
        "Am besten endest du, wenn du keinen erfüllst.",
    ),
}

# Said to those who wait, and while chance decides.
WAITING: Final[Sentences] = {
    "set-up": ("The board is being set up.", "Der Plan wird aufgebaut."),
    "supply": (
        "The board is being filled for round {round}.",
        "Der Plan wird für Runde {round} aufgefüllt.",
    ),
    "reveal": ("Encounters are being revealed.", "Begegnungen werden aufgedeckt."),
    "turn": ("It is the turn of {name}.", "{name} ist am Zug."),
    "special": (
        "{name} may use a special action of the start player card.",
        "{name} darf eine Sonderaktion der Startspielerkarte nutzen.",
    ),
    "buy": (
        "{name} buys crystals at {monument:the}.",
        "{name} kauft Kristalle bei {monument:dem}.",
    ),
    "pay": (
        "{name} pays for {card} with steam: {left} still to pay.",
        "{name} bezahlt {card:den} mit Dampf: Noch {left} zu zahlen.",
    ),
    "pay_any": (
        "{name} pays crystals of any colours: {left} still to pay.",
        "{name} zahlt Kristalle beliebiger Farben: Noch {left} zu zahlen.",
    ),
    "pay_one": (
        "{name} chooses the colour in which to pay {crystals}.",
        "{name} wählt die Farbe, in der {crystals} zu zahlen sind.",
    ),
    "pay_different": (
        "{name} pays crystals of different colours: {left} still to pay.",
        "{name} zahlt Kristalle verschiedener Farben: Noch {left} zu zahlen.",
    ),
    "choose": (
        "{name} chooses one of the revealed encounters: {cards}.",
        "{name} wählt eine der aufgedeckten Begegnungen: {cards}.",
    ),
    "half": (
        "{name} chooses an action of {card}.",
        "{name} wählt eine Aktion von {card:dem}.",
    ),
    "purple": (
        "{name} may do the purple action of {card}: {bottom}.",
        "{name} darf die lila Aktion von {card:dem} ausführen: {bottom}.",
    ),
    "take": (
        "{name} may take {colour:a} crystal for {surcharge} gold.",
        "{name} darf für {surcharge} Gold einen {colour:en} Kristall nehmen.",
    ),
    "take_one": (
        "{name} chooses the colour of new crystals: {left} to take.",
        "{name} wählt die Farbe neuer Kristalle: {left} zu nehmen.",
    ),
    "take_any": (
        "{name} takes crystals of any colours from the bag: {left} still to take.",
        "{name} nimmt Kristalle beliebiger Farben aus dem Beutel: Noch {left} zu nehmen.",
    ),
    "into": (
        "{name} places T.I.M.E. crystals: {left} still to place.",
        "{name} setzt T.I.M.E.-Kristalle ein: Noch {left} einzusetzen.",
    ),
    "pick": (
        "{name} takes crystals from the deposits: {left} still to take.",
        "{name} nimmt Kristalle aus den Lagerstätten: Noch {left} zu nehmen.",
    ),
    "mister": (
        "{name} has an extra action and sends out Mr. T.I.M.E.",
        "{name} hat eine Extraaktion und schickt Mr. T.I.M.E. los.",
    ),
    "fulfil": (
        "{name} may fulfil {card}: {need} for {esteem}.",
        "{name} darf {card:den} erfüllen: {need} für {esteem}.",
    ),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
}
