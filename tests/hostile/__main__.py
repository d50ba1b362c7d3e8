"""`make fuzz`: a million messages of nonsense, or as many as the first argument says."""

import asyncio
import sys
import tempfile
from pathlib import Path

from .fuzz import Fuzzer, Outcome

TABLES, EACH = 100, 250
WARM_UP = 3  # rounds after which memory must not grow
MEGABYTES = 60.0


def main(messages: int) -> None:
    rounds = max(WARM_UP + 1, messages // (TABLES * 2 * EACH))
    with tempfile.TemporaryDirectory(prefix="homeward-fuzz-") as directory:
        outcome = asyncio.run(Fuzzer(Path(directory), seed=7).run(rounds, TABLES, EACH))
    growth = outcome.megabytes[-1] - outcome.megabytes[WARM_UP - 1]
    print_outcome(outcome, growth)
    sys.exit(bool(outcome.leaks or outcome.log_errors or growth > MEGABYTES))


def print_outcome(outcome: Outcome, growth: float) -> None:
    print(f"messages sent        {outcome.messages}")
    print(f"errors in the log    {len(outcome.log_errors)}")
    print(f"secrets told         {len(outcome.leaks)}")
    print(f"devices shown out    {outcome.shown_out}")
    print(f"memory after rounds  {outcome.megabytes} MB; {growth:+.1f} MB since round {WARM_UP}")
    print("answers              " + ", ".join(f"{kind} {count}" for kind, count in outcome.answers.most_common()))
    for line in [*outcome.log_errors[:5], *outcome.leaks[:5]]:
        print(line)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
