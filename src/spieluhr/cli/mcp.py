"""spieluhr mcp: tables for language models, by the Model Context Protocol."""

import argparse
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from spieluhr import __version__, games
from spieluhr.core.errors import SpieluhrError
from spieluhr.core.words import LANGUAGES
from spieluhr.research.mcp_tables import Tables

if TYPE_CHECKING:
    from mcp.server import MCPServer

TOOLS: Final = (
    "list_games", "rules", "start", "look", "play", "hint", "undo", "end", "record",
)  # fmt: skip
INSTRUCTIONS: Final = (
    "Play tabletop games by their exact rules. list_games shows what there is, rules explains a "
    "game, start opens a table and shows it to you. Then answer each question with play, in the "
    "text form of one of the legal moves, until the game is over. You are told what your seat "
    "may know, nothing else."
)


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "mcp",
        help="let a language model play, over the Model Context Protocol",
        description="Serve tables over standard input and output to a client of the Model "
        "Context Protocol. See docs/research/text_agents.md.",
    )
    parser.set_defaults(run=run, extra="mcp")


def run(arguments: argparse.Namespace) -> int:
    del arguments
    make_server(Tables()).run("stdio")
    return 0


def make_server(tables: Tables) -> "MCPServer[Any]":
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
    for name in TOOLS:
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
