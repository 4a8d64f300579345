"""What the drawn examples of the rules want of a position (`make examples`)."""

from collections.abc import Callable

from tests.examples import Chosen, Example, Now

ERAS = {"eras": ["1981", "1994", "2005"]}


def turn(now: Now) -> Chosen:
    is_act = (
        now.view["pending"][-1]["step"] == "act" and now.view["uses"] == 2 and now.view["turn"] > 4
    )
    return (
        [] if is_act and now.view["worth"].get("plan") == 2 and any(now.view["fragments"]) else None
    )


def worth(points: int) -> Callable[[Now], Chosen]:
    def wanted(now: Now) -> Chosen:
        is_act = now.view["turn"] > 0 and now.view["pending"][-1]["step"] == "act"
        return [] if is_act and now.view["worth"].get("plan") == points else None

    return wanted


EXAMPLES = {
    "turn": [Example(ERAS, turn, seat=0)],
    "card": [Example(ERAS, worth(3), seat=0)],
    "scoring": [Example(ERAS, worth(points), seat=0) for points in (1, 2, 3)],
}
