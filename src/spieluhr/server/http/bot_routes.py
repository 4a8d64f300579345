"""Routes for other people's bots."""

from spieluhr.server.http import handlers
from spieluhr.server.http.route import MADE, ApiRoute
from spieluhr.server.live.streams import NDJSON
from spieluhr.server.messages.bots import BotLine, BotMove, Moved
from spieluhr.server.messages.lobby import NewName, OwnBot, Token

ROUTES = [
    ApiRoute(
        "POST", "/api/tokens", "A token for one of my bots", handlers.token, NewName, Token,
        codes=MADE,
        is_counted=True,
    ),
    ApiRoute("GET", "/api/tokens", "My bots", handlers.bots, None, list[OwnBot]),
    ApiRoute(
        "DELETE", "/api/tokens/{bot}", "Revoke the bot's token", handlers.dismiss, None,
        list[OwnBot],
    ),
    ApiRoute(
        "GET", "/api/bot/turns", "A bot's turns, one per line", handlers.turns, None, BotLine,
        media=NDJSON,
    ),
    ApiRoute("POST", "/api/bot/tables/{table}/move", "Make a move", handlers.move, BotMove, Moved),
]  # fmt: skip
