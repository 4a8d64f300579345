"""What the routes of daily deals do."""

from spieluhr import daily, games
from spieluhr.server.http.requests import ApiRequest
from spieluhr.server.http.responses import ApiResponse
from spieluhr.server.messages.daily import DailyDeals, NewDaily
from spieluhr.server.store.profile_rows import TryRow
from spieluhr.server.tables import dailies


async def deals(request: ApiRequest, _body: None) -> ApiResponse:
    """Of today, or of an earlier day."""
    today = daily.today()
    day = daily.read_day(request.query("day") or today, today)
    store = request.service.store.dailies
    found = [deal for game in games.game_ids() for deal in daily.deals(game, day)]
    wanted = [deal.name for deal in found]
    heights = await store.heights(wanted)
    mine: dict[str, TryRow] = {}
    if request.guest is not None:
        mine = {row.deal: row for row in await store.of_guest(request.guest.id, wanted)}
    lines = [
        dailies.line(deal, heights[deal.name], mine.get(deal.name), day < today) for deal in found
    ]
    return ApiResponse(DailyDeals(day, today, daily.FIRST.isoformat(), lines))


async def begin(request: ApiRequest, body: NewDaily) -> ApiResponse:
    """A table with that deal. Only the first one of a guest counts."""
    day = daily.read_day(body.day or daily.today())
    params = request.http.path_params
    deal = daily.find(str(params["game"]), str(params["kind"]), day)
    request.service.attempts.need("table", request.address)
    room = await request.service.lobby.deal(request.me, deal)
    return ApiResponse(request.line(room), 201)
