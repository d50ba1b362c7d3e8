"""What a page without a server brings along has its licence in it."""

from .node import PACKAGE, ROOT

TOLD = (ROOT / "dist" / "site" / "licences" / "python.md").read_text(encoding="utf-8")


def test_everything_of_python_has_its_licence() -> None:
    brought = {path.name for path in PACKAGE.iterdir() if path.is_dir() and ".dist-info" not in path.name}
    headings = {line.split()[1].split("-")[0].lower() for line in TOLD.splitlines() if line.startswith("## ")}
    assert brought <= headings
    assert {"pyodide", "python", "mypyc,"} <= headings
    assert TOLD.count("Permission is hereby granted") >= 3
