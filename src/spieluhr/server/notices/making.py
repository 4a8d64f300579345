"""The herald of a server, from its settings."""

from spieluhr.core.errors import Malformed
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.notices import encryption, mail
from spieluhr.server.notices.herald import Herald
from spieluhr.server.notices.outward import Outward
from spieluhr.server.notices.ways import Ways
from spieluhr.server.settings import Settings

# Of the browsers there are. A push service is named by the browser, so by a stranger.
PUSH_HOSTS = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)


def made(rooms: Rooms, settings: Settings) -> Herald:
    """Refuses settings with which nothing would be sent, and says which."""
    try:
        if settings.push_key:
            encryption.read_key(settings.push_key)
        mailer = mail.Mailer(settings.smtp, settings.smtp_from) if settings.smtp else None
        if mailer is not None and not settings.address:
            raise ValueError("SPIELUHR_SMTP needs SPIELUHR_ADDRESS, for links in mails")
    except ValueError as error:
        raise Malformed("options", problem=str(error)) from None
    outward = Outward((*settings.notice_hosts, *settings.push_hosts))
    ways = Ways(outward, rooms.now, settings.address, settings.contact, mailer)
    return Herald(rooms, ways, settings.notice_seconds)


def is_push_service(host: str, settings: Settings) -> bool:
    """One that we know, or that the operator has named."""
    known = any(host == one or host.endswith(f".{one}") for one in PUSH_HOSTS)
    return known or host in settings.push_hosts
