"""Who decides, what is possible, what it does: the rules by phase."""

from mypy_extensions import i64

from spieluhr.core.bits import count, nth
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.rules import CHANCE, Outcome
from spieluhr.core.rules import OVER as NOBODY
from spieluhr.games.antinomy import moves
from spieluhr.games.antinomy.components import GOAL, HAND, RELIC_SET, ROW
from spieluhr.games.antinomy.rules import duel, setup, solo, steps
from spieluhr.games.antinomy.state import (
    CRYSTALS,
    DEAL,
    DRAW,
    DROP,
    HANDS,
    MOVE,
    ORDER,
    OVER,
    PARADOX,
    PLACE,
    REMOVE,
    REPLACE,
    REVEAL,
    SWAP,
    State,
)


def actor(s: State) -> i64:
    phase = s.phase
    if phase == OVER:
        return NOBODY
    if phase == DEAL or phase == DRAW or phase == ORDER or phase == REVEAL:
        return CHANCE
    return s.seat


def legal(s: State) -> list[int]:
    phase = s.phase
    if phase == MOVE:
        return steps.plays(s) if s.level == 0 else solo.moves_or_skip(s)
    if phase == PARADOX:
        return duel.paradoxes(s) if s.level == 0 else [moves.DECLINE, moves.FORM]
    if phase == DEAL:
        return setup.deals(s)
    if phase == PLACE:
        return setup.wands(s)
    if phase == ORDER:
        return steps.orders(s)
    if phase == REVEAL:
        return duel.reveals(s)
    return _legal_solo(s)


def _legal_solo(s: State) -> list[int]:
    phase = s.phase
    if phase == DRAW:
        return solo.draws(s)
    if phase == REPLACE:
        return solo.replacements(s)
    if phase == REMOVE:
        return solo.removals(s)
    if phase == DROP:
        return solo.drops(s)
    if phase == SWAP:
        return solo.swaps(s)
    return []


def apply(s: State, m: i64, out: list[Event] | None) -> None:
    """Does not check the move: it must be one of `legal`."""
    phase = s.phase
    if phase == MOVE:
        _apply_move(s, m, out)
    elif phase == PARADOX:
        _apply_paradox(s, m, out)
    elif phase == DEAL:
        setup.deal(s, m - moves.DEAL, out)
    elif phase == PLACE:
        setup.place_wand(s, m - moves.WAND, out)
    elif phase == ORDER:
        laid = moves.ordered_cards(m)
        if s.level == 0:
            duel.shuffled(s, laid, out)
        else:
            solo.shuffled(s, laid, out)
    elif phase == REVEAL:
        duel.reveal(s, m - moves.REVEAL, out)
    else:
        _apply_solo(s, m, out)
    if out is not None and s.phase == OVER:
        out.append(Event("over", outcome(s).json()))


def _apply_move(s: State, m: i64, out: list[Event] | None) -> None:
    if m == moves.SKIP:
        solo.skip(s, out)
        return
    steps.play(s, (m - moves.PLAY) // ROW, (m - moves.PLAY) % ROW, out)
    if s.level == 0:
        s.phase = PARADOX
    else:
        solo.after_move(s, out)


def _apply_paradox(s: State, m: i64, out: list[Event] | None) -> None:
    if s.level == 0:
        if m == moves.DECLINE:
            duel.decline(s, out)
        else:
            duel.form(s, m - moves.PARADOX, out)
    elif m == moves.DECLINE:
        solo.decline(s, out)
    else:
        solo.form(s, out)


def _apply_solo(s: State, m: i64, out: list[Event] | None) -> None:
    phase = s.phase
    if phase == DRAW:
        solo.draw(s, m - moves.DRAW, out)
    elif phase == REPLACE:
        solo.replace(s, m - moves.REPLACE, out)
    elif phase == REMOVE:
        solo.remove(s, m - moves.REMOVE, out)
    elif phase == DROP:
        solo.drop(s, m - moves.DROP, out)
    elif phase == SWAP:
        solo.choose_side(s, m - moves.SWAP, out)


def outcome(s: State) -> Outcome:
    if s.level != 0:
        won = solo.is_won(s)
        return Outcome([s.cells[CRYSTALS]], [1 if won else 2], "crystals" if won else "pile")
    mine, theirs = s.cells[CRYSTALS], s.cells[CRYSTALS + 1]
    ranks = [1, 1] if mine == theirs else [1, 2] if mine > theirs else [2, 1]
    return Outcome([mine, theirs], ranks, "crystals" if max(mine, theirs) >= GOAL else "turns")


def sample(s: State, dice: Dice) -> i64:
    """A random one of `legal`, each equally likely, without listing them where it counts."""
    phase = s.phase
    if phase == MOVE:
        return _sample_play(s, dice)
    if phase == PARADOX and s.level == 0 and not steps.makes_paradox(s):
        return moves.DECLINE
    if phase == DEAL:
        relics = s.pile & RELIC_SET
        return moves.DEAL + nth(relics, dice.below(count(relics)))
    found = legal(s)
    return found[dice.below(len(found))]


def _sample_play(s: State, dice: Dice) -> i64:
    first = HANDS + HAND * s.seat
    a, b, c = s.cells[first], s.cells[first + 1], s.cells[first + 2]
    reach_a, reach_b, reach_c = steps.targets(s, a), steps.targets(s, b), steps.targets(s, c)
    # One set of 27: the places of the first card, of the second, of the third.
    reach = reach_a | reach_b << ROW | reach_c << (2 * ROW)
    choices = count(reach)
    k = dice.below(choices if s.level == 0 else choices + 1)
    if k == choices:
        return moves.SKIP
    chosen = nth(reach, k)
    card = a if chosen < ROW else b if chosen < 2 * ROW else c
    return moves.PLAY + card * ROW + chosen % ROW
