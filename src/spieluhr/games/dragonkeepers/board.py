"""What the board in the browser reads of the box and of its words (`spieluhr view-types`)."""

from typing import Final

from spieluhr.games.dragonkeepers.components import COLOURS, LETTERS, REWARD_KEYS
from spieluhr.games.dragonkeepers.words.names import COLOUR_WORDS

BOARD: Final[dict[str, object]] = {
    "LETTERS": dict(zip(LETTERS, COLOURS, strict=True)),
    "REWARD_KEYS": REWARD_KEYS,
    "COLOUR_WORDS": COLOUR_WORDS,
}
