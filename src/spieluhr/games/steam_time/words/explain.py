"""What a legal move would do, for the one who may make it."""

from collections import Counter
from typing import Final

from spieluhr.games.steam_time.knowledge.schema import SpaceInfo, View
from spieluhr.games.steam_time.words import facts
from spieluhr.games.steam_time.words.glossary import Glossary
from spieluhr.games.steam_time.words.names import (
    Amount,
    ColourName,
    amount_list,
    amounts_of,
    colour_list,
    cost,
    mission_facts,
)
from spieluhr.games.steam_time.words.sentences.explain import EXPLAIN
from spieluhr.kit.words import Facts, Line, Listing, Name, say_lines

# What is given up by `stop`, by the question.
GIVEN_UP: Final = {
    "take_one": "crystals_one_colour",
    "take_any": "crystals_any_colours",
    "into": "time_crystal",
    "pick": "crystal_from_deposit",
}
CHOSEN: Final = {"different_colours", "one_colour"}  # these crystals are paid one by one


class Explainer:
    """Explains the moves of one view."""

    def __init__(self, glossary: Glossary, view: View) -> None:
        self.glossary = glossary
        self.view = view

    def explain(self, move: str, lang: str) -> str:
        """`move` is a legal move of the seat whose view it is, as text."""
        verb, *words = move.split(" ")
        lines = self._lines(move, verb, words) + self._portal(move)
        return " ".join(say_lines(EXPLAIN, lines, lang))

    def _lines(self, move: str, verb: str, words: list[str]) -> list[Line]:
        match verb, words:
            case "place" | "mister", [monument, kind]:
                return self._space(move, monument, kind)
            case "steam", [number]:
                return [("steam", _steam_for_esteem(int(number)))]
            case "pick", [monument, colour]:
                names: Facts = {"monument": self.glossary.monument(monument)}
                return [("pick", names | self._crystal(colour)), *self._slot(colour)]
            case "choose", [card]:
                return self._choose(card)
            case "fulfil", [card]:
                return self._fulfil(move, card)
            case _, [colour]:
                return self._colour(verb, colour)
        return self._plain(verb)

    # Spaces.

    def _space(self, move: str, monument: str, kind: str) -> list[Line]:
        """Action, printed extra, bonus; at the end the sum, as far as it is certain."""
        card, extra = self._card_on(monument, kind), self._printed(monument, kind).extra
        parts = [self._yield(monument, kind), extra, self._bonus_gains(kind, card)]
        lines = self._action(monument, kind)
        if extra:
            lines.append(("extra", {"extra": amount_list(extra)}))
        if not self._takes_from_bonus(move, card, parts):
            lines += self._bonus(kind, card)
        lines += self._total(move, parts)
        is_top = facts.height(self.view, monument) == len(self.view.table.stream)
        if move.startswith("place") and is_top and facts.board(self.view).airships > 1:
            lines.append(("top", {}))
        return lines

    def _printed(self, monument: str, kind: str) -> SpaceInfo:
        return self.view.spaces[f"{monument} {kind}"]

    def _card_on(self, monument: str, kind: str) -> str | None:
        return facts.card(self.view, monument, kind)

    def _takes_from_bonus(self, move: str, code: str | None, parts: list[dict[str, int]]) -> bool:
        """ST-3.5: must a crystal that would count for the bonus stand in for a missing one?"""
        if code is None or not facts.lacking(self.view, code):
            return False
        preview = self.view.previews[move]
        return not preview.open and dict(_added(parts)) != preview.gains

    def _total(self, move: str, parts: list[dict[str, int]]) -> list[Line]:
        """Where there are several parts, or less comes than they promise (ST-3.6, ST-3.7)."""
        preview, promised = self.view.previews[move], _added(parts)
        is_one = sum(map(bool, parts)) < 2
        if preview.open or (is_one and dict(promised) == preview.gains):
            return []
        total: list[Line] = [("total", {"gains": amount_list(preview.gains)})]
        if promised["steam"] > preview.gains.get("steam", 0):
            lost: Line = ("full", {"most": self.view.steam_max})
            return [lost, *(total if preview.gains else [])]
        return total

    def _portal(self, move: str) -> list[Line]:
        """ST-5.13."""
        steps = self.view.previews[move].gains.get("portal", 0)
        if facts.board(self.view).portal + steps < self.view.portal_dial:
            return []
        return [("portal", {"steps": Amount("portal", steps)})]

    def _action(self, monument: str, kind: str) -> list[Line]:
        names: Facts = {"monument": self.glossary.monument(monument)}
        code = self._card_on(monument, kind)
        if code is not None:
            return self._card_action(code, kind, names)
        if kind == "gold":
            names["gold"] = Amount("gold", self._yield(monument, kind)["gold"])
        elif kind == "encounter":
            count = self._printed(monument, kind).amount
            kind = "encounter.one" if count == 1 else kind
            names["encounters"] = Amount("encounter", count)
        else:
            names["price"] = self.view.crystal_price
            names["deposit"] = amount_list(facts.deposit(self.view, monument))
        return [(kind, names)]

    def _yield(self, monument: str, kind: str) -> dict[str, int]:
        """What the action itself brings, if that is certain."""
        if kind == "gold":  # ST-5.11
            return {"gold": min(self._printed(monument, kind).amount, self.view.table.bank)}
        code = self._card_on(monument, kind)
        return self.view.cards[code].income if code is not None else {}

    def _card_action(self, code: str, kind: str, names: Facts) -> list[Line]:
        names["card"] = self.glossary.card(code)
        if kind == "mission":
            return [("mission", names | mission_facts(self.view.cards[code]))]
        lines: list[Line] = [(kind, {**names, "cost": cost(facts.cost(self.view, code))})]
        lacking = facts.lacking(self.view, code)
        if lacking:
            key = "lacking" if len(lacking) == 1 else "lacking.more"
            lines.append((key, {"colours": colour_list(lacking)}))
        income = self.view.cards[code].income
        if income:
            last = self.view.table.round == self.view.rounds
            lines.append(("income.last" if last else "income", {"income": amount_list(income)}))
        return lines

    def _bonus(self, kind: str, code: str | None) -> list[Line]:
        crystals, colour = self._counted(kind, code), facts.colour_of(kind)
        names: Facts = {"generator": self.glossary.generator(colour)}
        if not crystals:
            return [("bonus.none", names)]
        names["crystals"] = Amount("crystal", crystals)
        names["gains"] = amount_list(self._bonus_gains(kind, code))
        if kind != "expedition" or code is None:
            return [("bonus", names)]
        cells = len(self.view.cards[code].rewards[:crystals])
        return [("rewards", {**names, "rewards": Amount("reward", cells)})]

    def _bonus_gains(self, kind: str, code: str | None) -> dict[str, int]:
        return self.glossary.bonus(kind, self._counted(kind, code), code)

    def _counted(self, kind: str, code: str | None) -> int:
        """ST-5.6: the crystals of the generator that are there once the card is paid."""
        colour = facts.colour_of(kind)
        crystals = facts.held(self.view, colour)
        is_paid = code is not None and colour in facts.cost(self.view, code)
        return crystals - 1 if is_paid and crystals else crystals

    # Crystals.

    def _crystal(self, colour: str) -> Facts:
        names: Facts = {"generator": self.glossary.generator(colour)}
        return names | {"colour": ColourName(colour), "price": self.view.crystal_price}

    def _slot(self, colour: str) -> list[Line]:
        surcharge = facts.surcharge(self.view, colour)
        return [("dear", {"surcharge": surcharge})] if surcharge else []

    def _colour(self, verb: str, colour: str) -> list[Line]:
        if verb == "pay":
            return self._pay(colour)
        lines: list[Line] = [(verb, self._crystal(colour)), *self._slot(colour)]
        more = facts.left(facts.entry(self.view)) - 1
        if facts.question(self.view) == "take_one" and more:
            lines.append(("take.more", {"left": more}))
        return lines

    def _pay(self, colour: str) -> list[Line]:
        entry = facts.question(self.view)
        left = facts.left(facts.entry(self.view))
        number = left if entry == "pay_one" else 1
        paid: list[Name] = [Amount("steam", 1)] if entry == "pay" else []
        paid += amounts_of(facts.paid_from(self.view, colour, number))
        names: Facts = {"crystals": Listing(paid), "generator": self.glossary.generator(colour)}
        lines: list[Line] = [("pay", names)]
        if left > number:
            return [*lines, ("pay.left", {"left": left - number})]
        return lines + self._paid()

    def _paid(self) -> list[Line]:
        """What the last payment leads to."""
        receive = facts.below(self.view, "receive")
        if facts.question(self.view) == "pay" and receive is not None:
            return [("pay.card", {"card": self.glossary.card(str(receive.card))})]
        gains = facts.promised(self.view)
        return [("pay.brings", {"gains": amount_list(gains)})] if gains else []

    # Encounters and missions.

    def _choose(self, card: str) -> list[Line]:
        names: Facts = {"card": self.glossary.card(card)}
        names |= {half: self.glossary.half(card, half) for half in ("top", "bottom")}
        if self.view.cards[card].purple:
            return [("choose.purple", names)]
        if not facts.can_do(self.view, card, "bottom"):
            return [("choose.top", names)]
        can_both = facts.can_do(self.view, card, "top")
        return [("choose.both" if can_both else "choose.bottom", names)]

    def _fulfil(self, move: str, card: str) -> list[Line]:
        info = self.view.cards[card]
        pays = dict(self.view.previews[move].pays)
        if CHOSEN & set(info.need):
            pays = {key: n for key, n in info.need.items() if not key.endswith("_owned")}
        names: Facts = {"pays": amount_list(pays)}
        names["esteem"] = Amount("esteem", info.esteem)
        return [("fulfil", names), *self._proposed(card)]

    def _proposed(self, card: str) -> list[Line]:
        """ST-7.1."""
        if self.view.proposal is None:
            return []
        return [("proposed" if card in self.view.proposal else "not-proposed", {})]

    # Moves of one word.

    def _plain(self, verb: str) -> list[Line]:
        match verb:
            case "card":
                return self._card()
            case "pass":
                return self._pass()
            case "top" | "bottom" | "yes":
                return [self._half(verb)]
            case "no":
                return self._no()
            case "stop":
                return [("stop", {"crystals": self._given_up()})]
            case "done":
                return [("done", {}), *self._bonus("crystals", None)]
        return [(verb, {})]

    def _card(self) -> list[Line]:
        steam = facts.board(self.view).steam
        key = "card.steam" if steam else "card.none"
        return [("card", {}), (key, {"steam": Amount("steam", steam)})]

    def _pass(self) -> list[Line]:
        key = "pass" if facts.may_place(self.view) else "pass.again"
        ends: list[Line] = [("pass.ends", {})] if facts.pass_ends_phase(self.view) else []
        return [(key, {}), *ends]

    def _half(self, verb: str) -> Line:
        card = str(facts.entry(self.view).card)
        if verb == "yes":
            return "yes", {"half": self.glossary.half(card, "bottom")}
        return f"half.{verb}", {"half": self.glossary.half(card, verb)}

    def _no(self) -> list[Line]:
        entry = facts.entry(self.view)
        if entry.do == "purple":
            return [("no.purple", {})]
        card = str(entry.mission)
        return [("no.fulfil", {}), *self._proposed(card)]

    def _given_up(self) -> Amount:
        entry = facts.entry(self.view)
        what = str(entry.colour) if entry.do == "take" else GIVEN_UP[entry.do]
        return Amount(what, facts.left(entry))


def _steam_for_esteem(number: int) -> Facts:
    return {"steam": Amount("steam", number), "esteem": Amount("esteem", number)}


def _added(parts: list[dict[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for part in parts:
        total.update(part)
    return total
