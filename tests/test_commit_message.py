"""The hook that reads commit messages."""

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
HOOK = ROOT / "tools" / "commit_message.py"
SHORT = "Rooms: the bot driver is one loop\n"
WHY = SHORT + "\nA loop that called itself had to be told not to stop itself.\n"


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    return tmp_path


def complaint(repository: Path, message: str, files: int = 1, lines: int = 1) -> str:
    """What the hook says about a message when so many files of so many lines are staged; nothing if it is content."""
    for number in range(files):
        (repository / f"{number}.txt").write_text("line\n" * lines)
    subprocess.run(["git", "add", "."], cwd=repository, check=True)
    file = repository / ".git" / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8")
    done = subprocess.run([sys.executable, HOOK, file], cwd=repository, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (done.stderr == "")
    return done.stderr


@pytest.mark.parametrize(("files", "lines"), [(1, 1), (10, 30), (1, 300)])
def test_a_small_change_needs_a_subject_only(repository: Path, files: int, lines: int) -> None:
    assert complaint(repository, SHORT, files, lines) == ""


@pytest.mark.parametrize(("files", "lines"), [(11, 1), (1, 301), (3, 101)])
def test_a_large_change_needs_a_text_that_says_why(repository: Path, files: int, lines: int) -> None:
    assert "say why" in complaint(repository, SHORT, files, lines)
    assert complaint(repository, WHY, files, lines) == ""


def test_the_subject_has_at_most_72_characters(repository: Path) -> None:
    assert complaint(repository, "x" * 72) == ""
    assert "the subject has 73 characters" in complaint(repository, "x" * 73)


def test_there_is_a_subject_and_an_empty_line_below_it(repository: Path) -> None:
    assert "no subject" in complaint(repository, "\n# Please enter the commit message\n")
    assert "empty line" in complaint(repository, SHORT + "and on\n")


def test_comments_and_the_shown_diff_are_no_text(repository: Path) -> None:
    shown = (
        "# Please enter the commit message\n# ------------------------ >8 ------------------------\ndiff --git a b\n"
    )
    assert "say why" in complaint(repository, SHORT + "\n" + shown, files=11)


def test_messages_that_git_writes_are_left_alone(repository: Path) -> None:
    assert complaint(repository, f"Merge branch '{'x' * 80}'\n", files=11) == ""


def test_the_hook_is_installed_with_the_others() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert config["default_install_hook_types"] == ["pre-commit", "commit-msg"]
    hooks = {hook["id"]: hook for repo in config["repos"] for hook in repo["hooks"]}
    assert hooks["commit-message"]["stages"] == ["commit-msg"]
    assert "tools/commit_message.py" in hooks["commit-message"]["entry"]
    assert config["default_stages"] == ["pre-commit"], "the others do not run twice"
