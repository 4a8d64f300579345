"""Can a game have come to this? What the counts of things alone do not tell (ST-9.5 to ST-9.9)."""

import re

from spieluhr.games.steam_time.components import (
    EXPEDITION,
    KIND_OF_LETTER,
    KINDS,
    MISSION,
    MONUMENTS,
    PACK,
    SPACES,
    UPGRADE,
    kind_of,
    monument_of,
    space_at,
    unpack,
)
from spieluhr.games.steam_time.knowledge.schema import Position, Todo
from spieluhr.games.steam_time.rules.state import (
    ACTIONS,
    AIRSHIPS,
    BY,
    CARD,
    END,
    HEIGHT,
    HEIGHTS,
    INCOME,
    OVER,
    PHASES,
    RESTING,
    STREAM,
    SUPPLY,
    TODO,
    State,
    of,
)
from spieluhr.kit.notation import refuse

# The stack as a word: one letter for each entry, in the order of TODO.
LETTERS = dict(zip(TODO, "exbrpyvchuaodgt1*iksmnfq", strict=True))
GOODS = r"k?i?\*?1?t*"  # what is left of a gain, the first on top
MIND = r"(?:g?[ao])"  # a payment that is asked for, on its yield
ACT = rf"(?:y|v|c|h|rp|u*{MIND}|u+|u*{GOODS})"
TURN = rf"x(?:m|(?=.){GOODS}|b(?=.){GOODS}|bg?(?=.){ACT})"
STACKS = {
    SUPPLY: r"q",
    INCOME: rf"n*{TURN}",
    ACTIONS: rf"|es|qs|e{TURN}",
    END: r"f*(?:g?[do])|f+",
    OVER: r"",
}
ACTION_OF = {"y": "crystals", "v": "encounter", "c": "encounter", "h": "encounter"}


def check_progress(given: Position, s: State) -> None:
    """Refuses a table that no game can have come to, with the reason."""
    _check_stack(given, s)
    _check_round(given, s)
    _check_stream(s)
    _check_airships(s)
    _check_turn(given, s)
    if "extra_actions" not in [entry.do for entry in given.todo] and given.extra_actions:
        refuse("“extra_actions” wait below an entry “extra_actions”")


def _check_stack(given: Position, s: State) -> None:
    word = "".join(LETTERS[entry.do] for entry in given.todo)
    if not re.fullmatch(STACKS[s.phase], word):
        refuse(f"“todo” cannot look like that in the phase {PHASES[s.phase]}")
    _check_incomes(given, s)
    _check_purple(given, s)
    _check_action(given, s)
    _check_special(given, s)
    if s.phase == END:
        _check_missions(given, s)


def _check_incomes(given: Position, s: State) -> None:
    """One for each seat that has not had its own yet, the next on top."""
    waiting = [entry.seat for entry in given.todo if entry.do == "income"]
    whole = [(s.start + k) % s.players for k in range(s.players - 1, 0, -1)]
    if waiting != whole[: len(waiting)]:
        refuse("incomes come from the start player on, one for each seat")


def _check_purple(given: Position, s: State) -> None:
    waiting = [(entry.seat, entry.card) for entry in given.todo if entry.do == "purple"]
    if not waiting:
        return
    active = next(entry.seat for entry in given.todo if entry.do == "bonus")
    assert isinstance(active, int)
    whole = [((active + k) % s.players, waiting[0][1]) for k in range(s.players - 1, 0, -1)]
    if waiting != whole[: len(waiting)]:
        refuse("the others are asked for the purple action clockwise, for the same card")
    if not s.box.purple[int(str(waiting[0][1])[1:]) - 1]:
        refuse(f"“{waiting[0][1]}” is not purple")


def _check_action(given: Position, s: State) -> None:
    """The action on top of a bonus is that of its space, by the same seat, on the extra."""
    names = [entry.do for entry in given.todo]
    if "bonus" not in names:
        _check_one_seat(given.todo)
        return
    at = names.index("bonus")
    bonus, above = given.todo[at], given.todo[at + 1 :]
    space = _space(s, bonus)
    _check_seats(bonus, above, s)
    received = [entry for entry in above if entry.do == "receive"]
    if bonus.kind == "expedition" and not received and not _has_expedition(given, bonus):
        refuse("rewards are those of an expedition that was taken")
    action = [entry for entry in above if LETTERS[entry.do] in "yvchru"]
    if not action:
        return
    extra = [s.box.extra[PACK * space + k] for k in range(PACK)]
    written = above[0].what if above[0].do == "gain" else {}
    if written != unpack(extra[0], extra[1], extra[2]):
        refuse("on the bonus lies the printed extra of its space")
    if written and above[0].seat != bonus.seat:
        refuse("the printed extra is for who stands on the space")
    first = action[0]
    kind = KINDS[KIND_OF_LETTER[str(first.card)[0]]] if first.do == "receive" else None
    if (kind or ACTION_OF.get(LETTERS[first.do], "encounter")) != bonus.kind:
        refuse("the action under way is not that of the bonus's space")
    _check_details(given, s, space, first)


def _space(s: State, bonus: Todo) -> int:
    space = space_at(MONUMENTS.index(str(bonus.monument)), KINDS.index(str(bonus.kind)))
    if s.box.from_players[space] > s.players:
        refuse(f"there is no space “{bonus.monument} {bonus.kind}”")
    return space


def _has_expedition(given: Position, bonus: Todo) -> bool:
    return isinstance(bonus.seat, int) and bool(given.seats[bonus.seat].expeditions)


def _check_details(given: Position, s: State, space: int, action: Todo) -> None:
    """What the entry of an action says must fit its space and its card."""
    shown = len(action.cards) if isinstance(action.cards, list) else 0
    left = action.left if isinstance(action.left, int) else 0
    if action.do == "reveal" and shown + left != s.box.amount[space]:
        refuse("as many encounters are revealed as the space shows")
    if action.do == "choose" and shown > s.box.amount[space]:
        refuse("as many encounters are revealed as the space shows")
    if action.do == "half" and s.box.purple[int(str(action.card)[1:]) - 1]:
        refuse("of a purple encounter the upper action is done")
    if action.do == "buy" and action.monument != MONUMENTS[monument_of(space)]:
        refuse("crystals are bought from the deposit of the space")
    if action.do == "receive":
        _check_paying(given, s, space, int(str(action.card)[1:]) - 1)


def _check_paying(given: Position, s: State, space: int, card: int) -> None:
    kind = kind_of(space)
    if kind == MISSION:
        refuse("a mission costs nothing")  # ST-5.7
    rounds = s.box.upgrade_rounds if kind == UPGRADE else s.box.expedition_rounds
    if rounds[card] != s.round:
        refuse("on the board lie cards of this round")
    paying = given.todo[-1]
    assert isinstance(paying.left, int)
    assert isinstance(paying.seat, int)
    if paying.left > given.seats[paying.seat].steam:
        refuse("each missing colour costs 1 steam")


def _check_seats(bonus: Todo, above: list[Todo], s: State) -> None:
    """Everything on a bonus is its seat's, but what the others do for a purple card."""
    others = {entry.seat for entry in above if entry.do != "purple"} - {bonus.seat}
    if not others:
        return
    purple = sum(entry.do == "purple" for entry in above)
    assert isinstance(bonus.seat, int)
    joining = (bonus.seat + s.players - 1 - purple) % s.players
    mine = [entry.do for entry in above if entry.seat == bonus.seat and entry.do != "purple"]
    if bonus.kind != "encounter" or others != {joining} or mine not in ([], ["gain"]):
        refuse("everything on a bonus belongs to its seat, or to one who joins a purple action")
    if any(entry.do in ("reveal", "choose", "half") for entry in above):
        refuse("who stands on the space chooses the encounter")


def _check_one_seat(todo: list[Todo]) -> None:
    seats = {
        entry.seat
        for entry in todo
        if isinstance(entry.seat, int) and entry.do not in ("income", "fulfil")
    }
    if len(seats) > 1:
        refuse("what is under way belongs to one seat")


def _check_special(given: Position, s: State) -> None:
    """ST-5.1: of the one who has just taken the card; ST-5.5: of the start player if nobody did."""
    if not given.todo or given.todo[-1].do != "special":
        return
    seat = given.todo[-1].seat
    if given.todo[0].do == "supply":
        right = s.card < 0 and seat == s.start
    else:
        right = s.card == s.turn and seat == s.turn
    if not right:
        refuse("a special action is for who takes the start player card")


def _check_missions(given: Position, s: State) -> None:
    if any(entry.do == "gain" and set(entry.what or ()) != {"esteem"} for entry in given.todo):
        refuse("a mission brings esteem")
    waiting = [(entry.seat, entry.mission) for entry in given.todo if entry.do == "fulfil"]
    order = {(s.start + k) % s.players: k for k in range(s.players)}
    keys = [(order[int(str(seat))], int(str(code)[1:])) for seat, code in reversed(waiting)]
    if keys != sorted(set(keys)):
        refuse("missions are asked for from the start player on, by their numbers")
    for seat, code in waiting:
        if code not in given.seats[int(str(seat))].missions:
            refuse(f"seat {seat} has no mission “{code}”")


def _check_round(given: Position, s: State) -> None:
    """ST-9.7, ST-9.8: what belongs to which phase."""
    if (s.phase in (END, OVER) and s.round != s.box.rounds) or s.round > s.box.rounds:
        refuse("the game ends after the last round")
    if s.phase == INCOME and s.round == 1:
        refuse("there is no income in round 1")
    opened = s.round - (1 if s.effort < 0 else 0)
    if s.effort < 0 and s.phase != SUPPLY:
        refuse("an effort card is open")
    if len(given.decks.effort) != 12 - opened or given.effort in given.decks.effort:
        refuse("the effort cards do not add up")
    if s.phase in (SUPPLY, INCOME) and s.card >= 0:
        refuse("the start player card lies beside the board")
    for space in range(SPACES):
        if s.phase in (SUPPLY, INCOME) and s.cells[BY + space] >= 0:
            refuse("no airship is under way in this phase")


def _check_stream(s: State) -> None:
    there = sum(s.cells[STREAM + height] >= 0 for height in range(6))
    if there < 6 and (s.phase != SUPPLY or s.round > 1 or s.effort >= 0):
        refuse("all six monuments are in the time stream")
    for space in range(SPACES):
        card, by = s.cells[CARD + space], s.cells[BY + space]
        if card >= 0 and by >= 0:
            refuse("who stands on a space has its card")
        kind = kind_of(space)
        if card >= 0 and kind in (UPGRADE, EXPEDITION):
            rounds = s.box.upgrade_rounds if kind == UPGRADE else s.box.expedition_rounds
            if rounds[card] != s.round:
                refuse("on the board lie cards of this round")


def _check_airships(s: State) -> None:
    """ST-5.2: each one strictly higher than the one before."""
    for seat in range(s.players):
        heights = [
            s.cells[HEIGHTS + monument_of(space)]
            for space in range(SPACES)
            if s.cells[BY + space] == seat
        ]
        if len(heights) + of(s, seat, AIRSHIPS) != s.box.airships:
            refuse(f"the airships of seat {seat} do not add up")
        if len(set(heights)) != len(heights) or of(s, seat, HEIGHT) != max(heights, default=0):
            refuse(f"the airships of seat {seat} went up the time stream, the last one highest")


def _check_turn(given: Position, s: State) -> None:
    over = given.todo[:1] and given.todo[0].do == "supply"
    acting = s.phase == ACTIONS and not over
    if not acting and (s.turn != s.start or s.passes or s.start_moved):
        refuse("outside the actions nobody has moved or passed, and it is the start player's turn")
    resting = [of(s, seat, RESTING) != 0 for seat in range(s.players)]
    if s.phase in (SUPPLY, INCOME) and any(resting):
        refuse("nobody rests in this phase")
    if not acting:
        return
    fresh = all(of(s, seat, AIRSHIPS) == s.box.airships for seat in range(s.players))
    if not s.start_moved and (s.turn != s.start or s.card >= 0 or any(resting) or not fresh):
        refuse("the start player has the first turn of a round")
    moved = resting[s.start] or of(s, s.start, AIRSHIPS) < s.box.airships
    if s.start_moved != moved:
        refuse("“start_moved” tells whether the start player has had his first turn")
    if s.passes >= s.players or not all(
        resting[(s.turn - k) % s.players] for k in range(1, s.passes + 1)
    ):
        refuse("“passes” are those who have just passed, and who passes rests")
    if given.todo and s.passes:
        refuse("who places or takes the card ends the passes")
