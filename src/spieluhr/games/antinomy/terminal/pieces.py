"""Cards, chips and gems in the terminal: readable without colour, never wider than they say."""

from typing import Final

from rich.text import Text

from spieluhr.core.words import pick
from spieluhr.games.antinomy.components import CARD_OF, NUMBERS
from spieluhr.games.antinomy.words import facts
from spieluhr.games.antinomy.words.names import (
    COLOUR_WORDS,
    EXTINGUISHED_WORD,
    FLARE_WORD,
    SYMBOL_WORDS,
)
from spieluhr.kit.terminal import BRASS_TONE, HEAVY, QUIET, THIN, Picture, box, text

BRASS_CHIP: Final = f"bold #000000 on {BRASS_TONE}"  # brass as paper
# Colour of the band, and the ink that is best read on it (contrast at least 4.5).
BANDS: Final = {
    "red": ("#d2503a", "#000000"),
    "green": ("#2f9b7d", "#000000"),
    "purple": ("#7d5bc4", "#ffffff"),
    "blue": ("#3f8fd6", "#000000"),
}
GREY: Final = ("#8b8f9a", "#000000")  # extinguished

SIGNS: Final = {"key": "○─┬┬", "skull": "(••)", "ring": "○", "feather": "»»──"}
FLARE_SIGN: Final = "─☼─"

CARD_WIDTH: Final = 7
WIDE_CARD: Final = 16


def band(code: str) -> str:
    """A flare shines in the terminal's own light."""
    return "bold reverse" if facts.is_flare(code) else ink_on(facts.colour_of(code))


def ink_on(colour: str | None) -> str:
    """A Rich style with enough contrast; grey for what has no colour."""
    paper, ink = GREY if colour is None else BANDS[colour]
    return f"bold {ink} on {paper}"


def tint(code: str) -> str:
    """The colour of a card as a line or a letter."""
    colour = facts.colour_of(code)
    if colour is not None:
        return BANDS[colour][0]
    return "bold" if facts.is_flare(code) else GREY[0]


def numbers(code: str) -> str:
    """Both of a flare, as `2/3`."""
    return "/".join(str(number) for number in NUMBERS[CARD_OF[code]])


def sign(code: str) -> str:
    """One character; flares share theirs."""
    symbol = facts.symbol_of(code)
    return FLARE_SIGN if symbol is None else SIGNS[symbol]


def framed(top: Text, under: Text, rim: str, style: str, foot: str = "") -> Picture:
    """Two lines in a frame; the foot is written into its lower rim."""
    line, width = rim[1], top.cell_len
    before = (width - len(foot)) // 2
    after = width - len(foot) - before
    below = text((line * before, style), (foot, "bold"), (line * after, style))
    return box([top, under], width, style, rim, below=below)


def _rim(code: str, marked: bool) -> tuple[str, str]:
    return (HEAVY, BRASS_TONE) if marked else (THIN, tint(code))


def card(code: str | None, marked: bool) -> Picture:
    """A card of the timeline: number and colour letter on the band, the symbol below."""
    inner = CARD_WIDTH - 2
    if code is None:
        return framed(Text(" " * inner), Text(" " * inner), THIN, QUIET)
    top = numbers(code) + code[0].upper().rjust(inner - len(numbers(code)))
    rim, style = _rim(code, marked)
    return framed(Text(top, band(code)), Text(sign(code).ljust(inner)), rim, style)


def wide_card(code: str | None, lang: str, reach: list[int] | None, shown: bool) -> Picture:
    """A card of a hand: its words, its code for typing, and where it leads if it can be touched."""
    inner = WIDE_CARD - 2
    if code is None:
        back = Text("░" * inner, QUIET)
        return framed(back, text(("░" * 6 + " ? " + "░" * 5, QUIET)), THIN, QUIET)
    top, under = _words(code, lang)
    rim, style = _rim(code, reach is not None)
    foot = f" {'►' if shown else ''}{code}{_reach(reach or [])} "
    return framed(Text(top.ljust(inner), band(code)), Text(under.ljust(inner)), rim, style, foot)


def _reach(places: list[int]) -> str:
    """`→2,5`; without commas if there are too many for the rim."""
    joint = "," if len(places) <= 5 else ""
    return "→" * bool(places) + joint.join(str(place) for place in sorted(places))


def _words(code: str, lang: str) -> tuple[str, str]:
    symbol, colour = facts.symbol_of(code), facts.colour_of(code)
    if symbol is None:
        return numbers(code), pick(FLARE_WORD, lang)
    word = pick(EXTINGUISHED_WORD, lang)
    if colour is not None:
        word = COLOUR_WORDS[colour][1 if lang == "de" else 0]
    return f"{numbers(code)} {word}", f"{sign(code):4} {pick(SYMBOL_WORDS[symbol], lang)}"


def chip(code: str | None, marked: bool = False, shown: bool = False) -> Text:
    """A card in short: its code on its band."""
    if code is None:
        return Text("░?░ ", QUIET)
    if marked:
        return Text(f"[{code}]", BRASS_CHIP)
    return Text(f"{'►' if shown else ' '}{code} ", band(code))


def gems(have: int, goal: int, full: str, empty: str) -> str:
    """As many signs as the goal has, filled up to what is there."""
    return full * min(have, goal) + empty * max(0, goal - have)
