"""The terminal draws the view: all of it, nothing else, and within its width."""

import importlib
from typing import Any

import msgspec
from rich.console import Console

from spieluhr.core.match import Match
from spieluhr.core.words import Reader
from tests.battery.cases import EFFORT, Case, every_case, glances

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Grete", "Hugo"]
WIDTH = 80
Json = dict[str, Any]


def drawn(match: Match, viewer: int | None) -> str:
    terminal = importlib.import_module(f"spieluhr.games.{match.game.id}.terminal")
    reader = Reader("en", NAMES[: match.seats], viewer)
    legal = [match.game.codec.text(move) for move in match.legal()] if match.actor == viewer else []
    console = Console(width=WIDTH, color_system=None)
    with console.capture() as found:
        console.print(terminal.draw(match.view(viewer), reader, legal))
    return found.get()


def fields(match: Match, viewer: int | None, case: Case) -> Json:
    """The view by its fields, without those that the terminal need not draw."""
    view = msgspec.to_builtins(match.view(viewer))
    view = getattr(case.hooks(), "flat", dict)(view)
    left_out = case.hooks().NOT_DRAWN
    return {name: value for name, value in view.items() if name not in left_out}


@every_case
def test_where_two_views_differ_the_drawings_differ(case: Case) -> None:
    seen: dict[str, Json] = {}
    for seed in range(EFFORT):
        for match in glances(case, seed):
            for viewer in (0, None):
                view = fields(match, viewer, case)
                other = seen.setdefault(drawn(match, viewer), view)
                changed = sorted(name for name in view if view[name] != other[name])
                assert not changed, (
                    f"{case.source('terminal', 'board')} draws the same although in the view these "
                    f"differ: {changed} (hooks.NOT_DRAWN lists what need not be drawn)"
                )


@every_case
def test_what_is_drawn_is_what_the_view_says(case: Case) -> None:
    """Some of it word by word: what the game's hooks read in a view must stand in the drawing."""
    checked = 0
    for match in glances(case, 4):
        for viewer in (0, None):
            view = msgspec.to_builtins(match.view(viewer))
            shown = drawn(match, viewer)
            assert max(map(len, shown.splitlines())) <= WIDTH
            for field, text in case.hooks().drawn(view, NAMES):
                checked += 1
                assert text in " ".join(shown.split()), (
                    f"{case.source('terminal', 'board')}: the view's “{field}” should be drawn as "
                    f"“{text}”:\n{shown}"
                )
    assert checked > 0, f"{case.game.id}: hooks.drawn names nothing"
