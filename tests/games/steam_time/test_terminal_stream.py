"""The time stream in the terminal: what lies where, who stands there, and what is in reach."""

import re
from collections import Counter

import pytest

from spieluhr.core.match import Match
from spieluhr.games.steam_time.components import COLOURS
from spieluhr.games.steam_time.knowledge.schema import Seat, View
from spieluhr.games.steam_time.terminal import pieces
from spieluhr.games.steam_time.terminal.labels import MONUMENT_WORDS
from tests.drawing import NAMES, drawing, readers, texts
from tests.games.steam_time.drawn import GAME, asked, samples, space_line, steps, until


def test_the_stream_lies_as_it_lies() -> None:
    for match in samples(4, 2):
        shown = drawing(match, None)
        names = re.findall(r"(?m)^[ ►]([1-6]) (\S.{9})", shown)
        rows = match.view(None).table.stream
        assert [int(height) for height, _ in names] == list(range(len(rows), 0, -1))
        top_first = [MONUMENT_WORDS[row.monument][0] for row in reversed(rows)]
        assert [name.strip() for _, name in names] == top_first


def test_what_lies_on_a_space_and_who_stands_there() -> None:
    seen: Counter[str] = Counter()
    for match in samples(4, 4):
        view: View = match.view(None)
        shown = drawing(match, None)
        for row in view.table.stream:
            for kind, space in row.spaces.items():
                line = space_line(shown, row.monument, kind)
                info = view.spaces[f"{row.monument} {kind}"]
                for key, count in info.extra.items():
                    assert f" +{count}{pieces.SIGNS[key]}" in line
                if space.by is not None:
                    assert f"{pieces.SEAT_SIGNS[space.by]} {NAMES[space.by][:8]}" in line
                    seen["by"] += 1
                if isinstance(space.card, str):
                    card = view.cards[space.card]
                    letters = "".join(pieces.LETTER[colour] for colour in card.colours)
                    assert (f" {letters} → " if letters else f"{space.card} ") in line
                    cells = [key for cell in card.rewards for key in cell]
                    assert all(pieces.SIGNS[key] in line for key in cells)
                    seen[kind] += 1
                elif isinstance(space.crystals, dict) and space.crystals:
                    letters = "".join(
                        pieces.LETTER[c] * space.crystals.get(c, 0) for c in space.crystals
                    )
                    assert f" {letters} 2● each" in line
                elif kind == "gold":
                    assert f" {info.amount}●" in line
    assert min(seen[key] for key in ("by", "mission", "upgrade", "expedition")) > 10


@pytest.mark.parametrize("players", [2, 4])
def test_spaces_that_can_be_chosen_are_marked_and_no_others(players: int) -> None:
    for match in [*samples(players, 1), until(players, "mister")]:
        legal = texts(match)
        for seat in readers(match):
            shown = drawing(match, seat)
            if seat != match.actor:
                assert "►" not in shown
                continue
            for row in match.view(None).table.stream:
                for kind in row.spaces:
                    line = space_line(shown, row.monument, kind)
                    moves = [
                        *(f"{verb} {row.monument} {kind}" for verb in ("place", "mister")),
                        *(f"pick {row.monument} {c}" for c in COLOURS if kind == "crystals"),
                    ]
                    buys = asked(match) == "buy" and _bought_at(match) == (row.monument, kind)
                    marked = buys or any(move in legal for move in moves)
                    assert line.startswith("►" if marked else " ")


def _bought_at(match: Match) -> tuple[object, str]:
    return match.view(None).table.todo[-1].monument, "crystals"


def test_what_a_placement_brings_is_what_it_brings() -> None:
    """The preview of a gold space, told and then taken."""
    taken = 0
    for match in samples(3, 5):
        places = [move for move in texts(match) if re.fullmatch(r"place \w+ gold", move)]
        if not places:
            continue
        seat, monument = match.actor, places[0].split(" ")[1]
        before = match.view(seat).table.seats[seat].gold
        told = re.search(r"→ (\d+)●", space_line(drawing(match, seat), monument, "gold"))
        later = Match(GAME, match.options, match.seats, GAME.rules.copy(match.state))
        later.play(places[0], seat)
        assert told is not None
        assert later.view(seat).table.seats[seat].gold == before + int(told.group(1))
        taken += 1
    assert taken


@pytest.mark.parametrize(("lang", "words"), [("en", "cannot be paid"), ("de", "nicht bezahlbar")])
def test_why_a_card_in_reach_is_not_marked(lang: str, words: str) -> None:
    match = next(m for m in steps(2, 2) if m.actor >= 0 and asked(m) == "turn" and _first(m))
    shown = drawing(match, match.actor, lang)
    for row in match.view(None).table.stream:
        for kind in ("upgrade", "expedition"):
            space = row.spaces.get(kind)
            if space is None or space.card is None:
                continue
            legal = f"place {row.monument} {kind}" in texts(match)
            assert (words in space_line(shown, row.monument, kind, lang)) == (not legal)


def _first(match: Match) -> bool:
    """Is it the first airship of the round, with something that cannot be paid?"""
    view = match.view(match.actor)
    places = sum(move.startswith("place") for move in texts(match))
    return view.table.seats[match.actor].height is None and places < 16


def test_reach_after_an_airship() -> None:
    """ST-5.2: what is too low is told, and has no preview."""
    match, height = next(found for found in map(_last_airship, steps(2, 1)) if found)
    shown = drawing(match, match.actor)
    assert f"you must go above {height}" in shown
    for row in match.view(None).table.stream[:height]:
        for kind in row.spaces:
            line = space_line(shown, row.monument, kind)
            assert line.startswith(" ") and "→" not in line[55:]


def _last_airship(match: Match) -> tuple[Match, int] | None:
    """The height of the actor's last airship, if he may place another one."""
    if match.actor < 0 or asked(match) != "turn":
        return None
    mine: Seat = match.view(match.actor).table.seats[match.actor]
    placing = mine.airships > 0 and not mine.resting
    return (match, mine.height) if placing and mine.height and mine.height < 6 else None


def test_colours_missing_for_a_card_are_told_before_they_are_chosen() -> None:
    """ST-3.5: `BK◆ 1≈`: one crystal of choice and one steam."""
    for match in steps(3, 6):
        if match.actor < 0 or asked(match) != "turn":
            continue
        lines = drawing(match, match.actor).splitlines()
        helped = [line for line in lines if re.search(r"◆+ \d+≈ → ", line)]
        if helped:
            assert all(line.startswith("►") for line in helped)
            return
    raise AssertionError
