"""The table in the terminal, eighty columns wide."""

from rich.console import RenderableType
from rich.text import Text

from spieluhr.core.words import Reader
from spieluhr.games.steam_time.components import COLOURS
from spieluhr.games.steam_time.knowledge.schema import View
from spieluhr.games.steam_time.terminal import labels, pieces
from spieluhr.games.steam_time.terminal.airships import mine, seats
from spieluhr.games.steam_time.terminal.pieces import LABEL, SIGNS, chip
from spieluhr.games.steam_time.terminal.scene import Scene
from spieluhr.games.steam_time.terminal.stream import stream
from spieluhr.games.steam_time.terminal.under_way import now, offers
from spieluhr.kit.terminal import QUIET, Picture, flow, printed, rule, text


def draw(view: View, reader: Reader, legal: list[str]) -> RenderableType:
    """What this view shows; what can be touched, among these legal moves, has a sign of brass."""
    scene = Scene(view, reader, legal)
    lines = [_header(scene), *_start(scene), *_effort(scene), rule()]
    lines += [*stream(scene), *_legend(scene), rule(), *seats(scene), *_supply(scene), rule()]
    if view.seat is not None:
        lines += [*mine(scene, view.seat), rule()]
    lines += [*now(scene), *offers(scene)]
    for line in lines:
        line.rstrip()
    return printed(lines)


def _header(scene: Scene) -> Text:
    position, view = scene.position, scene.view
    parts = [scene.label("round", round=position.round, rounds=view.rounds)]
    if position.phase == "supply" and position.round == 1:
        parts.append(scene.label("set-up"))
    else:
        parts.append(scene.pick(labels.PHASE_WORDS[position.phase]))
    if position.phase == "actions":
        key = "whose.mine" if position.turn == view.seat else "whose"
        parts.append(scene.label(key, name=scene.who(position.turn)))
    return text((scene.label("title"), "bold"), *((f" · {part}", "") for part in parts))


def _start(scene: Scene) -> Picture:
    """Who begins, and who has taken the card for the next round (ST-5.1)."""
    position = scene.position
    card = scene.label("card.free")
    if position.card is not None:
        card = scene.label("card.taken", name=scene.who_with_sign(position.card))
    return scene.row("start", [Text(scene.who_with_sign(position.start)), Text(card)])


def _effort(scene: Scene) -> Picture:
    """The colour of each letter this round: with its names the legend of all crystals."""
    effort = scene.view.effort
    letters = [(f"{letter}=", colour) for letter, colour in effort.items()]
    plain = [("", colour) for colour in COLOURS]
    parts = [
        text((letter, QUIET), chip(colour), f" {scene.colour(colour)}")
        for letter, colour in letters or plain
    ]
    key = "effort" if effort else "colours"
    return flow(text((f"{scene.label(key):{LABEL}} ", QUIET)), parts, joint="  ")


def _legend(scene: Scene) -> Picture:
    parts = [
        Text(f"{SIGNS[key]} {scene.pick(words)}", QUIET)
        for key, words in labels.LEGEND_WORDS.items()
    ]
    return flow(Text(f"{scene.label('legend'):{LABEL}} ", QUIET), parts, joint="  ")


def _supply(scene: Scene) -> Picture:
    position = scene.position
    bag = Text(" ").join(pieces.amount(colour, n) for colour, n in position.bag.items())
    parts = [
        text(f"{scene.label('bag')} ", bag),
        Text(f"{scene.label('bank')} {position.bank}{SIGNS['gold']}"),
        Text(f"{scene.label('mine')} {position.mine}{SIGNS['time_crystal']}"),
    ]
    return scene.row("supply", [pieces.quiet(part) for part in parts])
