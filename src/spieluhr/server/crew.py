"""Whoever works for the server, so that no table waits for it."""

from typing import Any, Protocol


class Crew(Protocol):
    """On a server these are processes (`Workers`)."""

    count: int  # who can work at the same time

    def begin(self, work: Any) -> None:
        """Have somebody get ready with work that nobody waits for."""

    async def run(self, work: Any, job: Any, near: str = "") -> Any:
        """What `work` makes of the job, elsewhere."""

    def stop(self) -> None:
        """Does not wait; what is queued is never begun."""
