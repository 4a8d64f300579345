"""Draws the picture of the terminal game in the README (`make picture`)."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from spieluhr import games
from spieluhr.bots import MaxnBot, ask
from spieluhr.cli import screen
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.words import Reader

NIGHT = TerminalTheme(
    (18, 20, 28),
    (236, 228, 211),
    [(27, 31, 43), (210, 80, 58), (47, 155, 125), (208, 162, 76)] + [(160, 150, 130)] * 4,
    [(120, 120, 130)] * 8,
)


def main() -> None:
    game = games.load("antinomy")
    match, dice = Match(game, game.read_options({})), Dice(12)
    match.settle(dice)
    while match.view(0).turn < 9:
        match.play(ask(MaxnBot(depth=2), match, dice))
        match.settle(dice)
    table = Reader("en", ["You", "Greedy"], 0)
    moves = [game.codec.text(move) for move in match.legal()]
    view = match.view(0)
    console = Console(
        record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(screen.board(game, view, table, moves))
    console.print(f"\n{game.words.prompt(view, table)}", style="bold")
    console.print(screen.numbered(moves))
    svg = console.export_svg(title="spieluhr play antinomy", theme=NIGHT)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no font from elsewhere
    svg = re.sub(r"\n\s*\n", "\n", svg.replace("Fira Code", "DejaVu Sans Mono"))
    (Path(__file__).parent / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
