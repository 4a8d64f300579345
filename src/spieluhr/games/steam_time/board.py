"""What the board in the browser reads of the box and of its words (`spieluhr view-types`)."""

from typing import Final

from spieluhr.games.steam_time.components import COLOURS, KINDS
from spieluhr.games.steam_time.words.sentences import things
from spieluhr.games.steam_time.words.sentences.proper import PROPER

BOARD: Final[dict[str, object]] = {
    "COLOUR_WORDS": {colour: things.COLOURS[colour] for colour in COLOURS},
    "KIND_WORDS": {kind: things.KINDS[kind] for kind in KINDS},
    "PROPER": PROPER,
}
