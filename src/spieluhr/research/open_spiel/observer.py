"""What a seat knows, as OpenSpiel's observers tell it: in words and in numbers."""

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from spieluhr.core.sheet import Layout, Sheet

if TYPE_CHECKING:
    from spieluhr.research.open_spiel.game import SpielState


class Observer:
    """What a seat knows: as JSON, and as numbers in `tensor` and, by field, in `dict`.

    With perfect recall it is the view after all that the seat was told. The public sees the view
    of a spectator; what is private is what a seat's view says otherwise than that one. None of
    these three has numbers.
    """

    def __init__(
        self,
        layout: Layout,
        recalls: bool = False,
        is_public: bool = False,
        is_private: bool = False,
    ) -> None:
        self._layout = layout
        self._recalls = recalls
        self._is_public = is_public
        self._is_private = is_private
        self.dict: dict[str, NDArray[np.float32]] = {}  # parts of the tensor, in their shapes
        self.tensor: NDArray[np.float32] | None = None
        if not recalls and not is_public and not is_private:
            self._lay_out(np.zeros(layout.size, np.float32))

    def _lay_out(self, tensor: NDArray[np.float32]) -> None:
        self.tensor = tensor
        at = 0
        for field in self._layout.fields:
            self.dict[field.name] = tensor[at : at + field.size].reshape(field.shape)
            at += field.size

    def set_from(self, state: "SpielState", player: int) -> None:
        """Write what the player knows into `tensor`; kinds without numbers write nothing."""
        if self.tensor is not None:
            sheet = Sheet(self._layout.size)
            state.progress.game.rules.observe(state.progress.state, player, sheet)
            self.tensor[:] = sheet.cells

    def string_from(self, state: "SpielState", player: int) -> str:
        """The view as JSON, after all the player was told if it recalls that."""
        progress = state.progress
        seen = progress.game.rules.view(progress.state, None if self._is_public else player)
        if self._is_private:
            everybody = msgspec.to_builtins(progress.game.rules.view(progress.state, None))
            seen = difference(msgspec.to_builtins(seen), everybody)
        written = msgspec.json.encode(seen).decode()
        return progress.observed(player) + written if self._recalls else written


def difference(seen: dict[str, Any], everybody: dict[str, Any]) -> dict[str, Any]:
    """The parts of a view that are not those of a spectator; whose view it is, is no secret."""
    found: dict[str, Any] = {}
    for name, value in seen.items():
        other = everybody.get(name)
        if isinstance(value, dict) and isinstance(other, dict):
            if inner := difference(value, other):
                found[name] = inner
        elif value != other and name != "seat":
            found[name] = value
    return found


def observer(layout: Layout, kind: Any = None) -> Observer | None:
    """For OpenSpiel's kind of observation; None, as it is custom there, if there is no such."""
    if kind is None:
        return Observer(layout)
    types = pyspiel.PrivateInfoType
    if kind.private_info == types.SINGLE_PLAYER:
        if kind.public_info:
            return Observer(layout, recalls=kind.perfect_recall)
        return None if kind.perfect_recall else Observer(layout, is_private=True)
    if kind.private_info == types.NONE and kind.public_info and not kind.perfect_recall:
        return Observer(layout, is_public=True)
    return None
