"""First steps in the browser: whoever reads only the screen comes to the end."""

import random

import pytest

from tests.test_lessons import TAUGHT
from tests.web.browsing import DESKTOP, PHONE, Visitor, expect
from tests.web.conftest import Invite

ASKED = ".teacher.asking"
MOST_STEPS = 100  # looks at a lesson of nine steps: some see the others move
BUTTONS = "[data-board] button[data-means]:not(:disabled):visible"
# Of what is to be clicked, something is neither below the window's edge nor under what stays there.
IN_SIGHT = """() => [...document.querySelectorAll('[data-board] button[data-means]:enabled')]
  .some((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  })"""
FITS = """() => {
  const place = document.querySelector('#teacher');
  return place.firstElementChild.offsetHeight <= place.offsetHeight;
}"""
# Back and confirm stand on the phone's lower bar, beside what it says of me and not over it.
COVERED = """() => [...document.querySelectorAll('.seats.bar .beside *')]
  .filter((one) => one.textContent.trim() && !one.closest('.unseen'))
  .map((one) => [one.textContent, one.getBoundingClientRect().right])
  .filter(([, right]) => right > document.querySelector('.thumb').getBoundingClientRect().left)"""


def answer(visitor: Visitor) -> None:
    """What glows is clicked; then it is done."""
    page = visitor.page
    now = page.locator(ASKED).get_attribute("aria-label")
    page.wait_for_function(IN_SIGHT)
    assert page.evaluate(FITS), now
    for _ in range(4):
        done = page.locator(".thumb .main")
        if done.count():
            assert page.evaluate(FITS), now
            if page.viewport_size == PHONE:
                assert page.evaluate(COVERED) == [], now
            done.click()
        else:
            page.locator(f"{BUTTONS}:not([aria-pressed=true])").first.click()
        if page.locator(ASKED).count() == 0:
            return
        if page.locator(ASKED).get_attribute("aria-label") != now:
            return
    raise AssertionError(f"no way on from {now}")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_taken_by_clicking_what_glows(
    game: str, size: dict[str, int], invite: Invite
) -> None:
    visitor = invite(viewport=size, locale="de" if size is PHONE else "en")
    page = visitor.go(f"learn/{game}")
    is_german = size is PHONE
    end = page.get_by_role("heading", level=2, name="So geht das" if is_german else "That's how")
    for _ in range(MOST_STEPS):
        page.locator(f"{ASKED}, h2").first.wait_for()
        if page.locator(ASKED).count():
            answer(visitor)
        if end.count():
            break
    expect(end).to_be_visible()
    way = page.get_by_role("button", name="Anfänger" if is_german else "beginner")
    expect(way).to_be_visible()


def test_a_wrong_click_is_answered_with_the_reason(invite: Invite) -> None:
    page = invite(viewport=PHONE).go("learn/antinomy")
    page.locator(ASKED).wait_for()
    page.locator("[data-board]").click(position={"x": 4, "y": 4})
    said = page.locator("#teacher")
    expect(said).to_contain_text("From the middle")
    expect(said).to_contain_text("Tap what glows")
    expect(said).to_contain_text("Nine relics in a row")  # what is asked stays
    assert page.evaluate(FITS)


def test_a_lesson_can_be_left_and_resumed(invite: Invite) -> None:
    visitor = invite()
    page = visitor.go("learn/antinomy")
    page.locator(ASKED).wait_for()
    answer(visitor)
    expect(page.locator(ASKED)).to_have_attribute("aria-label", "Step 2 of 7")
    visitor.go("")
    page.get_by_role("link", name="Continue first steps in Antinomy").click()
    expect(page.locator(ASKED)).to_have_attribute("aria-label", "Step 2 of 7")


def test_first_steps_are_offered_at_the_first_game_until_a_move_is_made(welcome: Invite) -> None:
    visitor = welcome(viewport=PHONE)
    offer = visitor.page.get_by_role("link", name="First steps: about three minutes")
    for is_new in (True, False):
        page = visitor.go()
        page.get_by_role("button", name="Play Antinomy").click()
        visitor.wait_for_turn()
        expect(offer).to_have_count(int(is_new))
        visitor.check_axe()
        while is_new and offer.count():
            visitor.move(random.Random(1))
            visitor.wait_for_turn()
