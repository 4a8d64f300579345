"""Routes about puzzles: positions for training, and one's own mistakes."""

from spieluhr.server.http import puzzle_handlers
from spieluhr.server.http.route import ApiRoute, Query
from spieluhr.server.messages.puzzles import (
    MyMistake,
    NewAnswer,
    PuzzleAnswer,
    PuzzleNow,
    PuzzleShelf,
)

PUZZLE = "/api/puzzles/{game}/{puzzle}"
KIND = "^[a-z_]{1,40}$"

ROUTES = [
    ApiRoute(
        "GET", "/api/puzzles", "Which puzzles there are, and what I solved of them",
        puzzle_handlers.shelves, None, list[PuzzleShelf], False,
    ),
    ApiRoute(
        "GET", "/api/puzzles/mistakes", "Mistakes of mine, from games that were reviewed",
        puzzle_handlers.mistakes, None, list[MyMistake], False,
    ),
    ApiRoute(
        "GET", "/api/puzzles/{game}/next", "The puzzle that suits me best",
        puzzle_handlers.next_puzzle, None, PuzzleNow, False,
        query=(
            Query("theme", "About this only", KIND),
            Query("level", "Found by this level, and by none below", KIND),
            Query("but", "Not this one", "^[0-9a-f]{10}$"),
        ),
    ),
    ApiRoute(
        "GET", PUZZLE, "A puzzle as its seat knows the table", puzzle_handlers.puzzle, None,
        PuzzleNow, False,
    ),
    ApiRoute(
        "POST", PUZZLE, "Choose a move, or have the answer shown; the first answer counts",
        puzzle_handlers.answer, NewAnswer, PuzzleAnswer,
    ),
]  # fmt: skip
