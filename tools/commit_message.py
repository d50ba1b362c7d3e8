"""A Git hook that checks a commit message: a short subject, and a body that says why when many lines change.

`python3 tools/commit_message.py FILE`; pre-commit calls it at the stage `commit-msg` (.pre-commit-config.yaml).
"""

import subprocess
import sys
from pathlib import Path

LONGEST_SUBJECT = 72
MOST_FILES = 10  # that may change without a body
MOST_LINES = 300  # added and removed
# Subjects that Git writes itself; `git rebase --autosquash` removes the second kind
WRITTEN_BY_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")
SCISSORS = "# ------------------------ >8 ------------------------"


def main() -> None:
    message = Path(sys.argv[1]).read_text(encoding="utf-8")
    files, lines = size_of_change()
    found = problems(message, files, lines)
    if found:
        sys.exit("\n".join(f"commit message: {problem}" for problem in found))


def size_of_change() -> tuple[int, int]:
    """The number of staged files and lines; a moved file counts its changed lines, a binary file none."""
    command = ["git", "diff", "--cached", "--numstat", "--find-renames"]
    rows = [row.split("\t") for row in subprocess.check_output(command, text=True).splitlines()]
    return len(rows), sum(int(count) for row in rows for count in row[:2] if count != "-")


def problems(message: str, files: int, lines: int) -> list[str]:
    """What is wrong with a message for a change of this many files and lines."""
    text = [line for line in message.partition(SCISSORS)[0].splitlines() if not line.startswith("#")]
    subject, *rest = "\n".join(text).strip().splitlines() or [""]
    if subject.startswith(WRITTEN_BY_GIT):
        return []
    found = []
    if not subject:
        found.append("there is no subject")
    if len(subject) > LONGEST_SUBJECT:
        found.append(f"the subject has {len(subject)} characters, at most {LONGEST_SUBJECT} are read everywhere")
    if rest and rest[0].strip():
        found.append("an empty line must follow the subject")
    much = files > MOST_FILES or lines > MOST_LINES
    if much and not any(line.strip() for line in rest):
        found.append(f"{files} files and {lines} lines change: say why below the subject")
    return found


if __name__ == "__main__":
    main()
