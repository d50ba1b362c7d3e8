// Python in this worker, with the house in it: compiled where that loads, otherwise the same package interpreted.
import type { PyodideInterface } from 'pyodide';

/** Bytes of Python that have come, of all. */
export type Arriving = (loaded: number, total: number) => void;

const PACKAGE = 'homeward.zip';
const NATIVE = 'native.zip';
const BYTES = Number(import.meta.env.VITE_PYTHON_BYTES);

/** The site's own folder of Python: beside the folder of this script. */
const script: string = import.meta.url;
const fileOf = (name: string): string => new URL(`../${import.meta.env.VITE_PYTHON}/${name}`, script).href;

/** As the browser does it, also while Pyodide's fetching is counted. */
const plain = self.fetch.bind(self);

interface Loader {
  loadPyodide(options: { indexURL: string }): Promise<PyodideInterface>;
}

/** With `arriving` it is told how much has come; without, browsers may keep what they have compiled. */
export async function startPython(arriving?: Arriving): Promise<PyodideInterface> {
  const fetched = arriving ? counting(arriving) : plain;
  const [house, native] = [PACKAGE, NATIVE].map((name) => fetched(fileOf(name)));
  try {
    const python = await pythonWith(fetched, house, native);
    python.pyimport('homeward.engine.rng');
    return python;
  } catch (why) {
    console.warn('compiled rules do not load here, so they are interpreted', why);
    return pythonWith(fetched, fetched(fileOf(PACKAGE)));
  }
}

async function pythonWith(
  fetched: (name: string) => Promise<Response>,
  ...archives: (Promise<Response> | undefined)[]
): Promise<PyodideInterface> {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- Pyodide's own module, by its own address
  const loader = (await import(/* @vite-ignore */ fileOf('pyodide.mjs'))) as Loader;
  self.fetch = (input) => fetched(input instanceof Request ? input.url : String(input));
  const python = await loader.loadPyodide({ indexURL: fileOf('') }).finally(() => (self.fetch = plain));
  for (const archive of archives) {
    const response = await archive;
    if (!response?.ok) throw new Error(`an archive of Python did not come: ${response?.status}`);
    python.unpackArchive(await response.arrayBuffer(), 'zip');
  }
  return python;
}

/** Fetches, and tells with every part that comes how far all of them are. */
function counting(arriving: Arriving): (name: string) => Promise<Response> {
  let loaded = 0;
  return async (name) => {
    const response = await plain(name);
    const counted = new WritableStream<Uint8Array>({
      write(part) {
        loaded += part.length;
        arriving(Math.min(loaded, BYTES), BYTES);
      },
    });
    void response.clone().body?.pipeTo(counted);
    return response;
  };
}
