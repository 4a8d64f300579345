"""What one guest is shown of a tournament. Nothing of it is hidden from anybody."""

from spieluhr.server.messages.tournaments import (
    Entrant,
    TournamentGame,
    TournamentLine,
    TournamentNow,
    TournamentRound,
    TournamentStand,
)
from spieluhr.server.store.tournament_rows import GameOf, Round
from spieluhr.server.tournaments import standings
from spieluhr.server.tournaments.standings import ONE, Stand
from spieluhr.server.tournaments.tournament import PAUSE, Tournament


def now(tournament: Tournament, guest: str | None) -> TournamentNow:
    """All of it."""
    row, settings, mine = tournament.row, tournament.row.settings, tournament.of_guest(guest)
    stands = standings.standings(tournament.entrants, row.rounds, settings.format)
    last = tournament.round
    is_paused = row.status == "playing" and last is not None and last.ended is not None
    return TournamentNow(
        id=row.id,
        version=row.version,
        title=row.title,
        game=row.game,
        options=row.options,
        format=settings.format,
        status=row.status,
        rounds_planned=tournament.planned,
        stops_early=settings.stops_early,
        table_size=settings.table_size,
        move_seconds=settings.move_seconds,
        show_seconds=settings.show_seconds,
        away_seconds=settings.away_seconds,
        hints=settings.hints,
        auto=settings.auto,
        fewest=tournament.fewest,
        most=tournament.most,
        is_host=guest == row.host,
        me=None if mine is None else mine.n,
        has_bye_points=standings.gives_bye(settings.format),
        entrants=[Entrant(one.n, one.name, one.bot, one.is_out) for one in tournament.entrants],
        standings=[_stand(one) for one in stands],
        rounds=[_round(one, settings.show_seconds) for one in row.rounds],
        can_go_on=is_paused,
        next_round_at=last.ended + PAUSE if is_paused and last and last.ended else None,
        seed=None if row.status == "open" else row.seed,
    )


def line(tournament: Tournament, guest: str) -> TournamentLine:
    """In the list of a guest."""
    row, mine = tournament.row, tournament.of_guest(guest)
    running = [game for game in tournament.running() if mine is not None and mine.n in game.players]
    return TournamentLine(
        id=row.id,
        title=row.title,
        game=row.game,
        format=row.settings.format,
        status=row.status,
        round=len(row.rounds),
        rounds_planned=tournament.planned,
        players=len(tournament.entrants),
        my_table=running[0].table if running else None,
        changed=row.changed,
    )


def _stand(one: Stand) -> TournamentStand:
    return TournamentStand(
        n=one.n,
        rank=one.rank,
        points=one.points / ONE,
        games=one.games,
        wins=one.wins,
        direct=one.direct / 2,
        buchholz=one.buchholz / ONE,
        sonneborn=one.sonneborn / (2 * ONE),
    )


def _round(one: Round, show_seconds: int) -> TournamentRound:
    return TournamentRound(
        [_game(game) for game in one.games], one.sits_out, one.started + show_seconds
    )


def _game(game: GameOf) -> TournamentGame:
    points = [gained / ONE for gained in standings.points(game)] if game.is_over else []
    return TournamentGame(game.players, game.table, game.is_over, points, game.missing)
