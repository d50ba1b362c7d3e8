"""The HTTP part of the protocol as an OpenAPI document, made from the signatures of the endpoints."""

import typing
from collections.abc import Iterable
from typing import Any

import msgspec

from homeward.api.answers import JSON, Download, JsonLines, RawJson
from homeward.api.endpoint import NO_CONTENT, Endpoint, Parameter
from homeward.engine.errors import Refusal

VERSION = "3.1.0"
# All refusals have one form (docs/protocol.md, "Refusals")
REFUSED = (400, 403, 404, 409, 410, 413, 415, 429, 503)


def document(below: str, endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    shown = [one for one in endpoints if one.is_public]
    types = [kind for one in shown for kind in types_of(one)]
    schemas, components = msgspec.json.schema_components([Refusal, *types], ref_template="#/components/schemas/{name}")
    refusal, *rest = schemas
    schema_of = iter(rest)
    paths: dict[str, dict[str, Any]] = {}
    for one in shown:
        described = operation(one, [next(schema_of) for _ in types_of(one)], refusal)
        paths.setdefault(below + one.plain_path, {})[one.method.lower()] = described
    about = {"title": "Homeward", "version": "1"}
    return {"openapi": VERSION, "info": about, "paths": paths, "components": {"schemas": components}}


def types_of(one: Endpoint) -> list[Any]:
    """The types of its parameters, its body and its answer, in this order."""
    body = Any if one.body is None else one.body_contents
    return [*(parameter.type for parameter in one.parameters), body, plain(one.answer)]


def plain(answer: Any) -> Any:
    """The type of the answer; Any where the schema is not known."""
    if typing.get_origin(answer) is RawJson:
        return typing.get_args(answer)[0]
    return Any if answer is Download or typing.get_origin(answer) is JsonLines else answer


def operation(one: Endpoint, schemas: list[dict[str, Any]], refusal: dict[str, Any]) -> dict[str, Any]:
    *of_parameters, body, answer = schemas
    described: dict[str, Any] = {
        "operationId": one.name,
        "summary": one.docstring[0],
        "parameters": [parameter_of(*pair) for pair in zip(one.parameters, of_parameters, strict=True)],
        "responses": {
            str(one.status): {"description": "Done."} | content_of(one, answer),
            **{str(code): {"description": "Refused, and why.", "content": in_json(refusal)} for code in REFUSED},
        },
    }
    if one.body is not None:
        described["requestBody"] = {"required": True, "content": in_json(body)}
    return described


def content_of(one: Endpoint, answer: dict[str, Any]) -> dict[str, Any]:
    return {} if one.status == NO_CONTENT else {"content": {one.media: {"schema": answer}}}


def parameter_of(parameter: Parameter, schema: dict[str, Any]) -> dict[str, Any]:
    where = "path" if parameter.in_path else "query"
    return {"name": parameter.name, "in": where, "required": parameter.in_path, "schema": schema}


def in_json(schema: dict[str, Any]) -> dict[str, Any]:
    return {JSON: {"schema": schema}}
