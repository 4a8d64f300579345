"""Dealing, and giving each card its job (PM-3, PM-7.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.bits import count, elements
from spieluhr.core.events import EVERYBODY, Event
from spieluhr.games.perfect_moment import moves
from spieluhr.games.perfect_moment.components import CODES, DEALT, FACE, ITEMS, NO_CARD
from spieluhr.games.perfect_moment.rules.cards import discard, lay_card, look_at_drinks, put_back
from spieluhr.games.perfect_moment.rules.tell import audience, lying, public, secret
from spieluhr.games.perfect_moment.state import (
    BOTTOM_END,
    CELLS,
    DEAL,
    ECHOCARD,
    ECHOPLAN,
    END,
    EXTRA,
    FACE_STEP,
    FACEEXTRA,
    FACEFIRST,
    FLIP,
    FRAGMENTS,
    GIVE,
    HANDS,
    LAID,
    NOTHING,
    OWN,
    RUNNING,
    SETUP,
    SHOWN,
    STACK_CELLS,
    THREES,
    TOP_END,
    TWOS,
    State,
    enter,
    into_hand,
    lay,
    open_from_hand,
    out_of_hand,
    push,
    seat_mark,
    set_user,
    step,
    take_top,
    user,
)


def new(solo: bool, all_cards: i64) -> State:
    """The table before the first card is turned up: an unknown deck of 18."""
    cells = vec[i64]([NOTHING] * CELLS)
    for seat in range(2):
        for empty in (HANDS, SHOWN, FRAGMENTS, TWOS, THREES):
            cells[empty + seat] = 0
    for k in range(4):
        cells[STACK_CELLS + k] = 0
    s = State(
        solo=solo,
        all_cards=all_cards,
        cells=cells,
        pool=all_cards,
        top=0,
        size=count(all_cards),
        depth=0,
        turn=0,
        player=0,
        last=0,
        uses=0,
        paradox=NO_CARD,
        paradox_faced=False,
        removed=0,
        reason=RUNNING,
        armor_item=-1,
        topped=False,
        pick=-1,
        card=NO_CARD,
        at=-1,
        plan=NO_CARD,
    )
    push(s, SETUP, FLIP, 0)
    return s


def flips(s: State) -> list[int]:
    """PM-3.1: two players, chance chooses the end too."""
    if s.solo:
        return [moves.FLIP + card for card in elements(s.pool)]
    sides = [side for card in elements(s.pool) for side in (2 * card, 2 * card + 1)]
    return [moves.FLIP_FACING + side for side in sides]


def flip(s: State, m: i64, out: list[Event] | None) -> None:
    if s.solo:
        card = m - moves.FLIP
        take_top(s, card)
        s.paradox, s.paradox_faced = 2 * card, False
        public(out, "flip", {"card": CODES[card], "deck": None}, EVERYBODY)
        enter(s, FACE_STEP)
        return
    side = m - moves.FLIP_FACING
    take_top(s, side >> 1)
    s.paradox, s.paradox_faced = side, True
    public(out, "flip", {"card": CODES[side >> 1], "deck": ITEMS[FACE[side]]}, EVERYBODY)
    enter(s, DEAL)


def deal(s: State, card: i64, out: list[Event] | None) -> None:
    """PM-3.2: four to each, all of them before anybody decides."""
    at_step, seat = step(s), user(s)
    if at_step == ECHOCARD or at_step == EXTRA:
        take_top(s, card)
        s.card = card
        holder = 1 if at_step == ECHOCARD else 0
        public(out, "deal", {"seat": holder, "card": CODES[card], "open": True}, EVERYBODY)
        enter(s, FACEFIRST if at_step == ECHOCARD else FACEEXTRA)
        set_user(s, 0)
        return
    entry = take_top(s, card)
    mark = seat_mark(s, seat)
    into_hand(s, seat, entry | mark)
    secret(out, "deal", {"seat": int(seat), "open": False}, card, mark, mark)
    if at_step == DEAL and count(s.cells[HANDS + seat]) == DEALT:
        _after_deal(s, seat)


def _after_deal(s: State, seat: i64) -> None:
    if not s.solo and seat == 0:
        set_user(s, 1)
        return
    enter(s, OWN)
    set_user(s, 0)


def jobs(s: State) -> list[int]:
    """PM-3.2: own display, the other's display, the deck; the last one is the plan."""
    hand, at_step = elements(s.cells[HANDS + user(s)]), step(s)
    if at_step == END:
        ends = [moves.BOTTOM + card for card in hand]
        return ends if s.solo else ends + [moves.TOP + card for card in hand]
    base = moves.OWN if at_step == OWN else moves.GIVE
    return [base + side for card in hand for side in (2 * card, 2 * card + 1)]


def give_job(s: State, m: i64, out: list[Event] | None) -> None:
    """PM-3.3: two players choose hidden from each other; in solo cards lie down at once."""
    if s.solo:
        _give_job_solo(s, m, out)
        return
    seat, at_step = user(s), step(s)
    laid = LAID + 4 * seat
    if at_step == END:
        at = BOTTOM_END if m < moves.TOP else TOP_END
        card = m - (moves.BOTTOM if at == BOTTOM_END else moves.TOP)
        s.cells[laid + 2], s.cells[laid + 3] = card, at
    else:
        side = (m - (moves.OWN if at_step == OWN else moves.GIVE)) ^ seat
        s.cells[laid + (0 if at_step == OWN else 1)] = side
        card = side >> 1
    open_from_hand(s, seat, card)
    _tell_covered(s, seat, m, out)
    if at_step != END:
        enter(s, GIVE if at_step == OWN else END)
    elif seat == 0:
        enter(s, OWN)
        set_user(s, 1)
    else:
        _lay_open(s, out)


def _tell_covered(s: State, seat: i64, m: i64, out: list[Event] | None) -> None:
    if out is not None:
        mine: int = audience(seat_mark(s, seat))
        out.append(Event("cover", {"seat": int(seat), "choice": moves.TEXTS[m]}, mine))
        out.append(Event("cover", {"seat": int(seat), "choice": None}, EVERYBODY & ~mine))


def _lay_open(s: State, out: list[Event] | None) -> None:
    """PM-3.3: displays, then seat 0's third card, then seat 1's; the plan stays."""
    for seat in range(2):
        lay(s, seat, s.cells[LAID + 4 * seat])
        lay(s, seat, s.cells[LAID + 4 * (1 - seat) + 1])
    if out is not None:
        shown = [[lying(s.cells[3 * seat + k]) for k in range(2)] for seat in range(2)]
        out.append(Event("open", {"displays": shown}, reveals=EVERYBODY))
    for seat in range(2):
        entry = s.cells[LAID + 4 * seat + 2] * 4 + seat_mark(s, seat)
        if s.cells[LAID + 4 * seat + 3] == TOP_END:
            put_back(s, seat, entry, "laid", out)
        else:
            discard(s, seat, entry, "laid", out)
    for k in range(LAID, LAID + 8):
        s.cells[k] = NOTHING
    look_at_drinks(s, out)
    s.depth = 0


def _give_job_solo(s: State, m: i64, out: list[Event] | None) -> None:
    """PM-7.1: no putting back; the given card is Echo's place 2."""
    at_step = step(s)
    if at_step == END:
        discard(s, 0, out_of_hand(s, 0, m - moves.BOTTOM), "hand", out)
        enter(s, EXTRA)
        return
    side = m - (moves.OWN if at_step == OWN else moves.GIVE)
    open_from_hand(s, 0, side >> 1)
    if at_step == OWN:
        lay_card(s, 0, side, "hand", out)
    else:
        lay_card(s, 1, side, "given", out)
    enter(s, GIVE if at_step == OWN else END)


def face(s: State, item: i64, out: list[Event] | None) -> None:
    """Solo: you choose every direction."""
    at_step = step(s)
    side = 2 * s.card if FACE[2 * s.card] == item else 2 * s.card + 1
    s.card = NO_CARD
    if at_step == FACEFIRST:
        lay_card(s, 1, side, "deck", out)
        enter(s, DEAL)
    else:
        lay_card(s, 0, side, "deck", out)
        enter(s, ECHOPLAN)
        set_user(s, 1)


def after_paradox(s: State) -> None:
    """Solo: the paradox has its direction; Echo's first card comes."""
    enter(s, ECHOCARD)
    set_user(s, 1)


def echo_plan(s: State, card: i64, out: list[Event] | None) -> None:
    """PM-7.1: unseen; then the game begins."""
    into_hand(s, 1, take_top(s, card))
    secret(out, "deal", {"seat": 1, "open": False}, card, 0)
    look_at_drinks(s, out)
    s.depth = 0
