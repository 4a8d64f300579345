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
    """The view: as JSON, and as numbers in `tensor` and, by the fields of the layout, in `dict`.

    With perfect recall it is the view after all that the seat was told; to the public it is the
    view of a spectator. Neither has numbers.
    """

    def __init__(self, layout: Layout, recalls: bool = False, is_public: bool = False) -> None:
        self._layout = layout
        self._recalls = recalls
        self._is_public = is_public
        self.dict: dict[str, NDArray[np.float32]] = {}  # parts of the tensor, in their shapes
        self.tensor: NDArray[np.float32] | None = None
        if not recalls and not is_public:
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
            state.table.game.rules.observe(state.table.state, player, sheet)
            self.tensor[:] = sheet.cells

    def string_from(self, state: "SpielState", player: int) -> str:
        """The view as JSON, after all the player was told if it recalls that."""
        table = state.table
        seen = table.game.rules.view(table.state, None if self._is_public else player)
        written = msgspec.json.encode(seen).decode()
        return table.told(player) + written if self._recalls else written


def observer(layout: Layout, kind: Any = None) -> Observer | None:
    """For OpenSpiel's kind of observation; None, as it is custom there, if there is no such."""
    if kind is None:
        return Observer(layout)
    is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
    is_of_seat = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    if not kind.public_info or not (is_of_seat or (is_public and not kind.perfect_recall)):
        return None
    return Observer(layout, kind.perfect_recall, is_public)
