"""Routes about the server itself and its games."""

from typing import Any

from spieluhr.server import metrics
from spieluhr.server.http import handlers
from spieluhr.server.http.route import ApiRoute
from spieluhr.server.messages.games import GameLine
from spieluhr.server.messages.records import Lesson
from spieluhr.server.messages.server import Addresses, HealthStatus

ROUTES = [
    ApiRoute("GET", "/healthz", "Is the server well?", handlers.health, None, HealthStatus, False),
    ApiRoute(
        "GET", "/metrics", "Metrics for Prometheus", handlers.numbers, None, str, False,
        media=metrics.MEDIA,
    ),
    ApiRoute(
        "GET", "/openapi.json", "This document", handlers.openapi, None, dict[str, Any], False
    ),
    ApiRoute(
        "GET", "/messages.json", "The JSON Schema of all messages", handlers.schema, None,
        dict[str, Any], False,
    ),
    ApiRoute(
        "GET", "/api/games", "Games that can be played", handlers.catalogue, None, list[GameLine],
        False,
    ),
    ApiRoute(
        "GET", "/api/games/{game}/lesson", "First steps in a game", handlers.lesson, None, Lesson,
        False,
    ),
    ApiRoute(
        "GET", "/api/addresses", "How other devices reach the server", handlers.addresses, None,
        Addresses, False,
    ),
]  # fmt: skip
