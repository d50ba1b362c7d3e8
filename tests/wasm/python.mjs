// Runs a Python file in Pyodide under Node: `node python.mjs <pyodide> <package> <project> <file>`.
// The package is what tools/build_wasm.py makes; it comes before the sources of the project, which has the rest.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [pyodide, site, root, file] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
for (const [place, folder] of Object.entries({ '/site': site, '/project': root })) {
  python.FS.mkdir(place);
  python.mountNodeFS(place, folder);
}
const sys = python.pyimport('sys');
sys.argv = python.toPy(process.argv.slice(5));
sys.dont_write_bytecode = true;
await python.runPythonAsync(readFileSync(file, 'utf8'));
