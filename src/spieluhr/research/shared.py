"""Memory that several processes share."""

from contextlib import suppress
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieluhr.research.slots import SLOTS, Shape, Slots, Told, told_in

OWN = SLOTS  # the number of the slot that is never lent
LINE = 64  # bytes: nobody writes where somebody else reads at the same time


class Memory(SharedMemory):
    """Goes without a word at the end of a program, even if an array of it is still to be seen."""

    def __del__(self) -> None:
        with suppress(BufferError):
            super().__del__()


_in_use: list[Memory] = []  # of environments that are closed: arrays of theirs still live


def give_back(memory: Memory) -> None:
    """Nobody finds it any more; it is freed as soon as the last array of it is gone."""
    memory.unlink()
    _in_use.append(memory)
    for one in list(_in_use):
        with suppress(BufferError):
            one.close()
            _in_use.remove(one)


class Arrays:
    """Actions and masks that processes tell each other, and slots for what a step tells."""

    def __init__(self, shape: Shape, processes: int, name: str | None = None) -> None:
        self.shape, n, actions = shape, shape.n, shape.actions
        mask_at = _lines(8 * n)
        turns_at = mask_at + _lines(n * actions)
        self._slots_at, self._step = turns_at + LINE * processes, _lines(shape.bytes)
        size = self._slots_at + (SLOTS + 1) * self._step
        self.memory = Memory(name, create=name is None, size=size)
        self._slots = Slots(shape)
        # Actions to take, or as drawn; masks of legal ones, which no caller can change.
        self.actions = self._cut(0, 8 * n, np.int64)
        self.mask = self._cut(mask_at, n * actions, np.uint8).reshape(n, actions)
        turns = self._buffer()[turns_at : turns_at + LINE * processes]
        self.turns = turns.cast("q")[:: LINE // 8]  # by process, how often it has answered

    def slot(self, number: int) -> Told:
        """To write to."""
        at = self._slots_at + number * self._step
        return told_in(self._cut(at, self.shape.bytes, np.uint8), self.shape)

    def free_slot(self) -> int:
        """One that nobody reads; if there is none, that which is copied."""
        number = self._slots.free()
        return OWN if number is None else number

    def lend(self, number: int) -> Told:
        """To the caller: nobody writes to the slot until all arrays of it are gone."""
        if number == OWN:
            return self.slot(OWN).copies()
        at = self._slots_at + number * self._step
        return self._slots.lend(number, self._buffer()[at : at + self.shape.bytes])

    def drop(self) -> None:
        """No array of it is used here any more."""
        del self.actions, self.mask
        self.turns.release()

    def _buffer(self) -> memoryview:
        assert self.memory.buf is not None
        return self.memory.buf

    def _cut(self, at: int, size: int, kind: type[np.generic]) -> NDArray[Any]:
        return np.frombuffer(self._buffer()[at : at + size], kind)


def _lines(size: int) -> int:
    """So many bytes, up to the end of a line."""
    return -(-size // LINE) * LINE
