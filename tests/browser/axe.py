"""What axe-core finds on a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What fades in has no contrast yet. Endless animations, as of a creature that breathes, never end and are let be.
FADED = """
() => Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
  .map((one) => one.finished.catch(() => undefined)))
"""


def violations(page: Page) -> list[str]:
    page.evaluate(FADED)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{found['id']}: {found['help']}: {[node['html'][:160] for node in found['nodes'][:4]]}"
        for found in result["violations"]
    ]
