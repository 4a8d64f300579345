"""The whole table of The Perfect Moment, and the stack of procedures under way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spieluhr.core import rules as core
from spieluhr.games.perfect_moment.components import ITEMS, NO_CARD, NO_ITEM

# Procedures: the items (0-15), and these.
SETUP: Final = 16
TURN: Final = 17
ECHO: Final = 18
PROCEDURES: Final = (*ITEMS, "setup", "turn", "echo")

# Steps, in the words of the notation.
STEPS: Final = (
    *("act", "flip", "face", "newplan", "deal", "own", "give", "end"),
    *("echocard", "facefirst", "extra", "faceextra", "echoplan"),
    *("turn1", "turn2", "draw1", "draw2", "bottom1", "bottom2"),
    *("look1", "look2", "look3", "look4", "sort", "stack"),
    *("answer", "choose", "first", "second", "swap1", "swap2"),
    *("pick1", "pick2", "facering", "fill", "fillother", "top1", "top2"),
    *("take1", "take2", "lay", "shed", "turnother", "aces", "steal", "knife"),
    *("drawright", "faceright", "faceplan"),
)
ACT: Final = 0
FLIP: Final = 1
FACE_STEP: Final = 2
NEWPLAN: Final = 3
DEAL: Final = 4
OWN: Final = 5
GIVE: Final = 6
END: Final = 7
ECHOCARD: Final = 8
FACEFIRST: Final = 9
EXTRA: Final = 10
FACEEXTRA: Final = 11
ECHOPLAN: Final = 12
TURN1: Final = 13
TURN2: Final = 14
DRAW1: Final = 15
DRAW2: Final = 16
BOTTOM1: Final = 17
BOTTOM2: Final = 18
LOOK1: Final = 19
LOOK2: Final = 20
LOOK3: Final = 21
LOOK4: Final = 22
SORT: Final = 23
STACK: Final = 24
ANSWER: Final = 25
CHOOSE: Final = 26
FIRST: Final = 27
SECOND: Final = 28
SWAP1: Final = 29
SWAP2: Final = 30
PICK1: Final = 31
PICK2: Final = 32
FACERING: Final = 33
FILL: Final = 34
FILLOTHER: Final = 35
TOP1: Final = 36
TOP2: Final = 37
TAKE1: Final = 38
TAKE2: Final = 39
LAY: Final = 40
SHED: Final = 41
TURNOTHER: Final = 42
ACES_STEP: Final = 43
STEAL: Final = 44
KNIFE_STEP: Final = 45
DRAWRIGHT: Final = 46
FACERIGHT: Final = 47
FACEPLAN: Final = 48

# Sets of steps, as bits: where chance decides, and where the other one than the user does.
DEALING_STEPS: Final = 1 << DEAL | 1 << ECHOCARD | 1 << EXTRA | 1 << ECHOPLAN
DRAWING_STEPS: Final = 1 << DRAW1 | 1 << DRAW2 | 1 << TAKE1 | 1 << TAKE2 | 1 << DRAWRIGHT
LOOKING_STEPS: Final = 1 << LOOK1 | 1 << LOOK2 | 1 << LOOK3 | 1 << LOOK4
CHANCE_STEPS: Final = 1 << FLIP | 1 << NEWPLAN | DEALING_STEPS | DRAWING_STEPS | LOOKING_STEPS
OTHERS_STEPS: Final = 1 << ANSWER | 1 << PICK2 | 1 << FILLOTHER

REASONS: Final = ("", "points", "deck", "quiet")
RUNNING: Final = 0
POINTS: Final = 1
DECK_EMPTY: Final = 2
QUIET: Final = 3

# Cells. A side is a lying card with its direction, an entry a hidden card with its marks.
# (Compiled, only what is reckoned from numbers of the same module is a constant.)
SEATS: Final = 2
DISPLAY_ROOM: Final = 3  # the third place only while an item is carried out
DECK_RING: Final = 32
LIFTED_ROOM: Final = 4
APART_ROOM: Final = 2
LAID_ROOM: Final = 4
STACK_ROOM: Final = 4

DISPLAYS: Final = 0  # for each seat: sides
DECK: Final = DISPLAYS + SEATS * DISPLAY_ROOM  # a ring of places: entries, or UNFIXED
LIFTED: Final = DECK + DECK_RING  # entries: looked at and taken off the deck
APART: Final = LIFTED + LIFTED_ROOM  # entries: drawn, and kept apart from the plan
LAID: Final = APART + APART_ROOM  # for each seat, see LAID_OWN to LAID_END
HANDS: Final = LAID + SEATS * LAID_ROOM  # for each seat: set of cards
SHOWN: Final = HANDS + SEATS  # for each seat: those of them that the other one knows
FRAGMENTS: Final = SHOWN + SEATS
TWOS: Final = FRAGMENTS + SEATS  # scored for 2
THREES: Final = TWOS + SEATS  # scored for 3
FRAMES: Final = THREES + SEATS
CELLS: Final = FRAMES + STACK_ROOM
UNFIXED: Final = -1
NOTHING: Final = -1

# What a seat lays covered in set-up: own side, given side, card for the deck, at which end.
LAID_OWN: Final = 0
LAID_GIVEN: Final = 1
LAID_CARD: Final = 2
LAID_END: Final = 3
BOTTOM_END: Final = 0
TOP_END: Final = 1


# A search makes a copy, plays on it and drops it: the next one takes its place.
@mypyc_attr(acyclic=True, free_list_len=1)
class State(core.State):
    """Cards are numbers (components.CODES), sets of cards bits; see the cells above.

    The deck is a ring that starts at `top`; a place that nobody has fixed is UNFIXED, and the
    cards of the unfixed places are the `pool`.
    """

    cells: vec[i64]
    solo: bool = False
    all_cards: i64 = 0  # of the three eras
    pool: i64 = 0
    top: i64 = 0
    size: i64 = 0  # of the deck
    depth: i64 = 0  # of the stack
    turn: i64 = 0
    player: i64 = 0
    last: i64 = 0  # PM-5.3: the last turn that was not quiet
    uses: i64 = 0
    paradox: i64 = NO_CARD  # a side
    paradox_faced: bool = False
    removed: i64 = 0
    reason: i64 = RUNNING
    armor_item: i64 = NO_ITEM
    topped: bool = False  # gun: a card has been put back
    ring_pick: i64 = NOTHING  # what the user gives
    ring_place: i64 = NOTHING  # solo: where in Echo's display it goes
    unfaced: i64 = NO_CARD  # waits for its direction
    echo_plan: i64 = NO_CARD  # open, in Echo's turn

    def __init__(self, cells: vec[i64]) -> None:
        self.cells = cells


def copy(s: State) -> State:
    """Shares nothing with the original."""
    twin = State(s.cells[:])
    twin.solo = s.solo
    twin.all_cards = s.all_cards
    twin.pool = s.pool
    twin.top = s.top
    twin.size = s.size
    twin.depth = s.depth
    twin.turn = s.turn
    twin.player = s.player
    twin.last = s.last
    twin.uses = s.uses
    twin.paradox = s.paradox
    twin.paradox_faced = s.paradox_faced
    twin.removed = s.removed
    twin.reason = s.reason
    twin.armor_item = s.armor_item
    twin.topped = s.topped
    twin.ring_pick = s.ring_pick
    twin.ring_place = s.ring_place
    twin.unfaced = s.unfaced
    twin.echo_plan = s.echo_plan
    return twin


# A frame of the stack: a procedure, its step and its user in one number; without the user it is
# a stage, which handlers and the order of steps are looked up by.
STEP_BITS: Final = 6
STAGES: Final = len(PROCEDURES) << STEP_BITS


def stage_of(procedure: i64, step: i64) -> i64:
    """A procedure and its step in one number, which names the handler."""
    return procedure << STEP_BITS | step


def frame_stage(frame: i64) -> i64:
    """The stage in a frame of the stack."""
    return frame >> 1


def frame_procedure(frame: i64) -> i64:
    """The procedure in a frame of the stack."""
    return frame >> (STEP_BITS + 1)


def frame_step(frame: i64) -> i64:
    """The step in a frame of the stack."""
    return frame >> 1 & ((1 << STEP_BITS) - 1)


def frame_user(frame: i64) -> i64:
    """The seat in a frame of the stack: for whom the procedure runs."""
    return frame & 1


def stage(s: State) -> i64:
    """Of the procedure on top, the one that goes on now."""
    return frame_stage(s.cells[FRAMES + s.depth - 1])


def procedure(s: State) -> i64:
    """The one on top, that goes on now."""
    return frame_procedure(s.cells[FRAMES + s.depth - 1])


def step(s: State) -> i64:
    """Where the procedure on top stands."""
    return frame_step(s.cells[FRAMES + s.depth - 1])


def user(s: State) -> i64:
    """Whose procedure the top one is."""
    return frame_user(s.cells[FRAMES + s.depth - 1])


def push(s: State, new_procedure: i64, at_step: i64, seat: i64) -> None:
    """Begins a procedure; the one below goes on when it is done."""
    s.cells[FRAMES + s.depth] = stage_of(new_procedure, at_step) << 1 | seat
    s.depth += 1


def pop(s: State) -> None:
    """Ends the procedure on top."""
    s.depth -= 1


def enter(s: State, at_step: i64) -> None:
    """The top procedure goes on to this step."""
    enter_as(s, at_step, user(s))


def enter_as(s: State, at_step: i64, seat: i64) -> None:
    """The same, and from now on it is this seat's."""
    s.cells[FRAMES + s.depth - 1] = stage_of(procedure(s), at_step) << 1 | seat


def is_carried_out(s: State, item: i64) -> bool:
    """PM-6.8: anywhere in the chain."""
    for k in range(s.depth):
        if frame_procedure(s.cells[FRAMES + k]) == item:
            return True
    return False
