"""The HTTP part of the protocol as an OpenAPI document, made from the signatures of the endpoints."""

import typing
from collections.abc import Iterable
from typing import Any

import msgspec

from homeward.api.answers import JSON, NDJSON, Download, JsonLines, RawJson
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
    return [*(parameter.type for parameter in one.parameters), body, contents_of(one.answer)]


def contents_of(answer: Any) -> Any:
    """The type of what an answer sends; of lines that of each line."""
    return typing.get_args(answer)[0] if typing.get_origin(answer) in (RawJson, JsonLines, Download) else answer


def operation(one: Endpoint, schemas: list[dict[str, Any]], refusal: dict[str, Any]) -> dict[str, Any]:
    *of_parameters, body, answer = schemas
    described: dict[str, Any] = {
        "operationId": one.name,
        "summary": one.docstring[0],
        "parameters": [parameter_of(*pair) for pair in zip(one.parameters, of_parameters, strict=True)],
        "responses": {
            str(one.status): {"description": "Done."} | headers_of(one) | content_of(one, answer),
            **{str(code): {"description": "Refused, and why.", "content": in_json(refusal)} for code in REFUSED},
        },
    }
    if one.body is not None:
        described["requestBody"] = {"required": True, "content": in_json(body)}
    return described


def content_of(one: Endpoint, answer: dict[str, Any]) -> dict[str, Any]:
    if one.status == NO_CONTENT:
        return {}
    return {"content": {one.media: {"schema": lines_of(answer) if one.media == NDJSON else answer}}}


def lines_of(schema: dict[str, Any]) -> dict[str, Any]:
    """OpenAPI 3.1 has no word for a sequence of JSON texts: it is a text, with the schema of a line."""
    about = "Lines, each of them JSON with this schema."
    return {"type": "string", "description": about, "contentMediaType": NDJSON, "contentSchema": schema}


def headers_of(one: Endpoint) -> dict[str, Any]:
    if typing.get_origin(one.answer) is not Download:
        return {}
    name = {"description": "An attachment, with the name of the file.", "required": True, "schema": {"type": "string"}}
    return {"headers": {"Content-Disposition": name}}


def parameter_of(parameter: Parameter, schema: dict[str, Any]) -> dict[str, Any]:
    where = "path" if parameter.in_path else "query"
    return {"name": parameter.name, "in": where, "required": parameter.in_path, "schema": schema}


def in_json(schema: dict[str, Any]) -> dict[str, Any]:
    return {JSON: {"schema": schema}}
