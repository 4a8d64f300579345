"""What pages name and link to is there."""

import re

import pytest

from docs import lists
from spieluhr.cli.main import COMMANDS
from tests.docs.blocks import BLOCK, PAGES, ROOT, name_of
from tests.docs.commands import MAKEFILE

each_page = pytest.mark.parametrize("page", [name_of(page) for page in PAGES])
COMMAND_NAMES = {command.__name__.rpartition(".")[2].replace("_", "-") for command in COMMANDS}


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@each_page
def test_commands_that_pages_name_exist(page: str) -> None:
    for target in re.findall(r"`make ([a-z-]+)", text_of(page)):
        assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE), f"make {target}"
    for command in re.findall(r"`spieluhr ([a-z][a-z-]+)", text_of(page)):
        assert command in COMMAND_NAMES, f"spieluhr {command}"


@each_page
def test_links_lead_somewhere(page: str) -> None:
    """In the repository; `test_site` looks at those of the site."""
    words = re.sub(r"`[^`\n]+`", "", BLOCK.sub("", text_of(page)))
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", words):
        assert link.startswith("https://") or (ROOT / page).parent.joinpath(link).exists(), link


@pytest.mark.parametrize("page", lists.LISTS)
def test_lists_of_games_are_those_that_are_found(page: str) -> None:
    assert text_of(page) == lists.page(page), "run `make lists`"
