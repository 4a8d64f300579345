"""A second, deliberately naive Antinomy, written from the rules text alone.

The tests play it against the engine. It knows only position dicts and move texts (section 6).
"""

import copy
from collections.abc import Callable
from itertools import permutations
from typing import Any

Position = dict[str, Any]

# AN-1.2, AN-1.3: code -> colour, numbers, symbol; the rows stand in card order.
CARDS: dict[str, tuple[str | None, tuple[int, ...], str | None]] = {
    "r1": ("red", (1,), "key"),
    "r2": ("red", (2,), "skull"),
    "r3": ("red", (3,), "ring"),
    "r4": ("red", (4,), "feather"),
    "g1": ("green", (1,), "feather"),
    "g2": ("green", (2,), "key"),
    "g3": ("green", (3,), "skull"),
    "g4": ("green", (4,), "ring"),
    "p1": ("purple", (1,), "ring"),
    "p2": ("purple", (2,), "feather"),
    "p3": ("purple", (3,), "key"),
    "p4": ("purple", (4,), "skull"),
    "b1": ("blue", (1,), "skull"),
    "b2": ("blue", (2,), "ring"),
    "b3": ("blue", (3,), "feather"),
    "b4": ("blue", (4,), "key"),
    "x1": (None, (1,), "key"),
    "x2": (None, (2,), "ring"),
    "x3": (None, (3,), "feather"),
    "x4": (None, (4,), "skull"),
    "f13": (None, (1, 3), None),
    "f24": (None, (2, 4), None),
}
ORDER = list(CARDS)
NEXT = {"green": "purple", "purple": "red", "red": "blue", "blue": "green"}  # AN-1.4
LEVELS = {"easy": (4, 5), "normal": (3, 5), "hard": (3, 6)}  # AN-4.2: stones, crystals
CHANCE = ("deal", "draw", "order", "reveal")
LAST_TURN = 400


def start(solo: str | None, shrine: bool) -> Position:
    """The position before the first deal."""
    if solo is not None and solo not in LEVELS:
        raise ValueError(f"no such level: {solo}")
    if shrine and solo is None:
        raise ValueError("the shrine belongs to the solo game")
    seats = 2 if solo is None else 1
    s: Position = {
        "game": "antinomy",
        "options": {"solo": solo, "shrine": shrine},
        "turn": 0,
        "actor": "chance",
        "phase": "deal",
        "timeline": [None] * 9,
        "hands": [[] for _ in range(seats)],
        "codex": {"card": None, "colour": None},
        "wands": [None] * seats,
        "crystals": [0] * seats,
        "supply": 9,
        "swap": None,
        "revealed": [],
    }
    if solo is not None:
        stones = LEVELS[solo][0]
        s.update(pile=list(ORDER), drawn=None, stones=stones, shrine=[], removed=[])
        s["supply"] = 9 - stones
    return s


def legal(position: Position) -> set[str]:
    """All move texts, chance outcomes included."""
    phase: str = position["phase"]
    return set() if phase == "over" else LEGAL[phase](position)


def apply(position: Position, move: str) -> Position:
    """The position after the move, as a new dict."""
    if move not in legal(position):
        raise ValueError(f"not legal: {move}")
    s = copy.deepcopy(position)
    APPLY[s["phase"]](s, move.split())
    s["supply"] = max(0, 9 - sum(s["crystals"]) - s.get("stones", 0))
    return s


def outcome(position: Position) -> dict[str, Any]:
    """Scores, ranks and reason of a position that is over (section 7)."""
    if position["phase"] != "over":
        raise ValueError("the game is not over")
    scores: list[int] = list(position["crystals"])
    if is_solo(position):
        won = solo_won(position)
        ranks = [1] if won else [2]
        return {"scores": scores, "ranks": ranks, "reason": "crystals" if won else "pile"}
    ranks = [1 if score == max(scores) else 2 for score in scores]
    return {"scores": scores, "ranks": ranks, "reason": "crystals" if 5 in scores else "turns"}


def count(position: Position, depth: int) -> int:
    """Perft: the leaves of the tree of this depth."""
    if depth == 0 or position["phase"] == "over":
        return 1
    return sum(count(apply(position, move), depth - 1) for move in legal(position))


# ---- cards


def colour(card: str) -> str | None:
    return CARDS[card][0]


def numbers(card: str) -> tuple[int, ...]:
    return CARDS[card][1]


def symbol(card: str) -> str | None:
    return CARDS[card][2]


def is_relic(card: str) -> bool:
    """One of the 16: neither extinguished nor a flare."""
    return colour(card) is not None


def is_flare(card: str) -> bool:
    return symbol(card) is None


def same_colour(one: str, two: str) -> bool:
    return colour(one) is not None and colour(one) == colour(two)


def same_symbol(one: str, two: str) -> bool:
    return symbol(one) is not None and symbol(one) == symbol(two)


def same_number(one: str, two: str) -> bool:
    return any(number in numbers(two) for number in numbers(one))


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)


# ---- the table


def is_solo(s: Position) -> bool:
    return s["options"]["solo"] is not None


def mover(s: Position) -> int:
    turn: int = s["turn"]
    return 0 if is_solo(s) else (turn - 1) % 2


def enter(s: Position, phase: str) -> None:
    s["phase"] = phase
    if phase in CHANCE:
        s["actor"] = "chance"
    elif phase == "over":
        s["actor"] = "over"
    elif phase == "place":
        s["actor"] = s["wands"].index(None)
    else:
        s["actor"] = mover(s)


def advance(s: Position) -> None:
    s["codex"]["colour"] = NEXT[s["codex"]["colour"]]


def sides(s: Position) -> list[tuple[int, int]]:
    """The low and high positions that a paradox may swap."""
    wand: int = s["wands"][mover(s)]
    found = []
    for low, high in ((wand - 3, wand - 1), (wand + 1, wand + 3)):
        if low < 0 or high > 8:
            continue  # AN-3.5
        if any(is_flare(card) for card in s["timeline"][low : high + 1]):
            continue  # AN-4.5
        found.append((low, high))
    return found


def can_paradox(s: Position) -> bool:
    a, b, c = s["hands"][mover(s)]
    for card in (a, b, c):
        if not is_relic(card):
            return False  # AN-4.4
        if colour(card) == s["codex"]["colour"]:
            return False  # AN-3.4
    same = (
        (same_colour(a, b) and same_colour(a, c))
        or (same_number(a, b) and same_number(a, c))
        or (same_symbol(a, b) and same_symbol(a, c))
    )
    return same and len(sides(s)) > 0


def solo_won(s: Position) -> bool:
    if s["crystals"][0] < LEVELS[s["options"]["solo"]][1]:
        return False
    if not s["options"]["shrine"]:
        return True
    shown = s["shrine"]  # AN-4.11
    return (
        len({colour(card) for card in shown}) == 4
        and len({numbers(card) for card in shown}) == 4
        and len({symbol(card) for card in shown}) == 4
    )


# ---- legal moves by phase


def legal_deal(s: Position) -> set[str]:
    lying = list(s["timeline"]) + [card for hand in s["hands"] for card in hand]
    return {f"deal {card}" for card in ORDER if is_relic(card) and card not in lying}


def legal_place(s: Position) -> set[str]:
    # AN-2.3: any relic of the codex colour, the other wand does not matter
    return {f"wand {at}" for at in range(9) if colour(s["timeline"][at]) == s["codex"]["colour"]}


def legal_move(s: Position) -> set[str]:
    moves = {"skip"} if is_solo(s) else set()  # AN-4.9
    for card in s["hands"][mover(s)]:
        for target in range(9):
            if can_play(s, card, target):
                moves.add(f"play {card} {target}")
    return moves


def can_play(s: Position, card: str, target: int) -> bool:
    there: str = s["timeline"][target]
    if is_flare(there):
        return False  # AN-4.3
    future = 1 if mover(s) == 0 else -1  # AN-2.4
    steps = (target - s["wands"][mover(s)]) * future
    if steps > 0:
        return steps in numbers(card)  # AN-3.1, future
    if steps < 0:
        return same_colour(card, there) or same_symbol(card, there)  # AN-3.1, past
    return False


def legal_paradox(s: Position) -> set[str]:
    moves = {"decline"}
    if is_solo(s):
        moves.add("paradox")  # AN-4.5: asked only when it can be formed
    elif can_paradox(s):
        for low, high in sides(s):
            moves.add(f"paradox {low}-{high}")
    return moves


def legal_remove(s: Position) -> set[str]:
    return {f"remove {card}" for card in s["hands"][0]}


def legal_drop(s: Position) -> set[str]:
    return {f"drop {card}" for card in s["shrine"]}  # AN-4.11: any of the 6


def legal_draw(s: Position) -> set[str]:
    return {f"draw {card}" for card in s["pile"]}


def legal_swap(s: Position) -> set[str]:
    return {f"swap {low}-{high}" for low, high in sides(s)}


def legal_order(s: Position) -> set[str]:
    return {"order " + " ".join(cards) for cards in permutations(s["hands"][mover(s)])}


def legal_reveal(s: Position) -> set[str]:
    seat = mover(s) if not s["revealed"] else 1 - mover(s)
    return {f"reveal {card}" for card in s["hands"][seat]}


def legal_replace(s: Position) -> set[str]:
    drawn: str = s["drawn"]
    fitting = set()
    for at, card in enumerate(s["timeline"]):
        if same_colour(drawn, card) or same_number(drawn, card) or same_symbol(drawn, card):
            fitting.add(f"replace {at}")
    return fitting or {f"replace {at}" for at in range(9)}  # AN-4.7


# ---- what a move does, by phase


def do_deal(s: Position, words: list[str]) -> None:
    card = words[1]
    if is_solo(s):
        s["pile"].remove(card)
    for seat, hand in enumerate(s["hands"]):
        if len(hand) < 3:
            s["hands"][seat] = in_order([*hand, card])
            return
    if None in s["timeline"]:
        s["timeline"][s["timeline"].index(None)] = card
        return
    s["codex"] = {"card": card, "colour": colour(s["timeline"][0])}  # AN-2.2
    enter(s, "place")


def do_place(s: Position, words: list[str]) -> None:
    s["wands"][s["wands"].index(None)] = int(words[1])
    if None in s["wands"]:
        enter(s, "place")
    else:
        s["turn"] = 1
        enter(s, "move")


def do_move(s: Position, words: list[str]) -> None:
    if words[0] == "skip":
        enter(s, "draw")  # AN-4.9
        return
    card, target, seat = words[1], int(words[2]), mover(s)
    hand = [held for held in s["hands"][seat] if held != card]
    s["hands"][seat] = in_order([*hand, s["timeline"][target]])
    s["timeline"][target] = card
    s["wands"][seat] = target
    if not is_solo(s) or can_paradox(s):
        enter(s, "paradox")  # AN-3.13, AN-4.5
    else:
        lose_stone(s)


def do_paradox(s: Position, words: list[str]) -> None:
    if words[0] == "decline":
        if is_solo(s):
            lose_stone(s)
        else:
            duel(s)
        return
    if is_solo(s):
        enter(s, "remove")
        return
    s["crystals"][mover(s)] += 1  # AN-3.5
    advance(s)
    if s["crystals"][mover(s)] == 5:
        enter(s, "over")  # AN-3.6
    else:
        s["swap"] = words[1]
        enter(s, "order")


def do_remove(s: Position, words: list[str]) -> None:
    s["hands"][0].remove(words[1])
    put_away(s, words[1])
    enter(s, "drop" if len(s["shrine"]) == 6 else "draw")  # AN-4.5


def do_drop(s: Position, words: list[str]) -> None:
    s["shrine"].remove(words[1])
    s["removed"] = in_order([*s["removed"], words[1]])
    if len(s["hands"][0]) == 2:
        enter(s, "draw")  # inside a paradox
    else:
        end_replacement(s)


def do_draw(s: Position, words: list[str]) -> None:
    s["pile"].remove(words[1])
    if len(s["hands"][0]) == 2:
        s["hands"][0] = in_order([*s["hands"][0], words[1]])  # AN-4.5
        enter(s, "swap")
    else:
        s["drawn"] = words[1]
        enter(s, "replace")


def do_swap(s: Position, words: list[str]) -> None:
    s["swap"] = words[1]
    enter(s, "order")


def do_order(s: Position, words: list[str]) -> None:
    low, high = [int(text) for text in s["swap"].split("-")]
    s["hands"][mover(s)] = in_order(s["timeline"][low : high + 1])
    s["timeline"][low : high + 1] = words[1:]
    s["swap"] = None
    if is_solo(s):
        s["crystals"][0] += 1  # AN-4.5 (5)
        advance(s)
        end_turn(s)  # AN-4.8
    else:
        duel(s)


def do_reveal(s: Position, words: list[str]) -> None:
    if not s["revealed"]:
        s["revealed"] = [words[1]]
        return
    mine, others = worth(s, s["revealed"][0]), worth(s, words[1])  # AN-3.8
    s["revealed"] = []
    if mine == others:
        end_turn(s)
    else:
        win_duel(s, mover(s) if mine > others else 1 - mover(s))


def do_replace(s: Position, words: list[str]) -> None:
    at = int(words[1])
    gone: str = s["timeline"][at]
    s["timeline"][at] = s["drawn"]
    s["drawn"] = None
    put_away(s, gone)
    if len(s["shrine"]) == 6:
        enter(s, "drop")
    else:
        end_replacement(s)


# ---- the later steps of a turn


def put_away(s: Position, card: str) -> None:
    # AN-4.11: only true relics enter the shrine
    where = "shrine" if s["options"]["shrine"] and is_relic(card) else "removed"
    s[where] = in_order([*s[where], card])


def lose_stone(s: Position) -> None:
    s["stones"] -= 1  # AN-4.6
    if s["stones"] == 0:
        enter(s, "draw")
    else:
        end_turn(s)


def end_replacement(s: Position) -> None:
    if s["stones"] == 0:
        s["stones"] = LEVELS[s["options"]["solo"]][0]  # AN-4.6; a skip leaves them, AN-4.9
    end_turn(s)


def worth(s: Position, card: str) -> int:
    return 0 if colour(card) == s["codex"]["colour"] else numbers(card)[0]


def duel(s: Position) -> None:
    if s["wands"][0] != s["wands"][1]:
        end_turn(s)
        return
    sums = [sum(worth(s, card) for card in hand) for hand in s["hands"]]  # AN-3.7
    if sums[0] == sums[1]:
        enter(s, "reveal")  # AN-3.8
    else:
        win_duel(s, 0 if sums[0] > sums[1] else 1)


def win_duel(s: Position, winner: int) -> None:
    if s["crystals"][1 - winner] > 0:  # AN-3.9
        s["crystals"][1 - winner] -= 1
        s["crystals"][winner] += 1
        advance(s)
    if s["crystals"][winner] == 5:
        enter(s, "over")  # AN-3.11
    else:
        end_turn(s)


def game_ends(s: Position) -> bool:
    if is_solo(s):
        return solo_won(s) or not s["pile"]  # AN-4.10
    return bool(s["turn"] == LAST_TURN)  # AN-3.12


def end_turn(s: Position) -> None:
    if game_ends(s):
        enter(s, "over")
    else:
        s["turn"] += 1
        enter(s, "move")


LEGAL: dict[str, Callable[[Position], set[str]]] = {
    "deal": legal_deal,
    "place": legal_place,
    "move": legal_move,
    "paradox": legal_paradox,
    "remove": legal_remove,
    "drop": legal_drop,
    "draw": legal_draw,
    "swap": legal_swap,
    "order": legal_order,
    "reveal": legal_reveal,
    "replace": legal_replace,
}
APPLY: dict[str, Callable[[Position, list[str]], None]] = {
    "deal": do_deal,
    "place": do_place,
    "move": do_move,
    "paradox": do_paradox,
    "remove": do_remove,
    "drop": do_drop,
    "draw": do_draw,
    "swap": do_swap,
    "order": do_order,
    "reveal": do_reveal,
    "replace": do_replace,
}
