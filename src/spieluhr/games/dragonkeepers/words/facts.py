"""What follows from a view: for words and pictures, never for the rules."""

from typing import Final

from spieluhr.games.dragonkeepers.components import COLOURS, LETTERS
from spieluhr.games.dragonkeepers.knowledge.schema import Pile, Request, Reward, View
from spieluhr.games.dragonkeepers.rules.chests import CHEST_WORDS, binds_to_lay

JOKER: Final = "j6"
BINDING: Final = {words for power, words in CHEST_WORDS.items() if binds_to_lay(power)}


def mover(view: View) -> int:
    """Who decides."""
    actor = view.table.actor
    assert isinstance(actor, int)
    return actor


def hand(view: View, seat: int) -> list[str]:
    """Codes; `?` and the back for cards that the view does not show."""
    return view.table.hands[seat]


def number(view: View) -> int:
    """What the left page shows."""
    assert view.page_number is not None
    return view.page_number


def colour(view: View) -> str:
    """Of the right page, while there is one."""
    assert view.page_colour is not None
    return view.page_colour


def power(view: View) -> str | None:
    """The chest that counts for the one who decides."""
    return view.table.chest if mover(view) == view.table.active else None


def is_bound(view: View) -> bool:
    """DK-5.4: must the lay follow?"""
    return view.table.phase == "act" and power(view) in BINDING


def request(view: View) -> Request:
    """What the one who decides has to lay."""
    assert view.request is not None
    return view.request


def lay_problem(view: View, asked: Request) -> str | None:
    """Why the actor cannot lay what is asked, from their own view; None if they can."""
    return asked.holdings[mover(view)].problem


def held(view: View, asked: Request) -> int:
    """Dragons in hand that can be laid for it."""
    holding = asked.holdings[mover(view)]
    return holding.real + holding.jokers


def reward(view: View, wants: int) -> Reward:
    """For a lay of that many dragons."""
    return view.rewards[str(wants)]


def promised(view: View, wants: int) -> Reward:
    """DK-3.6: what a number brings as long as the supply stays as it is."""
    full, supply, pieces = reward(view, wants), view.table.supply, len(view.table.pieces)
    lowest = min(full.lowest, pieces)
    return Reward(
        lowest=lowest,
        highest=min(full.highest, pieces - lowest),
        crystal=min(full.crystal, supply.crystals),
        backlight=min(full.backlight, supply.backlight),
        egg=min(full.egg, supply.eggs),
    )


def side_of(code: str) -> str:
    """The side of the book that its back belongs to."""
    return "right" if code[1] in LETTERS else "left"


def pile(view: View, side: str) -> Pile:
    """By its name in moves: `left` or `right`."""
    return view.table.book.left if side == "left" else view.table.book.right


def place(view: View, side: str) -> str | None:
    """The card of the display."""
    return view.table.display.left if side == "left" else view.table.display.right


def fits(code: str, wants: str) -> bool:
    """DK-3.4: a dragon of the colour, or a joker."""
    return code == JOKER or code[0] == LETTERS[COLOURS.index(wants)]


def usable(cards: list[str], wants: str) -> list[str]:
    """Those that can be laid on a stack of that colour."""
    return [code for code in cards if fits(code, wants)]


def row(view: View, seat: int) -> list[str]:
    """The colours of a row, from the left."""
    return [stack.colour for stack in view.table.rows[seat]]


def stack(view: View, seat: int, wants: str) -> list[str]:
    """From below to the top; empty if the seat has none of that colour."""
    for one in view.table.rows[seat]:
        if one.colour == wants:
            return one.cards
    return []


def can_change(view: View) -> bool:
    """DK-3.3: has the hand a card for a page that is not changed yet?"""
    cards = hand(view, mover(view))
    return any(side_of(code) not in view.table.changed for code in cards)


def points(view: View, seat: int) -> dict[str, int]:
    """DK-4.2: by what they are for."""
    table = view.table
    pearls = sum(value for value in table.pearls[seat] if isinstance(value, int))
    value, turned = view.egg_values
    eggs = table.eggs[seat] * value + (turned - value if turns_egg(view, seat) else 0)
    pieces, coat = sum(table.taken_pieces[seat]), table.taken_coats[seat] or 0
    return {"pieces": pieces, "pearls": pearls, "eggs": eggs, "coats": coat}


def turns_egg(view: View, seat: int) -> bool:
    """DK-4.2: nobody has more eggs, so one of them is turned over and counts more."""
    return 0 < view.table.eggs[seat] == max(view.table.eggs)


def laid(view: View, seat: int) -> int:
    """DK-4.3: dragon cards that lie before the seat."""
    return sum(len(stack.cards) for stack in view.table.rows[seat])
