"""What players are asked, and what those who wait hear."""

from typing import Final

from spieluhr.core.words import Sentences

# Asked of the actor, in at most three short lines of a phone; some of them follow one another.
# `.higher`: an airship of this round stands somewhere already.
PROMPT: Final[Sentences] = {
    "turn.all": (
        "Place an airship ({airships} left), take the start player card or pass.",
        "Setze ein Luftschiff ein (noch {airships}), nimm die Startspielerkarte oder passe.",
    ),
    "turn.all.higher": (
        "Place an airship above {monument:the} ({airships} left), take the start player card "
        "or pass.",
        "Setze ein Luftschiff über {monument:dem} ein (noch {airships}), nimm die "
        "Startspielerkarte oder passe.",
    ),
    "turn.place": (
        "Place an airship ({airships} left) or pass.",
        "Setze ein Luftschiff ein (noch {airships}) oder passe.",
    ),
    "turn.place.higher": (
        "Place an airship above {monument:the} ({airships} left) or pass.",
        "Setze ein Luftschiff über {monument:dem} ein (noch {airships}) oder passe.",
    ),
    "turn.card": (
        "Take the start player card or pass.",
        "Nimm die Startspielerkarte oder passe.",
    ),
    "turn.stuck": (
        "There is no space for your next airship: take the start player card or pass.",
        "Für dein nächstes Luftschiff gibt es kein Feld: Nimm die Startspielerkarte oder passe.",
    ),
    "special": (
        "Start player card: turn steam into esteem, or 1 steam into a T.I.M.E. crystal. "
        "You have {steam}.",
        "Startspielerkarte: Tausche Steam gegen Ansehen oder 1 Steam gegen einen "
        "T.I.M.E.-Kristall. Du hast {steam}.",
    ),
    "special.steam": (
        "Start player card: turn steam into esteem. You have {steam}.",
        "Startspielerkarte: Tausche Steam gegen Ansehen. Du hast {steam}.",
    ),
    "special.kept": ("You stay start player.", "Du bleibst Startspieler."),
    "buy": (
        "Buy a crystal at {monument:the} for {price} gold. You have {gold}.",
        "Kaufe bei {monument:dem} einen Kristall für {price} Gold. Du hast {gold}.",
    ),
    "buy.more": (
        "Buy another crystal for {price} gold or stop. You have {gold}.",
        "Kaufe noch einen Kristall für {price} Gold oder hör auf. Du hast {gold}.",
    ),
    "pay": (
        "For each missing colour, pay 1 steam and any crystal: {left} to go.",
        "Zahle je fehlender Farbe 1 Steam und einen beliebigen Kristall: noch {left}.",
    ),
    "pay_any": (
        "Pay crystals of any colours: {left} to go.",
        "Zahle Kristalle beliebiger Farben: noch {left}.",
    ),
    "pay_one": (
        "Choose the colour of the {crystals} you pay.",
        "Wähle die Farbe, in der du {crystals} zahlst.",
    ),
    "pay_different": (
        "Pay crystals of different colours: {left} to go.",
        "Zahle Kristalle verschiedener Farben: noch {left}.",
    ),
    "brings": ("For that you gain {gains}.", "Dafür bekommst du {gains:den}."),
    "choose": ("Choose an encounter: {cards}.", "Wähle eine Begegnung: {cards}."),
    "half": (
        "The upper or the lower action of {card}?",
        "Die obere oder die untere Aktion von {card:dem}?",
    ),
    "purple": (
        "Purple action of {card}: {offer}?",
        "Lila Aktion von {card:dem}: {offer}?",
    ),
    "take": (
        "Take {colour:a} crystal? Its slot costs {surcharge} gold. {left} to go.",
        "Einen {colour:en} Kristall nehmen? Der Platz kostet {surcharge} Gold. Noch {left}.",
    ),
    "take_one": (
        "Choose a colour and take {crystals} of it, or stop.",
        "Wähle eine Farbe und nimm davon {crystals} oder hör auf.",
    ),
    "take_any": (
        "Take a crystal of any colour or stop: {left} to go.",
        "Nimm einen Kristall beliebiger Farbe oder hör auf: noch {left}.",
    ),
    "into": (
        "Put a T.I.M.E. crystal into a generator or stop: {left} to go.",
        "Setze einen T.I.M.E.-Kristall in einen Generator oder hör auf: noch {left}.",
    ),
    "pick": (
        "Take a crystal from any deposit or stop: {left} to go.",
        "Nimm einen Kristall aus einer Lagerstätte oder hör auf: noch {left}.",
    ),
    "mister": (
        "Extra action: send Mr. T.I.M.E. to any usable space, free or taken.",
        "Extraaktion: Schicke Mr. T.I.M.E. auf ein nutzbares Feld, frei oder besetzt.",
    ),
    "fulfil": (
        "Fulfil this mission? {need} → {esteem}.",
        "Diesen Auftrag erfüllen? {need} → {esteem}.",
    ),
    "proposed": ("Best: yes.", "Am besten: ja."),
    "not-proposed": ("Best: no.", "Am besten: nein."),
}

# Said to those who wait, and while chance decides.
WAITING: Final[Sentences] = {
    "set-up": ("The board is being set up.", "Der Spielplan wird aufgebaut."),
    "supply": (
        "The board is being filled for round {round}.",
        "Der Spielplan wird für Runde {round} aufgefüllt.",
    ),
    "reveal": ("Encounters are being revealed.", "Begegnungen werden aufgedeckt."),
    "turn": ("{name}’s turn.", "{name} ist am Zug."),
    "special": (
        "{name} may use the start player card.",
        "{name} darf die Startspielerkarte nutzen.",
    ),
    "buy": (
        "{name} is buying crystals at {monument:the}.",
        "{name} kauft Kristalle bei {monument:dem}.",
    ),
    "pay": (
        "{name} is paying for {card} with steam: {left} to go.",
        "{name} bezahlt {card:den} mit Steam: noch {left}.",
    ),
    "pay_any": (
        "{name} is paying crystals of any colours: {left} to go.",
        "{name} zahlt Kristalle beliebiger Farben: noch {left}.",
    ),
    "pay_one": (
        "{name} is choosing a colour to pay {crystals}.",
        "{name} wählt eine Farbe und zahlt {crystals}.",
    ),
    "pay_different": (
        "{name} is paying crystals of different colours: {left} to go.",
        "{name} zahlt Kristalle verschiedener Farben: noch {left}.",
    ),
    "choose": (
        "{name} is choosing an encounter: {cards}.",
        "{name} wählt eine Begegnung: {cards}.",
    ),
    "half": (
        "{name} is choosing an action of {card}.",
        "{name} wählt eine Aktion von {card:dem}.",
    ),
    "purple": (
        "{name} may use the purple action of {card}: {offer}.",
        "{name} darf die lila Aktion von {card:dem} nutzen: {offer}.",
    ),
    "take": (
        "{name} may take {colour:a} crystal for {surcharge} gold.",
        "{name} darf für {surcharge} Gold einen {colour:en} Kristall nehmen.",
    ),
    "take_one": (
        "{name} is choosing the colour of new crystals: {left} to go.",
        "{name} wählt die Farbe neuer Kristalle: noch {left}.",
    ),
    "take_any": (
        "{name} is taking crystals of any colours: {left} to go.",
        "{name} nimmt Kristalle beliebiger Farben: noch {left}.",
    ),
    "into": (
        "{name} is placing T.I.M.E. crystals: {left} to go.",
        "{name} setzt T.I.M.E.-Kristalle ein: noch {left}.",
    ),
    "pick": (
        "{name} is taking crystals from deposits: {left} to go.",
        "{name} nimmt Kristalle aus Lagerstätten: noch {left}.",
    ),
    "mister": (
        "{name} has an extra action for Mr. T.I.M.E.",
        "{name} hat eine Extraaktion mit Mr. T.I.M.E.",
    ),
    "fulfil": (
        "{name} may fulfil a mission: {need} → {esteem}.",
        "{name} darf einen Auftrag erfüllen: {need} → {esteem}.",
    ),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
}
