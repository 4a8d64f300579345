"""What the routes of tournaments do."""

import io
import re
import zipfile

import msgspec
from starlette.responses import Response

from spieluhr.core import record as records_of_games
from spieluhr.server.errors import JSON, Unreadable
from spieluhr.server.http.handlers import player_kind
from spieluhr.server.http.requests import ApiRequest
from spieluhr.server.http.responses import ApiResponse
from spieluhr.server.messages.tournaments import Absent, NewEntrant, NewTournament
from spieluhr.server.protection import tokens
from spieluhr.server.store.tournament_rows import GameOf
from spieluhr.server.tables import records
from spieluhr.server.tournaments import projection
from spieluhr.server.tournaments.tournament import Tournament

ZIP = "application/zip"
BUSY = "too-many-records"


async def make_tournament(request: ApiRequest, body: NewTournament) -> ApiResponse:
    """Open for all who have its link."""
    made = await request.service.tournaments.create(request.me, body, request.address)
    return ApiResponse(projection.now(made, request.me.id), 201)


async def my_tournaments(request: ApiRequest, _body: None) -> ApiResponse:
    """Empty for newcomers."""
    if request.guest is None:
        return ApiResponse([])
    guest = request.guest.id
    found = await request.service.tournaments.of_guest(guest)
    return ApiResponse([projection.line(one, guest) for one in found])


async def show_tournament(request: ApiRequest, _body: None) -> Response:
    """As it stands. Who asks again names what is known, and is sent nothing if that is still so."""
    tournament = _id(request)
    guest = "" if request.guest is None else request.guest.id
    known = request.http.headers.get("if-none-match")
    if known is not None:
        version = await request.service.store.tournaments.version(tournament)
        if known == _tag(version, guest):
            return Response(None, 304, _kept(known))
    one = await request.service.tournaments.find(tournament)
    body = msgspec.json.encode(projection.now(one, guest))
    return Response(body, 200, _kept(_tag(one.row.version, guest)), media_type=JSON)


def _tag(version: int | None, guest: str) -> str:
    return f'"{version} {tokens.hashed(guest)[:12]}"'


def _kept(tag: str) -> dict[str, str]:
    return {"etag": tag, "cache-control": "no-cache, private"}


async def join_tournament(request: ApiRequest, _body: None) -> ApiResponse:
    """Take part, by link."""
    return _shown(request, await request.service.tournaments.join(request.me, _id(request)))


async def leave_tournament(request: ApiRequest, _body: None) -> ApiResponse:
    """Before the start without a trace; later the remaining games are lost."""
    return _shown(request, await request.service.tournaments.leave(request.me, _id(request)))


async def add_bot_to_tournament(request: ApiRequest, body: NewEntrant) -> ApiResponse:
    """For the organiser."""
    one = await request.service.tournaments.add_bot(request.me, _id(request), body.level)
    return _shown(request, one)


async def remove_from_tournament(request: ApiRequest, _body: None) -> ApiResponse:
    """For the organiser."""
    written = str(request.http.path_params["entrant"])
    n = int(written) if re.fullmatch("[0-9]{1,4}", written, re.ASCII) else -1
    return _shown(request, await request.service.tournaments.remove(request.me, _id(request), n))


async def start_round(request: ApiRequest, _body: None) -> ApiResponse:
    """For the organiser: the first round, or the next."""
    return _shown(request, await request.service.tournaments.start(request.me, _id(request)))


async def decide_absent(request: ApiRequest, body: Absent) -> ApiResponse:
    """For the organiser and opponents."""
    one = await request.service.tournaments.claim(request.me, _id(request), body.entrant)
    return _shown(request, one)


async def close_tournament(request: ApiRequest, _body: None) -> ApiResponse:
    """For the organiser, before it starts. Returns the list that is left."""
    await request.service.tournaments.close(request.me, _id(request))
    return await my_tournaments(request, None)


async def download_records(request: ApiRequest, _body: None) -> Response:
    """The records of all games that are over, one file each."""
    one = await request.service.tournaments.find(_id(request))
    with request.service.replays.places.inside(request.address, BUSY):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as pack:
            for name, table_id in _files(one):
                written = await _record(request, table_id)
                if written is not None:
                    pack.writestr(name, written)
    named = {"content-disposition": 'attachment; filename="spieluhr-tournament.zip"'}
    return Response(packed.getvalue(), 200, named, media_type=ZIP)


def _files(one: Tournament) -> list[tuple[str, str]]:
    """A name that says who played whom, and the table."""
    found = []
    for n, played in enumerate(one.row.rounds, 1):
        for m, game in enumerate(played.games, 1):
            if game.is_over and game.table is not None:
                found.append((f"{n:02}-{m:02} {_names(one, game)}.json", game.table))
    return found


def _names(one: Tournament, game: GameOf) -> str:
    names = [one.entrant(n).name for n in game.players]
    return " - ".join(re.sub(r"[^\w ]", "", name) or "player" for name in names)


async def _record(request: ApiRequest, table_id: str) -> bytes | None:
    room = await request.service.rooms.readable(table_id)
    if room is None or room.table.row.status != "over" or room.table.match is None:
        return None
    players = [player_kind(place) for place in room.table.seats]
    return records_of_games.encode(records.whole(room.table, players)).encode()


def _id(request: ApiRequest) -> str:
    tournament = str(request.http.path_params["tournament"])
    if not tokens.is_id(tournament):
        raise Unreadable("no-tournament")
    return tournament


def _shown(request: ApiRequest, one: Tournament) -> ApiResponse:
    return ApiResponse(projection.now(one, request.me.id))
