"""What a board reads of a game, as TypeScript: always that of the game's schema."""

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import UNSET, Meta, Struct, UnsetType

from spieluhr import games
from spieluhr.cli import typescript, view_types
from spieluhr.cli.main import main
from spieluhr.core.schema import EVERY_KEY
from tests.workshop import ROOT

Suit = Literal["coins", "cups"]


class Card(Struct, omit_defaults=True):
    suit: Suit
    worth: int = 0


class Table(Struct):
    """What one seat knows."""

    seat: int | None
    hands: list[list[Card | None]]
    worth: dict[str, Annotated[int, Meta(ge=0)]]
    counts: Annotated[dict[Suit, int], EVERY_KEY]
    some: dict[Suit, int]
    actor: int | Literal["chance", "over"]
    trump: Suit | UnsetType = UNSET
    open: bool = False
    more: dict[str, Any] = {}


def test_a_struct_is_an_interface() -> None:
    assert typescript.Types(Table).text() == "\n".join(
        [
            'export const SUITS = ["coins", "cups"] as const;',
            "export type Suit = (typeof SUITS)[number];",
            "/** What one seat knows. */",
            "export interface Table {",
            "  seat: number | null;",
            "  hands: (Card | null)[][];",
            "  worth: Record<string, number>;",
            "  counts: Record<Suit, number>;",
            "  some: Partial<Record<Suit, number>>;",
            '  actor: number | "chance" | "over";',
            "  trump?: Suit;",
            "  open: boolean;",
            "  more: Record<string, unknown>;",
            "}",
            "export interface Card {",
            "  suit: Suit;",
            "  worth?: number;",
            "}",
        ]
    )


def test_long_values_have_a_line_for_each_entry() -> None:
    assert typescript.value("HAND", 3) == "export const HAND = 3 as const;"
    names = {"a": ["Ace of coins", "Münz-Ass"], "b": ["The long and winding king of cups", "König"]}
    assert typescript.value("NAMES", names).splitlines() == [
        "export const NAMES = {",
        '  "a": ["Ace of coins", "Münz-Ass"],',
        '  "b": ["The long and winding king of cups", "König"],',
        "} as const;",
    ]


@pytest.mark.parametrize("game", games.game_ids())
def test_the_types_of_every_board_are_those_of_its_game(game: str) -> None:
    is_fresh = not view_types.is_stale(game, ROOT)
    assert is_fresh or game not in view_types.with_board(ROOT), f"spieluhr view-types {game}"


def test_a_stale_file_is_named_and_then_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("template", "src/spieluhr/games", "tests/games", "web/src/games/antinomy"):
        (tmp_path / folder).mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    place = tmp_path / view_types.FILE.format(game="antinomy")
    place.write_text("export interface View {}\n", encoding="utf-8")
    place.with_name("Board.svelte").touch()
    assert main(["view-types", "--check"]) == 1
    assert "web/src/games/antinomy/generated.ts is stale" in capsys.readouterr().err
    assert main(["view-types"]) == 0
    assert capsys.readouterr().out == "web/src/games/antinomy/generated.ts\n"
    assert place.read_text(encoding="utf-8") == view_types.text("antinomy")
    assert main(["view-types", "--check"]) == 0
