"""A tournament in memory: who takes part, what was played, and which round comes next.

Like a table: every action changes it here, on a copy, and it counts once it is stored. Rounds
follow from the seed and from what was played: two processes that make the next one make the same.
"""

import hashlib
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from spieluhr.bots import first_name
from spieluhr.server.errors import ServerError
from spieluhr.server.store.tournament_rows import EntrantRow, GameOf, Round, TournamentRow
from spieluhr.server.tables import names
from spieluhr.server.tournaments import grouping, pairing, standings
from spieluhr.server.tournaments.pairing import Record

MOST: Final = 16  # who take part
FEWEST: Final = 3
MOST_IN_SERIES: Final = 4
MOST_BARRED: Final = 100
DAY: Final = 24 * 3600.0
UNSTARTED: Final = 14 * DAY  # after which one that never began is forgotten
PAUSE: Final = DAY  # after which a round begins though nobody starts it


class Tournament:
    """`sizes`: for how many its game can be played."""

    def __init__(
        self, row: TournamentRow, entrants: Sequence[EntrantRow], sizes: frozenset[int]
    ) -> None:
        self.row = row
        self.entrants = list(entrants)
        self.sizes = sizes

    # Who is who.

    def of_guest(self, guest: str | None) -> EntrantRow | None:
        """As whom a guest takes part."""
        return next((one for one in self.entrants if guest and one.guest == guest), None)

    def entrant(self, n: int) -> EntrantRow:
        """By number; refused if there is none."""
        for one in self.entrants:
            if one.n == n:
                return one
        raise ServerError("no-entrant")

    @property
    def most(self) -> int:
        """How many may take part."""
        return min(MOST_IN_SERIES, max(self.sizes)) if self._is_series else MOST

    @property
    def fewest(self) -> int:
        """How many it needs."""
        return min(self.sizes) if self._is_series else FEWEST

    @property
    def _is_series(self) -> bool:
        return self.row.settings.format == "series"

    @property
    def round(self) -> Round | None:
        """The one that was started last."""
        return self.row.rounds[-1] if self.row.rounds else None

    @property
    def is_between(self) -> bool:
        """Is every game that was started over?"""
        return self.round is None or all(game.is_over for game in self.round.games)

    @property
    def planned(self) -> int:
        """How many rounds there will be; before the start, with those who are here."""
        settings, count = self.row.settings, len(self.row.draw or self.entrants)
        if settings.format == "series":
            return settings.rounds
        most = max(0, count - 1 + count % 2)
        if settings.format == "swiss":
            return min(settings.rounds, most) if settings.table_size == 2 else settings.rounds
        if settings.table_size == 2:
            return most
        return len(self._all_groups(count)) if self.row.draw else 0  # before that, some may come

    def need_host(self, guest: str) -> None:
        """Refused for everybody but the organiser."""
        if guest != self.row.host:
            raise ServerError("tournament-host")

    # Before the start.

    def join(self, guest: str, name: str, now: float) -> None:
        """By link, with a name; once."""
        if self.of_guest(guest) is not None:
            raise ServerError("tournament-joined")
        if guest in self.row.barred:
            raise ServerError("tournament-barred")
        self._add(guest, None, name, now)

    def add_bot(self, level: str, name: str, now: float) -> None:
        """A bot of the server, of that level."""
        self._add(None, level, name, now)

    def _add(self, guest: str | None, bot: str | None, name: str, now: float) -> None:
        self._need_open()
        if len(self.entrants) >= self.most:
            raise ServerError("tournament-full", most=self.most)
        n = max((one.n for one in self.entrants), default=-1) + 1
        if guest is not None:
            self._rename_bots(name)
        name = names.distinct(name, [one.name for one in self.entrants])
        self.entrants.append(EntrantRow(self.row.id, n, guest, bot, name))
        self._changed(now)

    def _rename_bots(self, name: str) -> None:
        """People keep their names; a bot that is called so gets another one."""
        for one in self.entrants:
            if one.bot is not None and one.name.casefold() == name.casefold():
                taken = [name, *(other.name for other in self.entrants)]
                self._replace(one, name=first_name(taken))

    def rename(self, guest: str, name: str, now: float) -> None:
        """Until it starts."""
        mine = self.of_guest(guest)
        if mine is None or self.row.status != "open":
            return
        others = [one.name for one in self.entrants if one is not mine]
        self._replace(mine, name=names.distinct(name, others))
        self._changed(now)

    def remove(self, n: int, now: float) -> None:
        """By the organiser: before the start, then for good; afterwards all games are lost."""
        one = self.entrant(n)
        if self.row.status == "open":
            self.entrants.remove(one)
            if one.guest is not None and one.guest != self.row.host:
                self.row.barred = [*self.row.barred, one.guest][-MOST_BARRED:]
        else:
            self._go(one)
        self._changed(now)

    def leave(self, guest: str, now: float) -> None:
        """Whoever leaves after the start loses what is left to play."""
        mine = self.of_guest(guest)
        if mine is None:
            raise ServerError("tournament-not-joined")
        if self.row.status == "open":
            self.entrants.remove(mine)
        else:
            self._go(mine)
        self._changed(now)

    def _go(self, one: EntrantRow) -> None:
        if self.row.status == "over":
            raise ServerError("tournament-over")
        if one.is_out:
            raise ServerError("tournament-out")
        self._replace(one, is_out=True)

    def forget_name(self, guest: str, nobody: str, now: float) -> None:
        """The guest has left the server for good."""
        mine = self.of_guest(guest)
        if mine is not None:
            self._replace(mine, name=nobody)
            self._changed(now)

    def _replace(self, one: EntrantRow, **values: object) -> None:
        self.entrants[self.entrants.index(one)] = msgspec.structs.replace(one, **values)

    def _need_open(self) -> None:
        if self.row.status != "open":
            raise ServerError("tournament-begun")

    # Rounds.

    def start(self, new_id: Callable[[], str], now: float) -> None:
        """Draws the order by lot and makes the first round."""
        self._need_open()
        count = len(self.entrants)
        if count < self.fewest:
            raise ServerError("tournament-few", fewest=self.fewest)
        if self._is_series and count not in self.sizes:
            raise ServerError("tournament-count", count=count)
        if all(one.guest is None for one in self.entrants):
            raise ServerError("tournament-bots-only")
        drawn = sorted(self.entrants, key=lambda one: self._lot(one.n))
        self.row.draw = [one.n for one in drawn]
        self.row.status = "playing"
        self._add_round(new_id, now)
        self._changed(now)

    def _lot(self, n: int) -> bytes:
        return hashlib.sha256(f"{self.row.seed} {n}".encode()).digest()

    def go_on(self, new_id: Callable[[], str], now: float) -> None:
        """The next round, or the end. Refused while games are still played."""
        self._need_playing()
        if not self.is_between:
            raise ServerError("tournament-round")
        self._go_on(new_id, now)
        self._changed(now)

    def _go_on(self, new_id: Callable[[], str], now: float) -> None:
        """Rounds where nobody is there to play are over at once."""
        while self.is_between and not self.is_complete:
            self._add_round(new_id, now)
        if self.is_between:
            self.row.status, self.row.due = "over", None

    @property
    def is_complete(self) -> bool:
        """Is no round left to play?"""
        played = len(self.row.rounds)
        if played >= self.planned or not self._people_left():
            return True
        if self.row.settings.format == "swiss":
            return len(self._here()) < 2
        is_short = self._is_series and self.row.settings.stops_early
        return is_short and standings.is_decided(
            self.entrants, self.row.rounds, self.planned - played
        )

    def _people_left(self) -> bool:
        return any(one.guest is not None and not one.is_out for one in self.entrants)

    def _here(self) -> list[int]:
        """Who has not left, in the order that was drawn."""
        out = {one.n for one in self.entrants if one.is_out}
        return [n for n in self.row.draw if n not in out]

    def _add_round(self, new_id: Callable[[], str], now: float) -> None:
        tables, sits_out = self._paired(len(self.row.rounds))
        games = [self._game(players, new_id) for players in tables]
        self.row.rounds = [*self.row.rounds, Round(games, sits_out, now)]
        self.row.due = now + self.row.settings.show_seconds

    def _game(self, players: list[int], new_id: Callable[[], str]) -> GameOf:
        """Who has left is missing; where too few are left for a table, nothing is played."""
        here = [n for n in players if n in self._here()]
        missing = [n for n in players if n not in here]
        if len(here) in self.sizes:
            return GameOf([*here, *missing], new_id(), None, missing)
        ranks = [1] * len(here) if len(here) > 1 else None
        return GameOf([*here, *missing], None, ranks, missing, True)

    def _paired(self, n: int) -> tuple[list[list[int]], list[int]]:
        """The tables of round n, by seats, and who has none."""
        settings, drawn = self.row.settings, self.row.draw
        if settings.format == "series":
            turn = n % len(drawn)
            return [[*drawn[turn:], *drawn[:turn]]], []
        if settings.format == "all":
            tables = (
                [list(pair) for pair in pairing.all_rounds(drawn)[n]]
                if settings.table_size == 2
                else [[drawn[k] for k in table] for table in self._all_groups(len(drawn))[n]]
            )
            return tables, [one for one in drawn if not any(one in table for table in tables)]
        records = self._records()
        order = [records[one] for one in self._here()]
        if settings.table_size == 2:
            pairs, byes = pairing.swiss_round(order)
            return [list(pair) for pair in pairs], byes
        return grouping.group_round(order, settings.table_size, self.sizes, is_scored=True)

    def _all_groups(self, count: int) -> list[list[list[int]]]:
        """By place in the draw: the plan is the same for all of that many, and it is looked for
        (half a second) once, not for every tournament that somebody looks at."""
        places = tuple(range(count))
        return grouping.all_group_rounds(places, self.row.settings.table_size, self.sizes)

    def _records(self) -> dict[int, Record]:
        """What each player has met with so far."""
        records = {n: Record(n) for n in self.row.draw}
        for stand in standings.standings(self.entrants, self.row.rounds, "swiss"):
            records[stand.n].points = stand.points
        for one in self.row.rounds:
            for game in one.games:
                if len(game.players) == 2:
                    first, other = game.players
                    records[first].meets(other, is_first=True)
                    records[other].meets(first, is_first=False)
                else:
                    grouping.note_table(records, game.players)
            for n in one.sits_out:
                records[n].byes += 1
        return records

    # Games.

    def running(self) -> list[GameOf]:
        """Those that are not over."""
        return [] if self.round is None else [one for one in self.round.games if not one.is_over]

    def note(self, table: str, ranks: list[int] | None, missing: Sequence[int], now: float) -> None:
        """A game is over. `missing`: who did not come, left, or had to be replaced by a bot."""
        for game in self.running():
            if game.table == table:
                game.ranks, game.is_over = ranks, True
                game.missing = sorted({*game.missing, *missing})
                self._changed(now)

    def walk_over(self, table: str, missing: Sequence[int], now: float) -> None:
        """Somebody did not come, and nothing was played."""
        for game in self.running():
            if game.table == table:
                game.table, game.is_over = None, True
                game.missing = sorted({*game.missing, *missing})
                self._changed(now)

    def settle(self, new_id: Callable[[], str], now: float) -> None:
        """After games: goes on by itself, or waits for the organiser, though not for ever."""
        if self.row.status != "playing" or not self.is_between:
            return
        last = self.round
        assert last is not None
        is_due = last.ended is not None and last.ended + PAUSE <= now
        if self.row.settings.auto or self.is_complete or is_due:
            self._go_on(new_id, now)
            self._changed(now)
        elif last.ended is None:
            last.ended, self.row.due = now, now + PAUSE
            self._changed(now)

    def _need_playing(self) -> None:
        if self.row.status == "open":
            raise ServerError("tournament-waits")
        if self.row.status == "over":
            raise ServerError("tournament-over")

    def _changed(self, now: float) -> None:
        self.row.version += 1
        self.row.changed = now
