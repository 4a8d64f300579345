"""Answers that players have given ahead, given when their time has come.

Nobody must be able to read anything from them. So what others are told follows from the order, from
what everybody sees and from a time that is drawn when the question is asked, never from the hand:

- The answer is the same whatever the seat holds, and comes at the time that was drawn.
- Who wishes to be asked when there is a choice is called, and nobody else notices: coming to the
  table is not shown before they do something or are asked anything else, and passing by hand is
  shown at the drawn time.
- What somebody else than the passing seat could see of an order is nothing at all: it stands beside
  the table, so that no version counts it.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from spieluhr.core import standing
from spieluhr.core.errors import SpieluhrError
from spieluhr.core.standing import Standing
from spieluhr.server.live.room import Room
from spieluhr.server.store.notice_rows import OrderRow
from spieluhr.server.tables.table import Table

if TYPE_CHECKING:
    from spieluhr.server.live.rooms import Rooms

LOG = logging.getLogger("spieluhr.server")
MOST = 100  # at once
QUICK: Final = (4.0, 12.0)  # seconds, where no better idea is waited for: as a person would take
PART: Final = (0.5, 1.0)  # of the time that is left for a better idea
OF_CLOCK: Final = 0.8  # at most, of what the clock still has
DICE: Final = random.SystemRandom()
ENDED: Final = ""  # the question of an order that was withdrawn while it was open


class StandingAnswers:
    """Of all tables. `draw` gives numbers from 0 to 1 that nobody can foresee."""

    def __init__(self, rooms: Rooms, draw: Callable[[], float] = DICE.random) -> None:
        self.rooms = rooms
        self.draw = draw
        self.orders = rooms.store.orders

    async def sweep(self, now: float) -> None:
        """New questions get their time; those whose time has come get their answer."""
        for order in await self.orders.unasked(MOST):
            room = await self.rooms.readable(order.table_id)
            if room is None:
                await self.orders.note(order, 2**31 - 1, None)  # never again
            else:
                await self._look(room, order, now)
        for order in await self.orders.due(now, MOST):
            await self._answer(order)

    async def _look(self, room: Room, order: OrderRow, now: float) -> None:
        """Is the open question one that this order answers?"""
        table = room.table
        if table.actor != order.seat:
            return  # this process has not heard yet
        question = question_of(table)
        if question is not None and question.key == order.question:
            await self.orders.note(order, table.row.moved, now + self._time(table, order, now))
        elif question is None and (not order.is_for_good or order.question == ENDED):
            await self.orders.withdraw(order.table_id, order.seat, order.guest)
        else:
            await self.orders.note(order, table.row.moved, None)

    def _time(self, table: Table, order: OrderRow, now: float) -> float:
        """From the order, the clock and a draw alone."""
        low, high = QUICK if order.wait == 0 else (PART[0] * order.wait, PART[1] * order.wait)
        seconds = low + (high - low) * self.draw()
        deadline = table.row.deadline
        return seconds if deadline is None else min(seconds, OF_CLOCK * max(0.0, deadline - now))

    async def _answer(self, order: OrderRow) -> None:
        rooms, asked = self.rooms, order.asked
        assert asked is not None
        try:
            room = await rooms.readable(order.table_id)
            question = None if room is None else question_of(room.table)
            if question is not None:
                move = question.move
                await rooms.change(
                    order.table_id,
                    lambda table: table.answer_ahead(order.seat, move, asked, rooms.now()),
                )
        except SpieluhrError:
            pass  # it has ended, or was taken back
        except Exception:
            LOG.exception("could not answer for a player")
            return  # tried again
        if order.question == ENDED:
            await self.orders.withdraw(order.table_id, order.seat, order.guest)
        await self.orders.done(order)

    # For whoever plays there.

    async def order(self, room: Room, guest: str | None) -> OrderRow | None:
        """That answers the open question, if it is this guest's."""
        table = room.table
        seat = table.actor
        if seat is None or guest is None or not table.game.standing:
            return None
        if table.seats[seat].guest != guest or question_of(table) is None:
            return None
        order = await self.orders.order(table.row.id, seat)
        if order is None or order.guest != guest:
            return None
        if order.asked != table.row.moved:
            await self._look(room, order, self.rooms.now())
            order = await self.orders.order(table.row.id, seat)
        is_open = order is not None and order.asked == table.row.moved and order.due is not None
        return order if is_open else None

    async def kept_until(self, room: Room, guest: str | None, move: str) -> float | None:
        """A pass by hand would tell when somebody has looked: it waits like any other."""
        order, question = await self.order(room, guest), question_of(room.table)
        if order is None or question is None or move.strip() != question.move:
            return None
        return order.due

    async def veil(self, room: Room, guest: str | None) -> None:
        """Who comes because of the question is not seen, not even when it is over."""
        if guest is None or (room.is_connected(guest) and not room.is_veiled(guest)):
            return
        if await self.order(room, guest) is not None:
            room.veiled.add(guest)
        elif not room.connections_of(guest):  # who comes now is seen
            room.veiled.discard(guest)

    def lift_veils(self, room: Room) -> None:
        """Whoever is asked what nobody can answer ahead is seen again. Not when the question is
        over: who was there then has come because of it, and so could have chosen."""
        if question_of(room.table) is None:
            room.lift_veil(room.table.row.awaited)

    async def give(self, table: Table, order: OrderRow) -> None:
        """From the next question on: one that is open goes on as it was asked."""
        asked = table.row.moved if table.actor == order.seat else None
        await self.orders.give(msgspec.structs.replace(order, asked=asked))

    async def withdraw(self, order: OrderRow) -> None:
        """As above."""
        if order.due is None:
            await self.orders.withdraw(order.table_id, order.seat, order.guest)
        else:
            await self.orders.give(msgspec.structs.replace(order, question=ENDED))


def question_of(table: Table) -> Standing | None:
    """What is asked now, if it is something that can be answered ahead; public."""
    if table.match is None or table.actor is None:
        return None
    return standing.asked(table.match, table.game.standing)
