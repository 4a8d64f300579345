"""The driver of PostgreSQL, where there is one: a browser's page has SQLite alone."""

__all__ = ["PostgresError"]

try:
    from asyncpg import PostgresError
except ImportError:

    class PostgresError(Exception):  # type: ignore[no-redef]
        """Never raised."""
