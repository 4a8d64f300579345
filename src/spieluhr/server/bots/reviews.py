"""Reviews of finished games: made bit by bit while no bot wants to think, and kept."""

import asyncio
import contextlib
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from spieluhr import games
from spieluhr.core import record
from spieluhr.core.match import Match
from spieluhr.reviews.efforts import USUAL
from spieluhr.reviews.errors import ReviewError
from spieluhr.reviews.reviewing import Reviewer, joined, pieces
from spieluhr.reviews.scale import Scale, scale_of
from spieluhr.reviews.schema import FORM, Part, Review
from spieluhr.reviews.whole import concluded
from spieluhr.server.bots.bot_workers import BotWorkers
from spieluhr.server.errors import ServerError
from spieluhr.server.messages.reviews import ReviewDone, ReviewNow
from spieluhr.server.protection.limits import Crowd, branches
from spieluhr.server.store.store import Store
from spieluhr.server.tables.replays import Checked
from spieluhr.server.tables.table import Table

R = TypeVar("R")
LOG = logging.getLogger("spieluhr.bots")
AT_ONCE: Final = 6  # decisions and events in one go: a bot waits no longer than for these
MOST_OF_ONE, MOST_AT_ALL = 2, 16  # reviews under way: of one address, of all
KEPT: Final = 64  # reviews that are done, for those who ask again


class ReviewJob(Struct, frozen=True):
    """A finished game and a stretch of its pieces; `found` to put it all together."""

    game: Checked
    first: int
    found: Part | None = None


class Bit(Struct, frozen=True):
    """What was found in one go, and how many pieces there are in all."""

    part: Part
    total: int


def _match(game: Checked) -> Match:
    edition = games.edition(game.game, game.rules, game.data)
    match = record.begin(edition, game.options, len(game.names), game.start)
    match.enter(game.moves)
    return match


def review_bit(job: ReviewJob) -> Bit:
    """In a worker: the next few pieces."""
    match = _match(job.game)
    wanted = pieces(match)
    part = Reviewer(match, USUAL).part(wanted[job.first : job.first + AT_ONCE])
    return Bit(part, len(wanted))


def conclude(job: ReviewJob) -> bytes:
    """In a worker: the whole review as JSON, with its words."""
    assert job.found is not None
    reviewer = Reviewer(_match(job.game), USUAL)
    return msgspec.json.encode(concluded(reviewer, job.game.names, job.found))


def scale(game: Checked) -> Scale:
    """What was validated for this way to play."""
    edition = games.edition(game.game, game.rules, game.data)
    match = record.begin(edition, game.options, len(game.names), game.start)
    return scale_of(game.game, match.game.heuristics.mode(match.start))


def basis(game: Checked) -> str:
    """What a review follows from, besides the moves: another one has to be made anew."""
    return f"{FORM} {USUAL} {scale(game).basis} {_digest(game.names)[:16]}"


def _digest(what: object) -> str:
    return hashlib.sha256(msgspec.json.encode(what)).hexdigest()


def finished(table: Table) -> Checked:
    """A table that is over; before that nothing hidden leaves it."""
    match, row = table.match, table.row
    if match is None or row.status != "over":
        raise ReviewError("running")
    return Checked(
        game=row.game,
        rules=row.rules,
        data=row.data,
        options=row.options,
        start=row.start,
        names=[place.name for place in table.seats],
        moves=[step.move for step in match.log],
        is_ended=row.ending is not None,
    )


class Job:
    """A review under way."""

    def __init__(self, game: Checked) -> None:
        self.game = game
        self.done = 0
        self.total = 0
        self.part = Part([], [], [])
        self.shown = scale(game).shown
        self.has_failed = False
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """One review of a game at a time, however many ask for it."""

    def __init__(self, store: Store, bots: BotWorkers, now: Callable[[], float]) -> None:
        self.store = store
        self.bots = bots
        self.clock = now
        self._jobs: dict[str, Job] = {}
        self._done: OrderedDict[str, bytes] = OrderedDict()
        self._crowd = Crowd(MOST_OF_ONE, MOST_AT_ALL)

    async def of_table(self, table_id: str, game: Checked, address: str) -> ReviewNow | ReviewDone:
        """Kept with the table once it is made. Whoever has left for good is not named any more."""
        name = _digest((table_id, game.names))[:22]
        if name not in self._jobs and name not in self._done:
            kept = await self.store.reviews.find(table_id, basis(game))
            if kept is not None:
                self._keep(name, kept.encode())
        if name not in self._jobs and name not in self._done:
            self._begin(name, game, address, table_id)
        return self.now(name)

    def of_record(self, game: Checked, address: str) -> ReviewNow | ReviewDone:
        """The same record has the same review, whoever sends it; it is forgotten after a while."""
        name = _digest(game)[:22]
        if name not in self._jobs and name not in self._done:
            self._begin(name, game, address, None)
        return self.now(name)

    def now(self, name: str) -> ReviewNow | ReviewDone:
        """What there is of it; what failed can be asked for again."""
        if name in self._done:
            self._done.move_to_end(name)
            written = self._done[name]
            shown = msgspec.json.decode(written, type=Review).shown
            return ReviewDone(name, msgspec.Raw(written), 1, 1, shown)
        job = self._jobs.get(name)
        if job is None:
            raise ServerError("no-review")
        if job.has_failed:
            del self._jobs[name]
            return ReviewNow(name, "failed", job.done, job.total, job.shown, job.part, None)
        return ReviewNow(name, "working", job.done, job.total, job.shown, job.part, None)

    def _begin(self, name: str, game: Checked, address: str, table_id: str | None) -> None:
        if not self._crowd.enter(address):
            raise ServerError("too-many-reviews")
        job = Job(game)
        self._jobs[name] = job
        job.task = asyncio.create_task(self._work(name, job, address, table_id))

    async def _work(self, name: str, job: Job, address: str, table_id: str | None) -> None:
        try:
            written = await self._review(name, job, address)
            if table_id is None or await self._store(table_id, job, written):
                self._keep(name, written)
            del self._jobs[name]
        except Exception:
            LOG.exception("a review failed")
            job.has_failed = True
        finally:
            self._crowd.leave(address)

    async def _review(self, name: str, job: Job, address: str) -> bytes:
        """Bit by bit: between two of them every bot that wants to think comes first."""
        while job.total == 0 or job.done < job.total:
            bit = await self._at_leisure(review_bit, ReviewJob(job.game, job.done), name, address)
            job.part = joined([job.part, bit.part])
            job.total = bit.total
            job.done = min(bit.total, job.done + AT_ONCE)
            if bit.total == 0:
                break
        return await self._at_leisure(conclude, ReviewJob(job.game, 0, job.part), name, address)

    async def _at_leisure(
        self, work: Callable[[ReviewJob], R], job: ReviewJob, name: str, address: str
    ) -> R:
        async with self.bots.queue.turn_at_leisure(*branches(address), name):
            found: R = await self.bots.workers.run(work, job)
            return found

    async def _store(self, table_id: str, job: Job, written: bytes) -> bool:
        """False if somebody whom it names has left for good meanwhile."""
        named, now = job.game.names, self.clock()
        followed = basis(job.game)
        return await self.store.reviews.keep(table_id, followed, written.decode(), now, named)

    def _keep(self, name: str, written: bytes) -> None:
        self._done[name] = written
        if len(self._done) > KEPT:
            self._done.popitem(last=False)

    async def stop(self) -> None:
        """What was found is lost; whoever asks again begins it anew."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
