"""The Perfect Moment, a second and deliberately naive implementation: the oracle of the tests.

It knows only the JSON positions and the move texts of section 9 of the rules. A position is a
stack of frames; the items are in naive_items.py, here are set-up, turns, Echo and the contract.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from tests.games.perfect_moment.naive_items import (
    DRAWS,
    ERAS,
    ITEM_AUTO,
    ITEM_DO,
    ITEM_LEGAL,
    LOOKS,
    ORDER,
    STEPS,
    Frame,
    Position,
    chance_cards,
    draw,
    either,
    fade,
    finish_game,
    forward,
    from_open,
    is_solo,
    items,
    laid_card,
    look_at_open_plans,
    names,
    other_item,
    points,
    pull,
    push_item,
    put,
    remove_card,
    score_card,
    shares,
    take_top,
    turn_over,
    worth,
)

DEALS = {"deal", "echocard", "extra", "echoplan"}
CHANCE = DEALS | DRAWS | set(LOOKS) | {"flip"}
OTHER_DECIDES = {"answer", "pick2", "fillother"}


# ---------------------------------------------------------------- the contract


def start(eras: list[str], solo: bool) -> Position:
    """Before the first chance step."""
    cards = [card for card in ORDER if any(items(card)[0] in ERAS[era] for era in eras)]
    return {
        "game": "perfect_moment",
        "options": {"eras": sorted(eras), "solo": solo},
        "turn": 0,
        "player": 0,
        "actor": "chance",
        "last": 0,
        "uses": 0,
        "deck": [None] * len(cards),
        "pool": cards,
        "paradox": None,
        "displays": [[], []],
        "hands": [[], []],
        "fragments": [[], []],
        "scored": [[], []],
        "removed": [],
        "pending": [{"do": "setup", "seat": 0, "step": "flip"}],
        "reason": None,
    }


def legal(position: Position) -> set[str]:
    """All move texts of the awaited step."""
    if position["actor"] == "over":
        return set()
    frame = position["pending"][-1]
    return set(LEGAL[frame["step"]](position, frame))


def weights(position: Position) -> dict[str, int]:
    """Chance is always uniform: an open end, the pool (PM-8.4), or the one card that is there."""
    if position["actor"] != "chance":
        return {}
    return dict.fromkeys(legal(position), 1)


def apply(position: Position, move: str) -> Position:
    """The position after the move and all that happens by itself."""
    if move not in legal(position):
        raise ValueError(f"not legal: {move}")
    p = deepcopy(position)
    frame = p["pending"][-1]
    DO[frame["step"]](p, frame, move.split())
    settle(p)
    return p


def outcome(position: Position) -> dict[str, Any]:
    """Scores and ranks of a finished position."""
    if position["actor"] != "over":
        raise ValueError("the game is not over")
    mine, theirs = points(position, 0), points(position, 1)
    if is_solo(position):  # PM-7.7
        scores, ranks = [mine], [1 if mine >= 18 else 2]
    elif mine == theirs:  # PM-5.2: a tie goes to whoever made the last turn
        scores, ranks = [mine, theirs], [1, 2] if position["player"] == 0 else [2, 1]
    else:
        scores, ranks = [mine, theirs], [1, 2] if mine > theirs else [2, 1]
    return {"scores": scores, "ranks": ranks, "reason": position["reason"]}


def count(position: Position, depth: int) -> int:
    """Perft; a finished position counts as 1."""
    if depth == 0 or position["actor"] == "over":
        return 1
    return sum(count(apply(position, move), depth - 1) for move in legal(position))


# ---------------------------------------------------------------- turns and the stack


def end_turn(p: Position) -> None:
    if p["turn"] - p["last"] >= 20:  # PM-5.3
        finish_game(p, "quiet")
    else:
        begin_turn(p, 1 - p["player"])


def begin_turn(p: Position, seat: int) -> None:
    p["turn"] += 1
    p["player"] = seat
    look_at_open_plans(p)
    if is_solo(p) and seat == 1:
        p["uses"] = 0
        p["pending"] = [{"do": "echo", "seat": 0, "step": "reveal"}]
    else:
        p["uses"] = 2
        p["pending"] = [{"do": "turn", "seat": seat, "step": "act"}]


def settle(p: Position) -> None:
    """Carry out what happens by itself, up to the next awaited step or the end."""
    while p["actor"] != "over":
        frame = p["pending"][-1]
        if frame["step"] in DRAWS | {"flip"} and not p["deck"]:  # PM-6.14
            finish_game(p, "deck")
        elif frame["step"] not in AUTO or AUTO[frame["step"]](p, frame):
            p["actor"] = who(p, frame)
            return


def who(p: Position, frame: Frame) -> int | str:
    if frame["step"] in CHANCE:
        return "chance"
    if is_solo(p):
        return 0
    seat: int = frame["seat"]
    return 1 - seat if frame["step"] in OTHER_DECIDES else seat


# ---------------------------------------------------------------- set-up


def legal_deal(p: Position, frame: Frame) -> list[str]:
    return [f"deal {card}" for card in chance_cards(p, 0)]


def legal_flip(p: Position, frame: Frame) -> list[str]:
    flips = [f"flip {card}" for card in chance_cards(p, 0)]
    if frame["do"] == "setup" and not is_solo(p):  # PM-3.1: chance chooses the end
        return [move for flip in flips for move in either(flip, flip.split()[1])]
    return flips


def legal_face_paradox(p: Position, frame: Frame) -> list[str]:
    return either("face", p["paradox"]["card"])


def legal_own(p: Position, frame: Frame) -> list[str]:
    """own, give"""
    hand = names(p["hands"][frame["seat"]])
    return [move for card in hand for move in either(f"{frame['step']} {card}", card)]


def legal_end(p: Position, frame: Frame) -> list[str]:
    words = ["bottom"] if is_solo(p) else ["bottom", "top"]  # PM-7.1
    return [f"{word} {card}" for word in words for card in names(p["hands"][frame["seat"]])]


def do_flip(p: Position, frame: Frame, words: list[str]) -> None:
    """setup, turn, echo"""
    p["paradox"] = {"card": take_top(p, words[1])["card"]}
    if len(words) == 3:
        p["paradox"]["deck"] = words[2]
        frame["step"] = "deal"
    else:
        frame["step"] = "face"


def do_face(p: Position, frame: Frame, words: list[str]) -> None:
    """The direction of the paradox: setup solo, turn, echo"""
    p["paradox"]["deck"] = words[1]
    if frame["do"] == "setup":
        frame["step"], frame["seat"] = "echocard", 1
    else:
        look_at_open_plans(p)
        end_turn(p)


def do_deal(p: Position, frame: Frame, words: list[str]) -> None:
    draw(p, frame["seat"], words[1])
    if len(p["hands"][frame["seat"]]) < 4:
        return
    if frame["seat"] == 0 and not is_solo(p):  # PM-3.2: all 8 before anybody decides
        frame["seat"] = 1
    else:
        frame["step"], frame["seat"] = "own", 0


def do_own(p: Position, frame: Frame, words: list[str]) -> None:
    """own, give"""
    seat, step = frame["seat"], frame["step"]
    entry = laid_card(pull(p["hands"][seat], words[1])["card"], words[2], seat)
    frame["step"] = "give" if step == "own" else "end"
    if is_solo(p):
        p["displays"][0 if step == "own" else 1].append(entry)
    else:
        frame.setdefault("laid", [{}, {}])[seat][step] = entry  # PM-3.3


def do_end(p: Position, frame: Frame, words: list[str]) -> None:
    seat = frame["seat"]
    entry = pull(p["hands"][seat], words[1])
    if is_solo(p):
        put(p, entry, "bottom")
        frame["step"] = "extra"
        return
    frame["laid"][seat]["end"] = {"card": words[1], "at": words[0]}
    if seat == 0:
        frame["step"], frame["seat"] = "own", 1
    else:
        lay_open(p, frame["laid"])
        begin_turn(p, 0)


def lay_open(p: Position, laid: list[dict[str, Any]]) -> None:
    """PM-3.3"""
    for seat in (0, 1):
        p["displays"][seat] = [laid[seat]["own"], laid[1 - seat]["give"]]
    for seat in (0, 1):
        end = laid[seat]["end"]
        put(p, {"card": end["card"], "to": [seat]}, end["at"])
    look_at_open_plans(p)


def do_echocard(p: Position, frame: Frame, words: list[str]) -> None:
    frame["card"] = take_top(p, words[1])["card"]
    frame["step"], frame["seat"] = "facefirst", 0


def do_facefirst(p: Position, frame: Frame, words: list[str]) -> None:
    p["displays"][1].append(laid_card(frame.pop("card"), words[1], 0))
    frame["step"] = "deal"


def do_extra(p: Position, frame: Frame, words: list[str]) -> None:
    frame["card"] = take_top(p, words[1])["card"]
    frame["step"] = "faceextra"


def do_faceextra(p: Position, frame: Frame, words: list[str]) -> None:
    p["displays"][0].append(laid_card(frame.pop("card"), words[1], 0))
    frame["step"], frame["seat"] = "echoplan", 1


def do_echoplan(p: Position, frame: Frame, words: list[str]) -> None:
    draw(p, 1, words[1])
    look_at_open_plans(p)
    begin_turn(p, 0)


# ---------------------------------------------------------------- a turn


def legal_act(p: Position, frame: Frame) -> list[str]:
    seat = frame["seat"]
    moves = ["end"]
    if p["uses"]:  # PM-2.3
        for word, owner in (("own", seat), ("opp", 1 - seat)):
            for place, entry in enumerate(p["displays"][owner], 1):
                moves.append(f"use {entry['faces'][seat]} {word}{place}")
        moves.append(f"use {p['paradox']['deck']} paradox")
    if worth(p, seat, p["hands"][seat][0]["card"]):
        moves.append("score plan")
    if worth(p, seat, p["paradox"]["card"]):
        moves.append("score paradox")
    for card in p["fragments"][0] + p["fragments"][1]:  # PM-4.5
        if worth(p, seat, card) >= 2:
            moves.append(f"score fragment {card}")
    return moves


def do_act(p: Position, frame: Frame, words: list[str]) -> None:
    if words[0] == "end":
        end_turn(p)
    elif words[0] == "use":
        p["uses"] -= 1
        push_item(p, words[1], frame["seat"])
    else:
        do_score(p, frame, words)


def do_score(p: Position, frame: Frame, words: list[str]) -> None:
    """PM-4.3 to PM-4.6"""
    seat = frame["seat"]
    card, following = take_target(p, seat, words)
    score_card(p, seat, card, worth(p, seat, card))
    if p["actor"] == "over":
        return
    if following:
        frame["step"] = following
    else:
        end_turn(p)


def take_target(p: Position, seat: int, words: list[str]) -> tuple[str, str]:
    """The scored card leaves its place; the step that refills the place, if any."""
    if words[1] == "plan":
        return p["hands"][seat].pop()["card"], "newplan"
    if words[1] == "paradox":
        card: str = p["paradox"]["card"]
        p["paradox"] = None
        return card, "flip"
    for fragments in p["fragments"]:
        if words[2] in fragments:
            fragments.remove(words[2])
    return words[2], ""


def do_newplan(p: Position, frame: Frame, words: list[str]) -> None:
    """turn: the player; armor, knife: the other; echo: Echo"""
    seat = frame["seat"] if frame["do"] == "turn" else 1 - frame["seat"]
    draw(p, seat, words[1])
    look_at_open_plans(p)  # PM-6.11
    if frame["do"] in STEPS:
        forward(frame)
    elif "plan" in frame:  # PM-7.6: nothing matched
        put(p, from_open(p, frame.pop("plan")), "bottom")
        end_turn(p)
    elif p["paradox"] is None:
        frame["step"] = "flip"
    else:
        end_turn(p)


# ---------------------------------------------------------------- Echo


def auto_reveal(p: Position, frame: Frame) -> bool:
    """PM-7.3, then plan A."""
    plan = frame["plan"] = p["hands"][1].pop()["card"]
    for entry in p["displays"][0] + p["displays"][1]:
        if shares(entry["card"], plan):
            turn_over(entry)
    paradox = p["paradox"]
    if shares(paradox["card"], plan):
        paradox["deck"] = other_item(paradox["card"], paradox["deck"])
    if not eliminate(p, frame):  # PM-7.5: the discard comes first
        put(p, from_open(p, p["displays"][1].pop(0)["card"]), "bottom")
        frame["step"] = "drawright"
    return False


def inventory(p: Position, frame: Frame) -> list[str]:
    """PM-7.4"""
    return [*names(p["displays"][1]), frame["plan"], p["paradox"]["card"]]


def matches(cards: list[str], index: int) -> int:
    """How many items of the card are found on the other three."""
    others = [item for i, card in enumerate(cards) if i != index for item in items(card)]
    return sum(item in others for item in items(cards[index]))


def first_match(cards: list[str], needed: int) -> int | None:
    for index in range(4):
        if matches(cards, index) >= needed:
            return index
    return None


def eliminate(p: Position, frame: Frame) -> bool:
    """Plan A: the first card both of whose items are found."""
    cards = inventory(p, frame)
    index = first_match(cards, 2)
    if index is None:
        return False
    p["last"] = p["turn"]
    remove_card(p, cards[index])
    echo_gone(p, frame, index)
    return True


def plan_b(p: Position, frame: Frame) -> None:
    """PM-7.5, after the direction of the new right card is chosen."""
    if eliminate(p, frame):
        return
    cards = inventory(p, frame)
    index = first_match(cards, 1)
    if index is None:  # PM-7.6: nothing matched, the open plan waits in the frame
        frame["step"] = "newplan"
    else:
        fade(p, cards[index])
        echo_gone(p, frame, index)


def echo_gone(p: Position, frame: Frame, index: int) -> None:
    """PM-7.6: the card at that place of the inventory is gone."""
    plan = frame.pop("plan")
    frame["step"] = "newplan"
    if index < 2:
        p["displays"][1].pop(index)
        frame["card"] = plan
        frame["step"] = "faceplan"
    elif index == 3:
        p["paradox"] = None
        put(p, from_open(p, plan), "bottom")


def do_drawright(p: Position, frame: Frame, words: list[str]) -> None:
    frame["card"] = take_top(p, words[1])["card"]
    frame["step"] = "faceright"


def do_faceright(p: Position, frame: Frame, words: list[str]) -> None:
    p["displays"][1].append(laid_card(frame.pop("card"), words[1], 0))
    plan_b(p, frame)


def do_faceplan(p: Position, frame: Frame, words: list[str]) -> None:
    p["displays"][1].append(laid_card(frame.pop("card"), words[1], 0))
    frame["step"] = "newplan"


AUTO: dict[str, Callable[[Position, Frame], bool]] = {
    **ITEM_AUTO,
    "reveal": auto_reveal,
}

LEGAL: dict[str, Callable[[Position, Frame], list[str]]] = {
    **ITEM_LEGAL,
    **dict.fromkeys(DEALS, legal_deal),
    "flip": legal_flip,
    "face": legal_face_paradox,
    "own": legal_own,
    "give": legal_own,
    "end": legal_end,
    "act": legal_act,
}

DO: dict[str, Callable[[Position, Frame, list[str]], None]] = {
    **ITEM_DO,
    "flip": do_flip,
    "face": do_face,
    "deal": do_deal,
    "own": do_own,
    "give": do_own,
    "end": do_end,
    "echocard": do_echocard,
    "facefirst": do_facefirst,
    "extra": do_extra,
    "faceextra": do_faceextra,
    "echoplan": do_echoplan,
    "act": do_act,
    "newplan": do_newplan,
    "drawright": do_drawright,
    "faceright": do_faceright,
    "faceplan": do_faceplan,
}
