"""Is a table that was read one at which a game can stand?"""

from collections import Counter

from spieluhr.games.dragonkeepers.components import CHESTS, FRONT, JOKER, LAST_TURN, RING
from spieluhr.games.dragonkeepers.rules import finish, lay, moves
from spieluhr.games.dragonkeepers.rules.book import (
    bottom_of,
    due_page,
    due_reveal,
    is_open,
    page_colour,
    pool_size,
    reveal_kinds,
    size,
    top_of,
)
from spieluhr.games.dragonkeepers.rules.chests import CHEST_WORDS
from spieluhr.games.dragonkeepers.rules.play import handler
from spieluhr.games.dragonkeepers.rules.state import (
    ACT,
    ALONG,
    COATS,
    CRYSTAL,
    CRYSTALS,
    DUE_WORDS,
    END,
    LAY,
    OVER,
    PEARLS,
    REFILL,
    RETURN,
    SETTLED,
    SETUP,
    SUPPLY_PEARLS,
    TAKE,
    State,
    amulets,
    has_colour,
    is_closed,
    of_seat,
    row_colours,
    stack,
    thing_of,
)
from spieluhr.kit.notation import refuse

REFILLS = ["reveal left", "page left", "reveal right", "page right"]


def check_progress(s: State) -> None:
    """Refuses a table that no game can have come to, with the reason."""
    _check_pearls(s)
    _check_coats(s)
    _check_pending(s)
    _check_who(s)
    _check_book(s)
    _check_turn(s)
    _check_chest(s)
    if s.phase in (LAY, END):
        _check_lay(s)
    if s.phase == RETURN and len(stack(s, s.active, s.returning)) < 2:
        refuse("nothing can be returned from a stack of one")
    if s.phase != OVER and not handler(s).legal(s):
        refuse("there is no move in this phase")


def _check_pearls(s: State) -> None:
    """DK-3.7: one for every ring, red ones first; values only at the end."""
    pearls = [thing_of(s.pearls[k]) for k in range(len(s.pearls))]
    for colour in range(2):
        values = Counter(
            dict(zip(s.box.pearl_values[colour], s.box.pearl_counts[colour], strict=True))
        )
        settled = Counter(p - SETTLED for p in pearls if p - SETTLED in values)
        taken = pearls.count(colour) + sum(settled.values())
        if taken + s.cells[SUPPLY_PEARLS + colour] != sum(values.values()) or settled - values:
            refuse("the pearls do not add up")
        if colour and taken and s.cells[SUPPLY_PEARLS]:
            refuse("a red pearl is taken while there is one")
    left = s.cells[SUPPLY_PEARLS] + s.cells[SUPPLY_PEARLS + 1]
    for seat in range(s.players):
        rings = len(of_seat(s.taken_pieces, seat)) // RING
        if len(of_seat(s.pearls, seat)) != rings and left:
            refuse("every closed ring has brought a pearl")
    if any(p >= SETTLED for p in pearls) and s.phase not in (PEARLS, OVER):
        refuse("pearls have no value before the end")


def _check_coats(s: State) -> None:
    for seat in range(s.players):
        if s.cells[COATS + seat] and len(row_colours(s, seat)) < 4:
            refuse("a coat of arms is for all four colours")


def _check_pending(s: State) -> None:
    due = [DUE_WORDS[s.pending[k]] for k in range(len(s.pending))]
    if (s.phase in (SETUP, REFILL, PEARLS)) != bool(due):
        refuse("“pending” is what chance has still to decide")
    if s.phase == SETUP:
        whole = ["remove"] * s.box.removed[s.players]
        whole += ["start"] * sum(s.box.dealt[: s.players]) + REFILLS
        if due != whole[len(whole) - len(due) :]:
            refuse("“pending” in set-up: pieces, start cards, then the display")
    elif s.phase == REFILL and due != [word for word in REFILLS if word in due]:
        refuse("“pending” while refilling: left before right, the card before the page")
    elif s.phase == PEARLS:
        unsettled = sum(thing_of(s.pearls[k]) < SETTLED for k in range(len(s.pearls)))
        if due != ["pearl"] * unsettled:
            refuse("“pending” at the end: one for every pearl without a value")


def _check_who(s: State) -> None:
    if (s.turn == 0) != (s.phase == SETUP) or s.turn > LAST_TURN:
        refuse(f"“turn” is 0 in set-up, then 1 to {LAST_TURN}")
    if s.phase not in (ALONG, LAY, END) and s.seat != s.active:
        refuse("the active player decides")
    if s.phase == ALONG and s.seat == s.active:
        refuse("only the others lay along")
    if (len(s.laying) > 0) != (s.phase in (LAY, END)):
        refuse("“laying” holds the cards of an unfinished lay")
    if (s.returning >= 0) != (s.phase == RETURN):
        refuse("“returning” is a colour in the phase return")


def _check_book(s: State) -> None:
    for side in range(2):
        cards, due = top_of(s, side), [s.pending[k] for k in range(len(s.pending))]
        if len(bottom_of(s, side)) and not pool_size(s, side):
            refuse("with an empty pool all known cards stand in “top”")
        if len(cards) == 0 and s.phase != SETUP and due_page(side) not in due:
            refuse("both sides of the book have a page")
        if len(cards) and cards[0] < 0 and len(cards) == 1 and not reveal_kinds(s, side):
            refuse("the pool holds no card with the back of the page")
        if is_open(s, side) and s.phase != SETUP and due_reveal(side) not in due:
            changed = s.changed >> side & 1
            if size(s, side) - changed > 1:
                refuse("an open place is filled while its pile holds two cards")
        if not is_open(s, side) and due_reveal(side) in due:
            refuse("a card is due where one lies")


def _check_turn(s: State) -> None:
    both_open = is_open(s, 0) and is_open(s, 1)
    taking = s.phase in (TAKE, REFILL, CRYSTAL)
    if taking and (s.changed or s.last):
        refuse("the book is changed after taking")
    if s.phase == TAKE and (s.taken > 3 or both_open):
        refuse("nothing can be taken here")
    if s.phase == CRYSTAL and (s.taken != 3 or both_open or not s.cells[CRYSTALS + s.active]):
        refuse("a crystal is asked for after the third card")
    if not taking and s.phase != SETUP and s.taken == 0 and not s.last:
        refuse("the first card is mandatory")
    if s.last and (s.taken or not both_open):
        refuse("the last turn finds both places open")
    if s.phase in (PEARLS, OVER) and not finish.reason(s):
        refuse("there is no reason for the end")
    own = s.seat == s.active and s.phase not in (SETUP, PEARLS, OVER)
    if own and amulets(s) >= s.box.end_amulets[s.players]:
        refuse("enough amulets are finished: no turn begins")


def _check_chest(s: State) -> None:
    if s.chest < 0:
        if s.phase == RETURN:
            refuse("the power return has been used")
        return
    power = CHEST_WORDS[s.chest].split(" ")[0]
    if not s.chests >> CHESTS.index(power) & 1:
        refuse(f"the chest “{power}” is not in the game")
    if s.phase in (TAKE, REFILL, CRYSTAL) and s.chest != moves.WIND:
        refuse("before taking only wind is used")
    if s.phase == RETURN and s.chest != moves.RETURN + s.returning:
        refuse("the power return has been used for that colour")
    if s.phase == ACT and lay.changed_by(s.chest) and not lay.first_cards(s, s.seat):
        refuse("after that power the lay must follow")


def _check_lay(s: State) -> None:
    """DK-7.3: one colour, in order, a real dragon first, as many as the page asks for."""
    cards = [s.laying[k] for k in range(len(s.laying))]
    colour, wanted = page_colour(s), lay.wanted(s, s.seat)
    if any(kind != JOKER and FRONT[kind] != colour for kind in cards):
        refuse("dragons of the page's colour are laid")
    if cards != sorted(cards) or cards[0] == JOKER:
        refuse("cards are laid in order, a backlight dragon never first")
    if is_closed(s, s.seat, colour) != lay.has_key(s, s.seat):
        refuse("nothing is laid on a closed stack")
    if s.phase == LAY and len(cards) >= wanted:
        refuse("the lay is complete")
    if s.phase == END and (len(cards) != wanted or has_colour(s, s.seat, colour)):
        refuse("an end is chosen for a complete lay of a new colour")
    if s.phase == END and not row_colours(s, s.seat):
        refuse("in an empty row there is no choice")
