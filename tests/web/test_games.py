"""Every game and mode, from the first card to the result, by clicks on the board."""

import random
from typing import Any

import pytest

from tests.every_game import for_two
from tests.web.browsing import PHONE, expect
from tests.web.conftest import Invite
from tests.web.tables import ALL, BOT, ME, OPEN, ask, modes, play_quickly, send, sit

BY_BOARD = 8  # moves
BY_BROWSER = 10_000 if ALL else 12  # moves; the rest of a long game goes without a mouse


@pytest.mark.parametrize(("game", "options", "players"), modes())
def test_a_whole_game_by_clicks(
    game: str, options: dict[str, Any], players: int, invite: Invite
) -> None:
    """Whole with `make test-web`; else the end of a long one is played without the mouse."""
    is_small = (len(game) + players) % 2 == 0  # some on a phone, some at a desk
    visitor = invite(viewport=PHONE) if is_small else invite()
    table_id, dice = sit(visitor, game, options, [ME, *[BOT] * (players - 1)]), random.Random(1)
    moves = visitor.play_on(dice, most=2 * BY_BROWSER, by_board=BY_BOARD)
    assert moves > 3
    play_quickly(visitor, table_id, dice)
    expect(visitor.page.locator("#ending")).not_to_be_empty()
    visitor.check_width()
    visitor.check_quiet()


@pytest.mark.parametrize(("game", "options", "_seats"), for_two())
def test_two_browsers_against_each_other(
    game: str, options: dict[str, Any], _seats: int, invite: Invite
) -> None:
    """Anna asks for hints, so that it ends some day; Ben first clicks on whatever glows.

    After so many moves Ben gives up, and both are told so.
    """
    anna, ben = invite(), invite(locale="de", color_scheme="light")
    table_id = sit(anna, game, options, [ME, OPEN], hints=True)
    ask(ben, "/api/me", {"name": "Ben"})
    ben.go(f"table/{table_id}")
    ben.page.get_by_role("button", name="Mitspielen").click()
    people, dice, clicked, moves = [anna, ben], random.Random(2), 0, 0
    while not any(one.is_over for one in people) and moves < BY_BROWSER:
        mover = next((one for one in people if one.is_my_turn), None)
        if mover is None:
            anna.page.wait_for_timeout(20)
            continue
        moves += 1
        if mover is ben and clicked < BY_BOARD:
            ben.move(dice)
            clicked += 1
        else:
            mover.follow_a_hint()
        version = max(one.version for one in people)
        for one in people:
            one.wait_for_news(version - 1)
    if not any(one.is_over for one in people):
        send(ben, table_id, {"do": "resign"})
    for one in people:
        expect(one.page.locator("#ending")).not_to_be_empty()
        one.check_quiet()
