"""Why the actor cannot make a move, from their own view, in both languages."""

from collections.abc import Callable
from typing import Final

from spieluhr.core.words import Both
from spieluhr.games.steam_time.components import COLOURS, MONUMENTS
from spieluhr.games.steam_time.knowledge.schema import View
from spieluhr.games.steam_time.notation.moves import TEXTS
from spieluhr.games.steam_time.rules.moves import DECISIONS
from spieluhr.games.steam_time.words import facts
from spieluhr.games.steam_time.words.glossary import Glossary
from spieluhr.games.steam_time.words.names import Amount, ColourName, amount_list, colour_list
from spieluhr.games.steam_time.words.sentences.refuse import REFUSE
from spieluhr.games.steam_time.words.sentences.things import SMALL
from spieluhr.kit.words import Facts, Line, Listing, Name, Phrase, not_asked, reason_given

PAYMENTS: Final = ("pay", "pay_any", "pay_one", "pay_different")
# The questions that a word answers (ST-9.3).
QUESTIONS: Final = {
    "place": ("turn",),
    "card": ("turn",),
    "pass": ("turn",),
    "none": ("special",),
    "steam": ("special",),
    "crystal": ("special",),
    "buy": ("buy",),
    "done": ("buy",),
    "pay": PAYMENTS,
    "choose": ("choose",),
    "top": ("half",),
    "bottom": ("half",),
    "fulfil": ("fulfil",),
    "yes": ("purple",),
    "no": ("purple", "fulfil"),
    "take": ("take", "take_one", "take_any"),
    "into": ("into",),
    "pick": ("pick",),
    "stop": ("take", "take_one", "take_any", "into", "pick"),
    "mister": ("mister",),
}


class Refusal:
    """Why not, by one view."""

    def __init__(self, glossary: Glossary, view: View) -> None:
        self.glossary = glossary
        self.view = view

    def refuse(self, move: str) -> Both | None:
        """None if the move is legal, or no move at all."""
        return reason_given(REFUSE, self._reason(move))

    def _reason(self, move: str) -> Line | None:
        if move not in TEXTS.moves:
            return None
        if TEXTS.moves[move] >= DECISIONS:
            return "chance", {}
        verb, *words = move.split(" ")
        return (
            not_asked(self.view.table.actor, self.view.seat)
            or self._not_now(verb)
            or self._problem(verb, words)
        )

    def _not_now(self, verb: str) -> Line | None:
        question = facts.question(self.view)
        if question in QUESTIONS[verb]:
            return None
        if verb == "mister" and question == facts.TURN:
            return "mister-home", {}
        return f"now.{question}", self._about()

    def _about(self) -> Facts:
        """What the open question is about."""
        if not self.view.table.todo:
            return {}
        entry, receive = facts.entry(self.view), facts.below(self.view, "receive")
        names: Facts = {}
        if isinstance(entry.monument, str):
            names["monument"] = self.glossary.monument(entry.monument)
        if isinstance(entry.colour, str):
            names["colour"] = ColourName(entry.colour)
        for code in (entry.card, entry.mission, receive.card if receive else None):
            if isinstance(code, str):
                return {**names, "card": self.glossary.card(code)}
        return names

    def _problem(self, verb: str, words: list[str]) -> Line | None:
        problems: dict[str, Callable[..., Line | None]] = {
            "place": self._place,
            "mister": self._unusable,
            "card": self._card,
            "steam": self._steam,
            "crystal": self._crystal,
            "buy": self._buy,
            "done": self._done,
            "pay": self._pay,
            "choose": self._choose,
            "fulfil": self._fulfil,
            "take": self._take,
            "into": self._into,
            "pick": self._pick,
        }
        if verb in ("top", "bottom"):
            return self._half(str(facts.entry(self.view).card), verb)
        return problems[verb](*words) if verb in problems else None

    # Spaces (ST-5.2, ST-5.3).

    def _place(self, monument: str, kind: str) -> Line | None:
        board = facts.board(self.view)
        if board.resting:
            return "resting", {}
        if not board.airships:
            return "no-airship", {}
        space, names = facts.space(self.view, monument, kind), self.glossary.space(monument, kind)
        if space is not None and space.by is not None:
            return ("occupied.me" if space.by == self.view.seat else "occupied"), names
        if space is not None and facts.height(self.view, monument) <= (board.height or 0):
            last = self.view.table.stream[(board.height or 1) - 1].monument
            return "not-higher", {"last": self.glossary.monument(last)}
        return self._unusable(monument, kind)

    def _unusable(self, monument: str, kind: str) -> Line | None:
        names = self.glossary.space(monument, kind)
        if facts.space(self.view, monument, kind) is None:
            players = self.glossary.from_players(monument, kind)
            return "no-space" if players is None else "players", {**names, "players": players}
        if kind == "gold":
            return None if self.view.table.bank else ("bank", {})
        if kind == "crystals":
            return self._deposit(monument)
        if kind == "encounter":
            return None
        code = facts.card(self.view, monument, kind)
        if code is None:
            return "no-card", names
        return None if kind == "mission" else self._unpaid(code)

    def _deposit(self, monument: str) -> Line | None:
        """ST-5.3: at least one crystal can be paid and placed."""
        names: Facts = {"monument": self.glossary.monument(monument), **self._purse()}
        lying, price = facts.deposit(self.view, monument), self.view.crystal_price
        if not lying:
            return "deposit-empty", names
        if facts.board(self.view).gold < price:
            return "gold.price", names
        problems = {colour: facts.room_problem(self.view, colour, price) for colour in lying}
        if None in problems.values():
            return None
        named: list[Name] = []
        for colour, problem in problems.items():
            gold = price + (facts.surcharge(self.view, colour) or 0)
            key = "no-room" if problem == "full" else "too-dear"
            named.append(Phrase(SMALL[key], {"colour": ColourName(colour), "gold": gold}))
        return "deposit-useless", {**names, "problems": Listing(named, ", ")}

    def _purse(self) -> Facts:
        held = Amount("gold", facts.board(self.view).gold)
        return {"held": held, "price": self.view.crystal_price, "surcharge": self.view.surcharge}

    def _unpaid(self, code: str) -> Line | None:
        """ST-3.5: a crystal for each letter, 1 steam for each missing colour."""
        colours, lacking = facts.cost(self.view, code), facts.lacking(self.view, code)
        names: Facts = {"card": self.glossary.card(code), "colours": colour_list(colours)}
        crystals, steam = facts.all_held(self.view), facts.board(self.view).steam
        if crystals < len(colours):
            names["wanted"] = Amount("crystal", len(colours))
            return "card-crystals", {**names, "held": Amount("crystal", crystals)}
        if steam >= len(lacking):
            return None
        names |= {"wanted": Amount("steam", len(lacking)), "held": Amount("steam", steam)}
        return "card-steam", {**names, "lacking": colour_list(lacking)}

    # The start player card (ST-5.1).

    def _card(self) -> Line | None:
        if facts.may_take_card(self.view):
            return None
        return ("card-taken" if self.view.table.card is not None else "card-first"), {}

    def _steam(self, number: str) -> Line | None:
        held = facts.board(self.view).steam
        return None if int(number) <= held else ("steam", {"held": Amount("steam", held)})

    def _crystal(self, colour: str) -> Line | None:
        return self._room(colour) if self.view.table.mine else ("mine", {})

    # Crystals that come (ST-3.2, ST-9.2).

    def _room(self, colour: str, price: int = 0) -> Line | None:
        problem = facts.room_problem(self.view, colour, price)
        if problem is None:
            return None
        return problem, {**self._purse(), "generator": self.glossary.generator(colour)}

    def _past(self, colour: str) -> Line | None:
        """Colours come in their order."""
        first = COLOURS.index(facts.first_allowed(facts.entry(self.view)))
        if COLOURS.index(colour) >= first:
            return None
        return "order", {"colours": colour_list(COLOURS[first:])}

    def _buy(self, colour: str) -> Line | None:
        monument = str(facts.entry(self.view).monument)
        if colour not in facts.deposit(self.view, monument):
            return "not-lying", self._lying(monument, colour)
        return self._past(colour) or self._room(colour, self.view.crystal_price)

    def _lying(self, monument: str, colour: str) -> Facts:
        return {"monument": self.glossary.monument(monument), "colour": ColourName(colour)}

    def _done(self) -> Line | None:
        return None if facts.entry(self.view).bought else ("first", {})

    def _take(self, colour: str) -> Line | None:
        entry = facts.entry(self.view)
        if entry.do == "take" and colour != entry.colour:
            return "other-colour", {"colour": ColourName(str(entry.colour))}
        if not {str(key): number for key, number in self.view.table.bag.items()}[colour]:
            return "bag", {"colour": ColourName(colour)}
        return self._past(colour) or self._room(colour)

    def _into(self, colour: str) -> Line | None:
        return self._past(colour) or self._room(colour)

    def _pick(self, monument: str, colour: str) -> Line | None:
        names = self._lying(monument, colour)
        if colour not in facts.deposit(self.view, monument):
            return "not-lying", names
        if _place_number(f"{monument} {colour}") < _place_number(
            facts.first_allowed(facts.entry(self.view))
        ):
            return "order-pick", names
        return self._room(colour)

    # Crystals that go.

    def _pay(self, colour: str) -> Line | None:
        entry = facts.entry(self.view)
        left, held = facts.left(entry), facts.held(self.view, colour)
        names: Facts = {"generator": self.glossary.generator(colour), "colour": ColourName(colour)}
        if not held:
            return "empty", names
        if entry.do == "pay_one":
            names |= {"wanted": Amount("crystal", left), "held": Amount("crystal", held)}
            return None if held >= left else ("too-few-one", names)
        behind = self._behind(colour, entry.do == "pay_different")
        past = self._past(colour)
        if past is not None or behind >= left:
            return past
        return "too-late", {**names, "held": Amount("crystal", behind), "left": left}

    def _behind(self, colour: str, once: bool) -> int:
        """How many crystals this colour and the later ones have, each colour once or not."""
        later = COLOURS[COLOURS.index(colour) :]
        counts = [facts.held(self.view, seat) for seat in later]
        return sum(min(count, 1) if once else count for count in counts)

    # Encounters and missions.

    def _choose(self, card: str) -> Line | None:
        """ST-5.8: at least one action that the active player may do can be paid."""
        names: Facts = {"card": self.glossary.card(card)}
        if card not in (facts.entry(self.view).cards or []):
            return "not-revealed", names
        if self.view.cards[card].purple:
            return self._half(card, "top")
        halves = [facts.can_do(self.view, card, half) for half in ("top", "bottom")]
        return None if any(halves) else ("neither", names)

    def _half(self, card: str, half: str) -> Line | None:
        pay = facts.half_of(self.view, card, half)["pay"]
        short = facts.shortage(self.view, pay)
        if short is None:
            return None
        what, held = short
        names: Facts = {"cost": amount_list(pay), "held": Amount(what, held)}
        if what not in ("any", "one"):
            return "short", names
        if any(colour in pay for colour in COLOURS):
            return "short.rest", names
        return f"short.{what}", {**names, "held": Amount("crystal", held)}

    def _fulfil(self, card: str) -> Line | None:
        due = str(facts.entry(self.view).mission)
        if card == due:
            return None
        if card not in facts.board(self.view).missions:
            return "no-mission", {"card": self.glossary.card(card)}
        return "mission-order", {"card": self.glossary.card(due)}


def _place_number(place: str) -> int:
    """ST-9.2: monuments in their order, then colours."""
    monument, colour = place.split(" ")
    return MONUMENTS.index(monument) * len(COLOURS) + COLOURS.index(colour)
