"""A learner teaches itself Antinomy: MaskablePPO against a bot, then measured against it.

pip install "spieluhr[research,examples]"
python examples/train.py --steps 300000 --save policy.zip
"""

import argparse
import statistics

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from spieluhr import games
from spieluhr.arena.statistics import share
from spieluhr.bots import NAMES
from spieluhr.research.gym import IDS

LAYOUT = games.load("antinomy").layout
TABLES = 32  # games at once
LESSON = 4096  # decisions at all tables between two lessons
CRYSTAL = 0.1  # what one is worth to the learner; a victory is 1


class Seat(gymnasium.Wrapper):
    """What the seat knows as numbers from 0 to 1, and crystals rewarded as they come and go.

    With the victory alone for a reward, hundreds of decisions would share one lesson.
    """

    def __init__(self, env):
        super().__init__(env)
        self.highs = np.array(LAYOUT.highs(), dtype=np.float32)
        self.observation_space = gymnasium.spaces.Box(0, 1, self.highs.shape, np.float32)
        self.mine = LAYOUT.named(list(range(LAYOUT.size)))["my_crystals"][0]
        self.others = LAYOUT.named(list(range(LAYOUT.size)))["other_crystals"][0]

    def reset(self, **chosen):
        told, info = self.env.reset(**chosen)
        self.lead = self.crystals(told)
        return told["observation"] / self.highs, info

    def step(self, move):
        told, reward, is_over, is_cut, info = self.env.step(move)
        before, self.lead = self.lead, self.crystals(told)
        reward += CRYSTAL * (self.lead - before)
        return told["observation"] / self.highs, reward, is_over, is_cut, info

    def crystals(self, told):
        """By how many the seat leads."""
        return int(told["observation"][self.mine]) - int(told["observation"][self.others])

    def action_masks(self):
        return self.env.unwrapped.action_masks()


class Told(BaseCallback):
    """Now and then a line: how far it is, and how the last hundred games ended."""

    def _on_step(self):
        return True

    def _on_rollout_end(self):
        rewards = [game["r"] for game in self.model.ep_info_buffer]
        if rewards and self.num_timesteps // LESSON % 6 == 0:
            won = statistics.fmean(reward > 0 for reward in rewards)
            print(f"{self.num_timesteps:>9} decisions, wins {won:.0%} of the last {len(rewards)}")


def make_seat(opponent):
    """The learner sits now here, now there."""
    return Seat(gymnasium.make(IDS["antinomy"], opponents=opponent, seat="random"))


def train(opponent, steps, seed):
    learner = MaskablePPO(
        "MlpPolicy",
        make_vec_env(lambda: make_seat(opponent), TABLES, seed=seed),
        n_steps=LESSON // TABLES,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=0.98,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    return learner.learn(steps, callback=Told())


def evaluate(learner, opponent, count, seed):
    """For each game 1 if it was won, less if the victory is shared."""
    seat, won = make_seat(opponent), []
    for number in range(count):
        seen, _ = seat.reset(seed=seed + number)
        is_over = False
        while not is_over:
            move, _ = learner.predict(seen, action_masks=seat.action_masks())
            seen, _, is_over, _, info = seat.step(move)
            assert not info["illegal"], info["why"]
        ranks = info["outcome"]["ranks"]
        won.append(1 / ranks.count(1) if ranks[info["seat"]] == 1 else 0)
    return won


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--opponent", default="random", choices=NAMES)
    parser.add_argument("--steps", type=int, default=300_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=400, help="to measure by")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", default="policy.zip", metavar="FILE")
    wanted = parser.parse_args()
    torch.set_num_threads(1)  # the network is small: threads would wait for each other
    learner = train(wanted.opponent, wanted.steps, wanted.seed)
    learner.save(wanted.save)
    wins = share(evaluate(learner, wanted.opponent, wanted.games, 1_000_000 + wanted.seed))
    print(f"against {wanted.opponent}: {wins.mean:.1%} of {wins.count} games won", end=" ")
    print(f"(95%: {wins.low:.1%} – {wins.high:.1%}); the policy is in {wanted.save}")


if __name__ == "__main__":
    main()
