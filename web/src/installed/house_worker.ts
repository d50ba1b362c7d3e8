// The service worker of a server's page: turn notices, and an offline page while the server cannot be reached. It stores
// files of the build only, never a document or an answer of the server, so nobody stays on an old client. Its address is
// always the same: what a page wants to tell it comes as a message.
import { handlingOf, isFromServer, isLasting, sentenceIn, speaks } from './handling';
import type { WordToWorker } from './registration';

/** What the build tells the worker (web/installable.ts). */
interface Build {
  /** Another one for every build. */
  version: string;
  /** The offline page and the files that it needs. */
  spares: string[];
  /** The sentence of a turn notice in every language. */
  turn: Record<string, string>;
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WordFromPage extends WorkerEvent {
  data: WordToWorker | null;
}
interface ClickEvent extends WorkerEvent {
  notification: Notification;
}
/** The part of a service worker's scope used here; it is not in the DOM types. */
interface Scope {
  __BUILD__: Build;
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(kind: { type: 'window' }): Promise<{ focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'push', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WordFromPage) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}
declare const self: Scope;

const { version, spares, turn } = self.__BUILD__;
const OURS = 'homeward-house-'; // a site without a server on the same host has caches of its own
const CACHE = OURS + version;
const NOTICES = `${OURS}notices`; // stays when a new version comes
const OFFLINE = '/offline.html';
const LANGUAGE = '/language'; // no file: the code of the language for turn notices

self.addEventListener('install', (event) => event.waitUntil(storeSpares().then(replaceBell)));
self.addEventListener('activate', (event) =>
  event.waitUntil(deleteCaches(CACHE, NOTICES).then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (handlingOf(request, self.location.origin, spares)) {
    case 'document':
      return event.respondWith(documentOf(request));
    case 'asset':
      return event.respondWith(assetOf(event));
    case 'spare':
      return event.respondWith(spareOf(request));
    case 'network':
  }
});

// The worker of a notice has been stopped and started since a page was open, so the language is stored.
self.addEventListener('message', (event) => {
  const word = event.data;
  if (word?.forget === true) event.waitUntil(deleteCaches());
  else if (speaks(turn, word?.language)) event.waitUntil(store(LANGUAGE, new Response(word.language), NOTICES));
});

self.addEventListener('push', (event) => event.waitUntil(showNotice()));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = self.clients.matchAll({ type: 'window' });
  event.waitUntil(open.then(([page]) => (page ? page.focus() : self.clients.openWindow('/'))));
});

/** A push message has no content. */
async function showNotice(): Promise<void> {
  const stored = await storedFile(LANGUAGE, NOTICES);
  const body = sentenceIn(turn, await stored?.text());
  await self.registration.showNotification('Homeward', { body, tag: 'turn', icon: '/icon-192.png' });
}

/**
 * Takes over at once from the worker of earlier versions, which answers no requests. One like this waits until its pages are
 * closed: a browser can lose a page that is being loaded while its worker is replaced. Waiting costs nothing, because pages
 * and new files come from the server in any case.
 */
async function replaceBell(): Promise<void> {
  const { active } = self.registration;
  if (active && new URL(active.scriptURL).pathname !== self.location.pathname) await self.skipWaiting();
}

async function storeSpares(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(spares.map((path) => new Request(path, { cache: 'no-cache' })));
}

async function deleteCaches(...except: string[]): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && !except.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A browser that blocks or has lost its caches is one without them. */
const storedFile = (what: Request | string, cacheName = CACHE): Promise<Response | undefined> =>
  caches.match(what, { cacheName, ignoreVary: true }).catch(() => undefined);

async function documentOf(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => null);
  if (response && isFromServer(response)) return response;
  return (await storedFile(OFFLINE)) ?? response ?? Response.error();
}

async function assetOf(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const known = await storedFile(request);
  if (known) return known;
  const response = await fetch(request);
  if (isLasting(response)) event.waitUntil(store(request, response.clone()));
  return response;
}

async function spareOf(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => null);
  if (response && isFromServer(response)) return response;
  return (await storedFile(request)) ?? response ?? Response.error();
}

/** Without space on the disk the file is loaded again the next time. */
async function store(what: Request | string, response: Response, cacheName = CACHE): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(what, response);
  } catch (why) {
    console.warn('a file could not be stored', why);
  }
}
