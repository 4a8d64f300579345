"""The daily deal: the same cards for everybody, one a day for each game and way to play.

All chance follows from a formula without any secret, so it works without a network and nobody has
chosen a deal: neither whoever published Spieluhr nor whoever runs a server. That proves where the
deal came from, and that bots played honestly; it does not keep anybody from looking ahead.
"""

import datetime
import hashlib
import json
import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

from msgspec import Struct

from spieluhr import games
from spieluhr.bots.seated import Seated
from spieluhr.core import component_data, fair, proof
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.fair import Draws
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Both

Kind = Literal["duel", "solo"]
FIRST: Final = datetime.date(2026, 11, 18)
LEVEL: Final = "club"  # who is played against in duels
MASTER: Final = "master"  # who sets the par
ME: Final = 0  # the seat of whoever plays
FILE: Final = "daily.json"
SENTENCES: Final = {
    "no-daily": (
        "There is no daily deal “{wanted}”.",
        "Eine Tagespartie „{wanted}“ gibt es nicht.",
    ),
    "daily-day": (
        "Daily deals are for the days from {first} to {last}.",
        "Tagespartien gibt es für die Tage vom {first} bis zum {last}.",
    ),
}


class DailyError(Malformed):
    """A deal that is not there, or not yet."""

    sentences: ClassVar = SENTENCES


class Deal(Struct, frozen=True):
    """What everybody plays on one day: options, how many seats, and the seed of all chance."""

    game: str
    kind: Kind
    day: str
    mode: Both
    options: dict[str, Any]
    seats: int
    level: str | None
    seed: str

    @property
    def name(self) -> str:
        """One word for all: antinomy/duel/2026-11-18."""
        return f"{self.game}/{self.kind}/{self.day}"


class Score(Struct, frozen=True):
    """How a try ended: the points alone; against a bot the lead over it."""

    points: int
    won: bool


class Par(Struct, frozen=True):
    """What the master bot made of the same deal in so many runs."""

    runs: int
    mean: float
    won: float


def today() -> str:
    """The same day for the whole world."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def read_day(text: str, last: str | None = None) -> str:
    """An ISO date from the first deal to the last; refused with a sentence otherwise."""
    last = last or today()
    try:
        day = datetime.date.fromisoformat(text[:10]) if len(text) == 10 else None
    except ValueError:
        day = None
    if day is None or day < FIRST or day.isoformat() > last:
        raise DailyError("daily-day", first=FIRST.isoformat(), last=last)
    return day.isoformat()


def seed(game_id: str, kind: str, day: str) -> bytes:
    """Nothing up the sleeve: the hash of what everybody can read."""
    return hashlib.sha256(f"spieluhr daily 1 {game_id} {kind} {day}".encode()).digest()


def deals(game_id: str, day: str) -> list[Deal]:
    """A duel, and alone one of the game's modes, each day another one."""
    game = games.load(game_id)
    ways = [(mode, dict(options), _seats(game, options)) for mode, options in game.modes]
    found = []
    kinds: tuple[tuple[Kind, int], ...] = (("duel", 2), ("solo", 1))
    for kind, seats in kinds:
        fitting = [way for way in ways if way[2] == seats]
        if not fitting:
            continue
        number = (datetime.date.fromisoformat(day) - FIRST).days
        mode, options, _ = fitting[0 if kind == "duel" else number % len(fitting)]
        found.append(
            Deal(
                game_id,
                kind,
                day,
                mode,
                options,
                seats,
                LEVEL if seats > 1 else None,
                seed(game_id, kind, day).hex(),
            )
        )
    return found


def find(game_id: str, kind: str, day: str) -> Deal:
    """The deal of that name; refused with a sentence if there is none."""
    if game_id in games.game_ids():
        for deal in deals(game_id, day):
            if deal.kind == kind:
                return deal
    raise DailyError("no-daily", wanted=f"{game_id[:40]}/{kind[:10]}")


def _seats(game: Game, options: dict[str, object]) -> int:
    return game.seat_counts(game.read_options(game.complete(dict(options), Dice(0))))[0]


def edition(game_id: str) -> Game:
    """With the built-in values, whatever the owner of a box has put in here: the same for all."""
    game, sets = games.load(game_id), games.data_sets(game_id)
    if sets is None:
        return game
    return game.edition(game.version, component_data.digest(sets.read(sets.builtin)))


def begin(deal: Deal) -> tuple[Match, Draws]:
    """The match before its first chance turn, and what all its chance follows from."""
    game, key = edition(deal.game), bytes.fromhex(deal.seed)
    options = game.read_options(proof.complete(game, deal.options, key))
    return Match(game, options, deal.seats), Draws(key)


class Opponent:
    """The bot of a deal. The same moves are answered in the same way, today and anywhere."""

    def __init__(self, deal: Deal) -> None:
        self._key = bytes.fromhex(deal.seed)
        self._seated = Seated(deal.level or LEVEL)

    def choose(self, match: Match) -> int:
        """Its move, at whatever seat has to decide."""
        seat = match.actor
        return self._seated.choose(match, 0, lambda step: fair.bot_seed(self._key, seat, step))


def score(match: Match) -> Score:
    """Of the first seat, when it is over."""
    return scored(match.outcome)


def scored(outcome: Outcome) -> Score:
    """The points alone; against a bot the lead over it."""
    points = outcome.scores[ME]
    if len(outcome.scores) > 1:
        points -= max(outcome.scores[ME + 1 :])
    return Score(points, outcome.ranks[ME] == 1 and outcome.ranks.count(1) == 1)


def run(deal: Deal, number: int, level: str = MASTER) -> Score:
    """One run of the master through the deal: the same each time for the same number."""
    match, draws = begin(deal)
    key = hashlib.sha256(f"{deal.seed} run {number}".encode()).digest()
    master, opponent = Seated(level), Opponent(deal)
    match.settle(draws)
    while not match.is_over:
        if match.actor == ME:
            move = master.choose(match, 0, lambda step: fair.bot_seed(key, ME, step))
        else:
            move = opponent.choose(match)
        match.play(move)
        match.settle(draws)
    return score(match)


def par(deal: Deal) -> Par | None:
    """As it was reckoned (`spieluhr daily GAME --days N`); None if it was not."""
    runs = _own(deal.game).get(deal.name) or _shipped(deal.game).get(deal.name)
    if not runs:
        return None
    count = len(runs)
    return Par(
        count, sum(points for points, _ in runs) / count, sum(won for _, won in runs) / count
    )


Runs = dict[str, list[tuple[int, int]]]  # points and wins of each run, by the deal's name


@cache
def _shipped(game_id: str) -> Runs:
    path = files("spieluhr.games") / game_id / FILE
    return read_runs(path.read_text(encoding="utf-8")) if path.is_file() else {}


def _own(game_id: str) -> Runs:
    """What was reckoned on this machine; it may grow while a server runs."""
    try:
        return read_runs(own_file(game_id).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def own_file(game_id: str) -> Path:
    """Where this machine keeps what it has reckoned."""
    return component_data.folder("daily") / f"{game_id}.json"


def keep_run(deal: Deal, number: int, made: Score) -> None:
    """Beside what is there. Every number has one result, so nothing is lost if others write, too:
    at most a run is made again. OSError, and ValueError if the file is damaged."""
    path = own_file(deal.game)
    known = read_runs(path.read_text(encoding="utf-8")) if path.exists() else {}
    runs = known.setdefault(deal.name, list(_shipped(deal.game).get(deal.name, [])))
    if number != len(runs):
        return
    runs.append((made.points, int(made.won)))
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    part.write_text(runs_text(known), encoding="utf-8")
    part.replace(path)


def read_runs(text: str) -> Runs:
    """Of one file; ValueError if it is none."""
    try:
        return {
            str(name): [(int(points), int(won)) for points, won in runs]
            for name, runs in json.loads(text)["runs"].items()
        }
    except (KeyError, TypeError, AttributeError, OverflowError, RecursionError):
        raise ValueError("runs") from None


def runs_text(runs: Runs) -> str:
    """As the file: a line for each deal."""
    about = "What the master bot made of each daily deal: points, won. Written by spieluhr daily."
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(runs[name])}" for name in sorted(runs))
    return f'{{\n "about": {json.dumps(about)},\n "runs": {{\n{lines}\n }}\n}}\n'
