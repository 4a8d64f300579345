"""The golden playthroughs are played again and are the same."""

from tests import golden
from tests.battery.cases import Case, every_case


@every_case
def test_the_golden_playthrough_is_unchanged(case: Case) -> None:
    """After a change that is meant: `make golden`, and read the diff."""
    assert golden.playthrough(case) == golden.file_of(case).read_text(encoding="utf-8")
