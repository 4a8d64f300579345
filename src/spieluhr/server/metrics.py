"""Numbers about this process, for Prometheus. Nothing in them says who plays what."""

from typing import Final

try:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
except ImportError:
    from spieluhr.server.uncounted import (  # type: ignore[assignment]
        CollectorRegistry,
        Counter,
        Gauge,
        Histogram,
        generate_latest,
    )

REGISTRY: Final = CollectorRegistry()
MEDIA: Final = "text/plain; version=0.0.4; charset=utf-8"
METHODS: Final = ("GET", "HEAD", "POST", "PUT")
FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
SLOW: Final = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)

REQUESTS: Final = Counter(
    "spieluhr_requests", "HTTP requests", ("method", "route", "status"), registry=REGISTRY
)
CONNECTIONS: Final = Gauge("spieluhr_connections", "Open connections", ("kind",), registry=REGISTRY)
TABLES: Final = Gauge("spieluhr_tables", "Tables in memory", registry=REGISTRY)
MOVES: Final = Counter("spieluhr_moves", "Log entries, including chance", registry=REGISTRY)
COMMITS: Final = Histogram(
    "spieluhr_commit_seconds", "Time to store a change", buckets=FAST, registry=REGISTRY
)
UNREADABLE: Final = Counter(
    "spieluhr_unreadable", "Stored rows that could not be read and were left out", registry=REGISTRY
)
THINKING: Final = Histogram(
    "spieluhr_thinking_seconds",
    "Time a bot or an adviser takes, including the wait for a process",
    buckets=SLOW,
    registry=REGISTRY,
)


def requested(method: str, route: str, status: int) -> None:
    """Anybody can make up methods and addresses: those are counted as one."""
    REQUESTS.labels(method if method in METHODS else "other", route, str(status)).inc()


def text() -> bytes:
    """All numbers as Prometheus reads them."""
    return generate_latest(REGISTRY)
