"""One message up: what it does at a table. Only the sender hears of a refusal."""

from spieluhr.core.errors import NotYourTurn, SpieluhrError, Stale
from spieluhr.server.errors import ServerError
from spieluhr.server.live.room import Connection, Outgoing, Room
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.messages import table as messages
from spieluhr.server.messages.table import Reaction
from spieluhr.server.store.changes import Change
from spieluhr.server.tables import offers, seating
from spieluhr.server.tables.projection import Viewer
from spieluhr.server.tables.table import Table

NOT_FOR_A_TABLE = "it is not a message to a table", "damit kann ein Tisch nichts anfangen"


async def act(rooms: Rooms, room: Room, connection: Connection, asked: messages.Up) -> None:
    """Do what was asked; after a stale version the sender gets the present table, too."""
    try:
        if isinstance(asked, messages.See):
            _see(room, connection, asked)
        elif isinstance(asked, messages.React):
            _react(rooms, room, connection, asked)
        else:
            await _change(rooms, room, connection, asked)
    except Stale as error:
        connection.send(Outgoing(refusal(error, connection.viewer.lang)))
        room.show(connection)
    except SpieluhrError as error:
        connection.send(Outgoing(refusal(error, connection.viewer.lang)))


async def _change(rooms: Rooms, room: Room, connection: Connection, asked: messages.Up) -> None:
    if not room.table.mine(connection.viewer.guest) and not room.may_try():
        raise ServerError("too-fast")
    if isinstance(asked, messages.Play):
        until = await rooms.standing.kept_until(room, connection.viewer.guest, asked.move)
        if until is not None:
            room.table.need_current(asked.version)
            connection.send(Outgoing(messages.Kept(until)))
            return
    before, table_id = room.table, room.table.row.id
    await rooms.change(table_id, lambda table: _done(rooms, room, table, connection.viewer, asked))
    if room.table is before:  # nothing to tell the others, but somebody has asked
        room.show(connection)
    else:
        room.lift_veil(connection.viewer.guest)


def _see(room: Room, connection: Connection, asked: messages.See) -> None:
    """While one of my seats has to decide, only that one can be looked through."""
    mine, actor = room.table.mine(connection.viewer.guest), room.table.actor
    if asked.seat is not None and asked.seat not in mine:
        raise ServerError("table-not-seated")
    if asked.seat is not None and actor in mine and asked.seat != actor:
        raise NotYourTurn("turn")
    connection.viewer.choose(asked.seat)
    room.show(connection)


def _react(rooms: Rooms, room: Room, connection: Connection, asked: messages.React) -> None:
    """Shown to everybody at the table, and not kept; refused if a seat does it too often."""
    reaction = Reaction(acting_seat(room.table, connection.viewer), asked.what)
    if not room.may_react(reaction.seat):
        raise ServerError("too-fast")
    room.send_all(reaction)
    room.lift_veil(connection.viewer.guest)
    rooms.cluster.announce_reaction(room, reaction)


def _done(
    rooms: Rooms, room: Room, table: Table, viewer: Viewer, asked: messages.Up
) -> Change | None:
    now = rooms.now()
    if isinstance(asked, messages.Pledge):
        return seating.pledge(table, viewer.guest or "", asked.hash, now)
    if isinstance(asked, messages.Reveal):
        return seating.reveal(table, viewer.guest or "", asked.nonce, now)
    seat = acting_seat(table, viewer)
    if isinstance(asked, messages.Replace):
        return _replace(rooms, room, table, asked, now)
    if isinstance(asked, messages.Play):
        return table.play(seat, asked.move, asked.version, now)
    if isinstance(asked, messages.Undo):
        last = table.last_decided(table.mine(viewer.guest))
        return offers.undo(table, seat if last is None else last, asked.version, now)
    if isinstance(asked, messages.Offer):
        return offers.offer_draw(table, seat, asked.version, now)
    if isinstance(asked, messages.Answer):
        return offers.answer(table, seat, asked.yes, asked.version, now)
    if isinstance(asked, messages.Resign):
        return table.resign(seat, asked.version, now)
    raise ServerError("message", problem=NOT_FOR_A_TABLE)


def _replace(rooms: Rooms, room: Room, table: Table, asked: messages.Replace, now: float) -> Change:
    """Only for somebody whose turn it is, and who has been away as long as the table says."""
    table.need_current(asked.version)
    if rooms.cluster.is_unsure(room):
        rooms.cluster.ask(table.row.id)
        raise ServerError("table-unsure")
    is_awaited = table.actor == asked.seat and table.bot_to_move is None
    patience = float(table.row.settings["away_seconds"])
    if not is_awaited or room.away(asked.seat, now) < patience:
        raise ServerError("table-not-away")
    if table.row.tournament is not None and len(table.seats) == 2:
        return table.end("clock", asked.seat, now)
    return table.hand_over(asked.seat, now)


def acting_seat(table: Table, viewer: Viewer) -> int:
    """The seat that speaks: at a hot seat whose turn it is, else the only one."""
    mine = table.mine(viewer.guest)
    if not mine:
        raise ServerError("table-not-seated")
    if table.actor in mine and table.actor is not None:
        return table.actor
    looking = viewer.seat_at(table)
    return mine[0] if looking is None else looking


def refusal(error: SpieluhrError, lang: str) -> messages.Refusal:
    """The message that says no, with a key for programs and a sentence for people."""
    return messages.Refusal(error.key, error.sentence(lang))
