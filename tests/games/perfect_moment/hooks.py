"""What the battery has to know about The Perfect Moment."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from spieluhr.games.perfect_moment.options import Options
from tests.battery.promises import Promise

REASONS = {"points", "deck", "quiet"}
DEALT = 0  # undealt cards stand in the pool of every position
SHARED_EVENTS = {
    "carry",
    "place",
    "put",
    "receive",
    "turned",
}  # an exchange moves cards of both, Echo turns those of both
NOT_FROM_EVENTS = {"seat", "options", "actor", "known", "worth", "pending"}
ITEMS = {
    "1981": ("map", "mask", "gun", "armor"),
    "1994": ("flowers", "ring", "poem", "chocolates"),
    "2005": ("phone", "tickets", "wallet", "keys"),
    "2014": ("drinks", "aces", "money", "knife"),
}
CARDS = [f"{a}/{b}" for items in ITEMS.values() for a, b in combinations(items, 2)]
NOT_DRAWN = {"pending"}  # in the terminal: the prompt says it
PROMISES = [
    Promise(
        r"^(?P<points>\d) points? for|becomes your fragment, and you draw",
        "score",
        {"seat": "me"},
    ),
    Promise("^You end your turn", "end"),
]
SOME_MOVES = [
    "own map/gun map",
    "give flowers/ring ring",
    "bottom map/gun",
    "top phone/keys",
    "use gun own1",
    "use armor opp2",
    "use knife paradox",
    "use poem own2",
    "score plan",
    "score paradox",
    "score fragment map/mask",
    "score gun/armor",
    "end",
    "turn own1",
    "turn opp2",
    "stop",
    "swap own1 ring",
    "pick plan",
    "pick opp1",
    "yes",
    "steal map/gun",
    "place map/mask map",
    "face gun",
    "draw map/gun",
]


def box(options: Options, seats: int) -> list[str]:
    return [f"{a}/{b}" for era in options.eras for a, b in combinations(ITEMS[era], 2)]


def components(position: dict[str, Any]) -> list[str]:
    """All cards of a position, wherever they lie."""
    lying: list[Any] = [*position["deck"], *position["pool"], position["paradox"]]
    lying += position["removed"]
    for key in ("displays", "hands", "fragments", "scored"):
        for seat in range(2):
            lying += position[key][seat]
    for frame in position["pending"]:
        lying += [*frame.get("drawn", []), *frame.get("cards", [])]
        lying += [frame.get("plan"), frame.get("card")]
        for laid in frame.get("laid", []):
            lying += laid.values()
    cards = [card["card"] if isinstance(card, dict) else card for card in lying]
    return [card for card in cards if card is not None]


def hides(options: Options, seats: int) -> bool:
    return True


def score_bounds(options: Options, seats: int) -> tuple[int, int]:
    """Two players: 15 points and 3 more. Solo: at most 18 cards for 3."""
    return (0, 54) if options.solo else (0, 18)


def drawn(view: dict[str, Any], names: list[str]) -> Iterator[tuple[str, str]]:
    """Fields of a view and how the terminal writes them."""
    if len(view["deck"]) > 1:
        yield "deck", f"deck: {len(view['deck'])} cards"
    for seat, points in enumerate(view["points"]):
        if not view["options"]["solo"]:
            yield f"points of {seat}", f"{points}/16"


class Spectator:
    """Follows a game by its public events alone."""

    def __init__(self, options: Options, seats: int) -> None:
        self.cards = box(options, seats)
        self.solo = options.solo
        self.turn = self.player = self.uses = self.last = 0
        self.deck = len(self.cards)
        self.hands = [0, 0]
        self.covered = [0, 0]
        self.displays: list[list[dict[str, Any]]] = [[], []]
        self.paradox: dict[str, Any] | None = None
        self.fragments: list[set[str]] = [set(), set()]
        self.scored: list[dict[str, int]] = [{}, {}]
        self.removed: set[str] = set()
        self.open: set[str] = set()  # Echo's open plan, and a card that waits for its direction
        self.picked: list[str] = []
        self.reason: str | None = None

    def hear(self, kind: str, facts: dict[str, Any]) -> None:
        getattr(self, f"on_{kind}")(**facts)

    def on_turn(self, turn: int, seat: int) -> None:
        self.turn, self.player = turn, seat
        self.uses = 0 if self.solo and seat == 1 else 2

    def on_flip(self, card: str, deck: str | None) -> None:
        self.deck -= 1
        self.paradox = {"card": card} | ({"deck": deck} if deck else {})

    def on_face(self, card: str, deck: str) -> None:
        assert self.paradox is not None and self.paradox["card"] == card
        self.paradox = {"card": card, "deck": deck}

    def on_deal(self, seat: int, open: bool, card: str | None) -> None:  # noqa: A002
        self.deck -= 1
        if open:
            assert card is not None
            self.open.add(card)
        else:
            assert card is None
            self.hands[seat] += 1

    def on_cover(self, seat: int, choice: str | None) -> None:
        assert choice is None
        self.hands[seat] -= 1
        self.covered[seat] += 1

    def on_open(self, displays: list[list[dict[str, Any]]]) -> None:
        self.displays = [list(display) for display in displays]
        self.covered = [0, 0]

    def on_put(self, seat: int, at: str, source: str, card: str | None) -> None:
        self.deck += 1
        if source == "hand":
            self.hands[seat] -= 1
        elif source == "deck":
            self.deck -= 1
        elif source == "display":
            self.take(seat, card)
        elif source == "plan":
            assert card is not None
            self.open.remove(card)

    def take(self, seat: int, card: str | None) -> None:
        index = [lying["card"] for lying in self.displays[seat]].index(card)
        del self.displays[seat][index]

    def on_draw(self, seat: int, to: str, card: str | None) -> None:
        assert card is None
        self.deck -= 1
        if to == "hand":
            self.hands[seat] += 1

    def on_look(self, seat: int, place: int, card: str | None) -> None:
        assert card is None

    def on_lift(self, seat: int, cards: int) -> None:
        self.deck -= cards

    def on_turned(self, seat: int, place: int, card: str, faces: list[str]) -> None:
        before = self.displays[seat][place]
        assert before == {"card": card, "faces": faces[::-1]}
        self.displays[seat][place] = {"card": card, "faces": faces}

    def on_place(self, seat: int, place: int, source: str, card: str, faces: list[str]) -> None:
        self.displays[seat].insert(place, {"card": card, "faces": faces})
        if source == "hand":
            self.hands[seat] -= 1
        elif source == "given":
            self.hands[1 - seat] -= 1
        elif source != "apart":
            self.open.remove(card)

    def on_score(self, seat: int, card: str, points: int, source: str) -> None:
        if source == "plan":
            self.hands[seat] -= 1
        elif source == "oppplan":
            self.hands[1 - seat] -= 1
        elif source == "deck":
            self.deck -= 1
        elif source == "paradox":
            self.paradox = None
        else:
            self.fragments[seat if source == "fragment" else 1 - seat].remove(card)
        if points == 1:
            self.fragments[seat].add(card)
        else:
            self.scored[seat][card] = points
        self.last = self.turn

    def on_fade(self, card: str, why: str, gone: list[str]) -> None:
        self.leave(card, "hand" if why == "armor" else why)
        assert set(gone) == self.fragments[1]
        self.removed |= self.fragments[1]
        self.fragments[1] = {card}
        self.last = self.turn

    def on_eliminate(self, card: str, where: str) -> None:
        self.leave(card, where)
        self.removed.add(card)
        self.last = self.turn

    def leave(self, card: str, where: str) -> None:
        """A card leaves Echo's inventory."""
        if where == "hand":
            self.hands[1] -= 1
        elif where == "plan":
            self.open.remove(card)
        elif where == "paradox":
            self.paradox = None
        else:
            self.take(1, card)

    def on_use(self, seat: int, item: str, place: str) -> None:
        self.uses -= 1

    def on_carry(self, seat: int, item: str, by: str) -> None:
        pass

    def on_choose(self, seat: int, item: str, place: str) -> None:
        pass

    def on_answer(self, seat: int, yes: bool) -> None:
        pass

    def on_end(self, seat: int) -> None:
        pass

    def on_planb(self) -> None:
        pass

    def on_nomatch(self) -> None:
        pass

    def on_echoreveal(self, card: str) -> None:
        self.hands[1] -= 1
        self.open.add(card)

    def on_echodraw(self, card: str) -> None:
        self.deck -= 1
        self.open.add(card)

    def on_swap(self, seat: int, place: int, taken: str, card: str, faces: list[str]) -> None:
        assert self.displays[seat][place]["card"] == taken
        self.displays[seat][place] = {"card": card, "faces": faces}

    def on_pick(self, seat: int, choice: str | None) -> None:
        assert choice is None

    def on_exchange(self, seat: int, places: list[str]) -> None:
        self.picked = places
        for giver, place in ((seat, places[0]), (1 - seat, places[1])):
            if place == "plan":
                self.hands[giver] -= 1
            else:
                del self.displays[giver][int(place[-1]) - 1]

    def on_receive(self, seat: int, card: str | None) -> None:
        if self.solo and seat == 1 and self.picked[1] != "plan":
            assert card is not None
            self.open.add(card)
        else:
            self.hands[seat] += 1

    def on_keep(self, seat: int, card: str | None) -> None:
        assert card is None
        self.deck -= 1
        self.hands[seat] += 1

    def on_steal(self, seat: int, card: str) -> None:
        self.fragments[1 - seat].remove(card)
        self.fragments[seat].add(card)

    def on_over(self, scores: list[int], ranks: list[int], reason: str) -> None:
        assert scores == [self.points(seat) for seat in range(len(scores))]
        self.reason = reason

    def points(self, seat: int) -> int:
        return len(self.fragments[seat]) + sum(self.scored[seat].values())

    def public(self) -> dict[str, Any]:
        """What a spectator's view must say."""
        seen = set(self.open) | self.removed | ({self.paradox["card"]} if self.paradox else set())
        for seat in range(2):
            seen |= {lying["card"] for lying in self.displays[seat]}
            seen |= self.fragments[seat] | set(self.scored[seat])
        return {
            "turn": self.turn,
            "player": self.player,
            "uses": self.uses,
            "deck": [None] * self.deck,
            "unseen": [card for card in self.cards if card not in seen],
            "paradox": self.paradox,
            "displays": self.displays,
            "hands": [[None] * self.hands[seat] for seat in range(2)],
            "covered": [[None] * self.covered[seat] for seat in range(2)],
            "fragments": [in_order(self.fragments[seat]) for seat in range(2)],
            "scored": [
                [{"card": card, "points": self.scored[seat][card]} for card in in_order(found)]
                for seat, found in enumerate(map(set, self.scored))
            ],
            "removed": in_order(self.removed),
            "points": [self.points(seat) for seat in range(2)],
            "quiet": self.turn - self.last,
            "reason": self.reason,
        }


def in_order(cards: set[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)
