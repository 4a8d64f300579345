"""The log: one JSON object a line. Secrets do not come here; what looks like one is struck out."""

import logging
import re
import time
from typing import Any

import msgspec

# Tokens and recovery secrets are 43 signs, seeds and hashes 64 in hex.
SECRET = re.compile(r"(?<![\w-])[\w-]{43}(?![\w-])|(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")
STRUCK = "[secret]"


class Lines(logging.Formatter):
    """Facts that are to be fields come as `extra={"facts": {...}}`."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Any] = getattr(record, "facts", {})
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "say": record.getMessage(),
            **facts,
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return SECRET.sub(STRUCK, msgspec.json.encode(line).decode())


def set_up(level: int = logging.INFO) -> None:
    """All our loggers write to standard error, and nowhere else.

    Of uvicorn's own messages, failures only: anybody can make it complain, and it names addresses.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    for name, least in (("spieluhr", level), ("uvicorn", logging.ERROR)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it looks at this one only
