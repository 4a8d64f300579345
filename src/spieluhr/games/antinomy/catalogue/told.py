"""What a move would do, what happened and how it ended."""

from typing import Final

from spieluhr.games.antinomy.catalogue.kind import Sentences

# What a legal move would do; several of them may follow one another.
EXPLAIN: Final[Sentences] = {
    "wand": (
        (
            "Your wand starts at place {place}, under {card:the} "
            "(places in your future: {future}, in your past: {past})."
        ),
        (
            "Dein Zauberstab beginnt auf Platz {place}, unter {card:dem} "
            "(Plätze in deiner Zukunft: {future}, in deiner Vergangenheit: {past})."
        ),
    ),
    "future": (
        "Future, {steps}: {card:the} goes to place {place}, and you take {taken:the}.",
        "Zukunft, {steps}: {card:Der} kommt auf Platz {place}, und du nimmst {taken:den}.",
    ),
    "past": (
        "Past, {steps} ({kind}): {card:the} goes to place {place}, and you take {taken:the}.",
        (
            "Vergangenheit, {steps} ({kind}): {card:Der} kommt auf Platz {place}, "
            "und du nimmst {taken:den}."
        ),
    ),
    "then-paradox": (
        "Your hand is then a paradox ({kind}).",
        "Deine Hand ist dann ein Paradoxon ({kind}).",
    ),
    "then-duel": (
        "The wand of {name} stands there: with this hand a duel of {mine} against {theirs}.",
        "Dort steht der Zauberstab von {name}: mit dieser Hand ein Duell {mine} gegen {theirs}.",
    ),
    "skip": (
        (
            "You skip the whole turn: a card from the pile replaces one of the timeline, "
            "and no time stone goes."
        ),
        (
            "Du setzt den ganzen Zug aus: Eine Karte vom Stapel ersetzt eine im Zeitstrahl, "
            "und kein Zeitstein geht."
        ),
    ),
    "decline": ("You end your turn without a paradox.", "Du beendest deinen Zug ohne Paradoxon."),
    "duel": (
        "Then comes the duel with {name}: {mine} against {theirs}.",
        "Dann folgt das Duell mit {name}: {mine} gegen {theirs}.",
    ),
    "stone": (
        "It costs a time stone; {stones} stay.",
        "Das kostet einen Zeitstein, {stones} bleiben.",
    ),
    "stone.one": (
        "It costs a time stone; one stays.",
        "Das kostet einen Zeitstein, einer bleibt.",
    ),
    "stone.last": (
        "It costs the last time stone: a card from the pile replaces one of the timeline.",
        "Das kostet den letzten Zeitstein: Eine Karte vom Stapel ersetzt eine im Zeitstrahl.",
    ),
    "paradox": (
        "You show your paradox ({kind}) and gain a crystal; the codex turns from {old} to {new}.",
        (
            "Du zeigst dein Paradoxon ({kind}) und bekommst einen Kristall, "
            "der Kodex wechselt von {old} zu {new}."
        ),
    ),
    "paradox.wins": (
        "It is crystal number {crystals}: you win, and places {low} to {high} stay as they are.",
        (
            "Es ist Kristall Nummer {crystals}: Du gewinnst, und die Plätze {low} bis {high} "
            "bleiben, wie sie sind."
        ),
    ),
    "exchange": (
        "From places {low} to {high} you take {taken:the}; your three come there in random order.",
        (
            "Von den Plätzen {low} bis {high} nimmst du {taken:den}; "
            "deine drei kommen in zufälliger Folge dorthin."
        ),
    ),
    "paradox.solo": (
        (
            "You show your paradox ({kind}): one relic goes, a card from the pile comes, "
            "then you exchange three relics. At the end you gain a crystal, "
            "and the codex turns from {old} to {new}."
        ),
        (
            "Du zeigst dein Paradoxon ({kind}): Ein Relikt geht, eine Karte vom Stapel kommt, "
            "dann tauschst du drei Relikte. Am Ende bekommst du einen Kristall, "
            "und der Kodex wechselt von {old} zu {new}."
        ),
    ),
    "crystal": (
        "Then you gain a crystal, and the codex turns from {old} to {new}.",
        "Dann bekommst du einen Kristall, und der Kodex wechselt von {old} zu {new}.",
    ),
    "wins": ("That wins the game.", "Damit gewinnst du."),
    "remove.box": (
        "{card:The} leaves the game, and a card from the pile takes its place in your hand.",
        "{card:Der} verlässt das Spiel, und eine Karte vom Stapel rückt in deine Hand nach.",
    ),
    "remove.shrine": (
        "{card:The} goes into the shrine, and a card from the pile takes its place in your hand.",
        "{card:Der} kommt in den Schrein, und eine Karte vom Stapel rückt in deine Hand nach.",
    ),
    "drop": (
        "{card:The} goes from the shrine back into the box.",
        "{card:Der} kommt aus dem Schrein zurück in die Schachtel.",
    ),
    "shrine.full": (
        "Then one relic has to leave the shrine.",
        "Danach muss ein Relikt den Schrein verlassen.",
    ),
    "shrine.lacks": (
        "The shrine then still lacks: {missing}.",
        "Dem Schrein fehlt dann noch: {missing}.",
    ),
    "shrine.complete": (
        "The shrine then shows everything.",
        "Der Schrein zeigt dann alles.",
    ),
    "replace": (
        "{drawn:The} replaces {card:the} at place {place} ({why}).",
        "{drawn:Der} ersetzt auf Platz {place} {card:den} ({why}).",
    ),
    "replace.any": ("nothing in the timeline fits it", "nichts im Zeitstrahl passt dazu"),
    "replace.box": ("That card leaves the game.", "Diese Karte verlässt das Spiel."),
    "replace.shrine": ("That relic goes into the shrine.", "Dieses Relikt kommt in den Schrein."),
}

# What happened. `.me`: the reader is the seat. `.from-me`: the reader pays.
LOG: Final[Sentences] = {
    "deal": ("You are dealt {card:the}.", "Du bekommst {card:den}."),
    "codex": (
        "The timeline is laid out, and the codex shows {colour}.",
        "Der Zeitstrahl liegt aus, und der Kodex zeigt {colour}.",
    ),
    "wand.me": (
        "You place your wand at place {place}.",
        "Du setzt deinen Zauberstab auf Platz {place}.",
    ),
    "wand": (
        "{name} places a wand at place {place}.",
        "{name} setzt einen Zauberstab auf Platz {place}.",
    ),
    "future.me": (
        "You play {card:the} into the future, to place {place}, and take {taken:the}.",
        "Du spielst {card:den} in die Zukunft, auf Platz {place}, und nimmst {taken:den}.",
    ),
    "future": (
        "{name} plays {card:the} into the future, to place {place}, and takes {taken:the}.",
        "{name} spielt {card:den} in die Zukunft, auf Platz {place}, und nimmt {taken:den}.",
    ),
    "past.me": (
        "You play {card:the} into the past, to place {place}, and take {taken:the}.",
        "Du spielst {card:den} in die Vergangenheit, auf Platz {place}, und nimmst {taken:den}.",
    ),
    "past": (
        "{name} plays {card:the} into the past, to place {place}, and takes {taken:the}.",
        "{name} spielt {card:den} in die Vergangenheit, auf Platz {place}, und nimmt {taken:den}.",
    ),
    "skip.me": ("You skip the turn.", "Du setzt aus."),
    "skip": ("{name} skips the turn.", "{name} setzt aus."),
    "decline.me": ("You let the paradox pass.", "Du verzichtest auf das Paradoxon."),
    "decline": ("{name} lets the paradox pass.", "{name} verzichtet auf das Paradoxon."),
    "paradox.me": (
        "Paradox ({kind}): you show {cards}.",
        "Paradoxon ({kind}): Du zeigst {cards:den}.",
    ),
    "paradox": (
        "Paradox ({kind}): {name} shows {cards}.",
        "Paradoxon ({kind}): {name} zeigt {cards:den}.",
    ),
    "crystal.me": ("You gain a crystal.", "Du bekommst einen Kristall."),
    "crystal": ("{name} gains a crystal.", "{name} bekommt einen Kristall."),
    "crystal.paid.me": (
        "You take a crystal from {other}.",
        "Du nimmst einen Kristall von {other}.",
    ),
    "crystal.paid.from-me": (
        "{name} takes a crystal from you.",
        "{name} nimmt einen Kristall von dir.",
    ),
    "crystal.paid": (
        "{name} takes a crystal from {other}.",
        "{name} nimmt einen Kristall von {other}.",
    ),
    "colour": ("The codex turns to {colour}.", "Der Kodex wechselt zu {colour}."),
    "swap.me": (
        "From places {low} to {high} you take {taken}; there now lie {laid}.",
        "Von den Plätzen {low} bis {high} nimmst du {taken:den}; dort liegen jetzt {laid}.",
    ),
    "swap": (
        "From places {low} to {high} {name} takes {taken}; there now lie {laid}.",
        "Von den Plätzen {low} bis {high} nimmt {name} {taken:den}; dort liegen jetzt {laid}.",
    ),
    "duel.me": (
        "Duel: you show {cards} (sum {sum}), {other} shows {others} (sum {other_sum}).",
        (
            "Duell: Du zeigst {cards:den} (Summe {sum}), "
            "{other} zeigt {others:den} (Summe {other_sum})."
        ),
    ),
    "duel": (
        "Duel: {name} shows {cards} (sum {sum}), {other} shows {others} (sum {other_sum}).",
        (
            "Duell: {name} zeigt {cards:den} (Summe {sum}), "
            "{other} zeigt {others:den} (Summe {other_sum})."
        ),
    ),
    "reveal.me": (
        "Chance picks {card:the} from your hand: {worth}.",
        "Der Zufall greift {card:den} aus deiner Hand: {worth}.",
    ),
    "reveal": (
        "Chance picks {card:the} from the hand of {name}: {worth}.",
        "Der Zufall greift {card:den} aus der Hand von {name}: {worth}.",
    ),
    "drawn": (
        "The duel ends level, and nothing changes.",
        "Das Duell endet unentschieden, und nichts ändert sich.",
    ),
    "won.me": ("You win the duel.", "Du gewinnst das Duell."),
    "won": ("{name} wins the duel.", "{name} gewinnt das Duell."),
    "won.free.me": (
        "You win the duel, but {other} has no crystal to give.",
        "Du gewinnst das Duell, aber {other} hat keinen Kristall zu geben.",
    ),
    "won.free.from-me": (
        "{name} wins the duel, but you have no crystal to give.",
        "{name} gewinnt das Duell, aber du hast keinen Kristall zu geben.",
    ),
    "won.free": (
        "{name} wins the duel, but {other} has no crystal to give.",
        "{name} gewinnt das Duell, aber {other} hat keinen Kristall zu geben.",
    ),
    "draw.hand": (
        "From the pile comes {card:the}, into the hand.",
        "Vom Stapel kommt {card:der} auf die Hand.",
    ),
    "draw.row": (
        "From the pile comes {card:the}, for the timeline.",
        "Vom Stapel kommt {card:der} für den Zeitstrahl.",
    ),
    "replace": ("{card:The} goes to place {place}.", "{card:Der} kommt auf Platz {place}."),
    "remove.box": ("{card:The} leaves the game.", "{card:Der} verlässt das Spiel."),
    "remove.shrine": ("{card:The} goes into the shrine.", "{card:Der} kommt in den Schrein."),
    "drop": (
        "{card:The} goes from the shrine back into the box.",
        "{card:Der} kommt aus dem Schrein zurück in die Schachtel.",
    ),
    "stone": ("Time stones: {stones}.", "Zeitsteine: {stones}."),
    "over.won.me": (
        "The game is over: you win with {crystals}.",
        "Das Spiel ist zu Ende: Du gewinnst mit {crystals:n}.",
    ),
    "over.won": (
        "The game is over: {name} wins with {crystals}.",
        "Das Spiel ist zu Ende: {name} gewinnt mit {crystals:n}.",
    ),
    "over.drawn": ("The game is over: a draw.", "Das Spiel ist zu Ende: unentschieden."),
    "over.lost.me": ("The game is over: you lose.", "Das Spiel ist zu Ende: Du verlierst."),
    "over.lost": ("The game is over: {name} loses.", "Das Spiel ist zu Ende: {name} verliert."),
}

# How it ended and why, line by line.
RESULT: Final[Sentences] = {
    "won.me": ("You have won.", "Du hast gewonnen."),
    "won": ("{name} has won.", "{name} hat gewonnen."),
    "lost.me": ("You have lost.", "Du hast verloren."),
    "lost": ("{name} has lost.", "{name} hat verloren."),
    "drawn": ("A draw.", "Unentschieden."),
    "score.me": ("You: {crystals}", "Du: {crystals}"),
    "score": ("{name}: {crystals}", "{name}: {crystals}"),
    "crystals": (
        "{goal} crystals win at once.",
        "{goal} Kristalle gewinnen sofort.",
    ),
    "turns": (
        "After turn {turn} the game ends, and the crystals are counted.",
        "Nach Zug {turn} endet das Spiel, und die Kristalle werden gezählt.",
    ),
    "solo.score": ("Crystals: {crystals} of {goal}", "Kristalle: {crystals} von {goal}"),
    "solo.crystals": (
        "The crystals asked for are collected.",
        "Die geforderten Kristalle sind gesammelt.",
    ),
    "solo.pile": (
        "The pile is empty at the end of a turn.",
        "Der Stapel ist am Ende eines Zuges leer.",
    ),
    "shrine.complete": (
        "The shrine shows every colour, every number and every symbol.",
        "Der Schrein zeigt jede Farbe, jede Zahl und jedes Symbol.",
    ),
    "shrine.lacks": ("The shrine lacks: {missing}.", "Dem Schrein fehlt: {missing}."),
}
