"""Rules for the options in force: nothing that matters is missing, nothing else is told."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.research.rules_text import MARK, applying, headline, holds, rules_text, whole_text
from tests.clauses import clauses_of

every_game = pytest.mark.parametrize("game_id", games.game_ids())
every_language = pytest.mark.parametrize("lang", ["en", "de"])
CLAUSE = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
ERAS = ["1981", "1994", "2005", "2014"]
# Besides the modes: options that leave out what these have.
MORE: dict[str, list[dict[str, object]]] = {
    "perfect_moment": [
        {"eras": [era for era in ERAS if era != out], "solo": solo}
        for out in ERAS
        for solo in (False, True)
    ],
    "dragonkeepers": [{"players": 2, "chests": [one]} for one in ("wind", "barter", "key")],
}


class Setting(NamedTuple):
    """A game as it can be set up."""

    game: Game
    options: Any
    seats: int

    def text(self, lang: str = "en") -> str:
        return rules_text(self.game, self.options, self.seats, lang)

    def facts(self) -> dict[str, object]:
        return {**msgspec.structs.asdict(self.options), "seats": self.seats}


def setting(game_id: str, given: dict[str, object]) -> Setting:
    game = games.load(game_id)
    options = game.read_options(game.complete(dict(given), Dice(1)))
    return Setting(game, options, game.seat_counts(options)[0])


def settings(game_id: str) -> Iterator[Setting]:
    for given in [*(given for _, given in games.load(game_id).modes), *MORE.get(game_id, [])]:
        yield setting(game_id, given)


def told(game_id: str, **given: object) -> str:
    return setting(game_id, given).text()


def conditions(game_id: str, lang: str) -> list[str | None]:
    """In the order of the file; None is the end of a part."""
    return [mark[1] for mark in MARK.finditer(whole_text(games.load(game_id), lang))]


@every_game
@every_language
def test_every_clause_is_told_in_at_least_one_mode(game_id: str, lang: str) -> None:
    found: set[str] = set()
    for one in settings(game_id):
        found.update(CLAUSE.findall(one.text(lang)))
    assert found == set(clauses_of(game_id))


@every_game
@every_language
def test_what_is_left_reads_as_a_whole(game_id: str, lang: str) -> None:
    """No marks, no pictures, no empty headings, items or rows, and no torn sentences."""
    for one in settings(game_id):
        text = one.text(lang)
        assert "](" not in text and "  " not in text and "\n\n\n" not in text
        blocks = text.rstrip("\n").split("\n\n")
        ranks = [len(block.split(" ")[0]) if block.startswith("#") else 0 for block in blocks]
        for rank, later in zip(ranks, [*ranks[1:], 1], strict=True):
            assert not 0 < later <= rank
        for line in text.splitlines():
            assert not re.fullmatch(r"[-|\d.\s]*", line) or line in ("", *_rules_of_tables(line))
            assert not re.search(r" [,.;]|,,|\.\.|: ?[,.]", line), line


def _rules_of_tables(line: str) -> list[str]:
    return ["|" + "---|" * (line.count("|") - 1)]


@every_game
def test_both_languages_have_the_same_conditions(game_id: str) -> None:
    assert conditions(game_id, "en") == conditions(game_id, "de")


@every_game
def test_every_part_that_begins_ends_and_depends_on_something(game_id: str) -> None:
    """Every condition holds for some options and not for others."""
    depth, all_settings = 0, list(settings(game_id))
    for condition in conditions(game_id, "en"):
        depth += -1 if condition is None else 1
        assert depth >= 0
        if condition is not None:
            found = {holds(condition, one.facts()) for one in all_settings}
            assert found == {True, False}, condition
    assert depth == 0


@every_game
@every_language
def test_the_line_below_the_title_names_the_options(game_id: str, lang: str) -> None:
    for one in settings(game_id):
        title, _, line = one.text(lang).splitlines()[:3]
        assert line == headline(one.game, one.options, one.seats, lang)
        assert line.startswith(title.removeprefix("# ") + " · ")
        written = msgspec.json.decode(line.rpartition(" · ")[2])
        assert one.game.read_options(written) == one.options


def test_the_head_names_the_mode_that_says_most() -> None:
    def mode(**given: object) -> str:
        return told("antinomy", **given).splitlines()[2].split(" · ")[1]

    assert mode() == "for two"
    assert mode(solo="easy") == "solo, easy"
    assert mode(solo="hard", shrine=True) == "solo, hard, with the shrine"
    assert mode(solo="easy", shrine=True) == "solo, easy"


def test_antinomy_for_two_knows_nothing_of_the_solo_game() -> None:
    two, alone = told("antinomy"), told("antinomy", solo="normal")
    for word in ("pile", "time stone", "flare", "special cards", "alone"):
        assert word not in two.replace("the question alone", "").lower()
        assert word in alone.lower()
    assert "### 3. Duel" in two and "### 3. Duel" not in alone
    assert "five crystals" in two and "five crystals" not in alone


def test_antinomy_alone_has_its_level_and_the_shrine_only_if_it_is_played() -> None:
    hard = told("antinomy", solo="hard")
    assert "| hard | 3 | 6 |" in hard and "| easy |" not in hard
    assert "shrine" not in hard.replace('"shrine":false', "").lower()
    assert "### The shrine" in told("antinomy", solo="hard", shrine=True)


def test_the_perfect_moment_has_its_three_decades_and_echo_only_alone() -> None:
    two = told("perfect_moment", eras=["1981", "1994", "2014"])
    assert "### 1994" in two and "### 2005" not in two and "**Phone**" not in two
    assert "Echo" not in two and "16 points" in two
    alone = told("perfect_moment", eras=["1981", "1994", "2005"], solo=True)
    assert "### Echo's turn" in alone and "16 points" not in alone
    assert "Money may steal" not in alone


def test_dragonkeepers_has_its_chests_and_its_number_of_players() -> None:
    without, some = (
        told("dragonkeepers", players=2),
        told("dragonkeepers", players=4, chests=["barter", "page"]),
    )
    assert "chest" not in without.replace('"chests":[]', "")
    for name in ("Barter", "Page"):
        assert f"**{name}**" in some
    for name in ("Wind", "Return", "Thrift", "Key"):
        assert f"**{name}**" not in some
    assert "7 with two players" in without and "9 with four" not in without
    assert "9 with four" in some and "7 with two" not in some


def test_steam_time_tells_each_later_player_who_is_there() -> None:
    given = [told("steam_time", players=players) for players in (2, 3, 4)]
    assert ["the third 2 gold" in text for text in given] == [False, True, True]
    assert ["the fourth an orange" in text for text in given] == [False, False, True]


def test_conditions() -> None:
    facts = {"solo": None, "chests": ["key", "page"], "seats": 3}
    assert holds("!solo", facts) and not holds("solo", facts)
    assert holds("chests", facts) and holds("chests=wind,page", facts)
    assert not holds("chests=wind", facts) and holds("!chests=wind", facts)
    assert holds("seats=3,4", facts) and not holds("seats=2", facts)
    assert not holds("seats=3&solo", facts) and holds("seats=3&!solo", facts)


def test_parts_may_lie_in_one_another() -> None:
    facts = {"solo": False, "seats": 3}
    text = "a[](when:seats=3)b[](when:solo)c[](end)d[](end)e"
    assert applying(text, facts) == "abde"
    text = "a[](when:solo)b[](when:seats=3)c[](end)d[](end)e"
    assert applying(text, facts) == "ae"


def test_wrong_wishes_are_refused() -> None:
    game = games.load("antinomy")
    with pytest.raises(Malformed, match="Antinomy: 2, not 3"):
        rules_text(game, game.read_options({}), 3)
    with pytest.raises(Malformed, match="no language “fr”, only en, de"):
        rules_text(game, game.read_options({}), 2, "fr")
