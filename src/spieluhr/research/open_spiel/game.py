"""A game and a state, with the verbs that OpenSpiel asks for."""

import json
from collections.abc import Callable
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import msgspec
import pyspiel

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game, problem
from spieluhr.core.rules import CHANCE, OVER
from spieluhr.research.open_spiel.observer import Observer, observer
from spieluhr.research.open_spiel.table import Table
from spieluhr.research.seats import defeat, seat_counts

LONGEST = 20_000  # decisions; no game comes near it
SEEDS = 1 << 53  # as many as a float from 0 to 1 can tell apart
PLAYER_OF = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}


class SpielState(pyspiel.State):  # type: ignore[misc]
    """All that it knows is in its table: OpenSpiel copies every attribute of a state."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.table = game.new_table()

    def current_player(self) -> int:
        """The seat, or OpenSpiel's number for chance or for the end."""
        actor = self.table.game.rules.actor(self.table.state)
        return actor if actor >= 0 else PLAYER_OF[actor]

    def is_terminal(self) -> bool:
        """Over by the rules."""
        return self.table.game.rules.actor(self.table.state) == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.game.rules.legal(self.table.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every result with its exact probability, numbered from 0."""
        rules, s = self.table.game.rules, self.table.state
        weights = rules.weights(s)
        total, first = sum(weights), self.table.game.decisions
        results = zip(rules.legal(s), weights, strict=True)
        return [(result - first, weight / total) for result, weight in results]

    def _apply_action(self, action: int) -> None:
        table = self.table
        is_chance = table.game.rules.actor(table.state) == CHANCE
        table.apply(action + table.game.decisions if is_chance else action)

    def _action_to_string(self, player: int, action: int) -> str:
        is_chance = player == PLAYER_OF[CHANCE]
        game = self.table.game
        return game.codec.text(action + game.decisions if is_chance else action)

    def returns(self) -> list[float]:
        """Utilities by seat; all 0 until the game is over."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return self.table.game.rules.outcome(self.table.state).utilities()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another truth for the same knowledge. Nobody knows its moves: its history is empty."""
        world = SpielState(self.get_game())
        world.table = self.table.resampled(player, Dice(int(sampler() * SEEDS)))
        return world

    def __str__(self) -> str:
        """The whole truth, for people; players are shown their strings."""
        return json.dumps(self.table.game.codec.position(self.table.state))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options. In game strings these are quoted: commas would break the string."""

    game_id: ClassVar[str] = ""

    def __init__(self, parameters: dict[str, Any]) -> None:
        game = games.load(self.game_id)
        complete = game.complete(read_quoted(parameters.get("options", "")), Dice(0))
        options = game.read_options(complete)
        seats = parameters.get("seats", 0) or game.seat_counts(options)[0]
        self._start, self._seats = game.new(options, seats), seats
        self.game = game
        named = {"options": quoted(complete), "seats": seats}
        super().__init__(game_type(game, seats), game_info(game, seats), named)

    def __reduce__(self) -> tuple[object, ...]:
        return read_game, (str(self),)

    def new_table(self) -> Table:
        """A table before the first chance turn."""
        state = self.game.rules.copy(self._start)
        return Table(self.game, self.__str__, state, [""] * self._seats, [])

    def new_initial_state(self) -> SpielState:
        """The state before the first chance turn."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound that no game comes near."""
        return LONGEST

    def make_py_observer(self, kind: Any = None, parameters: object = None) -> Observer | None:
        """OpenSpiel asks for observers here; None where there is none of that kind."""
        return observer(self.game.layout, kind)


def read_game(name: str) -> SpielGame:
    """A game that was written. Whoever finds this function has registered all games."""
    game: SpielGame = pyspiel.load_game(name)
    return game


def quoted(options: dict[str, object]) -> str:
    """Options as part of a game string."""
    return quote(json.dumps(options), safe="")


def read_quoted(written: str) -> dict[str, Any]:
    """Options from a game string; Malformed if they are no JSON object."""
    try:
        return msgspec.json.decode(unquote(written) or "{}", type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise Malformed("options", problem=problem(error)) from None


def game_type(game: Game, seats: int | None = None) -> Any:
    """Of a game as it is registered, or for that many seats."""
    counts = sorted(count for _, given in game.modes for count in seat_counts(game, given))
    kinds = pyspiel.GameType
    alone = seats == 1 if seats is not None else counts[0] == 1
    return kinds(
        short_name=f"spieluhr_{game.id}",
        long_name=game.words.title[0],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": "", "seats": 0},
    )


def game_info(game: Game, seats: int) -> Any:
    """The sizes that OpenSpiel wants to know in advance."""
    return pyspiel.GameInfo(
        num_distinct_actions=game.decisions,
        max_chance_outcomes=game.moves - game.decisions,
        num_players=seats,
        min_utility=defeat(seats),
        max_utility=1.0,
        utility_sum=None if seats == 1 else 0.0,
        max_game_length=LONGEST,
    )
