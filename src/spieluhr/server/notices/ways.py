"""How a notice gets to each kind of channel, and what the answer means."""

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Callable
from email.message import EmailMessage
from typing import Literal

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct

from spieluhr.core.words import pick
from spieluhr.server.notices import encryption, mail
from spieluhr.server.notices.outward import Answer, Outward, Refused, Unreachable
from spieluhr.server.notices.wording import Notice
from spieluhr.server.store.notice_rows import ChannelRow

LOG = logging.getLogger("spieluhr.notices")
TTL = 24 * 3600  # seconds that a push service keeps a message for a device that is off
GONE = (404, 410)
BUSY = (408, 425, 429)
SIGNATURE, MOMENT = "x-spieluhr-signature", "x-spieluhr-timestamp"


class Outcome(Struct, frozen=True):
    """`later`: try again, after so many seconds if the other side said so."""

    what: Literal["done", "later", "gone", "failed"]
    again: float | None = None


DONE, FAILED, GONE_FOR_GOOD = Outcome("done"), Outcome("failed"), Outcome("gone")


class Ways:
    """Keys and addresses of this server, and the three ways."""

    def __init__(
        self,
        outward: Outward,
        now: Callable[[], float],
        base: str = "",
        contact: str = "",
        mailer: mail.Mailer | None = None,
    ) -> None:
        self.outward = outward
        self.now = now
        self.base = base.rstrip("/")
        is_link = contact.startswith(("mailto:", "https://"))
        self.contact = contact if is_link else self.base or "mailto:nobody@localhost"
        self.mailer = mailer if self.base else None  # without an address there is no way out of it
        self.push_key: ec.EllipticCurvePrivateKey | None = None
        self.link_key = b""

    async def send(self, channel: ChannelRow, notice: Notice) -> Outcome:
        """One try."""
        try:
            if channel.kind == "mail":
                return await self._write(channel, notice)
            if channel.kind == "push":
                answer = await self._push(channel, notice)
            else:
                answer = await self._hook(channel, notice)
        except Refused:
            LOG.warning("a %s leads where nothing may be sent; it is removed", channel.kind)
            return GONE_FOR_GOOD
        except Unreachable:
            return Outcome("later")
        return _outcome(answer)

    async def _push(self, channel: ChannelRow, notice: Notice) -> Answer:
        assert self.push_key is not None
        content = msgspec.json.encode(
            {
                "title": pick(notice.title, channel.lang),
                "body": notice.text(channel.lang),
                "path": notice.path,
                "tag": notice.table or "test",
            }
        )
        body = encryption.encrypted(content, channel.keys["p256dh"], channel.keys["auth"])
        headers = {
            "authorization": encryption.authorization(
                channel.target, self.push_key, self.contact, self.now()
            ),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL),
            "urgency": "normal",
        }
        if notice.table:  # a newer call to the same table takes the place of one not yet delivered
            headers["topic"] = hashlib.sha256(notice.table.encode()).hexdigest()[:32]
        return await self.outward.post(channel.target, headers, body)

    async def _hook(self, channel: ChannelRow, notice: Notice) -> Answer:
        body = msgspec.json.encode(
            {
                "event": notice.event,
                "table": notice.table or None,
                "game": notice.game or None,
                "against": notice.names,
                "text": f"{pick(notice.title, channel.lang)}: {notice.text(channel.lang)}",
                "seconds_left": None if notice.left is None else int(notice.left),
                "url": f"{self.base}{notice.path}" if self.base else None,
            }
        )
        moment = str(int(self.now()))
        headers = {
            "content-type": "application/json",
            MOMENT: moment,
            SIGNATURE: "sha256=" + signature(channel.keys["secret"], moment, body),
        }
        return await self.outward.post(channel.target, headers, body)

    # E-mail.

    async def _write(self, channel: ChannelRow, notice: Notice) -> Outcome:
        if self.mailer is None:
            return FAILED
        stop, post = self.page(channel.id, "stop"), self.link(channel.id, "stop")
        message = mail.call(channel.target, channel.lang, notice, self.base, stop, post)
        return await self._mail(message)

    async def ask_to_confirm(self, channel: ChannelRow) -> Outcome:
        """The only mail to an address that has not agreed."""
        if self.mailer is None:
            return FAILED
        url = self.page(channel.id, "confirm")
        return await self._mail(mail.confirmation(channel.target, channel.lang, url))

    async def _mail(self, message: EmailMessage) -> Outcome:
        assert self.mailer is not None
        try:
            await asyncio.to_thread(self.mailer.send, message)
        except mail.Undeliverable:
            return GONE_FOR_GOOD
        except (OSError, ValueError) as error:
            LOG.warning(
                "a mail was not taken: %s", type(error).__name__
            )  # its text may name people
            return Outcome("later")
        return DONE

    def token(self, channel_id: str, what: str) -> str:
        """For a link in a mail: proves that its bearer reads this address."""
        text = f"{what} {channel_id}".encode()
        return encryption.encode(hmac.digest(self.link_key, text, "sha256"))

    def is_token(self, channel_id: str, what: str, token: str) -> bool:
        """Compared in a time that tells nothing."""
        return hmac.compare_digest(self.token(channel_id, what).encode(), token.encode())

    def page(self, channel_id: str, what: str) -> str:
        """A page that asks for one click: programs that follow links in mails click nothing."""
        return f"{self.base}/#/mail/{what}/{channel_id}/{self.token(channel_id, what)}"

    def link(self, channel_id: str, what: str) -> str:
        """What that click asks, and a mail program for unsubscribing."""
        return f"{self.base}/api/mail/{channel_id}/{self.token(channel_id, what)}/{what}"


def _outcome(answer: Answer) -> Outcome:
    if 200 <= answer.status < 300:
        return DONE
    if answer.status in GONE:
        return GONE_FOR_GOOD
    if answer.status in BUSY or answer.status >= 500:
        return Outcome("later", answer.again)
    return FAILED


def signature(secret: str, moment: str, body: bytes) -> str:
    """HMAC-SHA256 of the moment, a dot and the body, in hex."""
    return hmac.new(secret.encode(), moment.encode() + b"." + body, hashlib.sha256).hexdigest()


def new_secret() -> str:
    """Of a webhook; shown once."""
    return secrets.token_urlsafe(32)
