"""Why a move is not possible: always a reason, and always a true one."""

from collections import Counter

import pytest

from spieluhr.core.errors import Illegal
from spieluhr.core.match import Match
from spieluhr.games.steam_time.notation.moves import TEXTS
from tests.builders import legal, load, play
from tests.games.steam_time.builders import GAME, new, seat, settle, table
from tests.games.steam_time.clause_builders import POOR, alone, ending, last_turn, with_data
from tests.games.steam_time.test_text import WORDS, curious_game, is_whole

HELD = "green green* blue pink pink"
GIZA = ["place giza encounter", "reveal N9", "reveal N20"]  # Kepler and Copernicus
MOVED = table(by={"giza gold": 0, "wall upgrade": 1}, turn=1)  # seat 1 may take the card
OFTEN = 40  # tables of each question are enough


def check_all(match: Match) -> None:
    """Exactly the illegal moves have a reason."""
    view, possible = match.view(max(match.actor, 0)), legal(match)
    for move in TEXTS.texts:
        why = match.game.words.refuse(view, move)
        assert (why is None) == (move in possible), (move, why)
        assert why is None or all(is_whole(line) for line in why), why


def test_exactly_the_illegal_moves_have_a_reason() -> None:
    asked: Counter[str] = Counter()
    for seed in range(15):
        for match in curious_game(2 + seed % 3, seed):
            todo = match.view(None).table.todo
            question = todo[-1].do if todo else "turn"
            asked[question] += 1
            if not match.is_over and asked[question] <= OFTEN:
                check_all(match)
    assert len(asked) > 14


def test_reasons_where_payments_are_to_be_chosen() -> None:
    """ST-9.2: at each step of a payment, and where little is left to take from."""
    match = ending(seat("green blue black* pink orange orange*", missions=["M21"]), POOR)
    for move in ("fulfil M21", "pay green", "pay black"):
        check_all(match)
        play(match, move)
    assert match.is_over
    for lines in ([], ["into pink"]):
        check_all(play(alone(seat("black black*"), mine=28), *BOUGHT, *lines))


BOUGHT = ["place stonehenge crystals", "buy green", "done"]
WRONG: list[tuple[Match, str, str]] = [
    (load(table()), "mission M4", "That is left to chance."),
    (
        load(table()),
        "buy green",
        "First place an airship, take the start player card or pass.",
    ),
    (
        load(table()),
        "mister giza gold",
        "Mr. T.I.M.E. comes only with an extra action, when your time portal reaches pink.",
    ),
    (load(table()), "place machu mission", "There is no mission space at Machu Picchu."),
    (
        load(table()),
        "place giza crystals",
        "The crystal space at the Pyramids of Giza is only used with 4 or more players.",
    ),
    (
        load(table(seats=(seat(resting=True), seat(resting=True)), turn=1, passes=1)),
        "place giza gold",
        "You have passed: no more airships for you this round.",
    ),
    (
        load(table(by={"giza gold": 0, "stonehenge gold": 0, "wall mission": 0})),
        "place machu gold",
        "You have no airship left this round.",
    ),
    (
        load(MOVED),
        "place giza gold",
        "The gold space at the Pyramids of Giza is taken.",
    ),
    (
        load(MOVED),
        "place wall upgrade",
        "Your own airship is already on the upgrade space at the Great Wall.",
    ),
    (
        load(MOVED),
        "place wall mission",
        "Your last airship is at the Great Wall: the next must go higher up the time stream.",
    ),
    (
        load(table(spaces={"wall mission": None})),
        "place wall mission",
        "There is no card on the mission space at the Great Wall.",
    ),
    (load(table(bank=0)), "place giza gold", "The bank has no gold left."),
    (
        load(table(spaces={"machu crystals": None})),
        "place machu crystals",
        "There are no crystals at Machu Picchu.",
    ),
    (
        load(alone(seat(gold=1))),
        "place machu crystals",
        "A crystal costs 2 gold, and you have 1 gold.",
    ),
    (
        load(
            alone(
                seat("black black* pink pink", gold=3), spaces={"machu crystals": "black pink pink"}
            )
        ),
        "place machu crystals",
        "You can’t buy any crystal at Machu Picchu (black: no free slot, pink: 4 gold needed); "
        "you have 3 gold.",
    ),
    (
        load(alone(seat("blue pink"))),
        "place wall upgrade",
        "The upgrade (income 4 gold, 1 esteem) costs 3 crystals this round (green, blue and "
        "black), and you have only 2 crystals.",
    ),
    (
        load(alone(seat("blue blue pink", steam=1))),
        "place giza expedition",
        "The expedition Himeji Castle costs green, blue and black this round. You are missing "
        "green and black: that takes 2 steam, and you have 1 steam.",
    ),
    (
        load(table()),
        "card",
        "You are start player: you can’t take the card in your first turn of the round.",
    ),
    (
        play(MOVED, "card", "none"),
        "card",
        "The start player card has already been taken this round.",
    ),
    (
        play(MOVED, "card"),
        "pass",
        "First decide on the special action of the start player card.",
    ),
    (play(MOVED, "card"), "steam 2", "You have only 1 steam."),
    (
        play(alone(seat("green black black pink")), "place machu crystals"),
        "done",
        "You must buy at least one crystal.",
    ),
    (
        play(alone(seat("green black black pink")), "place machu crystals"),
        "buy black",
        "Your laboratory is full.",
    ),
    (
        play(alone(seat("green black black pink")), "place machu crystals"),
        "buy orange",
        "There is no orange crystal at Machu Picchu.",
    ),
    (
        play(alone(seat("black", gold=5)), "place machu crystals", "buy green"),
        "buy black",
        "The crystal costs 2 gold and the next slot of your laboratory 2 more; you have 3 gold.",
    ),
    (
        play(alone(seat("black")), "place machu crystals", "buy pink"),
        "buy green",
        "Crystals are chosen in the order of the colours: only pink, grey and orange now.",
    ),
    (
        play(alone(seat("black")), "place machu crystals"),
        "stop",
        "You are buying crystals at Machu Picchu.",
    ),
    (
        play(alone(seat("blue blue pink grey*", steam=2)), "place giza expedition"),
        "pay green",
        "There is no crystal in your bridge.",
    ),
    (
        play(alone(seat("blue blue pink grey*", steam=2)), "place giza expedition"),
        "top",
        "First pay for the expedition Himeji Castle.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N9", "bottom"),
        "pay pink",
        "Crystals are paid in the order of the colours: from pink on you have 2 crystals, and "
        "3 are still to pay.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N20", "bottom"),
        "pay blue",
        "You must pay 2 crystals from one generator; your engine room has only 1 crystal.",
    ),
    (
        play(alone(seat(HELD)), *GIZA),
        "choose N14",
        "That encounter has not been revealed: the Montgolfier brothers.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N9"),
        "choose N20",
        "First choose the upper or the lower action of Johannes Kepler.",
    ),
    (
        play(alone(seat(HELD)), *GIZA, "choose N9", "top"),
        "take green",
        "These crystals are pink.",
    ),
    (
        play(alone(seat("black black", gold=5)), *GIZA, "choose N20", "top"),
        "take black",
        "Your laboratory is full.",
    ),
    (
        play(alone(seat("black blue blue", gold=1)), *GIZA, "choose N20", "top"),
        "take black",
        "The next slot of your laboratory costs 2 gold, and you have 1 gold.",
    ),
    (
        play(table(), "place giza encounter", "reveal N7", "reveal N14", "choose N7"),
        "pass",
        "First decide on the purple action of Heron of Alexandria.",
    ),
    (
        play(alone(seat("", portal=4)), "place wall mission"),
        "mister wall mission",
        "There is no card on the mission space at the Great Wall.",
    ),
    (
        play(alone(seat("", portal=4)), "place wall mission"),
        "place giza gold",
        "First send Mr. T.I.M.E. to a space: you have an extra action.",
    ),
    (
        play(alone(seat("black black*")), *BOUGHT, "into pink"),
        "into green",
        "Crystals are chosen in the order of the colours: only pink, grey and orange now.",
    ),
    (
        settle(play(last_turn(seat(upgrades=["U4"]), POOR), "pass")),
        "pick easter green",
        "There is no green crystal at Easter Island.",
    ),
    (
        play(
            settle(
                play(last_turn(seat("", upgrades=["U18"]), POOR, round=4), "pass"), "draw orange"
            ),
            "pick machu green",
        ),
        "pick angkor green",
        "Deposits are used in a fixed order, and you have already passed green at Angkor Wat.",
    ),
    (
        ending(seat(missions=["M21", "M25"]), POOR),
        "fulfil M7",
        "You don’t have the mission (2 green crystals and 2 blue crystals → 8 esteem).",
    ),
    (
        ending(seat(missions=["M21", "M25"]), POOR),
        "fulfil M25",
        "Missions come in a fixed order: now decide on the mission (4 crystals of different "
        "colours → 7 esteem).",
    ),
    (
        ending(seat(missions=["M21", "M25"]), POOR),
        "yes",
        "First decide whether to fulfil the mission (4 crystals of different colours → 7 esteem).",
    ),
]


@pytest.mark.parametrize(("match", "move", "english"), WRONG)
def test_the_reason_is_the_true_one(match: Match, move: str, english: str) -> None:
    why = WORDS.refuse(match.view(match.actor), move)
    assert why is not None
    assert why[0] == english
    assert why[1] != english
    assert move not in legal(match)


def test_what_has_run_out_is_no_choice() -> None:
    """ST-3.6: the bag and the mine."""
    board = seat("green green green green", gold=20)
    full = "green " * 4
    seats = (board, seat(full), seat(full), seat(""))
    spaces = {"machu crystals": "green green green", "stonehenge crystals": "blue"}
    others = {"giza crystals": "blue", "wall crystals": "blue", "angkor crystals": "blue"}
    start = table(4, seats=seats, spaces={**spaces, **others}, start=3)
    match = play(start, "place giza encounter", "reveal N14", "reveal N9", "choose N14")
    assert WORDS.refuse(match.view(3), "take green") == (
        "The bag has no green crystal.",
        "Im Beutel ist kein grüner Kristall.",
    )
    dug = play(table(4, mine=0, start=0, by={"giza gold": 0}, turn=1), "card")
    assert WORDS.refuse(dug.view(1), "crystal green") == (
        "The secret mine is empty.",
        "Die geheime Mine ist leer.",
    )
    for each in (match, dug):
        check_all(each)


@pytest.mark.parametrize(
    ("colour", "pay", "why"),
    [
        ("purple", {"gold": 9}, "That action costs 9 gold, and you have only 8 gold."),
        (
            "purple",
            {"green": 3},
            "That action costs 3 green crystals, and you have only 2 green crystals.",
        ),
        (
            "purple",
            {"crystals_any_colours": 6},
            "That action costs 6 crystals of any colours, and you have only 5 crystals.",
        ),
        (
            "purple",
            {"crystals_one_colour": 3},
            "That action costs 3 crystals of one colour, and you have at most 2 crystals of one "
            "colour.",
        ),
        (
            "purple",
            {"green": 1, "crystals_any_colours": 5},
            "That action costs 1 green crystal and 5 crystals of any colours, and after the named "
            "colours you have too few crystals left.",
        ),
        ("blue", {"steam": 9}, "You can’t pay for either action of Alfred Nobel."),
    ],
)
def test_encounters_that_cannot_be_paid(colour: str, pay: dict[str, int], why: str) -> None:
    """ST-5.8, with other data: in the built-in ones every upper action is free."""
    game, data = with_data(
        ("encounters.N1.colour", colour),
        ("encounters.N1.top.pay", pay),
        ("encounters.N1.bottom.pay", {"steam": 9}),
        ("monuments.giza.spaces", [{"kind": "encounter", "from_players": 2, "reveal": 3}]),
    )
    match = load(table(seats=(seat(HELD), POOR), data=data), game)
    play(match, "place giza encounter", "reveal N1", "reveal N5", "reveal N9")
    found = game.words.refuse(match.view(0), "choose N1")
    assert found is not None
    assert found[0] == why
    check_all(match)


def test_a_refused_move_is_answered_with_the_reason() -> None:
    match = load(table(bank=0))
    with pytest.raises(Illegal) as refused:
        match.play("place giza gold", 0)
    assert "The bank has no gold left." in refused.value.sentence("en")
    assert "Die Bank hat kein Gold mehr." in refused.value.sentence("de")


def test_a_reason_for_those_who_are_not_asked() -> None:
    match = load(table())
    assert WORDS.refuse(match.view(1), "pass") == (
        "It’s not your turn.",
        "Du bist nicht an der Reihe.",
    )
    assert WORDS.refuse(match.view(0), "nonsense") is None
    assert WORDS.refuse(new().view(0), "pass") == (
        "One moment: the board is being filled.",
        "Einen Moment: Der Spielplan wird gefüllt.",
    )
    over = ending(seat(), POOR)
    assert over.is_over
    assert WORDS.refuse(over.view(0), "pass") == ("The game is over.", "Das Spiel ist zu Ende.")
    assert all(GAME.words.refuse(match.view(0), move) is None for move in legal(match))
