"""Is a table that was read one at which a game can stand?"""

from spieluhr.core.bits import count, elements
from spieluhr.games.antinomy.components import (
    CARD_SET,
    CODES,
    COLOUR,
    COLOURS,
    FIRST_FLARE,
    GOAL,
    HAND,
    LAST_TURN,
    NEXT_COLOUR,
    NO_CARD,
    NO_COLOUR,
    RELIC_SET,
    RELICS,
    ROW,
    SHRINE_PLACES,
    SOLO_STONES,
    SUPPLY,
)
from spieluhr.games.antinomy.knowledge.schema import Position
from spieluhr.games.antinomy.knowledge.view import supply
from spieluhr.games.antinomy.rules import duel, solo, steps
from spieluhr.games.antinomy.rules.state import (
    CRYSTALS,
    DEAL,
    DRAW,
    DROP,
    MOVE,
    NO_SWAP,
    NOWHERE,
    ORDER,
    OVER,
    PARADOX,
    PHASES,
    PLACE,
    REMOVE,
    REPLACE,
    REVEAL,
    SWAP,
    WANDS,
    State,
    copy,
    hand_set,
)
from spieluhr.kit.notation import card_set, refuse

TWO_PLAYER_PHASES = {DEAL, PLACE, MOVE, PARADOX, ORDER, REVEAL, OVER}
SOLO_PHASES = {DEAL, PLACE, MOVE, PARADOX, REMOVE, DROP, DRAW, SWAP, ORDER, REPLACE, OVER}


def check(given: Position, s: State) -> None:
    """Malformed, with the reason, if a game cannot stand like this."""
    _check_cards(given, s)
    _check_phase(s)
    _check_wands(s)
    _check_counts(given, s)
    _check_swap_and_reveal(s)
    if s.phase in (DEAL, PLACE):
        _check_set_up(s)
    if s.level:
        _check_solo(s)
    _check_end(s)


def _check_cards(given: Position, s: State) -> None:
    """Every card exactly once; two players: what is not dealt yet is the pile."""
    row = [code for code in given.timeline if code is not None]
    lying = [*row, *(code for codes in given.hands for code in codes)]
    lying += [code for code in (given.codex.card, given.drawn or None) if isinstance(code, str)]
    everywhere = card_set(lying, CODES)
    for name, members in (("pile", s.pile), ("shrine", s.shrine), ("removed", s.removed)):
        if s.level and everywhere & members:
            refuse(f"a card of “{name}” lies elsewhere too")
        everywhere |= members if s.level else 0
    box = CARD_SET if s.level else RELIC_SET
    if everywhere & ~box:
        refuse("extinguished relics and flares belong to the solo game")
    if s.level == 0:
        s.pile = box & ~everywhere if s.phase == DEAL else 0
    if s.level == 0 and s.phase == DEAL:
        everywhere = box
    if everywhere != box:
        missing = CODES[elements(box & ~everywhere)[0]]
        refuse(f"“{missing}” is missing")
    _check_hands(s)
    if s.codex >= RELICS:
        refuse("the codex is a relic")


def hand_size(s: State, seat: int) -> int:
    """Cards that the seat holds, from 0 to 3."""
    return count(hand_set(s, seat))


def _check_hands(s: State) -> None:
    """Flares come into a hand only in the middle of a solo paradox."""
    for seat in range(1 if s.level else 2):
        members = hand_set(s, seat)
        if members >> FIRST_FLARE and s.phase not in (SWAP, ORDER):
            refuse("a flare is never in the hand")
        short = s.phase in (DROP, DRAW) and count(members) == HAND - 1
        if s.phase != DEAL and count(members) != HAND and not short:
            refuse(f"in this phase a hand holds {HAND} cards")


def _check_phase(s: State) -> None:
    if s.phase not in (SOLO_PHASES if s.level else TWO_PLAYER_PHASES):
        refuse(f"there is no phase “{PHASES[s.phase]}” with these options")
    started = s.phase not in (DEAL, PLACE)
    if started != (s.turn > 0):
        refuse("“turn” is 0 until all wands stand, then 1 or more")
    if s.level == 0 and s.turn > LAST_TURN:
        refuse(f"“turn” is {LAST_TURN} at most")
    if s.phase == DEAL:
        _check_deal(s)
    elif s.codex == NO_CARD or s.colour == NO_COLOUR:
        refuse("the codex has a card and a colour once the cards are dealt")
    elif NO_CARD in [s.cells[place] for place in range(ROW)]:
        refuse("the timeline is full once the cards are dealt")


def _check_deal(s: State) -> None:
    """AN-2.1: hands, row, codex, in this order; solo cards wait in the pile."""
    if s.codex != NO_CARD or s.colour != NO_COLOUR:
        refuse("codex and colour are null while cards are dealt")
    dealt = [hand_size(s, seat) for seat in range(1 if s.level else 2)]
    dealt += [int(s.cells[place] != NO_CARD) for place in range(ROW)]
    full = [HAND] * (1 if s.level else 2) + [1] * ROW
    for k in range(len(full) - 1):
        if dealt[k] < full[k] and any(dealt[k + 1 :]):
            refuse("cards are dealt in order: hands, then the timeline")


def _check_wands(s: State) -> None:
    wands = [s.cells[WANDS + seat] for seat in range(1 if s.level else 2)]
    standing = sum(wand != NOWHERE for wand in wands)
    if s.phase == DEAL and standing:
        refuse("no wand stands while cards are dealt")
    if s.phase == PLACE and (standing == len(wands) or wands[-1] != NOWHERE):
        refuse("seat 0 places its wand first, and one is still to be placed")
    if s.phase not in (DEAL, PLACE) and standing != len(wands):
        refuse("all wands stand once the game has begun")


def _check_counts(given: Position, s: State) -> None:
    if s.phase in (DEAL, PLACE) and any(given.crystals):
        refuse("nobody has crystals before the first turn")
    if s.level == 0 and (max(given.crystals) > GOAL or sum(given.crystals) > SUPPLY):
        refuse(f"nobody has more than {GOAL} crystals, and all together {SUPPLY}")
    if s.level and s.stones > SOLO_STONES[s.level]:
        refuse(f"on this level there are at most {SOLO_STONES[s.level]} stones")
    if given.supply != supply(s):
        refuse(f"the supply is {supply(s)}, not {given.supply}")


def _check_set_up(s: State) -> None:
    """AN-2.2, AN-2.3, AN-4.1: what is so until all wands stand."""
    if s.stones != SOLO_STONES[s.level]:
        refuse("stones are full from the start")
    if s.removed or s.shrine:
        refuse("nothing has left the game before the first turn")
    if s.level and s.pile & ~RELIC_SET != CARD_SET & ~RELIC_SET:
        refuse("solo cards are in the pile before the first turn")
    if s.phase == PLACE and s.colour != COLOUR[s.cells[0]]:
        refuse("the codex colour is at first the colour of place 0")
    for seat in range(2):
        wand = s.cells[WANDS + seat]
        if wand != NOWHERE and COLOUR[s.cells[wand]] != s.colour:
            refuse("a wand is placed under a relic of the codex colour")


def _check_swap_and_reveal(s: State) -> None:
    if (s.swap != NO_SWAP) != (s.phase == ORDER):
        refuse("“swap” names places in the phase order, and only there")
    if s.phase == ORDER and s.swap not in steps.sides(s):
        refuse("the places swapped lie directly beside the mover's wand, without a flare")
    if s.phase == ORDER and s.level == 0:
        _check_paradox(s)
    if s.revealed != NO_CARD and s.phase != REVEAL:
        refuse("“revealed” is empty but in the phase reveal")
    if s.phase != REVEAL:
        return
    if s.revealed != NO_CARD and not hand_set(s, s.seat) >> s.revealed & 1:
        refuse("the revealed card is one of the mover's hand")
    if s.cells[WANDS] != s.cells[WANDS + 1] or duel.strength(s, 0) != duel.strength(s, 1):
        refuse("cards are revealed in a duel with equal sums")


def _check_paradox(s: State) -> None:
    """AN-3.5: formed under the colour before, which has advanced with the crystal."""
    before = copy(s)
    before.colour = next(k for k in range(len(COLOURS)) if NEXT_COLOUR[k] == s.colour)
    if not steps.makes_paradox(before):
        refuse("this hand has formed no paradox")
    if s.cells[CRYSTALS + s.seat] == 0:
        refuse("a paradox has given the mover a crystal")


def _check_solo(s: State) -> None:
    if s.shrine and (not s.shrine_variant or s.shrine & ~RELIC_SET):
        refuse("the shrine holds relics, and only in its variant")
    lying = count(s.shrine)
    if (lying > SHRINE_PLACES) != (s.phase == DROP) or lying > SHRINE_PLACES + 1:
        refuse(f"the shrine has {SHRINE_PLACES} places; one more is there in the phase drop")
    if (s.drawn != NO_CARD) != (s.phase == REPLACE):
        refuse("“drawn” is a card in the phase replace, and only there")
    if s.phase in (MOVE, PARADOX, REMOVE, DRAW) and not s.pile:
        refuse("with an empty pile the game is over")
    short = hand_size(s, 0) < HAND
    if s.phase == DROP and short and not s.pile:
        refuse("there is no card to draw in the place of the removed one")
    if s.stones == 0 and (s.phase not in (DRAW, REPLACE, DROP) or short):
        refuse("stones are at 0 only until the replaced card has left")
    if s.phase == PARADOX and not (steps.makes_paradox(s) and steps.sides(s)):
        refuse("the paradox is asked for only when it can be formed")
    if (s.phase == SWAP or (s.phase in (DROP, DRAW) and short)) and not steps.sides(s):
        refuse("no side of the wand can be taken")
    if s.phase == REMOVE and not (steps.makes_paradox(s) and steps.sides(s)):
        refuse("this hand forms no paradox")


def _check_end(s: State) -> None:
    if s.level:
        if s.phase == OVER and not solo.is_won(s) and s.pile:
            refuse("the game is over when it is won or the pile is empty")
        # AN-4.10: a shrine completed inside a turn counts at its end.
        late = s.phase in (DROP, SWAP, ORDER) or (s.phase == DRAW and hand_size(s, 0) < HAND)
        if s.phase != OVER and solo.is_won(s) and not (s.shrine_variant and late):
            refuse("the game is won, so it is over")
        return
    won = max(s.cells[CRYSTALS], s.cells[CRYSTALS + 1]) >= GOAL
    if s.phase == OVER and not won and s.turn < LAST_TURN:
        refuse(f"the game is over with {GOAL} crystals or after turn {LAST_TURN}")
    if s.phase != OVER and won:
        refuse(f"with {GOAL} crystals the game is over")
