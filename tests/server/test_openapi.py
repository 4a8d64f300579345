"""The documents are right, and what the server answers fits them, whatever it is sent."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from spieluhr.server.http import openapi
from spieluhr.server.http.routes import ROUTES
from spieluhr.server.messages import table as messages
from spieluhr.server.messages.bots import Alive
from tests.server.asking import ALONE, HOST, guest, new_table, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 5  # of each route, once right and once wrong


class World:
    """A server, a guest, and a table of hers that goes on."""

    def __init__(self, runner: asyncio.Runner, client: httpx.AsyncClient, table: str) -> None:
        self.runner = runner
        self.client = client
        self.table = table

    def ask(self, asked: requests.PreparedRequest) -> httpx.Response:
        dropped = {"authorization", "cookie", "content-length"}
        headers = {
            k: v if isinstance(v, str) else v.decode("latin-1")
            for k, v in asked.headers.items()
            if k.lower() not in dropped
        }
        body: Any = asked.body
        sent = self.client.request(
            asked.method or "GET", str(asked.url), headers=headers, content=body
        )
        answer = self.runner.run(sent)
        if asked.method == "DELETE" and asked.path_url == "/api/me":
            self.runner.run(self.come_back())
        return answer

    async def come_back(self) -> None:
        """Somebody new, after everything was deleted; what follows needs a guest with a table."""
        assert (await self.client.post("/api/me", json={"name": "Anna"})).status_code < 300
        self.table = await new_table(self.client, ALONE)


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with asyncio.Runner() as runner:
        stack = contextlib.AsyncExitStack()

        async def enter() -> World:
            folder: Path = tmp_path_factory.mktemp("openapi")
            limits: dict[str, Any] = {"requests": 1e9, "request_burst": 1e9}
            app = await stack.enter_async_context(serving(folder, **limits))
            anna = await stack.enter_async_context(guest(app))
            return World(runner, anna, await new_table(anna, ALONE))

        try:
            yield runner.run(enter())
        finally:
            runner.run(stack.aclose())


SCHEMA = schemathesis.openapi.from_dict(openapi.document())
OPERATIONS: list[Any] = [found.ok() for found in SCHEMA.get_all_operations()]  # type: ignore[union-attr]
RIGHT, WRONG = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
CASES = [
    *((one, RIGHT) for one in OPERATIONS),
    *((one, WRONG) for one in OPERATIONS if one.body or one.query or one.path_parameters),
]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("operation", "mode"), CASES, ids=[f"{mode.value} {one.label}" for one, mode in CASES]
)
def test_answers_fit_the_document(world: World, operation: Any, mode: GenerationMode) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), is_real=st.booleans())
    def run(case: Any, is_real: bool) -> None:
        if is_real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = world.table
        asked = requests.Request(**case.as_transport_kwargs(base_url=HOST)).prepare()
        case.validate_response(world.ask(asked), checks=CHECKS)

    run()


def test_all_routes_are_there(world: World) -> None:
    told = world.runner.run(world.client.get("/openapi.json")).json()
    assert told == json.loads(json.dumps(openapi.document())) and told["openapi"] == "3.1.0"
    assert {(path, method) for path, some in told["paths"].items() for method in some} == {
        (route.path, route.method.lower()) for route in ROUTES
    }
    names = [one["operationId"] for some in told["paths"].values() for one in some.values()]
    assert len(set(names)) == len(names)


def test_messages_fit_their_schema(world: World) -> None:
    told = world.runner.run(world.client.get("/messages.json")).json()
    assert jsonschema_rs.meta.is_valid(told)

    def is_right(name: str, message: object) -> bool:
        schema = {**told, "anyOf": [{"$ref": f"#/$defs/{name}"}]}
        return jsonschema_rs.is_valid(schema, msgspec.to_builtins(message))

    assert is_right("Up", messages.Play(3, "wand 0")) and is_right("Up", messages.Ping())
    assert not is_right("Up", {"do": "play", "version": -1, "move": "wand 0"})
    assert not is_right("Up", {"do": "ping", "more": 1}) and not is_right("Up", {"do": "cheat"})
    assert is_right("Down", messages.Pong()) and is_right("Down", messages.Refusal("turn", "No."))
    assert is_right("BotLine", Alive()) and not is_right("BotLine", messages.Pong())


def test_games(world: World) -> None:
    told = world.runner.run(world.client.get("/api/games")).json()
    assert [game["id"] for game in told] == sorted(game["id"] for game in told)
    for game in told:
        assert game["title"]["en"] and game["title"]["de"] and len(game["levels"]) == 6
        # Where values can be replaced some are reconstructed, and it says so.
        assert ("reconstructed" in game["origin"]["en"]) == (game["data"] is not None)
        assert ("ergänzt" in game["origin"]["de"]) == (game["data"] is not None)
        assert game["has_own_data"] is False
        for mode in game["modes"]:
            assert set(mode["players"]) <= set(game["players"])
            assert jsonschema_rs.is_valid(game["options"], mode["options"])
            seats = [{"kind": "me"}] * mode["players"][-1]
            wish = {"game": game["id"], "seats": seats, "options": mode["options"]}
            made = world.runner.run(world.client.post("/api/tables", json=wish))
            assert made.status_code == 201, made.text
