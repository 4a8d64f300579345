"""Positions to start tests from (section 9 of the rules), and how to play on from them.

Short forms: `gun|mask` is a lying card, first the item that faces seat 0 (of a paradox: the deck);
`map/gun:01` is a hidden card and the seats that know it; `?` is an undetermined place of the deck.
"""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from spieluhr.core.match import Match
from spieluhr.games import load as load_game
from tests.builders import Policy, Position, anything, play, preferring

GONE = ("scored", "removed")

GAME = load_game("perfect_moment")
ITEMS = {
    "1981": "map mask gun armor",
    "1994": "flowers ring poem chocolates",
    "2005": "phone tickets wallet keys",
    "2014": "drinks aces money knife",
}
CARDS = [f"{a}/{b}" for era in ITEMS for a, b in combinations(ITEMS[era].split(), 2)]
CHOICES = [list(three) for three in combinations(ITEMS, 3)]
CINEMA = ["1981", "1994", "2005"]
DEN = ["1981", "1994", "2014"]
LATE = ["1994", "2005", "2014"]


def items(card: str) -> list[str]:
    return card.split("/")


def box(eras: list[str]) -> list[str]:
    """The cards of these eras, in order."""
    return [card for card in CARDS if any(items(card)[0] in ITEMS[era].split() for era in eras)]


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


def card_of(text: str) -> str:
    """`gun|mask` is the card mask/gun."""
    one, two = text.split("|")
    return f"{one}/{two}" if f"{one}/{two}" in CARDS else f"{two}/{one}"


def lying(text: str) -> Position:
    return {"card": card_of(text), "faces": text.split("|")}


def row(text: str) -> list[Position]:
    """A display."""
    return [lying(word) for word in text.split()]


def hidden(text: str) -> Position:
    """`map/gun:01` -> the card, and who knows that it is there."""
    card, _, marks = text.partition(":")
    return {"card": card, "to": [int(mark) for mark in marks]}


def hand(text: str) -> list[Position]:
    return [hidden(word) for word in text.split()]


def deck(text: str) -> list[Position | None]:
    """From the top."""
    return [None if word == "?" else hidden(word) for word in text.split()]


def scored(text: str, points: int = 2) -> list[Position]:
    """`map/gun=3 mask/gun` -> cards that were scored, for 2 if nothing else is said."""
    found = []
    for word in text.split():
        card, _, given = word.partition("=")
        found.append({"card": card, "points": int(given or points)})
    return found


def table(
    displays: tuple[str, str] = ("mask|gun map|armor", "ring|poem tickets|keys"),
    plans: tuple[str, str] = ("flowers/ring:0", "phone/wallet:1"),
    top: str = "",
    paradox: str = "phone|keys",
    fragments: tuple[str, str] = ("", ""),
    points: tuple[str, str] = ("", ""),
    **changes: Any,
) -> Position:
    """Two players, by default seat 0 at the beginning of turn 5.

    `top` is the known top of the deck, the cards that are left lie undetermined below it. With
    `left` only so many do, and the others have been scored, or in solo removed.
    """
    solo = changes.pop("solo", False)
    eras = changes.pop("eras", CINEMA)
    left = changes.pop("left", None)
    turn = changes.get("turn", 5)
    written: Position = {
        "game": "perfect_moment",
        "options": {"eras": eras, "solo": solo},
        "turn": turn,
        "player": (turn - 1) % 2,
        "actor": (turn - 1) % 2,
        "last": 0,
        "uses": 2,
        "deck": deck(top),
        "pool": [],
        "paradox": {"card": card_of(paradox), "deck": paradox.split("|", maxsplit=1)[0]},
        "displays": [row(display) for display in displays],
        "hands": [hand(plan) for plan in plans],
        "fragments": [text.split() for text in fragments],
        "scored": [scored(text) for text in points],
        "removed": [],
        "pending": [{"do": "turn", "seat": (turn - 1) % 2, "step": "act"}],
        "reason": None,
    }
    written |= changes
    rest = [card for card in box(eras) if card not in cards_in(written)]
    written["pool"] = rest if left is None else rest[:left]
    written["deck"] += [None] * len(written["pool"])
    away = [] if left is None else rest[left:]
    if solo:
        written["removed"] = in_order(written["removed"] + away)
    else:
        _share(written, away)
    if "last" not in changes and cards_in([written[key] for key in ("fragments", *GONE)]):
        written["last"] = turn - 1
    return written


def _share(written: Position, away: list[str]) -> None:
    """Cards that have left the deck of two players were scored, for 2 points each."""
    half = len(away) // 2
    for seat, cards in enumerate((away[:half], away[half:])):
        won = {entry["card"]: entry for entry in written["scored"][seat]}
        won |= {card: {"card": card, "points": 2} for card in cards}
        written["scored"][seat] = [won[card] for card in in_order(list(won))]


OPEN = ("flowers/ring:01", "gun/armor:01")  # the plans of a table with drinks as paradox


def den_table(
    displays: tuple[str, str] = ("mask|gun map|armor", "ring|poem flowers|chocolates"),
    plans: tuple[str, str] = ("flowers/ring:0", "gun/armor:1"),
    top: str = "",
    paradox: str = "aces|money",
    **changes: Any,
) -> Position:
    """Two players in the gambling den."""
    changes.setdefault("eras", DEN)
    return table(displays, plans, top, paradox, **changes)


def echo_table(
    displays: tuple[str, str] = ("flowers|ring map|gun", "aces|knife mask|armor"),
    plans: tuple[str, str] = ("gun/armor:0", "ring/poem:"),
    top: str = "",
    paradox: str = "money|knife",
    **changes: Any,
) -> Position:
    """Alone, by default at the beginning of turn 5; the second display and plan are Echo's."""
    changes.setdefault("eras", DEN)
    changes["solo"] = True
    return table(displays, plans, top, paradox, **changes)


def cards_in(written: object) -> list[str]:
    """All cards that are named anywhere in a position."""
    if isinstance(written, dict):
        return [card for value in written.values() for card in cards_in(value)]
    if isinstance(written, list):
        return [card for value in written for card in cards_in(value)]
    return [written] if isinstance(written, str) and written in CARDS else []


def new(eras: list[str] | None = None, solo: bool = False) -> Match:
    """A game before the first card is turned up."""
    return Match(GAME, GAME.read_options({"eras": eras or CINEMA, "solo": solo}))


def awaited(position: Position) -> tuple[str, str, int | str]:
    """What the last frame does, its step, and who decides."""
    frame = position["pending"][-1]
    return frame["do"], frame["step"], position["actor"]


PLAYERS: dict[str, Policy] = {
    "uniform": anything,
    "score first": preferring("score", "yes", "steal", "use"),
    "use first": preferring("use", "steal"),
}


def random_moves(match: Match, seed: int, player: Policy = anything) -> Iterator[tuple[Match, str]]:
    """The rest of a game: before every move the table and the move that comes."""
    chooser = random.Random(seed)
    while not match.is_over:
        assert len(match.log) < 5000, "the game does not end"
        lines = sorted(GAME.codec.text(move) for move in match.legal())
        line = player(lines, chooser)
        yield match, line
        play(match, line)


def random_game(
    eras: list[str], solo: bool, seed: int, player: Policy = anything
) -> Iterator[tuple[Match, str]]:
    return random_moves(new(eras, solo), seed, player)
