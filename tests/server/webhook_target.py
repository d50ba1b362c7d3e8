"""A server of a player that a webhook calls."""

import ssl
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

OUR_OWN = ("127.0.0.0/8", "::1/128")
WEBHOOKS_ON = (
    "--hooks",
    *(word for network in OUR_OWN for word in ("--hook-network", network)),
)


def certificate_in(folder: Path) -> Path:
    """A self-signed certificate of localhost; SSL_CERT_FILE makes a server trust it."""
    file = folder / "localhost.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", *subject]
    subprocess.run([*command, "-keyout", str(file), "-out", f"{file}.crt"], check=True, capture_output=True)
    file.write_text(file.read_text() + Path(f"{file}.crt").read_text())
    return file


class WebhookTarget:
    """An https server of a player."""

    def __init__(self, certificate: Path) -> None:
        self.certificate = certificate
        self.calls: list[tuple[str, dict[str, str], bytes]] = []
        self.called = threading.Event()
        self.status = 204
        self.headers: dict[str, str] = {}
        target = self

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                target.calls.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(target.status)
                for name, value in target.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                target.called.set()

            def log_message(self, *words: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.port = self._server.server_port
        self.url = f"https://localhost:{self.port}/turn?who=me"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
