"""The table as a seat sees it, drawn for people who watch a learner."""

import sys

from spieluhr.core.match import Match
from spieluhr.core.words import Table
from spieluhr.research.text import board

RENDER_MODES = ("ansi", "human")


def check_render_mode(render_mode: str | None) -> None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        known = ", ".join(RENDER_MODES)
        raise ValueError(f"There is no render mode “{render_mode}”; there are: {known}.")


def agent_name(seat: int) -> str:
    return f"seat_{seat}"


def render(match: Match, seat: int | None, render_mode: str) -> str | None:
    """As plain text (`ansi`), or written out at once (`human`); seat None is an onlooker."""
    page = drawn(match, seat)
    if render_mode == "ansi":
        return page
    sys.stdout.write(page)
    return None


def drawn(match: Match, seat: int | None) -> str:
    """The board, and below it what is asked or how it ended."""
    words, view = match.game.words, match.view(seat)
    table = Table("en", [agent_name(n) for n in range(match.seats)], seat)
    if match.is_over:
        below = words.result(match.outcome(), view, table)
    else:
        below = [words.prompt(view, table)]
    return "\n".join([board(match, table), "", *below, "", ""])
