"""The table in the terminal: eighty columns, readable without colour, and no secrets."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest
from rich.cells import cell_len

from spieluhr.core.match import Match
from spieluhr.games.antinomy.terminal.pieces import BANDS, GREY
from tests.builders import load
from tests.drawing import drawing, line_with, readers
from tests.games.antinomy.builders import GAME, MODES, new, position, random_game, solo_position
from tests.games.antinomy.naive import CARDS

LANGS = ("en", "de")
SEATS: list[int | None] = [0, 1, None]
PHASES = {"deal", "place", "move", "paradox", "order", "over"}
SOLO_PHASES = PHASES | {"remove", "draw", "swap", "replace"}
# Seven against seven at one place; the mover's card is drawn.
LEVEL_DUEL = position(phase="reveal", wands=[4, 4], hands=("r2 p1 p4", "r3 b1 b3"), revealed=["r2"])


def tables(solo: str | None, shrine: bool, seed: int, limit: int = 120) -> Iterator[Match]:
    """A random game from the first card on, and its end."""
    match = new(solo, shrine)
    for n, (match, _) in enumerate(random_game(solo, shrine, seed)):
        if n < limit:
            yield match
    yield match


def place_numbers(shown: str) -> str:
    """The line with the numbers of the places."""
    return next(line for line in shown.splitlines() if re.match(r"^\W*0\W+1\W+2\W+3\W", line))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("solo", "shrine"), MODES)
def test_no_line_is_too_wide_in_any_phase(solo: str | None, shrine: bool, lang: str) -> None:
    phases: set[str] = set()
    for seed in range(3):
        for match in tables(solo, shrine, seed):
            for seat in readers(match):
                shown = drawing(match, seat, lang)
                assert max(cell_len(line) for line in shown.splitlines()) <= 80
                assert len(shown.splitlines()) <= 21
            phases.add(match.view(None).phase)
    assert phases >= (SOLO_PHASES if solo else PHASES)


@pytest.mark.parametrize("lang", LANGS)
def test_rare_phases_fit_as_well(lang: str) -> None:
    full = "r3 p4 b1 p1 r2 g2"
    rare = [
        load(LEVEL_DUEL),
        load(solo_position("hard", phase="drop", shrine=full, hand="x1 x2 x3", stones=0)),
        load(solo_position("easy", phase="replace", drawn="x1", stones=0, shrine="")),
        load(solo_position("hard", crystals=[9], shrine="r3 p4")),
    ]
    for match in rare:
        for seat in readers(match):
            shown = drawing(match, seat, lang)
            assert max(cell_len(line) for line in shown.splitlines()) <= 80


def test_a_wider_terminal_shows_the_same() -> None:
    match = load(position())
    narrow, wide = (drawing(match, 0, width=width).splitlines() for width in (80, 132))
    assert [line.rstrip() for line in narrow] == [line.rstrip() for line in wide]


def test_without_colour_every_card_is_told_by_signs() -> None:
    for match in islice(tables("normal", True, 2), 16, 60):
        shown = drawing(match, 0)
        assert "\x1b" not in shown
        for code in match.view(0).timeline:
            _, numbers, _ = CARDS[code]
            number = "/".join(str(n) for n in numbers)
            assert re.search(rf"[│┃]{number} *{code[0].upper()}[│┃]", shown), code
        for code in match.view(0).hands[0]:
            assert re.search(rf" {code}(→[\d,]+)? ", shown), code


def test_with_colour_the_signs_are_the_same() -> None:
    match = load(position())
    plain = re.sub(r"\x1b\[[\d;]*m", "", drawing(match, 0, colour=True))
    assert plain == drawing(match, 0)


def test_hidden_cards_are_not_in_the_drawing() -> None:
    hidden = 0
    for seed in range(3):
        for match in tables(None, False, seed):
            for seat in readers(match):
                shown = drawing(match, seat)
                for code in match.view(seat).unseen:
                    assert not re.search(rf"\b{code}\b", shown), code
                    assert f"{code[1]}   {code[0].upper()}" not in shown, code
                    hidden += 1
    assert hidden > 1000


@pytest.mark.parametrize("shrine", [False, True])
def test_alone_the_unseen_cards_are_one_set(shrine: bool) -> None:
    for match in tables("hard", shrine, 4):
        view = match.view(0)
        shown = drawing(match, 0)
        unseen = line_with(shown, "Unseen")
        assert unseen.split()[1:] == view.unseen
        rest = shown.replace(unseen, "")
        for code in view.unseen:
            assert not re.search(rf"\b{code}\b", rest), code


def test_face_down_cards_are_shown_as_such() -> None:
    match = load(position())
    assert line_with(drawing(match, 0), "▼").count("░?░") == 3
    assert drawing(match, None).count(" ? ") == 3


@pytest.mark.parametrize(("solo", "shrine"), MODES)
def test_reachable_places_are_marked_and_no_others(solo: str | None, shrine: bool) -> None:
    for match in tables(solo, shrine, 3):
        reached: set[str] = set()
        for move in match.legal() if match.actor >= 0 else []:
            verb, *words = GAME.codec.text(move).split(" ")
            if verb in ("wand", "play", "replace"):
                reached.add(words[-1])
            elif verb in ("paradox", "swap") and words:
                low, high = words[0].split("-")
                reached |= {str(place) for place in range(int(low), int(high) + 1)}
        for seat in readers(match):
            marked = set(re.findall(r"\[(\d)\]", place_numbers(drawing(match, seat))))
            assert marked == (reached if match.actor == seat else set())
            frames = drawing(match, seat).splitlines()
            heavy = next(line for line in frames if "╔" in line).count("┏")
            assert heavy == len(marked)


def test_a_card_drawn_in_a_duel_is_pointed_at() -> None:
    match = load(LEVEL_DUEL)
    assert " ►r2 " in drawing(match, 0)
    assert "►r2 " in line_with(drawing(match, 1), "Anna")


def test_a_hand_card_says_where_it_leads() -> None:
    shown = drawing(load(position()), 0)
    assert " r2→0,1,6 " in shown
    assert " g2→0,1,2,6 " in shown


def test_the_shrine_says_what_it_lacks_and_what_may_be_dropped() -> None:
    match = load(solo_position("hard", shrine="r3 b1"))
    assert line_with(drawing(match, 0), "Shrine ").split() == ["Shrine", "r3", "b1"] + ["··"] * 3
    assert "green purple · 2 4 · key feather" in drawing(match, 0)
    assert "Grün Lila · 2 4 · Schlüssel Feder" in drawing(match, 0, "de")
    drop = solo_position(
        "hard", phase="drop", shrine="r3 p4 b1 p1 r2 g2", hand="x1 x2 x3", stones=0
    )
    assert "[r2] [r3] [g2] [p1] [p4] [b1]" in drawing(load(drop), 0)


def test_the_future_points_the_right_way_for_each_seat() -> None:
    match = load(position(wands=[4, 4]))
    first, second = drawing(match, 0), drawing(match, 1)
    assert re.search(r"^╌+ past ╌+▲─+ your future ─+►", first, re.MULTILINE)
    assert re.search(r"^◄─+ your future ─+▲╌+ past ╌+", second, re.MULTILINE)
    assert "◄──▼" in first
    assert "▼──►" in second
    column = line_with(first, "your future").index("▲")
    assert column == line_with(first, "◄──▼").index("▼")
    assert place_numbers(first)[column] == "4"


def test_crystals_turn_and_codex() -> None:
    shown = drawing(load(position(turn=7, crystals=[2, 4], colour="red")), 0)
    assert "turn 7" in shown
    assert "supply 3" in shown
    assert "◆◆◇◇◇ 2/5" in line_with(shown, "Anna (you)")
    assert "◆◆◆◆◇ 4/5" in line_with(shown, "Benedikta")
    assert re.search(r"G → P →\[R\]→ B", shown)
    assert "║red   ║" in shown
    assert place_numbers(shown).endswith("→blue")
    assert line_with(shown, "Anna").startswith("►")


@pytest.mark.parametrize("colour", [*BANDS, "extinguished"])
def test_ink_is_readable_on_its_band(colour: str) -> None:
    def light(paint: str) -> float:
        parts = [int(paint[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        red, green, blue = (
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted(light(paint) for paint in BANDS.get(colour, GREY))
    assert (high + 0.05) / (low + 0.05) >= 4.5
