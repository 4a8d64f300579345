"""What a table looks like to somebody who plays alone: what the learnt value is a sum over."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.bits import count
from spieluhr.games.antinomy.bot.features import reach
from spieluhr.games.antinomy.components import (
    COLOUR,
    FIRST_FLARE,
    HAND,
    NO_CARD,
    NO_COLOUR,
    NUMBER,
    RELIC_SET,
    RELICS,
    ROW,
    SHRINE_PLACES,
    SHRINE_SIGNS,
    SOLO_GOAL,
    SYMBOL,
)
from spieluhr.games.antinomy.rules.solo import shrine_shows
from spieluhr.games.antinomy.rules.state import (
    CRYSTALS,
    HANDS,
    MOVE,
    OVER,
    PLACE,
    WANDS,
    State,
)
from spieluhr.games.antinomy.rules.steps import makes_paradox, sides

SIZES: Final = (350, 91, 91, 60, 24, 48, 60, 40, 15, 130, 36, 50, 13)
CASES: Final = 1008
assert sum(SIZES) == CASES
AT_TURNS: Final = 0  # cards in the pile, missing crystals, time stones
AT_SIGNS: Final = 350  # signs that the shrine does not show, missing crystals
AT_SHRINE: Final = AT_SIGNS + 91  # relics in the shrine, signs it does not show
AT_PHASE: Final = AT_SHRINE + 91  # what is under way, time stones
AT_THREATS: Final = AT_PHASE + 60  # plays that make a paradox, pairs in the hand, is it MOVE?
AT_PARADOX: Final = AT_THREATS + 24  # does the hand make one, is there a side, phase
AT_DEAD: Final = AT_PARADOX + 48  # flares and extinguished relics in the row, in the hand
AT_GIVES: Final = AT_DEAD + 60  # new signs the best card of the hand would bring, pile
AT_MISSING: Final = AT_GIVES + 40  # cards in the row that would complete a pair, threats
AT_OFFERS: Final = AT_MISSING + 15  # relics in the row with new signs, signs not shown
AT_SIDES: Final = AT_OFFERS + 130  # place of the wand, which sides can be taken
AT_RELICS: Final = AT_SIDES + 36  # relics that are still to come, pile
AT_PLAYS: Final = AT_RELICS + 50  # plays


def is_due(s: State) -> bool:
    """Does somebody who plays alone decide, with the wand in its place?"""
    return s.level != 0 and s.phase != OVER and s.phase > PLACE


def features(s: State) -> vec[i64]:
    """The case of each feature, as the place of its weight."""
    cells = s.cells
    pile = min(count(s.pile), 9)
    missing = max(i64(0), SOLO_GOAL[s.level] - cells[CRYSTALS])
    shown: i64 = shrine_shows(s.shrine) if s.shrine_variant else i64(SHRINE_SIGNS)
    unseen = SHRINE_SIGNS - shown
    stones = min(s.stones, 4)
    threats: i64 = 0
    plays: i64 = 0
    completing: i64 = 0
    pairs: i64 = 0
    whole: i64 = 0
    gives: i64 = 0
    row, flares, burnt, offers = _row(s, shown)
    held: i64 = 0
    if cells[HANDS] != NO_CARD:
        threats, plays, _, wanted = reach(s, 0, 0)
        completing = min(count(wanted & row), 4)
        whole = i64(1) if makes_paradox(s) else i64(0)
        pairs = _pairs(s)
        for k in range(HANDS, HANDS + HAND):
            held += i64(1) if cells[k] >= RELICS else i64(0)
            gives = max(gives, _new_signs(s, cells[k], shown))
    left_right: i64 = 0
    for low in sides(s):
        left_right += 1 if low < cells[WANDS] else 2
    found = vec[i64]([0] * 13)
    found[0] = AT_TURNS + (pile * 7 + missing) * 5 + stones
    found[1] = AT_SIGNS + unseen * 7 + missing
    found[2] = AT_SHRINE + min(count(s.shrine), SHRINE_PLACES + 1) * 13 + unseen
    found[3] = AT_PHASE + s.phase * 5 + stones
    found[4] = AT_THREATS + (min(threats, 2) * 4 + pairs) * 2 + (1 if s.phase == MOVE else 0)
    found[5] = AT_PARADOX + (whole * 2 + (1 if left_right else 0)) * 12 + s.phase
    found[6] = AT_DEAD + (flares * 5 + burnt) * 4 + held
    found[7] = AT_GIVES + gives * 10 + pile
    found[8] = AT_MISSING + completing * 3 + min(threats, 2)
    found[9] = AT_OFFERS + offers * 13 + unseen
    found[10] = AT_SIDES + cells[WANDS] * 4 + left_right
    found[11] = AT_RELICS + min(count(s.pile & RELIC_SET), 4) * 10 + pile
    found[12] = AT_PLAYS + min(plays, 12)
    return found


def _row(s: State, shown: i64) -> tuple[i64, i64, i64, i64]:
    """Its cards as a set; how many are flares, extinguished, or would bring a new sign."""
    members: i64 = 0
    flares: i64 = 0
    burnt: i64 = 0
    offers: i64 = 0
    for place in range(i64(ROW)):
        card = s.cells[place]
        members |= i64(1) << card
        if card >= FIRST_FLARE:
            flares += 1
        elif card >= RELICS:
            burnt += 1
        elif _new_signs(s, card, shown) > 0:
            offers += 1
    return members, flares, burnt, offers


def _new_signs(s: State, card: i64, shown: i64) -> i64:
    """How many more signs the shrine would show with it."""
    if not s.shrine_variant or card >= RELICS or shown == SHRINE_SIGNS:
        return 0
    return shrine_shows(s.shrine | i64(1) << card) - shown


def _pairs(s: State) -> i64:
    """Pairs in the hand that could become a paradox under this codex."""
    cells = s.cells
    found: i64 = 0
    for k in range(i64(HAND)):
        a, b = cells[HANDS + k], cells[HANDS + (k + 1) % HAND]
        x, y = COLOUR[a], COLOUR[b]
        if x == NO_COLOUR or y == NO_COLOUR or x == s.colour or y == s.colour:
            continue
        if x == y or NUMBER[a] == NUMBER[b] or SYMBOL[a] == SYMBOL[b]:
            found += 1
    return found
