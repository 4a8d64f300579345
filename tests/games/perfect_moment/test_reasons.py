"""Why a move is not possible: always a reason, and always a true one."""

import pytest

from spieluhr.core.errors import Illegal
from spieluhr.core.match import Match
from spieluhr.games.perfect_moment.moves import TEXTS
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
            for move in TEXTS:
                why = WORDS.why_not(view, move)
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
        "At own1, on mask / gun, facing you is not gun but mask.",
        "Auf own1, bei Maske / Waffe, zeigt zu dir nicht: Waffe, sondern: Maske.",
    ),
    (
        table(turn=6),  # seat 1 sees the other end
        "",
        "use mask opp1",
        "At opp1, on mask / gun, facing you is not mask but gun.",
        "Auf opp1, bei Maske / Waffe, zeigt zu dir nicht: Maske, sondern: Waffe.",
    ),
    (
        table(),
        "",
        "use wallet opp2",
        "At opp2 lies tickets / keys: there is no wallet on it.",
        "Auf opp2 liegt Tickets / Schlüssel, nicht: Brieftasche.",
    ),
    (
        table(),
        "",
        "use keys paradox",
        "On the paradox phone / keys, facing the deck is not keys but phone.",
        "Beim Paradoxon Handy / Schlüssel zeigt zum Stapel nicht: Schlüssel, sondern: Handy.",
    ),
    (
        table(uses=0),
        "",
        "use mask own1",
        "You have used both items of this turn.",
        "Du hast in diesem Zug schon zwei Gegenstände genutzt.",
    ),
    (
        ARMORED,
        "use armor own2 | no",
        "use mask own1",
        "Armor takes an item from your opponent's display only: opp1 or opp2.",
        "Die Weste nimmt nur einen Gegenstand aus der Auslage deines Gegenübers: opp1 oder opp2.",
    ),
    (
        ARMORED,
        "use armor own2 | no",
        "use keys opp1",
        "At opp1, on tickets / keys, facing your opponent is not keys but tickets.",
        "Auf opp1, bei Tickets / Schlüssel, zeigt zu deinem Gegenüber nicht: Schlüssel, "
        "sondern: Tickets.",
    ),
    (
        LOCKSMITH,
        "use keys own1 | draw map/armor | top mask/gun | place map/armor armor | no",
        "use keys opp1",
        "Being carried out already: keys. No item works inside itself.",
        "Wird schon ausgeführt: Schlüssel. Kein Gegenstand wirkt in sich selbst.",
    ),
]
SCORES: list[Case] = [
    (
        table(),
        "",
        "score plan",
        "No item of flowers / ring lies in your display.",
        "Kein Gegenstand von Blumen / Ring liegt in deiner Auslage.",
    ),
    (
        table(),
        "",
        "score paradox",
        "No item of phone / keys lies in your display.",
        "Kein Gegenstand von Handy / Schlüssel liegt in deiner Auslage.",
    ),
    (
        table(fragments=("", "map/gun mask/armor")),
        "",
        "score fragment map/mask",
        "Map / mask is nobody's fragment.",
        "Karte / Maske ist kein Fragment.",
    ),
    (
        table(("poem|ring map|armor", "mask|gun tickets|keys"), fragments=("poem/chocolates", "")),
        "",
        "score fragment poem/chocolates",
        "A fragment is scored for 2 or 3 only; of poem / chocolates your display has "
        "but one item: poem.",
        "Ein Fragment wird nur für 2 oder 3 gewertet; von Gedicht / Pralinen hat deine Auslage "
        "nur: Gedicht.",
    ),
    (
        table(fragments=("", "poem/chocolates")),
        "",
        "score fragment poem/chocolates",
        "No item of poem / chocolates lies in your display.",
        "Kein Gegenstand von Gedicht / Pralinen liegt in deiner Auslage.",
    ),
    (
        table(),
        "",
        "score map/gun",
        "Say what you score: score plan, score paradox or score fragment with its card.",
        "Nenne, was du wertest: score plan, score paradox oder score fragment mit Karte.",
    ),
    (
        den_table(),
        "use aces paradox | look map/mask",
        "score plan",
        "Here it is about map / mask alone.",
        "Hier geht es allein um Karte / Maske.",
    ),
    (
        den_table(),
        "use aces paradox | look ring/chocolates",
        "score ring/chocolates",
        "No item of ring / chocolates lies in your display.",
        "Kein Gegenstand von Ring / Pralinen liegt in deiner Auslage.",
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
        "You do not hold map / armor.",
        "Karte / Weste ist nicht auf deiner Hand.",
    ),
    (
        CHOCOLATIER,
        "use chocolates own1 | draw map/gun | draw map/mask",
        "place flowers/ring ring",
        "Flowers / ring was not drawn for this: map / mask and map / gun.",
        "Blumen / Ring wurde dafür nicht gezogen: Karte / Maske und Karte / Waffe.",
    ),
    (
        LOCKSMITH,
        "use keys own1 | draw map/armor",
        "top flowers/ring",
        "Flowers / ring does not lie in your display.",
        "Blumen / Ring liegt nicht in deiner Auslage.",
    ),
    (
        GUNNER,
        "use gun own1 | look map/gun | look map/mask",
        "bottom flowers/ring",
        "Flowers / ring is not among the looked-at cards: map / gun and map / mask.",
        "Blumen / Ring ist nicht unter den angesehenen Karten: Karte / Waffe und Karte / Maske.",
    ),
    (
        GUNNER,
        "use gun own1 | look map/gun | look map/mask | top map/mask",
        "bottom map/gun",
        "After the first card put back, the gun discards no more.",
        "Nach der ersten zurückgelegten Karte kommt keine mehr unter den Stapel.",
    ),
    (
        den_table(),
        "use aces paradox | look map/mask",
        "bottom mask/gun",
        "Aces put only the looked-at card under the deck: map / mask.",
        "Die Asse legen nur die angesehene Karte unter den Stapel: Karte / Maske.",
    ),
    (
        den_table(),
        "use aces paradox | look map/mask",
        "top map/mask",
        "Map / mask lies on top already; “stop” leaves it there.",
        "Karte / Maske liegt schon oben; „stop“ lässt sie dort.",
    ),
    (
        den_table(paradox="money|aces", fragments=("", "ring/chocolates")),
        "use money paradox | draw map/mask | top map/mask",
        "steal poem/chocolates",
        "Poem / chocolates is no fragment of your opponent.",
        "Gedicht / Pralinen ist kein Fragment deines Gegenübers.",
    ),
]
PLACES: list[Case] = [
    (
        table(),
        "use map own2",
        "turn opp1",
        "The map turns cards of your own display.",
        "Die Karte dreht Karten deiner eigenen Auslage.",
    ),
    (
        table(),
        "use map own2 | turn own1",
        "turn own1",
        "That card has been turned already.",
        "Diese Karte ist schon gedreht.",
    ),
    (
        THIEF,
        "use wallet own1",
        "turn own2",
        "The wallet turns a card of your opponent's display.",
        "Die Brieftasche dreht eine Karte in der Auslage deines Gegenübers.",
    ),
    (
        FLORIST,
        "use flowers own1",
        "swap own1 gun",
        "Your plan is flowers / ring: there is no gun on it.",
        "Dein Plan Blumen / Ring hat nicht: Waffe.",
    ),
    (
        table(),
        "use ring opp1",
        "pick opp1",
        "You give one of your own cards: own1, own2 or plan.",
        "Du gibst eine eigene Karte her: own1, own2 oder plan.",
    ),
    (
        RINGED,
        "use ring own1 | pick own1",
        "pick own2",
        "Your card is chosen; now one of Echo's: opp1, opp2 or oppplan.",
        "Deine Karte ist gewählt; jetzt eine von Echo: opp1, opp2 oder oppplan.",
    ),
    (
        SOLO,
        "flip drinks/aces",
        "face money",
        "It is about drinks / aces: there is no money on it.",
        "Es geht um Drinks / Asse, nicht um: Geld.",
    ),
    (
        SOLO,
        f"{SOLO_DEALT} | own money/knife knife | give flowers/poem flowers",
        "top gun/armor",
        "Alone this card goes under the deck, not on top.",
        "Allein kommt diese Karte unter den Stapel, nicht obenauf.",
    ),
]
ELSEWHERE: list[Case] = [
    (
        table(),
        "",
        "deal map/gun",
        "Only chance decides that.",
        "Darüber entscheidet nur der Zufall.",
    ),
    (
        table(),
        "use mask own1 | draw map/gun",
        "end",
        "Another question is open. Mask: choose which of your cards goes under the deck.",
        "Eine andere Frage ist offen. Maske: Wähle, welche deiner Karten unter den Stapel kommt.",
    ),
    (
        RINGED,
        "use ring own1 | pick own1 | pick opp1",
        "stop",
        "Another question is open. Flowers / ring joins Echo's display: "
        "choose the item that faces you.",
        "Eine andere Frage ist offen. Blumen / Ring kommt in Echos Auslage: "
        "Wähle den Gegenstand, der zu dir zeigt.",
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
    assert WORDS.why_not(match.view(match.actor), move) == (english, german)


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
    assert all(WORDS.why_not(armed.view(1), move) is None for move in legal_texts(armed))
    assert WORDS.why_not(armed.view(0), "top map/mask") == (
        "It is not your turn.",
        "Du bist nicht an der Reihe.",
    )
    assert WORDS.why_not(armed.view(1), "bottom tickets/wallet") == (
        "Tickets / wallet is not among the looked-at cards: ring / poem and map / mask.",
        "Tickets / Brieftasche ist nicht unter den angesehenen Karten: Ring / Gedicht und "
        "Karte / Maske.",
    )
    assert all(WORDS.why_not(echo.view(0), move) is None for move in ("face aces", "face money"))
    assert WORDS.why_not(echo.view(0), "face drinks") == (
        "It is about aces / money: there is no drinks on it.",
        "Es geht um Asse / Geld, nicht um: Drinks.",
    )


def test_a_refused_move_is_answered_with_the_reason() -> None:
    match = load(table())
    with pytest.raises(Illegal) as refused:
        match.play_text(0, "use gun own1")
    assert "facing you is not gun but mask" in refused.value.sentence("en")
    assert "zeigt zu dir nicht: Waffe" in refused.value.sentence("de")


def test_a_reason_for_those_who_are_not_asked() -> None:
    match = load(table())
    assert WORDS.why_not(match.view(1), "use poem own1") == (
        "It is not your turn.",
        "Du bist nicht an der Reihe.",
    )
    assert WORDS.why_not(match.view(0), "nonsense") is None
    drawing = play(table(), "use mask own1")
    assert WORDS.why_not(drawing.view(0), "end") == (
        "Chance decides now.",
        "Jetzt entscheidet der Zufall.",
    )
    over = play(table(turn=25, last=5), "end")
    assert WORDS.why_not(over.view(0), "end") == ("The game is over.", "Das Spiel ist zu Ende.")
