"""How a server is set up."""

import os
from typing import Final

import msgspec
from msgspec import Struct

from spieluhr.core import component_data


class Settings(Struct, frozen=True):
    """Limits per second are for each connection (messages) and each address (requests)."""

    db: str = ""
    is_secure: bool = False  # behind HTTPS: secure cookies, and browsers are told to insist on it
    hosts: tuple[str, ...] = ()  # names the server answers to; none: to all
    has_public_metrics: bool = False
    origins: tuple[str, ...] = ()  # besides the server's own
    workers: int = 2
    messages: float = 20.0
    message_burst: float = 60.0
    requests: float = 50.0
    request_burst: float = 200.0
    connections: int = 200  # of one address, at once
    spectators: int = 250  # at one table, at once; one address has a fifth of them
    sweep_seconds: float = 1.0
    alive_seconds: float = 15.0  # between lines of a bot's stream
    proxies: int = 0  # in front of the server: who asks is named by X-Forwarded-For
    host: str = "127.0.0.1"  # where `spieluhr serve` listens
    port: int = 8700
    bots: tuple[str, ...] = ()  # that may sit at tables besides the levels: module:Class
    par_runs: int = 0  # of the master, for each daily deal; `spieluhr serve` makes 20
    pages: str = ""  # a folder with other pages than those of the package
    # Who runs the server, for the privacy page; push services want it as mailto:... or https://...
    contact: str = ""
    # Days that things are kept; 0 keeps them for good. Read by store/retention.py.
    keep_newcomers: float = 1.0
    keep_waiting: float = 30.0
    keep_abandoned: float = 365.0
    keep_finished: float = 0.0
    keep_reviews: float = 90.0
    keep_reports: float = 365.0
    keep_events: float = 90.0
    address: str = ""  # where players find the server: for links in mails
    push_key: str = ""  # a private key of the operator's own; else one is made and kept
    push_hosts: tuple[str, ...] = ()  # push services besides the known ones
    notice_hosts: tuple[str, ...] = ()  # webhooks may lead to these, however near they are
    smtp: str = ""  # smtp://USER:PASSWORD@HOST:PORT
    smtp_from: str = ""
    notice_seconds: float = 15.0  # after which somebody who does not look is called

    @property
    def url(self) -> str:
        """Of the database; without one, a file in the user's data folder."""
        return self.db or f"sqlite:///{component_data.folder('server') / 'spieluhr.sqlite'}"


def _names(variable: str) -> tuple[str, ...]:
    """Separated by commas, in small letters."""
    return tuple(filter(None, os.environ.get(variable, "").lower().split(",")))


def from_environment() -> Settings:
    """What `spieluhr serve` hands to its processes."""
    return Settings(
        db=os.environ.get("SPIELUHR_DB", ""),
        is_secure=os.environ.get("SPIELUHR_SECURE", "") == "1",
        origins=tuple(filter(None, os.environ.get("SPIELUHR_ORIGINS", "").split(","))),
        hosts=tuple(filter(None, os.environ.get("SPIELUHR_HOSTS", "").lower().split(","))),
        has_public_metrics=os.environ.get("SPIELUHR_METRICS", "") == "1",
        workers=int(os.environ.get("SPIELUHR_WORKERS", "2")),
        messages=float(os.environ.get("SPIELUHR_MESSAGES", "20")),
        message_burst=float(os.environ.get("SPIELUHR_MESSAGE_BURST", "60")),
        requests=float(os.environ.get("SPIELUHR_REQUESTS", "50")),
        request_burst=float(os.environ.get("SPIELUHR_REQUEST_BURST", "200")),
        connections=int(float(os.environ.get("SPIELUHR_CONNECTIONS", "200"))),
        spectators=int(float(os.environ.get("SPIELUHR_SPECTATORS", "250"))),
        proxies=int(os.environ.get("SPIELUHR_PROXIES", "0")),
        host=os.environ.get("SPIELUHR_HOST", "127.0.0.1"),
        port=int(os.environ.get("SPIELUHR_PORT", "8700")),
        bots=tuple(filter(None, os.environ.get("SPIELUHR_BOTS", "").split(","))),
        par_runs=int(os.environ.get("SPIELUHR_PAR_RUNS", "20")),
        pages=os.environ.get("SPIELUHR_PAGES", ""),
        contact=os.environ.get("SPIELUHR_CONTACT", ""),
        **{name: _days(name) for name in KEPT},
        address=os.environ.get("SPIELUHR_ADDRESS", ""),
        push_key=os.environ.get("SPIELUHR_PUSH_KEY", ""),
        push_hosts=_names("SPIELUHR_PUSH_HOSTS"),
        notice_hosts=_names("SPIELUHR_NOTICE_HOSTS"),
        smtp=os.environ.get("SPIELUHR_SMTP", ""),
        smtp_from=os.environ.get("SPIELUHR_SMTP_FROM", ""),
        notice_seconds=float(os.environ.get("SPIELUHR_NOTICE_SECONDS", "15")),
    )


def _days(name: str) -> float:
    return float(os.environ.get(f"SPIELUHR_{name.upper()}") or KEPT[name])


KEPT: Final[dict[str, float]] = {
    field.name: float(field.default)
    for field in msgspec.structs.fields(Settings)
    if field.name.startswith("keep_")
}
