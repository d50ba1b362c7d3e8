// The service worker of a server's page: turn notices, and an offline page while the server cannot be reached. It stores
// files of the build only, never a document or an answer of the server, so nobody stays on an old client. Its address is
// always the same: what a page wants to tell it comes as a message.
import type { FetchEvent, ServiceWorkerScope } from '../device/service_worker_scope';
import { sentenceIn, speaks } from './notice_language';
import type { PageMessage } from './service_worker_registration';
import { isFromServer, isImmutable, strategyFor, type KnownPaths } from './strategy';

/** What the build tells the worker (web/installable.ts). */
interface Build {
  /** Another one for every build. */
  version: string;
  paths: KnownPaths;
  /** The sentence of a turn notice in every language. */
  turn: Record<string, string>;
}
declare const self: ServiceWorkerScope<PageMessage> & { __BUILD__: Build };

const { version, paths, turn } = self.__BUILD__;
const PREFIX = 'homeward-house-'; // a site without a server on the same host has caches of its own
const CACHE = PREFIX + version;
const NOTICES = `${PREFIX}notices`; // stays when a new version comes
const OFFLINE = '/offline.html';
const LANGUAGE = '/language'; // no file: the code of the language for turn notices

self.addEventListener('install', (event) => event.waitUntil(precache().then(replaceBell)));
self.addEventListener('activate', (event) =>
  event.waitUntil(deleteCaches(CACHE, NOTICES).then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (strategyFor(request, self.location.origin, paths)) {
    case 'offline-fallback':
      return event.respondWith(networkFirst(request, OFFLINE));
    case 'network-first':
      return event.respondWith(networkFirst(request, request));
    case 'cache-first':
      return event.respondWith(cacheFirst(event));
    case 'none':
  }
});

// The worker of a notice has been stopped and started since a page was open, so the language is stored.
self.addEventListener('message', (event) => {
  const message = event.data;
  if (message?.forget === true) event.waitUntil(deleteCaches());
  else if (speaks(turn, message?.language)) event.waitUntil(store(LANGUAGE, new Response(message.language), NOTICES));
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

async function precache(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(paths.precached.map((path) => new Request(path, { cache: 'no-cache' })));
}

async function deleteCaches(...except: string[]): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !except.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A browser that blocks or has lost its caches is one without them. */
const storedFile = (what: Request | string, cacheName = CACHE): Promise<Response | undefined> =>
  caches.match(what, { cacheName, ignoreVary: true }).catch(() => undefined);

/** While the server cannot be reached there is a stored file instead. */
async function networkFirst(request: Request, fallback: Request | string): Promise<Response> {
  const response = await fetch(request).catch(() => null);
  if (response && isFromServer(response)) return response;
  return (await storedFile(fallback)) ?? response ?? Response.error();
}

async function cacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const known = await storedFile(request);
  if (known) return known;
  const response = await fetch(request);
  if (isImmutable(response)) event.waitUntil(store(request, response.clone()));
  return response;
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
