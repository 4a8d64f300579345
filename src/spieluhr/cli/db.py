"""spieluhr db: copies and checks of what a server has stored, and what players have reported."""

import argparse
import time
from typing import TYPE_CHECKING, Any

from spieluhr.cli import screen
from spieluhr.cli.serve import add_database

if TYPE_CHECKING:
    from spieluhr.server.store.rows import ReportRow
    from spieluhr.server.store.store import Store


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "db",
        help="back up, restore or check a server's database, list reports",
        description="Back up or check a server's database; the server may keep running.",
    )
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    backup = tasks.add_parser("backup", help="copy everything to an SQLite file")
    backup.add_argument("file", help="the new file")
    add_database(backup)
    backup.set_defaults(run=run_backup, extra="server")
    restore = tasks.add_parser("restore", help="fill an empty database from a backup")
    restore.add_argument("file", help="a backup, of this version or an older one")
    add_database(restore)
    restore.set_defaults(run=run_restore, extra="server")
    check = tasks.add_parser("check", help="replay every stored game")
    add_database(check)
    check.set_defaults(run=run_check, extra="server")
    reports = tasks.add_parser("reports", help="list the tables that players have reported")
    add_database(reports)
    reports.set_defaults(run=run_reports, extra="server")


def run_backup(arguments: argparse.Namespace) -> int:
    """Whole even while a server writes."""
    from spieluhr.server.settings import Settings  # noqa: PLC0415
    from spieluhr.server.store import access, transfer  # noqa: PLC0415
    from spieluhr.server.store.backup import backup  # noqa: PLC0415
    from spieluhr.server.store.databases import read_url  # noqa: PLC0415

    url, file = Settings(db=arguments.db).url, arguments.file
    if read_url(url).get_backend_name() == "sqlite":
        backup(url, file)
    else:
        access.run(url, access.with_store(url, lambda db: transfer.back_up(db, file), True))
    print(f"copied to {file}")
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    """Refused where there is anything: nothing is ever overwritten."""
    from spieluhr.server.settings import Settings  # noqa: PLC0415
    from spieluhr.server.store import access, lock, transfer  # noqa: PLC0415

    url = Settings(db=arguments.db).url
    transfer.check_file(arguments.file)
    held = lock.hold(url)
    try:
        count = access.run(url, transfer.restore(arguments.file, url))
    finally:
        if held is not None:
            held.release()
    print(f"{count} tables restored" if count != 1 else "1 table restored")
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    """Exit code 1 if a table is damaged."""
    from spieluhr.server.settings import Settings  # noqa: PLC0415
    from spieluhr.server.store import access  # noqa: PLC0415

    url = Settings(db=arguments.db).url
    count, damaged = access.run(url, access.with_store(url, _check_all, is_reading=True))
    for table_id, problem in damaged.items():
        print(f"table {table_id}: {problem}")
    right = "all right" if not damaged else f"{len(damaged)} damaged"
    print(f"{count} tables, {right}" if count != 1 else f"1 table, {right}")
    return 1 if damaged else 0


async def _check_all(store: "Store") -> tuple[int, dict[str, str]]:
    from spieluhr.cli.db_check import damage  # noqa: PLC0415

    ids = await store.every_table()
    damaged: dict[str, str] = {}
    with screen.progress() as bar:
        for table_id in bar.track(ids):
            problem = await damage(store, table_id)
            if problem is not None:
                damaged[table_id] = problem
    return len(ids), damaged


def run_reports(arguments: argparse.Namespace) -> int:
    """One line each: when, why, which game and table, who sat there, and who reported it."""
    from spieluhr.server.settings import Settings  # noqa: PLC0415
    from spieluhr.server.store import access  # noqa: PLC0415

    url = Settings(db=arguments.db).url
    reports = access.run(url, access.with_store(url, _reports, is_reading=True))
    for report in reports:
        when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(report.created))
        names = ", ".join(name or "-" for name in report.names)
        where = f"{report.game}  table {report.table_id} ({names})"
        print(f"{when}  {report.reason:9}  {where}  by {report.guest}")
    print(f"{len(reports)} reports" if len(reports) != 1 else "1 report")
    return 0


async def _reports(store: "Store") -> "list[ReportRow]":
    return await store.reports.all()
