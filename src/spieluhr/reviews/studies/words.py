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
    "± and bars are 95% confidence intervals over deals. In a long list, expect one in twenty to "
    "miss.",
    "± und Balken sind 95-%-Konfidenzintervalle über Verteilungen. In einer langen Liste liegt "
    "etwa jedes zwanzigste daneben.",
)
SEATS: Final[Both] = ("Seats", "Plätze")
SEATS_SAY: Final[Both] = (
    "Share of wins by seat, with the same level in all seats. The dashed line is an even share.",
    "Anteil der Siege nach Platz, wenn auf allen Plätzen dieselbe Stärke spielt. Die gestrichelte "
    "Linie ist der gleiche Anteil.",
)
SEAT: Final[Both] = ("seat {n}", "Platz {n}")
FIRST: Final[Both] = ("First seat", "Erster Platz")
PARTS: Final[Both] = ("What decides", "Was entscheidet")
PARTS_SAY: Final[Both] = (
    "Shares of the variance of results. Seat: from seat to seat. Level: between the two levels, "
    "where they meet. Deal: what two games of one deal (same chance, other dice for the bots, "
    "seats rotated) have in common; chance decides at least this much, since draws differ as soon "
    "as the games do. Rest: everything else, luck or skill. What skill is worth always depends on "
    "who meets whom.",
    "Anteile an der Varianz der Ergebnisse. Platz: von Platz zu Platz. Stärke: zwischen den beiden "
    "Stärken, wo sie aufeinandertreffen. Verteilung: was zwei Partien derselben Verteilung "
    "(derselbe Zufall, andere Würfel der Bots, getauschte Plätze) gemeinsam haben; mindestens so "
    "viel entscheidet der Zufall, denn sobald sich die Partien trennen, tut es auch er. Rest: "
    "alles Übrige, ob Glück oder Können. Was Können ausmacht, hängt immer davon ab, wer gegen "
    "wen spielt.",
)
PART_NAMES: Final[dict[str, Both]] = {
    "seat": ("seat", "Platz"),
    "level": ("level", "Stärke"),
    "deal": ("deal", "Verteilung"),
    "rest": ("rest", "Rest"),
}
LUCK_SAYS: Final[Both] = (
    "The luck of reviews explains {share}% ({low} to {high}%) of the variance of results, in "
    "{games} held-out games of {level}.",
    "Das Glück der Analysen erklärt {share} % ({low} bis {high} %) der Varianz der Ergebnisse, in "
    "{games} dafür zurückgehaltenen Partien der Stärke {level}.",
)
WINS: Final[Both] = ("share of wins", "Anteil der Siege")
PLAYERS: Final[Both] = ("players", "wer spielt")
GAMES: Final[Both] = ("games", "Partien")
LENGTH: Final[Both] = ("decisions", "Entscheidungen")
LEAD: Final[Both] = ("lead in points", "Vorsprung in Punkten")
TRIED: Final[Both] = ("What moves are worth: {levels}", "Was Züge wert sind: {levels}")
TRIED_SAY: Final[Both] = (
    "An experiment: at a random moment, two random moves were each played to the end with the same "
    "dice. Shown is what such a move gains, in points of win chance, over another move that was "
    "possible then; the choice alone causes the difference. The {count} surest of {all}.",
    "Ein Experiment: In einem zufälligen Moment wurden zwei zufällige Züge mit denselben Würfeln "
    "zu Ende gespielt. Gezeigt ist, was ein solcher Zug in Prozentpunkten Siegchance mehr bringt "
    "als ein anderer, der da möglich war; den Unterschied macht allein die Wahl. Die {count} "
    "sichersten von {all}.",
)
USED: Final[Both] = ("What goes with winning: {levels}", "Was mit dem Sieg einhergeht: {levels}")
USED_SAY: Final[Both] = (
    "Points of win chance that go with doing this once more often than the others. This is "
    "correlation: it does not tell what causes what. The {count} surest of {all}.",
    "Prozentpunkte Siegchance, die damit einhergehen, dies einmal öfter zu tun als die anderen. "
    "Das ist ein Zusammenhang; was wovon kommt, sagt er nicht. Die {count} sichersten von {all}.",
)
TOO_FEW: Final[Both] = (
    "Too few games to say anything: each line needs at least {fewest}.",
    "Zu wenige Partien für eine Aussage: Jede Zeile braucht mindestens {fewest}.",
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
    "first_game": ("first game", "erste Partie"),
    "beginner": ("beginner", "Anfänger"),
    "casual": ("casual", "Gelegenheitsspieler"),
    "club": ("club", "Vereinsspieler"),
    "expert": ("expert", "Experte"),
    "master": ("master", "Meister"),
}
