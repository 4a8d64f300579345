"""The driver of PostgreSQL, where there is one: a browser's page has SQLite alone."""

try:
    from asyncpg import PostgresError as PostgresError
except ImportError:

    class PostgresError(Exception):  # type: ignore[no-redef]
        """Never raised."""
