// What the service worker of a server's page does with a request. It is decided here, so that it can be tested without a browser.

/**
 * `document`: from the server; if it cannot be reached, the offline page. `asset`: a file whose name has its hash, from the
 * cache if it is there. `spare`: a file of the offline page, from the server if possible. `network`: left to the browser.
 */
export type Handling = 'document' | 'asset' | 'spare' | 'network';

/** Answers of the server itself: the worker never sees, changes or stores them. */
const NOT_PAGES = /^\/(api|schema|health|ready)(\/|$)/;
const ASSET = /^\/assets\/[\w-][\w.-]*\.\w+$/;
/** What a proxy answers while there is no server behind it; our server never does. */
const PROXY_ALONE: ReadonlySet<number> = new Set([502, 504]);

export function handlingOf(
  { method, mode, url, headers }: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>,
  origin: string,
  spares: readonly string[],
): Handling {
  const address = new URL(url);
  const path = address.pathname;
  if (method !== 'GET' || address.origin !== origin || headers.has('range') || NOT_PAGES.test(path)) return 'network';
  if (mode === 'navigate') return 'document';
  if (address.search) return 'network';
  if (ASSET.test(path)) return 'asset';
  return spares.includes(path) ? 'spare' : 'network';
}

/** May this response be stored? Only a whole file that the server itself calls unchangeable. */
export const isLasting = ({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean =>
  status === 200 && type === 'basic' && /\bimmutable\b/.test(headers.get('cache-control') ?? '');

/** Did the server answer, and not only a proxy before it? */
export const isFromServer = ({ status }: Pick<Response, 'status'>): boolean => !PROXY_ALONE.has(status);

/** The sentence in this language; in English for everything that is no language of ours. */
export const sentenceIn = (sentences: Readonly<Record<string, string>>, language: unknown): string =>
  sentences[speaks(sentences, language) ? language : 'en'] ?? '';

export const speaks = (sentences: Readonly<Record<string, string>>, language: unknown): language is string =>
  typeof language === 'string' && Object.hasOwn(sentences, language);
