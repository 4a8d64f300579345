"""The set-up of the solo game: cards lie down at once, and you choose every direction (PM-7.1)."""

from mypy_extensions import i64

from spieluhr.core.bits import elements
from spieluhr.core.events import EVERYBODY, Event, public
from spieluhr.games.perfect_moment.components import CODES, NO_CARD, side_card
from spieluhr.games.perfect_moment.rules import moves
from spieluhr.games.perfect_moment.rules.cards import discard, lay_card, look_at_drinks
from spieluhr.games.perfect_moment.rules.places import (
    into_hand,
    open_from_hand,
    out_of_hand,
    take_top,
)
from spieluhr.games.perfect_moment.rules.setup import Deal, side_choices
from spieluhr.games.perfect_moment.rules.state import (
    DEAL,
    ECHOCARD,
    ECHOPLAN,
    END,
    EXTRA,
    FACEEXTRA,
    FACEFIRST,
    GIVE,
    HANDS,
    State,
    enter,
    enter_as,
)
from spieluhr.games.perfect_moment.rules.steps import Face, FaceParadox, Step
from spieluhr.games.perfect_moment.rules.tell import secret
from spieluhr.games.perfect_moment.rules.turn import face_paradox


class FaceFirstParadox(FaceParadox):
    """Then Echo's cards are dealt."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        face_paradox(s, self.side(s, m), out)
        enter_as(s, ECHOCARD, 1)


class DealEchosCard(Deal):
    """Open, with no say in which it is."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        _deal_open(s, 1, m - moves.DEAL, out)
        enter_as(s, FACEFIRST, 0)


class FaceEchosCard(Face):
    """You choose its direction; then your own cards are dealt."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        lay_card(s, 1, self.side(s, m), "deck", out)
        s.unfaced = NO_CARD
        enter(s, DEAL)


class LayOwn(Step):
    """The first of your three jobs, laid open at once."""

    def legal(self, s: State) -> list[int]:
        return side_choices(s, moves.OWN)

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        side = m - moves.OWN
        open_from_hand(s, 0, side_card(side))
        lay_card(s, 0, side, "hand", out)
        enter(s, GIVE)


class GiveEcho(Step):
    """The given card is Echo's place 2."""

    def legal(self, s: State) -> list[int]:
        return side_choices(s, moves.GIVE)

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        side = m - moves.GIVE
        open_from_hand(s, 0, side_card(side))
        lay_card(s, 1, side, "given", out)
        enter(s, END)


class DiscardOne(Step):
    """No putting back."""

    def legal(self, s: State) -> list[int]:
        return [moves.BOTTOM + card for card in elements(s.cells[HANDS])]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        discard(s, 0, out_of_hand(s, 0, m - moves.BOTTOM), "hand", out)
        enter(s, EXTRA)


class DealExtra(Deal):
    """A card from the deck for your display, which nobody chose."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        _deal_open(s, 0, m - moves.DEAL, out)
        enter(s, FACEEXTRA)


class FaceExtra(Face):
    """You choose its direction; then Echo gets a plan."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        lay_card(s, 0, self.side(s, m), "deck", out)
        s.unfaced = NO_CARD
        enter_as(s, ECHOPLAN, 1)


class DealEchosPlan(Deal):
    """Unseen; then the game begins."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        card = m - moves.DEAL
        into_hand(s, 1, take_top(s, card))
        secret(out, "deal", {"seat": 1, "open": False}, card, 0)
        look_at_drinks(s, out)
        s.depth = 0


def _deal_open(s: State, holder: int, card: i64, out: list[Event] | None) -> None:
    take_top(s, card)
    s.unfaced = card
    public(out, "deal", {"seat": holder, "card": CODES[card], "open": True}, EVERYBODY)
