"""What the routes about a guest's own past do."""

import math

from spieluhr.core.errors import Malformed
from spieluhr.server.errors import ServerError
from spieluhr.server.http import order_handlers
from spieluhr.server.http.channels import shown
from spieluhr.server.http.people_handlers import signed_in
from spieluhr.server.http.requests import ApiRequest
from spieluhr.server.http.responses import ApiResponse
from spieluhr.server.live import farewell
from spieluhr.server.messages.profiles import (
    Export,
    Farewell,
    Favourite,
    MyReport,
    NewFavourite,
    NewNote,
    PastGame,
    PuzzleTry,
)
from spieluhr.server.protection import tokens
from spieluhr.server.store.profile_rows import FavouriteRow, ResultRow
from spieluhr.server.store.profiles import MOST
from spieluhr.server.tables import names, training
from spieluhr.server.tables import profiles as counted

AT_ONCE = 30  # games of the history
MOST_FAVOURITES = 200  # of one guest
BUSY = "too-many-records"  # what is counted or packed holds a place, like a replay


async def show(request: ApiRequest, _body: None) -> ApiResponse:
    """Empty for newcomers, so that a page can ask without being refused."""
    guest, profiles = request.guest, request.service.store.profiles
    if guest is None:
        return ApiResponse(counted.profile(None, [], {}, []))
    with request.service.replays.places.inside(request.address, BUSY):
        results = await profiles.results(guest.id, MOST)
        sitting = await profiles.seats_of(guest.id, results)
        ratings = await profiles.ratings(guest.id)
        return ApiResponse(counted.profile(guest, results, sitting, ratings))


async def history(request: ApiRequest, _body: None) -> ApiResponse:
    """Finished games of whoever asks, the last first; a stranger has none."""
    if request.guest is None:
        return ApiResponse([])
    before = _moment(request.query("before"))
    results = await request.service.store.profiles.results(
        request.guest.id, AT_ONCE, before, request.query("game")
    )
    return ApiResponse(await _past(request, results))


async def _past(request: ApiRequest, results: list[ResultRow]) -> list[PastGame]:
    sitting = await request.service.store.profiles.seats_of(request.me.id, results)
    return [counted.past_game(row, sitting.get(row.table_id, [])) for row in results]


def _moment(written: str | None) -> float | None:
    if written is None:
        return None
    try:
        moment = float(written[:30])
    except ValueError:
        moment = math.nan
    if not math.isfinite(moment):
        raise Malformed("options", problem="before is a number of seconds")
    return moment


async def export(request: ApiRequest, _body: None) -> ApiResponse:
    """Everything that the server keeps about whoever asks."""
    guest, store = request.me, request.service.store
    profiles = store.profiles
    with request.service.replays.places.inside(request.address, BUSY):
        results = await profiles.results(guest.id, MOST)
        bots = await request.service.store.bots_of(guest.id)
        puzzles = request.service.store.puzzles
        return ApiResponse(
            Export(
                spieluhr_profile=1,
                name=guest.name,
                id=guest.id,
                since=guest.created,
                bots=[bot.name for bot in bots],
                games=await _past(request, results),
                ratings={
                    row.game: counted.shown_rating(row) for row in await profiles.ratings(guest.id)
                },
                favourites=await _favourites(request),
                signed_in=await signed_in(request),
                reports=[
                    MyReport(row.table_id, row.game, row.reason, row.created)
                    for row in await request.service.store.reports.of(guest.id)
                ],
                channels=[shown(row) for row in await store.notices.channels(guest.id)],
                watched=await store.notices.watched(guest.id),
                standing=await order_handlers.known(request),
                puzzles=[
                    PuzzleTry(*(row.puzzle, row.game, row.solved, row.move, row.points, row.tried))
                    for row in await puzzles.tries(guest.id)
                ],
                puzzle_ratings={
                    row.game: found
                    for row in await puzzles.standings(guest.id)
                    if (found := training.training(row).rating) is not None
                },
            )
        )


async def erase(request: ApiRequest, _body: None) -> ApiResponse:
    """Everything about the asker; the cookie is void afterwards."""
    if request.me.is_bot:
        raise ServerError("not-for-bots")
    request.service.moved(request.me.id)
    await request.service.tournaments.erase(request.me.id)
    count = await farewell.erase(request.service.lobby, request.me)
    return ApiResponse(Farewell(count), is_farewell=True)


# Favourite positions.


async def favourites(request: ApiRequest, _body: None) -> ApiResponse:
    """The positions that whoever asks has saved."""
    return ApiResponse([] if request.guest is None else await _favourites(request))


async def add_favourite(request: ApiRequest, body: NewFavourite) -> ApiResponse:
    """Only where it is, not what lies there: of a running game nothing is told."""
    if not tokens.is_id(body.table):
        raise ServerError("no-table")
    if len(await _favourites(request)) >= MOST_FAVOURITES:
        raise ServerError("too-many-favourites", count=MOST_FAVOURITES)
    table = (await request.service.rooms.room(body.table)).table
    if table.match is None:
        raise ServerError("table-waits")
    last = len(table.match.log)
    step = last if body.step is None else body.step
    if step > last:
        raise ServerError("no-step", last=last)
    row = FavouriteRow(
        id=tokens.new_id(),
        guest=request.me.id,
        table_id=body.table,
        game=table.row.game,
        step=step,
        note=names.plain(body.note),
        created=request.service.rooms.now(),
    )
    await request.service.store.profiles.add_favourite(row)
    return ApiResponse(await _favourites(request), 201)


async def note_favourite(request: ApiRequest, body: NewNote) -> ApiResponse:
    """Another note for a saved position of one's own."""
    favourite, note = str(request.http.path_params["favourite"]), names.plain(body.note)
    profiles = request.service.store.profiles
    if not await profiles.note_favourite(request.me.id, favourite[:22], note):
        raise ServerError("no-favourite")
    return ApiResponse(await _favourites(request))


async def remove_favourite(request: ApiRequest, _body: None) -> ApiResponse:
    """A saved position of one's own is forgotten."""
    favourite = str(request.http.path_params["favourite"])
    if not await request.service.store.profiles.remove_favourite(request.me.id, favourite[:22]):
        raise ServerError("no-favourite")
    return ApiResponse(await _favourites(request))


async def _favourites(request: ApiRequest) -> list[Favourite]:
    rows = await request.service.store.profiles.favourites(request.me.id)
    return [
        Favourite(row.id, row.table_id, row.game, row.step, row.note, row.created) for row in rows
    ]
