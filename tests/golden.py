"""Golden playthroughs: whole games as readable text, kept in tests/games/<id>/playthroughs.

The moves are read from the file, and so depend on no bot; what was possible, what happened and what
was said is written anew and compared. `make golden` (`python -m tests.golden GAME ..` for some
games) keeps the moves as long as they are legal and finds others from there on. A change that is
meant shows in the diff.
"""

import sys
from collections import Counter
from pathlib import Path

import msgspec

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.events import events_for
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.core.words import Reader
from tests.battery.cases import Case, all_cases, step

GAMES = Path(__file__).parent / "games"
SEED = 2
LONGEST = 240  # steps; enough to see every phase
POSITION_EVERY = 8  # steps
MOVE = "  move "


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
    match, dice, moves = case.match(), Dice(SEED), _moves(file_of(case))
    lines = [f"{case.game.id} {msgspec.json.encode(case.options).decode()} seed {SEED}"]
    while not match.is_over and len(match.log) < LONGEST:
        lines += ["", *_before(match)]
        _go_on(match, dice, moves)
        lines += _after(match, case)
    position = msgspec.json.encode(case.game.codec.position(match.state)).decode()
    lines += ["", position]
    if match.is_over:
        lines.append(str(match.outcome.json()))
    return "\n".join(lines) + "\n"


def _moves(file: Path) -> list[str]:
    """Those that are written there, chance included; none if it is a new game."""
    written = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [line.removeprefix(MOVE) for line in written if line.startswith(MOVE)]


def _go_on(match: Match, dice: Dice, moves: list[str]) -> None:
    """As written, up to a move that is not legal any more."""
    n = len(match.log)
    legal = {match.game.codec.text(move): move for move in match.legal()}
    if n < len(moves) and moves[n] in legal:
        match.enter([legal[moves[n]]])
        return
    del moves[n:]
    step(match, dice, _rarest)


def _rarest(match: Match, dice: Dice) -> int:
    """What has been done least so far: every kind of move is to come up."""
    done = Counter(_kind(match, entry.move) for entry in match.log)
    legal = match.legal()
    least = min(done[_kind(match, move)] for move in legal)
    rare = [move for move in legal if done[_kind(match, move)] == least]
    return rare[dice.below(len(rare))]


def _kind(match: Match, move: int) -> str:
    return " ".join(match.game.codec.text(move).split(" ")[:2])


def _before(match: Match) -> list[str]:
    codec = match.game.codec
    actor = "chance" if match.actor == CHANCE else f"seat {match.actor}"
    lines = [f"{len(match.log)} {actor}"]
    if match.actor != CHANCE:
        if len(match.log) % POSITION_EVERY == 0:
            lines.append("  position " + msgspec.json.encode(codec.position(match.state)).decode())
        reader = Reader("en", [f"S{seat}" for seat in range(match.seats)], match.actor)
        lines.append("  prompt " + match.game.words.prompt(match.view(match.actor), reader))
    lines.append("  legal " + ", ".join(codec.text(move) for move in match.legal()))
    return lines


def _after(match: Match, case: Case) -> list[str]:
    entry = match.log[-1]
    lines = [MOVE + case.game.codec.text(entry.move)]
    for viewer in case.viewers():
        names = [f"S{seat}" for seat in range(case.seats)]
        for lang in ("en", "de"):
            reader = Reader(lang, names, viewer)
            said = [case.game.words.log_line(e, reader) for e in events_for(entry.events, viewer)]
            told = " ".join(line for line in said if line is not None)
            if told:
                who = "spectator" if viewer is None else f"seat {viewer}"
                lines.append(f"  {who} {lang}: {told}")
    return lines


def main() -> None:
    wanted = sys.argv[1:] or games.game_ids()
    cases: list[Case] = [parameter.values[0] for parameter in all_cases()]
    written = {file_of(case): playthrough(case) for case in cases if case.game.id in wanted}
    for game_id in wanted:
        folder_of(game_id).mkdir(exist_ok=True)
        for old in folder_of(game_id).glob("*.txt"):
            old.unlink()
    for file, text in written.items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
