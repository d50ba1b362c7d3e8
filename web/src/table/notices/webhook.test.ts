// Webhooks: the right requests are sent, and the device stores the address.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inUtc } from './turn_notices';
import { webhookOf, switchWebhookOff, switchWebhookOn, testWebhook } from './webhook';

const asked: [string, string][] = [];
let result = 'rung';
const URL = 'https://gadget.example/turn';

beforeEach(() => {
  asked.length = 0;
  result = 'rung';
  const remembered = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => remembered.get(name) ?? null,
    setItem: (name: string, value: string) => remembered.set(name, value),
    removeItem: (name: string) => remembered.delete(name),
  });
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push([`${init?.method ?? 'GET'} ${address}`, typeof init?.body === 'string' ? init.body : '']);
    const answer = address.endsWith('/trial') ? { result } : null;
    return Promise.resolve(answer ? new Response(JSON.stringify(answer)) : new Response(null, { status: 204 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an address is given with its quiet hours, and taken back', async () => {
  await switchWebhookOn('table', 'token', URL, true);
  expect(webhookOf('table')).toBe(URL);
  const quiet = { quiet_from: inUtc(20 * 60), quiet_to: inUtc(8 * 60) };
  expect(asked.at(-1)).toEqual(['PUT /api/tables/table/hook', JSON.stringify({ token: 'token', url: URL, ...quiet })]);
  await switchWebhookOff('table', 'token');
  expect(webhookOf('table')).toBeNull();
  expect(asked.at(-1)).toEqual(['POST /api/tables/table/hook/off', '{"token":"token"}']);
});

test('trying it says what came of it', async () => {
  expect(await testWebhook('table', 'token', URL)).toBeNull();
  result = 'bad-certificate';
  expect(await testWebhook('table', 'token', URL)).toBe('bad-certificate');
  expect(webhookOf('table')).toBeNull();
});
