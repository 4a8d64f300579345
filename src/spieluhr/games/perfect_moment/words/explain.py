"""What a legal move would do, for the one who may make it."""

from typing import Final

from spieluhr.core.words import Reader
from spieluhr.games.perfect_moment.components import GOAL, QUIET_TURNS
from spieluhr.games.perfect_moment.knowledge.schema import View
from spieluhr.games.perfect_moment.words import facts
from spieluhr.games.perfect_moment.words.names import (
    CardName,
    ItemName,
    SeatName,
    card_list,
    cards,
    facing,
    points,
)
from spieluhr.games.perfect_moment.words.sentences.explain import EXPLAIN
from spieluhr.games.perfect_moment.words.sentences.things import ITEM_ACTIONS, SMALL
from spieluhr.kit.words import Facts, Line, Phrase, say_lines


def explain(view: View, move: str, reader: Reader) -> str:
    """`move` is a legal move of the seat whose view it is, as text."""
    verb, *words = move.split(" ")
    lines = _Explainer(view, reader).lines(verb, words)
    return " ".join(say_lines(EXPLAIN, lines, reader.lang))


class _Explainer:
    """The view of the one who decides, and the reader it is said to."""

    def __init__(self, view: View, reader: Reader) -> None:
        self.view = view
        self.reader = reader
        self.seat = facts.decider(view)
        self.frame = facts.frame(view)
        self.solo = view.options.solo
        self.other: Facts = {"other": SeatName(reader, 1 - self.seat)}

    def lines(self, verb: str, words: list[str]) -> list[Line]:
        match verb, words:
            case "use", [item, place]:
                return self.use(item, place)
            case "score", _:
                return self.score(words)
            case (("own" | "give"), [card, item]):
                return [(verb, {"card": CardName(card), **self.lying(card, item), **self.other})]
            case "place", [card, item]:
                return self.place(card, item)
            case (("bottom" | "top"), [card]):
                return self.to_deck(verb, card)
            case (("turn" | "pick"), [place]):
                return self.turn(place) if verb == "turn" else self.pick(place)
            case "swap", [place, item]:
                return self.swap(place, item)
            case "face", [item]:
                return self.face(item)
            case "steal", [card]:
                return [("steal", {"card": CardName(card)}), *self.gain(1, taken=True)]
        return self.plain(verb)

    def plain(self, verb: str) -> list[Line]:
        """yes, no, stop, end."""
        if verb == "end":
            ends = self.view.quiet >= QUIET_TURNS
            return [("end", {})] + [("quiet-ends", {"most": QUIET_TURNS})] * ends
        if verb == "stop":
            return [(f"stop.{self.frame.do}", {"card": CardName(self.stopped()), **self.other})]
        if self.solo:
            return self.answer_for_echo(verb)
        lines: list[Line] = [(verb, {"card": CardName(self.plan())})]
        if verb == "no":
            return lines
        gained = self.gain(1)
        return lines + gained + self.deck_ends(gained)

    def stopped(self) -> str | None:
        if self.frame.do == "knife":
            return self.view.hands[1 - self.seat][0]
        return facts.looked(self.view)

    def answer_for_echo(self, verb: str) -> list[Line]:
        lines: list[Line] = [(f"{verb}.solo", {})]
        older = self.view.fragments[1]
        if verb == "yes" and older:
            lines.append(("yes.gone", {"card": card_list(older)}))
        return lines + self.deck_ends([]) if verb == "yes" else lines

    def plan(self) -> str | None:
        hand = self.view.hands[self.seat]
        return hand[0] if len(hand) == 1 else None

    def lying(self, card: str, item: str) -> Facts:
        """The card with that item towards the one who decides."""
        faces = [item, facts.other_item(card, item)]
        if self.seat == 1:
            faces.reverse()
        return {"facing": facing(self.reader, faces, self.seat)}

    def use(self, item: str, place: str) -> list[Line]:
        paradox = self.view.paradox
        lying = None if place == "paradox" else facts.at(self.view, self.seat, place)
        card = lying.card if lying is not None else paradox.card if paradox is not None else None
        names: Facts = {"item": ItemName(item), "card": CardName(card), "where": self.where(place)}
        key = "use.armor" if facts.is_armor_choice(self.view) else "use"
        return [(key, {**names, "action": ITEM_ACTIONS[item]}), *self.warning(item)]

    def where(self, place: str) -> Phrase:
        if place == "paradox":
            return Phrase(SMALL["in.paradox"], {})
        holder = self.seat if place.startswith("own") else 1 - self.seat
        return Phrase(SMALL["in.display"], {"who": SeatName(self.reader, holder)})

    def warning(self, item: str) -> list[Line]:
        """PM-6.9, PM-6.14: too few cards in the deck."""
        if facts.lacks(self.view, item):
            return [("draw-fails", {"cards": cards(len(self.view.deck))})]
        empty = item in facts.LOOKERS and not self.view.deck
        return [("nothing-to-see", {})] if empty else []

    def score(self, words: list[str]) -> list[Line]:
        """PM-4.4 to PM-4.6."""
        card, source = self.target(words)
        worth = self.view.worth[words[-1]]
        names: Facts = {
            "card": CardName(card),
            "points": points(worth),
            "why": self.why(card, worth),
        }
        names["target"] = Phrase(SMALL[f"as.{source}"], self.other)
        is_taken = source == "oppfragment"
        gained = self.gain(worth - (source == "fragment"), taken=is_taken)
        return [("score", names), *gained, *self.after_score(source, gained)]

    def target(self, words: list[str]) -> tuple[str, str]:
        """The card, and as what it is scored."""
        if words == ["plan"]:
            return facts.hand(self.view, self.seat)[0], "plan"
        if words == ["paradox"]:
            assert self.view.paradox is not None
            return self.view.paradox.card, "paradox"
        if words[0] == "fragment":
            if words[1] in self.view.fragments[self.seat]:
                return words[1], "fragment"
            return words[1], "fading" if self.solo else "oppfragment"
        return words[0], "oppplan" if self.frame.do == "knife" else "deck"

    def why(self, card: str, worth: int) -> Phrase:
        items = list(facts.items_on_display(self.view, self.seat, card))
        return Phrase(EXPLAIN[f"why.{worth}"], {"item": ItemName(items[0])})

    def gain(self, gained: int, taken: bool = False) -> list[Line]:
        """The new total; 16 win (PM-5.1)."""
        total = self.view.points[self.seat] + gained
        wins = total >= GOAL and not self.solo
        lines: list[Line] = [("wins" if wins else "total", {"points": points(total)})]
        if taken and not self.solo:
            lines.append(("loses-point", self.other))
        return lines

    def after_score(self, source: str, gained: list[Line]) -> list[Line]:
        if gained[0][0] == "wins" or source == "deck":
            return []
        if source in FOLLOWING:
            return self.deck_ends(gained) or [(FOLLOWING[source], self.other)]
        return [("turn-over", {})]

    def deck_ends(self, gained: list[Line]) -> list[Line]:
        """A card has to come, and there is none."""
        wins = bool(gained) and gained[0][0] == "wins"
        return [] if self.view.deck or wins else [("deck-ends", {})]

    def place(self, card: str, item: str) -> list[Line]:
        lines: list[Line] = [("own", {"card": CardName(card), **self.lying(card, item)})]
        if self.frame.step != "lay":
            left = [code for code in facts.hand(self.view, self.seat) if code != card]
            return lines + self.plan_stays(left)
        if self.frame.do == "chocolates":
            rest = [code for code in facts.drawn(self.view) if code != card]
            return [*lines, ("rest-under", {"card": card_list(rest)})]
        if item in facts.carried_out(self.view):  # PM-6.8
            return [*lines, ("then-barred", {"item": ItemName(item)})]
        works: Facts = {"item": ItemName(item), "action": ITEM_ACTIONS[item]}
        return [*lines, ("then-works", works), *self.warning(item)]

    def plan_stays(self, left: list[str]) -> list[Line]:
        return [("plan-stays", {"card": CardName(left[0])})] if len(left) == 1 else []

    def to_deck(self, verb: str, card: str) -> list[Line]:
        lines: list[Line] = [(verb, {"card": CardName(card)})]
        if self.frame.step == "end":
            hand = facts.hand(self.view, self.seat)
            return lines + self.plan_stays([code for code in hand if code != card])
        if self.frame.step not in ("sort", "stack") and card in facts.display(self.view, self.seat):
            lines.append(("from-display", {}))
        if self.frame.step == "aces" and verb == "top":
            lines.append(("take", {"card": CardName(facts.looked(self.view))}))
        return lines

    def turn(self, place: str) -> list[Line]:
        lying = facts.at(self.view, self.seat, place)
        assert lying is not None
        turned = facing(self.reader, [lying.faces[1], lying.faces[0]], self.seat)
        return [("turn", {"card": CardName(lying.card), "facing": turned})]

    def swap(self, place: str, item: str) -> list[Line]:
        lying, plan = facts.at(self.view, self.seat, place), self.plan()
        assert lying is not None
        assert plan is not None
        names: Facts = {"card": CardName(plan), "taken": CardName(lying.card)}
        return [("swap", {**names, **self.lying(plan, item)})]

    def pick(self, place: str) -> list[Line]:
        if place == "plan":
            return [("pick.plan", {"card": CardName(self.plan())})]
        if place == "oppplan":
            known = facts.hand(self.view, 1)
            if not known:
                return [("pick.hidden", {})]
            return [("pick.echoplan", {"card": CardName(known[0])})]
        lying = facts.at(self.view, self.seat, place)
        key = "pick" if place.startswith("own") else "pick.echo"
        return [(key, {"card": CardName(lying.card if lying else None)})]

    def face(self, item: str) -> list[Line]:
        if self.frame.step != "face":
            card = self.frame.card
            assert card is not None
            return [("lies", {"card": CardName(card), **self.lying(card, item)})]
        assert self.view.paradox is not None
        far = facts.other_item(self.view.paradox.card, item)
        return [("face", {"item": ItemName(item), "far": ItemName(far)})]


# What is drawn or turned up after a scoring.
FOLLOWING: Final = {"plan": "new-plan", "paradox": "new-paradox", "oppplan": "their-new-plan"}
