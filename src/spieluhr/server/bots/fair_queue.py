"""Who is next when more bots want to think than there are processes: a fair queue."""

import asyncio
import contextlib
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable

from spieluhr.server import metrics

# For whom, from the largest to the smallest: the customer of a provider, the household, the guest.
Path = tuple[str, ...]
Turn = asyncio.Future[None]


class Waiting:
    """Those who wait, as a tree: every branch takes turns, and the one just served goes last."""

    def __init__(self) -> None:
        self._turns: deque[Turn] = deque()
        self._branches: OrderedDict[str, Waiting] = OrderedDict()

    @property
    def is_empty(self) -> bool:
        """Does nobody wait, here or further down?"""
        return not self._turns and not self._branches

    def add(self, path: Path, turn: Turn) -> None:
        """Last among those who wait for the same guest."""
        if path:
            self._branches.setdefault(path[0], Waiting()).add(path[1:], turn)
        else:
            self._turns.append(turn)

    def remove(self, path: Path, turn: Turn) -> None:
        """Unless it was popped meanwhile."""
        if not path:
            with contextlib.suppress(ValueError):
                self._turns.remove(turn)
        elif (branch := self._branches.get(path[0])) is not None:
            branch.remove(path[1:], turn)
            if branch.is_empty:
                del self._branches[path[0]]

    def pop(self, may: Callable[[Path], bool], path: Path = ()) -> tuple[Path, Turn] | None:
        """The next one that may have a turn, and for whom."""
        if self._turns:
            return path, self._turns.popleft()
        for name, branch in self._branches.items():
            next_turn = branch.pop(may, (*path, name)) if may((*path, name)) else None
            if next_turn is not None:
                self._branches.move_to_end(name)
                if branch.is_empty:
                    del self._branches[name]
                return next_turn
        return None


class FairQueue:
    """Addresses take turns, and at one address its guests, however many tables each has.

    One process of several is kept for those for whom none works yet: so who plays at one table does
    not wait for the long thoughts at somebody else's fifty, nor for those of fifty guests that one
    has made. It knows those who wait or have a turn, and remembers nobody else.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._most_of_one = max(1, places - 1)
        self._working: Counter[Path] = Counter()
        self._waiting = Waiting()
        self._at_leisure = Waiting()  # what nobody at a table waits for
        self._is_at_leisure = False  # one such work is under way

    @contextlib.asynccontextmanager
    async def turn(self, *path: str) -> AsyncIterator[None]:
        """Waits until it may, and keeps one process until the block is left."""
        await self._enter(path)
        try:
            yield
        finally:
            self._leave(path)

    @contextlib.asynccontextmanager
    async def turn_at_leisure(self, *path: str) -> AsyncIterator[None]:
        """For work that can wait: only while nobody else does, and one at a time."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self._at_leisure.add(path, turn)
        self._go_on()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._at_leisure.remove(path, turn)
            else:
                self._leave_leisure()
            raise
        try:
            yield
        finally:
            self._leave_leisure()

    def _leave_leisure(self) -> None:
        self._is_at_leisure = False
        self._free += 1
        self._go_on()

    @property
    def is_quiet(self) -> bool:
        """Nobody waits, and nobody has a turn."""
        return self._waiting.is_empty and not self._working

    async def _enter(self, path: Path) -> None:
        turn: Turn = asyncio.get_running_loop().create_future()
        self._waiting.add(path, turn)
        self._go_on()
        try:
            with metrics.WAITING_BOTS.track_inprogress():
                await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting.remove(path, turn)
            else:  # its turn had just come
                self._leave(path)
            raise

    def _may(self, path: Path) -> bool:
        return self._working[path] < self._most_of_one

    def _leave(self, path: Path) -> None:
        self._free += 1
        self._working -= Counter(_branches(path))  # without those of whom none is left
        self._go_on()

    def _go_on(self) -> None:
        while self._free > 0 and (next_turn := self._waiting.pop(self._may)) is not None:
            path, turn = next_turn
            if turn.cancelled():  # it is about to be removed
                continue
            self._free -= 1
            self._working.update(_branches(path))
            turn.set_result(None)
        self._go_on_at_leisure()

    def _go_on_at_leisure(self) -> None:
        """Nobody waits whom a free process could serve."""
        while self._free > 0 and not self._is_at_leisure:
            next_turn = self._at_leisure.pop(lambda _path: True)
            if next_turn is None:
                return
            if next_turn[1].cancelled():
                continue
            self._free -= 1
            self._is_at_leisure = True
            next_turn[1].set_result(None)


def _branches(path: Path) -> list[Path]:
    return [path[:n] for n in range(1, len(path) + 1)]
