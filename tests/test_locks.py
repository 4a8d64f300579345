"""What is installed is what was locked: every package but PyTorch is compared with a hash."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HASHED = ("requirements.lock", "requirements-dev.lock")


def packages(lock: str) -> dict[str, str]:
    """The names in a lock, each with all that is said of it."""
    text = re.sub(r"^ *#.*\n", "", (ROOT / lock).read_text(encoding="utf-8"), flags=re.MULTILINE)
    entries = text.replace("\\\n", " ").splitlines()
    return {entry.split("==")[0]: entry for entry in entries if entry.strip()}


@pytest.mark.parametrize("lock", HASHED)
def test_every_package_has_its_version_and_its_hashes(lock: str) -> None:
    found = packages(lock)
    assert len(found) > 20
    for name, entry in found.items():
        assert re.fullmatch(r"[a-z0-9._-]+==\S+( +--hash=sha256:[0-9a-f]{64})+ *", entry), name


def test_only_pytorch_is_without_a_hash() -> None:
    assert list(packages("requirements-torch.lock")) == ["torch"]
    assert "torch" not in packages("requirements-dev.lock")


def test_what_playing_needs_is_the_same_in_both_locks() -> None:
    small, large = map(packages, HASHED)
    assert [name for name, entry in small.items() if large.get(name) != entry] == []


def test_the_set_up_refuses_a_package_without_a_hash() -> None:
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    installed = re.findall(r"install (.*) -r requirements(?:-dev)?\.lock", rules)
    assert len(installed) == 2
    assert all("--require-hashes" in words for words in installed)


@pytest.mark.parametrize("lock", [*HASHED, "requirements-torch.lock"])
def test_no_registry_is_named(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text(encoding="utf-8")
