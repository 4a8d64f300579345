"""spieluhr static DIR: a folder with all of Spieluhr for any web space, without a server."""

import argparse
import os
from pathlib import Path
from typing import Any

from spieluhr.core import component_data
from spieluhr.core.errors import Malformed

# What npm puts there, seen from the folder one is in and from the project.
USUAL = ("node_modules/pyodide", "web/node_modules/pyodide")


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "static",
        help="write a folder that plays without a server",
        description="Write a folder that any web host can serve: the games run in the browser.",
    )
    parser.add_argument("folder", help="what was in it is replaced")
    parser.add_argument(
        "--pyodide",
        metavar="FOLDER",
        help="the npm package pyodide (default: in node_modules here)",
    )
    parser.add_argument(
        "--compiled",
        metavar="WHEEL",
        type=Path,
        help="the rules compiled for browsers, as a release has them: bots think faster",
    )
    parser.set_defaults(run=run, extra="server")


def run(arguments: argparse.Namespace) -> int:
    from spieluhr.offline import folder  # noqa: PLC0415  # needs the server's packages

    target = Path(arguments.folder)
    if target.exists() and any(target.iterdir()) and not (target / "index.html").is_file():
        problem = "it is not empty, and what is in it was not written by this command"
        raise Malformed("file", file=str(target), problem=problem)
    found = arguments.pyodide or next(filter(os.path.isdir, USUAL), USUAL[0])
    wheels = component_data.folder("static")
    print(f"Writing {target} ...", flush=True)
    folder.make(target, Path(found), wheels, arguments.compiled)
    megabytes = folder.download_size(target) / 1e6
    print(f"Done. A visitor downloads {megabytes:.1f} MB once; then it works offline, too.")
    return 0
