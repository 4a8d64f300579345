"""What the battery has to know about Antinomy."""

from collections.abc import Iterator
from typing import Any

from spieluhr.games.antinomy.options import Options
from tests.battery.promises import Promise

REASONS = {"crystals", "turns", "pile"}
DEALT = 16  # from this step on every card lies somewhere in the position
PICTURE_AFTER = 7  # moves, then it is taken (docs/boards.py)
SHARED_EVENTS = {"won", "crystal"}  # the duel of one may be won by the other
NOT_FROM_EVENTS = {"seat", "options", "turn", "actor", "phase", "goal", "previews"}
NOT_DRAWN = {"phase"}  # in the terminal: the prompt says it
PROMISES = [
    Promise(r"to place (?P<place>\d+)", "play", {"seat": "me"}),
    Promise("You skip the whole turn", "skip"),
]
SOME_MOVES = [
    "wand 0",
    "wand 8",
    "play r1 3",
    "play g4 0",
    "play b2 8",
    "play x1 4",
    "decline",
    "paradox",
    "paradox 0-2",
    "paradox 6-8",
    "skip",
    "remove p3",
    "drop b1",
    "swap 1-3",
    "replace 4",
    "deal r1",
]
RELICS = [colour + str(number) for colour in "rgpb" for number in (1, 2, 3, 4)]
SOLO_CARDS = ["x1", "x2", "x3", "x4", "f13", "f24"]
ORDER = {code: n for n, code in enumerate(RELICS + SOLO_CARDS)}


def box(options: Options, seats: int) -> list[str]:
    return RELICS + SOLO_CARDS if options.solo else RELICS


def components(position: dict[str, Any]) -> list[str]:
    """All cards of a position, wherever they lie."""
    lying = [*position["timeline"], position["codex"]["card"], position.get("drawn")]
    for hand in position["hands"]:
        lying += hand
    for name in ("pile", "shrine", "removed"):
        lying += position.get(name, [])
    return [code for code in lying if code is not None]


def hides(options: Options, seats: int) -> bool:
    return True


def score_bounds(options: Options, seats: int) -> tuple[int, int]:
    """Two players: 5 at most. Solo: every paradox draws a card, and there are 9."""
    return (0, 5) if options.solo is None else (0, 9)


def drawn(view: dict[str, Any], names: list[str]) -> Iterator[tuple[str, str]]:
    """Fields of a view and how the terminal writes them."""
    yield "supply", f"supply {view['supply']}"
    for seat, crystals in enumerate(view["crystals"]):
        yield f"crystals of {seat}", f"{crystals}/{view['goal']}"


class Spectator:
    """Follows a game by its public events alone."""

    def __init__(self, options: Options, seats: int) -> None:
        self.solo = options.solo is not None
        self.stones = {None: 0, "easy": 4, "normal": 3, "hard": 3}[options.solo]
        self.timeline: list[str | None] = [None] * 9
        self.known: list[set[str]] = [set() for _ in range(seats)]
        self.hidden = [0] * seats
        self.colour: str | None = None
        self.wands: list[int | None] = [None] * seats
        self.crystals = [0] * seats
        self.pile = 22
        self.swap: str | None = None
        self.revealed: list[str] = []
        self.drawn: str | None = None
        self.shrine: set[str] = set()
        self.removed: set[str] = set()

    def hear(self, kind: str, facts: dict[str, Any]) -> None:
        getattr(self, f"on_{kind}")(**{key.rstrip("_"): fact for key, fact in facts.items()})

    def on_deal(self, seat: int, card: str | None) -> None:
        assert card is None
        self.hidden[seat] += 1
        self.pile -= 1

    def on_row(self, place: int, card: str) -> None:
        self.timeline[place] = card
        self.pile -= 1

    def on_codex(self, colour: str) -> None:
        self.colour = colour
        self.pile -= 1

    def on_wand(self, seat: int, place: int) -> None:
        self.wands[seat] = place

    def on_play(self, seat: int, card: str, place: int, taken: str, way: str) -> None:
        here = self.wands[seat]
        assert here is not None and self.timeline[place] == taken
        assert (way == "future") == ((place > here) == (seat == 0))
        if card in self.known[seat]:
            self.known[seat].remove(card)
        else:
            self.hidden[seat] -= 1
        self.known[seat].add(taken)
        self.timeline[place] = card
        self.wands[seat] = place

    def on_decline(self, seat: int) -> None:
        pass

    def on_skip(self, seat: int) -> None:
        pass

    def on_paradox(self, seat: int, cards: list[str], places: str | None) -> None:
        assert self.known[seat] <= set(cards)
        self.swap = places
        self.known[seat], self.hidden[seat] = set(cards), 0

    def on_side(self, seat: int, places: str) -> None:
        self.swap = places

    def on_swap(self, seat: int, places: str, laid: list[str], taken: list[str]) -> None:
        low = int(places[0])
        assert self.timeline[low : low + 3] == taken and self.known[seat] == set(laid)
        self.timeline[low : low + 3] = laid
        self.known[seat] = set(taken)
        self.swap = None

    def on_crystal(self, seat: int, **source: int | None) -> None:
        self.crystals[seat] += 1
        loser = source["from"]
        if loser is not None:
            self.crystals[loser] -= 1

    def on_colour(self, colour: str) -> None:
        self.colour = colour

    def on_duel(
        self, seat: int, hands: list[list[str]], worths: list[list[int]], sums: list[int]
    ) -> None:
        assert [sum(worth) for worth in worths] == sums
        for holder, cards in enumerate(hands):
            assert self.known[holder] <= set(cards)
            self.known[holder], self.hidden[holder] = set(cards), 0

    def on_reveal(self, seat: int, card: str, worth: int) -> None:
        assert card in self.known[seat]
        self.revealed = [] if self.revealed else [card]

    def on_won(self, seat: int, pays: bool) -> None:
        pass

    def on_drawn(self) -> None:
        pass

    def on_draw(self, card: str, to: str) -> None:
        self.pile -= 1
        if to == "hand":
            self.known[0].add(card)
        else:
            self.drawn = card

    def on_replace(self, place: int, card: str) -> None:
        assert card == self.drawn
        self.timeline[place], self.drawn = card, None

    def on_remove(self, card: str, to: str) -> None:
        self.known[0].discard(card)
        (self.shrine if to == "shrine" else self.removed).add(card)

    def on_drop(self, card: str) -> None:
        self.shrine.remove(card)
        self.removed.add(card)

    def on_stone(self, stones: int) -> None:
        self.stones = stones

    def on_over(self, scores: list[int], ranks: list[int], reason: str) -> None:
        assert scores == self.crystals
        self.swap = None

    def public(self) -> dict[str, Any]:
        """What a spectator's view must say."""
        open_cards = {card for card in self.timeline if card} | self.shrine | self.removed
        open_cards |= {card for hand in self.known for card in hand}
        open_cards |= {self.drawn} if self.drawn else set()
        cards = RELICS + (SOLO_CARDS if self.solo else [])
        hands = [
            sorted(known, key=ORDER.__getitem__) + [None] * hidden
            for known, hidden in zip(self.known, self.hidden, strict=True)
        ]
        return {
            "timeline": self.timeline,
            "hands": hands,
            "colour": self.colour,
            "wands": self.wands,
            "crystals": self.crystals,
            "supply": max(0, 9 - sum(self.crystals) - self.stones),
            "swap": self.swap,
            "revealed": self.revealed,
            "unseen": [card for card in cards if card not in open_cards],
            "pile": self.pile if self.solo else None,
            "drawn": self.drawn,
            "stones": self.stones if self.solo else None,
            "shrine": sorted(self.shrine, key=ORDER.__getitem__),
            "removed": sorted(self.removed, key=ORDER.__getitem__),
        }
