"""What follows from a view: for words and pictures, never for the rules."""

from spieluhr.games.perfect_moment.components import ERAS, ITEM_OF, ITEMS_OF_ERA
from spieluhr.games.perfect_moment.knowledge.schema import FrameView, Lying, View

# How many cards an item draws before it gives any to the deck (PM-6.14), and who only looks.
DRAWS = {"mask": 1, "poem": 2, "chocolates": 2, "keys": 1, "money": 1}
LOOKERS = ("gun", "tickets", "aces")


def reader(view: View) -> int:
    """At whose side the picture is drawn: a spectator sits behind seat 0."""
    return view.seat or 0


def decider(view: View) -> int:
    """Who decides, or for whom the top procedure is."""
    return view.actor if isinstance(view.actor, int) else frame(view).seat if view.pending else 0


def frame(view: View) -> FrameView:
    """The procedure under way."""
    return view.pending[-1]


def is_item(do: str) -> bool:
    """Is the procedure that of an item, and not of set-up or turn?"""
    return do in ITEM_OF


def items(code: str) -> list[str]:
    """Both of a card, in the order of its code."""
    return code.split("/")


def other_item(code: str, item: str) -> str:
    """The one on the other end of the card."""
    first, second = items(code)
    return second if item == first else first


def era(code: str) -> str:
    """Both items of a card are of the same one."""
    return ERAS[ITEM_OF[items(code)[0]] // ITEMS_OF_ERA]


def display(view: View, seat: int) -> list[str]:
    """Codes from left to right, whichever way they lie."""
    return [lying.card for lying in view.displays[seat]]


def hand(view: View, seat: int) -> list[str]:
    """The cards of a hand that the reader of this view knows."""
    return [code for code in view.hands[seat] if code is not None]


def at(view: View, seat: int, place: str) -> Lying | None:
    """own1, own2, opp1, opp2 as the seat sees them; None where no card lies."""
    holder = seat if place.startswith("own") else 1 - seat
    row, n = view.displays[holder], int(place[-1]) - 1
    return row[n] if n < len(row) else None


def items_on_display(view: View, seat: int, code: str) -> dict[str, int]:
    """PM-4.4: which items of the card lie in the seat's display, and whom each of them faces."""
    return {
        item: towards
        for lying in view.displays[seat]
        for towards, item in enumerate(lying.faces)
        if item in items(code)
    }


def carried_out(view: View) -> list[str]:
    """PM-6.8: the items of the chain."""
    return [procedure.do for procedure in view.pending if is_item(procedure.do)]


def is_armor_choice(view: View) -> bool:
    """Is it for armor to choose one of the items that face the other one?"""
    return frame(view).step == "choose"


def lacks(view: View, item: str) -> bool:
    """Would a draw of this item fail?"""
    return DRAWS.get(item, 0) > len(view.deck)


def looked(view: View) -> str | None:
    """aces: the card on top of the deck."""
    return view.deck[0] if view.deck else None


def drawn(view: View) -> list[str]:
    """chocolates, keys: what is kept apart."""
    return [code for code in frame(view).drawn if code is not None]


def lifted(view: View) -> list[str]:
    """gun, tickets: the cards taken off the deck, as far as the view shows them."""
    return [code for code in frame(view).cards if code is not None]


def can_score(view: View) -> bool:
    """PM-4.3: is there anything to score in step 2?"""
    fragments = [code for codes in view.fragments for code in codes]
    if any(view.worth.get(code, 0) >= 2 for code in fragments):
        return True
    return view.worth.get("plan", 0) > 0 or view.worth.get("paradox", 0) > 0
