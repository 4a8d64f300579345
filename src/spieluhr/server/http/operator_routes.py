"""Routes about the server's operation."""

from spieluhr.server.http import operator_handlers
from spieluhr.server.http.route import ApiRoute
from spieluhr.server.messages.operation import News, Operator, Privacy

ROUTES = [
    ApiRoute(
        "GET", "/api/news", "What everybody should know now", operator_handlers.news, None, News,
        False,
    ),
    ApiRoute(
        "GET", "/api/privacy", "How long this server keeps what", operator_handlers.privacy, None,
        Privacy, False,
    ),
    ApiRoute(
        "GET", "/api/operator", "Numbers, reports and events, for whoever runs the server",
        operator_handlers.operator, None, Operator, False,
    ),
]  # fmt: skip
