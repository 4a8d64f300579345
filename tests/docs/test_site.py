"""The documentation as a site: it builds without a warning and needs nobody else."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from spieluhr import games
from tests.docs.blocks import ROOT

FETCHED = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\bsrc=\"([^\"]+)\""
    r"|<link\b(?![^>]*rel=\"(?:canonical|next|prev)\")[^>]*\bhref=\"([^\"]+)\""
    r"|url\(['\"]?([^)'\"]+)"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True,
        timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return folder


def test_nothing_is_fetched_from_other_hosts(site: Path) -> None:
    for place in [*site.rglob("*.html"), *site.rglob("*.css")]:
        for groups in FETCHED.findall(place.read_text(encoding="utf-8")):
            address = "".join(groups)
            assert not re.match(r"(https?:)?//", address), f"{place.name}: {address}"


@pytest.mark.parametrize("name", ["index.html", "play/now.html"])
def test_the_first_thing_to_do_is_to_play(site: Path, name: str) -> None:
    """`make docs` puts the playable page into the folder demo."""
    text = (site / name).read_text(encoding="utf-8").partition("<h1")[2]
    way = re.findall(r'<a class="md-button[^"]*" href="([^"]+)">', text)[0]
    assert (site / name).parent.joinpath(way).resolve() == (site / "demo/index.html").resolve()


def test_the_readme_leads_there_first() -> None:
    links = re.findall(r"(?<!!)\[([^]]+)\]\(([^)]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert links[0] == ("Play now", "docs/play/now.md")


def test_every_game_has_its_pages(site: Path) -> None:
    for game in games.game_ids():
        english = (site / "rules" / f"{game}.en.html").read_text(encoding="utf-8")
        clauses = (site / "clauses" / f"{game}.html").read_text(encoding="utf-8")
        named = set(re.findall(r"clauses/\w+\.html#([A-Z]{2}-\d+\.\d+)", english))
        assert named
        assert named == set(re.findall(r'<span id="([A-Z]{2}-\d+\.\d+)">', clauses))
        assert (site / "rules" / f"{game}.de.html").is_file()


def test_rules_show_no_marks_that_are_for_programs(site: Path) -> None:
    for place in (site / "rules").glob("*.html"):
        text = place.read_text(encoding="utf-8")
        assert not re.search(r"\{[A-Z]{2}-\d|\]\(|\"(when|example):", text), place.name


def test_search_knows_both_languages(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert index["config"]["lang"] == ["en", "de"]
    found = {part["location"] for part in index["docs"] if "Magisches Buch" in part["text"]}
    assert any(location.startswith("rules/dragonkeepers.de.html") for location in found)


def test_the_reference_reads_sources_not_compiled_modules(site: Path) -> None:
    """Compiled modules keep no signatures, and show what belongs to the compiler."""
    core = (site / "reference" / "core.html").read_text(encoding="utf-8")
    for name in ("rules.Rules.observed_move", "heuristics.Heuristics.evaluate", "match.Match.play"):
        assert f'id="spieluhr.core.{name}"' in core
    for page in (site / "reference").glob("*.html"):
        assert "__mypyc_attrs__" not in page.read_text(encoding="utf-8"), page.name
