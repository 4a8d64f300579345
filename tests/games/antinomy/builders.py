"""Positions to start tests from (section 6 of the rules), and how to play on from them."""

import random
from collections.abc import Iterator
from typing import Any

from spieluhr.core.match import Match
from spieluhr.games import load as load_game
from tests.builders import Position, legal_texts, play

GAME = load_game("antinomy")
SOLO_MODES = [(level, shrine) for level in ("easy", "normal", "hard") for shrine in (False, True)]
MODES: list[tuple[str | None, bool]] = [(None, False), *SOLO_MODES]
STONES = {"easy": 4, "normal": 3, "hard": 3}


def cards(codes: str) -> list[str]:
    return codes.split()


RELICS = cards("r1 r2 r3 r4 g1 g2 g3 g4 p1 p2 p3 p4 b1 b2 b3 b4")
CARDS = [*RELICS, "x1", "x2", "x3", "x4", "f13", "f24"]

# A green skull lies farthest from the codex, and three green relics in the row, as in the rulebook.
ROW = "g3 r1 b4 p2 g1 r4 b2 p3 g4"
HANDS = ("r2 g2 p1", "r3 p4 b1")


def position(
    row: str = ROW,
    hands: tuple[str, str] = HANDS,
    colour: str | None = "green",
    **changes: Any,
) -> Position:
    """Two players, by default seat 0 before its first move; the card left over is the codex."""
    held = [cards(hand) for hand in hands]
    rest = [card for card in RELICS if card not in [*cards(row), *held[0], *held[1]]]
    written: Position = {
        "game": "antinomy",
        "options": {"solo": None, "shrine": False},
        "turn": 1,
        "phase": "move",
        "timeline": cards(row),
        "hands": held,
        "codex": {"card": rest[0], "colour": colour},
        "wands": [4, 8],
        "crystals": [0, 0],
        "swap": None,
        "revealed": [],
    }
    return _completed(written, changes)


def around(mine: str, theirs: str = "", **changes: Any) -> Position:
    """These hands; the other relics lie in card order: row, then what the hand lacks, codex."""
    rest = [card for card in RELICS if card not in [*cards(mine), *cards(theirs)]]
    return position(" ".join(rest[:9]), (mine, theirs or " ".join(rest[9:12])), **changes)


def solo_position(
    level: str = "normal",
    shrine: str | None = None,
    row: str = ROW,
    hand: str = HANDS[0],
    codex: str = "b3",
    colour: str | None = "green",
    **changes: Any,
) -> Position:
    """Alone, by default before the first move; the pile is all that lies nowhere else.

    A text for `shrine`, be it empty, means its variant.
    """
    written: Position = {
        "game": "antinomy",
        "options": {"solo": level, "shrine": shrine is not None},
        "turn": 1,
        "phase": "move",
        "timeline": cards(row),
        "hands": [cards(hand)],
        "codex": {"card": codex, "colour": colour},
        "wands": [4],
        "crystals": [0],
        "swap": None,
        "revealed": [],
        "drawn": None,
        "stones": STONES[level],
        "shrine": cards(shrine or ""),
        "removed": [],
    }
    spread = {
        key: cards(value) if key in ("pile", "removed") else value for key, value in changes.items()
    }
    lying = [*cards(row), *cards(hand), codex, changes.get("drawn")]
    lying += [*written["shrine"], *spread.get("removed", [])]
    written["pile"] = [card for card in CARDS if card not in lying]
    return _completed(written, spread)


def _completed(written: Position, changes: Position) -> Position:
    """Actor and supply follow from the rest, if they are not among the changes."""
    written |= changes
    written["actor"] = changes.get("actor", _actor(written))
    held = sum(written["crystals"]) + written.get("stones", 0)
    written["supply"] = changes.get("supply", max(0, 9 - held))
    return written


def _actor(written: Position) -> int | str:
    if written["phase"] in ("deal", "draw", "order", "reveal"):
        return "chance"
    if written["phase"] == "over":
        return "over"
    if written["phase"] == "place":
        return 0 if written["wands"][0] is None else 1
    return (int(written["turn"]) - 1) % len(written["hands"])


def in_order(codes: list[str]) -> list[str]:
    return sorted(codes, key=CARDS.index)


def new(solo: str | None = None, shrine: bool = False) -> Match:
    """A game before the first card is dealt."""
    return Match(GAME, GAME.read_options({"solo": solo, "shrine": shrine}))


def places(table: Position | Match, verb: str) -> set[int]:
    """Where the moves that begin like this lead: `play r2`, `wand`, `replace`."""
    found = legal_texts(table)
    return {int(line.split()[-1]) for line in found if line.startswith(verb + " ")}


def random_game(solo: str | None, shrine: bool, seed: int) -> Iterator[tuple[Match, str]]:
    """A random game: before every move the table and the move that comes."""
    return random_moves(new(solo, shrine), seed)


def random_moves(match: Match, seed: int) -> Iterator[tuple[Match, str]]:
    """The rest of a game, likewise."""
    chooser = random.Random(seed)
    while not match.is_over:
        line = GAME.codec.text(chooser.choice(match.legal()))
        yield match, line
        play(match, line)
