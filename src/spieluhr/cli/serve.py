"""spieluhr serve: tables for people and bots, over the network."""

import argparse
import errno
import json
import os
import socket
import threading
import time
import urllib.request
import webbrowser
from typing import Any

from spieluhr.cli.options import bot_names
from spieluhr.cli.trace import positive
from spieluhr.core.errors import Malformed

MOST_FILES = 20_000  # as many as connections
OPEN_TRIES = 300  # five in a second
WORDS = {
    errno.EADDRINUSE: "the port is in use",
    errno.EACCES: "this user may not use the port",
    errno.EADDRNOTAVAIL: "this machine does not have that address",
}


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        help="serve tables over HTTP and WebSocket",
        description="Serve tables for people and bots. SQLite by default; PostgreSQL by URL.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--port", type=positive, default=8700, help="port (default 8700)")
    add_database(parser)
    parser.add_argument(
        "--workers", type=positive, default=2, help="processes in which bots think (2)"
    )
    parser.add_argument(
        "--bots",
        type=bot_names,
        default=[],
        metavar="A,B",
        help="bots that may sit at tables besides the levels, as module:Class",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run, extra="server")


def add_database(parser: Any) -> None:
    """The flag that all commands with a store share."""
    parser.add_argument(
        "--db", metavar="URL", default=os.environ.get("SPIELUHR_DB", ""),
        help="sqlite:///FILE or postgresql://... (default: SPIELUHR_DB, or a file in the user's "
        "data folder)",
    )  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    # Only here: every other command starts faster without the server's libraries.
    from spieluhr.server import run as server  # noqa: PLC0415
    from spieluhr.server.protection import local_network  # noqa: PLC0415
    from spieluhr.server.settings import Settings, from_environment  # noqa: PLC0415
    from spieluhr.server.store import access, lock  # noqa: PLC0415

    url, page = Settings(db=arguments.db).url, address(arguments.host, arguments.port)
    if arguments.open and is_ours(page):
        print(f"Spieluhr: {page}")
        webbrowser.open(page)  # it runs already
        return 0
    check_address(arguments.host, arguments.port)
    allow_files()
    held = lock.hold(url)
    access.run(url, access.prepare(url))
    os.environ["SPIELUHR_DB"] = url
    os.environ["SPIELUHR_HOST"], os.environ["SPIELUHR_PORT"] = arguments.host, str(arguments.port)
    os.environ["SPIELUHR_WORKERS"] = str(arguments.workers)
    os.environ["SPIELUHR_BOTS"] = ",".join(arguments.bots) or os.environ.get("SPIELUHR_BOTS", "")
    print(f"Spieluhr: {page}  (Ctrl-C to stop)")
    for other in local_network.addresses(Settings(host=arguments.host, port=arguments.port)):
        print(f"From other devices: {other}/")
    if arguments.open:
        threading.Thread(target=_open_when_ready, args=(page,), daemon=True).start()
    server.run(from_environment())
    if held is not None:
        held.release()
    return 0


def check_address(host: str, port: int) -> None:
    """Fail with a sentence instead of a traceback."""
    name = f"{host}:{port}"
    try:
        where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        with socket.socket(where[0], socket.SOCK_STREAM) as tried:
            if os.name == "posix":  # elsewhere it would let two servers listen at one port
                tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(where[4])
            tried.listen()
    except (socket.gaierror, OverflowError):
        raise Malformed("file", file=name, problem="there is no such address") from None
    except OSError as error:
        problem = WORDS.get(error.errno or 0, "the server cannot listen there")
        raise Malformed("file", file=name, problem=problem) from None


def allow_files() -> None:
    """Every connection is an open file: as many as the system lets us have."""
    try:
        import resource  # noqa: PLC0415
    except ModuleNotFoundError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or soft < hard:
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def address(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    name = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host  # noqa: S104
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def is_ours(url: str) -> bool:
    """Does a Spieluhr answer there?"""
    try:
        with urllib.request.urlopen(f"{url}healthz", timeout=2) as answer:  # noqa: S310
            return bool(json.load(answer) == {"status": "ok"})
    except (OSError, ValueError):
        return False


def _open_when_ready(url: str) -> None:
    for _ in range(OPEN_TRIES):
        if is_ours(url):
            webbrowser.open(url)
            return
        time.sleep(0.2)
