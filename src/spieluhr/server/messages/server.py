"""What goes over HTTP about the server itself."""

from typing import Literal

from msgspec import Struct


class HealthStatus(Struct):
    """The server works, its store included."""

    status: Literal["ok"]


class Addresses(Struct):
    """How other devices reach the server, told only to whoever asks from the same machine.

    `addresses` are those it really listens at; if there is none, `command` opens it to the network.
    """

    addresses: list[str]
    command: str


class ApiError(Struct):
    """An error over HTTP: its key and a sentence."""

    error: str
    say: str
