"""A push service of a test."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class PushService:
    """A push service as browsers have it: requests are signed and have no body."""

    def __init__(self) -> None:
        self.calls: list[dict[str, str]] = []
        self.called = threading.Event()
        self.answers = threading.Event()  # cleared: it takes calls and answers none
        self.answers.set()
        self._waiting = threading.Semaphore(0)  # one for each call that waits for its answer
        self.status = 201
        service = self

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                assert body == b"", "a push message has no content"
                service.calls.append({name.lower(): value for name, value in self.headers.items()})
                service._waiting.release()
                service.answers.wait()
                self.send_response(service.status)
                self.end_headers()
                service.called.set()

            def log_message(self, *words: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self.endpoint = f"{self.address}/device"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def wait_for_waiting(self, calls: int) -> None:
        """Until so many calls have arrived since the last time."""
        for _ in range(calls):
            self._waiting.acquire()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
