"""Golden playthroughs: whole games as readable text, kept in tests/games/<id>/playthroughs.

`make golden` writes them anew (`python -m tests.golden GAME ..` those of some games); a test
compares. A change that is meant shows in the diff.
"""

import sys
from pathlib import Path

import msgspec

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.events import events_for
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.core.words import Reader
from tests.battery.cases import Case, all_cases, keen_player, step

GAMES = Path(__file__).parent / "games"
SEED = 2
LONGEST = 240  # steps; enough to see every phase
POSITION_EVERY = 8  # steps


def file_of(case: Case) -> Path:
    options = msgspec.to_builtins(case.options)
    words = [_word(key, value) for key, value in options.items() if value and key != "players"]
    return folder_of(case.game.id) / ("_".join([str(case.seats), *words]) + ".txt")


def folder_of(game_id: str) -> Path:
    return GAMES / game_id / "playthroughs"


def _word(key: str, value: object) -> str:
    if isinstance(value, list):
        return "-".join(str(item) for item in value)
    return key if value is True else str(value)


def playthrough(case: Case) -> str:
    """Every step: who, what was possible, what was done, and what each was told."""
    match, dice = case.match(), Dice(SEED)
    lines = [f"{case.game.id} {msgspec.json.encode(case.options).decode()} seed {SEED}"]
    while not match.is_over and len(match.log) < LONGEST:
        lines += ["", *_before(match)]
        step(match, dice, keen_player)
        lines += _after(match, case)
    position = msgspec.json.encode(case.game.codec.position(match.state)).decode()
    lines += ["", position]
    if match.is_over:
        lines.append(str(match.outcome().json()))
    return "\n".join(lines) + "\n"


def _before(match: Match) -> list[str]:
    codec = match.game.codec
    actor = "chance" if match.actor == CHANCE else f"seat {match.actor}"
    lines = [f"{len(match.log)} {actor}"]
    if match.actor != CHANCE:
        if len(match.log) % POSITION_EVERY == 0:
            lines.append("  position " + msgspec.json.encode(codec.position(match.state)).decode())
        table = Reader("en", [f"S{seat}" for seat in range(match.seats)], match.actor)
        lines.append("  prompt " + match.game.words.prompt(match.view(match.actor), table))
    lines.append("  legal " + ", ".join(codec.text(move) for move in match.legal()))
    return lines


def _after(match: Match, case: Case) -> list[str]:
    entry = match.log[-1]
    lines = [f"  move {case.game.codec.text(entry.move)}"]
    for viewer in case.viewers():
        names = [f"S{seat}" for seat in range(case.seats)]
        for lang in ("en", "de"):
            table = Reader(lang, names, viewer)
            said = [case.game.words.log_line(e, table) for e in events_for(entry.events, viewer)]
            told = " ".join(line for line in said if line is not None)
            if told:
                who = "onlooker" if viewer is None else f"seat {viewer}"
                lines.append(f"  {who} {lang}: {told}")
    return lines


def main() -> None:
    wanted = sys.argv[1:] or games.game_ids()
    for game_id in wanted:
        folder_of(game_id).mkdir(exist_ok=True)
        for old in folder_of(game_id).glob("*.txt"):
            old.unlink()
    for parameter in all_cases():
        case: Case = parameter.values[0]
        if case.game.id in wanted:
            file_of(case).write_text(playthrough(case), encoding="utf-8")


if __name__ == "__main__":
    main()
