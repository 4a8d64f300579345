"""A review as plain text, for terminals and language models."""

from typing import Final

from spieluhr.core.words import Both, pick
from spieluhr.reviews.schema import Review, Summary
from spieluhr.reviews.words import give_or_take, points, signed

REVIEW: Final[Both] = ("{title}: review ({level})", "{title}: Analyse ({level})")
FREE: Final[Both] = ("{n} real choices", "{n} echte Entscheidungen")
MARKS: Final[dict[str, Both]] = {
    "blunder": ("{n} × blunder", "{n} × grober Fehler"),
    "mistake": ("{n} × mistake", "{n} × Fehler"),
    "doubtful": ("{n} × doubtful", "{n} × fragwürdig"),
}
RATE: Final[Both] = (
    "a real choice cost {rate} points of win chance on average",
    "eine echte Entscheidung kostete im Mittel {rate} Prozentpunkte Siegchance",
)
GRADE: Final[Both] = ("about as accurate as {level}", "etwa so genau wie {level}")
LEVELS: Final[dict[str, Both]] = {
    "random": ("random moves", "zufällige Züge"),
    "first_game": ("somebody's first game", "in der ersten Partie"),
    "beginner": ("a beginner", "Stärke „Anfänger“"),
    "casual": ("a casual player", "Stärke „Gelegenheitsspieler“"),
    "club": ("a club player", "Stärke „Vereinsspieler“"),
    "expert": ("an expert", "Stärke „Experte“"),
    "master": ("a master", "Stärke „Meister“"),
}
LUCK: Final[Both] = ("luck {luck} points of win chance", "Glück {luck} Prozentpunkte Siegchance")
ADJUSTED: Final[Both] = (
    "result {result}%, without luck {adjusted}%",
    "Ergebnis {result} %, ohne Glück {adjusted} %",
)
STEP: Final[Both] = ("step {n}", "Schritt {n}")
NOTHING: Final[Both] = (
    "No decision surely cost anything.",
    "Keine Entscheidung hat sicher etwas gekostet.",
)


def told(review: Review, title: str, lang: str) -> str:
    """Players, the moments worth a sentence, and what is left out."""
    lines = [pick(REVIEW, lang).format(title=title, level=review.level), ""]
    lines += [f"{review.seats[one.seat]}: {summary(one, lang)}" for one in review.players]
    moments = review.told[lang]
    if not any(one.kind == "cost" for one in moments):
        lines += ["", pick(NOTHING, lang)]
    for one in moments:
        clauses = f" [{', '.join(one.clauses)}]" if one.clauses else ""
        lines += ["", pick(STEP, lang).format(n=one.n) + clauses]
        lines += [f"  {line}" for line in one.lines]
    for note in review.notes[lang]:
        lines += ["", note]
    return "\n".join(lines) + "\n"


def summary(one: Summary, lang: str) -> str:
    """One player in one line: only what was validated is there to be said."""
    said = [pick(FREE, lang).format(n=one.decisions)]
    for mark, both in MARKS.items():
        if one.marks.get(mark):
            said.append(pick(both, lang).format(n=one.marks[mark]))
    if one.rate is not None and one.doubt is not None:
        rate = points(max(0.0, one.rate), lang) + give_or_take(one.doubt, lang)
        said.append(pick(RATE, lang).format(rate=rate))
    if one.grade is not None:
        said.append(pick(GRADE, lang).format(level=pick(LEVELS[one.grade], lang)))
    if one.luck is not None:
        said.append(pick(LUCK, lang).format(luck=signed(one.luck, lang)))
    if one.adjusted is not None and one.result is not None:
        whole, without = round(100 * one.result), round(100 * one.adjusted)
        said.append(pick(ADJUSTED, lang).format(result=whole, adjusted=without))
    return ", ".join(said)
