"""A device in place of a browser's: what the page keeps there, and one person who plays on it."""

import asyncio
import json
import random
from typing import Any

from spieluhr.offline.page import Page
from spieluhr.offline.thinking import think

NONCE = "ab" * 32
JSON = {"content-type": "application/json"}
PATIENCE = 20.0


class Device:
    """Keeps pages as IndexedDB does, and thinks in a worker as slow as the caller."""

    def __init__(self) -> None:
        self.pages: dict[int, bytes] = {}
        self.count = 0
        self.cookies = ""
        self.heard: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self.closed: list[int] = []
        self.upgrades = 0

    @property
    def saved(self) -> bytes:
        return b"".join(self.pages[n] for n in range(self.count))

    async def keep(self, content: bytes, numbers: list[int], count: int, size: int) -> None:
        for k, n in enumerate(numbers):
            self.pages[n] = content[k * size : (k + 1) * size]
        self.count = count

    async def keep_cookies(self, cookies: str) -> None:
        self.cookies = cookies

    async def think(self, job: bytes) -> bytes:
        return think(job)

    async def fetch_upgrade(self) -> None:
        self.upgrades += 1

    def say(self, line: int, text: str) -> None:
        self.heard[line].put_nowait(json.loads(text))

    def hang_up(self, line: int, code: int) -> None:
        self.closed.append(code)


class Person:
    """Whoever holds the device."""

    def __init__(self, device: Device, page: Page) -> None:
        self.device = device
        self.page = page
        self.lines = 0

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        raw = (
            body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        )
        answer = await self.page.ask(method, path, JSON if raw else {}, raw)
        assert answer.status < 300, answer.body
        return json.loads(answer.body)

    async def sit(self, game: str, options: dict[str, Any], seats: list[dict[str, Any]]) -> str:
        await self.ask("POST", "/api/me", {"name": "Ada"})
        wish = {"game": game, "options": options, "seats": seats}
        return str((await self.ask("POST", "/api/tables", wish))["id"])

    def call(self, table: str) -> int:
        self.lines += 1
        self.device.heard[self.lines] = asyncio.Queue()
        self.page.call(self.lines, f"/ws/{table}?lang=en")
        return self.lines

    async def hear(self, line: int) -> dict[str, Any]:
        """How the table stands; presence and the like are passed over."""
        while True:
            message = await asyncio.wait_for(self.device.heard[line].get(), PATIENCE)
            assert message["is"] != "error", message
            if message["is"] == "table":
                return message

    def say(self, line: int, **message: Any) -> None:
        self.page.say(line, json.dumps(message))

    async def play(self, table: str, dice: random.Random, most: int = 10_000) -> dict[str, Any]:
        """Whatever is legal, until it is over or so many moves were made."""
        line, made = self.call(table), 0
        while True:
            now = await self.hear(line)
            if now["chance"]["wants"] == "pledge":
                raise AssertionError("nobody else is there to be convinced")
            if now["chance"]["wants"] == "reveal":
                self.say(line, do="reveal", nonce=NONCE)
            elif now["status"] == "over" or (made == most and now["legal"]):
                self.page.close(line)
                return now
            elif now["legal"]:
                made += 1
                move = dice.choice(now["legal"])["move"]
                self.say(line, do="play", version=now["version"], move=move)
