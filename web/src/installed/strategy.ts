// How the service worker of a server's page answers a request. It is decided here, so that it can be tested without a browser.

/**
 * `offline-fallback`: from the server; if it cannot be reached, the offline page. `cache-first`: a file whose name has its
 * hash. `network-first`: a file of the offline page. `none`: left to the browser.
 */
export type Strategy = 'offline-fallback' | 'cache-first' | 'network-first' | 'none';

/** What the build tells the worker of addresses (web/installable.ts). */
export interface KnownPaths {
  /** The offline page and the files that it needs. */
  precached: readonly string[];
  /** Answers of the server itself, which the worker never sees, changes or stores: SERVER_PATHS. */
  server: readonly string[];
}

const ASSET = /^\/assets\/[\w-][\w.-]*\.\w+$/;
/** What a proxy answers while there is no server behind it; our server never does. */
const PROXY_ALONE: ReadonlySet<number> = new Set([502, 504]);

export function strategyFor(
  { method, mode, url, headers }: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>,
  origin: string,
  { precached, server }: KnownPaths,
): Strategy {
  const address = new URL(url);
  const path = address.pathname;
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return 'none';
  if (server.some((one) => path === one || path.startsWith(`${one}/`))) return 'none';
  if (mode === 'navigate') return 'offline-fallback';
  if (address.search) return 'none';
  if (ASSET.test(path)) return 'cache-first';
  return precached.includes(path) ? 'network-first' : 'none';
}

/** May this response be stored? Only a whole file that the server itself calls unchangeable. */
export const isImmutable = ({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean =>
  status === 200 && type === 'basic' && /\bimmutable\b/.test(headers.get('cache-control') ?? '');

/** Did the server answer, and not only a proxy before it? */
export const isFromServer = ({ status }: Pick<Response, 'status'>): boolean => !PROXY_ALONE.has(status);
