"""Dashboard and alerts ask for numbers that a server really tells, and each alert is explained."""

import asyncio
import json
import re
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from tests.server.asking import guest, new_table, serving

ROOT = Path(__file__).parents[2]
DASHBOARD = ROOT / "deploy/grafana/spieluhr.json"
ALERTS = ROOT / "deploy/alerts.yml"
PAGE = ROOT / "docs/operations.md"
NAME = re.compile(r"\b(?:spieluhr|process)_[a-z_]+\b")
WHAT = re.compile(r'what="([a-z_]+)"')


def told(folder: Path) -> tuple[set[str], set[str]]:
    """Names of all numbers, and what the database is counted by."""

    async def ask() -> str:
        async with serving(folder) as app, guest(app) as anna:
            await new_table(anna, [{"kind": "me"}, {"kind": "open"}])
            return (await anna.get("http://127.0.0.1/metrics")).text

    names: set[str] = set()
    stored: set[str] = set()
    for family in text_string_to_metric_families(asyncio.run(ask())):
        names.add(family.name + ("_total" if family.type == "counter" else ""))
        if family.type == "histogram":
            names.add(f"{family.name}_bucket")
        if family.name == "spieluhr_stored":
            stored = {sample.labels["what"] for sample in family.samples}
    return names, stored


def test_every_number_that_is_asked_for_exists(tmp_path: Path) -> None:
    names, stored = told(tmp_path)
    panels = json.loads(DASHBOARD.read_text())["panels"]
    asked = [target["expr"] for panel in panels for target in panel.get("targets", [])]
    assert len(asked) > 20
    rules = ALERTS.read_text().split("rules:")[1]
    asked += [re.sub(r"annotations:.*?runbook: \S+", "", rules, flags=re.DOTALL)]
    for query in asked:
        assert set(NAME.findall(query)) <= names | {"spieluhr"}, query
        assert set(WHAT.findall(query)) <= stored, query


def test_every_alert_says_what_to_do() -> None:
    rules, page = ALERTS.read_text(), PAGE.read_text()
    alerts = re.findall(r"- alert: (\w+)", rules)
    assert len(alerts) == len(set(alerts)) == len(re.findall(r"runbook: ", rules)) >= 10
    for alert in alerts:
        assert f"#{alert.lower()}" in rules and f"### {alert}\n" in page, alert
    assert set(re.findall(r"^### (\w+)$", page, re.MULTILINE)) == set(alerts)


def test_every_panel_has_a_place_and_says_what_it_means() -> None:
    panels = json.loads(DASHBOARD.read_text())["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(set(places)) == len(places)
    assert all(panel.get("description") for panel in panels if panel["type"] != "row")
