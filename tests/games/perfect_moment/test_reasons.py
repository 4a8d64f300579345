"""Why a move is not possible: always a reason, and always a true one."""

import pytest

from spieluhr.core.errors import Illegal
from spieluhr.core.match import Match
from spieluhr.games.perfect_moment.notation.moves import TEXTS
from tests.games.perfect_moment.build import (
    CHOICES,
    GAME,
    Position,
    deck,
    den_table,
    echo_table,
    hand,
    legal_texts,
    load,
    new,
    play,
    position_of,
    random_game,
    table,
)
from tests.games.perfect_moment.test_text import curious

WORDS = GAME.words
Case = tuple[Position, str, str, str, str]  # start, moves, the refused one, and why


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


# By default seat 0 has mask|gun map|armor and the plan flowers/ring; seat 1 ring|poem tickets|keys;
# the paradox is phone|keys.
GUNNER = table(("gun|mask map|armor", "ring|poem tickets|keys"))
ARMORED = table(("mask|gun armor|map", "keys|tickets flowers|poem"))
LOCKSMITH = table(
    ("keys|tickets mask|gun", "wallet|keys ring|poem"), paradox="phone|tickets", top="map/armor:"
)
CHOCOLATIER = table(("chocolates|poem map|armor", "mask|gun keys|tickets"))
FLORIST = table(("flowers|poem map|armor", "mask|gun keys|tickets"))
THIEF = table(
    ("wallet|keys map|armor", "mask|gun ring|poem"),
    ("flowers/ring:0", "gun/armor:1"),
    paradox="phone|tickets",
)
RINGED = echo_table(("ring|flowers map|gun", "aces|knife mask|armor"))
SOLO = position_of(new(["1981", "1994", "2014"], solo=True))
SOLO_DEALT = (
    "flip drinks/aces | face aces | deal map/gun | face gun | deal money/knife"
    " | deal flowers/poem | deal aces/money | deal gun/armor"
)

USES: list[Case] = [
    (
        table(),
        "",
        "use gun own1",
        "Facing you on mask / gun: mask, not gun.",
        "Zu dir zeigt auf Maske / Waffe: Maske, nicht Waffe.",
    ),
    (
        table(turn=6),  # seat 1 sees the other end
        "",
        "use mask opp1",
        "Facing you on mask / gun: gun, not mask.",
        "Zu dir zeigt auf Maske / Waffe: Waffe, nicht Maske.",
    ),
    (
        table(),
        "",
        "use wallet opp2",
        "Tickets / keys has no wallet.",
        "Auf Tickets / Schlüssel gibt es die Brieftasche nicht.",
    ),
    (
        table(),
        "",
        "use keys paradox",
        "Facing the deck on the paradox phone / keys: phone, not keys.",
        "Zum Nachziehstapel zeigt auf dem Paradoxon Handy / Schlüssel: Handy, nicht Schlüssel.",
    ),
    (
        table(uses=0),
        "",
        "use mask own1",
        "You have already used two items this turn.",
        "Du hast in diesem Zug schon zwei Gegenstände genutzt.",
    ),
    (
        ARMORED,
        "use armor own2 | no",
        "use mask own1",
        "With armor you can only use an item in your opponent's display.",
        "Mit der Weste nutzt du nur einen Gegenstand in der Auslage deines Gegenübers.",
    ),
    (
        ARMORED,
        "use armor own2 | no",
        "use keys opp1",
        "Facing your opponent on tickets / keys: tickets, not keys.",
        "Zu deinem Gegenüber zeigt auf Tickets / Schlüssel: Tickets, nicht Schlüssel.",
    ),
    (
        LOCKSMITH,
        "use keys own1 | draw map/armor | top mask/gun | place map/armor armor | no",
        "use keys opp1",
        "You are already using the keys: no item works inside itself.",
        "Du nutzt die Schlüssel gerade schon: Kein Gegenstand wirkt in sich selbst.",
    ),
]
SCORES: list[Case] = [
    (
        table(),
        "",
        "score plan",
        "No item of flowers / ring is in your display.",
        "Kein Gegenstand von Blumen / Ring ist in deiner Auslage.",
    ),
    (
        table(),
        "",
        "score paradox",
        "No item of phone / keys is in your display.",
        "Kein Gegenstand von Handy / Schlüssel ist in deiner Auslage.",
    ),
    (
        table(fragments=("", "map/gun mask/armor")),
        "",
        "score fragment map/mask",
        "Map / mask is not a fragment.",
        "Karte / Maske ist kein Fragment.",
    ),
    (
        table(("poem|ring map|armor", "mask|gun tickets|keys"), fragments=("poem/chocolates", "")),
        "",
        "score fragment poem/chocolates",
        "A fragment scores only 2 or 3 points; your display has just one item of poem / "
        "chocolates: poem.",
        "Ein Fragment zählt nur für 2 oder 3 Punkte; von Gedicht / Pralinen hat deine Auslage "
        "nur: "
        "Gedicht.",
    ),
    (
        table(fragments=("", "poem/chocolates")),
        "",
        "score fragment poem/chocolates",
        "No item of poem / chocolates is in your display.",
        "Kein Gegenstand von Gedicht / Pralinen ist in deiner Auslage.",
    ),
    (
        table(),
        "",
        "score map/gun",
        "Say what you score: your plan, the paradox or a fragment.",
        "Sag, was du wertest: deinen Plan, das Paradoxon oder ein Fragment.",
    ),
    (
        den_table(),
        "use aces paradox | look map/mask",
        "score plan",
        "This is only about map / mask.",
        "Hier geht es nur um Karte / Maske.",
    ),
    (
        den_table(),
        "use aces paradox | look ring/chocolates",
        "score ring/chocolates",
        "No item of ring / chocolates is in your display.",
        "Kein Gegenstand von Ring / Pralinen ist in deiner Auslage.",
    ),
]
CARDS: list[Case] = [
    (
        table(),
        "use mask own1 | draw map/gun",
        "bottom flowers/poem",
        "Flowers / poem is neither in your hand nor in your display.",
        "Blumen / Gedicht ist weder auf deiner Hand noch in deiner Auslage.",
    ),
    (
        table(),
        "use mask own1 | draw map/gun | bottom mask/gun",
        "place map/armor map",
        "Map / armor is not in your hand.",
        "Karte / Weste ist nicht auf deiner Hand.",
    ),
    (
        CHOCOLATIER,
        "use chocolates own1 | draw map/gun | draw map/mask",
        "place flowers/ring ring",
        "You drew map / mask and map / gun, not flowers / ring.",
        "Du hast Karte / Maske und Karte / Waffe gezogen, nicht Blumen / Ring.",
    ),
    (
        LOCKSMITH,
        "use keys own1 | draw map/armor",
        "top flowers/ring",
        "Flowers / ring is not in your display.",
        "Blumen / Ring liegt nicht in deiner Auslage.",
    ),
    (
        GUNNER,
        "use gun own1 | look map/gun | look map/mask",
        "bottom flowers/ring",
        "Flowers / ring is not among the cards you looked at: map / gun and map / mask.",
        "Blumen / Ring ist nicht unter den angesehenen Karten: Karte / Waffe und Karte / Maske.",
    ),
    (
        GUNNER,
        "use gun own1 | look map/gun | look map/mask | top map/mask",
        "bottom map/gun",
        "You have already put a card back: you can no longer discard.",
        "Du hast schon eine Karte zurückgelegt: Abwerfen geht nicht mehr.",
    ),
    (
        den_table(),
        "use aces paradox | look map/mask",
        "bottom mask/gun",
        "Aces can only discard the card you looked at: map / mask.",
        "Mit den Assen wirfst du nur die angesehene Karte ab: Karte / Maske.",
    ),
    (
        den_table(),
        "use aces paradox | look map/mask",
        "top map/mask",
        "Map / mask is already on top; simply leave it there.",
        "Karte / Maske liegt schon oben; lass sie einfach liegen.",
    ),
    (
        den_table(paradox="money|aces", fragments=("", "ring/chocolates")),
        "use money paradox | draw map/mask | top map/mask",
        "steal poem/chocolates",
        "Poem / chocolates is not one of your opponent's fragments.",
        "Gedicht / Pralinen ist kein Fragment deines Gegenübers.",
    ),
]
PLACES: list[Case] = [
    (
        table(),
        "use map own2",
        "turn opp1",
        "The map only turns cards of your own display.",
        "Mit diesem Gegenstand drehst du nur Karten deiner eigenen Auslage.",
    ),
    (
        table(),
        "use map own2 | turn own1",
        "turn own1",
        "You have already turned that card.",
        "Diese Karte hast du schon gedreht.",
    ),
    (
        THIEF,
        "use wallet own1",
        "turn own2",
        "The wallet only turns a card of your opponent's display.",
        "Mit der Brieftasche drehst du nur eine Karte in der Auslage deines Gegenübers.",
    ),
    (
        FLORIST,
        "use flowers own1",
        "swap own1 gun",
        "Your plan flowers / ring has no gun.",
        "Auf deinem Plan Blumen / Ring gibt es die Waffe nicht.",
    ),
    (
        table(),
        "use ring opp1",
        "pick opp1",
        "Give away one of your own cards: one of your display, or your plan.",
        "Gib eine eigene Karte her: eine aus deiner Auslage oder deinen Plan.",
    ),
    (
        RINGED,
        "use ring own1 | pick own1",
        "pick own2",
        "Your card is chosen; now choose one of Echo's.",
        "Deine Karte ist gewählt; jetzt wähle eine von Echo.",
    ),
    (
        SOLO,
        "flip drinks/aces",
        "face money",
        "Drinks / aces has no money.",
        "Auf Drinks / Asse gibt es das Geld nicht.",
    ),
    (
        SOLO,
        f"{SOLO_DEALT} | own money/knife knife | give flowers/poem flowers",
        "top gun/armor",
        "Alone, this card goes under the deck, not on top.",
        "Allein kommt diese Karte unter den Nachziehstapel, nicht obenauf.",
    ),
]
ELSEWHERE: list[Case] = [
    (
        table(),
        "",
        "deal map/gun",
        "That is left to chance.",
        "Das entscheidet der Zufall.",
    ),
    (
        table(),
        "use mask own1 | draw map/gun",
        "end",
        "Not right now. Mask: which of your cards do you discard under the deck?",
        "Das geht gerade nicht. Maske: Welche deiner Karten wirfst du ab (unter den "
        "Nachziehstapel)?",
    ),
    (
        RINGED,
        "use ring own1 | pick own1 | pick opp1",
        "stop",
        "Not right now. Flowers / ring joins Echo's display. Which item faces you?",
        "Das geht gerade nicht. Blumen / Ring kommt in Echos Auslage. Welcher Gegenstand "
        "zeigt zu dir?",
    ),
]


@pytest.mark.parametrize(
    ("start", "lines", "move", "english", "german"),
    [*USES, *SCORES, *CARDS, *PLACES, *ELSEWHERE],
)
def test_the_reason_is_the_true_one(
    start: Position, lines: str, move: str, english: str, german: str
) -> None:
    match = play(start, *(lines.split(" | ") if lines else ()))
    assert move not in legal_texts(match)
    assert WORDS.refuse(match.view(match.actor), move) == (english, german)


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
        match.play_text(0, "use gun own1")
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
