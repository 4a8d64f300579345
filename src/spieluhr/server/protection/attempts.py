"""How often one address may try what somebody could guess, or what leaves something behind."""

from spieluhr.server.errors import ServerError
from spieluhr.server.protection.limits import Buckets

# A second, at once. A secret has 256 bits: this keeps the log short, not the secret safe.
RATES = {"link": (0.2, 20), "passkey": (0.5, 20), "operator": (0.2, 20)}


class Attempts:
    """By address; in memory only, and forgotten with the process."""

    def __init__(self) -> None:
        self._buckets = {what: Buckets(*rate) for what, rate in RATES.items()}

    def need(self, what: str, address: str) -> None:
        """One more; refused for who has tried too often."""
        if not self._buckets[what].take(address):
            raise ServerError("too-fast")
