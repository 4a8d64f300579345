"""The items of The Perfect Moment (sections 4 and 6) for naive.py, with what they stand on.

Every item frame walks through the steps of its row of the table in section 6. For each step word:
AUTO says whether it is awaited (or does by itself what is due), LEGAL its moves, DO a move.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any

Position = dict[str, Any]
Frame = dict[str, Any]
Entry = dict[str, Any]

ERAS = {  # PM-1.1
    "1981": ["map", "mask", "gun", "armor"],
    "1994": ["flowers", "ring", "poem", "chocolates"],
    "2005": ["phone", "tickets", "wallet", "keys"],
    "2014": ["drinks", "aces", "money", "knife"],
}
# PM-9.1
ORDER = ["/".join(pair) for era in sorted(ERAS) for pair in combinations(ERAS[era], 2)]

STEPS = {  # section 6, the table; every item ends with the row "fill (end of an item)"
    "map": ["turn1", "turn2", "fill"],
    "mask": ["draw1", "bottom1", "fill"],
    "gun": ["look1", "look2", "sort", "fill"],
    "armor": ["answer", "newplan", "choose", "first", "second", "fill"],
    "flowers": ["swap1", "swap2", "fill"],
    "ring": ["pick1", "pick2", "facering", "fill", "fillother"],
    "poem": ["draw1", "draw2", "top1", "top2", "fill"],
    "chocolates": ["take1", "take2", "lay", "shed", "fill"],
    "phone": ["bottom1", "bottom2", "draw1", "draw2", "fill"],
    "tickets": ["look1", "look2", "look3", "look4", "stack", "fill"],
    "wallet": ["turnother", "fill"],
    "keys": ["take1", "shed", "lay", "fill"],
    "drinks": ["turnboth", "fill"],
    "aces": ["look1", "aces", "fill"],
    "money": ["draw1", "top1", "steal", "fill"],
    "knife": ["knife", "newplan", "fill"],
}
DRAWS = {"draw1", "draw2", "take1", "take2", "newplan", "drawright"}
LOOKS = {"look1": 0, "look2": 1, "look3": 2, "look4": 3}


# ---------------------------------------------------------------- cards and places


def items(card: str) -> list[str]:
    return card.split("/")


def other_item(card: str, item: str) -> str:
    return next(other for other in items(card) if other != item)


def shares(card: str, other: str) -> bool:
    return any(item in items(other) for item in items(card))


def is_solo(p: Position) -> bool:
    return bool(p["options"]["solo"])


def names(entries: list[Entry]) -> list[str]:
    return [entry["card"] for entry in entries]


def sort_entries(entries: list[Entry]) -> None:
    entries.sort(key=lambda entry: ORDER.index(entry["card"]))


def sort_cards(cards: list[str]) -> None:
    cards.sort(key=ORDER.index)


def pull(entries: list[Entry], card: str) -> Entry:
    """Take the entry of the card out of a list; the rest closes up (PM-2.1)."""
    return entries.pop(names(entries).index(card))


def laid_card(card: str, item: str, seat: int) -> Entry:
    """A display entry, the item facing the seat."""
    faces = [item, other_item(card, item)]
    return {"card": card, "faces": faces if seat == 0 else faces[::-1]}


def turn_over(entry: Entry) -> None:
    entry["faces"].reverse()


def points(p: Position, seat: int) -> int:
    final: int = sum(entry["points"] for entry in p["scored"][seat])
    return final + len(p["fragments"][seat])


def worth(p: Position, seat: int, card: str) -> int:
    """PM-4.4"""
    found = []
    for item in items(card):
        facing = [e["faces"][seat] == item for e in p["displays"][seat] if item in e["faces"]]
        if facing:
            found.append(facing[0])
    if len(found) < 2:
        return len(found)
    return 3 if found[0] == found[1] else 2


# ---------------------------------------------------------------- scoring


def finish_game(p: Position, reason: str) -> None:
    p["actor"], p["reason"] = "over", reason


def check_points(p: Position) -> None:
    """PM-5.1, PM-7.7: no such end in the solo game."""
    if not is_solo(p) and max(points(p, 0), points(p, 1)) >= 16:
        finish_game(p, "points")


def score_card(p: Position, seat: int, card: str, value: int) -> None:
    p["last"] = p["turn"]  # PM-5.3
    if value == 1:
        p["fragments"][seat].append(card)
        sort_cards(p["fragments"][seat])
    else:
        p["scored"][seat].append({"card": card, "points": value})
        sort_entries(p["scored"][seat])
    check_points(p)


def remove_card(p: Position, card: str) -> None:
    p["removed"].append(card)
    sort_cards(p["removed"])


def fade(p: Position, card: str) -> None:
    """PM-7.5: the older fading card leaves the game."""
    p["last"] = p["turn"]
    for older in p["fragments"][1]:
        remove_card(p, older)
    p["fragments"][1] = [card]


# ---------------------------------------------------------------- knowledge and the deck


def everyone(p: Position) -> list[int]:
    return [0] if is_solo(p) else [0, 1]


def know(p: Position, entry: Entry, seat: int) -> None:
    """PM-8.1; Echo knows nothing."""
    if seat in everyone(p) and seat not in entry["to"]:
        entry["to"] = sorted(entry["to"] + [seat])


def forget(entries: list[Entry], seat: int) -> None:
    for entry in entries:
        entry["to"] = [knower for knower in entry["to"] if knower != seat]


def from_open(p: Position, card: str) -> Entry:
    """PM-8.2: known to all."""
    return {"card": card, "to": everyone(p)}


def take_top(p: Position, card: str) -> Entry:
    """The top card leaves the deck with its marks; an undetermined one is fixed now (PM-8.4)."""
    entry = p["deck"].pop(0)
    if entry is None:
        p["pool"].remove(card)
        entry = {"card": card, "to": []}
    return dict(entry)


def put(p: Position, entry: Entry, where: str) -> None:
    """PM-1.2"""
    if where == "top":
        p["deck"].insert(0, entry)
    else:
        p["deck"].append(entry)


def chance_cards(p: Position, place: int) -> list[str]:
    entry = p["deck"][place]
    return list(p["pool"]) if entry is None else [entry["card"]]


def take_into_hand(p: Position, seat: int, entry: Entry) -> None:
    know(p, entry, seat)
    p["hands"][seat].append(entry)
    sort_entries(p["hands"][seat])


def draw(p: Position, seat: int, card: str) -> None:
    take_into_hand(p, seat, take_top(p, card))


def give_up(p: Position, seat: int, card: str) -> Entry:
    """A card leaves the hand face down (PM-8.3) or the display (PM-8.2)."""
    hand = p["hands"][seat]
    if card not in names(hand):
        return from_open(p, pull(p["displays"][seat], card)["card"])
    if len(hand) >= 2:
        forget(hand, 1 - seat)
    return pull(hand, card)


def bound(p: Position, seat: int) -> bool:
    """PM-6.11"""
    faces = [entry["faces"][seat] for display in p["displays"] for entry in display]
    return "drinks" in faces or (p["paradox"] or {}).get("deck") == "drinks"


def look_at_open_plans(p: Position) -> None:
    """PM-6.11: the plan of whoever is bound is known to the other."""
    for seat in (0, 1):
        if bound(p, seat):
            for entry in p["hands"][seat]:
                know(p, entry, 1 - seat)


# ---------------------------------------------------------------- the stack


def push_item(p: Position, item: str, seat: int) -> None:
    p["pending"].append({"do": item, "seat": seat, "step": STEPS[item][0]})


def forward(frame: Frame) -> None:
    steps = STEPS[frame["do"]]
    frame["step"] = steps[steps.index(frame["step"]) + 1]


def barred(p: Position, item: str) -> bool:
    """PM-6.8"""
    return any(frame["do"] == item for frame in p["pending"])


def end_item(p: Position) -> None:
    p["pending"].pop()
    look_at_open_plans(p)


# ---------------------------------------------------------------- steps that happen by themselves
# True: the step is awaited; otherwise it is passed over or has done by itself what is due.


def auto_look(p: Position, frame: Frame) -> bool:
    if LOOKS[frame["step"]] < len(p["deck"]):  # PM-6.9
        return True
    forward(frame)
    return False


def auto_lifted(p: Position, frame: Frame) -> bool:
    """sort, stack: lift the looked-at cards, then go on until none is left."""
    if "cards" not in frame:
        number = 2 if frame["do"] == "gun" else 4
        frame["cards"], p["deck"] = p["deck"][:number], p["deck"][number:]
        if len(frame["cards"]) >= 2:  # PM-8.3
            forget(frame["cards"], 1 - frame["seat"])
    if frame["cards"]:
        return True
    del frame["cards"]
    frame.pop("topped", None)
    forward(frame)
    return False


def auto_choose(p: Position, frame: Frame) -> bool:
    if legal_choose(p, frame):
        return True
    frame["step"] = "fill"  # PM-6.8: none is left, armor ends
    return False


def auto_first(p: Position, frame: Frame) -> bool:
    forward(frame)
    push_item(p, frame["item"], frame["seat"])
    return False


def auto_second(p: Position, frame: Frame) -> bool:
    forward(frame)
    push_item(p, frame.pop("item"), frame["seat"])
    return False


def auto_facering(p: Position, frame: Frame) -> bool:
    if "card" in frame:
        return True
    forward(frame)
    return False


def auto_turnboth(p: Position, frame: Frame) -> bool:
    for entry in p["displays"][frame["seat"]]:
        turn_over(entry)
    forward(frame)
    return False


def auto_aces(p: Position, frame: Frame) -> bool:
    if p["deck"]:
        return True
    forward(frame)  # PM-6.9
    return False


def auto_steal(p: Position, frame: Frame) -> bool:
    seat = frame["seat"]
    if len(p["fragments"][seat]) < len(p["fragments"][1 - seat]):  # PM-6.13
        return True
    forward(frame)
    return False


def auto_knife(p: Position, frame: Frame) -> bool:
    know(p, p["hands"][1 - frame["seat"]][0], frame["seat"])
    return True


def auto_fill(p: Position, frame: Frame) -> bool:
    """PM-4.2"""
    if len(p["displays"][frame["seat"]]) < 2:
        return True
    if frame["do"] == "ring":
        forward(frame)
    else:
        end_item(p)
    return False


def auto_fillother(p: Position, frame: Frame) -> bool:
    if len(p["displays"][1 - frame["seat"]]) < 2:
        return True
    end_item(p)
    return False


# ---------------------------------------------------------------- legal moves


def either(text: str, card: str) -> list[str]:
    return [f"{text} {item}" for item in items(card)]


def own_cards(p: Position, seat: int) -> list[str]:
    return names(p["hands"][seat]) + names(p["displays"][seat])


def always(*moves: str) -> Callable[[Position, Frame], list[str]]:
    return lambda p, frame: list(moves)


def legal_draw(p: Position, frame: Frame) -> list[str]:
    return [f"draw {card}" for card in chance_cards(p, 0)]


def legal_look(p: Position, frame: Frame) -> list[str]:
    return [f"look {card}" for card in chance_cards(p, LOOKS[frame["step"]])]


def legal_face_card(p: Position, frame: Frame) -> list[str]:
    return either("face", frame["card"])


def legal_bottom(p: Position, frame: Frame) -> list[str]:
    return [f"bottom {card}" for card in own_cards(p, frame["seat"])]


def legal_top(p: Position, frame: Frame) -> list[str]:
    return [f"top {card}" for card in own_cards(p, frame["seat"])]


def legal_shed(p: Position, frame: Frame) -> list[str]:
    return [f"top {card}" for card in names(p["displays"][frame["seat"]])]


def legal_lay(p: Position, frame: Frame) -> list[str]:
    return [move for card in names(frame["drawn"]) for move in either(f"place {card}", card)]


def legal_fill(p: Position, frame: Frame) -> list[str]:
    hand = names(p["hands"][frame["seat"]])
    return [move for card in hand for move in either(f"place {card}", card)]


def legal_fillother(p: Position, frame: Frame) -> list[str]:
    hand = names(p["hands"][1 - frame["seat"]])
    return [move for card in hand for move in either(f"place {card}", card)]


def legal_sort(p: Position, frame: Frame) -> list[str]:
    words = ["top"] if "topped" in frame else ["bottom", "top"]  # PM-6.15
    return [f"{word} {card}" for word in words for card in names(frame["cards"])]


def legal_stack(p: Position, frame: Frame) -> list[str]:
    return [f"top {card}" for card in names(frame["cards"])]


def legal_choose(p: Position, frame: Frame) -> list[str]:
    other = 1 - frame["seat"]
    facing = [entry["faces"][other] for entry in p["displays"][other]]
    return [f"use {x} opp{place}" for place, x in enumerate(facing, 1) if not barred(p, x)]


def legal_swap(p: Position, frame: Frame) -> list[str]:
    plan = p["hands"][frame["seat"]][0]["card"]
    return ["stop", *either("swap own1", plan), *either("swap own2", plan)]


def legal_pick2(p: Position, frame: Frame) -> list[str]:
    if is_solo(p):
        return ["pick opp1", "pick opp2", "pick oppplan"]
    return ["pick own1", "pick own2", "pick plan"]


def legal_aces(p: Position, frame: Frame) -> list[str]:
    card = p["deck"][0]["card"]
    moves = ["stop", f"bottom {card}", *legal_top(p, frame)]
    if worth(p, frame["seat"], card):
        moves.append(f"score {card}")
    return moves


def legal_knife(p: Position, frame: Frame) -> list[str]:
    card = p["hands"][1 - frame["seat"]][0]["card"]
    return ["stop", f"score {card}"] if worth(p, frame["seat"], card) else ["stop"]


def legal_steal(p: Position, frame: Frame) -> list[str]:
    return [f"steal {card}" for card in p["fragments"][1 - frame["seat"]]]


# ---------------------------------------------------------------- moves


def do_draw(p: Position, frame: Frame, words: list[str]) -> None:
    draw(p, frame["seat"], words[1])
    forward(frame)


def do_take(p: Position, frame: Frame, words: list[str]) -> None:
    """chocolates, keys: kept apart from the plan"""
    entry = take_top(p, words[1])
    know(p, entry, frame["seat"])
    frame.setdefault("drawn", []).append(entry)
    sort_entries(frame["drawn"])
    forward(frame)


def do_look(p: Position, frame: Frame, words: list[str]) -> None:
    place = LOOKS[frame["step"]]
    if p["deck"][place] is None:
        p["pool"].remove(words[1])
        p["deck"][place] = {"card": words[1], "to": []}
    know(p, p["deck"][place], frame["seat"])
    forward(frame)


def do_give_up(p: Position, frame: Frame, words: list[str]) -> None:
    """bottom1, bottom2, top1, top2, shed"""
    put(p, give_up(p, frame["seat"], words[1]), words[0])
    forward(frame)


def do_lay(p: Position, frame: Frame, words: list[str]) -> None:
    seat, drawn = frame["seat"], frame.pop("drawn")
    p["displays"][seat].append(laid_card(pull(drawn, words[1])["card"], words[2], seat))
    for entry in drawn:  # PM-6.4: the other one
        put(p, entry, "bottom")
    forward(frame)
    if frame["do"] == "keys" and not barred(p, words[2]):  # PM-6.7, PM-6.8
        push_item(p, words[2], seat)


def place_from_hand(p: Position, seat: int, words: list[str]) -> None:
    card = pull(p["hands"][seat], words[1])["card"]
    p["displays"][seat].append(laid_card(card, words[2], seat))


def do_fill(p: Position, frame: Frame, words: list[str]) -> None:
    place_from_hand(p, frame["seat"], words)


def do_fillother(p: Position, frame: Frame, words: list[str]) -> None:
    place_from_hand(p, 1 - frame["seat"], words)


def do_turn(p: Position, frame: Frame, words: list[str]) -> None:
    """turn1, turn2, turnother"""
    if words[0] == "turn":
        owner = frame["seat"] if words[1].startswith("own") else 1 - frame["seat"]
        turn_over(p["displays"][owner][int(words[1][-1]) - 1])
    if words == ["turn", "own1"]:
        forward(frame)
    else:
        frame["step"] = "fill"


def do_lifted(p: Position, frame: Frame, words: list[str]) -> None:
    """sort, stack"""
    put(p, pull(frame["cards"], words[1]), words[0])
    if frame["do"] == "gun" and words[0] == "top":
        frame["topped"] = True


def do_answer(p: Position, frame: Frame, words: list[str]) -> None:
    """PM-6.6, PM-7.2"""
    if words[0] == "no":
        frame["step"] = "choose"
        return
    other = 1 - frame["seat"]
    card = p["hands"][other].pop()["card"]
    if is_solo(p):
        fade(p, card)
    else:
        score_card(p, other, card, 1)
    if p["actor"] != "over":
        frame["step"] = "newplan"


def do_choose(p: Position, frame: Frame, words: list[str]) -> None:
    frame["item"] = words[1]
    forward(frame)


def do_swap(p: Position, frame: Frame, words: list[str]) -> None:
    if words[0] == "stop":
        frame["step"] = "fill"
        return
    seat, place = frame["seat"], int(words[1][-1]) - 1
    plan = p["hands"][seat].pop()["card"]
    old = p["displays"][seat][place]["card"]
    p["displays"][seat][place] = laid_card(plan, words[2], seat)
    take_into_hand(p, seat, from_open(p, old))
    forward(frame)


def do_pick1(p: Position, frame: Frame, words: list[str]) -> None:
    frame["picks"] = [words[1]]
    forward(frame)


def do_pick2(p: Position, frame: Frame, words: list[str]) -> None:
    """PM-6.5: the exchange"""
    user, other = frame["seat"], 1 - frame["seat"]
    theirs = words[1].removeprefix("opp") if is_solo(p) else words[1]
    mine_entry = picked(p, user, frame.pop("picks")[0])
    theirs_entry = picked(p, other, theirs)
    take_into_hand(p, user, theirs_entry)
    if is_solo(p) and theirs != "plan":
        frame["card"], frame["at"] = mine_entry["card"], int(theirs) - 1
    else:
        take_into_hand(p, other, mine_entry)
    forward(frame)


def picked(p: Position, seat: int, place: str) -> Entry:
    """The card leaves its place: own1, own2 (solo, Echo's: 1, 2) or plan."""
    if place == "plan":
        return dict(p["hands"][seat].pop())
    return from_open(p, p["displays"][seat].pop(int(place[-1]) - 1)["card"])


def do_facering(p: Position, frame: Frame, words: list[str]) -> None:
    p["displays"][1].insert(frame.pop("at"), laid_card(frame.pop("card"), words[1], 0))
    forward(frame)


def do_aces(p: Position, frame: Frame, words: list[str]) -> None:
    """PM-6.12"""
    seat = frame["seat"]
    if words[0] == "score":
        score_card(p, seat, take_top(p, words[1])["card"], worth(p, seat, words[1]))
        if p["actor"] == "over":
            return
    elif words[0] == "bottom":
        put(p, p["deck"].pop(0), "bottom")
    elif words[0] == "top":
        looked_at = p["deck"].pop(0)
        put(p, give_up(p, seat, words[1]), "top")
        take_into_hand(p, seat, looked_at)
    forward(frame)


def do_steal(p: Position, frame: Frame, words: list[str]) -> None:
    """PM-6.13, PM-7.8"""
    seat = frame["seat"]
    p["fragments"][1 - seat].remove(words[1])
    p["fragments"][seat].append(words[1])
    sort_cards(p["fragments"][seat])
    check_points(p)
    if p["actor"] != "over":
        forward(frame)


def do_knife(p: Position, frame: Frame, words: list[str]) -> None:
    """PM-6.12"""
    seat = frame["seat"]
    if words[0] == "stop":
        frame["step"] = "fill"
        return
    p["hands"][1 - seat].pop()
    score_card(p, seat, words[1], worth(p, seat, words[1]))
    if p["actor"] != "over":
        forward(frame)


ITEM_AUTO: dict[str, Callable[[Position, Frame], bool]] = {
    "look1": auto_look,
    "look2": auto_look,
    "look3": auto_look,
    "look4": auto_look,
    "sort": auto_lifted,
    "stack": auto_lifted,
    "choose": auto_choose,
    "first": auto_first,
    "second": auto_second,
    "facering": auto_facering,
    "turnboth": auto_turnboth,
    "aces": auto_aces,
    "steal": auto_steal,
    "knife": auto_knife,
    "fill": auto_fill,
    "fillother": auto_fillother,
}

ITEM_LEGAL: dict[str, Callable[[Position, Frame], list[str]]] = {
    **dict.fromkeys(DRAWS, legal_draw),
    **dict.fromkeys(LOOKS, legal_look),
    "facefirst": legal_face_card,
    "faceextra": legal_face_card,
    "faceright": legal_face_card,
    "faceplan": legal_face_card,
    "facering": legal_face_card,
    "turn1": always("turn own1", "turn own2"),
    "turn2": always("turn own2", "stop"),
    "turnother": always("turn opp1", "turn opp2"),
    "bottom1": legal_bottom,
    "bottom2": legal_bottom,
    "top1": legal_top,
    "top2": legal_top,
    "shed": legal_shed,
    "lay": legal_lay,
    "fill": legal_fill,
    "fillother": legal_fillother,
    "sort": legal_sort,
    "stack": legal_stack,
    "answer": always("yes", "no"),
    "choose": legal_choose,
    "swap1": legal_swap,
    "swap2": legal_swap,
    "pick1": always("pick own1", "pick own2", "pick plan"),
    "pick2": legal_pick2,
    "aces": legal_aces,
    "knife": legal_knife,
    "steal": legal_steal,
}

ITEM_DO: dict[str, Callable[[Position, Frame, list[str]], None]] = {
    **dict.fromkeys(LOOKS, do_look),
    "draw1": do_draw,
    "draw2": do_draw,
    "take1": do_take,
    "take2": do_take,
    "bottom1": do_give_up,
    "bottom2": do_give_up,
    "top1": do_give_up,
    "top2": do_give_up,
    "shed": do_give_up,
    "lay": do_lay,
    "fill": do_fill,
    "fillother": do_fillother,
    "turn1": do_turn,
    "turn2": do_turn,
    "turnother": do_turn,
    "sort": do_lifted,
    "stack": do_lifted,
    "answer": do_answer,
    "choose": do_choose,
    "swap1": do_swap,
    "swap2": do_swap,
    "pick1": do_pick1,
    "pick2": do_pick2,
    "facering": do_facering,
    "aces": do_aces,
    "steal": do_steal,
    "knife": do_knife,
}
