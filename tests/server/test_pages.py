"""The web app's files come with the right headers; nothing else of the disk does."""

import asyncio
from pathlib import Path

from spieluhr.server.http.pages import MISSING
from tests.server.asking import serving, visitor


def built(folder: Path) -> Path:
    place = folder / "pages"
    (place / "assets").mkdir(parents=True)
    (place / "index.html").write_text("<!doctype html><title>Spieluhr</title>")
    (place / "assets" / "app-1a2b.js").write_text("/* long */" * 500)
    (folder / "secret.txt").write_text("secret")
    return place


def test_the_pages(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, pages=str(built(tmp_path))) as app, visitor(app) as client:
            home = await client.get("/")
            assert "<title>Spieluhr</title>" in home.text
            assert home.headers["content-type"].startswith("text/html")
            assert home.headers["cache-control"] == "no-cache"
            script = await client.get("/assets/app-1a2b.js")
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-encoding"] == "gzip"
            assert "javascript" in script.headers["content-type"]
            for answer in (home, script):
                assert "script-src 'self'" in answer.headers["content-security-policy"]
            again = await client.get("/", headers={"if-none-match": home.headers["etag"]})
            assert again.status_code == 304

    asyncio.run(run())


def test_what_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, pages=str(built(tmp_path))) as app, visitor(app) as client:
            for path in ("/nothing", "/../secret.txt", "/%2e%2e/secret.txt", "/assets", "/api/x"):
                answer = await client.get(path)
                assert (answer.status_code, answer.json()["error"]) == (404, "no-route"), path
            wrong = await client.delete("/api/games")
            assert (wrong.status_code, wrong.json()["error"]) == (405, "no-method")

    asyncio.run(run())


def test_a_checkout_that_is_not_built_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, pages=str(tmp_path)) as app, visitor(app) as client:
            answer = await client.get("/")
            assert (answer.status_code, answer.text) == (503, MISSING)

    asyncio.run(run())
