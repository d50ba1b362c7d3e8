"""The contract of a storage, kept by IndexedDB in a real browser: the very functions that the databases keep."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.site import BUILT, FileServer
from tests.storage_contract import CONTRACT
from tests.wasm.node import NODE, PYODIDE

ROOT = Path(__file__).parents[2]
BUNDLE = """
import { build } from 'vite';
await build({
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: process.argv[1],
    lib: { entry: ['src/local/store.ts', 'src/local/python_packs.ts'], formats: ['es'] },
  },
});
"""
# Python in the page, with the storage of the page; every promise gets a database of its own.
BEGIN = """
async (python) => {
  const { Store, doIn } = await import('/store/store.js');
  const { loadPyodide } = await import('/pyodide/pyodide.mjs');
  const { PACKAGE, layOut, lookInFolder } = await import('/store/python_packs.js');
  const pyodide = await loadPyodide({ indexURL: '/pyodide/' });
  await layOut(pyodide, await fetch(`/site/${python}/${PACKAGE}`));
  lookInFolder(pyodide);
  pyodide.FS.writeFile('storage_contract.py', await (await fetch('/tests/storage_contract.py')).text());
  window.keeps = async (promise) => {
    const browser = () => {
      const store = new Store(promise);
      return { store: (what, args) => doIn(store, what, args) };
    };
    await pyodide.pyimport('promises').keeps(promise, browser);
  };
}
"""
PROMISES = """
import storage_contract
from homeward.page.indexed_db import IndexedDbStorage

async def keeps(promise, browser):
    async def another():
        storage = IndexedDbStorage(browser())
        await storage.open()
        return storage

    storage = await another()
    await getattr(storage_contract, promise)(storage, another)
    await storage.close()
"""


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    bundled = tmp_path_factory.mktemp("store")
    subprocess.run([NODE, "--input-type=module", "-e", BUNDLE, str(bundled)], cwd=ROOT / "web", check=True)
    folders = {"site": BUILT, "store": bundled, "tests": ROOT / "tests", "pyodide": PYODIDE}
    server = FileServer(tmp_path_factory.mktemp("www"), **folders)
    page = browser.new_page()
    page.goto(f"{server.address}/site/icon.svg")
    (python,) = [path.name for path in BUILT.glob("python-*")]
    begin = BEGIN.replace(
        "  window.keeps", f"  pyodide.FS.writeFile('promises.py', {json.dumps(PROMISES)});\n  window.keeps"
    )
    page.evaluate(begin, python)
    yield page
    page.close()
    server.stop()


@pytest.mark.parametrize("promise", [promise.__name__ for promise in CONTRACT])
def test_the_contract_is_kept(page: Page, promise: str) -> None:
    page.evaluate("promise => window.keeps(promise)", promise)
