"""What goes over HTTP about games."""

from typing import Any

from msgspec import Struct


class InBothLanguages(Struct):
    """In English and in German."""

    en: str
    de: str


class Mode(Struct):
    """A way to play: its options, and for how many."""

    title: InBothLanguages
    options: dict[str, Any]
    players: list[int]


class GameLine(Struct):
    """A game; `options` is a JSON Schema, where all that is left out is chosen by the server."""

    id: str
    title: InBothLanguages
    rules: int
    data: str | None
    has_own_data: bool  # the owner of the box has put in values
    origin: InBothLanguages | None  # what of it is the box's own, and what reconstructed
    allows_draw: bool
    has_lesson: bool  # first steps for whoever never played it
    has_puzzles: bool
    players: list[int]
    levels: list[str]
    modes: list[Mode]
    options: dict[str, Any]
