"""What is deployed fits the program: settings, files, ports and folders have the right names."""

import re
from pathlib import Path
from typing import Any

from mkdocs.utils.yaml import yaml_load

from spieluhr.cli.main import parser
from spieluhr.server import settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
KNOWN = set(re.findall(r"SPIELUHR_[A-Z_]+", Path(settings.__file__).read_text(encoding="utf-8")))
ONLY_HERE = {"SPIELUHR_DOMAIN", "SPIELUHR_SERVERS"}  # of Caddy, not of the server


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def compose() -> Any:
    return yaml_load(text("compose.yaml"))


def unit() -> dict[str, list[str]]:
    """The directives of all sections; one may be given several times."""
    found: dict[str, list[str]] = {}
    for line in text("spieluhr.service").splitlines():
        if line and line[0] not in "#[":
            name, value = line.split("=", 1)
            found.setdefault(name, []).append(value)
    return found


def test_only_settings_that_the_server_reads() -> None:
    for file in filter(Path.is_file, DEPLOY.rglob("*")):
        named = set(re.findall(r"SPIELUHR_[A-Z_]+", file.read_text(encoding="utf-8")))
        assert named <= KNOWN | ONLY_HERE, file.name


def test_the_container_is_built_from_what_is_there() -> None:
    lines = text("Containerfile").splitlines()
    kept = {line[1:] for line in text("Containerfile.dockerignore").splitlines() if line[:1] == "!"}
    for line in lines:
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (ROOT / source).exists(), source
                assert source == "." or any(source.split("/")[0] == one for one in kept), source
    assert all((ROOT / name).exists() for name in kept)
    users = [line for line in lines if line.startswith("USER ")]
    last = max(n for n, line in enumerate(lines) if line.startswith("FROM "))
    assert users == ["USER 10001:10001"] and lines.index(users[0]) > last
    assert any(line.startswith("HEALTHCHECK") for line in lines)


def test_what_the_container_runs_is_a_command() -> None:
    found = re.search(r"^CMD \[(.*)\]$", text("Containerfile"), re.MULTILINE)
    assert found is not None
    arguments = parser().parse_args([word.strip(' "') for word in found[1].split(",")])
    assert (arguments.host, arguments.port) == ("0.0.0.0", 8700)
    assert "EXPOSE 8700" in text("Containerfile")


def test_the_services_fit_together() -> None:
    services = compose()["services"]
    servers = ("first", "second")
    asked = services["caddy"]["environment"]["SPIELUHR_SERVERS"].split()
    assert asked == [f"{name}:8700" for name in servers]
    for name in servers:
        one = services[name]
        assert one["read_only"] and one["cap_drop"] == ["ALL"] and one["tmpfs"] == ["/tmp"]
        assert one["security_opt"] == ["no-new-privileges:true"]
        assert one["environment"]["SPIELUHR_DB"].endswith("@database/spieluhr")
        assert one["networks"] == ["inside"] and "ports" not in one  # nobody gets past Caddy
    assert (DEPLOY / services["first"]["build"]["context"]).resolve() == ROOT
    assert "ports" not in services["database"]
    assert compose()["networks"]["inside"] == {"internal": True}


def test_the_unit_is_closed() -> None:
    """`systemd-analyze security --offline=yes deploy/spieluhr.service` says 1.1."""
    found = unit()
    yes = ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome",
           "ProtectKernelModules", "ProtectKernelTunables", "ProtectControlGroups", "ProtectClock",
           "RestrictNamespaces", "RestrictSUIDSGID", "LockPersonality")  # fmt: skip
    assert all(found[name] == ["yes"] for name in yes)
    assert found["ProtectSystem"] == ["strict"] and found["CapabilityBoundingSet"] == [""]
    command = found["ExecStart"][0].split()
    assert parser().parse_args(command[1:]).host == "127.0.0.1"
    kept = found["Environment"][0].removeprefix("SPIELUHR_DB=sqlite:///")
    assert Path(kept).parent == Path("/var/lib") / found["StateDirectory"][0]
    assert int(found["TimeoutStopSec"][0]) > 15  # more than a gentle stop takes
