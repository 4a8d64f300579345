"""What a decision needs is in sight without scrolling, and what confirms it is near the thumb."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.every_game import fullest
from tests.web.browsing import Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, QUICK, enter, look, make, play_quickly, send
from tests.web.test_sizes import check_cut

UPRIGHT = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
LAPTOP = {"width": 1280, "height": 800}
SIZES = [(320, 640), (390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080)]
THUMB = 70  # px from the lower edge
STILL = 1.0  # px
IN_SIGHT = """all => all.map((one) => one.getBoundingClientRect()).every((one) =>
  one.height > 0 && one.top >= 0 && one.bottom <= innerHeight + 1)"""
# What lies on or under back and confirm, above the bar that carries them.
SHINING_THROUGH = """all => all.flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const here = document.elementsFromPoint(x + width / 2, y + height / 2);
  const bar = here.findIndex((other) => other.closest(".seats.bar"));
  return here.slice(0, bar).filter((other) => !other.closest("#prompt")).map((o) => o.outerHTML);
})"""
Table = dict[str, Any]


def come_to(
    visitor: Visitor, game: str, options: dict[str, Any], seats: int,
    wanted: Callable[[Table], bool], liked: str = "",
) -> str:  # fmt: skip
    """A table at which it has come to that; what is liked is done wherever it can be."""
    dice = random.Random(5)
    enter(visitor, "Anna")
    while True:
        table_id = make(visitor, game, options, [ME, *[QUICK] * (seats - 1)])
        for _ in range(120):
            now = look(visitor, table_id)
            if now["status"] == "over":
                break
            if not now["legal"]:
                visitor.page.wait_for_timeout(50)
            elif wanted(now):
                visitor.go(f"table/{table_id}")
                visitor.wait_for_turn()
                return table_id
            elif moves := [one["move"] for one in now["legal"] if liked and liked in one["move"]]:
                send(visitor, table_id, {"do": "play", "move": dice.choice(moves)})
            else:
                play_quickly(visitor, table_id, dice, 1)


def has_cards(now: Table) -> bool:
    return any("card" in one["json"] for one in now["legal"])


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
@pytest.mark.parametrize(
    ("options", "seats"), [({}, 2), ({"solo": "hard", "shrine": True}, 1)], ids=["two", "alone"]
)
def test_timeline_hand_and_crystals_are_in_sight(
    options: dict[str, Any], seats: int, size: dict[str, int], lang: str, welcome: Invite
) -> None:
    visitor = welcome(viewport=size, locale=lang)
    come_to(visitor, "antinomy", options, seats, lambda now: has_cards(now) and now["version"] > 4)
    board = visitor.page.locator("[data-board]")
    board.locator(".mine .card").first.wait_for()
    for wanted in ("[data-board] .row .card", "[data-board] .mine .card", ".seats .crystals"):
        assert visitor.page.locator(wanted).evaluate_all(IN_SIGHT), wanted
    assert visitor.page.locator(".seats .crystals").count() == seats


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_cards_that_a_gun_shows_can_be_judged(lang: str, welcome: Invite) -> None:
    """As cards that say what they do, with where they may go, at every size."""
    visitor = welcome(locale=lang)
    come_to(
        visitor, "perfect_moment", {"eras": ["1981", "1994", "2005"]}, 2,
        lambda now: bool(now["view"]["pending"]) and now["view"]["pending"][-1]["do"] == "gun"
        and len(now["view"]["pending"][-1]["cards"]) == 2,
        "gun",
    )  # fmt: skip
    page = visitor.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        cards = page.locator("[data-board] .beside .pm-card")
        expect(cards).to_have_count(2)
        expect(cards.locator(".does").first).to_be_visible()
        assert cards.evaluate_all(IN_SIGHT), (width, height)
        slots = page.locator("[data-board] .slot")
        assert slots.evaluate_all(IN_SIGHT), (width, height)
        assert slots.count() == 2


HEIGHTS = """() => [...document.querySelectorAll("[data-board] .display")]
  .map((one) => one.getBoundingClientRect().height)"""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_displays_are_as_high_in_every_step_of_the_setup(
    width: int, height: int, lang: str, welcome: Invite
) -> None:
    visitor = welcome(viewport={"width": width, "height": height}, locale=lang)
    table_id = come_to(visitor, "perfect_moment", {}, 2, lambda now: True)
    found: list[float] = []
    for _ in range(3):
        expect(visitor.play).to_have_attribute(
            "data-version", str(look(visitor, table_id)["version"])
        )
        found += visitor.page.evaluate(HEIGHTS)
        check_cut(visitor, f"{width} x {height}")
        play_quickly(visitor, table_id, random.Random(2), 1)
    assert max(found) - min(found) <= STILL, found


@pytest.mark.parametrize(
    ("game", "options", "seats"), [one for one in fullest(most=3) if one.seats > 1]
)
def test_back_and_confirm_are_near_the_thumb(
    game: str, options: dict[str, Any], seats: int, welcome: Invite
) -> None:
    """In a place that is kept for them: nothing moves when they come, and they cover nothing."""
    visitor = welcome(viewport=UPRIGHT)
    come_to(visitor, game, options, seats, lambda now: len(now["legal"]) > 1)
    page = visitor.page
    visitor.buttons().first.wait_for()
    bar = page.locator(".seats.bar")
    before = bar.bounding_box()
    assert before is not None
    visitor.buttons().locator("visible=true").first.click()
    buttons = page.locator("#prompt.begun .button")
    expect(buttons.first).to_be_visible()
    assert bar.bounding_box() == before
    for box in buttons.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    ):
        assert box["top"] >= before["y"]
        assert box["bottom"] <= UPRIGHT["height"]
        assert box["bottom"] >= UPRIGHT["height"] - THUMB
    assert buttons.evaluate_all(SHINING_THROUGH) == []
