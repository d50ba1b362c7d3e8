"""What the docs name is there, and their examples run."""

import ast
import doctest
import re
from functools import cache
from pathlib import Path

import pytest

import homeward
from homeward.catalogue.translator import english
from homeward.engine.decode_errors import problem_and_field, with_field

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "homeward"
PAGES = sorted(
    [*(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")), *(ROOT / "docs").rglob("*.md")]
)
STEP = re.compile(r"`([\w/.]+\.(?:py|ts|svelte))` `([\w.#]+)`")
WORD = re.compile(r"^\| ([a-z ]+) \| (.+) \| (?:`(\w+)`)? ?\|$", re.MULTILINE)  # a row of docs/words.md
MOST_WORDS = 60
DEFINED = re.compile(r"(?:class|def|interface|type|function|const) (\w+)|^ +(\w+)\??: ", re.MULTILINE)
NAMED_FILE = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|svelte|css|toml|po|sh|json|md))`")
ELSEWHERE = {
    "integration_tests/api_test.py",  # of OpenSpiel
    "licences/python.md",  # in a site that was built
}
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
def test_files_that_a_page_names_are_there(page: Path) -> None:
    """By their whole path or its end: `server/http/app.py`."""
    named = set(NAMED_FILE.findall(page.read_text(encoding="utf-8"))) - ELSEWHERE
    assert [end for end in sorted(named) if not any(file.endswith(f"/{end}") for file in files_of_the_project())] == []


@cache
def files_of_the_project() -> list[str]:
    folders = [ROOT / name for name in ("src", "tests", "tools", "docs", "deploy", "web/src")]
    return [path.as_posix() for folder in folders for path in folder.rglob("*")] + [
        path.as_posix() for path in (ROOT / "web").glob("*")
    ]


def test_renamed_modules_are_where_the_table_says() -> None:
    rows = re.findall(
        r"^\| `[\w.]+` \| (`.+?`) \|", (ROOT / "docs" / "renamed.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    modules = [SOURCE.joinpath(*name.split(".")) for row in rows for name in re.findall(r"`([\w.]+)`", row)]
    assert len(modules) > 50
    assert [path for path in modules if not (path.with_suffix(".py").exists() or path.is_dir())] == []


def words() -> list[tuple[str, str, str]]:
    """Word, meaning and name in the code, as docs/words.md lists them."""
    rows = WORD.findall((ROOT / "docs" / "words.md").read_text(encoding="utf-8"))
    return [row for row in rows if row[0] != "word"]


def test_the_words_are_few_and_each_is_explained_once() -> None:
    names = [word for word, _, _ in words()]
    rows = (ROOT / "docs" / "words.md").read_text(encoding="utf-8").count("\n| ") - 4  # the heads of the tables
    assert rows == len(names) <= MOST_WORDS, "every row is a word"
    assert sorted(set(names)) == sorted(names)


def test_the_words_are_names_in_the_code() -> None:
    sources = [path for suffix in ("py", "ts", "svelte") for path in SOURCE.rglob(f"*.{suffix}")]
    sources += [path for suffix in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{suffix}")]
    defined = {part for path in sources for part in (path.stem, path.parent.name)}
    for path in sources:
        defined |= {name for names in DEFINED.findall(path.read_text(encoding="utf-8")) for name in names}
    assert [name for _, _, name in words() if name and name not in defined] == []


@pytest.mark.parametrize("page", ["README.md", "docs/architecture.md"])
def test_a_page_that_speaks_of_the_words_uses_those_of_the_list(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert "words.md" in text
    used = re.findall(r"\*\*([a-z ]+?)s?\*\*", text)
    assert used
    assert [word for word in used if word not in {name for name, _, _ in words()}] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_to_a_section_find_it(page: Path) -> None:
    for file, section in re.findall(r"\]\((?!https?:)([^)#]*)#([^)]+)\)", page.read_text(encoding="utf-8")):
        if not file or file.endswith(".md"):
            headings = re.findall(
                r"^#+ (.+)$", (page.parent / file if file else page).read_text(encoding="utf-8"), re.MULTILINE
            )
            anchors = [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]
            assert section in anchors, f"{file}#{section}"


def test_every_game_has_its_page_and_the_readme_leads_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for info in homeward.shelf():
        assert (ROOT / "docs" / "games" / f"{info.name}.md").exists()
        assert f"(docs/games/{info.name}.md)" in readme
        players = f"{info.players[0]}–{info.players[-1]}"
        title = english(homeward.game(info.name).title)
        ages = re.escape(info.ages + (" (ours: the box names none)" if info.own_ages else ""))
        assert re.search(rf"\[{title}\].*\| {players}, ages {ages} \|", readme), title


PLAYERS_PAGES = [ROOT / "docs" / "playing.md", *sorted((ROOT / "docs" / "games").glob("*.md"))]


def test_the_readme_leads_players_to_their_page_first() -> None:
    assert LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))[0] == "docs/playing.md"


@pytest.mark.parametrize("page", PLAYERS_PAGES, ids=lambda page: page.stem)
def test_a_page_for_players_has_a_picture_and_no_source_files(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert "![" in text
    assert re.findall(r"[\w/]+\.(?:py|ts|toml|svelte)\b", text) == []


def test_the_page_for_players_names_buttons_as_the_screen_does() -> None:
    text = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    catalogue = (SOURCE / "catalogue" / "en.po").read_text(encoding="utf-8")
    buttons = re.findall(r"\*\*(.+?)\*\*", text)
    assert len(buttons) > 10
    assert [name for name in buttons if f'msgid "{name}"' not in catalogue] == []


@pytest.mark.parametrize("page", ["README.md", "docs/learning.md"])
def test_the_examples_of_a_page_run_one_after_another(page: str) -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)
    assert examples
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, page, "exec"), names)


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(homeward).failed == 0


# Examples in docstrings. They are read from the sources: compiled code does not keep them.

MANUAL = {"engine/game.py": "Game", "engine/state.py": "State", "record.py": "Record"}


def class_in(file: str) -> ast.ClassDef:
    body = ast.parse((SOURCE / file).read_text(encoding="utf-8")).body
    return next(node for node in body if isinstance(node, ast.ClassDef) and node.name == MANUAL[file])


def texts_in(node: ast.AST) -> list[str]:
    """Every text that stands for itself: docstrings of methods, and those below an attribute."""
    found = (one.value for one in ast.walk(node) if isinstance(one, ast.Expr))
    return [text.value for text in found if isinstance(text, ast.Constant) and isinstance(text.value, str)]


@pytest.mark.parametrize("file", MANUAL)
def test_every_public_method_has_an_example(file: str) -> None:
    methods = [one for one in class_in(file).body if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")]
    assert [one.name for one in methods if ">>>" not in (ast.get_docstring(one) or "")] == []


@pytest.mark.parametrize("file", [*MANUAL, "engine/decode_errors.py"])
def test_the_examples_of_docstrings_run(file: str) -> None:
    node = class_in(file) if file in MANUAL else ast.parse((SOURCE / file).read_text(encoding="utf-8"))
    runner = doctest.DocTestRunner()
    for text in texts_in(node):
        runner.run(doctest.DocTestParser().get_doctest(text, names_in_examples(), file, file, 0))
    assert runner.summarize().failed == 0
    assert runner.tries > 0


def names_in_examples() -> dict[str, object]:
    game = homeward.game("monster-chase")
    record = homeward.Record.new(game.name, players=2, seed=7)
    for move in ("flip 1", "flip 4"):
        record.append(game.parse(move))
    state = game.deal(players=2, seed=7)
    return {
        "homeward": homeward,
        "game": game,
        "state": state,
        "record": record,
        "problem_and_field": problem_and_field,
        "with_field": with_field,
    }
