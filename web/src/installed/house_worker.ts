// The service worker of a server's page: turn notices, and an offline page while the server cannot be reached. It stores
// files of the build only, never a document or an answer of the server, so nobody stays on an old client.
import { handlingOf, isFromServer, isLasting, sentenceIn } from './handling';

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
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}
declare const self: Scope;

const { version, spares, turn } = self.__BUILD__;
const OURS = 'homeward-house-'; // a site without a server on the same host has caches of its own
const CACHE = OURS + version;
const OFFLINE = '/offline.html';

self.addEventListener('install', (event) => event.waitUntil(storeSpares().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (handlingOf(request, self.location.origin, spares)) {
    case 'document':
      return event.respondWith(documentOf(request));
    case 'asset':
      return event.respondWith(assetOf(request));
    case 'spare':
      return event.respondWith(spareOf(request));
    case 'network':
  }
});

// A push message has no content.
self.addEventListener('push', (event) => {
  const body = sentenceIn(turn, self.location.href);
  event.waitUntil(self.registration.showNotification('Homeward', { body, tag: 'turn', icon: '/icon-192.png' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = self.clients.matchAll({ type: 'window' });
  event.waitUntil(open.then(([page]) => (page ? page.focus() : self.clients.openWindow('/'))));
});

async function storeSpares(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(spares.map((path) => new Request(path, { cache: 'no-cache' })));
}

async function deleteOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A browser that blocks or has lost its caches is one without them. */
const storedFile = (what: Request | string): Promise<Response | undefined> =>
  caches.match(what, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined);

async function documentOf(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => null);
  if (response && isFromServer(response)) return response;
  return (await storedFile(OFFLINE)) ?? response ?? Response.error();
}

async function assetOf(request: Request): Promise<Response> {
  const known = await storedFile(request);
  if (known) return known;
  const response = await fetch(request);
  if (isLasting(response)) void store(request, response.clone());
  return response;
}

async function spareOf(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => null);
  if (response && isFromServer(response)) return response;
  return (await storedFile(request)) ?? response ?? Response.error();
}

/** Without space on the disk the file is loaded again the next time. */
async function store(request: Request, response: Response): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(request, response);
  } catch (why) {
    console.warn('a file could not be stored', why);
  }
}
