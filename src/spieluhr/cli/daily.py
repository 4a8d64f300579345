"""spieluhr daily: today's deal in the terminal, and what the master bot makes of it."""

import argparse
import datetime
import json
from pathlib import Path
from typing import Any

from spieluhr import daily, games
from spieluhr.bots import first_name
from spieluhr.cli import files, screen
from spieluhr.cli.play import ask_number
from spieluhr.cli.session import Session
from spieluhr.cli.trace import positive
from spieluhr.cli.words import default_language, say
from spieluhr.core import component_data
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.schema import Seat
from spieluhr.core.words import LANGUAGES, pick
from spieluhr.daily import Deal

MINE = "mine.json"  # what I made of which deal


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "daily",
        help="today's deal, the same for everybody",
        description="Play the deal of the day in the terminal; it needs no network. With --days, "
        "let the master bot play the deals of as many days, for a par to compare with.",
    )
    parser.add_argument("game", nargs="?", choices=games.game_ids(), metavar="GAME")
    parser.add_argument("--kind", choices=("duel", "solo"), help="against a bot, or alone")
    parser.add_argument("--day", metavar="YYYY-MM-DD", help="an earlier day (default: today, UTC)")
    parser.add_argument("--lang", choices=LANGUAGES, help="English or German")
    par = parser.add_argument_group("par")
    par.add_argument("--days", type=positive, metavar="N", help="work out par for N days from DAY")
    par.add_argument(
        "--runs", type=positive, default=20, help="runs of the master bot (default 20)"
    )
    par.add_argument(
        "--out", metavar="FILE", help="where to write it (default: in the user's data folder)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    lang = arguments.lang or default_language()
    if arguments.days is not None:
        return reckon(arguments)
    day = daily.today() if arguments.day is None else daily.read_day(arguments.day)
    deal = chosen(arguments, day, lang)
    if deal is not None:
        play(deal, lang)
    return 0


def offered(arguments: argparse.Namespace, day: str) -> list[Deal]:
    """All deals of the day that fit what was asked for."""
    wanted = [arguments.game] if arguments.game else games.game_ids()
    found = [deal for game in wanted for deal in daily.deals(game, day)]
    fitting = [deal for deal in found if arguments.kind in (None, deal.kind)]
    if not fitting:
        raise daily.DailyError("no-daily", wanted=f"{arguments.game}/{arguments.kind}")
    return fitting


def chosen(arguments: argparse.Namespace, day: str, lang: str) -> Deal | None:
    """The only one, or one from a list."""
    fitting = offered(arguments, day)
    if len(fitting) == 1:
        return fitting[0]
    console, kept = screen.console(), read_mine()
    console.print(say(lang, "daily-which", day=day), style="bold")
    for n, deal in enumerate(fitting, 1):
        done = (
            say(lang, "daily-done", points=_signed(deal, kept[deal.name]))
            if deal.name in kept
            else ""
        )
        console.print(f"{n:>3} {called(deal, lang)} {done}", markup=False)
    picked = ask_number(console, lang, len(fitting))
    return None if picked is None else fitting[picked - 1]


def called(deal: Deal, lang: str) -> str:
    """The game and the way it is played."""
    title = pick(games.load(deal.game).words.title, lang)
    return f"{title}: {pick(deal.mode, lang)}"


def play(deal: Deal, lang: str) -> None:
    """One try. Only the first that is played to its end, without help, is kept."""
    session = DailySession(deal, lang)
    session.run()
    if not session.match.is_over:
        return
    made, kept = daily.score(session.match), read_mine()
    is_first = deal.name not in kept and not session.is_helped
    if is_first:
        kept[deal.name] = made.points
        files.write_text(str(_mine()), json.dumps(kept, indent=1) + "\n")
    par = daily.par(deal)
    if par is not None:
        session.say("daily-par", runs=par.runs, mean=f"{par.mean:+.1f}", won=f"{par.won:.0%}")
    session.say("daily-first" if is_first else "daily-again")
    line = f"Spieluhr {deal.day} · {called(deal, lang)} · {_signed(deal, made.points)}"
    session.tell(line)


def _signed(deal: Deal, points: int) -> str:
    return f"{points:+}" if deal.seats > 1 else str(points)


class DailySession(Session):
    """Chance and the bot's dice follow from the day; help is noted."""

    def __init__(self, deal: Deal, lang: str) -> None:
        match, self.draws = daily.begin(deal)
        seats = [Seat(say(lang, "you"))]
        if deal.level is not None:
            seats.append(Seat(first_name([]), deal.level))
        super().__init__(match, seats, {}, Dice(0), lang)
        self.opponent = daily.Opponent(deal)
        self.is_helped = False

    def settle(self) -> None:
        self.match.settle(self.draws)

    def is_bot(self, seat: int) -> bool:
        return seat != daily.ME

    def people(self) -> list[int]:
        return [daily.ME]

    def bot_move(self) -> int:
        return self.opponent.choose(self.match)

    def show_hint(self, seat: int) -> None:
        self.is_helped = True
        super().show_hint(seat)

    def undo(self, seat: int, force: bool) -> None:
        super().undo(seat, force)
        self.is_helped = self.is_helped or bool(self.match.undone)


def _mine() -> Path:
    folder = component_data.folder("daily")
    folder.mkdir(parents=True, exist_ok=True)
    return folder / MINE


def read_mine() -> dict[str, int]:
    """My points by deal."""
    try:
        return {str(name): int(points) for name, points in json.loads(_mine().read_text()).items()}
    except (OSError, ValueError, AttributeError):
        return {}


# Par.


def reckon(arguments: argparse.Namespace) -> int:
    """Run after run, kept as they come: an interrupted command goes on where it was."""
    first = datetime.date.fromisoformat(
        daily.today() if arguments.day is None else daily.read_day(arguments.day, "9999-12-31")
    )
    days = [(first + datetime.timedelta(n)).isoformat() for n in range(arguments.days)]
    wanted = [deal for day in days for deal in offered(arguments, day)]
    known = {game: read_runs(arguments, game) for game in {deal.game for deal in wanted}}
    with screen.progress() as progress:
        bar = progress.add_task("", total=arguments.runs * len(wanted))
        for deal in wanted:
            runs = known[deal.game].setdefault(deal.name, [])
            progress.advance(bar, min(len(runs), arguments.runs))
            while len(runs) < arguments.runs:
                made = daily.run(deal, len(runs))
                runs.append((made.points, int(made.won)))
                write_runs(arguments, deal.game, known[deal.game])
                progress.advance(bar)
    for deal in wanted:
        runs = known[deal.game][deal.name]
        mean = sum(points for points, _ in runs) / len(runs)
        print(f"{deal.name}: {mean:+.1f}, won {sum(won for _, won in runs)} of {len(runs)}")
    return 0


def runs_file(arguments: argparse.Namespace, game_id: str) -> str:
    """By default where this machine looks for it."""
    if arguments.out:
        return str(arguments.out)
    path = daily.own_file(game_id)
    path.parent.mkdir(parents=True, exist_ok=True)
    return str(path)


def read_runs(arguments: argparse.Namespace, game_id: str) -> daily.Runs:
    """Those kept so far, by deal; none if there is no file yet."""
    path = runs_file(arguments, game_id)
    if not Path(path).exists():
        return {}
    try:
        return daily.read_runs(files.read_text(path))
    except ValueError:
        raise Malformed("file", file=path, problem="the file is damaged") from None


def write_runs(arguments: argparse.Namespace, game_id: str, runs: daily.Runs) -> None:
    """All of them anew."""
    files.write_text(runs_file(arguments, game_id), daily.runs_text(runs))
