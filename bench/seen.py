"""What everybody is shown in fixed random games, as JSON lines: run by `same_games` in a checkout.

    .venv/bin/python bench/seen.py GAME OPTIONS SEED

Only names that both checkouts know are used, so that one program asks both.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from spieluhr import games
from spieluhr.core import record
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.core.schema import Seat
from spieluhr.core.sheet import Sheet


def seen(game_id: str, options: dict[str, object], seed: int) -> Iterator[dict[str, Any]]:
    """Before each move what every seat and a spectator see; after it, what was told; the record."""
    game = games.load(game_id)
    chance, policy = Dice(seed), Dice(~seed)
    chosen = game.read_options(game.complete(options, chance))
    match = Match(game, chosen, game.seat_counts(chosen)[0])
    while not match.is_over:
        for seat in (*range(match.seats), None):
            yield {"view": seat} | msgspec.to_builtins(match.view(seat))
        for seat in range(match.seats):
            yield {"row": seat, "cells": row(match, seat)}
        legal = match.legal()
        if match.actor == CHANCE:
            match.enter([game.rules.sample(match.state, chance)])
        else:
            match.enter([legal[policy.below(len(legal))]])
        for event in match.log[-1].events:
            audience = {"audience": event.audience, "reveals": event.reveals}
            yield {"event": event.kind} | audience | event.facts
    seats = [Seat(f"S{seat}") for seat in range(match.seats)]
    yield {"record": record.encode(record.make(match, seats))}


def row(match: Match, seat: int) -> list[int]:
    sheet = Sheet(match.game.layout.size)
    match.game.rules.observe(match.state, seat, sheet)
    return list(sheet.row())


if __name__ == "__main__":
    for line in seen(sys.argv[1], json.loads(sys.argv[2]), int(sys.argv[3])):
        print(msgspec.json.encode(line).decode())
