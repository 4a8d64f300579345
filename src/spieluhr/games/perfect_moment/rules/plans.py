"""armor, knife: items that are about the other one's plan (PM-6.6, PM-6.12)."""

from mypy_extensions import i64

from spieluhr.core.events import EVERYBODY, Event, Facts, public
from spieluhr.games.perfect_moment.components import ARMOR, CODES, ITEMS, NO_ITEM
from spieluhr.games.perfect_moment.rules import moves
from spieluhr.games.perfect_moment.rules.cards import draw_to_hand, look_at_drinks
from spieluhr.games.perfect_moment.rules.items import carry_out, go_on
from spieluhr.games.perfect_moment.rules.places import (
    display_cell,
    face_towards,
    open_from_hand,
    plan_of,
    shown_cards,
)
from spieluhr.games.perfect_moment.rules.score import check_goal, fade, keep, score, worth
from spieluhr.games.perfect_moment.rules.state import (
    CHOOSE,
    FILL,
    FIRST,
    NEWPLAN,
    State,
    enter,
    is_carried_out,
    user,
)
from spieluhr.games.perfect_moment.rules.steps import Draw, Step


class Answer(Step):
    """armor: the other one may score his plan as a fragment, whatever his display.

    Solo: it fades.
    """

    def legal(self, s: State) -> list[int]:
        return [moves.YES, moves.NO]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        other = 1 - user(s)
        public(out, "answer", {"seat": int(other), "yes": m == moves.YES})
        if m == moves.NO:
            enter(s, CHOOSE)
            return
        card = plan_of(s, other)
        open_from_hand(s, other, card)
        if s.solo:
            fade(s, card, "armor", EVERYBODY, out)
        else:
            keep(s, other, card, 1)
            facts: Facts = {"seat": int(other), "card": CODES[card], "points": 1}
            public(out, "score", {**facts, "source": "plan"}, EVERYBODY & ~(2 << int(other)))
            if check_goal(s, other):
                return
        go_on(s, out)


class NewPlanForOther(Draw):
    """The other one's plan was taken and is replaced at once."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        draw_to_hand(s, 1 - user(s), m - moves.DRAW, out)
        look_at_drinks(s, out)
        go_on(s, out)


class Choose(Step):
    """armor: an item that faces the other one; with none to choose armor ends."""

    def awaits(self, s: State, out: list[Event] | None) -> bool:
        if self.legal(s):
            return True
        enter(s, FILL)
        return False

    def legal(self, s: State) -> list[int]:
        other = 1 - user(s)
        options: list[int] = []
        for place in range(shown_cards(s, other)):
            item = face_towards(s.cells[display_cell(other, place)], other)
            if not is_carried_out(s, item):
                options.append(moves.use(2 + place, item))
        return options

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        s.armor_item = moves.used_item(m)
        if out is not None:
            facts: Facts = {"seat": int(user(s)), "item": ITEMS[s.armor_item]}
            public(out, "choose", {**facts, "place": moves.PLACES[moves.used_place(m)]})
        enter(s, FIRST)


class Repeat(Step):
    """armor: the chosen item is carried out, and then once more."""

    def __init__(self, is_last: bool) -> None:
        self.is_last = is_last

    def awaits(self, s: State, out: list[Event] | None) -> bool:
        item = s.armor_item
        if self.is_last:
            s.armor_item = NO_ITEM
        go_on(s, out)
        carry_out(s, item, ARMOR, out)
        return False


class Knife(Step):
    """The plan that has been shown may be scored."""

    def legal(self, s: State) -> list[int]:
        seat = user(s)
        card = plan_of(s, 1 - seat)
        return [moves.SCORE + card, moves.STOP] if worth(s, seat, card) > 0 else [moves.STOP]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        if m == moves.STOP:
            enter(s, FILL)
            return
        seat, card = user(s), m - moves.SCORE
        open_from_hand(s, 1 - seat, card)
        score(s, seat, card, "oppplan", out)
        if not check_goal(s, seat):
            enter(s, NEWPLAN)
