"""Why an item cannot be used, a card not scored, or a turn not ended now."""

import pytest

from tests.builders import Position
from tests.games.perfect_moment.builders import den_table, echo_table, table
from tests.games.perfect_moment.reasons import CASE, Case, assert_reason

# By default seat 0 has mask|gun map|armor and the plan flowers/ring; seat 1 ring|poem tickets|keys;
# the paradox is phone|keys.
ARMORED = table(("mask|gun armor|map", "keys|tickets flowers|poem"))
LOCKSMITH = table(
    ("keys|tickets mask|gun", "wallet|keys ring|poem"), paradox="phone|tickets", top="map/armor:"
)
RINGED = echo_table(("ring|flowers map|gun", "aces|knife mask|armor"))

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


@pytest.mark.parametrize(CASE, [*USES, *SCORES, *ELSEWHERE])
def test_the_reason_is_the_true_one(
    start: Position, lines: str, move: str, english: str, german: str
) -> None:
    assert_reason(start, lines, move, (english, german))
