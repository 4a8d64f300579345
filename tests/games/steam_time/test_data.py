"""Own data (ST-2.5): every mistake is named by its field; the command that replaces the set."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from spieluhr import games
from spieluhr.cli.main import main
from spieluhr.core.component_data import digest
from spieluhr.core.errors import Malformed
from tests.builders import Position
from tests.games.steam_time.builders import DATA, GAME
from tests.own_data import Installation, check_digest

SETS = games.data_sets("steam_time")
assert SETS is not None
CHECK = SETS.check
BUILT_IN = digest(DATA)
DROP = object()


def changed(path: str, value: object) -> Position:
    """The built-in set with one value changed, or without it."""
    data = copy.deepcopy(DATA)
    here: Any = data
    *way, last = path.split(".")
    for key in way:
        here = here[_key(here, key)]
    if value is DROP:
        del here[_key(here, last)]
    else:
        here[_key(here, last)] = value
    return data


def _key(part: Any, key: str) -> Any:
    """In a list: an id, a kind, F1 to F12, or a number from 0."""
    if isinstance(part, dict):
        return key
    for number, entry in enumerate(part):
        if isinstance(entry, dict) and key in (entry.get("id"), entry.get("kind")):
            return number
    return int(key[1:]) - 1 if key[0] == "F" else int(key)


ANY, ONE = "crystals_any_colours", "crystals_one_colour"
EXTRAS = "start.extra_by_turn_order"
GREENS = [{"green": 3}] * 4  # 4 + 12 of them
GIZA = DATA["monuments"][1]["spaces"]

# What is changed, the field that the sentence names (None: the same), and wrong values.
WRONG: list[tuple[str, str | None, list[object]]] = [
    *((name, "the file", [DROP]) for name in ("constants", "generators", "start", "monuments")),
    *((name, "the file", [DROP]) for name in ("effort", "upgrades", "expeditions", "missions")),
    ("encounters", "the file", [DROP]),
    ("rules", "the file", [{}]),
    ("constants", None, [[], None]),
    ("constants.rounds", "constants", [DROP]),
    ("constants.colours", "constants", [6]),
    ("constants.rounds", None, [6, 4, "5", 5.0]),
    ("constants.airships", None, [4]),
    ("constants.steam_start", None, [2, True]),
    ("constants.steam_max", None, [11]),
    ("constants.crystals_per_colour", None, [14]),
    ("constants.time_crystals", None, [31]),
    ("constants.crystal_price", None, [1]),
    ("constants.slot_surcharge", None, [3]),
    ("constants.portal_dial", None, [0, 2.5, 100]),
    ("constants.gold_total", None, [0, 10_000, True]),
    ("constants.upgrade_places", None, [-1]),
    ("generators.grey", "generators", [DROP]),
    ("generators.red", "generators", [{}]),
    ("generators.green", None, [[]]),
    ("generators.green.slots", "generators.green", [DROP]),
    ("generators.green.colour", "generators.green", ["green"]),
    ("generators.green.name", None, ["", "b" * 61, "a\nb", 5]),
    ("generators.green.action", None, ["gold"]),
    ("generators.green.slots", None, [0, 10]),
    ("generators.green.slots", "generators.green.surcharge_slots", [3]),  # 4 costs 2 gold
    ("generators.green.surcharge_slots", None, [4, [0], [5], ["4"], [4, 4]]),
    ("generators.green.bonus_per_crystal", None, ["1 esteem", {"points": 1}, {ANY: 1}]),
    ("generators.green.bonus_per_crystal.esteem", None, [0, 100]),
    ("generators.orange.bonus_per_crystal", None, [{"esteem": 1}]),
    ("start", None, [None]),
    ("start.gold", "start", [DROP]),
    ("start.esteem", "start", [0]),
    ("start.gold", None, [-1, 25]),  # 25 for each, and the extras
    ("start.steam", None, [2, 1.0, True]),  # constants.steam_start is 1
    ("start.crystals.orange", "start.crystals", [DROP]),
    ("start.crystals.time", "start.crystals", [1]),
    ("start.crystals.green", None, [-1, 4]),
    ("start.crystals.black", f"{EXTRAS}.0", [3]),  # two slots
    (EXTRAS, None, [[{}, {}, {}], {}]),
    (EXTRAS, "start.crystals.green", [GREENS]),
    (f"{EXTRAS}.1", None, [2, {"esteem": 2}]),
    (f"{EXTRAS}.1.gold", None, [0]),
    (f"{EXTRAS}.2.steam", f"{EXTRAS}.2", [10]),  # 1 is there already
    (f"{EXTRAS}.3.orange", f"{EXTRAS}.3", [6]),  # five slots
    ("monuments", None, [{}]),
    ("monuments.machu", "monuments", [DROP]),
    ("monuments.giza.id", None, ["gizeh"]),
    ("monuments.giza.name", None, [""]),
    ("monuments.giza.height", "monuments.giza", [2]),
    ("monuments.giza.spaces", None, [{}, ["gold"], [{"kind": "silver"}], [{"kind": ["gold"]}]]),
    ("monuments.giza.spaces", None, [[GIZA[0], GIZA[0]], GIZA * 2]),
    ("monuments.giza.spaces.mission.from_players", "monuments.giza.mission", [DROP]),
    ("monuments.giza.spaces.mission.from_players", "monuments.giza.mission.from_players", [1, 5]),
    ("monuments.giza.spaces.mission.gold", "monuments.giza.mission", [6]),
    ("monuments.giza.spaces.encounter.reveal", "monuments.giza.encounter", [DROP]),
    ("monuments.giza.spaces.encounter.reveal", "monuments.giza.encounter.reveal", [0, 100]),
    ("monuments.giza.spaces.crystals.crystals", "monuments.giza.crystals.crystals", [0, 16]),
    ("monuments.giza.spaces.gold.gold", "monuments.giza.gold.gold", [0, 100]),
    ("monuments.giza.spaces.gold.extra", "monuments.giza.gold.extra", [[], {"one_colour": 1}]),
    ("monuments.giza.spaces.gold.extra", "monuments.giza.gold.extra", [{"green": 1, ANY: 1}]),
    ("generators.blue.bonus_per_crystal", "constants.portal_dial", [{"portal": 2}]),  # for ever
    ("monuments.giza.spaces.gold.extra.steam", "monuments.giza.gold.extra.steam", [-1]),
    ("effort", None, ["GBKPYO", ["GBKPYO"] * 11]),
    ("effort.F3", None, ["GGBKPY", "GBKPY", list("GBKPYO")]),
    ("upgrades.U30", "upgrades", [DROP]),
    ("upgrades.U7.id", None, ["U8"]),
    ("upgrades.U7.name", "upgrades.U7", ["Boiler"]),
    ("upgrades.U7.cost", "upgrades.U7", [DROP]),
    ("upgrades.U7.round", None, [0, 6, "2"]),
    ("upgrades.U7.round", "upgrades", [1]),  # seven of round I
    ("upgrades.U7.cost", None, ["", "ABG", "ABA", ["A", "B"]]),
    ("upgrades.U7.income", None, [4, {ONE: 1}, {ANY: 1}, {"different_colours": 1}]),
    ("upgrades.U7.income.gold", None, [0, 100, "4"]),
    ("expeditions.X30", "expeditions", [DROP]),
    ("expeditions.X4.id", None, ["X5"]),
    ("expeditions.X4.name", None, [""]),
    ("expeditions.X4.round", "expeditions", [2]),
    ("expeditions.X4.cost", None, ["AAC"]),
    ("expeditions.X4.rewards", None, [{"esteem": 3}, [{"esteem": 1}] * 8, [8], [{"need": 1}]]),
    ("expeditions.X4.rewards.0.esteem", "expeditions.X4.rewards.esteem", [0]),
    ("missions.M32", "missions", [DROP]),
    ("missions.M1.id", None, ["M2"]),
    ("missions.M1.name", "missions.M1", ["Green"]),
    ("missions.M1.esteem", None, [-1, "7"]),
    ("missions.M1.need", None, [None, {"time_crystal": 1}, {ANY: 3}]),
    ("missions.M1.need", None, [{"different_colours": 2, "one_colour": 2}]),
    ("missions.M1.need", "missions.M1.need.different_colours", [{"different_colours": 7}]),
    ("missions.M1.need.green", None, [0]),
    ("encounters.N24", "encounters", [DROP]),
    ("encounters.N5.id", None, ["N6"]),
    ("encounters.N5.name", "encounters.N5", [DROP]),
    ("encounters.N5.colour", None, ["green", []]),
    ("encounters.N5.top", None, [{"gain": {"gold": 7}}]),
    ("encounters.N5.bottom.pay", None, [{"esteem": 1}, {"time_crystal": 1}, {ONE: 1, ANY: 1}]),
    ("encounters.N5.bottom.pay.gold", None, [0]),
    ("encounters.N5.top.gain", None, [{"one_colour": 1}, {"green": 1, ONE: 1}]),
    ("encounters.N5.top.gain", None, [{"pink": 1, ANY: 1}, {ONE: 1, ANY: 1}]),
]
MISTAKES = [(path, field or path, value) for path, field, values in WRONG for value in values]


@pytest.mark.parametrize("number", range(len(MISTAKES)))
def test_ST_2_5_a_wrong_set_is_refused_by_field(number: int) -> None:
    path, field, value = MISTAKES[number]
    data = changed(path, value)
    before = copy.deepcopy(data)
    with pytest.raises(Malformed) as caught:
        CHECK(data)
    assert caught.value.sentence("en").startswith(f"The data are wrong at “{field}”: ")
    assert data == before


@pytest.mark.parametrize("written", [None, [], 7, "data"])
def test_ST_2_5_what_is_no_object_is_refused(written: object) -> None:
    with pytest.raises(Malformed):
        CHECK(written)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("note", DROP),
        ("sourced", DROP),
        ("effort_letters", DROP),
        ("status", {"effort": "R"}),
        ("constants.upgrade_places", DROP),
        ("constants.portal_dial", 9),
        ("generators.blue.surcharge_slots", []),
        ("generators.blue.bonus_per_crystal", {"green": 1, "crystal_from_deposit": 2}),
        ("monuments.machu.spaces", []),
        ("upgrades.U7.income", {}),
        ("expeditions.X4.rewards", []),
        ("missions.M1.esteem", 0),
        ("missions.M1.need", {}),
        ("missions.M1.need", {"steam": 1, "green": 1, "one_colour": 2, "upgrades_owned": 1}),
        ("encounters.N5.bottom.pay", {"gold": 1, "blue": 2, ONE: 2}),
        ("encounters.N5.bottom.gain", {"gold": 1, "blue": 2, "green": 1, "time_crystal": 1}),
    ],
)
def test_ST_2_5_what_may_be_otherwise(path: str, value: object) -> None:
    CHECK(changed(path, value))


def test_ST_2_5_the_hash_is_of_the_values_alone() -> None:
    """As in DK-8.2."""
    assert GAME.data == BUILT_IN
    check_digest(DATA, BUILT_IN)
    assert digest(changed("upgrades.U7.income.gold", 5)) != BUILT_IN


OWN = changed("upgrades.U1.income", {"gold": 1, "portal": 2})
OWN_HASH = digest(OWN)


class Workshop(Installation):
    """One in which this game's data can be replaced, by commands of the same process."""

    def __init__(self, place: Path, capture: pytest.CaptureFixture[str]) -> None:
        super().__init__(place)
        self.capture = capture

    def data(self, *words: str) -> str:
        assert main(["data", "steam_time", *words]) == 0
        return self.capture.readouterr().out

    def refused(self, *words: str) -> str:
        """The one sentence of exit code 2."""
        with pytest.raises(SystemExit, match="2"):
            main(["data", "steam_time", *words])
        said = self.capture.readouterr()
        assert said.out == ""
        assert len(said.err.splitlines()) == 1
        return said.err

    def files(self) -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in (self.home / "steam_time").iterdir()}


@pytest.fixture
def here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Workshop:
    found = Workshop(tmp_path, capsys)
    monkeypatch.setenv("SPIELUHR_DATA", str(found.home))
    return found


def test_ST_2_5_check_names_the_hash_and_changes_nothing(here: Workshop) -> None:
    assert OWN_HASH in here.data("--check", here.write("own.json", OWN))
    assert not here.home.exists()
    assert json.loads(here.data("--show")) == DATA


def test_ST_2_5_use_and_reset(here: Workshop) -> None:
    assert OWN_HASH in here.data("--use", here.write("own.json", OWN))
    assert json.loads(here.data("--show")) == OWN
    assert BUILT_IN in here.data("--reset")
    assert json.loads(here.data("--show")) == DATA


@pytest.mark.parametrize("flag", ["--check", "--use"])
def test_ST_2_5_a_wrong_file_changes_nothing(here: Workshop, flag: str) -> None:
    here.data("--use", here.write("own.json", OWN))
    before = here.files()
    wrong = here.write("wrong.json", changed("upgrades.U7.cost", "ABG"))
    assert "“upgrades.U7.cost”" in here.refused(flag, wrong)
    torn = here.place / "torn.json"
    torn.write_text('{"constants": ', encoding="utf-8")
    assert "JSON" in here.refused(flag, str(torn))
    assert "nowhere.json" in here.refused(flag, "nowhere.json")
    assert here.files() == before
    assert json.loads(here.data("--show")) == OWN


def test_ST_2_5_a_new_start_plays_with_the_set_in_use(here: Workshop) -> None:
    here.data("--use", here.write("own.json", OWN))
    trace = here.run("trace", "steam_time", "--seed", "1")
    assert json.loads(trace.stdout.split("\n", 1)[0])["data"] == OWN_HASH
    path = here.place / "game.jsonl"
    path.write_text(trace.stdout, encoding="utf-8")
    here.data("--reset")
    assert here.run("verify", str(path)).returncode == 0  # older sets stay for their records
    (here.home / "steam_time" / f"{OWN_HASH}.json").unlink()
    refused = here.run("verify", str(path))
    assert (refused.returncode, OWN_HASH in refused.stderr) == (2, True)


def test_ST_2_5_a_set_in_use_that_went_bad_is_told_and_can_be_reset(here: Workshop) -> None:
    here.data("--use", here.write("own.json", OWN))
    bad = json.dumps(changed("missions.M1.esteem", -1))
    (here.home / "steam_time" / f"{OWN_HASH}.json").write_text(bad, encoding="utf-8")
    started = here.run("trace", "steam_time")
    assert (started.returncode, started.stdout) == (2, "")
    assert "“missions.M1.esteem”" in started.stderr
    assert BUILT_IN in here.data("--reset")


def test_ST_2_5_another_set_is_another_game(here: Workshop) -> None:
    with pytest.raises(Malformed, match=OWN_HASH):
        GAME.with_data(OWN_HASH)
    here.data("--use", here.write("own.json", OWN))
    assert GAME.with_data(OWN_HASH).data == OWN_HASH
    assert GAME.data == BUILT_IN
