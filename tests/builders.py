"""What the builders of all games share: how a test goes on from a written position."""

import copy
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from spieluhr import games
from spieluhr.bots import make_bot
from spieluhr.bots.asking import ask
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.events import Event
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.playout import perft
from spieluhr.core.words import Both, Reader, Words

Position = dict[str, Any]
Policy = Callable[[list[str], random.Random], str]  # which of these legal moves is played


def load(written: Position, game: Game | None = None) -> Match:
    """A match that goes on from this position; `game` if it has other data than usual."""
    game = game or games.load(written["game"])
    given = written["options"] if "options" in written else {"players": written["players"]}
    options = game.read_options(given)
    seats = game.seat_counts(options)[0]
    return Match(game, options, seats, start=game.codec.read_position(written))


def play(start: Position | Match, *lines: str) -> Match:
    """Decisions and chance results, each of which must be legal."""
    match = start if isinstance(start, Match) else load(start)
    match.enter(match.game.codec.parse(line) for line in lines)
    return match


def position_of(match: Match) -> Position:
    return match.game.codec.position(match.state)


def after(start: Position | Match, *lines: str) -> Position:
    """The position to which these moves lead."""
    return position_of(play(start, *lines))


def legal(start: Position | Match, *lines: str) -> list[str]:
    """What is possible after these moves, in the engine's order."""
    match = play(start, *lines)
    return [match.game.codec.text(move) for move in match.legal()]


def legal_texts(start: Position | Match) -> set[str]:
    """The same, where the order says nothing."""
    lines = legal(start)
    assert len(lines) == len(set(lines))
    return set(lines)


def starting(start: Position | Match, verb: str, *lines: str) -> list[str]:
    """Those legal moves that begin with this word, without it."""
    found = legal(start, *lines)
    return [line.removeprefix(f"{verb} ") for line in found if line.startswith(f"{verb} ")]


def weights(start: Position | Match, *lines: str) -> dict[str, int]:
    """The results of the chance move that is due, and how likely each is."""
    match = play(start, *lines)
    return dict(zip(legal(match), match.game.rules.weights(match.state), strict=True))


def last_events(match: Match, kind: str | None = None) -> list[dict[str, object]]:
    """What the last move led to."""
    found = [event.json() for event in match.log[-1].events]
    return [event for event in found if kind in (None, event["kind"])]


def changed(written: Position, path: str, value: object) -> Position:
    """With one value changed deep inside: `book.left.top`, `seats.0.gold`."""
    written = copy.deepcopy(written)
    *way, last = path.split(".")
    inner: Any = written
    for key in way:
        inner = inner[int(key) if isinstance(inner, list) else key]
    inner[int(last) if isinstance(inner, list) else last] = value
    return written


def without(written: Position, key: str) -> Position:
    return {name: value for name, value in written.items() if name != key}


def refusal(game: Game, written: object) -> str:
    """Why this is no position."""
    with pytest.raises(Malformed) as caught:
        game.codec.read_position(written)
    english, german = caught.value.sentence("en"), caught.value.sentence("de")
    assert german.startswith("Die Stellung ist falsch: ") == english.startswith("The position is ")
    assert german.endswith(".") and german != english
    return english


def assert_refused(game: Game, written: object, word: str) -> None:
    """As a position; the sentence has this word in it."""
    said = refusal(game, written)
    assert said.startswith("The position is wrong: ")
    assert word in said


def assert_as_many_leaves(
    game: Game, written: Position, depth: int, count: Callable[[Position, int], int]
) -> None:
    """The engine's tree has as many leaves as a second counter finds, at every depth up to this."""
    state = game.codec.read_position(written)
    for shallow in range(1, depth + 1):
        assert perft(game.rules, state, shallow) == count(written, shallow)
    assert game.codec.position(state) == written  # counting changes nothing


def assert_log_line(words: Words, names: list[str], event: Event, mine: Both, theirs: Both) -> None:
    """What seat 0 reads about the event, and what everybody else does."""
    for column, lang in enumerate(("en", "de")):
        for seat, said in ((0, mine), (1, theirs), (None, theirs)):
            assert words.log_line(event, Reader(lang, names, seat)) == said[column]


def anything(found: list[str], dice: random.Random) -> str:
    return dice.choice(found)


def preferring(*verbs: str) -> Policy:
    """Moves that begin with the first of these verbs that any does; else any move."""

    def choose(found: list[str], dice: random.Random) -> str:
        for verb in verbs:
            liked = [line for line in found if line.startswith(verb)]
            if liked:
                return dice.choice(liked)
        return dice.choice(found)

    return choose


def worlds(match: Match, seat: int | None, times: int, seed: int = 1) -> Counter[str]:
    """How often each world comes when what the seat does not know is dealt anew, as positions."""
    dice, game = Dice(seed), match.game
    found: Counter[str] = Counter()
    for _ in range(times):
        world = game.rules.resample(match.state, seat, dice)
        found[json.dumps(game.codec.position(world))] += 1
    return found


def played_by_bots(match: Match, seed: int, level: str = "beginner") -> Match:
    """The same match at its end; a beginner is good enough to score."""
    dice, bot = Dice(seed), make_bot(level)
    while True:
        match.settle(dice)
        if match.is_over:
            return match
        match.play(ask(bot, match, dice))


def turns(match: Match, reader: int | None, *begins: str) -> Iterator[list[Event]]:
    """What the reader learnt of each turn; one begins with an event of one of these kinds."""
    events: list[Event] = []
    for event in match.events_for(reader):
        if event.kind in begins and events:
            yield events
            events = []
        events.append(event)
    yield events
