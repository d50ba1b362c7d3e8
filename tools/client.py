"""Builds the browser client and copies it to where the server and the wheel find it. Needs Node, no Python package."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = WEB / "dist"
STATIC = ROOT / "src" / "homeward" / "server" / "static"
NOT_OURS = {"node_modules", "dist", "dist-site"}
OLDEST_NODE = (20, 19)
MARK = ".made-from"  # the file beside a result with the digest of its sources


def is_built() -> bool:
    """Was it built from these sources, or does it come with a source distribution?"""
    there = (STATIC / "index.html").exists()
    return there and (not WEB.exists() or is_made(BUILT, digest(sources())))


def build(path: str) -> None:
    """Build with the Node on this path."""
    lock = digest([WEB / "package-lock.json"])
    if not is_made(WEB / "node_modules", lock):
        say("installing the client's packages")
        npm(path, "ci", "--no-audit", "--no-fund")
        (WEB / "node_modules" / MARK).write_text(lock)
    state = digest(sources())
    say("building the client")
    npm(path, "run", "build")
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.copytree(BUILT, STATIC)
    (BUILT / MARK).write_text(state)


def sources() -> list[Path]:
    """The client's own files, and the catalogues."""
    ours = [path for path in WEB.rglob("*") if path.is_file() and not NOT_OURS & set(path.parts)]
    return [*ours, *(ROOT / "src" / "homeward").rglob("*.po")]


def is_made(folder: Path, state: str) -> bool:
    mark = folder / MARK
    return mark.exists() and mark.read_text() == state


def has_node(path: str) -> bool:
    """Is a Node there that is new enough?"""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(map(int, version.strip().lstrip("v").split(".")[:2])) >= OLDEST_NODE


def npm(path: str, *words: str, env: dict[str, str] | None = None) -> None:
    command = [shutil.which("npm", path=path) or "npm", *words]
    if subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path, **(env or {})}, check=False).returncode:
        sys.exit(f"This step failed: npm {' '.join(words)}")


def digest(paths: Iterable[Path]) -> str:
    sum_up = hashlib.sha256()
    for path in sorted(paths):
        sum_up.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return sum_up.hexdigest()


def say(what: str) -> None:
    print(f"==> {what}", flush=True)
