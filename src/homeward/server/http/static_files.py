"""The built client: every file in memory, compressed once, with headers that allow no scripts of other sites.

docs/decisions.md says why no library serves the files.
"""

import mimetypes
from collections.abc import Mapping
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from homeward.server.http.stored_responses import IMMUTABLE, REVALIDATED, StoredResponse, respond_with, store_response

# Styles in attributes are set by the client's own templates; everything else is a file of this server.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self' blob:",  # recordings of a voice, which are on the device
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
    "Permissions-Policy": "camera=(), microphone=(self), geolocation=()",
}
COMPRESSIBLE = {".html", ".js", ".css", ".svg", ".json", ".map", ".txt", ".webmanifest"}
NO_CLIENT = (
    b"<!doctype html><title>Homeward</title><h1>The client has not been built</h1>"
    b"<p>Run <code>make play</code>, or <code>npm run build</code> in <code>web/</code>.</p>"
)


def with_headers(app: ASGIApp, headers: Mapping[str, str]) -> ASGIApp:
    """The application, with these headers added to each of its responses."""
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def headed(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *raw]
            await send(message)

        await app(scope, receive, send_headed)

    return headed


def static_file_of(path: Path, directory: Path) -> StoredResponse:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    # the build puts a hash into the names under assets/, so those never change
    hashed_name = path.relative_to(directory).parts[0] == "assets"
    caching = IMMUTABLE if hashed_name else REVALIDATED
    return store_response(path.read_bytes(), kind, compressible=path.suffix in COMPRESSIBLE, caching=caching)


def load_files(directory: Path) -> dict[str, StoredResponse]:
    """Every file of the client by its path in a URL."""
    files = sorted(path for path in directory.rglob("*") if path.is_file()) if directory.is_dir() else []
    return {"/" + path.relative_to(directory).as_posix(): static_file_of(path, directory) for path in files}


def client_files(directory: Path) -> Route:
    """Serves the client; a path without a file belongs to the client's router, so it gets index.html."""
    files = load_files(directory)
    missing = store_response(NO_CLIENT, "text/html", compressible=False)
    index = files.get("/index.html", missing)

    async def client(request: Request) -> Response:
        path = request.url.path
        found = files.get(path)
        if found is None and Path(path).suffix:
            return Response(b"Not found", status_code=404, media_type="text/plain")
        return respond_with(found or index, request)

    return Route("/{path:path}", client)
