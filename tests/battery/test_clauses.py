"""Every clause of every game has a test that names it, and the page that lists them is current."""

import pytest

from spieluhr import games
from tests import clauses

every_game = pytest.mark.parametrize("game_id", games.game_ids())


@every_game
def test_every_clause_has_a_test(game_id: str) -> None:
    proofs = clauses.proofs_of(game_id)
    assert [clause for clause in clauses.clauses_of(game_id) if clause not in proofs] == []


@every_game
def test_no_test_names_a_clause_that_is_not_there(game_id: str) -> None:
    listed = clauses.clauses_of(game_id)
    assert [clause for clause in clauses.proofs_of(game_id) if clause not in listed] == []


@every_game
def test_the_page_of_clauses_is_current(game_id: str) -> None:
    """After new tests: `make clauses`."""
    assert clauses.page_file(game_id).read_text(encoding="utf-8") == clauses.page(game_id)
