"""Reliability diagrams as SVG: how often what was foretold came, beside how it should be."""

from collections.abc import Sequence
from html import escape
from typing import Final

from spieluhr.arena.calibration.measures import Forecast, bins

SIDE: Final = 180  # of the square of a diagram
GAP: Final = 46
IN_A_ROW: Final = 3
LARGEST: Final = 6.0  # radius of the point with most positions

STYLE: Final = """
svg { color: #221d16; background: #f6f1e7; font: 12px Georgia, serif; }
.frame { fill: none; stroke: currentColor; stroke-opacity: .4; }
.right { stroke: currentColor; stroke-dasharray: 3 3; stroke-opacity: .6; }
.before { fill: none; stroke: #777; } .after { fill: #a8752a; stroke: #a8752a; }
text { fill: currentColor; } .join { fill: none; }
@media (prefers-color-scheme: dark) { svg { color: #ece4d3; background: #12141c; }
  .before { stroke: #aaa; } }
"""


def svg(title: str, modes: Sequence[tuple[str, Forecast, Forecast]]) -> str:
    """One diagram for each mode: the evaluation itself (rings), the calibrated chance (dots)."""
    wide = GAP + min(IN_A_ROW, len(modes)) * (SIDE + GAP)
    tall = GAP + -(-len(modes) // IN_A_ROW) * (SIDE + GAP) + 8
    parts = [
        _panel(
            GAP + k % IN_A_ROW * (SIDE + GAP), GAP + k // IN_A_ROW * (SIDE + GAP), name, told, now
        )
        for k, (name, told, now) in enumerate(modes)
    ]
    key = "○ evaluation, ● calibrated chance; across: what was foretold, up: how often it came true"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
        f'<text x="{GAP}" y="18">{escape(title)}</text>{"".join(parts)}'
        f'<text x="8" y="{tall - 6}" font-size="9">{escape(key)}</text></svg>\n'
    )


def _panel(x: int, y: int, name: str, before: Forecast, after: Forecast) -> str:
    marks = "".join(
        f'<text x="{x + SIDE * share - 8:.0f}" y="{y + SIDE + 14}" font-size="9">{share:.0%}</text>'
        for share in (0.0, 0.5, 1.0)
    )
    return (
        f'<text x="{x}" y="{y - 6}">{escape(name)}</text>'
        f'<rect class="frame" x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"/>'
        f'<line class="right" x1="{x}" y1="{y + SIDE}" x2="{x + SIDE}" y2="{y}"/>{marks}'
        f"{_points(x, y, before, 'before')}{_points(x, y, after, 'after')}"
    )


def _points(x: int, y: int, told: Forecast, kind: str) -> str:
    found = bins(told)
    most = max((number for _, _, number in found), default=1)
    places = [
        (x + SIDE * mean, y + SIDE * (1.0 - came), max(1.5, LARGEST * (number / most) ** 0.5))
        for mean, came, number in found
    ]
    join = " ".join(f"{across:.1f},{down:.1f}" for across, down, _ in places)
    dots = "".join(
        f'<circle class="{kind}" cx="{across:.1f}" cy="{down:.1f}" r="{radius:.1f}"/>'
        for across, down, radius in places
    )
    return f'<polyline class="join {kind}" style="fill:none" points="{join}"/>{dots}'
