"""What do ten thousand games between bots tell? Seats, lengths and openings, as one picture.

    pip install "spieluhr[research,examples]"
    python examples/analysis.py games --out analysis.png

The folder is one of `spieluhr dataset`; if it is not there, games of Antinomy are played into it.
"""

import argparse
from pathlib import Path
from typing import NamedTuple

import matplotlib as mpl
import numpy as np
from matplotlib import pyplot as plt
from matplotlib.ticker import MaxNLocator, PercentFormatter

from spieluhr import games
from spieluhr.arena.statistics import share
from spieluhr.cli.main import main as spieluhr
from spieluhr.research import dataset

COLUMNS = ["game", "seat", "bot", "text", "rank"]
OPENINGS = 12  # the most common ones are shown

PAPER, CARD, INK, FAINT, BRASS = "#ece4d3", "#f6f0e3", "#221d16", "#756b5a", "#9a7120"
LOOK = {
    "font.family": "serif",
    "font.size": 11,
    "text.color": INK,
    "axes.titlesize": 13,
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "axes.facecolor": CARD,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": FAINT,
    "ytick.color": INK,
    "figure.facecolor": PAPER,
}


class Games(NamedTuple):
    """One entry for each game; of `won` and `bots` one for each seat.

    A victory counts 1, in part if it is shared. `openers` are the seats that made the first move.
    """

    won: np.ndarray
    bots: np.ndarray
    lengths: np.ndarray
    openings: np.ndarray
    openers: np.ndarray


def read(folder):
    """The rows of a game stand together and in order."""
    table = dataset.decisions(folder, COLUMNS)
    game, seat, rank = (table[name].to_numpy() for name in ("game", "seat", "rank"))
    bot, text = (np.array(table[name].to_pylist(), dtype=object) for name in ("bot", "text"))
    numbers, first, lengths = np.unique(game, return_index=True, return_counts=True)
    shape = len(numbers), dataset.settings_of(folder).seats
    ranks, bots = np.zeros(shape, dtype=int), np.full(shape, "", dtype=object)
    row = np.searchsorted(numbers, game)
    ranks[row, seat], bots[row, seat] = rank, bot
    won = (ranks == 1) / np.maximum(1, (ranks == 1).sum(axis=1, keepdims=True))
    return Games(won, bots, lengths, text[first], seat[first])


def win_rates(found):
    """Names and shares of victories with their intervals: of seats, then of bots."""
    by_seat = [(f"seat {seat}", share(list(won))) for seat, won in enumerate(found.won.T)]
    names = sorted(set(found.bots.flat))
    return by_seat + [(name, share(list(found.won[found.bots == name]))) for name in names]


def opening_rates(found):
    """The same for who made each of the most common first moves."""
    won = found.won[np.arange(len(found.won)), found.openers]
    names, counts = np.unique(found.openings, return_counts=True)
    common = sorted(np.argsort(-counts, kind="stable")[:OPENINGS])
    return [
        (
            f"{names[k]}\n{counts[k] / len(won):.0%} of games",
            share(list(won[found.openings == names[k]])),
        )
        for k in common
    ]


def draw_rates(axes, rates, expected):
    """A dot with its interval for each name; the dashed line is what equal players win."""
    for place, (_, rate) in enumerate(rates):
        axes.plot([rate.low, rate.high], [place, place], color=BRASS, linewidth=4, alpha=0.4)
        axes.plot(rate.mean, place, "o", color=BRASS, markersize=9)
        axes.annotate(f"{rate.mean:.1%}", (rate.high, place), (8, -4), textcoords="offset points")
    axes.axvline(expected, color=FAINT, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
    axes.set_yticks(range(len(rates)), [name for name, _ in rates])
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(len(rates) - 0.4, -0.6)
    low, high = axes.get_xlim()
    axes.set_xlim(low, high + (high - low) * 0.12)  # room for the numbers
    axes.set_xticks([tick for tick in axes.get_xticks() if low <= tick <= min(1, high)])
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.set_xlabel("games won, with the interval of 95 %")


def draw_lengths(axes, lengths):
    width = 2 * (1 + int(np.ptp(lengths)) // 100)  # even, as a turn is often of two decisions
    bins = np.arange(lengths.min(), lengths.max() + width + 1, width)
    axes.hist(lengths, bins=bins - 0.5, color=BRASS, alpha=0.8)
    axes.set_ylim(top=1.15 * axes.get_ylim()[1])  # room for the words
    middle = np.median(lengths)
    axes.axvline(middle, color=INK, linewidth=1)
    axes.annotate(
        f"half of them are over by {middle:.0f}",
        (middle, axes.get_ylim()[1]),
        (8, -12),
        textcoords="offset points",
    )
    axes.yaxis.set_major_locator(MaxNLocator(5, integer=True))
    axes.set_xlabel("decisions of all players")
    axes.set_ylabel("games")


def draw(found, title, file):
    expected = 1 / found.won.shape[1]
    with mpl.rc_context(LOOK):
        figure = plt.figure(figsize=(13, 8), layout="constrained")
        figure.get_layout_engine().set(w_pad=0.25, h_pad=0.2)
        figure.suptitle(title, x=0.02, ha="left", fontsize=19)
        panels = figure.subplot_mosaic([["wins", "openings"], ["lengths", "openings"]])
        panels["wins"].set_title("Who wins?")
        panels["wins"].set_xlim(0, 1)
        draw_rates(panels["wins"], win_rates(found), expected)
        panels["lengths"].set_title("How long does it take?")
        draw_lengths(panels["lengths"], found.lengths)
        panels["openings"].set_title("What is a good first move?")
        draw_rates(panels["openings"], opening_rates(found), expected)
        figure.savefig(file, dpi=130)
        plt.close(figure)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?", default=Path("games"))
    parser.add_argument("--games", type=int, default=10_000, help="to play if there are none")
    parser.add_argument("--out", default="analysis.png", metavar="FILE", help="the picture")
    wanted = parser.parse_args()
    if not wanted.folder.exists():
        words = ["--games", str(wanted.games), "--bots", "beginner,casual"]
        spieluhr(["dataset", "antinomy", *words, "--out", str(wanted.folder)])
    found = read(wanted.folder)
    count, middle = len(found.lengths), np.median(found.lengths)
    game = games.load(dataset.settings_of(wanted.folder).game)
    for name, rate in win_rates(found):
        print(f"{name:10} wins {rate.mean:6.1%}  (95%: {rate.low:.1%} – {rate.high:.1%})")
    print(f"{count} games, half of them over by decision {middle:.0f}")
    draw(found, f"{game.words.title[0]}: {count:,} games between bots", wanted.out)


if __name__ == "__main__":
    main()
