"""The HTTP part of the protocol as programs read it: an OpenAPI document, made from the signatures of the endpoints."""

import inspect
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from starlette.responses import Response

from homeward.engine.errors import Refusal
from homeward.server.endpoints import IN_BRACES, JSON, Endpoint, Parameter

VERSION = "3.1.0"
# Whatever is not done has one form (docs/protocol.md, "Refusals"), whatever its status
REFUSED = (400, 403, 404, 409, 410, 413, 415, 429, 503)


def document(below: str, endpoints: Iterable[Endpoint], provided: Iterable[str]) -> dict[str, Any]:
    shown = [one for one in endpoints if one.is_told]
    names = dict.fromkeys(provided)
    types = [kind for one in shown for kind in types_of(one, one.parameters(names))]
    schemas, components = msgspec.json.schema_components([Refusal, *types], ref_template="#/components/schemas/{name}")
    refusal, *rest = schemas
    schema_of = iter(rest)
    paths: dict[str, dict[str, Any]] = {}
    for one in shown:
        parameters = one.parameters(names)
        told = operation(one, parameters, [next(schema_of) for _ in types_of(one, parameters)], refusal)
        paths.setdefault(below + IN_BRACES.sub(r"{\1}", one.path), {})[one.method.lower()] = told
    about = {"title": "Homeward", "version": "1"}
    return {"openapi": VERSION, "info": about, "paths": paths, "components": {"schemas": components}}


def types_of(one: Endpoint, parameters: Sequence[Parameter]) -> list[Any]:
    """Of its parameters, its body and its answer, in this order."""
    body = one.hints.get("data", Any)
    answer = one.hints["return"]
    return [*(parameter.type for parameter in parameters), Any if body is bytes else body, plain(answer)]


def plain(answer: Any) -> Any:
    """A response that was made by hand says nothing about its form."""
    return Any if inspect.isclass(answer) and issubclass(answer, Response) else answer


def operation(
    one: Endpoint, parameters: Sequence[Parameter], schemas: list[dict[str, Any]], refusal: dict[str, Any]
) -> dict[str, Any]:
    *of_parameters, body, answer = schemas
    told: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": inspect.getdoc(one.handler) or "",
        "parameters": [described(*pair) for pair in zip(parameters, of_parameters, strict=True)],
        "responses": {
            str(one.status): {"description": "Done.", "content": {one.media: {"schema": answer}}},
            **{str(code): {"description": "Not done, and why.", "content": in_json(refusal)} for code in REFUSED},
        },
    }
    if "data" in one.hints:
        told["requestBody"] = {"required": True, "content": in_json(body)}
    return told


def described(parameter: Parameter, schema: dict[str, Any]) -> dict[str, Any]:
    where = "path" if parameter.in_path else "query"
    return {"name": parameter.name, "in": where, "required": parameter.in_path, "schema": schema}


def in_json(schema: dict[str, Any]) -> dict[str, Any]:
    return {JSON: {"schema": schema}}
