"""The front door: what somebody types who has just installed the library."""

import os
import pydoc
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spieluhr
from spieluhr.cli.main import main
from spieluhr.core import playout
from spieluhr.core.errors import Illegal, Malformed, NotYourTurn
from tests.docs.blocks import ROOT

OWN = "own_bot:Careful"
CALLER = """
from typing import Any

import numpy as np

import spieluhr
from spieluhr.research import vector


class Mine(spieluhr.Bot):
    def choose(self, heuristics: Any, world: Any, seat: int, dice: spieluhr.Dice) -> int:
        moves: list[int] = heuristics.rules.legal(world)
        return moves[0]


match: spieluhr.Match = spieluhr.start("antinomy", seed=np.int64(1), solo="hard")
match.play(np.int64(spieluhr.bot(Mine, seed=1).choose(match)))
judged = [(match.text(found.move), found.value) for found in spieluhr.bot().judge(match)]
best: tuple[str, float] = judged[0]
match.save("match.json")
assert spieluhr.load_record("match.json") == match.copy()
env = vector("antinomy", 4, seed=3, opponents={1: Mine}, limit=10)
now = env.step(env.reset().mask.argmax(axis=1))
print(now.reward.sum(), now.ends.score, spieluhr.load("antinomy").id, match.outcome.ranks)
"""


@pytest.fixture
def own_bot(monkeypatch: pytest.MonkeyPatch) -> str:
    """The example's bot, in the folder where a command is run."""
    monkeypatch.chdir(ROOT / "examples")
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "own_bot", raising=False)
    return OWN


def test_one_import_is_a_whole_game() -> None:
    match = spieluhr.start("antinomy", seed=1)
    expert = spieluhr.bot("casual", seed=2)
    while not match.is_over:
        match.play(expert.choose(match))
    assert sorted(match.outcome.ranks) == [1, 2]
    again = spieluhr.start("antinomy", seed=1)
    again.enter(np.array([step.move for step in match.log[len(again.log) :]]))
    assert again == match


def test_importing_is_light() -> None:
    """Nobody who wants a game waits for a server, or needs numpy."""
    code = """
import sys, spieluhr
assert not any(name.startswith("spieluhr.") for name in sys.modules), sys.modules
spieluhr.bot("club").choose(spieluhr.start("steam_time", players=3))
heavy = {"numpy", "starlette", "sqlalchemy", "spieluhr.server", "rich", "asyncio"}
assert not heavy & set(sys.modules), heavy & set(sys.modules)
"""
    environment = {**os.environ, "SPIELUHR_INTERPRETED": ""}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)


def test_all_names_are_there_and_others_are_not() -> None:
    for name in spieluhr.__all__:
        assert getattr(spieluhr, name) is not None
        assert name in dir(spieluhr)
    with pytest.raises(AttributeError, match="has no attribute 'begin'"):
        spieluhr.begin  # noqa: B018


@pytest.mark.parametrize(
    ("game", "wanted", "seats"),
    [
        ("antinomy", {}, 2),
        ("antinomy", {"solo": "hard"}, 1),
        ("antinomy", {"players": 1, "shrine": True}, 1),
        ("perfect_moment", {}, 2),
        ("perfect_moment", {"players": 1, "eras": ["1981", "1994", "2014"]}, 1),
        ("dragonkeepers", {"players": np.int64(3), "chests": np.array(["key", "page"])}, 3),
        ("steam_time", {"players": 4}, 4),
    ],
)
def test_options_are_keywords(game: str, wanted: dict[str, Any], seats: int) -> None:
    match = spieluhr.start(game, seed=np.int32(7), **wanted)
    assert match.seats == seats and match.actor >= 0
    for name, value in wanted.items():
        if name != "players":
            chosen = getattr(match.options, name)
            assert list(chosen) == list(value) if isinstance(chosen, list) else chosen == value
    assert match == spieluhr.start(game, seed=7, **wanted)


def test_without_a_seed_every_match_is_another_one() -> None:
    assert spieluhr.start("antinomy") != spieluhr.start("antinomy")
    eras = {tuple(spieluhr.start("perfect_moment").options.eras) for _ in range(40)}
    assert len(eras) > 1


def test_moves_are_numbers_of_any_kind_or_text() -> None:
    matches = [spieluhr.start("antinomy", seed=3) for _ in range(4)]
    move = matches[0].legal()[-1]
    forms: list[Any] = [move, np.uint16(move), np.array(move), matches[0].text(move)]
    for match, written in zip(matches, forms, strict=True):
        match.play(written, np.int8(match.actor))
    assert all(match == matches[0] for match in matches)


def test_what_is_wrong_is_said_in_a_sentence() -> None:
    match = spieluhr.start("antinomy", seed=1)
    with pytest.raises(Malformed, match="There is no game “chess”"):
        spieluhr.start("chess")
    with pytest.raises(Malformed, match="unknown field `colour`"):
        spieluhr.start("antinomy", colour=3)
    with pytest.raises(Malformed, match="Players in this game of Antinomy: 2, not 7"):
        spieluhr.start("antinomy", players=7)
    with pytest.raises(Malformed, match="no bot “grandmaster”; choose from: random, greedy"):
        spieluhr.bot("grandmaster")
    with pytest.raises(Illegal, match="is not possible"):
        match.play(match.text(next(_others(match))))
    with pytest.raises(NotYourTurn, match="not your turn"):
        match.play(match.legal()[0], 1 - match.actor)
    with pytest.raises(Malformed, match="RandomBot chooses a move without judging"):
        spieluhr.bot("random").judge(match)
    with pytest.raises(FileNotFoundError):
        spieluhr.load_record("nowhere.json")


def _others(match: spieluhr.Match) -> Any:
    return (move for move in range(match.game.decisions) if move not in match.legal())


@pytest.mark.parametrize(
    "wrong",
    [
        lambda match: match.text("x"),
        lambda match: match.view(1.0),
        lambda match: match.play(match.legal()[0], "first"),
        lambda match: match.copy(seed="x"),
        lambda match: match.enter([None]),
        lambda match: spieluhr.start(match.game.id, players="two"),  # type: ignore[arg-type]
        lambda match: spieluhr.start(match.game.id, seed=1.5),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_whole_number_is_refused(wrong: Callable[[spieluhr.Match], object]) -> None:
    match = spieluhr.start("antinomy", seed=1)
    with pytest.raises(Malformed, match="must be a whole number, not"):
        wrong(match)
    assert match == spieluhr.start("antinomy", seed=1)


def test_who_is_no_bot_is_refused() -> None:
    with pytest.raises(Malformed, match="“5” is not a bot: it must be a name or a class"):
        spieluhr.bot(5)  # type: ignore[arg-type]


def test_a_callers_file_passes_the_strictest_types(tmp_path: Path) -> None:
    (tmp_path / "caller.py").write_text(CALLER, encoding="utf-8")
    checked = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", "mypy", "caller.py"]
    done = subprocess.run(checked, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", ["greedy", "maxn", "casual", "club"])
def test_a_bot_judges_every_legal_move(name: str) -> None:
    match = spieluhr.start("perfect_moment", seed=5)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    found = spieluhr.bot(name, seed=1).judge(match)
    assert sorted(one.move for one in found) == match.legal()
    assert all(0.0 <= one.value <= 1.0 for one in found)
    assert f"JudgedMove(move={found[0].move}, value=" in repr(found)


def test_a_player_keeps_seats_and_matches_apart() -> None:
    """The same questions have the same answers, whatever it was asked about other tables before."""
    fresh, used = spieluhr.bot("club", seed=4), spieluhr.bot("club", seed=4)
    first = spieluhr.start("dragonkeepers", seed=8)
    for _ in range(3):
        assert fresh.choose(first) == used.choose(first)
        first.play(first.legal()[0])
    second = spieluhr.start("dragonkeepers", seed=9)
    others = first.copy()
    fresh.choose(second)
    used.choose(second)
    assert fresh.choose(others) == used.choose(others)
    while not others.is_over:
        others.play(others.legal()[0])
    with pytest.raises(NotYourTurn, match="over"):
        used.choose(others)
    assert repr(used) == "<Player: club>"


def test_a_record_can_be_played_on(tmp_path: Path) -> None:
    match = spieluhr.start("steam_time", seed=2)
    for _ in range(9):
        match.play(match.legal()[0])
    match.save(tmp_path / "match.json")
    ends = []
    for _ in range(2):
        resumed = spieluhr.load_record(tmp_path / "match.json", seed=3)
        assert resumed.log[: len(match.log)] and resumed.actor >= 0
        bot = spieluhr.bot("random", seed=1)
        while not resumed.is_over:
            resumed.play(bot.choose(resumed))
        ends.append(resumed)
    assert ends[0] == ends[1]


class Numpy(spieluhr.Bot):
    """Chooses with numpy, and looks at all it is told."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def choose(self, heuristics: Any, world: Any, seat: int, dice: spieluhr.Dice) -> np.int64:
        return np.int64(np.random.default_rng(3).choice(heuristics.rules.legal(world)))

    def follow(self, seat: int, label: int) -> None:
        self.heard.append(label)


def test_a_bot_of_ones_own_can_choose_with_numpy_and_hears_what_happens() -> None:
    made: list[Numpy] = []

    def make() -> Numpy:
        made.append(Numpy())
        return made[-1]

    player = spieluhr.bot(make)
    match = spieluhr.start("antinomy", seed=1)
    for _ in range(6):
        move = player.choose(match)
        assert type(move) is int
        match.play(move)
    assert all(bot.heard for bot in made) and len(made) == 2


class Cheat(spieluhr.Bot):
    def choose(self, heuristics: Any, world: Any, seat: int, dice: spieluhr.Dice) -> int:
        return 99_999


def test_an_illegal_choice_is_told_and_not_played() -> None:
    match = spieluhr.start("antinomy", seed=1)
    with pytest.raises(Illegal, match="The bot Cheat chose move number 99999"):
        spieluhr.bot(Cheat).choose(match)


def test_a_bot_of_ones_own_plays_wherever_bots_do(
    own_bot: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "antinomy", "--bots", f"{own_bot},random", "--games", "4"]) == 0
    assert own_bot in capsys.readouterr().out
    folder = str(tmp_path / "data")
    wanted = ["--bots", f"{own_bot},random", "--games", "2", "--out", folder]
    assert main(["dataset", "antinomy", *wanted, "--processes", "1"]) == 0
    rungs = ["--rungs", f"random-{own_bot}", "--games", "4", "--no-solo", "--game", "antinomy"]
    kept = ["--resume", str(tmp_path / "kept"), "--out", str(tmp_path / "page.md")]
    assert main(["ladder", *rungs, *kept, "--processes", "1"]) == 0
    assert own_bot in (tmp_path / "page.md").read_text()
    assert main(["trace", "antinomy", "--policy", own_bot]) == 0
    assert main(["soak", "antinomy", "--bot", own_bot, "--games", "2"]) == 0
    assert spieluhr.bot(own_bot).choose(spieluhr.start("steam_time", seed=1)) >= 0


def test_a_bot_of_ones_own_that_is_none_is_refused(own_bot: str) -> None:
    for name, why in (
        ("nowhere:Bot", "no module named 'nowhere'"),
        ("own_bot:Careless", "there is no “Careless” in “own_bot”"),
        ("spieluhr:Match", "derived from spieluhr.Bot"),
        (":", "there is no “”"),
    ):
        sys.path.append(".")
        with pytest.raises(Malformed, match=why):
            spieluhr.bot(name)


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (spieluhr.Match, "Options and log are the whole game"),
        (spieluhr.Match.play, "Make a decision, given as number or text"),
        (spieluhr.Match.is_over, "By the rules"),
        (spieluhr.Bot.choose, "One of the legal moves of this world"),
        (spieluhr.start, "A match that has begun"),
        (playout.settle, "Roll until somebody has to decide"),
    ],
)
def test_help_tells_what_the_source_says(thing: object, said: str) -> None:
    """Also of compiled code, which keeps no docstrings by itself."""
    assert said in pydoc.plain(pydoc.render_doc(thing))


def test_what_makes_no_bot_is_refused_in_words() -> None:
    with pytest.raises(spieluhr.SpieluhrError, match=r"derived from spieluhr\.Bot"):
        spieluhr.bot(dict)  # type: ignore[arg-type]
