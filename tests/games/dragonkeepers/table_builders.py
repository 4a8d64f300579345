"""Tables to start from (DK-7.7): the first turn, with other pieces removed than in `builders`."""

import json
from collections import Counter
from typing import Any

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from tests.builders import Position, legal
from tests.games.dragonkeepers.builders import GAME, ORDER, PIECES, position

AWAY = {2: {4: 8, 10: 8}, 3: {4: 8, 8: 4}, 4: {4: 8}}  # what these tables have removed

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


def table(
    *hands: str,
    page: tuple[str, str] = ("?3", "?r"),
    display: tuple[str | None, str | None] = ("w5", "wg"),
    pools: tuple[str | None, str | None] = (None, None),
    pieces: tuple[tuple[int, ...], ...] = (),
    unseen: dict[str, int] | None = None,
    coats: tuple[int | None, ...] = (),
    chests: list[str] | None = None,
    **changes: Any,
) -> Position:
    """By default seat 0 has taken its cards and acts in turn 1.

    `pools` empties a pile but for these cards; the last seat then holds all others of the side.
    Start cards are known to all, and nobody has a coat, but for `unseen` and `coats`.
    """
    players = len(hands)
    left = Counter(PIECES)
    left.subtract(AWAY[players])
    left.subtract(value for values in pieces for value in values)
    changes = {"turn": 1, "active": 0, "actor": changes.get("active", 0), "taken": 1} | changes
    known = unseen or {}
    changes["unseen"] = {card: known[card] for card in ORDER if card in known}
    return position(
        "",
        *hands,
        players=players,
        left=page[0],
        right=page[1],
        display=display,
        left_pool=pools[0],
        right_pool=pools[1],
        taken_pieces=tuple(map(list, pieces)),
        pieces=sorted(left.elements()),
        coats=(*coats, *[None] * (players - len(coats))),
        chests=" ".join(chests or []),
        **changes,
    )


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
    match.chance(move) if match.actor == CHANCE else match.play(move)
    return GAME.codec.text(move)
