"""Writes the generated pages of docs/."""

import sys
from pathlib import Path

from homeward.lab.observations import observation_page
from homeward.testkit.rule_ids import write_coverage

ROOT = Path(__file__).resolve().parents[1]

if __name__ == "__main__":
    (ROOT / "docs" / "observations.md").write_text(observation_page.page(), encoding="utf-8")
    found = write_coverage(ROOT)
    for problem in found:
        print(problem)
    sys.exit(1 if found else 0)
