"""The games for one learner, as Gymnasium knows environments: bots play the other seats.

Importing this module registers `spieluhr/antinomy-v1` and so on; the version is that of the game's
layout. Bots get what their seats know, and no more.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from spieluhr import games
from spieluhr.bots import Bot, ask
from spieluhr.core.errors import Illegal, Malformed
from spieluhr.core.match import Match
from spieluhr.research import drawing
from spieluhr.research.opponents import Opponent, maker
from spieluhr.seating import Options, defeat, seating

try:
    import gymnasium
    import numpy as np
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray

    from spieluhr.research import spaces
    from spieluhr.research.spaces import Observation
except ModuleNotFoundError as error:
    sentence = 'Gymnasium is not installed: pip install "spieluhr[research]"'
    raise ModuleNotFoundError(sentence, name="gymnasium") from error

Info = dict[str, Any]
Step = tuple[Observation, float, bool, bool, Info]


class SpieluhrEnv(gymnasium.Env[Observation, np.int64], EzPickle):
    """One seat is the learner's. A step is a decision of his and all that follows until his next.

    The reward comes at the end: 1 for a victory, less if it is shared, -1 for a defeat, a part of
    it at larger tables. An illegal action ends the game as lost. What is pickled is the set-up.
    """

    metadata: dict[str, Any] = {"render_modes": list(drawing.RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        options: Options | None = None,
        seats: int | None = None,
        seat: int | Literal["random"] = 0,
        opponents: Opponent | Sequence[Opponent] = "club",
        render_mode: str | None = None,
        layout: int = 1,
    ) -> None:
        """Opponents are names of bots, or classes of your own: one for all, or by seat.

        `layout` is the version of the observations'.
        """
        EzPickle.__init__(self, game, options, seats, seat, opponents, render_mode, layout)
        drawing.check_render_mode(render_mode)
        self.render_mode = render_mode
        self._seating = seating(game, options, seats)
        self._learner = _checked_seat(seat, self._seating.seats)
        self._opponents = _checked_bots(opponents, self._seating.seats - 1)
        self.layout = self._seating.game.layout_of(layout)
        space = spaces.observation_space(self._seating.game, layout)
        self.observation_space = space  # type: ignore[assignment]
        self.action_space = spaces.action_space(self._seating.game)
        self._match: Match | None = None  # None: there was no reset yet
        self._is_on = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """A new game. Chance and each bot have dice of their own, which follow the seed.

        Of Gymnasium's options for a reset there are none.
        """
        super().reset(seed=seed)
        seats = self._seating.seats
        self._chance, *self._dice = spaces.many_dice(self.np_random, 1 + seats)
        drawn = int(self.np_random.integers(seats))
        self._seat = drawn if self._learner is None else self._learner
        others = [seat for seat in range(seats) if seat != self._seat]
        self._bots: dict[int, Bot] = {
            seat: make() for seat, make in zip(others, self._opponents, strict=True)
        }
        self._match = self._seating.new_match(self._chance)
        self._is_on = True
        self._play_on(self._match)
        self._show()
        return self._observed(self._match), self._info()

    def step(self, action: np.int64) -> Step:
        """Play the learner's move, then chance and bots until the learner is asked again."""
        match = self._match
        if match is None or not self._is_on:
            raise gymnasium.error.ResetNeeded("There is no game in progress: call reset().")
        if not self.action_space.contains(action):
            raise Malformed("number", move=action)
        try:
            match.play(int(action), self._seat)
        except Illegal as error:
            self._is_on = False
            reward, info = defeat(match.seats), {"illegal": True, "why": str(error)}
        else:
            self._play_on(match)
            reward, info = self._result(match)
        self._show()
        return self._observed(match), reward, not self._is_on, False, self._info() | info

    def _play_on(self, match: Match) -> None:
        """Chance and bots, until the learner is asked or the game is over."""
        match.settle(self._chance)
        while match.actor in self._bots:
            seat = match.actor
            match.play(ask(self._bots[seat], match, self._dice[seat]), seat)
            match.settle(self._chance)
        self._is_on = not match.is_over

    def _result(self, match: Match) -> tuple[float, Info]:
        if self._is_on:
            return 0.0, {}
        outcome = match.outcome
        return outcome.utilities()[self._seat], {"outcome": outcome.json()}

    def _observed(self, match: Match) -> Observation:
        return spaces.observed(match, self._seat, self._is_on, self.layout.version)

    def _info(self) -> Info:
        return {"seat": self._seat, "illegal": False}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, in the form that MaskablePPO of sb3-contrib asks for."""
        mask = np.zeros(self._seating.game.decisions, dtype=np.bool_)
        if self._match is not None and self._is_on:
            mask[self._match.legal()] = True
        return mask

    def render(self) -> str | None:
        """The table as the learner sees it."""
        if self._match is None:
            raise gymnasium.error.ResetNeeded("There is no table to draw: call reset().")
        if self.render_mode is None:
            gymnasium.logger.warn("There is nothing to render: no render_mode was chosen.")
            return None
        return drawing.render(self._match, self._seat, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _checked_seat(seat: int | str, seats: int) -> int | None:
    """None for another seat in each game."""
    if seat == "random":
        return None
    if not isinstance(seat, int) or not 0 <= seat < seats:
        raise Malformed("seat", seat=seat, last=seats - 1)
    return seat


def _checked_bots(named: Opponent | Sequence[Opponent], count: int) -> list[Callable[[], Bot]]:
    if isinstance(named, str) or callable(named):
        return [maker(named)] * count
    makers = [maker(one) for one in named]
    if len(makers) != count:
        problem = (
            f"there is room for {count} opponents, not for {len(makers)}",
            f"Platz ist für {count} Gegner, nicht für {len(makers)}",
        )
        raise Malformed("table-seats", problem=problem)
    return makers


def _register(game_id: str) -> str:
    """Under the version of its usual layout; `layout=2` makes one for learners.

    Not as a version of its own: Gymnasium would call the usual one out of date.
    """
    name = f"spieluhr/{game_id}-v{games.load(game_id).layout.version}"
    if name not in gymnasium.registry:
        gymnasium.register(name, f"{__name__}:{SpieluhrEnv.__name__}", kwargs={"game": game_id})
    return name


IDS = {game_id: _register(game_id) for game_id in games.game_ids()}
