"""Whose pages may talk to this server. Programs say nothing about a page, and have no cookies that could be misused."""

from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.handlers import BaseRouteHandler

from homeward.rooms import words
from homeward.server.settings import Settings

Caller: TypeAlias = "ASGIConnection[Any, Any, Any, Any]"
CHANGES_NOTHING = ("GET", "HEAD", "OPTIONS")
OUR_SITES = ("", "same-origin", "none")  # of Sec-Fetch-Site: not said, our own page, somebody who typed the address


class OurPagesOnly:
    """Guards whatever changes something: a form on a stranger's page must not do it with our people's browsers."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def __call__(self, connection: Caller, handler: BaseRouteHandler) -> None:
        if not isinstance(connection, Request) or connection.method in CHANGES_NOTHING:
            return
        if not comes_from_us(connection, self._settings):
            raise words.wrong_origin()
        if content_type(connection) != "application/json":
            raise words.wrong_type()


def comes_from_us(connection: Caller, settings: Settings) -> bool:
    """By what browsers say about the page, and no page can change."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "") in OUR_SITES
    return origin in settings.origins or urlsplit(origin).netloc == connection.headers.get("host")


def content_type(connection: Caller) -> str:
    return connection.headers.get("content-type", "").partition(";")[0].strip().lower()
