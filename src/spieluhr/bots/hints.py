"""Advice for people: every move with how good it is, in words, and the best ones with a reason.

Values of a search are no chances to win, so nobody is shown them. They are good for telling better
moves from worse ones, as far as they differ by more than their noise; the chance that is shown is
what such values have won (`chances`).
"""

import math
from typing import Final

from spieluhr.bots.asking import advise
from spieluhr.bots.chances import Chance, chances, look
from spieluhr.bots.levels import at_level
from spieluhr.bots.reasons import Reasons
from spieluhr.bots.search import JudgedMove
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.words import Both, Reader, pick

ADVISER: Final = "expert"  # whose judgement a hint shows
REASONED: Final = 8  # moves that get a reason

# How good a move is. Several that are BEST are equally good.
BEST: Final = 0
SLIGHTLY_WORSE: Final = 1
CLEARLY_WORSE: Final = 2

SURE: Final = 1.5  # standard errors by which moves must differ
FINE: Final = 0.2  # differences of so small a part of a small mistake are none
SELDOM: Final = 3  # tried less often than the best by this factor: it is not among the best

EQUAL: Final[Both] = ("equally good", "gleich gut")
RANKS: Final[tuple[Both, ...]] = (
    ("best", "am besten"),
    ("slightly worse", "etwas schlechter"),
    ("clearly worse", "deutlich schlechter"),
)
CHANCE: Final[Both] = ("win chance {share}% ± {doubt}", "Siegchance {share} % ± {doubt}")


class Hint:
    """A move, what it does, how good it is, and why; `twins` are other moves to the same end.

    `chance` is None where the game was never calibrated.
    """

    def __init__(self, move: int, text: str, say: str, rank: int) -> None:
        self.move = move
        self.text = text
        self.say = say
        self.rank = rank
        self.reason = ""
        self.twins: list[str] = []
        self.chance: Chance | None = None


def hints(match: Match, reader: Reader, dice: Dice) -> list[Hint]:
    """All moves of the seat that has to decide, the best first, in the words of that reader.

    All of it follows from worlds dealt from what the seat knows, never from the truth.
    """
    bot, game = at_level(ADVISER), match.game
    found = advise(bot, match, dice)
    ranks, view = ranked(found, game.heuristics.slip), match.view(match.actor)
    world = game.rules.resample(match.state, match.actor, dice.copy())
    table = look(game.heuristics, world, match.actor, dice.copy())
    shares = chances(game.id, table, found)
    told: list[Hint] = []
    for n in order(found, ranks):
        text = game.codec.text(found[n].move)
        told.append(Hint(found[n].move, text, game.words.explain(view, text, reader), ranks[n]))
        if shares is not None:
            told[-1].chance = shares[n]
    told = without_twins(match, told, dice)
    reasons = Reasons(bot, match, reader)
    for hint in told[:REASONED]:
        reasons.look(hint.move, hint.rank == BEST, dice)
    for hint, reason in zip(told[:REASONED], reasons.sentences(), strict=True):
        hint.reason = reason
    return told


def ranked(found: list[JudgedMove], slip: float) -> list[int]:
    """How good each is, against the one that the search would choose."""
    best = found[0]
    ranks: list[int] = []
    for one in found:
        lead = best.value - one.value
        noise = math.sqrt(best.noise * best.noise + one.noise * one.noise)
        is_level = lead <= max(SURE * noise, FINE * slip) and one.visits * SELDOM >= best.visits
        if is_level or one is best:
            ranks.append(BEST)
        else:
            ranks.append(SLIGHTLY_WORSE if lead <= slip else CLEARLY_WORSE)
    return ranks


def order(found: list[JudgedMove], ranks: list[int]) -> list[int]:
    """Equals as the game lists them; of the others those first that the search put first."""
    keyed = [(rank, found[n].move if rank == BEST else n, n) for n, rank in enumerate(ranks)]
    keyed.sort()
    return [n for _, _, n in keyed]


def without_twins(match: Match, told: list[Hint], dice: Dice) -> list[Hint]:
    """Of moves after which the seat sees the very same table, one is told."""
    rules, seat = match.game.rules, match.actor
    world = rules.resample(match.state, seat, dice)
    kept: list[Hint] = []
    views: list[object] = []
    for hint in told[:REASONED]:
        child = rules.copy(world)
        rules.apply(child, hint.move, None)
        after = rules.view(child, seat)
        if after in views:
            kept[views.index(after)].twins.append(hint.text)
        else:
            kept.append(hint)
            views.append(after)
    return kept + told[REASONED:]


def rank_words(told: list[Hint], hint: Hint, lang: str) -> str:
    """How good the move is, in words; several best ones are equally good."""
    is_equal = hint.rank == BEST and len([one for one in told if one.rank == BEST]) > 1
    return pick(EQUAL if is_equal else RANKS[hint.rank], lang)


def chance_words(hint: Hint, lang: str) -> str:
    """The chance to win with it, and within how many points it is right in 19 cases of 20.

    Never 0% or 100%: the game is not over.
    """
    if hint.chance is None:
        return ""
    share = max(1, min(99, round(100.0 * hint.chance.share)))
    doubt = max(1, round(200.0 * hint.chance.doubt))
    return pick(CHANCE, lang).format(share=share, doubt=doubt)
