"""Who decides, what is possible, what it does: the verbs of play, by procedure and step."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.rules import CHANCE, OVER, Outcome, Rules
from spieluhr.games.perfect_moment.components import ITEMS, SOLO_WON, era_set
from spieluhr.games.perfect_moment.options import Options
from spieluhr.games.perfect_moment.rules import (
    apart,
    echo,
    exchange,
    hand,
    looking,
    moves,
    plans,
    setup,
    solo_setup,
    turn,
    turning,
)
from spieluhr.games.perfect_moment.rules import state as table
from spieluhr.games.perfect_moment.rules.score import points
from spieluhr.games.perfect_moment.rules.state import (
    CHANCE_STEPS,
    OTHERS_STEPS,
    REASONS,
    RUNNING,
    STAGES,
    State,
    stage,
    stage_of,
    step,
    user,
)
from spieluhr.games.perfect_moment.rules.steps import Step

SET_UP_FOR_TWO: Final[dict[int, Step]] = {
    table.FLIP: setup.TurnUp(),
    table.DEAL: setup.Deal(),
    table.OWN: setup.CoverForDisplay(moves.OWN, table.LAID_OWN, table.GIVE),
    table.GIVE: setup.CoverForDisplay(moves.GIVE, table.LAID_GIVEN, table.END),
    table.END: setup.CoverForDeck(),
}
SET_UP_ALONE: Final[dict[int, Step]] = {
    table.FLIP: turn.TurnUpParadox(),
    table.FACE_STEP: solo_setup.FaceFirstParadox(),
    table.ECHOCARD: solo_setup.DealEchosCard(),
    table.FACEFIRST: solo_setup.FaceEchosCard(),
    table.DEAL: setup.Deal(),
    table.OWN: solo_setup.LayOwn(),
    table.GIVE: solo_setup.GiveEcho(),
    table.END: solo_setup.DiscardOne(),
    table.EXTRA: solo_setup.DealExtra(),
    table.FACEEXTRA: solo_setup.FaceExtra(),
    table.ECHOPLAN: solo_setup.DealEchosPlan(),
}
PARADOX: Final[dict[int, Step]] = {
    table.FLIP: turn.TurnUpParadox(),
    table.FACE_STEP: turn.FaceNewParadox(),
}
TURN: Final[dict[int, Step]] = {
    table.ACT: turn.Act(),
    table.NEWPLAN: turn.NewPlan(),
    **PARADOX,
}
ECHO: Final[dict[int, Step]] = {
    table.DRAWRIGHT: echo.DrawRight(),
    table.FACERIGHT: echo.FaceRight(),
    table.FACEPLAN: echo.FacePlan(),
    table.NEWPLAN: echo.NewPlan(),
    **PARADOX,
}
ITEM: Final[dict[int, Step]] = {
    table.TURN1: turning.TurnFirst(),
    table.TURN2: turning.TurnSecond(),
    table.TURNOTHER: turning.TurnOther(),
    table.DRAW1: hand.DrawToHand(),
    table.DRAW2: hand.DrawToHand(),
    table.BOTTOM1: hand.Discard(),
    table.BOTTOM2: hand.Discard(),
    table.TOP1: hand.PutBack(),
    table.TOP2: hand.PutBack(),
    table.STEAL: hand.Steal(),
    table.FILL: hand.Fill(),
    table.FILLOTHER: hand.FillOther(),
    table.LOOK1: looking.Look(0),
    table.LOOK2: looking.Look(1),
    table.LOOK3: looking.Look(2),
    table.LOOK4: looking.Look(3),
    table.SORT: looking.Sort(2),
    table.STACK: looking.Stack(4),
    table.ACES_STEP: looking.Aces(),
    table.SWAP1: exchange.Swap(),
    table.SWAP2: exchange.Swap(),
    table.PICK1: exchange.Pick(),
    table.PICK2: exchange.Exchange(),
    table.FACERING: exchange.FaceRing(),
    table.TAKE1: apart.DrawApart(),
    table.TAKE2: apart.DrawApart(),
    table.LAY: apart.LayApart(),
    table.SHED: apart.Shed(),
    table.ANSWER: plans.Answer(),
    table.NEWPLAN: plans.NewPlanForOther(),
    table.CHOOSE: plans.Choose(),
    table.FIRST: plans.Repeat(is_last=False),
    table.SECOND: plans.Repeat(is_last=True),
    table.KNIFE_STEP: plans.Knife(),
}


def _handlers(set_up: dict[int, Step]) -> vec[Step]:
    """By stage; all items share their steps. What is not named never comes up."""
    handlers = [Step()] * STAGES
    procedures = {table.SETUP: set_up, table.TURN: TURN, table.ECHO: ECHO}
    for procedure in range(len(table.PROCEDURES)):
        steps = ITEM if procedure < len(ITEMS) else procedures[procedure]
        for at_step, handler in steps.items():
            handlers[stage_of(procedure, at_step)] = handler
    return vec[Step](handlers)


FOR_TWO: Final = _handlers(SET_UP_FOR_TWO)
ALONE: Final = _handlers(SET_UP_ALONE)


def _handler(s: State) -> Step:
    return ALONE[stage(s)] if s.solo else FOR_TWO[stage(s)]


class Play(Rules[State]):
    """The verbs of play; `knowledge` adds what a seat knows of a table."""

    __slots__ = ()

    def new(self, options: object, seats: int) -> State:
        assert isinstance(options, Options)
        return setup.new(options.solo, era_set(list(options.eras)))

    def actor(self, s: State) -> i64:
        if s.reason != RUNNING:
            return OVER
        at_step = step(s)
        if CHANCE_STEPS >> at_step & 1:
            return CHANCE
        if s.solo:
            return 0
        return 1 - user(s) if OTHERS_STEPS >> at_step & 1 else user(s)

    def legal(self, s: State) -> list[int]:
        return [] if s.reason != RUNNING else _handler(s).legal(s)

    def apply(self, s: State, m: i64, out: list[Event] | None = None) -> None:
        _handler(s).apply(s, m, out)
        while s.reason == RUNNING:
            if s.depth == 0:
                _begin_turn(s, out)
            elif _handler(s).awaits(s, out):
                break
        if out is not None and s.reason != RUNNING:
            out.append(Event("over", self.outcome(s).json()))

    def copy(self, s: State) -> State:
        return table.copy(s)

    def outcome(self, s: State) -> Outcome:
        """PM-5.2: a tie goes to whoever made the last turn. Solo: 18 points are needed (PM-7.7)."""
        reason = REASONS[s.reason]
        mine = points(s, 0)
        if s.solo:
            return Outcome([mine], [1 if mine >= SOLO_WON else 2], reason)
        theirs = points(s, 1)
        first_wins = mine > theirs or (mine == theirs and s.player == 0)
        return Outcome([mine, theirs], [1, 2] if first_wins else [2, 1], reason)

    def sample(self, s: State, dice: Dice) -> i64:
        return _handler(s).sample(s, dice)


def _begin_turn(s: State, out: list[Event] | None) -> None:
    seat = 1 - s.player if s.turn > 0 else i64(0)
    if s.solo and seat == 1:
        echo.begin(s, out)
    else:
        turn.begin(s, seat, out)


PLAY: Final = Play()  # for those who hold only a state
