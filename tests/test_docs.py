"""What the docs name is there, and their examples run."""

import doctest
import re
from pathlib import Path

import pytest

import homeward
from homeward.catalogue.telling import english

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "homeward"
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
STEP = re.compile(r"`([\w/.]+\.(?:py|ts|svelte))` `([\w.#]+)`")
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


def test_the_map_of_the_house_names_what_is_there() -> None:
    steps = STEP.findall((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    assert len(steps) > 25
    for file, name in steps:
        path = ROOT / file if file.startswith("web/") else SOURCE / file
        assert path.exists(), file
        text = path.read_text(encoding="utf-8")
        assert [part for part in name.split(".") if not re.search(rf"{re.escape(part)}\b", text)] == [], (file, name)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_game_has_its_page_and_the_readme_leads_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for info in homeward.shelf():
        assert (ROOT / "docs" / "games" / f"{info.name}.md").exists()
        assert f"(docs/games/{info.name}.md)" in readme
        players = f"{info.players[0]}–{info.players[-1]}"
        title = english(homeward.game(info.name).title)
        assert re.search(rf"\[{title}\].*\| {players}, ages {re.escape(info.ages)} \|", readme), title


@pytest.mark.parametrize("page", ["README.md", "docs/learning.md"])
def test_the_examples_of_a_page_run_one_after_another(page: str) -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)
    assert examples
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, page, "exec"), names)


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(homeward).failed == 0
