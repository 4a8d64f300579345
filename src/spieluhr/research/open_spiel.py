"""The games as OpenSpiel knows games: one adapter for all of them and all their modes.

`load("antinomy", {"solo": "hard"})` is a `pyspiel.Game`; importing this module also registers
`spieluhr_antinomy` and so on with `pyspiel.load_game`. Decisions keep their numbers; chance results
are numbered from 0. Returns come at the end and add up to 0, except for a player alone.
"""

import importlib
import json
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import msgspec

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game, problem
from spieluhr.core.playout import playout
from spieluhr.core.rules import CHANCE, OVER, Outcome, State

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("OpenSpiel is not installed: install spieluhr[research].") from error

LONGEST = 20_000  # decisions; no game comes near it
SEEDS = 1 << 53  # as many as a float from 0 to 1 can tell apart
PLAYER_OF = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}
Log = list[int] | None  # all moves; None in a resampled world, where nobody knows them


class Table:
    """A game in progress, and what each seat was told of it.

    Rollouts never ask what was told, and it costs more than the moves themselves. So it is worked
    out when somebody asks: `_before` is the table at the last time, `_untold` the moves since.
    """

    __slots__ = ("_before", "_told", "_untold", "game", "log", "spiel", "state")

    def __init__(self, spiel: "SpielGame", state: State, told: list[str], log: Log) -> None:
        self.spiel = spiel
        self.game = spiel.game
        self.state = state
        self.log = log
        self._told = told  # by seat, one line for each move
        self._before: State | None = None
        self._untold: list[int] = []

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        """OpenSpiel clones by it."""
        log = None if self.log is None else list(self.log)
        twin = Table(self.spiel, self.game.rules.copy(self.state), list(self._told), log)
        if self._before is not None:
            twin._before = self.game.rules.copy(self._before)
            twin._untold = list(self._untold)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """OpenSpiel serializes by it."""
        if self.log is None:
            raise TypeError("a resampled world has no history by which it could be written")
        return read_table, (str(self.spiel), self.game.data, self.log)

    def apply(self, move: int) -> None:
        if self._before is None:
            self._before = self.game.rules.copy(self.state)
        if self.log is not None:
            self.log.append(move)
        self._untold.append(move)
        self.game.rules.apply(self.state, move)

    def told(self, seat: int) -> str:
        """All moves from the beginning, as the seat learnt them."""
        if self._before is not None:
            self._catch_up(self._before)
        return self._told[seat]

    def _catch_up(self, s: State) -> None:
        rules, codec = self.game.rules, self.game.codec
        for move in self._untold:
            for seat in range(len(self._told)):
                self._told[seat] += codec.told(s, move, seat) + "\n"
            rules.apply(s, move)
        self._before, self._untold = None, []

    def resampled(self, seat: int, dice: Dice) -> "Table":
        """A world that looks the same to the seat.

        What the others were told in it the seat cannot know; of the past they are left with what
        the seat itself was told, the same in all worlds. What they know now is in their views.
        """
        world = self.game.rules.resample(self.state, seat, dice)
        return Table(self.spiel, world, [self.told(seat)] * len(self._told), None)


def read_table(name: str, data: str | None, log: list[int]) -> Table:
    table: Table = pyspiel.load_game(name).new_table()
    if table.game.data != data:
        raise Malformed("data", data=data, game=table.game.words.title)
    for move in log:
        table.apply(move)
    return table


class SpielState(pyspiel.State):  # type: ignore[misc]
    """All that it knows is in its table: OpenSpiel copies every attribute of a state."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.table = game.new_table()

    def current_player(self) -> int:
        actor = self.table.game.rules.actor(self.table.state)
        return actor if actor >= 0 else PLAYER_OF[actor]

    def is_terminal(self) -> bool:
        return self.table.game.rules.actor(self.table.state) == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.game.rules.legal(self.table.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        rules, s = self.table.game.rules, self.table.state
        weights = rules.weights(s)
        total, first = sum(weights), first_result(self.table.game.id)
        results = zip(rules.legal(s), weights, strict=True)
        return [(result - first, weight / total) for result, weight in results]

    def _apply_action(self, action: int) -> None:
        table = self.table
        is_chance = table.game.rules.actor(table.state) == CHANCE
        table.apply(action + first_result(table.game.id) if is_chance else action)

    def _action_to_string(self, player: int, action: int) -> str:
        is_chance = player == PLAYER_OF[CHANCE]
        game = self.table.game
        return game.codec.text(action + first_result(game.id) if is_chance else action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return utilities(self.table.game.rules.outcome(self.table.state))

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
        named = {"options": quote(json.dumps(complete), safe=""), "seats": seats}
        super().__init__(game_type(game, seats), game_info(game, seats), named)

    def new_table(self) -> Table:
        return Table(self, self.game.rules.copy(self._start), [""] * self._seats, [])

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, kind: Any = None, parameters: object = None) -> "Observer":
        return Observer(kind is not None and kind.perfect_recall)


def read_quoted(written: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(unquote(written) or "{}", type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise Malformed("options", problem=problem(error)) from None


class Observer:
    """What a seat knows: its view, and with perfect recall also what it was told. No tensors."""

    tensor = None

    def __init__(self, recalls: bool) -> None:
        self.dict: dict[str, object] = {}
        self._recalls = recalls

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: SpielState, player: int) -> str:
        table = state.table
        seen = msgspec.json.encode(table.game.rules.view(table.state, player)).decode()
        return table.told(player) + seen if self._recalls else seen


class Playouts:
    """An evaluator for OpenSpiel's searchers in Python: a random game, inside compiled code."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def evaluate(self, state: SpielState) -> list[float]:
        rules = state.table.game.rules
        s = rules.copy(state.table.state)
        playout(rules, s, self._dice)
        return utilities(rules.outcome(s))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def utilities(outcome: Outcome) -> list[float]:
    """1 for who wins alone; what winners share and the others lose adds up to 0. Alone: 1 or -1."""
    seats, winners = len(outcome.ranks), outcome.ranks.count(1)
    if seats == 1:
        return [1.0 if winners else -1.0]
    won = (seats / winners - 1.0) / (seats - 1)
    return [won if rank == 1 else -1.0 / (seats - 1) for rank in outcome.ranks]


def game_type(game: Game, seats: int | None = None) -> Any:
    """Of a game as it is registered, or for that many seats."""
    counts = sorted(seat_counts(game))
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
        provides_observation_tensor=False,
        parameter_specification={"options": "", "seats": 0},
    )


def seat_counts(game: Game) -> set[int]:
    """For how many players there are modes."""
    modes = [game.read_options(game.complete(dict(given), Dice(0))) for _, given in game.modes]
    return {seats for options in modes for seats in game.seat_counts(options)}


def game_info(game: Game, seats: int) -> Any:
    first = first_result(game.id)
    return pyspiel.GameInfo(
        num_distinct_actions=first,
        max_chance_outcomes=_moves(game.id).MOVES - first,
        num_players=seats,
        min_utility=-1.0 if seats == 1 else -1.0 / (seats - 1),
        max_utility=1.0,
        utility_sum=None if seats == 1 else 0.0,
        max_game_length=LONGEST,
    )


def _moves(game_id: str) -> Any:
    """How a game numbers its moves: decisions first, then results of chance."""
    return importlib.import_module(f"spieluhr.games.{game_id}.moves")


@cache
def first_result(game_id: str) -> int:
    """The number from which on moves are results of chance."""
    return int(_moves(game_id).DECISIONS)


def load(
    game_id: str, options: dict[str, Any] | None = None, seats: int = 0, seed: int = 0
) -> SpielGame:
    """A game of ours as a game of OpenSpiel; what the options leave to chance follows the seed."""
    game = games.load(game_id)
    complete = game.complete(dict(options or {}), Dice(seed))
    return KINDS[game.id]({"options": quote(json.dumps(complete), safe=""), "seats": seats})


def _register(game_id: str) -> type[SpielGame]:
    """OpenSpiel calls the class. It outlives the interpreter there, which a function would not."""
    kind = type(f"Spiel_{game_id}", (SpielGame,), {"game_id": game_id})
    pyspiel.register_game(game_type(games.load(game_id)), kind)
    return kind


KINDS = {game_id: _register(game_id) for game_id in games.game_ids()}
