"""What items and eras are called and do, and other parts of sentences."""

from typing import Final

from spieluhr.core.words import Both, Sentences

TITLE: Final[Both] = ("The Perfect Moment", "The Perfect Moment")

ITEM_WORDS: Final[Sentences] = {
    "map": ("map", "Karte"),
    "mask": ("mask", "Maske"),
    "gun": ("gun", "Waffe"),
    "armor": ("armor", "Weste"),
    "flowers": ("flowers", "Blumen"),
    "ring": ("ring", "Ring"),
    "poem": ("poem", "Gedicht"),
    "chocolates": ("chocolates", "Pralinen"),
    "phone": ("phone", "Handy"),
    "tickets": ("tickets", "Tickets"),
    "wallet": ("wallet", "Brieftasche"),
    "keys": ("keys", "Schlüssel"),
    "drinks": ("drinks", "Drinks"),
    "aces": ("aces", "Asse"),
    "money": ("money", "Geld"),
    "knife": ("knife", "Messer"),
}

# PM-1.1 and section 6: what an item does.
ITEM_ACTIONS: Final[Sentences] = {
    "map": (
        "Turn one or both cards of your display around.",
        "Drehe eine oder beide Karten deiner Auslage um 180 Grad.",
    ),
    "mask": (
        "Draw a card, then discard one of yours under the deck.",
        "Ziehe eine Karte, dann wirf eine deiner Karten ab.",
    ),
    "gun": (
        "Look at the top two cards of the deck; discard each under the deck or put it back.",
        "Sieh dir die obersten zwei Karten an; wirf jede davon ab oder lege sie zurück.",
    ),
    "armor": (
        (
            "Your opponent may make their plan a fragment for 1 point. "
            "Then choose an item in their display that faces them and use it twice."
        ),
        (
            "Der gegnerische Plan darf für 1 Punkt zum Fragment werden. "
            "Dann nutzt du einen der gegnerischen Gegenstände zweimal."
        ),
    ),
    "flowers": (
        "Up to twice, swap your plan with a card of your display.",
        "Tausche bis zu zweimal deinen Plan gegen eine Karte deiner Auslage.",
    ),
    "ring": (
        "You and your opponent each secretly choose one of your cards, even the plan, and swap.",
        "Ihr wählt beide geheim eine eigene Karte, auch der Plan ist erlaubt, und tauscht sie.",
    ),
    "poem": (
        "Draw two cards, then put any two of yours back on the deck.",
        "Ziehe zwei Karten, dann lege zwei deiner Karten zurück.",
    ),
    "chocolates": (
        (
            "Draw two cards: one joins your display, the other is discarded under the deck. "
            "Then put one card of your display back on the deck; it may be the new one."
        ),
        (
            "Ziehe zwei Karten: Eine kommt in deine Auslage, die andere wirfst du ab. "
            "Dann lege eine Karte deiner Auslage zurück; auch die neue ist erlaubt."
        ),
    ),
    "phone": (
        "Discard any two of your cards under the deck, then draw two.",
        "Wirf zwei deiner Karten ab, dann ziehe zwei.",
    ),
    "tickets": (
        "Look at the top four cards of the deck and put them back in any order.",
        "Sieh dir die obersten vier Karten an und lege sie in beliebiger Reihenfolge zurück.",
    ),
    "wallet": (
        "Turn a card of your opponent's display around.",
        "Drehe eine Karte der gegnerischen Auslage um 180 Grad.",
    ),
    "keys": (
        (
            "Draw a card and put one of your display back on the deck; "
            "the new card takes its place, and you use the item facing you at once."
        ),
        (
            "Ziehe eine Karte und lege eine deiner Auslage zurück; die neue kommt an ihre "
            "Stelle, und was dann zu dir zeigt, nutzt du sofort."
        ),
    ),
    "drinks": (
        "Turn both cards of your display around. (Always: whoever the drinks face plays with an "
        "open plan.)",
        "Drehe beide Karten deiner Auslage um 180 Grad. (Immer: Zu wem die Drinks zeigen, dessen "
        "Plan liegt offen.)",
    ),
    "aces": (
        (
            "Look at the top card of the deck: score it, discard it, take it "
            "for one of yours, or leave it there."
        ),
        (
            "Sieh dir die oberste Karte an: Werte sie, wirf sie ab, "
            "nimm sie für eine von deinen oder lass sie liegen."
        ),
    ),
    "money": (
        (
            "Draw a card, then put one of yours back on the deck. "
            "With fewer fragments than your opponent you steal one."
        ),
        (
            "Ziehe eine Karte, dann lege eine deiner Karten zurück. "
            "Hast du weniger Fragmente als dein Gegenüber, stiehlst du eins."
        ),
    ),
    "knife": (
        "Look at your opponent's plan; you may score it.",
        "Sieh dir den gegnerischen Plan an; du darfst ihn werten.",
    ),
}

ERA_WORDS: Final[Sentences] = {
    "1981": ("the bank robbery", "der Banküberfall"),
    "1994": ("the proposal", "der Heiratsantrag"),
    "2005": ("the cinema", "der Kinobesuch"),
    "2014": ("the gambling den", "die Spielhölle"),
}

# Points, cards, uses; and where a card comes from or lies.
SMALL: Final[Sentences] = {
    "a-card": ("a card", "eine Karte"),
    "point.one": ("1 point", "1 Punkt"),
    "point.many": ("{count} points", "{count} Punkte"),
    "use.one": ("1 use", "1 Nutzung"),
    "use.many": ("{count} uses", "{count} Nutzungen"),
    "card.one": ("1 card", "1 Karte"),
    "card.many": ("{count} cards", "{count} Karten"),
    "fragment.one": ("1 fragment", "1 Fragment"),
    "fragment.many": ("{count} fragments", "{count} Fragmente"),
    "opponent": ("your opponent", "dein Gegenüber"),
    "facing": (
        "facing {here:you}: {near}, facing {there:you}: {far}",
        "zu {here:dir}: {near}, zu {there:dir}: {far}",
    ),
    "in.display": ("{who:your} display", "{who:deine} Auslage"),
    "in.paradox": ("paradox", "Paradoxon"),
    "from.hand": ("from hand", "von der Hand"),
    "from.display": ("from the display", "aus der Auslage"),
    "from.lifted": ("looked at", "angesehen"),
    "from.deck": ("the top card", "die oberste Karte"),
    "from.laid": ("set-up", "Aufbau"),
    "from.apart": ("just drawn", "eben gezogen"),
    "from.plan": ("open plan", "offener Plan"),
    "as.plan": ("plan", "Plan"),
    "as.paradox": ("paradox", "Paradoxon"),
    "as.fragment": ("own fragment", "eigenes Fragment"),
    "as.oppfragment": ("{other:your} fragment", "{other:dein} Fragment"),
    "as.fading": ("fading card", "verblassende Karte"),
    "as.deck": ("top of the deck", "oberste Karte"),
    "as.oppplan": ("{other:your} plan", "{other:dein} Plan"),
    "gives.own1": ("the left card", "die linke Karte"),
    "gives.own2": ("the right card", "die rechte Karte"),
    "gives.plan": ("the plan", "der Plan"),
    "swaps.own1": ("{whose:your} left card", "{whose:deine} linke Karte"),
    "swaps.own2": ("{whose:your} right card", "{whose:deine} rechte Karte"),
    "swaps.plan": ("{whose:your} plan", "{whose:deinen} Plan"),
    "echo.left": ("its left card", "Echos linke Karte"),
    "echo.right": ("its right card", "Echos rechte Karte"),
    "echo.plan": ("its plan", "Echos Plan"),
    "echo.paradox": ("the paradox", "das Paradoxon"),
}
