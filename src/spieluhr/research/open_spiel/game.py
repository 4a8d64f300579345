"""A game and a state, with the verbs that OpenSpiel asks for."""

import json
from collections.abc import Callable
from typing import Any, ClassVar

import pyspiel

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.rules import CHANCE, OVER, State
from spieluhr.research.errors import ResearchError
from spieluhr.research.open_spiel import parameters as names
from spieluhr.research.open_spiel.observer import Observer, observer
from spieluhr.research.open_spiel.progress import Progress
from spieluhr.seating import defeat, seat_counts, seating

LONGEST = 20_000  # decisions; no game comes near it
SEEDS = 1 << 53  # as many as a float from 0 to 1 can tell apart
PLAYER_OF = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}


class SpielState(pyspiel.State):  # type: ignore[misc]
    """All that it knows is in its progress: OpenSpiel copies every attribute of a state."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.progress = game.new_progress()

    def current_player(self) -> int:
        """The seat, or OpenSpiel's number for chance or for the end."""
        actor = self.progress.game.rules.actor(self.progress.state)
        return actor if actor >= 0 else PLAYER_OF[actor]

    def is_terminal(self) -> bool:
        """Over by the rules."""
        return self.progress.game.rules.actor(self.progress.state) == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.progress.game.rules.legal(self.progress.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every result with its exact probability, numbered from 0."""
        rules, s = self.progress.game.rules, self.progress.state
        weights = rules.weights(s)
        total, first = sum(weights), self.progress.game.decisions
        results = zip(rules.legal(s), weights, strict=True)
        return [(result - first, weight / total) for result, weight in results]

    def _apply_action(self, action: int) -> None:
        progress = self.progress
        is_chance = progress.game.rules.actor(progress.state) == CHANCE
        progress.apply(action + progress.game.decisions if is_chance else action)

    def _action_to_string(self, player: int, action: int) -> str:
        is_chance = player == PLAYER_OF[CHANCE]
        game = self.progress.game
        return game.codec.text(action + game.decisions if is_chance else action)

    def returns(self) -> list[float]:
        """Utilities by seat; all 0 until the game is over."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return self.progress.game.rules.outcome(self.progress.state).utilities()

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Refused: it would have to hold the whole log."""
        raise ResearchError("no-recall")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another truth for the same knowledge. Nobody knows its moves: its history is empty."""
        world = SpielState(self.get_game())
        world.progress = self.progress.resampled(player, Dice(int(sampler() * SEEDS)))
        return world

    def __str__(self) -> str:
        """The whole truth, for people; players are shown their strings."""
        return json.dumps(self.progress.game.codec.position(self.progress.state))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; those are parameters of OpenSpiel."""

    game_id: ClassVar[str] = ""

    def __init__(self, given: dict[str, Any]) -> None:
        self.game, self._start, self._seats, named = self.chosen(given)
        kind = game_type(self.game, self.short_name(), self.specification(), (self._seats,))
        super().__init__(kind, game_info(self.game, self._seats), named)

    @classmethod
    def short_name(cls) -> str:
        """By which OpenSpiel loads it."""
        return f"spieluhr_{cls.game_id}"

    @classmethod
    def specification(cls) -> dict[str, names.Parameter]:
        """All parameters with their defaults."""
        return names.specification(games.load(cls.game_id))

    @classmethod
    def registered_type(cls) -> Any:
        """Of the game before anything is chosen."""
        game = games.load(cls.game_id)
        counts = {count for _, given in game.modes for count in seat_counts(game, given)}
        return game_type(game, cls.short_name(), cls.specification(), tuple(counts))

    def chosen(self, given: dict[str, Any]) -> tuple[Game, State, int, dict[str, names.Parameter]]:
        """The game, its first state and its seats, and the parameters that name all of it."""
        wanted = seating(self.game_id, *names.read(games.load(self.game_id), given))
        game = wanted.game
        complete = game.complete(dict(wanted.options), Dice(0))
        start = game.new(game.read_options(complete), wanted.seats)
        return game, start, wanted.seats, names.named(game, complete)

    def __reduce__(self) -> tuple[object, ...]:
        return read_game, (str(self),)

    def new_progress(self) -> Progress:
        """A game before the first chance turn."""
        state = self.game.rules.copy(self._start)
        return Progress(self.game, self.__str__, state, [""] * self._seats, [])

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


def game_type(
    game: Game, short_name: str, specification: dict[str, names.Parameter], counts: tuple[int, ...]
) -> Any:
    """What OpenSpiel wants to know of a game for one of these numbers of players."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name,
        long_name=game.words.title[0],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if min(counts) == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification,
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
