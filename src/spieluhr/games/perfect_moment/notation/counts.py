"""Has everybody as many cards as the step allows?"""

from spieluhr.core.bits import count
from spieluhr.games.perfect_moment.components import DEALT, DISPLAY
from spieluhr.games.perfect_moment.notation.stack import first_frame, frame_words
from spieluhr.games.perfect_moment.rules.places import laid_cell, shown_cards
from spieluhr.games.perfect_moment.rules.score import points
from spieluhr.games.perfect_moment.rules.state import (
    ECHO,
    HANDS,
    LAID_CARD,
    NOTHING,
    SEATS,
    SHOWN,
    STEPS,
    State,
    procedure,
    step,
    user,
)
from spieluhr.kit.notation import refuse

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


def _laid(s: State, seat: int) -> int:
    """How many cards a seat has given a job."""
    return sum(s.cells[laid_cell(seat, job)] != NOTHING for job in range(LAID_CARD + 1))


def check_set_up(s: State) -> None:
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
    for holder in range(SEATS):
        hand = count(s.cells[HANDS + holder])
        laid = _laid(s, holder)
        if at_step in jobs:
            done = jobs[at_step] if holder == seat else 3 if holder < seat else 0
            if (hand, laid) != (DEALT - done, done):
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
    if _laid(s, 0) or _laid(s, 1):
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
        return hand < DEALT
    return hand == (DEALT if holder < seat else 0)


def check_seats(s: State) -> None:
    """PM-4.2: two cards in the display and a plan, but for what the step is about."""
    item, at_step = frame_words(s, s.depth - 1)
    _, player = first_frame(s)
    for seat in range(SEATS):
        shown, hand = shown_cards(s, seat), count(s.cells[HANDS + seat])
        if procedure(s) == ECHO:
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
