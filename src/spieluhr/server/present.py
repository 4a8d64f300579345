"""What one pair of eyes gets of a table. Views and events only: the truth does not come here."""

from typing import Final, Literal

import msgspec

from spieluhr.core import fair, words
from spieluhr.core.events import Event
from spieluhr.core.match import Match
from spieluhr.server.messages import Choice, Present, Proof, SeatNow, Told
from spieluhr.server.table import Table

# How a game can end before its rules end it.
ENDINGS: Final[dict[str, words.Both]] = {
    "resigned": ("{name} has given up.", "{name} hat aufgegeben."),
    "clock": ("{name} has run out of time.", "{name} hat die Zeit überschritten."),
    "agreed": ("A draw was agreed on.", "Unentschieden wurde vereinbart."),
    "abandoned": ("The game was left unfinished.", "Das Spiel wurde nicht beendet."),
}


class Eyes(msgspec.Struct):
    """Whose eyes, in which language, and what they have been told so far.

    Several seats of one guest are a hot seat: then nobody's secrets are shown until a seat was
    chosen (`see`), and again when the turn goes to another of them. Who plays alone for all of
    them (a program) needs no curtain.
    """

    guest: str | None
    lang: str = "en"
    seat: int | None = None  # that was chosen
    told: int = 0  # entries of the log
    through: int | None = None  # the seat that was told them
    epoch: int = -1  # nothing yet
    has_curtain: bool = True

    def looking(self, table: Table) -> int | None:
        """Through which seat; None: as an onlooker, or the curtain is drawn."""
        mine = table.mine(self.guest)
        if len(mine) < 2:
            return mine[0] if mine else None
        if not self.has_curtain:
            return next((seat for seat in (table.actor, self.seat) if seat in mine), mine[0])
        is_mine = self.seat in mine and (table.actor == self.seat or table.actor not in mine)
        return self.seat if is_mine else None

    def choose(self, seat: int | None) -> None:
        """That seat is told everything from the beginning."""
        self.seat, self.epoch = seat, -1

    def since(self, table: Table, seat: int | None) -> int | None:
        """From which entry of the log on there is news; None: all of it is."""
        return None if self.epoch != table.epoch or self.through != seat else self.told

    def remember(self, table: Table, seat: int | None) -> None:
        self.told = 0 if table.match is None else len(table.match.log)
        self.epoch, self.through = table.epoch, seat
        self.seat = seat  # a curtain that has fallen stays down


def present(table: Table, eyes: Eyes, here: list[bool], spectators: int) -> Present:
    """The table now; `eyes` remember what they were told."""
    row, match, seat = table.row, table.match, eyes.looking(table)
    mine, since = table.mine(eyes.guest), eyes.since(table, seat)
    reader = spoken(table, eyes, seat)
    view = None if match is None else match.view(seat)
    now = Present(
        table=row.id,
        version=row.version,
        status=row.status,
        game=row.game,
        options=row.options,
        is_played_on=row.start is not None,
        seats=seats_now(table, here),
        mine=mine,
        seat=seat,
        actor=table.actor,
        view=None if match is None else msgspec.Raw(msgspec.json.encode(view)),
        prompt="" if table.actor is None else table.game.words.prompt(view, reader),
        legal=_legal(table, seat, view, reader),
        happened=[] if match is None else _told(table, match, reader, since or 0),
        is_new=since is None,
        undo=_undo(table, table.last_decided(mine)),
        offer=row.offer,
        deadline=row.deadline,
        away_seconds=float(row.settings["away_seconds"]),
        result=_result(table, view, reader),
        outcome=match.outcome().json() if match is not None and match.is_over else None,
        ending=row.ending,
        chance=proof(table),
        rematch=row.rematch,
        spectators=spectators,
    )
    eyes.remember(table, seat)
    return now


def seats_now(table: Table, here: list[bool]) -> list[SeatNow]:
    found = []
    for place, is_here in zip(table.seats, here, strict=True):
        kind: Literal["guest", "bot", "open"] = "guest" if place.guest else "open"
        if place.bot is not None:
            kind = "bot"
        found.append(SeatNow(place.name, kind, place.bot, is_here))
    return found


def proof(table: Table) -> Proof:
    """The seed is shown when nothing can follow from it any more."""
    row = table.row
    seed = row.seed if row.status == "over" else None
    return Proof(fair.commitment(bytes.fromhex(row.seed)), seed)


def spoken(table: Table, eyes: Eyes, seat: int | None) -> words.Table:
    return words.Table(eyes.lang, [place.name for place in table.seats], seat)


def _legal(table: Table, seat: int | None, view: object, reader: words.Table) -> list[Choice]:
    match, codec = table.match, table.game.codec
    if match is None or seat is None or table.actor != seat:
        return []
    found = []
    for move in match.legal():
        line = codec.text(move)
        found.append(
            Choice(line, codec.move_json(move), table.game.words.explain(view, line, reader))
        )
    return found


def _told(table: Table, match: Match, reader: words.Table, since: int) -> list[Told]:
    return [told(table.game.words, event, reader) for event in match.heard(reader.seat, since)]


def told(said: words.Words, event: Event, reader: words.Table) -> Told:
    return Told(event.json(), said.log_line(event, reader), said.clauses.get(event.kind))


def _undo(table: Table, seat: int | None) -> Literal["free", "ask", "none"]:
    """For the own seat that decided last."""
    if table.match is None or seat is None or table.row.status != "playing":
        return "none"
    if table.match.undo_problem(seat) is None or not table.others(seat):
        return "free"
    return "ask"


def _result(table: Table, view: object, reader: words.Table) -> list[str]:
    match, ending = table.match, table.row.ending
    if match is not None and match.is_over:
        return table.game.words.result(match.outcome(), view, reader)
    if ending is None:
        return []
    seat = ending["seat"]
    both = ENDINGS[ending["reason"]]
    return [reader.say(both, name="" if seat is None else reader.name(seat))]
