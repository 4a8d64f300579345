"""What `make test` says before it installs something, and where it may not."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.left_out import WITHOUT, need

SCRIPT = Path(__file__).parent.parent / "scripts" / "debian"
APT = '#!/bin/sh\necho "$@" >> "$LOG"\n'


class Machine:
    """A machine with few programs, whose apt-get writes down what it is told."""

    def __init__(self, folder: Path, is_root: bool) -> None:
        self.bin, self.log = folder / "bin", folder / "apt.log"
        self.bin.mkdir()
        for name in ("sh", "ls"):
            (self.bin / name).symlink_to(shutil.which(name) or name)
        self.add("id", f"#!/bin/sh\necho {0 if is_root else 1000}\n")

    def add(self, name: str, text: str = "#!/bin/sh\n") -> None:
        (self.bin / name).write_text(text)
        (self.bin / name).chmod(0o755)

    def run(self, word: str) -> str:
        done = subprocess.run(
            [self.bin / "sh", SCRIPT, word],
            env={"PATH": str(self.bin), "LOG": str(self.log), "POSTGRESQL": "/nowhere"},
            capture_output=True, text=True, timeout=30, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    @property
    def installed(self) -> str:
        return self.log.read_text() if self.log.exists() else ""


@pytest.mark.parametrize(("name", "tests"), [("postgresql", "server"), ("chromium", "web")])
def test_it_says_what_it_installs_and_why(name: str, tests: str, tmp_path: Path) -> None:
    machine = Machine(tmp_path, is_root=True)
    machine.add("apt-get", APT)
    told = machine.run(name)
    assert f"Installing {name} from Debian" in told
    assert f"tests/{tests}" in told
    assert f"install -y -qq {name}" in machine.installed


@pytest.mark.parametrize("has_apt", [True, False])
@pytest.mark.parametrize(("name", "tests"), [("postgresql", "server"), ("chromium", "web")])
def test_where_it_may_not_it_says_what_is_left_out(
    name: str, tests: str, has_apt: bool, tmp_path: Path
) -> None:
    machine = Machine(tmp_path, is_root=not has_apt)
    if has_apt:
        machine.add("apt-get", APT)
    told = machine.run(name)
    assert f"{name} is missing" in told
    assert "Left out:" in told
    assert f"tests/{tests}" in told
    assert machine.installed == ""


def test_what_is_there_is_not_spoken_of(tmp_path: Path) -> None:
    machine = Machine(tmp_path, is_root=True)
    machine.add("apt-get", APT)
    assert machine.run("missing").split() == ["postgresql", "chromium"]
    machine.add("chromium-browser")
    assert machine.run("missing").split() == ["postgresql"]
    machine.add("initdb")
    assert machine.run("missing") == machine.run("chromium") == machine.run("postgresql") == ""
    assert machine.installed == ""


def test_only_what_make_left_out_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WITHOUT, "postgresql")
    need("chromium")
    with pytest.raises(pytest.skip.Exception, match="postgresql is missing here"):
        need("postgresql")
    monkeypatch.delenv(WITHOUT)
    need("postgresql")
    assert WITHOUT not in os.environ
