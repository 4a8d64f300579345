"""How long bots think without a server, against the compiled ones: python -m bench.static

Both are asked the same decisions; the time is that of the processor, as others may use it, too. The
engine is the one of the folder (make .venv/static), in Node, whose V8 is that of Chromium.
"""

import argparse
import json
import math
import pickle
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median

import msgspec

import spieluhr
from spieluhr import games
from spieluhr.server.bots.jobs import BotJob, choose_move

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".venv/page"
PLAYERS = 2


def decisions(game: str, level: str, count: int) -> list[BotJob]:
    """Spread over a game that weak bots play; nothing is remembered of the one before."""
    match, bot, found = spieluhr.start(game, seed=1), spieluhr.bot("first_game", seed=1), []
    while not match.is_over:
        moves = [step.move for step in match.log]
        if len(match.legal()) > 1:
            found.append(
                BotJob(
                    seat=f"{game} {len(moves)}",
                    game=game,
                    rules=match.game.version,
                    data=match.game.data,
                    options=msgspec.to_builtins(match.options),
                    start=None,
                    seats=PLAYERS,
                    moves=moves,
                    level=level,
                    since=len(moves),
                    dice={len(moves): 1},
                )
            )
        match.play(bot.choose(match))
    return found[:: max(1, len(found) // count)][:count]


def here(jobs: list[BotJob]) -> list[float]:
    """Seconds of each, compiled, as a server's process needs them."""
    took = []
    for job in jobs:
        begun = time.process_time()
        choose_move(job)
        took.append(time.process_time() - begun)
    return took


def in_a_page(jobs: list[BotJob]) -> list[float]:
    """Seconds of each in the folder's Python."""
    with tempfile.TemporaryDirectory() as place:
        for n, job in enumerate(jobs):
            Path(place, f"{n:03}.job").write_bytes(pickle.dumps((choose_move, job)))
        python = next(FOLDER.glob("python-*"))
        command = ["node", str(ROOT / "bench/static.mjs"), str(python), place]
        told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [float(one) for one in json.loads(told.splitlines()[-1])]


def p95(took: list[float]) -> float:
    return sorted(took)[math.ceil(0.95 * len(took)) - 1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", nargs="+", default=["club", "expert"])
    parser.add_argument("--games", nargs="+", default=games.game_ids())
    parser.add_argument("--count", type=int, default=20, help="decisions of each game")
    asked = parser.parse_args()
    print("| game | level | median, ms | 95%, ms | compiled: median, ms | times slower |")
    print("|---|---|---|---|---|---|")
    for game in asked.games:
        for level in asked.levels:
            jobs = decisions(game, level, asked.count)
            page, own = in_a_page(jobs), here(jobs)
            row = (median(page) * 1000, p95(page) * 1000, median(own) * 1000)
            times = sum(page) / sum(own)
            print(
                f"| {game} | {level} | {row[0]:.0f} | {row[1]:.0f} | {row[2]:.1f} | {times:.0f} |"
            )


if __name__ == "__main__":
    main()
