"""Nothing on a board moves under the pointer, and no click gets lost there.

Whatever is hovered or chosen, every control stays where it is: people click where they saw it.
The first click only chooses, whichever control it is; so each can be clicked without playing.
"""

import random
from typing import Any

import pytest

from tests.every_game import for_two, fullest
from tests.web.browsing import DESKTOP, PHONE, Visitor
from tests.web.conftest import Invite
from tests.web.tables import ALL, ME, QUICK, at_sizes, enter, make, play_quickly

Box = tuple[float, float, float, float]
Point = tuple[float, float]

BOARDS = sorted({(one.game, one.seats): one for one in [*for_two(), *fullest()]}.items())
MOMENTS = (0, 4, 9)  # after so many moves it is looked at
STILL = 1.0  # px; less cannot be seen
POINTED_AT = 10_000 if ALL else 8  # of all that glows at a moment
NOWHERE = (2, 2)  # where the pointer rests on nothing
# A question with one answer is looked at, too.
UNANSWERED = """{
  const kept = JSON.parse(localStorage.getItem('spieluhr') ?? '{}');
  localStorage.setItem('spieluhr', JSON.stringify({ ...kept, answers: false }));
}"""

# Controls by what they stand for (the second of a kind gets a number), and where they are. What
# cannot be used yet must not move either, but is not pointed at: it begins with a "-".
BOXES = """() => {
  const found = {};
  for (const one of document.querySelectorAll('[data-board] button, [data-board] summary')) {
    const says = (one.disabled ? '-' : '') + (one.dataset.means ?? one.textContent.trim());
    let name = says;
    for (let n = 2; name in found; n++) name = `${says} ${n}`;
    const { x, y, width, height } = one.getBoundingClientRect();
    if (width > 0) found[name] = [x, y, width, height];
  }
  return found;
}"""
# A point near the edge of the control that is hit there: raising it must not lose the pointer.
AIM = """([name, part]) => {
  const seen = {};
  for (const one of document.querySelectorAll('[data-board] button[data-means]:enabled')) {
    const n = (seen[one.dataset.means] = (seen[one.dataset.means] ?? 0) + 1);
    if ((n > 1 ? `${one.dataset.means} ${n}` : one.dataset.means) !== name) continue;
    one.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = one.getBoundingClientRect();
    for (const across of [0.5, 0.2, 0.8]) {
      const at = [x + width * across, part === 'edge' ? y + height - 1.5 : y + height / 2];
      if (one.contains(document.elementFromPoint(...at))) return at;
    }
  }
  return null;
}"""
HIT = """([x, y]) => {
  const hit = document.elementFromPoint(x, y)?.closest('button[data-means]');
  return hit === null || hit === undefined ? null : hit.dataset.means;
}"""


class Pointer:
    """Somebody's mouse over a board; what moved is kept, so that one run tells all of it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.wrong: list[str] = []

    def boxes(self) -> dict[str, Box]:
        found: dict[str, Box] = self.page.evaluate(BOXES)
        return found

    def controls(self) -> list[str]:
        """What stands for a part of a move; other buttons need not move either, but may act."""
        return [name for name in self.boxes() if name.startswith("{")]

    def aim(self, name: str, part: str = "middle") -> Point | None:
        """Where to point at it, the pointer being elsewhere; null if something covers it."""
        self.page.mouse.move(*NOWHERE)
        found: Point | None = self.page.evaluate(AIM, [name, part])
        return found

    def compare(self, before: dict[str, Box], what: str) -> None:
        after = {name.lstrip("-"): box for name, box in self.boxes().items()}
        for name, old in before.items():
            new = after.get(name.lstrip("-"))
            if new and any(abs(a - b) > STILL for a, b in zip(old, new, strict=True)):
                self.wrong.append(f"{what}: {name} went from {old} to {new}")

    def hover(self, name: str, what: str) -> None:
        for part in ("middle", "edge"):
            if (at := self.aim(name, part)) is None:
                continue
            before = self.boxes()
            self.page.mouse.move(*at)
            self.page.wait_for_timeout(20)
            self.compare(before, f"{what}, {part}")
            hit = self.page.evaluate(HIT, list(at))
            if hit is None or not name.startswith(hit):
                self.wrong.append(f"{what}, {part}: {name} is no longer under the pointer: {hit}")

    def choose(self, name: str, what: str) -> bool:
        """One click right after hovering: it chooses, it moves nothing, it does not play."""
        if (at := self.aim(name)) is None:
            return False
        before, version = self.boxes(), self.visitor.version
        self.page.mouse.move(*at)
        self.page.mouse.down()
        self.page.mouse.up()
        self.page.wait_for_timeout(20)
        self.compare(before, what)
        if self.visitor.version != version:
            self.wrong.append(f"{what}: the first click on {name} played it")
        elif self.page.locator("#prompt.begun").count() == 0:
            self.wrong.append(f"{what}: the click on {name} was lost")
        return True

    def back(self) -> None:
        while self.page.locator("#prompt.begun").count() > 0:
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(20)


def look_around(visitor: Visitor, dice: random.Random, what: str) -> list[str]:
    pointer = Pointer(visitor)
    controls = some(pointer.controls(), dice)
    assert controls, f"{what}: nothing can be done"
    for name in controls:
        pointer.hover(name, f"{what}, over {name}")
    for name in controls:
        if pointer.choose(name, f"{what}, {name} chosen") and name == controls[0]:
            for other in some(pointer.controls(), dice):
                pointer.hover(other, f"{what}, {name} chosen, over {other}")
        pointer.back()
    return pointer.wrong


def some(controls: list[str], dice: random.Random) -> list[str]:
    """All of them with `make test-web`."""
    return dice.sample(controls, min(POINTED_AT, len(controls)))


@pytest.mark.parametrize(
    ("game", "options", "seats", "size"), at_sizes([one for _, one in BOARDS], [DESKTOP, PHONE])
)
def test_nothing_moves_under_the_pointer(
    game: str, options: dict[str, Any], seats: int, size: dict[str, int], welcome: Invite
) -> None:
    visitor = welcome(viewport=size)
    enter(visitor, "Anna")
    visitor.context.add_init_script(UNANSWERED)
    table_id = make(visitor, game, options, [ME, *[QUICK] * (seats - 1)])
    dice, done, wrong = random.Random(game), 0, []
    for moment in MOMENTS:
        is_over = play_quickly(visitor, table_id, dice, moment - done)
        done = moment
        visitor.go()
        visitor.go(f"table/{table_id}")
        visitor.wait_for_turn()
        if is_over:
            break
        visitor.buttons().first.wait_for()
        wrong += look_around(visitor, dice, f"after {moment} moves")
    assert wrong == [], "\n".join(wrong)
