"""Results on disk: written as they come, read again, and never made worse."""

import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from spieluhr import games
from spieluhr.arena import plan
from spieluhr.arena.plan import Plan, Result
from spieluhr.arena.store import PLAN, RESULTS, Store
from spieluhr.core.errors import Malformed

WANTED = plan.make(games.load("antinomy"), {"shrine": True}, 2, ["random", "club"], 6, seed=3)


def result(deal: int, turned: int = 0) -> Result:
    bots = plan.seating(WANTED, turned)
    return Result(deal, turned, bots, [5, 2], [1, 2], "crystals", [7, 8], [0.25, 0.5])


GAMES = [result(deal, turned) for deal in range(2) for turned in range(2)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with four of six games."""
    store = Store(tmp_path / "arena")
    store.begin(WANTED)
    for game in GAMES:
        store.add(game)
    return store.folder


def content(folder: Path) -> dict[str, bytes | None]:
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in folder.rglob("*")
    }


def refusal(folder: Path, wanted: Plan = WANTED) -> str:
    """The one sentence that is said; nothing in the folder changes."""
    before = content(folder)
    with pytest.raises(Malformed) as caught:
        Store(folder).begin(wanted)
    assert content(folder) == before
    sentence = str(caught.value)
    assert str(folder) in sentence
    assert len(sentence.splitlines()) == 1
    return sentence


def test_a_new_folder_is_made_with_its_parents(tmp_path: Path) -> None:
    folder = tmp_path / "many" / "arenas"
    assert Store(folder).begin(WANTED) == []
    assert msgspec.json.decode((folder / PLAN).read_bytes(), type=Plan) == WANTED


def test_an_empty_folder_is_taken(tmp_path: Path) -> None:
    assert Store(tmp_path).begin(WANTED) == []
    assert Store(tmp_path).begin(WANTED) == []


def test_every_result_is_one_more_line(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.begin(WANTED)
    before = b""
    for game in GAMES:
        store.add(game)
        data = (tmp_path / RESULTS).read_bytes()
        assert data.startswith(before)
        line = data[len(before) :]
        assert line.endswith(b"\n") and line.count(b"\n") == 1
        assert msgspec.json.decode(line, type=Result) == game
        before = data


def test_what_is_there_is_read_again(folder: Path) -> None:
    before = content(folder)
    assert Store(folder).begin(WANTED) == GAMES
    assert content(folder) == before


@pytest.mark.parametrize("left", [1, 20, -1])
def test_a_last_line_cut_off_is_dropped_and_written_again(folder: Path, left: int) -> None:
    path = folder / RESULTS
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3]) + lines[3][:left])
    store = Store(folder)
    assert store.begin(WANTED) == GAMES[:3]
    store.add(GAMES[3])
    assert path.read_bytes() == b"".join(lines)
    assert Store(folder).begin(WANTED) == GAMES


def test_a_first_line_cut_off_is_no_result(folder: Path) -> None:
    (folder / RESULTS).write_bytes(b'{"deal":0,"tur')
    assert Store(folder).begin(WANTED) == []


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:-5],
        lambda data: b"{}",
        lambda data: b"[" + data + b"]",
        lambda data: data.replace(b'"seats":2', b'"seats":"two"'),
        lambda data: data.replace(b'"seats":2', b'"seats":2,"chairs":2'),
        lambda data: data.replace(b"antinomy", b"ant\xffnomy"),
    ],
)
def test_a_damaged_plan_is_refused(folder: Path, damage: Callable[[bytes], bytes]) -> None:
    path = folder / PLAN
    path.write_bytes(damage(path.read_bytes()))
    assert "damaged" in refusal(folder)


DAMAGES: list[Callable[[bytes], bytes]] = [
    lambda line: b"\n",
    lambda line: b"nonsense\n",
    lambda line: line[:30] + b"\n",
    lambda line: line[:30],  # and the next line goes on there
    lambda line: line.replace(b'"deal":0', b'"deal":"0"'),
    lambda line: line.replace(b'"deal":0', b'"deal":0,"dealer":1'),
    lambda line: line.replace(b"crystals", b"cryst\xffls"),
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_line_in_the_middle_is_refused(
    folder: Path, damage: Callable[[bytes], bytes]
) -> None:
    path = folder / RESULTS
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + damage(lines[1]) + lines[2] + lines[3])
    assert "damaged" in refusal(folder)


def test_a_damaged_file_that_is_cut_off_too_is_left_alone(folder: Path) -> None:
    path = folder / RESULTS
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b"nonsense\n" + lines[2] + lines[3][:20])
    assert "damaged" in refusal(folder)


@pytest.mark.parametrize(
    "other",
    [
        structs.replace(WANTED, seed=4),
        structs.replace(WANTED, deals=4),
        structs.replace(WANTED, bots=["club", "random"]),
        structs.replace(WANTED, options={}),
        structs.replace(WANTED, game="steam_time"),
        structs.replace(WANTED, rules=WANTED.rules + 1),
        structs.replace(WANTED, data="0123"),
    ],
)
def test_a_folder_of_another_plan_is_refused(folder: Path, other: Plan) -> None:
    assert "another plan" in refusal(folder, other)


@pytest.mark.parametrize("name", ["notes.txt", RESULTS, "folder/notes.txt", ".hidden"])
def test_a_folder_with_something_else_is_refused(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text("mine")
    assert "something else" in refusal(tmp_path)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("mine")
    refusal(path)
    assert path.read_text() == "mine"


def test_below_a_file_is_no_place(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    assert "directory" in refusal(tmp_path / "file" / "arena")


@pytest.mark.parametrize("name", [PLAN, RESULTS])
def test_a_folder_in_place_of_a_file_is_refused(folder: Path, name: str) -> None:
    (folder / name).unlink()
    (folder / name).mkdir()
    assert "directory" in refusal(folder)


def test_a_folder_that_vanishes_is_told(folder: Path) -> None:
    """So is a full disk, or a folder that may only be read."""
    store = Store(folder)
    store.begin(WANTED)
    shutil.rmtree(folder)
    with pytest.raises(Malformed) as caught:
        store.add(GAMES[0])
    assert str(folder) in str(caught.value)


@pytest.mark.parametrize("line", [result(1, 1), result(99), result(0, 2)])
def test_a_game_twice_or_of_another_plan_is_refused(folder: Path, line: Result) -> None:
    with (folder / RESULTS).open("ab") as file:
        file.write(msgspec.json.encode(line) + b"\n")
    assert "twice" in refusal(folder)
