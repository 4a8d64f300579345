"""Steam Time, naive: what a position allows (decisions and chance results)."""

from tests.games.steam_time.naive_board import (
    all_spaces,
    buyable,
    can_pay,
    colours_from,
    crystals_in,
    fits,
    monument_row,
    pickable,
    space_at,
    surcharge,
    usable,
)
from tests.games.steam_time.naive_cards import (
    COLOURS,
    KINDS,
    Data,
    Entry,
    Position,
    Seat,
    card_row,
    in_order,
    monuments,
    of_round,
    printed_space,
)


def legal(data: Data, position: Position) -> list[str]:
    """Every move text of the question that is next; [] when the game is over."""
    if position["actor"] == "over":
        return []
    if position["actor"] == "chance":
        return [move for move, _ in chances(data, position)]
    return answers(data, position)


def weights(data: Data, position: Position) -> list[int]:
    """The weights of a chance move in the order of `legal`; [] for decisions."""
    if position["actor"] != "chance":
        return []
    return [weight for _, weight in chances(data, position)]


# --- decisions ---------------------------------------------------------------------------


def answers(data: Data, position: Position) -> list[str]:
    """The answers to the question on top of `todo`, or to the turn question (ST-9.3)."""
    if not position["todo"]:
        return turn_answers(data, position)
    entry = position["todo"][-1]
    seat = position["seats"][entry["seat"]]
    do = entry["do"]
    if do in ("take", "take_one", "take_any", "into", "pick"):
        return gain_answers(data, position, entry, seat)
    if do in ("pay", "pay_any", "pay_one", "pay_different"):
        return [f"pay {colour}" for colour in pay_colours(entry, seat)]
    if do == "buy":
        return buy_answers(data, position, entry, seat)
    if do == "special":
        return special_answers(data, position, seat)
    if do == "mister":
        return mister_answers(data, position, seat)
    if do == "fulfil":
        payable = can_pay(seat, card_row(data, entry["mission"])["need"])
        return [f"fulfil {entry['mission']}", "no"] if payable else ["no"]
    return encounter_answers(data, entry, seat)


def turn_answers(data: Data, position: Position) -> list[str]:
    # ST-5.1, ST-5.2, ST-5.4
    seat = position["seats"][position["turn"]]
    moves = []
    for monument, kind in all_spaces(data, position):
        if can_place(data, position, seat, monument, kind):
            moves.append(f"place {monument} {kind}")
    if may_take_card(position):
        moves.append("card")
    return [*moves, "pass"]


def can_place(data: Data, position: Position, seat: Seat, monument: str, kind: str) -> bool:
    # ST-5.2, ST-5.3
    if seat["resting"] or seat["airships"] == 0:
        return False
    if space_at(position, monument, kind)["by"] is not None:
        return False
    height = monument_row(position, monument)[0]
    if seat["height"] is not None and height <= seat["height"]:
        return False
    return usable(data, position, seat, monument, kind)


def may_take_card(position: Position) -> bool:
    # ST-5.1
    if position["card"] is not None:
        return False
    return position["turn"] != position["start"] or bool(position["start_moved"])


def special_answers(data: Data, position: Position, seat: Seat) -> list[str]:
    # ST-5.1, ST-9.3
    moves = ["none"]
    if seat["steam"] == 0:
        return moves
    moves += [f"steam {number}" for number in range(1, min(10, seat["steam"]) + 1)]
    if position["mine"] > 0:
        moves += [f"crystal {colour}" for colour in COLOURS if fits(data, seat, colour)]
    return moves


def mister_answers(data: Data, position: Position, seat: Seat) -> list[str]:
    # ST-5.13: occupied or not, the time stream ignored
    moves = []
    for monument, kind in all_spaces(data, position):
        if usable(data, position, seat, monument, kind):
            moves.append(f"mister {monument} {kind}")
    return moves


def buy_answers(data: Data, position: Position, entry: Entry, seat: Seat) -> list[str]:
    # ST-5.9
    colours = buyable(data, position, seat, entry["monument"], entry["from"])
    moves = [f"buy {colour}" for colour in colours]
    return [*moves, "done"] if entry["bought"] else moves


def pay_colours(entry: Entry, seat: Seat) -> list[str]:
    # ST-9.2: only what leaves enough for the rest
    found = []
    for colour in colours_from(entry["from"]):
        if crystals_in(seat, colour) == 0:
            continue
        if entry["do"] == "pay_one":
            enough = crystals_in(seat, colour)
        elif entry["do"] == "pay_different":
            enough = sum(crystals_in(seat, later) > 0 for later in colours_from(colour))
        else:
            enough = sum(crystals_in(seat, later) for later in colours_from(colour))
        if enough >= entry["left"]:
            found.append(colour)
    return found


def encounter_answers(data: Data, entry: Entry, seat: Seat) -> list[str]:
    # ST-5.8
    if entry["do"] == "choose":
        cards = in_order(entry["cards"])
        return [f"choose {card}" for card in cards if halves(data, card, seat)]
    if entry["do"] == "half":
        return halves(data, entry["card"], seat)
    assert entry["do"] == "purple"
    payable = can_pay(seat, card_row(data, entry["card"])["bottom"]["pay"])
    return ["yes", "no"] if payable else ["no"]


def halves(data: Data, card: str, seat: Seat) -> list[str]:
    """The actions of a card that the player who chooses it can pay."""
    row = card_row(data, card)
    mine = ["top", "bottom"] if row["colour"] == "blue" else ["top"]
    return [half for half in mine if can_pay(seat, row[half]["pay"])]


def gain_answers(data: Data, position: Position, entry: Entry, seat: Seat) -> list[str]:
    # ST-3.2, ST-3.6, ST-9.3
    if entry["do"] == "take":
        return take_answers(data, position, entry["colour"], seat)
    if entry["do"] == "pick":
        return [f"pick {place}" for place in pickable(data, position, seat, entry["from"])] + [
            "stop"
        ]
    if entry["do"] == "into":
        colours = colours_from(entry["from"]) if position["mine"] > 0 else []
        return [f"into {colour}" for colour in colours if fits(data, seat, colour)] + ["stop"]
    colours = colours_from(entry["from"]) if entry["do"] == "take_any" else COLOURS
    free = [colour for colour in colours if can_take(data, position, colour, seat)]
    return [f"take {colour}" for colour in free] + ["stop"]


def can_take(data: Data, position: Position, colour: str, seat: Seat) -> bool:
    # ST-3.8: out of the bag
    return position["bag"][colour] > 0 and fits(data, seat, colour)


def take_answers(data: Data, position: Position, colour: str, seat: Seat) -> list[str]:
    # a colour that is fixed: by itself while the slot is free of charge
    if not can_take(data, position, colour, seat):
        return ["stop"]
    if surcharge(data, seat, colour) == 0:
        return [f"take {colour}"]
    return [f"take {colour}", "stop"]


# --- chance ------------------------------------------------------------------------------


def chances(data: Data, position: Position) -> list[tuple[str, int]]:
    # ST-9.4
    entry = position["todo"][-1]
    if entry["do"] == "reveal":
        return [(f"reveal {card}", 1) for card in in_order(position["decks"]["encounters"])]
    assert entry["do"] == "supply"
    return supply_chances(data, position)


def supply_chances(data: Data, position: Position) -> list[tuple[str, int]]:
    """The results of the next draw of the supply; [] when the supply is complete (ST-9.8)."""
    lying = [row["monument"] for row in position["stream"]]
    if len(lying) < len(monuments(data)):
        return [(f"monument {name}", 1) for name in monuments(data) if name not in lying]
    if position["effort"] is None:
        return [(f"effort {card}", 1) for card in in_order(position["decks"]["effort"])]
    gap = first_gap(data, position)
    return [] if gap is None else gap_chances(data, position, gap[1])


def first_gap(data: Data, position: Position) -> tuple[str, str] | None:
    # monuments from the bottom, kind order; what has run out is skipped
    for row in position["stream"]:
        for kind in KINDS:
            if kind not in row["spaces"] or not is_gap(data, position, row["monument"], kind):
                continue
            if gap_chances(data, position, kind):
                return row["monument"], kind
    return None


def is_gap(data: Data, position: Position, monument: str, kind: str) -> bool:
    space = space_at(position, monument, kind)
    if kind in ("mission", "upgrade", "expedition"):
        return space["card"] is None
    if kind == "crystals":
        lying = sum(space["crystals"].values())
        return bool(lying < printed_space(data, monument, kind)["crystals"])
    return False


def gap_chances(data: Data, position: Position, kind: str) -> list[tuple[str, int]]:
    if kind == "mission":
        return [(f"mission {card}", 1) for card in in_order(position["decks"]["missions"])]
    if kind == "crystals":
        bag = position["bag"]
        return [(f"draw {colour}", bag[colour]) for colour in COLOURS if bag[colour] > 0]
    lying = [row["spaces"][kind]["card"] for row in position["stream"] if kind in row["spaces"]]
    cards = of_round(data[f"{kind}s"], position["round"])
    return [(f"{kind} {card}", 1) for card in cards if card not in lying]
