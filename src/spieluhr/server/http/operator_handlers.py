"""What the routes about the server's operation do: news and promises for all, numbers for one."""

from spieluhr import __version__
from spieluhr.server import metrics
from spieluhr.server.errors import ServerError
from spieluhr.server.http.requests import ApiRequest
from spieluhr.server.http.responses import YEARS, ApiResponse
from spieluhr.server.messages.operation import (
    Announcement,
    Ban,
    Happened,
    News,
    Operator,
    Privacy,
    ReportNow,
)
from spieluhr.server.protection import local_network, tokens
from spieluhr.server.protection.guests import BEARER, CHALLENGE_SECONDS, RECOVERY_SECONDS, is_bearer
from spieluhr.server.store.operation_rows import AnnouncementRow
from spieluhr.server.store.retention import DAY, ORIGINS, keeping

MOST_REPORTS, MOST_EVENTS = 50, 100  # that are shown


async def news(request: ApiRequest, _body: None) -> ApiResponse:
    """From memory: everybody asks for it now and then."""
    orders = request.service.orders
    told = [_told(row, request.lang) for row in orders.announcements()]
    return ApiResponse(News(told, orders.is_draining))


def _told(row: AnnouncementRow, lang: str) -> Announcement:
    return Announcement(row.id, row.de if lang == "de" else row.en, row.until)


async def privacy(request: ApiRequest, _body: None) -> ApiResponse:
    """The numbers by which this server forgets."""
    settings = request.service.settings
    kept = keeping(settings)
    return ApiResponse(
        Privacy(
            contact=settings.contact,
            cookie_days=int(YEARS // DAY),
            link_minutes=int(RECOVERY_SECONDS // 60),
            challenge_minutes=int(CHALLENGE_SECONDS // 60),
            origins=ORIGINS,
            **{name: getattr(kept, name) for name in kept.__struct_fields__},
        )
    )


async def operator(request: ApiRequest, _body: None) -> ApiResponse:
    """Reads only. For whoever sits at the machine, or shows a token of `spieluhr admin token`."""
    await _need_operator(request)
    service, orders = request.service, request.service.orders
    store, now = service.store, service.rooms.now()
    reports = list(reversed(await store.reports.all()))[:MOST_REPORTS]
    events = list(reversed(await store.operation.events(limit=MOST_EVENTS)))
    return ApiResponse(
        Operator(
            version=__version__,
            started=service.began,
            now=now,
            is_draining=orders.is_draining,
            is_well=await _is_well(request),
            people=service.sockets.people(),
            rooms=len(service.rooms.open),
            stored=await store.operation.counts(now),
            bans=[Ban(one.kind, one.what, one.until, one.created) for one in orders.orders.bans],
            announcements=[_told(row, request.lang) for row in orders.announcements()],
            reports=[
                ReportNow(row.created, row.table_id, row.game, row.reason, row.names, row.guest)
                for row in reports
            ],
            events=[Happened(one.time, one.actor, one.what, one.facts) for one in events],
        )
    )


async def _need_operator(request: ApiRequest) -> None:
    if local_network.is_local(request.http):
        return
    if not is_bearer(request.http):
        raise ServerError("operator-only")
    request.service.attempts.need("operator", request.address)
    token = request.http.headers["authorization"][len(BEARER) :].strip()
    if not await request.service.store.operation.is_token(tokens.hashed(token)):
        metrics.REFUSED.labels("operator-only").inc()
        raise ServerError("operator-only")


async def _is_well(request: ApiRequest) -> bool:
    try:
        await request.service.health.check()
    except ServerError:
        return False
    return True
