"""Writes the client's request functions: one for every endpoint that the client uses, with its address and types."""

import re
import types
import typing
from collections.abc import Iterable, Sequence
from datetime import date
from typing import Annotated, Any

import msgspec
from msgspec import Struct
from typescript import HEADER, SIMPLE, WIDTH, doc

from homeward.api.answers import Download, JsonLines, RawJson
from homeward.api.endpoint import IN_BRACES, Endpoint, Parameter

TRANSPORT = "../backend/api"  # the functions that send a request, by what they return
RETURNS = {RawJson: "requestJson", JsonLines: "requestLines", Download: "requestFile"}


def request_functions(endpoints: Sequence[Endpoint]) -> str:
    """The contents of requests.ts."""
    functions = "\n".join(request_function(one) for one in endpoints)
    transport = ["address", *sorted({sender(one) for one in endpoints}), "type RequestOptions"]
    imported_types = sorted(
        {name for one in endpoints for kind in (one.body, content_of(one)) for name in names_in(kind)}
    )
    imports = import_statement("import type", imported_types, "./protocol") + import_statement(
        "import", transport, TRANSPORT
    )
    return f"{HEADER}\n{imports}\n{functions}"


def request_function(one: Endpoint) -> str:
    name = camel_case(one.name)
    query = [parameter for parameter in one.parameters if not parameter.in_path]
    parameters = [
        *(["token: string"] if "admin" in one.needs else []),
        *(f"{parameter.name}: {typescript_type(parameter.type)}" for parameter in one.parameters if parameter.in_path),
        *([f"body: {'string' if one.body is bytes else typescript_type(one.body)}"] if one.body is not None else []),
        *([f"query: {query_name(one)} = {{}}"] if query else []),
        *(["options: RequestOptions = {}"] if can_be_stopped(one) else []),
    ]
    given = [
        *(["token"] if "admin" in one.needs else []),
        *(["text: body"] if one.body is bytes else ["body"] if one.body is not None else []),
        *(["query"] if query else []),
        *(["...options"] if can_be_stopped(one) else []),
    ]
    more = ", options" if given == ["...options"] else f", {{ {', '.join(given)} }}" if given else ""
    call = f"  return {sender(one)}('{one.method}', {address_of(one)}{more});\n"
    start = f"export function {name}"
    return query_type(one, query) + doc(one.docstring[0], "") + signature(start, parameters, answer(one)) + call + "}\n"


def signature(start: str, parameters: list[str], returns: str) -> str:
    """On one line, or with one parameter on each, as Prettier writes it."""
    line = f"{start}({', '.join(parameters)}): {returns} {{"
    if len(line) <= WIDTH:
        return f"{line}\n"
    return f"{start}(\n" + "".join(f"  {one},\n" for one in parameters) + f"): {returns} {{\n"


def query_type(one: Endpoint, query: list[Parameter]) -> str:
    if not query:
        return ""
    fields = "".join(f"  {parameter.name}?: {typescript_type(parameter.type)};\n" for parameter in query)
    return f"export interface {query_name(one)} {{\n{fields}}}\n\n"


def query_name(one: Endpoint) -> str:
    name = camel_case(one.name)
    return f"{name[0].upper()}{name[1:]}Query"


def can_be_stopped(one: Endpoint) -> bool:
    return one.is_cancellable or typing.get_origin(one.answer) is JsonLines


def sender(one: Endpoint) -> str:
    if one.answer is type(None):
        return "requestNothing"
    return RETURNS.get(typing.get_origin(one.answer) or one.answer, "requestJson")


def answer(one: Endpoint) -> str:
    match sender(one):
        case "requestNothing":
            return "Promise<void>"
        case "requestFile":
            return "Promise<Blob>"
        case "requestLines":
            return f"AsyncGenerator<{typescript_type(content_of(one))}>"
        case _:
            return f"Promise<{typescript_type(content_of(one))}>"


def content_of(one: Endpoint) -> Any:
    """The type of the answer's contents; None if it has no type on the client."""
    if typing.get_origin(one.answer) is Download:
        return None
    if typing.get_origin(one.answer) in RETURNS:
        return typing.get_args(one.answer)[0]
    return one.answer


def structs_in(kind: Any) -> list[type[Struct]]:
    if isinstance(kind, type) and issubclass(kind, Struct):
        return [kind]
    return [struct for inside in typing.get_args(kind) for struct in structs_in(inside)]


def names_in(kind: Any) -> list[str]:
    return [struct.__name__ for struct in structs_in(kind)]


def typescript_type(kind: Any) -> str:
    """The type of a parameter, a body or an answer in TypeScript."""
    if typing.get_origin(kind) is Annotated:
        return typescript_type(typing.get_args(kind)[0])
    if typing.get_origin(kind) is list:
        return f"{typescript_type(typing.get_args(kind)[0])}[]"
    if typing.get_origin(kind) is dict:
        return f"Record<{', '.join(map(typescript_type, typing.get_args(kind)))}>"
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        return " | ".join(map(typescript_type, typing.get_args(kind)))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind.__name__
    return {**SIMPLE, date: "string"}[kind]


def address_of(one: Endpoint) -> str:
    path = IN_BRACES.sub(r"${\1}", one.path)
    return f"address`{path}`" if "${" in path else f"'{path}'"


def camel_case(name: str) -> str:
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name)


def import_statement(start: str, names: list[str], module: str) -> str:
    """An import on one line, or with one name on each."""
    line = f"{start} {{ {', '.join(names)} }} from '{module}';\n"
    if len(line) <= WIDTH + 1:
        return line
    return f"{start} {{\n" + "".join(f"  {name},\n" for name in names) + f"}} from '{module}';\n"


# The types that the client needs


def sent_structs(endpoints: Iterable[Endpoint]) -> list[type[Struct]]:
    return list(dict.fromkeys(struct for one in endpoints for struct in structs_in(one.body)))


def answered_structs(endpoints: Iterable[Endpoint]) -> list[type[Struct]]:
    return list(dict.fromkeys(struct for one in endpoints for struct in structs_in(content_of(one))))


def fields_of(struct: type[Struct]) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(struct)]
