"""`make audit`: known vulnerabilities of our dependencies, from the advisory services of PyPI and npm.

A service that does not answer is a failure. With `--if-reachable` a machine without network passes, and its log says
that nothing was audited.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = ROOT / "requirements"
WEB = ROOT / "web"


class Unreachable(Exception):
    """The advisory service gave no answer."""


def main() -> None:
    forgiving = "--if-reachable" in sys.argv[1:]
    failed = False
    for name, check in (("Python", python_packages), ("npm", client_packages)):
        try:
            found = check()
        except Unreachable as trouble:
            print(f"{name}: NOT AUDITED, the advisories cannot be reached ({trouble})")
            failed |= not forgiving
            continue
        for line in found:
            print(f"{name}: {line}")
        print(f"{name}: {len(found)} known vulnerabilities")
        failed |= bool(found)
    sys.exit(failed)


def python_packages() -> list[str]:
    """Vulnerabilities of the packages in the locks, Node from PyPI included, not of this environment."""
    locks = [f"--requirement={lock}" for lock in sorted(REQUIREMENTS.glob("*.txt"))]
    command = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off"]
    packages = answer([*command, "--require-hashes", "--disable-pip", *locks])["dependencies"]
    skipped = [one for one in packages if "skip_reason" in one]
    if skipped:
        raise Unreachable(f"{len(skipped)} of {len(packages)} packages were skipped")
    return [f"{one['name']} {one['version']}: {found['id']}" for one in packages for found in one["vulns"]]


def client_packages() -> list[str]:
    npm = shutil.which("npm")
    if npm is None:
        raise Unreachable("there is no npm")
    report = answer([npm, "audit", "--json"], cwd=WEB)
    if "vulnerabilities" not in report:
        raise Unreachable(str(report.get("message", "no report")))
    return [f"{name}: {found['severity']}" for name, found in report["vulnerabilities"].items()]


def answer(command: list[str], cwd: Path | None = None) -> dict[str, Any]:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    try:
        report: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        last = (done.stderr.strip().splitlines() or ["no answer"])[-1]
        raise Unreachable(last) from None
    return report


if __name__ == "__main__":
    main()
