"""How much comes over the wire before the first page is there."""

from typing import Any

from tests.web.browsing import expect
from tests.web.conftest import Invite

MOST = 70_000  # bytes of script and style, as they are sent, that the shelf waits for
ALL = 85_000  # with what comes after it: training, tournaments, news
KINDS = ("script", "stylesheet")


def test_the_first_page_is_small(welcome: Invite) -> None:
    visitor, heard = welcome(), list[Any]()
    visitor.page.on("response", lambda one: heard.append(one))
    page = visitor.go()
    expect(page.get_by_role("button", name="Play Antinomy")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    first = [one for one in heard if one.request.resource_type in KINDS]
    assert {one.request.resource_type for one in first} == set(KINDS)
    sizes = {_name(one): one.request.sizes()["responseBodySize"] for one in first}
    assert sum(sizes.values()) <= ALL, sizes
    html = page.request.get(page.url).text()
    awaited = {name: size for name, size in sizes.items() if name in html}
    assert awaited and sum(awaited.values()) <= MOST, awaited
    assert not [name for name in sizes if "Board" in name or "TablePage" in name]

    heard.clear()
    page.get_by_role("button", name="Play Antinomy").click()
    expect(page.locator("[data-board]")).to_be_visible()
    later = {_name(one) for one in heard if one.request.resource_type == "script"}
    assert sum("Board" in name for name in later) == 1, later  # of this game, and of no other


def _name(response: Any) -> str:
    return str(response.url.rpartition("/")[2])
