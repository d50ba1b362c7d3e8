"""What a page sends along with a request."""

import re
from typing import TypeVar

import msgspec

from homeward.rooms import words

Form = TypeVar("Form")


def form(body: str, wanted: type[Form]) -> Form:
    try:
        return msgspec.json.decode(body, type=wanted)
    except (msgspec.DecodeError, RecursionError) as error:
        raise words.junk(re.sub(r" - at .*", "", str(error))) from None
