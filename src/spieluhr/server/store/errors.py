"""What a database refuses, in words, and without the values it was asked with.

Hidden cards are among those. SQLAlchemy keeps them to itself when told to, PostgreSQL does not:
"Failing row contains (...)".
"""

from sqlalchemy.exc import DBAPIError, SQLAlchemyError, StatementError

from spieluhr.server.store.drivers import PostgresError

# Classes of errors whose first line names no value: connection, login, transaction, names in the
# schema, resources, an administrator at work. Of the rest, only the kind is shown.
HARMLESS = ("08", "25", "28", "3D", "3F", "40", "42", "53", "55", "57")
NAMES = ("schema_name", "table_name", "column_name", "constraint_name")
TAKEN = "23505"  # a key that has to be unique
WORDS = {
    "unable to open database file": "the file cannot be opened",
    "file is not a database": "the file is not an SQLite database",
    "attempt to write a readonly database": "the file is read-only",
    "database is locked": "another process has locked the file",
    "disk image is malformed": "the file is damaged",
    "no such table": "it holds no Spieluhr tables",
    "does not exist": "there is no such database, table or user",
    "password authentication failed": "wrong name or password",
}


class DatabaseFault(SQLAlchemyError):
    """`is_lost`: the connection was, and the same may be tried on another. `is_taken`: a key is."""

    def __init__(self, reason: str, is_lost: bool = False, is_taken: bool = False) -> None:
        super().__init__(reason)
        self.is_lost = is_lost
        self.is_taken = is_taken


def without_values(error: StatementError | PostgresError) -> DatabaseFault:
    """The same fault, fit for a log: values in a statement are somebody's secrets."""
    is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
    cause = _cause(error)
    state = str(getattr(cause, "sqlstate", None) or "")
    reason = type(cause).__name__ + (f" ({state})" if state else "")
    if state[:2] in HARMLESS:
        reason = (str(cause).splitlines() or [reason])[0]
    names = [str(getattr(cause, name, None) or "") for name in NAMES]
    places = ".".join(filter(None, names))
    return DatabaseFault(f"{reason}: {places}" if places else reason, is_lost, state == TAKEN)


def _cause(error: BaseException) -> BaseException:
    """SQLAlchemy wraps its own form of the error around what the driver said."""
    while not isinstance(error, PostgresError):
        inner = error.orig if isinstance(error, StatementError) else error.__cause__
        if inner is None:
            break
        error = inner
    return error


def in_words(error: BaseException) -> str:
    """For whoever starts the server: what is wrong with the database, without a full stop."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    reason = str(cause)
    for sign, words in WORDS.items():
        if sign in reason:
            return words
    if isinstance(cause, PermissionError):
        return "the folder is read-only"
    if isinstance(cause, OSError | TimeoutError):
        return "the database is not responding"
    return (reason.splitlines() or [type(cause).__name__])[0].rstrip(".")
