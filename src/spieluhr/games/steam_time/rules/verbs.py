"""Who decides, what is possible, what it does: the stack of what is under way (ST-9.6, ST-9.9)."""

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core import bits
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.rules import CHANCE
from spieluhr.core.rules import OVER as NOBODY
from spieluhr.games.steam_time import moves
from spieluhr.games.steam_time.rules import (
    encounters,
    gains,
    missions,
    payment,
    spaces,
    supply,
    turns,
)
from spieluhr.games.steam_time.state import (
    BONUS,
    BUY,
    CHOOSE,
    ENCOUNTER_DECK,
    END,
    END_TURN,
    EXTRA_ACTIONS,
    FULFIL,
    GAIN,
    HALF,
    INCOME,
    INCOME_OF,
    INTO,
    MISTER,
    OVER,
    PAY,
    PAY_ANY,
    PAY_DIFFERENT,
    PAY_ONE,
    PICK,
    PURPLE,
    RECEIVE,
    REVEAL,
    SPECIAL,
    SUPPLY,
    SUPPLY_DUE,
    TAKE,
    State,
    drop,
    due,
    due_seat,
    push,
)


def actor(s: State) -> i64:
    if s.phase == OVER:
        return NOBODY
    if len(s.asked) == 0:
        return CHANCE
    return due_seat(s) if s.depth else s.turn


def legal(s: State) -> list[int]:
    if len(s.asked):
        return [s.asked[k] for k in range(len(s.asked))]
    return [] if s.phase == OVER else _results(s)


def _results(s: State) -> list[int]:
    if due(s) == REVEAL:
        return [moves.REVEAL + card for card in bits.elements(s.cells[ENCOUNTER_DECK])]
    return supply.results(s)


def weights(s: State) -> list[int]:
    """ST-9.4: crystals by their number in the bag, cards alike."""
    if due(s) == SUPPLY_DUE and supply.is_draw(s):
        return supply.draw_weights(s)
    return [1] * len(_results(s))


def sample(s: State, dice: Dice) -> i64:
    """A random one of `legal`: decisions equally likely, chance as likely as it is."""
    if len(s.asked):
        return s.asked[dice.below(len(s.asked))]
    found = _results(s)
    if due(s) == SUPPLY_DUE and supply.is_draw(s):
        return found[dice.weighted(supply.draw_weights(s))]
    return found[dice.below(len(found))]


def apply(s: State, m: i64, out: list[Event] | None) -> None:
    """Does not check the move: it must be one of `legal`."""
    if len(s.asked):
        _answer(s, m, False, out)
    elif due(s) == REVEAL:
        encounters.revealed(s, m - moves.REVEAL, out)
    else:
        supply.filled(s, m, out)
    advance(s, out)


def advance(s: State, out: list[Event] | None) -> None:
    """ST-9.1: everything that happens by itself, up to the next question or chance."""
    s.asked = vec[i64]()
    while s.phase != OVER:
        what = due(s)
        if what == SUPPLY_DUE and _supply(s, out):
            return
        if what == REVEAL and encounters.is_reveal_due(s, out):
            return
        if what == SUPPLY_DUE or what == REVEAL or _run(s, what, out):
            continue
        found = _options(s, what)
        if len(found) > 1:
            s.asked = found
            return
        if len(found) == 1:
            _answer(s, found[0], True, out)
        else:
            _nothing(s, what, out)
    if out is not None:
        out.append(Event("over", missions.outcome(s).json()))


def _supply(s: State, out: list[Event] | None) -> bool:
    """Is chance asked? ST-9.8: after the last round the end comes instead."""
    if s.phase == SUPPLY:
        return supply.is_due(s, out)
    if s.round < s.box.rounds:
        supply.begin(s, out)
        return False
    drop(s)
    missions.begin(s, out)
    return False


def _run(s: State, what: i64, out: list[Event] | None) -> bool:
    """What needs no answer."""
    if what == GAIN:
        gains.run(s, out)
    elif what == BONUS:
        spaces.bonus(s, out)
    elif what == RECEIVE:
        spaces.receive(s, out)
    elif what == EXTRA_ACTIONS:
        _extra_actions(s)
    elif what == END_TURN:
        drop(s)
        turns.end_turn(s, out)
    elif what == INCOME_OF:
        supply.income(s, out)
    elif what < 0 and s.phase == INCOME:
        supply.begin_actions(s, out)
    elif what < 0 and s.phase == END:
        s.phase = OVER
    else:
        return False
    return True


def _extra_actions(s: State) -> None:
    """ST-5.13: one by one in the order they arose."""
    if len(s.extra_actions) == 0:
        drop(s)
        return
    seat = s.extra_actions[0]
    s.extra_actions = s.extra_actions[1:]
    push(s, MISTER, seat)


def _options(s: State, what: i64) -> vec[i64]:
    if what < 0:
        return turns.turn_options(s)
    if what >= TAKE:
        return _later_options(s, what)
    if what == BUY:
        return spaces.buy_options(s)
    if what == CHOOSE:
        return encounters.choose_options(s)
    if what == HALF:
        return encounters.half_options(s)
    if what == PURPLE:
        return encounters.purple_options(s)
    return payment.options(s)


def _later_options(s: State, what: i64) -> vec[i64]:
    if what == TAKE:
        return gains.take_options(s)
    if what == INTO:
        return gains.into_options(s)
    if what == PICK:
        return gains.pick_options(s)
    if what == SPECIAL:
        return turns.special_options(s)
    if what == MISTER:
        return spaces.mister_options(s)
    if what == FULFIL:
        return missions.options(s)
    return gains.choice_options(s)


def _answer(s: State, m: i64, forced: bool, out: list[Event] | None) -> None:
    what = due(s)
    if what < 0:
        turns.turn(s, m, forced, out)
    elif what == PAY or what == PAY_ANY or what == PAY_ONE or what == PAY_DIFFERENT:
        payment.answer(s, m - moves.PAY, out)
    elif what == BUY:
        spaces.buy(s, m, out)
    elif what == CHOOSE:
        encounters.choose(s, m - moves.CHOOSE, out)
    elif what == HALF:
        encounters.take_half(s, m, out)
    elif what == PURPLE:
        encounters.join(s, m, out)
    elif what == SPECIAL:
        turns.special(s, m, out)
    elif what == MISTER:
        spaces.mister(s, m, out)
    elif what == FULFIL:
        missions.answer(s, m, out)
    else:
        gains.answer(s, m, out)


def _nothing(s: State, what: i64, out: list[Event] | None) -> None:
    """No answer is possible: it falls away."""
    if what == CHOOSE:
        encounters.discard(s, out)
        return
    if what == MISTER and out is not None:
        out.append(Event("lost", {"seat": int(due_seat(s))}))
    drop(s)
