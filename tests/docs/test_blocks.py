"""Every code block of the documentation is run, or says why not and is read all the same."""

import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.docs import commands
from tests.docs.blocks import BLOCKS, Block, Odd, blocks, blocks_of, is_printed
from tests.docs.forms import FORMS

SHELL = ("sh", "bash", "console")
KNOWN = {"python", "text", *SHELL, *FORMS}


def each(found: list[Block]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("block", found, ids=str)


@pytest.mark.filterwarnings("default")  # as for somebody who copies the block
@each(blocks("python", run=True))
def test_python_blocks_run(
    block: Block,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SPIELUHR_DATA", str(tmp_path / "data"))
    place = tmp_path / "example.py"
    place.write_text(block.text, encoding="utf-8")
    runpy.run_path(str(place), run_name="__main__")
    printed = capsys.readouterr().out
    assert printed, "an example shows something"
    assert block.prints is None or is_printed(block.prints, printed), printed


@each(blocks(*SHELL, run=True))
def test_commands_run(block: Block, tmp_path: Path) -> None:
    for script, expected in commands.script_of(block):
        done = commands.run(script, tmp_path)
        assert done.returncode == 0, done.stderr or done.stdout
        assert expected is None or is_printed(expected, done.stdout), done.stdout


@each(blocks("python", *SHELL, run=False))
def test_what_is_not_run_is_read(block: Block) -> None:
    """The names of these tests are the list of what is not run, and why."""
    if block.language == "python":
        compile(block.text, block.page, "exec")
    else:
        for script, _ in commands.script_of(block):
            commands.read(script)


@each(blocks(*FORMS, run=True))
def test_data_has_its_form(block: Block) -> None:
    FORMS[block.language](block.text)


def test_every_other_block_says_why_it_is_not_run() -> None:
    other = [b for b in BLOCKS if b.language not in KNOWN]
    assert [f"{b}: {b.language or 'no language'}" for b in other if not b.reason] == []


# What would be wrong is found.

PAGE = """\
```sh
spieluhr version
```

```text
spieluhr ...
```

Words.

<!-- not run: needs a network -->
```sh
curl example.org
```

- More words.

    ```text
    plain
    ```
"""


def test_marks_and_outputs_belong_to_their_blocks() -> None:
    first, second, third = blocks_of(PAGE, "page.md")
    assert (first.line, first.prints, first.reason) == (1, "spieluhr ...\n", "")
    assert (second.reason, second.prints) == ("needs a network", None)
    assert (third.language, third.text) == ("text", "plain\n")


@pytest.mark.parametrize("page", ["<!-- not run: no block -->\nWords.\n", "```sh\nls\n"])
def test_marks_without_a_block_and_open_blocks_are_found(page: str) -> None:
    with pytest.raises(Odd):
        blocks_of(page, "page.md")


@pytest.mark.parametrize(
    "script",
    [
        "spieluhr dance",
        "spieluhr play antinomy --solo brutal",
        "A=1 .venv/bin/spieluhr serve --port x &",
        "make nothing",
        "python examples/nothing.py",
        "python -m spieluhr.nothing",
        "pip install 'spieluhr[nothing]'",
        "cd web && dance",
    ],
)
def test_commands_that_do_not_exist_are_found(script: str) -> None:
    with pytest.raises(commands.Refusal):
        commands.read(script)


def test_commands_are_told_apart() -> None:
    script = "A=1 make test | cat > out.txt && spieluhr \\\n  version # which?\n"
    assert list(commands.commands(script)) == [["make", "test"], ["cat"], ["spieluhr", "version"]]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("json", '{"log": ['),
        ("json", '{"ending": {"reason": "bored", "seat": 1}}'),
        ("json", '{"spieluhr": 1, "game": "antinomy"}'),
        ("json", '{"is": "turn", "table": 3}'),
        ("jsonl", '{"n": 1}\n{"n": '),
        ("nginx", "location / { proxy_pass http://a }"),
        ("nginx", "location / { proxy_pass http://a;"),
        ("nginx", "listen 80; }"),
        ("ini", "[Unit\nA=1"),
        ("toml", "a ="),
        ("yaml", "a: [1"),
    ],
)
def test_data_without_its_form_is_found(language: str, text: str) -> None:
    check: Callable[[str], object] = FORMS[language]
    with pytest.raises(Exception):  # noqa: B017, PT011 each form has its own
        check(text)


@pytest.mark.parametrize(
    ("expected", "printed", "fits"),
    [
        ("a\nb", "a  \nb\n", True),
        ("a ... c", "a b\nb c", True),
        ("a", "a\nb", False),
        ("a.c", "abc", False),
    ],
)
def test_outputs_are_compared(expected: str, printed: str, fits: bool) -> None:
    assert is_printed(expected, printed) is fits
