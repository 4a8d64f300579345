"""Why a card or a place cannot be chosen for the item that is carried out, or in set-up."""

import pytest

from tests.builders import Position, position_of
from tests.games.perfect_moment.builders import den_table, echo_table, new, table
from tests.games.perfect_moment.reasons import CASE, Case, assert_reason

# By default seat 0 has mask|gun map|armor and the plan flowers/ring; seat 1 ring|poem tickets|keys;
# the paradox is phone|keys.
GUNNER = table(("gun|mask map|armor", "ring|poem tickets|keys"))
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
        "Im Solospiel kommt diese Karte unter den Nachziehstapel, nicht obenauf.",
    ),
]


@pytest.mark.parametrize(CASE, [*CARDS, *PLACES])
def test_the_reason_is_the_true_one(
    start: Position, lines: str, move: str, english: str, german: str
) -> None:
    assert_reason(start, lines, move, (english, german))
