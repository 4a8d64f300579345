"""What the routes about being recognised do: devices, and links to another one."""

import time

from spieluhr.server.errors import ServerError
from spieluhr.server.http.requests import ApiRequest
from spieluhr.server.http.responses import ApiResponse
from spieluhr.server.messages.lobby import Me, NewName
from spieluhr.server.messages.people import (
    Device,
    LookAtLink,
    Passkey,
    Recover,
    Recovery,
    SignedIn,
    Whose,
)
from spieluhr.server.protection.guests import RECOVERY_SECONDS
from spieluhr.server.store.rows import Guest
from spieluhr.server.tables import names


async def me(request: ApiRequest, _body: None) -> ApiResponse:
    """Who is asking, by cookie or token; a new guest is made by another route."""
    return ApiResponse(shown(request.me))


async def become(request: ApiRequest, body: NewName) -> ApiResponse:
    """A returning guest stays the same guest."""
    if request.guest is not None:
        return ApiResponse(shown(request.guest))
    name = names.cleaned(body.name)
    await request.service.lobby.need_free_name(name)
    request.service.attempts.need("guest", request.address)
    guest, token = await request.service.guests.welcome(request.http, name)
    return ApiResponse(shown(guest), 201, token, request.service.settings.is_secure)


async def rename(request: ApiRequest, body: NewName) -> ApiResponse:
    """From now on; games that have begun keep the name they began with."""
    name = names.cleaned(body.name, request.me.is_bot)
    await request.service.lobby.rename(request.me, name)
    await request.service.tournaments.rename(request.me, name)
    return ApiResponse(Me(request.me.id, name))


def need_person(request: ApiRequest) -> None:
    """Refuses programs."""
    if request.me.is_bot:
        raise ServerError("not-for-bots")


def shown(guest: Guest) -> Me:
    """Who somebody is, for themselves."""
    return Me(guest.id, guest.name)


# Devices.


async def signed_in(request: ApiRequest) -> SignedIn:
    """All ways to be the asker, as they are now."""
    store, now = request.service.store, time.time()
    mine = await store.guest_by("id", request.me.id) or request.me
    until = mine.recovery_until if mine.recovery is not None else None
    return SignedIn(
        devices=[
            Device(row.id, row.browser, row.system, row.created, row.seen, row.id == request.device)
            for row in await store.devices.of(mine.id)
        ],
        passkeys=[
            Passkey(row.id, row.browser, row.system, row.created, row.seen)
            for row in await store.passkeys.of(mine.id)
        ],
        is_protected=mine.protected is not None,
        link_until=until if until is not None and until > now else None,
    )


async def devices(request: ApiRequest, _body: None) -> ApiResponse:
    """Where the asker is signed in, and with which passkeys."""
    need_person(request)
    return ApiResponse(await signed_in(request))


async def sign_out(request: ApiRequest, _body: None) -> ApiResponse:
    """One device; its connections are closed at once. This one may leave by it as well."""
    need_person(request)
    device = str(request.http.path_params["device"])[:22]
    if not await request.service.store.devices.remove(request.me.id, device):
        raise ServerError("no-device")
    request.service.signed_out(device)
    return ApiResponse(await signed_in(request), is_farewell=device == request.device)


async def sign_out_others(request: ApiRequest, _body: None) -> ApiResponse:
    """All but this one; a link that is open is void, too."""
    need_person(request)
    await request.service.guests.void_recovery(request.me)
    for row in await request.service.store.devices.of(request.me.id):
        if row.id != request.device:
            await request.service.store.devices.remove(request.me.id, row.id)
            request.service.signed_out(row.id)
    return ApiResponse(await signed_in(request))


# Links to another device.


async def recovery(request: ApiRequest, _body: None) -> ApiResponse:
    """A new secret for one more device; the one before is worth nothing from now on."""
    need_person(request)
    secret = await request.service.guests.new_recovery(request.me)
    return ApiResponse(Recovery(secret, time.time() + RECOVERY_SECONDS), 201)


async def void_recovery(request: ApiRequest, _body: None) -> ApiResponse:
    """The link that was made last leads nowhere any more."""
    need_person(request)
    await request.service.guests.void_recovery(request.me)
    return ApiResponse(await signed_in(request))


async def look_at_link(request: ApiRequest, body: LookAtLink) -> ApiResponse:
    """Whose link it is, and what becoming that guest would mean on this device."""
    request.service.attempts.need("link", request.address)
    guest = await request.service.guests.look_at_link(body.secret)
    return ApiResponse(await whose(request, guest))


async def whose(request: ApiRequest, guest: Guest) -> Whose:
    """That guest beside the one who asks."""
    store, here = request.service.store, request.guest
    games = await store.devices.count_games(guest.id)
    if here is None:
        return Whose(guest.name, games, False, None, 0, 0)
    others = [row for row in await store.devices.of(here.id) if row.id != request.device]
    ways = len(others) + len(await store.passkeys.of(here.id))
    mine = await store.devices.count_games(here.id)
    return Whose(guest.name, games, guest.id == here.id, shown(here), mine, ways)


async def recover(request: ApiRequest, body: Recover) -> ApiResponse:
    """This becomes one more device of the guest the secret belongs to."""
    request.service.attempts.need("link", request.address)
    guests = request.service.guests
    await need_replaceable(request, await guests.look_at_link(body.secret), body.replaces_me)
    guest, token = await guests.recover(request.http, body.secret)
    return await entered(request, guest, token)


async def need_replaceable(request: ApiRequest, guest: Guest, is_willing: bool) -> None:
    """Nobody loses games by a link: who has some as somebody else has to say so."""
    here = request.guest
    if here is None:
        return
    if here.id == guest.id:
        raise ServerError("already-you", name=guest.name)
    if here.is_bot:
        raise ServerError("not-for-bots")
    if is_willing:
        return
    games = await request.service.store.devices.count_games(here.id)
    if games or here.protected is not None:
        raise ServerError("someone-else", name=here.name, count=games)


async def entered(request: ApiRequest, guest: Guest, token: str) -> ApiResponse:
    """Whoever was here before is signed out on this device, and only here."""
    if request.guest is not None and request.device is not None:
        await request.service.store.devices.remove(request.guest.id, request.device)
        request.service.signed_out(request.device)
    return ApiResponse(shown(guest), 200, token, request.service.settings.is_secure)
