"""What a legal move would do, said to the one who may make it."""

from collections import Counter
from typing import Final

from spieluhr.core.names import Facts, Name, say
from spieluhr.games.steam_time import facts
from spieluhr.games.steam_time.catalogue import EXPLAIN
from spieluhr.games.steam_time.glossary import Glossary
from spieluhr.games.steam_time.names import (
    Amount,
    ColourName,
    Listing,
    amount_list,
    amounts_of,
    colour_list,
    cost,
)
from spieluhr.games.steam_time.schema import SpaceInfo, View

Said = list[tuple[str, Facts]]  # keys of EXPLAIN and their facts
# What is given up by `stop`, by the question.
GIVEN_UP: Final = {
    "take_one": "crystals_one_colour",
    "take_any": "crystals_any_colours",
    "into": "time_crystal",
    "pick": "crystal_from_deposit",
}
CHOSEN: Final = {"different_colours", "one_colour"}  # these crystals are paid one by one


class Explainer:
    def __init__(self, glossary: Glossary, view: View) -> None:
        self.glossary = glossary
        self.view = view

    def explain(self, move: str, lang: str) -> str:
        verb, *words = move.split(" ")
        said = self._said(move, verb, words) + self._portal(move)
        return " ".join(say(EXPLAIN[key], lang, told) for key, told in said)

    def _said(self, move: str, verb: str, words: list[str]) -> Said:
        match verb, words:
            case "place" | "mister", [monument, kind]:
                return self._space(move, monument, kind)
            case "steam", [number]:
                return [("steam", _steam_for_esteem(int(number)))]
            case "pick", [monument, colour]:
                told: Facts = {"monument": self.glossary.monument(monument)}
                return [("pick", told | self._crystal(colour)), *self._slot(colour)]
            case "choose", [card]:
                return self._choose(card)
            case "fulfil", [card]:
                return self._fulfil(move, card)
            case _, [colour]:
                return self._colour(verb, colour)
        return self._plain(verb)

    # Spaces.

    def _space(self, move: str, monument: str, kind: str) -> Said:
        """Action, printed extra, bonus; at the end the sum, as far as it is certain."""
        card, extra = self._card_on(monument, kind), self._printed(monument, kind).extra
        said = self._action(monument, kind)
        if extra:
            said.append(("extra", {"extra": amount_list(extra)}))
        said += self._bonus(kind, card)
        parts = [self._yield(monument, kind), extra, self._bonus_gains(kind, card)]
        said += self._total(move, [part for part in parts if part])
        is_top = facts.height(self.view, monument) == len(self.view.table.stream)
        if move.startswith("place") and is_top and facts.board(self.view).airships > 1:
            said.append(("top", {}))
        return said

    def _printed(self, monument: str, kind: str) -> SpaceInfo:
        return self.view.spaces[f"{monument} {kind}"]

    def _card_on(self, monument: str, kind: str) -> str | None:
        return facts.card(self.view, monument, kind)

    def _total(self, move: str, parts: list[dict[str, int]]) -> Said:
        """Where there are several parts, or less comes than they promise (ST-3.6, ST-3.7)."""
        promised: Counter[str] = Counter()
        for part in parts:
            promised.update(part)
        preview = self.view.previews[move]
        if preview.open or (len(parts) < 2 and dict(promised) == preview.gains):
            return []
        return [("total", {"gains": amount_list(preview.gains)})]

    def _portal(self, move: str) -> Said:
        """ST-5.13."""
        steps = self.view.previews[move].gains.get("portal", 0)
        if facts.board(self.view).portal + steps < self.view.portal_dial:
            return []
        return [("portal", {"steps": steps})]

    def _action(self, monument: str, kind: str) -> Said:
        told: Facts = {"monument": self.glossary.monument(monument)}
        code = self._card_on(monument, kind)
        if code is not None:
            return self._card_action(code, kind, told)
        if kind == "gold":
            told["gold"] = Amount("gold", self._yield(monument, kind)["gold"])
        elif kind == "encounter":
            told["encounters"] = Amount("encounter", self._printed(monument, kind).amount)
        else:
            told["price"] = self.view.crystal_price
            told["deposit"] = amount_list(facts.deposit(self.view, monument))
        return [(kind, told)]

    def _yield(self, monument: str, kind: str) -> dict[str, int]:
        """What the action itself brings, if that is certain."""
        if kind == "gold":  # ST-5.11
            return {"gold": min(self._printed(monument, kind).amount, self.view.table.bank)}
        code = self._card_on(monument, kind)
        return self.view.cards[code].income if code is not None else {}

    def _card_action(self, code: str, kind: str, told: Facts) -> Said:
        told["card"] = self.glossary.card(code)
        if kind == "mission":
            return [("mission", told | self._mission(code))]
        said: Said = [(kind, {**told, "cost": cost(facts.cost(self.view, code))})]
        lacking = facts.lacking(self.view, code)
        if lacking:
            said.append(("lacking", {"colours": colour_list(lacking)}))
        income = self.view.cards[code].income
        if income:
            last = self.view.table.round == self.view.rounds
            said.append(("income.last" if last else "income", {"income": amount_list(income)}))
        return said

    def _mission(self, code: str) -> Facts:
        card = self.view.cards[code]
        return {"need": amount_list(card.need), "esteem": Amount("esteem", card.esteem)}

    def _bonus(self, kind: str, code: str | None) -> Said:
        crystals, colour = self._counted(kind, code), facts.colour_of(kind)
        told: Facts = {"generator": self.glossary.generator(colour)}
        if not crystals:
            return [("bonus.none", told)]
        told["crystals"] = Amount("crystal", crystals)
        told["gains"] = amount_list(self._bonus_gains(kind, code))
        if kind != "expedition" or code is None:
            return [("bonus", told)]
        cells = len(self.view.cards[code].rewards[:crystals])
        return [("rewards", {**told, "rewards": Amount("reward", cells)})]

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
        told: Facts = {"generator": self.glossary.generator(colour)}
        return told | {"colour": ColourName(colour), "price": self.view.crystal_price}

    def _slot(self, colour: str) -> Said:
        surcharge = facts.surcharge(self.view, colour)
        return [("dear", {"surcharge": surcharge})] if surcharge else []

    def _colour(self, verb: str, colour: str) -> Said:
        if verb == "pay":
            return self._pay(colour)
        said: Said = [(verb, self._crystal(colour)), *self._slot(colour)]
        more = facts.left(facts.entry(self.view)) - 1
        if facts.question(self.view) == "take_one" and more:
            said.append(("take.more", {"left": more}))
        return said

    def _pay(self, colour: str) -> Said:
        asked = facts.question(self.view)
        left = facts.left(facts.entry(self.view))
        number = left if asked == "pay_one" else 1
        paid: list[Name] = [Amount("steam", 1)] if asked == "pay" else []
        paid += amounts_of(facts.paid_from(self.view, colour, number))
        told: Facts = {"crystals": Listing(paid), "generator": self.glossary.generator(colour)}
        said: Said = [("pay", told)]
        if left > number:
            return [*said, ("pay.left", {"left": left - number})]
        return said + self._paid()

    def _paid(self) -> Said:
        """What the last payment leads to."""
        receive = facts.below(self.view, "receive")
        if facts.question(self.view) == "pay" and receive is not None:
            return [("pay.card", {"card": self.glossary.card(str(receive.card))})]
        gains = facts.promised(self.view)
        return [("pay.brings", {"gains": amount_list(gains)})] if gains else []

    # Encounters and missions.

    def _choose(self, card: str) -> Said:
        told: Facts = {"card": self.glossary.card(card)}
        told |= {half: self.glossary.half(card, half) for half in ("top", "bottom")}
        if self.view.cards[card].purple:
            return [("choose.purple", told)]
        if not facts.can_do(self.view, card, "bottom"):
            return [("choose.top", told)]
        can_both = facts.can_do(self.view, card, "top")
        return [("choose.both" if can_both else "choose.bottom", told)]

    def _fulfil(self, move: str, card: str) -> Said:
        info = self.view.cards[card]
        pays = dict(self.view.previews[move].pays)
        if CHOSEN & set(info.need):
            pays = {key: n for key, n in info.need.items() if not key.endswith("_owned")}
        told: Facts = {"card": self.glossary.card(card), "pays": amount_list(pays)}
        told["esteem"] = Amount("esteem", info.esteem)
        return [("fulfil", told), *self._proposed(card)]

    def _proposed(self, card: str) -> Said:
        """ST-7.1."""
        if self.view.proposal is None:
            return []
        return [("proposed" if card in self.view.proposal else "not-proposed", {})]

    # Moves of one word.

    def _plain(self, verb: str) -> Said:
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

    def _card(self) -> Said:
        steam = facts.board(self.view).steam
        key = "card.steam" if steam else "card.none"
        return [("card", {}), (key, {"steam": Amount("steam", steam)})]

    def _pass(self) -> Said:
        key = "pass" if facts.may_place(self.view) else "pass.again"
        ends: Said = [("pass.ends", {})] if facts.pass_ends_phase(self.view) else []
        return [(key, {}), *ends]

    def _half(self, verb: str) -> tuple[str, Facts]:
        card = str(facts.entry(self.view).card)
        if verb == "yes":
            return "yes", {"half": self.glossary.half(card, "bottom")}
        return f"half.{verb}", {"half": self.glossary.half(card, verb)}

    def _no(self) -> Said:
        asked = facts.entry(self.view)
        if asked.do == "purple":
            return [("no.purple", {})]
        card = str(asked.mission)
        return [("no.fulfil", {"card": self.glossary.card(card)}), *self._proposed(card)]

    def _given_up(self) -> Amount:
        asked = facts.entry(self.view)
        what = str(asked.colour) if asked.do == "take" else GIVEN_UP[asked.do]
        return Amount(what, facts.left(asked))


def _steam_for_esteem(number: int) -> Facts:
    return {"steam": Amount("steam", number), "esteem": Amount("esteem", number)}
