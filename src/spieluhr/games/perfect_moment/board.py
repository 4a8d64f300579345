"""What the board in the browser reads of the box and of its words (`spieluhr view-types`)."""

from typing import Final

from spieluhr.games.perfect_moment.components import ERAS, ITEMS, ITEMS_OF_ERA
from spieluhr.games.perfect_moment.words.sentences.things import ERA_WORDS, ITEM_WORDS

BOARD: Final[dict[str, object]] = {
    "ERA_OF": {item: ERAS[k // ITEMS_OF_ERA] for k, item in enumerate(ITEMS)},
    "ERA_WORDS": ERA_WORDS,
    "ITEM_WORDS": ITEM_WORDS,
}
