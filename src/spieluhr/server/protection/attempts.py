"""How often one address may try what somebody could guess, or what leaves something behind."""

from spieluhr.server.errors import ServerError
from spieluhr.server.protection.limits import Buckets
from spieluhr.server.settings import Settings

# A second, at once. A secret has 256 bits: this keeps the log short, not the secret safe.
RATES = {"link": (0.2, 20), "passkey": (0.5, 20), "operator": (0.2, 20)}
# As parts of the requests that an address may make: each of these is kept for at least a day.
SHARES = {"guest": (1 / 250, 1 / 2), "table": (1 / 50, 1 / 2)}


class Attempts:
    """By address; in memory only, and forgotten with the process."""

    def __init__(self, settings: Settings) -> None:
        rates = RATES | {
            what: (settings.requests * rate, settings.request_burst * burst)
            for what, (rate, burst) in SHARES.items()
        }
        self._buckets = {what: Buckets(*rate) for what, rate in rates.items()}

    def need(self, what: str, address: str) -> None:
        """One more; refused for who has tried too often."""
        if not self._buckets[what].take(address):
            raise ServerError("too-fast")
