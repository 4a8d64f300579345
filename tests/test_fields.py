"""A state written from one list: its position, what lies open of it, and the way back."""

import pytest
from librt.vecs import vec
from msgspec import Struct, convert
from mypy_extensions import i64

from spieluhr.core.bits import set_of
from spieluhr.core.errors import Malformed
from spieluhr.core.rules import Rules, actor_word
from spieluhr.core.rules import State as AnyState
from spieluhr.core.sheet import Sheet, described
from spieluhr.kit.fields import FLAG, NUMBER, Cards, Fields

CODES = ("1c", "2c", "1s", "2s")


class State(AnyState):
    hands: vec[i64]
    pile: i64 = 0b1111
    turn: i64 = 0
    trump: i64 = -1
    is_last: bool = False

    def __init__(self) -> None:
        self.hands = vec[i64]([0, 0])


class Open(Struct):
    turn: int
    trump: str | None


class Position(Open):
    hands: list[list[str]]
    pile: list[str]
    is_last: bool


CARDS = Cards(CODES)
FIELDS = Fields(
    State, turn=NUMBER, trump=CARDS.perhaps, hands=CARDS.sets, pile=CARDS.set, is_last=FLAG
)


def some_state() -> State:
    s = State()
    s.hands[1] = set_of([0, 3])
    s.pile, s.turn, s.trump, s.is_last = set_of([2]), 5, 1, True
    return s


def test_all_is_written_and_only_what_lies_open_is_shown() -> None:
    s = some_state()
    written = {"turn": 5, "trump": "2c", "hands": [[], ["1c", "2s"]], "pile": ["1s"]}
    assert FIELDS.write(s) == {**written, "is_last": True}
    assert FIELDS.open(s, Open) == {"turn": 5, "trump": "2c"}
    assert FIELDS.open(State(), Open) == {"turn": 0, "trump": None}


def test_what_is_written_is_read() -> None:
    for s in (State(), some_state()):
        written = FIELDS.write(s)
        assert FIELDS.write(FIELDS.read(convert(written, Position))) == written


def test_without_codes_a_card_is_its_number() -> None:
    fields = Fields(State, trump=Cards().perhaps, pile=Cards().set)
    assert fields.write(some_state()) == {"trump": 1, "pile": [2]}


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"trump": "3c"}, "no card “3c”"),
        ({"pile": ["9s"]}, "no card “9s”"),
        ({"pile": ["1s", "1s"]}, "“1s” is there twice"),
    ],
)
def test_cards_that_cannot_be_are_refused(changed: dict[str, object], says: str) -> None:
    written = convert({**FIELDS.write(State()), **changed}, Position)
    with pytest.raises(Malformed, match=says):
        FIELDS.read(written)


def test_a_copy_has_every_field_and_shares_none() -> None:
    s, rules = some_state(), Rules[State]()
    twin = rules.copy(s)
    assert FIELDS.write(twin) == FIELDS.write(s)
    twin.hands[0], twin.pile = set_of([1]), 0
    assert FIELDS.write(s) == FIELDS.write(some_state())


def test_actors_have_one_spelling() -> None:
    assert [actor_word(actor) for actor in (1, -1, -2)] == [1, "chance", "over"]


def test_a_layout_is_made_of_what_is_written() -> None:
    def write(sheet: Sheet) -> None:
        sheet.field("turn", "which turn", 40).number(7)
        sheet.field("trump", "the trump").one_of(2, 4)
        sheet.field("last", "the last turn").flag(True)

    layout = described(3, write)
    assert (layout.version, layout.size) == (3, 6)
    assert [tuple(field)[:4] for field in layout.fields] == [
        ("turn", (1,), 40, "which turn"),
        ("trump", (4,), 1, "the trump"),
        ("last", (1,), 1, "the last turn"),
    ]
    sheet = Sheet(layout.size)
    write(sheet)
    assert sheet.row() == [7, 0, 0, 1, 0, 1]
