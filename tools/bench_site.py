"""`make bench-site`: measures a page without a server, for the table in docs/site.md.

Measures the speed natively, in WebAssembly, and interpreted in WebAssembly; the bytes that are loaded; the time from
the click to the first move, the first time and later, in the system's Chromium; and memory. Arguments are further
Pythons with Homeward installed, such as one of Pyodide's version.
"""

import json
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.site import BUILT, FileServer, SitePage  # noqa: E402
from tests.wasm.node import NODE, run_in_pyodide  # noqa: E402

SPEEDS = Path(__file__).with_name("speeds.py")
GAME = "monster-chase"
VISITS = 5
SIZES = """
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
const sum = (squeeze) => process.argv.slice(1).reduce((all, file) => all + squeeze(readFileSync(file)).length, 0);
console.log(JSON.stringify({ plain: sum((file) => file), gzip: sum(gzipSync), brotli: sum(brotliCompressSync) }));
"""
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
# The measured time ends here; it began with the click that starts the game.
PLAYABLE = "() => document.querySelector('.table[data-actor]:not([data-busy])') !== null"


def main() -> None:
    print_speeds()
    print_sizes()
    print_starts()


def print_speeds() -> None:
    natives = [native_speeds(python) for python in [sys.executable, *sys.argv[1:]]]
    compiled, interpreted = (json.loads(run_in_pyodide(SPEEDS, build)) for build in ("compiled", "interpreted"))
    assert [native["compiled"] for native in natives] == [True] * len(natives)
    assert [compiled["compiled"], interpreted["compiled"]] == [True, False]
    names = [f"native, Python {native['python']} | of it" for native in natives]
    print(row("", f"WebAssembly, Python {compiled['python']}", "interpreted there", *names))
    print("|---" * (3 + 2 * len(natives)) + "|")
    for what, name in (("moves", "moves/s"), ("owl", "Owl, simulations/s")):
        for game, there in compiled["games"].items():
            if there[what] is None:
                continue
            plain = interpreted["games"].get(game, {}).get(what)
            speeds = [native["games"][game][what] for native in natives]
            cells = [f"{speed:,.0f} | {there[what] / speed:.0%}" for speed in speeds]
            print(row(f"{game}: {name}", f"{there[what]:,.0f}", f"{plain:,.0f}" if plain else "-", *cells))


def native_speeds(python: str) -> Any:
    return json.loads(subprocess.run([python, SPEEDS], capture_output=True, check=True, cwd="/").stdout)


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def print_sizes() -> None:
    print("\n| bytes over the wire | files | plain | gzip | brotli |\n|---|---|---|---|---|")
    files = [path for path in BUILT.rglob("*") if path.is_file()]
    python = [path for path in files if path.parent.name.startswith("python-")]
    for name, some in (("everything", files), ("Python and the rules", python)):
        printed = subprocess.run(
            [NODE, "--input-type=module", "-e", SIZES, *map(str, some)], capture_output=True, check=True
        )
        size = json.loads(printed.stdout)
        print(f"| {name} | {len(some)} | " + " | ".join(f"{size[way] / 1e6:.2f} MB" for way in size) + " |")


def print_starts() -> None:
    print("\n| in Chromium | seconds |\n|---|---|")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = FileServer(Path(folder), site=BUILT)
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, seconds in starts(browser, f"{server.address}/site/"):
            print(f"| {name} | {seconds:.2f} |")
        server.stop()


def starts(browser: Browser, address: str) -> list[tuple[str, float]]:
    """Seconds until the page can be used, by situation, and its memory in megabytes."""
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(300_000)
    page = context.new_page()
    shelf = timed(lambda: opened(page, address))
    cold = timed(partial(begin, page, address))
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    SitePage(page).play_hint()
    page.close()
    second, *later = [visit(context, address) for _ in range(1 + VISITS)]
    page = context.new_page()
    begin(page, address)
    at_hand = timed(partial(begin, page, address, fresh=False))
    memory = megabytes_of_page(browser)
    context.close()
    return [
        ("first visit: the shelf can be used", shelf),
        ("first visit: from opening the set-up, and a click at once, to the first move", cold),
        ("second visit: the same", second),
        (f"later, when the browser has kept what it compiled: the same, the middle of {VISITS} visits", median(later)),
        ("a second table: from the click to the first move", at_hand),
        ("memory of the page with both its workers, megabytes", memory),
    ]


def visit(context: BrowserContext, address: str) -> float:
    """Wait until the bot worker has answered too, so that its start does not disturb the next visit."""
    page = context.new_page()
    seconds = timed(partial(begin, page, address))
    SitePage(page).play_hint()
    page.close()
    return seconds


def megabytes_of_page(browser: Browser) -> float:
    """The memory of the page's process, with its share of what it shares with others."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [Path(f"/proc/{one['id']}/smaps_rollup") for one in processes if one["type"] == "renderer"]
    return max(kilobytes_in(page.read_text()) for page in pages) / 1e3


def kilobytes_in(smaps: str) -> int:
    return int(next(line for line in smaps.splitlines() if line.startswith("Pss:")).split()[1])


def opened(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(".box")


def begin(page: Page, address: str, fresh: bool = True) -> None:
    if fresh:
        page.goto(f"{address}?/new/{GAME}")
    else:
        page.evaluate(GO, f"?/new/{GAME}")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_function(PLAYABLE)


def timed(work: Any) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
