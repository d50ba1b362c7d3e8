"""An endpoint is a plain function with its method and path; its parameters say what it needs of a request.

* Names in braces come from the path, `data` is the body.
* `house`, `address` (of the client) and `admin` are provided by the server or the page that serves the endpoint.
* Every other parameter comes from the query.

The docstring has two parts: a summary for the OpenAPI document, and after an empty line the details that
docs/protocol.md adds to it.
"""

import inspect
import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import quote, urlencode

from msgspec import Struct

from homeward.api.answers import JSON, NDJSON, JsonLines

API = "/api"  # a server has all endpoints below this path, except those for monitoring
Method = Literal["GET", "POST", "PUT", "DELETE"]
NO_CONTENT = 204  # the status of an answer without a body
SHORT_BODY = 32 * 1024  # bytes; only the body of a request with a file may be longer
PROVIDED = ("house", "address", "admin")
IN_BRACES = re.compile(r"{(\w+)(?::(\w+))?}")


class Parameter(Struct, frozen=True):
    """A value in the path or in the query."""

    name: str
    type: Any
    in_path: bool
    default: Any


class Endpoint(Struct, frozen=True, kw_only=True, dict=True):
    """A function with its method and path."""

    method: Method
    path: str  # as Starlette writes it: /tables/{table}/games/{number:int}
    status: int
    is_public: bool  # listed in the OpenAPI document
    is_cancellable: bool  # its work stops when the client disconnects
    is_constant: bool  # one answer for everybody while the process runs, and there are not many: made once
    takes_files: bool  # its body may be as long as this house allows
    function: Callable[..., Any]

    @property
    def name(self) -> str:
        return self.function.__name__

    @cached_property
    def hints(self) -> dict[str, Any]:
        return get_type_hints(self.function, include_extras=True)

    @cached_property
    def parameters(self) -> list[Parameter]:
        """What comes from the path and from the query, in the order of the signature."""
        in_path = {name for name, _ in IN_BRACES.findall(self.path)}
        return [
            Parameter(name, self.hints[name], name in in_path, one.default)
            for name, one in inspect.signature(self.function).parameters.items()
            if name not in (*PROVIDED, "data")
        ]

    @cached_property
    def needs(self) -> list[str]:
        """What the server or the page has to provide."""
        return [name for name in PROVIDED if name in self.hints]

    @property
    def body(self) -> Any:
        """The type of the body; None if there is none; bytes if the function decodes it itself."""
        return bytes if self._decodes_itself else self.hints.get("data")

    @property
    def body_contents(self) -> Any:
        """What the JSON of the body must fit: `Annotated[bytes, Contents]` says it of a body that comes as bytes."""
        return get_args(self.hints["data"])[1] if self._decodes_itself else self.body

    @property
    def _decodes_itself(self) -> bool:
        return get_origin(self.hints.get("data")) is Annotated

    def longest_body(self, most_bytes: int) -> int:
        """The most bytes of its body in a house that allows so many."""
        return most_bytes if self.takes_files else min(SHORT_BODY, most_bytes)

    @property
    def answer(self) -> Any:
        return self.hints["return"]

    @property
    def media(self) -> str:
        return NDJSON if get_origin(self.answer) is JsonLines else JSON

    @property
    def plain_path(self) -> str:
        """The path with nothing but names in its braces."""
        return IN_BRACES.sub(r"{\1}", self.path)

    def address(self, **values: object) -> str:
        """What a client requests from a server: the path with these values, all others as its query."""
        in_path = [name for name, _ in IN_BRACES.findall(self.path)]
        path = API + self.plain_path.format(**{name: quote(str(values.pop(name)), "") for name in in_path})
        return f"{path}?{urlencode(values)}" if values else path

    @cached_property
    def docstring(self) -> tuple[str, str]:
        """The summary, and the details that docs/protocol.md adds to it."""
        summary, _, details = (inspect.getdoc(self.function) or "").partition("\n\n")
        return " ".join(summary.split()), " ".join(details.split())

    async def call(self, arguments: Mapping[str, Any]) -> Any:
        result = self.function(**arguments)
        return await result if inspect.isawaitable(result) else result


def endpoint(
    method: Method,
    path: str,
    *,
    status: int = 200,
    is_public: bool = True,
    is_cancellable: bool = False,
    is_constant: bool = False,
    takes_files: bool = False,
) -> Callable[[Callable[..., Any]], Endpoint]:
    """Turns a function into an endpoint."""

    def make(function: Callable[..., Any]) -> Endpoint:
        return Endpoint(
            method=method,
            path=path,
            status=status,
            is_public=is_public,
            is_cancellable=is_cancellable,
            is_constant=is_constant,
            takes_files=takes_files,
            function=function,
        )

    return make
