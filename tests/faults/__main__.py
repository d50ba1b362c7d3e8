"""`make faults`: the long version. Prints the table for docs/reliability.md as it goes, and fails if anything did."""

import asyncio
import sys
import tempfile
from pathlib import Path

from .faults import FAULTS
from .findings import Finding, as_table


def main(*wanted: str) -> None:
    findings: list[Finding] = []
    for fault, ((tables, times), _) in FAULTS.items():
        if wanted and fault.__name__ not in wanted:
            continue
        print(f"{fault.__name__}: {times} times under {tables} tables", file=sys.stderr, flush=True)
        with tempfile.TemporaryDirectory(prefix="homeward-faults-") as directory:
            findings.append(asyncio.run(fault(Path(directory), tables, times)))
        print(findings[-1], file=sys.stderr, flush=True)
    print(as_table(findings))
    sys.exit(not all(finding.is_clean for finding in findings))


if __name__ == "__main__":
    main(*sys.argv[1:])
