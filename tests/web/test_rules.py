"""The rules of every game in both languages, with their drawings."""

import re
from importlib.resources import files

import pytest

from spieluhr import games
from tests.web.browsing import PHONE, Visitor, expect
from tests.web.conftest import Invite

TITLES = {game: games.load(game).words.title for game in games.game_ids()}
PICTURES = """() => [...document.querySelectorAll('main figure')].map(figure => ({
  says: figure.querySelector('figcaption')?.textContent.trim() ?? '',
  drawn: [...figure.querySelectorAll('.scene svg')].filter(
    one => one.getBoundingClientRect().width > 0).length,
}))"""
ARE_DRAWN = f"() => ({PICTURES})().every(one => one.drawn > 0)"
MARKED = "main a.clause"


def check_drawings(visitor: Visitor, game: str) -> None:
    visitor.page.wait_for_function(ARE_DRAWN)
    found = visitor.page.evaluate(PICTURES)
    text = (files(f"spieluhr.games.{game}") / "rules.en.md").read_text(encoding="utf-8")
    assert len(found) == text.count("](example:")
    assert all(one["says"] for one in found), found


def clauses(visitor: Visitor, column: int) -> dict[str, set[str]]:
    """From one game's rules to the next by the links at the end: which clauses each has."""
    page, seen = visitor.go(f"rules/{next(iter(TITLES))}"), dict[str, set[str]]()
    for game, titles in TITLES.items():
        page.get_by_role("heading", name=titles[column], level=1).wait_for()
        expect(page.locator(MARKED)).not_to_have_count(0)
        assert page.locator("main h2").count() >= 4
        seen[game] = set(page.locator(MARKED).all_inner_texts())
        check_drawings(visitor, game)
        left = [other for other in TITLES if other not in seen]
        if left:
            page.locator(f'footer a[href="#/rules/{left[0]}"]').click()
    return seen


def test_every_game_is_explained_with_drawings_in_both_languages(welcome: Invite) -> None:
    english, german = (clauses(welcome(locale=lang), n) for n, lang in enumerate(("en", "de")))
    assert english == german
    assert len(set.union(*english.values())) == sum(map(len, english.values()))  # each its own


@pytest.mark.parametrize("game", TITLES)
def test_a_link_leads_to_a_clause(game: str, welcome: Invite) -> None:
    visitor = welcome(viewport=PHONE)
    page = visitor.go(f"rules/{game}")
    marks = page.locator(MARKED)
    expect(marks).not_to_have_count(0)
    names = marks.all_inner_texts()
    name = names[len(names) * 3 // 4]
    assert re.fullmatch(r"[A-Z]{2}-[\w.]+", name)
    page = visitor.go()
    page.goto(f"{visitor.url}/#/rules/{game}/{name}")
    named = page.locator(".named")
    expect(named).to_contain_text(name)
    expect(named).to_be_in_viewport()
    other = names[0]
    page.goto(f"{visitor.url}/#/rules/{game}/{other}")
    expect(named).to_contain_text(other)
    expect(named).to_be_in_viewport()
    chapters = page.get_by_role("navigation", name="Contents")
    chapters.get_by_text("Contents").click()
    last = chapters.get_by_role("button").last
    title = last.inner_text()
    last.click()
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_in_viewport()
    visitor.check_width()


def test_no_rules_for_a_game_that_does_not_exist(welcome: Invite) -> None:
    page = welcome(locale="de").go("rules/mikado")
    expect(page.get_by_text("Für dieses Spiel gibt es keine Regeln.")).to_be_visible()
