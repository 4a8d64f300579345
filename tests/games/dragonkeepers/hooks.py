"""What the battery has to know about Dragonkeepers."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spieluhr.games.dragonkeepers.options import Options
from tests.battery.promises import Promise

DATA = json.loads(
    (Path(__file__).parents[3] / "src/spieluhr/games/dragonkeepers/data.json").read_text("utf-8")
)
REASONS = {"amulets", "book", "turns"}
DEALT = 0  # every card stands in a position from the first step on
PICTURE_AFTER = 14  # moves, then it is taken (docs/boards.py)
NOT_FROM_EVENTS = {
    *("seat", "game", "data", "options", "actor", "phase", "returning", "last", "pending"),
    *("page_number", "page_colour", "end_amulets", "egg_values", "rewards"),
    *("previews", "reach", "closed", "request", "gains"),  # what follows from the rest
}
NOT_DRAWN = {"pieces"}  # in the terminal: only how many, the lowest and the highest
PROMISES = [
    Promise(r"^You take the .* from the (?P<side>left|right)\.", "take", {"seat": "me"}),
    Promise(
        r"an amulet piece \(value (?P<value>\d+)\)|amulet pieces \(values", "piece", {"seat": "me"}
    ),
]
SOME_MOVES = [
    *("take left", "take right", "stop", "crystal", "again", "chest wind", "pass"),
    *("book w3", "book j6", "book rw", "lay w3", "lay j6", "lay bg", "lay g2s", "end left"),
    *("chest return red", "chest barter", "chest thrift", "chest key", "chest page up"),
    *("reveal left w3", "page right g", "start w2s", "remove 10", "pearl 8"),
]
LETTERS = {"white": "w", "green": "g", "red": "r", "blue": "b"}
FRONTS, BACKS = "wgrb", "12345wgrb6"
STARTS = [LETTERS[f] + LETTERS.get(b, str(b)) + "s" for f, b in DATA["start_cards"]["cards"]]


def place(code: str) -> tuple[int, ...]:
    """DK-7.2: covered cards after j6, by back."""
    if code == "j6":
        return (4, 0, 0)
    if code.startswith("?"):
        return (5, BACKS.index(code[1]), 0)
    return (FRONTS.index(code[0]), BACKS.index(code[1]), int(code.endswith("s")))


def pools() -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = {"left": Counter(), "right": Counter()}
    for front, letter in LETTERS.items():
        for number, count in DATA["left"][front].items():
            found["left"][letter + number] += count
        for back, count in DATA["right"][front].items():
            found["right"][letter + LETTERS[back]] += count
    return found


def box(options: Options, seats: int) -> list[str]:
    cards = [*pools()["left"].elements(), *pools()["right"].elements(), *STARTS]
    things = ["j6"] * 11 + ["piece"] * 45 + ["egg"] * 9 + ["crystal"] * 10 + ["pearl"] * 15
    return cards + things + [f"coat {value}" for value in DATA["coats"][str(seats)]]


def components(position: dict[str, Any]) -> list[str]:
    """Everything that lies on the table; removed pieces are those that are not."""
    lying = [*position["laying"], *position["start_pool"]]
    for side in ("left", "right"):
        pile = position["book"][side]
        lying += [code for code in pile["top"] if not code.startswith("?")] + pile["bottom"]
        lying += Counter(pile["pool"]).elements()
        lying += [code for code in (position["display"][side],) if code is not None]
    for seat, hand in enumerate(position["hands"]):
        lying += hand
        for stack in position["rows"][seat]:
            lying += stack["cards"]
    supply, removed = position["supply"], DATA["amulet_pieces"]["removed_by_players"]
    pieces = len(position["pieces"]) + sum(map(len, position["taken_pieces"]))
    pieces += removed[str(len(position["hands"]))] - position["pending"].count("remove")
    lying += ["j6"] * supply["backlight"] + ["piece"] * pieces
    lying += ["egg"] * (supply["eggs"] + sum(position["eggs"]))
    lying += ["crystal"] * (supply["crystals"] + sum(position["crystals"]))
    lying += ["pearl"] * (supply["red"] + supply["blue"] + sum(map(len, position["pearls"])))
    coats = position["coats"] + [coat for coat in position["taken_coats"] if coat is not None]
    return lying + [f"coat {value}" for value in coats]


def hides(options: Options, seats: int) -> bool:
    return True


def score_bounds(options: Options, seats: int) -> tuple[int, int]:
    """Nobody can have more than everything in the box."""
    return (0, 1000)


def flat(view: dict[str, Any]) -> dict[str, Any]:
    """The view with its table's keys beside its own."""
    return {**{key: value for key, value in view.items() if key != "table"}, **view["table"]}


def drawn(view: dict[str, Any], names: list[str]) -> Iterator[tuple[str, str]]:
    """Fields of a view and how the terminal writes them."""
    finished, needed = sum(view["amulets"]), view["end_amulets"]
    yield "amulets", f"{finished} of {needed} amulets finished"


class Spectator:
    """Follows a game by its public events alone."""

    def __init__(self, options: Options, seats: int) -> None:
        self.seats = seats
        self.turn = self.active = self.taken = 0
        self.changed: set[str] = set()
        self.chest: str | None = None
        self.laying: list[str] = []
        self.pool = pools()
        self.top: dict[str, list[str]] = {"left": [], "right": []}
        self.bottom: dict[str, list[str]] = {"left": [], "right": []}
        self.display: dict[str, str | None] = {"left": None, "right": None}
        self.starts = set(STARTS)
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.rows: list[list[dict[str, Any]]] = [[] for _ in range(seats)]
        counts = DATA["amulet_pieces"]["count_by_value"]
        self.pieces = sorted(int(value) for value in counts for _ in range(counts[value]))
        self.taken_pieces: list[list[int]] = [[] for _ in range(seats)]
        self.pearls: list[list[str | int]] = [[] for _ in range(seats)]
        self.coats = list(DATA["coats"][str(seats)])
        self.taken_coats: list[int | None] = [None] * seats
        self.eggs = [0] * seats
        self.crystals = [0] * seats
        red, blue = (sum(DATA["pearls"][colour].values()) for colour in ("red", "blue"))
        self.supply = {"eggs": 9, "crystals": 10, "backlight": 11, "red": red, "blue": blue}

    def hear(self, kind: str, facts: dict[str, Any]) -> None:
        getattr(self, f"on_{kind}", self.nothing)(**facts)

    def nothing(self, **facts: Any) -> None:
        """stop, pass: the table does not change."""
        assert set(facts) == {"seat"}

    def on_remove(self, value: int) -> None:
        self.pieces.remove(value)

    def on_start(self, seat: int, card: str) -> None:
        assert card.startswith("?")
        self.hands[seat].append(card)

    def on_turn(self, turn: int, seat: int) -> None:
        self.turn, self.active, self.taken = turn, seat, 0
        self.changed, self.chest = set(), None

    def on_reveal(self, side: str, card: str) -> None:
        top = self.top[side]
        page = top.pop(0) if top else None
        if page is None or (page.startswith("?") and "s" not in page):
            self.pool[side][card] -= 1
        self.display[side] = card
        self.starts.discard(card)
        if not top and not sum(self.pool[side].values()):
            self.top[side], self.bottom[side] = self.bottom[side], []

    def on_page(self, side: str, back: str) -> None:
        if not self.top[side]:
            self.top[side] = [f"?{back}"]
        assert self.top[side][0][1] == back

    def on_take(self, seat: int, side: str, card: str) -> None:
        assert self.display[side] == card
        self.hands[seat].append(card)
        self.display[side] = None
        self.taken += 1

    def on_pay(self, seat: int) -> None:
        self.crystals[seat] -= 1
        self.supply["crystals"] += 1

    def on_chest(self, seat: int, power: str) -> None:
        self.on_pay(seat)
        self.chest = power

    def on_under(self, side: str, card: str) -> None:
        self.display[side] = None
        place = self.bottom if sum(self.pool[side].values()) else self.top
        place[side].append(card)

    def on_back(self, seat: int, card: str, colour: str) -> None:
        stack = next(stack for stack in self.rows[seat] if stack["colour"] == colour)
        assert stack["cards"].pop() == card
        self.hands[seat].append(card)

    def on_book(self, seat: int, side: str, card: str) -> None:
        self.hands[seat].remove(card)
        self.top[side].insert(0, card + str(seat) if card.startswith("?") else card)
        self.changed.add(side)

    def on_lay(self, seat: int, card: str) -> None:
        held = card if card in self.hands[seat] else "?" + card[1:]
        self.hands[seat].remove(held)
        self.starts.discard(card)
        self.laying.append(card)

    def on_stack(self, seat: int, colour: str, side: str) -> None:
        self.rows[seat].insert(
            0 if side == "left" else len(self.rows[seat]), {"colour": colour, "cards": []}
        )

    def on_laid(self, seat: int, colour: str) -> None:
        if colour not in [stack["colour"] for stack in self.rows[seat]]:
            assert not self.rows[seat]
            self.rows[seat].append({"colour": colour, "cards": []})
        stack = next(stack for stack in self.rows[seat] if stack["colour"] == colour)
        stack["cards"] += self.laying
        self.laying = []

    def on_coat(self, seat: int, value: int) -> None:
        self.coats.remove(value)
        self.taken_coats[seat] = value

    def on_piece(self, seat: int, value: int) -> None:
        assert value in (self.pieces[0], self.pieces[-1])
        self.pieces.remove(value)
        self.taken_pieces[seat].append(value)

    def on_pearl(self, seat: int, colour: str) -> None:
        self.supply[colour] -= 1
        self.pearls[seat].append(colour)

    def on_crystal(self, seat: int, number: int) -> None:
        self.supply["crystals"] -= number
        self.crystals[seat] += number

    def on_backlight(self, seat: int, number: int) -> None:
        self.supply["backlight"] -= number
        self.hands[seat] += ["j6"] * number

    def on_egg(self, seat: int, number: int) -> None:
        self.supply["eggs"] -= number
        self.eggs[seat] += number

    def on_value(self, seat: int, value: int) -> None:
        index = next(k for k, pearl in enumerate(self.pearls[seat]) if isinstance(pearl, str))
        self.pearls[seat][index] = value

    def on_over(self, scores: list[int], ranks: list[int], reason: str) -> None:
        pieces = [sum(taken) for taken in self.taken_pieces]
        assert all(score >= found for score, found in zip(scores, pieces, strict=True))

    def public(self) -> dict[str, Any]:
        """What a spectator's view must say."""
        return {
            "turn": self.turn,
            "active": self.active,
            "taken": self.taken,
            "changed": sorted(self.changed),
            "chest": self.chest,
            "laying": self.laying,
            "book": {side: self.pile(side) for side in ("left", "right")},
            "display": self.display,
            "start_pool": sorted(self.starts, key=place),
            "unseen": {},
            "hands": [sorted(hand, key=place) for hand in self.hands],
            "rows": self.rows,
            "pieces": self.pieces,
            "taken_pieces": self.taken_pieces,
            "pearls": self.pearls,
            "coats": self.coats,
            "taken_coats": self.taken_coats,
            "eggs": self.eggs,
            "crystals": self.crystals,
            "supply": self.supply,
            "amulets": [len(taken) // 3 for taken in self.taken_pieces],
        }

    def pile(self, side: str) -> dict[str, Any]:
        known = [card for card in self.top[side] if not card.startswith("?") or "s" in card]
        pool = {card: count for card, count in self.pool[side].items() if count}
        return {
            "size": len(known) + len(self.bottom[side]) + sum(pool.values()),
            "top": self.top[side],
            "bottom": self.bottom[side],
            "pool": dict(sorted(pool.items(), key=lambda item: place(item[0]))),
        }
