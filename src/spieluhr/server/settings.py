"""How a server is set up."""

import os

from msgspec import Struct

from spieluhr.core import dataset


class Settings(Struct, frozen=True):
    """Limits are for each connection (messages) and each address (requests), per second."""

    db: str = ""
    is_secure: bool = False  # behind HTTPS: cookies say so
    origins: tuple[str, ...] = ()  # besides the server's own
    workers: int = 2
    messages: float = 20.0
    message_burst: float = 60.0
    requests: float = 50.0
    request_burst: float = 200.0
    sweep_seconds: float = 1.0
    alive_seconds: float = 15.0  # between lines of a bot's stream
    proxies: int = 0  # in front of the server: who asks is named by X-Forwarded-For
    pages: str = ""  # a folder with other pages than those of the package

    @property
    def url(self) -> str:
        return self.db or f"sqlite:///{dataset.folder('server') / 'spieluhr.sqlite'}"


def from_environment() -> Settings:
    """What `spieluhr serve` hands to its processes."""
    return Settings(
        db=os.environ.get("SPIELUHR_DB", ""),
        is_secure=os.environ.get("SPIELUHR_SECURE", "") == "1",
        origins=tuple(filter(None, os.environ.get("SPIELUHR_ORIGINS", "").split(","))),
        workers=int(os.environ.get("SPIELUHR_WORKERS", "2")),
        messages=float(os.environ.get("SPIELUHR_MESSAGES", "20")),
        message_burst=float(os.environ.get("SPIELUHR_MESSAGE_BURST", "60")),
        requests=float(os.environ.get("SPIELUHR_REQUESTS", "50")),
        request_burst=float(os.environ.get("SPIELUHR_REQUEST_BURST", "200")),
        proxies=int(os.environ.get("SPIELUHR_PROXIES", "0")),
        pages=os.environ.get("SPIELUHR_PAGES", ""),
    )
