"""Dragonkeepers, naive: what a position allows (decisions and chance outcomes)."""

from tests.games.dragonkeepers.naive_cards import (
    BACKS,
    COLOURS,
    SIDES,
    Data,
    Position,
    card_order,
    kinds,
    side_of,
)


def shown_number(position: Position) -> int:
    return int(position["book"]["left"]["top"][0][1])


def shown_colour(position: Position) -> str:
    # the letter; DK-3.4
    letter: str = position["book"]["right"]["top"][0][1]
    return letter


def display_open(position: Position) -> bool:
    # both places without a card, DK-3.12
    return all(position["display"][side] is None for side in SIDES)


def stack_index(position: Position, seat: int, letter: str) -> int | None:
    for index, stack in enumerate(position["rows"][seat]):
        if stack["colour"][0] == letter:
            return index
    return None


def is_closed(position: Position, seat: int, letter: str) -> bool:
    # DK-3.5
    index = stack_index(position, seat, letter)
    return index is not None and 0 < index < len(position["rows"][seat]) - 1


def power(position: Position, seat: int) -> str | None:
    # DK-3.9, DK-5.4: a chest changes only the lay of the active player
    if seat != position["active"]:
        return None
    chest: str | None = position["chest"]
    return chest


def lay_size(position: Position, chest: str | None) -> int:
    # DK-3.4, DK-5.4
    number = shown_number(position)
    if chest in ("thrift", "page down"):
        return number - 1
    if chest == "page up":
        return number + 1
    return number


def reward_number(position: Position, chest: str | None) -> int:
    # DK-5.4: thrift pays the page, page pays the number laid
    if chest in ("page up", "page down"):
        return lay_size(position, chest)
    return shown_number(position)


def usable(position: Position, seat: int) -> list[str]:
    hand = position["hands"][seat]
    return [card for card in hand if card == "j6" or card[0] == shown_colour(position)]


def next_cards(position: Position, seat: int, chest: str | None) -> list[str]:
    # DK-7.3: the cards that may be laid next
    laying = position["laying"]
    to_lay = lay_size(position, chest) - len(laying)
    cards = usable(position, seat)
    found = []
    for card in kinds(cards):
        rest = [other for other in cards if card_order(other) >= card_order(card)]
        if len(rest) < to_lay:
            continue
        if not laying and card == "j6":
            continue
        if laying and card_order(card) < card_order(laying[-1]):
            continue
        found.append(card)
    return found


def first_cards(position: Position, seat: int, chest: str | None) -> list[str]:
    # DK-3.5, DK-5.4 key
    closed = is_closed(position, seat, shown_colour(position))
    if closed != (chest == "key"):
        return []
    return next_cards(position, seat, chest)


def legal(data: Data, position: Position) -> list[str]:
    """Every move text, in the order of DK-7.3; chance outcomes in the order of DK-7.2."""
    if position["actor"] == "over":
        return []
    if position["actor"] == "chance":
        return [move for move, _ in chances(data, position)]
    if position["phase"] == "take":
        return legal_take(position)
    if position["phase"] == "crystal":
        return ["crystal", "stop"]
    if position["phase"] == "act":
        return legal_act(position)
    if position["phase"] == "return":
        return ["again", "stop"]
    if position["phase"] == "end":
        return ["end left", "end right"]
    return legal_lay(position)


def legal_take(position: Position) -> list[str]:
    moves = [f"take {side}" for side in SIDES if position["display"][side] is not None]
    if position["taken"] in (1, 2):
        moves.append("stop")
    if position["taken"] == 0 and chest_free(position, "wind"):
        moves.append("chest wind")
    return moves


def legal_lay(position: Position) -> list[str]:
    # phases lay and along
    seat = position["actor"]
    if position["phase"] == "lay":
        return [f"lay {card}" for card in next_cards(position, seat, power(position, seat))]
    return [f"lay {card}" for card in first_cards(position, seat, None)] + ["pass"]


def legal_act(position: Position) -> list[str]:
    seat = position["active"]
    lays = [f"lay {card}" for card in first_cards(position, seat, position["chest"])]
    if position["chest"] in ("thrift", "key", "page up", "page down"):
        return lays  # DK-5.4: the lay must follow
    books = []
    for card in kinds(position["hands"][seat]):
        if side_of(card) not in position["changed"]:
            books.append(f"book {card}")
    return books + lays + legal_chests(position) + ["pass"]


def chest_free(position: Position, name: str) -> bool:
    # DK-5.1
    if name not in position["options"]["chests"] or position["chest"] is not None:
        return False
    return bool(position["crystals"][position["active"]] >= 1)


def legal_chests(position: Position) -> list[str]:
    seat = position["active"]
    moves = []
    if chest_free(position, "return"):
        moves += legal_return(position, seat)
    if chest_free(position, "barter") and position["supply"]["backlight"] >= 1:
        moves.append("chest barter")
    if chest_free(position, "thrift") and can_use(position, seat, "thrift"):
        moves.append("chest thrift")
    if chest_free(position, "key") and can_use(position, seat, "key"):
        moves.append("chest key")
    for way in ("page up", "page down"):
        if chest_free(position, "page") and can_use(position, seat, way):
            moves.append(f"chest {way}")
    return moves


def can_use(position: Position, seat: int, chest: str) -> bool:
    # DK-5.4: only if that lay is possible
    size = lay_size(position, chest)
    if size < 1:
        return False
    if chest in ("page up", "page down") and size > 5:
        return False
    return bool(first_cards(position, seat, chest))


def legal_return(position: Position, seat: int) -> list[str]:
    # DK-5.3
    moves = []
    for colour in COLOURS:
        index = stack_index(position, seat, colour[0])
        if index is not None and len(position["rows"][seat][index]["cards"]) >= 2:
            moves.append(f"chest return {colour}")
    return moves


def weights(data: Data, position: Position) -> list[int]:
    """The weights of a chance step in the order of `legal`; [] for decisions."""
    if position["actor"] != "chance":
        return []
    return [weight for _, weight in chances(data, position)]


def chances(data: Data, position: Position) -> list[tuple[str, int]]:
    # DK-7.4
    due = position["pending"][0]
    if due == "remove":
        pieces = position["pieces"]
        return [(f"remove {value}", pieces.count(value)) for value in sorted(set(pieces))]
    if due == "start":
        return [(f"start {card}", 1) for card in position["start_pool"]]
    if due == "pearl":
        return pearl_chances(data, position)
    kind, side = due.split()
    if kind == "reveal":
        return reveal_chances(position, side)
    return page_chances(position, side)


def reveal_chances(position: Position, side: str) -> list[tuple[str, int]]:
    pile = position["book"][side]
    found = []
    for card, number in pile["pool"].items():
        # DK-7.8: the first reveal of the game has no page yet
        if not pile["top"] or pile["top"][0][1] == card[1]:
            found.append((f"reveal {side} {card}", number))
    return found


def page_chances(position: Position, side: str) -> list[tuple[str, int]]:
    pool = position["book"][side]["pool"]
    found = []
    for back in BACKS:
        number = sum(pool[card] for card in pool if card[1] == back)
        if number:
            found.append((f"page {side} {back}", number))
    return found


def first_hidden_pearl(position: Position) -> tuple[int, int]:
    # seat 0 first, the oldest first
    for seat, pearls in enumerate(position["pearls"]):
        for index, pearl in enumerate(pearls):
            if pearl in ("red", "blue"):
                return seat, index
    raise ValueError("no pearl left")


def pearl_chances(data: Data, position: Position) -> list[tuple[str, int]]:
    seat, index = first_hidden_pearl(position)
    counts = data["pearls"][position["pearls"][seat][index]]
    found = []
    for value in sorted(int(text) for text in counts):
        drawn = sum(pearls.count(value) for pearls in position["pearls"])
        if counts[str(value)] > drawn:
            found.append((f"pearl {value}", counts[str(value)] - drawn))
    return found
