"""What is no move is refused, as text and as JSON."""

import pytest

from spieluhr.core.errors import Malformed
from tests.games.steam_time.builders import (
    GAME,
)
from tests.strange import refuses_line


@pytest.mark.parametrize(
    "line",
    [
        *["", " ", "Pass", "pass ", " pass", "pass\n", "pass 1", "place", "place giza"],
        *["place giza gold 1", "place  giza gold", "place atlantis gold", "place giza red"],
        *["place gold giza", "card 1", "steam", "steam 0", "steam 11", "steam 01", "steam -1"],
        *["steam x", "steam １", "crystal", "crystal time", "buy", "buy red", "buy green blue"],
        *[
            "done 1",
            "pay",
            "pay time",
            "choose",
            "choose 7",
            "choose N0",
            "choose N25",
            "choose n7",
        ],
        *["choose N07", "top bottom", "take", "take time", "into time", "pick green", "pick giza"],
        *["pick giza time", "mister", "mister giza", "fulfil", "fulfil M0", "fulfil M33", "yes!"],
        *["monument", "monument rome", "effort F0", "effort F13", "mission M33", "draw time"],
        *["upgrade U31", "expedition X0", "reveal N25", "reveal", "null", "{}", "?"],
    ],
)
def test_ST_9_3_a_line_that_is_no_move_is_refused(line: str) -> None:
    refuses_line(GAME, line)


BAD_JSON: list[object] = [None, 4, "pass", [], ["pass"], {}, {"type": "pass"}, {"do": None}]
BAD_JSON += [{"do": 7}, {"do": "fly"}, {"do": "pass", "seat": 0}, {"do": ["pass"]}]
BAD_JSON += [{"do": "place"}, {"do": "place", "monument": "giza"}, {"do": "place giza gold"}]
BAD_JSON += [{"do": "place", "monument": "giza", "kind": k} for k in ("red", None, 1, ["gold"])]
BAD_JSON += [{"do": "place", "monument": "giza gold", "kind": "gold"}]
BAD_JSON += [{"do": "steam", "steam": n} for n in (0, 11, "4", 4.0, True, None, 10**30, -1)]
BAD_JSON += [{"do": "crystal", "colour": "green"}, {"do": "into", "colour": "green"}]
BAD_JSON += [{"do": "choose", "card": c} for c in ("N25", 7, None, ["N7"], "", "N7 ")]
BAD_JSON += [{"do": "fulfil", "card": "M7"}, {"do": "pick", "monument": "giza", "colour": "time"}]


@pytest.mark.parametrize("number", range(len(BAD_JSON)))
def test_ST_9_3_json_that_is_no_move_is_refused(number: int) -> None:
    with pytest.raises(Malformed, match="not a move"):
        GAME.codec.read_move(BAD_JSON[number])
