"""Is everything ready for this tag? python scripts/check_release.py v1.2.3

The tag is `spieluhr.__version__`, the changelog has a dated section for it, and nothing is left
under Unreleased.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
VERSION = re.compile(r'^__version__.*"(.+)"$', re.MULTILINE)
SECTION = re.compile(
    r"^## \[?([^\]\s]+)\]?(?: - (\d{4}-\d\d-\d\d))?\n(.*?)(?=^## |\Z)", re.M | re.S
)


def problems(tag: str, front: str, changelog: str) -> list[str]:
    """What is wrong, in sentences."""
    found = VERSION.search(front)
    version = found[1] if found else ""
    sections = {name: (date, text.strip()) for name, date, text in SECTION.findall(changelog)}
    wrong = []
    if tag != f"v{version}":
        wrong.append(f"The tag is {tag}, but spieluhr.__version__ is {version}.")
    date, text = sections.get(version, ("", ""))
    if not date or not text:
        wrong.append(f"CHANGELOG.md has no section “## {version} - YEAR-MONTH-DAY” with entries.")
    if sections.get("Unreleased", ("", ""))[1]:
        wrong.append("CHANGELOG.md still has entries under Unreleased.")
    return wrong


def main() -> int:
    front = (ROOT / "src/spieluhr/__init__.py").read_text(encoding="utf-8")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    wrong = problems(sys.argv[1], front, changelog)
    print(*(wrong or [f"{sys.argv[1]} can be released."]), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
