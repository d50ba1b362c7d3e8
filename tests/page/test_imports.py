"""A page has few packages: what it imports must do with them."""

import subprocess
import sys

# All of Python's own, our package with its compiled library, and what tools/build_wasm.py puts beside it
IMPORT_AS_IN_A_PAGE = """
import sys
from importlib.abc import MetaPathFinder

THERE = {"homeward", "msgspec", "librt", "mypy_extensions", "confusable_homoglyphs"}

class OnlyWhatAPageHas(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in THERE and top not in sys.stdlib_module_names and not top.endswith("__mypyc"):
            raise ModuleNotFoundError(f"a page has no {name}")

sys.meta_path.insert(0, OnlyWhatAPageHas())
import homeward.page.page_house
import homeward.page.bot_worker
"""


def test_a_page_imports_only_what_it_has() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORT_AS_IN_A_PAGE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
