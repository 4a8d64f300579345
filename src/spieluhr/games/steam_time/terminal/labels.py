"""What the drawing in the terminal says, English and German side by side."""

from typing import Final

from spieluhr.core.words import Both

GENERATOR_WORDS: Final[dict[str, Both]] = {
    "green": ("bridge", "Brücke"),
    "blue": ("engine room", "Maschinenraum"),
    "black": ("laboratory", "Labor"),
    "pink": ("time portal", "Zeitportal"),
    "grey": ("Midas machine", "Midas-Maschine"),
    "orange": ("analytic engine", "Rechenmaschine"),
}
# At most ten cells: the left edge of the time stream.
MONUMENT_WORDS: Final[dict[str, Both]] = {
    "stonehenge": ("Stonehenge", "Stonehenge"),
    "giza": ("Giza", "Gizeh"),
    "wall": ("Great Wall", "Gr. Mauer"),
    "easter": ("Easter Is.", "Osterinsel"),
    "angkor": ("Angkor Wat", "Angkor Wat"),
    "machu": ("Machu P.", "Machu P."),
}
# One, and several.
AMOUNT_WORDS: Final[dict[str, tuple[Both, Both]]] = {
    "gold": (("gold", "Gold"), ("gold", "Gold")),
    "steam": (("steam", "Steam"), ("steam", "Steam")),
    "esteem": (("esteem", "Ansehen"), ("esteem", "Ansehen")),
    "portal": (("portal step", "Portalschritt"), ("portal steps", "Portalschritte")),
    "time_crystal": (
        ("T.I.M.E. crystal", "T.I.M.E.-Kristall"),
        ("T.I.M.E. crystals", "T.I.M.E.-Kristalle"),
    ),
    "crystals_one_colour": (
        ("crystal of any colour", "beliebiger Kristall"),
        ("crystals of one colour", "Kristalle einer Farbe"),
    ),
    "crystals_any_colours": (
        ("crystal of any colour", "beliebiger Kristall"),
        ("crystals of any colours", "beliebige Kristalle"),
    ),
    "crystal_from_deposit": (
        ("crystal from a deposit", "Kristall aus einer Lagerstätte"),
        ("crystals from deposits", "Kristalle aus Lagerstätten"),
    ),
}
OWNED_WORDS: Final[dict[str, Both]] = {
    "upgrades_owned": ("upgrades", "Upgrades"),
    "expeditions_owned": ("exped.", "Exped."),
}
LEGEND_WORDS: Final[dict[str, Both]] = {
    "gold": ("gold", "Gold"),
    "steam": ("steam", "Steam"),
    "esteem": ("esteem", "Ansehen"),
    "portal": ("portal step", "Portalschritt"),
    "time_crystal": ("T.I.M.E. crystal", "T.I.M.E.-Kristall"),
    "crystals_any_colours": ("any crystal", "beliebiger Kristall"),
    "crystal_from_deposit": ("from a deposit", "Lagerstätte"),
    "one_colour": ("one colour", "eine Farbe"),
    "different_colours": ("different", "verschiedene"),
}
PHASE_WORDS: Final[dict[str, Both]] = {
    "supply": ("supply", "Nachschub"),
    "income": ("income", "Einkommen"),
    "actions": ("actions", "Aktionen"),
    "end": ("missions", "Aufträge"),
    "over": ("over", "zu Ende"),
}
# What somebody decides, by the entry of the stack that is next (ST-9.6).
TODO_WORDS: Final[dict[str, Both]] = {
    "turn": (
        "place an airship, take the card or pass",
        "Luftschiff einsetzen, Karte nehmen oder passen",
    ),
    "turn.taken": ("place an airship or pass", "Luftschiff einsetzen oder passen"),
    "turn.card": ("take the card or pass", "Karte nehmen oder passen"),
    "pay": ("pay for {card}", "{card} bezahlen"),
    "buy": (
        "buy crystals at {monument}, {price}● each (bought: {bought})",
        "Kristalle kaufen ({monument}), je {price}● (gekauft: {bought})",
    ),
    "reveal": ("encounters are revealed", "Begegnungen werden aufgedeckt"),
    "choose": ("choose an encounter", "eine Begegnung wählen"),
    "half": ("upper or lower action", "obere oder untere Aktion"),
    "purple": ("use the purple action?", "die lila Aktion nutzen?"),
    "pay_any": (
        "pay crystals of any colours ({left} left)",
        "beliebige Kristalle zahlen (noch {left})",
    ),
    "pay_one": (
        "pay crystals of one colour ({left})",
        "Kristalle einer Farbe zahlen ({left})",
    ),
    "pay_different": (
        "pay crystals of different colours ({left} left)",
        "Kristalle verschiedener Farben zahlen (noch {left})",
    ),
    "take": (
        "take {colour} at a surcharge? ({left} left)",
        "{colour} mit Aufpreis nehmen? (noch {left})",
    ),
    "take_one": (
        "take crystals of one colour ({left})",
        "Kristalle einer Farbe nehmen ({left})",
    ),
    "take_any": (
        "take crystals of any colours ({left} left)",
        "beliebige Kristalle nehmen (noch {left})",
    ),
    "into": (
        "T.I.M.E. crystals into generators ({left} left)",
        "T.I.M.E.-Kristalle in Generatoren (noch {left})",
    ),
    "pick": (
        "crystals from any deposits ({left} left)",
        "Kristalle aus beliebigen Lagerstätten (noch {left})",
    ),
    "special": ("a special action of the card?", "eine Sonderaktion der Karte?"),
    "mister": (
        "Mr. T.I.M.E. goes to any space",
        "Mr. T.I.M.E. geht auf ein beliebiges Feld",
    ),
    "fulfil": ("fulfil {mission}?", "{mission} erfüllen?"),
    "supply": ("the board is filled", "der Spielplan wird gefüllt"),
    "over": ("the game is over", "das Spiel ist zu Ende"),
}
# What the moves that touch nothing on the board do.
MOVE_WORDS: Final[dict[str, Both]] = {
    "card": ("take the start player card", "die Startspielerkarte nehmen"),
    "pass": ("no more airships this round", "kein Luftschiff mehr in dieser Runde"),
    "none": ("no special action", "keine Sonderaktion"),
    "steam": ("turn this much steam into esteem", "so viel Steam gegen Ansehen"),
    "crystal": ("1 steam for a T.I.M.E. crystal", "1 Steam für einen T.I.M.E.-Kristall"),
    "done": ("buy no more", "nichts mehr kaufen"),
    "top": ("upper action", "obere Aktion"),
    "bottom": ("lower action", "untere Aktion"),
    "yes": ("use it", "nutzen"),
    "no": ("leave it", "verzichten"),
    "fulfil": ("fulfil it", "erfüllen"),
    "stop": ("take no more", "nichts mehr nehmen"),
}
LABELS: Final[dict[str, Both]] = {
    "title": ("Steam Time", "Steam Time"),
    "set-up": ("set-up", "Aufbau"),
    "round": ("round {round} of {rounds}", "Runde {round} von {rounds}"),
    "whose": ("{name}’s turn", "{name} am Zug"),
    "whose.mine": ("your turn", "du am Zug"),
    "you": ("you", "du"),
    "me": ("{name} (you)", "{name} (du)"),
    "start": ("Start player", "Startspieler"),
    "card.free": ("card: free", "Karte: frei"),
    "card.taken": ("card: taken by {name}", "Karte: genommen von {name}"),
    "effort": ("Effort", "Aufwand"),
    "colours": ("Colours", "Farben"),
    "stream": ("Time stream", "Zeitstrom"),
    "pays": ("you pay", "du zahlst"),
    "gets": ("you get", "du bekommst"),
    "reach.any": ("you may go anywhere", "du darfst überallhin"),
    "reach.above": ("you must go above {height}", "du musst höher als {height}"),
    "reach.none": ("you place no more airships", "du setzt kein Luftschiff mehr ein"),
    "reach.top": ("you cannot go any higher", "höher geht es für dich nicht"),
    "cards": ("1 of {count} cards", "1 von {count} Karten"),
    "cards.one": ("1 card", "1 Karte"),
    "each": ("{price}● each", "je {price}●"),
    "gone": ("–", "–"),
    "unpaid": ("cannot be paid", "nicht bezahlbar"),
    "unused": ("cannot be used", "nicht nutzbar"),
    "gold": ("gold", "Gold"),
    "steam": ("steam", "Steam"),
    "portal": ("portal", "Portal"),
    "esteem": ("esteem", "Ansehen"),
    "airships": ("airships", "Schiffe"),
    "upgrades": ("upgrades", "Upgrades"),
    "expeditions": ("exped.", "Exped."),
    "missions": ("missions", "Aufträge"),
    "resting": ("resting", "ruht"),
    "extra": ("{count}× Mr. T.I.M.E.", "{count}× Mr. T.I.M.E."),
    "generators": ("Your generators", "Deine Generatoren"),
    "slots": ("( ) costs {price}●", "( ) kostet {price}●"),
    "bonus": ("bonus", "Bonus"),
    "on": ("after", "nach"),
    "rewards": ("{count} rewards", "{count} Belohn."),
    "rewards.one": ("1 reward", "1 Belohn."),
    "my-portal": ("Portal", "Portal"),
    "dial": (
        "{more} steps to Mr. T.I.M.E. (↻!)",
        "noch {more} Schritte bis Mr. T.I.M.E. (↻!)",
    ),
    "dial.one": ("1 step to Mr. T.I.M.E. (↻!)", "noch 1 Schritt bis Mr. T.I.M.E. (↻!)"),
    "my-income": ("Income", "Einkommen"),
    "my-missions": ("Missions", "Aufträge"),
    "my-trips": ("Expeditions", "Exped."),
    "none": ("–", "–"),
    "supply": ("Supply", "Vorrat"),
    "bag": ("bag", "Beutel"),
    "bank": ("bank", "Bank"),
    "mine": ("mine", "Mine"),
    "legend": ("Symbols", "Symbole"),
    "now": ("Now", "Jetzt"),
    "then": ("Then", "Danach"),
    "missing": (
        "colours missing: {left}, any crystal and 1≈ for each",
        "fehlende Farben: {left}, je ein beliebiger Kristall und 1≈",
    ),
    "top": ("top", "oben"),
    "bottom": ("bottom", "unten"),
    "others": ("others", "andere"),
    "then.bonus": ("bonus {kind}", "Bonus {kind}"),
    "then.purple": ("purple action", "lila Aktion"),
    "proposal": ("Best", "Am besten"),
    "proposal.answer": ("{answer}", "{answer}"),
    "proposal.none": ("fulfil no more", "nichts mehr erfüllen"),
    "proposal.some": ("fulfil {codes}", "{codes} erfüllen"),
    "can": ("You can", "Du kannst"),
}
