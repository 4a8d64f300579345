"""However much the others own, it stays in its place: nothing runs out, no name is cut."""

from typing import Any

import pytest

from tests.every_game import for_players
from tests.web.browsing import Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, QUICK, enter, make
from tests.web.test_ending import tell_otherwise

SIZES = [(320, 640), (390, 844), (844, 390), (820, 1180), (1280, 800), (1366, 768), (1920, 1080)]
COLOURS = ("white", "green", "red", "blue")
GENERATORS = {"green": 4, "blue": 4, "black": 2, "pink": 3, "grey": 4, "orange": 5}
# What can be seen of a panel and lies outside it. What moves to the edge on purpose is a sign.
OUTSIDE = """(panels) => panels.flatMap((panel) => {
  const edge = panel.getBoundingClientRect();
  return [...panel.querySelectorAll("svg, b, h3, li")].filter((one) => {
    const box = one.getBoundingClientRect();
    const isSeen = box.width > 0 && !one.closest(".unseen, .lock, .hand");
    return isSeen && (box.left < edge.left - 1 || box.right > edge.right + 1);
  }).map((one) => `${one.tagName} ${one.className.baseVal ?? one.className} ${one.textContent}`);
})"""
CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((n) => n.textContent)"
# Parts of a line that lie on one another.
ACROSS = """(panels) => panels.flatMap((panel) => {
  const parts = [...panel.children].map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.width > 0 && !one.matches(".unfold, .detail"));
  return parts.flatMap(([one, a], n) => parts.slice(n + 1).filter(([, b]) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2
  ).map(([other]) => `${one.className} lies on ${other.className}`));
})"""


def rich_keepers(table: dict[str, Any]) -> None:
    """Four stacks with two locked in, four amulets and two pieces, a coat, eggs and crystals."""
    view = table["view"]
    position = view["table"]
    for seat in range(1, len(table["seats"])):
        position["rows"][seat] = [
            {"colour": colour, "cards": [f"{colour[0]}1"] * 12} for colour in COLOURS
        ]
        view["closed"][seat] = ["green", "red"]
        position["hands"][seat] = ["w1", "w2", "wg", "g3", "gb", "r4", "r5", "b1", "bw", "j6", "j6"]
        position["taken_pieces"][seat] = [12] * 14
        position["pearls"][seat] = ["red", "red", "blue", "blue"]
        position["taken_coats"][seat] = 16
        position["eggs"][seat], position["crystals"][seat] = 5, 6
        view["amulets"][seat] = 4


def rich_airships(table: dict[str, Any]) -> None:
    """Every generator full, some of it T.I.M.E. crystals; three digits of esteem, two of gold."""
    for board in table["view"]["table"]["seats"][1:]:
        board.update(gold=48, steam=10, portal=4, esteem=128, airships=3, resting=True)
        board["generators"] = {
            colour: [colour] * (slots - 1) + ["time"] for colour, slots in GENERATORS.items()
        }


def come_to(visitor: Visitor, game: str, players: int) -> None:
    enter(visitor, "Anna")
    tell_otherwise(visitor, rich_keepers if game == "dragonkeepers" else rich_airships)
    seats = [ME, *[QUICK] * (players - 1)]
    visitor.go(f"table/{make(visitor, game, for_players(game, players).options, seats)}")
    expect(visitor.page.locator("[data-region=others]")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["dragonkeepers", "steam_time"])
def test_what_others_own_stays_in_its_place(
    game: str, players: int, lang: str, welcome: Invite
) -> None:
    visitor = welcome(locale=lang)
    come_to(visitor, game, players)
    line = "section" if game == "dragonkeepers" else "details > summary"
    panels = visitor.page.locator(f"[data-region=others] > {line}")
    names = panels.locator("h3, .who b")
    expect(panels).to_have_count(players - 1)
    wrong: list[str] = []
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(100)
        found = [*panels.evaluate_all(OUTSIDE), *panels.evaluate_all(ACROSS)]
        found += [f"{name} is cut" for name in names.evaluate_all(CUT)]
        wrong += [f"{width} x {height}: {one}" for one in found]
    assert wrong == [], "\n".join(wrong)
