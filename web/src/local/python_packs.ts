// Unpacks what tools/build_wasm.py has packed. A pack is compressed by us, because few file servers compress such files.
import type { PyodideInterface } from 'pyodide';

export const LIBRARY = 'python_stdlib.pack';
export const PACKAGE = 'homeward.pack';
export const COMPILED = 'compiled.pack';

/** The folder for the files of our packs. */
const FOLDER = '/homeward';
const LINE_END = 10;

/** The part of Emscripten's file system used here; its full types are in a package that nothing else needs. */
interface Files {
  mkdirTree(folder: string): void;
  writeFile(file: string, bytes: Uint8Array, options: { canOwn: boolean }): void;
}

export function decompress(pack: Response): Response {
  if (!pack.ok || pack.body === null) throw new Error(`a pack of Python did not come: ${pack.status}`);
  return new Response(pack.body.pipeThrough(new DecompressionStream('gzip')));
}

/** Writes the files of a pack. It begins with a line that lists the name and length of each. */
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
