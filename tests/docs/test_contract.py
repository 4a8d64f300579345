"""The pages about the code say what the code says: verbs, walks and rooms."""

import ast
import re
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT

SOURCE = ROOT / "src" / "spieluhr"
ARCHITECTURE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
INDEX = (ROOT / "docs/index.md").read_text(encoding="utf-8")
CONTRACT = {"Rules": "core/rules.py", "Heuristics": "core/heuristics.py"}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
           "eleven", "twelve", "thirteen", "fourteen", "fifteen")  # fmt: skip
HOP = re.compile(r"^\| \d+ \| `([^`]+)` \| `([^`]+)` \|", re.MULTILINE)
SERVER_ROW = re.compile(
    r"^\| (`\w+`(?:, `\w+`)*) \|.*\| (`\w+\.py`(?:, `\w+\.py`)*) \|$", re.MULTILINE
)


def verbs(name: str) -> list[str]:
    """The public methods of a class of the contract, with their arguments."""
    tree = ast.parse((SOURCE / CONTRACT[name]).read_text(encoding="utf-8"))
    (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    methods = [node for node in found.body if isinstance(node, ast.FunctionDef)]
    return [signature(node) for node in methods if not node.name.startswith("_")]


def signature(node: ast.FunctionDef) -> str:
    names = [argument.arg for argument in node.args.args[1:]]
    for k, default in enumerate(reversed(node.args.defaults), start=1):
        names[-k] += f"={ast.unparse(default)}"
    return f"{node.name}({', '.join(names)})"


def table_after(heading: str, page: str = ARCHITECTURE) -> list[str]:
    """What stands in backticks in the first column of the next table."""
    _, found, rest = page.partition(heading)
    assert found, heading
    rows = rest[rest.index("\n|") + 1 :].partition("\n\n")[0].splitlines()[2:]
    return [row.split("`")[1] for row in rows]


@pytest.mark.parametrize("name", CONTRACT)
def test_the_verbs_are_those_of_the_class(name: str) -> None:
    assert sorted(table_after(f"`{CONTRACT[name]}`, `{name}`")) == sorted(verbs(name))


def test_every_page_counts_the_same_verbs() -> None:
    counts = {name: NUMBERS[len(verbs(name))] for name in CONTRACT}
    for name, path in CONTRACT.items():
        assert f"`{path}`, `{name}`, {counts[name]} verbs" in ARCHITECTURE
    assert f"one folder and {counts['Rules']} verbs" in INDEX
    for page in [*(ROOT / "docs").rglob("*.md"), *(ROOT / "template").rglob("*.py")]:
        for count in re.findall(r"\b(\w+) verbs\b", page.read_text(encoding="utf-8")):
            assert count not in NUMBERS or count in counts.values(), f"{page.name}: {count} verbs"


@pytest.mark.parametrize("hop", HOP.findall(ARCHITECTURE), ids=" ".join)
def test_walks_lead_where_they_say(hop: tuple[str, str]) -> None:
    path, name = hop
    place = ROOT / path if path.startswith("web/") else SOURCE / path
    text = place.read_text(encoding="utf-8")
    if place.suffix == ".ts":
        assert re.search(rf"\b(function|class|const) {name}\b", text)
    else:
        assert name in defined(text)


def defined(source: str) -> set[str]:
    found = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
            inside = node.body if isinstance(node, ast.ClassDef) else []
            found |= {f"{node.name}.{part.name}" for part in inside if hasattr(part, "name")}
    return found


def test_there_are_three_walks() -> None:
    assert len(HOP.findall(ARCHITECTURE)) >= 18


def test_the_rooms_of_the_server_are_there() -> None:
    """Every folder is named, and where each begins."""
    server, named = SOURCE / "server", set()
    for rooms, modules in SERVER_ROW.findall(ARCHITECTURE):
        names = re.findall(r"\w+", rooms)
        named |= set(names)
        for module in re.findall(r"\w+\.py", modules):
            assert any((folder / module).is_file() for folder in (server, server / names[0])), (
                module
            )
    assert {path.parent.name for path in server.glob("*/__init__.py")} <= named


PLACES = (
    *("", "src/spieluhr", "src/spieluhr/server", "src/spieluhr/server/*", "web/src", "web/src/*"),
    *("src/spieluhr/games/antinomy", "src/spieluhr/games/antinomy/*"),
    "src/spieluhr/games/dragonkeepers",  # for what not every game has
)
NAMED = re.compile(r"`([\w./<>-]+/[\w./<>-]*|[\w.-]+\.(?:py|ts|svelte|md|json))`")


def test_every_path_that_the_page_names_is_there() -> None:
    """But for those of the commit before, which the page compares with."""
    now, _, rest = ARCHITECTURE.partition("### The same walks before")
    text = now + rest[rest.index("\n## ") :]
    missing = [path for path in NAMED.findall(text) if not found(path)]
    assert missing == []


def found(path: str) -> bool:
    wanted = re.sub(r"<\w+>", "antinomy", path)
    return any([*ROOT.glob(f"{place}/{wanted}".strip("/"))] for place in PLACES)


def reference() -> list[Path]:
    return sorted((ROOT / "docs/reference").glob("*.md"))


def test_the_reference_covers_every_module() -> None:
    named = {
        name
        for page in reference()
        for name in re.findall(r"^::: spieluhr\.(\S+)", page.read_text(encoding="utf-8"), re.M)
    }
    wanted = set()
    for package in ("core", "kit", "bots", "arena", "research", "reviews"):
        for path in (SOURCE / package).rglob("*.py"):
            parts = path.relative_to(SOURCE).with_suffix("").parts
            if parts[-1] != "__init__":
                wanted.add(".".join(parts))
    assert wanted <= named, sorted(wanted - named)
    assert named - wanted <= {"bots", "research", "research.open_spiel", "games", "seating"}
