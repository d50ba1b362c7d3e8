"""The token of the host: from the environment or a file, never on a command line."""

import hmac
import os
import stat
from pathlib import Path

from homeward.catalogue.terminal_language import translate
from homeward.catalogue.text import text_factory
from homeward.console import errors
from homeward.engine.errors import HomewardError
from homeward.table.secret_source import hash_secret

VARIABLE = "HOMEWARD_ADMIN_TOKEN"
SHORTEST = 16
OTHERS_READ = stat.S_IRGRP | stat.S_IROTH

say = text_factory("admin")


class BadToken(HomewardError):
    """The token is missing, or so short that it could be guessed."""


def written_token(file: str = "") -> str:
    """The token; empty if there is none. It is removed from the environment, so that no child process inherits it."""
    from_environment = os.environ.pop(VARIABLE, "").strip()
    if not file:
        return from_environment
    try:
        written = Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        problem = getattr(error, "strerror", "") or str(error)
        raise BadToken(say("no-token-file", file=file, problem=problem)) from None
    if os.name == "posix" and Path(file).stat().st_mode & OTHERS_READ:
        # not refused: in a container the secret of an unprivileged server can often not be anybody's own
        errors.print(f"homeward: {translate(say('token-file-open', file=file))}", soft_wrap=True)
    return written


def token_hash(file: str = "") -> str:
    """The hash of the token, which is all that the server keeps of it; empty if there is none."""
    token = written_token(file)
    if token and len(token) < SHORTEST:
        raise BadToken(say("short-token", n=SHORTEST))
    return hash_secret(token) if token else ""


def is_right(given: str, token_hash: str) -> bool:
    """Compares in constant time."""
    return bool(token_hash) and hmac.compare_digest(hash_secret(given), token_hash)
