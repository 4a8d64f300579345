"""Numbers about this process, for Prometheus. Nothing in them says who plays what."""

from typing import Final

try:
    from prometheus_client import (
        CollectorRegistry,
        Counter,
        Gauge,
        Histogram,
        ProcessCollector,
        generate_latest,
    )
except ImportError:
    from spieluhr.server.uncounted import (  # type: ignore[assignment]
        CollectorRegistry,
        Counter,
        Gauge,
        Histogram,
        ProcessCollector,
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
COLLECTIONS: Final = Histogram(
    "spieluhr_collection_seconds",
    "Time that the garbage collector stopped everything",
    ("generation",),
    buckets=FAST,
    registry=REGISTRY,
)
LAG: Final = Histogram(
    "spieluhr_lag_seconds", "How late the event loop was", buckets=FAST, registry=REGISTRY
)
FAILED_COMMITS: Final = Counter(
    "spieluhr_failed_commits", "Changes that could not be stored", registry=REGISTRY
)
REQUEST_SECONDS: Final = Histogram(
    "spieluhr_request_seconds", "Time to answer, without streams", buckets=FAST, registry=REGISTRY
)
REFUSED: Final = Counter(
    "spieluhr_refused", "Refused because of a limit or a ban", ("why",), registry=REGISTRY
)
FAILURES: Final = Counter(
    "spieluhr_failures", "What went wrong inside, by part", ("part",), registry=REGISTRY
)
PEOPLE: Final = Gauge(
    "spieluhr_people", "Guests who are connected to a table by this process", registry=REGISTRY
)
WAITING_BOTS: Final = Gauge(
    "spieluhr_bots_waiting", "Bots that wait for a process to think in", registry=REGISTRY
)
SWEPT: Final = Gauge(
    "spieluhr_swept_timestamp_seconds", "When clocks were looked after last", registry=REGISTRY
)
FORGOT: Final = Gauge(
    "spieluhr_forgot_timestamp_seconds", "When old data was looked for last", registry=REGISTRY
)
FORGOTTEN: Final = Counter(
    "spieluhr_forgotten", "Rows that were kept long enough", ("kind",), registry=REGISTRY
)
STARTED: Final = Gauge(
    "spieluhr_start_timestamp_seconds", "When this process began", registry=REGISTRY
)
DRAINING: Final = Gauge("spieluhr_draining", "1 while no new games begin", registry=REGISTRY)
INFO: Final = Gauge("spieluhr_info", "The version that runs", ("version",), registry=REGISTRY)
# Of all processes together, counted when somebody asks.
STORED: Final = Gauge(
    "spieluhr_stored", "What is in the database: tables, guests, reports", ("what",),
    registry=REGISTRY,
)  # fmt: skip
ProcessCollector(registry=REGISTRY)  # memory, files and processor time, where the system tells
LIMITS: Final = (
    "too-fast", "too-many-connections", "too-many-records", "too-many-reviews", "too-many-tables",
    "too-many-spectators", "too-large", "too-slow", "banned", "network-banned", "draining",
)  # fmt: skip

UNREADABLE: Final = Counter(
    "spieluhr_unreadable", "Stored rows that could not be read and were left out", registry=REGISTRY
)
NOTICES: Final = Counter(
    "spieluhr_notices", "Calls to players who are away", ("kind", "outcome"), registry=REGISTRY
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


def refused(key: str) -> None:
    """Limits and bans are counted; what else is refused is the visitor's mistake."""
    if key in LIMITS:
        REFUSED.labels(key).inc()


def text() -> bytes:
    """All numbers as Prometheus reads them."""
    return generate_latest(REGISTRY)
