"""What the page of a study says, in both languages."""

from typing import Final

from spieluhr.core.words import Both

TITLE: Final[Both] = ("{title}: study", "{title}: Studie")
PLAYED: Final[Both] = (
    "{games} games of bots for {seats} players, every deal at least twice. Seed {seed}{data}.",
    "{games} Partien von Bots für {seats} Spieler, jede Verteilung mindestens zweimal. "
    "Startwert {seed}{data}.",
)
DATA: Final[Both] = (", data set {data}", ", Datensatz {data}")
INTERVALS: Final[Both] = (
    "± and bars are intervals that hold the truth in 19 cases of 20, over deals. In a long list "
    "one of twenty misses.",
    "± und Balken sind Intervalle, die die Wahrheit in 19 von 20 Fällen enthalten, über "
    "Verteilungen. In einer langen Liste liegt eines von zwanzig daneben.",
)
SEATS: Final[Both] = ("Seats", "Plätze")
SEATS_SAY: Final[Both] = (
    "Share of the win by seat, all seats played by the same level. The dashed line is an equal "
    "share.",
    "Anteil am Sieg nach Platz, wenn alle Plätze dieselbe Stufe spielt. Die gestrichelte Linie ist "
    "der gleiche Anteil.",
)
SEAT: Final[Both] = ("seat {n}", "Platz {n}")
FIRST: Final[Both] = ("First seat", "Erster Platz")
PARTS: Final[Both] = ("What decides", "Was entscheidet")
PARTS_SAY: Final[Both] = (
    "Shares of the variance of results. Seat: from seat to seat. Level: between the two levels, "
    "where they meet. Deal: what two games of one deal (the same dice of chance, other dice of the "
    "bots, turned seats) have in common; chance decides at least so much, as draws part ways once "
    "the games do. Rest: all else, neither luck nor skill by name. What skill is worth always "
    "depends on who meets whom.",
    "Anteile an der Varianz der Ergebnisse. Platz: von Platz zu Platz. Stufe: zwischen den beiden "
    "Stufen, wo sie aufeinandertreffen. Verteilung: was zwei Partien derselben Verteilung "
    "(derselbe Zufall, andere Würfel der Bots, getauschte Plätze) gemeinsam haben; mindestens so "
    "viel entscheidet der Zufall, denn sobald sich die Partien trennen, tut es auch er. Rest: "
    "alles Übrige, weder Glück noch Können. Was Können ausmacht, hängt immer davon ab, wer gegen "
    "wen spielt.",
)
PART_NAMES: Final[dict[str, Both]] = {
    "seat": ("seat", "Platz"),
    "level": ("level", "Stufe"),
    "deal": ("deal", "Verteilung"),
    "rest": ("rest", "Rest"),
}
LUCK_SAYS: Final[Both] = (
    "The luck of reviews explains {share}% ({low} to {high}%) of the variance of results, in "
    "{games} games of {level} that it was not fitted on.",
    "Das Glück der Analysen erklärt {share} % ({low} bis {high} %) der Varianz der Ergebnisse, in "
    "{games} Partien der Stufe {level}, an denen es nicht angepasst wurde.",
)
WINS: Final[Both] = ("share of the win", "Anteil am Sieg")
PLAYERS: Final[Both] = ("players", "wer spielt")
GAMES: Final[Both] = ("games", "Partien")
LENGTH: Final[Both] = ("decisions", "Entscheidungen")
LEAD: Final[Both] = ("lead in points", "Vorsprung in Punkten")
TRIED: Final[Both] = ("What moves are worth: {levels}", "Was Züge wert sind: {levels}")
TRIED_SAY: Final[Both] = (
    "An experiment: at a random moment two random moves were played to the end with the same dice. "
    "Points of win chance of a move with this in it against another possible one at the same "
    "moment; the difference is due to the choice. The {count} surest of {all}.",
    "Ein Experiment: In einem zufälligen Moment wurden zwei zufällige Züge mit denselben Würfeln "
    "zu Ende gespielt. Prozentpunkte Siegchance für einen solchen Zug gegen einen anderen, der im "
    "selben Moment möglich war; der Unterschied kommt von der Wahl. Die {count} sichersten von "
    "{all}.",
)
USED: Final[Both] = ("What goes with winning: {levels}", "Was mit dem Sieg einhergeht: {levels}")
USED_SAY: Final[Both] = (
    "Points of win chance that go with doing this once more than the others did. It goes together; "
    "whether one is because of the other cannot be told from this. The {count} surest of {all}.",
    "Prozentpunkte Siegchance, die damit einhergehen, dies einmal öfter zu tun als die anderen. Es "
    "geht zusammen; ob das eine vom anderen kommt, lässt sich daraus nicht sagen. Die {count} "
    "sichersten von {all}.",
)
TOO_FEW: Final[Both] = (
    "Too few games to say this of anything: at least {fewest} must tell of it.",
    "Zu wenige Partien, um das von irgendetwas zu sagen: Mindestens {fewest} müssen davon zeugen.",
)
CHANGE: Final[Both] = ("With changed values", "Mit geänderten Werten")
CHANGE_SAYS: Final[Both] = (
    "The same seeds with {change}: before, after, and the difference from game to game.",
    "Dieselben Startwerte mit {change}: vorher, nachher und der Unterschied von Partie zu Partie.",
)
OTHER_DATA: Final[Both] = ("another data set ({data})", "einem anderen Datensatz ({data})")
BEFORE: Final[Both] = ("before", "vorher")
AFTER: Final[Both] = ("after", "nachher")
DIFFERENCE: Final[Both] = ("difference", "Unterschied")
WHAT: Final[Both] = ("what", "was")
WORTH_CHANGE: Final[Both] = (
    "What moves are worth (experiment), {levels}: before (brown) and after (blue).",
    "Was Züge wert sind (Experiment), {levels}: vorher (braun) und nachher (blau).",
)
AGAINST: Final[Both] = ("{first} and {second}", "{first} und {second}")
LEVELS: Final[dict[str, Both]] = {
    "random": ("random moves", "Zufallszüge"),
    "first_game": ("first game", "Erste Partie"),
    "beginner": ("beginner", "Anfänger"),
    "casual": ("casual", "Gelegenheitsspieler"),
    "club": ("club", "Klub"),
    "expert": ("expert", "Experte"),
    "master": ("master", "Meister"),
}
