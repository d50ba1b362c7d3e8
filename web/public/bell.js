// The service worker for turn notices of earlier versions, for browsers that have not visited the page since; the page
// replaces it by src/installed/service_worker.ts. A push message has no content: the text is in the URL of this script, in the
// language in which notices were switched on.

/** @typedef {{ waitUntil: (work: Promise<unknown>) => void, notification: { close: () => void } }} PushOrClick */
/** @typedef {{ focus: () => Promise<unknown> }} OpenPage */
/**
 * @typedef {{
 *   location: Location,
 *   registration: ServiceWorkerRegistration,
 *   clients: { matchAll: (kind: object) => Promise<OpenPage[]>, openWindow: (address: string) => Promise<unknown> },
 *   addEventListener: (name: string, listener: (event: PushOrClick) => void) => void,
 * }} ServiceWorkerScope
 */
// The DOM types do not include service workers.
const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (self));
const said = new URL(worker.location.href).searchParams.get('said') ?? '';

worker.addEventListener('push', (event) => {
  event.waitUntil(worker.registration.showNotification('Homeward', { body: said, tag: 'turn', icon: '/icon.svg' }));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = worker.clients.matchAll({ type: 'window' });
  event.waitUntil(open.then(([page]) => (page ? page.focus() : worker.clients.openWindow('/'))));
});
