// Keeps the whole site for when there is no network. A new version waits until somebody wants it.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What is used here of a service worker's scope; the types of pages do not know it. */
interface Scope {
  /** Written in by tools/make_site.py: every file of the site. */
  __FILES__: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', heard: (event: MessageEvent<{ type?: string } | null>) => void): void;
}
declare const self: Scope;

precacheAndRoute(self.__FILES__);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')));

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
