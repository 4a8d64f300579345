"""The sixteen items: what is possible at each step and what it does (PM-6)."""

from mypy_extensions import i64

from spieluhr.core.bits import count, elements
from spieluhr.core.events import EVERYBODY, Event
from spieluhr.games.perfect_moment import moves
from spieluhr.games.perfect_moment.components import CODES, FACE, ITEMS, NO_CARD
from spieluhr.games.perfect_moment.rules.cards import (
    discard,
    draw_apart,
    draw_to_hand,
    lay_card,
    lay_from_hand,
    leave,
    put_back,
    turn_card,
)
from spieluhr.games.perfect_moment.rules.score import (
    check_goal,
    keep,
    score,
    take_fragment,
    worth,
)
from spieluhr.games.perfect_moment.rules.tell import lying, open_or_secret, public, secret
from spieluhr.games.perfect_moment.state import (
    APART,
    BOTTOM1,
    CHOOSE,
    DISPLAYS,
    FILL,
    FILLOTHER,
    FIRST,
    FRAGMENTS,
    HANDS,
    LIFTED,
    LOOK1,
    NEWPLAN,
    NOTHING,
    SORT,
    SWAP1,
    SWAP2,
    TURN2,
    UNFIXED,
    State,
    all_cards_of,
    deck_index,
    enter,
    face_towards,
    into_hand,
    is_carried_out,
    open_from_hand,
    plan_of,
    possible_at,
    seat_mark,
    shown_cards,
    step,
    take_top,
    user,
)

# Cards of one's own: mask, poem, phone, money (PM-6.2).


def own_cards(s: State) -> list[int]:
    base = moves.BOTTOM if step(s) <= BOTTOM1 + 1 else moves.TOP
    return [base + card for card in elements(all_cards_of(s, user(s)))]


def give_back(s: State, m: i64, out: list[Event] | None) -> None:
    seat = user(s)
    if m >= moves.TOP:
        entry, source = leave(s, seat, m - moves.TOP)
        put_back(s, seat, entry, source, out)
    else:
        entry, source = leave(s, seat, m - moves.BOTTOM)
        discard(s, seat, entry, source, out)


def draws(s: State) -> list[int]:
    return [moves.DRAW + card for card in elements(possible_at(s, 0))]


def draw(s: State, card: i64, out: list[Event] | None) -> None:
    draw_to_hand(s, user(s), card, out)


def take_apart(s: State, card: i64, out: list[Event] | None) -> None:
    draw_apart(s, user(s), card, out)


# The end of an item: the display is filled from the hand (PM-4.2).


def filler(s: State) -> i64:
    return 1 - user(s) if step(s) == FILLOTHER else user(s)


def fills(s: State) -> list[int]:
    hand = elements(s.cells[HANDS + filler(s)])
    return [moves.PLACE + side for card in hand for side in (2 * card, 2 * card + 1)]


def fill(s: State, side: i64, out: list[Event] | None) -> None:
    seat = filler(s)
    lay_from_hand(s, seat, side ^ seat, out)


# map, wallet, drinks: turning.


def turns(s: State) -> list[int]:
    if step(s) == TURN2:
        return [moves.TURN + 1, moves.STOP]
    return [moves.TURN, moves.TURN + 1]


def turn_own(s: State, m: i64, out: list[Event] | None) -> None:
    """map: the second card only after the first (PM-6.10)."""
    if m != moves.STOP:
        turn_card(s, user(s), m - moves.TURN, out)
    enter(s, TURN2 if m == moves.TURN else FILL)


def turn_other(s: State, m: i64, out: list[Event] | None) -> None:
    turn_card(s, 1 - user(s), m - moves.TURN - 2, out)


def turn_both(s: State, out: list[Event] | None) -> None:
    for place in range(2):
        turn_card(s, user(s), place, out)


# gun, tickets, aces: looking (PM-6.9).


def looks(s: State) -> list[int]:
    return [moves.LOOK + card for card in elements(possible_at(s, step(s) - LOOK1))]


def look(s: State, card: i64, out: list[Event] | None) -> None:
    """The place is fixed from now on, and the user knows it."""
    place = step(s) - LOOK1
    k = deck_index(s, place)
    before: i64 = 0
    if s.cells[k] == UNFIXED:
        s.pool ^= i64(1) << card
    else:
        before = s.cells[k] & 3
    after = before | seat_mark(s, user(s))
    s.cells[k] = card * 4 + after
    facts: dict[str, object] = {"seat": int(user(s)), "place": int(place)}
    secret(out, "look", facts, card, after, after & ~before)


def lift(s: State, out: list[Event] | None) -> None:
    """PM-8.3: two or more looked-at cards: the other one loses track of them."""
    looked = 2 if step(s) == SORT else 4
    lifted = min(looked, int(s.size))
    for k in range(lifted):
        entry = take_top(s, s.cells[deck_index(s, 0)] >> 2)
        if lifted >= 2:
            entry = (entry >> 2) * 4 + (entry & seat_mark(s, user(s)))
        s.cells[LIFTED + k] = entry
    s.topped = False
    if lifted:
        public(out, "lift", {"seat": int(user(s)), "cards": lifted})


def lifted_cards(s: State) -> list[int]:
    """Their entries, in order of looking."""
    return [s.cells[LIFTED + k] for k in range(4) if s.cells[LIFTED + k] != NOTHING]


def sorts(s: State) -> list[int]:
    """PM-6.15: gun discards first; tickets only puts back."""
    cards = sorted(entry >> 2 for entry in lifted_cards(s))
    tops = [moves.TOP + card for card in cards]
    if step(s) == SORT and not s.topped:
        return [moves.BOTTOM + card for card in cards] + tops
    return tops


def sort(s: State, m: i64, out: list[Event] | None) -> None:
    to_top = m >= moves.TOP
    card = m - (moves.TOP if to_top else moves.BOTTOM)
    left = lifted_cards(s)
    for k in range(4):
        s.cells[LIFTED + k] = NOTHING
    kept = [entry for entry in left if entry >> 2 != card]
    for k, entry in enumerate(kept):
        s.cells[LIFTED + k] = entry
    entry = next(entry for entry in left if entry >> 2 == card)
    if to_top:
        s.topped = step(s) == SORT
        put_back(s, user(s), entry, "lifted", out)
    else:
        discard(s, user(s), entry, "lifted", out)
    if not kept:
        s.topped = False
        enter(s, FILL)


def looked_card(s: State) -> i64:
    return s.cells[deck_index(s, 0)] >> 2


def aces(s: State) -> list[int]:
    """PM-6.12."""
    seat, card = user(s), looked_card(s)
    found = [moves.BOTTOM + card]
    found += [moves.TOP + other for other in elements(all_cards_of(s, seat))]
    if worth(s, seat, card) > 0:
        found.append(moves.SCORE + card)
    return [*found, moves.STOP]


def use_aces(s: State, m: i64, out: list[Event] | None) -> None:
    seat, card = user(s), looked_card(s)
    if m == moves.STOP:
        return
    entry = take_top(s, card)
    if m >= moves.SCORE:
        score(s, seat, card, "deck", out)
        check_goal(s, seat)
    elif m < moves.TOP:
        discard(s, seat, entry, "deck", out)
    else:
        given, source = leave(s, seat, m - moves.TOP)
        put_back(s, seat, given, source, out)
        into_hand(s, seat, entry)
        secret(out, "keep", {"seat": int(seat)}, card, entry & 3)


# flowers, ring: exchanging.


def swaps(s: State) -> list[int]:
    plan = plan_of(s, user(s))
    found = [moves.STOP]
    for place in range(2):
        for towards in range(2):
            found.append(moves.SWAP + 16 * place + FACE[2 * plan + towards])
    return found


def swap(s: State, m: i64, out: list[Event] | None) -> None:
    """flowers: plan and a display card change places, in place."""
    if m == moves.STOP:
        enter(s, FILL)
        return
    seat, place, item = user(s), (m - moves.SWAP) // 16, (m - moves.SWAP) % 16
    plan = plan_of(s, seat)
    side = (2 * plan if FACE[2 * plan] == item else 2 * plan + 1) ^ seat
    k = DISPLAYS + 3 * seat + place
    taken = s.cells[k] >> 1
    open_from_hand(s, seat, plan)
    s.cells[k] = side
    into_hand(s, seat, taken * 4 + (1 if s.solo else 3))
    facts: dict[str, object] = {"seat": int(seat), "place": int(place), "taken": CODES[taken]}
    public(out, "swap", {**facts, **lying(side)}, EVERYBODY & ~(2 << int(seat)))
    enter(s, SWAP2 if step(s) == SWAP1 else FILL)


def picks(s: State, second: bool) -> list[int]:
    first = moves.PICK + 3 if second and s.solo else moves.PICK
    return [first, first + 1, first + 2]


def pick(s: State, m: i64, out: list[Event] | None) -> None:
    """PM-6.5: covered until the other one has chosen."""
    s.pick = m - moves.PICK
    if out is not None:
        mine: int = 2 << int(user(s))
        out.append(Event("pick", {"seat": int(user(s)), "choice": moves.PICKS[s.pick]}, mine))
        covered: dict[str, object] = {"seat": int(user(s)), "choice": None}
        out.append(Event("pick", covered, EVERYBODY & ~mine))


def exchange(s: State, m: i64, out: list[Event] | None) -> None:
    """PM-6.5: both cards leave before either arrives."""
    seat = user(s)
    other = 1 - seat
    chosen = m - moves.PICK
    given = (s.pick, chosen - 3 if s.solo else chosen)
    mine = _given(s, seat, given[0])
    theirs = _given(s, other, given[1])
    s.pick = -1
    _tell_exchange(s, given, mine, theirs, out)
    into_hand(s, seat, theirs | seat_mark(s, seat))
    if not s.solo:
        into_hand(s, other, mine | seat_mark(s, other))
    elif given[1] == moves.PLAN_PICK:
        into_hand(s, other, mine)
    else:
        s.card, s.at = mine >> 2, given[1]


def _given(s: State, seat: i64, place: i64) -> i64:
    if place == moves.PLAN_PICK:
        card = plan_of(s, seat)
    else:
        card = s.cells[DISPLAYS + 3 * seat + place] >> 1
    return leave(s, seat, card)[0]


def _tell_exchange(
    s: State, given: tuple[i64, i64], mine: i64, theirs: i64, out: list[Event] | None
) -> None:
    """Each learns what he gets; a display card is known to all."""
    if out is None:
        return
    seat = user(s)
    places = [moves.PICKS[given[0]], moves.PICKS[given[1]]]
    head: dict[str, object] = {"seat": int(seat), "places": places}
    public(out, "exchange", head, EVERYBODY)
    for holder, entry, place in ((1 - seat, mine, given[0]), (seat, theirs, given[1])):
        knowing = (entry & 3) | seat_mark(s, holder)
        laid_open = s.solo and holder == 1 and given[1] != moves.PLAN_PICK
        is_open = place != moves.PLAN_PICK or laid_open
        open_or_secret(out, "receive", {"seat": int(holder)}, entry >> 2, knowing, is_open)


def face_ring(s: State, item: i64, out: list[Event] | None) -> None:
    """Solo: your card takes the very place of Echo's."""
    side = 2 * s.card if FACE[2 * s.card] == item else 2 * s.card + 1
    place = s.at
    first = DISPLAYS + 3
    if place == 0:
        s.cells[first + 1] = s.cells[first]
    s.cells[first + place] = side
    s.card, s.at = NO_CARD, -1
    facts: dict[str, object] = {"seat": 1, "place": int(place), "source": "ring"}
    public(out, "place", {**facts, **lying(side)})


# chocolates, keys: drawn cards kept apart.


def lays(s: State) -> list[int]:
    cards = sorted(s.cells[APART + k] >> 2 for k in range(2) if s.cells[APART + k] != NOTHING)
    return [moves.PLACE + side for card in cards for side in (2 * card, 2 * card + 1)]


def lay_apart(s: State, side: i64, out: list[Event] | None) -> None:
    """chocolates: the other one goes under the deck. keys: the item is then carried out."""
    seat = user(s)
    entries = [s.cells[APART + k] for k in range(2) if s.cells[APART + k] != NOTHING]
    s.cells[APART], s.cells[APART + 1] = NOTHING, NOTHING
    lay_card(s, seat, side ^ seat, "apart", out)
    for entry in entries:
        if entry >> 2 != side >> 1:
            discard(s, seat, entry, "apart", out)


def sheds(s: State) -> list[int]:
    """A card of the display is put back: chocolates any of three, keys one of two."""
    seat = user(s)
    cards = sorted(s.cells[DISPLAYS + 3 * seat + k] >> 1 for k in range(shown_cards(s, seat)))
    return [moves.TOP + card for card in cards]


# armor (PM-6.6).


def answer(s: State, m: i64, out: list[Event] | None) -> None:
    """The other one may score his plan as a fragment, whatever his display; solo: it fades."""
    other = 1 - user(s)
    public(out, "answer", {"seat": int(other), "yes": m == moves.YES})
    if m == moves.NO:
        enter(s, CHOOSE)
        return
    card = plan_of(s, other)
    open_from_hand(s, other, card)
    if s.solo:
        fade(s, card, "armor", EVERYBODY, out)
    else:
        keep(s, other, card, 1)
        facts: dict[str, object] = {"seat": int(other), "card": CODES[card], "points": 1}
        public(out, "score", {**facts, "source": "plan"}, EVERYBODY & ~(2 << int(other)))
        if check_goal(s, other):
            return
    enter(s, NEWPLAN)


def fade(s: State, card: i64, why: str, reveals: int, out: list[Event] | None) -> None:
    """PM-7.5: only one fading card at a time."""
    older = s.cells[FRAGMENTS + 1]
    s.removed |= older
    s.cells[FRAGMENTS + 1] = i64(1) << card
    s.last = s.turn
    if out is not None:
        gone = [CODES[old] for old in elements(older)]
        facts: dict[str, object] = {"card": CODES[card], "why": why, "gone": gone}
        out.append(Event("fade", facts, reveals=reveals))


def new_plan_for_other(s: State, card: i64, out: list[Event] | None) -> None:
    draw_to_hand(s, 1 - user(s), card, out)


def chosen_items(s: State) -> list[int]:
    """Items that face the other one on his two cards, unless they are being carried out."""
    seat = user(s)
    other = 1 - seat
    found: list[int] = []
    for place in range(shown_cards(s, other)):
        item = face_towards(s.cells[DISPLAYS + 3 * other + place], other)
        if not is_carried_out(s, item):
            found.append(moves.USE + 16 * (2 + place) + item)
    return found


def choose(s: State, m: i64, out: list[Event] | None) -> None:
    place, s.armor_item = (m - moves.USE) // 16, (m - moves.USE) % 16
    facts: dict[str, object] = {"seat": int(user(s)), "item": ITEMS[s.armor_item]}
    public(out, "choose", {**facts, "place": moves.PLACES[place]})
    enter(s, FIRST)


# money, knife.


def may_steal(s: State) -> bool:
    """PM-6.13: strictly fewer fragments."""
    seat = user(s)
    return count(s.cells[FRAGMENTS + seat]) < count(s.cells[FRAGMENTS + 1 - seat])


def steals(s: State) -> list[int]:
    return [moves.STEAL + card for card in elements(s.cells[FRAGMENTS + 1 - user(s)])]


def steal(s: State, card: i64, out: list[Event] | None) -> None:
    seat = user(s)
    take_fragment(s, card)
    s.cells[FRAGMENTS + seat] |= i64(1) << card
    public(out, "steal", {"seat": int(seat), "card": CODES[card]})
    check_goal(s, seat)


def knives(s: State) -> list[int]:
    """PM-6.12."""
    seat = user(s)
    card = plan_of(s, 1 - seat)
    return [moves.SCORE + card, moves.STOP] if worth(s, seat, card) > 0 else [moves.STOP]


def use_knife(s: State, m: i64, out: list[Event] | None) -> None:
    if m == moves.STOP:
        enter(s, FILL)
        return
    seat, card = user(s), m - moves.SCORE
    open_from_hand(s, 1 - seat, card)
    score(s, seat, card, "oppplan", out)
    if not check_goal(s, seat):
        enter(s, NEWPLAN)
