"""What a move is said to do is what it does, and no two moves are said to do the same."""

from spieluhr.core.events import Event, events_for
from spieluhr.core.match import Match
from spieluhr.core.words import LANGUAGES, Reader
from tests.battery.cases import EFFORT, Case, every_case, glances
from tests.battery.promises import Promise

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Grete", "Hugo"]
MOVES = 12  # of a decision that are looked at


def explained(match: Match, lang: str) -> dict[int, str]:
    """What the one who decides is told about each move."""
    reader, view = Reader(lang, NAMES[: match.seats], match.actor), match.view(match.actor)
    codec, explain = match.game.codec, match.game.words.explain
    return {move: explain(view, codec.text(move), reader) for move in match.legal()}


def told_after(match: Match, move: int) -> list[Event]:
    """What the one who decides would be told."""
    after, events = match.game.rules.copy(match.state), list[Event]()
    match.game.rules.apply(after, move, events)
    return events_for(events, match.actor)


@every_case
def test_what_a_move_is_said_to_do_happens(case: Case) -> None:
    promises: list[Promise] = case.hooks().PROMISES
    where, given = case.source("words", "explain"), 0
    for seed in range(2 * EFFORT):
        for match in glances(case, seed):
            if match.actor < 0:
                continue
            for move, sentence in list(explained(match, "en").items())[:MOVES]:
                events = told_after(match, move)
                for promise in promises:
                    said = promise.said(sentence)
                    kept = promise.kept(said, events, match.actor)
                    given += kept
                    assert bool(said) == kept, (
                        f"{where}: “{sentence}” is said of “{case.game.codec.text(move)}”; then "
                        f"{[event.json() for event in events]} happens (hooks.PROMISES: {promise})"
                    )
    assert given > 0, f"no promise of {case.game.id} was ever given: tests/games/.../hooks.py"


@every_case
def test_no_two_moves_are_explained_alike(case: Case) -> None:
    """Whoever reads two sentences that are the same cannot choose between them."""
    where = case.source("words", "explain")
    for seed in range(2 * EFFORT):
        for match in glances(case, seed):
            for lang in LANGUAGES if match.actor >= 0 else ():
                seen: dict[str, str] = {}
                for move, sentence in explained(match, lang).items():
                    text = case.game.codec.text(move)
                    other = seen.setdefault(sentence, text)
                    assert other == text, f"{where}: “{sentence}” is said of {other} and of {text}"
