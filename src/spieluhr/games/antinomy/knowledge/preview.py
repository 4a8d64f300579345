"""What a move would lead to: tried on a copy."""

from spieluhr.games.antinomy.knowledge.schema import Preview
from spieluhr.games.antinomy.notation.moves import TEXTS
from spieluhr.games.antinomy.rules.state import MOVE, WANDS, State, copy
from spieluhr.games.antinomy.rules.steps import KINDS, NOTHING, hand_paradox, has_side, play, plays


def previews(s: State, seat: int | None) -> dict[str, Preview]:
    """By move, for the one who is to play a card: it is his own hand that they are about."""
    if s.phase != MOVE or seat != s.seat:
        return {}
    return {TEXTS.text(m): _preview(s, m) for m in plays(s)}


def _preview(s: State, m: int) -> Preview:
    world = copy(s)
    play(world, m, None)
    kind = hand_paradox(world) if has_side(world) else NOTHING
    meet = s.level == 0 and world.cells[WANDS] == world.cells[WANDS + 1]
    return Preview(paradox=None if kind == NOTHING else KINDS[kind], duel=meet)
