"""Every table at every size, in both languages: no text is cut, no page is a little too tall."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooLate

from tests.every_game import fullest
from tests.web.browsing import Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ALL, ME, OPEN, QUICK, SMALL, ask, join, make, play_quickly, sit

SIZES = [(320, 640), (390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080)]
LOW = [(1366, 768), (1280, 720), (1280, 660)]  # what a browser leaves of a small laptop's screen
LAPTOP = 1280  # px; from that width on a board stands beside log and moves
LITTLE = 64  # px; who has to scroll further than that has at least something to see there
MOMENTS = 3  # of a game that are looked at
# Everything the prompt says stands inside it, it keeps to its place, and that is in the window.
# Turns that are folded away are counted by a sign.
WHOLE = """
() => {
  const prompt = document.querySelector("#prompt");
  const [box, place] = [prompt, prompt.parentElement].map((one) => one.getBoundingClientRect());
  const isInside = (one) => one.top >= box.top - 1 && one.bottom <= box.bottom + 1 &&
    one.left >= box.left - 1 && one.right <= box.right + 1;
  const isNarrow = matchMedia("(max-width: 40rem)").matches;
  const says = prompt.querySelectorAll(".say, .caption, .recap:not([hidden]), .more:not([hidden])");
  const buttons = prompt.querySelectorAll(".button");
  const folded = prompt.querySelectorAll(".recap[hidden]").length;
  const more = prompt.querySelector(".more");
  return box.top >= -1 && box.bottom <= place.bottom + 1 &&
    [...says, ...(isNarrow ? [] : buttons)].every((one) => isInside(one.getBoundingClientRect())) &&
    (folded === 0 || (!more.hidden && ["all", String(folded)].includes(more.dataset.more)));
}
"""
# No text is cut off by the edge of what holds it, and none leaves the card, button or panel that it
# stands on. Not what is only for ears, what is folded up, and what is made to be scrolled.
CUT = """
() => {
  const found = new Set();
  const words = document.createTreeWalker(document.querySelector(".page"), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const one = words.currentNode.parentElement;
    const text = words.currentNode.textContent.trim();
    if (!text || one.closest("aside, .unseen, [hidden], dialog, title, svg")) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const lines = [...range.getClientRects()].filter((line) => line.width > 0.5);
    if (lines.length === 0) continue;
    const [left, right, top, bottom] = [
      Math.min(...lines.map((line) => line.left)), Math.max(...lines.map((line) => line.right)),
      Math.min(...lines.map((line) => line.top)), Math.max(...lines.map((line) => line.bottom)),
    ];
    const isAcross = (box) => left < box.left - 1.5 || right > box.right + 1.5;
    const isAlong = (box) => top < box.top - 3 || bottom > box.bottom + 3;
    const say = (why) => found.add(`${why}: ${text.slice(0, 60)}`);
    for (let up = one; up !== null; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath !== "none" || /auto|scroll/.test(style.overflow)) break;
      const box = up.getBoundingClientRect();
      const isHiding = (side) => /hidden|clip/.test(style[side]);
      if (isHiding("overflowX") && isAcross(box)) say(`cut by ${up.className}`);
      if (isHiding("overflowY") && isAlong(box)) say(`cut by ${up.className}`);
      if (up.matches(".button, .panel, .face, .mini") && (isAcross(box) || isAlong(box))) {
        say(`outside of ${up.className}`);
        break;
      }
    }
  }
  return [...found];
}
"""
# What lies on somebody's level.
ON_LEVEL = """
() => [...document.querySelectorAll(".seats li:has(.badge)")].flatMap((seat) => {
  const level = seat.querySelector(".badge").getBoundingClientRect();
  return [...seat.querySelectorAll(".beside *")].filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    return width > 1 && left < level.right && right > level.left &&
      top < level.bottom && bottom > level.top;
  }).map((one) => one.outerHTML.slice(0, 80));
})
"""
PAST_THE_WINDOW = """
() => { const page = document.documentElement; return page.scrollHeight - page.clientHeight; }
"""
SETTLES = 3_000  # ms


@pytest.mark.parametrize("lang", ["de", "en"] if ALL else ["de"])  # German is the longer one
@pytest.mark.parametrize(("game", "options", "seats"), fullest())
def test_nothing_is_cut_and_no_page_is_a_little_too_tall(
    welcome: Invite, game: str, options: dict[str, Any], seats: int, lang: str
) -> None:
    visitor, dice = welcome(locale=lang), random.Random(12)
    table_id = sit(visitor, game, options, [ME, *[QUICK] * (seats - 1)])
    for moment in range(MOMENTS):
        visitor.wait_for_turn()
        if visitor.is_over:
            break
        for width, height in SIZES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            where = f"moment {moment}, {width} x {height}"
            _check(visitor, width, where)
        play_quickly(visitor, table_id, dice, 4)


@pytest.mark.parametrize(
    ("game", "options", "seats"), [one for one in fullest() if one.seats <= SMALL]
)
def test_a_board_for_two_fits_into_a_low_window(
    welcome: Invite, game: str, options: dict[str, Any], seats: int
) -> None:
    """The German texts are the longer ones."""
    visitor, dice = welcome(locale="de"), random.Random(12)
    table_id = sit(visitor, game, options, [ME, *[QUICK] * (seats - 1)])
    for moment in range(MOMENTS):
        visitor.wait_for_turn()
        for width, height in LOW:
            visitor.page.set_viewport_size({"width": width, "height": height})
            _check(visitor, width, f"moment {moment}, {width} x {height}")
        play_quickly(visitor, table_id, dice, 4)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["antinomy", "perfect_moment"])
def test_a_long_name_is_never_cut(welcome: Invite, game: str, lang: str) -> None:
    anna, ben = welcome(locale=lang), welcome(locale=lang)
    ask(anna, "/api/me", {"name": "Anna"})
    ask(ben, "/api/me", {"name": "Bartholomäus Konstantin von Wolkenstein"})
    table_id = make(anna, game, {}, [ME, OPEN])
    join(table_id, anna, ben)
    anna.go(f"table/{table_id}")
    anna.page.locator("[data-board] .card, [data-board] .pm-card").first.wait_for()
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(anna.page.locator(".seats").first).to_contain_text("von Wolkenstein")
        check_cut(anna, f"{width} x {height}")
        anna.check_width()


@pytest.mark.parametrize("game", ["antinomy", "perfect_moment"])
def test_a_long_level_keeps_off_what_stands_beside_it(welcome: Invite, game: str) -> None:
    """German has the longest one."""
    visitor = welcome(locale="de")
    sit(visitor, game, {}, [ME, {"kind": "bot", "level": "casual"}])
    visitor.wait_for_turn()
    expect(visitor.page.locator(".seats .badge")).to_contain_text("Gelegenheitsspieler")
    for width, height in [*SIZES, (360, 640), (667, 375)]:
        visitor.page.set_viewport_size({"width": width, "height": height})
        on_it = _settled(visitor, ON_LEVEL, lambda found: found == [])
        assert on_it == [], f"{width} x {height}: {on_it}"


def test_three_opponents_and_their_levels_are_named_in_full(welcome: Invite) -> None:
    visitor = welcome(locale="de")
    bots = [{"kind": "bot", "level": level} for level in ("club", "casual", "beginner")]
    sit(visitor, "dragonkeepers", {"players": 4}, [ME, *bots])
    visitor.wait_for_turn()
    for width, height in ((1280, 800), (1920, 1080)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        check_cut(visitor, f"{width} x {height}")
        heading = visitor.page.locator("header:has(h1)")
        expect(heading).to_contain_text("Ben (Gelegenheitsspieler)")


def _check(visitor: Visitor, width: int, where: str) -> None:
    try:
        visitor.page.wait_for_function(WHOLE, timeout=SETTLES)
    except TooLate:
        said = visitor.page.locator("#prompt").inner_text()
        raise AssertionError(f"the prompt leaves its place, {where}: {said}") from None
    check_cut(visitor, where)
    visitor.check_width()
    if width >= LAPTOP:
        past = _settled(visitor, PAST_THE_WINDOW, lambda past: not 0 < past < LITTLE)
        assert not 0 < past < LITTLE, f"{past} px past the window, {where}"


def check_cut(visitor: Visitor, where: str) -> None:
    cut = _settled(visitor, CUT, lambda cut: cut == [])
    assert cut == [], f"{where}: {cut}"


def _settled(visitor: Visitor, asked: str, is_good: Callable[[Any], bool]) -> Any:
    """After a change of size it takes a moment."""
    found: Any = None
    for _ in range(SETTLES // 50):
        found = visitor.page.evaluate(asked)
        if is_good(found):
            break
        visitor.page.wait_for_timeout(50)
    return found
