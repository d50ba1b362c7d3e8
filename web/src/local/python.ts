// Starts Python with the homeward package in this worker: compiled if that loads, otherwise interpreted.
import type { PyodideInterface } from 'pyodide';
import { COMPILED, LIBRARY, PACKAGE, layOut, lookInFolder, decompress } from './python_packs';

/** Gets the bytes of the Python files that have been loaded, of all. */
export type Arriving = (loaded: number, total: number) => void;

const BYTES = Number(import.meta.env.VITE_PYTHON_BYTES);

/** The site's folder of Python files lies beside the folder of this script. */
const script: string = import.meta.url;
const fileOf = (name: string): string => new URL(`../${import.meta.env.VITE_PYTHON}/${name}`, script).href;

/** The browser's `fetch`, which is replaced while Pyodide loads. */
const plain = self.fetch.bind(self);

interface Loader {
  loadPyodide(options: { indexURL: string; stdLibURL: string }): Promise<PyodideInterface>;
}

/** `arriving` gets the progress; without it responses are not copied, so that browsers can cache compiled code. */
export async function startPython(arriving?: Arriving): Promise<PyodideInterface> {
  const fetched = arriving ? counting(arriving) : plain;
  const [house, compiled] = [PACKAGE, COMPILED].map((name) => fetched(fileOf(name)));
  try {
    const python = await pythonWith(fetched, house, compiled);
    // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- a function of src/homeward/page/single_library.py
    const { open_library } = python.pyimport('homeward.page.single_library') as { open_library: () => void };
    open_library();
    return python;
  } catch (why) {
    console.warn('compiled rules do not load here, so they are interpreted', why);
    return pythonWith(fetched, fetched(fileOf(PACKAGE)));
  }
}

async function pythonWith(
  fetched: (name: string) => Promise<Response>,
  ...packs: (Promise<Response> | undefined)[]
): Promise<PyodideInterface> {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- Pyodide's module
  const loader = (await import(/* @vite-ignore */ fileOf('pyodide.mjs'))) as Loader;
  const [indexURL, stdLibURL] = [fileOf(''), fileOf(LIBRARY)];
  self.fetch = async (input) => {
    const name = input instanceof Request ? input.url : String(input);
    const response = await fetched(name);
    return name === stdLibURL ? decompress(response) : response;
  };
  const python = await loader.loadPyodide({ indexURL, stdLibURL }).finally(() => (self.fetch = plain));
  for (const pack of packs) if (pack) await layOut(python, await pack);
  lookInFolder(python);
  return python;
}

/** A `fetch` that reports the progress of all its responses together. */
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
