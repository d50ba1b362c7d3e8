// What tools/build_wasm.py has packed. A pack is squeezed as a whole, here and not by whoever serves it: few file servers would.
import type { PyodideInterface } from 'pyodide';

export const LIBRARY = 'python_stdlib.pack';
export const PACKAGE = 'homeward.pack';
export const COMPILED = 'compiled.pack';

/** Where the files of our packs are put. */
const FOLDER = '/homeward';
const LINE_END = 10;

/** Of Python's files what is used here; their whole type is in a package that nothing else needs. */
interface Files {
  mkdirTree(folder: string): void;
  writeFile(file: string, bytes: Uint8Array, options: { canOwn: boolean }): void;
}

export function decompress(pack: Response): Response {
  if (!pack.ok || pack.body === null) throw new Error(`a pack of Python did not come: ${pack.status}`);
  return new Response(pack.body.pipeThrough(new DecompressionStream('gzip')));
}

/** One file after another, behind a line that tells the name and length of each. */
export async function layOut(python: PyodideInterface, pack: Response): Promise<void> {
  const bytes = new Uint8Array(await decompress(pack).arrayBuffer());
  const line = bytes.indexOf(LINE_END);
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- as tools/build_wasm.py writes it
  const files = JSON.parse(new TextDecoder().decode(bytes.subarray(0, line))) as [name: string, length: number][];
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- Emscripten's
  const place = python.FS as Files;
  let at = line + 1;
  for (const [name, length] of files) {
    const file = `${FOLDER}/${name}`;
    place.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    place.writeFile(file, bytes.subarray(at, at + length), { canOwn: true });
    at += length;
  }
}

export function lookInFolder(python: PyodideInterface): void {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- Python's own
  const sys = python.pyimport('sys') as { path: { append: (folder: string) => void } };
  sys.path.append(FOLDER);
}
