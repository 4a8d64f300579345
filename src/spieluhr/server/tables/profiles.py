"""A guest's past, counted: wins by title, level and opponent, streaks, ratings."""

from collections.abc import Iterable, Sequence

from spieluhr.arena import rating
from spieluhr.bots import LEVELS
from spieluhr.server.messages.profiles import (
    AgainstLevel,
    AgainstPerson,
    Mark,
    PastGame,
    Player,
    Profile,
    Rating,
    Tally,
    TitleProfile,
)
from spieluhr.server.store.profile_rows import RatingRow, ResultRow
from spieluhr.server.store.profiles import NOBODY
from spieluhr.server.store.rows import Guest, SeatRow

MOST_PEOPLE = 50  # opponents that are listed, those first who were played most

Sitting = dict[str, list[SeatRow]]  # who sat where, by table


def profile(
    guest: Guest | None,
    results: Sequence[ResultRow],
    sitting: Sitting,
    ratings: Iterable[RatingRow],
) -> Profile:
    """`results` are the latest first, as the store has them."""
    by_game: dict[str, list[ResultRow]] = {}
    for result in results:
        by_game.setdefault(result.game, []).append(result)
    known = {row.game: row for row in ratings}
    return Profile(
        name="" if guest is None else guest.name,
        since=None if guest is None else guest.created,
        tally=_tally(results),
        streak=streak(results),
        longest=longest(results),
        titles=[
            _title(game, by_game.get(game, []), sitting, known.get(game))
            for game in dict.fromkeys([*by_game, *known])
        ],
        people=_people(results, sitting),
    )


def past_game(result: ResultRow, seats: Sequence[SeatRow]) -> PastGame:
    """One line of the history."""
    return PastGame(
        table=result.table_id,
        game=result.game,
        options=result.options,
        players=[
            Player(
                place.name,
                place.bot,
                place.bot is not None or place.is_bot,
                place.guest == result.guest,
            )
            for place in seats
        ],
        scores=result.scores,
        fared=result.fared,
        reason=result.reason,
        ended=result.ended,
        unrated=result.unrated,
        points=result.points,
        doubt=result.doubt,
    )


def shown_rating(row: RatingRow) -> Rating:
    """With the range it lies in with 95 %."""
    return Rating(row.points, rating.SURE * row.doubt, row.games)


def streak(results: Iterable[ResultRow]) -> int:
    """Wins in a row up to the last game; a draw or a defeat ends it."""
    count = 0
    for result in _settled(results):
        if result.fared != "won":
            break
        count += 1
    return count


def longest(results: Iterable[ResultRow]) -> int:
    """The most wins in a row there ever were."""
    best = count = 0
    for result in _settled(results):
        count = count + 1 if result.fared == "won" else 0
        best = max(best, count)
    return best


def _settled(results: Iterable[ResultRow]) -> list[ResultRow]:
    """Without games at one screen, which somebody always wins."""
    return [result for result in results if result.fared is not None]


def _tally(results: Iterable[ResultRow]) -> Tally:
    counted = Tally(0, 0, 0)
    for result in _settled(results):
        counted.played += 1
        counted.won += result.fared == "won"
        counted.drawn += result.fared == "drawn"
    return counted


def _title(
    game: str, results: list[ResultRow], sitting: Sitting, known: RatingRow | None
) -> TitleProfile:
    scale = rating.level_skills(game)
    by_level: dict[str, list[ResultRow]] = {}
    for result in results:
        others = _others(result, sitting)
        levels = {place.bot for place in others if place.bot is not None}
        if len(levels) == 1 and not any(place.guest for place in others):
            by_level.setdefault(levels.pop(), []).append(result)
    order = {level: n for n, level in enumerate(LEVELS)}
    return TitleProfile(
        game=game,
        tally=_tally(results),
        streak=streak(results),
        longest=longest(results),
        levels=[
            AgainstLevel(level, _tally(by_level[level]))
            for level in sorted(by_level, key=lambda one: (order.get(one, len(order)), one))
        ],
        rating=None if known is None or known.games == 0 else shown_rating(known),
        scale=[Mark(level, skill.mean) for level, skill in scale.items()],
    )


def _others(result: ResultRow, sitting: Sitting) -> list[SeatRow]:
    seats = sitting.get(result.table_id, [])
    return [place for place in seats if place.guest != result.guest]


def _people(results: Iterable[ResultRow], sitting: Sitting) -> list[AgainstPerson]:
    """The latest name counts. Whoever has left for good is nobody in particular."""
    games: dict[str, list[ResultRow]] = {}
    called: dict[str, str] = {}
    for result in results:
        for place in _others(result, sitting):
            if place.guest is None or place.name == NOBODY:
                continue
            games.setdefault(place.guest, []).append(result)
            called.setdefault(place.guest, place.name)
    counted = [AgainstPerson(called[guest], _tally(theirs)) for guest, theirs in games.items()]
    return sorted(counted, key=lambda one: -one.tally.played)[:MOST_PEOPLE]
