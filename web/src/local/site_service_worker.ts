// Caches the whole site for use offline. A new version waits until the page requests it.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { ServiceWorkerScope } from '../device/service_worker_scope';

declare const self: ServiceWorkerScope<{ type?: string }> & {
  /** Every file of the site; tools/make_site.py fills it in. */
  __FILES__: { url: string; revision: string | null }[];
};

precacheAndRoute(self.__FILES__);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')));

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
