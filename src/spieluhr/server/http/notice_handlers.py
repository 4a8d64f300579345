"""What the routes about being called do."""

from urllib.parse import urlsplit

from spieluhr.server.errors import ServerError
from spieluhr.server.http.channels import shown
from spieluhr.server.http.requests import ApiRequest
from spieluhr.server.http.responses import ApiResponse
from spieluhr.server.messages.notices import (
    NewMail,
    NewPush,
    NewWebhook,
    NoticeSettings,
    Sent,
    Watching,
)
from spieluhr.server.notices import encryption, mail, outward, ways
from spieluhr.server.notices.making import is_push_service
from spieluhr.server.notices.wording import Notice
from spieluhr.server.protection import tokens
from spieluhr.server.store.notice_rows import ChannelKind, ChannelRow
from spieluhr.server.tables import names

MOST: dict[ChannelKind, int] = {"push": 10, "webhook": 3, "mail": 3}  # of one guest
CONFIRM_SECONDS = 24 * 3600.0  # that the link in a mail is good for


async def settings(request: ApiRequest, _body: None) -> ApiResponse:
    """A newcomer learns what the server can do, and has no channels."""
    return ApiResponse(await _settings(request))


async def _settings(request: ApiRequest, secret: str | None = None) -> NoticeSettings:
    herald, store = request.service.herald, request.service.store.notices
    guest = request.guest
    rows = [] if guest is None else await store.channels(guest.id)
    watched = [] if guest is None else await store.watched(guest.id)
    has_mail = herald.ways.mailer is not None
    return NoticeSettings(
        herald.public_key, has_mail, [shown(row) for row in rows], watched, secret
    )


async def _add(
    request: ApiRequest, kind: ChannelKind, target: str, keys: dict[str, str], label: str, lang: str
) -> ChannelRow:
    store = request.service.store.notices
    known = await store.channels(request.me.id)
    others = [row for row in known if row.kind == kind and row.target != target]
    if len(others) >= MOST[kind]:
        raise ServerError("too-many-channels", count=len(others))
    now, is_confirmed = request.service.rooms.now(), kind != "mail"
    row = ChannelRow(
        tokens.new_id(), request.me.id, kind, target, keys, label, lang, is_confirmed, now
    )
    await store.add_channel(row)
    return row


async def add_push(request: ApiRequest, body: NewPush) -> ApiResponse:
    """A browser, with the address of its push service: one of those that are known."""
    _need_person(request)
    herald = request.service.herald
    host = (urlsplit(body.endpoint).hostname or "").lower() if _is_url(body.endpoint) else ""
    is_bad = outward.problem(body.endpoint, herald.ways.outward.allowed)
    if is_bad or not is_push_service(host, request.service.settings):
        raise ServerError("push-service")
    try:
        encryption.check_receiver(body.keys.p256dh, body.keys.auth)
    except ValueError:
        raise ServerError("push-keys") from None
    keys = {"p256dh": body.keys.p256dh, "auth": body.keys.auth}
    await _add(request, "push", body.endpoint, keys, names.plain(body.label)[:80], body.lang)
    return ApiResponse(await _settings(request), 201)


async def add_webhook(request: ApiRequest, body: NewWebhook) -> ApiResponse:
    """The secret that signs its calls is in this answer, and in no other."""
    _need_person(request)
    if outward.problem(body.url, request.service.herald.ways.outward.allowed):
        raise ServerError("webhook-address")
    secret = ways.new_secret()
    host = (urlsplit(body.url).hostname or "")[:80]
    await _add(request, "webhook", body.url, {"secret": secret}, host, body.lang)
    return ApiResponse(await _settings(request, secret), 201)


async def add_mail(request: ApiRequest, body: NewMail) -> ApiResponse:
    """Nothing but one question is sent until the address has confirmed."""
    _need_person(request)
    herald, store = request.service.herald, request.service.store.notices
    if herald.ways.mailer is None:
        raise ServerError("no-mail")
    if not mail.is_address(body.address):
        raise ServerError("mail-address")
    known = await store.channels(request.me.id)
    if any(row.target == body.address and row.is_confirmed for row in known):
        return ApiResponse(await _settings(request), 201)
    if not herald.may_ask(request.address):
        raise ServerError("too-fast")
    hashed = herald.ways.token(body.address.lower(), "address")
    if not await store.may_ask(hashed, request.service.rooms.now()):
        raise ServerError("mail-asked")
    row = await _add(request, "mail", body.address, {}, "", body.lang)
    herald.ask_to_confirm(row)
    return ApiResponse(await _settings(request), 201)


async def remove_channel(request: ApiRequest, _body: None) -> ApiResponse:
    """It is not used any more, not even for what is under way."""
    channel = str(request.http.path_params["channel"])[:22]
    if not await request.service.store.notices.remove_channel(channel, request.me.id):
        raise ServerError("no-channel")
    return ApiResponse(await _settings(request))


async def test(request: ApiRequest, _body: None) -> ApiResponse:
    """A call to try it out."""
    channel = str(request.http.path_params["channel"])[:22]
    known = await request.service.store.notices.channels(request.me.id)
    if not any(row.id == channel and row.is_confirmed for row in known):
        raise ServerError("no-channel")
    if not await request.service.herald.call(request.me.id, Notice("test"), channel):
        raise ServerError("too-fast")
    return ApiResponse(Sent(sent=True), 202)


# Links in mails: whoever has them reads that address.


async def confirm(request: ApiRequest, _body: None) -> ApiResponse:
    """Within a day; from then on this address is written to."""
    row = await _linked(request, "confirm")
    if not row.is_confirmed and row.created < request.service.rooms.now() - CONFIRM_SECONDS:
        raise ServerError("mail-link")
    await request.service.store.notices.confirm(row.id)
    return ApiResponse(Sent(sent=True))


async def stop(request: ApiRequest, _body: None) -> ApiResponse:
    """Also what a mail program asks at one click (RFC 8058)."""
    row = await _linked(request, "stop")
    await request.service.store.notices.remove_channel(row.id)
    return ApiResponse(Sent(sent=True))


async def _linked(request: ApiRequest, what: str) -> ChannelRow:
    channel, token = (str(request.http.path_params[name]) for name in ("channel", "token"))
    is_right = request.service.herald.ways.is_token(channel, what, token)
    row = await request.service.store.notices.channel(channel) if is_right else None
    if row is None:
        raise ServerError("mail-link")
    return row


# Tables.


async def watching(request: ApiRequest, _body: None) -> ApiResponse:
    """Whether I am called to this table."""
    return ApiResponse(await _watching(request))


async def _watching(request: ApiRequest) -> Watching:
    store = request.service.store.notices
    if request.guest is None:
        return Watching(is_on=False, has_channel=False)
    has_channel = any(row.is_confirmed for row in await store.channels(request.guest.id))
    return Watching(request.table in await store.watched(request.guest.id), has_channel)


async def watch(request: ApiRequest, _body: None) -> ApiResponse:
    """Only for who sits there, while it is not over."""
    _need_person(request)
    table = (await request.service.rooms.room(request.table)).table
    table.need_seats(request.me.id)
    if table.row.status != "over":
        now = request.service.rooms.now()
        await request.service.store.notices.watch(request.table, request.me.id, now)
    return ApiResponse(await _watching(request))


async def unwatch(request: ApiRequest, _body: None) -> ApiResponse:
    """No more calls to this table."""
    await request.service.store.notices.unwatch(request.table, request.me.id)
    return ApiResponse(await _watching(request))


def _need_person(request: ApiRequest) -> None:
    if request.me.is_bot:
        raise ServerError("not-for-bots")


def _is_url(text: str) -> bool:
    try:
        return bool(urlsplit(text).hostname)
    except ValueError:
        return False
