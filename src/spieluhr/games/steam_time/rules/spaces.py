"""Spaces: which can be chosen, and what their action puts under way (ST-5.3, ST-5.6, ST-9.9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.bits import bit
from spieluhr.core.events import Event, Facts
from spieluhr.games.steam_time.components import (
    CODES_OF_KIND,
    COLOURS,
    CRYSTALS,
    ENCOUNTER,
    EXPEDITION,
    GOLD,
    MISSION,
    MONUMENTS,
    MOST_CELLS,
    PACK,
    SPACES,
    UPGRADE,
    kind_of,
    monument_of,
    space_at,
)
from spieluhr.games.steam_time.rules import moves
from spieluhr.games.steam_time.rules.crystals import NO_ROOM, fee, put_in
from spieluhr.games.steam_time.rules.entries import Entry, Question
from spieluhr.games.steam_time.rules.gains import push_gain
from spieluhr.games.steam_time.rules.payment import can_pay_card, pay_card
from spieluhr.games.steam_time.rules.state import (
    BANK,
    BONUS,
    BUY,
    CARD,
    DEPOSIT,
    GAIN,
    MISSIONS,
    MISTER,
    RECEIVE,
    REVEAL,
    SEAT,
    UPGRADES,
    State,
    crystals_in,
    drop,
    due_seat,
    expedition,
    number,
    push,
    set_number,
    taken_card,
    taker,
)
from spieluhr.games.steam_time.rules.tell import space_facts, tell, tell_apart


def exists(s: State, space: i64) -> bool:
    """ST-2.2."""
    return s.box.from_players[space] <= s.players


def is_usable(s: State, seat: i64, space: i64) -> bool:
    """ST-5.3: can its action be carried out?"""
    if not exists(s, space):
        return False
    kind, card = kind_of(space), s.cells[CARD + space]
    if kind == MISSION:
        return card >= 0
    if kind == ENCOUNTER:
        return True
    if kind == CRYSTALS:
        return _can_buy(s, seat, DEPOSIT + space - kind)
    if kind == GOLD:
        return s.cells[BANK] > 0
    if card < 0:
        return False
    return can_pay_card(s, seat, _cost(s, kind, card))


def _cost(s: State, kind: i64, card: i64) -> i64:
    return s.box.upgrade_cost[card] if kind == UPGRADE else s.box.expedition_cost[card]


def _can_buy(s: State, seat: i64, deposit: i64) -> bool:
    for colour in range(i64(6)):
        if s.cells[deposit + colour] and fee(s, seat, colour, s.box.price) != NO_ROOM:
            return True
    return False


def act(s: State, seat: i64, space: i64, out: list[Event] | None) -> None:
    """Bonus, then (if printed) the extra, then the action on top of them."""
    kind, card = kind_of(space), s.cells[CARD + space]
    push(s, BONUS, seat, monument_of(space), kind)
    push_gain(s, seat, s.box.extra, PACK * space)
    s.cells[CARD + space] = -1
    if kind == ENCOUNTER:
        push(s, REVEAL, seat, s.box.amount[space])
    elif kind == CRYSTALS:
        push(s, BUY, seat, monument_of(space))
    elif kind == GOLD:
        push(s, GAIN, seat, s.box.amount[space])
    else:
        push(s, RECEIVE, seat, kind, card)
        if kind != MISSION:
            pay_card(s, seat, _cost(s, kind, card), out)


class Receive(Entry):
    """ST-5.7, ST-5.10, ST-5.12: the card is the seat's; an upgrade's income comes at once."""

    def run(self, s: State, out: list[Event] | None) -> bool:
        seat, kind, card = due_seat(s), number(s, 0), number(s, 1)
        drop(s)
        if out is not None:
            tell(out, "receive", seat, {"card": CODES_OF_KIND[int(kind)][card]})
        if kind == MISSION:
            s.cells[seat * SEAT + MISSIONS] |= bit(card)
        elif kind == UPGRADE:
            s.cells[seat * SEAT + UPGRADES] |= bit(card)
            push_gain(s, seat, s.box.income, PACK * card)
        else:
            s.expeditions = append(s.expeditions, expedition(seat, card))
        return False


class Bonus(Entry):
    """ST-5.6: counts the crystals of the generator once, now."""

    def run(self, s: State, out: list[Event] | None) -> bool:
        seat, monument, kind = due_seat(s), number(s, 0), number(s, 1)
        drop(s)
        crystals = crystals_in(s, seat, kind)
        if out is not None:
            facts = space_facts(space_at(monument, kind))
            tell_apart(s, out, "bonus", seat, {**facts, "crystals": int(crystals)})
        if kind == EXPEDITION:
            cells = min(crystals, MOST_CELLS)
            card = _last_expedition(s, seat)
            push_gain(s, seat, s.box.rewards, (card * (MOST_CELLS + 1) + cells) * PACK)
        else:
            push_gain(s, seat, s.box.bonus, PACK * kind, crystals)
        return False


def _last_expedition(s: State, seat: i64) -> i64:
    k: i64 = len(s.expeditions) - 1
    while taker(s.expeditions[k]) != seat:
        k -= 1
    return taken_card(s.expeditions[k])


class Buy(Question):
    """ST-5.9: crystals of the deposit, one by one in colour order, at least one."""

    def options(self, s: State) -> vec[i64]:
        seat, deposit = due_seat(s), DEPOSIT + space_at(number(s, 0), 0)
        options = vec[i64]()
        for colour in range(number(s, 2), 6):
            if s.cells[deposit + colour] and fee(s, seat, colour, s.box.price) != NO_ROOM:
                options = append(options, moves.BUY + colour)
        if len(options) and number(s, 1):
            options = append(options, moves.DONE)
        return options

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        if m == moves.DONE:
            drop(s)
            return
        seat, monument, colour = due_seat(s), number(s, 0), m - moves.BUY
        set_number(s, 1, number(s, 1) + 1)
        set_number(s, 2, colour)
        paid = put_in(s, seat, colour, s.box.price)
        s.cells[DEPOSIT + space_at(monument, colour)] -= 1
        if out is not None:
            facts: Facts = {"monument": MONUMENTS[monument], "colour": COLOURS[colour]}
            tell(out, "buy", seat, {**facts, "gold": int(paid + s.box.price)})


class ExtraActions(Entry):
    """ST-5.13: one by one in the order they arose."""

    def run(self, s: State, out: list[Event] | None) -> bool:
        if len(s.extra_actions) == 0:
            drop(s)
            return False
        seat = s.extra_actions[0]
        s.extra_actions = s.extra_actions[1:]
        push(s, MISTER, seat)
        return False


class Mister(Question):
    """ST-5.13: Mr. T.I.M.E. goes to any space that can be used, whoever stands there."""

    def options(self, s: State) -> vec[i64]:
        seat = due_seat(s)
        options = vec[i64]()
        for space in range(i64(SPACES)):
            if is_usable(s, seat, space):
                options = append(options, moves.MISTER + space)
        return options

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat, space = due_seat(s), m - moves.MISTER
        drop(s)
        if out is not None:
            tell(out, "mister", seat, space_facts(space))
        act(s, seat, space, out)

    def nothing(self, s: State, out: list[Event] | None) -> None:
        if out is not None:
            tell(out, "lost", due_seat(s), {})
        drop(s)
