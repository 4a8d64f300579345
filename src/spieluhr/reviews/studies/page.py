"""A study as a page: HTML that needs nothing else, or Markdown with its plots beside it."""

from collections.abc import Sequence
from html import escape
from typing import Final

from spieluhr.core.words import Both, pick
from spieluhr.reviews.studies import names, pictures, words
from spieluhr.reviews.studies.pictures import Row
from spieluhr.reviews.studies.shares import PARTS, WIDE, Value
from spieluhr.reviews.studies.studying import Difference, Group, Study
from spieluhr.reviews.studies.worth import FEWEST, Worth, extremes

MOST: Final = 16  # things in a plot
STYLE: Final = """
body{font:17px/1.5 Georgia,serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#221d16;
background:#f6f1e7}svg{width:100%;min-width:38rem;height:auto}
figure{margin:0;overflow-x:auto}table{border-collapse:collapse;margin:.6rem 0}
.wide{overflow-x:auto}td,th{padding:.15rem .9rem .15rem 0;text-align:right;white-space:nowrap;
font-variant-numeric:tabular-nums}td:first-child,th:first-child{text-align:left}
@media(prefers-color-scheme:dark){body{color:#ece4d3;background:#12141c}}
"""


class Section:
    """A heading, what it means, a table and a plot; each but the heading may be missing."""

    def __init__(
        self,
        heading: str,
        says: Sequence[str] = (),
        table: Sequence[Sequence[str]] = (),
        plot: tuple[str, str] | None = None,
    ) -> None:
        self.heading = heading
        self.says = says
        self.table = table
        self.plot = plot  # its name, and the SVG


class Compared:
    """The same study with changed values, and what differs."""

    def __init__(self, change: str, after: Study, differences: Sequence[Difference]) -> None:
        self.change = change
        self.after = after
        self.differences = differences


class Teller:
    """Tells a study in one language."""

    def __init__(self, study: Study, lang: str) -> None:
        self.study = study
        self.lang = lang

    def say(self, both: Both, **facts: object) -> str:
        """In the language of the page."""
        return pick(both, self.lang).format(**facts)

    def sections(self, compared: Compared | None = None) -> list[Section]:
        """All of it, in the order of the page."""
        study = self.study
        alike = [one for one in study.groups if len(one.levels) == 1]
        found = [self._seats(alike), self._parts()]
        for one in alike:
            found += [self._worth(one, True), self._worth(one, False)]
        if compared is not None:
            found += self._changed(compared)
        return found

    def intro(self) -> list[str]:
        """What was played."""
        study = self.study
        data = "" if study.data is None else self.say(words.DATA, data=study.data)
        count = sum(one.games for one in study.groups)
        return [
            self.say(words.PLAYED, games=count, seats=study.seats, seed=study.seed, data=data),
            self.say(words.INTERVALS),
        ]

    def levels(self, levels: Sequence[str]) -> str:
        """One level, or two that meet."""
        told = [self.level(one) for one in levels]
        return told[0] if len(told) == 1 else self.say(words.AGAINST, first=told[0], second=told[1])

    def level(self, name: str) -> str:
        """As people say it; a bot of one's own by its name."""
        return self.say(words.LEVELS[name]) if name in words.LEVELS else name

    def percent(self, value: Value, sign: str = "") -> str:
        """A share with the half of its 95% interval."""
        told = f"{tidy(100 * value.value, sign)} ± {100 * WIDE * value.error:.1f}"
        return f"{told.replace('.', ',')} %" if self.lang == "de" else f"{told}%"

    def plain(self, value: Value, sign: str = "") -> str:
        """The same of a number that is no share."""
        told = f"{tidy(value.value, sign)} ± {WIDE * value.error:.1f}"
        return told.replace(".", ",") if self.lang == "de" else told

    def _seats(self, groups: Sequence[Group]) -> Section:
        rows = [
            Row(f"{self.levels(one.levels)}, {self.say(words.SEAT, n=seat + 1)}", value)
            for one in groups
            for seat, value in enumerate(one.seats)
        ]
        heading = self.say(words.SEATS)
        plot = pictures.forest(heading, rows, 1.0 / self.study.seats, "{:.0f}%")
        table = [[self.say(words.PLAYERS), self.say(words.GAMES)]]
        table[0] += [self.say(words.SEAT, n=n + 1) for n in range(self.study.seats)]
        table[0] += [self.say(words.LENGTH), self.say(words.LEAD)]
        for one in groups:
            numbers = [self.percent(value) for value in one.seats]
            numbers += [self.plain(one.length), self.plain(one.lead)]
            table.append([self.levels(one.levels), str(one.games), *numbers])
        return Section(heading, [self.say(words.SEATS_SAY)], table, ("seats", plot))

    def _parts(self) -> Section:
        heading, groups = self.say(words.PARTS), self.study.groups
        told = [self.say(words.PART_NAMES[part]) for part in PARTS]
        bars = [
            (self.levels(one.levels), [one.parts[part].value for part in PARTS]) for one in groups
        ]
        table = [[self.say(words.PLAYERS), self.say(words.GAMES), *told, self.say(words.WINS)]]
        for one in groups:
            wins = ", ".join(
                f"{self.level(level)} {self.percent(value)}" for level, value in one.wins.items()
            )
            table.append(
                [
                    self.levels(one.levels),
                    str(one.games),
                    *[self._part(one, part) for part in PARTS],
                    wins if len(one.levels) > 1 else "",
                ]
            )
        says = [self.say(words.PARTS_SAY)]
        luck = self.study.luck
        if luck is not None:
            shares = {key: f"{100 * getattr(luck, key):.0f}" for key in ("share", "low", "high")}
            says.append(
                self.say(words.LUCK_SAYS, games=luck.games, level=self.level(luck.level), **shares)
            )
        return Section(heading, says, table, ("parts", pictures.stacked(heading, bars, told)))

    def _part(self, group: Group, part: str) -> str:
        """Levels make no difference where there is but one."""
        is_there = part != "level" or len(group.levels) > 1
        return self.percent(group.parts[part]) if is_there else "–"

    def _worth(self, group: Group, is_tried: bool) -> Section:
        found = group.tried if is_tried else group.used
        heading, says, kind = (
            (words.TRIED, words.TRIED_SAY, "tried")
            if is_tried
            else (words.USED, words.USED_SAY, "used")
        )
        title = self.say(heading, levels=self.levels(group.levels))
        shown = extremes(found, MOST)
        if not shown:
            return Section(title, [self.say(words.TOO_FEW, fewest=FEWEST)])
        rows = [Row(f"{self.name(one)} ({one.count})", one.value) for one in shown]
        plot = pictures.forest(title, rows, 0.0)
        said = self.say(says, count=len(shown), all=len(found))
        return Section(title, [said], plot=(f"{kind}-{group.levels[0]}", plot))

    def name(self, one: Worth) -> str:
        """In the words of the game."""
        return names.name(self.study.game, one.thing, self.lang)

    def _changed(self, compared: Compared) -> list[Section]:
        heads = (words.WHAT, words.BEFORE, words.AFTER, words.DIFFERENCE)
        table = [[self.say(head) for head in heads]]
        found = []
        for before, after, change in zip(
            self.study.groups, compared.after.groups, compared.differences, strict=True
        ):
            who = self.levels(before.levels)
            rows = [
                (words.FIRST, self.percent, before.seats[0], after.seats[0], change.first),
                (words.LENGTH, self.plain, before.length, after.length, change.length),
                (words.LEAD, self.plain, before.lead, after.lead, change.lead),
            ]
            for both, form, old, new, gap in rows:
                table.append([f"{who}: {self.say(both)}", form(old), form(new), form(gap, "+")])
            for part in PARTS[:3]:
                pair = before.parts[part], after.parts[part]
                name = self.say(words.PART_NAMES[part])
                if part != "level" or len(before.levels) > 1:
                    shares = [self.percent(one) for one in pair]
                    table.append([f"{who}: {name}", *shares, ""])
            if len(before.levels) == 1:
                found += self._worths(before, after)
        said = self.say(words.CHANGE_SAYS, change=compared.change)
        return [Section(self.say(words.CHANGE), [said], table), *found]

    def _worths(self, before: Group, after: Group) -> list[Section]:
        """Of the same things, where both can tell of them."""
        later = {one.thing: one for one in after.tried}
        shown = extremes([one for one in before.tried if one.thing in later], MOST)
        if not shown:
            return []
        rows = [Row(self.name(one), one.value, later[one.thing].value) for one in shown]
        title = self.say(words.WORTH_CHANGE, levels=self.levels(before.levels))
        plot = pictures.forest(title, rows, 0.0)
        return [Section(title, plot=(f"changed-{before.levels[0]}", plot))]


def tidy(number: float, sign: str = "") -> str:
    """With a true minus sign, and none before nothing."""
    return f"{round(number, 1) + 0.0:{sign}.1f}".replace("-", "−")


def html(study: Study, title: str, lang: str, compared: Compared | None = None) -> str:
    """One file that needs nothing else."""
    teller = Teller(study, lang)
    heading = escape(teller.say(words.TITLE, title=title))
    body = "".join(f"<p>{escape(line)}</p>" for line in teller.intro())
    for one in teller.sections(compared):
        body += f"<h2>{escape(one.heading)}</h2>"
        body += "".join(f"<p>{escape(line)}</p>" for line in one.says)
        body += "" if one.plot is None else f"<figure>{one.plot[1]}</figure>"
        body += _html_table(one.table)
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{heading}</title>'
        f"<style>{STYLE}</style><h1>{heading}</h1>{body}</html>\n"
    )


def _html_table(table: Sequence[Sequence[str]]) -> str:
    if not table:
        return ""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in table[0])
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table[1:]
    )
    return f'<div class="wide"><table><tr>{head}</tr>{rows}</table></div>'


def markdown(
    study: Study, title: str, lang: str, heading: str, compared: Compared | None = None
) -> tuple[str, dict[str, str]]:
    """The page, and its plots by the name of their file; `heading` says where it comes from."""
    teller = Teller(study, lang)
    plots: dict[str, str] = {}
    parts = [f"# {teller.say(words.TITLE, title=title)}", heading, *teller.intro()]
    for one in teller.sections(compared):
        parts += [f"## {one.heading}", *one.says]
        if one.plot is not None:
            file = f"{study.game}-{one.plot[0]}.svg"
            plots[file] = one.plot[1] + "\n"
            parts.append(f"![{one.heading}]({file})")
        if one.table:
            lines = [list(one.table[0]), ["---"] + ["--:"] * (len(one.table[0]) - 1)]
            lines += [list(row) for row in one.table[1:]]
            parts.append("\n".join(f"| {' | '.join(line)} |" for line in lines))
    return "\n\n".join(parts) + "\n", plots
