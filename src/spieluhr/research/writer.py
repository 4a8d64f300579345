"""Self-play games into a folder, shard by shard: an interrupted run goes on where it stopped."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from filelock import FileLock, Timeout

from spieluhr.research import shards
from spieluhr.research.dataset import ABOUT, reason, refusal, settings_of
from spieluhr.research.self_play import Played
from spieluhr.research.shards import Settings

LOCK = "lock"  # the file that a run holds


class Writer:
    """Adds games to a folder; `writing` makes one."""

    def __init__(self, folder: Path, settings: Settings, there: set[int]) -> None:
        self.folder = folder
        self.settings = settings
        self._there = there  # shards
        self._waiting: dict[int, dict[int, Played]] = {}  # games of shards that are not complete

    def missing(self) -> list[int]:
        """The numbers of all games that are not in the folder."""
        wanted = [shard for shard in range(self.settings.shards()) if shard not in self._there]
        return [number for shard in wanted for number in self.settings.numbers(shard)]

    def add(self, played: Played) -> None:
        """In any order: a shard is written when its last game has come."""
        shard = played.number // self.settings.shard
        found = self._waiting.setdefault(shard, {})
        found[played.number] = played
        numbers = self.settings.numbers(shard)
        if len(found) == len(numbers):
            try:
                shards.write(self.folder, self.settings, shard, [found[n] for n in numbers])
            except OSError as error:
                raise refusal(self.folder, reason(error)) from None
            self._there.add(shard)
            del self._waiting[shard]

    def check_age(self, play: Callable[[int], Played]) -> None:
        """Would a game that is there be played the same today? Otherwise it is refused."""
        if not self._there:
            return
        shard = min(self._there)
        with shards.records_file(self.folder, shard).open("rb") as file:
            there = file.readline().rstrip(b"\n")
        if there != play(self.settings.numbers(shard)[0]).record:
            problem = "its games would go differently today, so rules or bots have changed"
            raise refusal(self.folder, problem)


@contextmanager
def writing(folder: Path, settings: Settings) -> Iterator[Writer]:
    """A folder for these games, and for nobody else meanwhile.

    What is there already is checked: a folder of other settings or with damaged files is refused,
    and nothing in it is changed.
    """
    try:
        _begin(folder, settings)
        lock = FileLock(folder / LOCK)
        lock.acquire(blocking=False)
    except Timeout:
        raise refusal(folder, "another run is writing into it") from None
    except OSError as error:
        raise refusal(folder, reason(error)) from None
    try:
        yield Writer(folder, settings, _checked(folder, settings))
    finally:
        lock.release()


def _begin(folder: Path, settings: Settings) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / ABOUT).exists():
        _check_same(folder, settings)
    elif any(folder.iterdir()):
        raise refusal(folder, "it holds something else")
    else:
        shards.write_whole(folder / ABOUT, msgspec.json.encode(settings) + b"\n")


def _check_same(folder: Path, wanted: Settings) -> None:
    there = settings_of(folder)
    for name in Settings.__struct_fields__:
        old, new = getattr(there, name), getattr(wanted, name)
        if old != new:
            found = f"{name} {_json(old)}, not {_json(new)}"
            raise refusal(folder, f"its games have different settings: {found}")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _checked(folder: Path, settings: Settings) -> set[int]:
    """The shards that are there, all of them whole."""
    numbers = range(settings.shards())
    there = {shard for shard in numbers if shards.decisions_file(folder, shard).exists()}
    for shard in sorted(there):
        if not shards.is_whole(folder, settings, shard):
            file = shards.decisions_file(folder, shard)
            problem = f"{file.name} or its records are damaged; remove {file} to play it again"
            raise refusal(folder, problem)
    return there
