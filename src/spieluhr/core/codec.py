"""Words at the border: moves and positions as text and as typed JSON."""

from collections.abc import Callable
from typing import Any, Final

from spieluhr.core.errors import Malformed

# The JSON of a move: {"do": first word, field: word ..}. A field is text, or a whole number if it
# is among the codec's `numbers`, or all words that are left if it is among LISTS.
LARGEST: Final = 1_000_000
LISTS: Final = frozenset({"cards"})
# By first word, the fields of each form that it has, by number of words.
Shapes = dict[str, tuple[tuple[str, ...], ...]]


def plain_spelling(line: str) -> str:
    """What a person typed, in the spelling of moves: spaces and capitals do not matter."""
    return " ".join(line.lower().split())


class Codec:
    """How a game writes its moves and positions. Both forms of both round-trip.

    text: the one text form of a move; parse: the move of a text, Malformed if it is none
    observed_text: the text of a move about to be made, as the seat learns it: `?` for what it may
        not know
    position: the full truth as JSON; read_position: the table that was written, Malformed, with
        the reason, if it cannot be one; position_options: of the game that it belongs to
    tidy: what a person typed, in the spelling of moves
    shape: the fields of these words after that verb, where their number does not tell; else None
    verb_key: the key of a move's first word in JSON; keys: the order of the fields, where it is
        not the text's; numbers: those fields that are whole numbers
    counts_turns: "turn" in a position is a number of turns, not whose turn it is
    """

    def __init__(
        self,
        shapes: Shapes,
        text: Callable[[int], str],
        parse: Callable[[str], int],
        observed_text: Callable[[Any, int, int | None], str],
        position: Callable[[Any], dict[str, Any]],
        read_position: Callable[[object], Any],
        position_options: Callable[[dict[str, Any]], object] = lambda written: written.get(
            "options"
        ),
        tidy: Callable[[str], str] = plain_spelling,
        verb_key: str = "do",
        shape: Callable[[str, list[str]], tuple[str, ...] | None] = lambda _verb, _words: None,
        numbers: tuple[str, ...] = (),
        keys: tuple[str, ...] = (),
        counts_turns: bool = True,
    ) -> None:
        self.shapes = shapes
        self.text = text
        self.parse = parse
        self.observed_text = observed_text
        self.position = position
        self.read_position = read_position
        self.position_options = position_options
        self.tidy = tidy
        self.shape = shape
        self.verb_key = verb_key
        self.numbers = numbers
        self.keys = keys
        self.counts_turns = counts_turns

    def move_json(self, m: int) -> dict[str, object]:
        """The move as typed JSON, with the words of its text form as fields."""
        verb, *words = self.text(m).split(" ")
        fields = self._fields(self._shape(verb, words), words)
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
        raise Malformed("move-json", problem=f"“{verb}” does not take these keys")

    def _shape(self, verb: str, words: list[str]) -> tuple[str, ...]:
        """The fields of these words after that verb."""
        special = self.shape(verb, words)
        if special is not None:
            return special
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
        raise Malformed("move-json", problem=f"“{field}” has the wrong type")
