"""How somebody comes to my table: by link, by a code that a phone reads, or at the same screen."""

import re
from collections.abc import Iterator

import pytest

from spieluhr.cli.server_process import Running, free_port
from spieluhr.server.protection import local_network
from tests.web.browsing import PHONE, Visitor, expect
from tests.web.conftest import Invite
from tests.web.tables import look

Square = list[list[bool]]
QUIET = 4  # modules of white around the code
MEDIUM = 0  # how level M of error correction is written
BLOCKS = {1: (1, 16), 2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}  # of level M
MASKS = [
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (x // 3 + y // 2) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
]


def drawn(visitor: Visitor) -> Square:
    """The modules of the code as they are seen: one path of dark runs."""
    code = visitor.page.locator("svg[shape-rendering=crispEdges]")
    size = int((code.get_attribute("viewBox") or "").split()[2])
    path = code.locator("path").get_attribute("d") or ""
    dark = [[False] * size for _ in range(size)]
    for x, y, run in re.findall(r"M(\d+) (\d+)h(\d+)", path):
        dark[int(y)][int(x) : int(x) + int(run)] = [True] * int(run)
    edge = [*dark[:QUIET], *dark[-QUIET:]]
    assert not any(any(row) for row in edge), "no white border"
    return [row[QUIET:-QUIET] for row in dark[QUIET:-QUIET]]


def is_data(x: int, y: int, size: int) -> bool:
    """Not one of the marks by which a code is found."""
    is_corner = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    is_mark = size > 21 and abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return not is_corner and not is_mark and x != 6 and y != 6


def scanned(dark: Square) -> str:
    """What a phone would read (ISO 18004, versions 1 to 6, bytes; a clean picture)."""
    size = len(dark)
    places = [(8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)] + [(x, 8) for x in (7, 5, 4, 3, 2, 1, 0)]
    written = sum(dark[y][x] << k for k, (x, y) in enumerate(places))
    level, mask = divmod((written ^ 0x5412) >> 10, 8)
    assert level == MEDIUM
    bits = []
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        rows = range(size - 1, -1, -1) if (right + 1) & 2 == 0 else range(size)
        for x, y in ((x, y) for y in rows for x in (right, right - 1)):
            if is_data(x, y, size):
                bits.append(dark[y][x] ^ (MASKS[mask](x, y) == 0))
    words = [
        sum(bit << 7 - k for k, bit in enumerate(bits[n : n + 8])) for n in range(0, len(bits), 8)
    ]
    count, length = BLOCKS[(size - 17) // 4]
    data = b"".join(bytes(words[n : count * length : count]) for n in range(count))
    whole = int.from_bytes(data, "big")
    kind, chars = whole >> (8 * len(data) - 4), whole >> (8 * len(data) - 12) & 0xFF
    assert kind == 0b0100, "not bytes"
    return (
        (whole >> (8 * (len(data) - chars) - 12) & (1 << 8 * chars) - 1)
        .to_bytes(chars, "big")
        .decode()
    )


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Open to the network, as somebody would start it who wants to invite others."""
    folder = tmp_path_factory.mktemp("open")
    db, port = f"sqlite:///{folder / 'web.sqlite'}", free_port()
    running = Running(db, port, folder / "log", host="0.0.0.0")
    running.wait()
    yield running
    running.stop()


@pytest.mark.skipif(local_network.outward() is None, reason="this machine has no network")
def test_a_friend_comes_by_the_link_and_the_code_says_the_same(
    open_server: Running, welcome: Invite
) -> None:
    """Anna plays at the server itself: she is given an address that leads there from elsewhere."""
    anna, ben = welcome(open_server.url), welcome(open_server.url, viewport=PHONE)
    ben.expected.append("Cross-Origin-Opener-Policy")  # which Chromium wants HTTPS for
    network = local_network.url(local_network.outward() or "", open_server.port)
    page, links = anna.page, []
    for title in ("Steam Time", "Antinomy"):
        anna.go()
        heading = page.get_by_role("heading", name=title, exact=True, level=3)
        row = page.get_by_role("listitem").filter(has=heading)
        row.get_by_role("button", name="With friends").click()
        link = page.get_by_label("Link to this table").input_value()
        assert link == f"{network}/#/table/{anna.table_id}"
        expect(page.get_by_text("Works for everyone on your network")).to_be_visible()
        assert scanned(drawn(anna)) == link
        links.append(link)
    assert links[0] != links[1]
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == links[1]

    ben.page.goto(links[1])
    heading = ben.page.get_by_role("heading", name="Guest invites you to a game of Antinomy")
    expect(heading).to_be_visible()
    expect(ben.page.get_by_text("Two sorcerer's apprentices")).to_be_visible()
    ben.page.get_by_role("button", name="Read the rules").click()
    expect(ben.page.get_by_role("dialog", name="Rules").locator(".text h3").first).to_be_visible()
    ben.page.keyboard.press("Escape")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.keyboard.press("Enter")
    for one in (anna, ben):
        expect(one.page.locator("[data-board]")).to_be_visible()
    assert look(anna, anna.table_id)["seats"][1]["name"] == "Ben"
    expect(anna.page.locator(".seats")).to_contain_text(["Ben", "You"])


def test_an_address_that_works_nowhere_else_is_not_handed_on(welcome: Invite) -> None:
    anna = welcome()
    anna.go().get_by_role("button", name="With friends").first.click()
    page = anna.page
    expect(page.get_by_text("For now, only this computer can open this link.")).to_be_visible()
    port = anna.url.rpartition(":")[2]
    expect(page.locator("code")).to_have_text(f"spieluhr serve --host 0.0.0.0 --port {port}")
    expect(page.locator("svg[shape-rendering=crispEdges]")).to_have_count(0)
    expect(page.get_by_text("let them scan the code")).to_have_count(0)


def test_what_the_device_has_for_sharing_is_used(welcome: Invite) -> None:
    anna = welcome(viewport=PHONE)
    anna.context.add_init_script("navigator.share = what => { window.shared = what.url }")
    anna.page.route(
        "**/api/addresses",
        lambda route: route.fulfill(json={"addresses": ["http://192.168.7.5:8700"], "command": ""}),
    )
    anna.go().get_by_role("button", name="With friends").first.click()
    anna.page.get_by_role("button", name="Share").click()
    assert anna.page.evaluate("shared") == f"http://192.168.7.5:8700/#/table/{anna.table_id}"


def test_a_nameless_host_is_asked_who_invites(welcome: Invite) -> None:
    anna = welcome()
    page = anna.go()
    page.get_by_role("button", name="With friends").first.click()
    expect(page.get_by_text("Guest (you)")).to_be_visible()
    page.get_by_label("Your name").fill("Anna")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Anna (you)")).to_be_visible()
    page.get_by_role("button", name="Change name").click()
    page.get_by_label("Your name").fill("Berta")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Berta (you)")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Change name")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)


def test_who_gets_up_makes_room(welcome: Invite) -> None:
    anna = welcome()
    anna.go().get_by_role("button", name="With friends").first.click()
    expect(anna.page.get_by_text("(you)")).to_have_count(1)
    anna.page.get_by_role("button", name="Leave table").click()
    expect(anna.page.get_by_role("listitem").filter(has_text="free")).to_have_count(2)
    anna.page.get_by_role("button", name="Join").click()
    expect(anna.page.get_by_text("(you)")).to_have_count(1)


@pytest.mark.parametrize("viewport", [None, PHONE])
def test_at_one_screen_a_curtain_hides_the_cards(
    viewport: dict[str, int] | None, welcome: Invite
) -> None:
    anna = welcome(**({"viewport": viewport} if viewport else {}))
    page = anna.go()
    page.get_by_role("button", name="Same screen").first.click()
    first = _behind_the_curtain(anna, "Player 1")
    page.get_by_role("button", name="I'm Player 1").click()
    hand = _hand(anna)
    assert len(hand) == 3
    assert not hand & first

    anna.buttons().first.click()
    page.get_by_role("button", name="Do it").click()
    second = _behind_the_curtain(anna, "Player 2")
    assert not hand & second
    page.get_by_role("button", name="I'm Player 2").click()
    other = _hand(anna)
    assert len(other) == 3
    assert not other & (second | hand)
    page.reload()  # who comes back does not see them either
    assert not other & _behind_the_curtain(anna, "Player 2")


def _behind_the_curtain(visitor: Visitor, name: str) -> set[str]:
    """All cards that are named anywhere in the page; nothing can be played."""
    expect(visitor.page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    expect(visitor.page.get_by_role("button", name=f"I'm {name}")).to_be_focused()
    assert visitor.page.locator("[data-board]").count() == 0
    return _cards(visitor, "[data-card]")


def _hand(visitor: Visitor) -> set[str]:
    expect(visitor.page.locator("[data-board]")).to_be_visible()
    return _cards(visitor, "[data-board] .mine [data-card]")


def _cards(visitor: Visitor, where: str) -> set[str]:
    found = visitor.page.locator(where)
    return set(found.evaluate_all("all => all.map(one => one.dataset.card)"))
