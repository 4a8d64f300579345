"""What follows from a view: for words and pictures, never for the rules."""

from typing import Final, NamedTuple

from spieluhr.games.dragonkeepers.components import COLOURS, LETTERS, RING
from spieluhr.games.dragonkeepers.knowledge.schema import Pile, Reward, View

JOKER: Final = "j6"
BINDING: Final = ("thrift", "key", "page up", "page down")  # DK-5.4
FEWER_OR_MORE: Final = {"thrift": -1, "page up": 1, "page down": -1}


class Gains(NamedTuple):
    """What a lay brings at this moment (DK-3.6)."""

    coat: int | None
    pieces: list[int]
    pearls: list[str]
    crystals: int
    backlight: int
    eggs: int
    amulets: int


def mover(view: View) -> int:
    """Who decides."""
    actor = view.table.actor
    assert isinstance(actor, int)
    return actor


def hand(view: View, seat: int) -> list[str]:
    return view.table.hands[seat]


def number(view: View) -> int:
    """What the left page shows."""
    assert view.page_number is not None
    return view.page_number


def colour(view: View) -> str:
    assert view.page_colour is not None
    return view.page_colour


def power(view: View) -> str | None:
    """The chest that counts for the one who decides."""
    return view.table.chest if mover(view) == view.table.active else None


def is_bound(view: View) -> bool:
    """DK-5.4: must the lay follow?"""
    return view.table.phase == "act" and power(view) in BINDING


def wanted(view: View) -> int:
    """How many dragons the one who decides has to lay."""
    return number(view) + FEWER_OR_MORE.get(power(view) or "", 0)


def reward_number(view: View, used: str | None) -> int:
    """DK-5.4: with `page` the reward goes by the new number, with `thrift` by the page."""
    shift = FEWER_OR_MORE[used] if used in ("page up", "page down") else 0
    return number(view) + shift


def reward(view: View, wants: int) -> Reward:
    return view.rewards[str(wants)]


def side_of(code: str) -> str:
    """The side of the book that its back belongs to."""
    return "right" if code[1] in LETTERS else "left"


def pile(view: View, side: str) -> Pile:
    return view.table.book.left if side == "left" else view.table.book.right


def place(view: View, side: str) -> str | None:
    """The card of the display."""
    return view.table.display.left if side == "left" else view.table.display.right


def fits(code: str, wants: str) -> bool:
    """DK-3.4: a dragon of the colour, or a joker."""
    return code == JOKER or code[0] == LETTERS[COLOURS.index(wants)]


def usable(cards: list[str], wants: str) -> list[str]:
    return [code for code in cards if fits(code, wants)]


def row(view: View, seat: int) -> list[str]:
    """The colours of a row, from the left."""
    return [stack.colour for stack in view.table.rows[seat]]


def stack(view: View, seat: int, wants: str) -> list[str]:
    for found in view.table.rows[seat]:
        if found.colour == wants:
            return found.cards
    return []


def is_closed(view: View, seat: int, wants: str) -> bool:
    """DK-3.5."""
    return wants in row(view, seat)[1:-1]


def lay_problem(
    view: View, seat: int, cards: list[str], dragons: int, wants: str, with_key: bool = False
) -> str | None:
    """DK-3.4, DK-3.5: why these cards are no hand for such a lay; None if they are."""
    if is_closed(view, seat, wants) != with_key:
        return "key-open" if with_key else "closed"
    found = usable(cards, wants)
    if all(code == JOKER for code in found):
        return "no-real"
    return "too-few" if len(found) < dragons else None


def can_change(view: View) -> bool:
    """DK-3.3: has the hand a card for a page that is not changed yet?"""
    cards = hand(view, mover(view))
    return any(side_of(code) not in view.table.changed for code in cards)


def can_lay(view: View) -> bool:
    """Can the one who decides lay by the book as it lies? Only from his own view."""
    seat, with_key = mover(view), power(view) == "key"
    cards = hand(view, seat)
    return lay_problem(view, seat, cards, wanted(view), colour(view), with_key) is None


def gains(view: View) -> Gains:
    """What the lay in progress brings, as far as the supply goes."""
    reader, seat = view.table, mover(view)
    promised = reward(view, reward_number(view, power(view)))
    left, supply = list(reader.pieces), reader.supply
    pieces = [left.pop(0) for _ in range(min(promised.lowest, len(left)))]
    pieces += [left.pop() for _ in range(min(promised.highest, len(left)))]
    held = len(reader.taken_pieces[seat])
    rings = (held + len(pieces)) // RING - held // RING
    pearls = (["red"] * min(rings, supply.red) + ["blue"] * supply.blue)[:rings]
    colours = row(view, seat)
    diverse = len(colours) == len(COLOURS) - 1 and colour(view) not in colours
    return Gains(
        coat=reader.coats[0] if diverse and reader.coats else None,
        pieces=pieces,
        pearls=pearls,
        crystals=min(promised.crystal, supply.crystals),
        backlight=min(promised.backlight, supply.backlight),
        eggs=min(promised.egg, supply.eggs),
        amulets=rings,
    )


def points(view: View, seat: int) -> dict[str, int]:
    """DK-4.2: by what they are for."""
    table = view.table
    pearls = sum(value for value in table.pearls[seat] if isinstance(value, int))
    value, turned = view.egg_values
    eggs = table.eggs[seat] * value + (turned - value if turns_egg(view, seat) else 0)
    pieces, coat = sum(table.taken_pieces[seat]), table.taken_coats[seat] or 0
    return {"pieces": pieces, "pearls": pearls, "eggs": eggs, "coats": coat}


def turns_egg(view: View, seat: int) -> bool:
    return 0 < view.table.eggs[seat] == max(view.table.eggs)


def laid(view: View, seat: int) -> int:
    """DK-4.3: dragon cards that lie before the seat."""
    return sum(len(found.cards) for found in view.table.rows[seat])
