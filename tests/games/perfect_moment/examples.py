"""The positions and records of section 9 of the rules, letter by letter."""

from typing import Any

Position = dict[str, Any]

# Two players; seat 1 has used armor, chosen gun, and decides about the looked-at cards.
TWO_PLAYERS: Position = {
    "game": "perfect_moment",
    "options": {"eras": ["1981", "1994", "2005"], "solo": False},
    "turn": 8,
    "player": 1,
    "actor": 1,
    "last": 8,
    "uses": 1,
    "deck": [None, {"card": "map/armor", "to": [1]}],
    "pool": ["map/gun"],
    "paradox": {"card": "mask/armor", "deck": "armor"},
    "displays": [
        [
            {"card": "gun/armor", "faces": ["gun", "armor"]},
            {"card": "phone/keys", "faces": ["keys", "phone"]},
        ],
        [
            {"card": "flowers/chocolates", "faces": ["chocolates", "flowers"]},
            {"card": "phone/wallet", "faces": ["phone", "wallet"]},
        ],
    ],
    "hands": [[{"card": "tickets/keys", "to": [0]}], [{"card": "tickets/wallet", "to": [0, 1]}]],
    "fragments": [
        ["ring/chocolates", "poem/chocolates", "wallet/keys"],
        ["flowers/ring", "flowers/poem", "phone/tickets"],
    ],
    "scored": [[{"card": "mask/gun", "points": 2}], []],
    "removed": [],
    "pending": [
        {"do": "turn", "seat": 1, "step": "act"},
        {"do": "armor", "seat": 1, "step": "second", "item": "gun"},
        {
            "do": "gun",
            "seat": 1,
            "step": "sort",
            "cards": [{"card": "ring/poem", "to": [1]}, {"card": "map/mask", "to": [1]}],
        },
    ],
    "reason": None,
}

# Solo; Echo's plan A failed, its new right card waits for its direction.
ALONE: Position = {
    "game": "perfect_moment",
    "options": {"eras": ["1981", "1994", "2014"], "solo": True},
    "turn": 14,
    "player": 1,
    "actor": 0,
    "last": 13,
    "uses": 0,
    "deck": [
        {"card": "map/armor", "to": [0]},
        {"card": "gun/armor", "to": [0]},
        {"card": "drinks/aces", "to": [0]},
        {"card": "map/mask", "to": [0]},
        {"card": "ring/poem", "to": [0]},
    ],
    "pool": [],
    "paradox": {"card": "flowers/chocolates", "deck": "flowers"},
    "displays": [
        [
            {"card": "map/gun", "faces": ["map", "gun"]},
            {"card": "money/knife", "faces": ["knife", "money"]},
        ],
        [{"card": "drinks/money", "faces": ["drinks", "money"]}],
    ],
    "hands": [[{"card": "mask/armor", "to": [0]}], []],
    "fragments": [["aces/knife"], ["flowers/poem"]],
    "scored": [[], []],
    "removed": ["flowers/ring", "ring/chocolates", "poem/chocolates", "drinks/knife"],
    "pending": [
        {"do": "echo", "seat": 0, "step": "faceright", "plan": "mask/gun", "card": "aces/money"}
    ],
    "reason": None,
}


def _moves(text: str) -> list[str]:
    return text.split(" | ")


CINEMA = ["1981", "1994", "2005"]
DEN = ["1981", "1994", "2014"]
SET_UP = _moves(
    "flip map/armor armor | deal flowers/poem | deal phone/keys | deal phone/tickets | "
    "deal mask/gun | deal phone/wallet | deal poem/chocolates | deal mask/armor | "
    "deal ring/poem | own phone/tickets phone | give mask/gun gun | top phone/keys | "
    "own mask/armor mask | give phone/wallet wallet | top poem/chocolates"
)
TURN_1 = _moves(
    "use phone own2 | bottom phone/tickets | bottom flowers/poem | draw poem/chocolates | "
    "draw phone/keys | place phone/keys keys | use armor paradox | yes | draw flowers/ring | "
    "use mask opp1 | draw tickets/wallet | bottom phone/keys | place tickets/wallet wallet | "
    "draw wallet/keys | bottom phone/wallet | place wallet/keys wallet | end"
)
TURN_2 = _moves(
    "use keys opp2 | draw ring/chocolates | top mask/gun | place ring/chocolates ring | "
    "pick plan | pick own2 | place flowers/ring flowers | use ring own2 | pick own2 | "
    "pick own2 | place wallet/keys wallet | place poem/chocolates poem | score paradox | "
    "flip mask/gun | face mask"
)
# Alone: set-up, your turn, Echo's turn.
SOLO = _moves(
    "flip drinks/aces | face aces | deal map/gun | face gun | deal money/knife | "
    "deal flowers/poem | deal aces/money | deal gun/armor | own money/knife knife | "
    "give flowers/poem flowers | bottom gun/armor | deal poem/chocolates | face poem | "
    "deal flowers/ring | score plan | draw map/armor | draw ring/poem | face ring | "
    "face ring | draw mask/gun"
)
