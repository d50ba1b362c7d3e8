"""The built client: every file in memory, compressed once, with headers that keep strangers' scripts out."""

import gzip
import mimetypes
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Styles in attributes are set by the client's own templates; everything else comes from files of this server.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
SECURITY_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
COMPRESSIBLE = {".html", ".js", ".css", ".svg", ".json", ".map", ".txt", ".webmanifest"}
FOR_EVER = "public, max-age=31536000, immutable"
ONLY_CHECKED = "no-cache"
NO_CLIENT = (
    b"<!doctype html><title>Homeward</title><h1>The client has not been built</h1>"
    b"<p>Run <code>make play</code>, or <code>npm run build</code> in <code>web/</code>.</p>"
)


def with_headers(app: ASGIApp, headers: Mapping[str, str]) -> ASGIApp:
    """The application, each of whose answers has these headers."""
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def headed(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *raw]
            await send(message)

        await app(scope, receive, send_headed)

    return headed


class Page(Struct, frozen=True):
    body: bytes
    squeezed: bytes | None
    kind: str
    tag: str
    caching: str


def page_of(path: Path, directory: Path) -> Page:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    squeezed = gzip.compress(body, 9, mtime=0) if path.suffix in COMPRESSIBLE else None
    # the build puts a hash into the names under assets/, so those never change
    hashed_name = path.relative_to(directory).parts[0] == "assets"
    return Page(body, squeezed, kind, f'"{sha256(body).hexdigest()[:20]}"', FOR_EVER if hashed_name else ONLY_CHECKED)


def load_pages(directory: Path) -> dict[str, Page]:
    """Every file of the client by its address."""
    files = sorted(path for path in directory.rglob("*") if path.is_file()) if directory.is_dir() else []
    return {"/" + path.relative_to(directory).as_posix(): page_of(path, directory) for path in files}


def answer(page: Page, request: Request) -> Response:
    headers = {"ETag": page.tag, "Cache-Control": page.caching, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    if page.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.squeezed, headers=headers | {"Content-Encoding": "gzip"}, media_type=page.kind)
    return Response(page.body, headers=headers, media_type=page.kind)


def client_pages(directory: Path) -> Route:
    """Serves the client; an address it has no file for is one of its pages, so it gets index.html."""
    pages = load_pages(directory)
    missing = Page(NO_CLIENT, None, "text/html", '"none"', ONLY_CHECKED)
    index = pages.get("/index.html", missing)

    async def client(request: Request) -> Response:
        path = request.url.path
        found = pages.get(path)
        if found is None and Path(path).suffix:
            return Response(b"Not found", status_code=404, media_type="text/plain")
        return answer(found or index, request)

    return Route("/{path:path}", client)
