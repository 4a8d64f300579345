"""Rows of the database as structs."""

import logging
from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import ValidationError, convert

from spieluhr.server import metrics

T = TypeVar("T")
LOG = logging.getLogger("spieluhr.server")


def readable(rows: Iterable[Any], kind: type[T]) -> list[T]:
    """One that cannot be read hides no other."""
    found: list[T] = []
    for row in rows:
        try:
            found.append(convert(row, kind, from_attributes=True))
        except ValidationError as error:
            metrics.UNREADABLE.inc()
            LOG.warning("a stored row cannot be read: %s", error)
    return found
