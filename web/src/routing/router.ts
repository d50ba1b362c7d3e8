// A small router over the history API: `go` changes the address, `follow` calls listeners.
import { addressOf, isOurs, pathOf } from './addresses';
import { decodeText, fragment } from './fragment';
import { nth } from '../assert';

export type Params = Readonly<Record<string, string>>;

/** The params of `pathname` if it fits `pattern`, else null. `/table/:id` fits `/table/k3`. */
export function match(pattern: string, pathname: string): Params | null {
  const want = parts(pattern);
  const have = parts(pathname);
  if (want.length !== have.length) return null;
  const params: Record<string, string> = {};
  for (const [i, word] of want.entries()) {
    if (word.startsWith(':')) params[word.slice(1)] = decodeText(nth(have, i));
    else if (word !== have[i]) return null;
  }
  return params;
}

const parts = (path: string) => path.split('/').filter(Boolean);

type Listener = (pathname: string) => void;
const listeners = new Set<Listener>();
/** The path of the page on show. */
let shown = '';
const tell = () => {
  shown = pathOf(location);
  listeners.forEach((listener) => listener(shown));
};

/** Opens a page by its path, such as `/table/k3#join=...`. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(path));
  scrollTo(0, 0);
  tell();
}

/** Calls `listener` at every change of page until the returned function is called. */
export function follow(listener: Listener): () => void {
  if (!listeners.size) start();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let started = false;
function start(): void {
  if (started) return;
  started = true;
  shown = pathOf(location);
  addEventListener('popstate', () => {
    if (!isWithinPage()) tell();
  });
  document.addEventListener('click', onClick);
}

/** Did the address change to a place on the page on show, such as the board, or back? Then the page stays as it is. */
const isWithinPage = (): boolean =>
  pathOf(location) === shown && (!location.hash || document.getElementById(fragment()) !== null);

/** Handles plain clicks on our own links; the browser handles all others. */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (pathOf(link) === pathOf(location) && link.hash) return;
  if (!isOurs(link)) return;
  event.preventDefault();
  go(pathOf(link) + link.hash);
}
