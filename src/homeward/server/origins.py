"""Whose pages may talk to this server. Programs say nothing about a page, and have no cookies that could be misused."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from homeward.rooms import words
from homeward.server.settings import Settings

CHANGES_NOTHING = ("GET", "HEAD", "OPTIONS")
OUR_SITES = ("", "same-origin", "none")  # of Sec-Fetch-Site: not said, our own page, somebody who typed the address


class OurPagesOnly:
    """Guards whatever changes something: a form on a stranger's page must not do it with our people's browsers."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def __call__(self, request: Request) -> None:
        if request.method in CHANGES_NOTHING:
            return
        if not comes_from_us(request, self._settings):
            raise words.wrong_origin()
        if content_type(request) != "application/json":
            raise words.wrong_type()


def comes_from_us(connection: HTTPConnection, settings: Settings) -> bool:
    """By what browsers say about the page, and no page can change."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "") in OUR_SITES
    return origin in settings.origins or urlsplit(origin).netloc == connection.headers.get("host")


def content_type(connection: HTTPConnection) -> str:
    return connection.headers.get("content-type", "").partition(";")[0].strip().lower()
