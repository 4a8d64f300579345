"""Points of games, and who stands where. Points are counted in twelfths, so that all is exact.

A win is one point; at larger tables a player gets the share of the others who came behind, half of
those on the same rank: of three 1, 1/2, 0, of four 1, 2/3, 1/3, 0. Who did not come or left gets
nothing and counts as behind everybody.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from spieluhr.server.store.tournament_rows import EntrantRow, Format, GameOf, Round

ONE: Final = 12  # twelfths: of 2, 3 or 4 players every share is a whole number of them


def points(game: GameOf) -> list[int]:
    """By player; nothing before the end, and nothing for a game that was never settled."""
    count = len(game.players)
    here = [player for player in game.players if player not in game.missing]
    if not game.is_over or (game.ranks is None and len(here) > 1):
        return [0] * count
    return [
        0
        if player in game.missing
        else sum(beats(game, player, other) for other in game.players if other != player)
        * ONE
        // (2 * (count - 1))
        for player in game.players
    ]


def beats(game: GameOf, player: int, other: int) -> int:
    """2: came before the other, 1: on the same rank, 0: behind."""
    mine, theirs = _place(game, player), _place(game, other)
    return 1 + (mine < theirs) - (mine > theirs)


def _place(game: GameOf, player: int) -> int:
    if player in game.missing:
        return len(game.players) + 1
    if game.ranks is None:
        return 1
    return game.ranks[game.players.index(player)]


def was_played(game: GameOf) -> bool:
    """By at least two who were there until its end."""
    return game.ranks is not None and len(game.players) - len(game.missing) > 1


class Stand(Struct, frozen=True):
    """Where somebody stands. `direct` is in halves of a game, `sonneborn` in 24ths of a point."""

    n: int
    rank: int
    points: int
    games: int
    wins: int
    direct: int
    buchholz: int
    sonneborn: int


class _Tally:
    def __init__(self) -> None:
        self.points = self.games = self.wins = self.direct = self.buchholz = self.sonneborn = 0


def standings(entrants: Sequence[EntrantRow], rounds: Sequence[Round], form: Format) -> list[Stand]:
    """The first first. Who is equal in everything shares a rank, in the order of coming."""
    tallies = {one.n: _Tally() for one in entrants}
    over = [game for one in rounds for game in one.games if game.is_over]
    for game in over:
        _count(tallies, game)
    for one in rounds:
        for n in one.sits_out if gives_bye(form) else []:
            tallies[n].points += ONE
    for game in over:
        _compare(tallies, game)
    for one in rounds:
        for n in one.sits_out:
            tallies[n].buchholz += tallies[n].points

    def key(n: int) -> tuple[int, ...]:
        return tuple(-value for value in criteria(form, tallies[n]))

    ranked = sorted(tallies, key=key)
    stands: list[Stand] = []
    for n in ranked:
        is_equal = bool(stands) and key(n) == key(stands[-1].n)
        rank = stands[-1].rank if is_equal else len(stands) + 1
        stands.append(_stand(n, rank, tallies[n]))
    return stands


def _stand(n: int, rank: int, one: _Tally) -> Stand:
    counts = one.points, one.games, one.wins, one.direct, one.buchholz, one.sonneborn
    return Stand(n, rank, *counts)


def gives_bye(form: Format) -> bool:
    """Where everybody meets everybody each sits out equally often: that needs no point."""
    return form == "swiss"


def criteria(form: Format, one: _Tally) -> tuple[int, ...]:
    """By what players are ordered, the first that differs decides."""
    if form == "swiss":
        return one.points, one.buchholz, one.sonneborn, one.wins
    if form == "all":
        return one.points, one.direct, one.sonneborn, one.wins
    return one.points, one.wins


def _count(tallies: dict[int, _Tally], game: GameOf) -> None:
    for player, gained in zip(game.players, points(game), strict=True):
        one = tallies[player]
        one.points += gained
        one.games += 1
        one.wins += was_played(game) and gained == ONE


def _compare(tallies: dict[int, _Tally], game: GameOf) -> None:
    """What the points of the others are worth, now that all are counted.

    What was not played counts as if against somebody with as many points as oneself.
    """
    gains = dict(zip(game.players, points(game), strict=True))
    for player in game.players:
        one = tallies[player]
        others = [tallies[other] for other in game.players if other != player]
        one.buchholz += sum(other.points if was_played(game) else one.points for other in others)
        if not any(gains.values()):
            continue
        for other in [] if player in game.missing else game.players:
            if other == player:
                continue
            share = beats(game, player, other)
            one.sonneborn += share * tallies[other].points
            if tallies[other].points == one.points:
                one.direct += share


def is_decided(entrants: Sequence[EntrantRow], rounds: Sequence[Round], left: int) -> bool:
    """Can nobody catch up with the first any more?"""
    stands = standings(entrants, rounds, "series")
    return len(stands) > 1 and stands[0].points > stands[1].points + left * ONE
