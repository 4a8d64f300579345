"""What goes over HTTP about games."""

from typing import Any

from msgspec import Struct


class InBoth(Struct):
    """In English and in German."""

    en: str
    de: str


class Mode(Struct):
    """A way to play: its options, and for how many."""

    title: InBoth
    options: dict[str, Any]
    players: list[int]


class GameLine(Struct):
    """A game; `options` is a JSON Schema, where all that is left out is chosen by the server."""

    id: str
    title: InBoth
    rules: int
    data: str | None
    has_own_data: bool  # the owner of the box has put in values
    origin: InBoth | None  # what of it is the box's own, and what reconstructed
    allows_draw: bool
    players: list[int]
    levels: list[str]
    modes: list[Mode]
    options: dict[str, Any]
