"""Is what is under way in a table that was read possible?"""

from spieluhr.games.perfect_moment.components import CARDS_OF_ERA, ITEMS, ITEMS_OF_ERA
from spieluhr.games.perfect_moment.rules import play
from spieluhr.games.perfect_moment.rules.items import CHAINS
from spieluhr.games.perfect_moment.rules.state import (
    ECHO,
    FRAMES,
    SETUP,
    STEPS,
    TURN,
    State,
    frame_procedure,
    frame_step,
    frame_user,
    step,
)
from spieluhr.kit.notation import refuse


def frame_words(s: State, k: int) -> tuple[str, str]:
    """The item, if it is one, and the step of a frame."""
    frame = s.cells[FRAMES + k]
    number = frame_procedure(frame)
    return ITEMS[number] if number < SETUP else "", STEPS[frame_step(frame)]


def first_frame(s: State) -> tuple[int, int]:
    """The procedure of the first frame, and its user."""
    return frame_procedure(s.cells[FRAMES]), frame_user(s.cells[FRAMES])


def check_stack(s: State) -> None:
    """The first frame is set-up, a turn or Echo; items stand on a turn, each once (PM-6.8)."""
    if s.depth == 0:
        refuse("“pending” names what is under way")
    bottom, seat = first_frame(s)
    steps = {
        SETUP: play.SET_UP_ALONE if s.solo else play.SET_UP_FOR_TWO,
        TURN: play.TURN,
        ECHO: play.ECHO if s.solo else {},
    }
    if bottom not in steps:
        refuse("“pending” begins with set-up, a turn or Echo")
    if s.depth == 1:
        if step(s) not in steps[bottom]:
            refuse("there is no such step")
        return
    if bottom != TURN or frame_words(s, 0)[1] != "act":
        refuse("items are carried out in a turn, at act")
    seen = set()
    for k in range(1, s.depth):
        item, at_step = frame_words(s, k)
        if frame_user(s.cells[FRAMES + k]) != seat or not item or item in seen:
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
