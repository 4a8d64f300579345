"""Values that no position holds at that place, for readers that must refuse them in words."""

import copy
from typing import Any

import pytest
from hypothesis import strategies as st

from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from tests.builders import Position, without


def strange_json(words: list[str]) -> st.SearchStrategy[object]:
    """Any JSON, with words of the game where it has text."""
    plain = (
        st.none()
        | st.booleans()
        | st.integers(-2, 20)
        | st.integers(-(10**40), 10**40)
        | st.floats()
        | st.sampled_from(words)
        | st.text(max_size=4)
    )
    return st.recursive(
        plain,
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(words), inner),
        max_leaves=8,
    )


def one_key_changed(
    data: st.DataObject, written: Position, strange: st.SearchStrategy[object]
) -> Position:
    """Without a key, with one that is unknown, or with something strange at any depth."""
    key = data.draw(st.sampled_from([*written, "note"]))
    if data.draw(st.integers(0, 9)) == 0:
        return without(written, key)
    return written | {key: _changed_inside(data, written.get(key), strange)}


def _changed_inside(data: st.DataObject, value: Any, strange: st.SearchStrategy[object]) -> Any:
    if isinstance(value, (list, dict)) and value and data.draw(st.integers(0, 5)):
        keys = list(range(len(value))) if isinstance(value, list) else list(value)
        key = data.draw(st.sampled_from(keys))
        value = copy.copy(value)
        value[key] = _changed_inside(data, value[key], strange)
        return value
    if type(value) is int and data.draw(st.booleans()):
        return value + data.draw(st.sampled_from([-1, 1, 2]))
    return data.draw(strange)


def refuses_line(game: Game, line: str) -> None:
    """What is no move is repeated as it was written, in both languages."""
    with pytest.raises(Malformed) as caught:
        game.codec.parse(line)
    assert caught.value.sentence("en") == f"“{line}” is not a move."
    assert line in caught.value.sentence("de")
