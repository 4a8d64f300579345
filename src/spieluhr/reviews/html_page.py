"""A review as one page of HTML that needs nothing else."""

from html import escape
from typing import Final

from spieluhr.core.words import Both, pick
from spieluhr.reviews.schema import Review
from spieluhr.reviews.text import STEP, summary

WIDE, TALL, EDGE = 720, 240, 34
COLOURS: Final = ("#2b6cb0", "#b7791f", "#2f855a", "#9b2c2c")
DASHES: Final = ("", "7 4", "2 4", "9 3 2 3")  # for those who cannot tell the colours apart
CURVE: Final[Both] = (
    "Everybody's chances, for one who sees all cards",
    "Siegchancen aller, für jemanden, der alle Karten sieht",
)
AS_LIST: Final[Both] = ("As a table", "Als Tabelle")
PLAYERS: Final[Both] = ("Players", "Spieler")
MOMENTS: Final[Both] = ("Moments", "Momente")
STYLE: Final = """
body { font: 17px/1.5 Georgia, serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem;
  color: #221d16; background: #f6f1e7; }
svg { width: 100%; height: auto; } svg text { fill: currentColor; font: 12px Georgia, serif; }
.grid { stroke: currentColor; stroke-opacity: .25; } polyline { fill: none; stroke-width: 2.5; }
article { border-left: 3px solid #a8752a; padding-left: .8rem; margin: 1rem 0; }
article p { margin: .15rem 0; } table { border-collapse: collapse; }
td, th { padding: .1rem .7rem .1rem 0; text-align: right; font-variant-numeric: tabular-nums; }
@media (prefers-color-scheme: dark) { body { color: #ece4d3; background: #12141c; } }
"""


def page(review: Review, title: str, lang: str) -> str:
    """Players, the curve if it was validated, moments in words, and what is left out."""
    players = "".join(
        f"<li><b>{escape(review.seats[one.seat])}</b>: {escape(summary(one, lang))}</li>"
        for one in review.players
    )
    notes = "".join(f"<p><em>{escape(note)}</em></p>" for note in review.notes[lang])
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><h1>{escape(title)}</h1>"
        f"{curve(review, lang) if review.shown.chances else ''}"
        f"<h2>{pick(PLAYERS, lang)}</h2><ul>{players}</ul>"
        f"<h2>{pick(MOMENTS, lang)}</h2>{moments(review, lang)}{notes}</html>\n"
    )


def moments(review: Review, lang: str) -> str:
    """In the order of the game."""
    found = []
    for one in sorted(review.told[lang], key=lambda one: one.n):
        lines = "".join(f"<p>{escape(line)}</p>" for line in one.lines)
        clauses = f" <small>{escape(', '.join(one.clauses))}</small>" if one.clauses else ""
        where = pick(STEP, lang).format(n=one.n)
        found.append(f"<article><h3>{where}{clauses}</h3>{lines}</article>")
    return "".join(found)


def curve(review: Review, lang: str) -> str:
    """One line for each seat, and the same numbers as a table for those who cannot see it."""
    lines = "".join(_line(review, seat) for seat in range(len(review.seats)))
    grid = "".join(
        f'<path class="grid" d="M{EDGE} {_y(share):.1f}H{WIDE - 4}"/>'
        f'<text x="2" y="{_y(share) + 4:.1f}">{share:.0%}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    said = escape(pick(CURVE, lang))
    head = "".join(f"<th>{escape(name)}</th>" for name in review.seats)
    rows = "".join(
        f"<tr><th>{point.n}</th>"
        + "".join(f"<td>{round(100 * share)} %</td>" for share in point.shares)
        + "</tr>"
        for point in review.curve
    )
    return (
        f"<h2>{said}</h2>"
        f'<svg viewBox="0 0 {WIDE} {TALL + 30}" role="img" aria-label="{said}">{grid}{lines}</svg>'
        f"<details><summary>{pick(AS_LIST, lang)}</summary>"
        f"<table><tr><th></th>{head}</tr>{rows}</table></details>"
    )


def _line(review: Review, seat: int) -> str:
    first = review.curve[0].n if review.curve else 0  # once all is dealt
    whole = max(1, review.steps - first)
    places = " ".join(
        f"{EDGE + (WIDE - EDGE - 4) * (point.n - first) / whole:.1f},{_y(point.shares[seat]):.1f}"
        for point in review.curve
    )
    colour, dash = COLOURS[seat % 4], DASHES[seat % 4]
    x = EDGE + 150 * seat
    return (
        f'<polyline points="{places}" stroke="{colour}" stroke-dasharray="{dash}"/>'
        f'<line x1="{x}" x2="{x + 24}" y1="{TALL + 18}" y2="{TALL + 18}" stroke="{colour}" '
        f'stroke-width="2.5" stroke-dasharray="{dash}"/>'
        f'<text x="{x + 30}" y="{TALL + 22}">{escape(review.seats[seat][:16])}</text>'
    )


def _y(share: float) -> float:
    return 8 + (TALL - 16) * (1.0 - share)
