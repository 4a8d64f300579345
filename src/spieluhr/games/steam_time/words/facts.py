"""What follows from a view: for words, never for the rules."""

from typing import Any, Final, cast

from spieluhr.games.steam_time.components import COLOURS, KINDS
from spieluhr.games.steam_time.knowledge.schema import Colour, Half, Row, Seat, Space, Todo, View

TURN: Final = "turn"  # the question while nothing is under way


def mover(view: View) -> int:
    """Who decides."""
    actor = view.table.actor
    assert isinstance(actor, int)
    return actor


def question(view: View) -> str:
    """What is asked: the entry of `todo` that is next, or the turn (ST-9.6)."""
    return view.table.todo[-1].do if view.table.todo else TURN


def entry(view: View) -> Todo:
    """What is due now; only where something is under way."""
    return view.table.todo[-1]


def below(view: View, do: str) -> Todo | None:
    """The uppermost such entry under the question."""
    for task in reversed(view.table.todo[:-1]):
        if task.do == do:
            return task
    return None


def left(question: Todo) -> int:
    """How many are still to be chosen; 0 where the question does not count."""
    return question.left if isinstance(question.left, int) else 0


def first_allowed(question: Todo) -> str:
    """ST-9.2: the first element that may still follow."""
    return question.from_ if isinstance(question.from_, str) else COLOURS[0]


def promised(view: View) -> dict[str, int]:
    """What a payment for an encounter or a mission brings: it lies directly under it."""
    todo = view.table.todo
    under = todo[-2] if len(todo) > 1 else None
    if under is None or under.seat != todo[-1].seat or not isinstance(under.what, dict):
        return {}
    return under.what


# Seats.


def board(view: View) -> Seat:
    """The airship board of the one who decides."""
    return view.table.seats[mover(view)]


def crystals(view: View, colour: str) -> list[str]:
    """A generator of the one who decides, from the left."""
    return [str(crystal) for crystal in board(view).generators[cast("Colour", colour)]]


def held(view: View, colour: str) -> int:
    """How many crystals lie in the actor's generator of that colour, of both kinds."""
    return len(crystals(view, colour))


def all_held(view: View) -> int:
    """In all generators of the actor."""
    return sum(held(view, colour) for colour in COLOURS)


def crystals_left(view: View, seat: int) -> int:
    """ST-7.2: of both kinds."""
    return sum(len(generator) for generator in view.table.seats[seat].generators.values())


def surcharge(view: View, colour: str) -> int | None:
    """ST-3.2: what the next slot costs; None: there is none."""
    generator = view.generators[cast("Colour", colour)]
    slot = held(view, colour) + 1
    if slot > generator.slots:
        return None
    return view.surcharge if slot in generator.surcharge_slots else 0


def room_problem(view: View, colour: str, price: int = 0) -> str | None:
    """ST-3.2: why a crystal cannot go into the generator; `price` is for the crystal itself."""
    cost = surcharge(view, colour)
    if cost is None:
        return "full"
    if board(view).gold >= cost + price:
        return None
    return ("gold.both" if price else "gold.slot") if cost else "gold.price"


def paid_from(view: View, colour: str, number: int) -> dict[str, int]:
    """ST-3.3: T.I.M.E. crystals leave first."""
    times = min(number, crystals(view, colour).count("time"))
    return {"time_crystal": times, colour: number - times}


# The board.


def row(view: View, monument: str) -> Row:
    """Of the time stream, by its monument."""
    return next(one for one in view.table.stream if one.monument == monument)


def height(view: View, monument: str) -> int:
    """Counted from below, from 1."""
    return view.table.stream.index(row(view, monument)) + 1


def space(view: View, monument: str, kind: str) -> Space | None:
    """None: there is no such space with this number of players."""
    return cast("dict[str, Space]", row(view, monument).spaces).get(kind)


def deposit(view: View, monument: str) -> dict[str, int]:
    """Crystals lying at a monument, by colour; empty where there are none."""
    lying = space(view, monument, "crystals")
    if lying is None or not isinstance(lying.crystals, dict):
        return {}
    return {colour: lying.crystals[colour] for colour in lying.crystals}


def card(view: View, monument: str, kind: str) -> str | None:
    """The card that lies on the space."""
    lying = space(view, monument, kind)
    return lying.card if lying is not None and isinstance(lying.card, str) else None


def colour_of(kind: str) -> str:
    """ST-1.2: the generator that the kind of space belongs to."""
    return COLOURS[KINDS.index(kind)]


# Payments.


def cost(view: View, code: str) -> list[str]:
    """The colours that the card costs this round."""
    return [str(colour) for colour in view.cards[code].colours]


def lacking(view: View, code: str) -> list[str]:
    """ST-3.5: the colours of its cost of which there is no crystal at all."""
    return [colour for colour in cost(view, code) if not held(view, colour)]


def shortage(view: View, pay: dict[str, Any]) -> tuple[str, int] | None:
    """The first part of a payment that cannot be made, and how much of it there is.

    `any` and `one`: of the crystals that are chosen, in any colours or in one.
    """
    for key, there in (("gold", board(view).gold), ("steam", board(view).steam)):
        if pay.get(key, 0) > there:
            return key, there
    rest = {colour: held(view, colour) - pay.get(colour, 0) for colour in COLOURS}
    for colour in COLOURS:
        if rest[colour] < 0:
            return colour, held(view, colour)
    if pay.get("crystals_any_colours", 0) > sum(rest.values()):
        return "any", sum(rest.values())
    if pay.get("crystals_one_colour", 0) > max(rest.values()):
        return "one", max(rest.values())
    return None


def can_do(view: View, code: str, half: str) -> bool:
    """ST-5.8: an action that cannot be paid cannot be chosen."""
    return shortage(view, half_of(view, code, half)["pay"]) is None


def half_of(view: View, code: str, half: str) -> Half:
    """`half` is `top` or `bottom`, of a card with two."""
    return view.cards[code].top if half == "top" else view.cards[code].bottom


# Turns.


def may_take_card(view: View) -> bool:
    """ST-5.1."""
    table = view.table
    return table.card is None and (mover(view) != table.start or table.start_moved)


def may_place(view: View) -> bool:
    """Has the actor an airship left, and is it not resting?"""
    return board(view).airships > 0 and not board(view).resting


def pass_ends_phase(view: View) -> bool:
    """ST-5.5: would the phase be over with a pass?"""
    table = view.table
    others = [seat for k, seat in enumerate(table.seats) if k != mover(view)]
    if any(seat.airships and not seat.resting for seat in others):
        return False
    return table.card is not None or table.passes + 1 >= table.players
