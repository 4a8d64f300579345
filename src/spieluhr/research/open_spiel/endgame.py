"""The last turns of Antinomy as a game of OpenSpiel, small enough for its exact tools."""

from typing import Any, ClassVar

from spieluhr.core.game import Game
from spieluhr.core.rules import State
from spieluhr.research import endgame
from spieluhr.research.open_spiel.game import SpielGame, game_type
from spieluhr.research.open_spiel.parameters import Parameter

USUAL: dict[str, Parameter] = {"turns": 3, "table": endgame.FAIR_TABLE}


class SpielEndgame(SpielGame):
    """`turns` are left at the table of that number; chance deals the hidden cards first."""

    game_id: ClassVar[str] = "antinomy_endgame"

    @classmethod
    def specification(cls) -> dict[str, Parameter]:
        """How many turns are left, and at which table."""
        return dict(USUAL)

    @classmethod
    def registered_type(cls) -> Any:
        """For two, whatever is chosen."""
        return game_type(endgame.antinomy(1), cls.short_name(), cls.specification(), (2,))

    def chosen(self, given: dict[str, Any]) -> tuple[Game, State, int, dict[str, Parameter]]:
        """Parameters that have their usual value are not named."""
        wanted = USUAL | given
        game = endgame.antinomy(int(wanted["turns"]), int(wanted["table"]))
        named = {name: value for name, value in wanted.items() if value != USUAL[name]}
        return game, game.new(None, 2), 2, named
