"""Routes about tables, the deal of the day included."""

from spieluhr.server.http import daily_handlers, handlers
from spieluhr.server.http.route import MADE, TABLE, ApiRoute, Query
from spieluhr.server.messages.daily import DailyDeals, NewDaily
from spieluhr.server.messages.lobby import MyNonce, NewTable, Report, TableLine

DAY = Query("day", "An earlier day", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")

ROUTES = [
    ApiRoute(
        "GET", "/api/daily", "The deals of a day, and what was made of them", daily_handlers.deals,
        None, DailyDeals, False, query=(DAY,),
    ),
    ApiRoute(
        "POST", "/api/daily/{game}/{kind}", "Play a daily deal; the first try counts",
        daily_handlers.begin, NewDaily, TableLine, codes=MADE,
        is_counted=True,
    ),
    ApiRoute("GET", "/api/tables", "Open tables", handlers.lobby, None, list[TableLine], False),
    ApiRoute("GET", "/api/tables/mine", "My tables", handlers.mine, None, list[TableLine], False),
    ApiRoute(
        "POST", "/api/tables", "Make a table", handlers.create, NewTable, TableLine, codes=MADE,
        is_counted=True,
    ),
    ApiRoute("GET", TABLE, "A table", handlers.table, None, TableLine, False),
    ApiRoute(
        "POST", f"{TABLE}/join", "Sit down", handlers.join, None, TableLine,
        is_counted=True,
    ),
    ApiRoute(
        "POST", f"{TABLE}/chance", "Add to its chance", handlers.add_nonce, MyNonce, TableLine
    ),
    ApiRoute("POST", f"{TABLE}/leave", "Leave the table", handlers.leave, None, TableLine),
    ApiRoute(
        "DELETE", TABLE, "Take it off my list; if nobody else plays, it ends", handlers.forget,
        None, list[TableLine],
    ),
    ApiRoute(
        "DELETE", f"{TABLE}/seats/{{seat}}", "Remove a guest before the game starts (hosts)",
        handlers.remove, None, TableLine,
    ),
    ApiRoute(
        "POST", f"{TABLE}/rematch", "Ask for a rematch or agree; made when all people have",
        handlers.rematch, None, TableLine, codes=(200, 201),
    ),
    ApiRoute(
        "DELETE", f"{TABLE}/rematch", "Decline or withdraw a rematch", handlers.no_rematch, None,
        TableLine,
    ),
    ApiRoute(
        "POST", f"{TABLE}/report", "Report the table to whoever runs the server", handlers.report,
        Report, Report, codes=MADE,
        is_counted=True,
    ),
]  # fmt: skip
