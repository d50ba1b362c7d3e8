// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { adminTables, replay, writeCard } from '../border/requests';
import { linesOf, refusalIn } from './api';
import { boxes } from './boxes';
import { t, translate } from '../words';
import { language } from '../words/language.svelte';

afterEach(() => vi.unstubAllGlobals());

/** The sentence a page shows after this response. */
async function toldAfter(status: number, body: string): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  return boxes().then(String, (why: unknown) => translate(refusalIn(why).said));
}

test('whoever is banned reads so in their language', async () => {
  await language.choose('de');
  const banned = '{"code":"banned","rule":"","said":{"key":"refusal.banned","args":{}}}';
  expect(await toldAfter(403, banned)).toContain('Von deiner Internetadresse');
});

test('an answer that is not of this house is as good as none', async () => {
  expect(await toldAfter(502, '<h1>Bad Gateway</h1>')).toBe(t('link.unreachable'));
});

test('an answer that takes its time is read line by line, however it is cut', async () => {
  const parts = ['{"looked":1,', '"of":3}\n{"looked":2,"of":3}\n{"lo', 'oked":3,"of":3}'];
  const stream = new ReadableStream({
    start(answer) {
      for (const part of parts) answer.enqueue(new TextEncoder().encode(part));
      answer.close();
    },
  });
  const lines: string[] = [];
  for await (const line of linesOf(new Response(stream))) lines.push(line);
  expect(lines).toEqual(['{"looked":1,"of":3}', '{"looked":2,"of":3}', '{"looked":3,"of":3}']);
});

test('a request has its address, its query, its body and its token', async () => {
  const sent: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push([address, init]);
    return Promise.resolve(new Response('{}'));
  });
  await replay('a/b?c', 1, { start: 50, views: false });
  await adminTables('secret', {});
  await writeCard('00', { version: 1, body: 'x' });
  expect(sent).toEqual([
    ['/api/tables/a%2Fb%3Fc/games/1/replay?start=50&views=false', { method: 'GET', headers: {} }],
    ['/api/admin/tables', { method: 'GET', headers: { Authorization: 'Bearer secret' } }],
    [
      '/api/cards/00',
      { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: '{"version":1,"body":"x"}' },
    ],
  ]);
});
