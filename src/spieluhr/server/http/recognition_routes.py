"""Routes about how somebody is recognised: devices, links to another one, passkeys."""

from typing import Any

from spieluhr.server.http import passkey_handlers, people_handlers
from spieluhr.server.http.route import MADE, ApiRoute
from spieluhr.server.messages.lobby import Me
from spieluhr.server.messages.people import (
    LookAtLink,
    NewPasskey,
    Recover,
    Recovery,
    SignedIn,
    UsePasskey,
    Whose,
)

ROUTES = [
    ApiRoute(
        "GET", "/api/me/devices", "Where I am signed in, and my passkeys",
        people_handlers.devices, None, SignedIn,
    ),
    ApiRoute(
        "DELETE", "/api/me/devices", "Sign out all other devices",
        people_handlers.sign_out_others, None, SignedIn,
    ),
    ApiRoute(
        "DELETE", "/api/me/devices/{device}", "Sign out a device", people_handlers.sign_out, None,
        SignedIn,
    ),
    ApiRoute(
        "POST", "/api/me/recovery", "A secret for another device", people_handlers.recovery, None,
        Recovery, codes=MADE,
    ),
    ApiRoute(
        "DELETE", "/api/me/recovery", "Make that secret void", people_handlers.void_recovery, None,
        SignedIn,
    ),
    ApiRoute(
        "POST", "/api/recover/look", "Whose secret is this?", people_handlers.look_at_link,
        LookAtLink, Whose, False,
    ),
    ApiRoute(
        "POST", "/api/recover", "Become that guest here", people_handlers.recover, Recover, Me,
        False,
    ),
    ApiRoute(
        "POST", "/api/me/passkeys/challenge", "Begin to make a passkey",
        passkey_handlers.begin_passkey, None, dict[str, Any],
    ),
    ApiRoute(
        "POST", "/api/me/passkeys", "Keep the passkey that was made", passkey_handlers.add_passkey,
        NewPasskey, SignedIn, codes=MADE,
    ),
    ApiRoute(
        "DELETE", "/api/me/passkeys/{passkey}", "Remove a passkey",
        passkey_handlers.remove_passkey, None, SignedIn,
    ),
    ApiRoute(
        "POST", "/api/passkeys/challenge", "Begin to sign in with a passkey",
        passkey_handlers.begin_sign_in, None, dict[str, Any], False,
    ),
    ApiRoute(
        "POST", "/api/passkeys/sign-in", "Sign in with a passkey", passkey_handlers.sign_in,
        UsePasskey, Me, False,
    ),
]  # fmt: skip
