"""What the site shows of files that stand elsewhere, so that nothing is copied by hand.

Rules of the games, benchmarks, changelog and contributing become pages; links between files of the
repository become links between pages; clauses of the rules and their tests lead to each other.
"""

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

DOCS = Path(__file__).parent
ROOT = DOCS.parent
# Code is left alone: whatever looks like a link in it is none.
LINK = re.compile(
    r"^ *(?P<fence>`{3,}).*?^ *(?P=fence)"
    r"|\[(?P<text>[^\]]*)\]\((?P<link>[^)\s]+)\)"
    r"|`[^`\n]+`",
    re.MULTILINE | re.DOTALL,
)
ELSEWHERE = re.compile(r"^(https?:|mailto:|#)")
CLAUSES = re.compile(r"\s*\{([A-Z]{2}-\d+\.\d+(?:, [A-Z]{2}-\d+\.\d+)*)\}")
CLAUSE_ROW = re.compile(r"^\| ([A-Z]{2}-\d+\.\d+) \|", re.MULTILINE)
CONDITION = re.compile(r"(?<!!)\[\]\([^)]*\)")  # from where to where a passage is for some options
EXAMPLE = re.compile(r"^!\[(.+)\]\(example:([\w-]+)\)$", re.MULTILINE)
PLAY_NOW = "<!-- play now -->"
RULES_PAGE = re.compile(r"^rules/(\w+)\.(en|de)\.md$")
CLAUSES_PAGE = re.compile(r"^clauses/(\w+)\.md$")


def game_ids() -> list[str]:
    """Every game that brings its rules in words."""
    return sorted(place.parent.name for place in ROOT.glob("src/spieluhr/games/*/rules.en.md"))


def borrowed() -> dict[str, str]:
    """By its name in the site, the file of the repository that stands behind it."""
    files = {
        "changelog.md": "CHANGELOG.md",
        "contributing.md": "CONTRIBUTING.md",
        "security.md": "SECURITY.md",
        "conduct.md": "CODE_OF_CONDUCT.md",
        "licence.txt": "LICENSE",
        "look/icon.svg": "web/public/icon.svg",
    }
    for place in sorted(ROOT.glob("bench/*.md")) + sorted(ROOT.glob("examples/*.py")):
        files[place.relative_to(ROOT).as_posix()] = place.relative_to(ROOT).as_posix()
    for game in game_ids():
        for lang in ("en", "de"):
            files[f"rules/{game}.{lang}.md"] = f"src/spieluhr/games/{game}/rules.{lang}.md"
    return files


# Navigation.


def on_config(config: MkDocsConfig) -> None:
    config.nav = _expanded(config.nav or [])


def _expanded(entries: list[Any]) -> list[Any]:
    """Folders become their pages; a folder that is empty is left out."""
    found = []
    for entry in entries:
        if not isinstance(entry, dict):
            found.append(entry)
            continue
        ((title, inside),) = entry.items()
        if isinstance(inside, list):
            inside = _expanded(inside)
        elif inside == "games/":
            inside = ["games/index.md", *map(_game_section, game_ids())]
        elif inside.endswith("/"):
            inside = _pages_of(inside)
        if inside:
            found.append({title: inside})
    return found


def _pages_of(folder: str) -> list[dict[str, str]]:
    """All pages but the index, each by the beginning of its title."""
    names = sorted(place.name for place in (DOCS / folder).glob("*.md"))
    pages = [f"{folder}{name}" for name in names if name != "index.md"]
    return [{_title(f"docs/{page}").partition(":")[0]: page} for page in pages]


def _game_section(game: str) -> dict[str, Any]:
    """Its rules and clauses, and its own page where there is one."""
    pages = [
        {"Rules": f"rules/{game}.en.md"},
        {"Regeln (Deutsch)": f"rules/{game}.de.md"},
        {"Clauses and tests": f"clauses/{game}.md"},
    ]
    if (DOCS / "games" / f"{game}.md").exists():
        pages.insert(2, {"Rulings and notation": f"games/{game}.md"})
    return {_title(f"src/spieluhr/games/{game}/rules.en.md"): pages}


def _title(path: str) -> str:
    first = (ROOT / path).read_text(encoding="utf-8").partition("\n")[0]
    return first.removeprefix("# ")


# Files and links.


def on_files(files: Files, config: MkDocsConfig) -> None:
    for uri, path in borrowed().items():
        files.append(File.generated(config, uri, abs_src_path=str(ROOT / path)))


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    uri = page.file.src_uri
    if rules := RULES_PAGE.match(uri):
        markdown = with_clauses(CONDITION.sub("", markdown), rules[1])
        return with_examples(markdown, rules[1], rules[2])
    markdown = with_demo(with_links(markdown, uri), uri)
    if clauses := CLAUSES_PAGE.match(uri):
        page.meta["hide"] = ["toc"]  # it has one table, which needs the room
        return with_anchors(markdown, clauses[1])
    return markdown


def with_links(markdown: str, uri: str) -> str:
    """Links between files of the repository, as they must be between pages of the site."""

    def led(found: re.Match[str]) -> str:
        link = found["link"]
        if not link or ELSEWHERE.match(link):
            return found[0]
        target = in_site(link, uri)
        return f"[{found['text']}]({target})" if target else found["text"]

    return LINK.sub(led, markdown)


def in_site(link: str, uri: str) -> str | None:
    """Where it leads to from that page; None: to a file that is not in the site."""
    path, hash_sign, part = link.partition("#")
    source = borrowed().get(uri, f"docs/{uri}")
    target = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
    names = {path: name for name, path in borrowed().items()}
    if target not in names and not target.startswith("docs/") and (ROOT / target).exists():
        return None
    name = names.get(target, target.removeprefix("docs/"))
    return posixpath.relpath(name, posixpath.dirname(uri) or ".") + hash_sign + part


def with_demo(markdown: str, uri: str) -> str:
    """The way to the playable page, which `make docs` puts into the site."""
    way = posixpath.relpath("demo/index.html", posixpath.dirname(uri) or ".")
    button = f'<a class="md-button md-button--primary" href="{way}">Play now</a>'
    return markdown.replace(PLAY_NOW, button)


# The rules of a game.


def with_clauses(markdown: str, game: str) -> str:
    """`{AN-4.2}` becomes a mark that leads to its tests; the first one can be linked to."""
    seen: set[str] = set()

    def marks(found: re.Match[str]) -> str:
        return " " + " ".join(mark(name) for name in found[1].split(", "))

    def mark(name: str) -> str:
        place = "" if name in seen else f" id={name}"
        seen.add(name)
        return f"[{name}](../clauses/{game}.md#{name}){{ .clause{place} }}"

    return CLAUSES.sub(marks, markdown)


def with_examples(markdown: str, game: str, lang: str) -> str:
    """The app draws examples with its own boards; here stand pictures that were taken of it."""

    def figure(found: re.Match[str]) -> str:
        picture = f"pictures/rules/{game}-{found[2]}-{lang}"
        images = [
            f"![](../{picture}-{look}.png){{ .{look} }}"
            for look in ("light", "dark")
            if (DOCS / f"{picture}-{look}.png").exists()
        ]
        caption = f"<figcaption>{found[1]}</figcaption>"
        return "\n".join(['<figure markdown="span">', *images, caption, "</figure>"])

    return EXAMPLE.sub(figure, markdown)


def with_anchors(markdown: str, game: str) -> str:
    """Each row of the clause table can be linked to, and leads to the rules."""
    row = rf'| <span id="\1"></span>[\1](../rules/{game}.en.md#\1) |'
    return CLAUSE_ROW.sub(row, markdown)
