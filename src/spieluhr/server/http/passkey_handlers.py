"""What the routes about passkeys do: made and used as WebAuthn says, without a password."""

import json
import time
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, structs

from spieluhr.server.errors import ServerError
from spieluhr.server.http.people_handlers import (
    entered,
    need_person,
    need_replaceable,
    signed_in,
)
from spieluhr.server.http.requests import ApiRequest
from spieluhr.server.http.responses import ApiResponse
from spieluhr.server.messages.people import NewPasskey, UsePasskey
from spieluhr.server.protection import tokens, user_agents
from spieluhr.server.protection.guests import CHALLENGE_SECONDS
from spieluhr.server.protection.local_network import is_loopback
from spieluhr.server.store.devices import day_of
from spieluhr.server.store.people_rows import PasskeyRow
from spieluhr.server.tables import names

MOST_PASSKEYS = 10  # of one guest
TITLE = "Spieluhr"
# A passkey is all that is asked for: whoever finds the device must not be able to use it.
REQUIRED = structs.UserVerificationRequirement.REQUIRED
DISCOVERABLE = structs.AuthenticatorSelectionCriteria(
    resident_key=structs.ResidentKeyRequirement.REQUIRED, user_verification=REQUIRED
)


def site(request: ApiRequest) -> str:
    """The name that passkeys are bound to: the first of the server's own names."""
    host, hosts = (request.http.url.hostname or "").lower(), request.service.settings.hosts
    if host.replace(".", "").isdigit() or ":" in host:
        raise ServerError("passkey-host")  # an address is no name
    if not hosts or host == "localhost":
        return host
    if host != hosts[0] and not host.endswith(f".{hosts[0]}"):
        raise ServerError("passkey-host")
    return hosts[0]


def origins(request: ApiRequest) -> list[str]:
    """Pages that may ask for one: ours, at the address where they are."""
    host = request.http.headers.get("host", "")
    is_open = not request.service.settings.is_secure or is_loopback(
        urlsplit(f"//{host}").hostname or ""
    )
    schemes = ("https", "http") if is_open else ("https",)
    return [*(f"{scheme}://{host}" for scheme in schemes), *request.service.settings.origins]


# To make one.


async def begin_passkey(request: ApiRequest, _body: None) -> ApiResponse:
    """What the browser needs to make a passkey for the asker."""
    need_person(request)
    request.service.attempts.need("passkey", request.address)
    me, held = request.me, await request.service.store.passkeys.of(request.me.id)
    _need_few(held)
    await request.service.lobby.need_free_name(me.name, me)
    options = webauthn.generate_registration_options(
        rp_id=site(request),
        rp_name=TITLE,
        user_id=me.id.encode(),
        user_name=me.name,
        timeout=int(CHALLENGE_SECONDS * 1000),
        authenticator_selection=DISCOVERABLE,
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(base64url_to_bytes(row.credential))
            for row in held
        ],
    )
    await _remember(request, options.challenge, me.id)
    return ApiResponse(json.loads(webauthn.options_to_json(options)))


async def add_passkey(request: ApiRequest, body: NewPasskey) -> ApiResponse:
    """From now on it signs the asker in anywhere, and the name is theirs alone."""
    need_person(request)
    me, store = request.me, request.service.store
    challenge = await _challenge(request, body.credential, me.id)
    _need_few(await store.passkeys.of(me.id))
    await request.service.lobby.need_free_name(me.name, me)
    try:
        made = webauthn.verify_registration_response(
            credential=body.credential,
            expected_challenge=challenge,
            expected_rp_id=site(request),
            expected_origin=origins(request),
            require_user_verification=True,
        )
    except ServerError:
        raise
    except Exception:  # whatever a stranger's bytes break in the reader
        raise ServerError("passkey-wrong") from None
    now = time.time()
    browser = user_agents.guess(request.http.headers.get("user-agent", ""))
    row = PasskeyRow(
        tokens.new_id(), me.id, bytes_to_base64url(made.credential_id),
        made.credential_public_key, made.sign_count, *browser, now, day_of(now),
    )  # fmt: skip
    if not await store.passkeys.add(row, names.lookalike_key(me.name)):
        raise ServerError("passkey-taken")
    return ApiResponse(await signed_in(request), 201)


async def remove_passkey(request: ApiRequest, _body: None) -> ApiResponse:
    """It opens nothing any more; without any, the name is no longer protected."""
    need_person(request)
    passkey = str(request.http.path_params["passkey"])[:22]
    if not await request.service.store.passkeys.remove(request.me.id, passkey):
        raise ServerError("no-passkey")
    return ApiResponse(await signed_in(request))


def _need_few(held: list[PasskeyRow]) -> None:
    if len(held) >= MOST_PASSKEYS:
        raise ServerError("too-many-passkeys", count=len(held))


# To use one.


async def begin_sign_in(request: ApiRequest, _body: None) -> ApiResponse:
    """A challenge for whoever it may be: no name is asked for."""
    request.service.attempts.need("passkey", request.address)
    options = webauthn.generate_authentication_options(
        rp_id=site(request), timeout=int(CHALLENGE_SECONDS * 1000), user_verification=REQUIRED
    )
    await _remember(request, options.challenge, None)
    return ApiResponse(json.loads(webauthn.options_to_json(options)))


async def sign_in(request: ApiRequest, body: UsePasskey) -> ApiResponse:
    """This becomes one more device of whoever holds the passkey."""
    request.service.attempts.need("passkey", request.address)
    store = request.service.store
    challenge = await _challenge(request, body.credential, None)
    found = await store.passkeys.find(_text(body.credential, "id")[:1400].replace("\0", ""))
    if found is None:
        raise ServerError("passkey-unknown")
    row, guest = found
    try:
        used = webauthn.verify_authentication_response(
            credential=body.credential,
            expected_challenge=challenge,
            expected_rp_id=site(request),
            expected_origin=origins(request),
            credential_public_key=row.public_key,
            credential_current_sign_count=row.counter,
            require_user_verification=True,
        )
        handle = webauthn.helpers.parse_authentication_credential_json(body.credential)
    except ServerError:
        raise
    except Exception:  # whatever a stranger's bytes break in the reader
        raise ServerError("passkey-wrong") from None
    if handle.response.user_handle not in (None, guest.id.encode()):
        raise ServerError("passkey-wrong")
    await need_replaceable(request, guest, body.replaces_me)
    if not await store.passkeys.used(row, used.new_sign_count, day_of(time.time())):
        raise ServerError("passkey-wrong")
    request.service.orders.refuse_banned(guest)
    return await entered(
        request, guest, await request.service.guests.add_device(request.http, guest)
    )


# Challenges.


async def _remember(request: ApiRequest, challenge: bytes, guest: str | None) -> None:
    hashed, until = tokens.hashed(bytes_to_base64url(challenge)), time.time() + CHALLENGE_SECONDS
    if not await request.service.store.passkeys.ask(hashed, guest, until):
        raise ServerError("too-fast")


async def _challenge(
    request: ApiRequest, credential: dict[str, object], guest: str | None
) -> bytes:
    """The one that was signed, if we have asked it lately; nobody can use it again."""
    response = credential.get("response")
    try:
        signed = json.loads(base64url_to_bytes(_text(response, "clientDataJSON")))
        challenge = _text(signed, "challenge")
        known = base64url_to_bytes(challenge)
    except (ValueError, RecursionError):
        raise ServerError("passkey-wrong") from None
    hashed = tokens.hashed(bytes_to_base64url(known))
    if not await request.service.store.passkeys.take(hashed, guest, time.time()):
        raise ServerError("passkey-late")
    return known


def _text(found: object, name: str) -> str:
    value = found.get(name) if isinstance(found, dict) else None
    if not isinstance(value, str):
        raise ServerError("passkey-wrong")
    return value
