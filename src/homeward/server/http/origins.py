"""Which pages may send requests. Programs send no `Origin`, and there are no cookies to misuse."""

from starlette.requests import HTTPConnection, Request

from homeward.server.process.settings import Settings
from homeward.table.refusals import Refused, program_refusal

CHANGES_NOTHING = ("GET", "HEAD", "OPTIONS")
HAS_A_BODY = ("POST", "PUT")
OUR_SITES = ("", "same-origin", "none")  # of Sec-Fetch-Site: not sent, our own page, an address that was typed


class OurPagesOnly:
    """Refuses requests that change something and come from the page of another site."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def __call__(self, request: Request) -> None:
        if request.method in CHANGES_NOTHING:
            return
        if not comes_from_us(request, self._settings):
            raise Refused("wrong-origin")
        if request.method in HAS_A_BODY and content_type(request) != "application/json":
            raise program_refusal("wrong-type", "send this as JSON, with the content type application/json")


def comes_from_us(connection: HTTPConnection, settings: Settings) -> bool:
    """Does a page of this server send this? Pages cannot change these headers."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "") in OUR_SITES
    return origin in settings.origins or origin.partition("://")[2] == connection.headers.get("host")


def content_type(connection: HTTPConnection) -> str:
    return connection.headers.get("content-type", "").partition(";")[0].strip().lower()
