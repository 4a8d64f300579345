"""What goes over HTTP about being called to a table, and about answers given ahead."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Lang = Literal["en", "de"]
Address = Annotated[str, Meta(min_length=10, max_length=1000)]
Label = Annotated[str, Meta(max_length=80)]
Base64 = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,100}$", max_length=100)]


class PushKeys(Struct, forbid_unknown_fields=True):
    """Of a browser, as its subscription has them."""

    p256dh: Base64
    auth: Base64


class NewPush(Struct, forbid_unknown_fields=True):
    """A browser that wants to be called. `label` is what its owner knows it by."""

    endpoint: Address
    keys: PushKeys
    label: Label = ""
    lang: Lang = "en"


class NewWebhook(Struct, forbid_unknown_fields=True):
    """An address of one's own that is asked (POST) at every call."""

    url: Address
    lang: Lang = "en"


class NewMail(Struct, forbid_unknown_fields=True):
    """An e-mail address. It is asked first whether it wants to be written to."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    lang: Lang = "en"


class Channel(Struct):
    """One way to be called. `label`: the device, the host of a webhook, the e-mail address."""

    id: str
    kind: Literal["push", "webhook", "mail"]
    label: str
    is_confirmed: bool
    created: float


class NoticeSettings(Struct):
    """How the asker is called, and what this server can do.

    `push_key` is what a browser subscribes with; `secret` signs a webhook's calls and is shown
    once, when it is made.
    """

    push_key: str
    has_mail: bool
    channels: list[Channel]
    tables: list[str]
    secret: str | None = None


class Watching(Struct):
    """Whether the asker is called to this table, and has any way to be."""

    is_on: bool
    has_channel: bool


class Sent(Struct):
    """It is on its way."""

    sent: bool


class OpenQuestion(Struct):
    """A kind of question of this game that may be answered ahead, in words.

    `label`: when; `says`: the answer; `chance`: what else there might be.
    """

    key: str
    label: str
    says: str
    chance: str


class NewOrder(Struct, forbid_unknown_fields=True):
    """An answer given ahead. `wait`: seconds that are left to the player for another one.

    `is_for_good`: for the whole game, else until the player decides something again.
    """

    question: Annotated[str, Meta(max_length=40)]
    wait: Literal[0, 600, 3600, 28800, 86400] = 0
    is_for_good: bool = False


class MyOrders(Struct):
    """What may be answered ahead at this table, and what is. Nobody else can ask this.

    `until`: when the question that is open gets its answer.
    """

    questions: list[OpenQuestion]
    order: NewOrder | None
    until: float | None


class KnownOrder(Struct):
    """An answer given ahead, in an export."""

    table: str
    order: NewOrder
