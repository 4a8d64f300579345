"""Which clause of the rules stands behind what happened, by the kind of the event."""

from typing import Final

CLAUSES: Final[dict[str, str]] = {
    "monument": "ST-2.2",
    "lay": "ST-2.3",
    "draw": "ST-2.3",
    "effort": "ST-2.4",
    "round": "ST-6.1",
    "turn": "ST-5.2",
    "income": "ST-4.1",
    "pick": "ST-4.1",
    "card": "ST-5.1",
    "no_special": "ST-5.1",
    "place": "ST-5.2",
    "pass": "ST-5.4",
    "phase_over": "ST-5.5",
    "extra": "ST-5.6",
    "bonus": "ST-5.6",
    "reveal": "ST-5.8",
    "choose": "ST-5.8",
    "half": "ST-5.8",
    "decline": "ST-5.8",
    "discard": "ST-3.6",
    "shuffle": "ST-3.6",
    "buy": "ST-5.9",
    "receive": "ST-5.10",
    "extra_action": "ST-5.13",
    "mister": "ST-5.13",
    "lost": "ST-5.13",
    "take": "ST-3.8",
    "time": "ST-3.1",
    "stop": "ST-3.2",
    "pay": "ST-3.3",
    "spend": "ST-3.3",
    "gain": "ST-3.9",
    "end": "ST-7.1",
    "fulfil": "ST-7.1",
    "leave": "ST-7.1",
    "over": "ST-7.2",
}
# By the letter of the card that was received: more to the point than ST-5.10.
CARD_CLAUSES: Final[dict[str, str]] = {"M": "ST-5.7", "U": "ST-5.10", "X": "ST-5.12"}
