"""Tables for a player who reads and writes text: what the tools of `spieluhr mcp` do.

Nothing here knows the protocol: text goes in and comes out, and what is refused is an error.
"""

import hashlib
import secrets
from typing import Any, Final

import msgspec

from spieluhr import games
from spieluhr.bots import LEVELS, NAMES
from spieluhr.core import fair
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.words import LANGUAGES, Both, pick
from spieluhr.research.errors import ResearchError
from spieluhr.research.rules_text import check_language, rules_text, table_size
from spieluhr.research.text import ME, TextTable
from spieluhr.seating import seat_counts

OPPONENT: Final = "club"  # who plays the seats that nobody spoke of
MOST_TABLES: Final = 16
LARGEST_OPTIONS: Final = 2_000  # bytes of JSON
SEEDS: Final = 1 << 64

STARTED: Final[Both] = (
    "Table {id}. All chance follows from a secret seed; its SHA-256 is {hash}.",
    "Tisch {id}. Aller Zufall folgt aus einem geheimen Startwert; sein SHA-256 ist {hash}.",
)


class Tables:
    """All tables of one caller. The verbs are the tools, and models read their docstrings."""

    def __init__(self) -> None:
        self._tables: dict[str, TextTable] = {}
        self._started = 0

    def list_games(self) -> str:
        """All games as JSON: modes with their options and numbers of players, all options
        with what they mean, and the levels of the bots."""
        found = [game_line(game_id) for game_id in games.game_ids()]
        return msgspec.json.encode({"games": found, "bots": NAMES, "levels": LEVELS}).decode()

    def rules(
        self,
        game: str = "",
        options: dict[str, Any] | None = None,
        players: int | None = None,
        lang: str = "en",
    ) -> str:
        """The rules of a game for these options (see list_games) and this number of players,
        in English ("en") or German ("de")."""
        check_language(lang)
        known = games.load(game[:40])
        chosen = read_options(known, options, players, Dice(0))
        return rules_text(known, chosen, players, lang)

    def start(
        self,
        game: str = "",
        options: dict[str, Any] | None = None,
        seats: list[str] | None = None,
        seed: int | None = None,
        lang: str = "en",
        compact: bool = False,
        skip_forced: bool = False,
    ) -> str:
        """Start a table and look at it. `seats` says who plays, first player first: "me", or
        the name of a bot (see list_games); by default you begin and bots of the level "club"
        play the others. Several "me" are a hot seat: you decide for each of them. The same
        `seed` gives the same game again; leave it out to play fairly. With `compact` the table
        is JSON, and after a move you are told only what has changed of it; look tells all of
        it. With `skip_forced` decisions that have one legal move are made for you."""
        check_language(lang)
        known, secret = games.load(game[:40]), seed_bytes(seed)
        players = None if seats is None else len(seats)
        chosen = read_options(known, options, players, Dice(derived(secret, "options")))
        sitting = who_sits(known, chosen, seats)
        leaving = self._room()
        match, dice = Match(known, chosen, len(sitting)), Dice(derived(secret, "bots"))
        table = TextTable(match, sitting, secret, dice, lang, compact, skip_forced)
        self._tables.pop(leaving, None)
        self._started += 1
        name = f"t{self._started}"
        self._tables[name] = table
        heading = pick(STARTED, lang).format(id=name, hash=table.commitment)
        return f"{heading}\n\n{table.look()}"

    def look(self, table: str = "", seat: int | None = None) -> str:
        """The table as your seat knows it: what happened since your last decision, the board,
        what is asked, and your legal moves. At a hot seat `seat` (0 is the first player)
        chooses through whose eyes; by default it is the seat that decides."""
        return self.table(table).look(seat)

    def play(self, table: str = "", move: str = "", seat: int | None = None) -> str:
        """Make a move, in the text form in which `look` lists it. Then the others play until
        you have to decide again, and you are shown the table. A wrong move is refused with
        the reason, and nothing changes."""
        return self.table(table).play(move, seat)

    def hint(self, table: str = "", seat: int | None = None) -> str:
        """What a good player thinks of each of your legal moves. It knows no more than you."""
        return self.table(table).hint(seat)

    def undo(self, table: str = "", seat: int | None = None) -> str:
        """Take back your last decision, as long as nothing came to light by it and nobody
        else has decided since."""
        return self.table(table).undo(seat)

    def end(self, table: str = "", seat: int | None = None) -> str:
        """Give up, or leave the game unfinished if more than two play. It cannot be resumed."""
        return self.table(table).end(seat)

    def record(self, table: str = "", seat: int | None = None) -> str:
        """The game as JSON: when it is over, all of it with the seed; before, what your seat
        has been told, with "?" for what it may not know."""
        return self.table(table).record(seat)

    def table(self, name: str = "") -> TextTable:
        """The caller's table of that name, or their only one; Malformed if there is none."""
        if not name and len(self._tables) == 1:
            return next(iter(self._tables.values()))
        if not name:
            raise ResearchError(
                "which-table" if self._tables else "first-table", tables=self._known()
            )
        if name not in self._tables:
            raise ResearchError("no-table")
        return self._tables[name]

    def _known(self) -> str:
        return ", ".join(self._tables)

    def language(self, given: dict[str, Any]) -> str:
        """In which an answer to this call is given: that of the table, or the one asked for."""
        try:
            table: TextTable | None = self.table(str(given.get("table", "")))
        except Malformed:
            table = None
        wanted = given.get("lang") if table is None else table.lang
        return wanted if wanted in LANGUAGES else LANGUAGES[0]

    def _room(self) -> str:
        """Whose place a new table takes: the oldest that is over; one in progress never goes."""
        if len(self._tables) < MOST_TABLES:
            return ""
        over = next((name for name, table in self._tables.items() if table.is_over), None)
        if over is None:
            raise ResearchError("too-many-tables", count=MOST_TABLES)
        return over


def game_line(game_id: str) -> dict[str, object]:
    """A game as `list_games` shows it."""
    try:
        game = games.load(game_id)
    except Malformed as error:  # its data set went bad: the other games can be played
        return {"id": game_id, "problem": error.sentence()}
    schema = msgspec.json.schema(game.options)["$defs"][game.options.__name__]
    modes = [
        {"name": name[0], "options": given, "players": seat_counts(game, given)}
        for name, given in game.modes
    ]
    return {
        "id": game.id,
        "title": dict(zip(LANGUAGES, game.words.title, strict=True)),
        "modes": modes,
        "options": schema["properties"],
    }


def read_options(game: Game, given: dict[str, Any] | None, players: int | None, dice: Dice) -> Any:
    """Options of the game's own type; how many play may be said by the number of seats."""
    written = dict(given or {})
    if len(msgspec.json.encode(written)) > LARGEST_OPTIONS:
        raise ResearchError("too-large", most=LARGEST_OPTIONS)
    if players is not None and "players" in game.options.__struct_fields__:
        written.setdefault("players", players)
    return game.read_options(game.complete(written, dice))


def who_sits(game: Game, options: Any, seats: list[str] | None) -> list[str]:
    """By seat "me" or the name of a bot."""
    count = table_size(game, options, None if seats is None else len(seats))
    if seats is None:
        return [ME, *[OPPONENT] * (count - 1)]
    for player in seats:
        if player != ME and player not in NAMES:
            raise Malformed("bot", bot=player[:40], bots=", ".join([ME, *NAMES]))
    if ME not in seats:
        raise Malformed("table-seats", problem=f"one of them at least must be “{ME}”")
    return seats


def seed_bytes(seed: int | None) -> bytes:
    """A new secret, or the one that belongs to a number."""
    if seed is None:
        return secrets.token_bytes(fair.SEED_BYTES)
    if not 0 <= seed < SEEDS:
        raise Malformed("options", problem="a seed is a number from 0 to 2**64 - 1")
    return hashlib.sha256(f"spieluhr seed {seed}".encode()).digest()


def derived(seed: bytes, purpose: str) -> int:
    """For what is rolled besides the chance of the rules, and tells nothing about it."""
    return int.from_bytes(hashlib.sha256(seed + purpose.encode()).digest())
