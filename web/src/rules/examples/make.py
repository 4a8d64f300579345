"""Write the positions of the examples: played by chance until one shows what is to be shown."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import wanted as example
from wanted import Chosen, Json, Now

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.words import Reader

HERE = Path(__file__).parent
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
GAMES_TRIED = 400
Wanted = Callable[[Now], Chosen]


def decisions(game_id: str, options: Json, most: int = 260) -> Iterator[Match]:
    """Match after match, at each decision."""
    game = games.load(game_id)
    for seed in range(GAMES_TRIED):
        match, dice = Match(game, game.read_options(options)), Dice(seed)
        match.settle(dice)
        while not match.is_over and len(match.log) < most:
            yield match
            moves = match.legal()
            match.play(match.actor, moves[dice.below(len(moves))])
            match.settle(dice)


def moment(match: Match, seat: int, chosen: list[Json]) -> Json:
    """The table as the server would send it to that seat, in both languages."""
    game, view = match.game, match.view(seat)
    names = NAMES[: match.seats]
    moves = match.legal() if match.actor == seat else []
    lines = [game.codec.text(move) for move in moves]
    said = {}
    for lang in ("en", "de"):
        table = Reader(lang, names, seat)
        legal = [game.words.explain(view, line, table) for line in lines]
        said[lang] = {"prompt": game.words.prompt(view, table), "legal": legal}
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


def find(game_id: str, options: Json, wanted: Wanted, seat: int | None = None) -> Json:
    """The first moment for which `wanted` tells what is chosen; for one seat, or who decides."""
    for match in decisions(game_id, options):
        who = match.actor if seat is None else seat
        if who != match.actor:
            continue
        view = msgspec.to_builtins(match.view(who))
        moves = [match.game.codec.move_json(move) for move in match.legal()]
        chosen = wanted(Now(view, moves, match.log[-1].events))
        if chosen is not None:
            return moment(match, who, chosen)
    raise SystemExit(f"{game_id}: no such position")


def write(game_id: str, name: str, *moments: Json) -> None:
    file = HERE / game_id / f"{name}.json"
    file.write_text(json.dumps(moments, ensure_ascii=False, separators=(",", ":")) + "\n")


def main() -> None:
    write("antinomy", "step", find("antinomy", {}, example.step, seat=0))
    write("antinomy", "paradox", find("antinomy", {}, example.paradox, seat=0))
    write("antinomy", "duel", find("antinomy", {}, example.duel, seat=0))
    write("antinomy", "replace", find("antinomy", {"solo": "normal"}, example.replace))
    eras = {"eras": ["1981", "1994", "2005"]}
    write("perfect_moment", "turn", find("perfect_moment", eras, example.turn, seat=0))
    write("perfect_moment", "card", find("perfect_moment", eras, example.worth(3), seat=0))
    scored = [find("perfect_moment", eras, example.worth(points), seat=0) for points in (1, 2, 3)]
    write("perfect_moment", "scoring", *scored)
    for name, wanted in (
        ("book", example.book),
        ("closed", example.closed),
        ("along", example.along),
    ):
        write("dragonkeepers", name, find("dragonkeepers", {"players": 2}, wanted))
    steam = {
        "flight": example.flight,
        "payment": example.payment,
        "generator": example.generator,
        "mission": example.mission,
    }
    for name, wanted in steam.items():
        write("steam_time", name, find("steam_time", {"players": 2}, wanted))


if __name__ == "__main__":
    main()
