"""Which number stands where in an observation.

What is decided on now stands as one of several; long lists stand as numbers of cards. Left out is
what never changes with one data set: rewards, and what eggs and pieces are worth.
"""

from typing import Final

from spieluhr.core.sheet import LARGEST, Field, Layout
from spieluhr.games.dragonkeepers.components import (
    BACKS,
    CHESTS,
    CODES,
    COLOURS,
    FRONTS,
    HIGHEST_PAGE,
    KINDS,
    MAX_PLAYERS,
    PRINTED_BACKS,
    RING,
    SIDES,
)
from spieluhr.games.dragonkeepers.rules.state import DUE_WORDS, MAX_STARTS, MAX_VALUES, PHASES

# Compiled, only what is reckoned from numbers of the same module is a constant.
SEATS: Final = 4
HIDDEN_BACKS: Final = 9  # a backlight dragon is never covered
assert (SEATS, HIDDEN_BACKS) == (MAX_PLAYERS, PRINTED_BACKS)
POWER_NAMES: Final = (
    *("wind", *(f"return {colour}" for colour in COLOURS)),
    *("barter", "thrift", "key", "page up", "page down"),
)
POWERS: Final = 10
ALL_PIECES: Final = 45
ALL_PEARLS: Final = 15
ALL_COATS: Final = 4
THING_NAMES: Final = ("eggs", "crystals", "backlight", "red pearls", "blue pearls")
THINGS: Final = 5  # of the supply
# The most cards in a pile and in a stack of the usual box; of a higher one, those on top.
PILE: Final = 67  # 52, 4 start cards, 11 backlight dragons
STACK: Final = 39  # 26 of a colour, 2 start cards, 11 backlight dragons

# A card in a list: 0 for none, else one of these.
KNOWN: Final = 1  # + kind
UNKNOWN: Final = KNOWN + KINDS  # + back: nobody knows the front
COVERED: Final = UNKNOWN + HIDDEN_BACKS  # + back, + 9 for each seat between me and who knows it
LAST_CODE: Final = COVERED + HIDDEN_BACKS * (SEATS - 1) - 1

WHOSE: Final = ("I", "next", "second next", "third next")
LARGE: Final = ("of 256", "rest")
PAGES: Final = tuple(str(number) for number in range(1, HIGHEST_PAGE + 1))
EACH: Final = "by seat (I, then in turn order)"
BY_KIND: Final = "by kind of card"
A_CARD: Final = f"0 for none, {KNOWN} + kind"
LAYOUT: Final[Layout] = Layout(
    1,
    (
        Field("players", (SEATS - 1,), 1, "one of: two, three, four", (("two", "three", "four"),)),
        Field(
            "chests", (len(CHESTS),), 1, f"those in the game, of: {', '.join(CHESTS)}", (CHESTS,)
        ),
        Field("seat", (SEATS,), 1, "which one is mine; seat 0 has the first turn"),
        Field(
            "actor",
            (SEATS + 2,),
            1,
            "one of: I, the seats after me, chance, nobody any more",
            ((*WHOSE, "chance", "nobody"),),
        ),
        Field("active", (SEATS,), 1, f"whose turn it is, {EACH}", (WHOSE,)),
        Field("phase", (len(PHASES),), 1, f"one of: {', '.join(PHASES)}", (PHASES,)),
        Field("turn", (2,), LARGEST, "turns begun: units of 256, and the rest", (LARGE,)),
        Field("taken", (1,), 4, "cards taken in this turn"),
        Field("changed", (len(SIDES),), 1, "pages changed in this turn: left, right", (SIDES,)),
        Field(
            "power",
            (POWERS,),
            1,
            "the chest used in this turn, one of: wind, return (white, green, red, blue), "
            "barter, thrift, key, page up, page down",
            (POWER_NAMES,),
        ),
        Field(
            "returning",
            (FRONTS,),
            1,
            "colour of the stack that may give a second card back",
            (COLOURS,),
        ),
        Field("last", (1,), 1, "this turn is the last one, by the book"),
        Field(
            "due",
            (len(DUE_WORDS),),
            LARGEST,
            f"chance still due: {', '.join(DUE_WORDS)}",
            (DUE_WORDS,),
        ),
        Field(
            "page_number",
            (HIGHEST_PAGE,),
            1,
            "how many dragons the book asks for, from 1",
            (PAGES,),
        ),
        Field("page_colour", (FRONTS,), 1, f"of which colour: {', '.join(COLOURS)}", (COLOURS,)),
        Field(
            "page_front",
            (2, FRONTS),
            1,
            "by side, colour of the page's front if I know it",
            (SIDES, COLOURS),
        ),
        Field("display", (2, KINDS), 1, "by side, which kind of card lies there", (SIDES, CODES)),
        Field("pile_size", (2,), LARGEST, "by side, how many cards", (SIDES,)),
        Field(
            "pile_top",
            (2, PILE),
            LAST_CODE,
            f"by side, known cards from the top: {A_CARD}, {UNKNOWN} + back if nobody knows the "
            f"front, {COVERED} + back + {HIDDEN_BACKS} * k if only the seat knows it that sits "
            "k + 1 after me",
            (SIDES, ()),
        ),
        Field(
            "pile_bottom",
            (2, PILE),
            KINDS,
            f"by side, cards under the unknown rest: {A_CARD}",
            (SIDES, ()),
        ),
        Field("pool", (KINDS,), LARGEST, f"{BY_KIND}, the unknown rest of both piles", (CODES,)),
        Field("starts_unseen", (MAX_STARTS,), 1, "by start card, rising: I have not seen it"),
        Field("starts_mine", (MAX_STARTS,), 1, "by start card, rising: only I know it"),
        Field(
            "hand",
            (SEATS, KINDS),
            LARGEST,
            f"{EACH}, {BY_KIND}, cards whose front I know",
            (WHOSE, CODES),
        ),
        Field(
            "hand_covered",
            (SEATS, HIDDEN_BACKS),
            LARGEST,
            f"{EACH}, by back, the others",
            (WHOSE, tuple(BACKS[:HIDDEN_BACKS])),
        ),
        Field("laying", (KINDS,), LARGEST, f"{BY_KIND}, the lay under way", (CODES,)),
        Field(
            "row",
            (SEATS, FRONTS, FRONTS),
            1,
            f"{EACH}, by place from the left, the colour",
            (WHOSE, (), COLOURS),
        ),
        Field(
            "height",
            (SEATS, FRONTS),
            LARGEST,
            f"{EACH}, by colour, cards in the stack",
            (WHOSE, COLOURS),
        ),
        Field(
            "stack",
            (SEATS, FRONTS, STACK),
            KINDS,
            f"{EACH}, by colour, from the top: {A_CARD}",
            (WHOSE, COLOURS, ()),
        ),
        Field("pieces", (MAX_VALUES,), ALL_PIECES, "amulet pieces left, by value, rising"),
        Field(
            "taken_pieces",
            (SEATS, ALL_PIECES),
            MAX_VALUES,
            f"{EACH}, oldest first: 0 for none, 1 for the lowest value, 2 for the next ..",
            (WHOSE, ()),
        ),
        Field("amulets", (SEATS,), ALL_PIECES // RING, f"{EACH}, finished ones", (WHOSE,)),
        Field("end_amulets", (1,), ALL_PIECES // RING, "so many together end the game"),
        Field(
            "pearls",
            (SEATS, 2),
            ALL_PEARLS,
            f"{EACH}, red and blue ones still covered",
            (WHOSE, ("red", "blue")),
        ),
        Field(
            "pearl_values",
            (SEATS, ALL_PEARLS),
            LARGEST,
            f"{EACH}, oldest first, those laid open: 0 for none, 1 + value",
            (WHOSE, ()),
        ),
        Field("coats_left", (1,), ALL_COATS, "how many coats nobody has"),
        Field(
            "coat",
            (SEATS, 2),
            LARGEST,
            f"{EACH}, its value: units of 256, and the rest",
            (WHOSE, LARGE),
        ),
        Field("eggs", (SEATS,), LARGEST, EACH, (WHOSE,)),
        Field("crystals", (SEATS,), LARGEST, EACH, (WHOSE,)),
        Field(
            "supply",
            (THINGS,),
            LARGEST,
            "eggs, crystals, backlight, red and blue pearls",
            (THING_NAMES,),
        ),
        Field(
            "points",
            (SEATS, 2),
            LARGEST,
            f"{EACH}, without covered pearls, as the coat",
            (WHOSE, LARGE),
        ),
    ),
)
