"""The positions of the drawn examples of the rules: played by chance until one fits.

`make examples` writes them anew into web/src/games/<id>/examples (`python -m tests.examples GAME`
those of one game); a test compares. What each should show stands in the game's own tests
(rules_examples.py).
"""

import importlib
import importlib.util
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.match import Match
from spieluhr.core.words import Reader

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
GAMES_TRIED = 400
Json = dict[str, Any]
Chosen = list[Json] | None  # what is chosen in the position; None: it is not the one


class Now(NamedTuple):
    """What the seat that decides sees, can do, and was just told."""

    view: Json
    moves: list[Json]
    events: list[Event]


class Example(NamedTuple):
    """With which options, what is wanted, and of which seat; None: of whoever decides."""

    options: Json
    wanted: Callable[[Now], Chosen]
    seat: int | None = None


def decisions(game_id: str, options: Json, most: int = 260) -> Iterator[Match]:
    """Match after match, at each decision."""
    game = games.load(game_id)
    for seed in range(GAMES_TRIED):
        match, dice = Match(game, game.read_options(options)), Dice(seed)
        match.settle(dice)
        while not match.is_over and len(match.log) < most:
            yield match
            moves = match.legal()
            match.play(moves[dice.below(len(moves))])
            match.settle(dice)


def moment(match: Match, seat: int, chosen: list[Json]) -> Json:
    """The table as the server would send it to that seat, in both languages."""
    game, view = match.game, match.view(seat)
    names = NAMES[: match.seats]
    moves = match.legal() if match.actor == seat else []
    lines = [game.codec.text(move) for move in moves]
    said = {}
    for lang in ("en", "de"):
        reader = Reader(lang, names, seat)
        legal = [game.words.explain(view, line, reader) for line in lines]
        said[lang] = {"prompt": game.words.prompt(view, reader), "legal": legal}
    last = match.log[-3:]
    here = {
        "is": "table",
        "table": "",
        "version": match.version,
        "status": "playing",
        "game": game.id,
        "options": msgspec.to_builtins(match.options),
        "seats": [{"name": n, "kind": "guest", "level": None, "is_here": True} for n in names],
        "mine": [seat],
        "seat": seat,
        "actor": match.actor,
        "view": msgspec.to_builtins(view),
        "prompt": "",
        "legal": [
            {"move": line, "json": game.codec.move_json(move), "say": ""}
            for move, line in zip(moves, lines, strict=True)
        ],
        "happened": [
            {"event": {**event.facts, "kind": event.kind}, "say": None}
            for step in last
            for event in step.events
            if event.is_for(seat)
        ],
        "is_new": False,
        "undo": "none",
        "offer": None,
        "deadline": None,
        "result": [],
        "outcome": None,
        "ending": None,
        "chance": {"hash": "", "seed": None},
        "rematch": None,
        "spectators": 0,
    }
    return {"here": here, "said": said, "chosen": chosen}


def find(game_id: str, example: Example) -> Json:
    """The first moment in which something is chosen."""
    for match in decisions(game_id, example.options):
        who = match.actor if example.seat is None else example.seat
        if who != match.actor:
            continue
        view = msgspec.to_builtins(match.view(who))
        moves = [match.game.codec.move_json(move) for move in match.legal()]
        chosen = example.wanted(Now(view, moves, match.log[-1].events))
        if chosen is not None:
            return moment(match, who, chosen)
    raise SystemExit(f"{game_id}: no such position")


def examples_of(game_id: str) -> dict[str, list[Example]]:
    """By name; a game need not have any."""
    name = f"tests.games.{game_id}.rules_examples"
    if importlib.util.find_spec(name) is None:
        return {}
    found: dict[str, list[Example]] = importlib.import_module(name).EXAMPLES
    return found


def file_of(game_id: str, name: str) -> Path:
    return GAMES / game_id / "examples" / f"{name}.json"


def written(game_id: str, name: str) -> str:
    """What should stand in its file."""
    moments = [find(game_id, example) for example in examples_of(game_id)[name]]
    return json.dumps(moments, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    for game_id in sys.argv[1:] or games.game_ids():
        for name in examples_of(game_id):
            file_of(game_id, name).parent.mkdir(exist_ok=True)
            file_of(game_id, name).write_text(written(game_id, name), encoding="utf-8")


if __name__ == "__main__":
    main()
