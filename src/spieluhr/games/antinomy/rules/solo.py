"""The solo game on its three levels, and the shrine (AN-4)."""

from librt.vecs import append
from mypy_extensions import i64

from spieluhr.core.bits import count, elements
from spieluhr.core.dice import Dice
from spieluhr.core.events import EVERYBODY, Event, Facts
from spieluhr.core.rules import Outcome
from spieluhr.games.antinomy.components import (
    CODES,
    COLOUR,
    LIKE,
    NO_CARD,
    NUMBER,
    RELICS,
    ROW,
    SHRINE_PLACES,
    SHRINE_SIGNS,
    SOLO_GOAL,
    SOLO_STONES,
    SYMBOL,
)
from spieluhr.games.antinomy.rules import moves
from spieluhr.games.antinomy.rules.phase import Phase
from spieluhr.games.antinomy.rules.state import (
    CRYSTALS,
    DRAW,
    DROP,
    HANDS,
    MOVE,
    ORDER,
    OVER,
    PARADOX,
    REMOVE,
    REPLACE,
    SWAP,
    State,
    exchange,
    hand,
    hand_set,
    question,
)
from spieluhr.games.antinomy.rules.steps import (
    gain_crystal,
    has_side,
    makes_paradox,
    orders,
    play,
    plays,
    sample_play,
    show_hand,
    sides,
    swap_hand,
)


class Move(Phase):
    """AN-4.9: a turn may always be skipped."""

    def legal(self, s: State) -> list[int]:
        return [*plays(s), moves.SKIP]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        if m != moves.SKIP:
            play(s, m, out)
            _look_for_paradox(s, out)
            return
        if out is not None:
            out.append(Event("skip", {"seat": 0}))
        s.phase = DRAW

    def sample(self, s: State, dice: Dice) -> i64:
        return sample_play(s, dice)


def _look_for_paradox(s: State, out: list[Event] | None) -> None:
    """AN-4.5: asked only when a paradox can be formed."""
    if not has_side(s):
        _lose_stone(s, out)
        return
    cards = hand_set(s, 0)
    if cards & ~s.seen:
        s.questions = append(s.questions, question(cards, s.colour))
    if makes_paradox(s):
        s.phase = PARADOX
    else:
        _lose_stone(s, out)


class Paradox(Phase):
    """AN-4.5: asked only when one can be formed; declining it costs a stone."""

    def legal(self, s: State) -> list[int]:
        return [moves.DECLINE, moves.FORM]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        if m == moves.FORM:
            show_hand(s, None, out)
            s.phase = REMOVE
            return
        if out is not None:
            out.append(Event("decline", {"seat": 0}))
        _lose_stone(s, out)


class Remove(Phase):
    """AN-4.5 (2): a card of the paradox leaves the game."""

    def legal(self, s: State) -> list[int]:
        return [moves.REMOVE + card for card in hand(s, 0)]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        card = m - moves.REMOVE
        exchange(s, 0, card, NO_CARD)
        _leave(s, card, out)
        s.phase = DROP if _shrine_is_over_full(s) else DRAW


def _leave(s: State, card: i64, out: list[Event] | None) -> None:
    """AN-4.11: a relic that leaves the game goes into the shrine, if there is one."""
    to_shrine = s.shrine_variant and card < RELICS
    if to_shrine:
        s.shrine |= i64(1) << card
    else:
        s.removed |= i64(1) << card
    if out is not None:
        out.append(Event("remove", {"card": CODES[card], "to": "shrine" if to_shrine else "box"}))


def _shrine_is_over_full(s: State) -> bool:
    return count(s.shrine) > SHRINE_PLACES


class Drop(Phase):
    """AN-4.11: the sixth relic drives one out; then what was interrupted goes on."""

    def legal(self, s: State) -> list[int]:
        return [moves.DROP + card for card in elements(s.shrine)]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        card = m - moves.DROP
        s.shrine ^= i64(1) << card
        s.removed |= i64(1) << card
        if out is not None:
            out.append(Event("drop", {"card": CODES[card]}))
        if _hand_is_short(s):
            s.phase = DRAW
        else:
            _refill_stones(s, out)
            _end_turn(s)


def _hand_is_short(s: State) -> bool:
    """In the middle of a paradox: a card was removed and its successor not yet drawn."""
    return s.cells[HANDS] == NO_CARD


class Draw(Phase):
    """AN-4.5 (3) into the hand, or AN-4.6 and AN-4.9 for the timeline."""

    def legal(self, s: State) -> list[int]:
        return [moves.DRAW + card for card in elements(s.pile)]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        card = m - moves.DRAW
        s.pile ^= i64(1) << card
        s.seen |= i64(1) << card
        short = _hand_is_short(s)
        if out is not None:
            facts: Facts = {"card": CODES[card], "to": "hand" if short else "row"}
            out.append(Event("draw", facts, reveals=EVERYBODY))
        if short:
            exchange(s, 0, NO_CARD, card)
            s.phase = SWAP
        else:
            s.drawn = card
            s.phase = REPLACE


class Swap(Phase):
    """AN-4.5 (4): which side of the wand."""

    def legal(self, s: State) -> list[int]:
        return [moves.SWAP + low for low in sides(s)]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        s.swap = m - moves.SWAP
        s.phase = ORDER
        if out is not None:
            out.append(Event("side", {"seat": 0, "places": moves.SPANS[s.swap]}))


class Order(Phase):
    """AN-4.5 (4) and (5); AN-4.8: no stone is removed."""

    def legal(self, s: State) -> list[int]:
        return orders(s)

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        swap_hand(s, m, out)
        gain_crystal(s, 0, -1, out)
        _end_turn(s)


class Replace(Phase):
    """AN-4.7: a card like the drawn one; if there is none, any."""

    def legal(self, s: State) -> list[int]:
        like = LIKE[s.drawn]
        alike = [place for place in range(i64(ROW)) if like >> s.cells[place] & 1]
        return [moves.REPLACE + place for place in (alike or list(range(ROW)))]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        place = m - moves.REPLACE
        gone = s.cells[place]
        s.cells[place] = s.drawn
        if out is not None:
            facts: Facts = {"place": int(place), "card": CODES[s.drawn]}
            out.append(Event("replace", facts))
        s.drawn = NO_CARD
        _leave(s, gone, out)
        if _shrine_is_over_full(s):
            s.phase = DROP
            return
        _refill_stones(s, out)
        _end_turn(s)


def _lose_stone(s: State, out: list[Event] | None) -> None:
    """AN-4.6: a turn without a paradox."""
    s.stones -= 1
    if out is not None:
        out.append(Event("stone", {"stones": int(s.stones)}))
    if s.stones == 0:
        s.phase = DRAW
    else:
        _end_turn(s)


def _refill_stones(s: State, out: list[Event] | None) -> None:
    """AN-4.6: after the last stone, not after a skipped turn."""
    if s.stones == 0:
        s.stones = SOLO_STONES[s.level]
        if out is not None:
            out.append(Event("stone", {"stones": int(s.stones)}))


def shrine_shows(shrine: i64) -> i64:
    """AN-4.11: how many of the 4 colours, 4 numbers and 4 symbols lie there."""
    shown: i64 = 0
    for card in elements(shrine):
        shown |= i64(1) << COLOUR[card] | i64(16) << (NUMBER[card] - 1) | i64(256) << SYMBOL[card]
    return count(shown)


def is_won(s: State) -> bool:
    """Enough crystals for the level; with the shrine, all its signs as well."""
    if s.cells[CRYSTALS] < SOLO_GOAL[s.level]:
        return False
    return not s.shrine_variant or shrine_shows(s.shrine) == SHRINE_SIGNS


def _end_turn(s: State) -> None:
    """AN-4.10: the win first."""
    if is_won(s) or s.pile == 0:
        s.phase = OVER
    else:
        s.turn += 1
        s.phase = MOVE


def outcome(s: State) -> Outcome:
    """Alone there is no other: rank 1 is won, rank 2 is lost."""
    won = is_won(s)
    return Outcome([s.cells[CRYSTALS]], [1 if won else 2], "crystals" if won else "pile")
