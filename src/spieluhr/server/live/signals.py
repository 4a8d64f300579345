"""News for parts of the server that a table need not know."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Signal(Generic[T]):
    """Passed on at once to all who subscribed when they were made."""

    def __init__(self) -> None:
        self._subscribers: list[Callable[[T], None]] = []

    def subscribe(self, subscriber: Callable[[T], None]) -> None:
        """For good; in the order in which news is heard."""
        self._subscribers.append(subscriber)

    def send(self, news: T) -> None:
        """Calls everybody before it returns."""
        for subscriber in self._subscribers:
            subscriber(news)
