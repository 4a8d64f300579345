"""The puzzles that are shipped beside a game's rules, and the tables they are about."""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from spieluhr import games
from spieluhr.core.errors import SpieluhrError
from spieluhr.core.match import Match
from spieluhr.puzzles.difficulty import EASIEST, is_plain
from spieluhr.puzzles.errors import PuzzleError
from spieluhr.puzzles.kept import MOST_EASIEST
from spieluhr.puzzles.playing_on import Played
from spieluhr.puzzles.schema import Book, Found, Game, Measured, Other, Puzzle
from spieluhr.puzzles.self_play import PARTED, Plan

FILE: Final = "puzzles.json"
MOST_OF_A_THEME: Final = 0.4
TRUSTED: Final = 0.5  # a factor below it says that the search often sees leads that are none
SURELY: Final = 2.326  # standard errors to one side hold the truth in 99 cases of 100


@cache
def book(game_id: str) -> Book | None:
    """None if the game has none, or one of other rules or another data set than its own."""
    game = games.load(game_id)
    path = files(f"spieluhr.games.{game_id}") / FILE
    if not path.is_file():
        return None
    found = msgspec.json.decode(path.read_bytes(), type=Book)
    try:
        game.edition(found.rules, found.data)
    except SpieluhrError:  # what was true of those tables need not be true of these
        return None
    return found


def has_puzzles(game_id: str) -> bool:
    """Is there anything to train with?"""
    found = book(game_id)
    return found is not None and bool(found.puzzles)


def need_book(game_id: str) -> Book:
    """PuzzleError in words if there is none."""
    found = book(game_id) if game_id in games.game_ids() else None
    if found is None:
        title = games.load(game_id).words.title
        raise PuzzleError("no-puzzles", game=title)
    return found


@cache
def _by_id(game_id: str) -> dict[str, Puzzle]:
    return {one.id: one for one in need_book(game_id).puzzles}


def puzzle(game_id: str, name: str) -> Puzzle:
    """PuzzleError if there is no such puzzle."""
    found = _by_id(game_id).get(name)
    if found is None:
        raise PuzzleError("no-puzzle")
    return found


def table(game_id: str, one: Puzzle) -> Match:
    """The game up to the decision: every step of it is checked by the rules."""
    whole = need_book(game_id)
    return replayed(game_id, whole.rules, whole.data, whole.games[one.game], one.n)


def replayed(game_id: str, rules: int, data: str | None, game: Game, n: int) -> Match:
    """The first entries of a game that is kept in a book."""
    edition = games.load(game_id).edition(rules, data)
    match = Match(edition, edition.read_options(game.options), game.seats)
    lines = game.log.split(PARTED)[:n] if n else []
    match.enter(edition.codec.parse(line) for line in lines)
    return match


def bound(
    plan: Plan,
    found: Sequence[Found],
    measured: Measured,
    least: float,
    most: int,
    played: Mapping[str, Played] | None = None,
) -> Book:
    """The best of what was found: costs as they were measured, not too many of a kind. What was
    played on by itself has to have kept its lead, too."""
    known = played or {}
    fit = [
        one
        for game in found
        for one in game.puzzles
        if not is_plain(one) and holds(one, measured, known.get(one.id), least)
    ]
    chosen = _chosen(fit, most)
    kept: list[Game] = []
    puzzles: list[Puzzle] = []
    for one in sorted(found, key=lambda one: one.number):
        mine = [puzzle for puzzle in one.puzzles if puzzle.id in chosen]
        if not mine:
            continue
        last = max(puzzle.n for puzzle in mine)
        log = PARTED.join(one.game.log.split(PARTED)[:last])
        puzzles += [_scaled(one, len(kept), measured, known.get(one.id)) for one in mine]
        kept.append(Game(one.game.options, one.game.seats, log))
    return Book(plan.rules, plan.data, measured, kept, puzzles)


def holds(one: Puzzle, measured: Measured, played: Played | None, least: float) -> bool:
    """Where little is left of a lead on average, each has to be seen to hold by itself."""
    if measured.factor < TRUSTED:
        if played is None:
            return False
        return played.came >= least and played.came > SURELY * played.error
    if measured.factor * one.gap < least:
        return False
    return played is None or played.came + SURELY * played.error >= least


def _chosen(fit: list[Puzzle], most: int) -> set[str]:
    """Those that are surest first, as long as their level and theme are not too common."""
    fit.sort(key=lambda one: (-one.gap, one.id))
    chosen: list[Puzzle] = []
    for is_choosy in (True, False):
        for one in fit:
            if len(chosen) == most:
                break
            if one in chosen:
                continue
            easy = sum(other.level == EASIEST for other in chosen)
            same = sum(other.theme == one.theme for other in chosen)
            is_common = (one.level == EASIEST and easy >= MOST_EASIEST * most) or (
                same >= MOST_OF_A_THEME * most
            )
            if not (is_choosy and is_common):
                chosen.append(one)
    return {one.id for one in chosen}


def _scaled(one: Puzzle, game: int, measured: Measured, played: Played | None) -> Puzzle:
    """Costs as they were measured; that the factor is not known exactly is part of the error.

    What was played on by itself was so against the closest move: that one costs what came of it,
    all others at least as much, and never more than the search has it.
    """
    factor, doubt, least = measured.factor, measured.error, 0.0
    if played is not None and measured.factor < TRUSTED:
        least = played.came
        factor, doubt = min(1.0, played.came / played.said), played.error / played.said
    closest = min(one.others, key=lambda move: one.others[move].cost)

    def scaled(move: str, found: Other) -> Other:
        cost = least if least and move == closest else max(least, min(1.0, factor * found.cost))
        error = min(1.0, math.hypot(factor * found.error, doubt * found.cost))
        return Other(round(cost, 3), round(error, 3), found.better)

    others = {move: scaled(move, found) for move, found in one.others.items()}
    return msgspec.structs.replace(one, game=game, others=others)


def written(book: Book) -> str:
    """As the file: a line for each game and each puzzle."""
    head = msgspec.to_builtins(book)
    parts = []
    for key, value in head.items():
        if key in ("games", "puzzles"):
            lines = ",\n".join(msgspec.json.encode(one).decode() for one in value)
            parts.append(f'"{key}":[\n{lines}\n]')
        else:
            parts.append(f'"{key}":{msgspec.json.encode(value).decode()}')
    return "{" + ",\n".join(parts) + "}\n"
