"""Records old and new, endings, and what the command line says about chance."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from spieluhr import games
from spieluhr.cli.main import main
from spieluhr.core import fair, proof, record
from spieluhr.core.errors import Malformed
from spieluhr.core.match import Match
from spieluhr.core.schema import Ending, Record
from tests.battery.cases import Case
from tests.battery.fair_games import FairGame

# As it was written before records had draws, proofs and endings.
OLD = """{
  "spieluhr": 1,
  "game": "antinomy",
  "rules": 1,
  "data": null,
  "options": {"solo": "easy", "shrine": false},
  "seats": [{"name": "You", "player": "human"}],
  "start": null,
  "log": [
    {"actor": "chance", "move": "deal g2"},
    {"actor": "chance", "move": "deal r1"},
    {"actor": "chance", "move": "deal p4"},
    {"actor": "chance", "move": "deal g3"},
    {"actor": "chance", "move": "deal r4"},
    {"actor": "chance", "move": "deal g1"},
    {"actor": "chance", "move": "deal r2"},
    {"actor": "chance", "move": "deal g4"},
    {"actor": "chance", "move": "deal b1"},
    {"actor": "chance", "move": "deal p3"},
    {"actor": "chance", "move": "deal r3"},
    {"actor": "chance", "move": "deal b2"},
    {"actor": "chance", "move": "deal p1"},
    {"actor": 0, "move": "wand 0"},
    {"actor": 0, "move": "play r1 1"}
  ],
  "undone": [{"seat": 0, "from": 16, "to": 14}],
  "outcome": null
}
"""
ANTINOMY = games.load("antinomy")
SOLO = Case(ANTINOMY, ANTINOMY.read_options({"solo": "easy"}), 1)
DUEL = Case(ANTINOMY, ANTINOMY.read_options({}), 2)


def changed(written: Record, **fields: object) -> Record:
    return msgspec.convert({**msgspec.to_builtins(written), **fields}, Record)


def test_an_old_record_is_written_as_it_was() -> None:
    read = record.decode(OLD)
    assert read.chance is None and read.ending is None and read.undone[0].log is None
    assert record.encode(read) == OLD
    match = record.replay(read, ANTINOMY)
    assert match.version == len(match.log) == 15
    assert match.draws == 0
    assert record.encode(record.make(match, read.seats)) == OLD
    with pytest.raises(Malformed, match="no proof of chance"):
        proof.check_chance(read, ANTINOMY)


def test_an_old_game_goes_on_with_undos_of_both_kinds() -> None:
    match = record.replay(record.decode(OLD), ANTINOMY)
    match.undo(0)  # behind the old mark's end: of that one nothing is known
    match.undo(0)
    assert match.undone == [{"seat": 0, "from": 16, "to": 14}]
    match.play("wand 0", 0)
    match.play("skip", 0)
    match.chance(match.legal()[0])
    match.undo(0, force=True)
    written = record.make(match, record.decode(OLD).seats)
    assert [mark.log is None for mark in written.undone] == [True, False]
    again = record.replay(record.decode(record.encode(written)), ANTINOMY)
    assert again.undone == match.undone
    backwards = [*reversed(msgspec.to_builtins(written.undone))]
    with pytest.raises(Malformed, match="a later one does not"):
        record.replay(changed(written, undone=backwards), ANTINOMY)


def drawn_after_a_wand() -> FairGame:
    """Solo: the wand was laid, skipping drew a card."""
    game = FairGame(SOLO, 1)
    game.match.play("wand 0", 0)
    game.match.play("skip", 0)
    game.settle()
    return game


def test_a_free_undo_behind_a_marked_one_goes_into_its_mark() -> None:
    """Otherwise it would not be known any more on which wand the drawn card followed."""
    game = drawn_after_a_wand()
    match, steps = game.match, game.match.entries()
    match.undo(0, force=True)
    match.undo(0)
    assert match.undone == [{"seat": 0, "from": len(steps), "to": 13, "log": steps[13:]}]
    *others, last = match.legal()
    assert others
    for move in others:
        match.play(move, 0)
        match.undo(0)
    match.play(last, 0)
    assert len(match.undone) == 1
    assert proof.check_chance(game.record(), ANTINOMY) == len(game.journal)


def test_a_free_undo_of_another_seat_behind_a_mark_is_marked() -> None:
    match = Match(ANTINOMY, DUEL.options)
    match.settle(fair.Draws(bytes(32), match.draws))
    first = match.actor
    while match.actor == first:
        match.play(match.legal()[0], first)
        match.settle(fair.Draws(bytes(32), match.draws))
    other = match.actor
    match.play(match.legal()[0], other)
    length = len(match.log)
    match.undo(other)
    match.play(match.legal()[-1], other)
    match.rewind(other, length - 1)
    match.undo(first)
    assert [(mark["seat"], mark["from"], mark["to"]) for mark in match.undone] == [
        (other, length, length - 1),
        (first, length - 1, length - 2),
    ]


def test_a_draw_survives_undo_and_looking_back() -> None:
    game = drawn_after_a_wand()
    assert game.match.draws == 14
    assert game.match.at(13).draws == 13
    game.match.undo(0, force=True)
    assert [step.draw for step in game.match.log] == [*range(13), None]
    assert game.match.draws == 14


@pytest.mark.parametrize("reason", ["resigned", "agreed", "clock", "abandoned"])
@pytest.mark.parametrize("seat", [0, None])
def test_a_game_can_end_otherwise(reason: Any, seat: int | None) -> None:
    game = drawn_after_a_wand()
    written = game.record(Ending(reason, seat))
    text = record.encode(written)
    read = record.decode(text)
    assert read.ending == Ending(reason, seat) and read.outcome is None
    assert record.replay(read, ANTINOMY).entries() == game.match.entries()
    assert record.encode(read) == text


def test_endings_that_cannot_be_are_refused() -> None:
    game = drawn_after_a_wand()
    written = game.record(Ending("resigned", 0))
    for fields, says in (
        ({"ending": {"reason": "resigned", "seat": 1}}, "seat 1"),
        ({"outcome": {"scores": [1], "ranks": [1], "reason": "x"}}, "an ending and an outcome"),
    ):
        with pytest.raises(Malformed, match=says):
            record.replay(changed(written, **fields), ANTINOMY)
    with pytest.raises(Malformed, match="invalid enum value"):
        record.decode(record.encode(written).replace("resigned", "bored"))
    game.play(5000)
    over = changed(game.record(Ending("agreed", None)), outcome=None)
    with pytest.raises(Malformed, match="over by its rules"):
        record.replay(over, ANTINOMY)


def test_verify_and_replay_tell_about_chance(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = drawn_after_a_wand()
    game.take_back(0)
    file = tmp_path / "game.json"

    def told(written: Record, command: str = "verify") -> list[str]:
        file.write_text(record.encode(written), encoding="utf-8")
        assert main([command, str(file)]) == 0
        return capsys.readouterr().out.splitlines()

    assert told(game.record(is_secret=True)) == [
        "Antinomy: 14 steps, not over yet: right",
        "chance: the seed is still secret",
    ]
    assert told(game.record(Ending("clock", 0))) == [
        "Antinomy: 14 steps, clock, seat 0: right",
        "chance: 14 draws follow from the seed whose hash was shown: right",
    ]
    assert told(game.record(Ending("agreed", None)))[0] == "Antinomy: 14 steps, agreed: right"
    assert len(told(record.decode(OLD))) == 1
    assert len(told(game.record(Ending("clock", 0)), "replay")) > 14
    wrong = changed(game.record(), chance={"hash": "0" * 64, "seed": game.seed.hex()})
    with pytest.raises(SystemExit) as left:
        told(wrong)
    assert left.value.code == 2
    sentence = "The record is wrong: its seed does not have the hash that was shown."
    assert capsys.readouterr() == ("", f"spieluhr: {sentence}\n")
