"""The answer to a bad request."""

import httpx

from tests.said import in_english


def refusal(response: httpx.Response) -> str:
    """The code of a refusal that people can read."""
    told = response.json()
    assert 400 <= response.status_code < 500, response.text
    assert 0 < len(in_english(told["said"])) < 1000
    code: str = told["code"]
    return code
