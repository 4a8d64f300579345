"""What the battery has to know about Steam Time."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spieluhr.games.steam_time.options import Options
from tests.battery.promises import Promise

DATA = json.loads(
    (Path(__file__).parents[3] / "src/spieluhr/games/steam_time/data.json").read_text("utf-8")
)
REASONS = {"rounds"}
DEALT = 0  # what is still to come stands in a position from the first step on
NOT_FROM_EVENTS = {
    *("seat", "game", "players", "actor", "phase", "todo", "extra_actions"),
    *("generators", "spaces", "cards", "previews", "proposal", "proposed_answer"),
    *("rounds", "steam_max", "portal_dial", "crystal_price", "surcharge"),
}
NOT_DRAWN = set[str]()  # in the terminal: everything is
PROMISES = [
    Promise("^You take the start player card", "card"),
    Promise(
        "^You place no more airships|^You do nothing this turn",
        "pass",
        {"forced": False, "seat": "me"},
    ),
]
SOME_MOVES = [
    *("place giza gold", "place machu crystals", "place angkor upgrade", "place wall mission"),
    *("place easter expedition", "place giza encounter", "card", "pass", "none", "steam 4"),
    *("crystal green", "buy blue", "done", "pay grey", "choose N7", "top", "bottom", "fulfil M7"),
    *("yes", "no", "take pink", "into orange", "pick giza green", "stop", "mister giza gold"),
    *("monument giza", "effort F3", "mission M4", "draw green", "upgrade U9", "expedition X7"),
    "reveal N7",
]
COLOURS = ["green", "blue", "black", "pink", "grey", "orange"]
KINDS = ["mission", "encounter", "crystals", "upgrade", "gold", "expedition"]
CARD_KINDS = {"M": "missions", "U": "upgrades", "X": "expeditions"}


def box(options: Options, seats: int) -> list[str]:
    things = ["gold"] * 100 + ["time"] * 30 + [f"N{n}" for n in range(1, 25)]
    return things + [colour for colour in COLOURS for _ in range(15)]


def components(position: dict[str, Any]) -> list[str]:
    """Nothing is created or lost: crystals, gold, T.I.M.E. crystals, encounters.

    Other cards leave the game; no card may be in two places.
    """
    lying = ["gold"] * position["bank"] + ["time"] * position["mine"]
    lying += Counter(position["bag"]).elements()
    cards = list(position["decks"]["missions"])
    for row in position["stream"]:
        for space in row["spaces"].values():
            lying += Counter(space.get("crystals", {})).elements()
            cards += [space["card"]] if space.get("card") else []
    for seat in position["seats"]:
        lying += ["gold"] * seat["gold"]
        lying += [crystal for held in seat["generators"].values() for crystal in held]
        cards += seat["upgrades"] + seat["expeditions"] + seat["missions"]
        assert 0 <= seat["steam"] <= 10
        assert 0 <= seat["portal"] < 5
    for entry in position["todo"]:
        lying += entry.get("cards", [])
        cards += [entry["card"]] if entry["do"] == "receive" else []
    assert len(set(cards)) == len(cards)
    decks = position["decks"]
    lying += decks["encounters"] + decks["encounter_discard"]
    return lying


def hides(options: Options, seats: int) -> bool:
    """Section 8: all is open."""
    return False


def score_bounds(options: Options, seats: int) -> tuple[int, int]:
    return (0, 1000)


def flat(view: dict[str, Any]) -> dict[str, Any]:
    """The view with its table's keys beside its own."""
    return {**{key: value for key, value in view.items() if key != "table"}, **view["table"]}


def number(code: str) -> int:
    return int(code[1:])


def drawn(view: dict[str, Any], names: list[str]) -> Iterator[tuple[str, str]]:
    """Fields of a view and how the terminal writes them."""
    yield "round", f"round {view['table']['round']} of {view['rounds']}"
    yield "bank", f"bank {view['table']['bank']}●"
    for seat, mine in enumerate(view["table"]["seats"]):
        yield f"gold of {seat}", f" {mine['gold']} {mine['steam']}/{view['steam_max']}"


class Spectator:
    """Follows a game by its public events alone."""

    def __init__(self, options: Options, seats: int) -> None:
        self.players = seats
        self.round = 1
        self.turn = self.start = self.passes = 0
        self.start_moved = False
        self.card: int | None = None
        self.effort: str | None = None
        self.stream: list[dict[str, Any]] = []
        self.bank, self.mine = 100, 30
        self.bag = dict.fromkeys(COLOURS, 15)
        self.efforts = {f"F{n}" for n in range(1, 13)}
        self.missions = {f"M{n}" for n in range(1, 33)}
        self.encounters = {f"N{n}" for n in range(1, 25)}
        self.discard: set[str] = set()
        self.seats = [self.board(DATA["start"]["extra_by_turn_order"][n]) for n in range(seats)]

    def board(self, extra: dict[str, int]) -> dict[str, Any]:
        gold = 8 + extra.get("gold", 0)
        self.bank -= gold
        generators = {}
        for colour in COLOURS:
            number = DATA["start"]["crystals"][colour] + extra.get(colour, 0)
            self.bag[colour] -= number
            generators[colour] = [colour] * number
        found = {"gold": gold, "steam": 1 + extra.get("steam", 0), "portal": 0, "esteem": 0}
        cards: dict[str, Any] = {"upgrades": [], "expeditions": [], "missions": []}
        rest = {"airships": 3, "height": None, "resting": False}
        return {**found, "generators": generators, **cards, **rest}

    def hear(self, kind: str, facts: dict[str, Any]) -> None:
        getattr(self, f"on_{kind}", self.nothing)(**facts)

    def nothing(self, **facts: Any) -> None:
        """income, bonus, choose ..: headings; what they bring has events of its own."""
        assert "colour" not in facts and "gold" not in facts

    def space(self, monument: str, kind: str) -> dict[str, Any]:
        row = next(row for row in self.stream if row["monument"] == monument)
        found: dict[str, Any] = row["spaces"][kind]
        return found

    def on_monument(self, monument: str, height: int) -> None:
        printed = next(found for found in DATA["monuments"] if found["id"] == monument)
        there = {s["kind"] for s in printed["spaces"] if s["from_players"] <= self.players}
        spaces: dict[str, dict[str, Any]] = {}
        for kind in KINDS:
            if kind in there:
                spaces[kind] = {"by": None}
                if kind == "crystals":
                    spaces[kind]["crystals"] = {}
                elif kind not in ("encounter", "gold"):
                    spaces[kind]["card"] = None
        self.stream.append({"monument": monument, "spaces": spaces})
        assert len(self.stream) == height

    def on_effort(self, card: str, **facts: int) -> None:
        assert facts == {"round": self.round}
        self.effort = card
        self.efforts.remove(card)

    def on_lay(self, monument: str, space: str, card: str) -> None:
        self.space(monument, space)["card"] = card
        self.missions.discard(card)

    def on_draw(self, monument: str, colour: str) -> None:
        deposit = self.space(monument, "crystals")["crystals"]
        deposit[colour] = deposit.get(colour, 0) + 1
        self.bag[colour] -= 1

    def on_round(self, start: int, **facts: int) -> None:
        assert start == self.start
        self.round, self.card, self.effort = facts["round"], None, None
        self.stream.insert(0, self.stream.pop())
        for row in self.stream:
            for space in row["spaces"].values():
                space["by"] = None
                if "card" in space:
                    space["card"] = None
                for colour, count in space.get("crystals", {}).items():
                    self.bag[colour] += count
                if "crystals" in space:
                    space["crystals"] = {}
        for seat in self.seats:
            seat.update(airships=3, height=None, resting=False)

    def on_turn(self, seat: int) -> None:
        self.turn = seat

    def on_place(self, seat: int, monument: str, space: str) -> None:
        names = [row["monument"] for row in self.stream]
        found = self.space(monument, space)
        found["by"] = seat
        self.on_mister(seat, monument, space)
        self.seats[seat]["airships"] -= 1
        self.seats[seat]["height"] = names.index(monument) + 1
        self.passes = 0
        self.start_moved = self.start_moved or seat == self.start

    def on_mister(self, seat: int, monument: str, space: str) -> None:
        found = self.space(monument, space)
        if "card" in found:
            found["card"] = None

    def on_card(self, seat: int) -> None:
        self.card, self.passes = seat, 0

    def on_pass(self, seat: int, forced: bool) -> None:
        self.seats[seat]["resting"] = True
        self.passes += 1
        self.start_moved = self.start_moved or seat == self.start

    def on_phase_over(self, start: int, taken: bool) -> None:
        assert taken == (self.card is not None)
        self.start = self.turn = start
        self.passes, self.start_moved = 0, False

    def on_spend(self, seat: int, gold: int, steam: int) -> None:
        self.seats[seat]["gold"] -= gold
        self.bank += gold
        self.seats[seat]["steam"] -= steam

    def on_pay(self, seat: int, generator: str, time: bool) -> None:
        gone = self.seats[seat]["generators"][generator].pop()
        assert (gone == "time") == time
        if time:
            self.mine += 1
        else:
            self.bag[generator] += 1

    def on_gain(self, seat: int, gold: int, steam: int, esteem: int, portal: int) -> None:
        board = self.seats[seat]
        board["gold"] += gold
        self.bank -= gold
        board["steam"] += steam
        board["esteem"] += esteem
        board["portal"] = (board["portal"] + portal) % 5

    def on_take(self, seat: int, colour: str, surcharge: int) -> None:
        self.bag[colour] -= 1
        self.put(seat, colour, surcharge)

    def put(self, seat: int, colour: str, gold: int) -> None:
        self.on_spend(seat, gold, 0)
        self.seats[seat]["generators"][colour].insert(0, colour)

    def on_time(self, seat: int, generator: str, surcharge: int) -> None:
        self.on_spend(seat, surcharge, 0)
        self.mine -= 1
        self.seats[seat]["generators"][generator].append("time")

    def on_pick(self, seat: int, monument: str, colour: str, surcharge: int) -> None:
        deposit = self.space(monument, "crystals")["crystals"]
        deposit[colour] -= 1
        if not deposit[colour]:
            del deposit[colour]
        self.put(seat, colour, surcharge)

    def on_buy(self, seat: int, monument: str, colour: str, gold: int) -> None:
        self.on_pick(seat, monument, colour, gold)

    def on_receive(self, seat: int, card: str) -> None:
        held = self.seats[seat][CARD_KINDS[card[0]]]
        held.append(card)
        if card[0] != "X":
            held.sort(key=number)

    def on_reveal(self, card: str) -> None:
        self.encounters.remove(card)

    def on_shuffle(self) -> None:
        assert not self.encounters
        self.encounters, self.discard = self.discard, set()

    def on_discard(self, cards: list[str]) -> None:
        self.discard |= set(cards)

    def on_fulfil(self, seat: int, card: str) -> None:
        self.seats[seat]["missions"].remove(card)

    def on_over(self, scores: list[int], ranks: list[int], reason: str) -> None:
        assert scores == [seat["esteem"] for seat in self.seats]

    def public(self) -> dict[str, Any]:
        """What everybody's view must say."""
        return {
            "round": self.round,
            "turn": self.turn,
            "start": self.start,
            "start_moved": self.start_moved,
            "card": self.card,
            "passes": self.passes,
            "effort": self.effort,
            "stream": self.stream,
            "seats": self.seats,
            "bank": self.bank,
            "mine": self.mine,
            "bag": self.bag,
            "decks": {
                "effort": sorted(self.efforts, key=number),
                "missions": sorted(self.missions, key=number),
                "encounters": sorted(self.encounters, key=number),
                "encounter_discard": sorted(self.discard, key=number),
            },
        }
