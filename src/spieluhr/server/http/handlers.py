"""What the HTTP routes do."""

from starlette.responses import Response

from spieluhr.core import record as records_of_games
from spieluhr.core.errors import Illegal, Malformed, NotYourTurn
from spieluhr.server import metrics
from spieluhr.server.http.catalogue import all_games
from spieluhr.server.http.requests import Asking
from spieluhr.server.http.responses import Answered
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
from spieluhr.server.messages.server import Reach, Well
from spieluhr.server.protection import local_network
from spieluhr.server.store.changes import Change
from spieluhr.server.store.rows import Guest, SeatRow
from spieluhr.server.tables import names, records, replays
from spieluhr.server.tables.projection import Eyes
from spieluhr.server.tables.table import Table

MOST_BOTS = 20  # of one guest


async def health(asking: Asking, _body: None) -> Answered:
    """Well if something can be stored."""
    await asking.service.health.check()
    return Answered(Well("ok"))


async def numbers(asking: Asking, _body: None) -> Answered:
    is_public = asking.service.settings.has_public_metrics
    if not is_public and not local_network.is_at_home(asking.request):
        raise NotYourTurn("not-at-home")
    metrics.TABLES.set(len(asking.service.rooms.open))
    return Answered(metrics.text(), media=metrics.MEDIA)


async def openapi(asking: Asking, _body: None) -> Answered:
    return Answered(asking.request.app.state.openapi)


async def schema(asking: Asking, _body: None) -> Answered:
    return Answered(asking.request.app.state.messages)


async def addresses(asking: Asking, _body: None) -> Answered:
    """How other devices reach the server: nobody's business but of whoever sits at it."""
    settings = asking.service.settings
    found = local_network.addresses(settings) if local_network.is_at_home(asking.request) else []
    return Answered(Reach(found, local_network.command(settings)))


async def catalogue(_asking: Asking, _body: None) -> Answered:
    return Answered(all_games())


# Guests.


async def me(asking: Asking, _body: None) -> Answered:
    return Answered(_me(asking.me))


async def become(asking: Asking, body: NewName) -> Answered:
    """Who is known already stays the same guest."""
    if asking.guest is not None:
        return Answered(_me(asking.guest))
    guest, token = await asking.service.guests.new(names.cleaned(body.name))
    return Answered(_me(guest), 201, token, asking.service.settings.is_secure)


async def rename(asking: Asking, body: NewName) -> Answered:
    name = names.cleaned(body.name, asking.me.is_bot)
    await asking.service.lobby.rename(asking.me, name)
    return Answered(Me(asking.me.id, name))


async def recovery(asking: Asking, _body: None) -> Answered:
    _need_person(asking)
    return Answered(Recovery(await asking.service.guests.new_recovery(asking.me)), 201)


async def recover(asking: Asking, body: Recover) -> Answered:
    guest, token = await asking.service.guests.recover(body.secret)
    asking.service.moved(guest.id)
    return Answered(_me(guest), 200, token, asking.service.settings.is_secure)


async def token(asking: Asking, body: NewName) -> Answered:
    _need_person(asking)
    count = await asking.service.store.count_bots(asking.me.id)
    if count >= MOST_BOTS:
        raise Illegal("too-many-bots", count=count)
    name = names.cleaned(body.name, is_bot=True)
    guest, secret = await asking.service.guests.new(name, owner=asking.me.id)
    return Answered(Token(secret, guest.name, guest.id), 201)


async def bots(asking: Asking, _body: None) -> Answered:
    _need_person(asking)
    return Answered(await _own_bots(asking))


async def dismiss(asking: Asking, _body: None) -> Answered:
    _need_person(asking)
    wanted = asking.request.path_params["bot"]
    for bot in await asking.service.store.bots_of(asking.me.id):
        if bot.id == wanted:
            await asking.service.guests.dismiss(bot)
            asking.service.moved(bot.id)
            return Answered(await _own_bots(asking))
    raise Malformed("no-bot")


async def _own_bots(asking: Asking) -> list[OwnBot]:
    found = await asking.service.store.bots_of(asking.me.id)
    return [OwnBot(bot.id, bot.name, bot.created) for bot in found]


def _need_person(asking: Asking) -> None:
    if asking.me.is_bot:
        raise NotYourTurn("not-for-bots")


def _me(guest: Guest) -> Me:
    return Me(guest.id, guest.name)


# Tables.


async def lobby(asking: Asking, _body: None) -> Answered:
    return Answered(await asking.service.lobby.open_tables(asking.guest, asking.lang))


async def mine(asking: Asking, _body: None) -> Answered:
    """Who is no guest yet has none: a page can ask without being refused."""
    if asking.guest is None:
        return Answered([])
    return Answered(await asking.service.lobby.my_tables(asking.guest, asking.lang))


async def create(asking: Asking, body: NewTable) -> Answered:
    room = await asking.service.lobby.create(asking.me, body, asking.address)
    return Answered(asking.line(room), 201)


async def table(asking: Asking, _body: None) -> Answered:
    if asking.guest is not None and asking.guest.is_bot:
        await asking.service.rooms.expect(asking.table, asking.guest.id, asking.address)
    return Answered(asking.line(await asking.service.rooms.room(asking.table)))


async def join(asking: Asking, _body: None) -> Answered:
    return Answered(asking.line(await asking.service.lobby.join(asking.me, asking.table)))


async def add_nonce(asking: Asking, body: MyNonce) -> Answered:
    room = await asking.service.lobby.add_nonce(asking.me, asking.table, body)
    return Answered(asking.line(room))


async def leave(asking: Asking, _body: None) -> Answered:
    return Answered(asking.line(await asking.service.lobby.leave(asking.me, asking.table)))


async def forget(asking: Asking, _body: None) -> Answered:
    await asking.service.lobby.forget(asking.me, asking.table)
    return Answered(await asking.service.lobby.my_tables(asking.me, asking.lang))


async def rematch(asking: Asking, _body: None) -> Answered:
    room = await asking.service.lobby.rematch(asking.me, asking.table)
    is_made = room.table.row.id != asking.table
    return Answered(asking.line(room), 201 if is_made else 200)


async def no_rematch(asking: Asking, _body: None) -> Answered:
    return Answered(asking.line(await asking.service.lobby.refuse_rematch(asking.me, asking.table)))


async def remove(asking: Asking, _body: None) -> Answered:
    table = (await asking.service.rooms.room(asking.table)).table
    seat = _seat(asking.request.path_params["seat"], len(table.seats))
    assert seat is not None
    return Answered(asking.line(await asking.service.lobby.remove(asking.me, asking.table, seat)))


async def report(asking: Asking, body: Report) -> Answered:
    _need_person(asking)
    await asking.service.lobby.report(asking.me, asking.table, body.reason)
    return Answered(body, 201)


# Records.


async def record(asking: Asking, _body: None) -> Answered:
    """All of it when it is over; else what the asker knows."""
    table = (await asking.service.rooms.room(asking.table)).table
    seat = _seat(asking.query("seat"), len(table.seats))
    players = [_player(place) for place in table.seats]
    if table.row.status == "over":
        return Answered(records_of_games.encode(records.whole(table, players)).encode())
    guest = None if asking.guest is None else asking.guest.id
    return Answered(records.known(table, players, guest, seat))


def _seat(written: str | None, seats: int) -> int | None:
    if written is None:
        return None
    if written.isascii() and written.isdigit() and int(written[:9]) < seats:
        return int(written[:9])
    raise Malformed("seat", seat=written[:20], last=seats - 1)


def _player(place: SeatRow) -> str:
    """A level, a bot from outside, or a human."""
    return place.bot or ("bot" if place.is_bot else "human")


async def replay(asking: Asking, body: bytes) -> Answered:
    is_packed = "gzip" in asking.request.headers.get("accept-encoding", "")
    wish = replays.Wish(body, asking.query("seat"), asking.lang, is_packed)
    return Answered(await asking.service.replays.answer(wish), is_packed=is_packed)


async def play_on(asking: Asking, body: bytes) -> Answered:
    start = await asking.service.replays.start(body)
    return Answered(asking.line(await asking.service.lobby.play_on(asking.me, start)), 201)


# Bots.


async def turns(asking: Asking, _body: None) -> Response:
    return asking.service.streams.open(_bot(asking), asking.lang, asking.address)


async def move(asking: Asking, body: BotMove) -> Answered:
    guest, rooms = _bot(asking), asking.service.rooms

    def play(table: Table) -> Change:
        seat = acting_seat(table, Eyes(guest.id, has_curtain=False))
        text = body.move
        if isinstance(text, dict):
            text = table.game.codec.text(table.game.codec.read_move(text))
        return table.play(seat, text, body.version, rooms.now())

    await rooms.expect(asking.table, guest.id, asking.address)
    table = (await rooms.change(asking.table, play)).table
    is_my_turn = table.actor in table.mine(guest.id)
    return Answered(Moved(table.row.version, table.row.status, is_my_turn))


def _bot(asking: Asking) -> Guest:
    if not asking.me.is_bot:
        raise NotYourTurn("bots-only")
    return asking.me
