"""Dragonkeepers, naive: component data, cards, the position before the first chance step."""

import hashlib
import json
from pathlib import Path
from typing import Any

Data = dict[str, Any]
Position = dict[str, Any]

SIDES = ["left", "right"]
CHESTS = ["wind", "return", "barter", "thrift", "key", "page"]
COLOURS = ["white", "green", "red", "blue"]
FRONTS = "wgrbj"
BACKS = "123456wgrb"


def load(path: str) -> Data:
    with Path(path).open(encoding="utf-8") as file:
        data: Data = json.load(file)
    return data


def data_hash(data: Data) -> str:
    # DK-8.2
    kept = {key: value for key, value in data.items() if key not in ("note", "status")}
    text = json.dumps(kept, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:12]


def card_order(card: str) -> tuple[int, int, bool]:
    # DK-7.2
    return (FRONTS.index(card[0]), BACKS.index(card[1]), card.endswith("s"))


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=card_order)


def kinds(cards: list[str]) -> list[str]:
    return in_order(list(set(cards)))


def side_of(card: str) -> str:
    # DK-3.3
    return "left" if card[1] in "123456" else "right"


def counted(card_counts: dict[str, int]) -> dict[str, int]:
    return {card: card_counts[card] for card in kinds(list(card_counts)) if card_counts[card] > 0}


def full_pool(data: Data, side: str) -> dict[str, int]:
    pool = {}
    for front, backs in data[side].items():
        for back, number in backs.items():
            pool[front[0] + back[0]] = number
    return counted(pool)


def all_start_cards(data: Data) -> list[str]:
    return in_order([front[0] + str(back)[0] + "s" for front, back in data["start_cards"]["cards"]])


def all_pieces(data: Data) -> list[int]:
    pieces = []
    for value, number in data["amulet_pieces"]["count_by_value"].items():
        pieces += [int(value)] * number
    return sorted(pieces)


def check_options(players: int, chests: list[str]) -> None:
    # DK-4.5
    if players not in (2, 3, 4):
        raise ValueError(f"players: {players}")
    if len(set(chests)) != len(chests) or not set(chests) <= set(CHESTS):
        raise ValueError(f"chests: {chests}")


def setup_pending(data: Data, players: int) -> list[str]:
    # DK-7.4, DK-7.8
    removed = data["amulet_pieces"]["removed_by_players"][str(players)]
    dealt = sum(data["start_cards"]["dealt_by_turn_order"][:players])
    book = ["reveal left", "page left", "reveal right", "page right"]
    return ["remove"] * removed + ["start"] * dealt + book


def full_pile(data: Data, side: str) -> dict[str, Any]:
    pool = full_pool(data, side)
    return {"size": sum(pool.values()), "top": [], "bottom": [], "pool": pool}


def full_supply(data: Data) -> dict[str, int]:
    # DK-2.4
    return {
        "eggs": data["eggs"]["count"],
        "crystals": data["crystals"]["count"],
        "backlight": data["backlight"]["count"],
        "red": sum(data["pearls"]["red"].values()),
        "blue": sum(data["pearls"]["blue"].values()),
    }


def start(data: Data, players: int, chests: list[str]) -> Position:
    """The position before the first chance step."""
    check_options(players, chests)
    return {
        "game": "dragonkeepers",
        "data": data_hash(data),
        "options": {"players": players, "chests": list(chests)},
        "turn": 0,
        "active": 0,
        "actor": "chance",
        "phase": "setup",
        "taken": 0,
        "changed": [],
        "chest": None,
        "returning": None,
        "laying": [],
        "last": False,
        "pending": setup_pending(data, players),
        "book": {side: full_pile(data, side) for side in SIDES},
        "display": {"left": None, "right": None},
        "start_pool": all_start_cards(data),
        "unseen": {},
        "hands": [[] for _ in range(players)],
        "rows": [[] for _ in range(players)],
        "pieces": all_pieces(data),
        "taken_pieces": [[] for _ in range(players)],
        "pearls": [[] for _ in range(players)],
        "coats": sorted(data["coats"][str(players)], reverse=True),
        "taken_coats": [None] * players,
        "eggs": [0] * players,
        "crystals": [0] * players,
        "supply": full_supply(data),
    }
