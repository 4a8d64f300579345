"""The rules of a game for the options in force: what does not apply is left out.

In `rules.<lang>.md` a part that holds only sometimes stands between two empty links,
`[](when:CONDITION)` and `[](end)`, for which Markdown shows nothing. Parts may lie in one another.
A condition is about an option of the game or about `seats`:

    solo          it is set              seats=3,4     it is one of these
    !solo         it is not              chests=key    this is among them
    solo&eras=1994    both hold
"""

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

import msgspec

from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.core.words import LANGUAGES, Both, pick
from spieluhr.seating import seat_counts

Facts = Mapping[str, object]  # the options by name, and `seats`

MARK: Final = re.compile(r"\[\]\((?:when:([^)\s]+)|end)\)")
EXAMPLE: Final = re.compile(r"!\[[^\]]*\]\(example:[\w-]+\)")  # a drawing of the web app
BARE: Final = re.compile(r"\s*(?:-|\d+\.|[|\s]*)\s*")  # what a cut leaves of an item or a row
PLAYERS: Final[tuple[Both, Both]] = (("1 player", "1 Person"), ("{n} players", "{n} Personen"))


def rules_text(game: Game, options: Any, seats: int | None = None, lang: str = "en") -> str:
    """The rules as Markdown; the line below the title says for which options."""
    check_language(lang)
    seats = table_size(game, options, seats)
    facts = {**msgspec.structs.asdict(options), "seats": seats}
    cut = EXAMPLE.sub("", applying(whole_text(game, lang), facts))
    title, *rest = tidied(cut)
    return "\n\n".join([title, headline(game, options, seats, lang), *rest]) + "\n"


def whole_text(game: Game, lang: str) -> str:
    """The file as it is, with its marks."""
    place = files(f"spieluhr.games.{game.id}") / f"rules.{lang}.md"
    return place.read_text(encoding="utf-8")


def check_language(lang: str) -> None:
    """Malformed for a language that the rules are not written in."""
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Malformed("options", problem=f"there is no language “{lang[:20]}”, only {known}")


def table_size(game: Game, options: Any, seats: int | None) -> int:
    """How many play: by default as few as the options allow; Malformed if they do not fit."""
    allowed = game.seat_counts(options)
    if seats is not None and seats not in allowed:
        known = ", ".join(str(number) for number in allowed)
        raise Malformed("seats", game=game.words.title, seats=seats, allowed=known)
    return allowed[0] if seats is None else seats


def headline(game: Game, options: Any, seats: int, lang: str) -> str:
    """The game, its mode, how many play, and all options as JSON."""
    written = msgspec.to_builtins(options)
    one, many = PLAYERS
    players = pick(one if seats == 1 else many, lang).format(n=seats)
    parts = [pick(game.words.title, lang), mode_name(game, written, seats, lang), players]
    return " · ".join([*filter(None, parts), msgspec.json.encode(written).decode()])


def mode_name(game: Game, written: dict[str, object], seats: int, lang: str) -> str:
    """Of the mode that says most of these options; what it leaves open, the options tell."""
    fitting = [
        (len(given), pick(name, lang))
        for name, given in game.modes
        if given.items() <= written.items() and seats in seat_counts(game, given)
    ]
    return max(fitting, default=(0, ""))[1]


def applying(text: str, facts: Facts) -> str:
    """The text without its marks and without the parts whose condition does not hold."""
    kept: list[str] = []
    holding = [True]  # of the parts around: the innermost last
    start = 0
    for mark in MARK.finditer(text):
        if holding[-1]:
            kept.append(text[start : mark.start()])
        start = mark.end()
        if mark[1] is None:
            holding.pop()
        else:
            holding.append(holding[-1] and holds(mark[1], facts))
    return "".join([*kept, text[start:]])


def holds(condition: str, facts: Facts) -> bool:
    """Is a passage with this condition meant for these options?"""
    return all(_is_so(part, facts) for part in condition.split("&"))


def _is_so(part: str, facts: Facts) -> bool:
    name, _, values = part.removeprefix("!").partition("=")
    fact = facts[name]
    found = bool(fact)
    if values:
        present = fact if isinstance(fact, list | tuple) else [fact]
        found = not {str(value) for value in present}.isdisjoint(values.split(","))
    return found != part.startswith("!")


def tidied(text: str) -> list[str]:
    """Its blocks without empty items, rows and sections."""
    blocks: list[str] = []
    for block in reversed(text.split("\n\n")):
        lines = [line.rstrip() for line in block.split("\n") if not BARE.fullmatch(line)]
        if lines and not _is_empty_section(lines[0], blocks):
            blocks.append("\n".join(lines))
    return blocks[::-1]


def _is_empty_section(line: str, later: list[str]) -> bool:
    """A heading is followed by text or by a heading of a lower rank, or nothing is below it."""
    rank = _rank(line)
    return rank > 0 and (not later or 0 < _rank(later[-1]) <= rank)


def _rank(block: str) -> int:
    """1 for the title, 2 for a chapter, 3 for a part of one; 0: no heading."""
    marks = block.partition(" ")[0]
    return len(marks) if marks and set(marks) == {"#"} else 0
