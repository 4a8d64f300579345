"""Routes about tournaments."""

from spieluhr.server.http import tournament_handlers as handlers
from spieluhr.server.http.route import MADE, ApiRoute
from spieluhr.server.messages.tournaments import (
    Absent,
    NewEntrant,
    NewTournament,
    TournamentLine,
    TournamentNow,
)

ONE = "/api/tournaments/{tournament}"

ROUTES = [
    ApiRoute(
        "GET", "/api/tournaments/mine", "My tournaments", handlers.my_tournaments, None,
        list[TournamentLine], False,
    ),
    ApiRoute(
        "POST", "/api/tournaments", "Make a tournament", handlers.make_tournament, NewTournament,
        TournamentNow, codes=MADE,
        is_counted=True,
    ),
    ApiRoute(
        "GET", ONE, "Standings, rounds and tables; 304 if nothing changed since If-None-Match",
        handlers.show_tournament, None, TournamentNow, False,
    ),
    ApiRoute(
        "DELETE", ONE, "Close it before it starts (organisers)", handlers.close_tournament, None,
        list[TournamentLine],
    ),
    ApiRoute("POST", f"{ONE}/join", "Take part", handlers.join_tournament, None, TournamentNow),
    ApiRoute(
        "POST", f"{ONE}/leave", "Leave; after the start what is left to play is lost",
        handlers.leave_tournament, None, TournamentNow,
    ),
    ApiRoute(
        "POST", f"{ONE}/bots", "Add a bot (organisers)", handlers.add_bot_to_tournament, NewEntrant,
        TournamentNow,
    ),
    ApiRoute(
        "DELETE", f"{ONE}/entrants/{{entrant}}", "Remove somebody (organisers)",
        handlers.remove_from_tournament, None, TournamentNow,
    ),
    ApiRoute(
        "POST", f"{ONE}/round", "Start it, or its next round (organisers)",
        handlers.start_round, None, TournamentNow,
    ),
    ApiRoute(
        "POST", f"{ONE}/absent", "Decide the game of somebody who has been away too long",
        handlers.decide_absent, Absent, TournamentNow,
    ),
    ApiRoute(
        "GET", f"{ONE}/records", "The records of all games that are over, as a ZIP file",
        handlers.download_records, None, bytes, False, media=handlers.ZIP,
    ),
]  # fmt: skip
