"""How the better move could have gone on: by what its player knew, never by the truth."""

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.rules import State
from spieluhr.reviews.lines import Continuation, follow
from spieluhr.reviews.schema import Decision
from tests.battery.cases import Case, every_case
from tests.bots.test_fairness import decisions
from tests.reviews.test_reviews import played, reviewed


def beginning(case: Case, s: State) -> Match:
    """A match that begins with this table."""
    return Match(case.game, case.options, case.seats, case.game.rules.copy(s))


def decision(match: Match) -> Decision:
    """The last legal move is said to be the better one."""
    moves = match.legal()
    played, best = match.text(moves[0]), match.text(moves[-1])
    return Decision(0, match.actor, 0.5, len(moves), played, best, 0.05, 0.01, 3, 4)


@every_case
def test_a_line_is_the_same_in_every_world_the_seat_cannot_tell_apart(case: Case) -> None:
    rules = case.game.rules
    for match in decisions(case, 40, most=1):
        other = rules.resample(match.state, match.actor, Dice(4))
        found = [
            Continuation(one, decision(one)).line()
            for one in (beginning(case, match.state), beginning(case, other))
        ]
        assert found[0] == found[1]


def test_a_line_begins_with_what_the_player_saw_and_the_better_move() -> None:
    found, match = reviewed("antinomy"), played("antinomy")
    decided = {one.n: one for one in found.decisions}
    assert [one.n for one in found.lines] == [
        one.n for one in found.told["en"] if one.kind == "cost"
    ]
    assert found.lines
    for line in found.lines:
        past = match.at(line.n)
        told = follow(past, line.moves)
        assert told.at(0).view(line.seat) == past.view(line.seat)
        assert line.moves[0] == decided[line.n].best
        assert told.log[0].actor == line.seat
        assert len({step.actor for step in told.log}) > 1  # others answer
