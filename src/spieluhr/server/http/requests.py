"""A request, with what is known about whoever sent it."""

import msgspec
from starlette.requests import Request

from spieluhr.server.errors import Unreadable
from spieluhr.server.live.room import Room
from spieluhr.server.messages.lobby import TableLine
from spieluhr.server.protection import tokens
from spieluhr.server.protection.limits import address_of
from spieluhr.server.service import Service
from spieluhr.server.store.rows import Guest
from spieluhr.server.tables.listing import line


class ApiRequest(msgspec.Struct):
    """A request with what is known about it."""

    service: Service
    http: Request
    guest: Guest | None
    lang: str
    device: str | None = None  # by which the guest asks; a program has none

    @property
    def me(self) -> Guest:
        """The guest, on routes that need one."""
        assert self.guest is not None  # the route says that it needs one
        return self.guest

    @property
    def address(self) -> str:
        """Of the client; behind a proxy that the settings trust, the one it names."""
        return address_of(self.http, self.service.settings.proxies)

    @property
    def table(self) -> str:
        """The id in the path; what cannot be one is refused without asking the store."""
        table_id = str(self.http.path_params["table"])
        if not tokens.is_id(table_id):
            raise Unreadable("no-table")
        return table_id

    def line(self, room: Room) -> TableLine:
        """A table in a list, as the asker reads it."""
        return line(room.table, room.here(), self.guest, self.lang)

    def query(self, name: str) -> str | None:
        """One parameter of the address, None if it is missing."""
        return self.http.query_params.get(name)
