"""Worlds that agree with what a seat knows (section 5 of the specification)."""

from itertools import combinations

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.bits import count, elements
from spieluhr.core.dice import Dice
from spieluhr.games.antinomy.components import CARD_SET, NO_CARD, RELIC_SET
from spieluhr.games.antinomy.knowledge.view import Sight, hidden_in_hand, unseen
from spieluhr.games.antinomy.rules import steps
from spieluhr.games.antinomy.rules.state import (
    PARADOX,
    State,
    copy,
    hand_set,
    question,
    question_colour,
    question_hand,
    seats,
    set_hand,
)


class Worlds(Sight):
    """Adds what else could be the case, for all that a seat knows."""

    __slots__ = ()

    def resample(self, s: State, seat: int | None, dice: Dice) -> State:
        """Deal anew what the seat has not seen: relics to hands and codex, the rest is the pile."""
        world = copy(s)
        hidden = unseen(s, seat)
        relics = elements(hidden & RELIC_SET)
        dice.shuffle(relics)
        for holder in range(seats(s)):
            covered = hidden_in_hand(s, holder, seat)
            if not covered:
                continue
            new = relics[: int(count(covered))]
            if len(_questions(s)):
                new = _fitting_hand(s, covered, relics, dice)
                for k in range(i64(len(s.questions))):
                    world.questions[k] = _as_if(s.questions[k], covered, new)
            relics = [card for card in relics if card not in new]
            set_hand(world, holder, elements(hand_set(s, holder) & ~covered) + new)
        if s.codex != NO_CARD:
            world.codex = relics.pop()
        pile: i64 = hidden & CARD_SET & ~RELIC_SET
        for card in relics:
            pile |= i64(1) << i64(card)
        world.pile = pile
        return world


def _questions(s: State) -> vec[i64]:
    """AN-4.5: alone, being asked tells a spectator that a paradox can be formed, silence that not.

    A position that was read knows only the question that is open.
    """
    if s.level != 0 and s.phase == PARADOX:
        return append(s.questions[:], question(hand_set(s, 0), s.colour))
    return s.questions


def _fitting_hand(s: State, covered: i64, relics: list[int], dice: Dice) -> list[int]:
    """Cards with which the same would have been asked, all such hands equally likely."""
    trial, questions = copy(s), _questions(s)
    fitting: list[list[int]] = []
    for new in combinations(sorted(relics), int(count(covered))):
        if all(
            _is_paradox(trial, entry) == _is_paradox(trial, _as_if(entry, covered, list(new)))
            for entry in questions
        ):
            fitting.append(list(new))
    return fitting[dice.below(len(fitting))]


def _as_if(entry: i64, covered: i64, new: list[int]) -> i64:
    """A question with other cards in the place of those that are covered now."""
    changed = entry & ~covered
    for card in new:
        changed |= i64(1) << i64(card)
    return changed


def _is_paradox(trial: State, entry: i64) -> bool:
    set_hand(trial, 0, elements(question_hand(entry)))
    trial.colour = question_colour(entry)
    return steps.makes_paradox(trial)
