"""Names that people choose: plain signs on one line."""

import re
import unicodedata
from collections.abc import Iterable

from spieluhr.server.errors import ServerError

LONGEST = 40
# How strong a bot is, in both languages and without marks: nobody is called so.
LEVELS = {
    "first game", "beginner", "casual", "club", "expert", "master",
    "erste partie", "anfanger", "gelegenheitsspieler", "vereinsspieler", "experte", "meister",
}  # fmt: skip
# Letters of other alphabets, and digits, that are read as those of "bot" and the levels.
ALIKE = str.maketrans("аеорсхуткмвпгӏіɡαβεορτυκνι0", "aeopcxytkmbnrligabeoptuknio")
# The same of alphabets that look like ours: Cherokee, Lisu, Coptic, Armenian; sign and letter.
STRANGE = (
    "ᎠdᏏbᏟcᎪaᎬeᏀgᎻhᎥiᎫjᏦkᏞlᎷmᏢpᏒrᏚsᎢtᏙvᏔwᎳwᏃzᏴbᎩy"
    "ꓮaꓐbꓚcꓓdꓰeꓝfꓖgꓧhꓲiꓙjꓗkꓡlꓟmꓠnꓳoꓑpꓣrꓢsꓔtꓴuꓦvꓪwꓫxꓬyꓜz"
    "ⲁaⲃbⲥcⲉeⲏhⲓiⲕkⲙmⲛnⲟoⲣpⲧtⲩyⲭxօoոnսuհhցgզqǀi"
)
OTHERS = str.maketrans(dict(zip(STRANGE[::2], STRANGE[1::2], strict=True)))
# Our letters with a stroke or a hook, without a dot, and small capitals: marks that are no signs.
OURS = re.compile(r"LATIN (?:SMALL )?LETTER (?:SMALL CAPITAL |DOTLESS |SCRIPT )?(ALPHA|[A-Z])\b")
# Signs that look alike in many typefaces, and pairs that look like one.
SHAPES = str.maketrans("1l|5", "iiis")
PAIRS = (("rn", "m"), ("vv", "w"))
NAMELESS = ("guest", "gast")  # whoever has not said a name
LONGEST_LOOKALIKE = 80
# Control signs; invisible ones and those that turn the direction of a line; halves; private ones.
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")
MARKS = ("Mn", "Me")
MOST_MARKS = 2  # on one letter
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their category, but nothing is seen


def cleaned(name: str, is_bot: bool = False) -> str:
    """The name without what cannot be seen; Malformed if nothing is left, or too much.

    Bots are marked beside their name. A name that claims to be a bot could be anybody's.
    """
    signs: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in MARKS else 0
        if sign.isspace() or sign in BLANK:
            signs.append(" ")
        elif category not in UNSEEN and marks <= MOST_MARKS:
            signs.append(sign)
    clean = " ".join("".join(signs).split())
    has_sign = any(unicodedata.category(sign) not in MARKS for sign in clean)
    if not has_sign or len(clean) > LONGEST:
        raise ServerError("name")
    _need_honest(clean, is_bot)
    return clean


def plain(text: str) -> str:
    """A note of several lines, without what cannot be seen."""
    lines = unicodedata.normalize("NFC", text).replace("\r", "").split("\n")
    seen = ["".join(s for s in line if unicodedata.category(s) not in UNSEEN) for line in lines]
    return "\n".join(line.rstrip() for line in seen).strip()


def _read(name: str) -> str:
    """As it is read: without marks and capitals, letters of other alphabets like ours."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE).translate(OTHERS)
    return "".join(_ours(sign) for sign in plain if unicodedata.category(sign) not in MARKS)


def _ours(sign: str) -> str:
    """The letter that it is at the bottom."""
    found = None if sign.isascii() else OURS.match(unicodedata.name(sign, ""))
    return sign if found is None else found[1][0].lower()


def lookalike_key(name: str) -> str | None:
    """Equal for names that can be taken for each other. None for what nobody can claim."""
    read = _read(name).translate(SHAPES)
    for pair, one in PAIRS:
        read = read.replace(pair, one)
    letters = "".join(sign for sign in read if sign.isalnum())
    if letters in NAMELESS:
        return None
    return (letters or " ".join(_read(name).split()))[:LONGEST_LOOKALIKE]


def _need_honest(name: str, is_bot: bool) -> None:
    read = _read(name)
    words = "".join(sign if sign.isalpha() else " " for sign in read).split()
    if not is_bot and "bot" in words:
        raise ServerError("name-bot")
    others = [word for word in words if word != "bot"]
    if len(others) == 1 and others[0] in LEVELS:
        raise ServerError("name-level", name=name)


def distinct(name: str, taken: Iterable[str]) -> str:
    """Nobody at a table is called like another: a number makes the difference."""
    others, candidate, number = set(taken), name, 1
    while candidate in others:
        number += 1
        ending = f" {number}"
        candidate = name[: LONGEST - len(ending)].rstrip() + ending
    return candidate
