"""The report: one page that needs nothing else and says what the statistics say."""

import re
from html.parser import HTMLParser

import pytest
from msgspec import structs

from spieluhr import games
from spieluhr.arena import plan, report, statistics
from spieluhr.arena.plan import Plan, Result

WANTED = plan.make(games.load("antinomy"), {"shrine": True}, 2, ["random", "club"], 6, seed=3)
RANKS = [[1, 2], [1, 2], [2, 1], [1, 1], [2, 1], [1, 2]]
OPEN = {"meta"}  # tags that are never closed
IMPLIED = {"th"}  # tags that the next of their kind, or the end of their row, closes


def results(wanted: Plan = WANTED) -> list[Result]:
    return [
        Result(
            deal=task.deal,
            turned=task.turned,
            bots=plan.seating(wanted, task.turned),
            scores=[3 + k, 2 * k],
            ranks=RANKS[k],
            reason="crystals",
            decisions=[20 + 7 * k, 21],
            seconds=[0.125, 0.25 * k],
        )
        for k, task in enumerate(plan.tasks(wanted))
    ]


class Page(HTMLParser):
    """Tags, attributes and texts of a page; tags must be closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []
        self.texts: dict[str, list[str]] = {}
        self.rows: list[list[str]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._note(tag, attrs)
        if self.open and self.open[-1] == tag and tag in IMPLIED:
            self.open.pop()
        if tag not in OPEN:
            self.open.append(tag)
            self.texts.setdefault(tag, []).append("")
        if tag == "tr":
            self.rows.append([])
        if tag == "td":
            self.rows[-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._note(tag, attrs)

    def _note(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open[-1] in IMPLIED and tag not in IMPLIED:
            self.open.pop()
        assert self.open and self.open.pop() == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        if self.open:
            self.texts[self.open[-1]][-1] += data
            if self.open[-1] == "td":
                self.rows[-1][-1] += data


def numbers(page: Page, name: str) -> list[float]:
    return [float(value) for tag, key, value in page.attributes if (tag, key) == ("rect", name)]


def test_the_page_is_well_formed() -> None:
    text = report.html(WANTED, results())
    page = Page(text)
    assert text.startswith("<!doctype html>")
    assert text.rstrip().endswith("</html>")
    for tag in ("html", "title", "h1", "table"):
        assert page.tags.count(tag) == 1
    assert page.tags.count("svg") == 3
    assert page.texts["h2"] == ["Wins", "Wins by seat", "Decisions per game"]


def test_the_page_needs_nothing_from_elsewhere() -> None:
    text = report.html(WANTED, results())
    for word in ("http", "//", "url(", "@import", "javascript:"):
        assert word not in text.lower()
    page = Page(text)
    assert not {"script", "link", "img", "iframe", "object", "embed", "base"} & set(page.tags)
    for _, name, _ in page.attributes:
        assert name not in ("src", "href", "xlink:href", "action", "srcset")
        assert not name.startswith("on")


def test_the_table_says_what_the_statistics_say() -> None:
    told = results()
    rows = [row for row in Page(report.html(WANTED, told)).rows if row]
    assert rows == [
        [
            found.bot,
            f"{found.wins.mean:.1%}",
            f"{found.wins.low:.1%} – {found.wins.high:.1%}",
            f"{found.score:.1f}",
            f"{found.rating:.1f} ± {2 * found.sigma:.1f}",
            f"{1000 * found.seconds:.1f}",
        ]
        for found in statistics.standings(told)
    ]
    # By hand: random wins 1 + 0, 0 + 1/2, 0 + 0 games of the deals.
    assert [row[:2] for row in rows] == [["club", "75.0%"], ["random", "25.0%"]]


def test_the_page_tells_how_to_repeat_it() -> None:
    page = Page(report.html(WANTED, results()))
    (told,) = page.texts["p"]
    for word in ("6 games", "3 deals", "2 seats", "'shrine': True", "seed 3", "rules version 1"):
        assert word in told
    assert page.texts["title"] == page.texts["h1"]
    for word in ("antinomy", "random", "club"):
        assert word in page.texts["h1"][0]


def test_names_are_escaped() -> None:
    bad = "<script>alert('&amp;')</script>"
    wanted = structs.replace(
        WANTED, game="<i>", bots=[bad, "club"], options={"</p>": "<img src=x onerror=y>"}
    )
    text = report.html(wanted, results(wanted))
    page = Page(text)
    assert not {"script", "img", "i"} & set(page.tags)
    assert bad in [row[0] for row in page.rows if row]
    assert bad in page.texts["text"]
    assert bad in page.texts["title"][0]
    assert "<img src=x onerror=y>" in page.texts["p"][0]


def test_bars_are_as_long_as_the_shares() -> None:
    shares = [statistics.share([0.5, 0.5, 1.0, 0.5]), statistics.share([0.25, 0.25])]
    page = Page(report.intervals(["one", "two"], shares, 0.5))
    long, short = numbers(page, "width")
    assert long / short == pytest.approx(0.625 / 0.25, rel=0.01)
    assert page.texts["text"] == ["one", "62.5%", "two", "25.0%"]
    ends = {
        name: [float(value) for tag, key, value in page.attributes if (tag, key) == ("line", name)]
        for name in ("x1", "x2")
    }
    left = numbers(page, "x")[0]
    whole = long / 0.625
    for k, share in enumerate(shares):
        assert (ends["x1"][k] - left) / whole == pytest.approx(share.low, abs=0.01)
        assert (ends["x2"][k] - left) / whole == pytest.approx(share.high, abs=0.01)
    assert (ends["x1"][2] - left) / whole == pytest.approx(0.5, abs=0.01)  # what equals win


def test_seats_are_plotted_too() -> None:
    told = results()
    page = Page(report.html(WANTED, told))
    texts = page.texts["text"]
    for seat, share in enumerate(statistics.seats(told)):
        assert texts[texts.index(f"seat {seat}") + 1] == f"{share.mean:.1%}"


@pytest.mark.parametrize("values", [[7], [7, 7, 7]])
def test_a_histogram_of_one_value_is_one_bar(values: list[int]) -> None:
    page = Page(report.histogram(values))
    assert numbers(page, "height") == [140.0]
    assert numbers(page, "y") == [0.0]
    assert page.texts["text"] == ["7", "7"]


def test_a_histogram_counts() -> None:
    page = Page(report.histogram([10, 11, 11, 13]))
    assert numbers(page, "height") == [70.0, 140.0, 0.0, 70.0]
    assert page.texts["text"] == ["10", "13"]


@pytest.mark.parametrize("most", [23, 24, 47, 1000])
def test_a_histogram_has_a_limited_number_of_bars_in_its_frame(most: int) -> None:
    page = Page(report.histogram(list(range(most + 1))))
    left, width = numbers(page, "x"), numbers(page, "width")
    assert 12 < len(left) <= 24
    assert min(left) >= 0
    assert max(x + w for x, w in zip(left, width, strict=True)) <= report.WIDTH
    assert all(a + w <= b for a, w, b in zip(left, width, left[1:], strict=False))


def test_one_game_is_enough_for_a_page() -> None:
    wanted = plan.make(games.load("antinomy"), {}, 2, ["random"], 1, seed=0)
    page = Page(report.html(wanted, results(wanted)))
    assert [row[:3] for row in page.rows if row] == [["random", "50.0%", "0.0% – 100.0%"]]
    assert not re.search(r"\bnan\b|\binf\b", report.html(wanted, results(wanted)))
