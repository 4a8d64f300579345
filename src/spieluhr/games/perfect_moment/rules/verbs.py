"""Who decides, what is possible, what it does: the rules by step."""

from mypy_extensions import i64

from spieluhr.core.bits import count, elements, nth
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.rules import CHANCE, OVER, Outcome
from spieluhr.games.perfect_moment import moves
from spieluhr.games.perfect_moment.components import KEYS, SOLO_WON
from spieluhr.games.perfect_moment.rules import echo, flow, items, setup, turn
from spieluhr.games.perfect_moment.rules.cards import look_at_drinks
from spieluhr.games.perfect_moment.rules.score import points
from spieluhr.games.perfect_moment.state import (
    ACES_STEP,
    ACT,
    ANSWER,
    BOTTOM1,
    BOTTOM2,
    CHOOSE,
    DEAL,
    DRAW1,
    DRAW2,
    DRAWRIGHT,
    ECHO,
    ECHOCARD,
    ECHOPLAN,
    END,
    EXTRA,
    FACE_STEP,
    FACEEXTRA,
    FACEFIRST,
    FACEPLAN,
    FACERIGHT,
    FACERING,
    FILL,
    FILLOTHER,
    FLIP,
    GIVE,
    KNIFE_STEP,
    LAY,
    LOOK1,
    LOOK4,
    NEWPLAN,
    OWN,
    PICK1,
    PICK2,
    REASONS,
    RUNNING,
    SETUP,
    SHED,
    SORT,
    STACK,
    STEAL,
    SWAP1,
    SWAP2,
    TAKE1,
    TAKE2,
    TOP1,
    TOP2,
    TURN,
    TURN1,
    TURN2,
    TURNOTHER,
    State,
    doing,
    face_towards,
    is_carried_out,
    possible_at,
    step,
    user,
)
from spieluhr.games.perfect_moment.state import DISPLAYS as DISPLAY_CELLS


def is_chance(at_step: i64) -> bool:
    if at_step <= ECHOPLAN:
        return (
            at_step == FLIP
            or at_step == NEWPLAN
            or at_step == DEAL
            or at_step == ECHOCARD
            or at_step == EXTRA
            or at_step == ECHOPLAN
        )
    if LOOK1 <= at_step <= LOOK4:
        return True
    return (
        at_step == DRAW1
        or at_step == DRAW2
        or at_step == TAKE1
        or at_step == TAKE2
        or at_step == DRAWRIGHT
    )


def gives_back(at_step: i64) -> bool:
    """A card of one's own goes to the deck."""
    if at_step == BOTTOM1 or at_step == BOTTOM2 or at_step == SHED:
        return True
    return at_step == TOP1 or at_step == TOP2


def actor(s: State) -> i64:
    if s.reason != RUNNING:
        return OVER
    at_step = step(s)
    if is_chance(at_step):
        return CHANCE
    if s.solo:
        return 0
    if at_step == ANSWER or at_step == PICK2 or at_step == FILLOTHER:
        return 1 - user(s)
    return user(s)


def legal(s: State) -> list[int]:
    if s.reason != RUNNING:
        return []
    at_step = step(s)
    if at_step == ACT:
        return turn.acts(s)
    if is_chance(at_step):
        return _results(s, at_step)
    if at_step == FILL or at_step == FILLOTHER:
        return items.fills(s)
    if at_step <= FACEEXTRA or at_step >= DRAWRIGHT or at_step == FACERING:
        return _legal_set_up_and_faces(s, at_step)
    return _legal_item(s, at_step)


def _results(s: State, at_step: i64) -> list[int]:
    """All results of chance."""
    what = doing(s)
    if at_step == FLIP:
        return setup.flips(s) if what == SETUP else turn.flips(s)
    if LOOK1 <= at_step <= LOOK4:
        return items.looks(s)
    if what == SETUP:
        return [moves.DEAL + card for card in elements(possible_at(s, 0))]
    return items.draws(s)


def _legal_set_up_and_faces(s: State, at_step: i64) -> list[int]:
    if at_step == OWN or at_step == GIVE or at_step == END:
        return setup.jobs(s)
    return turn.faces(s.paradox >> 1 if at_step == FACE_STEP else s.card)


def _legal_item(s: State, at_step: i64) -> list[int]:
    if gives_back(at_step):
        return items.sheds(s) if at_step == SHED else items.own_cards(s)
    if at_step == TURN1 or at_step == TURN2:
        return items.turns(s)
    if at_step == TURNOTHER:
        return [moves.TURN + 2, moves.TURN + 3]
    if at_step == SORT or at_step == STACK:
        return items.sorts(s)
    if at_step == SWAP1 or at_step == SWAP2:
        return items.swaps(s)
    if at_step == PICK1 or at_step == PICK2:
        return items.picks(s, at_step == PICK2)
    if at_step == LAY:
        return items.lays(s)
    return _legal_score_item(s, at_step)


def _legal_score_item(s: State, at_step: i64) -> list[int]:
    if at_step == ANSWER:
        return [moves.YES, moves.NO]
    if at_step == CHOOSE:
        return items.chosen_items(s)
    if at_step == ACES_STEP:
        return items.aces(s)
    if at_step == STEAL:
        return items.steals(s)
    if at_step == KNIFE_STEP:
        return items.knives(s)
    return []


def apply(s: State, m: i64, out: list[Event] | None) -> None:
    """Does not check the move: it must be one of `legal`."""
    what, at_step = doing(s), step(s)
    if what == TURN:
        _apply_turn(s, m, at_step, out)
    elif what == SETUP:
        _apply_set_up(s, m, at_step, out)
    elif what == ECHO:
        _apply_echo(s, m, at_step, out)
    else:
        _apply_item(s, m, at_step, out)
    flow.proceed(s, out)
    if out is not None and s.reason != RUNNING:
        out.append(Event("over", outcome(s).json()))


def _apply_turn(s: State, m: i64, at_step: i64, out: list[Event] | None) -> None:
    over = False
    if at_step == ACT:
        over = turn.act(s, m, out)
        if not over and doing(s) != TURN:
            flow.start(s, out)
        over = over or (doing(s) == TURN and step(s) == ACT)  # a fragment scored
    elif at_step == NEWPLAN:
        turn.new_plan(s, m - moves.DRAW, out)
        over = True
    elif at_step == FLIP:
        turn.flip(s, m - moves.FLIP, out)
    else:
        turn.face_paradox(s, m - moves.FACING, out)
        look_at_drinks(s, out)
        over = True
    if over and s.reason == RUNNING:
        flow.next_turn(s, out)


def _apply_set_up(s: State, m: i64, at_step: i64, out: list[Event] | None) -> None:
    if at_step == FLIP:
        setup.flip(s, m, out)
    elif at_step == FACE_STEP:
        turn.face_paradox(s, m - moves.FACING, out)
        setup.after_paradox(s)
    elif at_step == DEAL or at_step == ECHOCARD or at_step == EXTRA:
        setup.deal(s, m - moves.DEAL, out)
    elif at_step == ECHOPLAN:
        setup.echo_plan(s, m - moves.DEAL, out)
    elif at_step == FACEFIRST or at_step == FACEEXTRA:
        setup.face(s, m - moves.FACING, out)
    else:
        setup.give_job(s, m, out)
    if s.depth == 0:
        flow.next_turn(s, out)


def _apply_echo(s: State, m: i64, at_step: i64, out: list[Event] | None) -> None:
    over = False
    if at_step == NEWPLAN:
        over = echo.new_plan(s, m - moves.DRAW, out)
    elif at_step == DRAWRIGHT:
        echo.draw_right(s, m - moves.DRAW, out)
    elif at_step == FACERIGHT:
        echo.face_right(s, m - moves.FACING, out)
    elif at_step == FACEPLAN:
        echo.face_plan(s, m - moves.FACING, out)
    elif at_step == FLIP:
        turn.flip(s, m - moves.FLIP, out)
    else:
        turn.face_paradox(s, m - moves.FACING, out)
        look_at_drinks(s, out)
        over = True
    if over:
        flow.next_turn(s, out)


def _apply_item(s: State, m: i64, at_step: i64, out: list[Event] | None) -> None:
    if LOOK1 <= at_step <= LOOK4:
        items.look(s, m - moves.LOOK, out)
    elif at_step == DRAW1 or at_step == DRAW2:
        items.draw(s, m - moves.DRAW, out)
    elif at_step == TAKE1 or at_step == TAKE2:
        items.take_apart(s, m - moves.DRAW, out)
    elif (
        at_step == BOTTOM1
        or at_step == BOTTOM2
        or at_step == TOP1
        or at_step == TOP2
        or at_step == SHED
    ):
        items.give_back(s, m, out)
    elif at_step == TURNOTHER:
        items.turn_other(s, m, out)
    elif at_step == STEAL:
        items.steal(s, m - moves.STEAL, out)
    elif at_step == ACES_STEP:
        items.use_aces(s, m, out)
    elif at_step == PICK1:
        items.pick(s, m, out)
    elif at_step == PICK2:
        items.exchange(s, m, out)
    elif at_step == FACERING:
        items.face_ring(s, m - moves.FACING, out)
    else:
        _apply_own_way(s, m, at_step, out)
        return
    if s.reason == RUNNING:
        flow.go_on(s)


def _apply_own_way(s: State, m: i64, at_step: i64, out: list[Event] | None) -> None:
    """Steps that choose themselves where the item goes on."""
    if at_step == FILL or at_step == FILLOTHER:
        items.fill(s, m - moves.PLACE, out)
    elif at_step == TURN1 or at_step == TURN2:
        items.turn_own(s, m, out)
    elif at_step == SORT or at_step == STACK:
        items.sort(s, m, out)
    elif at_step == SWAP1 or at_step == SWAP2:
        items.swap(s, m, out)
    elif at_step == ANSWER:
        items.answer(s, m, out)
    elif at_step == CHOOSE:
        items.choose(s, m, out)
    elif at_step == KNIFE_STEP:
        items.use_knife(s, m, out)
    elif at_step == NEWPLAN:
        items.new_plan_for_other(s, m - moves.DRAW, out)
        look_at_drinks(s, out)
        flow.go_on(s)
    elif at_step == LAY:
        _lay(s, m - moves.PLACE, out)


def _lay(s: State, side: i64, out: list[Event] | None) -> None:
    """keys: the item that now faces the user is carried out, unless it is already (PM-6.8)."""
    items.lay_apart(s, side, out)
    is_keys = doing(s) == KEYS
    flow.go_on(s)
    if is_keys:
        seat = user(s)
        item = face_towards(s.cells[DISPLAY_CELLS + 3 * seat + 1], seat)
        if not is_carried_out(s, item):
            flow.carry_out(s, item, KEYS, out)


def outcome(s: State) -> Outcome:
    """PM-5.2: a tie goes to whoever made the last turn. Solo: 18 points are needed (PM-7.7)."""
    reason = REASONS[s.reason]
    mine = points(s, 0)
    if s.solo:
        return Outcome([mine], [1 if mine >= SOLO_WON else 2], reason)
    theirs = points(s, 1)
    first_wins = mine > theirs or (mine == theirs and s.player == 0)
    return Outcome([mine, theirs], [1, 2] if first_wins else [2, 1], reason)


def sample(s: State, dice: Dice) -> i64:
    """A random one of `legal`, each equally likely."""
    at_step = step(s)
    what = doing(s)
    if is_chance(at_step) and what != SETUP and at_step != FLIP:
        place = at_step - LOOK1 if LOOK1 <= at_step <= LOOK4 else 0
        possible = possible_at(s, place)
        card = nth(possible, dice.below(count(possible)))
        return (moves.LOOK if LOOK1 <= at_step <= LOOK4 else moves.DRAW) + card
    found = legal(s)
    return found[dice.below(len(found))]
