"""What the documentation shows can be done, works."""

import re
import shlex
from pathlib import Path

import pytest

from spieluhr.cli.main import parser

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(language: str) -> list[tuple[str, str]]:
    """Every code block of that language, with its page."""
    found = re.compile(rf"^```{language}\n(.*?)^```", re.MULTILINE | re.DOTALL)
    return [
        (page.name, block)
        for page in PAGES
        for block in found.findall(page.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize(("page", "code"), blocks("python"))
def test_python_blocks_run(page: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, page, "exec"), {})
    assert capsys.readouterr().out


def test_commands_of_the_documentation_exist() -> None:
    commands = [
        shlex.split(line, comments=True)
        for _, block in blocks("sh")
        for line in block.splitlines()
        if "spieluhr " in line
    ]
    assert len(commands) >= 3
    for _, *words in commands:
        if words != ["--help"]:
            assert callable(parser().parse_args(words).run)


def test_make_commands_of_the_documentation_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for page in PAGES:
        for target in re.findall(r"`make ([a-z]+)", page.read_text(encoding="utf-8")):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert link.startswith("https://") or (page.parent / link).exists(), link
