"""Whole games typed into the terminal."""

import json
import re
from pathlib import Path

import pytest

from spieluhr.games import game_ids
from tests.test_cli import spieluhr

# Any table has a move number 1; an answer to the curtain between two people is no move.
FIRST_MOVES = "1\n" * 400


def test_a_solo_game_from_beginning_to_end() -> None:
    done = spieluhr(
        "play", "antinomy", "--solo", "hard", "--shrine", "--seed", "3", typed=FIRST_MOVES
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "> " in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_a_game_against_each_bot() -> None:
    for opponent in ("random", "greedy"):
        words = ("play", "antinomy", "--opponent", opponent, "--seed", "5")
        done = spieluhr(*words, typed=FIRST_MOVES * 3)
        assert done.returncode == 0
        assert done.stderr == ""


def test_german_is_spoken() -> None:
    done = spieluhr("play", "antinomy", "--lang", "de", "--seed", "1", typed="hilfe\ntipp\nende\n")
    assert "Du hast den Tisch verlassen." in done.stdout
    assert "Eine Nummer oder ein Zug" in done.stdout
    by_system = spieluhr("play", "antinomy", "--seed", "1", typed="", LC_ALL="de_DE.UTF-8")
    assert "Eine Nummer oder ein Zug" in by_system.stdout


@pytest.mark.parametrize("game", game_ids())
def test_bots_have_names_and_their_level_is_told_once(game: str) -> None:
    words = ("play", game, "--lang", "de", "--opponent", "casual", "--seed", "1")
    done = spieluhr(*words, typed="1\n1\n1\nende\n")
    first, rest = done.stdout.split("\n", 1)
    assert first.startswith("Du spielst gegen Ada (Gelegenheitsspieler)")
    assert "Ada" in rest and "Gelegenheitsspieler" not in rest
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_wrong_input_is_answered_and_changes_nothing() -> None:
    typed = "0\n99\nwand\nwand 9\nplay g3 3\nfoo bar\n\n" + "9" * 50 + "\nquit\n"
    done = spieluhr("play", "antinomy", "--seed", "2", typed=typed)
    assert done.returncode == 0
    assert done.stdout.count("Please type a number from 1 to") == 3
    assert done.stdout.count("is not a move.") == 3
    assert "“play g3 3” is not possible" in done.stdout
    assert "You have left the table." in done.stdout


def test_a_game_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("play", "antinomy", "--solo", "easy", "--seed", "6")
    done = spieluhr(*words, typed=f"1\n1\nsave {file}\nsave {file}\nquit\n")
    assert f"Saved to {file}." in done.stdout
    assert "already exists" in done.stdout
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert saved["seats"] == [{"name": "You", "player": "human"}]
    assert saved["outcome"] is None
    assert spieluhr("verify", str(file)).returncode == 0
    on = spieluhr("play", "--load", str(file), typed=f"1\nsave! {file}\nquit\n")
    assert f"continues at step {len(saved['log'])}" in on.stdout
    assert len(json.loads(file.read_text(encoding="utf-8"))["log"]) > len(saved["log"])
    again = spieluhr("play", "antinomy", "--load", str(file), typed=FIRST_MOVES)
    assert again.returncode == 0


def test_a_save_that_fails_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    typed = f"save {tmp_path}/no/such/folder.json\nsave\nlog\nquit\n"
    done = spieluhr("play", "antinomy", "--seed", "6", typed=typed)
    assert "no such file or directory" in done.stdout
    assert "Save where?" in done.stdout
    assert "You have left the table." in done.stdout


def test_undo_is_free_until_chance_and_then_marked(tmp_path: Path) -> None:
    """Solo: a wand can be put back; a drawn card cannot, unless the record says so."""
    file = tmp_path / "game.json"
    typed = f"1\nundo\n1\nskip\nundo\nundo!\nundo\nsave {file}\nquit\n"
    done = spieluhr("play", "antinomy", "--solo", "easy", "--seed", "6", typed=typed)
    assert done.stdout.count("Taken back.") == 3
    assert "Chance has decided since" in done.stdout
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert len(saved["undone"]) == 1
    assert len(saved["log"]) == 13


def test_two_people_at_one_keyboard_see_only_their_own_hands() -> None:
    words = ("play", "antinomy", "--opponent", "human", "--seed", "7")
    done = spieluhr(*words, typed="\n1\n\n1\n\nlog\nquit\n")
    assert done.stdout.count("press Enter") == 3
    told = re.split(r"press Enter\.", done.stdout)
    assert "Player 1" in told[0]
    assert "Player 2" in told[1]


def test_the_menu_starts_a_game() -> None:
    done = spieluhr("play", typed="x\n9999\n2\nquit\n")
    assert "What would you like to play?" in done.stdout
    assert done.stdout.count("Please type a number") == 2
    assert "You have left the table." in done.stdout
    assert spieluhr("play", typed="").returncode == 0


def test_a_hint_says_how_good_moves_are_and_why() -> None:
    done = spieluhr("play", "antinomy", "--lang", "en", "--seed", "3", typed="1\n1\nhint\nquit\n")
    told = done.stdout[done.stdout.index("what an expert thinks of it") :]
    assert "equally good" in told or "best" in told
    assert "Then perhaps: " in told or "could" in told
    assert "win chance " in told and "100%" not in told


def test_between_people_there_are_hints_only_if_they_were_allowed(tmp_path: Path) -> None:
    """A saved game says so, and goes on in the same way."""
    people = ["play", "antinomy", "--lang", "en", "--seed", "3", "--opponent", "human"]
    refused = spieluhr(*people, typed="\nhint\nquit\n").stdout
    assert "No hints against people" in refused and "thinks of it" not in refused
    file = str(tmp_path / "game.json")
    allowed = spieluhr(*people, "--hints", typed=f"\nhint\nsave {file}\nquit\n").stdout
    assert "thinks of it" in allowed
    assert json.loads(Path(file).read_text())["hints"] is True
    assert "thinks of it" in spieluhr("play", "--load", file, typed="\nhint\nquit\n").stdout


@pytest.mark.parametrize("lang", ["en", "de"])
def test_without_colour_nothing_is_escaped(lang: str) -> None:
    done = spieluhr("play", "antinomy", "--lang", lang, "--seed", "3", typed="1\n1\nhint\nquit\n")
    assert "\x1b" not in done.stdout
