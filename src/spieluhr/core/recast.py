"""Rows for learners, made from those that a game writes.

Every cell of the row stays; cards get their traits beside them (colour, number, cost), large
numbers are split more finely, and where the board has two sides it is turned to one's own.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieluhr.core.sheet import LARGEST, Field, Layout

UNIT: Final = 16  # of large numbers; `observe` writes units of 256
HANDFUL: Final = 4  # so many cards of a set with one trait are usual

Reach = list[tuple[int, int]]  # cells of a new field, and how much is added to each


class Trait(NamedTuple):
    """What is printed on the cards of one kind: by card, how much of each label."""

    name: str
    labels: tuple[str, ...]
    of: tuple[tuple[int, ...], ...]
    meaning: str

    def reach(self, card: int, first: int) -> Reach:
        """What one card adds, to cells from the first on."""
        return [(first + k, n) for k, n in enumerate(self.of[card]) if n]

    def highest(self) -> int:
        """The largest number on one card."""
        return max(1, max(max(card, default=0) for card in self.of))


class Changes(NamedTuple):
    """How the rows of a game become those of the next layout."""

    version: int
    # By the labels of their axis, what is printed on the cards.
    traits: Mapping[tuple[str, ...], tuple[Trait, ...]]
    sets: tuple[str, ...] = ()  # fields with several cards at one place
    plain: tuple[str, ...] = ()  # fields whose cards get no traits
    large: tuple[str, ...] = ()  # fields with numbers in units of 256
    # Fields whose numbers are codes of cards, with traits by code: so many of the first places.
    coded: Mapping[str, tuple[int, tuple[Trait, ...]]] = {}
    usual: Mapping[str, int] = {}
    turned: tuple[str, ...] = ()  # fields that seat 1 reads from the other end
    turned_moves: tuple[int, ...] = ()  # by number, the decision as seat 1 sees it


class Part(NamedTuple):
    """A field of the new row. By cell of its source, what is added: for each 1, or by number."""

    field: Field
    source: str
    amounts: list[Reach]
    codes: list[list[Reach]]


class Recast:
    """Makes rows of a newer layout from rows of the old one; a table for each end of the board."""

    def __init__(self, before: Layout, changes: Changes) -> None:
        self.before = before
        self.turned_moves = changes.turned_moves
        parts = [part for field in before.fields for part in _parts(field, changes)]
        self.layout = Layout(changes.version, tuple(part.field for part in parts))
        self._is_turned = len(changes.turned) > 0
        self._seat_cell: i64 = _first_cells(before).get("seat", 0)
        # A span is some of the targets. Each cell has one of its own, and perhaps one by number;
        # all of them once more for those who sit at the other end.
        table = _Table(before.size)
        for turned in [(), changes.turned] if self._is_turned else [()]:
            table.add(parts, _first_cells(before), _first_cells(self.layout), turned)
        self._own: vec[i64] = vec[i64](table.own)
        self._by_number: vec[i64] = vec[i64](table.by_number)
        self._spans: vec[i64] = vec[i64](table.spans)
        self._targets: vec[i64] = vec[i64](table.targets)
        self._weights: vec[i64] = vec[i64](table.weights)

    def moves(self, seat: int, decisions: int) -> list[int]:
        """By number, the decision that has it when the board is seen from this seat."""
        is_turned = seat == 1 and len(self.turned_moves) > 0
        return list(self.turned_moves) if is_turned else list(range(decisions))

    def rows(self, cells: vec[u8]) -> vec[u8]:
        """So many rows of the old layout in the new one."""
        size: i64 = self.before.size
        wide: i64 = self.layout.size
        count: i64 = len(cells) // size
        made = vec[u8]([0] * (count * wide))
        for k in range(count):
            self._write(cells, k * size, made, k * wide)
        return made

    def _write(self, cells: vec[u8], first: i64, made: vec[u8], at: i64) -> None:
        size: i64 = self.before.size
        table: i64 = 0
        if self._is_turned and cells[first + self._seat_cell]:
            table = size
        for k in range(size):
            number = i64(cells[first + k])
            if number == 0:
                continue
            self._spread(self._own[table + k], number, made, at)
            span = self._by_number[table + k]
            if span >= 0:
                self._spread(span + number, 1, made, at)

    def _spread(self, span: i64, times: i64, made: vec[u8], at: i64) -> None:
        """Add so many times what the span says."""
        targets, weights = self._targets, self._weights
        for k in range(self._spans[span], self._spans[span + 1]):
            total = i64(made[at + targets[k]]) + weights[k] * times
            if total > LARGEST:
                total = LARGEST
            made[at + targets[k]] = u8(total)


class _Table:
    """The flat lists that rows are made by."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.own: list[int] = []
        self.by_number: list[int] = []
        self.spans: list[int] = [0]
        self.targets: list[int] = []
        self.weights: list[int] = []

    def add(
        self,
        parts: list[Part],
        sources: dict[str, int],
        fields: dict[str, int],
        turned: tuple[str, ...],
    ) -> None:
        """All cells, as one end of the board sees them."""
        amounts: list[Reach] = [[] for _ in range(self.size)]
        codes: list[list[Reach]] = [[] for _ in range(self.size)]
        for part in parts:
            first, source = fields[part.field.name], sources[part.source]
            is_turned = part.source in turned
            for k, reach in enumerate(part.amounts):
                amounts[source + k] += _placed(part.field, reach, first, is_turned)
            for k, by_number in enumerate(part.codes):
                found = codes[source + k]
                found += [[] for _ in range(len(by_number) - len(found))]
                for number, reach in enumerate(by_number):
                    found[number] += _placed(part.field, reach, first, is_turned)
        for k in range(self.size):
            self.own.append(self._span(amounts[k]))
            self.by_number.append(len(self.spans) - 1 if codes[k] else -1)
            for reach in codes[k]:
                self._span(reach)

    def _span(self, reach: Reach) -> int:
        """The number of a new span."""
        for target, weight in reach:
            self.targets.append(target)
            self.weights.append(weight)
        self.spans.append(len(self.targets))
        return len(self.spans) - 2


def _first_cells(layout: Layout) -> dict[str, int]:
    """Where each field begins."""
    found: dict[str, int] = {}
    at = 0
    for field in layout.fields:
        found[field.name] = at
        at += field.size
    return found


def _placed(field: Field, reach: Reach, first: int, is_turned: bool) -> Reach:
    """In the row, from where the field begins; turned along its first dimension."""
    if not is_turned:
        return [(first + cell, n) for cell, n in reach]
    step = field.size // field.shape[0]
    last = field.shape[0] - 1
    return [(first + (last - cell // step) * step + cell % step, n) for cell, n in reach]


def _parts(field: Field, changes: Changes) -> list[Part]:
    """What becomes of a field: itself, and what is printed on its cards."""
    if field.name in changes.large:
        return _split(field, changes)
    parts = [_kept(field, changes)]
    if field.axes and field.name not in changes.plain:
        for trait in changes.traits.get(field.axes[-1], ()):
            parts.append(_with_trait(field, trait, changes))
    if field.name in changes.coded:
        shown, traits = changes.coded[field.name]
        parts += [_decoded(field, shown, trait) for trait in traits]
    return parts


def _kept(field: Field, changes: Changes) -> Part:
    usual = changes.usual.get(field.name, field.usual)
    meaning = field.meaning
    if field.name in changes.turned:
        meaning += "; counted from my past to my future"
    same = Field(field.name, field.shape, field.high, meaning, field.axes, usual)
    return Part(same, field.name, [[(k, 1)] for k in range(field.size)], [])


def _split(field: Field, changes: Changes) -> list[Part]:
    """A number in units of 16, and the rest of it as a field of its own."""
    count = field.size // 2
    shape = field.shape[:-1] or (1,)
    axes = field.axes[:-1]
    told = field.meaning.partition(":")[0]
    usual = -(-changes.usual.get(field.name, LARGEST) // UNIT)
    units = Field(field.name, shape, LARGEST, f"{told}: units of {UNIT}", axes, usual)
    rest = Field(f"{field.name}_rest", shape, UNIT - 1, f"{told}: the rest", axes)
    large = [[(k, 256 // UNIT)] if not low else [] for k in range(count) for low in (False, True)]
    unit_codes: list[list[Reach]] = []
    rest_codes: list[list[Reach]] = []
    for k in range(count):
        unit_codes += [[], [[(k, n // UNIT)] for n in range(LARGEST + 1)]]
        rest_codes += [[], [[(k, n % UNIT)] for n in range(LARGEST + 1)]]
    return [
        Part(units, field.name, large, unit_codes),
        Part(rest, field.name, [], rest_codes),
    ]


def _with_trait(field: Field, trait: Trait, changes: Changes) -> Part:
    """What is printed on the card at each place; of several cards there, the sum."""
    cards, wide = field.shape[-1], len(trait.labels)
    high = trait.highest()
    usual = 0
    if field.name in changes.sets:
        usual = high * HANDFUL
        high = min(LARGEST, field.high * max(sum(each) for each in zip(*trait.of, strict=True)))
    name = f"{field.name}_{trait.name}"
    made = Field(
        name,
        (*field.shape[:-1], wide),
        high,
        f"{trait.meaning}, as `{field.name}`",
        (*field.axes[:-1], trait.labels),
        changes.usual.get(name, min(usual, high)),
    )
    amounts = [trait.reach(k % cards, k // cards * wide) for k in range(field.size)]
    return Part(made, field.name, amounts, [])


def _decoded(field: Field, shown: int, trait: Trait) -> Part:
    """What is printed on the first cards of each list, whose numbers are codes."""
    places, wide = field.shape[-1], len(trait.labels)
    made = Field(
        f"{field.name}_{trait.name}",
        (*field.shape[:-1], shown, wide),
        trait.highest(),
        f"{trait.meaning}, of the first {shown} of `{field.name}`",
        (*field.axes, trait.labels),
    )
    codes: list[list[Reach]] = []
    for k in range(field.size):
        place = k % places
        first = (k // places * shown + place) * wide
        is_shown = place < shown
        codes.append(
            [trait.reach(code, first) for code in range(len(trait.of))] if is_shown else []
        )
    return Part(made, field.name, [], codes)
