"""Tables for tests, made over HTTP with a visitor's own cookie."""

import json
import os
import random
from typing import Any

from websockets.sync.client import ClientConnection, connect

from spieluhr import games
from tests.web.browsing import Visitor

SMALL = 2  # players
ALL = os.environ.get("SPIELUHR_WEB") == "all"  # `make test-web`: whole games, every mode
ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "level": "expert"}  # who plays well ends a game soon
QUICK: dict[str, Any] = {"kind": "bot", "level": "beginner"}  # answers at once


def modes() -> list[tuple[str, dict[str, Any], int]]:
    """Every game in every mode: its id, options and number of players.

    If not ALL, those for one and two, and of several levels alone
    the first and the last: larger tables take a minute each.
    """
    found: list[tuple[str, dict[str, Any], int]] = []
    for game_id in games.game_ids():
        game = games.load(game_id)
        for _, options in game.modes:
            read = game.read_options(game.complete(dict(options), _no_dice()))
            found += [(game_id, dict(options), n) for n in game.seat_counts(read)]
    if ALL:
        return found
    small = [mode for mode in found if mode[2] <= SMALL]
    alone = {
        game: [mode for mode in small if mode[0] == game and mode[2] == 1] for game, *_ in small
    }
    return [
        mode for mode in small if mode[2] > 1 or mode in alone[mode[0]][:1] + alone[mode[0]][-1:]
    ]


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


def make(
    visitor: Visitor, game: str, options: dict[str, Any], seats: list[dict[str, Any]], **rest: Any
) -> str:
    """A table that nobody looks at yet."""
    wish = {"game": game, "options": options, "seats": seats, **rest}
    return str(ask(visitor, "/api/tables", wish)["id"])


def enter(visitor: Visitor, name: str) -> None:
    """Be a guest with that name, for the server and for the page."""
    ask(visitor, "/api/me", {"name": name})
    kept = json.dumps(json.dumps({"name": name}))
    visitor.context.add_init_script(
        f"localStorage.getItem('spieluhr') ?? localStorage.setItem('spieluhr', {kept})"
    )


def look(visitor: Visitor, table_id: str) -> dict[str, Any]:
    """The table as the server shows it to that person."""
    with _line(visitor, table_id) as line:
        return _table(line)


def send(visitor: Visitor, table_id: str, *wanted: dict[str, Any]) -> None:
    """Messages up, each with the version of the table after the one before."""
    with _line(visitor, table_id) as line:
        for one in wanted:
            now = _table(line)
            line.send(json.dumps({"version": now["version"], **one}))
        _table(line)


def play_quickly(visitor: Visitor, table_id: str, dice: random.Random, moves: int = 1000) -> bool:
    """So many of my moves without a browser, until the table goes on; is the game over?"""
    with _line(visitor, table_id) as line:
        now = _table(line)
        while now["status"] == "playing":
            if now["legal"]:
                if moves == 0:
                    break
                moves -= 1
                chosen = dice.choice(now["legal"])["move"]
                line.send(json.dumps({"do": "play", "version": now["version"], "move": chosen}))
            elif moves == 0 and now["seats"][now["actor"]]["kind"] == "guest":
                break
            now = _table(line)
        return bool(now["status"] == "over")


def _line(visitor: Visitor, table_id: str) -> ClientConnection:
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in visitor.context.cookies())
    address = visitor.url.replace("http", "ws", 1) + f"/ws/{table_id}"
    return connect(address, additional_headers={"cookie": cookies, "origin": visitor.url})


def _table(line: ClientConnection) -> dict[str, Any]:
    """The next message that shows the table."""
    while True:
        heard: dict[str, Any] = json.loads(line.recv(timeout=60))
        assert heard["is"] != "error", heard
        if heard["is"] == "table":
            return heard
