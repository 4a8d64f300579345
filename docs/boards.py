"""Pictures of all boards for the documentation, taken in Chromium (`make pictures`)."""

import importlib
import io
import re
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from tests.every_game import Setup, fullest
from tests.web.browsing import DESKTOP, Visitor, chromium
from tests.web.tables import BOT, ME, sit

import spieluhr
from docs import lists
from spieluhr.cli.server_process import Running, free_port
from spieluhr.core import record as records
from spieluhr.core.match import Match
from spieluhr.core.schema import Seat

HERE = Path(__file__).parent / "pictures"
GAMES = Path(__file__).parent.parent / "src" / "spieluhr" / "games"
MOVES = 9  # before the picture is taken, unless the game's hooks say otherwise (`PICTURE_AFTER`)
SIZES: dict[str, Any] = {
    "desktop": DESKTOP,
    "phone": {"width": 390, "height": 844},
    "landscape": {"width": 844, "height": 390},
    "large": {"width": 1920, "height": 1080},
}
LOOKS = ("dark", "light")
LONG = 600_000  # ms, until a review is done on a busy machine
PAGE = {"width": 760, "height": 900}  # as wide as a page of the documentation


def main() -> None:
    HERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        db, log = f"sqlite:///{folder}/tables.sqlite", Path(folder) / "log"
        server = Running(
            db, free_port(), log, program="tests.web.dealt"
        )  # the same cards each time
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            server.wait()
            home(browser, server.url)
            for table in (one for one in fullest() if one.seats > 1):
                board(browser, server.url, table)
                examples(browser, server.url, table.game)
                reviews(browser, server.url, table, folder)
        finally:
            browser.close()
            server.stop()
    lists.main()


def home(browser: Browser, url: str) -> None:
    for size, viewport in SIZES.items():
        visitor = Visitor(browser, url, viewport=viewport)
        visitor.go()
        visitor.page.wait_for_load_state("networkidle")
        keep_small(visitor.page.screenshot(), HERE / f"home-{size}-dark.png")
        visitor.close()


def board(browser: Browser, url: str, table: Setup) -> None:
    """Good moves, so that the table looks like one of good players; then all looks of it."""
    game, options, players = table
    first = Visitor(browser, url, deal=game)
    hooks = importlib.import_module(f"tests.games.{game}.hooks")
    table_id = sit(first, game, options, [ME, *[BOT] * (players - 1)])
    for _ in range(getattr(hooks, "PICTURE_AFTER", MOVES)):
        first.wait_for_turn()
        first.follow_a_hint()
    first.wait_for_turn()
    known: Any = first.context.storage_state()
    for size, viewport in SIZES.items():
        for look in LOOKS:
            one = Visitor(browser, url, viewport=viewport, color_scheme=look, storage_state=known)
            one.go(f"table/{table_id}")
            one.wait_for_turn()
            choose_something(one)
            keep_small(one.page.screenshot(), HERE / f"{game}-{size}-{look}.png")
            one.close()
    first.close()


def reviews(browser: Browser, url: str, table: Setup, folder: str) -> None:
    """What a review says of a game, and how a better move goes on."""
    record = Path(folder) / f"{table.game}.json"
    names = [Seat("Ada"), Seat("Ben")]
    record.write_text(records.encode(records.make(played(table.game), names)), encoding="utf-8")
    for size in ("desktop", "phone"):
        one = Visitor(browser, url, viewport=SIZES[size])
        one.context.set_default_timeout(LONG)
        page = one.go("review/file")
        page.locator("input[type=file]").set_input_files(str(record))
        line = page.locator("a[id^=line-]").first
        line.wait_for()
        keep_small(page.screenshot(), HERE / f"review-{table.game}-{size}.png")
        line.click()
        page.locator(".stage svg").first.wait_for()
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(900)
        keep_small(page.screenshot(), HERE / f"line-{table.game}-{size}.png")
        one.close()


def played(game: str) -> Match:
    """By beginners, so that there is something to say."""
    match, bot = spieluhr.start(game, seed=3, players=2), spieluhr.bot("beginner", seed=1)
    while not match.is_over:
        match.play(bot.choose(match))
    return match


def examples(browser: Browser, url: str, game: str) -> None:
    """What the rules of a game draw, one picture for each language and look."""
    (HERE / "rules").mkdir(exist_ok=True)
    for lang in ("en", "de"):
        text = (GAMES / game / f"rules.{lang}.md").read_text(encoding="utf-8")
        names = re.findall(r"\]\(example:([\w-]+)\)", text)
        for look in LOOKS:
            reader = Visitor(browser, url, viewport=PAGE, locale=lang, color_scheme=look)
            figures = reader.go(f"rules/{game}").locator("main figure")
            for k, name in enumerate(names):
                figures.nth(k).locator(".scene svg:visible").first.wait_for()
                taken = figures.nth(k).locator(".scene").first.screenshot()
                keep_small(taken, HERE / "rules" / f"{game}-{name}-{lang}-{look}.png")
            reader.close()


def keep_small(taken: bytes, place: Path) -> None:
    """With 256 colours: a third of the bytes, and the eye sees no difference."""
    picture = Image.open(io.BytesIO(taken)).convert("RGB")
    picture.quantize(256, dither=Image.Dither.NONE).save(place, optimize=True)


def choose_something(visitor: Visitor) -> None:
    """The first of what glows: then the board shows what would follow."""
    glowing = visitor.buttons()
    if glowing.count():
        glowing.first.click()
    visitor.page.evaluate("document.activeElement?.blur(); scrollTo(0, 0)")
    visitor.page.mouse.move(1, 1)
    visitor.page.wait_for_timeout(700)  # until nothing flies any more


if __name__ == "__main__":
    main()
