"""spieluhr admin: what an operator does with a server while it runs."""

import argparse
import re
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from spieluhr.cli.serve import add_database
from spieluhr.cli.trace import positive

if TYPE_CHECKING:
    from spieluhr.server.store.store import Store

UNITS = {"m": 60.0, "h": 3600.0, "d": 24 * 3600.0, "w": 7 * 24 * 3600.0}
MOST_TEXT = 500
Work = Callable[["Store", argparse.Namespace], Awaitable[tuple[Any, str]]]


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "admin",
        help="run a server: reports, bans, announcements, draining, events",
        description="Works on the database; running servers follow within seconds.",
    )
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)

    def task(name: str, says: str, work: Work) -> argparse.ArgumentParser:
        one: argparse.ArgumentParser = tasks.add_parser(name, help=says, description=says)
        one.add_argument("--json", action="store_true", help="answer as JSON")
        add_database(one)
        one.set_defaults(run=run, work=work, extra="server")
        return one

    task("status", "count tables, guests and reports; tell whether it is draining", status)
    task("reports", "list the tables that players have reported", reports)
    tables = task("tables", "list tables, the one that changed last first", list_tables)
    tables.add_argument("--status", choices=("open", "playing", "over"), help="only these")
    tables.add_argument("--limit", type=positive, default=50, help="at most this many (50)")
    guests = task("guests", "list guests, the newest first", list_guests)
    guests.add_argument("wanted", nargs="?", metavar="NAME_OR_ID", help="only these")
    guests.add_argument("--limit", type=positive, default=50, help="at most this many (50)")
    ban = task("ban", "ban a guest (by id) or a network (203.0.113.0/24)", add_ban)
    ban.add_argument("what", metavar="GUEST|NETWORK")
    ban.add_argument(
        "--for", dest="duration", metavar="DURATION", help="30m, 12h, 7d, 4w (for good)"
    )
    task("unban", "lift a ban", lift_ban).add_argument("what", metavar="GUEST|NETWORK")
    task("bans", "list bans", list_bans)
    announce = task("announce", "tell everybody something, in both languages", tell_all)
    announce.add_argument("english", metavar="TEXT_EN")
    announce.add_argument("german", metavar="TEXT_DE")
    announce.add_argument(
        "--for", dest="duration", metavar="DURATION", help="30m, 12h, 7d, 4w (for good)"
    )
    task("announcements", "list announcements", list_announcements)
    task("retract", "withdraw an announcement", take_back).add_argument("id", metavar="ID")
    task("drain", "open no new tables before an upgrade; games in progress go on", drain)
    task("undrain", "open new tables again", undrain)
    events = task("events", "list what the operator and the servers did", list_events)
    events.add_argument("--since", metavar="DURATION", help="not older than 30m, 12h, 7d")
    events.add_argument("--limit", type=positive, default=200, help="at most this many (200)")
    token = task("token", "create a token for the operator's page (#/operator)", make_token)
    token.add_argument(
        "--for", dest="duration", metavar="DURATION", default="30d", help="12h, 7d, 4w (30d)"
    )
    task("revoke-tokens", "revoke all tokens for the operator's page", revoke_tokens)


def run(arguments: argparse.Namespace) -> int:
    """Opens the database for one piece of work, and prints what came of it."""
    from spieluhr.server.settings import Settings  # noqa: PLC0415
    from spieluhr.server.store import access  # noqa: PLC0415

    url = Settings(db=arguments.db).url  # of a server: a missing database is not made

    async def work(store: "Store") -> tuple[Any, str]:
        done: tuple[Any, str] = await arguments.work(store, arguments)
        return done

    found, words = access.run(url, access.with_store(url, work, is_reading=True))
    print(msgspec.json.encode(found).decode() if arguments.json else words)
    return 0


def seconds(text: str | None) -> float | None:
    """How long that is; None for good."""
    from spieluhr.server.errors import ServerError  # noqa: PLC0415

    if text is None:
        return None
    found = re.fullmatch(r"([0-9]{1,5})([mhdw])", text.strip())
    if found is None or int(found[1]) == 0:
        raise ServerError("duration", what=text[:40])
    return int(found[1]) * UNITS[found[2]]


def _until(text: str | None) -> float | None:
    length = seconds(text)
    return None if length is None else time.time() + length


def _when(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(moment))


def _held(until: float | None) -> str:
    """How long a ban or an announcement holds."""
    return "for good" if until is None else f"until {_when(until)}"


def _count(number: int, one: str) -> str:
    return f"{number} {one}" + ("" if number == 1 else "s")


def _lines(rows: list[str], one: str) -> str:
    return "\n".join([*rows, _count(len(rows), one)])


def _fact(name: str, value: Any) -> str:
    """Moments among the facts of an event are seconds since 1970."""
    return _held(value) if name == "until" else f"{name}={value}"


# What there is.


async def status(store: "Store", _arguments: argparse.Namespace) -> tuple[Any, str]:
    """The counts of the operator's page, and whether new tables are made."""
    counts = await store.operation.counts(time.time())
    orders = await store.operation.orders()
    found = {**counts, "bans": len(orders.bans), "is_draining": orders.is_draining}
    return found, "\n".join(f"{name.replace('_', ' '):20} {value}" for name, value in found.items())


async def reports(store: "Store", _arguments: argparse.Namespace) -> tuple[Any, str]:
    """One line each: when, why, which game and table, who sat there, and who reported it."""
    rows = await store.reports.all()
    lines = [
        f"{_when(row.created)}  {row.reason:9}  {row.game}  table {row.table_id} "
        f"({', '.join(name or '-' for name in row.names)})  by {row.guest}"
        for row in rows
    ]
    return rows, _lines(lines, "report")


async def list_tables(store: "Store", arguments: argparse.Namespace) -> tuple[Any, str]:
    """Without moves and names."""
    rows = await store.operation.tables(arguments.status, arguments.limit)
    lines = [
        f"{_when(row['changed'])}  {row['status']:8}  {row['game']:15}  {row['id']}  "
        f"{_count(row['guests'], 'guest')}, version {row['version']}, host {row['host']}"
        for row in rows
    ]
    return rows, _lines(lines, "table")


async def list_guests(store: "Store", arguments: argparse.Namespace) -> tuple[Any, str]:
    """Names are shown: a ban needs to hit the right one."""
    rows = await store.operation.guests(arguments.wanted, arguments.limit)
    lines = [
        f"{_when(row['created'])}  {row['id']}  {row['name']}"
        f"{' (bot)' if row['is_bot'] else ''}  at {_count(row['tables'], 'table')}"
        for row in rows
    ]
    return rows, _lines(lines, "guest")


async def list_bans(store: "Store", _arguments: argparse.Namespace) -> tuple[Any, str]:
    """Those that hold now."""
    rows = (await store.operation.orders()).bans
    lines = [f"{row.kind:8} {row.what}  {_held(row.until)}" for row in rows]
    return rows, _lines(lines, "ban")


async def list_announcements(store: "Store", _arguments: argparse.Namespace) -> tuple[Any, str]:
    """Those that are shown now."""
    rows = (await store.operation.orders()).announcements
    lines = [f"{row.id}  {_held(row.until)}\n  en: {row.en}\n  de: {row.de}" for row in rows]
    return rows, _lines(lines, "announcement")


async def list_events(store: "Store", arguments: argparse.Namespace) -> tuple[Any, str]:
    """As text one line each; with --json a list."""
    length = seconds(arguments.since)
    since = 0.0 if length is None else time.time() - length
    rows = await store.operation.events(since, arguments.limit)
    lines = [
        f"{_when(row.time)}  {row.actor:8}  {row.what:10}  "
        + " ".join(_fact(name, value) for name, value in row.facts.items())
        for row in rows
    ]
    return rows, _lines([line.rstrip() for line in lines], "event")


# What the operator does.


async def _meant(store: "Store", what: str) -> tuple[str, str]:
    """Kind and name of what is to be banned."""
    from spieluhr.server.errors import ServerError  # noqa: PLC0415
    from spieluhr.server.protection import orders, tokens  # noqa: PLC0415

    if tokens.is_id(what):
        if await store.guest_by("id", what) is None:
            raise ServerError("no-person", what=what)
        return "guest", what
    return "network", orders.network(what)


async def add_ban(store: "Store", arguments: argparse.Namespace) -> tuple[Any, str]:
    """A guest's programs are banned with the guest."""
    from spieluhr.server.store.operation_rows import BanRow  # noqa: PLC0415

    kind, what = await _meant(store, arguments.what)
    row = BanRow(what, kind, _until(arguments.duration), time.time())  # type: ignore[arg-type]
    await store.operation.ban(row)
    return row, f"banned {kind} {what}, {_held(row.until)}"


async def lift_ban(store: "Store", arguments: argparse.Namespace) -> tuple[Any, str]:
    """By the same words as the ban."""
    from spieluhr.server.errors import ServerError  # noqa: PLC0415
    from spieluhr.server.protection import orders, tokens  # noqa: PLC0415

    what = arguments.what if tokens.is_id(arguments.what) else orders.network(arguments.what)
    if not await store.operation.unban(what):
        raise ServerError("ban-missing", what=what)
    return {"what": what}, f"{what} is no longer banned"


async def tell_all(store: "Store", arguments: argparse.Namespace) -> tuple[Any, str]:
    """Shown in the app within half a minute."""
    from spieluhr.server.errors import ServerError  # noqa: PLC0415
    from spieluhr.server.protection import tokens  # noqa: PLC0415
    from spieluhr.server.store.operation_rows import AnnouncementRow  # noqa: PLC0415
    from spieluhr.server.tables import names  # noqa: PLC0415

    texts = [names.plain(text) for text in (arguments.english, arguments.german)]
    if not all(0 < len(text) <= MOST_TEXT for text in texts):
        raise ServerError("announcement", most=MOST_TEXT)
    until = _until(arguments.duration)
    row = AnnouncementRow(tokens.new_id(), texts[0], texts[1], until, time.time())
    await store.operation.announce(row)
    return row, f"announced {row.id}, {_held(until)}"


async def take_back(store: "Store", arguments: argparse.Namespace) -> tuple[Any, str]:
    """By the id that `announce` gave."""
    from spieluhr.server.errors import ServerError  # noqa: PLC0415

    if not await store.operation.retract(arguments.id):
        raise ServerError("no-announcement", what=arguments.id[:40])
    return {"id": arguments.id}, "withdrawn"


async def drain(store: "Store", _arguments: argparse.Namespace) -> tuple[Any, str]:
    """Says how many games are still going on."""
    await store.operation.drain(True)
    counts = await store.operation.counts(time.time())
    found = {"is_draining": True, "tables_playing": counts["tables_playing"]}
    return found, f"no new tables; {_count(counts['tables_playing'], 'game')} in progress"


async def undrain(store: "Store", _arguments: argparse.Namespace) -> tuple[Any, str]:
    """As before the draining."""
    await store.operation.drain(False)
    return {"is_draining": False}, "new tables can be opened again"


async def make_token(store: "Store", arguments: argparse.Namespace) -> tuple[Any, str]:
    """Shown this once; only its hash is kept."""
    from spieluhr.server.protection import tokens  # noqa: PLC0415

    until = time.time() + (seconds(arguments.duration) or 0.0)
    token = tokens.new_token()
    await store.operation.add_token(tokens.hashed(token), until)
    return {"token": token, "until": until}, f"{token}\nvalid {_held(until)}, for #/operator"


async def revoke_tokens(store: "Store", _arguments: argparse.Namespace) -> tuple[Any, str]:
    """All of them: the page asks for a new one."""
    count = await store.operation.revoke_tokens()
    return {"count": count}, f"revoked {_count(count, 'token')}"
