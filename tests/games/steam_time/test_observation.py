"""The view in numbers: from a row of them the whole table can be read again."""

import pytest

from spieluhr.core.match import Match
from spieluhr.core.sheet import Sheet
from spieluhr.games.steam_time.components import GAINS
from spieluhr.games.steam_time.knowledge.observation_under_way import DEPTH, QUEUE
from spieluhr.games.steam_time.notation.stack import FIELDS
from spieluhr.games.steam_time.rules.state import PHASES, TODO
from tests.builders import Position, load, play, position_of
from tests.games.steam_time.builders import COLOURS, EXAMPLE, GAME, KINDS, MONUMENTS, seat, table
from tests.games.steam_time.clause_builders import SPACES, alone, do, ending, random_game, with_data
from tests.games.steam_time.test_portal import N6
from tests.games.steam_time.test_positions import ENTRIES

CARDS = {
    "mission": ("M", "missions"),
    "upgrade": ("U", "upgrades"),
    "expedition": ("X", "expeditions"),
}
MISSION_SPACES = [space for space in SPACES if space.endswith("mission")]


class Row:
    """What a seat sees of a table, by the names of the fields."""

    def __init__(self, match: Match, number: int) -> None:
        sheet = Sheet(GAME.layout.size)
        match.game.rules.observe(match.state, number, sheet)
        self.fields = GAME.layout.named(sheet.row())
        self.shapes = {field.name: field.shape for field in GAME.layout.fields}

    def flat(self, name: str) -> list[int]:
        return self.fields[name]

    def rows(self, name: str) -> list[list[int]]:
        """By the first index of the field."""
        cells = self.fields[name]
        width = len(cells) // self.shapes[name][0]
        return [cells[at : at + width] for at in range(0, len(cells), width)]

    def one(self, name: str) -> int | None:
        """Which one it is, if it is one."""
        return chosen(self.fields[name])

    def seats(self) -> list[int]:
        """All seats, as they sit from me on."""
        players, me = 2 + number(self.one("players")), number(self.one("seat"))
        return [(me + k) % players for k in range(players)]

    def seat(self, k: int | None) -> int | None:
        return None if k is None else self.seats()[k]


def chosen(cells: list[int]) -> int | None:
    assert sum(cells) <= 1
    return cells.index(1) if 1 in cells else None


def number(found: int | None) -> int:
    assert found is not None
    return found


def large(cells: list[int]) -> int:
    return cells[0] * 256 + cells[1]


def codes(letter: str, cells: list[int]) -> list[str]:
    """Cards of a set, or in their order."""
    there = sorted((place, n) for n, place in enumerate(cells, 1) if place)
    return [f"{letter}{n}" for _, n in there]


def read_again(row: Row) -> Position:
    """The position (ST-9.5) that these numbers tell."""
    actor = number(row.one("actor"))
    effort = codes("F", row.flat("effort"))
    boards = {whose: read_board(row, k) for k, whose in enumerate(row.seats())}
    return {
        "game": "steam_time",
        "players": len(boards),
        "round": 1 + number(row.one("round")),
        "phase": PHASES[number(row.one("phase"))],
        "actor": row.seat(actor) if actor < 4 else ("chance", "over")[actor - 4],
        "turn": row.seat(row.one("turn")),
        "start": row.seat(row.one("start")),
        "start_moved": row.flat("start_moved") == [1],
        "card": row.seat(row.one("card")),
        "passes": row.flat("passes")[0],
        "effort": effort[0] if effort else None,
        "stream": read_stream(row),
        "seats": [boards[whose] for whose in sorted(boards)],
        "bank": large(row.flat("bank")),
        "mine": row.flat("mine")[0],
        "bag": dict(zip(COLOURS, row.flat("bag"), strict=True)),
        "decks": {
            "effort": codes("F", row.flat("effort_deck")),
            "missions": codes("M", row.flat("mission_deck")),
            "encounters": codes("N", row.flat("encounter_deck")),
            "encounter_discard": codes("N", row.flat("encounter_discard")),
        },
        "extra_actions": [row.seat(chosen(cells)) for cells in row.rows("queue") if any(cells)],
        "todo": read_todo(row),
    }


def read_stream(row: Row) -> list[Position]:
    heights = [chosen(cells) for cells in row.rows("stream")]
    return [
        {"monument": MONUMENTS[k], "spaces": read_spaces(row, k)} for k in heights if k is not None
    ]


def read_spaces(row: Row, monument: int) -> Position:
    spaces: Position = {}
    for k, kind in enumerate(KINDS):
        if row.rows("spaces")[monument][k]:
            by = row.rows("by")[monument][k * 4 : k * 4 + 4]
            spaces[kind] = {"by": row.seat(chosen(by))}
            if kind in CARDS:
                letter, cards = CARDS[kind]
                lying = codes(letter, row.rows(f"open_{cards}")[monument])
                spaces[kind]["card"] = lying[0] if lying else None
    if "crystals" in spaces:
        there = zip(COLOURS, row.rows("deposits")[monument], strict=True)
        spaces["crystals"]["crystals"] = {colour: n for colour, n in there if n}
    return spaces


def read_board(row: Row, k: int) -> Position:
    held = zip(COLOURS, row.rows("crystals")[k], row.rows("time_crystals")[k], strict=True)
    height = chosen(row.rows("height")[k])
    return {
        "gold": large(row.rows("gold")[k]),
        "steam": row.flat("steam")[k],
        "portal": row.flat("portal")[k],
        "esteem": large(row.rows("esteem")[k]),
        "generators": {colour: [colour] * own + ["time"] * time for colour, own, time in held},
        "upgrades": codes("U", row.rows("upgrades")[k]),
        "expeditions": codes("X", row.rows("expeditions")[k]),
        "missions": codes("M", row.rows("missions")[k]),
        "airships": row.flat("airships")[k],
        "height": None if height is None else height + 1,
        "resting": row.flat("resting")[k] == 1,
    }


def read_todo(row: Row) -> list[Position]:
    """Missions lie lowest; what is next is written first."""
    names = [TODO[number(chosen(cells))] for cells in row.rows("todo") if any(cells)]
    above = [read_entry(row, name, k) for k, name in enumerate(names) if name != "fulfil"]
    return [*reversed(read_missions(row)), *reversed(above)]


def read_missions(row: Row) -> list[Position]:
    """From the start player on, by their numbers."""
    seats = row.seats()
    owed = {whose: codes("M", row.rows("to_fulfil")[k]) for k, whose in enumerate(seats)}
    at = number(row.one("start"))
    return [
        do("fulfil", whose, mission=card)
        for whose in [*seats[at:], *seats[:at]]
        for card in owed[whose]
    ]


def read_entry(row: Row, name: str, k: int) -> Position:
    colour, monument = chosen(row.rows("todo_colour")[k]), chosen(row.rows("todo_monument")[k])
    revealed = codes("N", row.flat("encounters"))
    paid = codes("U", row.flat("upgrade")) + codes("X", row.flat("expedition"))
    gain = zip(GAINS, row.rows("todo_gain")[k], strict=True)
    words: Position = {
        "seat": row.seat(chosen(row.rows("todo_seat")[k])),
        "monument": None if monument is None else MONUMENTS[monument],
        "colour": None if colour is None else COLOURS[colour],
        "kind": None if colour is None else KINDS[colour],
        "left": row.flat("todo_left")[k],
        "bought": row.flat("todo_left")[k],
        "cards": revealed,
        "card": next(iter(paid if name == "receive" else revealed), None),
        "what": {what: n for what, n in gain if n},
    }
    pick = f"{words['monument']} {words['colour']}"
    words["from_"] = pick if name == "pick" else words["colour"]
    return do(name, **{field: words[field] for field in FIELDS[name]})


def assert_told(match: Match, whose: int) -> None:
    assert read_again(Row(match, whose)) == position_of(match)


def under_way(row: Row) -> list[str]:
    """From the top."""
    return [TODO[number(chosen(cells))] for cells in row.rows("todo") if any(cells)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_table_can_be_read_again(players: int) -> None:
    """Seats take turns to read it."""
    random_game(players, 5, lambda match: assert_told(match, len(match.log) % players))


@pytest.mark.parametrize("entry", range(len(ENTRIES)))
def test_everything_that_can_be_under_way_can_be_read_again(entry: int) -> None:
    start, lines, _ = ENTRIES[entry]
    match = play(start, *lines)
    for whose in range(match.seats):
        assert_told(match, whose)


def test_seats_are_counted_from_the_one_who_looks() -> None:
    """EXAMPLE: seat 1 pays for an expedition; it has 29 gold, seat 0 has 7."""
    match = load(EXAMPLE)
    mine, others = Row(match, 1), Row(match, 0)
    assert (mine.one("actor"), others.one("actor")) == (0, 1)
    assert mine.rows("gold") == [[0, 29], [0, 7], [0, 0], [0, 0]]
    assert others.rows("gold") == [[0, 7], [0, 29], [0, 0], [0, 0]]
    assert (chosen(mine.rows("todo_seat")[0]), chosen(others.rows("todo_seat")[0])) == (0, 1)


def test_what_is_next_comes_first() -> None:
    row = Row(load(EXAMPLE), 0)
    assert under_way(row) == ["pay", "receive", "bonus", "extra_actions", "end_turn"]
    assert row.flat("todo_left")[:2] == [1, 0]
    assert codes("X", row.flat("expedition")) == ["X7"]


def test_numbers_beyond_a_byte() -> None:
    row = Row(load(table(seats=(seat(esteem=700),))), 1)
    assert row.rows("esteem")[:2] == [[0, 0], [2, 188]]


def test_expeditions_are_told_in_the_order_they_were_taken() -> None:
    row = Row(load(table(seats=(seat(expeditions=["X5", "X2"]),))), 0)
    assert row.flat("expeditions")[:6] == [0, 2, 0, 0, 1, 0]


def test_of_many_extra_actions_the_first_and_the_sum_are_told() -> None:
    """60 steps are twelve times round: one is asked for, eleven wait."""
    game, data = with_data(("encounters.N6.top.gain", {"portal": 60}))
    row = Row(play(load(alone(seat("", steam=0), data=data), game), *N6), 1)
    assert [chosen(cells) for cells in row.rows("queue")] == [1] * QUEUE
    assert row.flat("extra_actions") == [0, 11, 0, 0]


def test_all_missions_of_the_end_are_told_however_many() -> None:
    boards = [
        seat("green green green", missions=[f"M{n}" for n in range(1, 13)]),
        seat(missions=[f"M{n}" for n in range(13, 25)]),
    ]
    match = ending(*boards, spaces=dict.fromkeys(MISSION_SPACES), missions="")
    row = Row(match, 1)
    assert len(position_of(match)["todo"]) == 24 > len(under_way(row)) == DEPTH
    assert [sum(cells) for cells in row.rows("to_fulfil")] == [12, 12, 0, 0]
    assert_told(match, 1)
