"""What is asked of the actor, and what those who wait hear."""

from typing import Final

from spieluhr.core.words import Reader
from spieluhr.games.steam_time.knowledge.schema import Todo, View
from spieluhr.games.steam_time.words import facts
from spieluhr.games.steam_time.words.glossary import Glossary
from spieluhr.games.steam_time.words.names import Amount, ColourName, amount_list, mission_facts
from spieluhr.games.steam_time.words.sentences.prompt import PROMPT, WAITING
from spieluhr.kit.words import Facts, Listing, say

PAID_FOR_GAIN: Final = ("pay_any", "pay_one", "pay_different")


class Prompt:
    """The questions of one view."""

    def __init__(self, glossary: Glossary, view: View) -> None:
        self.glossary = glossary
        self.view = view

    def prompt(self, reader: Reader) -> str:
        """For its actor; for everybody else, whose decision is awaited."""
        actor = self.view.table.actor
        if not isinstance(actor, int):
            return say(WAITING[self._pause()], reader.lang, {"round": self.view.table.round})
        names = self._names()
        if not reader.is_me(actor):
            names["name"] = reader.name(actor)
            return say(WAITING[facts.question(self.view)], reader.lang, names)
        return " ".join(say(PROMPT[key], reader.lang, names) for key in self._questions())

    def _pause(self) -> str:
        """While nobody decides."""
        table = self.view.table
        if table.actor == "over":
            return "over"
        if table.phase == "supply":
            return "supply" if table.round > 1 else "set-up"
        return "reveal"

    def _questions(self) -> list[str]:
        """Which sentences the prompt of the actor has."""
        question = facts.question(self.view)
        if question == facts.TURN:
            return self._turn()
        if question == "special":
            return self._special()
        if question == "buy":
            return ["buy.more" if facts.entry(self.view).bought else "buy"]
        if question in PAID_FOR_GAIN and facts.promised(self.view):
            return [question, "brings"]
        if question == "fulfil" and self.view.proposal is not None:
            is_best = str(facts.entry(self.view).mission) in self.view.proposal
            return [question, "proposed" if is_best else "not-proposed"]
        return [question]

    def _turn(self) -> list[str]:
        can_place = any(move.startswith("place") for move in self.view.previews)
        if not can_place:
            return ["turn.stuck" if facts.may_place(self.view) else "turn.card"]
        key = "turn.all" if facts.may_take_card(self.view) else "turn.place"
        return [f"{key}.higher" if facts.board(self.view).height else key]

    def _special(self) -> list[str]:
        """ST-5.5: also for the start player, if nobody took the card."""
        crystals = any(move.startswith("crystal") for move in self.view.previews)
        kept = ["special.kept"] if facts.below(self.view, "supply") else []
        return [*kept, "special" if crystals else "special.steam"]

    def _names(self) -> Facts:
        board, view = facts.board(self.view), self.view
        names: Facts = {"airships": board.airships, "price": view.crystal_price}
        names |= {"steam": Amount("steam", board.steam), "gold": Amount("gold", board.gold)}
        names["surcharge"] = view.surcharge
        if board.height:
            last = view.table.stream[board.height - 1].monument
            names["monument"] = self.glossary.monument(last)
        return names | self._entry(facts.entry(view)) if view.table.todo else names

    def _entry(self, entry: Todo) -> Facts:
        """What the question is about."""
        left = facts.left(entry)
        names: Facts = {"left": left, "crystals": Amount("crystal", left)}
        names["gains"] = amount_list(facts.promised(self.view))
        if isinstance(entry.monument, str):
            names["monument"] = self.glossary.monument(entry.monument)
        if isinstance(entry.colour, str):
            names["colour"] = ColourName(entry.colour)
        if isinstance(entry.cards, list):
            names["cards"] = Listing([self.glossary.card(card) for card in entry.cards], ", ")
        return names | self._card(entry)

    def _card(self, entry: Todo) -> Facts:
        receive = facts.below(self.view, "receive")
        if entry.do == "pay" and receive is not None:
            return {"card": self.glossary.card(str(receive.card))}
        if isinstance(entry.mission, str):
            return mission_facts(self.view.cards[entry.mission])
        if not isinstance(entry.card, str):
            return {}
        names: Facts = {"card": self.glossary.card(entry.card)}
        return names | {"offer": self.glossary.offer(entry.card)} if entry.do == "purple" else names
