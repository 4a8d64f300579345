"""Tables to start from (DK-7.7) in which all that lies nowhere else is in the piles."""

import json
from collections import Counter
from typing import Any

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.games import load as load_game

Position = dict[str, Any]
GAME = load_game("dragonkeepers")
HASH = "ba8a213d267b"
POWERS = ["wind", "return", "barter", "thrift", "key", "page"]
COLOURS = {"w": "white", "g": "green", "r": "red", "b": "blue"}
FIGURES = {"1": 1, "2": 3, "3": 3, "4": 4, "5": 2}  # how many of each number, in every colour
RIGHT = {"wg": 5, "wr": 4, "wb": 4, "gw": 4, "gr": 5, "gb": 4}
RIGHT |= {"rw": 4, "rg": 4, "rb": 5, "bw": 5, "bg": 4, "br": 4}
PILES = [{front + n: count for front in "wgrb" for n, count in FIGURES.items()}, RIGHT]
STARTS = ["w2s", "wrs", "g2s", "gbs", "r3s", "rws", "b3s", "bgs"]
ORDER = [f + b + s for f in "wgrb" for b in "12345wgrb" for s in ("", "s")] + ["j6"]  # DK-7.2
PIECES = {1: 8, 4: 8, 6: 5, 8: 4, 10: 8, 12: 4, 16: 5, 20: 3}  # DK-1.3
AWAY = {2: {4: 8, 10: 8}, 3: {4: 8, 8: 4}, 4: {4: 8}}  # what these tables have removed
COATS = {2: [12, 8], 3: [16, 12, 8], 4: [16, 12, 8]}
SIDES = ("left", "right")

EXAMPLE: Position = json.loads(
    """{"game":"dragonkeepers","data":"ba8a213d267b","options":{"players":3,"chests":[]},
 "turn":9,"active":2,"actor":2,"phase":"take","taken":0,"changed":[],"chest":null,
 "returning":null,"laying":[],"last":false,"pending":[],
 "book":{"left":{"size":37,"top":["?4"],"bottom":[],"pool":{"w2":3,"w3":2,"w4":4,"w5":2,
 "g1":1,"g2":2,"g3":2,"g4":2,"g5":2,"r1":1,"r2":3,"r3":2,"r4":4,"b1":1,"b2":2,"b3":2,"b4":1,
 "b5":1}},"right":{"size":42,"top":["?b"],"bottom":[],"pool":{"wg":5,"wr":3,"wb":3,"gw":3,
 "gr":3,"gb":3,"rw":3,"rg":3,"rb":5,"bw":4,"bg":4,"br":3}}},
 "display":{"left":"r3","right":"gr"},"start_pool":["w2s","r3s","rws","b3s","bgs"],
 "unseen":{"wrs":2,"gbs":2},"hands":[["w1","br","j6"],["g2","g4","b2","b4","j6"],
 ["w3","wr","wrs","wb","g3","gr","gb","gbs"]],
 "rows":[[{"colour":"red","cards":["r5","r5","rw","rg"]},{"colour":"blue","cards":["b4","b5"]}],
 [{"colour":"green","cards":["g2s","g4","gw"]},{"colour":"blue","cards":["b3","b4","bw"]}],[]],
 "pieces":[1,1,4,4,4,4,4,4,6,6,6,6,8,8,10,10,10,10,10,12,12,12,16,16,16,16,16],
 "taken_pieces":[[1,1,1],[1,1,1],[]],"pearls":[["red"],["red"],[]],"coats":[16,12,8],
 "taken_coats":[null,null,null],"eggs":[0,1,0],"crystals":[0,0,0],
 "supply":{"eggs":8,"crystals":10,"backlight":9,"red":4,"blue":9}}"""
)


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)


def row_of(text: str) -> list[dict[str, object]]:
    """`r1 r2 / b4 j6`: stacks from the left, cards from below."""
    stacks = [part.split() for part in text.split("/") if part.strip()]
    return [{"colour": COLOURS[cards[0][0]], "cards": cards} for cards in stacks]


def table(
    *hands: str,
    rows: tuple[str, ...] = (),
    page: tuple[str, str] = ("?3", "?r"),
    under: tuple[str, str] = ("", ""),
    display: tuple[str | None, str | None] = ("w5", "wg"),
    pools: tuple[str | None, str | None] = (None, None),
    pieces: tuple[tuple[int, ...], ...] = (),
    unseen: dict[str, int] | None = None,
    crystals: tuple[int, ...] = (),
    eggs: tuple[int, ...] = (),
    coats: tuple[int | None, ...] = (),
    chests: list[str] | None = None,
    **changes: Any,
) -> Position:
    """By default seat 0 has taken its cards and acts in turn 1.

    `pools` empties a pile but for these cards; the last seat then holds all others of the side.
    """
    players = len(hands)
    seats = range(players)
    held = [hand.split() for hand in hands]
    lines = [row_of(rows[seat] if seat < len(rows) else "") for seat in seats]
    lying = Counter(card for hand in held for card in hand)
    lying.update(card for line in lines for stack in line for card in stack["cards"])  # type: ignore[attr-defined]
    lying.update(card for card in display if card)
    lying.update(changes.get("laying", []))
    for text in (*page, *under):
        lying.update(card for card in text.split() if card[0] != "?")
    book = {}
    for side, name in enumerate(SIDES):
        rest = Counter(PILES[side])
        rest.subtract({card: lying[card] for card in PILES[side]})
        kept = pools[side]
        if kept is not None:
            pool = Counter(kept.split())
            held[-1] += (rest - pool).elements()
            rest = pool
        top, below = page[side].split(), under[side].split()
        known = sum(card[0] != "?" for card in [*top, *below])
        counts = {card: rest[card] for card in ORDER if rest[card]}
        size = known + sum(counts.values())
        book[name] = {"size": size, "top": top, "bottom": below, "pool": counts}
    won = [list(pieces[seat]) if seat < len(pieces) else [] for seat in seats]
    row = Counter(PIECES)
    row.subtract(AWAY[players])
    row.subtract(value for values in won for value in values)
    pearls, red = [], 6
    for values in won:
        reds = min(red, len(values) // 3)
        pearls.append(["red"] * reds + ["blue"] * (len(values) // 3 - reds))
        red -= reds
    mine = [crystals[seat] if seat < len(crystals) else 0 for seat in seats]
    laid = [eggs[seat] if seat < len(eggs) else 0 for seat in seats]
    arms = [coats[seat] if seat < len(coats) else None for seat in seats]
    finished = sum(len(found) for found in pearls)
    written: Position = {
        "game": "dragonkeepers",
        "data": HASH,
        "options": {"players": players, "chests": chests or []},
        "turn": 1,
        "active": 0,
        "actor": changes.get("active", 0),
        "phase": "act",
        "taken": 1,
        "changed": [],
        "chest": None,
        "returning": None,
        "laying": [],
        "last": False,
        "pending": [],
        "book": book,
        "display": dict(zip(SIDES, display, strict=True)),
        "start_pool": [card for card in STARTS if not lying[card]],
        "unseen": {card: unseen[card] for card in ORDER if card in unseen} if unseen else {},
        "hands": [in_order(hand) for hand in held],
        "rows": lines,
        "pieces": sorted(row.elements()),
        "taken_pieces": won,
        "pearls": pearls,
        "coats": [coat for coat in COATS[players] if coat not in arms],
        "taken_coats": arms,
        "eggs": laid,
        "crystals": mine,
        "supply": {
            "eggs": 9 - sum(laid),
            "crystals": 10 - sum(mine),
            "backlight": 11 - lying["j6"],
            "red": red,
            "blue": 9 - (finished - (6 - red)),
        },
    }
    return written | changes


def new(players: int, chests: list[str] | None = None) -> Match:
    """A game before the first piece is removed."""
    options = GAME.read_options({"players": players, "chests": chests or []})
    return Match(GAME, options, players)


def load(written: Position) -> Match:
    options = GAME.read_options(written["options"])
    state = GAME.codec.read_position(written)
    return Match(GAME, options, written["options"]["players"], start=state)


def play(start: Position | Match, *lines: str) -> Match:
    """Decisions and chance results, each of which must be legal."""
    match = start if isinstance(start, Match) else load(start)
    match.enter(GAME.codec.parse(line) for line in lines)
    return match


def position_of(match: Match) -> Position:
    return GAME.codec.position(match.state)


def after(start: Position | Match, *lines: str) -> Position:
    return position_of(play(start, *lines))


def legal(start: Position | Match, *lines: str) -> list[str]:
    """What is possible after these moves, in the engine's order."""
    match = play(start, *lines)
    return [GAME.codec.text(move) for move in match.legal()]


def powers(start: Position | Match, *lines: str) -> list[str]:
    """The chest powers on offer."""
    return [line[6:] for line in legal(start, *lines) if line.startswith("chest ")]


def step(match: Match, dice: Dice) -> str:
    """A random move; most `pass` and `stop` are avoided, so that games come to something."""
    move = GAME.rules.sample(match.state, dice)
    line = GAME.codec.text(move)
    if line == "pass" and len(match.legal()) > 1 and dice.below(8):
        lays = [m for m in match.legal() if GAME.codec.text(m).startswith("lay ")]
        move = lays[0] if lays else move
    match.chance(move) if match.actor == CHANCE else match.play(match.actor, move)
    return GAME.codec.text(move)
