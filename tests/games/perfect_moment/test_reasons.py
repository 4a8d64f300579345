"""Why a move is not possible: always a reason, and always a true one."""

import pytest

from spieluhr.core.errors import Illegal
from spieluhr.core.match import Match
from spieluhr.games.perfect_moment.notation.moves import TEXTS
from tests.builders import legal_texts, load, play
from tests.games.perfect_moment.builders import (
    CHOICES,
    GAME,
    deck,
    echo_table,
    hand,
    random_game,
    table,
)
from tests.games.perfect_moment.test_text import curious

WORDS = GAME.words


def is_untold(match: Match, move: str) -> bool:
    """gun: whether a card has been put back is not always in the view."""
    frame = match.view(match.actor).pending[-1]
    return frame.step == "sort" and move in [f"bottom {card}" for card in frame.cards]


@pytest.mark.parametrize("solo", [False, True])
def test_exactly_the_illegal_moves_have_a_reason(solo: bool) -> None:
    for seed, eras in enumerate(CHOICES * 2):
        for n, (match, _) in enumerate(random_game(eras, solo, seed, curious)):
            if match.actor < 0 or n % 3:
                continue
            view, legal = match.view(match.actor), legal_texts(match)
            for move in TEXTS.texts:
                why = WORDS.refuse(view, move)
                if why is None:
                    assert move in legal or is_untold(match, move), move
                else:
                    assert move not in legal, (move, why)
                    assert all(line[-1] in ".?)" and "{" not in line for line in why), why


# Section 9 of the rules: gun inside armor, and Echo's new right card.
GUN_BY_ARMOR = table(
    ("gun|armor keys|phone", "chocolates|flowers phone|wallet"),
    ("tickets/keys:0", "tickets/wallet:01"),
    paradox="armor|mask",
    fragments=(
        "ring/chocolates poem/chocolates wallet/keys",
        "flowers/ring flowers/poem phone/tickets",
    ),
    points=("mask/gun", ""),
    turn=8,
    last=8,
    uses=1,
    pending=[
        {"do": "turn", "seat": 1, "step": "act"},
        {"do": "armor", "seat": 1, "step": "second", "item": "gun"},
        {"do": "gun", "seat": 1, "step": "sort", "cards": hand("ring/poem:1 map/mask:1")},
    ],
) | {"deck": deck("? map/armor:1"), "pool": ["map/gun"]}
NEW_RIGHT_CARD = echo_table(
    ("map|gun knife|money", "drinks|money"),
    ("mask/armor:0", ""),
    top="map/armor:0 gun/armor:0 drinks/aces:0 map/mask:0 ring/poem:0",
    paradox="flowers|chocolates",
    fragments=("aces/knife", "flowers/poem"),
    removed=["flowers/ring", "ring/chocolates", "poem/chocolates", "drinks/knife"],
    turn=14,
    last=13,
    uses=0,
    actor=0,
    pending=[
        {"do": "echo", "seat": 0, "step": "faceright", "plan": "mask/gun", "card": "aces/money"}
    ],
)


def test_the_positions_of_the_rules() -> None:
    armed, echo = load(GUN_BY_ARMOR), load(NEW_RIGHT_CARD)
    assert legal_texts(armed) == {
        *("bottom ring/poem", "bottom map/mask", "top ring/poem", "top map/mask"),
    }
    assert all(WORDS.refuse(armed.view(1), move) is None for move in legal_texts(armed))
    assert WORDS.refuse(armed.view(0), "top map/mask") == (
        "It is not your turn.",
        "Du bist nicht an der Reihe.",
    )
    assert WORDS.refuse(armed.view(1), "bottom tickets/wallet") == (
        "Tickets / wallet is not among the cards you looked at: ring / poem and map / mask.",
        "Tickets / Brieftasche ist nicht unter den angesehenen Karten: Ring / Gedicht und "
        "Karte / Maske.",
    )
    assert all(WORDS.refuse(echo.view(0), move) is None for move in ("face aces", "face money"))
    assert WORDS.refuse(echo.view(0), "face drinks") == (
        "Aces / money has no drinks.",
        "Auf Asse / Geld gibt es die Drinks nicht.",
    )


def test_a_refused_move_is_answered_with_the_reason() -> None:
    match = load(table())
    with pytest.raises(Illegal) as refused:
        match.play("use gun own1", 0)
    assert "Facing you on mask / gun: mask, not gun." in refused.value.sentence("en")
    assert "Zu dir zeigt auf Maske / Waffe: Maske, nicht Waffe." in refused.value.sentence("de")


def test_a_reason_for_those_who_are_not_asked() -> None:
    match = load(table())
    assert WORDS.refuse(match.view(1), "use poem own1") == (
        "It is not your turn.",
        "Du bist nicht an der Reihe.",
    )
    assert WORDS.refuse(match.view(0), "nonsense") is None
    drawing = play(table(), "use mask own1")
    assert WORDS.refuse(drawing.view(0), "end") == (
        "Chance decides now.",
        "Jetzt entscheidet der Zufall.",
    )
    over = play(table(turn=25, last=5), "end")
    assert WORDS.refuse(over.view(0), "end") == ("The game is over.", "Das Spiel ist zu Ende.")
