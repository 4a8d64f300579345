"""Nobody receives more than his view: the same bytes in every world that he cannot tell apart."""

from pathlib import Path
from typing import Any, cast

import msgspec

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.server.live.room import Room
from spieluhr.server.store.changes import Change
from spieluhr.server.store.store import Store
from spieluhr.server.tables.table import Table
from tests.battery.cases import Case, every_case, random_match
from tests.server.tables import SEED, TWO, Shared, new_table, row, sitting, some_move
from tests.server.wire import Served, Wire, serve

PEOPLE = ["anna", "bert", "cleo", "dora"]
TABLE = "t" * 22
STEPS = 16  # that two games go along
REFUSED = 3  # wrong moves that are tried at each


class Forgetful(Shared):
    """Everything is stored, as far as rooms can tell."""

    is_shared = False

    async def save(self, _change: Change) -> bool:
        return True


def table_of(case: Case, match: Match) -> Table:
    """A table at which this match is played: all tables have the same id and seed."""
    players = PEOPLE[: case.seats]
    options = msgspec.to_builtins(case.options)
    made = row(players, case.game.id, options, id=TABLE, version=7)
    table = Table.read(made, sitting(TABLE, players), [])
    table.game, table.match = case.game, match
    table.row.status = "over" if match.is_over else "playing"
    return table


async def received(
    club: Served, table: Table, viewer: int | None, asked: list[dict[str, Any]]
) -> list[bytes | None]:
    """What one connection gets: the table, and an answer to everything it asks for."""
    club.rooms.open.add(Room(table.copy(), 0.0))
    async with club.wire(TABLE, None if viewer is None else PEOPLE[viewer]) as wire:
        found = [await wire.raw()]
        for one in asked:
            wire.say(**one)
            found.append(await wire.raw())
        return found


def wrong_moves(case: Case, match: Match, viewer: int | None, n: int) -> list[dict[str, Any]]:
    legal = [case.game.codec.text(move) for move in match.legal()]
    known: list[str] = case.hooks().SOME_MOVES
    some = [known[(n + 5 * i) % len(known)] for i in range(REFUSED)]
    if match.actor == viewer:
        some = [move for move in some if move not in legal]
    return [{"do": "play", "version": 7, "move": move} for move in some]


def told(match: Match, viewer: int | None) -> list[tuple[str, list[object]]]:
    """The story of a match as the seat knows it."""
    events = [[event.json() for event in step.events if event.is_for(viewer)] for step in match.log]
    return list(zip(match.observed_log(viewer), cast("Any", events), strict=True))


class Pair:
    """Two games that tell one seat the same; what is hidden from it is chosen anew."""

    def __init__(self, case: Case, viewer: int | None, seed: int) -> None:
        self.case, self.viewer, self.dice = case, viewer, Dice(seed)
        truth = random_match(case, seed, steps=10 + 9 * seed).state
        world = case.game.rules.resample(truth, viewer, self.dice)
        self.both = [Match(case.game, case.options, case.seats, start) for start in (truth, world)]

    @property
    def differs(self) -> bool:
        first, second = (self.case.game.codec.position(match.state) for match in self.both)
        return first != second

    def step(self) -> bool:
        """False if the seat can tell them apart from here on, or the game is over."""
        first, second = self.both
        codec = self.case.game.codec
        if first.is_over:
            return False
        move = self.case.game.rules.sample(first.state, self.dice)
        wanted = codec.observed_text(first.state, move, self.viewer)
        same = [
            m for m in second.legal() if codec.observed_text(second.state, m, self.viewer) == wanted
        ]
        if not same:
            return False
        first.enter([move])
        second.enter([same[self.dice.below(len(same))]])
        return told(first, self.viewer) == told(second, self.viewer)


@every_case
def test_the_same_bytes_in_every_world_that_looks_the_same(case: Case, tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        club.rooms.store = cast("Store", Forgetful(club.store))
        differed = 0
        for viewer in case.viewers():
            for seed in range(3):
                pair, n = Pair(case, viewer, seed), 0
                while n < STEPS:
                    differed += await _compare(club, pair, n)
                    n += 1
                    if not pair.step():
                        break
        assert differed > 0 or not case.hooks().hides(case.options, case.seats)

    serve(tmp_path, test)


async def _compare(club: Served, pair: Pair, n: int) -> int:
    """The table with its history, refusals, and what follows from a move of the seat's own."""
    first = pair.both[0]
    if first.actor == CHANCE:
        return 0
    case, viewer = pair.case, pair.viewer
    asked = wrong_moves(case, first, viewer, n)
    tables = [table_of(case, match) for match in pair.both]
    got = [await received(club, table, viewer, asked) for table in tables]
    assert got[0] == got[1]
    assert all(answer is not None for answer in got[0])
    assert first.is_over or not any(SEED.encode() in (answer or b"") for answer in got[0])
    if first.actor == viewer:
        await _compare_own_move(club, pair, tables)
    return pair.differs


async def _compare_own_move(club: Served, pair: Pair, tables: list[Table]) -> None:
    """Where the same is told to the seat by it: chance may show something else."""
    move = some_move(tables[0], pair.dice)
    asked = {"do": "play", "version": 7, "move": move}
    got, stories = [], []
    for table in tables:
        got.append(await received(club, table, pair.viewer, [asked]))
        match = (await club.rooms.room(TABLE)).table.match
        assert match is not None and len(match.log) > len(pair.both[0].log)
        stories.append((told(match, pair.viewer), match.view(pair.viewer)))
    if stories[0] == stories[1]:
        assert got[0] == got[1]


def test_no_seed_before_the_end(tmp_path: Path) -> None:
    async def test(club: Served) -> None:
        table_id, dice = await club.begun(TWO), Dice(3)
        async with (
            club.wire(table_id, "anna") as anna,
            club.wire(table_id, "bert") as bert,
            club.wire(table_id, None) as spectator,
        ):
            wires: list[Wire] = [anna, bert, spectator]
            room = await club.rooms.room(table_id)
            is_over, n = False, 0
            while not is_over:
                raw, n = [await wire.raw() for wire in wires], n + 1
                is_over = room.table.row.status == "over"
                assert [SEED.encode() in (one or b"") for one in raw] == [is_over] * 3
                seat, version = room.table.actor, room.table.row.version
                if seat is not None and n == 30:
                    wires[seat].say(do="resign", version=version)
                elif seat is not None:
                    wires[seat].say(do="play", version=version, move=some_move(room.table, dice))
        assert n > 10

    serve(tmp_path, test)


def test_a_spectator_sees_no_covered_card(tmp_path: Path) -> None:
    """In a hand that nobody has shown there is nothing."""
    table = new_table(TWO)

    async def test(club: Served) -> None:
        club.rooms.open.add(Room(table, 0.0))
        hands = {}
        for guest in ("anna", "bert", "cleo", None):
            async with club.wire(table.row.id, guest) as wire:
                hands[guest] = (await wire.next())["view"]["hands"]
        assert hands["cleo"] == hands[None] == [[None] * 3, [None] * 3]
        assert None not in hands["anna"][0] and hands["anna"][1] == [None] * 3
        assert None not in hands["bert"][1] and hands["bert"][0] == [None] * 3

    serve(tmp_path, test)
