"""Which test proves which clause: writes docs/clauses/<game>.md (`make clauses`).

`python -m tests.clauses GAME ..` writes those of some games. A test proves a clause by naming it:
test_AN_3_4_... is about AN-3.4. The clauses of a game, in a few words each, are listed in
tests/games/<id>/clauses.py.
"""

import importlib
import re
import sys
from pathlib import Path

from spieluhr import games

ROOT = Path(__file__).parent.parent
NAMED = re.compile(r"^def (test_([A-Z]{2})_(\d+)_(\d+)(?:_\w+)?)\(", re.MULTILINE)


def clauses_of(game_id: str) -> dict[str, str]:
    """Clause id -> what it says."""
    listed: dict[str, str] = importlib.import_module(f"tests.games.{game_id}.clauses").CLAUSES
    return listed


def proofs_of(game_id: str) -> dict[str, list[str]]:
    """Clause id -> the tests that name it, as file::test."""
    proofs: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests" / "games" / game_id).glob("test_*.py")):
        for name, letters, section, number in NAMED.findall(file.read_text(encoding="utf-8")):
            proofs.setdefault(f"{letters}-{section}.{number}", []).append(f"{file.name}::{name}")
    return proofs


def page(game_id: str) -> str:
    title = games.load(game_id).words.title[0]
    proofs = proofs_of(game_id)
    lines = [f"# {title}: clauses and their tests", ""]
    lines += [f"Tests are in `tests/games/{game_id}/`. Written by `make clauses`.", ""]
    lines += ["| clause | in short | tests |", "|---|---|---|"]
    for clause, says in clauses_of(game_id).items():
        tests = "<br>".join(f"`{proof}`" for proof in proofs.get(clause, []))
        lines.append(f"| {clause} | {says} | {tests} |")
    return "\n".join(lines) + "\n"


def page_file(game_id: str) -> Path:
    return ROOT / "docs" / "clauses" / f"{game_id}.md"


def main() -> None:
    for game_id in sys.argv[1:] or games.game_ids():
        page_file(game_id).parent.mkdir(parents=True, exist_ok=True)
        page_file(game_id).write_text(page(game_id), encoding="utf-8")


if __name__ == "__main__":
    main()
