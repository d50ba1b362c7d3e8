// The service worker leaves every answer of the server alone, and stores only what never changes.
import { expect, test } from 'vitest';
import { API, SERVER_PATHS } from '../border/constants';
import { isFromServer, isImmutable, strategyFor } from './strategy';

const HOUSE = 'https://house.example';
const PATHS = { precached: ['/offline.html', '/theme.js'], server: SERVER_PATHS };

interface Details {
  mode?: RequestMode;
  method?: string;
  headers?: HeadersInit;
}

function strategy(path: string, { mode = 'cors', method = 'GET', headers = {} }: Details = {}) {
  const request = { method, mode, url: new URL(path, HOUSE).href, headers: new Headers(headers) };
  return strategyFor(request, HOUSE, PATHS);
}

test('pages are documents, whatever table they show', () => {
  for (const path of ['/', '/table/k3v2q7xw5m4nabcd', '/join/abc#key', '/?from=home', '/admin', '/apiary'])
    expect(strategy(path, { mode: 'navigate' })).toBe('offline-fallback');
});

test.each([...SERVER_PATHS, `${API}/games`, `${API}/tables/abc/record`])(
  'an answer of the server is left alone, however it is asked for: %s',
  (path) => {
    for (const mode of ['cors', 'same-origin', 'no-cors', 'navigate'] as const)
      expect(strategy(path, { mode })).toBe('none');
  },
);

test('files with a hash come from the cache, the others of the offline page from the server', () => {
  expect(strategy('/assets/index-B_8p-Q1o.js')).toBe('cache-first');
  expect(strategy('/assets/nunito-latin.woff2')).toBe('cache-first');
  expect(strategy('/theme.js')).toBe('network-first');
  expect(strategy('/homeward.webmanifest')).toBe('none');
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
  expect(strategy(path)).toBe('none');
});

test('what changes something, and a part of a file, is left alone', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
    expect(strategy('/', { method, mode: 'navigate' })).toBe('none');
    expect(strategy('/assets/board.js', { method })).toBe('none');
  }
  expect(strategy('/assets/sound.mp3', { headers: { range: 'bytes=0-10' } })).toBe('none');
});

test('only a whole file that never changes is stored', () => {
  const response = (status: number, caching: string, type: ResponseType = 'basic') => ({
    status,
    type,
    headers: new Headers({ 'cache-control': caching }),
  });
  expect(isImmutable(response(200, 'public, max-age=31536000, immutable'))).toBe(true);
  expect(isImmutable(response(200, 'no-cache'))).toBe(false);
  expect(isImmutable(response(206, 'immutable'))).toBe(false);
  expect(isImmutable(response(404, 'immutable'))).toBe(false);
  expect(isImmutable(response(200, 'immutable', 'opaque'))).toBe(false);
});

test('a proxy without its server is not the server; a server in trouble is', () => {
  expect([502, 504].some((status) => isFromServer({ status }))).toBe(false);
  expect([200, 404, 429, 500, 503].every((status) => isFromServer({ status }))).toBe(true);
});
