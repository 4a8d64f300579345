"""Words at the border: moves and positions as text and as typed JSON."""

from typing import Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from spieluhr.core.errors import Malformed
from spieluhr.core.rules import S

# The JSON of a move: {"do": first word, field: word ..}. A field is text, or a whole number if it
# is among the codec's `numbers`, or all words that are left if it is among LISTS.
LARGEST: Final = 1_000_000
LISTS: Final = frozenset({"cards"})
# By first word, the fields of each form that it has, by number of words.
Shapes = dict[str, tuple[tuple[str, ...], ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec(Generic[S]):
    """What a game says about its moves and positions. Both forms of both round-trip."""

    shapes: ClassVar[Shapes] = {}
    verb_key: ClassVar[str] = "do"
    numbers: ClassVar[tuple[str, ...]] = ()
    counts_turns: ClassVar[bool] = True  # “turn” in a position is a number of turns
    keys: ClassVar[tuple[str, ...]] = ()  # the order of fields in JSON, where it is not the text's

    def text(self, m: int) -> str:
        """The one text form of a move."""
        raise NotImplementedError

    def parse(self, line: str) -> int:
        """The move of this text; Malformed if it is none."""
        raise NotImplementedError

    def tidy(self, line: str) -> str:
        """What a person typed, in the spelling of moves: spaces and capitals do not matter."""
        return " ".join(line.lower().split())

    def position(self, s: S) -> dict[str, Any]:
        """The full truth as JSON."""
        raise NotImplementedError

    def read_position(self, written: object) -> S:
        """The table that was written; Malformed, with the reason, if it cannot be one."""
        raise NotImplementedError

    def position_options(self, written: dict[str, Any]) -> object:
        """The options of the game that a position belongs to."""
        return written.get("options")

    def told(self, s: S, m: int, seat: int | None) -> str:
        """The text of a move about to be made, as the seat learns it: `?` for what it may not."""
        raise NotImplementedError

    def move_json(self, m: int) -> dict[str, object]:
        verb, *words = self.text(m).split(" ")
        fields = self._fields(self.shape(verb, words), words)
        ordered = sorted(fields, key=lambda f: self.keys.index(f) if f in self.keys else 0)
        return {self.verb_key: verb, **{field: fields[field] for field in ordered}}

    def read_move(self, written: object) -> int:
        """The move of this JSON; Malformed if it is none."""
        if not isinstance(written, dict) or not isinstance(written.get(self.verb_key), str):
            raise Malformed("move-json", problem=f'it needs a "{self.verb_key}"')
        given = {key: value for key, value in written.items() if key != self.verb_key}
        verb: str = written[self.verb_key]
        for shape in self.shapes.get(verb, ()):
            if set(shape) == set(given):
                move = self.parse(" ".join([verb, *self._words(shape, given)]))
                if self.move_json(move) == written:
                    return move
        raise Malformed("move-json", problem=f"“{verb}” does not go with these keys")

    def shape(self, verb: str, words: list[str]) -> tuple[str, ...]:
        """The fields of these words after that verb."""
        for shape in self.shapes[verb]:
            if len(shape) == len(words) or any(field in LISTS for field in shape):
                return shape
        raise LookupError(f"{verb} has no form with {len(words)} words")

    def _fields(self, shape: tuple[str, ...], words: list[str]) -> dict[str, object]:
        fields: dict[str, object] = {}
        for index, field in enumerate(shape):
            if field in LISTS:
                fields[field] = words[index:]
            else:
                fields[field] = int(words[index]) if field in self.numbers else words[index]
        return fields

    def _words(self, shape: tuple[str, ...], given: dict[str, object]) -> list[str]:
        words: list[str] = []
        for field in shape:
            value = given[field]
            if field in LISTS:
                parts = value if isinstance(value, list) else [None]
                words.extend(self._word(field, part) for part in parts)
            else:
                words.append(self._word(field, value))
        return words

    def _word(self, field: str, value: object) -> str:
        if field in self.numbers:
            if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < LARGEST:
                return str(value)
        elif isinstance(value, str) and value and " " not in value:
            return value
        raise Malformed("move-json", problem=f"“{field}” is not of the right kind")
