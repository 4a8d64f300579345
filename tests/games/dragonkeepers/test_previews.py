"""What a view says about laying beforehand: as the rules then have it, and no secrets."""

from typing import Any

import pytest

from spieluhr.core.events import Event
from spieluhr.core.match import Match
from spieluhr.games.dragonkeepers.components import CHESTS
from spieluhr.games.dragonkeepers.knowledge.schema import Gains, Request, View
from tests.builders import legal, load, play
from tests.games.dragonkeepers.builders import GAME, random_moves
from tests.games.dragonkeepers.builders import new as new_match
from tests.games.dragonkeepers.table_builders import table

BINDING = {"chest thrift", "chest key", "chest page up", "chest page down"}


def seen(match: Match, seat: int | None) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def asked(view: View) -> Request:
    assert view.request is not None
    return view.request


def problems(request: Request) -> list[str | None]:
    return [holding.problem for holding in request.holdings]


def can_lay(match: Match, *lines: str) -> bool:
    """By the rules, tried at the table itself."""
    world = GAME.rules.copy(match.state)
    for line in lines:
        GAME.rules.apply(world, GAME.codec.parse(line))
    return any(GAME.codec.text(m).startswith("lay ") for m in GAME.rules.legal(world))


@pytest.mark.parametrize("chests", [[], list(CHESTS)])
def test_previews_are_what_the_rules_allow_then(chests: list[str]) -> None:
    tried = 0
    for seed in range(3):
        for match, _ in random_moves(new_match(3, chests), seed):
            view = seen(match, match.actor) if match.actor >= 0 else None
            if view is None or view.table.phase not in ("act", "along"):
                continue
            assert view.seat is not None
            assert (problems(asked(view))[view.seat] is None) == can_lay(match)
            for line in legal(match):
                if line.startswith("book ") or line in BINDING:
                    possible = problems(view.previews[line])[view.seat] is None
                    assert possible == can_lay(match, line), line
                    tried += 1
    assert tried > 50


@pytest.mark.parametrize("chests", [[], list(CHESTS)])
def test_gains_are_what_the_rules_give_then(chests: list[str]) -> None:
    told = 0
    for seed in range(3):
        promised: Gains | None = None
        for match, _ in random_moves(new_match(2, chests), seed):
            events = match.log[-1].events if match.log else []
            if any(event.kind == "laid" for event in events):
                assert promised == _given(events)
                told += 1
            promised = seen(match, None).gains
    assert told > 20


def _given(events: list[Event]) -> Gains:
    """What the log says of a lay; rings come with a pearl while there are any."""
    facts: dict[str, list[Any]] = {}
    for event in events:
        facts.setdefault(event.kind, []).append(event.facts)
    return Gains(
        coat=facts["coat"][0]["value"] if "coat" in facts else None,
        pieces=[piece["value"] for piece in facts.get("piece", [])],
        pearls=[pearl["colour"] for pearl in facts.get("pearl", [])],
        crystals=sum(gift["number"] for gift in facts.get("crystal", [])),
        backlight=sum(gift["number"] for gift in facts.get("backlight", [])),
        eggs=sum(gift["number"] for gift in facts.get("egg", [])),
        amulets=len(facts.get("pearl", [])),
    )


def test_a_power_that_is_not_offered_says_why() -> None:
    start = load(table("r1 r2", "g1", page=("?3", "?r"), crystals=(1,), chests=list(CHESTS)))
    then = seen(start, 0).previews
    assert {move: problems(then[move])[0] for move in sorted(BINDING)} == {
        "chest key": "key-open",
        "chest page down": None,
        "chest page up": "too-few",
        "chest thrift": None,
    }
    offered = legal(start)
    assert {move for move in BINDING if move in offered} == {"chest page down", "chest thrift"}


@pytest.mark.parametrize(
    ("power", "number", "paid"), [("thrift", 2, 3), ("page up", 4, 4), ("page down", 2, 2)]
)
def test_whoever_lays_along_does_so_by_the_printed_page(power: str, number: int, paid: int) -> None:
    hands = ("r1 r2 rw rg", "r3 rb rb")
    match = load(table(*hands, page=("?3", "?r"), crystals=(1,), chests=list(CHESTS)))
    then = seen(match, 0).previews[f"chest {power}"]
    assert (then.number, then.paid, problems(then)) == (number, paid, [None, None])
    fewer = load(table(hands[0], "r3 rb", page=("?3", "?r"), crystals=(1,), chests=list(CHESTS)))
    assert problems(seen(fewer, 0).previews[f"chest {power}"]) == [None, "too-few"]
    used = seen(play(fewer, f"chest {power}"), 1)
    assert (asked(used).number, problems(asked(used))) == (number, [None, "too-few"])


def test_the_key_opens_the_closed_stack_for_who_used_it() -> None:
    rows = ("g1 / r1 / b1", "g2 / r2 / b2")
    start = table("r3 rw", "rb rb", rows=rows, page=("?2", "?r"), crystals=(1,), chests=["key"])
    view = seen(load(start), 0)
    assert view.closed == [["red"], ["red"]]
    assert problems(asked(view)) == ["closed", "closed"]
    assert problems(view.previews["chest key"]) == [None, "closed"]


def test_the_card_put_on_the_book_is_not_laid() -> None:
    view = seen(load(table("r2 r1 j6", "g1", page=("?5", "?r"))), 0)
    assert problems(view.previews["book r2"])[0] is None  # r1 and the joker
    assert problems(view.previews["book j6"])[0] == "too-few"
    assert [(one.colour, one.numbers, one.now) for one in view.reach] == [("red", [1, 2], None)]


def test_only_the_seat_itself_has_previews_and_a_reach() -> None:
    match = load(table("r1 r2 w4", "rb rb", page=("?2", "?r")))
    mine = seen(match, 0)
    assert mine.previews and [one.now for one in mine.reach] == [2]
    assert seen(match, 1).previews == seen(match, None).previews == {}
    assert seen(match, None).reach == []


def test_covered_cards_of_others_are_only_counted() -> None:
    match = load(table("r1", "w2s", page=("?1", "?w"), unseen={"w2s": 1}))
    for reader, known in ((0, (0, 1, "no-real")), (None, (0, 1, "no-real")), (1, (1, 0, None))):
        held = asked(seen(match, reader)).holdings[1]
        assert (held.real, held.unknown, held.problem) == known
