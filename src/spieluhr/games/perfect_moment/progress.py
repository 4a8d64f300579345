"""Is a table that was read one at which a game can stand?"""

from typing import NoReturn

from spieluhr.core.bits import count
from spieluhr.core.errors import Malformed
from spieluhr.games.perfect_moment.components import (
    ARMOR,
    CARDS_OF_ERA,
    DEALT,
    DISPLAY,
    GOAL,
    ITEMS,
    ITEMS_OF_ERA,
    NO_CARD,
    QUIET_TURNS,
    USES,
)
from spieluhr.games.perfect_moment.rules import verbs
from spieluhr.games.perfect_moment.rules.chains import CHAINS
from spieluhr.games.perfect_moment.rules.score import points
from spieluhr.games.perfect_moment.state import (
    APART,
    DECK_EMPTY,
    ECHO,
    FRAGMENTS,
    HANDS,
    LAID,
    LIFTED,
    NOTHING,
    POINTS,
    QUIET,
    SETUP,
    SHOWN,
    STACK_CELLS,
    STEPS,
    THREES,
    TURN,
    TWOS,
    UNFIXED,
    State,
    deck_index,
    doing,
    seat_mark,
    shown_cards,
    step,
    user,
)

SET_UP_STEPS = {
    False: {"flip", "deal", "own", "give", "end"},
    True: {"flip", "face", "echocard", "facefirst", "deal", "own", "give", "end"}
    | {"extra", "faceextra", "echoplan"},
}
TURN_STEPS = {"act", "newplan", "flip", "face"}
ECHO_STEPS = {"newplan", "drawright", "faceright", "faceplan", "flip", "face"}
# How many cards the user has in hand and display; three where nothing is said (PM-4.2).
TOTALS = {
    ("mask", "bottom1"): 4,
    ("poem", "draw2"): 4,
    ("poem", "top1"): 5,
    ("poem", "top2"): 4,
    ("phone", "bottom2"): 2,
    ("phone", "draw1"): 1,
    ("phone", "draw2"): 2,
    ("money", "top1"): 4,
    ("chocolates", "shed"): 4,
    ("keys", "lay"): 2,
}
APART_CARDS = {
    ("chocolates", "take2"): 1,
    ("chocolates", "lay"): 2,
    ("keys", "shed"): 1,
    ("keys", "lay"): 1,
}
FACED_CARDS = {"facefirst", "faceextra", "faceright", "faceplan", "facering"}
FAILING = {"draw1", "draw2", "take1", "take2", "newplan", "flip"}
DECK_STEPS = {"draw1", "draw2", "take1", "take2", "newplan", "drawright", "look1", "aces"}


def refuse(reason: str) -> NoReturn:
    raise Malformed("position", problem=reason)


def check_progress(s: State) -> None:
    _check_stack(s)
    _check_turn(s)
    _check_end(s)
    if s.reason in (POINTS, QUIET):  # everything stays where it lay, inside a move
        return
    _check_held(s)
    _check_paradox(s)
    if doing(s) == SETUP:
        _check_set_up(s)
    else:
        _check_seats(s)
    if s.reason == 0:
        _check_moves(s)


def _names(s: State, k: int) -> tuple[str, str]:
    frame = s.cells[STACK_CELLS + k]
    what = frame >> 7
    return ITEMS[what] if what < SETUP else "", STEPS[frame >> 1 & 63]


def _check_stack(s: State) -> None:
    """The first frame is set-up, a turn or Echo; items stand on a turn, each once (PM-6.8)."""
    if s.depth == 0:
        refuse("“pending” names what is under way")
    bottom = s.cells[STACK_CELLS] >> 7
    allowed = {SETUP: SET_UP_STEPS[s.solo], TURN: TURN_STEPS, ECHO: ECHO_STEPS if s.solo else set()}
    if bottom not in allowed:
        refuse("“pending” begins with set-up, a turn or Echo")
    if s.depth == 1:
        if _names(s, 0)[1] not in allowed[bottom]:
            refuse("there is no such step")
        return
    if bottom != TURN or _names(s, 0)[1] != "act":
        refuse("items are carried out in a turn, at act")
    seat, seen = s.cells[STACK_CELLS] & 1, set()
    for k in range(1, s.depth):
        item, at_step = _names(s, k)
        if s.cells[STACK_CELLS + k] & 1 != seat or not item or item in seen:
            refuse("items in one another are different ones of one user")
        if not s.all_cards >> (CARDS_OF_ERA * (ITEMS.index(item) // ITEMS_OF_ERA)) & 1:
            refuse(f"{item} is not in the game")
        seen.add(item)
        _check_item_step(s, k, item, at_step)


def _check_item_step(s: State, k: int, item: str, at_step: str) -> None:
    if k == s.depth - 1:
        known = {*CHAINS[item], "fill"} - {"first", "second"}
        if at_step not in known or (item == "drinks"):
            refuse(f"{item} does not wait at “{at_step}”")
        if (s.solo and at_step == "fillother") or (not s.solo and at_step == "facering"):
            refuse(f"there is no “{at_step}” with these options")
        return
    if (item, at_step) not in {("armor", "second"), ("armor", "fill"), ("keys", "fill")}:
        refuse(f"{item} carries out no other item at “{at_step}”")


def _check_held(s: State) -> None:
    top = _names(s, s.depth - 1)
    apart = sum(s.cells[APART + k] != NOTHING for k in range(2))
    if apart != APART_CARDS.get(top, 0):
        refuse("“drawn” holds the cards that chocolates or keys have drawn")
    lifted = sum(s.cells[LIFTED + k] != NOTHING for k in range(4))
    most = {("gun", "sort"): 2, ("tickets", "stack"): 4}.get(top, 0)
    if lifted > most or (most and not lifted):
        refuse("“cards” holds what gun or tickets have lifted")
    if s.topped and (top != ("gun", "sort") or lifted != 1):
        refuse("“topped” belongs to gun, when a card has been put back")
    _check_looked(s, top, lifted)
    if (s.pick >= 0) != (top == ("ring", "pick2")):
        refuse("“picks” holds the first pick of ring until the second")
    if (s.card != NO_CARD) != (top[1] in FACED_CARDS):
        refuse("“card” waits for its direction")
    armor = [_names(s, k) for k in range(s.depth) if s.cells[STACK_CELLS + k] >> 7 == ARMOR]
    if (s.armor_item >= 0) != (bool(armor) and armor[0][1] == "second"):
        refuse("armor names its item until the second time begins")
    for k in range(s.depth - 1):
        above = s.cells[STACK_CELLS + k + 1] >> 7
        if _names(s, k) == ("armor", "second") and above != s.armor_item:
            refuse("armor carries out the item it names")
    _check_plan(s, top[1])


def _check_looked(s: State, top: tuple[str, str], lifted: int) -> None:
    """PM-8.1, PM-8.3: who looks knows; of two lifted cards the other one loses track."""
    mine, other = seat_mark(s, user(s)), seat_mark(s, 1 - user(s))
    looked = {"look2": 1, "look3": 2, "look4": 3, "aces": 1}.get(top[1], 0)
    for place in range(min(looked, s.size)):
        entry = s.cells[deck_index(s, place)]
        if entry == UNFIXED or not entry & mine:
            refuse("the places looked at are known to who looked")
    for k in range(lifted):
        entry = s.cells[LIFTED + k]
        if not entry & mine or (lifted > 1 and entry & other):
            refuse("lifted cards are known to who lifted them, and of several to nobody else")


def _check_plan(s: State, at_step: str) -> None:
    if doing(s) != ECHO and s.plan != NO_CARD:
        refuse("“plan” is Echo's open plan")
    if doing(s) == ECHO and at_step in ("drawright", "faceright") and s.plan == NO_CARD:
        refuse("Echo's plan lies open here")
    if at_step in ("faceplan", "flip", "face") and s.plan != NO_CARD:
        refuse("Echo's plan has been laid away here")


def _check_paradox(s: State) -> None:
    at_step = STEPS[step(s)]
    facing = at_step == "face"
    if facing != (s.paradox != NO_CARD and not s.paradox_faced):
        refuse("the paradox has its direction but in the step face")
    echo_gap = doing(s) == ECHO and at_step == "newplan" and s.plan == NO_CARD
    if s.paradox == NO_CARD and at_step != "flip" and not echo_gap:
        refuse("there is a paradox")
    if s.paradox != NO_CARD and at_step == "flip":
        refuse("a paradox is turned up when there is none")


def _check_turn(s: State) -> None:
    if (s.turn == 0) != (doing(s) == SETUP) or s.last > s.turn:
        refuse("“turn” is 0 in set-up, then 1 or more; “last” is not later")
    bottom, seat = s.cells[STACK_CELLS] >> 7, s.cells[STACK_CELLS] & 1
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
    if s.reason and doing(s) == SETUP:
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


def _check_set_up(s: State) -> None:
    """PM-3.2: four cards each, then own, give, end; covered until all is laid open."""
    if s.removed or points(s, 0) or points(s, 1):
        refuse("nothing is scored in set-up")
    if s.solo:
        _check_solo_set_up(s)
        return
    at_step, seat = STEPS[step(s)], user(s)
    if shown_cards(s, 0) or shown_cards(s, 1) or s.cells[SHOWN] or s.cells[SHOWN + 1]:
        refuse("in set-up everything is covered")
    if at_step == "flip" and (seat or s.cells[HANDS] or s.cells[HANDS + 1]):
        refuse("the paradox comes first")
    jobs = {"own": 0, "give": 1, "end": 2}
    for holder in range(2):
        hand = count(s.cells[HANDS + holder])
        laid = sum(s.cells[LAID + 4 * holder + k] != NOTHING for k in range(3))
        if at_step in jobs:
            done = jobs[at_step] if holder == seat else 3 if holder < seat else 0
            if (hand, laid) != (4 - done, done):
                refuse("cards get their jobs in order: own, give, end")
        elif laid or (at_step == "deal" and not _dealt(hand, holder, seat)):
            refuse("cards are dealt first")


# Solo, by step: cards in your display, in Echo's, in your hand (PM-7.1); deal has 0 to 3.
SOLO_SET_UP = {
    "flip": (0, 0, 0),
    "face": (0, 0, 0),
    "echocard": (0, 0, 0),
    "facefirst": (0, 0, 0),
    "deal": (0, 1, 0),
    "own": (0, 1, 4),
    "give": (1, 1, 3),
    "end": (1, 2, 2),
    "extra": (1, 2, 1),
    "faceextra": (1, 2, 1),
    "echoplan": (2, 2, 1),
}


def _check_solo_set_up(s: State) -> None:
    if any(s.cells[k] != NOTHING for k in range(LAID, LAID + 8)):
        refuse("in solo nothing is covered")
    at_step = STEPS[step(s)]
    mine, echoes, hand = SOLO_SET_UP[at_step]
    held = count(s.cells[HANDS])
    if at_step == "deal" and held < DEALT:
        hand = held
    if (shown_cards(s, 0), shown_cards(s, 1), held) != (mine, echoes, hand) or s.cells[HANDS + 1]:
        refuse("set-up has another number of cards at this step")
    if user(s) != (at_step in ("echocard", "echoplan")):
        refuse("the frame names who is dealt to or chooses")


def _dealt(hand: int, holder: int, seat: int) -> bool:
    if holder == seat:
        return hand < 4
    return hand == (4 if holder < seat else 0)


def _check_seats(s: State) -> None:
    """PM-4.2: two cards in the display and a plan, but for what the step is about."""
    item, at_step = _names(s, s.depth - 1)
    player = s.cells[STACK_CELLS] & 1
    for seat in range(2):
        shown, hand = shown_cards(s, seat), count(s.cells[HANDS + seat])
        if doing(s) == ECHO:
            _check_echo_cards(seat, shown, hand, at_step)
        elif seat == player and item:
            _check_user(item, at_step, shown, hand)
        elif seat == player:
            if (shown, hand) != (DISPLAY, 0 if at_step == "newplan" else 1):
                refuse("each player has two cards in the display and one plan")
        elif not _other_fits(s, item, at_step, shown, hand):
            refuse("each player has two cards in the display and one plan")


def _check_user(item: str, at_step: str, shown: int, hand: int) -> None:
    if shown + hand != TOTALS.get((item, at_step), DISPLAY + 1):
        refuse("the user has another number of cards at this step")
    moving = at_step in ("bottom1", "bottom2", "top1", "top2", "draw1", "draw2", "fill", "steal")
    ringed = item == "ring" and at_step == "facering"
    at_shed = {("chocolates", "shed"): 3, ("keys", "lay"): 1}.get((item, at_step), DISPLAY)
    if (not moving and not ringed and shown != at_shed) or shown > max(DISPLAY, at_shed):
        refuse("the display has two cards")
    if at_step == "fill" and shown >= DISPLAY:
        refuse("fill is for a display with fewer than two cards")


def _other_fits(s: State, item: str, at_step: str, shown: int, hand: int) -> bool:
    if item == "ring" and at_step == "facering":
        return (shown, hand) == (DISPLAY - 1, 1)
    if item == "ring" and at_step in ("fill", "fillother") and not s.solo:
        return shown + hand == DISPLAY + 1 and (at_step == "fill" or shown < DISPLAY)
    without_plan = item in ("armor", "knife") and at_step == "newplan"
    return (shown, hand) == (DISPLAY, 0 if without_plan else 1)


def _check_echo_cards(seat: int, shown: int, hand: int, at_step: str) -> None:
    if seat == 0:
        fits = (shown, hand) == (DISPLAY, 1)
    else:
        short = at_step in ("drawright", "faceright", "faceplan")
        plan = 1 if at_step in ("flip", "face") else 0
        fits = (shown, hand) == (DISPLAY - 1 if short else DISPLAY, plan)
    if not fits:
        refuse("in Echo's turn its plan lies open")


def _check_moves(s: State) -> None:
    at_step = STEPS[step(s)]
    needed = {"look2": 2, "look3": 3, "look4": 4}.get(at_step, 1 if at_step in DECK_STEPS else 0)
    if at_step == "flip" or (doing(s) == SETUP and verbs.is_chance(step(s))):
        needed = 1
    if s.size < needed:
        refuse("there are too few cards in the deck for this step")
    if not verbs.legal(s):
        refuse("there is no move at this step")
