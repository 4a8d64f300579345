"""How the tests of reasons ask why a move is not possible."""

from spieluhr.core.words import Both
from tests.builders import Position, legal_texts, play
from tests.games.perfect_moment.builders import GAME

Case = tuple[Position, str, str, str, str]
CASE = ("start", "lines", "move", "english", "german")  # start, moves, the refused one, and why


def assert_reason(start: Position, lines: str, move: str, why: Both) -> None:
    """After these moves, which stand between bars, the move is refused in these words."""
    match = play(start, *(lines.split(" | ") if lines else ()))
    assert move not in legal_texts(match)
    assert GAME.words.refuse(match.view(match.actor), move) == why
