"""Routes about how somebody is recognised: devices, links to another one."""

from spieluhr.server.http import people_handlers
from spieluhr.server.http.route import MADE, ApiRoute
from spieluhr.server.messages.lobby import Me
from spieluhr.server.messages.people import (
    LookAtLink,
    Recover,
    Recovery,
    SignedIn,
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
        "DELETE", "/api/me/recovery", "Revoke that secret", people_handlers.void_recovery, None,
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
]  # fmt: skip
