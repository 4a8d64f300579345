"""Moves, chance, positions and the stack as text and JSON (ST-9.1 to ST-9.10)."""

import json
import random
from typing import Any

import pytest

from spieluhr.bots import BOTS
from spieluhr.cli.trace import before, traced
from spieluhr.core.match import Match
from tests.games.steam_time.build import do, ending, last_turn, log_of, random_game, with_data
from tests.games.steam_time.world import (
    COLOURS,
    DATA,
    EXAMPLE,
    GAME,
    KINDS,
    MONUMENTS,
    Position,
    after,
    codes,
    crystals,
    legal,
    load,
    new,
    news,
    play,
    position_of,
    seat,
    settle,
    table,
    weights,
)

POOR = seat("", gold=0, steam=0)
GIZA = ["place giza encounter"]
EASTER = ["place easter encounter"]


def alone(board: Position, **changes: object) -> Position:
    """Seat 0 with this board; seat 1 can pay nothing, so it is never asked."""
    return table(seats=(board, POOR), **changes)  # type: ignore[arg-type]


def met(card: str, *lines: str) -> list[str]:
    """On Giza this card is chosen."""
    other = "N1" if card != "N1" else "N2"
    return [*GIZA, f"reveal {card}", f"reveal {other}", f"choose {card}", *lines]


# Questions.


@pytest.mark.parametrize(
    ("start", "line"),
    [
        (alone(seat(""), spaces={"machu crystals": "blue"}), "place machu crystals"),
        (alone(seat("green green pink", steam=2)), "place wall upgrade"),  # all three are paid
        (alone(seat("green green pink", steam=2)), "place giza expedition"),
    ],
)
def test_ST_9_1_a_single_answer_is_not_asked_and_not_logged(start: Position, line: str) -> None:
    match = play(start, line)
    assert (match.actor, log_of(match)) == (1, [line])


def test_ST_9_1_neither_at_encounters_nor_at_the_end() -> None:
    match = play(alone(seat("")), *met("N1"))  # the lower action costs 2 steam
    assert (match.actor, log_of(match)[-1]) == (1, "choose N1")
    match = ending(seat(missions=["M30", "M25", "M1"]), POOR)
    assert legal(match) == ["fulfil M25", "no"]
    assert log_of(play(match, "no")) == ["pass", "no"]


def test_ST_9_1_a_turn_with_anything_to_do_is_asked() -> None:
    by = {"angkor mission": 0, "machu gold": 1}
    empty: dict[str, str | None] = {"machu expedition": None}
    match = load(table(seats=(seat("", gold=2),), by=by, spaces=empty, card=1))
    assert legal(match) == ["place machu crystals", "pass"]


def test_ST_9_1_every_draw_is_logged_even_with_one_result() -> None:
    match = play(last_turn(seat(), seat(), missions="M30"), "pass")
    while "mission M30" not in legal(match):
        play(match, legal(match)[0])
    assert weights(match) == {"mission M30": 1}
    assert position_of(match)["actor"] == "chance"
    settle(match)
    assert [line for line in log_of(match) if line.startswith("mission ")] == ["mission M30"]


def outcomes(match: Match, verbs: tuple[str, ...]) -> list[str]:
    """What every way to answer these questions leads to, as JSON."""
    lines = [line for line in legal(match) if line.split()[0] in verbs]
    if not lines or len(lines) < len(legal(match)):
        return [json.dumps(position_of(match))]
    return [
        found
        for line in lines
        for found in outcomes(play(match.at(len(match.log)), line), verbs)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("start", "lines", "verbs", "number"),
    [
        # 1 or 2 green, with or without an orange one, or that alone
        (
            alone(seat(""), spaces={"machu crystals": "green green orange"}),
            ["place machu crystals"],
            ("buy", "done"),
            5,
        ),
        # none, one or two into five generators: 1 + 5 + 15
        (
            alone(seat("black black", gold=20)),
            ["place stonehenge crystals", "buy green", "done"],
            ("into", "stop"),
            21,
        ),
        # three of green green blue grey: one of three is left
        (alone(seat("green green blue grey")), met("N9", "bottom"), ("pay",), 3),
        # grey is paid for E; two of green green blue blue for D and F
        (
            alone(seat("green green blue blue grey", steam=2), spaces={"wall upgrade": "U8"}),
            ["place wall upgrade"],
            ("pay",),
            3,
        ),
        # none to three of six colours; without gold not two black or three pink ones
        (alone(seat("", gold=0)), met("N10"), ("take", "stop"), 1 + 6 + (21 - 1) + (56 - 6 - 1)),
        # none, one or two of three crystals on deposits
        (
            alone(
                seat("green black pink grey orange"),
                round=3,
                spaces={
                    "wall upgrade": "U18",
                    "stonehenge crystals": "blue",
                    "angkor crystals": "green blue",
                    "machu crystals": None,
                },
            ),
            ["place wall upgrade"],
            ("pick", "stop"),
            7,
        ),
        # four of five colours
        (
            last_turn(seat(missions=["M21"]), POOR, round=5),
            ["pass", "fulfil M21"],
            ("pay",),
            5,
        ),
    ],
)
def test_ST_9_2_every_set_has_exactly_one_spelling(
    start: Position, lines: list[str], verbs: tuple[str, ...], number: int
) -> None:
    found = outcomes(play(start, *lines), verbs)
    assert len(set(found)) == len(found) == number


def test_ST_9_2_only_the_same_or_a_later_element_may_follow() -> None:
    start = alone(seat("", gold=20), spaces={"machu crystals": "green blue blue orange"})
    match = play(start, "place machu crystals", "buy blue")
    assert legal(match) == ["buy blue", "buy orange", "done"]
    assert play(match, "buy orange").actor == 1  # the other blue one cannot be had any more
    spaces: dict[str, str | None] = {
        "wall upgrade": "U18", "stonehenge crystals": "orange", "angkor crystals": "green blue",
        "machu crystals": "green",
    }  # fmt: skip
    start = alone(seat("green black pink grey orange"), round=3, spaces=spaces)
    assert legal(start, "place wall upgrade", "pick angkor blue") == ["pick machu green", "stop"]


def test_ST_9_2_an_element_is_offered_only_if_the_rest_can_be_completed() -> None:
    """Three of four: the first is a green one by itself, then not the grey one before blue."""
    start = alone(seat("green green blue grey"))
    match = play(start, *met("N9", "bottom"))
    assert crystals(position_of(match), 0) == "green blue grey"
    assert legal(match) == ["pay green", "pay blue"]
    assert crystals(after(match, "pay blue"), 0) == "green"  # and the grey one by itself


# Moves.

SPACES = [(monument, kind) for monument in MONUMENTS for kind in KINDS]
MOVES: list[tuple[str, Position]] = [
    *[(f"place {m} {k}", {"do": "place", "monument": m, "kind": k}) for m, k in SPACES],
    *[(word, {"do": word}) for word in ("card", "pass", "none", "done", "top", "bottom")],
    *[(word, {"do": word}) for word in ("yes", "no", "stop")],
    *[(f"steam {n}", {"do": "steam", "steam": n}) for n in range(1, 11)],
    *[(f"crystal {c}", {"do": "crystal", "generator": c}) for c in COLOURS],
    *[(f"buy {c}", {"do": "buy", "colour": c}) for c in COLOURS],
    *[(f"pay {c}", {"do": "pay", "colour": c}) for c in COLOURS],
    *[(f"choose {n}", {"do": "choose", "card": n}) for n in codes("N", 24)],
    *[(f"take {c}", {"do": "take", "colour": c}) for c in COLOURS],
    *[(f"into {c}", {"do": "into", "generator": c}) for c in COLOURS],
    *[
        (f"pick {m} {c}", {"do": "pick", "monument": m, "colour": c})
        for m in MONUMENTS
        for c in COLOURS
    ],
    *[(f"mister {m} {k}", {"do": "mister", "monument": m, "kind": k}) for m, k in SPACES],
    *[(f"fulfil {m}", {"do": "fulfil", "mission": m}) for m in codes("M", 32)],
    *[(f"monument {m}", {"do": "monument", "monument": m}) for m in MONUMENTS],
    *[(f"effort {f}", {"do": "effort", "card": f}) for f in codes("F", 12)],
    *[(f"mission {m}", {"do": "mission", "card": m}) for m in codes("M", 32)],
    *[(f"draw {c}", {"do": "draw", "colour": c}) for c in COLOURS],
    *[(f"upgrade {u}", {"do": "upgrade", "card": u}) for u in codes("U", 30)],
    *[(f"expedition {x}", {"do": "expedition", "card": x}) for x in codes("X", 30)],
    *[(f"reveal {n}", {"do": "reveal", "card": n}) for n in codes("N", 24)],
]


def test_ST_9_3_every_move_has_one_text_and_one_json_form() -> None:
    found = set()
    for line, written in MOVES:
        move = GAME.codec.parse(line)
        assert GAME.codec.text(move) == line
        assert json.dumps(GAME.codec.move_json(move)) == json.dumps(written)
        assert GAME.codec.read_move(json.loads(json.dumps(written))) == move
        found.add(move)
    assert len(found) == len(MOVES) == 213 + 140


TAKE_ALL = [f"take {colour}" for colour in COLOURS]
FOUR = "green green green blue blue blue blue black pink grey"
FEW: dict[str, str | None] = {"machu crystals": "green pink pink orange"}
NINE: dict[str, str | None] = {"wall upgrade": "U9", "stonehenge crystals": "orange blue"}
NO_MISSIONS: dict[str, str | None] = {"stonehenge mission": None, "angkor mission": None}
TWO_COLOURS = "blue blue blue blue grey grey grey grey"
QUESTIONS: dict[str, tuple[Position, list[str], int, list[str]]] = {
    "turn": (
        alone(seat("", gold=2), by={"wall mission": 0, "angkor mission": 0}), [],
        0, ["place machu crystals", "place machu gold", "card", "pass"],
    ),
    "start card": (
        table(seats=(seat(), seat(FOUR, steam=2, gold=0)), by={"machu gold": 0}, turn=1), ["card"],
        1, ["none", "steam 1", "steam 2", "crystal pink", "crystal grey", "crystal orange"],
    ),
    "crystals": (
        alone(seat(""), spaces=FEW), ["place machu crystals"],
        0, ["buy green", "buy pink", "buy orange"],
    ),
    "crystals, after one": (
        alone(seat(""), spaces=FEW), ["place machu crystals", "buy pink"],
        0, ["buy pink", "buy orange", "done"],
    ),
    "upgrade": (
        alone(seat("green green blue grey", steam=1)), ["place wall upgrade"],
        0, ["pay green", "pay grey"],
    ),
    "expedition": (
        alone(seat("green green pink grey", steam=2)), ["place giza expedition"],
        0, ["pay green", "pay pink"],
    ),
    "encounter": (
        alone(seat()), [*EASTER, "reveal N21", "reveal N4", "reveal N11"],
        0, ["choose N4", "choose N11", "choose N21"],
    ),
    "blue": (alone(seat(steam=2)), met("N1"), 0, ["top", "bottom"]),
    "any colours to pay": (
        alone(seat("green blue blue orange")), met("N2", "bottom"), 0, ["pay green", "pay blue"],
    ),
    "one colour to pay": (
        alone(seat("green blue blue orange orange*")), met("N20", "bottom"),
        0, ["pay blue", "pay orange"],
    ),
    "purple": (table(), met("N21"), 1, ["yes", "no"]),
    "purple payment": (
        table(seats=(seat(), seat("pink orange*"))), met("N18", "yes"),
        1, ["pay pink", "pay orange"],
    ),
    "named colour with a surcharge": (
        alone(seat("green green green")), met("N3", "top"), 0, ["take green", "stop"],
    ),
    "one colour of choice": (
        alone(seat(FOUR, gold=0)), met("N14"), 0, ["take pink", "take grey", "take orange", "stop"],
    ),
    "one colour, the rest as named": (
        alone(seat("grey grey")), met("N14", "take grey"), 0, ["take grey", "stop"],
    ),
    "any colours": (alone(seat("")), met("N10"), 0, [*TAKE_ALL, "stop"]),
    "any colours, after one": (
        alone(seat("")), met("N10", "take pink"),
        0, ["take pink", "take grey", "take orange", "stop"],
    ),
    "T.I.M.E. crystals": (
        alone(seat(FOUR, gold=0)), met("N24"), 0, ["into pink", "into grey", "into orange", "stop"],
    ),
    "multicolour": (
        alone(seat("green black grey", gold=0), spaces=NINE), ["place wall upgrade"],
        0, [
            "pick stonehenge blue", "pick stonehenge orange", "pick angkor green",
            "pick angkor blue", "pick angkor black", "pick machu green", "pick machu blue",
            "pick machu black", "pick machu pink", "pick machu grey", "stop",
        ],
    ),
    "extra action": (
        alone(seat("", gold=0, portal=4, steam=0), spaces=NO_MISSIONS), ["place wall mission"],
        0, [
            "mister stonehenge gold", "mister giza encounter", "mister giza gold",
            "mister wall encounter", "mister easter encounter", "mister machu gold",
        ],
    ),
    "end": (last_turn(seat(missions=["M25"]), POOR, round=5), ["pass"], 0, ["fulfil M25", "no"]),
    "end, different colours": (
        last_turn(seat(missions=["M21"]), POOR, round=5), ["pass", "fulfil M21"],
        0, ["pay green", "pay blue"],
    ),
    "end, one colour": (
        last_turn(seat(TWO_COLOURS, missions=["M24"]), POOR, round=5), ["pass", "fulfil M24"],
        0, ["pay blue", "pay grey"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("question", QUESTIONS)
def test_ST_9_3_who_is_asked_what(question: str) -> None:
    start, lines, actor, answers = QUESTIONS[question]
    match = play(start, *lines)
    assert (match.actor, legal(match)) == (actor, answers)


def test_ST_9_3_a_named_colour_comes_by_itself_while_its_slot_is_free() -> None:
    start = alone(seat("green"))
    match = play(start, *met("N3"))  # two green ones into the second and third slot
    assert (match.actor, log_of(match)[-1]) == (1, "choose N3")
    assert crystals(position_of(match), 0) == "green green green"


# Chance.


def verbs_of(lines: list[str]) -> list[str]:
    return [line.split()[0] for line in lines]


def test_ST_9_4_set_up_in_its_order() -> None:
    order = ["machu", "wall", "giza", "angkor", "stonehenge", "easter"]
    match = new(2)
    assert legal(match) == [f"monument {monument}" for monument in MONUMENTS]
    for monument in order:
        play(match, f"monument {monument}")
    assert legal(match) == [f"effort F{n}" for n in range(1, 13)]
    settle(match)
    assert verbs_of(log_of(match)) == [
        *["monument"] * 6,
        "effort",
        *["draw"] * 5, "expedition",  # Machu Picchu
        "mission", "upgrade",  # Great Wall
        "expedition",  # Giza
        "mission", *["draw"] * 3, "upgrade",  # Angkor
        "mission", *["draw"] * 4,  # Stonehenge
        "upgrade", "expedition",  # Easter Island
    ]  # fmt: skip
    found = position_of(match)
    assert [row["monument"] for row in found["stream"]] == order
    assert (found["actor"], found["start"], found["turn"], found["phase"]) == (0, 0, 0, "actions")


def test_ST_9_4_four_players_have_more_spaces() -> None:
    match = new(4)
    for monument in MONUMENTS:
        play(match, f"monument {monument}")
    settle(match)
    assert verbs_of(log_of(match))[7:] == [
        "mission", *["draw"] * 4, "upgrade",  # Stonehenge
        "mission", *["draw"] * 3, "expedition",  # Giza
        "mission", *["draw"] * 4, "upgrade", "expedition",  # Great Wall
        "mission", "upgrade", "expedition",  # Easter Island
        "mission", *["draw"] * 3, "upgrade", "expedition",  # Angkor
        *["draw"] * 5, "upgrade", "expedition",  # Machu Picchu
    ]  # fmt: skip


def test_ST_9_4_a_crystal_is_as_likely_as_the_bag_holds_it() -> None:
    match = play(new(2), *[f"monument {m}" for m in MONUMENTS[::-1]], "effort F3")
    held = {"green": 13, "blue": 13, "black": 13, "pink": 13, "grey": 13, "orange": 15}
    assert list(weights(match).items()) == [(f"draw {c}", n) for c, n in held.items()]
    play(match, "draw orange", "draw orange", "draw grey")
    held |= {"orange": 13, "grey": 12}
    assert weights(match) == {f"draw {c}": n for c, n in held.items()}
    four = play(new(4), *[f"monument {m}" for m in MONUMENTS[::-1]], "effort F3")
    assert weights(four)["draw orange"] == 14


def test_ST_9_4_cards_are_equally_likely_and_drawn_once() -> None:
    match = play(new(2), *[f"monument {m}" for m in MONUMENTS])
    assert weights(match) == {f"effort F{n}": 1 for n in range(1, 13)}
    play(match, "effort F3")
    assert weights(match) == {f"mission M{n}": 1 for n in range(1, 33)}
    play(match, "mission M4", *["draw green"] * 4)
    assert weights(match) == {f"expedition X{n}": 1 for n in range(1, 7)}
    play(match, "expedition X6", "mission M1")
    assert weights(match) == {f"upgrade U{n}": 1 for n in range(1, 7)}
    play(match, "upgrade U2")
    assert weights(match) == {f"upgrade U{n}": 1 for n in (1, 3, 4, 5, 6)}


def test_ST_9_4_encounters_are_revealed_one_by_one() -> None:
    start = alone(seat(), discard="N1 N2 N3")
    assert weights(start, *GIZA) == {f"reveal N{n}": 1 for n in range(4, 25)}
    assert weights(start, *GIZA, "reveal N7") == {f"reveal N{n}": 1 for n in range(4, 25) if n != 7}


def test_ST_9_4_a_round_begins_with_its_effort_card() -> None:
    match = play(last_turn(seat(), seat()), "pass")
    assert legal(match) == [f"effort F{n}" for n in range(2, 12)]  # F12 was the first
    play(match, "effort F2")
    assert verbs_of(legal(match)) == ["draw"] * 6  # for Machu Picchu, which went to the bottom
    settle(match, "expedition X18", "upgrade U13")
    assert match.actor == 0


# Positions.


def in_order(written: Position) -> Position:
    """The same with lists that have no order sorted (ST-9.7)."""
    loose = ("upgrades", "missions", "effort", "encounters", "encounter_discard", "cards")

    def inner(part: Any, key: str = "") -> Any:
        if isinstance(part, dict):
            return {name: inner(value, name) for name, value in part.items()}
        if isinstance(part, list):
            parts = [inner(value) for value in part]
            return sorted(parts) if key in loose else parts
        return part

    found: Position = inner(written)
    return found


def test_ST_9_5_the_example_is_read_and_written_alike() -> None:
    found = after(EXAMPLE)
    assert json.dumps(in_order(found)) == json.dumps(in_order(EXAMPLE))
    match = load(EXAMPLE)
    assert (match.actor, legal(match)) == (1, ["pay green", "pay black", "pay grey"])


def test_ST_9_5_the_example_goes_on() -> None:
    """No orange crystal, no reward; nobody has an airship, but the card is still there."""
    match = load(EXAMPLE)
    start = position_of(match)
    play(match, "pay grey")
    assert news(start, position_of(match)) == {
        "seats.1.steam": 0, "seats.1.generators.grey": [], "bag.grey": 14,
        "seats.1.expeditions": ["X7"], "turn": 0, "actor": 0, "todo": [],
    }  # fmt: skip
    assert legal(match) == ["card", "pass"]
    play(match, "pass")
    assert (match.actor, legal(match)) == (1, ["card", "pass"])
    found = after(match, "card")  # without steam no special action
    assert (found["round"], found["phase"], found["start"]) == (3, "supply", 1)


def test_ST_9_5_the_example_can_be_played_to_its_end() -> None:
    match, dice = load(EXAMPLE), random.Random(5)
    while not match.is_over:
        play(match, dice.choice(legal(match)))
    found = position_of(match)
    assert (found["round"], found["phase"], found["actor"]) == (5, "over", "over")
    assert after(found) == found


END = [do("end_turn"), do("extra_actions")]
ON_GIZA = [
    *END, do("bonus", 0, monument="giza", kind="encounter"), do("gain", 0, what={"esteem": 2}),
]  # fmt: skip
ON_WALL = [*END, do("bonus", 0, monument="wall", kind="upgrade")]
ON_MACHU = [*END, do("bonus", 0, monument="machu", kind="crystals")]
PAYING = alone(seat("green green pink grey", steam=3))
U9: dict[str, str | None] = {"wall upgrade": "U9"}
FULFIL = last_turn(seat(missions=["M21", "M30", "M25"]), seat(gold=12, missions=["M26"]), round=5)
LATER = [
    do("fulfil", 1, mission="M26"), do("fulfil", 0, mission="M30"), do("fulfil", 0, mission="M25"),
]  # fmt: skip
ENTRIES: list[tuple[Position, list[str], list[Position]]] = [
    (PAYING, ["place wall upgrade"],
     [*ON_WALL, do("receive", 0, card="U7"), do("pay", 0, left=2, from_="green")]),
    (PAYING, ["place wall upgrade", "pay green"],
     [*ON_WALL, do("receive", 0, card="U7"), do("pay", 0, left=1, from_="green")]),
    (alone(seat()), ["place machu crystals"],
     [*ON_MACHU, do("buy", 0, monument="machu", bought=0, from_="green")]),
    (alone(seat()), ["place machu crystals", "buy blue"],
     [*ON_MACHU, do("buy", 0, monument="machu", bought=1, from_="blue")]),
    (alone(seat()), GIZA, [*ON_GIZA, do("reveal", 0, left=2, cards=[])]),
    (alone(seat()), [*GIZA, "reveal N7"], [*ON_GIZA, do("reveal", 0, left=1, cards=["N7"])]),
    (alone(seat()), [*GIZA, "reveal N7", "reveal N2"],
     [*ON_GIZA, do("choose", 0, cards=["N2", "N7"])]),
    (alone(seat(steam=2)), met("N1"), [*ON_GIZA, do("half", 0, card="N1")]),
    (table(3), met("N21"), [*ON_GIZA, do("purple", 2, card="N21"), do("purple", 1, card="N21")]),
    (table(3), met("N21", "no"), [*ON_GIZA, do("purple", 2, card="N21")]),
    (table(3), met("N24", "stop", "yes"),
     [*ON_GIZA, do("purple", 2, card="N24"), do("gain", 1, what={"esteem": 4}),
      do("pay_any", 1, left=2, from_="green")]),
    (alone(seat()), met("N9", "bottom"),
     [*ON_GIZA, do("gain", 0, what={"esteem": 9}), do("pay_any", 0, left=3, from_="green")]),
    (alone(seat()), met("N9", "bottom", "pay blue"),
     [*ON_GIZA, do("gain", 0, what={"esteem": 9}), do("pay_any", 0, left=2, from_="blue")]),
    (alone(seat("blue blue grey grey")), met("N20", "bottom"),
     [*ON_GIZA, do("gain", 0, what={"esteem": 7}), do("pay_one", 0, left=2, from_="green")]),
    (alone(seat("green green green")), met("N3", "top"),
     [*ON_GIZA, do("take", 0, colour="green", left=2)]),
    (alone(seat("green green")), met("N3", "top"),
     [*ON_GIZA, do("take", 0, colour="green", left=1)]),
    (alone(seat("")), met("N14"), [*ON_GIZA, do("take_one", 0, left=3)]),
    (alone(seat("grey grey")), met("N14", "take grey"),
     [*ON_GIZA, do("take", 0, colour="grey", left=2)]),
    (alone(seat("")), met("N10"),
     [*ON_GIZA, do("purple", 1, card="N10"), do("take_any", 0, left=3, from_="green")]),
    (alone(seat("")), met("N10", "take pink"),
     [*ON_GIZA, do("purple", 1, card="N10"), do("take_any", 0, left=2, from_="pink")]),
    (alone(seat("")), met("N12"),
     [*ON_GIZA, do("purple", 1, card="N12"), do("into", 0, left=2, from_="green")]),
    (alone(seat("")), met("N12", "into pink"),
     [*ON_GIZA, do("purple", 1, card="N12"), do("into", 0, left=1, from_="pink")]),
    (alone(seat("green black grey"), spaces=U9), ["place wall upgrade"],
     [*ON_WALL, do("pick", 0, left=1, from_="stonehenge green")]),
    (table(by={"machu gold": 0}, turn=1), ["card"], [do("end_turn"), do("special", 1)]),
    (table(start=1), ["pass", "pass"], [do("supply"), do("special", 1)]),
    (alone(seat(portal=4)), ["place wall mission"], [*END, do("mister", 0)]),
    (last_turn(seat(), seat()), ["pass"], [do("supply")]),
    (FULFIL, ["pass"], [*LATER, do("fulfil", 0, mission="M21")]),
    (FULFIL, ["pass", "fulfil M21"],
     [*LATER, do("gain", 0, what={"esteem": 7}), do("pay_different", 0, left=4, from_="green")]),
    (FULFIL, ["pass", "fulfil M21", "pay green"],
     [*LATER, do("gain", 0, what={"esteem": 7}), do("pay_different", 0, left=3, from_="blue")]),
    (FULFIL, ["pass", "no"], LATER),
]  # fmt: skip
INCOMES = last_turn(seat(upgrades=["U9", "U4", "U10"]), seat(), seat())
INCOME = [
    do("income", 2), do("income", 1), do("extra_actions"),
    do("pick", 0, left=2, from_="stonehenge green"),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(ENTRIES)))
def test_ST_9_6_the_stack_in_its_exact_form(number: int) -> None:
    start, lines, todo = ENTRIES[number]
    found = after(start, *lines)
    assert json.dumps(found["todo"]) == json.dumps(todo)
    assert after(found) == found


def test_ST_9_6_incomes() -> None:
    match = settle(play(INCOMES, "pass"))
    found = position_of(match)
    assert json.dumps(found["todo"]) == json.dumps(INCOME)
    assert (found["phase"], after(found)) == ("income", found)
    play(match, "pick machu green")
    left = do("pick", 0, left=1, from_="machu green")
    assert position_of(match)["todo"] == [*INCOME[:3], left]


def test_ST_9_6_all_kinds_of_entries_are_in_these_tests() -> None:
    found = {entry["do"] for _, _, todo in ENTRIES for entry in todo}
    assert found | {entry["do"] for entry in INCOME} == {
        *("end_turn", "extra_actions", "bonus", "receive", "pay", "buy", "reveal", "choose"),
        *("half", "purple", "pay_any", "pay_one", "pay_different", "gain", "take", "take_one"),
        *("take_any", "into", "pick", "special", "mister", "income", "fulfil", "supply"),
    }


def assert_well_formed(found: Position) -> None:
    """The sentences of ST-9.5 to ST-9.8 that hold at any time."""
    assert list(found) == list(EXAMPLE)
    assert list(found["decks"]) == list(EXAMPLE["decks"])
    assert list(found["bag"]) == COLOURS
    phase, todo = found["phase"], found["todo"]
    assert (found["actor"] == "over") == (phase == "over")
    top = todo[-1]["do"] if todo else None
    assert (found["actor"] == "chance") == (top in ("supply", "reveal"))
    if isinstance(found["actor"], int):
        assert found["actor"] == (todo[-1]["seat"] if todo else found["turn"])
    if phase != "actions":
        assert (found["turn"], found["passes"]) == (found["start"], 0)
        assert found["start_moved"] is False
    if phase in ("supply", "income"):
        assert found["card"] is None
        assert [board["height"] for board in found["seats"]] == [None] * found["players"]
    for row in found["stream"]:
        assert list(row["spaces"]) == [kind for kind in KINDS if kind in row["spaces"]]
        deposit = row["spaces"].get("crystals", {"crystals": {}})["crystals"]
        assert list(deposit) == [colour for colour in COLOURS if colour in deposit]
        assert 0 not in deposit.values()
    for board in found["seats"]:
        assert list(board) == list(EXAMPLE["seats"][0])
        assert list(board["generators"]) == COLOURS


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_ST_9_7_positions_of_whole_games(players: int, seed: int) -> None:
    def check(match: Match) -> None:
        found = position_of(match)
        assert_well_formed(found)
        if len(match.log) % 3 == 0:
            assert after(found) == found
            assert legal(found) == legal(match)

    assert random_game(players, seed, check).is_over


def test_ST_9_7_lists_without_an_order_may_come_in_any() -> None:
    mixed = json.loads(json.dumps(EXAMPLE))
    for deck in mixed["decks"].values():
        deck.reverse()
    mixed["seats"][0]["upgrades"].reverse()
    assert after(mixed) == after(EXAMPLE)
    choosing = after(alone(seat(missions=["M9", "M4"])), *GIZA, "reveal N7", "reveal N2")
    mixed = json.loads(json.dumps(choosing))
    mixed["todo"][-1]["cards"] = ["N7", "N2"]
    mixed["seats"][0]["missions"] = ["M9", "M4"]
    assert choosing["seats"][0]["missions"] == ["M4", "M9"]
    assert after(mixed) == choosing


def test_ST_9_7_expeditions_keep_theirs() -> None:
    start = alone(seat("green blue black", expeditions=["X6", "X2", "X4"]))
    found = after(start, "place giza expedition")
    assert found["seats"][0]["expeditions"] == ["X6", "X2", "X4", "X7"]


def test_ST_9_7_a_pass_by_itself_counts_like_any_pass() -> None:
    """Seat 1 has the card and no airship left; after its pass seat 2 is asked, not the end."""
    boards = (seat(resting=True), seat(), seat())
    by = {"stonehenge gold": 1, "giza gold": 1, "machu gold": 1}
    start = table(3, seats=boards, by=by, card=1, turn=2)
    found = after(start, "place wall mission")  # then seats 0 and 1 pass by themselves
    assert (found["turn"], found["passes"]) == (2, 2)
    assert [board["resting"] for board in found["seats"]] == [True, True, False]


def test_ST_9_7_place_and_card_end_the_row_of_passes() -> None:
    start = table(3, seats=(seat(resting=True), seat(resting=True)), turn=2, passes=2)
    assert after(start, "place machu gold")["passes"] == 0
    assert after(start, "card")["passes"] == 0


def test_ST_9_7_the_end_is_checked_before_the_next_one_passes_by_himself() -> None:
    """Seat 1 places the last airship: seat 0, who cannot do anything, does not pass first."""
    by = {"stonehenge gold": 0, "giza gold": 0, "wall mission": 0}
    by |= {"stonehenge mission": 1, "giza encounter": 1}
    found = after(table(by=by, turn=1, card=1, round=5), "place machu gold")
    assert (found["phase"], [board["resting"] for board in found["seats"]]) == (
        "over",
        [False, False],
    )


def test_ST_9_7_start_moved_by_place_or_pass_not_by_another() -> None:
    assert after(table())["start_moved"] is False
    assert after(table(), "place stonehenge gold")["start_moved"] is True
    assert after(table(), "pass")["start_moved"] is True
    assert after(table(), "place machu crystals")["start_moved"] is True  # from the move on


def test_ST_9_8_set_up_is_the_supply_of_round_1() -> None:
    start = position_of(new(3))
    board = seat()
    assert start == {
        "game": "steam_time", "players": 3, "round": 1, "phase": "supply", "actor": "chance",
        "turn": 0, "start": 0, "start_moved": False, "card": None, "passes": 0, "effort": None,
        "stream": [],
        "seats": [
            board | {"gold": gold, "steam": steam, "airships": 3, "height": None}
            for gold, steam in ((8, 1), (10, 1), (10, 2))
        ],
        "bank": 72, "mine": 30,
        "bag": dict.fromkeys(COLOURS, 12) | {"orange": 15},
        "decks": {
            "effort": codes("F", 12), "missions": codes("M", 32),
            "encounters": codes("N", 24), "encounter_discard": [],
        },
        "extra_actions": [], "todo": [do("supply")],
    }  # fmt: skip
    match = play(new(3), "monument giza")
    found = position_of(match)
    assert found["stream"] == [
        {
            "monument": "giza",
            "spaces": {
                "mission": {"by": None, "card": None},
                "encounter": {"by": None},
                "gold": {"by": None},
                "expedition": {"by": None, "card": None},
            },
        }
    ]
    play(match, *[f"monument {m}" for m in MONUMENTS if m != "giza"])
    assert position_of(match)["effort"] is None
    found = after(match, "effort F7")
    assert (found["effort"], found["phase"], found["todo"]) == ("F7", "supply", [do("supply")])
    assert "F7" not in found["decks"]["effort"]


def test_ST_9_8_at_the_end_of_the_phase_at_once() -> None:
    boards = (seat(steam=0, resting=True), seat(), seat(steam=3))
    start = table(3, seats=boards, start=2, turn=1, passes=1, by={"machu gold": 2})
    match = play(start, "pass", "pass")  # seat 2 has passed last
    assert news(start, position_of(match)) == {
        "seats.1.resting": True, "seats.2.resting": True, "turn": 2, "actor": 2, "passes": 0,
        "start_moved": False, "todo": [do("supply"), do("special", 2)],
    }  # fmt: skip


def test_ST_9_8_when_supply_comes_up() -> None:
    start = last_turn(seat(), seat(), start=1, by={"stonehenge gold": 0, "giza gold": 1})
    found = after(start, "pass")
    assert (found["round"], found["card"], found["effort"]) == (3, None, None)
    assert (found["phase"], found["actor"], found["start"]) == ("supply", "chance", 1)
    assert [row["monument"] for row in found["stream"]] == ["machu", *MONUMENTS[:5]]
    assert found["stream"][0]["spaces"] == {
        "crystals": {"by": None, "crystals": {}},
        "gold": {"by": None},
        "expedition": {"by": None, "card": None},
    }
    for board in found["seats"]:
        assert (board["airships"], board["height"], board["resting"]) == (3, None, False)


def test_ST_9_8_after_round_5_all_stays_as_it_is() -> None:
    by = {"stonehenge gold": 0, "giza gold": 1}
    boards = (seat(missions=["M25"]), seat())
    start = last_turn(*boards, start=1, by=by, round=5)
    assert news(start, after(start, "pass")) == {
        "seats.1.resting": True, "phase": "end", "start": 1, "start_moved": False,
        "actor": 0, "todo": [do("fulfil", 0, mission="M25")],
    }  # fmt: skip


def test_ST_9_8_what_has_run_out_is_skipped() -> None:
    """One mission is left for three spaces."""
    match = play(last_turn(seat(), seat(), missions="M30"), "pass")
    settle(match)
    found = position_of(match)
    missions = [row["spaces"].get("mission") for row in found["stream"]]
    assert [space["card"] for space in missions if space] == ["M30", None, None]
    assert found["decks"]["missions"] == []


def test_ST_9_8_deposits_are_filled_while_the_bag_has_crystals() -> None:
    """All but 7 black and 3 pink crystals lie in generators; there is room for 19."""
    many = {"green": (4, 4, 4, 3), "blue": (4, 4, 4, 3), "black": (2, 2, 2, 2)}
    many |= {"pink": (3, 3, 3, 3), "grey": (4, 4, 4, 3), "orange": (5, 5, 5, 0)}
    boards = [
        seat(" ".join(colour for colour in COLOURS for _ in range(many[colour][number])))
        for number in range(4)
    ]
    names = ("stonehenge", "giza", "wall", "angkor", "machu")
    start = last_turn(*boards, spaces={f"{name} crystals": None for name in names})
    assert start["bag"] == dict.fromkeys(COLOURS, 0) | {"black": 7, "pink": 3}
    match = settle(play(start, "pass"))
    found = position_of(match)
    assert found["bag"] == dict.fromkeys(COLOURS, 0)
    deposits = {row["monument"]: row["spaces"].get("crystals") for row in found["stream"]}
    lying = {name: sum(space["crystals"].values()) for name, space in deposits.items() if space}
    assert lying == {"machu": 5, "stonehenge": 4, "giza": 1, "wall": 0, "angkor": 0}
    assert found["stream"][2]["spaces"]["expedition"]["card"] is not None  # of Giza
    assert found["phase"] == "actions"


def test_ST_9_9_place_pushes_action_on_extra_on_bonus() -> None:
    found = after(alone(seat()), *GIZA)["todo"]
    assert [entry["do"] for entry in found] == [
        *("end_turn", "extra_actions", "bonus", "gain", "reveal")
    ]
    found = after(alone(seat()), *EASTER)["todo"]  # no extra is printed there
    assert [entry["do"] for entry in found] == ["end_turn", "extra_actions", "bonus", "reveal"]


def test_ST_9_9_mister_is_replaced_like_place() -> None:
    match = play(alone(seat(portal=4)), "place wall mission", "mister giza encounter")
    assert position_of(match)["todo"] == [
        *ON_GIZA,
        do("reveal", 0, left=2, cards=[]),
    ]


def test_ST_9_9_the_card_leaves_and_what_you_have_is_paid_at_once() -> None:
    start = alone(seat("green green pink grey", steam=3))
    found = news(start, after(start, "place wall upgrade"))
    assert found["stream.wall.upgrade.card"] is None
    assert found["seats.0.generators.green"] == ["green"]
    assert "seats.0.steam" not in found  # it goes with each crystal
    assert after(start, "place wall upgrade", "pay green")["seats"][0]["steam"] == 2


def test_ST_9_9_gold_steam_and_named_colours_are_paid_before_crystals_are_asked_for() -> None:
    game, data = with_data(
        ("encounters.N2.bottom.pay", {"gold": 3, "steam": 1, "pink": 1, "crystals_any_colours": 1})
    )
    start = alone(seat("green pink pink"), data=data)
    match = play(load(start, game), *met("N2", "bottom"))
    found = position_of(match)["seats"][0]
    assert (found["gold"], found["steam"], found["generators"]["pink"]) == (5, 0, ["pink"])
    assert legal(match) == ["pay green", "pay pink"]
    assert position_of(match)["todo"][-2:] == [
        do("gain", 0, what={"esteem": 6}),
        do("pay_any", 0, left=1, from_="green"),
    ]


def test_ST_9_9_a_gain_is_replaced_the_first_on_top() -> None:
    """Everything that can be gained, at once."""
    gain = {
        "gold": 1, "steam": 2, "esteem": 3, "portal": 1, "crystals_any_colours": 1,
        "time_crystal": 2, "crystal_from_deposit": 1,
    }  # fmt: skip
    game, data = with_data(("encounters.N2.top.gain", gain))
    match = play(load(alone(seat(""), data=data), game), *met("N2"))
    assert position_of(match)["todo"][4:] == [
        do("pick", 0, left=1, from_="stonehenge green"),
        do("into", 0, left=2, from_="green"),
        do("take_any", 0, left=1, from_="green"),
    ]
    board = position_of(match)["seats"][0]
    assert [board[key] for key in ("gold", "steam", "esteem", "portal")] == [9, 3, 3, 1]
    gain = {"crystals_one_colour": 2, "time_crystal": 1}
    game, data = with_data(("encounters.N2.top.gain", gain))
    match = play(load(alone(seat(""), data=data), game), *met("N2"))
    assert position_of(match)["todo"][4:] == [
        do("into", 0, left=1, from_="green"),
        do("take_one", 0, left=2),
    ]


def test_ST_9_9_one_take_for_each_colour() -> None:
    gain = {"green": 1, "blue": 2, "orange": 1}
    game, data = with_data(("encounters.N2.top.gain", gain))
    held = "green green green blue blue blue orange orange orange"
    match = play(load(alone(seat(held), data=data), game), *met("N2", "top"))
    takes = [("orange", 1), ("blue", 2), ("green", 1)]
    assert position_of(match)["todo"][4:] == [
        {"do": "take", "seat": 0, "colour": colour, "left": left} for colour, left in takes
    ]
    play(match, "stop")
    assert legal(match) == ["take blue", "stop"]


def test_ST_9_9_purple_waits_below_the_payment_and_gain_of_the_active_player() -> None:
    game, data = with_data(("encounters.N4.top.pay", {"crystals_any_colours": 1}))
    match = play(load(table(3, start=1, data=data), game), *met("N4"))
    assert position_of(match)["todo"][4:] == [
        do("purple", 0, card="N4"),
        do("purple", 2, card="N4"),
        do("gain", 1, what={"gold": 10}),
        do("pay_any", 1, left=1, from_="green"),
    ]


# The trace.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ST_9_10_a_trace(players: int) -> None:
    options = GAME.read_options({"players": players})
    lines = list(traced(GAME, options, players, 7, BOTS["random"]()))
    assert lines[0] == {
        "game": "steam_time", "rules": 1, "options": {"players": players}, "seats": players,
        "seed": 7, "data": GAME.data,
    }  # fmt: skip
    assert lines[1]["actor"] == "chance"
    assert lines[1]["legal"] == [f"monument {monument}" for monument in MONUMENTS]
    assert "weights" not in lines[1]
    last = lines[-1]
    assert sorted(last) == ["n", "outcome", "position"]
    boards = last["position"]["seats"]
    scores = [board["esteem"] for board in boards]
    strong = [
        (board["esteem"], sum(map(len, board["generators"].values()))) for board in boards
    ]  # fmt: skip
    ranks = [1 + sum(other > mine for other in strong) for mine in strong]
    assert last["outcome"] == {"scores": scores, "ranks": ranks, "reason": "rounds"}


def test_ST_9_10_weights_only_where_they_differ() -> None:
    match = play(new(2), *[f"monument {m}" for m in MONUMENTS[::-1]])
    assert "weights" not in before(match)
    written = before(play(match, "effort F3"))
    assert written["legal"] == [f"draw {colour}" for colour in COLOURS]
    assert written["weights"] == [13, 13, 13, 13, 13, 15]
    assert "weights" not in before(load(EXAMPLE))


def test_ST_9_10_ranks_are_one_more_than_the_players_who_are_better() -> None:
    match = ending(*[seat("", esteem=esteem) for esteem in (7, 3, 7)])
    assert match.outcome().json() == {
        "scores": [7, 3, 7], "ranks": [1, 3, 1], "reason": "rounds",
    }  # fmt: skip


def test_ST_9_10_the_option_is_the_number_of_players() -> None:
    assert DATA["constants"]["rounds"] == 5
    for players in (2, 3, 4):
        options = GAME.read_options({"players": players})
        assert GAME.seat_counts(options) == [players]
        assert len(position_of(new(players))["seats"]) == players
