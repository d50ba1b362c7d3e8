"""`make site`: writes dist/site, a page that plays without a server, as files for any file server.

It contains the client, Pyodide, Python's standard library and our package, all with a hash in their name, and a
service worker that caches them for use without a network. It loads nothing from other hosts.
"""

import hashlib
import json
import shutil
from pathlib import Path

import build_wasm
from build_wasm import OUT
from client import ROOT, WEB, digest, npm, say, sources
from prepare import PYTHON, once_per, output, path_with_node
from site_licences import licences
from wasm_tools import BUILD, PYODIDE

SITE = ROOT / "dist" / "site"
CLIENT = WEB / "dist-site"
INSTALLING = (WEB / "site", WEB / "icons")  # manifest and icons of an installable page
OF_PYODIDE = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm")
FILES_HERE = "self.__FILES__"  # in the service worker
# The page may load only files of this site, its workers included.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
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
    ]
)


def main() -> None:
    build_wasm.main()
    state = digest([*sources(), *OUT.iterdir(), Path(__file__), Path(__file__).with_name("site_licences.py")])
    once_per("site", state, make, is_there=SITE / "service-worker.js")


def make() -> None:
    python = python_folder()
    say("building the client of the site")
    size = sum(path.stat().st_size for path in python.iterdir())
    shutil.rmtree(CLIENT, ignore_errors=True)
    words = ("run", "build", "--", "--mode", "site", "--outDir", CLIENT.name)
    npm(path_with_node(), *words, env={"VITE_PYTHON": python.name, "VITE_PYTHON_BYTES": str(size)})
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(CLIENT, SITE, ignore=shutil.ignore_patterns(".vite"))
    shutil.copytree(python, SITE / python.name)
    for folder in INSTALLING:
        shutil.copytree(folder, SITE, dirs_exist_ok=True)
    (SITE / "licences" / "python.md").write_text(licences(), encoding="utf-8")
    prepare_page()
    list_files()
    say(f"the site is in {SITE.relative_to(ROOT)}")


def python_folder() -> Path:
    """All files of Python, in a folder with their hash in its name."""
    folder = BUILD / "python"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name in OF_PYODIDE:
        shutil.copyfile(PYODIDE / name, folder / name)
    for path in OUT.iterdir():
        shutil.copyfile(path, folder / path.name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}), encoding="utf-8")
    (folder / "games.json").write_text(boxes(), encoding="utf-8")
    named = BUILD / f"python-{fingerprint(sorted(folder.iterdir()))}"
    shutil.rmtree(named, ignore_errors=True)
    return folder.rename(named)


def boxes() -> str:
    """The game infos, so that the shelf does not wait for Python."""
    tell = "import msgspec\nfrom homeward.games import GAMES\nfrom homeward.api.http_messages import box_of\n"
    return output(str(PYTHON), "-c", tell + "print(msgspec.json.encode([box_of(one) for one in GAMES]).decode())")


def prepare_page() -> None:
    """Add the security policy, which a server would send as a header, and the manifest."""
    page = SITE / "index.html"
    head = (
        '<meta charset="utf-8" />',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
        '<link rel="manifest" href="./homeward.webmanifest" />',
        '<link rel="apple-touch-icon" href="./apple-touch-icon.png" />',
    )
    html = page.read_text(encoding="utf-8").replace(head[0], "\n    ".join(head))
    page.write_text(html, encoding="utf-8")


def list_files() -> None:
    """Tell the service worker every file, with a hash unless its name has one."""
    worker = SITE / "service-worker.js"
    files = sorted(path for path in SITE.rglob("*") if path.is_file() and path != worker)
    entries = [{"url": path.relative_to(SITE).as_posix(), "revision": revision_of(path)} for path in files]
    script = worker.read_text(encoding="utf-8")
    if FILES_HERE not in script:
        raise SystemExit(f"{worker.name} has no place for the list of files")
    worker.write_text(script.replace(FILES_HERE, json.dumps(entries)), encoding="utf-8")


def revision_of(path: Path) -> str | None:
    top = path.relative_to(SITE).parts[0]
    return None if top == "assets" or top.startswith("python-") else fingerprint([path])


def fingerprint(paths: list[Path]) -> str:
    sum_up = hashlib.sha256()
    for path in paths:
        sum_up.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return sum_up.hexdigest()[:12]


if __name__ == "__main__":
    main()
