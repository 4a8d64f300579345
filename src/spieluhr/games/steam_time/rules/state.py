"""The whole table of Steam Time."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from spieluhr.core import rules as core
from spieluhr.games.steam_time import components
from spieluhr.games.steam_time.components import EXPEDITIONS, Box

# Phases, in the words of the notation.
PHASES: Final = ("supply", "income", "actions", "end", "over")
SUPPLY: Final = 0
INCOME: Final = 1
ACTIONS: Final = 2
END: Final = 3
OVER: Final = 4

# Compiled, only what is reckoned from numbers of the same module is a constant.
SIX: Final = 6
SPACES: Final = SIX * SIX
MAX_PLAYERS: Final = 4
assert (SIX, MAX_PLAYERS) == (components.SIX, components.MAX_PLAYERS)

# Cells of each seat.
GOLD: Final = 0
STEAM: Final = GOLD + 1
PORTAL: Final = STEAM + 1
ESTEEM: Final = PORTAL + 1
COLOURED: Final = ESTEEM + 1  # crystals of its own colour, by generator
TIMES: Final = COLOURED + SIX  # T.I.M.E. crystals, by generator
AIRSHIPS: Final = TIMES + SIX
HEIGHT: Final = AIRSHIPS + 1  # of the last airship, 0: none yet
RESTING: Final = HEIGHT + 1
UPGRADES: Final = RESTING + 1  # sets of cards
MISSIONS: Final = UPGRADES + 1
SEAT: Final = MISSIONS + 1  # so many

# Cells of the table.
STREAM: Final = SEAT * MAX_PLAYERS  # the monument at each height, -1: none yet
HEIGHTS: Final = STREAM + SIX  # the height 1-6 of each monument, 0: not there yet
BY: Final = HEIGHTS + SIX  # for each space the seat whose airship is there, or -1
CARD: Final = BY + SPACES  # for each space the card that lies there, or -1
DEPOSIT: Final = CARD + SPACES  # by monument and colour: how many crystals
BAG: Final = DEPOSIT + SPACES
BANK: Final = BAG + SIX
MINE: Final = BANK + 1
EFFORT_DECK: Final = MINE + 1  # decks: sets of cards
MISSION_DECK: Final = EFFORT_DECK + 1
ENCOUNTER_DECK: Final = MISSION_DECK + 1
DISCARD: Final = ENCOUNTER_DECK + 1
ROUND_UPGRADES: Final = DISCARD + 1  # of this round, not yet laid out
ROUND_EXPEDITIONS: Final = ROUND_UPGRADES + 1
CELLS: Final = ROUND_EXPEDITIONS + 1

# What is under way: the entries of `todo` (ST-9.6), each with its seat and up to three numbers.
TODO: Final = (
    *("end_turn", "extra_actions", "bonus", "receive", "pay", "buy", "reveal", "choose", "half"),
    *("purple", "pay_any", "pay_one", "pay_different", "gain", "take", "take_one", "take_any"),
    *("into", "pick", "special", "mister", "income", "fulfil", "supply"),
)
END_TURN: Final = 0
EXTRA_ACTIONS: Final = 1
BONUS: Final = 2  # monument, kind
RECEIVE: Final = 3  # kind, card
PAY: Final = 4  # left, from
BUY: Final = 5  # monument, bought, from
REVEAL: Final = 6  # left, cards
CHOOSE: Final = 7  # cards
HALF: Final = 8  # card
PURPLE: Final = 9  # card
PAY_ANY: Final = 10  # left, from
PAY_ONE: Final = 11
PAY_DIFFERENT: Final = 12
GAIN: Final = 13  # the three ints of a gain
TAKE: Final = 14  # colour, left
TAKE_ONE: Final = 15  # left
TAKE_ANY: Final = 16  # left, from
INTO: Final = 17
PICK: Final = 18
SPECIAL: Final = 19
MISTER: Final = 20
INCOME_OF: Final = 21
FULFIL: Final = 22  # mission
SUPPLY_DUE: Final = 23  # gap, the lowest height where one may be
WIDTH: Final = 5  # what, seat, three numbers


# A search makes a copy, plays on it and drops it: the next one takes its place.
@mypyc_attr(acyclic=True, free_list_len=1)
class State(core.State):
    """The truth. What nobody knows (the order of decks, the next crystal) is not decided yet.

    `todo` holds `depth` entries of WIDTH ints, what lies behind them means nothing; `answers` are
    those to the question that is open, none at chance; `extra_actions` are seats.
    """

    box: Box
    players: i64
    cells: vec[i64]
    todo: vec[i64]
    depth: i64 = 0
    answers: vec[i64]
    expeditions: vec[i64]  # packed by `expedition`, oldest first
    extra_actions: vec[i64]
    round: i64 = 1
    phase: i64 = SUPPLY
    turn: i64 = 0
    start: i64 = 0
    start_moved: bool = False
    card: i64 = -1  # who has taken the start player card, or -1
    passes: i64 = 0
    effort: i64 = -1  # the open card, or -1

    def __init__(self, box: Box, players: i64, cells: vec[i64]) -> None:
        self.box = box
        self.players = players
        self.cells = cells
        self.todo = vec[i64]()
        self.answers = vec[i64]()
        self.expeditions = vec[i64]()
        self.extra_actions = vec[i64]()


def copy(s: State) -> State:
    """Shares only the box; leaves out what lies above the top of the stack."""
    twin = State(s.box, s.players, s.cells[:])
    twin.todo = s.todo[: s.depth * WIDTH]
    twin.depth = s.depth
    twin.answers = s.answers[:]
    twin.expeditions = s.expeditions[:]
    twin.extra_actions = s.extra_actions[:]
    twin.round = s.round
    twin.phase = s.phase
    twin.turn = s.turn
    twin.start = s.start
    twin.start_moved = s.start_moved
    twin.card = s.card
    twin.passes = s.passes
    twin.effort = s.effort
    return twin


# The stack of what is under way.


def push(s: State, do: i64, seat: i64 = -1, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """On top: it is done before what is below. What `a`, `b`, `c` mean depends on `do`."""
    first = s.depth * WIDTH
    if first == len(s.todo):
        s.todo = append(append(append(append(append(s.todo, do), seat), a), b), c)
    else:
        s.todo[first] = do
        s.todo[first + 1] = seat
        s.todo[first + 2] = a
        s.todo[first + 3] = b
        s.todo[first + 4] = c
    s.depth += 1


def drop(s: State) -> None:
    """What is on top is done; its numbers stay where they are until the next `push`."""
    s.depth -= 1


def due(s: State) -> i64:
    """What is next; -1: nothing is under way."""
    return s.todo[(s.depth - 1) * WIDTH] if s.depth else i64(-1)


def due_seat(s: State) -> i64:
    """For whom the entry on top runs; -1 for nobody."""
    return s.todo[(s.depth - 1) * WIDTH + 1]


def number(s: State, k: i64) -> i64:
    """The k-th number of the entry that is next."""
    return s.todo[(s.depth - 1) * WIDTH + 2 + k]


def set_number(s: State, k: i64, value: i64) -> None:
    """Change the k-th number of the entry on top."""
    s.todo[(s.depth - 1) * WIDTH + 2 + k] = value


# Seats.


def of(s: State, seat: i64, what: i64) -> i64:
    """How much of something the seat has: gold, steam, esteem, airships ..."""
    return s.cells[seat * SEAT + what]


def add(s: State, seat: i64, what: i64, n: i64) -> None:
    """A negative number takes away; that there is enough is the caller's to know."""
    s.cells[seat * SEAT + what] += n


def crystals_in(s: State, seat: i64, generator: i64) -> i64:
    """Crystals of both kinds (ST-3.4)."""
    first = seat * SEAT + generator
    return s.cells[first + COLOURED] + s.cells[first + TIMES]


def all_crystals(s: State, seat: i64) -> i64:
    """In all generators of the seat, those of time included."""
    total: i64 = 0
    for k in range(seat * SEAT + COLOURED, seat * SEAT + TIMES + SIX):
        total += s.cells[k]
    return total


# Expeditions: a seat and the card that it took.


def expedition(seat: i64, card: i64) -> i64:
    """A seat and the card it has taken, in one number."""
    return seat * EXPEDITIONS + card


def taker(packed: i64) -> i64:
    """The seat in such a number."""
    return packed // EXPEDITIONS


def taken_card(packed: i64) -> i64:
    """The card in such a number."""
    return packed % EXPEDITIONS


def expeditions_of(s: State, seat: i64) -> list[int]:
    """In the order they were taken."""
    cards: list[int] = []
    for k in range(i64(len(s.expeditions))):
        if taker(s.expeditions[k]) == seat:
            cards.append(taken_card(s.expeditions[k]))
    return cards
