"""Random words that nobody can guess, and hashes of them: secrets are not stored."""

import hashlib
import re
import secrets

BYTES = 16  # 128 bits
ID = "^[A-Za-z0-9_-]{22}$"


def new_id() -> str:
    """For what may stand in an address: who has it may look, not act."""
    return secrets.token_urlsafe(BYTES)


def is_id(text: str) -> bool:
    """Could it be one? What could not never reaches the store."""
    return re.fullmatch(ID, text) is not None and text.isascii() and "\n" not in text


def new_token() -> str:
    """For who acts; twice as long as an id, and only its hash is stored."""
    return secrets.token_urlsafe(2 * BYTES)


def new_seed() -> str:
    """All chance of one table, in hex."""
    return secrets.token_bytes(32).hex()


def hashed(secret: str) -> str:
    """A token is random and long: a plain hash is as good as a slow one."""
    return hashlib.sha256(secret.encode()).hexdigest()
