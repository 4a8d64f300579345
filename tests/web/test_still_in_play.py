"""A board stays where it is while it is played: from one decision to the next of the same turn, and
while the others' turns are told.

The named parts of a board (`data-region`) are measured in every frame. None moves. One may grow
when something is added to it, but none grows and shrinks again from one turn of mine to the next.
"""

import random
from typing import Any

import pytest

from tests.every_game import for_two, fullest
from tests.web.browsing import DESKTOP, Visitor, until
from tests.web.conftest import Invite
from tests.web.tables import Moves, at_sizes, kinds, sit_at

UPRIGHT = {"width": 390, "height": 844}
STILL = 2.0  # px; less is rounding
TOLD = 1  # times the others' turns are watched; then they are skipped
CLICKS = 40  # without a move: then the board does not let one play
DECISIONS = 6
# What is done whenever it can be, where anything would show too little of a game.
LIKED = {"antinomy": "paradox", "perfect_moment": "display", "dragonkeepers": '"lay"'}
BOARDS = {(one.game, one.seats): one for one in [*for_two(), *fullest()] if one.seats > 1}
# A hand at the lower edge is as high as its cards need, and what is out of sight may move. What is
# asked in a dock needs as much room as it needs.
WATCH = """([still, free]) => {
  window.jumps = [];
  let before = {}, signs = {}, othersActed = false;
  const said = () => document.querySelector('#prompt .say')?.textContent ?? '';
  const look = () => {
    const prompt = document.querySelector('#prompt');
    const isMine = prompt?.classList.contains('mine') ?? false;
    if (prompt && !isMine) othersActed = true;
    if (isMine && othersActed) { othersActed = false; signs = {}; }
    const now = {};
    for (const one of document.querySelectorAll('[data-region]')) {
      const { left, top, bottom, width, height } = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      const isAtEdge = style.position === 'sticky' && style.bottom !== 'auto';
      if (width > 0) now[one.dataset.region] = { left, top, bottom, height, isAtEdge };
    }
    for (const [name, box] of Object.entries(now)) {
      const old = before[name];
      const isSeen = old && Math.min(old.top, box.top) < innerHeight;
      if (!isSeen || free.includes(name)) continue;
      const by = (what) => Math.abs(box[what] - old[what]);
      const down = box.isAtEdge ? Math.min(by('top'), by('bottom')) : by('top');
      const told = (what) => `${name} ${what} at "${said().slice(0, 90)}"`;
      if (by('left') > still || down > still)
        window.jumps.push(told(`moved from ${old.left}, ${old.top} to ${box.left}, ${box.top}`));
      const sign = Math.sign(box.height - old.height);
      if (by('height') <= still || box.isAtEdge) continue;
      if (signs[name] && signs[name] !== sign)
        window.jumps.push(told(`went from a height of ${old.height} back to ${box.height}`));
      signs[name] = sign;
    }
    before = now;
    requestAnimationFrame(look);
  };
  look();
}"""
FREE = ["dock"]
# Found and clicked at once: between two questions to the page, a bot's move may take a button away.
CLICK = """([liked, roll]) => {
  const done = document.querySelector('#prompt.begun button.main');
  if (done) return done.click();
  const all = [...document.querySelectorAll('[data-board] button[data-means]:not([disabled])')];
  const wanted = all.filter((one) => one.dataset.means.includes(liked));
  const among = wanted.length > 0 ? wanted : all;
  among[Math.floor(roll * among.length)]?.click();
}"""


@pytest.mark.parametrize(
    ("game", "_options", "seats", "size"), at_sizes(list(BOARDS.values()), [UPRIGHT, DESKTOP])
)
def test_nothing_jumps_while_a_turn_is_played(
    game: str, _options: dict[str, Any], seats: int, size: dict[str, int], welcome: Invite
) -> None:
    visitor = welcome(viewport=size, speed="fast", is_answering=True)
    sit_at(visitor, game, seats, _lays if game == "dragonkeepers" else bool)
    visitor.buttons().first.wait_for()
    visitor.page.evaluate(WATCH, [STILL, FREE])
    dice = random.Random(game)
    for n in range(DECISIONS):
        _decide(visitor, LIKED.get(game, ""), dice)
        if not _until_asked(visitor, is_told=n < TOLD):
            break
    jumps = visitor.page.evaluate("window.jumps")
    assert jumps == [], "\n".join(jumps)
    assert visitor.page.evaluate("scrollY") == 0


def _lays(legal: Moves) -> bool:
    return bool(kinds(legal, "lay"))


def _decide(visitor: Visitor, liked: str, dice: random.Random) -> None:
    """What glows is clicked until a move was made; the page is not scrolled to reach it."""
    version = visitor.version
    for _ in range(CLICKS):
        visitor.page.evaluate(CLICK, [liked, dice.random()])
        if visitor.has_gone_on(version):
            return
    raise AssertionError(f"{CLICKS} clicks made no move")


def _until_asked(visitor: Visitor, is_told: bool) -> bool:
    """Is there another decision of mine?"""
    telling = visitor.page.locator("#prompt.telling")

    def is_asked() -> bool:
        if not is_told and telling.count() > 0:
            visitor.page.keyboard.press("Escape")
        return visitor.is_my_turn or visitor.is_over

    until(visitor.page, is_asked)
    return not visitor.is_over
