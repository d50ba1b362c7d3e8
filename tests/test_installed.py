"""What is installed is whole: the client, the compiled rules, and the licences of all that travels along."""

import re
from importlib.metadata import distributions
from pathlib import Path

import pytest

import homeward
from homeward.build_info import is_compiled

ROOT = Path(__file__).parents[1]
# The one that is imported: building leaves notes beside the sources that have the same name.
(INSTALLED,) = distributions(name="homeward", path=[str(Path(homeward.__file__).parents[1])])
FILES = {str(path): path for path in INSTALLED.files or ()}
# Whatever of other people's is inside the package, and the words by which its licence is known
LICENCES = {
    "svelte": "Permission is hereby granted, free of charge",
    "@noble/ciphers": "Permission is hereby granted, free of charge",
    "@noble/hashes": "Permission is hereby granted, free of charge",
    "clsx": "Permission is hereby granted, free of charge",
    "idb": "ISC License",
    "qr": "Apache License",
    "@fontsource-variable/fredoka": "SIL OPEN FONT LICENSE",
    "@fontsource-variable/nunito": "SIL OPEN FONT LICENSE",
}


def text_of(name: str) -> str:
    return Path(str(FILES[name].locate())).read_text(encoding="utf-8")


def sections(name: str) -> dict[str, str]:
    """The licences of a page of them by the name of what they are for."""
    parts = re.split(r"^## (\S+).*\n", text_of(f"homeward/server/static/licences/{name}.md"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_the_licences_of_all_that_is_shipped_are_in_the_package() -> None:
    found = sections("code") | sections("fonts")
    assert sorted(found) == sorted(LICENCES), "something else is shipped: name its licence here"
    assert [name for name, words in LICENCES.items() if words not in found[name]] == []


def test_every_font_of_the_client_has_its_licence() -> None:
    fonts = {Path(name).name.split("-")[0] for name in FILES if name.endswith(".woff2")}
    assert {f"@fontsource-variable/{font}" for font in fonts} == set(sections("fonts"))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("LICENSE", "MIT License"),
        ("licences/mypyc.txt", "Mypy (and mypyc) are licensed under the terms of the MIT license"),
        ("licences/cldr.txt", "UNICODE LICENSE V3"),
    ],
)
def test_the_package_s_own_licence_files_come_along(name: str, words: str) -> None:
    (found,) = [path for path in FILES if path.endswith(f".dist-info/licenses/{name}")]
    assert words in text_of(found)
    assert name in INSTALLED.metadata.get_all("License-File", [])


def test_the_client_and_the_catalogues_are_there() -> None:
    assert "homeward/server/static/index.html" in FILES
    assert "homeward/catalogue/locale_rules.json" in FILES
    for folder in ("catalogue", *(path.parent.relative_to(ROOT / "src" / "homeward").as_posix() for path in games())):
        assert f"homeward/{folder}/de.po" in FILES


def test_puzzles_and_lessons_are_there() -> None:
    own = ROOT / "src" / "homeward"
    written = [*own.glob("games/*/puzzles.jsonl"), *own.glob("games/*/*.toml")]
    assert [path.name for path in written if f"homeward/{path.relative_to(own).as_posix()}" not in FILES] == []


def games() -> list[Path]:
    return list((ROOT / "src" / "homeward" / "games").glob("*/catalogue/en.po"))


@pytest.mark.skipif(not is_compiled(), reason="this is the interpreted run")
def test_a_compiled_package_has_one_library_for_all_its_rules() -> None:
    assert len([name for name in FILES if re.search(r"__mypyc.*\.(so|pyd)$", name)]) == 1
