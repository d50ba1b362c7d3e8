"""Reads the arguments of an endpoint from a request. A value of the wrong type is refused before the call."""

import inspect
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from homeward.api.endpoint import Endpoint, Parameter
from homeward.engine.decode_errors import problem_and_field
from homeward.rooms.error_refusals import junk_refusal

MOST_EXACT = 2**53  # from here on a float may stand for several integers


def read_parameters(one: Endpoint, path: Mapping[str, Any], query: Mapping[str, Any]) -> dict[str, Any]:
    return {
        parameter.name: read_parameter(parameter, path if parameter.in_path else query) for parameter in one.parameters
    }


def read_parameter(parameter: Parameter, values: Mapping[str, Any]) -> Any:
    if parameter.name not in values and parameter.default is not inspect.Parameter.empty:
        return parameter.default
    value = values.get(parameter.name)
    return parse(lambda: msgspec.convert(value, parameter.type, strict=False))


def body_reader(one: Endpoint) -> Callable[[bytes], Any]:
    """The function that reads the body of a request."""
    if one.body is bytes:
        return lambda raw: raw
    return lambda raw: parse(lambda: msgspec.convert(BODY_DECODER.decode(raw), one.body, str_keys=True))


def read_number(written: str) -> int | float:
    """A number with a point. JSON does not tell 12.0 from 12, so a whole one may stand for an integer."""
    number = float(written)
    return int(number) if number.is_integer() and abs(number) <= MOST_EXACT else number


BODY_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(float_hook=read_number)


def parse(read: Callable[[], Any]) -> Any:
    """The value that was read; Refused if it cannot be decoded."""
    try:
        return read()
    except RecursionError:
        raise junk_refusal("too deep") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise junk_refusal(*problem_and_field(error)) from None
