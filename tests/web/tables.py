"""Tables for tests, made over HTTP with a visitor's own cookie."""

import hashlib
import json
import os
import random
from collections.abc import Callable
from itertools import cycle, product
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.every_game import Setup, for_players, setups
from tests.web.browsing import Visitor, expect

SMALL = 2  # players
ALL = os.environ.get("SPIELUHR_WEB") == "all"  # `make test-web`: whole games, every mode
ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "level": "expert"}  # who plays well ends a game soon
QUICK: dict[str, Any] = {"kind": "bot", "level": "beginner"}  # answers at once

Moves = list[dict[str, Any]]


def modes() -> list[Setup]:
    """Every game in every mode: its id, options and number of players.

    If not ALL, those for one and two, and of several levels alone
    the first and the last: larger tables take a minute each.
    """
    found = setups()
    if ALL:
        return found
    small = [mode for mode in found if mode[2] <= SMALL]
    alone = {
        game: [mode for mode in small if mode[0] == game and mode[2] == 1] for game, *_ in small
    }
    return [
        mode for mode in small if mode[2] > 1 or mode in alone[mode[0]][:1] + alone[mode[0]][-1:]
    ]


def at_sizes(boards: list[Setup], sizes: list[dict[str, int]]) -> list[Any]:
    """Each board and a size for it in turn; with ALL, each at each size."""
    pairs = list(product(boards, sizes)) if ALL else list(zip(boards, cycle(sizes), strict=False))
    return [
        pytest.param(*board, size, id=f"{board.game}-{board.seats}-{size['width']}")
        for board, size in pairs
    ]


def sit(
    visitor: Visitor, game: str, options: dict[str, Any], seats: list[dict[str, Any]], **rest: Any
) -> str:
    """Make a table and look at it."""
    ask(visitor, "/api/me", {"name": "Anna"})
    table_id = make(visitor, game, options, seats, **rest)
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
    made = ask(visitor, "/api/tables", wish)
    if made["chance"]["wants"] == "reveal":  # else the browsers do it when they come
        ask(visitor, f"/api/tables/{made['id']}/chance", {"nonce": visitor.nonce().hex()})
    return str(made["id"])


def join(table_id: str, *people: Visitor) -> None:
    """The first has made it, the others sit down; then all add to chance, as their pages would."""
    for one in people[1:]:
        ask(one, f"/api/tables/{table_id}/join")
    path, nonces = f"/api/tables/{table_id}/chance", [one.nonce() for one in people]
    for one, nonce in zip(people, nonces, strict=True):
        ask(one, path, {"pledge": hashlib.sha256(nonce).hexdigest()})
    for one, nonce in zip(people, nonces, strict=True):
        ask(one, path, {"nonce": nonce.hex()})


def enter(visitor: Visitor, name: str) -> None:
    """Be a guest with that name, for the server and for the page."""
    ask(visitor, "/api/me", {"name": name})
    visitor.context.add_init_script(
        "{ const kept = JSON.parse(localStorage.getItem('spieluhr') ?? '{}');"
        f"kept.name ??= {json.dumps(name)};"
        "localStorage.setItem('spieluhr', JSON.stringify(kept)); }"
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


def sit_at(visitor: Visitor, game: str, players: int, is_wanted: Callable[[Moves], bool]) -> str:
    """A table at which I have such a choice; dragons are laid wherever they can be."""
    options = for_players(game, players).options
    dice = random.Random(7)
    enter(visitor, "Anna")
    while True:
        table_id = make(visitor, game, options, [ME, *[QUICK] * (players - 1)])
        for _ in range(80):
            now = look(visitor, table_id)
            if now["status"] == "over":
                break
            if is_wanted(now["legal"]):
                visitor.go(f"table/{table_id}")
                visitor.wait_for_turn()
                expect(visitor.play).to_have_attribute("data-version", str(now["version"]))
                return table_id
            lays = [one["move"] for one in now["legal"] if one["json"].get("type") == "lay"]
            if lays:
                send(visitor, table_id, {"do": "play", "move": lays[0]})
            else:
                play_quickly(visitor, table_id, dice, 1)


def kinds(legal: Moves, kind: str) -> set[Any]:
    return {one["json"].get("card") for one in legal if one["json"].get("type") == kind}


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
