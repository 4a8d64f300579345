"""Tables for tests, made over HTTP with a visitor's own cookie."""

from typing import Any

from spieluhr import games
from tests.web.browsing import Visitor

ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "level": "beginner"}


def modes() -> list[tuple[str, dict[str, Any], int]]:
    """Every game in every mode: its id, options and number of players."""
    found = []
    for game_id in games.game_ids():
        game = games.load(game_id)
        for _, options in game.modes:
            read = game.read_options(game.complete(dict(options), _no_dice()))
            found += [(game_id, dict(options), n) for n in game.seat_counts(read)]
    return found


def _no_dice() -> Any:
    from spieluhr.core.dice import Dice  # noqa: PLC0415

    return Dice(1)


def sit(visitor: Visitor, game: str, options: dict[str, Any], seats: list[dict[str, Any]]) -> str:
    """Make a table and look at it."""
    ask(visitor, "/api/me", {"name": "Anna"})
    made = ask(visitor, "/api/tables", {"game": game, "options": options, "seats": seats})
    table_id = str(made["id"])
    visitor.go(f"table/{table_id}")
    return table_id


def ask(visitor: Visitor, path: str, body: Any = None) -> Any:
    headers = {"content-type": "application/json", "origin": visitor.url}
    answer = visitor.context.request.post(f"{visitor.url}{path}", data=body, headers=headers)
    assert answer.ok, answer.text()
    return answer.json()
