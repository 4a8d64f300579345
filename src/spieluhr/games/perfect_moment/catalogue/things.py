"""Items, eras and small words: parts of sentences, and labels on the table."""

from typing import Final

from spieluhr.games.perfect_moment.catalogue.kind import Sentences

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
        "Dreh eine deiner ausliegenden Karten herum oder beide.",
    ),
    "mask": (
        "Draw a card, then discard any one of yours.",
        "Zieh eine Karte, leg dann eine von dir unter den Stapel.",
    ),
    "gun": (
        "Look at the top two cards of the deck: each goes under the deck or back on top.",
        "Sieh dir die obersten zwei Karten an: Jede kommt unter den Stapel oder obenauf.",
    ),
    "armor": (
        (
            "Your opponent may make the plan a fragment for 1 point. "
            "Then an item that faces your opponent works twice for you."
        ),
        (
            "Dein Gegenüber darf den Plan für 1 Punkt zum Fragment machen. "
            "Dann wirkt ein Gegenstand, der dorthin zeigt, zweimal für dich."
        ),
    ),
    "flowers": (
        "Exchange your plan for a card of your display, up to two times.",
        "Tausch deinen Plan gegen eine Karte deiner Auslage, höchstens zweimal.",
    ),
    "ring": (
        "Both secretly pick one of their own cards or the plan, and trade.",
        "Beide wählen geheim eine eigene Karte oder den Plan und tauschen.",
    ),
    "poem": (
        "Draw two cards, then put any two of yours on top of the deck.",
        "Zieh zwei Karten, dann leg zwei beliebige von deinen oben auf den Stapel.",
    ),
    "chocolates": (
        (
            "Draw two cards: one joins your display, the other goes under the deck. "
            "Then put one card of your display on top of the deck."
        ),
        (
            "Zieh zwei Karten: eine für deine Auslage, die andere unter den Stapel. "
            "Dann kommt eine aus deiner Auslage oben auf den Stapel."
        ),
    ),
    "phone": (
        "Discard any two of your cards, then draw two.",
        "Leg zwei deiner Karten unter den Stapel, dann zieh zwei.",
    ),
    "tickets": (
        "Look at the top four cards of the deck and order them anew.",
        "Sieh dir die obersten vier Karten an und ordne sie neu.",
    ),
    "wallet": (
        "Turn a card in your opponent's display around.",
        "Dreh bei deinem Gegenüber eine Karte herum.",
    ),
    "keys": (
        (
            "Draw a card and put one of your display on top of the deck; "
            "the drawn one takes its place, and what then faces you works at once."
        ),
        (
            "Zieh eine Karte und leg eine deiner Auslage oben auf den Stapel; die gezogene "
            "ersetzt sie, und was dann zu dir zeigt, wirkt sofort."
        ),
    ),
    "drinks": (
        "Turn both cards of your display around. (Whom it faces plays with an open plan.)",
        "Dreh beide Karten deiner Auslage herum. (Zu wem sie zeigen, dessen Plan liegt offen.)",
    ),
    "aces": (
        (
            "Look at the top card of the deck: score it, discard it, take it "
            "for one of yours, or leave it there."
        ),
        (
            "Sieh dir die oberste Karte an: Werte sie, leg sie unter den Stapel, nimm sie "
            "für eine von deinen oder lass sie liegen."
        ),
    ),
    "money": (
        (
            "Draw a card and put any one of yours on top of the deck. "
            "With fewer fragments than your opponent you steal one."
        ),
        (
            "Zieh eine Karte und leg eine beliebige von deinen oben auf den Stapel. "
            "Hast du weniger Fragmente als dein Gegenüber, stiehlst du eins."
        ),
    ),
    "knife": (
        "Look at your opponent's plan; you may score it yourself.",
        "Sieh den Plan deines Gegenübers an; du darfst ihn werten.",
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
    "point": ("1 point", "1 Punkt"),
    "points": ("{count} points", "{count} Punkte"),
    "use": ("1 use", "1 Nutzung"),
    "uses": ("{count} uses", "{count} Nutzungen"),
    "card": ("1 card", "1 Karte"),
    "cards": ("{count} cards", "{count} Karten"),
    "and": ("and", "und"),
    "opponent": ("your opponent", "dein Gegenüber"),
    "facing": (
        "facing {here:you}: {near}, facing {there:you}: {far}",
        "zu {here:dir}: {near}, zu {there:dir}: {far}",
    ),
    "from.hand": ("hand", "Hand"),
    "from.display": ("display", "Auslage"),
    "from.lifted": ("one of those looked at", "eine der angesehenen"),
    "from.deck": ("the top card", "die oberste"),
    "from.laid": ("set aside", "beiseitegelegt"),
    "from.apart": ("just drawn", "eben gezogen"),
    "from.plan": ("open plan", "offener Plan"),
    "as.plan": ("plan", "Plan"),
    "as.paradox": ("paradox", "Paradoxon"),
    "as.fragment": ("own fragment", "eigenes Fragment"),
    "as.oppfragment": ("{other:your} fragment", "{other:dein} Fragment"),
    "as.fading": ("fading card", "verblassende Karte"),
    "as.deck": ("top of the deck", "oben auf dem Stapel"),
    "as.oppplan": ("{other:your} plan", "{other:dein} Plan"),
    "gives.own1": ("the card at place 1", "die Karte auf Platz 1"),
    "gives.own2": ("the card at place 2", "die Karte auf Platz 2"),
    "gives.plan": ("the plan", "der Plan"),
    "echo.left": ("its left card", "Echos linke Karte"),
    "echo.right": ("its right card", "Echos rechte Karte"),
    "echo.plan": ("its plan", "Echos Plan"),
    "echo.paradox": ("the paradox", "das Paradoxon"),
}

LABELS: Final[Sentences] = {
    "turn": ("turn {turn}", "Zug {turn}"),
    "set-up": ("set-up", "Aufbau"),
    "over": ("the end", "Ende"),
    "eras": ("eras", "Epochen"),
    "uses": ("{uses} left", "noch {uses}"),
    "quiet": ("quiet turns {quiet} of {most}", "stille Züge {quiet} von {most}"),
    "me": ("{name} (you)", "{name} (du)"),
    "hand": ("hand", "Hand"),
    "open-plan": ("open plan", "offener Plan"),
    "known": ("known", "bekannt"),
    "deck": ("deck: {cards}", "Stapel: {cards}"),
    "from-top": ("from the top:", "von oben:"),
    "scored": ("scored for 3: {threes} · for 2: {twos}", "gewertet zu 3: {threes} · zu 2: {twos}"),
    "fragments": ("fragments", "Fragmente"),
    "fading": ("fading", "verblasst"),
    "removed": ("removed", "entfernt"),
    "near": ("▼ faces {who:you}", "▼ zeigt zu {who:dir}"),
    "far": ("▲ faces {who:you}", "▲ zu {who:dir}"),
    "to-deck": ("→ faces the deck, for both", "→ zum Stapel, für beide"),
    "usable": ("{signs} possible now", "{signs} jetzt möglich"),
    "now": ("now", "jetzt"),
    "covered": ("covered", "verdeckt"),
    "first": ("{item} for the first time", "{item} zum ersten Mal"),
    "second": ("{item} for the second time", "{item} zum zweiten Mal"),
    "echo": ("Echo's turn", "Echos Zug"),
    "drawn": ("drawn", "gezogen"),
    "lifted": ("looked at", "angesehen"),
    "waits": ("waits for its direction", "wartet auf ihre Richtung"),
    "picked": ("to be given", "wird gegeben"),
    "laid.own": ("own display: {card} (▼ {item})", "eigene Auslage: {card} (▼ {item})"),
    "laid.give": (
        "{other:your} display: {card} (▼ {item})",
        "{other:deine} Auslage: {card} (▼ {item})",
    ),
    "laid.bottom": ("under the deck: {card}", "unter den Stapel: {card}"),
    "laid.top": ("on top of the deck: {card}", "auf den Stapel: {card}"),
    "laid.other": ("{who:you}: {cards} covered", "{who:du}: {cards} verdeckt"),
}
