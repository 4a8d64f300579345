"""The table as a seat sees it, drawn for people who watch a learner."""

import sys

from spieluhr.core.ending import how_it_ended
from spieluhr.core.match import Match
from spieluhr.core.words import Reader
from spieluhr.research.text import board

RENDER_MODES = ("ansi", "human")


def check_render_mode(render_mode: str | None) -> None:
    """ValueError for a mode that no adapter has."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        known = ", ".join(RENDER_MODES)
        raise ValueError(f"There is no render mode “{render_mode}”; choose from: {known}.")


def agent_name(seat: int) -> str:
    """What PettingZoo calls the seat."""
    return f"seat_{seat}"


def render(match: Match, seat: int | None, render_mode: str) -> str | None:
    """As plain text (`ansi`), or written out at once (`human`); seat None is a spectator."""
    page = drawn(match, seat)
    if render_mode == "ansi":
        return page
    sys.stdout.write(page)
    return None


def drawn(match: Match, seat: int | None) -> str:
    """The board, and below it what is asked or how it ended."""
    words, view = match.game.words, match.view(seat)
    reader = Reader("en", [agent_name(n) for n in range(match.seats)], seat)
    below = how_it_ended(match, view, reader) if match.is_over else [words.prompt(view, reader)]
    return "\n".join([board(match, reader), "", *below, "", ""])
