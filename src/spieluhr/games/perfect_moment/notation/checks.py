"""Is a table that was read one at which a game can stand?"""

from itertools import pairwise

from spieluhr.core.bits import count
from spieluhr.games.perfect_moment.components import (
    GOAL,
    ITEMS,
    NO_CARD,
    NO_ITEM,
    QUIET_TURNS,
    USES,
)
from spieluhr.games.perfect_moment.notation.counts import check_seats, check_set_up
from spieluhr.games.perfect_moment.notation.stack import check_stack, first_frame, frame_words
from spieluhr.games.perfect_moment.rules.places import (
    apart_entries,
    deck_entry,
    lifted_entries,
    seat_mark,
)
from spieluhr.games.perfect_moment.rules.play import PLAY
from spieluhr.games.perfect_moment.rules.score import points
from spieluhr.games.perfect_moment.rules.state import (
    DEALING_STEPS,
    DECK_EMPTY,
    ECHO,
    FRAGMENTS,
    NOTHING,
    POINTS,
    QUIET,
    RUNNING,
    SETUP,
    STEPS,
    THREES,
    TURN,
    TWOS,
    UNFIXED,
    State,
    procedure,
    step,
    user,
)
from spieluhr.kit.notation import refuse

APART_CARDS = {
    ("chocolates", "take2"): 1,
    ("chocolates", "lay"): 2,
    ("keys", "shed"): 1,
    ("keys", "lay"): 1,
}
FACED_CARDS = {"facefirst", "faceextra", "faceright", "faceplan", "facering"}
FAILING = {"draw1", "draw2", "take1", "take2", "newplan", "flip"}
DECK_STEPS = {"draw1", "draw2", "take1", "take2", "newplan", "drawright", "look1", "aces"}


def check_progress(s: State) -> None:
    """Refuses a table that no game can have come to, with the reason."""
    check_stack(s)
    _check_turn(s)
    _check_end(s)
    if s.reason in (POINTS, QUIET):  # everything stays where it lay, inside a move
        return
    _check_held(s)
    _check_paradox(s)
    if procedure(s) == SETUP:
        check_set_up(s)
    else:
        check_seats(s)
    if s.reason == RUNNING:
        _check_moves(s)


def _check_held(s: State) -> None:
    top = frame_words(s, s.depth - 1)
    if len(apart_entries(s)) != APART_CARDS.get(top, 0):
        refuse("“drawn” holds the cards that chocolates or keys have drawn")
    lifted = len(lifted_entries(s))
    most = {("gun", "sort"): 2, ("tickets", "stack"): 4}.get(top, 0)
    if lifted > most or (most and not lifted):
        refuse("“cards” holds what gun or tickets have lifted")
    if s.topped and (top != ("gun", "sort") or lifted != 1):
        refuse("“topped” belongs to gun, when a card has been put back")
    _check_looked(s, top[1])
    if (s.ring_pick != NOTHING) != (top == ("ring", "pick2")):
        refuse("“picks” holds the first pick of ring until the second")
    if (s.unfaced != NO_CARD) != (top[1] in FACED_CARDS):
        refuse("“card” waits for its direction")
    _check_armor(s)
    _check_plan(s, top[1])


def _check_armor(s: State) -> None:
    names = [frame_words(s, k) for k in range(s.depth)]
    if (s.armor_item != NO_ITEM) != (("armor", "second") in names):
        refuse("armor names its item until the second time begins")
    for below, above in pairwise(names):
        if below == ("armor", "second") and above[0] != ITEMS[s.armor_item]:
            refuse("armor carries out the item it names")


def _check_looked(s: State, at_step: str) -> None:
    """PM-8.1, PM-8.3: who looks knows; of two lifted cards the other one loses track."""
    mine, other = seat_mark(s, user(s)), seat_mark(s, 1 - user(s))
    looked = {"look2": 1, "look3": 2, "look4": 3, "aces": 1}.get(at_step, 0)
    for place in range(min(looked, s.size)):
        entry = deck_entry(s, place)
        if entry == UNFIXED or not entry & mine:
            refuse("the places looked at are known to who looked")
    lifted = lifted_entries(s)
    for entry in lifted:
        if not entry & mine or (len(lifted) > 1 and entry & other):
            refuse("lifted cards are known to who lifted them, and of several to nobody else")


def _check_plan(s: State, at_step: str) -> None:
    if procedure(s) != ECHO and s.echo_plan != NO_CARD:
        refuse("“plan” is Echo's open plan")
    if procedure(s) == ECHO and at_step in ("drawright", "faceright") and s.echo_plan == NO_CARD:
        refuse("Echo's plan lies open here")
    if at_step in ("faceplan", "flip", "face") and s.echo_plan != NO_CARD:
        refuse("Echo's plan has been laid away here")


def _check_paradox(s: State) -> None:
    at_step = STEPS[step(s)]
    facing = at_step == "face"
    if facing != (s.paradox != NO_CARD and not s.paradox_faced):
        refuse("the paradox has its direction but in the step face")
    echo_gap = procedure(s) == ECHO and at_step == "newplan" and s.echo_plan == NO_CARD
    if s.paradox == NO_CARD and at_step != "flip" and not echo_gap:
        refuse("there is a paradox")
    if s.paradox != NO_CARD and at_step == "flip":
        refuse("a paradox is turned up when there is none")


def _check_turn(s: State) -> None:
    if (s.turn == 0) != (procedure(s) == SETUP) or s.last > s.turn:
        refuse("“turn” is 0 in set-up, then 1 or more; “last” is not later")
    bottom, seat = first_frame(s)
    if s.turn and (s.turn - 1) % 2 != s.player:
        refuse("the players take turns, seat 0 first")
    if s.turn == 0 and (s.player or s.uses):
        refuse("in set-up “player” and “uses” are 0")
    if bottom == TURN and (seat != s.player or (s.solo and seat)):
        refuse("the turn is the player's")
    if bottom == ECHO and (seat or s.uses or s.player == 0):
        refuse("in Echo's turn you decide, and no uses are left")
    if s.depth > 1 and s.uses == USES:
        refuse("an item that is carried out has cost a use")
    over_by_points = max(points(s, 0), points(s, 1)) >= GOAL and not s.solo
    if over_by_points != (s.reason == POINTS):
        refuse("with 16 points the game is over")


def _check_end(s: State) -> None:
    """PM-5, PM-6.14: a reason that there is, and none that was passed over."""
    at_step = STEPS[step(s)]
    quiet = s.turn - s.last
    if s.reason and procedure(s) == SETUP:
        refuse("the game does not end in set-up")
    if s.reason == DECK_EMPTY and (s.size or at_step not in FAILING):
        refuse("the game ends by the deck when a card must be drawn and there is none")
    if s.reason == QUIET and quiet < QUIET_TURNS:
        refuse(f"the game ends after {QUIET_TURNS} quiet turns")
    if s.reason != QUIET and quiet > QUIET_TURNS:
        refuse(f"after {QUIET_TURNS} quiet turns the game is over")
    if not s.solo and s.removed:
        refuse("with two players no card leaves the game")
    if s.solo and (s.cells[TWOS + 1] or s.cells[THREES + 1] or count(s.cells[FRAGMENTS + 1]) > 1):
        refuse("Echo has no points, and one fading card at most")


def _check_moves(s: State) -> None:
    at_step = STEPS[step(s)]
    needed = {"look2": 2, "look3": 3, "look4": 4}.get(at_step, 1 if at_step in DECK_STEPS else 0)
    if at_step == "flip" or (procedure(s) == SETUP and DEALING_STEPS >> step(s) & 1):
        needed = 1
    if s.size < needed:
        refuse("there are too few cards in the deck for this step")
    if not PLAY.legal(s):
        refuse("there is no move at this step")
