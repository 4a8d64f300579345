"""What the HTTP routes do."""

import contextlib

from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

from spieluhr.core import record as records_of_games
from spieluhr.core.errors import Malformed
from spieluhr.server import metrics
from spieluhr.server.bots import reviews
from spieluhr.server.errors import ServerError
from spieluhr.server.http.catalogue import all_games
from spieluhr.server.http.people_handlers import need_person
from spieluhr.server.http.requests import ApiRequest
from spieluhr.server.http.responses import ApiResponse
from spieluhr.server.live.actions import acting_seat
from spieluhr.server.messages.bots import BotMove, Moved
from spieluhr.server.messages.lobby import (
    MyNonce,
    NewName,
    NewTable,
    OwnBot,
    Report,
    Token,
)
from spieluhr.server.messages.server import Addresses, HealthStatus
from spieluhr.server.protection import local_network
from spieluhr.server.store.changes import Change
from spieluhr.server.store.rows import Guest, SeatRow
from spieluhr.server.tables import better_lines, lessons, names, records, replays
from spieluhr.server.tables.projection import Viewer
from spieluhr.server.tables.table import Table

MOST_BOTS = 20  # of one guest


async def health(request: ApiRequest, _body: None) -> ApiResponse:
    """Healthy if something can be stored."""
    await request.service.health.check()
    return ApiResponse(HealthStatus("ok"))


async def numbers(request: ApiRequest, _body: None) -> ApiResponse:
    """For Prometheus; only on this machine, unless the settings make them public."""
    is_public = request.service.settings.has_public_metrics
    if not is_public and not local_network.is_local(request.http):
        raise ServerError("not-local")
    service = request.service
    metrics.TABLES.set(len(service.rooms.open))
    with contextlib.suppress(OSError, SQLAlchemyError):  # then the other numbers say so
        for what, count in (await service.store.operation.counts(service.rooms.now())).items():
            metrics.STORED.labels(what).set(count)
    return ApiResponse(metrics.text(), media=metrics.MEDIA)


async def openapi(request: ApiRequest, _body: None) -> ApiResponse:
    """The description of all routes, made once when the server starts."""
    return ApiResponse(request.http.app.state.openapi)


async def schema(request: ApiRequest, _body: None) -> ApiResponse:
    """JSON Schema of the messages that go over a table's socket."""
    return ApiResponse(request.http.app.state.messages)


async def addresses(request: ApiRequest, _body: None) -> ApiResponse:
    """How other devices reach the server: nobody's business but of whoever sits at it."""
    settings = request.service.settings
    listening = local_network.addresses(settings) if local_network.is_local(request.http) else []
    return ApiResponse(Addresses(listening, local_network.command(settings)))


async def catalogue(request: ApiRequest, _body: None) -> ApiResponse:
    """All games with their options and modes, and the bots this server offers."""
    return ApiResponse(all_games(request.service.settings.bots))


async def lesson(request: ApiRequest, _body: None) -> ApiResponse:
    """A game's first steps; 404 for a game that has none."""
    return ApiResponse(lessons.lesson(request.http.path_params["game"], request.lang))


# Bots of one's own.


async def token(request: ApiRequest, body: NewName) -> ApiResponse:
    """Make a bot of one's own. Its token is shown this once and cannot be read again."""
    need_person(request)
    count = await request.service.store.count_bots(request.me.id)
    if count >= MOST_BOTS:
        raise ServerError("too-many-bots", count=count)
    name = names.cleaned(body.name, is_bot=True)
    await request.service.lobby.need_free_name(name, request.me)
    guest, secret = await request.service.guests.new(name, owner=request.me.id)
    return ApiResponse(Token(secret, guest.name, guest.id), 201)


async def bots(request: ApiRequest, _body: None) -> ApiResponse:
    """The bots of one's own, without their tokens."""
    need_person(request)
    return ApiResponse(await _own_bots(request))


async def dismiss(request: ApiRequest, _body: None) -> ApiResponse:
    """From now on the bot's token opens nothing. Returns the bots that are left."""
    need_person(request)
    wanted = request.http.path_params["bot"]
    for bot in await request.service.store.bots_of(request.me.id):
        if bot.id == wanted:
            await request.service.guests.dismiss(bot)
            request.service.moved(bot.id)
            return ApiResponse(await _own_bots(request))
    raise ServerError("no-bot")


async def _own_bots(request: ApiRequest) -> list[OwnBot]:
    bots = await request.service.store.bots_of(request.me.id)
    return [OwnBot(bot.id, bot.name, bot.created) for bot in bots]


# Tables.


async def lobby(request: ApiRequest, _body: None) -> ApiResponse:
    """Public tables that wait for players, as long as their host is connected."""
    return ApiResponse(await request.service.lobby.open_tables(request.guest, request.lang))


async def mine(request: ApiRequest, _body: None) -> ApiResponse:
    """Empty for newcomers, so that a page can ask without being refused."""
    if request.guest is None:
        return ApiResponse([])
    return ApiResponse(await request.service.lobby.my_tables(request.guest, request.lang))


async def create(request: ApiRequest, body: NewTable) -> ApiResponse:
    """A new table; who makes it sits where the wish says, and it begins when nobody is missing."""
    request.service.attempts.need("table", request.address)
    room = await request.service.lobby.create(request.me, body, request.address)
    return ApiResponse(request.line(room), 201)


async def table(request: ApiRequest, _body: None) -> ApiResponse:
    """A table in one line. A bot that asks is shown as present for a while."""
    if request.guest is not None and request.guest.is_bot:
        await request.service.rooms.expect(request.table, request.guest.id, request.address)
    return ApiResponse(request.line(await request.service.rooms.room(request.table)))


async def join(request: ApiRequest, _body: None) -> ApiResponse:
    """Take the first open seat. The game begins when it was the last one."""
    return ApiResponse(request.line(await request.service.lobby.join(request.me, request.table)))


async def add_nonce(request: ApiRequest, body: MyNonce) -> ApiResponse:
    """A person's share of chance, before the game begins."""
    room = await request.service.lobby.add_nonce(request.me, request.table, body)
    return ApiResponse(request.line(room))


async def leave(request: ApiRequest, _body: None) -> ApiResponse:
    """Give up a seat; refused once the game has begun."""
    return ApiResponse(request.line(await request.service.lobby.leave(request.me, request.table)))


async def forget(request: ApiRequest, _body: None) -> ApiResponse:
    """Off one's own list; refused while others still play there. Returns the list that is left."""
    await request.service.lobby.forget(request.me, request.table)
    return ApiResponse(await request.service.lobby.my_tables(request.me, request.lang))


async def rematch(request: ApiRequest, _body: None) -> ApiResponse:
    """Ask for another game; 201 with the new table if everybody has asked now, else 200."""
    room = await request.service.lobby.rematch(request.me, request.table)
    is_made = room.table.row.id != request.table
    return ApiResponse(request.line(room), 201 if is_made else 200)


async def no_rematch(request: ApiRequest, _body: None) -> ApiResponse:
    """Decline, or withdraw one's own question."""
    return ApiResponse(
        request.line(await request.service.lobby.refuse_rematch(request.me, request.table))
    )


async def remove(request: ApiRequest, _body: None) -> ApiResponse:
    """Free somebody's seat before the game begins; for the host alone, and for good."""
    table = (await request.service.rooms.room(request.table)).table
    seat = _seat(request.http.path_params["seat"], len(table.seats))
    assert seat is not None
    return ApiResponse(
        request.line(await request.service.lobby.remove(request.me, request.table, seat))
    )


async def report(request: ApiRequest, body: Report) -> ApiResponse:
    """Tell whoever runs the server about a table."""
    need_person(request)
    await request.service.lobby.report(request.me, request.table, body.reason)
    return ApiResponse(body, 201)


# Records.


async def record(request: ApiRequest, _body: None) -> ApiResponse:
    """All of it when it is over; else what the asker knows."""
    table = (await request.service.rooms.room(request.table)).table
    seat = _seat(request.query("seat"), len(table.seats))
    players = [player_kind(place) for place in table.seats]
    if table.row.status == "over":
        return ApiResponse(records_of_games.encode(records.whole(table, players)).encode())
    guest = None if request.guest is None else request.guest.id
    return ApiResponse(records.known(table, players, guest, seat))


def _seat(written: str | None, seats: int) -> int | None:
    if written is None:
        return None
    if written.isascii() and written.isdigit() and int(written[:9]) < seats:
        return int(written[:9])
    raise Malformed("seat", seat=written[:20], last=seats - 1)


def player_kind(place: SeatRow) -> str:
    """A level, a bot from outside, or a human."""
    return place.bot or ("bot" if place.is_bot else "human")


async def replay(request: ApiRequest, body: bytes) -> ApiResponse:
    """A record as frames to step through, as a seat saw it or, once it is over, open."""
    is_packed = "gzip" in request.http.headers.get("accept-encoding", "")
    wish = replays.Wish(body, request.query("seat"), request.lang, is_packed)
    return ApiResponse(await request.service.replays.answer(wish), is_packed=is_packed)


async def line(request: ApiRequest, body: bytes) -> ApiResponse:
    """How a better move could have gone on, as frames to step through."""
    is_packed = "gzip" in request.http.headers.get("accept-encoding", "")
    wish = better_lines.LineWish(body, request.lang, is_packed)
    return ApiResponse(await request.service.replays.line(wish), is_packed=is_packed)


async def play_on(request: ApiRequest, body: bytes) -> ApiResponse:
    """A new table against bots that goes on from a step of a record."""
    request.service.attempts.need("table", request.address)
    start = await request.service.replays.start(body)
    return ApiResponse(request.line(await request.service.lobby.play_on(request.me, start)), 201)


async def review_table(request: ApiRequest, _body: None) -> ApiResponse:
    """Only when it is over: before that, it would be a way to look behind."""
    table = (await request.service.rooms.room(request.table)).table
    game = reviews.finished(table)
    reviewing = request.service.reviews
    return ApiResponse(await reviewing.of_table(table.row.id, game, request.address))


async def review_record(request: ApiRequest, body: bytes) -> ApiResponse:
    """Begins the review of a record that somebody has; a wrong one is refused."""
    game = await request.service.replays.checked(body)
    return ApiResponse(request.service.reviews.of_record(game, request.address))


async def review(request: ApiRequest, _body: None) -> ApiResponse:
    """How far a review is, and what is there of it."""
    return ApiResponse(request.service.reviews.now(request.http.path_params["review"]))


# Bots.


async def turns(request: ApiRequest, _body: None) -> Response:
    """A bot's stream: one line for each of its turns, at whatever table it sits."""
    return request.service.streams.open(_bot(request), request.lang, request.address)


async def move(request: ApiRequest, body: BotMove) -> ApiResponse:
    """A bot's move, as text or JSON; refused if the version is not the present one."""
    guest, rooms = _bot(request), request.service.rooms

    def play(table: Table) -> Change:
        seat = acting_seat(table, Viewer(guest.id, has_curtain=False))
        text = body.move
        if isinstance(text, dict):
            text = table.game.codec.text(table.game.codec.read_move(text))
        return table.play(seat, text, body.version, rooms.now())

    await rooms.expect(request.table, guest.id, request.address)
    table = (await rooms.change(request.table, play)).table
    is_my_turn = table.actor in table.mine(guest.id)
    return ApiResponse(Moved(table.row.version, table.row.status, is_my_turn))


def _bot(request: ApiRequest) -> Guest:
    if not request.me.is_bot:
        raise ServerError("bots-only")
    return request.me
