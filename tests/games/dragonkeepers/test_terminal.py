"""The table in the terminal: eighty columns, readable without colour, and no secrets."""

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.core.words import LANGUAGES
from spieluhr.games import load
from spieluhr.games.dragonkeepers.components import CHESTS, COLOURS
from spieluhr.games.dragonkeepers.knowledge.schema import View
from spieluhr.games.dragonkeepers.terminal import pieces
from spieluhr.games.dragonkeepers.terminal.labels import (
    CHEST_WORDS,
    COLOUR_FORMS,
    LABELS,
    PHASE_WORDS,
    REWARD_WORDS,
)
from tests.drawing import drawing, line_with, readers, texts

GAME = load("dragonkeepers")
PHASES = set(PHASE_WORDS)


def steps(players: int, seed: int, chests: tuple[str, ...] = CHESTS) -> Iterator[Match]:
    """A random game, chance by chance; it lays when it can, so that it comes to an end."""
    options = GAME.read_options({"players": players, "chests": list(chests)})
    match, dice, choice = Match(GAME, options, players), Dice(seed), random.Random(seed)
    yield match
    while not match.is_over:
        if match.actor == CHANCE:
            match.chance(GAME.rules.sample(match.state, dice))
        else:
            legal = match.legal()
            liked = [m for m in legal if GAME.codec.text(m).startswith(("lay", "chest"))]
            match.play(choice.choice(liked if liked and seed % 3 else legal))
        yield match


def samples(players: int, seed: int, chests: tuple[str, ...] = CHESTS) -> Iterator[Match]:
    """Some tables of every phase, and the end."""
    seen: Counter[str] = Counter()
    for match in steps(players, seed, chests):
        phase = match.view(None).table.phase
        seen[phase] += 1
        if seen[phase] <= 2 or seen[phase] % 90 == 0 or match.is_over:
            yield match


def until(players: int, verb: str) -> Match:
    """The first table at which somebody may do that."""
    for seed in range(1, 20):
        for match in steps(players, seed):
            if any(move.startswith(verb) for move in texts(match)):
                return match
    raise AssertionError(verb)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_too_wide_in_any_phase(players: int, lang: str) -> None:
    phases: set[str] = set()
    for seed in range(2):
        for match in samples(players, seed, CHESTS if seed else ()):
            for seat in readers(match):
                shown = drawing(match, seat, lang).splitlines()
                assert max(cell_len(line) for line in shown) <= 80
                assert len(shown) <= 30 + 2 * players
            phases.add(match.view(None).table.phase)
    assert phases >= PHASES - {"return"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_taking_back_fits_as_well(lang: str) -> None:
    match = until(2, "again")
    assert match.view(None).table.phase == "return"
    for seat in readers(match):
        shown = drawing(match, seat, lang)
        assert max(cell_len(line) for line in shown.splitlines()) <= 80
        assert ("►again" in shown) == (seat == match.actor)


def test_a_wider_terminal_shows_the_same_and_colour_adds_nothing() -> None:
    match = until(3, "lay")
    narrow, wide = (drawing(match, match.actor, width=width) for width in (80, 132))
    assert [line.rstrip() for line in narrow.splitlines()] == [
        line.rstrip() for line in wide.splitlines()
    ]
    assert "\x1b" not in narrow
    coloured = drawing(match, match.actor, colour=True)
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == narrow


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_fronts_are_not_in_the_drawing(players: int) -> None:
    hidden = 0
    for match in samples(players, 2):
        for seat in readers(match):
            shown = drawing(match, seat)
            for code in match.view(seat).table.start_pool:
                assert not re.search(rf"\b{code}\b", shown), code
                hidden += 1
    assert hidden > 200


def test_other_hands_lie_backs_up() -> None:
    """Section 6: memory is an aid that a table may switch on, not the drawing."""
    for match in samples(4, 2):
        shown = drawing(match, None)
        position = match.view(None).table
        lying = (position.display.left, position.display.right, *position.laying)
        for code in {card for hand in position.hands for card in hand} - set(lying):
            assert not re.search(rf"\b{re.escape(code)}(×\d+)?\b", shown), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_asks_and_gives(lang: str) -> None:
    k = LANGUAGES.index(lang)
    for match in samples(3, 4, ()):
        view: View = match.view(0)
        shown = drawing(match, 0, lang)
        number, colour = view.page_number, view.page_colour
        if number is None or colour is None:
            assert LABELS["ask.none"][k] in shown
            continue
        form = COLOUR_FORMS[colour][0 if number == 1 else 1][k]
        asked = line_with(shown, f"{LABELS['ask'][k]} {number} {form} ")
        for key, (one, more) in REWARD_WORDS.items():
            count = getattr(view.rewards[str(number)], key)
            word = (one if count == 1 else more)[k]
            assert bool(re.search(rf"\b{count} {word}\b", asked)) == (count > 0)
        for row in pieces.LARGE[str(number)]:
            assert row.rstrip() in shown


def test_own_cards_and_colours_are_there_without_colour() -> None:
    for match in samples(3, 5):
        shown = drawing(match, 1)
        for colour, sign in (("W", "○"), ("G", "♣"), ("R", "▲"), ("B", "≈")):
            assert f"\n{colour}{sign} " in shown
        for code, count in Counter(match.view(1).table.hands[1]).items():
            times = f"×{count}" if count > 1 else ""
            assert re.search(rf"[ ►▷]{code}{times}\s", shown), code


def test_stacks_are_open_at_the_ends_only() -> None:
    closed = 0
    for match in samples(2, 1):
        shown = drawing(match, None)
        for row in match.view(None).table.rows:
            told = [
                f"{pieces.letter(stack.colour)} {len(stack.cards)} "
                + ("open" if k in (0, len(row) - 1) else "closed")
                for k, stack in enumerate(row)
            ]
            assert " │ ".join(told) in shown
            closed += len(row) > 2
    assert closed


@pytest.mark.parametrize("players", [2, 4])
def test_what_can_be_done_is_marked_and_nothing_else(players: int) -> None:
    for match in samples(players, 1):
        legal = texts(match)
        for seat in readers(match):
            shown = drawing(match, seat)
            if seat != match.actor:
                assert "►" not in shown and "▷" not in shown
                continue
            lays = set(re.findall(r"►▷?([wgrbj][1-6wgrb]s?)(?:×\d+)?\s", shown.split("You can")[0]))
            books = set(re.findall(r"▷([wgrbj]\ws?)(?:×\d+)?\s", shown.split("You can")[0]))
            assert lays == {move[4:] for move in legal if move.startswith("lay")}
            assert books == {move[5:] for move in legal if move.startswith("book")}
            for move in legal:
                if move.startswith("chest return "):
                    assert f"►{pieces.letter(move.split()[2])} " in shown
                    assert "►chest return COLOUR" in shown
                elif not move.startswith(("lay", "book")):
                    assert f"►{move}" in shown, move


@pytest.mark.parametrize("verb", ["take", "lay", "book", "end", "chest return"])
def test_brass_comes_with_the_sign(verb: str) -> None:
    match = until(3, verb)
    assert "38;2;208;162;76" in drawing(match, match.actor, colour=True)
    assert "38;2;208;162;76" not in drawing(match, None, colour=True)


def test_what_the_hand_could_lay_is_what_the_rules_allow() -> None:
    """Without chests: `[n]` exactly where a lay is legal."""
    seen = 0
    for match in steps(2, 4, ()):
        view = match.view(match.actor if match.actor >= 0 else None)
        if view.table.phase not in ("act", "along") or view.seat is None:
            continue
        can = any(move.startswith("lay") for move in texts(match))
        now = [(reach.now, reach.colour) for reach in view.reach if reach.now is not None]
        assert now == ([(view.page_number, view.page_colour)] if can else [])
        assert (f"[{view.page_number}]" in drawing(match, view.seat)) == can
        seen += can
    assert seen


def test_what_a_change_of_the_book_allows() -> None:
    """Every promise can be kept: with the right backs on the book that number can be laid."""
    kept = 0
    for match in steps(3, 4, ()):
        if match.actor < 0 or match.view(None).table.phase != "act":
            continue
        for reach in match.view(match.actor).reach:
            for number in reach.numbers:
                assert _lays(match, number, reach.colour), (number, reach.colour)
                kept += 1
    assert kept > 20


def _lays(match: Match, number: int, colour: str) -> bool:
    view = match.view(match.actor)
    if (view.page_number, view.page_colour) == (number, colour):
        return any(move.startswith("lay") for move in texts(match))
    for move in texts(match):
        right_left = view.page_number != number and re.fullmatch(rf"book \w{number}s?", move)
        right_right = view.page_colour != colour and re.fullmatch(rf"book \w{colour[0]}s?", move)
        if right_left or right_right:
            later = Match(GAME, match.options, match.seats, GAME.rules.copy(match.state))
            later.play(move)
            if _lays(later, number, colour):
                return True
    return False


def test_points_at_the_end_are_those_of_the_rules() -> None:
    for players in (2, 3, 4):
        match = list(steps(players, 1))[-1]
        view = match.view(None)
        found = [pieces.points(view, seat) for seat in range(players)]
        assert found == list(match.outcome.scores)
        assert line_with(drawing(match, 0), "Anna (you)").endswith(f" {found[0]}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chests_are_named_as_they_are_typed(lang: str) -> None:
    shown = drawing(until(2, "take"), 0, lang)
    for name in CHESTS:
        assert CHEST_WORDS[name][LANGUAGES.index(lang)] in shown
        assert name in shown.casefold()


@pytest.mark.parametrize("colour", COLOURS)
def test_ink_is_readable_on_its_paper(colour: str) -> None:
    paper = pieces.PAPER[colour]
    parts = [int(paper[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    assert pieces.INK == "#000000"
    assert (light + 0.05) / 0.05 >= 4.5
