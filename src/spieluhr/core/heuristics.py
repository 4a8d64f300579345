"""What only searchers ask of a game: how good a table looks, and how to search it."""

from typing import Generic

from mypy_extensions import mypyc_attr

from spieluhr.core.rules import Rules, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S]):
    """Judgement about a game, beside its rules. Nothing here changes what can be played.

    `daring`: how much a searcher tries what looks worse; more, the more chance blurs `evaluate`.
    `slip`: by how much `evaluate` falls with a small mistake, one that weak levels overlook.
    """

    def __init__(self, rules: Rules[S], daring: float = 0.2, slip: float = 0.05) -> None:
        self.rules = rules
        self.daring = daring
        self.slip = slip

    def at(self, level: str, s: S) -> "Heuristics[S]":
        """What a level judges such tables by: the same for all, unless one has been taught more."""
        return self

    def evaluate(self, s: S) -> list[float]:
        """How good the table is for each seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def progress(self, s: S) -> float:
        """How much of the game is behind, from 0 to 1, by what everybody can see."""
        return 0.0

    def mode(self, s: S) -> str:
        """Which tables are alike to whoever asks for a chance to win: by default, as many seats."""
        return str(len(self.evaluate(s)))

    def is_quiet(self, s: S) -> bool:
        """Can `evaluate` be trusted now? In the middle of an action it cannot."""
        return True

    def iterations(self, level: str) -> int:
        """How long a level searches where its usual budget is no clear step; 0: as usual."""
        return 0

    def is_overtaken(self, s: S) -> bool:
        """Has chance changed what is worth doing since the seat was asked last?

        Trees do not remember chance: what was searched before is about other tables then.
        """
        return False

    def fingerprint(self, s: S) -> int:
        """Where look-ahead is exact: the same only of tables that go on alike; 0: not known."""
        return 0

    def is_lookahead_game(self, s: S) -> bool:
        """Two players, little chance, little hidden: is exact look-ahead worth more than search?"""
        return False
