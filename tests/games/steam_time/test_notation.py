"""Questions, moves, chance and traces as text and JSON (ST-9.1 to ST-9.4, ST-9.10)."""

import json

import pytest

from spieluhr.core.match import Match
from tests.builders import Position, after, legal, load, play, position_of, weights
from tests.games.steam_time.builders import (
    COLOURS,
    GAME,
    KINDS,
    MONUMENTS,
    codes,
    crystals,
    seat,
    settle,
    table,
)
from tests.games.steam_time.clause_builders import (
    EASTER,
    POOR,
    alone,
    ending,
    last_turn,
    log_of,
    met,
)

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
