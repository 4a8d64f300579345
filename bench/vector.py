"""Steps per second with observations and masks, random legal play: ours, pgx, OpenSpiel.

python bench/vector.py [--n 1024] [--seconds 5] [--processes 2] [--pgx connect_four ...]

pgx and OpenSpiel are measured where they are installed (pip install pgx jax; spieluhr[research]).
Each row is one environment of n games that is stepped and begun anew for some seconds; what a
library needs to choose random legal actions is part of its time.
"""

import argparse
import time
from collections.abc import Callable
from functools import partial
from typing import Any

Stepper = Callable[[], None]  # one step of all games
OURS = [
    ("antinomy", {}),
    ("antinomy", {"solo": "hard"}),
    ("perfect_moment", {}),
    ("dragonkeepers", {"players": 2}),
    ("dragonkeepers", {"players": 4}),
    ("steam_time", {"players": 2}),
    ("steam_time", {"players": 4}),
]
PGX = ["connect_four", "animal_shogi", "backgammon", "leduc_holdem", "sparrow_mahjong"]
OPEN_SPIEL = ["connect_four", "backgammon", "leduc_poker"]


def ours(game: str, options: dict[str, Any], n: int, processes: int) -> tuple[str, Stepper]:
    from spieluhr.research import vector

    env = vector(game, n, options, seed=1, processes=processes)
    size = f"{env.size} numbers, {env.actions} actions"
    return size, lambda: void(env.step(env.sample()))


def of_pgx(game: str, n: int) -> tuple[str, Stepper]:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    begin = jax.jit(jax.vmap(env.init))
    step = auto_reset(env.step, env.init)

    @jax.jit
    def onward(state: Any, key: Any) -> tuple[Any, Any]:
        key, choose, chance = jax.random.split(key, 3)
        likely = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(choose, likely, axis=1)
        return jax.vmap(step)(state, action, jax.random.split(chance, n)), key

    now = [begin(jax.random.split(jax.random.PRNGKey(0), n)), jax.random.PRNGKey(1)]

    def all_games() -> None:
        now[:] = onward(*now)
        now[0].observation.block_until_ready()

    numbers = int(now[0].observation[0].size)
    return f"{numbers} numbers, {env.num_actions} actions", all_games


def of_open_spiel(game: str, n: int) -> tuple[str, Stepper]:
    import numpy as np
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.rl_environment import Environment
    from open_spiel.python.vector_env import SyncVectorEnv

    env = SyncVectorEnv([Environment(game) for _ in range(n)])
    dice, now = np.random.default_rng(1), [env.reset()]

    def chosen(step: Any) -> Any:
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        return StepOutput(action=int(dice.choice(legal)), probs=None)

    def all_games() -> None:
        now[0] = env.step([chosen(step) for step in now[0]], reset_if_done=True)[0]

    state = now[0][0].observations["info_state"][0]
    return f"{len(state)} numbers, {env.envs[0].action_spec()['num_actions']} actions", all_games


def void(_: object) -> None:
    """What was computed and is not needed."""


def measured(
    name: str,
    n: int,
    seconds: float,
    made: Callable[[], tuple[str, Stepper]],
    is_alone: bool = True,
) -> str:
    """A row of the table, or why there is none. CPU time is that of one process."""
    try:
        size, step = made()
    except ImportError as error:
        return f"| {name} | not measured: {error} | | |"
    for _ in range(10):
        step()
    wall, cpu, steps = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - wall < seconds:
        step()
        steps += n
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    by_cpu = f"{steps / cpu:,.0f}" if is_alone else ""
    return f"| {name} | {size} | {steps / wall:,.0f} | {by_cpu} |"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--n", type=int, default=1024, help="games at once")
    asked.add_argument("--seconds", type=float, default=5.0, help="for each row")
    asked.add_argument("--processes", type=int, default=1, help="that play ours, besides alone")
    asked.add_argument("--pgx", nargs="*", default=PGX, metavar="GAME", help="of pgx")
    given = asked.parse_args()
    n, seconds = given.n, given.seconds
    print("| environment | size | steps per second | per CPU second |\n|---|---|---:|---:|")
    for game, options in OURS:
        named = " ".join([game, *(f"{key}={value}" for key, value in options.items())])
        for processes in sorted({1, given.processes}):
            by = f", {processes} processes" if processes > 1 else ""
            made = partial(ours, game, options, n, processes)
            print(measured(f"Spieluhr: {named}{by}", n, seconds, made, processes == 1))
    for game in given.pgx:
        print(measured(f"pgx: {game}", n, seconds, lambda: of_pgx(game, n)))
    for game in OPEN_SPIEL:
        few = min(n, 64)
        print(measured(f"OpenSpiel: {game}", few, seconds, lambda: of_open_spiel(game, few)))


if __name__ == "__main__":
    main()
