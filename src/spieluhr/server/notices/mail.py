"""E-mail, if the operator has named a server for it. Nothing is sent to an unconfirmed address but
the question whether it wants to be written to.
"""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from spieluhr.core.words import Both, pick
from spieluhr.server.notices.wording import Notice
from spieluhr.server.protection.local_network import is_loopback

SECONDS: Final = 20.0
LONGEST: Final = 254  # signs of an address (RFC 5321)
# Plain addresses only: what mail servers accept besides is a way to smuggle something past them.
ADDRESS: Final = re.compile(r"[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")
CONFIRM: Final[Both] = ("Is this your address?", "Ist das deine Adresse?")
CONFIRM_TEXT: Final[Both] = (
    "Someone gave Spieluhr this address, to hear from us when it is their turn.\n\n"
    "If that was you, confirm it within 24 hours:\n{url}\n\n"
    "If not, do nothing: we won't write to this address again.\n",
    "Jemand hat diese Adresse bei Spieluhr angegeben, um zu erfahren, wann er dran ist.\n\n"
    "Warst du das, dann bestätige es innerhalb von 24 Stunden:\n{url}\n\n"
    "Wenn nicht, brauchst du nichts zu tun: Wir schreiben nicht noch einmal an diese Adresse.\n",
)
FOOT: Final[Both] = (
    "\n\n-- \nStop these e-mails: {url}\n",
    "\n\n-- \nDiese E-Mails abbestellen: {url}\n",
)


class Undeliverable(Exception):
    """This address does not exist; trying again does not help."""


def is_address(text: str) -> bool:
    """One that we would write to."""
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None and ".." not in text


def confirmation(address: str, lang: str, url: str) -> EmailMessage:
    """The question, with a link that only this address gets to know."""
    return _message(address, pick(CONFIRM, lang), pick(CONFIRM_TEXT, lang).format(url=url))


def call(address: str, lang: str, notice: Notice, base: str, stop: str, post: str) -> EmailMessage:
    """A notice. `stop` is a page for people, `post` what mail programs ask at one click."""
    title = pick(notice.title, lang)
    text = f"{title}: {notice.text(lang)}\n\n{base}{notice.path}"
    message = _message(
        address, f"{title}: {notice.text(lang)}", text + pick(FOOT, lang).format(url=stop)
    )
    message["List-Unsubscribe"] = f"<{post}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def _message(address: str, subject: str, text: str) -> EmailMessage:
    message = EmailMessage()
    message["To"] = address
    message["Subject"] = _plain(subject)
    message["Date"] = formatdate()
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def _plain(line: str) -> str:
    """Python reads encoded words in a header that it is given: by such a name somebody could write
    further headers, and to others, in our mails."""
    return line.replace("=?", "= ?")


class Mailer:
    """Sends by SMTP; blocks, so it is called in a thread."""

    def __init__(self, url: str, sender: str) -> None:
        self.url = urlsplit(url)
        self.sender = sender
        check(url, sender)

    def send(self, message: EmailMessage) -> None:
        """`Undeliverable` or `OSError` (which SMTP's own errors are) if it was not taken."""
        message["From"] = self.sender
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].rstrip(">"))
        with self._connected() as server:
            if self.url.username:
                server.login(unquote(self.url.username), unquote(self.url.password or ""))
            try:
                server.send_message(message)
            except smtplib.SMTPRecipientsRefused as error:
                codes = [code for code, _ in error.recipients.values()]
                if all(code >= 500 for code in codes):
                    raise Undeliverable from None
                raise

    def _connected(self) -> smtplib.SMTP:
        host, trust = self.url.hostname or "", ssl.create_default_context()
        if self.url.scheme == "smtps":
            return smtplib.SMTP_SSL(host, self.url.port or 465, timeout=SECONDS, context=trust)
        server = smtplib.SMTP(host, self.url.port or 587, timeout=SECONDS)
        if not is_loopback(host):  # passwords and addresses do not travel in the open
            server.starttls(context=trust)
        return server


def check(url: str, sender: str) -> SplitResult:
    """ValueError, in words for the operator, if mail could not be sent with these settings."""
    parsed = urlsplit(url)
    if parsed.scheme not in ("smtp", "smtps") or not parsed.hostname:
        raise ValueError(
            "SPIELUHR_SMTP has to be smtp://[USER:PASSWORD@]HOST[:PORT] or smtps://..."
        )
    if "@" not in sender or "\n" in sender:
        raise ValueError("SPIELUHR_SMTP_FROM has to be an e-mail address")
    return parsed
