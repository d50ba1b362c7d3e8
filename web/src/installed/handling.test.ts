// The service worker leaves every answer of the server alone, and stores only what never changes.
import { expect, test } from 'vitest';
import { API } from '../border/constants';
import { handlingOf, isFromServer, isLasting, sentenceIn } from './handling';

const HOUSE = 'https://house.example';
const SPARES = ['/offline.html', '/theme.js'];

interface Details {
  mode?: RequestMode;
  method?: string;
  headers?: HeadersInit;
}

function handling(path: string, { mode = 'cors', method = 'GET', headers = {} }: Details = {}) {
  const request = { method, mode, url: new URL(path, HOUSE).href, headers: new Headers(headers) };
  return handlingOf(request, HOUSE, SPARES);
}

test('pages are documents, whatever table they show', () => {
  for (const path of ['/', '/table/k3v2q7xw5m4nabcd', '/join/abc#key', '/?from=home', '/admin', '/apiary'])
    expect(handling(path, { mode: 'navigate' })).toBe('document');
});

test.each([API, `${API}/games`, `${API}/tables/abc/record`, '/schema/openapi.json', '/health', '/ready'])(
  'an answer of the server is left alone, however it is asked for: %s',
  (path) => {
    for (const mode of ['cors', 'same-origin', 'no-cors', 'navigate'] as const)
      expect(handling(path, { mode })).toBe('network');
  },
);

test('files with a hash come from the cache, the others of the offline page from the server', () => {
  expect(handling('/assets/index-B_8p-Q1o.js')).toBe('asset');
  expect(handling('/assets/nunito-latin.woff2')).toBe('asset');
  expect(handling('/theme.js')).toBe('spare');
  expect(handling('/homeward.webmanifest')).toBe('network');
});

test.each([
  '/assets/',
  '/assets/no-suffix',
  '/assets/..%2fapi/tables.json',
  '/assets/%2e%2e/api/tables.json',
  '/assets/deeper/board.js',
  '/assets/board.js?token=abc',
  '/assets//board.js',
  '/theme.js?token=abc',
  'https://elsewhere.example/assets/board.js',
])('what only looks like a file of the build is left alone: %s', (path) => {
  expect(handling(path)).toBe('network');
});

test('what changes something, and a part of a file, is left alone', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
    expect(handling('/', { method, mode: 'navigate' })).toBe('network');
    expect(handling('/assets/board.js', { method })).toBe('network');
  }
  expect(handling('/assets/sound.mp3', { headers: { range: 'bytes=0-10' } })).toBe('network');
});

test('only a whole file that never changes is stored', () => {
  const response = (status: number, caching: string, type: ResponseType = 'basic') => ({
    status,
    type,
    headers: new Headers({ 'cache-control': caching }),
  });
  expect(isLasting(response(200, 'public, max-age=31536000, immutable'))).toBe(true);
  expect(isLasting(response(200, 'no-cache'))).toBe(false);
  expect(isLasting(response(206, 'immutable'))).toBe(false);
  expect(isLasting(response(404, 'immutable'))).toBe(false);
  expect(isLasting(response(200, 'immutable', 'opaque'))).toBe(false);
});

test('a proxy without its server is not the server; a server in trouble is', () => {
  expect([502, 504].some((status) => isFromServer({ status }))).toBe(false);
  expect([200, 404, 429, 500, 503].every((status) => isFromServer({ status }))).toBe(true);
});

test('a language chooses among our sentences and brings none along', () => {
  const sentences = { en: 'It is your turn.', de: 'Du bist dran.' };
  expect(sentenceIn(sentences, 'de')).toBe('Du bist dran.');
  for (const language of ['', 'Send money', '__proto__', 'constructor', undefined, 7, ['de']])
    expect(sentenceIn(sentences, language)).toBe('It is your turn.');
});
