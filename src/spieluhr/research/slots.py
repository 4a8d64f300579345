"""What a step tells, in arrays that are the caller's own and yet not made anew for every step.

Fresh memory costs more than to write to it. So a slot is lent, and when all arrays of it are gone,
which Python knows, the next step is written there.
"""

import weakref
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from spieluhr.core.batch import Batch
from spieluhr.core.recast import Recast

SLOTS = 3  # a loop needs two, one that keeps the step before needs three


class Shape(NamedTuple):
    """How much there is of everything."""

    n: int  # games
    seats: int
    size: int  # of a row of an observation
    actions: int

    @property
    def bytes(self) -> int:
        """That a step takes."""
        return self.n * (4 * self.seats + self.size + self.actions + 3)


class Told(NamedTuple):
    """What a step tells of some games."""

    observation: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    reward: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    seat: NDArray[np.uint8]

    def some(self, first: int, after: int) -> "Told":
        """Of these games only."""
        return Told._make(row[first:after] for row in self)

    def copies(self) -> "Told":
        """That nobody else writes to."""
        return Told._make(row.copy() for row in self)

    def write(self, batch: Batch, recast: Recast | None) -> None:
        """How things stand in the batch."""
        observation = rows(batch.sheet.cells, recast)
        self.observation[:] = observation.reshape(self.observation.shape)
        self.mask[:] = np.asarray(batch.mask).view(np.bool_).reshape(self.mask.shape)
        self.reward[:] = np.asarray(batch.rewards).reshape(self.reward.shape)
        self.terminated[:] = np.asarray(batch.terminated).view(np.bool_)
        self.truncated[:] = np.asarray(batch.truncated).view(np.bool_)
        self.seat[:] = np.asarray(batch.seats)


def rows(cells: vec[u8], recast: Recast | None) -> NDArray[np.uint8]:
    """In the layout that was asked for."""
    return np.asarray(cells if recast is None else recast.rows(cells), dtype=np.uint8)


def told_in(whole: NDArray[np.uint8], shape: Shape) -> Told:
    """All arrays of a step, in so many bytes."""
    n, seats, size, actions = shape
    rewards = n * 4 * seats
    mask = rewards + n * size
    flags = mask + n * actions
    return Told(
        whole[rewards:mask].reshape(n, size),
        whole[mask:flags].view(np.bool_).reshape(n, actions),
        whole[:rewards].view(np.float32).reshape(n, seats),
        whole[flags : flags + n].view(np.bool_),
        whole[flags + n : flags + 2 * n].view(np.bool_),
        whole[flags + 2 * n : flags + 3 * n],
    )


class Slots:
    """Memory for some steps."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self._memory: list[memoryview] = []
        self._lent: list[weakref.ref[NDArray[Any]] | None] = [None] * SLOTS

    def free(self) -> int | None:
        """A slot that nobody reads."""
        for number, lent in enumerate(self._lent):
            if lent is None or lent() is None:
                return number
        return None

    def lend(self, number: int, memory: memoryview) -> Told:
        """Arrays of this memory; as long as one of them lives, the slot is not free."""
        whole = np.frombuffer(memory, np.uint8)
        self._lent[number] = weakref.ref(whole)
        return told_in(whole, self.shape)

    def lend_any(self) -> Told:
        """Arrays of a free slot, or others if none is free; the memory is that of this process."""
        number = self.free()
        if number is None:
            return told_in(np.empty(self.shape.bytes, np.uint8), self.shape)
        if number == len(self._memory):
            self._memory.append(memoryview(bytearray(self.shape.bytes)))
        return self.lend(number, self._memory[number])
