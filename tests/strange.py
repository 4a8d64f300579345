"""Values that no position holds at that place, for readers that must refuse them in words."""

from hypothesis import strategies as st


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
