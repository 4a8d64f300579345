"""Workflows, hooks and templates name what is there."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from mkdocs.utils.yaml import yaml_load

from tests.docs.blocks import ROOT
from tests.docs.commands import MAKEFILE

GITHUB = ROOT / ".github"
WORKFLOWS = sorted(GITHUB.glob("workflows/*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SCRIPTS = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"]


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml_load(path.read_text(encoding="utf-8"))
    return found


def steps(workflow: Path) -> list[dict[str, Any]]:
    return [step for job in read(workflow)["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_run_what_there_is(workflow: Path) -> None:
    for step in steps(workflow):
        for target in re.findall(r"^make (\S+)", step.get("run", ""), re.MULTILINE):
            assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE), target
        for script in re.findall(r"^npm run (\S+)", step.get("run", ""), re.MULTILINE):
            assert script in SCRIPTS


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_may_only_read(workflow: Path) -> None:
    assert read(workflow)["permissions"] == {"contents": "read"}


def test_all_checks_run_on_every_python_from_the_oldest() -> None:
    job = read(GITHUB / "workflows/test.yml")["jobs"]["test"]
    versions = job["strategy"]["matrix"]["python"]
    assert PROJECT["requires-python"] == f">={versions[0]}"
    assert versions == ["3.11", "3.12", "3.13", "3.14"]
    assert "make test" in [step.get("run") for step in job["steps"]]


def test_hooks_check_what_make_checks() -> None:
    """With the same programs: a commit that passes them passes `make lint` and `check-types`."""
    hooks = read(ROOT / ".pre-commit-config.yaml")["repos"][0]["hooks"]
    commands = {hook["entry"] for hook in hooks}
    recipes = re.findall(r"^\t\$\(BIN\)/((?:ruff|mypy)\b.*)$", MAKEFILE, re.MULTILINE)
    recipes = [recipe for recipe in recipes if "$(G)" not in recipe]  # of one game, `make game`
    pages = re.findall(r"^\t(npm .* lint)$", MAKEFILE, re.MULTILINE)
    assert commands == {f".venv/bin/{recipe.removesuffix(' .')}" for recipe in recipes} | {*pages}


def test_forms_can_be_filled_in() -> None:
    for form in GITHUB.glob("ISSUE_TEMPLATE/*.yml"):
        if form.name != "config.yml":
            found = read(form)
            assert {"name", "description", "body"} <= found.keys()
            ids = [part["id"] for part in found["body"]]
            assert len(set(ids)) == len(ids)
