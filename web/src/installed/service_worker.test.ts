// The service worker in a browser of paper: what it stores, deletes, answers and shows.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: object) => void;

const HOUSE = 'https://house.example';
const listeners = new Map<string, Listener>();
const stores = new Map<string, Map<string, Response>>();
const shown: unknown[][] = [];
const takenOver = vi.fn(() => Promise.resolve());
let network: (path: string) => Response;

const pathOf = (what: Request | string) => new URL(typeof what === 'string' ? what : what.url, HOUSE).pathname;

function storeNamed(name: string) {
  const files = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, files);
  const put = (request: Request | string, response: Response) => Promise.resolve(files.set(pathOf(request), response));
  const addAll = (requests: Request[]) => Promise.all(requests.map((one) => put(one, network(pathOf(one)))));
  return Promise.resolve({ put, addAll });
}

/** A request as a browser makes it: the constructor refuses navigations. */
const request = (path: string, mode: RequestMode = 'cors') =>
  Object.defineProperty(new Request(HOUSE + path), 'mode', { value: mode });

/** A response as it comes from the network: the constructor's are of no origin. */
const file = (text: string, init: ResponseInit = { headers: { 'cache-control': 'immutable' } }) =>
  Object.defineProperty(new Response(text, init), 'type', { value: 'basic' });

async function happens(name: string, event: object = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

/** What the worker answers; null if it leaves the request to the browser. */
async function answer(asked: Request): Promise<string | null> {
  const answers: Promise<Response>[] = [];
  await happens('fetch', { request: asked, respondWith: (one: Promise<Response>) => answers.push(one) });
  const response = await answers[0];
  return response ? response.text() : null;
}

beforeEach(async () => {
  for (const one of [listeners, stores]) one.clear();
  shown.length = 0;
  takenOver.mockClear();
  network = (path) => file(`${path} of the server`);
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(where: string, init?: RequestInit) {
        super(new URL(where, HOUSE), init);
      }
    },
  );
  vi.stubGlobal('fetch', (asked: Request) => Promise.resolve().then(() => network(pathOf(asked))));
  vi.stubGlobal('caches', {
    open: storeNamed,
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: (what: Request | string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(stores.get(cacheName)?.get(pathOf(what))?.clone()),
  });
  await installWorker();
});

async function installWorker(active: { scriptURL: string } | null = null): Promise<void> {
  vi.stubGlobal('self', {
    __BUILD__: {
      version: 'two',
      paths: { precached: ['/offline.html', '/theme.js'], server: ['/api', '/health'] },
      turn: { en: 'Your turn', de: 'Du' },
    },
    location: new URL('/service-worker.js', HOUSE),
    registration: { active, showNotification: (...what: unknown[]) => Promise.resolve(shown.push(what)) },
    clients: { claim: () => Promise.resolve() },
    skipWaiting: takenOver,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  });
  vi.resetModules();
  await import('./service_worker');
  await happens('install');
}
afterEach(() => vi.unstubAllGlobals());

const away = () => {
  throw new TypeError('Failed to fetch');
};

test('a new version deletes the files of its predecessors and nobody else’s', async () => {
  for (const name of ['homeward-house-one', 'workbox-precache-v2-site', 'of another app']) stores.set(name, new Map());
  await happens('activate');
  expect([...stores.keys()]).toEqual(['homeward-house-two', 'workbox-precache-v2-site', 'of another app']);
});

test('a page comes from the server and is not stored; while that is away there is the offline page', async () => {
  expect(await answer(request('/table/abc', 'navigate'))).toBe('/table/abc of the server');
  network = away;
  expect(await answer(request('/table/abc', 'navigate'))).toBe('/offline.html of the server');
  expect(await answer(request('/theme.js'))).toBe('/theme.js of the server');
  network = () => file('Bad Gateway', { status: 502 });
  expect(await answer(request('/', 'navigate'))).toBe('/offline.html of the server');
  expect([...(stores.get('homeward-house-two')?.keys() ?? [])]).toEqual(['/offline.html', '/theme.js']);
});

test('a refusal of the server itself is shown, not the offline page', async () => {
  network = () => file('The disk is full', { status: 503 });
  expect(await answer(request('/', 'navigate'))).toBe('The disk is full');
});

test('a file with a hash is loaded once', async () => {
  expect(await answer(request('/assets/board-abc.js'))).toBe('/assets/board-abc.js of the server');
  await vi.waitFor(() => expect(stores.get('homeward-house-two')?.has('/assets/board-abc.js')).toBe(true));
  network = away;
  expect(await answer(request('/assets/board-abc.js'))).toBe('/assets/board-abc.js of the server');
});

test('the files of a browser without caches come from the server', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('full')), match: () => Promise.reject(new Error()) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await answer(request('/assets/board-abc.js'))).toBe('/assets/board-abc.js of the server');
});

test('what the server answers to the program passes by', async () => {
  for (const path of ['/api/games', '/api/tables/abc/record', '/health'])
    for (const mode of ['cors', 'navigate'] as const) expect(await answer(request(path, mode))).toBeNull();
});

test('a turn notice is in the language of the last page, whatever versions come', async () => {
  const notice = (body: string) => ['Homeward', { body, tag: 'turn', icon: '/icon-192.png' }];
  await happens('push');
  await happens('message', { data: { language: 'de' } });
  await installWorker();
  await happens('activate');
  await happens('push');
  expect(shown).toEqual([notice('Your turn'), notice('Du')]);
});

test.each([null, 'de', { language: 'Send money' }, { language: '__proto__' }, { language: ['de'] }, { path: '/api' }])(
  'other messages store nothing: %j',
  async (data) => {
    await happens('message', { data });
    expect([...stores.keys()]).toEqual(['homeward-house-two']);
  },
);

test('the language is no file that a page could be given', async () => {
  await happens('message', { data: { language: 'de' } });
  network = away;
  expect(await answer(request('/language'))).toBeNull();
  expect(await answer(request('/language', 'navigate'))).toBe('/offline.html of the server');
});

test('a device that is to forget keeps only what others stored', async () => {
  stores.set('of another app', new Map());
  await happens('message', { data: { language: 'de' } });
  await happens('message', { data: { forget: true } });
  expect([...stores.keys()]).toEqual(['of another app']);
});

test('the bell of earlier versions is replaced at once, a worker that answers pages after they are closed', async () => {
  await installWorker({ scriptURL: `${HOUSE}/service-worker.js` });
  expect(takenOver).not.toHaveBeenCalled();
  await installWorker({ scriptURL: `${HOUSE}/bell.js?said=Your+turn` });
  expect(takenOver).toHaveBeenCalledOnce();
});
