"""The lists of games in the pages, made of what is found (`make lists`).

A list stands between `<!-- games -->` and `<!-- end -->`. A game is listed once its pictures are
taken (`make pictures`), so that nobody who adds one has to think of these pages.
"""

import re
from collections.abc import Callable
from pathlib import Path

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game

DOCS = Path(__file__).parent
ROOT = DOCS.parent
LIST = re.compile(r"(?<=<!-- games -->\n)(.*?)(?=<!-- end -->)", re.DOTALL)
CONDITION = re.compile(r"\[\]\([^)]*\)")  # from where to where a passage is for some options
SIZES = {
    "desktop": "desktop",
    "phone": "phone",
    "landscape": "phone on its side",
    "large": "1920 x 1080",
}


def listed() -> list[Game]:
    """The games whose pictures are there."""
    return [
        games.load(game)
        for game in games.game_ids()
        if (DOCS / "pictures" / f"{game}-desktop-dark.png").is_file()
    ]


def title(game: Game) -> str:
    english, german = game.words.title
    return english if english == german else f"{english} ({german})"


def players(game: Game) -> str:
    """`2 to 4`, `2, or alone`."""
    counts = set[int]()
    for _, options in game.modes:
        read = game.read_options(game.complete(dict(options), Dice(1)))
        counts |= set(game.seat_counts(read))
    several = sorted(counts - {1})
    if not several:
        return "1"
    many = f"{several[0]} to {several[-1]}" if len(several) > 1 else str(several[0])
    return f"{many}, or alone" if 1 in counts else many


def opening(game: Game) -> str:
    """How its rules begin."""
    rules = ROOT / "src" / "spieluhr" / "games" / game.id / "rules.en.md"
    _, said, *_ = rules.read_text(encoding="utf-8").split("\n\n")
    return CONDITION.sub("", said).replace("\n", " ")


def table() -> str:
    """For the front page of the repository."""
    lines = ["| game | for | rulings | clauses and tests |", "|---|---|---|---|"]
    for game in listed():
        pages = [f"[{name}](docs/{name}/{game.id}.md)" for name in ("games", "clauses")]
        pages[0] = pages[0].replace("[games]", "[rulings]")
        lines.append(f"| {title(game)} | {players(game)} | {' | '.join(pages)} |")
    return "\n".join(lines) + "\n"


def entries() -> str:
    """For the page about the games."""
    return "".join(map(_entry, listed()))


def _entry(game: Game) -> str:
    rules = f"../../src/spieluhr/games/{game.id}/rules"
    lines = ["<div markdown>"]
    lines += [f"![](../pictures/{game.id}-desktop-{x}.png){{ .{x} }}" for x in ("light", "dark")]
    lines += [f"### {title(game)}", f"{opening(game)} For {players(game)}.", ""]
    lines += [f"[Rules]({rules}.en.md) ·", f"[Regeln]({rules}.de.md) ·"]
    lines += [f"[rulings]({game.id}.md) · [clauses](../clauses/{game.id}.md)", "</div>"]
    return "\n".join(lines) + "\n"


def pictures() -> str:
    """For the page of pictures: a table for each size."""
    parts = []
    for size, name in SIZES.items():
        lines = [f"| | {name}, dark | {name}, light |", "|---|---|---|"]
        if size == "phone":
            lines.append("| Home | ![](pictures/home-phone-dark.png) | |")
        for game in listed():
            shown = [f"![](pictures/{game.id}-{size}-{look}.png)" for look in ("dark", "light")]
            lines.append(f"| {game.words.title[0]} | {' | '.join(shown)} |")
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


LISTS: dict[str, Callable[[], str]] = {
    "README.md": table,
    "docs/games/index.md": entries,
    "docs/pictures.md": pictures,
}


def page(path: str) -> str:
    """The page with its list as it should be."""
    text = (ROOT / path).read_text(encoding="utf-8")
    made, count = LIST.subn(lambda _: f"\n{LISTS[path]()}\n", text)
    assert count == 1, path
    return made


def main() -> None:
    for path in LISTS:
        (ROOT / path).write_text(page(path), encoding="utf-8")


if __name__ == "__main__":
    main()
