"""What the routes about answers given ahead do. Nobody else can ask for them, or notice them."""

from spieluhr.core.words import pick
from spieluhr.server.errors import ServerError
from spieluhr.server.http.requests import ApiRequest
from spieluhr.server.http.responses import ApiResponse
from spieluhr.server.live.room import Room
from spieluhr.server.messages.notices import KnownOrder, MyOrders, NewOrder, OpenQuestion
from spieluhr.server.store.notice_rows import OrderRow


async def orders(request: ApiRequest, _body: None) -> ApiResponse:
    """Nothing for who has no seat, or several at one screen."""
    return ApiResponse(await _mine(request, await request.service.rooms.room(request.table)))


async def give(request: ApiRequest, body: NewOrder) -> ApiResponse:
    """From the next question on; one that is open goes on as it was asked."""
    room = await request.service.rooms.room(request.table)
    table = room.table
    seats = table.need_seats(request.me.id)
    known = [one.key for one in table.game.standing]
    if table.row.status != "playing" or len(seats) != 1 or request.me.is_bot:
        raise ServerError("no-order")
    if body.question not in known:
        raise ServerError("no-order")
    order = OrderRow(
        table.row.id, seats[0], request.me.id, body.question, body.wait, body.is_for_good
    )
    await request.service.rooms.standing.give(table, order)
    return ApiResponse(await _mine(request, room))


async def withdraw(request: ApiRequest, _body: None) -> ApiResponse:
    """As above."""
    room = await request.service.rooms.room(request.table)
    order = await _order(request, room)
    if order is not None:
        await request.service.rooms.standing.withdraw(order)
    return ApiResponse(await _mine(request, room))


async def _order(request: ApiRequest, room: Room) -> OrderRow | None:
    mine = room.table.mine(None if request.guest is None else request.guest.id)
    if len(mine) != 1 or request.guest is None:
        return None
    order = await request.service.store.orders.order(room.table.row.id, mine[0])
    return order if order is not None and order.guest == request.guest.id else None


async def _mine(request: ApiRequest, room: Room) -> MyOrders:
    table, lang = room.table, request.lang
    mine = table.mine(None if request.guest is None else request.guest.id)
    has_others = len(mine) == 1 and table.row.status == "playing" and bool(table.others(mine[0]))
    questions = [
        OpenQuestion(one.key, pick(one.label, lang), pick(one.says, lang), pick(one.chance, lang))
        for one in (table.game.standing if has_others else ())
    ]
    held = await request.service.rooms.standing.order(room, request.me.id) if has_others else None
    order = await _order(request, room)
    shown = None if order is None or not order.question else as_given(order)
    return MyOrders(questions, shown, None if held is None else held.due)


def as_given(order: OrderRow) -> NewOrder:
    """As its owner has wished for it."""
    return NewOrder(order.question, order.wait, order.is_for_good)  # type: ignore[arg-type]


async def known(request: ApiRequest) -> list[KnownOrder]:
    """For an export."""
    rows = await request.service.store.orders.of_guest(request.me.id)
    return [KnownOrder(row.table_id, as_given(row)) for row in rows if row.question]
