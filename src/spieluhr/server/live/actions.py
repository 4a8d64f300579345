"""One message up: what it does at a table. What is refused is told to the sender alone."""

from spieluhr.core.errors import Illegal, Malformed, NotYourTurn, SpieluhrError, Stale
from spieluhr.server.live.room import Ear, Outgoing, Room
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.messages import table as messages
from spieluhr.server.messages.table import Reaction
from spieluhr.server.store.changes import Change
from spieluhr.server.tables import offers, seating
from spieluhr.server.tables.projection import Eyes
from spieluhr.server.tables.table import Table


async def act(rooms: Rooms, room: Room, ear: Ear, asked: messages.Up) -> None:
    try:
        if isinstance(asked, messages.See):
            _see(room, ear, asked)
        elif isinstance(asked, messages.React):
            _react(rooms, room, ear, asked)
        else:
            await _change(rooms, room, ear, asked)
    except Stale as error:
        ear.send(Outgoing(wrong(error, ear.eyes.lang)))
        room.show(ear)
    except SpieluhrError as error:
        ear.send(Outgoing(wrong(error, ear.eyes.lang)))


async def _change(rooms: Rooms, room: Room, ear: Ear, asked: messages.Up) -> None:
    if not room.table.mine(ear.eyes.guest) and not room.may_try():
        raise Illegal("too-fast")
    before, table_id = room.table, room.table.row.id
    await rooms.change(table_id, lambda table: _done(rooms, room, table, ear.eyes, asked))
    if room.table is before:  # nothing to tell the others, but somebody has asked
        room.show(ear)


def _see(room: Room, ear: Ear, asked: messages.See) -> None:
    """While one of my seats has to decide, only that one can be looked through."""
    mine, actor = room.table.mine(ear.eyes.guest), room.table.actor
    if asked.seat is not None and asked.seat not in mine:
        raise NotYourTurn("table-not-seated")
    if asked.seat is not None and actor in mine and asked.seat != actor:
        raise NotYourTurn("turn")
    ear.eyes.choose(asked.seat)
    room.show(ear)


def _react(rooms: Rooms, room: Room, ear: Ear, asked: messages.React) -> None:
    """Told to all who look, and forgotten; a seat that does it too often is refused."""
    reaction = Reaction(acting_seat(room.table, ear.eyes), asked.what)
    if not room.may_react(reaction.seat):
        raise Illegal("too-fast")
    room.tell_all(reaction)
    rooms.cluster.reacted(room, reaction)


def _done(rooms: Rooms, room: Room, table: Table, eyes: Eyes, asked: messages.Up) -> Change | None:
    now = rooms.now()
    if isinstance(asked, messages.Pledge):
        return seating.pledge(table, eyes.guest or "", asked.hash, now)
    if isinstance(asked, messages.Reveal):
        return seating.reveal(table, eyes.guest or "", asked.nonce, now)
    seat = acting_seat(table, eyes)
    if isinstance(asked, messages.Replace):
        return _replace(rooms, room, table, asked, now)
    if isinstance(asked, messages.Play):
        return table.play(seat, asked.move, asked.version, now)
    if isinstance(asked, messages.Undo):
        last = table.last_decided(table.mine(eyes.guest))
        return offers.undo(table, seat if last is None else last, asked.version, now)
    if isinstance(asked, messages.Offer):
        return offers.offer_draw(table, seat, asked.version, now)
    if isinstance(asked, messages.Answer):
        return offers.answer(table, seat, asked.yes, asked.version, now)
    if isinstance(asked, messages.Resign):
        return table.resign(seat, asked.version, now)
    raise Malformed("message", problem="it is not a message to a table")


def _replace(rooms: Rooms, room: Room, table: Table, asked: messages.Replace, now: float) -> Change:
    """Only for somebody whose turn it is, and who has been away as long as the table says."""
    table.need_current(asked.version)
    if rooms.cluster.is_unsure(room):
        rooms.cluster.ask(table.row.id)
        raise NotYourTurn("table-unsure")
    is_awaited = table.actor == asked.seat and table.bot_to_move is None
    patience = float(table.row.settings["away_seconds"])
    if not is_awaited or room.away(asked.seat, now) < patience:
        raise NotYourTurn("table-not-away")
    return table.hand_over(asked.seat, now)


def acting_seat(table: Table, eyes: Eyes) -> int:
    """The seat that speaks: at a hot seat whose turn it is, else the only one."""
    mine = table.mine(eyes.guest)
    if not mine:
        raise NotYourTurn("table-not-seated")
    if table.actor in mine and table.actor is not None:
        return table.actor
    looking = eyes.looking(table)
    return mine[0] if looking is None else looking


def wrong(error: SpieluhrError, lang: str) -> messages.Wrong:
    return messages.Wrong(error.key, error.sentence(lang))
