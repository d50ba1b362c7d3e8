"""Reads the arguments of an endpoint from a request. A value of the wrong type is refused before the call."""

import inspect
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from homeward.api.endpoint import Endpoint, Parameter
from homeward.engine.chance.seeds import LARGEST_EXACT
from homeward.engine.decode_errors import problem_and_field
from homeward.rooms.error_refusals import junk_refusal

LONGEST_REREAD = 4096  # bytes of a body that may have a number with a point where an integer belongs


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
    decoder = msgspec.json.Decoder(one.body)
    return lambda raw: parse(lambda: read_body(raw, decoder))


def read_body(raw: bytes, decoder: msgspec.json.Decoder[Any]) -> Any:
    """The body of a request. What does not fit ends the reading, so that nobody makes a long body cost much.

    Only a short body is read once more, with whole numbers instead of 12.0: that takes ten times as long.
    """
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError:
        if len(raw) > LONGEST_REREAD:
            raise
    return msgspec.convert(WITH_WHOLE_NUMBERS.decode(raw), decoder.type, str_keys=True)


def read_number(written: str) -> int | float:
    """A number with a point. JSON does not tell 12.0 from 12, so a whole one may stand for an integer."""
    number = float(written)
    return int(number) if number.is_integer() and abs(number) <= LARGEST_EXACT else number


WITH_WHOLE_NUMBERS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(float_hook=read_number)


def parse(read: Callable[[], Any]) -> Any:
    """The value that was read; Refused if it cannot be decoded."""
    try:
        return read()
    except RecursionError:
        raise junk_refusal("too deep") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise junk_refusal(*problem_and_field(error)) from None
