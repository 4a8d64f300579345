"""The second part of a turn: change the book, open a chest, lay or pass (DK-3.3, DK-3.11)."""

from mypy_extensions import i64

from spieluhr.core.events import Event, Facts
from spieluhr.core.phases import Phase
from spieluhr.games.dragonkeepers.components import KINDS, SIDE_OF, SIDES
from spieluhr.games.dragonkeepers.rules import chests, moves
from spieluhr.games.dragonkeepers.rules.book import push_top
from spieluhr.games.dragonkeepers.rules.lay import first_cards, lay_card, pass_on
from spieluhr.games.dragonkeepers.rules.state import HANDS, State, add_to_hand, start_owner
from spieluhr.games.dragonkeepers.rules.tell import tell_card


class Act(Phase[State]):
    """The free choice of a turn; some chests leave only laying."""

    def legal(self, s: State) -> list[int]:
        if chests.binds_to_lay(s.chest):
            return first_cards(s, s.seat)
        options: list[int] = []
        hand = HANDS + KINDS * s.seat
        for kind in range(i64(KINDS)):
            if s.cells[hand + kind] and not s.changed >> SIDE_OF[kind] & 1:
                options.append(moves.BOOK + kind)
        options.extend(first_cards(s, s.seat))
        options.extend(chests.act_powers(s))
        options.append(moves.PASS)
        return options

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        if m < moves.LAY:
            change_book(s, m - moves.BOOK, out)
        elif m < moves.RETURN:
            lay_card(s, m - moves.LAY, out)
        elif m == moves.PASS:
            pass_on(s, out)
        else:
            chests.use(s, m, out)


def change_book(s: State, kind: i64, out: list[Event] | None) -> None:
    """The card is the new page; an unseen start card stays unseen."""
    side = SIDE_OF[kind]
    add_to_hand(s, s.seat, kind, -1)
    push_top(s, side, kind)
    s.changed |= i64(1) << side
    if out is not None:
        facts: Facts = {"seat": int(s.seat), "side": SIDES[side]}
        tell_card(out, "book", facts, kind, start_owner(s, kind))
