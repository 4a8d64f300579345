"""What players find when a game is over: result, scores, series, a next step; and sounds."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.every_game import for_players
from tests.web.browsing import Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import ME, QUICK, SMALL, enter, look, make, play_quickly, send

SIZES = [(320, 640), (390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080)]
CLUB = {"kind": "bot", "level": "club"}
SOURCES = [
    {"title": "Ansehen", "rows": [
        {"name": "Upgrades", "points": [20, 31, 5, 12],
         "notes": ["5 Expeditionen", "3 × 9", "8 + 8 + 8 + 4", ""]},
        {"name": "Startspielerkarte", "points": [7, -1, 10, 3], "notes": ["", "", "", ""]},
    ]},
    {"title": "Nach Runden", "rows": [
        {"name": "Runde 1", "points": [27, 30, 15, 15], "notes": ["", "", "", ""]},
    ]},
]  # fmt: skip
OUTCOME = {"scores": [27, 30, 15, 15], "ranks": [2, 1, 3, 3], "reason": "rounds"}
LINES = """one => { const all = document.createRange(); all.selectNodeContents(one);
  return all.getClientRects().length; }"""
HEAR_SOUND = """
    const Real = AudioContext;
    window.boxes = 0;
    window.AudioContext = class extends Real { constructor() { super(); window.boxes += 1; } };
    // Whatever a test evaluates would count as a touch.
    let hasBeenActive = false;
    addEventListener("pointerdown", () => (hasBeenActive = true), true);
    Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive }) });
"""

HEAR_NOTES = """
    window.notes = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
        notes.push(Math.round(this.frequency.value));
        return start.call(this, at);
    };
"""


def tell_otherwise(visitor: Visitor, change: Callable[[dict[str, Any]], None]) -> None:
    """What the server says about a table is changed on its way."""

    def carry(here: Any) -> None:
        there = here.connect_to_server()

        def down(message: Any) -> None:
            heard = json.loads(message)
            if heard["is"] == "table":
                change(heard)
            here.send(json.dumps(heard))

        there.on_message(down)
        here.on_message(there.send)

    visitor.page.route_web_socket(re.compile("/ws/"), carry)
    # The page's socket is open before ours: a page that leaves at once closes ours too soon.
    visitor.expected.append("closed before the connection is established")


def explained(table: dict[str, Any]) -> None:
    table.update(scores=SOURCES, outcome=OUTCOME, status="over", actor=None)
    table.update(result=["Ada hat gewonnen.", "30 Ansehen, 3 mehr als du."])
    table["seats"][3]["name"] = "Cleopatra-Wilhelmina von und zu Kattegat"


def given_up(visitor: Visitor, game: str, seats: list[dict[str, Any]]) -> str:
    table_id = make(visitor, game, {}, seats)
    send(visitor, table_id, {"do": "resign"})
    return table_id


def four(visitor: Visitor) -> str:
    """Steam Time for four, over as `explained` says."""
    enter(visitor, "Anna")
    tell_otherwise(visitor, explained)
    table_id = make(visitor, "steam_time", {"players": 4}, [ME, QUICK, QUICK, QUICK])
    visitor.go(f"table/{table_id}")
    expect(visitor.page.locator("#ending")).to_be_visible()
    expect(visitor.page.locator("[data-board]")).to_be_visible()
    return table_id


def cells(visitor: Visitor, rows: str) -> list[list[str]]:
    found: list[list[str]] = visitor.page.locator(f"{rows} tr").evaluate_all(
        "all => all.map(row => [...row.cells].map(cell => cell.innerText.trim()))"
    )
    return found


@pytest.mark.parametrize("size", SIZES)
def test_scores_by_source_stand_with_the_board_in_sight(
    welcome: Invite, size: tuple[int, int]
) -> None:
    width, height = size
    scheme = "light" if height > width else "dark"
    visitor = welcome(viewport={"width": width, "height": height}, locale="de", color_scheme=scheme)
    page = visitor.page
    four(visitor)
    main = page.locator(".ending .button.main")
    expect(main).to_have_count(1)
    expect(main).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-board]")).to_be_in_viewport()
    table = page.get_by_role("table", name="Ansehen")
    if width < 960:
        totals = page.get_by_role("list", name="Endstand").get_by_role("listitem")
        expect(totals).to_have_text(
            [re.compile(t) for t in ("Ada 30", "Du 27", "Ben 15", "C.* 15")]
        )
        for one in range(4):
            expect(totals.nth(one)).to_be_in_viewport(ratio=1)
        fold = page.get_by_role("button", name="Wertung")
        expect(fold).to_have_attribute("aria-expanded", "true" if height >= 1000 else "false")
        if height < 1000:
            expect(table).to_be_hidden()
            fold.click()
    expect(table).to_be_visible()
    first = page.locator("table").first
    heads = first.get_by_role("columnheader")
    expect(heads.first).to_contain_text("Ada")
    expect(heads.nth(1)).to_have_text("Du")
    expect(heads.first.get_by_role("img", name="gewonnen")).to_be_visible()
    for short in (0, 1, 2):
        assert heads.nth(short).locator("span").evaluate(LINES) == 1
    assert cells(visitor, "table >> nth=0 >> tbody") == [
        ["Upgrades", "31\n3\u00a0×\u00a09", "20\n5×", "5\n8 + 8 + 8 + 4", "12"],
        ["Startspielerkarte", "−1", "7", "10", "3"],
    ]
    assert cells(visitor, "table >> nth=0 >> tfoot") == [["Gesamt", "30", "27", "15", "15"]]
    expect(page.get_by_role("table", name="Nach Runden")).to_be_hidden()
    page.get_by_text("Nach Runden").first.click()
    expect(page.get_by_role("table", name="Nach Runden")).to_be_visible()
    is_cut = "all => all.some(one => one.scrollWidth > one.clientWidth + 1)"
    assert not page.locator(".sheet").evaluate_all(is_cut)
    visitor.check_width()
    visitor.check_axe()


def test_without_tables_the_ending_is_told_honestly(welcome: Invite) -> None:
    visitor, page = (one := welcome()), one.page
    enter(visitor, "Anna")
    visitor.go(f"table/{given_up(visitor, 'antinomy', [ME, CLUB])}")
    ending = page.get_by_role("region", name=re.compile("has won"))
    expect(ending).to_contain_text("You resigned.")
    expect(page.get_by_role("list", name="Final score")).to_have_count(0)
    expect(page.get_by_role("table")).to_have_count(0)
    page.get_by_text("Was it a fair shuffle?").click()
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()
    visitor.check_axe()


def test_the_series_against_the_same_opponent(welcome: Invite) -> None:
    visitor, page = (one := welcome()), one.page
    enter(visitor, "Anna")
    first = given_up(visitor, "antinomy", [ME, CLUB])
    visitor.go(f"table/{first}")
    expect(page.locator("#ending")).to_be_visible()
    expect(page.get_by_text("So far")).to_have_count(0)
    given_up(visitor, "antinomy", [ME, {**CLUB, "level": "expert"}])
    visitor.go(f"table/{given_up(visitor, 'antinomy', [ME, CLUB])}")
    expect(page.get_by_text(re.compile(r"So far: You 0 : 2 \w+\.$"))).to_be_visible()


@pytest.mark.parametrize(("is_won", "level"), [(True, "expert"), (False, "casual")])
def test_one_click_opens_the_next_level(welcome: Invite, is_won: bool, level: str) -> None:
    """The main button after a win; after a loss the easier table is the second choice."""
    visitor, page = (one := welcome()), one.page
    enter(visitor, "Anna")
    outcome = {"scores": [5, 0], "ranks": [1, 2] if is_won else [2, 1], "reason": "crystals"}

    def change(table: dict[str, Any]) -> None:
        if table["status"] == "over":
            table.update(outcome=outcome, ending=None)

    tell_otherwise(visitor, change)
    table_id = given_up(visitor, "antinomy", [ME, CLUB])
    visitor.go(f"table/{table_id}")
    main = page.locator(".ending .button.main")
    expect(main).to_have_text("Try Expert" if is_won else "Rematch")
    page.get_by_role("button", name=f"Try {level.title()}").click()
    page.wait_for_url(lambda url: "#/table/" in url and table_id not in url)
    expect(page.locator("#prompt")).to_be_visible()
    seats = look(visitor, visitor.table_id)["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("guest", None), ("bot", level)]


def test_the_result_is_announced_once_and_leads_on(welcome: Invite) -> None:
    """Who sees the end coming gets the focus at its heading; the next thing is the main button."""
    visitor, page = (one := welcome()), one.page
    enter(visitor, "Anna")
    table_id = make(visitor, "antinomy", {}, [ME, QUICK])
    visitor.go(f"table/{table_id}")
    visitor.wait_for_turn()
    send(visitor, table_id, {"do": "resign"})
    heading = page.locator("#ending")
    expect(heading).to_be_focused()
    live = page.locator("[aria-live], [role=status], [role=alert]")
    assert heading.inner_text() not in " ".join(live.all_inner_texts())
    page.keyboard.press("Tab")
    expect(page.locator(".ending .button.main")).to_be_focused()


def test_a_replay_tells_the_scores_by_name(welcome: Invite) -> None:
    visitor, page = (one := welcome()), one.page
    enter(visitor, "Anna")
    table_id = make(visitor, "perfect_moment", {}, [ME, QUICK])
    assert play_quickly(visitor, table_id, random.Random(15))
    steps = len(ask_record(visitor, table_id)["log"])
    visitor.go(f"replay/{table_id}/{steps}")
    result = page.get_by_role("region", name="Result")
    expect(result).to_contain_text(re.compile(r"\w+ (has won|wins|have|share|ends)"))
    expect(result).not_to_contain_text(re.compile(r"\b[Yy]ou\b"))


def ask_record(visitor: Visitor, table_id: str) -> dict[str, Any]:
    answer = visitor.context.request.get(f"{visitor.url}/api/tables/{table_id}/record")
    found: dict[str, Any] = answer.json()
    return found


def test_nothing_sounds_before_the_first_touch_and_mute_is_kept(welcome: Invite) -> None:
    visitor, page = (one := welcome()), one.page
    page.add_init_script(HEAR_SOUND)
    enter(visitor, "Anna")
    table_id = make(visitor, "antinomy", {}, [ME, QUICK])
    visitor.go(f"table/{table_id}")
    visitor.wait_for_turn()
    play_quickly(visitor, table_id, random.Random(3), 2)  # moves that come without a touch here
    visitor.wait_for_news(visitor.version - 1)
    assert page.evaluate("boxes") == 0
    page.locator("h1").click()
    page.wait_for_function("() => boxes === 1")

    page.get_by_role("button", name="Sound off").click()
    page.reload()
    expect(page.get_by_role("button", name="Sound on")).to_be_visible()
    page.locator("h1").click()
    page.wait_for_timeout(200)
    assert page.evaluate("boxes") == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sound").set_checked(True)
    page.get_by_role("button", name="Close").click()
    page.wait_for_function("() => boxes === 1")
    expect(page.get_by_role("button", name="Sound off")).to_be_visible()


def test_moves_and_my_turn_are_heard(welcome: Invite) -> None:
    """The wand of the other one, and then the two notes that call me."""
    visitor, page = (one := welcome()), one.page
    page.add_init_script(HEAR_NOTES)
    enter(visitor, "Anna")
    table_id = make(visitor, "antinomy", {}, [ME, QUICK])
    visitor.go(f"table/{table_id}")
    visitor.wait_for_turn()
    page.locator("h1").click()
    visitor.move(random.Random(11))
    visitor.wait_for_turn()
    page.wait_for_function("() => notes.includes(587) && notes.includes(784)")  # D and G
    assert page.evaluate("notes.includes(392)")  # a card


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("game", "players"), [("antinomy", 2), ("perfect_moment", 2), ("steam_time", 4)]
)
def test_an_ending_fits_where_the_table_did(
    game: str, players: int, lang: str, welcome: Invite
) -> None:
    visitor = welcome(locale=lang)
    enter(visitor, "Anna")
    options = for_players(game, players).options
    table_id = make(visitor, game, options, [ME, *[QUICK] * (players - 1)])
    assert play_quickly(visitor, table_id, random.Random(3))
    page = visitor.go(f"table/{table_id}")
    page.locator("#ending").wait_for()
    fits = "() => document.documentElement.scrollHeight <= innerHeight"
    low = [] if players > SMALL else [(1366, 768), (1280, 720)]
    for width, height in [(1280, 800), *low, (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(fits, timeout=15_000)


def test_my_line_says_you_in_one_line_on_a_phone(welcome: Invite) -> None:
    """Alone there is a long row of points beside it."""
    visitor = welcome(locale="de", viewport={"width": 390, "height": 844})
    enter(visitor, "Anna")
    visitor.go(f"table/{make(visitor, 'perfect_moment', {'solo': True}, [ME])}")
    name = visitor.page.locator(".seats.bar .who b")
    expect(name).to_have_text("Du")
    assert name.evaluate(LINES) == 1
