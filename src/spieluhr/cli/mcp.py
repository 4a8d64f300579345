"""spieluhr mcp: tables for language models, by the Model Context Protocol."""

import argparse
from collections.abc import Callable, Sequence
from functools import wraps
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from spieluhr import __version__, games
from spieluhr.core import record as records
from spieluhr.core.errors import SpieluhrError
from spieluhr.core.words import LANGUAGES, pick
from spieluhr.research.mcp_tables import Tables
from spieluhr.reviews import text
from spieluhr.reviews.errors import ReviewError
from spieluhr.reviews.whole import review_record

if TYPE_CHECKING:
    from mcp.server import MCPServer

TOOLS: Final = (
    "list_games", "rules", "start", "look", "play", "hint", "undo", "end", "record", "review",
)  # fmt: skip
OPTIONAL: Final = ("hint", "undo")
INSTRUCTIONS: Final = (
    "Play tabletop games by their exact rules. list_games shows what there is, rules explains a "
    "game, start opens a table and shows it to you. Then answer each question with play, in the "
    "text form of one of the legal moves, until the game is over. You are told what your seat "
    "may know, nothing else."
)


class ReviewedTables(Tables):
    """Tables whose finished games can be looked back at."""

    def review(self, table: str = "", lang: str = "") -> str:
        """Look back at a game that is over: which decisions cost most by what could be known
        then, what would have been better, and what luck brought."""
        wanted = self.table(table)
        if not wanted.is_over:
            raise ReviewError("running")
        read = records.decode(wanted.record(None))
        said = lang if lang in LANGUAGES else wanted.lang
        title = pick(games.load(read.game).words.title, said)
        return text.told(review_record(read), title, said)


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "mcp",
        help="let a language model play, over the Model Context Protocol",
        description="Serve tables over standard input and output to a client of the Model "
        "Context Protocol. See docs/research/text_agents.md.",
    )
    for name in OPTIONAL:
        parser.add_argument(
            f"--no-{name}", action="store_true", help=f"leave out the tool {name}, for experiments"
        )
    parser.set_defaults(run=run, extra="mcp")


def run(arguments: argparse.Namespace) -> int:
    left_out = {name for name in OPTIONAL if getattr(arguments, f"no_{name}")}
    server = make_server(ReviewedTables(), [name for name in TOOLS if name not in left_out])
    server.run("stdio")
    return 0


def make_server(tables: "ReviewedTables", tools: Sequence[str] = TOOLS) -> "MCPServer[Any]":
    """The tools of these tables, and the rules of every game as resources."""
    from mcp.server import MCPServer  # noqa: PLC0415  an extra that not everybody installs

    server: MCPServer[Any] = MCPServer(
        "spieluhr",
        title="Spieluhr",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",
    )
    lock = Lock()  # tools run in threads; tables do one thing at a time
    for name in tools:
        method = getattr(tables, name)
        server.add_tool(answering(method, tables, lock), name=name, structured_output=False)
    for game_id in games.game_ids():
        for lang in LANGUAGES:
            _add_rules(server, tables, game_id, lang)
    return server


def answering(method: Callable[..., str], tables: Tables, lock: Lock) -> Callable[..., Any]:
    """The method as a tool: what it refuses is a sentence in the caller's language."""
    from mcp.types import CallToolResult, TextContent  # noqa: PLC0415  see make_server

    @wraps(method)
    def answer(**given: Any) -> Any:
        with lock:
            try:
                return method(**given)
            except SpieluhrError as error:
                said = TextContent(type="text", text=error.sentence(tables.language(given)))
                return CallToolResult(content=[said], is_error=True)

    return answer


def _add_rules(server: "MCPServer[Any]", tables: Tables, game_id: str, lang: str) -> None:
    """In the mode that stands first; the tool `rules` tells them for any options."""

    @server.resource(
        f"spieluhr://rules/{game_id}/{lang}", name=f"{game_id}-{lang}", mime_type="text/markdown"
    )
    def read_rules() -> str:
        return tables.rules(game_id, lang=lang)
