// Turn notices of a device: problems are named, and the right requests are sent.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  inUtc,
  noticesAreOn,
  offersNotices,
  switchNoticesOff,
  switchNoticesOn,
  problemHere,
  sendTestNotice,
} from './turn_notices';

const asked: [string, string][] = [];
const registered: string[] = [];
let key = 'house-key';
let hooks = false;
let result = 'rung';
let subscribe = () => Promise.resolve({ endpoint: 'https://push.example/1' });

function browser({ secure = true, permission = 'granted', push = true } = {}) {
  const remembered = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => remembered.get(name) ?? null,
    setItem: (name: string, value: string) => remembered.set(name, value),
    removeItem: (name: string) => remembered.delete(name),
  });
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) });
  if (push) vi.stubGlobal('PushManager', class {});
  const pushManager = { getSubscription: () => Promise.resolve(null), subscribe: () => subscribe() };
  const register = (script: string) => Promise.resolve(registered.push(script));
  vi.stubGlobal('navigator', { serviceWorker: { register, ready: Promise.resolve({ pushManager }) } });
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push([`${init?.method ?? 'GET'} ${address}`, typeof init?.body === 'string' ? init.body : '']);
    const answer = address === '/api/bell' ? { key, hooks } : address.endsWith('/bell/trial') ? { result } : null;
    return Promise.resolve(answer ? new Response(JSON.stringify(answer)) : new Response(null, { status: 204 }));
  });
}

beforeEach(() => {
  asked.length = registered.length = 0;
  key = 'house-key';
  hooks = false;
  result = 'rung';
  subscribe = () => Promise.resolve({ endpoint: 'https://push.example/1' });
  browser();
});
afterEach(() => vi.unstubAllGlobals());

test('minutes of the day here are minutes of the day everywhere', () => {
  expect(inUtc(20 * 60, -120)).toBe(18 * 60); // Berlin in summer
  expect(inUtc(60, -120)).toBe(23 * 60);
  expect(inUtc(23 * 60, 300)).toBe(4 * 60); // New York
});

test('a bell is switched on with its quiet hours, and off again', async () => {
  expect(await switchNoticesOn('table', 'token', true)).toBeNull();
  expect(noticesAreOn('table')).toBe(true);
  expect(registered).toEqual(['/service-worker.js']);
  const quiet = { quiet_from: inUtc(20 * 60), quiet_to: inUtc(8 * 60) };
  expect(asked.at(-1)).toEqual([
    'PUT /api/tables/table/bell',
    JSON.stringify({ token: 'token', endpoint: 'https://push.example/1', ...quiet }),
  ]);
  await switchNoticesOff('table', 'token');
  expect(noticesAreOn('table')).toBe(false);
  expect(asked.at(-1)).toEqual(['POST /api/tables/table/bell/off', '{"token":"token"}']);
});

test.each([
  ['insecure', { secure: false }],
  ['unsupported', { push: false }],
  ['denied', { permission: 'denied' }],
] as const)('what stands in the way is said before anybody is asked: %s', async (trouble, what) => {
  vi.unstubAllGlobals();
  browser(what);
  expect(problemHere()).toBe(trouble);
  expect(await switchNoticesOn('table', 'token', true)).toBe(trouble);
  expect(await sendTestNotice('table', 'token')).toBe(trouble);
  expect(asked).toEqual([]);
});

test('a house that calls nobody, and a service that does not answer, are told apart', async () => {
  key = '';
  expect(await switchNoticesOn('table', 'token', true)).toBe('no-house');
  key = 'house-key';
  subscribe = () => Promise.reject(new Error('no network'));
  expect(await switchNoticesOn('table', 'token', true)).toBe('unreachable');
  expect(noticesAreOn('table')).toBe(false);
});

test('a bell that cannot ring is not offered', async () => {
  expect(await offersNotices('table')).toBe(true);
  key = '';
  expect(await offersNotices('table')).toBe(false);
  hooks = true;
  expect(await offersNotices('table')).toBe(true);
});

test.each([
  ['no https', { secure: false }, false],
  ['a browser that must be installed first', { push: false }, true],
  ['a browser that was told to show none', { permission: 'denied' }, true],
] as const)(
  'what only the host can change is not offered, what players can change is explained: %s',
  async (_, what, offered) => {
    vi.unstubAllGlobals();
    browser(what);
    expect(await offersNotices('table')).toBe(offered);
  },
);

test('a bell that rings can always be switched off', async () => {
  await switchNoticesOn('table', 'token', true);
  key = '';
  expect(await offersNotices('table')).toBe(true);
  expect(await offersNotices('another')).toBe(false);
});

test('trying it says what the service said', async () => {
  expect(await sendTestNotice('table', 'token')).toBeNull();
  expect(asked.at(-1)).toEqual([
    'POST /api/tables/table/bell/trial',
    '{"token":"token","endpoint":"https://push.example/1"}',
  ]);
  result = 'gone';
  expect(await sendTestNotice('table', 'token')).toBe('gone');
});
