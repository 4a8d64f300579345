"""What the game says to people: views and events only, English and German side by side."""

from typing import ClassVar, Final

from spieluhr.core.events import Event
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Both, Table, Words
from spieluhr.games.demo.clauses import CLAUSES
from spieluhr.games.demo.components import HOURS, REACH
from spieluhr.games.demo.moves import MOVE_OF
from spieluhr.games.demo.rules import beats
from spieluhr.games.demo.schema import View

# `.me` is said to the seat itself.
SENTENCES: Final[dict[str, Both]] = {
    "ask.lead": ("Choose the hour that you lead.", "Wähle die Stunde, die du vorlegst."),
    "ask.answer": (
        "Answer hour {led}: hours {first} to {last} beat it.",
        "Antworte auf Stunde {led}: Die Stunden {first} bis {last} schlagen sie.",
    ),
    "wait.chance": ("Cards are being drawn.", "Karten werden gezogen."),
    "wait.over": ("The game is over.", "Das Spiel ist zu Ende."),
    "wait.turn": ("{name} chooses an hour.", "{name} wählt eine Stunde."),
    "explain.lead": (
        "Lead hour {hour}: hours {first} to {last} beat it.",
        "Lege Stunde {hour} vor: Die Stunden {first} bis {last} schlagen sie.",
    ),
    "explain.win": (
        "Answer with hour {hour} and win both cards.",
        "Antworte mit Stunde {hour} und gewinne beide Karten.",
    ),
    "explain.lose": (
        "Answer with hour {hour} and lose both cards.",
        "Antworte mit Stunde {hour} und verliere beide Karten.",
    ),
    "why.chance": ("only chance draws cards.", "Karten zieht nur der Zufall."),
    "why.held": ("you do not hold hour {hour}.", "Du hast Stunde {hour} nicht auf der Hand."),
    "draw.me": ("You draw hour {hour}.", "Du ziehst Stunde {hour}."),
    "lead": ("{name} leads hour {hour}.", "{name} legt Stunde {hour} vor."),
    "lead.me": ("You lead hour {hour}.", "Du legst Stunde {hour} vor."),
    "answer": ("{name} answers with hour {hour}.", "{name} antwortet mit Stunde {hour}."),
    "answer.me": ("You answer with hour {hour}.", "Du antwortest mit Stunde {hour}."),
    "won": ("{name} wins both cards.", "{name} gewinnt beide Karten."),
    "won.me": ("You win both cards.", "Du gewinnst beide Karten."),
    "over": ("All cards are played.", "Alle Karten sind gespielt."),
    "end.won": ("{name} has won.", "{name} hat gewonnen."),
    "end.won.me": ("You have won.", "Du hast gewonnen."),
    "end.drawn": ("Nobody has won.", "Niemand hat gewonnen."),
    "end.score": ("{name}: {points}", "{name}: {points}"),
}


class DemoWords(Words):
    title: ClassVar[Both] = ("A New Game", "Ein neues Spiel")
    clauses: ClassVar[dict[str, str]] = CLAUSES

    def prompt(self, view: object, table: Table) -> str:
        assert isinstance(view, View)
        if not isinstance(view.actor, int):
            return table.say(SENTENCES[f"wait.{view.actor}"])
        if not table.is_me(view.actor):
            return table.say(SENTENCES["wait.turn"], name=table.name(view.actor))
        if view.led is None:
            return table.say(SENTENCES["ask.lead"])
        return table.say(SENTENCES["ask.answer"], led=view.led, **_beaten_by(view.led))

    def explain(self, view: object, move: str, table: Table) -> str:
        assert isinstance(view, View)
        hour = int(move.split(" ")[1])
        if view.led is None:
            return table.say(SENTENCES["explain.lead"], hour=hour, **_beaten_by(hour))
        key = "explain.win" if beats(hour, view.led) else "explain.lose"
        return table.say(SENTENCES[key], hour=hour)

    def why_not(self, view: object, move: str) -> Both | None:
        assert isinstance(view, View)
        if move not in MOVE_OF or view.seat is None:
            return None
        verb, hour = move.split(" ")
        if verb == "draw":
            return SENTENCES["why.chance"]
        if int(hour) in view.hands[view.seat]:
            return None
        english, german = SENTENCES["why.held"]
        return english.format(hour=hour), german.format(hour=hour)

    def log_line(self, event: Event, table: Table) -> str | None:
        told = event.facts
        if event.kind == "over":
            return table.say(SENTENCES["over"])
        seat = told["seat"]
        assert isinstance(seat, int)
        key = f"{event.kind}.me" if table.is_me(seat) else event.kind
        if key not in SENTENCES:  # that somebody else draws is no news
            return None
        return table.say(SENTENCES[key], name=table.name(seat), hour=told.get("hour"))

    def result(self, outcome: Outcome, view: object, table: Table) -> list[str]:
        lines = [table.say(SENTENCES["end.drawn"])]
        if outcome.ranks != [1, 1]:
            seat = outcome.ranks.index(1)
            key = "end.won.me" if table.is_me(seat) else "end.won"
            lines = [table.say(SENTENCES[key], name=table.name(seat))]
        for seat, points in enumerate(outcome.scores):
            lines.append(table.say(SENTENCES["end.score"], name=table.name(seat), points=points))
        return lines


def _beaten_by(hour: int) -> dict[str, int]:
    return {"first": (hour + 1) % HOURS, "last": (hour + REACH) % HOURS}
