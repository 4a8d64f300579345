"""The code blocks of all pages, and the marks that stand above some of them.

A line `<!-- not run: reason -->` right above a block says that its form is checked only, and why. A
`text` block right below another block is what that one prints; `...` in it stands for anything.
"""

import re
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOP = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md")
PAGES = [*(ROOT / name for name in TOP), *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(
    r"^(?: *<!-- not run: (?P<reason>[^\n]*\S) -->\n)?"
    r"(?P<indent> *)(?P<fence>`{3,})(?P<language>[\w-]*)[^`\n]*\n(?P<text>.*?)^ *(?P=fence) *$",
    re.MULTILINE | re.DOTALL,
)
LEFT_OVER = re.compile(r"^ *```|<!-- not run", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    page: str
    line: int
    language: str
    text: str
    reason: str = ""  # why it is not run; empty: it is
    prints: str | None = None  # what the page says it prints

    def __str__(self) -> str:
        why = f" not run: {self.reason}" if self.reason else ""
        return f"{self.page}:{self.line}{why}"


class Odd(Exception):
    """A page that cannot be read as it is meant."""


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks_of(source: str, page: str) -> list[Block]:
    """All blocks of a page, outputs joined to what prints them."""
    if LEFT_OVER.search(BLOCK.sub("", source)):
        raise Odd(f"{page}: a block does not end, or a mark does not stand right above one")
    found: list[Block] = []
    last = 0
    for match in BLOCK.finditer(source):
        block = _block(match, page, source.count("\n", 0, match.start("fence")) + 1)
        is_next = bool(found) and not source[last : match.start()].strip()
        if is_next and block.language == "text" and found[-1].language != "text":
            found[-1] = replace(found[-1], prints=block.text)
        else:
            found.append(block)
        last = match.end()
    return found


def _block(match: re.Match[str], page: str, line: int) -> Block:
    indent = match["indent"]
    lines = [inside.removeprefix(indent) for inside in match["text"].splitlines(keepends=True)]
    return Block(page, line, match["language"], "".join(lines), match["reason"] or "")


BLOCKS = [
    block for page in PAGES for block in blocks_of(page.read_text(encoding="utf-8"), name_of(page))
]


def blocks(*languages: str, run: bool) -> list[Block]:
    """Those that are run, or those that are not, of some languages."""
    return [b for b in BLOCKS if b.language in languages and bool(b.reason) is not run]


def is_printed(expected: str, printed: str) -> bool:
    """Does the output look as the page says? `...` stands for anything."""
    parts = [re.escape(part) for part in _trimmed(expected).split("...")]
    return re.fullmatch(".*".join(parts), _trimmed(printed), re.DOTALL) is not None


def _trimmed(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip("\n").splitlines())
