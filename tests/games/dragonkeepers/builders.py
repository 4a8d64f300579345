"""Positions to start tests from (DK-7.7), and how to play on from them."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spieluhr.core.match import Match
from spieluhr.games import dragonkeepers
from spieluhr.games import load as load_game
from tests.builders import Position, play, position_of

GAME = load_game("dragonkeepers")
HASH = "ba8a213d267b"
DATA: dict[str, Any] = json.loads(
    Path(dragonkeepers.__file__).with_name("data.json").read_text(encoding="utf-8")
)
CHESTS = ["wind", "return", "barter", "thrift", "key", "page"]
SIDES = ("left", "right")
COLOURS = {"w": "white", "g": "green", "r": "red", "b": "blue"}
ORDER = [
    f"{front}{back}{ribbon}" for front in "wgrb" for back in "12345wgrb" for ribbon in ("", "s")
]
ORDER.append("j6")

LEFT = {"1": 1, "2": 3, "3": 3, "4": 4, "5": 2}  # the same for every front colour
RIGHT = {
    "wg": 5, "wr": 4, "wb": 4,
    "gw": 4, "gr": 5, "gb": 4,
    "rw": 4, "rg": 4, "rb": 5,
    "bw": 5, "bg": 4, "br": 4,
}  # fmt: skip
STARTS = ["w2s", "wrs", "g2s", "gbs", "r3s", "rws", "b3s", "bgs"]
BOX = {
    "left": {front + back: number for front in "wgrb" for back, number in LEFT.items()},
    "right": RIGHT,
}
PIECES = [1] * 8 + [4] * 8 + [6] * 5 + [8] * 4 + [10] * 8 + [12] * 4 + [16] * 5 + [20] * 3
# Out of the game, for every number of players a part of the same row.
REMOVED = [1, 4, 6, 8, 10, 12, 16, 20, 1, 4, 10, 16, 6, 8, 12, 20]
REMOVED_BY_PLAYERS = {2: 16, 3: 12, 4: 8}
COATS = {2: [12, 8], 3: [16, 12, 8], 4: [16, 12, 8]}


def cards(codes: str) -> list[str]:
    return codes.split()


def in_order(codes: list[str]) -> list[str]:
    return sorted(codes, key=ORDER.index)


def side_of(code: str) -> str:
    return "left" if code[1] in "123456" else "right"


def row(stacks: str) -> list[Position]:
    """`r5 rw / b4 b5`: a red stack, to its right a blue one, bottom cards first."""
    laid = [cards(stack) for stack in stacks.split("/") if stack.strip()]
    return [{"colour": COLOURS[stack[0][0]], "cards": stack} for stack in laid]


def position(
    page: str = "4b",
    *hands: str,
    players: int = 3,
    rows: tuple[str, ...] = (),
    left: str | None = None,
    right: str | None = None,
    under: tuple[str, str] = ("", ""),
    display: tuple[str | None, str | None] = ("r3", "gr"),
    left_pool: str | None = None,
    right_pool: str | None = None,
    taken_pieces: tuple[list[int], ...] = (),
    pieces: list[int] | None = None,
    eggs: tuple[int, ...] = (),
    crystals: tuple[int, ...] = (),
    coats: tuple[int | None, ...] = (),
    chests: str = "",
    **changes: Any,
) -> Position:
    """By default seat 0 has taken a card and may change the book and lay.

    `left` and `right` are the known cards of a pile from the top, in place of the plain `page`;
    with `left_pool` (the `?` card of the top among it) every other card that lies nowhere else
    goes to the last hand. Start cards in a hand are known only there. Who has all four colours
    has a coat, the first seat the best, if `coats` does not say otherwise.
    """
    seats = range(players)
    held = [cards(hand) for hand in hands] + [[] for _ in seats[len(hands) :]]
    laid = [row(stacks) for stacks in rows] + [[] for _ in seats[len(rows) :]]
    tops = {
        "left": cards(f"?{page[0]}" if left is None else left),
        "right": cards(f"?{page[1]}" if right is None else right),
    }
    bottoms = {side: cards(codes) for side, codes in zip(SIDES, under, strict=True)}
    lying = Counter(code for hand in held for code in hand)
    lying.update(code for stacks in laid for stack in stacks for code in stack["cards"])
    lying.update(code for side in SIDES for code in tops[side] + bottoms[side])
    lying.update(code for code in display if code)
    lying.update(changes.get("laying", []))
    book = {}
    for side, wanted in zip(SIDES, (left_pool, right_pool), strict=True):
        rest = Counter(BOX[side])
        rest.subtract({code: lying[code] for code in rest})
        assert min(rest.values()) >= 0, rest
        pool = rest if wanted is None else Counter(cards(wanted))
        held[-1] += list((rest - pool).elements())
        known = [code for code in tops[side] if code[0] != "?"] + bottoms[side]
        book[side] = {
            "size": len(known) + pool.total(),
            "top": tops[side],
            "bottom": bottoms[side],
            "pool": {code: pool[code] for code in in_order(list(pool)) if pool[code]},
        }
    written = _head(players, chests, changes)
    written |= {
        "book": book,
        "display": dict(zip(SIDES, display, strict=True)),
        "start_pool": [code for code in STARTS if not lying[code]],
        "unseen": {code: seat for code in STARTS for seat in seats if code in held[seat]},
        "hands": [in_order(hand) for hand in held],
        "rows": laid,
    }
    best = iter(COATS[players])
    got = coats or tuple(next(best, None) if len(stacks) == 4 else None for stacks in laid)
    written |= _things(players, taken_pieces, pieces, eggs, crystals, got)
    written["supply"]["backlight"] = 11 - lying["j6"]
    return written | changes


def _head(players: int, chests: str, changes: Position) -> Position:
    active = changes.get("active", (changes.get("turn", 1) - 1) % players)
    return {
        "game": "dragonkeepers",
        "data": HASH,
        "options": {"players": players, "chests": cards(chests)},
        "turn": active + 1 + players,
        "active": active,
        "actor": "chance" if changes.get("pending") else active,
        "phase": "act",
        "taken": 0 if changes.get("phase") == "take" else 1,
        "changed": [],
        "chest": None,
        "returning": None,
        "laying": [],
        "last": False,
        "pending": [],
    }


def _things(
    players: int,
    taken: tuple[list[int], ...],
    pieces: list[int] | None,
    eggs: tuple[int, ...],
    crystals: tuple[int, ...],
    coats: tuple[int | None, ...],
) -> Position:
    seats = range(players)
    owned = [*taken, *([] for _ in seats[len(taken) :])]
    out = Counter(REMOVED[: REMOVED_BY_PLAYERS[players]])
    out.update(value for values in owned for value in values)
    left = sorted((Counter(PIECES) - out).elements()) if pieces is None else pieces
    pearls = ["red"] * 6 + ["blue"] * 9
    rings = [[pearls.pop(0) for _ in range(len(values) // 3)] for values in owned]
    got = [*coats, *(None for _ in seats[len(coats) :])]
    held_eggs = [*eggs, *(0 for _ in seats[len(eggs) :])]
    held_crystals = [*crystals, *(0 for _ in seats[len(crystals) :])]
    return {
        "pieces": left,
        "taken_pieces": owned,
        "pearls": rings,
        "coats": [coat for coat in COATS[players] if coat not in got],
        "taken_coats": got,
        "eggs": held_eggs,
        "crystals": held_crystals,
        "supply": {
            "eggs": 9 - sum(held_eggs),
            "crystals": 10 - sum(held_crystals),
            "backlight": 11,
            "red": pearls.count("red"),
            "blue": pearls.count("blue"),
        },
    }


def new(players: int = 3, chests: list[str] | None = None) -> Match:
    """A game before the first piece is removed."""
    return Match(GAME, GAME.read_options({"players": players, "chests": chests or []}))


def dealt(players: int = 3, chests: list[str] | None = None, seed: int = 0) -> Match:
    """A game at the first decision of seat 0."""
    match = new(players, chests)
    chooser = random.Random(seed)
    while position_of(match)["phase"] == "setup":
        play(match, random_text(match, chooser))
    return match


def random_text(match: Match, chooser: random.Random) -> str:
    """A random move; chance as likely as it is."""
    moves = match.legal()
    likely = GAME.rules.weights(match.state) if position_of(match)["actor"] == "chance" else None
    return GAME.codec.text(chooser.choices(moves, likely)[0])


def random_moves(match: Match, seed: int) -> Iterator[tuple[Match, str]]:
    """The rest of a game at random: before every move the table and the move that comes."""
    chooser = random.Random(seed)
    while not match.is_over:
        line = random_text(match, chooser)
        yield match, line
        play(match, line)
