"""Plots of a study as SVG that needs nothing else: they follow light and dark."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from spieluhr.reviews.studies.shares import WIDE, Value

PAGE: Final = 720
NAME: Final = 290  # pixels for the names at the left
EDGE: Final = 16
ROW: Final = 24
TOP: Final = 26
LETTERS: Final = 44  # of a name
COLOURS: Final = ("#2b6cb0", "#b7791f", "#2f855a", "#8a8578")
STYLE: Final = """
svg{color:#221d16;font:13px Georgia,serif}text{fill:currentColor}
.axis{stroke:currentColor;stroke-opacity:.35}.even{stroke:currentColor;stroke-dasharray:4 3}
.error{stroke:#a8752a;stroke-width:2}.dot{fill:#a8752a}.second .error{stroke:#2b6cb0}
.second .dot{fill:#2b6cb0}.dim{fill-opacity:.75;font-size:11px}
@media(prefers-color-scheme:dark){svg{color:#ece4d3}}
"""


class Row:
    """A name with one value, or with two to compare."""

    def __init__(self, name: str, *values: Value) -> None:
        self.name = name
        self.values = values


def forest(title: str, rows: Sequence[Row], even: float, form: str = "{:+.0f}") -> str:
    """Points with their 95% intervals, one row for each name; `even` is marked. In percent."""
    bounds = [even]
    for row in rows:
        for one in row.values:
            doubt = WIDE * one.error if one.error == one.error else 0.0
            bounds += [one.value - doubt, one.value + doubt]
    low, high = min(bounds), max(bounds)
    span = max(high - low, 1e-6)
    low, high = low - 0.05 * span, high + 0.05 * span

    def x(value: float) -> float:
        return NAME + (PAGE - NAME - EDGE) * (value - low) / (high - low)

    tall = TOP + ROW * len(rows) + 26
    parts = [
        f'<line class="even" x1="{x(even):.1f}" x2="{x(even):.1f}" y1="{TOP - 6}" '
        f'y2="{tall - 24}"/>'
    ]
    for k, row in enumerate(rows):
        y = TOP + ROW * k + 9
        parts.append(f'<text x="0" y="{y + 4}">{escape(_short(row.name))}</text>')
        for n, one in enumerate(row.values):
            parts.append(_point(x, one, y + 7 * n - (3 if len(row.values) > 1 else 0), n))
    for value, anchor in ((low, "start"), (even, "middle"), (high, "end")):
        parts.append(
            f'<text class="dim" text-anchor="{anchor}" x="{x(value):.1f}" y="{tall - 6}">'
            f"{form.format(100 * value)}</text>"
        )
    return _svg(title, tall, parts)


def _point(x: Callable[[float], float], one: Value, y: float, n: int) -> str:
    doubt = WIDE * one.error
    line = ""
    if doubt == doubt:
        left, right = x(one.value - doubt), x(one.value + doubt)
        line = f'<line class="error" x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}"/>'
    kind = ' class="second"' if n else ""
    return f'<g{kind}>{line}<circle class="dot" cx="{x(one.value):.1f}" cy="{y}" r="4"/></g>'


def stacked(title: str, rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str]) -> str:
    """Shares of a whole, one bar for each row; what came out below 0 takes no room."""
    tall = TOP + 34 * len(rows) + 30
    parts = []
    for k, (name, values) in enumerate(rows):
        y, at = TOP + 34 * k - 8, float(NAME)
        parts.append(f'<text x="0" y="{y + 16}">{escape(_short(name))}</text>')
        kept = [max(0.0, one) for one in values]
        for n, share in enumerate(kept):
            wide = (PAGE - NAME - EDGE) * share / max(1e-9, sum(kept))
            parts.append(
                f'<rect x="{at:.1f}" y="{y}" width="{wide:.1f}" height="22" '
                f'fill="{COLOURS[n % 4]}"/>'
            )
            if wide > 34:
                parts.append(
                    f'<text x="{at + wide / 2:.1f}" y="{y + 16}" text-anchor="middle" '
                    f'style="fill:#fff">{100 * share:.0f}%</text>'
                )
            at += wide
    for n, name in enumerate(names):
        x = n * PAGE / len(names)
        parts.append(
            f'<rect x="{x:.0f}" y="{tall - 18}" width="12" height="12" fill="{COLOURS[n % 4]}"/>'
            f'<text x="{x + 18:.0f}" y="{tall - 7}">{escape(name)}</text>'
        )
    return _svg(title, tall, parts)


def _short(name: str) -> str:
    return name if len(name) <= LETTERS else name[: LETTERS - 1] + "…"


def _svg(title: str, tall: int, parts: Sequence[str]) -> str:
    said = escape(title)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PAGE} {tall}" role="img" '
        f'aria-label="{said}"><title>{said}</title><style>{"".join(STYLE.split(chr(10)))}</style>'
        f"{''.join(parts)}</svg>"
    )
