"""gun, tickets, aces: looking at the top of the deck (PM-6.9, PM-6.12, PM-6.15)."""

from mypy_extensions import i64

from spieluhr.core.bits import count, elements, nth
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event, Facts, public
from spieluhr.games.perfect_moment.rules import moves
from spieluhr.games.perfect_moment.rules.cards import discard, leave, put_back
from spieluhr.games.perfect_moment.rules.items import go_on, goes_on_unless
from spieluhr.games.perfect_moment.rules.places import (
    all_cards_of,
    deck_entry,
    deck_index,
    entry_card,
    entry_marks,
    entry_of,
    into_hand,
    lifted_entries,
    possible_at,
    seat_mark,
    take_top,
)
from spieluhr.games.perfect_moment.rules.score import check_goal, score, worth
from spieluhr.games.perfect_moment.rules.state import (
    LIFTED,
    LIFTED_ROOM,
    NOTHING,
    UNFIXED,
    State,
    user,
)
from spieluhr.games.perfect_moment.rules.steps import Step
from spieluhr.games.perfect_moment.rules.tell import secret


class Look(Step):
    """At one place of the deck, if there is a card."""

    def __init__(self, place: i64) -> None:
        self.place = place

    def awaits(self, s: State, out: list[Event] | None) -> bool:
        return goes_on_unless(s, s.size > self.place, out)

    def legal(self, s: State) -> list[int]:
        return [moves.LOOK + card for card in elements(possible_at(s, self.place))]

    def sample(self, s: State, dice: Dice) -> i64:
        possible = possible_at(s, self.place)
        return moves.LOOK + nth(possible, dice.below(count(possible)))

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        """The place is fixed from now on, and the user knows it."""
        card, k = m - moves.LOOK, deck_index(s, self.place)
        before: i64 = 0
        if s.cells[k] == UNFIXED:
            s.pool ^= i64(1) << card
        else:
            before = entry_marks(s.cells[k])
        after = before | seat_mark(s, user(s))
        s.cells[k] = entry_of(card, after)
        if out is not None:
            facts: Facts = {"seat": int(user(s)), "place": int(self.place)}
            secret(out, "look", facts, card, after, after & ~before)
        go_on(s, out)


class Stack(Step):
    """tickets: what was looked at is lifted, and put back one by one."""

    def __init__(self, most: i64) -> None:
        self.most = most  # cards that are lifted

    def awaits(self, s: State, out: list[Event] | None) -> bool:
        if s.cells[LIFTED] == NOTHING:
            _lift(s, min(self.most, s.size), out)
        return goes_on_unless(s, s.cells[LIFTED] != NOTHING, out)

    def legal(self, s: State) -> list[int]:
        return [moves.TOP + card for card in _lifted_cards(s)]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        put_back(s, user(s), _take_lifted(s, moves.returned_card(m)), "lifted", out)
        if s.cells[LIFTED] == NOTHING:
            go_on(s, out)


class Sort(Stack):
    """gun: discards first, then puts back."""

    def legal(self, s: State) -> list[int]:
        tops = [moves.TOP + card for card in _lifted_cards(s)]
        return tops if s.topped else [moves.BOTTOM + card for card in _lifted_cards(s)] + tops

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        entry = _take_lifted(s, moves.returned_card(m))
        if m >= moves.TOP:
            put_back(s, user(s), entry, "lifted", out)
        else:
            discard(s, user(s), entry, "lifted", out)
        s.topped = m >= moves.TOP and s.cells[LIFTED] != NOTHING
        if s.cells[LIFTED] == NOTHING:
            go_on(s, out)


def _lift(s: State, cards: i64, out: list[Event] | None) -> None:
    """PM-8.3: two or more looked-at cards: the other one loses track of them."""
    for k in range(cards):
        entry = take_top(s, entry_card(deck_entry(s, 0)))
        if cards >= 2:
            entry = entry_of(entry_card(entry), entry & seat_mark(s, user(s)))
        s.cells[LIFTED + k] = entry
    if cards:
        public(out, "lift", {"seat": int(user(s)), "cards": int(cards)})


def _lifted_cards(s: State) -> list[int]:
    return sorted(entry_card(entry) for entry in lifted_entries(s))


def _take_lifted(s: State, card: i64) -> i64:
    """The others close up; returns its entry."""
    k: i64 = LIFTED
    while entry_card(s.cells[k]) != card:
        k += 1
    entry = s.cells[k]
    while k < LIFTED + LIFTED_ROOM - 1:
        s.cells[k] = s.cells[k + 1]
        k += 1
    s.cells[k] = NOTHING
    return entry


class Aces(Step):
    """PM-6.12: discard the card looked at, take it for another one, score it, or leave it."""

    def awaits(self, s: State, out: list[Event] | None) -> bool:
        return goes_on_unless(s, s.size > 0, out)

    def legal(self, s: State) -> list[int]:
        seat, card = user(s), entry_card(deck_entry(s, 0))
        options: list[int] = [moves.BOTTOM + card]
        options += [moves.TOP + other for other in elements(all_cards_of(s, seat))]
        if worth(s, seat, card) > 0:
            options.append(moves.SCORE + card)
        return [*options, moves.STOP]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        if m != moves.STOP:
            _use_looked_at(s, m, out)
        if s.reason == 0:
            go_on(s, out)


def _use_looked_at(s: State, m: i64, out: list[Event] | None) -> None:
    seat, card = user(s), entry_card(deck_entry(s, 0))
    entry = take_top(s, card)
    if m >= moves.SCORE:
        score(s, seat, card, "deck", out)
        check_goal(s, seat)
    elif m < moves.TOP:
        discard(s, seat, entry, "deck", out)
    else:
        given, source = leave(s, seat, m - moves.TOP)
        put_back(s, seat, given, source, out)
        into_hand(s, seat, entry)
        secret(out, "keep", {"seat": int(seat)}, card, entry_marks(entry))
