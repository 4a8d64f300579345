"""What the HTTP routes do."""

from starlette.responses import Response

from spieluhr.core import record as records_of_games
from spieluhr.core.errors import Malformed
from spieluhr.server import metrics
from spieluhr.server.errors import ServerError
from spieluhr.server.http.catalogue import all_games
from spieluhr.server.http.requests import ApiRequest
from spieluhr.server.http.responses import ApiResponse
from spieluhr.server.live.actions import acting_seat
from spieluhr.server.messages.bots import BotMove, Moved
from spieluhr.server.messages.lobby import (
    Me,
    MyNonce,
    NewName,
    NewTable,
    OwnBot,
    Recover,
    Recovery,
    Report,
    Token,
)
from spieluhr.server.messages.server import Addresses, HealthStatus
from spieluhr.server.protection import local_network
from spieluhr.server.store.changes import Change
from spieluhr.server.store.rows import Guest, SeatRow
from spieluhr.server.tables import names, records, replays
from spieluhr.server.tables.projection import Viewer
from spieluhr.server.tables.table import Table

MOST_BOTS = 20  # of one guest


async def health(request: ApiRequest, _body: None) -> ApiResponse:
    """Healthy if something can be stored."""
    await request.service.health.check()
    return ApiResponse(HealthStatus("ok"))


async def numbers(request: ApiRequest, _body: None) -> ApiResponse:
    is_public = request.service.settings.has_public_metrics
    if not is_public and not local_network.is_local(request.http):
        raise ServerError("not-local")
    metrics.TABLES.set(len(request.service.rooms.open))
    return ApiResponse(metrics.text(), media=metrics.MEDIA)


async def openapi(request: ApiRequest, _body: None) -> ApiResponse:
    return ApiResponse(request.http.app.state.openapi)


async def schema(request: ApiRequest, _body: None) -> ApiResponse:
    return ApiResponse(request.http.app.state.messages)


async def addresses(request: ApiRequest, _body: None) -> ApiResponse:
    """How other devices reach the server: nobody's business but of whoever sits at it."""
    settings = request.service.settings
    listening = local_network.addresses(settings) if local_network.is_local(request.http) else []
    return ApiResponse(Addresses(listening, local_network.command(settings)))


async def catalogue(_request: ApiRequest, _body: None) -> ApiResponse:
    return ApiResponse(all_games())


# Guests.


async def me(request: ApiRequest, _body: None) -> ApiResponse:
    return ApiResponse(_me(request.me))


async def become(request: ApiRequest, body: NewName) -> ApiResponse:
    """Who is known already stays the same guest."""
    if request.guest is not None:
        return ApiResponse(_me(request.guest))
    guest, token = await request.service.guests.new(names.cleaned(body.name))
    return ApiResponse(_me(guest), 201, token, request.service.settings.is_secure)


async def rename(request: ApiRequest, body: NewName) -> ApiResponse:
    name = names.cleaned(body.name, request.me.is_bot)
    await request.service.lobby.rename(request.me, name)
    return ApiResponse(Me(request.me.id, name))


async def recovery(request: ApiRequest, _body: None) -> ApiResponse:
    _need_person(request)
    return ApiResponse(Recovery(await request.service.guests.new_recovery(request.me)), 201)


async def recover(request: ApiRequest, body: Recover) -> ApiResponse:
    guest, token = await request.service.guests.recover(body.secret)
    request.service.moved(guest.id)
    return ApiResponse(_me(guest), 200, token, request.service.settings.is_secure)


async def token(request: ApiRequest, body: NewName) -> ApiResponse:
    _need_person(request)
    count = await request.service.store.count_bots(request.me.id)
    if count >= MOST_BOTS:
        raise ServerError("too-many-bots", count=count)
    name = names.cleaned(body.name, is_bot=True)
    guest, secret = await request.service.guests.new(name, owner=request.me.id)
    return ApiResponse(Token(secret, guest.name, guest.id), 201)


async def bots(request: ApiRequest, _body: None) -> ApiResponse:
    _need_person(request)
    return ApiResponse(await _own_bots(request))


async def dismiss(request: ApiRequest, _body: None) -> ApiResponse:
    _need_person(request)
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


def _need_person(request: ApiRequest) -> None:
    if request.me.is_bot:
        raise ServerError("not-for-bots")


def _me(guest: Guest) -> Me:
    return Me(guest.id, guest.name)


# Tables.


async def lobby(request: ApiRequest, _body: None) -> ApiResponse:
    return ApiResponse(await request.service.lobby.open_tables(request.guest, request.lang))


async def mine(request: ApiRequest, _body: None) -> ApiResponse:
    """Who is no guest yet has none: a page can ask without being refused."""
    if request.guest is None:
        return ApiResponse([])
    return ApiResponse(await request.service.lobby.my_tables(request.guest, request.lang))


async def create(request: ApiRequest, body: NewTable) -> ApiResponse:
    room = await request.service.lobby.create(request.me, body, request.address)
    return ApiResponse(request.line(room), 201)


async def table(request: ApiRequest, _body: None) -> ApiResponse:
    if request.guest is not None and request.guest.is_bot:
        await request.service.rooms.expect(request.table, request.guest.id, request.address)
    return ApiResponse(request.line(await request.service.rooms.room(request.table)))


async def join(request: ApiRequest, _body: None) -> ApiResponse:
    return ApiResponse(request.line(await request.service.lobby.join(request.me, request.table)))


async def add_nonce(request: ApiRequest, body: MyNonce) -> ApiResponse:
    room = await request.service.lobby.add_nonce(request.me, request.table, body)
    return ApiResponse(request.line(room))


async def leave(request: ApiRequest, _body: None) -> ApiResponse:
    return ApiResponse(request.line(await request.service.lobby.leave(request.me, request.table)))


async def forget(request: ApiRequest, _body: None) -> ApiResponse:
    await request.service.lobby.forget(request.me, request.table)
    return ApiResponse(await request.service.lobby.my_tables(request.me, request.lang))


async def rematch(request: ApiRequest, _body: None) -> ApiResponse:
    room = await request.service.lobby.rematch(request.me, request.table)
    is_made = room.table.row.id != request.table
    return ApiResponse(request.line(room), 201 if is_made else 200)


async def no_rematch(request: ApiRequest, _body: None) -> ApiResponse:
    return ApiResponse(
        request.line(await request.service.lobby.refuse_rematch(request.me, request.table))
    )


async def remove(request: ApiRequest, _body: None) -> ApiResponse:
    table = (await request.service.rooms.room(request.table)).table
    seat = _seat(request.http.path_params["seat"], len(table.seats))
    assert seat is not None
    return ApiResponse(
        request.line(await request.service.lobby.remove(request.me, request.table, seat))
    )


async def report(request: ApiRequest, body: Report) -> ApiResponse:
    _need_person(request)
    await request.service.lobby.report(request.me, request.table, body.reason)
    return ApiResponse(body, 201)


# Records.


async def record(request: ApiRequest, _body: None) -> ApiResponse:
    """All of it when it is over; else what the asker knows."""
    table = (await request.service.rooms.room(request.table)).table
    seat = _seat(request.query("seat"), len(table.seats))
    players = [_player(place) for place in table.seats]
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


def _player(place: SeatRow) -> str:
    """A level, a bot from outside, or a human."""
    return place.bot or ("bot" if place.is_bot else "human")


async def replay(request: ApiRequest, body: bytes) -> ApiResponse:
    is_packed = "gzip" in request.http.headers.get("accept-encoding", "")
    wish = replays.Wish(body, request.query("seat"), request.lang, is_packed)
    return ApiResponse(await request.service.replays.answer(wish), is_packed=is_packed)


async def play_on(request: ApiRequest, body: bytes) -> ApiResponse:
    start = await request.service.replays.start(body)
    return ApiResponse(request.line(await request.service.lobby.play_on(request.me, start)), 201)


# Bots.


async def turns(request: ApiRequest, _body: None) -> Response:
    return request.service.streams.open(_bot(request), request.lang, request.address)


async def move(request: ApiRequest, body: BotMove) -> ApiResponse:
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
