"""What a seat knows as a row of small numbers, for those who learn from it."""

from collections.abc import Callable
from itertools import product
from math import prod
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, u8

LARGEST: Final = 255  # what is more counts as so much
MOST_CELLS: Final = 1 << 16


class Field(NamedTuple):
    """Some neighbouring numbers of a row. Read in this shape, each is from 0 to `high`.

    `axes` name the places along each dimension; where they are empty, places are counted from 0.
    Divided by `usual` most numbers are between 0 and 1; 0 stands for `high`.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str
    axes: tuple[tuple[str, ...], ...] = ()
    usual: int = 0

    @property
    def scale(self) -> int:
        """What to divide by."""
        return self.usual or self.high

    def labels(self) -> list[str]:
        """What each cell stands for: `timeline[4, r3]`."""
        if self.size == 1:
            return [self.name]
        axes = self.axes or ((),) * len(self.shape)
        named = [
            axis or tuple(str(k) for k in range(n))
            for axis, n in zip(axes, self.shape, strict=True)
        ]
        return [f"{self.name}[{', '.join(place)}]" for place in product(*named)]

    @property
    def size(self) -> int:
        """How many cells it takes in a row."""
        return prod(self.shape)


class Layout:
    """What the numbers of a game's rows mean. `version` grows with every change of it."""

    def __init__(self, version: int, fields: tuple[Field, ...]) -> None:
        self.version = version
        self.fields = fields
        self.size = sum(field.size for field in fields)

    def __reduce__(self) -> tuple[object, ...]:
        return Layout, (self.version, self.fields)

    def highs(self) -> list[int]:
        """The largest value of each number."""
        return [field.high for field in self.fields for _ in range(field.size)]

    def scales(self) -> list[int]:
        """What to divide each number by, so that most are between 0 and 1."""
        return [field.scale for field in self.fields for _ in range(field.size)]

    def labels(self) -> list[str]:
        """What each number stands for, by field and place: no two are alike."""
        return [label for field in self.fields for label in field.labels()]

    def named(self, row: list[int]) -> dict[str, list[int]]:
        """A row by the names of its fields."""
        by_name: dict[str, list[int]] = {}
        at = 0
        for field in self.fields:
            by_name[field.name] = row[at : at + field.size]
            at += field.size
        return by_name


class Sheet:
    """Rows that are written from left to right. Cells that are passed over stay 0."""

    __slots__ = ("at", "cells")

    def __init__(self, size: int) -> None:
        self.cells: vec[u8] = vec[u8]([0] * size)
        self.at: i64 = 0

    def clear(self) -> None:
        """All 0 again, from the beginning. New cells: they are zeroed in one sweep."""
        self.cells = vec[u8]([0] * len(self.cells))
        self.at = 0

    def row(self) -> list[int]:
        """All cells as a list, for tests and tables; adapters read `cells`."""
        return [int(cell) for cell in self.cells]

    def field(self, name: str, meaning: str, high: i64 = 1) -> "Sheet":
        """What is written next, for the layout that is made of it (`described`)."""
        return self

    def number(self, n: i64) -> None:
        """One cell: a number that is not negative."""
        shown = n  # not `n if n < LARGEST else LARGEST`: compiled, that would be an object
        if shown > LARGEST:
            shown = LARGEST
        self.cells[self.at] = u8(shown)
        self.at += 1

    def numbers(self, numbers: vec[i64], first: i64, n: i64) -> None:
        """So many cells: neighbours among the numbers of a table."""
        cells, at = self.cells, self.at
        for k in range(n):
            shown = numbers[first + k]
            if shown > LARGEST:
                shown = LARGEST
            cells[at + k] = u8(shown)
        self.at = at + n

    def large(self, n: i64) -> None:
        """Two cells: a number below 65,536, in units of 256 and the rest."""
        self.number(n >> 8)
        self.number(n & 255)

    def flag(self, is_so: bool) -> None:
        """One cell: 1 for yes."""
        if is_so:
            self.cells[self.at] = 1
        self.at += 1

    def one_of(self, k: i64, n: i64) -> None:
        """So many cells with a 1 at the k-th; at none if k is negative."""
        if k >= 0:
            self.cells[self.at + k] = 1
        self.at += n

    def members(self, elements: i64, n: i64) -> None:
        """A set (core.bits) of elements below n: a 1 for each element."""
        cells, at = self.cells, self.at
        self.at = at + n
        while elements:
            cells[at] = u8(elements & 1)
            elements >>= 1
            at += 1

    def skip(self, n: i64) -> None:
        """So many cells stay 0."""
        self.at += n


class Describing(Sheet):
    """A sheet that is written once, to learn what its cells are."""

    __slots__ = ("begun",)

    def __init__(self) -> None:
        super().__init__(MOST_CELLS)
        self.begun: list[tuple[str, str, int, int]] = []

    def field(self, name: str, meaning: str, high: i64 = 1) -> Sheet:
        """Begins here; where the next one begins, or at the end, it ends."""
        self.begun.append((name, meaning, int(high), int(self.at)))
        return self

    def fields(self) -> tuple[Field, ...]:
        """All that were written, each as long as it was."""
        ends = [at for _, _, _, at in self.begun[1:]] + [int(self.at)]
        return tuple(
            Field(name, (end - at,), high, meaning)
            for (name, meaning, high, at), end in zip(self.begun, ends, strict=True)
        )


def described(version: int, write: Callable[[Sheet], None]) -> Layout:
    """The layout of rows whose `observe` names its fields as it writes them."""
    sheet = Describing()
    write(sheet)
    return Layout(version, sheet.fields())
