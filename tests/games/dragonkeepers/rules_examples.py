"""What the drawn examples of the rules want of a position (`make examples`)."""

from tests.examples import Chosen, Example, Now

TWO = {"players": 2}


def book(now: Now) -> Chosen:
    """A lay of several is possible and a page could be changed."""
    table = now.view["table"]
    if now.view["page_number"] != 3:
        return None
    kinds = {m["type"] for m in now.moves}
    has_row = 1 <= len(table["rows"][table["actor"]]) <= 2
    is_small = len(table["hands"][table["actor"]]) < 9
    is_act = table["phase"] == "act" and kinds >= {"lay", "book"}
    return [] if is_act and has_row and is_small else None


def closed(now: Now) -> Chosen:
    row = now.view["table"]["rows"][now.view["seat"]]
    return [] if len(row) == 3 and all(len(stack["cards"]) > 1 for stack in row) else None


def along(now: Now) -> Chosen:
    table = now.view["table"]
    if now.view["page_number"] != 2:
        return None
    can = any(m["type"] == "lay" for m in now.moves)
    is_small = (
        len(table["hands"][now.view["seat"]]) < 9 and len(table["rows"][now.view["seat"]]) == 2
    )
    return [] if table["phase"] == "along" and can and is_small else None


EXAMPLES = {
    "book": [Example(TWO, book)],
    "closed": [Example(TWO, closed)],
    "along": [Example(TWO, along)],
}
