"""Responses that are the same for everybody: in memory, compressed once, with an ETag."""

import gzip
from hashlib import sha256

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATED = "no-cache"  # a browser keeps it, and asks each time whether it has changed
COMPRESSED_FROM = 1000  # bytes
COMPRESSED = {"Content-Encoding": "gzip"}
VARIES = {"Vary": "Accept-Encoding"}


class StoredResponse(Struct, frozen=True):
    body: bytes
    gzipped: bytes | None
    kind: str
    tag: str
    caching: str


def store_response(body: bytes, kind: str, *, compressible: bool, caching: str = REVALIDATED) -> StoredResponse:
    gzipped = gzip.compress(body, 9, mtime=0) if compressible and len(body) >= COMPRESSED_FROM else None
    return StoredResponse(body, gzipped, kind, f'"{sha256(body).hexdigest()[:20]}"', caching)


def respond_with(stored: StoredResponse, request: Request) -> Response:
    headers = {"ETag": stored.tag, "Cache-Control": stored.caching, **VARIES}
    if has_tag(request, stored.tag):
        return Response(b"", status_code=304, headers=headers, media_type=stored.kind)
    if stored.gzipped is not None and accepts_gzip(request):
        return Response(stored.gzipped, headers=headers | COMPRESSED, media_type=stored.kind)
    return Response(stored.body, headers=headers, media_type=stored.kind)


def has_tag(request: Request, tag: str) -> bool:
    """Does the client have this version? A proxy that compresses marks the tag as weak."""
    known = request.headers.get("if-none-match", "").split(",")
    return any(one.strip().removeprefix("W/") in (tag, "*") for one in known)


def accepts_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")
