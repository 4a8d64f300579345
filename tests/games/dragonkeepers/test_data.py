"""Own data (section 8): every mistake named by its field, and the command that replaces a set."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from spieluhr import games
from spieluhr.core import record
from spieluhr.core.component_data import digest
from spieluhr.core.errors import Malformed
from spieluhr.core.match import Match
from spieluhr.core.schema import Seat
from tests.builders import play
from tests.games.dragonkeepers.builders import GAME, HASH, new
from tests.own_data import Installation, check_digest

SETS = games.data_sets("dragonkeepers")
assert SETS is not None
BUILTIN: dict[str, Any] = json.loads(SETS.builtin.read_text(encoding="utf-8"))
DROP = object()


def data(path: str, value: object) -> dict[str, Any]:
    """The built-in set with one value changed, or without it."""
    changed = copy.deepcopy(BUILTIN)
    *way, last = path.split(".")
    inner: Any = changed
    for key in way:
        inner = inner[key]
    if value is DROP:
        del inner[last]
    else:
        inner[last] = value
    return changed


START = BUILTIN["start_cards"]["cards"]
LEFT = "left.white"
VALUES = "amulet_pieces.count_by_value"

# What is changed, and the field that the sentence names.
WRONG: list[tuple[str, object, str]] = [
    ("left", DROP, "left"),
    ("dragons", 4, "dragons"),
    ("colours", ["white", "green", "red", "pink"], "colours"),
    ("colours", ["green", "white", "red", "blue"], "colours"),
    ("left.white.1", 2, "left"),  # 53 cards
    ("left.white.1", -1, "left.white.1"),
    ("left.white.1", 1.0, "left.white.1"),
    ("left.white.1", True, "left.white.1"),
    ("left.white.1", "1", "left.white.1"),
    ("left.white.1", DROP, "left.white"),
    ("left.white.6", 0, "left.white"),
    ("left.pink", {}, "left"),
    (LEFT, {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}, "left.white"),
    ("right.white.green", 6, "right"),
    ("right.white.white", 0, "right.white"),
    ("right.blue", {"white": 0, "green": 0, "red": 0}, "right.blue"),
    ("right", [], "right"),
    ("backlight.back", 5, "backlight.back"),
    ("backlight.count", -1, "backlight.count"),
    ("start_cards.cards", START[:7], "start_cards.cards"),
    ("start_cards.cards", [*START[:7], START[0]], "start_cards.cards"),
    ("start_cards.cards", [*START[:7], ["white", "white"]], "start_cards.cards"),
    ("start_cards.cards", [*START[:7], ["white", 6]], "start_cards.cards"),
    ("start_cards.cards", [*START[:7], ["pink", 2]], "start_cards.cards"),
    ("start_cards.cards", [*START[:7], [["white"], 2]], "start_cards.cards"),
    ("start_cards.cards", [*START[:7], ["white", ["red"]]], "start_cards.cards"),
    ("start_cards.dealt_by_turn_order", [0, 1, 2], "start_cards.dealt_by_turn_order"),
    ("start_cards.dealt_by_turn_order", [1, 2, 3, 3], "start_cards.dealt_by_turn_order"),
    (f"{VALUES}.1", 9, VALUES),
    (f"{VALUES}.one", 0, VALUES),
    ("amulet_pieces.removed_by_players.2", 45, "amulet_pieces.removed_by_players.2"),
    ("amulet_pieces.removed_by_players.5", 4, "amulet_pieces.removed_by_players"),
    ("end_amulets.2", 10, "end_amulets.2"),  # 29 pieces are 9 amulets
    ("end_amulets.3", DROP, "end_amulets"),
    ("pearls.red.8", 4, "pearls"),
    ("pearls.blue", {"3": 5, "8": 4}, "pearls"),  # worth as much as a red one
    ("pearls.green", {"1": 0}, "pearls"),
    ("coats.1", [16], "coats"),
    ("coats.4", DROP, "coats"),
    ("coats.2", [12, "8"], "coats.2"),
    ("eggs.turned", 3, "eggs.turned"),
    ("eggs.count", None, "eggs.count"),
    ("crystals.count", -10, "crystals.count"),
    ("crystals.colour", "blue", "crystals"),
    ("rewards.7", {"lowest": 1}, "rewards"),
    ("rewards.6", DROP, "rewards"),
    ("rewards.1", {"crystal": 1}, "rewards.1"),
    ("rewards.1", {"lowest": 1, "gold": 1}, "rewards.1"),
    ("rewards.1.lowest", -1, "rewards.1.lowest"),
]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_DK_8_1_a_wrong_set_is_refused_by_field(number: int) -> None:
    path, value, field = WRONG[number]
    assert SETS is not None
    with pytest.raises(Malformed) as caught:
        SETS.check(data(path, value))
    assert caught.value.sentence("en").startswith("The data are wrong at ")
    assert f"“{field}”" in caught.value.sentence("en")


@pytest.mark.parametrize("written", [None, [], 7, "data"])
def test_DK_8_1_what_is_no_object_is_refused(written: object) -> None:
    assert SETS is not None
    with pytest.raises(Malformed):
        SETS.check(written)


def test_DK_8_2_the_hash_is_of_the_values_alone() -> None:
    assert GAME.data == HASH
    check_digest(BUILTIN, HASH)
    assert digest(data("eggs.value", 5)) != HASH


OWN = data("rewards.1", {"lowest": 1, "crystal": 2})
OWN_HASH = digest(OWN)


class Keepers(Installation):
    """One in which this game's data can be replaced."""

    def data(self, *words: str) -> str:
        done = self.run("data", "dragonkeepers", *words)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    def refused(self, *words: str) -> str:
        """The one sentence of exit code 2."""
        done = self.run(*words)
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1
        return done.stderr

    def trace(self, seed: int = 1) -> str:
        done = self.run("trace", "dragonkeepers", "--seed", str(seed))
        assert done.returncode == 0, done.stderr
        return done.stdout

    def header(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.trace().split("\n", 1)[0])
        return found


@pytest.fixture
def here(tmp_path: Path) -> Keepers:
    return Keepers(tmp_path)


def test_DK_8_1_show_prints_the_set_in_use(here: Keepers) -> None:
    assert json.loads(here.data("--show")) == BUILTIN
    here.data("--use", here.write("own.json", OWN))
    assert json.loads(here.data("--show")) == OWN


def test_DK_8_1_check_names_the_hash_and_changes_nothing(here: Keepers) -> None:
    assert OWN_HASH in here.data("--check", here.write("own.json", OWN))
    assert not here.home.exists()
    assert here.header()["data"] == HASH


def test_DK_8_1_use_and_reset(here: Keepers) -> None:
    assert OWN_HASH in here.data("--use", here.write("own.json", OWN))
    assert here.header()["data"] == OWN_HASH
    first = json.loads(here.trace().splitlines()[1])
    assert first["position"]["data"] == OWN_HASH
    assert HASH in here.data("--reset")
    assert here.header()["data"] == HASH


def test_DK_8_1_version_names_the_set_in_use(here: Keepers) -> None:
    assert HASH in here.run("version").stdout
    here.data("--use", here.write("own.json", OWN))
    assert OWN_HASH in here.run("version").stdout


@pytest.mark.parametrize("flag", ["--check", "--use"])
def test_DK_8_1_a_wrong_file_changes_nothing(here: Keepers, flag: str) -> None:
    here.data("--use", here.write("own.json", OWN))
    before = {path.name: path.read_bytes() for path in (here.home / "dragonkeepers").iterdir()}
    wrong = here.write("wrong.json", data("left.white.1", 7))
    assert "“left”" in here.refused("data", "dragonkeepers", flag, wrong)
    after = {path.name: path.read_bytes() for path in (here.home / "dragonkeepers").iterdir()}
    assert after == before
    assert json.loads(here.data("--show")) == OWN


def test_DK_8_1_files_that_cannot_be_read(here: Keepers) -> None:
    assert "nowhere.json" in here.refused("data", "dragonkeepers", "--use", "nowhere.json")
    torn = here.place / "torn.json"
    torn.write_text('{"left": ', encoding="utf-8")
    assert "JSON" in here.refused("data", "dragonkeepers", "--use", str(torn))
    torn.write_bytes(b"\xff\xfe")
    assert "torn.json" in here.refused("data", "dragonkeepers", "--check", str(torn))
    assert not here.home.exists()


def test_DK_8_1_a_set_in_use_that_went_bad_is_told_and_not_half_loaded(here: Keepers) -> None:
    here.data("--use", here.write("own.json", OWN))
    (here.home / "dragonkeepers" / f"{OWN_HASH}.json").write_text(
        json.dumps(data("eggs.turned", 1)), encoding="utf-8"
    )
    assert "eggs.turned" in here.refused("trace", "dragonkeepers")


def test_DK_8_1_a_set_in_use_that_went_bad_can_be_reset(here: Keepers) -> None:
    here.data("--use", here.write("own.json", OWN))
    (here.home / "dragonkeepers" / f"{OWN_HASH}.json").write_text("{}", encoding="utf-8")
    assert HASH in here.data("--reset")


def test_DK_8_1_a_game_without_data_says_so(here: Keepers) -> None:
    assert "Antinomy" in here.refused("data", "antinomy", "--show")


def test_DK_8_1_a_trace_verifies_only_where_its_set_is(here: Keepers, tmp_path: Path) -> None:
    here.data("--use", here.write("own.json", OWN))
    path = tmp_path / "game.jsonl"
    path.write_text(here.trace(), encoding="utf-8")
    assert here.run("verify", str(path)).returncode == 0
    here.data("--reset")
    assert here.run("verify", str(path)).returncode == 0  # older sets stay for their records
    elsewhere = Keepers(tmp_path / "elsewhere")
    assert OWN_HASH in elsewhere.refused("verify", str(path))


def test_DK_8_1_a_record_verifies_only_where_its_set_is(here: Keepers, tmp_path: Path) -> None:
    match = play(new(2), "remove 4", "remove 1")
    seats = [Seat("Ada"), Seat("Bo")]
    made = record.make(match, seats)
    assert made.data == HASH
    path = tmp_path / "game.json"
    path.write_text(record.encode(made), encoding="utf-8")
    assert here.run("verify", str(path)).returncode == 0
    path.write_text(record.encode(made).replace(HASH, OWN_HASH), encoding="utf-8")
    assert OWN_HASH in here.refused("verify", str(path))
    here.data("--use", here.write("own.json", OWN))
    assert here.run("verify", str(path)).returncode == 0
    path.write_text(record.encode(made), encoding="utf-8")
    assert here.run("verify", str(path)).returncode == 0  # the built-in set is always there


def test_DK_8_1_another_set_is_another_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIELUHR_DATA", str(tmp_path))
    assert SETS is not None
    with pytest.raises(Malformed, match=OWN_HASH):
        GAME.with_data(OWN_HASH)
    assert SETS.use(OWN) == OWN_HASH
    other = GAME.with_data(OWN_HASH)
    assert (other.data, GAME.data) == (OWN_HASH, HASH)
    match = Match(other, other.read_options({"players": 2}))
    assert other.codec.position(match.state)["data"] == OWN_HASH
    with pytest.raises(Malformed, match=OWN_HASH):
        GAME.codec.read_position(other.codec.position(match.state))
