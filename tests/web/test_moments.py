"""A table that can be followed: what happened is told step by step, and can be told again."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.every_game import fullest
from tests.web.browsing import PHONE, Visitor, expect, until
from tests.web.conftest import Invite
from tests.web.tables import ME, QUICK, play_quickly, sit

# What the page shows, whenever it changes: who is being told of, what is said, whether I am asked.
RECORDER = """
window.recorded = [];
new MutationObserver(() => {
  const prompt = document.querySelector("#prompt");
  if (!prompt) return;
  const now = {
    by: prompt.dataset.by ?? null,
    say: prompt.querySelector(".say")?.textContent ?? "",
    mine: prompt.classList.contains("mine"),
    over: document.querySelector("#ending") !== null,
  };
  const last = window.recorded.at(-1);
  if (!last || JSON.stringify(last) !== JSON.stringify(now)) window.recorded.push(now);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
NO_ANSWERS = (
    "localStorage.setItem('spieluhr', JSON.stringify("
    "{...JSON.parse(localStorage.getItem('spieluhr')), answers: false}))"
)
TABLES = [one for one in fullest() if one.seats > 1]  # alone there are no others to tell of
MOVES = 15  # of mine, at the most
LINES = 4  # of one moment, that a caption tells


class Heard:
    """The moments that the server sent to a page."""

    def __init__(self, page: Page) -> None:
        self.moments: list[dict[str, Any]] = []
        page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["is"] == "table" and not message["is_new"]:
            self.moments += message["moments"]

    def captions(self) -> list[tuple[str, str]]:
        """Who and what, for each that has something to say; the same twice looks like once."""
        found = []
        for one in self.moments:
            lines = [t["say"] for t in one["happened"] if t["say"] and t["event"]["kind"] != "turn"]
            if lines:
                more = " …" if len(lines) > LINES else ""
                found.append((str(one["by"]), " ".join(lines[:LINES]) + more))
        return [one for one, before in zip(found, [None, *found], strict=False) if one != before]


def watched(invite: Invite, speed: str, **settings: Any) -> Visitor:
    visitor = invite(speed=speed, reduced_motion="no-preference", **settings)
    visitor.context.add_init_script(RECORDER)
    return visitor


def told(visitor: Visitor) -> list[tuple[str, str]]:
    """Captions in the order in which they were shown, each once."""
    seen: list[tuple[str, str]] = []
    for one in visitor.page.evaluate("window.recorded"):
        if one["by"] is not None and (not seen or seen[-1] != (one["by"], one["say"])):
            seen.append((one["by"], one["say"]))
    return seen


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_everything_is_told_in_its_order_one_actor_at_a_time(
    welcome: Invite, game: str, options: dict[str, Any], seats: int
) -> None:
    visitor, dice = watched(welcome, "fast"), random.Random(3)
    heard = Heard(visitor.page)
    sit(visitor, game, options, [ME, *[QUICK] * (seats - 1)])
    for _ in range(MOVES):
        visitor.wait_for_turn()
        visitor.move(dice)
        if len({by for by, _ in heard.captions()}) == seats:
            break  # everybody has done something
    visitor.wait_for_turn()
    shown = told(visitor)
    sent = heard.captions()
    assert len({by for by, _ in sent}) > 1
    # Nothing is left out, nothing stands in another order, and each caption has its own actor.
    assert [one for one in shown if one in sent] == sent
    for one in visitor.page.evaluate("window.recorded"):
        assert not (one["mine"] and one["by"] is not None)  # I am asked when all is told


def test_a_tap_or_a_key_brings_it_to_now(welcome: Invite) -> None:
    visitor, dice = watched(welcome, "slow"), random.Random(4)
    sit(visitor, "dragonkeepers", {"players": 4}, [ME, QUICK, QUICK, QUICK])
    for skip in ("tap", "Escape"):
        visitor.wait_for_turn()
        play = visitor.page.locator("#prompt.telling")
        while play.count() == 0:
            visitor.move(dice)
            visitor.page.wait_for_timeout(300)
        if skip == "tap":
            visitor.page.locator(".veil").click(position={"x": 20, "y": 20})
        else:
            visitor.page.keyboard.press(skip)
        expect(play).to_have_count(0, timeout=3000)


def test_the_speed_is_kept(welcome: Invite) -> None:
    visitor = welcome(speed="slow")
    sit(visitor, "antinomy", {}, [ME, QUICK])
    visitor.wait_for_turn()
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("radio", name="Fast").check()
    visitor.page.reload()
    visitor.wait_for_turn()
    kept = visitor.page.evaluate("JSON.parse(localStorage.getItem('spieluhr')).speed")
    assert kept == "fast"


def test_what_the_others_did_is_there_after_a_reload_and_can_be_shown_again(
    welcome: Invite,
) -> None:
    visitor, dice = watched(welcome, "normal"), random.Random(5)
    sit(visitor, "dragonkeepers", {"players": 3}, [ME, QUICK, QUICK])
    since = visitor.page.locator("#prompt .since")
    while since.count() == 0:
        visitor.wait_for_turn()
        visitor.move(dice)
        if visitor.page.locator("#prompt.telling").count():
            visitor.page.reload()  # in the middle of somebody's turn
            visitor.play.wait_for()
        visitor.wait_for_turn()
    line = since.text_content() or ""
    visitor.page.reload()
    visitor.wait_for_turn()
    expect(since).to_have_text(line)
    visitor.page.get_by_role("button", name="Show again").click()
    expect(visitor.page.locator("#prompt.telling")).to_have_count(1)
    expect(visitor.page.locator("#prompt.mine")).to_have_count(1)
    expect(since).to_have_text(line)


def test_the_last_turn_of_another_stays_marked(welcome: Invite) -> None:
    visitor, dice = welcome(), random.Random(6)
    sit(visitor, "antinomy", {}, [ME, QUICK])
    for _ in range(3):
        visitor.wait_for_turn()
        visitor.move(dice)
    visitor.wait_for_turn()
    marked = visitor.page.locator("[data-board] [data-last]")
    until(visitor.page, lambda: marked.count() > 0)
    visitor.page.reload()
    visitor.wait_for_turn()
    until(visitor.page, lambda: marked.count() > 0)


def test_at_one_screen_the_next_person_reads_what_happened(welcome: Invite) -> None:
    visitor, dice = welcome(viewport=PHONE), random.Random(7)
    sit(visitor, "antinomy", {}, [ME, {"kind": "me", "name": "Ben"}])
    since, curtain = visitor.page.locator("#prompt .since"), visitor.page.locator(".curtain button")
    read = 0
    for _ in range(10):
        visitor.wait_for_turn()
        if curtain.count():
            expect(since).to_have_count(0)  # not before the curtain is lifted
            curtain.click()
            visitor.page.wait_for_selector("#prompt.mine")
            read += since.count()
        visitor.move(dice)
    assert read > 0


def test_at_one_screen_my_move_is_seen_before_the_curtain(welcome: Invite) -> None:
    visitor = watched(welcome, "normal")
    page, curtain = visitor.page, visitor.page.locator(".curtain button")
    sit(visitor, "antinomy", {}, [ME, {"kind": "me", "name": "Ben"}])
    curtain.click()
    page.wait_for_selector("#prompt.mine")
    visitor.buttons().first.click()
    page.get_by_role("button", name="Do it").click()
    page.wait_for_selector("#prompt.telling")
    assert page.locator(".curtain").count() == 0
    assert page.locator("#prompt .say").inner_text().startswith("Your wand")
    expect(curtain).to_be_visible()
    page.keyboard.press("l")  # nor does the log tell the next person what only the first one knew
    expect(page.get_by_role("dialog")).not_to_contain_text("Your wand")


def test_a_question_without_a_choice_is_answered_and_need_not_be(welcome: Invite) -> None:
    visitor, dice = welcome(speed="fast", is_answering=True), random.Random(8)
    sit(visitor, "antinomy", {}, [ME, QUICK])
    visitor.wait_for_turn()
    visitor.move(dice)  # the wand
    visitor.wait_for_turn()
    before = visitor.page.locator("aside .log li").count()
    visitor.move(dice)  # a relic; the turn ends by itself, the other one plays, I am asked again
    until(visitor.page, lambda: visitor.page.locator("aside .log li").count() > before + 1)
    visitor.page.evaluate(NO_ANSWERS)
    visitor.page.reload()
    visitor.wait_for_turn()
    for _ in range(20):
        if visitor.page.locator("aside .moves li, aside details li").count() == 1:
            break
        visitor.move(dice)
        visitor.wait_for_turn()
    version = visitor.version
    visitor.page.wait_for_timeout(2500)
    assert visitor.version == version


def test_the_last_move_is_played_out_before_the_end_is_told(welcome: Invite) -> None:
    visitor = watched(welcome, "fast")
    table_id = sit(visitor, "antinomy", {"solo": "easy"}, [ME])
    visitor.wait_for_turn()
    play_quickly(visitor, table_id, random.Random(9))
    visitor.page.wait_for_selector("#ending")
    seen = visitor.page.evaluate("window.recorded")
    assert [one["over"] for one in seen] == sorted(one["over"] for one in seen)
    last = [one for one in seen if one["by"] is not None][-1]
    assert last["say"]
