"""The games as PettingZoo knows environments: every seat is an agent, and they act in turn.

`env("antinomy")` is what PettingZoo's own games call `env`: an illegal action loses the game there.
In `raw_env` it is refused with the reason, and nothing has changed.
"""

from typing import Any, TypedDict, Unpack

from spieluhr.core.errors import Malformed
from spieluhr.research import drawing
from spieluhr.seating import Options, defeat, seating

try:
    import numpy as np
    from gymnasium import logger
    from gymnasium.spaces import Dict, Discrete
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
    from pettingzoo.utils.conversions import (  # type: ignore[import-untyped]
        turn_based_aec_to_parallel,
    )

    from spieluhr.research import spaces
    from spieluhr.research.spaces import Observation
except ModuleNotFoundError as error:
    sentence = 'PettingZoo is not installed: pip install "spieluhr[research]"'
    raise ModuleNotFoundError(sentence, name="pettingzoo") from error


class Settings(TypedDict, total=False):
    """What can be asked for besides the game."""

    options: Options | None  # of the game, as JSON
    seats: int | None
    max_cycles: int | None  # decisions of all seats together, then the game is cut off
    render_mode: str | None  # "ansi" or "human"
    layout: int  # the version of the observations'


class SeatsEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """Agents are `seat_0` and so on; chance is settled between their steps.

    Rewards come at the end and add up to 0, except for a player alone. What the options leave to
    chance is decided anew at every reset. What is pickled is the set-up, not the game in progress.
    """

    def __init__(
        self,
        game: str = "antinomy",
        options: Options | None = None,
        seats: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        layout: int = 1,
    ) -> None:
        AECEnv.__init__(self)
        EzPickle.__init__(self, game, options, seats, max_cycles, render_mode, layout)
        drawing.check_render_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles must be at least 1, not {max_cycles}.")
        self._seating = seating(game, options, seats)
        self.layout = self._seating.game.layout_of(layout)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"spieluhr_{game}_v{layout}",
            "render_modes": list(drawing.RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,  # they do not act at once
        }
        self.possible_agents = [drawing.agent_name(seat) for seat in range(self._seating.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.observation_space(self._seating.game, layout)
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.action_space(self._seating.game) for agent in self.possible_agents
        }
        self._generator: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Dict:
        """The same for every agent of a game."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The same for every agent of a game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed games go on from the last one. Of PettingZoo's options there are none."""
        if self._generator is None or seed is not None:
            self._generator, _ = seeding.np_random(seed)
        (self._dice,) = spaces.many_dice(self._generator, 1)
        self._match = self._seating.new_match(self._dice)
        self._match.settle(self._dice)
        self._decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.actor]
        self._show()

    def step(self, action: int | None) -> None:
        """Illegal, with the reason, if this is no legal move; nothing has changed then."""
        agent = self.agent_selection
        if self._is_over():
            self._was_dead_step(action)
            return
        if action is None or not self.action_space(agent).contains(action):
            raise Malformed("number", move=action)
        self._match.play(int(action))
        self._match.settle(self._dice)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._match.is_over:
            self._finish()
        elif self._decisions == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._match.actor]
        self._accumulate_rewards()
        self._show()

    def _finish(self) -> None:
        outcome = self._match.outcome
        self.rewards = dict(zip(self.agents, outcome.utilities(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"outcome": outcome.json()} for agent in self.agents}

    def _is_over(self) -> bool:
        """For all at once: nobody leaves early."""
        agent = self.agent_selection
        return self.terminations[agent] or self.truncations[agent]

    def observe(self, agent: str) -> Observation:
        """What the agent knows; its mask is empty unless it is to act."""
        seat = self.possible_agents.index(agent)
        is_asked = agent == self.agent_selection and bool(self.agents) and not self._is_over()
        return spaces.observed(self._match, seat, is_asked, self.layout.version)

    def render(self) -> str | None:
        """The table as the seat sees it that is to act; at the end as a spectator does."""
        if self.render_mode is None:
            logger.warn("There is nothing to render: no render_mode was chosen.")
            return None
        seat = None if self._match.is_over else self._match.actor
        return drawing.render(self._match, seat, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """There is nothing to give back."""


raw_env = SeatsEnv


def env(game: str = "antinomy", **settings: Unpack[Settings]) -> Any:
    """Guarded as PettingZoo's own games are: who acts illegally has lost."""
    raw = SeatsEnv(game, **settings)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=defeat(len(raw.possible_agents)))
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def parallel_env(game: str = "antinomy", **settings: Unpack[Settings]) -> Any:
    """All agents step at once, but only the action of the one whose turn it is counts."""
    return turn_based_aec_to_parallel(env(game, **settings))
