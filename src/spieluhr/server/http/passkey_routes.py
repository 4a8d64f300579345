"""Routes about passkeys."""

from typing import Any

from spieluhr.server.http import passkey_handlers
from spieluhr.server.http.route import MADE, ApiRoute
from spieluhr.server.messages.lobby import Me
from spieluhr.server.messages.people import NewPasskey, SignedIn, UsePasskey

ROUTES = [
    ApiRoute(
        "POST", "/api/me/passkeys/challenge", "Begin to make a passkey",
        passkey_handlers.begin_passkey, None, dict[str, Any],
    ),
    ApiRoute(
        "POST", "/api/me/passkeys", "Keep the passkey that was made", passkey_handlers.add_passkey,
        NewPasskey, SignedIn, codes=MADE,
        is_counted=True,
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
