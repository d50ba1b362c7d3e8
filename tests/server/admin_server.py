"""A server with an admin token, for whoever runs the house."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from .live import PATIENCE, Server

TOKEN = "a token that nobody guesses"


class AdminServer(Server):
    """A server with a token."""

    def __init__(self, directory: Path, *options: str, database: str = "") -> None:
        token = directory / "token"
        token.write_text(f"{TOKEN}\n")
        self.audit_log = directory / "audit.log"
        self.token_file = str(token)
        super().__init__(
            directory,
            *("--admin-token-file", self.token_file, "--audit-log", str(self.audit_log), *options),
            database=database,
        )

    def admin(self, method: str, path: str, body: object = None, token: str = TOKEN) -> httpx.Response:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        return httpx.request(method, f"{self.address}/api/admin{path}", json=body, headers=headers, timeout=PATIENCE)

    def audited(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.audit_log.read_text().splitlines()]


StartAdminServer = Callable[..., AdminServer]
