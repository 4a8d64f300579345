"""The OpenAPI document of all routes and the JSON Schema of all messages, made from the types.

`python -m spieluhr.server.http.openapi` prints both, for the types of the web app (`make types`).
"""

import json
import re
import sys
from typing import Any

import msgspec

from spieluhr import __version__
from spieluhr.server.http.route import ApiRoute
from spieluhr.server.http.routes import ROUTES
from spieluhr.server.messages.bots import BotLine
from spieluhr.server.messages.server import ApiError
from spieluhr.server.messages.table import Down, Up
from spieluhr.server.protection import tokens
from spieluhr.server.protection.guests import COOKIE

Json = dict[str, Any]
REFERENCE = "#/components/schemas/{name}"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
BYTES = {"type": "string"}


def document() -> Json:
    """The OpenAPI 3.1 document; the same for every server of this version."""
    kinds = _kinds()
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    known = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, Json] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Spieluhr",
            "version": __version__,
            "description": "Tables for people and bots. People move over a WebSocket at "
            "/ws/{table}; its messages are described in /messages.json.",
        },
        "jsonSchemaDialect": DIALECT,
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def messages() -> Json:
    """`Up` and `Down` over a WebSocket, `BotLine` in a bot's stream."""
    unions = {"Up": Up, "Down": Down, "BotLine": BotLine}
    schemas, components = msgspec.json.schema_components(
        unions.values(), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": DIALECT,
        "title": "Spieluhr messages",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in unions],
        "$defs": {**components, **dict(zip(unions, schemas, strict=True))},
    }


def _kinds() -> list[Any]:
    kinds: list[Any] = [ApiError]
    for route in ROUTES:
        kinds += [kind for kind in (route.body, *_answers(route)) if kind is not None]
    return kinds


def _answers(route: ApiRoute) -> tuple[Any, ...]:
    return route.answer if isinstance(route.answer, tuple) else (route.answer,)


def _operation(route: ApiRoute, known: Json) -> Json:
    names = re.findall(r"{(\w+)}", route.path)
    operation: Json = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": [
            *(_parameter(name, "path", True, tokens.ID) for name in names),
            *(
                _parameter(one.name, "query", False, one.pattern) | {"description": one.says}
                for one in route.query
            ),
        ],
        "responses": _responses(route, known),
        "security": [{"cookie": []}, {"token": []}, *([] if route.needs_guest else [{}])],
    }
    if route.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": known[repr(route.body)]}},
        }
    return operation


def _parameter(name: str, place: str, is_required: bool, pattern: str) -> Json:
    schema = {"type": "string", "pattern": pattern}
    return {"name": name, "in": place, "required": is_required, "schema": schema}


def _responses(route: ApiRoute, known: Json) -> Json:
    kinds = [known[repr(kind)] for kind in _answers(route)]
    schema = kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
    media = route.media.partition(";")[0]
    done = {"description": route.summary, "content": {media: {"schema": schema}}}
    fault = {
        "description": _why(route),
        "content": {"application/json": {"schema": known[repr(ApiError)]}},
    }
    return {**{str(code): done for code in route.codes}, "4XX": fault, "5XX": fault}


def _why(route: ApiRoute) -> str:
    """Which errors there are, in words."""
    reasons = ["429 too many requests"]
    if route.method != "GET":
        reasons += ["403 sent by another site's page", "415 not JSON"]
    if route.body is not None:
        reasons += ["400 unreadable", f"413 more than {route.most} bytes"]
    if route.needs_guest:
        reasons.append("401 unknown guest or bot")
    if "{table}" in route.path:
        reasons += ["404 no such table", "409 not possible there now"]
    if "{bot}" in route.path:
        reasons.append("404 no such bot")
    return "Refused: " + "; ".join(sorted(reasons))


if __name__ == "__main__":
    sys.stdout.write(json.dumps([messages(), document()]))
