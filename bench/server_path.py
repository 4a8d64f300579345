"""Is the browser's bot the ladder's? Steam Time: as the server asks it against as the arena does.

    .venv/bin/spieluhr arena steam_time --bots expert,bench.server_path:ServerExpert --games 400

As the server asks it, a bot begins anew after `MEMORY` decisions of its seat; `Forgetful` does so
at every decision, as the server's bots did before.
"""

from typing import Any, SupportsIndex

from spieluhr import Bot
from spieluhr.bots import at_level
from spieluhr.bots.seated import MEMORY


class ServerExpert(Bot):
    """Follows what it hears, and forgets when `Seated` would."""

    level = "expert"
    memory = MEMORY

    def __init__(self) -> None:
        self.inner = at_level(self.level)
        self.asked = 0

    def choose(self, heuristics: Any, world: Any, seat: int, dice: Any) -> SupportsIndex:
        if self.asked % self.memory == 0:
            self.inner.forget()
        self.asked += 1
        return self.inner.choose(heuristics, world, seat, dice)

    def follow(self, seat: int, label: int) -> None:
        self.inner.follow(seat, label)


class Forgetful(ServerExpert):
    memory = 1


class ServerMaster(ServerExpert):
    level = "master"
