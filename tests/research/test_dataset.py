"""`spieluhr dataset`: what stands in the files, and that no run loses or mixes anything."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from pyarrow import parquet

from spieluhr import games
from spieluhr.arena import one_game, plan
from spieluhr.bots import make_bot
from spieluhr.cli import dataset as command
from spieluhr.cli.main import main
from spieluhr.core import record
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.core.schema import Entry
from spieluhr.core.sheet import Sheet
from spieluhr.research import dataset, self_play
from spieluhr.research.writer import writing
from spieluhr.seating import seating
from tests.every_game import Setup, fullest
from tests.folders import contents
from tests.test_cli import ENVIRONMENT

WORDS = ("antinomy", "--bots", "random,beginner", "--games", "3", "--seed", "3", "--shard", "2")
Rows = dict[tuple[int, int], dict[str, Any]]  # by game and step


def run(folder: Path, *words: str) -> None:
    assert main(["dataset", *(words or WORDS), "--processes", "1", "--out", str(folder)]) == 0


def refused(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> str:
    """The sentence; nothing in the folder has changed."""
    before = contents(folder)
    with pytest.raises(SystemExit) as left:
        main(["dataset", *(words or WORDS), "--processes", "1", "--out", str(folder)])
    said = capsys.readouterr()
    assert left.value.code == 2 and said.out == "" and len(said.err.splitlines()) == 1
    assert contents(folder) == before
    return said.err


def rows_of(folder: Path) -> Rows:
    return {(row["game"], row["step"]): row for row in dataset.decisions(folder).to_pylist()}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four games, as every deal is played from both seats, in two shards."""
    folder = tmp_path_factory.mktemp("data") / "made"
    run(folder)
    return folder


@pytest.fixture
def mine(made: Path, tmp_path: Path) -> Path:
    """A copy to be ill-treated."""
    return Path(shutil.copytree(made, tmp_path / "mine"))


# --- what stands in the files ---


class Checker:
    """Plays a record again and compares each decision with its row."""

    def __init__(self, number: int, rows: Rows) -> None:
        self.number = number
        self.rows = rows
        self.seen = 0
        self.dice = Dice(number)

    def __call__(self, match: Match, entry: Entry, place: str) -> None:
        if match.actor == CHANCE:
            return
        row = self.rows[self.number, len(match.log)]
        self.seen += 1
        assert (row["seat"], row["text"]) == (entry.actor, entry.move)
        assert match.game.codec.text(row["move"]) == entry.move
        assert row["legal"] == match.legal()
        # A world that the seat cannot tell from the truth: nothing of the truth is in the row.
        world = match.game.rules.resample(match.state, match.actor, self.dice)
        sheet = Sheet(match.game.layout.size)
        match.game.rules.observe(world, match.actor, sheet)
        assert row["observation"] == sheet.row() != []


@pytest.mark.parametrize("wanted", fullest(most=3), ids=lambda one: f"{one.game}-{one.seats}")
def test_rows_tell_what_the_records_tell_and_what_the_seat_knew(
    wanted: Setup, tmp_path: Path
) -> None:
    run(tmp_path / "data", wanted.game, "--bots", "random", *wanted.flags(), "--games", "1")
    game, rows, seen = games.load(wanted.game), rows_of(tmp_path / "data"), 0
    for number, told in enumerate(dataset.records(tmp_path / "data")):
        checker = Checker(number, rows)
        outcome = record.replay(told, game, checker).outcome
        seen += checker.seen
        for row in (row for row in rows.values() if row["game"] == number):
            seat = row["seat"]
            assert row["bot"] == told.seats[seat].player
            assert (row["rank"], row["score"]) == (outcome.ranks[seat], outcome.scores[seat])
            assert row["utility"] == np.float32(outcome.utilities()[seat])
    assert seen == len(rows) > 0


def test_bots_that_judge_their_moves_say_how(made: Path) -> None:
    rows = rows_of(made).values()
    assert {row["bot"] for row in rows} == {"random", "beginner"}
    for row in rows:
        if row["bot"] == "random" or len(row["legal"]) == 1:
            assert row["visits"] is None and row["values"] is None
        else:
            assert len(row["visits"]) == len(row["values"]) == len(row["legal"])
            assert all(0 <= value <= 1 for value in row["values"])


def test_a_searcher_makes_the_move_that_it_visited_most() -> None:
    match, dice = seating("perfect_moment").new_match(Dice(1)), Dice(2)
    match.settle(dice)
    bot, sheet = make_bot("expert"), Sheet(match.game.layout.size)
    decision = self_play.decide(bot, match, dice, sheet)
    assert decision.visits is not None and len(decision.legal) > 1
    assert sum(decision.visits) >= 100  # of 120 iterations, a few of which made the tree
    assert decision.visits[decision.legal.index(decision.move)] == max(decision.visits)


def test_the_games_are_those_of_an_arena_of_the_same_plan() -> None:
    wanted = plan.make(games.load("antinomy"), {}, 2, ["random", "beginner"], 4, seed=9)
    for number, task in enumerate(plan.tasks(wanted)):
        assert command.task_of(wanted, number) == task
        result, played = one_game.play(wanted, task), command.play(wanted, task)
        assert (played.number, played.bots) == (number, result.bots)
        assert (played.scores, played.ranks) == (result.scores, result.ranks)
        seats = [decision.seat for decision in played.decisions]
        assert [seats.count(seat) for seat in range(2)] == result.decisions


def test_each_file_says_where_it_comes_from(made: Path) -> None:
    for file in sorted((made / "decisions").iterdir()):
        about = msgspec.json.decode(parquet.read_schema(file).metadata[b"spieluhr"])
        assert about == {
            "form": 1, "game": "antinomy", "rules": 1, "layout": 1, "data": None, "options": {},
            "seats": 2, "bots": ["random", "beginner"], "games": 4, "seed": 3, "shard": 2,
        }  # fmt: skip
    assert len(list((made / "decisions").iterdir())) == 2


def test_arrays_for_learners(made: Path) -> None:
    table = dataset.decisions(made)
    seen, masks = dataset.observations(table), dataset.masks(table, "antinomy")
    assert seen.dtype == np.uint8 and masks.shape == (len(table), games.load("antinomy").decisions)
    for k in (0, 7, len(table) - 1):
        assert seen[k].tolist() == table["observation"][k].as_py()
        assert np.flatnonzero(masks[k]).tolist() == table["legal"][k].as_py()
    moves = dataset.decisions(made, ["move"])
    assert moves.column_names == ["move"] and moves["move"].equals(table["move"])


# --- runs that stop, go on, or must not begin ---


def test_the_number_of_processes_changes_nothing(made: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    assert main(["dataset", *WORDS, "--processes", "2", "--out", str(other)]) == 0
    assert contents(other) == contents(made)


def test_what_a_killed_run_left_is_gone_on_with(made: Path, mine: Path) -> None:
    """The second shard has its records and half of its decisions."""
    file = mine / "decisions" / "00001.parquet"
    file.with_name(".00001.parquet.part").write_bytes(file.read_bytes()[:1000])
    file.unlink()
    (mine / "records" / "00001.jsonl").write_text("old\n")
    kept = (mine / "decisions" / "00000.parquet").stat().st_mtime_ns
    run(mine)
    assert contents(mine) == contents(made)
    assert (mine / "decisions" / "00000.parquet").stat().st_mtime_ns == kept


def test_an_interrupted_run_keeps_whole_shards_only(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "new"
    with monkeypatch.context() as patched:
        play, calls = command.play, iter(range(3))

        def interrupted(wanted: plan.Plan, task: plan.Task) -> Any:
            if next(calls, None) is None:
                raise KeyboardInterrupt
            return play(wanted, task)

        patched.setattr(command, "play", interrupted)
        assert main(["dataset", *WORDS, "--processes", "1", "--out", str(folder)]) == 130
    there = contents(made)
    for name in ("decisions/00001.parquet", "records/00001.jsonl"):
        del there[name]
    assert contents(folder) == there
    assert {row["game"] for row in rows_of(folder).values()} == {0, 1}
    run(folder)
    assert contents(folder) == contents(made)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("--seed", "4"), "seed 3, not 4"),
        (("--games", "8"), "games 4, not 8"),
        (("--shard", "5"), "shard 2, not 5"),
        (("--bots", "beginner,random"), 'bots ["random","beginner"], not'),
    ],
)
def test_other_settings_are_refused(
    made: Path, capsys: pytest.CaptureFixture[str], change: tuple[str, str], says: str
) -> None:
    said = refused(capsys, made, *WORDS, *change)
    assert says in said and str(made) in said


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-9])


def flip(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(data) // 3] ^= 4
    path.write_bytes(data)


@pytest.mark.parametrize("file", ["decisions/00000.parquet", "records/00001.jsonl"])
@pytest.mark.parametrize("harm", [cut, flip])
def test_a_damaged_shard_is_refused_and_can_be_played_again(
    made: Path, mine: Path, capsys: pytest.CaptureFixture[str], file: str, harm: Any
) -> None:
    harm(mine / file)
    said = refused(capsys, mine)
    decisions = mine / "decisions" / f"{Path(file).stem}.parquet"
    assert "damaged" in said and str(decisions) in said
    decisions.unlink()
    run(mine)
    assert contents(mine) == contents(made)


def test_a_shard_of_other_settings_is_no_shard_of_this_folder(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    about = mine / "settings.json"
    about.write_text(about.read_text().replace('"seed":3', '"seed":4'))
    assert "damaged" in refused(capsys, mine, *WORDS, "--seed", "4")


def test_games_of_older_bots_are_not_mixed_with_new_ones(
    mine: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (mine / "decisions" / "00001.parquet").unlink()
    monkeypatch.setattr(command, "dice_of", lambda *_: (Dice(1), [Dice(2), Dice(3)]))
    assert "would go differently today" in refused(capsys, mine)


def test_what_is_no_folder_of_games_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert "it holds something else" in refused(capsys, tmp_path)
    assert "mine.txt" in refused(capsys, tmp_path / "mine.txt" / "data")
    (tmp_path / "settings.json").write_text("{")
    assert "settings.json is damaged" in refused(capsys, tmp_path)
    with pytest.raises(Malformed, match="no such file"):
        dataset.decisions(tmp_path / "nowhere")


def test_two_runs_do_not_write_into_one_folder(
    made: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with writing(made, dataset.settings_of(made)) as writer:
        assert writer.missing() == []
        assert "another run" in refused(capsys, made)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("--bots", "genius"), "genius"),
        (("--players", "3"), "3"),
        (("--games", "0"), "--games"),
        (("--ray", "here"), "--ray"),  # --processes is there already
    ],
)
def test_a_mistake_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: tuple[str, str], says: str
) -> None:
    assert says in refused(capsys, tmp_path / "data", *WORDS, *change)
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_is_told_how_to_get_it(tmp_path: Path) -> None:
    code = "import sys; sys.modules['pyarrow'] = None; from spieluhr.cli.main import main; main()"
    words = ["dataset", "antinomy", "--out", str(tmp_path / "data")]
    done = subprocess.run(
        [sys.executable, "-c", code, *words], env=ENVIRONMENT, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert done.stderr == 'spieluhr: pyarrow is not installed: pip install "spieluhr[research]"\n'
    assert list(tmp_path.iterdir()) == []
