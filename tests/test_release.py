"""A release: tag, version, changelog and citation agree; every supported Python is built for."""

import importlib.util
import re
import tomllib
from types import ModuleType

import pytest
from mkdocs.utils.yaml import yaml_load

import spieluhr
from tests.workshop import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOWS = ROOT / ".github/workflows"
FRONT = '__version__: Final = "1.2.3"\n'
CHANGELOG = "# Changelog\n\n## Unreleased\n\n## 1.2.3 - 2026-11-18\n\n### Added\n- A game.\n"
HEADINGS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]


@pytest.fixture(scope="module")
def check() -> ModuleType:
    found = importlib.util.spec_from_file_location(
        "check_release", ROOT / "scripts/check_release.py"
    )
    assert found and found.loader
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_a_tag_that_fits_can_be_released(check: ModuleType) -> None:
    assert check.problems("v1.2.3", FRONT, CHANGELOG) == []
    linked = CHANGELOG.replace("Unreleased", "[Unreleased]").replace("1.2.3", "[1.2.3]")
    assert check.problems("v1.2.3", FRONT, linked) == []


@pytest.mark.parametrize(
    ("tag", "changelog", "said"),
    [
        ("v1.2.4", CHANGELOG, "The tag is v1.2.4, but spieluhr.__version__ is 1.2.3."),
        ("v1.2.3", CHANGELOG.replace(" - 2026-11-18", ""), "CHANGELOG.md has no section"),
        ("v1.2.3", CHANGELOG.replace("### Added\n- A game.\n", ""), "CHANGELOG.md has no section"),
        ("v1.2.3", CHANGELOG.replace("1.2.3", "1.2.2"), "CHANGELOG.md has no section"),
        (
            "v1.2.3",
            CHANGELOG.replace("## 1", "### Fixed\n- Late.\n\n## 1"),
            "CHANGELOG.md still has entries under Unreleased.",
        ),
    ],
    ids=["tag", "no date", "no entries", "no section", "unreleased"],
)
def test_what_does_not_fit_is_said(check: ModuleType, tag: str, changelog: str, said: str) -> None:
    (wrong,) = check.problems(tag, FRONT, changelog)
    assert wrong.startswith(said)


def test_the_changelog_keeps_to_its_conventions() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    titles = [section.splitlines()[0] for section in sections]
    assert titles[0] == "Unreleased"
    assert titles[1].startswith(f"{spieluhr.__version__} - ")
    for section in sections:
        headings = re.findall(r"^### (.+)$", section, re.MULTILINE)
        assert headings == [one for one in HEADINGS if one in headings], section[:40]


def test_who_cites_names_the_version_that_runs() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {spieluhr.__version__}\n" in cited


def test_every_supported_python_is_built_and_tried() -> None:
    named = [
        found[1]
        for one in PROJECT["project"]["classifiers"]
        if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", one))
    ]
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{version.replace('.', '')}-*" for version in named]
    for name, job in (("test", "test"), ("release", "pure")):
        jobs = yaml_load((WORKFLOWS / f"{name}.yml").read_text(encoding="utf-8"))["jobs"]
        assert jobs[job]["strategy"]["matrix"]["python"] == named
