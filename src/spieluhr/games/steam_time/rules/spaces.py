"""Spaces: which can be chosen, and what their action puts under way (ST-5.3, ST-5.6, ST-9.9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.bits import bit
from spieluhr.core.events import Event
from spieluhr.games.steam_time import moves
from spieluhr.games.steam_time.components import (
    COLOURS,
    CRYSTALS,
    ENCOUNTER,
    EXPEDITION,
    GOLD,
    KINDS,
    MISSION,
    MONUMENTS,
    MOST_CELLS,
    PACK,
    SPACES,
    UPGRADE,
)
from spieluhr.games.steam_time.rules.crystals import NO_ROOM, fee, put_in
from spieluhr.games.steam_time.rules.gains import push_gain
from spieluhr.games.steam_time.rules.payment import can_pay_card, pay_card
from spieluhr.games.steam_time.state import (
    BANK,
    BONUS,
    BUY,
    CARD,
    DEPOSIT,
    GAIN,
    MISSIONS,
    RECEIVE,
    REVEAL,
    SEAT,
    UPGRADES,
    State,
    crystals_in,
    drop,
    due_seat,
    number,
    push,
    set_number,
)


def exists(s: State, space: i64) -> bool:
    """ST-2.2."""
    return s.box.from_players[space] <= s.players


def is_usable(s: State, seat: i64, space: i64) -> bool:
    """ST-5.3: can its action be carried out?"""
    if not exists(s, space):
        return False
    kind, card = space % 6, s.cells[CARD + space]
    if kind == MISSION:
        return card >= 0
    if kind == ENCOUNTER:
        return True
    if kind == CRYSTALS:
        return _can_buy(s, seat, space - kind)
    if kind == GOLD:
        return s.cells[BANK] > 0
    if card < 0:
        return False
    return can_pay_card(s, seat, _cost(s, kind, card))


def _cost(s: State, kind: i64, card: i64) -> i64:
    return s.box.upgrade_cost[card] if kind == UPGRADE else s.box.expedition_cost[card]


def _can_buy(s: State, seat: i64, deposit: i64) -> bool:
    for colour in range(6):
        if s.cells[DEPOSIT + deposit + colour] and fee(s, seat, colour, s.box.price) != NO_ROOM:
            return True
    return False


def act(s: State, seat: i64, space: i64, out: list[Event] | None) -> None:
    """Bonus, then (if printed) the extra, then the action on top of them."""
    kind, card = space % 6, s.cells[CARD + space]
    push(s, BONUS, seat, space // 6, kind)
    push_gain(s, seat, s.box.extra, PACK * space)
    s.cells[CARD + space] = -1
    if kind == ENCOUNTER:
        push(s, REVEAL, seat, s.box.amount[space])
    elif kind == CRYSTALS:
        push(s, BUY, seat, space // 6)
    elif kind == GOLD:
        push(s, GAIN, seat, s.box.amount[space])
    else:
        push(s, RECEIVE, seat, kind, card)
        if kind != MISSION:
            pay_card(s, seat, _cost(s, kind, card), out)


def receive(s: State, out: list[Event] | None) -> None:
    """ST-5.7, ST-5.10, ST-5.12: the card is the seat's; an upgrade's income comes at once."""
    seat, kind, card = due_seat(s), number(s, 0), number(s, 1)
    drop(s)
    if out is not None:
        codes = moves.MISSION_CODES
        if kind != MISSION:
            codes = moves.UPGRADE_CODES if kind == UPGRADE else moves.EXPEDITION_CODES
        out.append(Event("receive", {"seat": int(seat), "card": codes[card]}))
    if kind == MISSION:
        s.cells[seat * SEAT + MISSIONS] |= bit(card)
    elif kind == UPGRADE:
        s.cells[seat * SEAT + UPGRADES] |= bit(card)
        push_gain(s, seat, s.box.income, PACK * card)
    else:
        s.expeditions = append(s.expeditions, seat * 64 + card)


def bonus(s: State, out: list[Event] | None) -> None:
    """ST-5.6: counts the crystals of the generator once, now."""
    seat, monument, kind = due_seat(s), number(s, 0), number(s, 1)
    drop(s)
    crystals = crystals_in(s, seat, kind)
    if out is not None:
        facts: dict[str, object] = {"seat": int(seat), "monument": MONUMENTS[monument]}
        out.append(Event("bonus", {**facts, "space": KINDS[kind], "crystals": int(crystals)}))
    if kind == EXPEDITION:
        cells = min(crystals, MOST_CELLS)
        card = _last_expedition(s, seat)
        push_gain(s, seat, s.box.rewards, (card * (MOST_CELLS + 1) + cells) * PACK)
    else:
        push_gain(s, seat, s.box.bonus, PACK * kind, crystals)


def _last_expedition(s: State, seat: i64) -> i64:
    k: i64 = len(s.expeditions) - 1
    while s.expeditions[k] // 64 != seat:
        k -= 1
    return s.expeditions[k] % 64


# Buying crystals (ST-5.9).


def buy_options(s: State) -> vec[i64]:
    seat, deposit = due_seat(s), DEPOSIT + number(s, 0) * 6
    found = vec[i64]()
    for colour in range(number(s, 2), 6):
        if s.cells[deposit + colour] and fee(s, seat, colour, s.box.price) != NO_ROOM:
            found = append(found, moves.BUY + colour)
    if len(found) and number(s, 1):
        found = append(found, moves.DONE)
    return found


def buy(s: State, m: i64, out: list[Event] | None) -> None:
    if m == moves.DONE:
        drop(s)
        return
    seat, monument, colour = due_seat(s), number(s, 0), m - moves.BUY
    set_number(s, 1, number(s, 1) + 1)
    set_number(s, 2, colour)
    paid = put_in(s, seat, colour, s.box.price)
    s.cells[DEPOSIT + monument * 6 + colour] -= 1
    if out is not None:
        facts: dict[str, object] = {"seat": int(seat), "monument": MONUMENTS[monument]}
        gold = int(paid + s.box.price)
        out.append(Event("buy", {**facts, "colour": COLOURS[colour], "gold": gold}))


# Mr. T.I.M.E. (ST-5.13).


def mister_options(s: State) -> vec[i64]:
    """Any space that can be used, whoever stands there."""
    seat = due_seat(s)
    found = vec[i64]()
    for space in range(SPACES):
        if is_usable(s, seat, space):
            found = append(found, moves.MISTER + space)
    return found


def mister(s: State, m: i64, out: list[Event] | None) -> None:
    seat, space = due_seat(s), m - moves.MISTER
    drop(s)
    if out is not None:
        facts: dict[str, object] = {"seat": int(seat), "monument": MONUMENTS[space // 6]}
        out.append(Event("mister", {**facts, "space": KINDS[space % 6]}))
    act(s, seat, space, out)
