"""Words that mean something to the rest of the product: a game uses them for that, or not at all.

docs/new_game.md lists them.
"""

import contextlib
from collections.abc import Iterator

from spieluhr.core.codec import LISTS
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.core.moments import TURN
from tests.battery.cases import Case, every_case, walk


@every_case
def test_moves_are_written_in_lower_case(case: Case) -> None:
    codec = case.game.codec
    for text in texts(case.game):
        assert codec.tidy(text) == text, (
            f"{case.source('notation', 'moves')}: “{text}” must be in lower case with single "
            f"spaces, or nobody can type it: what people type becomes “{codec.tidy(text)}”"
        )


def texts(game: Game) -> Iterator[str]:
    """Of all moves; not every number is one."""
    for move in range(game.moves):
        with contextlib.suppress(Malformed):
            yield game.codec.text(move)


@every_case
def test_lists_stand_last_in_a_move_and_are_no_numbers(case: Case) -> None:
    codec, where = case.game.codec, case.source("notation", "codec")
    for field in LISTS:
        assert field not in codec.numbers, (
            f"{where}: “{field}” of a move is the list of all words that are left; a number needs "
            f"another name"
        )
    for verb, shapes in codec.shapes.items():
        for shape in shapes:
            early = [field for field in shape[:-1] if field in LISTS]
            assert not early, f"{where}: after “{early[0]}” of “{verb}” no word is left"
            assert codec.verb_key not in shape, f"{where}: “{codec.verb_key}” is the verb of a move"


@every_case
def test_turn_counts_turns_and_announces_them(case: Case) -> None:
    codec, where = case.game.codec, case.source("notation", "position")
    last = 0
    for match in walk(case, 3):
        if codec.counts_turns:
            turn = codec.position(match.state).get("turn")
            assert isinstance(turn, int) and turn >= last, (
                f"{where}: “turn” of a position is the number of the turn; it was {last} and is "
                f"{turn}. A game that does not count them says so: Codec(counts_turns=False)"
            )
            last = turn
        for event in match.log[-1].events if match.log else []:
            if event.kind == TURN:
                assert isinstance(event.facts.get("seat"), int), (
                    f"{case.source('rules', 'play')}: an event “{TURN}” says whose turn begins "
                    f"(“seat”): {event}"
                )
