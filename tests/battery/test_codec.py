"""Text and JSON of moves and positions round-trip, also through a record."""

import json

import msgspec
import pytest

from spieluhr.core import record
from spieluhr.core.errors import Malformed
from spieluhr.core.schema import Record, Seat
from tests.battery.cases import Case, every_case, glances, random_match, walk


@every_case
def test_moves_round_trip_as_text_and_json(case: Case) -> None:
    codec = case.game.codec
    for seed in range(3):
        for match in glances(case, seed):
            for move in match.legal():
                text = codec.text(move)
                assert text == " ".join(text.split()) and text.isascii()
                assert codec.tidy(f"  {text.upper()} ") == codec.tidy(text.lower()) == text
                assert codec.parse(text) == move
                written = json.loads(json.dumps(codec.move_json(move)))
                assert codec.read_move(written) == move


@every_case
def test_different_moves_have_different_texts(case: Case) -> None:
    for match in walk(case, 8):
        texts = [case.game.codec.text(move) for move in match.legal()]
        assert len(set(texts)) == len(texts)


@every_case
def test_positions_round_trip_and_play_on(case: Case) -> None:
    codec, rules = case.game.codec, case.game.rules
    for seed in range(4):
        for match in glances(case, seed):
            written = json.loads(json.dumps(codec.position(match.state)))
            read = codec.read_position(written)
            assert codec.position(read) == written
            assert rules.actor(read) == match.actor
            assert rules.legal(read) == match.legal()


@every_case
def test_records_round_trip_and_replay(case: Case) -> None:
    seats = [Seat(f"Näme {seat}", "random") for seat in range(case.seats)]
    for seed, steps in ((0, 0), (1, 30), (2, 10_000)):
        match = random_match(case, seed, steps)
        text = record.encode(record.make(match, seats))
        read = record.decode(text)
        again = record.replay(read, case.game)
        assert record.encode(record.make(again, read.seats)) == text
        assert case.game.codec.position(again.state) == case.game.codec.position(match.state)


@every_case
def test_a_record_from_a_position_goes_on(case: Case) -> None:
    halfway = random_match(case, 3, steps=45)
    start = case.game.codec.read_position(case.game.codec.position(halfway.state))
    resumed = type(halfway)(case.game, case.options, case.seats, start)
    resumed.enter([resumed.legal()[0]])
    seats = [Seat("A")] * case.seats
    text = record.encode(record.make(resumed, seats))
    again = record.replay(record.decode(text), case.game)
    assert case.game.codec.position(again.state) == case.game.codec.position(resumed.state)


@every_case
def test_a_changed_record_is_refused_with_its_step(case: Case) -> None:
    match = random_match(case, 4)
    whole = msgspec.to_builtins(record.make(match, [Seat("A")] * case.seats))
    broken = json.loads(json.dumps(whole))
    broken["log"][20]["move"] = broken["log"][0]["move"]
    with pytest.raises(Malformed, match="step 20"):
        record.replay(msgspec.convert(broken, Record), case.game)
    broken = json.loads(json.dumps(whole))
    broken["log"][9]["actor"] = case.seats
    with pytest.raises(Malformed, match="step 9"):
        record.replay(msgspec.convert(broken, Record), case.game)
    broken = json.loads(json.dumps(whole))
    broken["outcome"]["scores"][0] += 1
    with pytest.raises(Malformed, match="outcome"):
        record.replay(msgspec.convert(broken, Record), case.game)
    broken = json.loads(json.dumps(whole))
    broken["log"].append(broken["log"][-1])
    with pytest.raises(Malformed, match="over"):
        record.replay(msgspec.convert(broken, Record), case.game)
    broken = {**whole, "rules": 999}
    with pytest.raises(Malformed, match="999"):
        record.replay(msgspec.convert(broken, Record), case.game)
