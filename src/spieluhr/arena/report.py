"""A report as one self-contained page: tables and plots, no script, nothing from elsewhere."""

from html import escape

from spieluhr.arena import statistics
from spieluhr.arena.plan import Plan, Result
from spieluhr.arena.statistics import Share

STYLE = """
:root { color-scheme: light dark; --ink: #221d16; --paper: #f6f1e7; --brass: #a8752a; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece4d3; --paper: #12141c; } }
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; color: var(--ink);
  background: var(--paper); font: 16px/1.5 Georgia, serif; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .3rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr + tr td { border-top: 1px solid #8884; }
svg { width: 100%; height: auto; } text { fill: currentColor; font: 13px Georgia, serif; }
.bar { fill: var(--brass); } .line { stroke: currentColor; }
.even { stroke: #888; stroke-dasharray: 3 3; }
"""
WIDTH, ROW, LEFT = 640, 34, 130


def html(plan: Plan, results: list[Result]) -> str:
    """The whole report as one page that loads nothing."""
    standings = statistics.standings(results)
    names = [standing.bot for standing in standings]
    expected = 1.0 / plan.seats
    rows = "".join(
        f"<tr><td>{escape(standing.bot)}</td><td>{standing.wins.mean:.1%}</td>"
        f"<td>{standing.wins.low:.1%} – {standing.wins.high:.1%}</td><td>{standing.score:.1f}</td>"
        f"<td>{standing.rating:.1f} ± {2 * standing.sigma:.1f}</td>"
        f"<td>{1000 * standing.seconds:.1f}</td></tr>"
        for standing in standings
    )
    title = f"{plan.game}: {' – '.join(dict.fromkeys(plan.bots))}"
    seats = [f"seat {seat}" for seat in range(plan.seats)]
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(title)}</title><style>{STYLE}</style>
<h1>{escape(title)}</h1>
<p>{len(results)} games of {plan.deals} deals, {plan.seats} seats, options
{escape(str(plan.options))}, seed {plan.seed}, rules version {plan.rules}.
Every deal is played with each player in every seat; intervals are Wilson's, at 95%, over
deals.</p>
<table><tr><th>bot<th>wins<th>95%<th>mean score<th>rating<th>ms per decision</tr>{rows}</table>
<h2>Wins</h2>{intervals(names, [standing.wins for standing in standings], expected)}
<h2>Wins by seat</h2>{intervals(seats, statistics.seats(results), expected)}
<h2>Decisions per game</h2>{histogram(statistics.lengths(results))}
</html>
"""


def intervals(names: list[str], shares: list[Share], expected: float) -> str:
    """A bar with its interval for each name; the dashed line is what equal players win."""
    scale = WIDTH - LEFT - 60
    parts = []
    for k, (name, share) in enumerate(zip(names, shares, strict=True)):
        y = k * ROW + 8
        low, high = LEFT + scale * share.low, LEFT + scale * share.high
        parts.append(
            f'<text x="0" y="{y + 14}">{escape(name)}</text>'
            f'<rect class="bar" x="{LEFT}" y="{y}" width="{scale * share.mean:.1f}" height="18"/>'
            f'<line class="line" x1="{low:.1f}" x2="{high:.1f}" y1="{y + 9}" y2="{y + 9}"/>'
            f'<text x="{WIDTH - 52}" y="{y + 14}">{share.mean:.1%}</text>'
        )
    x, height = LEFT + scale * expected, len(names) * ROW + 4
    even = f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>'
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(parts)}{even}</svg>'


def histogram(numbers: list[int], bins: int = 24) -> str:
    """How often each number came, as SVG."""
    low, high = min(numbers), max(numbers)
    step = max(1, -(-(high - low + 1) // bins))
    counts = [0] * ((high - low) // step + 1)
    for number in numbers:
        counts[(number - low) // step] += 1
    wide, tall = (WIDTH - 20) / len(counts), 140
    bars = "".join(
        f'<rect class="bar" x="{10 + k * wide:.1f}" y="{tall - tall * count / max(counts):.1f}" '
        f'width="{max(1.0, wide - 2):.1f}" height="{tall * count / max(counts):.1f}"/>'
        for k, count in enumerate(counts)
    )
    labels = f'<text x="10" y="158">{low}</text><text x="{WIDTH - 60}" y="158">{high}</text>'
    return f'<svg viewBox="0 0 {WIDTH} 164" role="img">{bars}{labels}</svg>'
