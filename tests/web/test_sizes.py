"""Every table at every size, in both languages: no prompt is cut, nothing makes a page scroll that
would fit, and what is to be done is in sight."""

import random
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooLate

from tests.every_game import fullest
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.tables import ME, QUICK, play_quickly, sit

SIZES = [(320, 640), (390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080)]
LAPTOP = 1280  # px; from that width on The Perfect Moment fits whole
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
# No text is cut off by the edge of what holds it; what is only for ears may be.
CUT = """
() => [...document.querySelectorAll("#prompt, #prompt *")].filter((one) => {
  const style = getComputedStyle(one);
  const isHiding = /hidden|clip/.test(style.overflow);
  if (!isHiding || style.clipPath !== "none" || !one.textContent.trim()) return false;
  return one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2;
}).map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)
"""
PAST_THE_WINDOW = """
() => { const page = document.documentElement; return page.scrollHeight - page.clientHeight; }
"""
SETTLES = 3_000  # ms


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("game", "options", "seats"), fullest())
def test_no_prompt_is_cut_and_no_page_a_little_too_tall(
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
            _check(visitor, game, width, where)
        play_quickly(visitor, table_id, dice, 4)


def _check(visitor: Visitor, game: str, width: int, where: str) -> None:
    try:
        visitor.page.wait_for_function(WHOLE, timeout=SETTLES)
    except TooLate:
        said = visitor.page.locator("#prompt").inner_text()
        raise AssertionError(f"the prompt leaves its place, {where}: {said}") from None
    assert visitor.page.evaluate(CUT) == [], where
    visitor.check_width()
    if game != "perfect_moment" or width < LAPTOP:
        return
    past = 0
    for _ in range(SETTLES // 50):
        past = int(visitor.page.evaluate(PAST_THE_WINDOW))
        if past <= 0:
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"{past} px past the window, {where}")
