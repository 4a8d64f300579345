"""From rows of the database to a match, and from a match to one that may be changed."""

from spieluhr import games
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.server.errors import Unreadable
from spieluhr.server.store.rows import StepRow, TableRow


def edition(row: TableRow) -> Game:
    """The game as the table was begun with it: rules version and data."""
    try:
        return games.edition(row.game, row.rules, row.data)
    except Malformed as error:
        if error.key == "rules-version":
            raise Unreadable("table-rules", **error.facts) from None
        raise


def enter(match: Match, step: StepRow) -> None:
    """A step of the log, played once more."""
    move = match.game.codec.parse(step.move)
    if step.actor == CHANCE:
        match.chance(move, step.draw)
    else:
        match.play(move, step.actor)


def copied(match: Match) -> Match:
    """Steps and marks are never changed, only lists of them."""
    twin = Match(match.game, match.options, match.seats, match.start)
    twin.from_position = match.from_position
    twin.state = match.game.rules.copy(match.state)
    twin.log = list(match.log)
    twin.version = match.version
    twin.undone = list(match.undone)
    return twin
