"""What is asked of the one who decides, and what the others hear meanwhile."""

from typing import Final

from spieluhr.core.names import Facts, say
from spieluhr.core.words import Table
from spieluhr.games.steam_time import facts
from spieluhr.games.steam_time.catalogue import PROMPT, WAITING
from spieluhr.games.steam_time.glossary import Glossary
from spieluhr.games.steam_time.names import Amount, ColourName, Listing, amount_list, plain_list
from spieluhr.games.steam_time.schema import Todo, View

PAID_FOR_GAIN: Final = ("pay_any", "pay_one", "pay_different")


class Asking:
    def __init__(self, glossary: Glossary, view: View) -> None:
        self.glossary = glossary
        self.view = view

    def prompt(self, table: Table) -> str:
        actor = self.view.table.actor
        if not isinstance(actor, int):
            return say(WAITING[self._pause()], table.lang, {"round": self.view.table.round})
        told = self._told()
        if not table.is_me(actor):
            told["name"] = table.name(actor)
            return say(WAITING[facts.question(self.view)], table.lang, told)
        return " ".join(say(PROMPT[key], table.lang, told) for key in self._questions())

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
        asked = facts.question(self.view)
        if asked == facts.TURN:
            return self._turn()
        if asked == "special":
            return self._special()
        if asked == "buy":
            return ["buy.more" if facts.entry(self.view).bought else "buy"]
        if asked in PAID_FOR_GAIN and facts.promised(self.view):
            return [asked, "brings"]
        if asked == "fulfil" and self.view.proposal is not None:
            return [asked, "proposal" if self.view.proposal else "proposal.none"]
        return [asked]

    def _turn(self) -> list[str]:
        can_place = any(move.startswith("place") for move in self.view.previews)
        if not can_place:
            return ["turn.stuck" if facts.may_place(self.view) else "turn.card"]
        key = "turn.all" if facts.may_take_card(self.view) else "turn.place"
        return [key, "turn.higher"] if facts.board(self.view).height else [key]

    def _special(self) -> list[str]:
        """ST-5.5: also for the start player, if nobody took the card."""
        crystals = any(move.startswith("crystal") for move in self.view.previews)
        kept = ["special.kept"] if facts.below(self.view, "supply") else []
        return [*kept, "special" if crystals else "special.steam"]

    def _told(self) -> Facts:
        board, view = facts.board(self.view), self.view
        told: Facts = {"airships": board.airships, "price": view.crystal_price}
        told |= {"steam": Amount("steam", board.steam), "gold": Amount("gold", board.gold)}
        told["surcharge"] = view.surcharge
        if board.height:
            last = view.table.stream[board.height - 1].monument
            told["monument"] = self.glossary.monument(last)
        return told | self._entry(facts.entry(view)) if view.table.todo else told

    def _entry(self, asked: Todo) -> Facts:
        """What the question is about."""
        left = facts.left(asked)
        told: Facts = {"left": left, "crystals": Amount("crystal", left)}
        told["gains"] = amount_list(facts.promised(self.view))
        if isinstance(asked.monument, str):
            told["monument"] = self.glossary.monument(asked.monument)
        if isinstance(asked.colour, str):
            told["colour"] = ColourName(asked.colour)
        if isinstance(asked.cards, list):
            told["cards"] = Listing([self.glossary.card(card) for card in asked.cards])
        return told | self._card(asked)

    def _card(self, asked: Todo) -> Facts:
        receive = facts.below(self.view, "receive")
        if asked.do == "pay" and receive is not None:
            return {"card": self.glossary.card(str(receive.card))}
        if isinstance(asked.mission, str):
            return self._mission(asked.mission)
        if not isinstance(asked.card, str):
            return {}
        halves = {half: self.glossary.half(asked.card, half) for half in ("top", "bottom")}
        return {"card": self.glossary.card(asked.card), **halves}

    def _mission(self, code: str) -> Facts:
        card = self.view.cards[code]
        told: Facts = {"card": self.glossary.card(code), "need": amount_list(card.need)}
        told["esteem"] = Amount("esteem", card.esteem)
        return {**told, "missions": plain_list(self.view.proposal or [])}
