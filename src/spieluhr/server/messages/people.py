"""What goes over HTTP about how a guest is recognised: devices, links, passkeys."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from spieluhr.server.messages.lobby import Me

Secret = Annotated[str, Meta(min_length=16, max_length=80)]
Id = Annotated[str, Meta(min_length=22, max_length=22)]
Credential = Annotated[
    dict[str, Any], Meta(description="what the browser made of it, as JSON (WebAuthn)")
]


class Device(Struct):
    """A browser that is signed in. `seen` is the beginning of the day it was here last."""

    id: str
    browser: str  # empty if it is not known
    system: str
    created: float
    seen: float
    is_here: bool


class Passkey(Struct):
    """A passkey of mine; of it the server has only the public half."""

    id: str
    browser: str  # where it was made
    system: str
    created: float
    seen: float


class SignedIn(Struct):
    """All ways to be me. `is_protected`: nobody else may have a name like mine."""

    devices: list[Device]
    passkeys: list[Passkey]
    is_protected: bool
    link_until: float | None  # a link to another device that nobody has used yet


class Recovery(Struct):
    """A secret that signs another device in, once, until then (Unix seconds)."""

    secret: str
    until: float


class LookAtLink(Struct, forbid_unknown_fields=True):
    """The secret of a link, to see whose it is. It stays good."""

    secret: Secret


class Whose(Struct):
    """Who one would become, and who one is on this device."""

    name: str
    games: int
    is_me: bool
    me: Me | None
    my_games: int
    my_ways: int  # other devices and passkeys that lead to who one is here


class Recover(Struct, forbid_unknown_fields=True):
    """The secret of a link. `replaces_me`: yes, also if I have games here as somebody else."""

    secret: Secret
    replaces_me: bool = False


class NewPasskey(Struct, forbid_unknown_fields=True):
    """A passkey that an authenticator has made for the challenge it was given."""

    credential: Credential


class UsePasskey(Struct, forbid_unknown_fields=True):
    """A challenge that was signed. `replaces_me`: also if I have games here as somebody else."""

    credential: Credential
    replaces_me: bool = False
