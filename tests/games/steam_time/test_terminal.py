"""The table in the terminal: eighty columns, readable without colour, and all that counts."""

import re
from collections import Counter

import pytest
from rich.cells import cell_len

from spieluhr.core.words import LANGUAGES, pick
from spieluhr.games.steam_time.components import COLOURS
from spieluhr.games.steam_time.knowledge.schema import Position, Seat, View
from spieluhr.games.steam_time.terminal import pieces
from spieluhr.games.steam_time.terminal.airships import can_fulfil
from spieluhr.games.steam_time.terminal.labels import (
    AMOUNT_WORDS,
    GENERATOR_WORDS,
    LABELS,
    LEGEND_WORDS,
    PHASE_WORDS,
    TODO_WORDS,
)
from spieluhr.games.steam_time.words.glossary import Glossary
from spieluhr.games.steam_time.words.sentences.things import COLOURS as COLOUR_WORDS
from tests.drawing import NAMES, drawing, line_with, readers, texts
from tests.games.steam_time.builders import GAME
from tests.games.steam_time.drawn import BRASS, samples, steps, until

ASKED = {key for key in TODO_WORDS if "." not in key} - {"turn", "reveal", "supply", "over"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_too_wide_and_none_is_cut(players: int, lang: str) -> None:
    for match in samples(players, 3):
        for seat in readers(match):
            shown = drawing(match, seat, lang, width=132).splitlines()
            assert max(cell_len(line) for line in shown) <= 80
            assert len(shown) <= 32 + 11 * players


@pytest.mark.parametrize("what", sorted(ASKED))
def test_every_question_is_told(what: str) -> None:
    match = until(3, what)
    for lang in LANGUAGES:
        said = max(re.split(r"\{.*?\}", pick(TODO_WORDS[what], lang)), key=len)
        for seat in readers(match):
            shown = drawing(match, seat, lang)
            assert said.split(",")[0] in line_with(shown, f"{pick(LABELS['now'], lang)}   ")
            assert max(cell_len(line) for line in shown.splitlines()) <= 80
            assert ("►" in shown) == (seat == match.actor)


def test_a_wider_terminal_shows_the_same_and_colour_adds_nothing() -> None:
    match = until(3, "turn")
    plain = drawing(match, match.actor)
    assert drawing(match, match.actor, width=132) == plain
    assert "\x1b" not in plain
    coloured = drawing(match, match.actor, colour=True)
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_head_tells_round_phase_turn_start_and_effort(lang: str) -> None:
    for match in samples(3, 1):
        view: View = match.view(0)
        position, lines = view.table, drawing(match, 0, lang).splitlines()
        phase = pick(PHASE_WORDS[position.phase], lang)
        if position.phase == "supply" and position.round == 1:
            phase = pick(LABELS["set-up"], lang)
        told = pick(LABELS["round"], lang).format(round=position.round, rounds=5)
        assert lines[0].startswith(f"Steam Time · {told} · {phase}")
        assert ("your turn" in lines[0] or "du am Zug" in lines[0]) == (
            position.phase == "actions" and position.turn == 0
        )
        assert "①②③"[position.start] in lines[1].split("·")[0]
        free = pick(LABELS["card.free"], lang) in lines[1]
        assert free == (position.card is None)
        for letter, colour in view.effort.items():
            name = pick(COLOUR_WORDS[colour], lang)
            assert f"{letter}={pieces.LETTER[colour]} {name}" in lines[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_my_generators_with_slots_surcharges_and_bonus(lang: str) -> None:
    for match in samples(3, 2):
        view: View = match.view(1)
        board = view.table.seats[1]
        shown = drawing(match, 1, lang)
        for colour, generator in view.generators.items():
            name = pick(GENERATOR_WORDS[colour], lang)
            line = line_with(shown, f"{pieces.LETTER[colour]} {name}")
            held = ["◇" if c == "time" else pieces.LETTER[colour] for c in board.generators[colour]]
            slots = ""
            for slot in range(1, generator.slots + 1):
                dear = slot in generator.surcharge_slots
                inside = held[slot - 1] if slot <= len(held) else "2" if dear else " "
                slots += f"({inside})" if dear else f"[{inside}]"
            bonus = "–"
            if held and generator.bonus[1]:
                ((key, count),) = generator.bonus[1].items()
                bonus = f"{count}{pieces.SIGNS[key]}"
            elif held:
                bonus = str(len(held))
            assert re.search(rf"{re.escape(slots)} +{re.escape(bonus)}(\s|$)", line)


@pytest.mark.parametrize("what", ["pay", "buy", "into", "take_any", "special", "pay_any"])
def test_moves_of_a_generator_stand_beside_it(what: str) -> None:
    match = until(3, what, 2)
    shown = drawing(match, match.actor)
    for colour in COLOURS:
        line = line_with(shown, f"{pieces.LETTER[colour]} {GENERATOR_WORDS[colour][0]}")
        moves = [move for move in texts(match) if move.endswith(f" {colour}")]
        assert line.startswith("►" if moves else " ")
        assert all(f" {move} " in line for move in moves)


def test_income_is_added_up() -> None:
    match = list(steps(3, 1))[-1]
    view: View = match.view(0)
    for seat, board in enumerate(view.table.seats):
        total: Counter[str] = Counter()
        for code in board.upgrades:
            total.update(view.cards[code].income)
        line = line_with(drawing(match, seat), "Income ")
        for key, count in total.items():
            assert f" {count}{pieces.SIGNS.get(key) or pieces.LETTER[key]} " in line
        assert all(code in line for code in board.upgrades)


def test_seats_and_what_they_have() -> None:
    for match in samples(4, 1):
        position: Position = match.view(None).table
        shown = drawing(match, None).split("exped. missions")[1]
        for seat, board in enumerate(position.seats):
            line = line_with(shown, f"{pieces.SEAT_SIGNS[seat]} {NAMES[seat][:9]}")
            counts = [board.upgrades, board.expeditions, board.missions]
            told = [board.esteem, board.airships, *(len(codes) for codes in counts)]
            numbers = f"{board.gold} {board.steam}/10 {board.portal}/5 "
            assert numbers + " ".join(map(str, told)) in " ".join(line.split())
            assert line.startswith("→" if position.actor == seat else " ")


def test_other_missions_are_a_quiet_memory() -> None:
    match = list(steps(3, 1))[-1]
    position: Position = match.view(0).table
    shown = drawing(match, 0, colour=True)
    others = [code for board in position.seats[1:] for code in board.missions]
    assert others
    for code in others:
        assert re.search(rf"\x1b\[2m{code} ", shown)


def test_a_spectator_sees_all_boards_in_short() -> None:
    for match in samples(3, 3):
        shown = drawing(match, None)
        position: Position = match.view(None).table
        assert "Your generators" not in shown
        for board in position.seats:
            small = []
            for colour, held in board.generators.items():
                free = match.view(None).generators[colour].slots - len(held)
                signs = "".join("◇" if crystal == "time" else "■" for crystal in held)
                small.append(pieces.LETTER[colour] + signs + "·" * free)
            assert "  ".join(small) in shown


@pytest.mark.parametrize(
    ("need", "can"),
    [
        ({"green": 2}, True),
        ({"green": 3}, False),
        ({"green": 2, "different_colours": 2}, False),
        ({"different_colours": 2}, True),
        ({"one_colour": 3}, False),
        ({"gold": 8, "steam": 1}, True),
        ({"gold": 9}, False),
        ({"upgrades_owned": 1}, True),
        ({"expeditions_owned": 1}, False),
    ],
)
def test_what_a_mission_needs(need: dict[str, int], can: bool) -> None:
    generators: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    generators |= {"green": ["green", "time"], "blue": ["time"]}
    board = Seat(
        gold=8,
        steam=1,
        portal=0,
        esteem=0,
        generators=generators,  # type: ignore[arg-type]
        upgrades=["U1"],
        expeditions=[],
        missions=[],
        airships=3,
        height=None,
        resting=False,
    )
    assert can_fulfil(board, need) == can


def test_my_missions_say_whether_they_can_be_fulfilled() -> None:
    """At the end only those are asked for that can be fulfilled at that moment (ST-9.3)."""
    match = until(4, "fulfil")
    view: View = match.view(match.actor)
    shown = drawing(match, match.actor)
    mission = str(view.table.todo[-1].mission)
    assert f"✓{mission} " in shown and f"►fulfil {mission}" in shown and "►no" in shown
    assert f"{view.cards[mission].esteem}★" in line_with(shown, f"✓{mission} ")
    best = line_with(shown, "Best ")
    assert all(code in best for code in view.proposal or [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_encounters_are_told_in_words(lang: str) -> None:
    glossary = Glossary(GAME.rules.box.data)  # type: ignore[attr-defined]
    for players in (2, 4):
        match = until(players, "choose", 2)
        view: View = match.view(match.actor)
        lines = drawing(match, match.actor, lang).splitlines()
        for code in view.table.todo[-1].cards or []:
            card = view.cards[code]
            at = next(k for k, line in enumerate(lines) if line[1:].startswith(f"{code} "))
            assert glossary.title(code).form(lang, "") in lines[at]
            assert lines[at].startswith("►" if f"choose {code}" in texts(match) else " ")
            for line, half in ((lines[at], card.top), (lines[at + 1], card.bottom)):
                for key, count in {**half["pay"], **half["gain"]}.items():
                    both = COLOUR_WORDS.get(key)
                    word = pick(both or AMOUNT_WORDS[key][count != 1], lang)
                    assert f"{count} {word}" in line
            assert pick(LABELS["others" if card.purple else "bottom"], lang) in lines[at + 1]


@pytest.mark.parametrize(
    ("what", "offered"),
    [
        ("turn", ["pass"]),
        ("half", ["top", "bottom"]),
        ("purple", ["yes", "no"]),
        ("special", ["none", "steam 1"]),
        ("pick", ["stop"]),
    ],
)
def test_what_touches_nothing_on_the_board_is_offered(what: str, offered: list[str]) -> None:
    match = until(3, what, 2)
    shown = drawing(match, match.actor).split("You can")[1]
    assert all(f"►{move}" in shown for move in offered)


@pytest.mark.parametrize("what", ["turn", "buy", "choose", "purple", "mister"])
def test_brass_comes_with_the_sign(what: str) -> None:
    match = until(3, what)
    assert BRASS in drawing(match, match.actor, colour=True)
    assert BRASS not in drawing(match, None, colour=True)


def test_supply_is_counted() -> None:
    match = until(2, "turn")
    position: Position = match.view(0).table
    bag = " ".join(f"{n}{pieces.LETTER[colour]}" for colour, n in position.bag.items())
    told = f"bag {bag} · bank {position.bank}● · mine {position.mine}◇"
    assert told in drawing(match, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_is_explained(lang: str) -> None:
    shown = drawing(until(2, "turn"), None, lang)
    for key, words in LEGEND_WORDS.items():
        assert f"{pieces.SIGNS[key]} {pick(words, lang)}" in shown
    assert {pieces.SIGNS[key] for key in LEGEND_WORDS} == set(pieces.SIGNS.values())


@pytest.mark.parametrize("colour", COLOURS)
def test_ink_is_readable_on_its_paper(colour: str) -> None:
    dark, light = sorted(map(_luminance, (pieces.INK[colour], pieces.PAPER[colour])))
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def _luminance(paint: str) -> float:
    parts = [int(paint[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
