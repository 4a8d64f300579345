"""What the routes of puzzles do."""

import msgspec

from spieluhr import games
from spieluhr.arena import rating
from spieluhr.puzzles import books
from spieluhr.puzzles.errors import PuzzleError
from spieluhr.puzzles.schema import Puzzle
from spieluhr.reviews.schema import Decision
from spieluhr.server.bots import reviews
from spieluhr.server.errors import ServerError
from spieluhr.server.http.requests import ApiRequest
from spieluhr.server.http.responses import ApiResponse
from spieluhr.server.messages.puzzles import (
    MyMistake,
    NewAnswer,
    PuzzleAnswer,
    PuzzleNow,
    PuzzleShelf,
)
from spieluhr.server.protection import tokens
from spieluhr.server.store.puzzle_rows import PuzzleTryRow, StandingRow
from spieluhr.server.tables import training
from spieluhr.server.tables.puzzles import Answered, Asked, Position, theme_name
from spieluhr.server.tables.training import Judged

LATEST = 40  # games whose reviews are looked through for mistakes
MISTAKE = "mistake"
ASIDE = "-"  # between the table and the step in the name of a mistake
BUSY = "too-many-records"


async def shelves(request: ApiRequest, _body: None) -> ApiResponse:
    """By game; what a guest has solved is counted, a stranger has solved nothing."""
    tries: list[PuzzleTryRow] = []
    standings: dict[str, StandingRow] = {}
    if request.guest is not None:
        store = request.service.store.puzzles
        tries = await store.tries(request.guest.id)
        standings = {row.game: row for row in await store.standings(request.guest.id)}
    found: list[PuzzleShelf] = [
        training.shelf(game, tries, standings.get(game), request.lang)
        for game in training.games_with_puzzles()
    ]
    return ApiResponse(found)


async def next_puzzle(request: ApiRequest, _body: None) -> ApiResponse:
    """The one that suits best; none is refused in words."""
    game = _game(request)
    store, guest = request.service.store.puzzles, request.guest
    tries = [] if guest is None else await store.tries(guest.id, game)
    standing = await _standing(request, game)
    names = [one.id for one in books.need_book(game).puzzles]
    found = training.next_one(
        game,
        tries,
        await store.skills(names),
        standing,
        request.query("theme"),
        request.query("level"),
        request.query("but"),
    )
    if found is None:
        raise ServerError("no-puzzle")
    return ApiResponse(await _now(request, game, found.id))


async def puzzle(request: ApiRequest, _body: None) -> ApiResponse:
    """A puzzle by its name."""
    return ApiResponse(await _now(request, _game(request), _name(request)))


async def answer(request: ApiRequest, body: NewAnswer) -> ApiResponse:
    """Right or wrong, and why. Only the first answer to a puzzle counts."""
    game, name = _game(request), _name(request)
    asked, one = await _asked(request, game, name)
    first = await _first_try(request, game, name)
    chosen = None if first is None else first.move
    answered = Answered(asked, body.move, chosen if body.move is None else None)
    me, address = request.me.id, request.address
    verdict = await request.service.training.judge(answered, address, me)
    before = await _standing(request, game)
    row = PuzzleTryRow(
        guest=me,
        puzzle=name,
        game=game,
        solved=verdict.is_right,
        move=body.move,
        points=None,
        tried=request.service.rooms.now(),
    )
    begins = None if one is None else training.begins(one)
    noted = await request.service.store.puzzles.note(row, begins)
    standing = await _standing(request, game)
    change = None
    if noted is not None and noted.points is not None and standing is not None:
        change = noted.points - (before.points if before else rating.START)
    return ApiResponse(
        PuzzleAnswer(
            is_right=verdict.is_right,
            is_shown=body.move is None,
            is_first=noted is not None,
            lines=verdict.told.lines,
            clauses=verdict.told.clauses,
            best=verdict.best,
            after=verdict.after,
            change=change,
            mine=training.training(standing),
        )
    )


async def mistakes(request: ApiRequest, _body: None) -> ApiResponse:
    """Decisions of mine that a review has marked, the latest games first."""
    guest, store = request.guest, request.service.store
    if guest is None:
        return ApiResponse([])
    with request.service.replays.places.inside(request.address, BUSY):
        results = await store.profiles.results(guest.id, LATEST)
        sitting = await store.profiles.seats_of(guest.id, results)
        kept = await store.reviews.of_tables([row.table_id for row in results])
        known = {row.puzzle: row.solved for row in await store.puzzles.tries(guest.id)}
        found = []
        for row in results:
            if row.table_id not in kept:
                continue
            review = msgspec.json.decode(kept[row.table_id], type=Judged)
            seats = [one.seat for one in sitting[row.table_id] if one.guest == guest.id]
            for one in training.mistakes(review, seats):
                name = f"{row.table_id}{ASIDE}{one.n}"
                found.append(
                    MyMistake(
                        id=name,
                        game=row.game,
                        table=row.table_id,
                        n=one.n,
                        mark="blunder" if one.mark == "blunder" else "mistake",
                        cost=one.cost if review.shown.chances else None,
                        ended=row.ended,
                        solved=known.get(name),
                    )
                )
        return ApiResponse(found)


def _game(request: ApiRequest) -> str:
    game = str(request.http.path_params["game"])
    games.load(game)
    return game


def _name(request: ApiRequest) -> str:
    return str(request.http.path_params["puzzle"])[:60]


async def _standing(request: ApiRequest, game: str) -> StandingRow | None:
    if request.guest is None:
        return None
    standings = await request.service.store.puzzles.standings(request.guest.id)
    return next((row for row in standings if row.game == game), None)


async def _first_try(request: ApiRequest, game: str, name: str) -> PuzzleTryRow | None:
    if request.guest is None:
        return None
    tries = await request.service.store.puzzles.tries(request.guest.id, game)
    return next((row for row in tries if row.puzzle == name), None)


async def _now(request: ApiRequest, game: str, name: str) -> PuzzleNow:
    asked, one = await _asked(request, game, name)
    guest = "" if request.guest is None else request.guest.id
    shown = await request.service.training.show(asked, request.address, guest)
    first = await _first_try(request, game, name)
    skills = await request.service.store.puzzles.skills([name])
    theme = MISTAKE if one is None else one.theme
    return PuzzleNow(
        id=name,
        game=game,
        theme=theme_name(game, theme, request.lang),
        level="" if one is None else one.level or training.BEYOND,
        points=None if one is None else training.skill(one, skills),
        table=name.rpartition(ASIDE)[0] or None,
        solved=None if first is None else first.solved,
        mine=training.training(await _standing(request, game)),
        replay=shown.replay,
        prompt=shown.prompt,
        legal=shown.legal,
    )


async def _asked(request: ApiRequest, game: str, name: str) -> tuple[Asked, Puzzle | None]:
    """A puzzle of the book, or a mistake of whoever asks: nobody else's."""
    table_id, _, step = name.rpartition(ASIDE)
    if not table_id:
        try:
            one = books.puzzle(game, name)
        except PuzzleError as error:
            if error.key == "no-puzzle":
                raise ServerError("no-puzzle") from None
            raise
        return Asked(game, name, request.lang), one
    decision = await _mistake(request, game, table_id, step)
    table = (await request.service.rooms.room(table_id)).table
    whole = reviews.finished(table)
    players = [place.bot or ("bot" if place.is_bot else "human") for place in table.seats]
    position = Position(
        game=whole.game,
        rules=whole.rules,
        data=whole.data,
        options=whole.options,
        start=whole.start,
        seats=len(whole.names),
        moves=whole.moves[: decision.n],
        names=whole.names,
        players=players,
    )
    return Asked(game, name, request.lang, position, decision), None


async def _mistake(request: ApiRequest, game: str, table_id: str, step: str) -> Decision:
    """Only of a game that is over, that the asker played and that was reviewed."""
    guest = request.guest
    if guest is None or not tokens.is_id(table_id):
        raise ServerError("no-puzzle")
    table = (await request.service.rooms.room(table_id)).table
    mine = [n for n, place in enumerate(table.seats) if place.guest == guest.id]
    if table.row.status != "over" or table.row.game != game or not mine:
        raise ServerError("no-puzzle")
    kept = await request.service.store.reviews.of_tables([table_id])
    if table_id in kept:
        review = msgspec.json.decode(kept[table_id], type=Judged)
        for one in training.mistakes(review, mine):
            if str(one.n) == step:
                return one
    raise ServerError("no-puzzle")
