"""What hands, rows and the book promise: the parts that a value of a table is made of.

The weights are in points: set by hand, led by a regression on the final points of 150 games, and
kept because they won duels against other sets. Many are worth more while much of the game is left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.games.dragonkeepers.components import (
    BACKLIGHT,
    CRYSTAL,
    EGG,
    FRONTS,
    HIGHEST,
    HIGHEST_PAGE,
    JOKER,
    KINDS,
    LEFT,
    LOWEST,
    NUMBERS,
    PRINTED_BACKS,
    RIGHT,
    RING,
)
from spieluhr.games.dragonkeepers.rules.book import page, page_number, top_of
from spieluhr.games.dragonkeepers.rules.finish import points
from spieluhr.games.dragonkeepers.rules.state import (
    ACT,
    ALONG,
    COATS_TAKEN,
    CRYSTALS,
    HANDS,
    LAY,
    ORDER,
    PIECES,
    SETTLED,
    SUPPLY_BACKLIGHT,
    SUPPLY_CRYSTALS,
    SUPPLY_EGGS,
    SUPPLY_PEARLS,
    State,
    owned_by,
    seat_of,
    thing_of,
)

# What a lay costs and gives besides points: cards, backlight dragons, crystals; an egg may be the
# one that decides who has most.
CARD_COST: Final = 2.0
BACKLIGHT_COST: Final = 3.0
CRYSTAL_GAIN: Final = 2.5
EGG_GAIN: Final = 2.0

# What the cards of one colour are worth that can still be laid: none, one, two and so on.
MOST_CARDS: Final = 6
CARDS_LATE: Final = vec[float]([0.0, 1.0, 2.0, 3.0, 4.0, 4.3, 4.3])
CARDS_EARLY: Final = vec[float]([0.0, 1.0, 2.0, 3.0, 3.5, 4.2, 4.7])
# How much of the next coat belongs to whoever has none, one, two, three colours; with four it is
# taken.
COAT_LATE: Final = vec[float]([0.0, 0.0, 0.0, 0.2, 0.0])
COAT_EARLY: Final = vec[float]([0.0, 0.1, 0.3, 0.3, 0.0])
PEARL_SHARE: Final = 0.3  # of the next pearl, for every piece of an open ring


def share_left(s: State) -> float:
    """How much of the game is left, by the pieces of amulets that are not taken yet."""
    whole = RING * s.box.end_amulets[s.players] + s.players
    return max(0.0, 1.0 - float(len(s.taken_pieces)) / float(whole))


class Table:
    """What is the same for every seat."""

    def __init__(self, s: State) -> None:
        self.left: float = share_left(s)
        self.pearls: list[float] = s.box.mean_pearls
        self.pearl: float = 0.0
        for colour in range(1, -1, -1):
            if s.cells[SUPPLY_PEARLS + colour] > 0:
                self.pearl = self.pearls[colour]
        self.coat: float = 0.0
        if s.cells[COATS_TAKEN] < len(s.box.coats[s.players]):
            self.coat = float(s.box.coats[s.players][s.cells[COATS_TAKEN]])
        self.number: i64 = page_number(s) if len(top_of(s, LEFT)) else i64(0)
        self.colour: i64 = page(s, RIGHT) - NUMBERS if len(top_of(s, RIGHT)) else i64(-1)
        self.gain: vec[float] = vec[float]([0.0] * (HIGHEST_PAGE + 1))
        self.pieces: vec[i64] = vec[i64]([0] * (HIGHEST_PAGE + 1))
        for number in range(1, i64(HIGHEST_PAGE + 1)):
            self._see_reward(s, number)

    def _see_reward(self, s: State, number: i64) -> None:
        """What a lay of so many gives, as far as the supply goes; pearl and coat stand apart."""
        box = s.box
        crystals = min(box.reward(number, CRYSTAL), s.cells[SUPPLY_CRYSTALS])
        dragons = min(box.reward(number, BACKLIGHT), s.cells[SUPPLY_BACKLIGHT])
        gain = CRYSTAL_GAIN * float(crystals) + BACKLIGHT_COST * float(dragons)
        eggs = float(min(box.reward(number, EGG), s.cells[SUPPLY_EGGS]))
        gain += eggs * (float(box.egg_value) + EGG_GAIN)
        values = box.values
        last: i64 = len(values) - 1
        pieces: i64 = 0
        for end in range(i64(2)):
            due = box.reward(number, LOWEST if end == 0 else HIGHEST)
            k: i64 = i64(0) if end == 0 else last
            while due > 0 and k >= 0 and k <= last:
                here = min(due, s.cells[PIECES + k])
                gain += float(here * values[k])
                pieces += here
                due -= here
                k += 1 if end == 0 else -1
        self.gain[number] = gain
        self.pieces[number] = pieces


class Hand:
    """The cards of a seat by front and by back, and the colours of its row."""

    def __init__(self, s: State, seat: i64) -> None:
        first = HANDS + KINDS * seat
        self.jokers: i64 = s.cells[first + JOKER]
        self.real: vec[i64] = vec[i64]([0] * FRONTS)
        self.fronts: vec[i64] = vec[i64]([0] * PRINTED_BACKS)  # by back: the set of fronts
        self._sort(s.cells, first)
        self.stacks: i64 = 0
        self.lies: i64 = 0  # sets of colours
        self.closed: i64 = 0
        row = s.cells[ORDER + seat]
        while row:
            colour = i64(1) << (row & 7) - 1
            row >>= 3
            self.lies |= colour
            if self.stacks and row:  # there is one on either side
                self.closed |= colour
            self.stacks += 1
        self.ring: i64 = owned_by(s.taken_pieces, seat) % RING

    def _sort(self, cells: vec[i64], at: i64) -> None:
        """A front has two kinds of each back: usual cards and start cards."""
        real, fronts = self.real, self.fronts
        for front in range(i64(FRONTS)):
            for back in range(i64(PRINTED_BACKS)):
                held = cells[at] + cells[at + 1]
                at += 2
                if held:
                    real[front] += held
                    fronts[back] |= i64(1) << front

    def net(self, table: Table, colour: i64, number: i64, pages: i64, jokers: i64) -> float:
        """What is won by a lay less what it costs; below 0 if it cannot be done.

        `pages`: real dragons of this colour that go on the book for it; `jokers`: those left.
        """
        real = self.real[colour] - pages
        if real <= 0 or real + jokers < number or self.closed >> colour & 1:
            return -1.0
        gain = table.gain[number]
        if self.ring + table.pieces[number] >= RING:
            gain += table.pearl
        if self.stacks == FRONTS - 1 and not self.lies >> colour & 1:
            gain += table.coat
        used = min(number, real)
        return gain - CARD_COST * float(used) - BACKLIGHT_COST * float(number - used)

    def best_lay(self, table: Table, changed: i64) -> float:
        """The best lay by the book or with pages of the hand, where a side may be changed."""
        best = 0.0
        for colour in range(i64(FRONTS)):
            cost = 0.0
            if colour != table.colour:
                if changed >> RIGHT & 1 or not self.fronts[NUMBERS + colour]:
                    continue
                cost = CARD_COST
            for number in range(1, i64(HIGHEST_PAGE + 1)):
                if number == table.number:
                    best = max(best, self.net(table, colour, number, 0, self.jokers) - cost)
                elif changed >> LEFT & 1:
                    continue
                elif number > NUMBERS:
                    if self.jokers:
                        net = self.net(table, colour, number, 0, self.jokers - 1)
                        best = max(best, net - cost - BACKLIGHT_COST)
                elif self.fronts[number - 1]:
                    pages: i64 = 1 if self.fronts[number - 1] == i64(1) << colour else 0
                    net = self.net(table, colour, number, pages, self.jokers)
                    best = max(best, net - cost - CARD_COST)
        return best


def likely_points(s: State, seat: i64, table: Table) -> float:
    """With what its pearls are worth on average."""
    value = float(points(s, seat))
    for k in range(i64(len(s.pearls))):
        pearl = thing_of(s.pearls[k])
        if pearl < SETTLED and seat_of(s.pearls[k]) == seat:
            value += table.pearls[pearl]
    return value


def standing(s: State, seat: i64, table: Table, hand: Hand) -> float:
    """Points, and what cards, crystals, colours, open rings and the next lay promise."""
    left = table.left
    value = likely_points(s, seat, table)
    value += PEARL_SHARE * float(hand.ring) * table.pearl
    value += table.coat * (COAT_LATE[hand.stacks] + COAT_EARLY[hand.stacks] * left)
    value += float(s.cells[CRYSTALS + seat]) * (0.3 + 2.5 * left)
    value += float(hand.jokers) * (1.5 + 2.5 * left)
    for colour in range(i64(FRONTS)):
        held = hand.real[colour]
        if hand.closed >> colour & 1:
            value += float(held) * (0.2 + 0.3 * left) - 12.0 * left
            continue
        many = min(held, MOST_CARDS)
        value += CARDS_LATE[many] + CARDS_EARLY[many] * left
        if hand.fronts[NUMBERS + colour]:
            value += 0.2 + 0.3 * left
    for number in range(3, i64(NUMBERS + 1)):
        if hand.fronts[number - 1]:
            value += 0.5 * left
    return value + _next_lay(s, seat, table, hand)


def _next_lay(s: State, seat: i64, table: Table, hand: Hand) -> float:
    """What may be laid in this turn is nearly there; what waits for the seat's own turn is not."""
    left = table.left
    ahead = (seat - s.active + s.players) % s.players
    if seat == s.active and s.seat == seat and s.phase <= ACT:
        return hand.best_lay(table, s.changed) * (0.8 - 0.2 * left)
    value = hand.best_lay(table, 0) * (0.5 - 0.1 * left)
    value -= float(ahead if ahead else s.players) / float(s.players) * (4.0 - 2.0 * left)
    if ahead and table.number > 0 and table.colour >= 0:
        along = max(0.0, hand.net(table, table.colour, table.number, 0, hand.jokers))
        if s.phase < LAY:
            value += 0.3 * along
        elif s.phase <= ALONG and ahead >= (s.seat - s.active + s.players) % s.players:
            value += (0.8 - 0.2 * left) * along
    return value
