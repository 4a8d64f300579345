"""Tables of random games, drawn as in the terminal."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.core.words import pick
from spieluhr.games import load
from spieluhr.games.steam_time.components import COLOURS, KINDS
from spieluhr.games.steam_time.terminal import pieces
from spieluhr.games.steam_time.terminal.labels import MONUMENT_WORDS
from spieluhr.games.steam_time.words.sentences.things import KINDS as KIND_WORDS
from tests.drawing import texts

GAME = load("steam_time")
SHY = ("pass", "stop", "done", "none", "no")
BRASS = "38;2;208;162;76"


def steps(players: int, seed: int) -> Iterator[Match]:
    """A random game, chance by chance; it seldom refuses, so that much happens."""
    match = Match(GAME, GAME.read_options({"players": players}), players)
    dice, choice = Dice(seed), random.Random(seed)
    yield match
    while not match.is_over:
        if match.actor == CHANCE:
            match.chance(GAME.rules.sample(match.state, dice))
        else:
            legal = match.legal()
            liked = [m for m in legal if GAME.codec.text(m).split(" ")[0] not in SHY]
            match.play(choice.choice(liked if liked and choice.random() < 0.85 else legal))
        yield match


def asked(match: Match) -> str:
    """What is decided now, in the words of the stack."""
    position = GAME.codec.position(match.state)
    if position["todo"]:
        return str(position["todo"][-1]["do"])
    return "over" if position["phase"] == "over" else "turn"


def samples(players: int, seed: int) -> Iterator[Match]:
    """Some tables of every question, and the end."""
    seen: Counter[str] = Counter()
    for match in steps(players, seed):
        what = asked(match)
        seen[what] += 1
        if seen[what] <= 2 or (what != "supply" and seen[what] % 25 == 0) or match.is_over:
            yield match


@cache
def until(players: int, what: str, least: int = 1) -> Match:
    """The first table at which somebody is asked that, with so many answers; only to look at."""
    for seed in range(1, 40):
        for match in steps(players, seed):
            if match.actor >= 0 and asked(match) == what and len(texts(match)) >= least:
                return match
    raise AssertionError(what)


def space_line(shown: str, monument: str, kind: str, lang: str = "en") -> str:
    """The line of a space: below its monument, up to the next one."""
    lines = shown.splitlines()
    name = pick(MONUMENT_WORDS[monument], lang)
    first = next(k for k, line in enumerate(lines) if re.match(rf"[ ►][1-6] {name}", line))
    letter = pieces.LETTER[COLOURS[KINDS.index(kind)]]
    wanted = rf"[┬├└─] {letter} {pick(KIND_WORDS[kind], lang)}\b"
    return next(line for line in lines[first:] if re.search(wanted, line))
