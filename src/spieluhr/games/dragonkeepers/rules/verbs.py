"""Who decides, what is possible, what it does: the rules by phase."""

from mypy_extensions import i64

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.rules import CHANCE, Outcome
from spieluhr.core.rules import OVER as NOBODY
from spieluhr.games.dragonkeepers import moves
from spieluhr.games.dragonkeepers.components import CODES, JOKER, KINDS, SIDE_OF, SIDES
from spieluhr.games.dragonkeepers.rules import book, chests, finish, lay, setup
from spieluhr.games.dragonkeepers.rules.tell import public, told_to
from spieluhr.games.dragonkeepers.state import (
    ACT,
    ALONG,
    CRYSTAL,
    CRYSTALS,
    DUE_PEARL,
    DUE_REMOVE,
    DUE_START,
    END,
    HANDS,
    LAY,
    OVER,
    PIECES,
    POOL,
    REFILL,
    RETURN,
    SETUP,
    STARTS,
    SUPPLY_CRYSTALS,
    TAKE,
    UNDEALT,
    State,
    add_to_hand,
    is_open,
    push_top,
    start_index,
)


def actor(s: State) -> i64:
    if s.phase == OVER:
        return NOBODY
    return CHANCE if len(s.pending) else s.seat


def legal(s: State) -> list[int]:
    if s.phase == OVER:
        return []
    if len(s.pending):
        return _results(s)
    phase = s.phase
    if phase == TAKE:
        return _takes(s)
    if phase == ACT:
        return _acts(s)
    if phase == ALONG:
        return [*lay.first_cards(s, s.seat), moves.PASS]
    if phase == LAY:
        return lay.next_cards(s)
    if phase == CRYSTAL:
        return [moves.CRYSTAL, moves.STOP]
    return [moves.AGAIN, moves.STOP] if phase == RETURN else [moves.END, moves.END + 1]


def _takes(s: State) -> list[int]:
    """DK-3.1: the first card is mandatory; a fourth one that was paid for, too."""
    found = [moves.TAKE + side for side in range(2) if not is_open(s, side)]
    if s.taken == 1 or s.taken == 2:
        found.append(moves.STOP)
    if s.taken == 0 and chests.can_wind(s):
        found.append(moves.WIND)
    return found


def _acts(s: State) -> list[int]:
    if chests.binds_to_lay(s.chest):
        return lay.first_cards(s, s.seat)
    found: list[int] = []
    hand = HANDS + KINDS * s.seat
    for kind in range(KINDS):
        if s.cells[hand + kind] and not s.changed >> SIDE_OF[kind] & 1:
            found.append(moves.BOOK + kind)
    found.extend(lay.first_cards(s, s.seat))
    found.extend(chests.act_powers(s))
    found.append(moves.PASS)
    return found


def _results(s: State) -> list[int]:
    """All results of the chance move that is due."""
    due = s.pending[0]
    if due == DUE_REMOVE:
        values = s.box.values
        return [moves.REMOVE + values[k] for k in range(len(values)) if s.cells[PIECES + k]]
    if due == DUE_START:
        starts = s.box.starts
        left = [k for k in range(len(starts)) if s.cells[STARTS + k] == UNDEALT]
        return [moves.START + starts[k] for k in left]
    if due == DUE_PEARL:
        values, counts = finish.pearl_values(s), finish.pearl_weights(s)
        return [moves.PEARL + values[k] for k in range(len(values)) if counts[k]]
    side = (due - 2) // 2
    if due % 2 == 0:
        first = moves.REVEAL + KINDS * side
        return [first + kind for kind in book.reveal_kinds(s, side)]
    counts = book.page_counts(s, side)
    return [moves.PAGE + back for back in range(9) if counts[back]]


def weights(s: State) -> list[int]:
    """DK-7.4, in the order of `legal`."""
    due = s.pending[0]
    if due == DUE_REMOVE:
        return [s.cells[PIECES + k] for k in range(len(s.box.values)) if s.cells[PIECES + k]]
    if due == DUE_START:
        return [1] * len(_results(s))
    if due == DUE_PEARL:
        return [count for count in finish.pearl_weights(s) if count]
    side = (due - 2) // 2
    if due % 2 == 0:
        return [s.cells[POOL + kind] for kind in book.reveal_kinds(s, side)]
    return [count for count in book.page_counts(s, side) if count]


def apply(s: State, m: i64, out: list[Event] | None) -> None:
    """Does not check the move: it must be one of `legal`."""
    if len(s.pending):
        _apply_chance(s, m, out)
    elif s.phase == TAKE:
        _apply_take(s, m, out)
    elif s.phase == ACT:
        _apply_act(s, m, out)
    elif s.phase == ALONG or s.phase == LAY or s.phase == END:
        _apply_lay(s, m, out)
    elif s.phase == CRYSTAL:
        _apply_crystal(s, m, out)
    else:
        _apply_return(s, m, out)
    if out is not None and s.phase == OVER:
        out.append(Event("over", outcome(s).json()))


def _apply_chance(s: State, m: i64, out: list[Event] | None) -> None:
    due = s.pending[0]
    if due == DUE_START:
        setup.deal_start(s, m - moves.START, out)
        setup.drop_due(s)
        return
    setup.drop_due(s)
    if due == DUE_REMOVE:
        setup.remove_piece(s, m - moves.REMOVE, out)
    elif due == DUE_PEARL:
        finish.settle_pearl(s, m - moves.PEARL, out)
    elif due % 2 == 0:
        side = (due - 2) // 2
        book.revealed(s, side, m - moves.REVEAL - KINDS * side, out)
    else:
        book.turned_page(s, (due - 3) // 2, m - moves.PAGE, out)
    if len(s.pending) == 0:
        if s.phase == SETUP:
            finish.begin_turn(s, 0, out)
        elif s.phase == REFILL:
            _after_taking(s)


def _apply_take(s: State, m: i64, out: list[Event] | None) -> None:
    if m == moves.STOP:
        public(out, "stop", {"seat": int(s.seat)})
        s.phase = ACT
        return
    if m == moves.WIND:
        chests.wind(s, out)
    else:
        side = m - moves.TAKE
        kind = book.clear_display(s, side)
        add_to_hand(s, s.seat, kind, 1)
        s.taken += 1
        public(out, "take", {"seat": int(s.seat), "side": SIDES[side], "card": CODES[kind]})
        book.fill(s, side, out)
    if len(s.pending):
        s.phase = REFILL
    else:
        _after_taking(s)


def _after_taking(s: State) -> None:
    """DK-7.3: the phase that follows is derived from what was taken."""
    if (is_open(s, 0) and is_open(s, 1)) or s.taken == 4:
        s.phase = ACT
    elif s.taken < 3:
        s.phase = TAKE
    else:
        s.phase = CRYSTAL if s.cells[CRYSTALS + s.active] > 0 else ACT


def _apply_crystal(s: State, m: i64, out: list[Event] | None) -> None:
    """DK-3.2."""
    if m == moves.STOP:
        s.phase = ACT
        return
    s.cells[CRYSTALS + s.seat] -= 1
    s.cells[SUPPLY_CRYSTALS] += 1
    public(out, "pay", {"seat": int(s.seat)})
    s.phase = TAKE


def _apply_act(s: State, m: i64, out: list[Event] | None) -> None:
    if m < moves.LAY:
        _change_book(s, m - moves.BOOK, out)
    elif m < moves.RETURN:
        _apply_lay(s, m, out)
    elif m == moves.PASS:
        public(out, "pass", {"seat": int(s.seat)})
        _ask_next(s, out)
    else:
        chests.use(s, m, out)


def _change_book(s: State, kind: i64, out: list[Event] | None) -> None:
    """DK-3.3, DK-3.11: the card is the new page; an unseen start card stays unseen."""
    side = SIDE_OF[kind]
    add_to_hand(s, s.seat, kind, -1)
    push_top(s, side, kind)
    s.changed |= i64(1) << side
    owner: i64 = -1
    if kind != JOKER and kind % 2 == 1:
        owner = s.cells[STARTS + start_index(s, kind)]
    told_to(out, "book", {"seat": int(s.seat), "side": SIDES[side]}, kind, owner)


def _apply_lay(s: State, m: i64, out: list[Event] | None) -> None:
    if m == moves.PASS:
        public(out, "pass", {"seat": int(s.seat)})
        _ask_next(s, out)
        return
    if s.phase == END:
        lay.new_stack(s, m - moves.END, out)
    elif not lay.lay(s, m - moves.LAY, out):
        return
    lay.reward_lay(s, out)
    _ask_next(s, out)


def _ask_next(s: State, out: list[Event] | None) -> None:
    if not lay.next_along(s):
        finish.end_turn(s, out)


def _apply_return(s: State, m: i64, out: list[Event] | None) -> None:
    """DK-5.3: the next card of the stack, once."""
    if m == moves.AGAIN:
        chests.take_back(s, out)
    s.returning = -1
    s.phase = ACT


def outcome(s: State) -> Outcome:
    return finish.outcome(s)


def sample(s: State, dice: Dice) -> i64:
    """A random one of `legal`: decisions equally likely, chance as likely as it is."""
    found = legal(s)
    if len(s.pending):
        return found[dice.weighted(weights(s))]
    return found[dice.below(len(found))]
