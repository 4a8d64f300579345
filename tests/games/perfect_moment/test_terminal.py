"""The table in the terminal: eighty columns, readable without colour, and no secrets."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from rich.cells import cell_len

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.games.perfect_moment.rules.state import STEPS
from spieluhr.games.perfect_moment.terminal.pieces import ERA_INK, ERA_PAPER, ERA_SIGNS
from tests.builders import legal_texts, load, play
from tests.drawing import drawing, line_with, readers, texts
from tests.games.perfect_moment.builders import (
    CHOICES,
    DEN,
    GAME,
    den_table,
    echo_table,
    items,
    random_game,
    table,
)
from tests.games.perfect_moment.test_text import LANGS, curious, names_a_card

SOLO_STEPS = {"echocard", "facefirst", "extra", "faceextra", "echoplan", "facering"}
SOLO_STEPS |= {"drawright", "faceright", "faceplan"}
NEVER = {"first", "second"}  # they need no decision


def tables(solo: bool, games: int, limit: int = 250) -> Iterator[Match]:
    """Random games from the first card on, and their ends."""
    for seed in range(games):
        match = None
        for match, _ in islice(random_game(CHOICES[seed % 4], solo, seed, curious), limit):
            yield match
        assert match is not None
        yield match


def box(shown: str, label: str) -> list[str]:
    """The four lines of a box, by the label in its upper rim."""
    lines = shown.splitlines()
    row = next(n for n, line in enumerate(lines) if re.search(rf"[╭┏] {label} ", line))
    found = re.search(rf"[╭┏] {label} ", lines[row])
    assert found is not None
    return [line[found.start() : found.start() + 26] for line in lines[row : row + 4]]


# --- size


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("solo", [False, True])
def test_no_line_is_too_wide_at_any_step(solo: bool, lang: str) -> None:
    drawn: Counter[tuple[str, int | None]] = Counter()
    for match in tables(solo, 24):
        top = match.view(None).pending[-1].step
        for seat in readers(match):
            drawn[top, seat] += 1
            if drawn[top, seat] > 6 and not match.is_over:
                continue
            shown = drawing(match, seat, lang)
            assert max(cell_len(line) for line in shown.splitlines()) <= 80
            assert len(shown.splitlines()) <= 36
    expected = set(STEPS) - NEVER - ({"fillother"} if solo else SOLO_STEPS)
    assert {step for step, _ in drawn} == expected


@pytest.mark.parametrize("lang", LANGS)
def test_a_turn_fits_on_the_screen(lang: str) -> None:
    heights = [
        len(drawing(match, match.actor, lang).splitlines())
        for match in tables(False, 4)
        if match.actor >= 0
    ]
    assert max(heights) <= 32
    assert sum(height <= 30 for height in heights) > 0.9 * len(heights)


def test_a_wider_terminal_shows_the_same() -> None:
    match = load(table())
    narrow, wide = (drawing(match, 0, width=width).splitlines() for width in (80, 132))
    assert [line.rstrip() for line in narrow] == [line.rstrip() for line in wide]


# --- secrets


@pytest.mark.parametrize("solo", [False, True])
def test_hidden_cards_are_not_in_the_drawing(solo: bool) -> None:
    hidden = 0
    for match in islice(tables(solo, 4), 0, None, 3):
        for seat in readers(match):
            shown = drawing(match, seat)
            unseen = match.view(seat).unseen
            assert not [code for code in unseen if names_a_card(shown, code)]
            hidden += len(unseen)
    assert hidden > 1000


@pytest.mark.parametrize("solo", [False, True])
def test_what_a_reader_cannot_know_changes_nothing(solo: bool) -> None:
    for n, match in enumerate(islice(tables(solo, 3), 0, None, 3)):
        for seat in readers(match):
            world = GAME.rules.resample(match.state, seat, Dice(n))
            other = Match(GAME, match.options, match.seats, start=world)
            mine = match.actor == seat
            legal = texts(match) if mine else []
            assert drawing(other, seat, legal=legal) == drawing(match, seat)


# --- what lies there


def test_each_end_of_a_card_says_whom_it_faces() -> None:
    match = load(table())  # seat 0: mask|gun map|armor; seat 1: ring|poem tickets|keys
    first, second = drawing(match, 0), drawing(match, 1)
    assert [line.strip("│ ") for line in box(first, "own1")[1:3]] == ["▲ gun", "►▼ mask"]
    assert [line.strip("│ ") for line in box(first, "opp2")[1:3]] == ["▲ keys", "►▼ tickets"]
    assert [line.strip("│ ") for line in box(second, "opp1")[1:3]] == ["▲ mask", "▼ gun"]
    assert [line.strip("│ ") for line in box(second, "own2")[1:3]] == ["▲ tickets", "▼ keys"]
    assert [line.strip("│ ") for line in box(first, "paradox")[1:3]] == ["· keys", "►→ phone"]
    assert "▼ faces you · ▲ faces Benedikta v… · → faces the deck, for both" in first


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("solo", [False, True])
def test_usable_items_are_marked_and_told_and_no_others(solo: bool, lang: str) -> None:
    offers = 0
    for match in islice(tables(solo, 3), 0, None, 3):
        uses = {
            (place, item)
            for move in legal_texts(match)
            for verb, item, place in [(move + "   ").split(" ")[:3]]
            if verb == "use"
        }
        for seat in readers(match):
            shown = drawing(match, seat, lang)
            mine = uses if match.actor == seat else set()
            assert set(marked(shown, lang)) == mine
            assert len(re.findall(r"^► ", shown, re.MULTILINE)) == len({i for _, i in mine})
        offers += len(uses)
    assert offers > 50


def marked(shown: str, lang: str) -> Iterator[tuple[str, str]]:
    """The places with a marked item; in German its notation stands behind it."""
    for place in ("own1", "own2", "opp1", "opp2", "paradox"):
        if not re.search(rf"[╭┏] {place} ", shown):
            continue
        for line in box(shown, place)[1:3]:
            if "►" in line:
                words = re.findall(r"\w+", line)
                yield place, words[-1].casefold() if lang == "de" else words[0]


@pytest.mark.parametrize("solo", [False, True])
def test_points_on_offer_stand_at_their_card(solo: bool) -> None:
    offered = 0
    for match in tables(solo, 6):
        if match.actor < 0:
            continue
        view, shown = match.view(match.actor), drawing(match, match.actor)
        for move in legal_texts(match):
            if not move.startswith("score "):
                continue
            target = move.split(" ")[-1]
            offered += 1
            sign = f"► {view.worth[target]} point"
            if target in ("plan", "paradox"):
                assert sign in box(shown, target)[3]
            elif target in view.hands[1 - match.actor]:  # knife
                assert sign in box(shown, "oppplan")[3]
            else:
                first, second = items(target)
                assert f"{first} / {second} {sign}" in shown
    assert offered > 30


def test_a_plan_says_its_worth_and_who_knows_it() -> None:
    match = load(table(plans=("map/gun:0", "phone/wallet:1"), turn=6))
    assert "╰────────────── 2 points ╯" in drawing(match, 0)
    assert "known" not in drawing(match, 0)
    shared = load(table(plans=("map/gun:01", "phone/wallet:1")))
    assert box(drawing(shared, 0), "plan")[3] == "╰──── ► 2 points · known ╯"
    assert box(drawing(shared, 1), "oppplan")[1].strip("│ ") == "map"
    assert " ? " in box(drawing(shared, 0), "oppplan")[2]
    assert " ? " in box(drawing(shared, None), "plan")[2]


def test_fragments_points_and_the_deck() -> None:
    match = load(
        table(
            fragments=("poem/chocolates", "map/gun ring/chocolates"),
            points=("map/mask=3 mask/armor=2", ""),
            top="flowers/poem:0",
        )
    )
    shown = drawing(match, 0)
    assert " 6/16 ■■■■■■□" in line_with(shown, "Anna (you)")
    assert "scored for 3: 1 · for 2: 1" in line_with(shown, "Anna (you)")
    assert line_with(shown, "Anna (you)").startswith("●")
    assert line_with(shown, "ring / chocolates").split(None, 1)[1].strip() == (
        "map / gun ► 2 points · ring / chocolates"
    )
    waiting = drawing(play(match, "use mask own1"), 0)
    assert "map / gun (2) · ring / chocolates" in waiting
    assert "deck: 6 cards, from the top:" in shown
    assert "flowers / poem · 5 × ?" in shown


def test_alone_echo_has_no_points_but_what_fades_and_is_gone() -> None:
    match = load(
        echo_table(fragments=("aces/money", "map/armor"), removed=["drinks/aces", "drinks/money"])
    )
    shown = drawing(match, 0)
    assert line_with(shown, "Echo").strip() == "Echo"
    assert line_with(shown, "fading").split(None, 1)[1].strip() == "map / armor"
    assert line_with(shown, "removed").split(None, 1)[1] == "drinks / aces · drinks / money"
    assert "1 point  scored for 3: 0 · for 2: 0" in line_with(shown, "Anna (you)")
    assert "/16" not in shown


def test_the_header_counts_uses_and_quiet_turns() -> None:
    shown = drawing(load(table(turn=17, last=5)), 0)
    assert "turn 17 · 2 uses left" in shown
    assert " quiet turns 12 of 20 " in shown
    assert "quiet" not in drawing(load(table(turn=11, last=5)), 0)
    assert re.search(r"\$ 1981 +♥ 1994 +▣ 2005", shown)


# --- what is under way


def test_procedures_and_their_cards() -> None:
    armed = play(table(("gun|mask armor|map", "mask|armor poem|ring")), "use armor own2", "no")
    shown = drawing(play(armed, "use ring opp2"), 0)
    assert "now         armor › ring for the first time" in shown
    picked = drawing(play(armed, "pick own1"), 1)
    assert "given away: ?" in picked
    gun = play(
        table(("gun|mask map|armor", "ring|poem tickets|keys")),
        *("use gun own1", "look map/gun", "look map/mask"),
    )
    assert "gun · looked at: ►map / gun · ►map / mask" in drawing(gun, 0)
    assert "gun · looked at: ? · ?" in drawing(gun, 1)
    assert "angesehen: ►Karte / Waffe (map/gun)" in drawing(gun, 0, "de")


def test_covered_choices_of_set_up() -> None:
    """A game until seat 1 is to choose."""
    for match, _ in random_game(DEN, False, 1):
        if match.actor == 1:
            break
    mine, theirs = drawing(match, 0), drawing(match, 1)
    assert re.search(r"face down +own display: .* / .* \(▼ \w+\)", mine)
    assert re.search(r"face down +Anna: 3 cards face down", theirs)
    assert not re.search(r"[╭┏] own1 ", mine)
    assert len(re.findall("┏ hand ", theirs)) == 4


def test_what_can_be_touched_has_a_heavy_frame() -> None:
    flowers = play(
        den_table(
            ("flowers|poem map|armor", "mask|gun ring|poem"), ("ring/chocolates:0", "map/mask:1")
        ),
        "use flowers own1",
    )
    shown = drawing(flowers, 0)
    assert len(re.findall("┏ own[12] ", shown)) == 2
    assert "┏━┓ possible now" in shown
    assert "┏" not in drawing(flowers, 1)


# --- signs and colours


def test_with_colour_the_signs_are_the_same() -> None:
    match = load(table())
    plain = re.sub(r"\x1b\[[\d;]*m", "", drawing(match, 0, colour=True))
    assert plain == drawing(match, 0)


def test_every_era_has_its_own_sign() -> None:
    assert len(set(ERA_SIGNS.values())) == 4
    for era, sign in ERA_SIGNS.items():
        assert cell_len(sign) == 1, era


@pytest.mark.parametrize("era", sorted(ERA_PAPER))
def test_ink_is_readable_on_its_paper(era: str) -> None:
    def light(paint: str) -> float:
        parts = [int(paint[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        red, green, blue = (
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(ERA_PAPER[era]), light(ERA_INK)))
    assert (high + 0.05) / (low + 0.05) >= 4.5
