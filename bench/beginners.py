"""Do weak levels err like people? Antinomy for two: wins on the spot, free crystals, length.

    .venv/bin/python bench/beginners.py --games 100

A win on the spot is a move after which the seat wins before anybody else decides; a free crystal
one after which it has one more by then. Both count if they come in each of eight worlds that
the seat cannot tell apart, each with chance of its own, and a win that was missed in each of a
hundred: a lucky duel is no oversight.
"""

import argparse
from statistics import mean, median

from spieluhr import games
from spieluhr.bots import answer, make_bot
from spieluhr.core.dice import Dice
from spieluhr.core.playout import settle
from spieluhr.core.rules import CHANCE, OVER
from spieluhr.games.antinomy.rules.state import CRYSTALS, State

FEW, MANY = 8, 100  # worlds
GAME = games.load("antinomy")
RULES = GAME.rules
LEVELS = ["first_game", "beginner", "casual", "club"]


def best_end(s: State, seat: int, move: int, dice: Dice) -> tuple[int, bool]:
    """Crystals of the seat after the move and its best paradox, and whether that wins."""
    child = RULES.copy(s)
    RULES.apply(child, move)
    settle(RULES, child, dice)
    if RULES.actor(child) == seat:
        return max(best_end(child, seat, other, dice) for other in RULES.legal(child))
    is_won = RULES.actor(child) == OVER and RULES.outcome(child).ranks[seat] == 1
    return int(child.cells[CRYSTALS + seat]), is_won


def all_ends(s: State, seat: int, legal: list[int], count: int) -> dict[int, tuple[int, bool]]:
    """The worst of so many worlds, by move."""
    worlds = [RULES.resample(s, seat, Dice(n)) for n in range(count)]
    return {
        m: min(best_end(world, seat, m, Dice(n)) for n, world in enumerate(worlds)) for m in legal
    }


def play(level: str, seed: int) -> tuple[int, list[bool], list[bool]]:
    """Decisions of one game of the level against itself, and what was taken of what could be."""
    s, dice = GAME.new(GAME.read_options({})), Dice(seed)
    bots, decisions = [make_bot(level), make_bot(level)], 0
    wins: list[bool] = []
    crystals: list[bool] = []
    while (seat := RULES.actor(s)) != OVER:
        if seat == CHANCE:
            RULES.apply(s, RULES.sample(s, dice))
            continue
        move = answer(bots[seat], GAME, s, dice)
        decisions += 1
        had, ends = s.cells[CRYSTALS + seat], all_ends(s, seat, RULES.legal(s), FEW)
        if any(won for _, won in ends.values()):
            if not ends[move][1]:  # was it as sure as it seemed?
                sure = [m for m, (_, won) in ends.items() if won]
                if not any(won for _, won in all_ends(s, seat, sure, MANY).values()):
                    sure = []
            else:
                sure = [move]
            if sure:
                wins.append(ends[move][1])
        elif max(ends.values())[0] > had:
            crystals.append(ends[move][0] > had)
        RULES.apply(s, move)
    return decisions, wins, crystals


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--levels", default=",".join(LEVELS))
    arguments = parser.parse_args()
    print("| level | games | wins on the spot missed | free crystals left | decisions | median |")
    print("| --- | --: | --: | --: | --: | --: |")
    for level in arguments.levels.split(","):
        played = [play(level, seed) for seed in range(arguments.games)]
        wins = [one for _, found, _ in played for one in found]
        crystals = [one for _, _, found in played for one in found]
        lengths = [decisions for decisions, _, _ in played]
        left = f"{crystals.count(False)} of {len(crystals)} ({1 - mean(crystals):.1%})"
        missed = f"{wins.count(False)} of {len(wins)}"
        line = (level, str(arguments.games), missed, left, f"{mean(lengths):.0f}")
        print(f"| {' | '.join(line)} | {median(lengths):.0f} |")


if __name__ == "__main__":
    main()
