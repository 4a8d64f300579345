"""One game as the rest of the product knows it."""

import importlib
from typing import Any, ClassVar

import msgspec
from mypy_extensions import mypyc_attr

from spieluhr.core.codec import Codec
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed, Reason
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.recast import Changes, Recast
from spieluhr.core.rules import Rules, State
from spieluhr.core.schema import About
from spieluhr.core.sheet import Layout
from spieluhr.core.words import Both, Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's rules, notation, words and what its bots go by, under one id.

    `version` grows when a rule fix changes what happens; records name it.
    """

    id: ClassVar[str] = ""
    version: ClassVar[int] = 1
    options: ClassVar[type[Any]] = msgspec.Struct
    layout: ClassVar[Layout] = Layout(0, ())  # of what `Rules.observe` writes
    decisions: ClassVar[int] = 0  # moves below it are decisions of a seat, the others chance
    moves: ClassVar[int] = 0  # how many numbers of moves there are
    allows_draw: ClassVar[bool] = False  # may players agree on one?
    about: ClassVar[About | None] = None  # what it says about itself besides its rules
    modes: ClassVar[tuple[tuple[Both, dict[str, object]], ...]] = ()  # ways to play: name, options
    standing: ClassVar[tuple[Any, ...]] = ()  # `Standing`: questions that may be answered ahead

    def __init__(
        self,
        rules: Rules[Any],
        codec: Codec,
        words: Words,
        heuristics: Heuristics[Any],
    ) -> None:
        self.rules = rules
        self.heuristics = heuristics
        self.codec = codec
        self.words = words
        self.data: str | None = None  # the hash of its data set, if it can be replaced
        self._recast: Recast | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """By name: whoever reads it has the same game."""
        kind: Any = type(self)
        return _found, (kind.__module__, self.version, self.data)

    def __repr__(self) -> str:
        return f"<Game {self.id}, version {self.version} of its rules>"

    def changes(self) -> Changes | None:
        """How `layout` becomes the one for learners; None if the game has but one."""
        return None

    def layouts(self) -> list[int]:
        """The versions of observations there are; the first is what `observe` writes."""
        recast = self._newer()
        return [self.layout.version] + ([] if recast is None else [recast.layout.version])

    def layout_of(self, version: int) -> Layout:
        """What the numbers of that version mean."""
        recast = self.recast(version)
        return self.layout if recast is None else recast.layout

    def recast(self, version: int) -> Recast | None:
        """What makes rows of that version from those that `observe` writes; None if these do."""
        if version == self.layout.version:
            return None
        recast = self._newer()
        if recast is None or version != recast.layout.version:
            known = ", ".join(str(number) for number in self.layouts())
            raise Malformed("layout", game=self.words.title, version=version, known=known)
        return recast

    def _newer(self) -> Recast | None:
        """Made when it is first asked for: the tables are large."""
        if self._recast is None:
            changes = self.changes()
            if changes is not None:
                self._recast = Recast(self.layout, changes)
        return self._recast

    def seat_counts(self, options: object) -> list[int]:
        """For how many players these options are."""
        raise NotImplementedError

    def with_data(self, wanted: str) -> "Game":
        """The same game with another data set; Malformed if it is not there."""
        raise Malformed("data", data=wanted[:40], game=self.id)

    def edition(self, rules: int, data: str | None) -> "Game":
        """This game as a record names it: with that data set, and by that version of the rules."""
        game = self
        if data != self.data:
            if data is None:
                raise Malformed("record", problem="it does not name its data set")
            game = self.with_data(data)
        if rules != game.version:
            title, known = game.words.title, game.version
            raise Malformed("rules-version", version=rules, game=title, known=known)
        return game

    def complete(self, given: dict[str, object], dice: Dice) -> dict[str, object]:
        """Options that were left to chance, decided before the game; records name them."""
        del dice
        return given

    def read_options(self, written: object) -> Any:
        """Options of the game's own type from JSON; Malformed, with the reason, otherwise."""
        try:
            return msgspec.convert(written, self.options)
        except msgspec.ValidationError as error:
            why = error.__cause__
            said = why.both if isinstance(why, Reason) else problem(error)
            raise Malformed("options", problem=said) from None

    def new(self, options: object, seats: int | None = None) -> State:
        """The table before the first chance turn; by default for the fewest players."""
        allowed = self.seat_counts(options)
        if seats is None:
            seats = allowed[0]
        if seats not in allowed:
            known = ", ".join(str(number) for number in allowed)
            raise Malformed("seats", game=self.words.title, seats=seats, allowed=known)
        state: State = self.rules.new(options, seats)
        return state


def _found(module: str, rules: int, data: str | None) -> Game:
    game: Game = importlib.import_module(module).GAME
    return game.edition(rules, data)


def problem(error: Exception) -> str:
    """msgspec's reason as the middle of a sentence."""
    said = str(error).rstrip(".")
    return said if said[:2].isupper() else said[:1].lower() + said[1:]
